"""Worth of a hand, by dealing the rest many times from the cards nobody has shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.chicago_stud.computer.reading import Read
from engine.chicago_stud.pieces import LAST_STREET
from engine.chicago_stud.views import SeatView
from engine.dice import Dice
from engine.french_deck import WEIGHT, Card, Suit, high_value_of, low_value_of
from engine.game import Seat
from engine.quickly_made import quickly_made

_TRIES = 4
"""So often another pair of down cards is tried for a rival, until neither is somebody else's."""


@quickly_made
class Odds:
    """Winnings of a seat on average if nobody folds.

    `chips`: of the pots as they stand. `share`: of the whole, so that `chips` = `share` × pot. `further`: of
    a chip that is yet to be staked, against those who could still pay it. `halves`: where the high spade
    takes one, how much of the hand's half of a pot that all may win, and how often the spade's.
    """

    chips: float
    share: float
    further: float
    halves: tuple[float, float] | None = None


@dataclass(slots=True)
class _Rival:
    known: int  # weight of the open cards, and of the common card
    rest: int  # how many more than two cards lie face down or are to come
    rest_down: int  # and so many of these lie face down, the last ones
    reading: Read | None


def odds(view: SeatView, samples: int, dice: Dice, readings: Mapping[Seat, Read] | None = None) -> Odds:
    """The seat's odds; `readings` say what a rival's own actions make likely, without them all is alike."""
    table = view.table
    rows = [row for row in table.rows if row.in_deal and row.seat != view.seat]
    pool = unseen(view)
    common = [table.common] if table.common else []
    street = table.street
    up_to_come = max(0, LAST_STREET - 1 - street)
    down_to_come = 1 if street < LAST_STREET else 0
    hands = len(rows) + 1
    one_for_all = down_to_come and table.deck - up_to_come * hands < hands  # CS-3.6
    if one_for_all:
        down_to_come = 0
    shared = 1 if one_for_all else 0
    rivals = []
    for row in rows:
        known = _weight((*row.up, *common))
        rest = row.down_cards - 2 + up_to_come + down_to_come
        rivals.append(_Rival(known, rest, row.down_cards - 2 + down_to_come, (readings or {}).get(row.seat)))
    places = {row.seat: place for place, row in enumerate(rows)}
    pots = [
        (pot.chips, [places[seat] for seat in pot.eligible if seat != view.seat])
        for pot in table.pots
        if view.seat in pot.eligible
    ]
    able = [places[row.seat] for row in rows if not row.all_in]
    pots.append((0, able or (pots[-1][1] if pots else list(places.values()))))
    won, halves = _sampled(view, pool, rivals, [against for _, against in pots], shared, samples, dice)
    chips = sum(pot * share for (pot, _), share in zip(pots, won, strict=True))
    whole = sum(pot.chips for pot in table.pots)
    return Odds(chips, chips / whole if whole else won[-1], won[-1], halves)


def unseen(view: SeatView) -> list[Card]:
    """All cards but one's own and those that lie open, of folded seats too (the dead cards of stud)."""
    table = view.table
    seen = {*view.down, *(card for row in table.rows for card in row.up)}
    if table.common:
        seen.add(table.common)
    return [card for card in table.options.deck if card not in seen]


def _weight(cards: Sequence[Card]) -> int:
    return sum(WEIGHT[card] for card in cards)


def _sampled(
    view: SeatView,
    unseen: Sequence[Card],
    rivals: Sequence[_Rival],
    pots: Sequence[Sequence[int]],
    shared: int,
    samples: int,
    dice: Dice,
) -> tuple[list[float], tuple[float, float] | None]:
    """The average share of each pot against these rivals; half of it by spades where that is played, and
    then both halves by themselves against all of them."""
    table = view.table
    value_of = low_value_of if table.options.low else high_value_of
    spades = table.options.high_spade
    pool = [WEIGHT[card] for card in unseen]
    spade_of = {WEIGHT[card]: card.rank for card in unseen if card.suit is Suit.SPADES}.get
    own = _weight((*view.down, *view.row.up, *([table.common] if table.common else [])))
    own_spade = max([0, *(card.rank for card in view.down if card.suit is Suit.SPADES)])
    up, down = max(0, LAST_STREET - 1 - table.street), 0 if shared or table.street == LAST_STREET else 1
    count = len(pool)
    below = dice.below
    won = [0.0] * len(pots)
    best_hands = best_spades = 0.0
    need = shared + up + down
    first = 2 * len(rivals)  # two down cards of each rival lie before all others
    last = first + need + sum(rival.rest for rival in rivals)
    for _ in range(samples):
        for place, rival in enumerate(rivals):
            _hold(pool, 2 * place, rival.reading, dice)
        for at in range(first, last):
            other = at + below(count - at)
            pool[at], pool[other] = pool[other], pool[at]
        common = pool[first] if shared else 0
        place = first + need
        mine = value_of(own + sum(pool[first:place]))
        my_spade = max(own_spade, spade_of(pool[place - 1], 0)) if spades and down else own_spade
        theirs, their_spades = [], []
        for number, rival in enumerate(rivals):
            pair, rest = pool[2 * number : 2 * number + 2], pool[place : place + rival.rest]
            place += rival.rest
            theirs.append(value_of(rival.known + sum(pair) + sum(rest) + common))
            if spades:
                hole = [*pair, *rest[rival.rest - rival.rest_down :]]
                their_spades.append(max([0, *(spade_of(card, 0) for card in hole)]))
        if spades:
            best_hands += _won(mine, max(theirs, default=-1))
            best_spades += my_spade > max(their_spades, default=0)
        for number, against in enumerate(pots):
            best = max([theirs[rival] for rival in against], default=-1)
            share = _won(mine, best)
            if spades:
                highest = max([their_spades[rival] for rival in against], default=0)
                if my_spade or highest:
                    share = share / 2 + (0.5 if my_spade > highest else 0.0)
            won[number] += share
    halves = (best_hands / samples, best_spades / samples) if spades else None
    return [total / samples for total in won], halves


def _won(mine: int, best: int) -> float:
    return 1.0 if mine > best else 0.5 if mine == best else 0.0


def _hold(pool: list[int], place: int, reading: Read | None, dice: Dice) -> None:
    """Two down cards for a rival to this place of the pool and the next, by what is read, or any."""
    for _ in range(_TRIES if reading else 0):
        if reading and _brought(pool, place, reading.drawn(dice)):
            return
    for at in (place, place + 1):
        other = at + dice.below(len(pool) - at)
        pool[at], pool[other] = pool[other], pool[at]


def _brought(pool: list[int], place: int, pair: tuple[int, int]) -> bool:
    """Bring a pair to this place of the pool; tell if both cards were still to be had."""
    try:
        for at, card in enumerate(pair, place):
            found = pool.index(card, at)
            pool[at], pool[found] = pool[found], pool[at]
    except ValueError:
        return False
    return True
