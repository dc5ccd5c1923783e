"""Stories to be painted: five and eight seats, a long game, a duel of three deals, winners who share."""

from collections.abc import Sequence
from dataclasses import replace

from engine.chicago_stud.events import Showdown, ShownHand
from engine.chicago_stud.views import TableView
from engine.french_deck import best_high
from engine.game import Seat
from engine.story import Mark, SeatStory, Story, Surprise
from tools.pictures.chicago_stud.positions import FINALS
from tools.pictures.chicago_stud.samples import cards, names
from tools.pictures.stories import Jumps, curve, turning_point

NERVE = ((0.7, 1, 1), (-0.4, 0, 2), (0.2, 3, 0), (-1.1, 0, 1), (0.9, 0, 0), (0.0, 1, 0), (-0.2, 0, 1),
         (1.4, 2, 12))  # fmt: skip
JUMPS: Jumps = {
    3: {0: 0.6, 6: 0.8}, 6: {1: 0.9}, 9: {0: 0.7, 1: -0.5, 7: 0.9}, 11: {2: -0.5}, 13: {0: 0.8, 6: -0.7},
    16: {2: 1.9, 0: -0.9}, 19: {2: 0.5, 5: 0.6},
}  # fmt: skip
POTS = ((2, 0, 12), (3, 6, 31), (6, 1, 18), (9, 7, 60), (11, 4, 9), (13, 0, 16), (16, 2, 104), (21, 2, 27))
Told = tuple[Story, TableView, Sequence[str]]


def held(deal: int, winner: Seat, gain: int, seats: int) -> Mark:
    """A showdown that one seat won with a hidden straight."""
    down, up = cards("9d Th 2s"), cards("Ks Jc Qd 4h")
    hand = ShownHand(winner, down, up, best_high((*down, *up)), 1)
    gains = tuple(gain if seat == winner else -gain // max(1, seats - 1) for seat in range(seats))
    return Mark(deal, (winner,), gains, Showdown(deal, None, (hand,), ()))


def seated(seats: int) -> TableView:
    """A table of so many bosses."""
    view = FINALS["final-8"]
    return replace(view, rows=view.rows[:seats])


def _story(seats: int, deals: int, winners: Sequence[Seat], marks: Sequence[Mark], seed: int = 3) -> Told:
    jumps = {turn: {seat: by for seat, by in each.items() if seat < seats} for turn, each in JUMPS.items()}
    rows = curve(seats, deals, winners, jumps, seed)
    nerve = tuple(SeatStory(luck, {"traps": traps, "calls": calls}) for luck, traps, calls in NERVE[:seats])
    least = marks[len(marks) // 2] if marks else None
    surprise = Surprise(least.turn, least.winners[0], chance=0.11, event=least.event) if least else None
    view = seated(seats)
    told = Story(rows, tuple(marks), turning_point(rows, winners[0], deals), surprise, nerve)
    return told, view, names(view)


def told() -> dict[str, Told]:
    """By name."""
    eight = _story(8, 22, (2,), [held(*each, 8) for each in POTS])
    many = [held(1 + deal, deal % 7, 8 + deal * 37 % 131, 7) for deal in range(79)]
    five = [held(deal, seat % 5, gain, 5) for deal, seat, gain in POTS]
    return {
        "story-8": eight,
        "story-8-names": (*eight[:2], ("W" * 32, "", "محمد علي", "i" * 32, "田中さくら", "Zed", "🦊", "Q")),
        "story-7-long": _story(7, 80, (2,), many),
        "story-5": _story(5, 22, (2,), five),
        "story-2-short": _story(2, 3, (1,), [held(2, 1, 8, 2)]),
        "story-8-shared": _story(8, 22, (2, 4), [held(*each, 8) for each in POTS]),
        "story-3": _story(3, 30, (1,), [held(deal, seat % 3, gain, 3) for deal, seat, gain in POTS]),
    }
