"""What a story's curve says: who finished where, how close each came, who was ahead, and for how long."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.game import Seat
from engine.story import Story

NOTABLE = 0.35  # so close a loser must have come for a bead
MORE = 0.05  # and above how it began
EARLY = 8  # until then chances are noise; in a short game less


@dataclass(frozen=True, slots=True)
class Peak:
    """The best moment of somebody who did not win."""

    seat: Seat
    turn: int
    chance: float


def order(story: Story) -> tuple[Seat, ...]:
    """The seats as they finished: the winners, then the others by their chance before the last turn."""
    before, last = story.curve[-2 if story.turns else -1], story.curve[-1]
    return tuple(sorted(range(len(last)), key=lambda seat: (-last[seat], -before[seat], seat)))


def winners(story: Story) -> tuple[Seat, ...]:
    """Who won, in the order in which they are shown."""
    return tuple(seat for seat in order(story) if story.curve[-1][seat] > 0)


def peaks(story: Story) -> tuple[Peak, ...]:
    """Where those who lost came closest, if it was close, the closest first."""
    first = 1 + min(EARLY, story.turns // EARLY)
    found = []
    for seat in order(story)[len(winners(story)) :]:
        turn = max(
            range(min(first, story.turns), len(story.curve)),
            key=lambda turn: (story.curve[turn][seat], -turn),
        )
        if story.curve[turn][seat] >= max(NOTABLE, story.curve[0][seat] + MORE):
            found.append(Peak(seat, turn, story.curve[turn][seat]))
    return tuple(sorted(found, key=lambda peak: -peak.chance))


def ahead(story: Story) -> tuple[Seat, int] | None:
    """Who was ahead of all others after most turns, and after how many; None where nobody ever was."""
    led = [0] * len(story.curve[0])
    for row in story.curve[1:-1]:
        best = max(row)
        if row.count(best) == 1:
            led[row.index(best)] += 1
    most = max(led)
    return (led.index(most), most) if most else None


def in_hundred(chance: float) -> str:
    """`7`; what is hardly anything is `<1`: the estimate knows no better."""
    return "<1" if chance < 0.005 else str(round(100 * chance))


def thinned(story: Story, most: int) -> tuple[tuple[float, Sequence[float]], ...]:
    """The curve in about `most` points, each the mean of some neighbouring turns.

    Its ends, the turning point and the peaks stay as they are.
    """
    if story.turns <= most:
        return tuple((float(turn), row) for turn, row in enumerate(story.curve))
    kept = {0, story.turns, *(peak.turn for peak in peaks(story))}
    if story.turning_point is not None:
        kept |= {story.turning_point.turn - 1, story.turning_point.turn}
    share = -(-story.turns // most)
    points: list[tuple[float, Sequence[float]]] = []
    gathered: list[int] = []

    def close() -> None:
        if gathered:
            rows = [story.curve[turn] for turn in gathered]
            mean = [sum(chances) / len(rows) for chances in zip(*rows, strict=True)]
            points.append((sum(gathered) / len(gathered), mean))
            gathered.clear()

    for turn in range(len(story.curve)):
        if turn in kept:
            close()
            points.append((float(turn), story.curve[turn]))
        else:
            gathered.append(turn)
            if len(gathered) == share:
                close()
    return tuple(points)
