"""Chance of each boss to win an imagined game from the start of a turn, all cards known.

The features are described in docs/research/chicago-poker.md. The net that weighs them was fitted to whole
games of the sketch.
"""

from itertools import combinations
from math import exp, log, tanh
from typing import NamedTuple

from engine.chicago_poker.computer.habits import Habits
from engine.chicago_poker.computer.imagined import LIQUIDATION, REVOLVER, VACANT, Imagined
from engine.chicago_poker.computer.net import Net
from engine.chicago_poker.computer.odds import VALUE, WEIGHTS
from engine.chicago_poker.computer.outlook import outlook
from engine.chicago_poker.computer.stakes import share
from engine.chicago_poker.pieces import FULL_COLUMN

WON = float("inf")
SURE = 12.0  # how soon a better finished column counts as surely better

Reach = tuple[float, float, float, float]
"""How good a column is with at most none, one, two or three more gangsters of the hand."""


class Town(NamedTuple):
    """Sources of every boss's features: the places in play, and who can reach what there."""

    table: Imagined
    habits: Habits
    places: tuple[int, ...]
    fought: frozenset[int]  # places where somebody has five
    reaches: tuple[dict[int, Reach], ...]  # by seat and place


def win_chance(table: Imagined, seat: int, habits: Habits, net: Net) -> float:
    """The chance of that boss to win the game."""
    if table.winner >= 0:
        return float(table.winner == seat)
    scores = [net.score(whole, places) for whole, places in features(table, habits)]
    top = max(scores)
    shares = [exp(score - top) for score in scores]
    return shares[seat] / sum(shares)


def features(table: Imagined, habits: Habits) -> list[tuple[list[float], list[list[float]]]]:
    """Features of each seat: those of the whole, and those of each place in play."""
    places = tuple(place for place in range(table.places) if table.kinds[place] != VACANT)
    fought = frozenset(p for p in places if any(len(row[p]) == FULL_COLUMN for row in table.columns))
    reaches = tuple(
        {place: reach(table, seat, place, habits, finished=place in fought) for place in places}
        for seat in range(table.seats)
    )
    town = Town(table, habits, places, fought, reaches)
    return [(_whole(town, seat), [_at(town, seat, place) for place in places]) for seat in range(table.seats)]


def reach(table: Imagined, seat: int, place: int, habits: Habits, *, finished: bool) -> Reach:
    """Promise of the column with none to three more cards of the hand.

    `finished`: as it will lie then, nothing else to come.
    """
    judged = (habits.eye.grades if finished else habits.eye.promises).__getitem__
    count, weight = len(table.columns[seat][place]), table.weights[seat][place]
    now = judged(weight) if count else 0.0 if finished else habits.empty
    room = FULL_COLUMN - count
    loads = [WEIGHTS[card] for card in table.hands[seat]]
    one = now
    if room and loads:
        one = max(one, *(judged(weight + load) for load in loads))
    two = one
    if room > 1 and len(loads) > 1:
        two = max(two, *(judged(weight + a + b) for a, b in combinations(loads, 2)))
    three = two
    if room > 2 and len(loads) > 2:
        three = max(three, *(judged(weight + a + b + c) for a, b, c in combinations(loads, 3)))
    return now, one, two, three


def _whole(town: Town, seat: int) -> list[float]:
    table = town.table
    seats, tiles, hand = table.seats, table.tiles[seat], table.hands[seat]
    powers, extras = table.powers, table.extras[seat]
    behind = (seat - table.active) % seats
    most, kinds, owned = max(tiles), sum(map(bool, tiles)), sum(tiles)
    held = len(hand) + len(extras)
    average = sum(map(table.held, range(seats))) / seats
    wins = sum(table.prizes(place)[seat] == WON for place in range(table.places))
    lost = sum(prize == WON for place in range(table.places) for prize in table.prizes(place)) - wins
    values = [VALUE[card] for card in hand]
    times = [values.count(value) for value in set(values)]
    return [
        log(powers[seat]),
        log(powers[seat] / sum(powers)),
        behind == 0,
        behind / seats,
        most == 1,
        most == 2,
        kinds == 1,
        kinds == 2,
        kinds == 3,
        owned == 2,
        owned == 3,
        owned == 4,
        held / 7,
        (held - average) / 4,
        LIQUIDATION in extras,
        REVOLVER in extras,
        len(extras) / 2,
        wins,
        lost,
        outlook(table, seat, town.habits),
        sum(values) / len(values) / 10 if values else 0.7,
        sum(number >= 2 for number in times) / 2,
        sum(number >= 3 for number in times),
    ]


def _at(town: Town, seat: int, place: int) -> list[float]:
    """The place as the boss and the rival who is best there stand at it."""
    table, reaches, fought = town.table, town.reaches, place in town.fought
    others = [other for other in range(table.seats) if other != seat]
    rival = max(others, key=lambda other: reaches[other][place][0] + reaches[other][place][2])
    mine, theirs = reaches[seat][place], reaches[rival][place]
    own, their = len(table.columns[seat][place]), len(table.columns[rival][place])
    moves, replies = seat == table.active, rival == table.active
    called, due = own == FULL_COLUMN, their == FULL_COLUMN
    steep, stake = town.habits.steepness, table.stake(seat, place)
    total, far, prizes = sum(table.powers), table.powers[seat], table.prizes(place)
    now = far / total
    chances = [
        1 / (1 + exp(steep * (theirs[0] - mine[0]))),
        1 / (1 + exp(steep * (theirs[1] - mine[1]))),
        1 / (1 + exp(steep * (theirs[3] - mine[3]))),
        1 / (1 + exp(steep * (theirs[3] - mine[0]))),
        1 / (1 + exp(steep * (theirs[0] - mine[3]))),
    ]
    answered = theirs[3 if replies or not due else 0]
    answering = mine[3 if moves or not called else 0]
    return [
        stake,
        share(prizes[seat], total - far) - now,
        now - share(far, total - far - table.powers[rival] + prizes[rival]),
        prizes[seat] == WON,
        prizes[rival] == WON,
        *mine,
        *theirs,
        own / 5,
        their / 5,
        called,
        due,
        fought,
        moves,
        replies,
        *chances,
        *[chance * stake for chance in chances],
        tanh(SURE * (mine[0] - answered)) if called else 0.0,
        tanh(SURE * (answering - theirs[0])) if due else 0.0,
        tanh(SURE * (mine[0] - theirs[0])) if fought else 0.0,
        fought * stake,
        called * stake,
        due * stake,
        table.seats > 2,
    ]
