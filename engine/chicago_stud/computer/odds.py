"""What a hand is worth, by dealing the rest many times from the cards nobody has shown."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine.chicago_stud.computer.reading import Reading
from engine.chicago_stud.pieces import LAST_STREET
from engine.chicago_stud.views import SeatView
from engine.dice import Dice
from engine.french_deck import WEIGHT, Card, Suit, high_value_of, low_value_of
from engine.game import Seat

_TRIES = 4
"""So often another pair of hole cards is tried for a rival, until one goes with what they did."""

_SUIT_DIGITS = 0x1111 << 45  # four bits a suit in a card's weight, see french_deck.values
_PAIR_OF_NINES = 0x190000


@dataclass(frozen=True, slots=True)
class Odds:
    """What a seat wins on average if nobody folds.

    `chips`: of the pots as they stand. `share`: of the whole, so that `chips` = `share` × pot.
    `further`: of a chip that is yet to be staked, against those who could still pay it.
    """

    chips: float
    share: float
    further: float


@dataclass(slots=True)
class _Rival:
    known: int  # weight of the open cards, and of the common card
    hidden: int  # how many cards lie face down
    up_to_come: int
    down_to_come: int
    accept_strong: float
    accept_weak: float


def odds(view: SeatView, samples: int, dice: Dice, readings: Mapping[Seat, Reading] | None = None) -> Odds:
    """The seat's odds; `readings` say what a rival's own actions make likely, without them all is alike."""
    table = view.table
    rows = [row for row in table.rows if row.in_deal and row.seat != view.seat]
    pool = _unseen(view)
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
        reading = (readings or {}).get(row.seat, Reading())
        most = max(reading.strong, reading.weak)
        rivals.append(
            _Rival(
                _weight((*row.up, *common)),
                row.down_cards,
                up_to_come,
                down_to_come,
                reading.strong / most,
                reading.weak / most,
            )
        )
    places = {row.seat: place for place, row in enumerate(rows)}
    pots = [
        (pot.chips, [places[seat] for seat in pot.eligible if seat != view.seat])
        for pot in table.pots
        if view.seat in pot.eligible
    ]
    able = [places[row.seat] for row in rows if not row.all_in]
    pots.append((0, able or (pots[-1][1] if pots else list(places.values()))))
    won = _sampled(view, pool, rivals, [against for _, against in pots], shared, samples, dice)
    chips = sum(pot * share for (pot, _), share in zip(pots, won, strict=True))
    whole = sum(pot.chips for pot in table.pots)
    return Odds(chips, chips / whole if whole else won[-1], won[-1])


def _unseen(view: SeatView) -> list[Card]:
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
) -> list[float]:
    """The average share of each pot against these rivals; half of it by spades where that is played."""
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
    for _ in range(samples):
        place = 0
        need = shared + up + down
        for at in range(place, place + need):
            other = at + below(count - at)
            pool[at], pool[other] = pool[other], pool[at]
        common = pool[0] if shared else 0
        mine = value_of(own + sum(pool[:need]))
        my_spade = max(own_spade, spade_of(pool[need - 1], 0)) if spades and down else own_spade
        place = need
        theirs, their_spades = [], []
        for rival in rivals:
            end = place + rival.hidden
            for at in range(place, end + rival.up_to_come + rival.down_to_come):
                other = at + below(count - at)
                pool[at], pool[other] = pool[other], pool[at]
            if rival.accept_strong != rival.accept_weak:
                _made_likely(pool, place, rival, table.options.low, table.street, dice)
            last = end + rival.up_to_come + rival.down_to_come
            theirs.append(value_of(rival.known + sum(pool[place:last]) + common))
            if spades:
                hole = [*pool[place:end], *pool[last - rival.down_to_come : last]]
                their_spades.append(max([0, *(spade_of(card, 0) for card in hole)]))
            place = last
        for number, against in enumerate(pots):
            best = max([theirs[rival] for rival in against], default=-1)
            share = 1.0 if mine > best else 0.5 if mine == best else 0.0
            if spades:
                highest = max([their_spades[rival] for rival in against], default=0)
                if my_spade or highest:
                    share = share / 2 + (0.5 if my_spade > highest else 0.0)
            won[number] += share
    return [total / samples for total in won]


def _made_likely(pool: list[int], place: int, rival: _Rival, low: bool, street: int, dice: Dice) -> None:
    """Other hole cards for a rival, a few times, until they go with what the rival did."""
    count, hidden = len(pool), min(2, rival.hidden)
    rest = place + rival.hidden + rival.up_to_come + rival.down_to_come
    for _ in range(_TRIES):
        held = rival.known + sum(pool[place : place + hidden])
        strong = _strong_low(held, street) if low else _strong_high(held, street)
        if dice.chance(rival.accept_strong if strong else rival.accept_weak):
            return
        for at in range(place, place + hidden):
            if rest < count:
                other = rest + dice.below(count - rest)
                pool[at], pool[other] = pool[other], pool[at]


def _strong_high(held: int, street: int) -> bool:
    """A pair at first, a good pair or better later; or a draw to a flush."""
    need = 3 if street == 3 else 4
    if held + (8 - need) * _SUIT_DIGITS & 8 * _SUIT_DIGITS:
        return True
    return high_value_of(held) >= (1 << 20 if street < 5 else _PAIR_OF_NINES)


def _strong_low(held: int, street: int) -> bool:
    """Three different cards of eight or lower at first, four later."""
    digits = [2, 3, 4, 5, 6, 7, 8, 14]
    different = sum(1 for rank in digits if held >> 3 * rank & 7) + (held & 3)
    return different >= (3 if street == 3 else 4)
