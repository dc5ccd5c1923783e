"""The story of a game of Whispers that is over: a plain one (docs/story.md)."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.chances import LOOKED_LOST, LOOKED_WON, biggest, curve, drawn_from, own, spreads, turning_point
from engine.dice import Dice
from engine.game import Seat
from engine.story import Mark, SeatStory, Story, Surprise
from engine.whispers.events import Event, Revealed
from engine.whispers.pieces import BOX, Options
from engine.whispers.scoring import result
from engine.whispers.state import State

TRIES = 200  # of each round; of each duel

Moments = Sequence[tuple[State, Sequence[Event]]]


class Sketch(NamedTuple):
    """Between two rounds: points by seat, and how many rounds were played."""

    options: Options
    points: tuple[int, ...]
    played: int


class _Duel(NamedTuple):
    held: Revealed
    winner: Seat
    expected: tuple[float, ...]


def story(moments: Moments, seed: str) -> Story:
    """Chances by rounds, duels below them, the least expected winner, and each seat's luck and nerve.

    Raises ValueError before the end.
    """
    last, events = moments[-1][0], [event for _, told in moments for event in told]
    end = result(last, events)
    if end is None:
        raise ValueError("the game is not over")
    held = [event for event in events if isinstance(event, Revealed)]
    seats = range(len(last.seats))
    positions = [Sketch(last.options, (0,) * len(seats), 0)]
    for event in held[:-1]:
        points = positions[-1].points
        won = tuple(had + (seat == event.winner) for seat, had in enumerate(points))
        positions.append(Sketch(last.options, won, event.round))
    rows = curve(positions, range(len(positions)), end, chances, TRIES, seed)  # each round is a jump
    duels = [
        _Duel(event, event.winner, expected(event.whispers, Dice(f"{seed}:duel:{event.round}")))
        for event in held
        if event.winner is not None
    ]
    surprises = [
        Surprise(duel.held.round, duel.winner, chance=duel.expected[duel.winner], event=duel.held)
        for duel in duels
    ]
    return Story(
        curve=rows,
        marks=tuple(Mark(duel.held.round, (duel.winner,), event=duel.held) for duel in duels),
        turning_point=turning_point(rows, end.winners),
        surprise=biggest(surprises),
        seats=tuple(_seat_story(moments, held, duels, own(surprises, seat), seat) for seat in seats),
    )


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
    """What an onlooker gives each seat, who knows what was whispered and no card; shared sums win nothing."""
    won = [0.0] * len(whispers)
    for _ in range(TRIES):
        sums = [whispered + BOX[dice.below(len(BOX))] for whispered in whispers]
        best = max(sums)
        if sums.count(best) == 1:
            won[sums.index(best)] += 1
    return tuple(max(share, 0.5) / TRIES for share in won)


def _seat_story(
    moments: Moments,
    held: Sequence[Revealed],
    duels: Sequence[_Duel],
    surprise: Surprise | None,
    seat: Seat,
) -> SeatStory:
    cards = [
        moments[0][0].seats[seat].kept
    ]  # each round deals one more, and the last position is the last round's
    fresh = {state.round: state.seats[seat].fresh for state, _ in moments}
    cards += [fresh[event.round] for event in held]
    return SeatStory(
        spreads([drawn_from(card, BOX) for card in cards]),
        {
            "traps": sum(duel.winner == seat and duel.expected[seat] < LOOKED_LOST for duel in duels),
            "calls": sum(duel.winner != seat and duel.expected[seat] > LOOKED_WON for duel in duels),
        },
        surprise,
    )
