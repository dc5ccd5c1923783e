"""Shootouts: who fights, who wins, what a tie asks for, and whether the game is won (CP-7 to CP-10).

Hands are ranked in hands.py; when a shootout takes place is turn.py's affair.
"""

from engine.chicago_poker import events as ev
from engine.chicago_poker import memory
from engine.chicago_poker.cards import Card
from engine.chicago_poker.effects import business_at, draw, send_away
from engine.chicago_poker.hands import hand
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import Business, Place
from engine.chicago_poker.refusals import why_no_draw
from engine.chicago_poker.state import Column, OpenState, Tell, Tie, with_entry
from engine.chicago_poker.views import Outcome
from engine.game import Seat


def hold(game: OpenState, tell: Tell, cause: ev.Caller) -> None:
    """CP-7: the next shootout of the turn, up to its winner or to a tie; the active boss has called it."""
    place, caller = game.fights[0], game.active
    fighters = lined_up(game.columns[place], caller)
    best = fighters[0].hand
    tied = tuple(fighter.seat for fighter in fighters if fighter.hand == best)
    if len(tied) > 1:
        game.tie = Tie(place, caller, cause, tied, (), ())
        tell(ev.ShootoutTied(place, business_at(game, place), caller, cause, fighters, tied))
    else:
        fought = Tie(place, caller, cause, tied, (), ())
        _conclude(game, tell, fought, fighters, tied[0], _what_decided(fighters))


def lined_up(columns: tuple[Column, ...], caller: Seat) -> tuple[ev.Fighter, ...]:
    """Bosses with gangsters there, and their hands: best first, equals clockwise from the caller (CP-7.2)."""
    fighters = [
        _lined_up(seat, column) for seat in clockwise(len(columns), caller) if (column := columns[seat])
    ]
    return tuple(sorted(fighters, key=lambda fighter: fighter.hand, reverse=True))


def _lined_up(seat: Seat, column: Column) -> ev.Fighter:
    cards = tuple([laid.card for laid in column])
    return ev.Fighter(seat, cards, tuple([not laid.up for laid in column]), hand(cards))


def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """All seats of so many in turn order, from that one on."""
    return (*range(first, seats), *range(first))


def answer(game: OpenState, tell: Tell, seat: Seat, card: Card | None) -> ev.Caller:
    """CP-9.2: a boss has chosen their reinforcement in secret; the last answer reveals them all.

    What comes back is why they fight: what is still to be fought over has the same cause.
    """
    tie = _waiting(game)
    answers = (*tie.answers, (seat, card))
    game.tie = Tie(tie.place, tie.caller, tie.cause, tie.tied, tie.rounds, answers)
    if len(answers) < len(tie.tied):
        tell(ev.ReinforcementAnswered(tie.place))
    else:
        _reveal(game, tell, game.tie)
    return tie.cause


def take_back(game: OpenState, seat: Seat) -> bool:
    """OR-56: a boss thinks again; False where their answer is not in. Once all are, the tie waits no more."""
    tie = game.tie
    if tie is None or game.outcome or seat not in dict(tie.answers):
        return False
    answers = tuple([answer for answer in tie.answers if answer[0] != seat])
    game.tie = Tie(tie.place, tie.caller, tie.cause, tie.tied, tie.rounds, answers)
    return True


def victory(tiles: tuple[Business, ...], options: Options) -> tuple[ev.Victory, tuple[Business, ...]] | None:
    """CP-10.1: the condition those tiles meet, and the tiles that meet it."""
    for kind in Business:
        if tiles.count(kind) >= options.tiles_of_one_kind:
            return ev.Victory.ONE_KIND, (kind,) * tiles.count(kind)
    if len(set(tiles)) == len(Business):
        return ev.Victory.ALL_KINDS, tuple(Business)
    if len(tiles) >= options.tiles_of_any_kind:
        return ev.Victory.ANY_TILES, tiles
    return None


def _waiting(game: OpenState) -> Tie:
    if game.tie is None:
        raise LookupError("no shootout waits for reinforcements")
    return game.tie


def _what_decided(fighters: tuple[ev.Fighter, ...]) -> ev.DecidedBy:
    if len(fighters) == 1:
        return ev.DecidedBy.ALONE
    best, second = fighters[:2]
    return ev.DecidedBy.RANK if best.hand.rank != second.hand.rank else ev.DecidedBy.VALUES


