"""A sound boss at first glance: weighs gangsters, specials and a draw against each other.

They look at their own cards and at what lies open, never at what is hidden. So the same instinct plays their
own turns and, in the imagination of a stronger boss, everybody's.
"""

from itertools import combinations, islice
from math import exp, log
from typing import TypeAlias

from engine.chicago_poker.computer.habits import Habits
from engine.chicago_poker.computer.imagined import (
    BRIBERY,
    LIMOUSINE,
    LIQUIDATION,
    RAID,
    REVOLVER,
    UNKNOWN,
    VACANT,
    Imagined,
)
from engine.chicago_poker.computer.odds import WEIGHTS
from engine.chicago_poker.hands import strength_of

DRAW, LAY, STOP, SHOT, GUN, SHED = range(6)

_POINTLESS = -0.5  # below every lay: for when there is nothing left to draw
EARLY_ROUNDS = 3  # until their last turn no column is near its end, and two actions gain more later
GIVEN_AWAY = 9.0  # what it costs to give a business away, in its stakes: more than an action wasted
RAID_WORTH = (
    0.05  # what a Police Raid is worth in a turn with time to use what it shows, in shares of a stake
)

Candidate: TypeAlias = tuple[float, int, int, int]
"""An action to choose from: what it is worth, its kind, its place, and its card or rival."""


def impulse(table: Imagined, seat: int, habits: Habits) -> Candidate:
    """The best action at first glance."""
    return max(weighed(table, seat, habits), default=(0.0, STOP, 0, 0))


def weighed(table: Imagined, seat: int, habits: Habits, thorough: bool = False) -> list[Candidate]:
    """All actions worth a thought; `thorough` names every gangster at every place."""
    hand, extras = table.hands[seat], table.extras[seat]
    size = len(hand) + len(extras)
    candidates: list[Candidate] = []
    scale = 0.0
    for place in range(table.places):
        if table.kinds[place] != VACANT:
            stake = table.stake(seat, place)
            scale += stake
    scale /= table.places
    for place in range(table.places):
        if table.kinds[place] != VACANT and len(table.columns[seat][place]) < 5 and hand:
            _weigh_place(candidates, table, seat, place, scale, habits, thorough)
    if table.may_draw(seat):
        worth = habits.draws[min(size, 9)] * scale * (habits.late if table.left == 1 else 1.0)
        candidates.append((worth, DRAW, 0, 0))
    if table.may_stop(seat):
        candidates.append((0.0, STOP, 0, 0))
    if extras:
        _weigh_specials(candidates, table, seat, scale, habits)
    return candidates


def _weigh_place(
    candidates: list[Candidate],
    table: Imagined,
    seat: int,
    place: int,
    scale: float,
    habits: Habits,
    thorough: bool,
) -> None:
    hand = table.hands[seat]
    stake, cost = table.stake(seat, place), habits.card * scale
    count, weight = len(table.columns[seat][place]), table.weights[seat][place]
    rivals, urgent = threat(table, seat, place, habits)
    if habits.concealed and table.hides(place, count):
        cost -= habits.concealed * scale
    steep = habits.steepness * habits.sure if urgent else habits.steepness
    judged = habits.eye.grades if urgent else habits.eye.promises
    most = min(table.left, 5 - count, len(hand))
    floor = to_beat(table, seat, place) if urgent or count + most == 5 else 0
    if count:
        now = (
            0.0
            if urgent and strength_of(weight) < floor
            else 1 / (1 + exp(steep * (rivals - judged[weight])))
        )
    else:
        now = 0.0 if urgent else 1 / (1 + exp(steep * (rivals - habits.empty)))
        cost += habits.start * scale
    loads = [WEIGHTS[card] for card in hand]
    # To call what is lost gives the business away; where it is lost already, a gangster is only thrown away.
    wasted = not urgent or (thorough and (table.may_draw(seat) or table.may_stop(seat)))
    gone = -GIVEN_AWAY if wasted else 0.0
    for number in range(1, most + 1):
        full = count + number == 5
        least = floor if urgent or full else 0  # nothing else will come, so less than that has lost
        sums = loads if number == 1 else [*map(sum, combinations(loads, number))]
        goods = [judged[weight + load] for load in sums]
        if thorough and number == 1:
            for card, load, good in zip(hand, sums, goods, strict=True):
                chance = 1 / (1 + exp(steep * (rivals - good)))
                if least and strength_of(weight + load) < least:
                    chance = gone
                candidates.append((stake * (chance - now) - cost, LAY, place, card))
        best = max(goods)
        at = goods.index(best)
        chance = 1 / (1 + exp(steep * (rivals - best)))
        if least and strength_of(weight + sums[at]) < least:
            chance = gone
        elif full:
            chance += habits.finish
        worth = stake * (chance - now) / number - cost
        choice = (hand[at],) if number == 1 else next(islice(combinations(hand, number), at, None))
        candidates += [(worth, LAY, place, card) for card in (choice if thorough else choice[:1])]


