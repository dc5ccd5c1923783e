"""Stories to be painted: one like the design's, a short duel of two clans each, five bosses, shared kings."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.game import Seat
from engine.gangster.events import Share
from engine.gangster.pieces import Boss, Place
from engine.gangster.views import TableView
from engine.story import Mark, SeatStory, Story, Surprise
from tools.pictures.gangster import positions
from tools.pictures.stories import Curve, Jumps, curve, turning_point

BOSSES = (Boss.TORRIO, Boss.CAPONE, Boss.MORAN, Boss.OBANION, Boss.YALE)
GAINS = ((18, 24, 21, 29, 9), (35, 41, 33, 22, 30), (44, 38, 60, 25, 51))
NERVE = ((-0.6, 1, 2), (0.2, 2, 1), (0.5, 3, 4), (-0.1, 0, 3), (1.3, 0, 0))
JUMPS: Jumps = {
    20: {2: 0.6}, 36: {2: -1.9}, 60: {0: -0.8}, 42: {1: 0.5}, 56: {3: 0.9, 1: -0.4}, 74: {3: -0.9, 1: 0.6},
    104: {1: 0.7}, 117: {2: 1.0, 1: -0.5}, 131: {2: 1.6, 1: -1.0}, 150: {2: 0.8},
}  # fmt: skip
Told = tuple[Story, TableView, Sequence[str]]


class Haul(NamedTuple):
    """What one clan got in one district."""

    place: Place
    doubled: bool
    share: Share


def haul(
    view: TableView, turn: int, seat: Seat, place: Place, count: int, points: int, *, doubled: bool
) -> Surprise:
    """The biggest haul of a game."""
    share = Share(view.seats[seat].clans[0], seat, count, 5, points, points)
    return Surprise(turn, seat, gain=points, event=Haul(place, doubled, share))


def seated(seats: int) -> TableView:
    """A table that is over, with these bosses."""
    view = positions.ended(seats)
    rows = tuple(replace(row, boss=boss) for row, boss in zip(view.seats, BOSSES, strict=False))
    return replace(view, seats=rows)


def _story(seats: int, days: Sequence[int], rows: Curve, surprise: Surprise, view: TableView) -> Story:
    marks = tuple(
        Mark(turn, (gains.index(max(gains[:seats])),), gains[:seats])
        for turn, gains in zip(days, GAINS, strict=False)
    )
    nerve = tuple(SeatStory(luck, {"guns": guns, "bumps": bumps}) for luck, guns, bumps in NERVE[:seats])
    winner = max(range(len(view.seats)), key=lambda seat: rows[-1][seat])
    return Story(rows, marks, turning_point(rows, winner, len(rows) - 1), surprise, nerve)


def told() -> dict[str, Told]:
    """By name."""
    stories: dict[str, Told] = {}
    for name, seats, winners, days, place, count, doubled in (
        ("story-4", 4, (2,), (52, 104, 156), Place.BRONZEVILLE, 5, True),
        ("story-5", 5, (2,), (45, 90, 156), Place.NORTHWEST_SIDE, 7, True),
        ("story-3", 3, (1,), (40, 80), Place.LITTLE_ITALY, 3, False),
        ("story-2-short", 2, (1,), (12,), Place.LOOP, 1, False),
        ("story-3-shared", 3, (0, 2), (40, 80, 120), Place.CHINATOWN, 4, True),
        ("story-5-shared", 5, (0, 2, 4), (45, 90, 156), Place.STOCK_YARDS, 6, True),
    ):
        view = seated(seats)
        jumps = {
            turn: {seat: by for seat, by in each.items() if seat < seats} for turn, each in JUMPS.items()
        }
        rows = curve(seats, days[-1], winners, jumps, seed=4)
        surprise = haul(view, days[-1], winners[0], place, count, 24, doubled=doubled)
        stories[name] = (_story(seats, days, rows, surprise, view), view, positions.names(view))
    five = stories["story-5"]
    stories["story-5-names"] = (*five[:2], positions.STRANGE)
    return stories
