"""The story of a game of Whispers that is over: a plain one (docs/story.md)."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.chances import Fight, curve, lost_calls, luck, over, story_of, traps
from engine.dice import Dice
from engine.game import Seat
from engine.story import SeatStory, Story
from engine.whispers.events import Event, Revealed
from engine.whispers.pieces import BOX, Options
from engine.whispers.scoring import result
from engine.whispers.state import State

TRIES = 200  # of each round; of each duel

Moments = Sequence[tuple[State, Sequence[Event]]]


class Sketch(NamedTuple):
    """Sketch between two rounds: points by seat, and how many rounds were played."""

    options: Options
    points: tuple[int, ...]
    played: int


def story(moments: Moments, seed: str) -> Story:
    """Chances by rounds, duels below them, the least expected winner, and each seat's luck and nerve.

    Raises ValueError before the end.
    """
    last, events = moments[-1][0], [event for _, told in moments for event in told]
    end = over(result(last, events))
    held = [event for event in events if isinstance(event, Revealed)]
    seats = tuple(range(len(last.seats)))
    positions = [Sketch(last.options, (0,) * len(seats), 0)]
    for event in held[:-1]:
        points = positions[-1].points
        won = tuple(had + (seat == event.winner) for seat, had in enumerate(points))
        positions.append(Sketch(last.options, won, event.round))
    rows = curve(positions, range(len(positions)), end, chances, TRIES, seed)  # each round is a jump
    duels = [
        Fight(event.round, event, seats, (event.winner,), _expected(event, seed))
        for event in held
        if event.winner is not None
    ]
    # Each round deals one card more; of its positions the last shows what lies there in the duel.
    fresh = {state.round: [mine.fresh for mine in state.seats] for state, _ in moments}
    dealt = [[mine.kept for mine in moments[0][0].seats], *(fresh[event.round] for event in held)]

    def of_seat(seat: Seat) -> SeatStory:
        counts = {"traps": traps(duels, seat), "calls": lost_calls(duels, seat)}
        return SeatStory(luck([cards[seat] for cards in dealt], BOX), counts)

    return story_of(rows, end, duels, [duel.mark() for duel in duels], of_seat)


def chances(sketch: Sketch, dice: Dice) -> list[float]:
    """One try: every round still to come is anybody's."""
    points, options = list(sketch.points), sketch.options
    for _ in range(sketch.played, options.rounds):
        points[dice.below(len(points))] += 1
        if max(points) >= options.goal:
            break
    best = max(points)
    return [(mine == best) / points.count(best) for mine in points]


def expected(whispers: Sequence[int], dice: Dice) -> tuple[float, ...]:
    """Chances an onlooker gives, who knows what each whispered and no card; shared sums win nothing."""
    won = [0.0] * len(whispers)
    for _ in range(TRIES):
        sums = [whispered + BOX[dice.below(len(BOX))] for whispered in whispers]
        best = max(sums)
        if sums.count(best) == 1:
            won[sums.index(best)] += 1
    return tuple(max(share, 0.5) / TRIES for share in won)


def _expected(event: Revealed, seed: str) -> tuple[float, ...]:
    return expected(event.whispers, Dice(f"{seed}:duel:{event.round}"))