def _reveal(game: OpenState, tell: Tell, tie: Tie) -> None:
    """CP-9.3 to CP-9.7: all answers at once, in table order, whoever answered first."""
    answers = dict(tie.answers)
    order = [seat for seat in clockwise(len(game.bosses), tie.caller) if seat in tie.tied]
    revealed = ev.Round(tuple((seat, answers[seat]) for seat in order))
    sent = [(seat, card) for seat, card in revealed.sent if card]
    highest = max((card.value for _, card in sent), default=0)
    left = tuple(seat for seat, card in sent if card.value == highest)
    tied = left if len(left) > 1 else ()
    tell(ev.ReinforcementsRevealed(tie.place, business_at(game, tie.place), revealed, tied))
    for seat, card in sent:
        send_away(game, seat, card)
    _refill(game, tell, [seat for seat, _ in sent])
    tie = Tie(tie.place, tie.caller, tie.cause, tied, (*tie.rounds, revealed), ())
    fighters = lined_up(game.columns[tie.place], tie.caller)
    if tied:
        game.tie = tie
    elif len(left) == 1:
        decided = ev.DecidedBy.SOLE_SENDER if len(sent) == 1 else ev.DecidedBy.REINFORCEMENT
        _conclude(game, tell, tie, fighters, left[0], decided)
    else:  # OR-20: nobody sent
        decided = ev.DecidedBy.CALLER if order[0] == tie.caller else ev.DecidedBy.CLOCKWISE
        _conclude(game, tell, tie, fighters, order[0], decided)


def _refill(game: OpenState, tell: Tell, senders: list[Seat]) -> None:
    """ED-3, OR-22, OR-51: each sender draws a card, clockwise, before the business is cleared."""
    if game.options.reinforcements_refilled:
        for seat in senders:
            if why_no_draw(game) is None:  # OR-54: else they fight on with fewer cards
                draw(game, tell, seat, refill=True)


def _conclude(
    game: OpenState,
    tell: Tell,
    tie: Tie,
    fighters: tuple[ev.Fighter, ...],
    winner: Seat,
    decided: ev.DecidedBy,
) -> None:
    """CP-7.5 to CP-7.7: the tile changes hands, the place is cleared, perhaps the game is won."""
    place, business = tie.place, business_at(game, tie.place)
    game.tie = None
    game.fights = game.fights[1:]
    game.stuck = 0
    game.reshuffles = 0
    game.tiles = with_entry(game.tiles, winner, (*game.tiles[winner], business))
    _clear(game, place, fighters)
    game.outcome = _outcome(game, winner, business)
    replacement = None if game.outcome else _open_next(game, place)
    tell(
        ev.ShootoutHeld(
            place, business, tie.caller, tie.cause, fighters, tie.rounds, winner, decided, replacement
        )
    )
    if game.outcome:
        game.fights = ()  # CP-7.6
        tell(ev.GameWon(winner, game.outcome.victory, game.outcome.businesses))


def _clear(game: OpenState, place: Place, fighters: tuple[ev.Fighter, ...]) -> None:
    """CP-7.5: the best hand ends on top of the discard pile (docs/shuffle.md); all markers come off."""
    for fighter in reversed(fighters):
        game.discard += fighter.cards
    game.columns = with_entry(game.columns, place, ((),) * len(game.bosses))
    game.businesses = with_entry(game.businesses, place, None)
    game.opened = with_entry(game.opened, place, game.turn)
    game.markers = tuple([marker for marker in game.markers if marker.place != place])
    game.losses = tuple([loss for loss in game.losses if loss.place != place])
    memory.forget_place(game, place)


def _open_next(game: OpenState, place: Place) -> Business | None:
    """CP-7.7, OR-45: the next tile of the stock takes the same place; none leaves a vacant lot."""
    if not game.stock:
        return None
    replacement, game.stock = game.stock[0], game.stock[1:]
    game.businesses = with_entry(game.businesses, place, replacement)
    return replacement


def _outcome(game: OpenState, winner: Seat, business: Business) -> Outcome | None:
    met = victory(game.tiles[winner], game.options)
    if met:
        return Outcome(winner, *met)
    if not game.stock and not any(game.businesses):  # CP-10.3
        return Outcome(winner, ev.Victory.LAST_TILE, (business,))
    return None
