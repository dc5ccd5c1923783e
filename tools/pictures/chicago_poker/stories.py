"""Stories to be painted: the design's, a duel of three turns, six bosses, 300 turns, a calm one."""

from collections.abc import Sequence
from dataclasses import replace

from engine.chicago_poker.events import Caller, DecidedBy, ShootoutHeld
from engine.chicago_poker.pieces import Boss
from engine.chicago_poker.views import TableView
from engine.game import Seat
from engine.story import Mark, SeatStory, Story, Surprise, TurningPoint
from tools.pictures.chicago_poker.samples import KINDS, fighter, names, row, table
from tools.pictures.stories import Jumps, curve, turning_point

BOSSES = (Boss.CAPONE, Boss.OBANION, Boss.TORRIO, Boss.WEISS, Boss.MORAN, Boss.YALE)
Told = tuple[Story, TableView, Sequence[str]]


def seated(bosses: Sequence[Boss]) -> TableView:
    """A table of those bosses."""
    rows = tuple(row(seat, boss, 5, "", "||") for seat, boss in enumerate(bosses))
    return table("SJB", rows, active=0, left=1, deck=20, discard=5, stock=9)


def held(turn: int, kind: str, winner: Seat, cards: str = "(B9) (P9) R9 Y2 G9") -> Mark:
    """A shootout that one boss won with these cards."""
    fighters = (fighter(winner, cards), fighter((winner + 1) % 2, "R13 (B13) G4"))
    event = ShootoutHeld(0, KINDS[kind], winner, Caller.MARKER, fighters, (), winner, DecidedBy.RANK, None)
    return Mark(turn, (winner,), event=event)


def luck(seat: float, traps: int, calls: int, raids: int = 0, stolen: int = 0) -> SeatStory:
    """One seat's luck and nerve."""
    return SeatStory(seat, {"traps": traps, "calls": calls, "raids": raids, "stolen": stolen})


JUMPS: Jumps = {
    7: {0: 0.9}, 20: {0: 0.6}, 26: {0: -0.8, 1: 0.9}, 31: {2: 0.3, 1: -0.4}, 38: {0: 0.9, 1: -0.5},
    41: {0: 0.3}, 43: {1: 0.4}, 48: {2: -0.3}, 49: {2: 2.4, 0: -0.6}, 58: {2: 0.9}, 60: {2: 0.8},
}  # fmt: skip
LANE = (
    (7, "S", 0), (14, "J", 3), (20, "B", 0), (26, "G", 1), (32, "S", 2), (38, "J", 0), (43, "B", 1),
    (49, "S", 2), (55, "G", 3), (62, "S", 2),
)  # fmt: skip
NERVE = (luck(0.9, 1, 2, 0, 1), luck(-0.3, 0, 1, 2), luck(0.4, 2, 0, 1, 2), luck(-0.8, 1, 0), luck(0.1, 1, 0),
         luck(-0.2, 0, 0))  # fmt: skip


def _story(
    seats: int,
    turns: int,
    lane: Sequence[tuple[int, str, Seat]],
    jumps: Jumps,
    winner: Seat = 2,
    seed: int = 5,
) -> Told:
    view = seated(BOSSES[:seats])
    rows = curve(seats, turns, (winner,), jumps, seed)
    marks = tuple(held(turn, kind, whose % seats) for turn, kind, whose in lane)
    least = marks[min(len(marks) - 1, 7)]
    surprise = Surprise(least.turn, least.winners[0], chance=0.04, event=least.event)
    told = Story(rows, marks, turning_point(rows, winner, turns), surprise, NERVE[:seats])
    return told, view, names(view)


def told() -> dict[str, Told]:
    """By name."""
    four = _story(4, 62, LANE, JUMPS)
    six = _story(6, 62, (*LANE, (9, "J", 3), (50, "J", 5)), JUMPS)
    crowd = tuple((2 + 2 * number, "SJBG"[number % 4], number % 6) for number in range(20))
    long = _story(6, 300, tuple((10 + 14 * n, "SJBG"[n % 4], n % 6) for n in range(20)),
                  {5 * turn: jumps for turn, jumps in JUMPS.items()})  # fmt: skip
    short = _story(2, 3, ((2, "S", 0), (3, "J", 1)), {2: {1: 0.9}}, winner=1, seed=3)
    calm = four[0]
    return {
        "story-4": four,
        "story-6": six,
        "story-6-names": (six[0], six[1], ("W" * 32, "", "محمد علي", "i" * 32, "田中さくら", "Zed")),
        "story-4-names": (four[0], four[1], ("W" * 32, "Jean-Sébastien de la Fontaine", "W" * 20, "")),
        "story-6-crowded": (replace(six[0], marks=tuple(held(*each) for each in crowd)), *six[1:]),
        "story-6-long": long,
        "story-2-short": short,
        "story-3": _story(3, 40, LANE[:6], {30: {1: 3.0}, 10: {0: 1.0}}, winner=1),
        "story-5": _story(5, 88, LANE[:9], {80: {4: 2.2}, 30: {1: 1.4}, 60: {1: -1, 2: 1}}, winner=4),
        "story-4-early": _story(4, 62, LANE, {1: {2: 2.5}, 30: {0: 1.5}, 55: {0: -2}}),
        "story-4-calm": (replace(calm, surprise=None, turning_point=None, marks=()), *four[1:]),
        "story-4-last": (
            replace(calm, turning_point=TurningPoint(62, 2, calm.curve[-2][2], 1), surprise=None), *four[1:]
        ),
    }  # fmt: skip