def to_beat(table: Imagined, seat: int, place: int) -> int:
    """The strength of the best hand that already lies open there: backs can only add to it."""
    shown = [row[place] for rival, row in enumerate(table.shown) if rival != seat]
    return max(strength_of(weight) if weight else 0 for weight in shown)


def threat(table: Imagined, seat: int, place: int, habits: Habits) -> tuple[float, bool]:
    """Joint promise of the rivals at a place, and whether it is fought over before one's next turn."""
    total, urgent, steep = 0.0, False, habits.steepness
    for rival in range(table.seats):
        if rival != seat:
            count = len(table.columns[rival][place])
            urgent |= count == 5
            total += exp(steep * seeming(table, rival, place, habits))
    return log(total) / steep, urgent


def seeming(table: Imagined, rival: int, place: int, habits: Habits) -> float:
    """Promise of a rival's column to one who sees its open gangsters and counts its backs."""
    count = len(table.columns[rival][place])
    hand = len(table.hands[rival]) + len(table.extras[rival])
    more = habits.loaded * hand * (5 - count)
    if not count:
        return habits.empty + more
    backs = table.backs[rival][place]
    return habits.eye.promises[table.shown[rival][place]] + habits.hidden * backs + more


def _weigh_specials(
    candidates: list[Candidate], table: Imagined, seat: int, scale: float, habits: Habits
) -> None:
    extras = table.extras[seat]
    if (
        REVOLVER in extras
        and table.turn >= EARLY_ROUNDS * table.seats
        and (table.left == 1 or len(table.hands[seat]) + len(extras) > 6)
    ):
        worth = habits.draws[0] * scale if table.can_draw() else _POINTLESS
        candidates.append((worth, GUN, 0, 0))
    if LIQUIDATION in extras:
        _weigh_shots(candidates, table, seat, scale, habits)
    for special in (RAID, LIMOUSINE, BRIBERY):
        if special in extras:
            late = special == RAID and table.left == 1
            candidates.append(((-RAID_WORTH if late else habits.shed) * scale, SHED, 0, special))


def _weigh_shots(
    candidates: list[Candidate], table: Imagined, seat: int, scale: float, habits: Habits
) -> None:
    steep = habits.steepness
    for place in range(table.places):
        mine = table.columns[seat][place]
        own = habits.eye.promises[table.weights[seat][place]] if mine else habits.empty
        before = threat(table, seat, place, habits)[0]
        for rival in range(table.seats):
            column = table.columns[rival][place]
            if rival != seat and 1 <= len(column) <= 4:
                after = _threat_without_last(table, seat, rival, place, habits)
                gain = 1 / (1 + exp(steep * (after - own))) - 1 / (1 + exp(steep * (before - own)))
                worth = table.stake(seat, place) * gain - habits.shot * scale
                candidates.append((worth, SHOT, place, rival))


def _threat_without_last(table: Imagined, seat: int, rival: int, place: int, habits: Habits) -> float:
    down = table.downs[rival][place][-1]
    card = table.take_off(rival, place, len(table.columns[rival][place]) - 1)
    after = threat(table, seat, place, habits)[0]
    put_back(table, rival, place, card, down)
    return after


def put_back(table: Imagined, seat: int, place: int, card: int, down: bool) -> None:
    """Undo a `take_off` of the last gangster."""
    weight = WEIGHTS[card] if card != UNKNOWN else 0
    table.columns[seat][place].append(card)
    table.downs[seat][place].append(down)
    table.weights[seat][place] += weight
    if down:
        table.backs[seat][place] += 1
    else:
        table.shown[seat][place] += weight


def do(table: Imagined, seat: int, kind: int, place: int, what: int) -> None:
    """The action happens on the imagined table, and is spent."""
    if kind == STOP:
        table.left = 0
        return
    if kind == DRAW:
        table.draw(seat)
    elif kind == LAY:
        table.hands[seat].remove(what)
        table.lay(seat, place, what)
    else:
        special = (LIQUIDATION, REVOLVER, what)[kind - SHOT]
        table.extras[seat].remove(special)
        if kind == SHOT:
            table.discard.append(table.take_off(what, place, len(table.columns[what][place]) - 1))
        elif kind == GUN:
            table.left += 2
            table.optional += 2
        elif special == BRIBERY:
            table.draw(seat)
        table.discard.append(special)
    table.left -= 1
    table.optional = min(table.optional, table.left)


def take_turn(table: Imagined, habits: Habits) -> None:
    """Play the rest of the active boss's turn by instinct."""
    while table.left > 0:
        _, kind, place, what = impulse(table, table.active, habits)
        do(table, table.active, kind, place, what)


def next_turn(table: Imagined) -> None:
    """Pass the turn on, and fight what the next boss has called."""
    table.active = (table.active + 1) % table.seats
    table.left, table.optional = 3, 0
    table.turn += 1
    table.fight(table.active)
