"""What every offered action is worth to a boss at first glance.

Translates offers into the numbers of the imagined table; adds what only a real hand holds: specials with all
their targets, the search of a Bribery, reinforcements.
"""

from math import exp

from engine.chicago_poker.actions import (
    Action,
    Bribe,
    Discard,
    Drive,
    Liquidate,
    Play,
    Raid,
    Recruit,
    Send,
    Shoot,
    Stop,
    Take,
)
from engine.chicago_poker.cards import Card
from engine.chicago_poker.computer.habits import Habits
from engine.chicago_poker.computer.imagined import BRIBERY, LIMOUSINE, LIQUIDATION, RAID, REVOLVER, Imagined
from engine.chicago_poker.computer.instinct import (
    DRAW,
    GUN,
    LAY,
    SHED,
    SHOT,
    STOP,
    threat,
    weighed,
)
from engine.chicago_poker.computer.odds import NUMBER, VALUE, WEIGHTS
from engine.chicago_poker.computer.reading import number_of
from engine.chicago_poker.pieces import AnyCard
from engine.chicago_poker.views import BossView, Offer

_HOPELESS = -9.0


def worths(view: BossView, table: Imagined, habits: Habits) -> list[float]:
    """The worth of every offer, in their order; only good for comparing them."""
    candidates: dict[tuple[int, int, int], float] = {}
    if view.table.actions_left and view.table.active == view.seat and not view.table.searching:
        for worth, kind, place, what in weighed(table, view.seat, habits, thorough=True):
            if worth > candidates.get((kind, place, what), _HOPELESS):
                candidates[kind, place, what] = worth
    return [_worth(offer, view, table, candidates, habits) for offer in view.offers]


def in_numbers(action: Action, view: BossView) -> tuple[int, int, int]:
    """The action in the numbers of the imagined table: its kind, its place, its card or rival."""
    match action:
        case Recruit():
            return DRAW, 0, 0
        case Play(card, place):
            return LAY, place, NUMBER[card]
        case Liquidate(place, rival):
            return SHOT, place, view.table.bosses.index(rival)
        case Shoot():
            return GUN, 0, 0
        case Raid():
            return SHED, 0, RAID
        case Drive():
            return SHED, 0, LIMOUSINE
        case Bribe():
            return SHED, 0, BRIBERY
        case Stop() | Take() | Send() | Discard():
            return STOP, 0, 0


def _worth(
    offer: Offer,
    view: BossView,
    table: Imagined,
    candidates: dict[tuple[int, int, int], float],
    habits: Habits,
) -> float:
    match offer.action:
        case Take(card):
            return _in_hand(card, view, table, habits)
        case Discard(card):
            return -_in_hand(card, view, table, habits)
        case Send(card):
            return _sent(card)
        case Drive() as drive:
            return _driven(drive, view, table, habits)
        case Raid() as raid:
            return candidates.get(in_numbers(raid, view), _HOPELESS) + _curiosity(raid, view, table, habits)
        case action:
            return candidates.get(in_numbers(action, view), _HOPELESS)


def _sent(card: Card | None) -> float:
    """A reinforcement: the highest wins; in French, where it is lost, rather none than a poor one."""
    return 4.0 if card is None else float(card.value)


def _in_hand(card: AnyCard, view: BossView, table: Imagined, habits: Habits) -> float:
    """How much better the columns could become with that card."""
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


def _driven(drive: Drive, view: BossView, table: Imagined, habits: Habits) -> float:
    """What moving those gangsters changes at both places."""
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
    steep = habits.steepness * habits.sure if urgent else habits.steepness
    own = habits.eye.grades[weight] if urgent and count else habits.eye.promises[weight]
    if not count:
        own = -1.0 if urgent else habits.empty
    return table.stake(seat, place) / (1 + exp(steep * (rivals - own)))


def _curiosity(raid: Raid, view: BossView, table: Imagined, habits: Habits) -> float:
    """A look is worth most where many backs lie and the outcome is open."""
    rival = view.table.bosses.index(raid.rival)
    unknown = table.columns[rival][raid.place].count(-1)
    rivals, _ = threat(table, view.seat, raid.place, habits)
    mine = len(table.columns[view.seat][raid.place])
    own = habits.eye.promises[table.weights[view.seat][raid.place]] if mine else habits.empty
    return 0.01 * unknown * exp(-4 * abs(rivals - own)) * table.stake(view.seat, raid.place)
