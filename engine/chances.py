"""Shared parts of all games' stories: a curve out of many tries, its turning point, luck in spreads.

Each game tries a position in its own way; nothing in here knows one. Definitions: docs/story.md.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from math import sqrt
from typing import Any, NamedTuple, TypeAlias, TypeVar

from engine.dice import Dice
from engine.game import Result
from engine.seat import Seat
from engine.story import SURPRISING, Mark, SeatStory, Story, Surprise, TurningPoint

P = TypeVar("P")

Chances: TypeAlias = tuple[float, ...]
"""By seat, adding up to 1."""

Try: TypeAlias = Callable[[P, Dice], Sequence[float]]
"""One try from a position: how it came out for each seat, adding up to 1."""

CLOSENESS = (1.0, 0.5, 0.25)
"""How much a turn's tries count for it, for its neighbours, and for theirs."""

TRIES_MIN = 30  # tries a turn rests on, as many of equal weight as say as much
EVEN, TURNING = 0.5, 0.15  # a game turns where its winner was no favourite, and their chance rises so much
LOOKED_LOST, LOOKED_WON = 0.3, 0.6  # below the one a win is a trap, above the other a defeat is a lost call


def curve(
    positions: Sequence[P], marks: Collection[int], end: Result, attempt: Try[P], tries: int, seed: str
) -> tuple[Chances, ...]:
    """Everybody's chances after the deal and after each turn; the last row is how it ended.

    Each position is tried `tries` times, more often where pooling would leave its row with less than
    `TRIES_MIN`.
    """
    near = [neighbours(turn, len(positions), marks) for turn in range(len(positions))]
    rows = []
    for turn, position in enumerate(positions):
        wanted = max(needed(near[other], tries) for other in near[turn])
        rows.append(_tried(position, attempt, wanted, Dice(f"{seed}:{turn}")))
    return (*(_pooled(rows, weights) for weights in near), ended(end))


def neighbours(turn: int, turns: int, marks: Collection[int]) -> dict[int, float]:
    """The turns whose tries count for this one, and how much: never beyond a mark, where chances jump."""
    found = {turn: CLOSENESS[0]}
    for step in (-1, 1):
        for distance in range(1, len(CLOSENESS)):
            other = turn + step * distance
            beyond = other + 1 if step < 0 else other  # a mark at a turn stands between it and the one before
            if not 0 <= other < turns or beyond in marks:
                break
            found[other] = CLOSENESS[distance]
    return found


