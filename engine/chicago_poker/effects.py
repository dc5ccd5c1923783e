"""Effects of each action on the position, in the booklet's order; no question here if it is allowed.

No turn ends and no shootout begins in this file (turn.py, shootout.py).
"""

from engine.chicago_poker import actions as act
from engine.chicago_poker import events as ev
from engine.chicago_poker import memory, pieces
from engine.chicago_poker.cards import Card
from engine.chicago_poker.state import Column, Gain, Laid, Loss, Marker, OpenState, Position, Tell, with_entry
from engine.game import Seat
from engine.shuffle import shuffled


def perform(game: OpenState, tell: Tell, seat: Seat, action: act.Action) -> None:
    """The action itself, paid for and told; what follows from it is for others."""
    match action:
        case act.Play(card, place):
            pay(game)
            leave_hand(game, seat, card)
            _play(game, tell, seat, card, place)
        case act.Recruit():
            pay(game)
            draw(game, tell, seat)
        case act.Stop() | act.Send():
            pass  # nothing happens on the table: turn.py and shootout.py see to it
        case act.Liquidate(place, boss):
            _liquidate(game, tell, seat, place, game.bosses.index(boss))
            use(game, seat, pieces.Special.LIQUIDATION)
        case act.Raid(place, boss):
            _raid(game, tell, seat, place, game.bosses.index(boss))
            use(game, seat, pieces.Special.POLICE_RAID)
        case act.Drive():
            _drive(game, tell, seat, action)
            use(game, seat, pieces.Special.LIMOUSINE)
        case act.Shoot():
            use(game, seat, pieces.Special.REVOLVER)
            game.actions += pieces.REVOLVER_ACTIONS
            game.extra += pieces.REVOLVER_ACTIONS
            tell(ev.RevolverPlayed(seat))
        case act.Bribe():
            tell(ev.BriberyPlayed(seat, len(game.discard)))
            use(game, seat, pieces.Special.BRIBERY)
            game.searching = True
        case act.Take(booty):
            _take(game, tell, seat, booty)
        case act.Discard(surplus):
            leave_hand(game, seat, surplus)
            game.discard += (surplus,)
            tell(ev.CardDiscarded(seat, surplus))


def draw(game: OpenState, tell: Tell, seat: Seat, refill: bool = False) -> None:
    """CP-4: the top card goes to the hand; an empty deck is made of the discard pile first."""
    if not game.deck:
        game.reshuffles += 1
        reshuffle(game, tell, game.discard)
        game.discard = ()
    card, game.deck = game.deck[0], game.deck[1:]
    _join_hand(game, seat, card)
    tell(ev.Recruited(seat, refill))


def reshuffle(game: OpenState, tell: Tell, cards: tuple[pieces.AnyCard, ...]) -> None:
    """The cards become the deck, in the order of the next shuffle of the seed (docs/shuffle.md)."""
    game.shuffles += 1
    game.deck = shuffled(cards, game.seed, game.shuffles)
    tell(ev.DeckReshuffled(len(cards)))


def lay(game: OpenState, seat: Seat, place: pieces.Place, cards: tuple[Card, ...]) -> Column:
    """CP-5.2: the cards join the column, each with the facing of its number; what was laid comes back."""
    column = game.columns[place][seat]
    facing = pieces.LAID[business_at(game, place)]
    laid = tuple([Laid(card, facing[slot], game.turn) for slot, card in enumerate(cards, len(column))])
    set_column(game, place, seat, column + laid)
    return laid


def call_shootout_if_full(game: OpenState, tell: Tell, seat: Seat, place: pieces.Place) -> None:
    """CP-5.5: the fifth gangster, played or driven (OR-33), brings a marker."""
    if len(game.columns[place][seat]) == pieces.FULL_COLUMN:
        game.markers += (Marker(place, seat),)
        tell(ev.MarkerPlaced(seat, place, business_at(game, place)))


def search_pile(position: Position) -> tuple[pieces.AnyCard, ...]:
    """OR-25: the discard pile under the Bribery that searches it."""
    return position.discard[:-1]


def set_column(game: OpenState, place: pieces.Place, seat: Seat, column: Column) -> None:
    """Put these gangsters there for that boss, in place of the column before."""
    game.columns = with_entry(game.columns, place, with_entry(game.columns[place], seat, column))


def business_at(game: OpenState, place: pieces.Place) -> pieces.Business:
    """The business in play at a place; a vacant lot there is a bug."""
    business = game.businesses[place]
    if business is None:
        raise LookupError(f"nothing is in play at place {place}")
    return business


