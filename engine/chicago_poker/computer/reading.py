"""From what a boss sees to an imagined table: what they know in its place, the rest unknown.

Reads a BossView and the public events and nothing else, so it cannot hold what they may not know.
"""

from collections.abc import Iterable, Sequence

from engine.chicago_poker import events as ev
from engine.chicago_poker.cards import Card
from engine.chicago_poker.computer.imagined import KINDS, SPECIAL_NUMBER, UNKNOWN, VACANT, Imagined
from engine.chicago_poker.computer.odds import NUMBER, WEIGHTS
from engine.chicago_poker.computer.stakes import power
from engine.chicago_poker.pieces import SPECIALS, TILES, AnyCard, Special
from engine.chicago_poker.views import BossView
from engine.dice import Dice
from engine.game import Seat


def number_of(card: AnyCard) -> int:
    """Number of a card in the imagination."""
    match card:
        case Card():
            return NUMBER[card]
        case Special():
            return SPECIAL_NUMBER[card]


def pictured(view: BossView, dice: Dice) -> Imagined:
    """The table as its boss sees it; hands, backs and piles that they cannot see are unknown."""
    table, options = view.table, view.table.options
    kinds = [VACANT if place.business is None else KINDS.index(place.business) for place in table.places]
    must_act = table.actions_optional < table.actions_left or options.must_act
    image = Imagined(
        len(table.rows), kinds, options.tiles_of_one_kind, options.tiles_of_any_kind, must_act, dice
    )
    image.refilled = options.reinforcements_refilled
    image.active, image.turn = view.seat, table.turn
    image.left, image.optional = table.actions_left, table.actions_optional
    for row in table.rows:
        image.tiles[row.seat] = [row.tiles.count(kind) for kind in KINDS]
        image.powers[row.seat] = power(image.tiles[row.seat], image.of_kind, image.of_any)
        image.hands[row.seat] = [UNKNOWN] * row.hand_size
    numbers = [number_of(card) for card in view.hand]
    image.hands[view.seat] = [number for number in numbers if number < len(WEIGHTS)]
    image.extras[view.seat] = [number for number in numbers if number >= len(WEIGHTS)]
    _lay_out(image, view)
    image.most_reshuffles = image.reshuffles = table.most_reshuffles
    if table.reshuffles_left is not None:
        image.reshuffles = table.reshuffles_left
    image.deck, image.discard = [UNKNOWN] * table.deck, [UNKNOWN] * table.discard
    return image


def _lay_out(image: Imagined, view: BossView) -> None:
    known = {(back.rival, back.place, back.slot): back.card for back in view.known}
    for place in range(image.places):
        for row in view.table.rows:
            for slot, gangster in enumerate(row.columns[place].gangsters):
                if row.seat == view.seat:
                    card: Card | None = view.columns[place][slot].card
                else:
                    card = gangster.card or known.get((row.seat, place, slot))
                _put(image, row.seat, place, card, gangster.card is None)
        # Two markers at one place fall together, so their order between places hardly matters.
        image.markers.extend((seat, place) for seat in view.table.places[place].markers)


def _put(image: Imagined, seat: Seat, place: int, card: Card | None, down: bool) -> None:
    number = UNKNOWN if card is None else NUMBER[card]
    weight = 0 if card is None else WEIGHTS[number]
    image.columns[seat][place].append(number)
    image.downs[seat][place].append(down)
    image.weights[seat][place] += weight
    if down and (card is None or seat == image.active):
        image.backs[seat][place] += 1
    else:
        image.shown[seat][place] += weight


def unseen(view: BossView, events: Sequence[ev.Event]) -> tuple[list[int], list[int]]:
    """Cards in rivals' hands, in backs and in the deck; and those that are known to be in the discard pile.

    The discard pile is followed through the events; without all of them only its top card is known.
    """
    pile = _pile(view, events)
    seen = [number_of(card) for card in _in_sight(view)]
    hidden = [*range(len(WEIGHTS)), *(map(number_of, SPECIALS) if view.table.options.specials else ())]
    for number in (*seen, *pile):
        if number in hidden:
            hidden.remove(number)
    return hidden, pile


def _in_sight(view: BossView) -> Iterable[AnyCard]:
    yield from view.hand
    for column in view.columns:
        yield from (gangster.card for gangster in column)
    for row in view.table.rows:
        if row.seat != view.seat:
            for shown in row.columns:
                yield from (gangster.card for gangster in shown.gangsters if gangster.card)
    yield from (back.card for back in view.known if back.slot is not None)


def _pile(view: BossView, events: Sequence[ev.Event]) -> list[int]:
    if view.pile is not None:
        return [number_of(card) for card in (*view.pile, Special.BRIBERY)]
    followed: list[AnyCard] = []
    for event in events:
        followed = _followed(followed, event)
    if len(followed) == view.table.discard:
        return [number_of(card) for card in followed]
    return [] if view.table.discard_top is None else [number_of(view.table.discard_top)]


def _followed(pile: list[AnyCard], event: ev.Event) -> list[AnyCard]:
    """The discard pile after an event, as far as the whole table can follow it."""
    match event:
        case ev.GangsterLiquidated(card=card):
            return [*pile, Special.LIQUIDATION, card]
        case ev.PoliceRaided():
            return [*pile, Special.POLICE_RAID]
        case ev.GangstersDriven():
            return [*pile, Special.LIMOUSINE]
        case ev.RevolverPlayed():
            return [*pile, Special.REVOLVER]
        case ev.BriberyPlayed():
            return [*pile, Special.BRIBERY]
        case ev.CardBribed():
            return [Special.BRIBERY]  # what is left of the pile joins the deck
        case ev.CardDiscarded(card=card):
            return [*pile, card]
        case ev.ReinforcementsRevealed(revealed=revealed):
            return [*pile, *(card for _, card in revealed.sent if card)]
        case ev.ShootoutHeld(fighters=fighters):
            return [*pile, *(card for fighter in fighters for card in fighter.cards)]
        case ev.DeckReshuffled():
            return pile if pile == [Special.BRIBERY] else []
        case _:
            return pile


def stock(view: BossView) -> list[int]:
    """The kinds of the tiles that nobody has seen yet, in no order."""
    tiles = [KINDS.index(kind) for kind in TILES]
    for place in view.table.places:
        if place.business is not None:
            tiles.remove(KINDS.index(place.business))
    for row in view.table.rows:
        for kind in row.tiles:
            tiles.remove(KINDS.index(kind))
    return tiles