def needed(weights: dict[int, float], tries: int) -> int:
    """Tries that each of those turns needs for the pool to say as much as `TRIES_MIN` equal tries."""
    total = sum(weights.values())
    worth = total * total / sum(weight * weight for weight in weights.values())  # of one try of each
    return max(tries, -int(-TRIES_MIN // worth))


def ended(end: Result) -> Chances:
    """Last row of a curve: the winners share 1."""
    share = 1 / len(end.winners)
    return tuple(share if seat in end.winners else 0.0 for seat in range(len(end.ranks)))


def turning_point(rows: Sequence[Chances], winners: Sequence[Seat]) -> TurningPoint | None:
    """Turn in which a winner's chance rose most and never fell back to its old value; the first of equals.

    Never the last turn: that a game ends there turns nothing. None where the winner was the favourite before,
    or rose by little: then the game did not turn.
    """
    best: TurningPoint | None = None
    for seat in winners:
        lowest = rows[-1][seat]
        found: TurningPoint | None = None
        for turn in range(len(rows) - 2, 0, -1):
            before, after = rows[turn - 1][seat], rows[turn][seat]
            lowest = min(lowest, after)
            turned = before <= EVEN and after - before >= TURNING
            if turned and lowest > before and (found is None or after - before >= found.after - found.before):
                found = TurningPoint(turn, seat, before, after)
        if found and (best is None or found.after - found.before > best.after - best.before):
            best = found
    return best


def biggest(surprises: Sequence[Surprise]) -> Surprise | None:
    """The least likely, the first of equal ones; None where nothing happened against the odds."""
    least = min(surprises, key=_chance, default=None)
    return least if least and _chance(least) <= SURPRISING else None


def own(surprises: Sequence[Surprise], seat: Seat) -> Surprise | None:
    """The biggest of those that were this seat's."""
    return biggest([each for each in surprises if each.seat == seat])


class Fight(NamedTuple):
    """A duel, showdown or shootout that was held: who won among whom, and what an onlooker gave each before.

    `turn`: after which it stands, as the curve counts. `event`: the game's own.
    """

    turn: int
    event: Any
    seats: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    expected: Chances  # in the order of the seats

    def chance(self, seat: Seat) -> float:
        """Chance that an onlooker gave one of those who took part."""
        return self.expected[self.seats.index(seat)]

    def mark(self, gains: tuple[int, ...] = ()) -> Mark:
        """Mark of this fight below the curve."""
        return Mark(self.turn, self.winners, gains, self.event)


def traps(fights: Sequence[Fight], seat: Seat) -> int:
    """Number of fights that the seat won although they looked lost."""
    return sum(fight.winners == (seat,) and fight.chance(seat) < LOOKED_LOST for fight in fights)


def lost_calls(fights: Sequence[Fight], seat: Seat) -> int:
    """Number of fights that the seat lost although they looked won."""
    lost = (fight for fight in fights if seat in fight.seats and seat not in fight.winners)
    return sum(fight.chance(seat) > LOOKED_WON for fight in lost)


def surprises(fights: Sequence[Fight]) -> list[Surprise]:
    """Each that one alone won."""
    return [
        Surprise(fight.turn, fight.winners[0], chance=fight.chance(fight.winners[0]), event=fight.event)
        for fight in fights
        if len(fight.winners) == 1
    ]


def story_of(
    rows: Sequence[Chances],
    end: Result,
    fights: Sequence[Fight],
    marks: Sequence[Mark],
    of_seat: Callable[[Seat], SeatStory],
) -> Story:
    """The story of a game that was decided in fights; `of_seat`: its luck and what else is told of it."""
    found = surprises(fights)
    return Story(
        curve=tuple(rows),
        marks=tuple(marks),
        turning_point=turning_point(rows, end.winners),
        surprise=biggest(found),
        seats=tuple(replace(of_seat(seat), surprise=own(found, seat)) for seat in range(len(end.ranks))),
    )


def luck(drawn: Sequence[float], all_of_them: Sequence[float]) -> float:
    """Luck of these draws in spreads, each of them drawn from `all_of_them`."""
    return spreads([drawn_from(one, all_of_them) for one in drawn])


def over(end: Result | None) -> Result:
    """Return the result of a game; raises ValueError for a game that is not over."""
    if end is None:
        raise ValueError("the game is not over")
    return end


class Draw(NamedTuple):
    """One gift of chance, with the mean and the variance of all that it might have given."""

    value: float
    mean: float
    variance: float


def spreads(draws: Sequence[Draw]) -> float:
    """Distance of all draws together from their mean, in spreads (standard deviations) of such a sum.

    >>> spreads([Draw(9, 8, 4), Draw(10, 8, 4), Draw(7, 8, 4), Draw(8, 8, 4)])
    0.5
    """
    variance = sum(draw.variance for draw in draws)
    return sum(draw.value - draw.mean for draw in draws) / sqrt(variance) if variance else 0.0


def drawn_from(value: float, all_of_them: Sequence[float]) -> Draw:
    """A draw of which each of these was as likely.

    >>> drawn_from(5, [1, 3, 5])
    Draw(value=5, mean=3.0, variance=2.6666666666666665)
    """
    mean = sum(all_of_them) / len(all_of_them)
    return Draw(value, mean, sum((one - mean) ** 2 for one in all_of_them) / len(all_of_them))


def _chance(surprise: Surprise) -> float:
    return 1.0 if surprise.chance is None else surprise.chance


def _tried(position: P, attempt: Try[P], times: int, dice: Dice) -> Chances:
    outcomes = [attempt(position, dice) for _ in range(times)]
    return tuple(sum(chances) / times for chances in zip(*outcomes, strict=True))


def _pooled(rows: Sequence[Chances], weights: dict[int, float]) -> Chances:
    total = sum(weights.values())
    seats = range(len(rows[0]))
    row = [sum(rows[turn][seat] * weight for turn, weight in weights.items()) / total for seat in seats]
    whole = sum(row)
    return tuple(chance / whole for chance in row)
