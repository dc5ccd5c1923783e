"""Worth of every offered action to a boss at first glance.

Translates offers into the numbers of the imagined table. It adds what only a real hand holds: specials with
all their targets, the search of a Bribery, reinforcements.
"""

from math import exp

from engine.chicago_poker import actions as act
from engine.chicago_poker.cards import Card
from engine.chicago_poker.computer.habits import Habits
from engine.chicago_poker.computer.imagined import (
    BRIBERY,
    LIMOUSINE,
    LIQUIDATION,
    RAID,
    REVOLVER,
    UNKNOWN,
    Imagined,
)
from engine.chicago_poker.computer.instinct import (
    DRAW,
    GUN,
    LAY,
    RAID_WORTH,
    SHED,
    SHOT,
    STOP,
    threat,
    to_beat,
    weighed,
)
from engine.chicago_poker.computer.odds import NUMBER, VALUE, WEIGHTS
from engine.chicago_poker.computer.reading import number_of
from engine.chicago_poker.hands import strength_of
from engine.chicago_poker.pieces import FULL_COLUMN, HAND_LIMIT, AnyCard
from engine.chicago_poker.views import BossView, Offer

_HOPELESS = -9.0
_POINTLESS = -1.0  # worse than any gangster laid, but for one that calls what is lost
LOOK = 0.015  # what a back that becomes known is worth, in shares of a stake, where all is open
SPARE_LOOK = 0.05  # the same with a full hand, out of which a card must go this turn anyway
LATE_LOOK = 0.01  # the same with the last action of a turn


def worths(view: BossView, table: Imagined, habits: Habits) -> list[float]:
    """The worth of every offer, in their order; only good for comparing them."""
    candidates: dict[tuple[int, int, int], float] = {}
    if view.table.actions_left and view.table.active == view.seat and not view.table.searching:
        for worth, kind, place, what in weighed(table, view.seat, habits, thorough=True):
            if worth > candidates.get((kind, place, what), _HOPELESS):
                candidates[kind, place, what] = worth
    return [_worth(offer, view, table, candidates, habits) for offer in view.offers]


def in_numbers(action: act.Action, view: BossView) -> tuple[int, int, int]:
    """The action in the numbers of the imagined table: its kind, its place, its card or rival."""
    match action:
        case act.Recruit():
            return DRAW, 0, 0
        case act.Play(card, place):
            return LAY, place, NUMBER[card]
        case act.Liquidate(place, rival):
            return SHOT, place, view.table.bosses.index(rival)
        case act.Shoot():
            return GUN, 0, 0
        case act.Raid():
            return SHED, 0, RAID
        case act.Drive():
            return SHED, 0, LIMOUSINE
        case act.Bribe():
            return SHED, 0, BRIBERY
        case act.Stop() | act.Take() | act.Send() | act.Discard():
            return STOP, 0, 0


def _worth(
    offer: Offer,
    view: BossView,
    table: Imagined,
    candidates: dict[tuple[int, int, int], float],
    habits: Habits,
) -> float:
    match offer.action:
        case act.Take(card):
            return _in_hand(card, view, table, habits)
        case act.Discard(card):
            return -_in_hand(card, view, table, habits)
        case act.Send(card):
            return _sent(card)
        case act.Drive() as drive:
            return _driven(drive, view, table, habits)
        case act.Raid() as raid:
            return _looked(raid, view, table, habits)
        case action:
            return candidates.get(in_numbers(action, view), _HOPELESS)


def _sent(card: Card | None) -> float:
    """A reinforcement: the highest wins; in French, where it is lost, rather none than a poor one."""
    return 4.0 if card is None else float(card.value)


def _in_hand(card: AnyCard, view: BossView, table: Imagined, habits: Habits) -> float:
    """Gain in the columns that could come of that card."""
    number = number_of(card)
    if number >= len(WEIGHTS):
        return {REVOLVER: 0.05, LIQUIDATION: 0.06}.get(number, 0.0)
    hand = [other for other in table.hands[view.seat] if other != number]
    best = 0.0
    for place in range(table.places):
        count, weight = len(table.columns[view.seat][place]), table.weights[view.seat][place]
        if table.kinds[place] < 0 or count == 5:
            continue
        own = habits.eye.promises[weight] if count else habits.empty
        gain = habits.eye.promises[weight + WEIGHTS[number]] - own
        for other in hand if count < 4 else ():
            pair = habits.eye.promises[weight + WEIGHTS[number] + WEIGHTS[other]]
            gain = max(gain, (pair - own) * 0.7)
        best = max(best, gain * table.stake(view.seat, place))
    return best + VALUE[number] * 1e-4


def _driven(drive: act.Drive, view: BossView, table: Imagined, habits: Habits) -> float:
    """Change at both places by moving those gangsters."""
    seat = view.seat
    before = _standing(table, seat, drive.origin, habits) + _standing(table, seat, drive.destination, habits)
    numbers = [NUMBER[card] for card in drive.cards]
    column = table.columns[seat][drive.origin]
    weight = sum(WEIGHTS[number] for number in numbers)
    origin = table.weights[seat][drive.origin] - weight, len(column) - len(numbers)
    there = len(table.columns[seat][drive.destination]) + len(numbers)
    destination = table.weights[seat][drive.destination] + weight, there
    after = _standing(table, seat, drive.origin, habits, origin)
    after += _standing(table, seat, drive.destination, habits, destination)
    return after - before - habits.shot * table.stake(seat, drive.destination)


def _standing(
    table: Imagined, seat: int, place: int, habits: Habits, column: tuple[int, int] | None = None
) -> float:
    """The stake of a place times the chance to win it, with the column as it is or as given."""
    weight, count = column or (table.weights[seat][place], len(table.columns[seat][place]))
    rivals, urgent = threat(table, seat, place, habits)
    if count and (urgent or count == FULL_COLUMN) and strength_of(weight) < to_beat(table, seat, place):
        return 0.0
    steep = habits.steepness * habits.sure if urgent else habits.steepness
    own = habits.eye.grades[weight] if urgent and count else habits.eye.promises[weight]
    if not count:
        own = -1.0 if urgent else habits.empty
    return table.stake(seat, place) / (1 + exp(steep * (rivals - own)))


def _looked(raid: act.Raid, view: BossView, table: Imagined, habits: Habits) -> float:
    """A look is worth most where many backs lie, the outcome is open, and there is time to use it."""
    seat, place = view.seat, raid.place
    rival = view.table.bosses.index(raid.rival)
    mixed = sum(back.slot is None and (back.rival, back.place) == (rival, place) for back in view.known)
    unknown = table.columns[rival][place].count(UNKNOWN) - mixed
    mine = len(table.columns[seat][place])
    rivals, urgent = threat(table, seat, place, habits)
    shown_soon = urgent or mine == FULL_COLUMN
    if unknown <= 0 or (shown_soon and (table.left == 1 or mine == FULL_COLUMN)):
        return _POINTLESS
    own = habits.eye.promises[table.weights[seat][place]] if mine else habits.empty
    news = unknown * exp(-4 * abs(rivals - own)) * table.stake(seat, place)
    if table.left == 1:
        scale = sum(table.stake(seat, other) for other in range(table.places)) / table.places
        return LATE_LOOK * news - RAID_WORTH * scale
    return (SPARE_LOOK if table.held(seat) >= HAND_LIMIT else LOOK) * news * (1 + habits.looks)