def send_away(game: OpenState, seat: Seat, card: Card) -> None:
    """CP-9.7: a reinforcement leaves the hand for the discard pile."""
    leave_hand(game, seat, card)
    game.discard += (card,)


def pay(game: OpenState) -> None:
    """CP-3.2: one action of the turn is used."""
    game.actions -= 1
    game.acted = True
    if game.extra > game.actions:  # OR-2a: the base actions are used first
        game.extra = game.actions


def use(game: OpenState, seat: Seat, special: pieces.Special) -> None:
    """CP-6.1, ED-12: the special card has had its effect and goes to the discard pile."""
    pay(game)
    leave_hand(game, seat, special)
    game.discard += (special,)


def _play(game: OpenState, tell: Tell, seat: Seat, card: Card, place: pieces.Place) -> None:
    column, business = game.columns[place][seat], business_at(game, place)
    slot = len(column)
    up = pieces.LAID[business][slot]
    set_column(game, place, seat, (*column, Laid(card, up, game.turn)))
    tell(ev.GangsterPlayed(seat, place, business, slot, card if up else None))
    call_shootout_if_full(game, tell, seat, place)


def _liquidate(game: OpenState, tell: Tell, seat: Seat, place: pieces.Place, rival: Seat) -> None:
    column = game.columns[place][rival]
    slot, victim = len(column) - 1, column[-1]
    set_column(game, place, rival, column[:-1])
    game.discard += (victim.card,)
    game.losses += (Loss(game.turn, place, rival, slot),)
    memory.forget_slot(game, rival, place, slot, victim.card)
    business, was_down = business_at(game, place), not victim.up
    tell(ev.GangsterLiquidated(seat, rival, place, business, slot, victim.card, was_down))


def _raid(game: OpenState, tell: Tell, seat: Seat, place: pieces.Place, rival: Seat) -> None:
    column = game.columns[place][rival]
    backs = tuple((slot, laid.card) for slot, laid in enumerate(column) if not laid.up)
    business = business_at(game, place)
    memory.remember_raid(game, seat, rival, place, business, backs)
    tell(ev.PoliceRaided(seat, rival, place, business, len(backs)))


def _drive(game: OpenState, tell: Tell, seat: Seat, drive: act.Drive) -> None:
    column = game.columns[drive.origin][seat]
    slots = tuple(slot for slot, laid in enumerate(column) if laid.card in drive.cards)
    staying = tuple(laid for laid in column if laid.card not in drive.cards)
    set_column(game, drive.origin, seat, staying)  # OR-31: they close ranks and keep their facing
    for slot in range(len(staying), len(column)):
        game.losses += (Loss(game.turn, drive.origin, seat, slot),)
    first = len(game.columns[drive.destination][seat])
    laid = lay(game, seat, drive.destination, drive.cards)
    memory.follow_drive(game, seat, drive, column, first, laid)
    tell(
        ev.GangstersDriven(
            seat,
            drive.origin,
            business_at(game, drive.origin),
            slots,
            drive.destination,
            business_at(game, drive.destination),
            first,
            tuple(gangster.card if gangster.up else None for gangster in laid),
        )
    )
    call_shootout_if_full(game, tell, seat, drive.destination)


def _take(game: OpenState, tell: Tell, seat: Seat, booty: pieces.AnyCard) -> None:
    """CP-6.6: the rest of the pile joins the deck; Bribery is the only card of the new pile."""
    rest = list(search_pile(game))
    rest.remove(booty)  # of two Police Raids the lower one (docs/shuffle.md)
    _join_hand(game, seat, booty)
    game.searching = False
    tell(ev.CardBribed(seat))
    reshuffle(game, tell, game.deck + tuple(rest))
    game.discard = (pieces.Special.BRIBERY,)


def _join_hand(game: OpenState, seat: Seat, card: pieces.AnyCard) -> None:
    game.hands = with_entry(game.hands, seat, (*game.hands[seat], card))
    game.gains = with_entry(game.gains, seat, (*game.gains[seat], Gain(game.turn, card)))


def leave_hand(game: OpenState, seat: Seat, card: pieces.AnyCard) -> None:
    """The card is no longer in that hand."""
    hand = game.hands[seat]
    at = hand.index(card)
    game.hands = with_entry(game.hands, seat, hand[:at] + hand[at + 1 :])
