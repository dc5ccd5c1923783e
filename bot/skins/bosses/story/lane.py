"""The lane of events under the chart: what happened when, and whose it was, with a thin line to its turn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.skins.bosses.portraits import portrait
from bot.skins.bosses.story.chart import FRAME, across
from bot.skins.bosses.story.sheet import Sheet
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.scene import Stroke
from bot.skins.scene.theme import CAPTION, FIRE, GOLD, LABEL_MIN, MUTED, NAME_MIN, NEW, SIGN
from engine.game import Seat

FROM, TOP = FRAME[1] + FRAME[3], 646
FACES = 702
LEFT, RIGHT = 134.0, 1300.0
WORDS = 1366
FINE = 3
LEADERS = 0.8
SIZES = ((50, 66), (38, 50), (34, 43))  # of a portrait, and how far apart two must stand at least
NUMBERS = ((50, 74), (38, 58))  # the same under numbers


@dataclass(frozen=True, slots=True)
class Event:
    """Something in the lane; `paint` gets its middle, its upper edge and how large a portrait is."""

    turn: int
    winners: tuple[Seat, ...]
    paint: Callable[[Canvas, float, float, int], None]
    weight: float = 0
    """Where there is no room for all, the heaviest are shown."""


class Lane(Protocol):
    """What stands below the chart, and after which turns."""

    @property
    def turns(self) -> Sequence[int]:
        """Where dashes go through the chart."""

    def paint(self, canvas: Canvas, sheet: Sheet) -> None:
        """Everything below the axis, down to the panels."""


@dataclass(frozen=True, slots=True)
class Events:
    """A lane of single events, each over the portrait of whose it was; those for which there is room."""

    events: Sequence[Event]
    sizes: Sequence[tuple[int, int]] = SIZES

    @property
    def turns(self) -> Sequence[int]:
        """Where dashes go through the chart."""
        return [event.turn for event in self._shown]

    @property
    def all_shown(self) -> bool:
        """Whether there was room for all."""
        return len(self.events) <= self._most

    @property
    def _shown(self) -> list[Event]:
        """The heaviest, in their order."""
        heaviest = sorted(self.events, key=lambda event: (-event.weight, -event.turn))[: self._most]
        return sorted(heaviest, key=lambda event: event.turn)

    @property
    def _most(self) -> int:
        return int((RIGHT - LEFT) / self.sizes[-1][1]) + 1

    def paint(self, canvas: Canvas, sheet: Sheet) -> None:
        """Events with the portraits of whose they were, pushed apart where they stand too close."""
        events = self._shown
        side, pitch = next(size for size in self.sizes if (len(events) - 1) * size[1] <= RIGHT - LEFT)
        wanted = [across(event.turn, sheet.story.turns) for event in events]
        places = apart(wanted, pitch, LEFT, RIGHT)
        leaders(canvas, [((start, FROM), (end, TOP + 4)) for start, end in zip(wanted, places, strict=True)])
        for event, x in zip(events, places, strict=True):
            event.paint(canvas, x, TOP, side)
            _faces(canvas, sheet, event, x, side)
        if events:
            words(canvas, sheet)


def _faces(canvas: Canvas, sheet: Sheet, event: Event, x: float, side: int) -> None:
    """Whose it was; of several the first two, one half over the other."""
    seats = event.winners[:2]
    size = side if len(seats) < 2 else 34
    for number, seat in enumerate(seats):
        left = x - size / 2 + (number - (len(seats) - 1) / 2) * 0.5 * size
        top = FACES + (side - size) / 2
        if seat in sheet.winners:
            canvas.glow(Box(left + 4, top + 4, left + size - 4, top + size - 4), size / 2 - 4, GOLD, 8, 0.5)
        canvas.put(portrait(sheet.bosses[seat]), left, top, size)
    canvas.claim("face", x - side / 2, FACES, side, side)


def apart(wanted: Sequence[float], pitch: float, left: float, right: float) -> list[float]:
    """Places as near as can be to those wanted, in their order, at least `pitch` apart, between the ends."""
    groups: list[tuple[float, int]] = []  # sum of where its members would begin, and how many they are
    for number, place in enumerate(wanted):
        groups.append((place - number * pitch, 1))
        while len(groups) > 1 and groups[-2][0] / groups[-2][1] >= groups[-1][0] / groups[-1][1]:
            (one, several), (other, more) = groups[-2:]
            groups[-2:] = [(one + other, several + more)]
    starts = [total / count for total, count in groups for _ in range(count)]
    high = right - (len(wanted) - 1) * pitch
    return [min(max(start, left), max(left, high)) + number * pitch for number, start in enumerate(starts)]


def leaders(canvas: Canvas, lines: Sequence[Sequence[tuple[float, float]]]) -> None:
    """Thin lines from the chart down to what stands below it."""
    left, tall = FRAME[0] - 20, 70
    strokes = []
    for line in lines:
        points = tuple(part for x, y in line for part in ((x - left) * FINE, (y - FROM) * FINE))
        strokes.append(Stroke("line", points, round(255 * LEADERS), 2 * FINE, curved=True))
    canvas.figure(FIRE, left, FROM, FRAME[2] + 60, tall, FINE, strokes)


def words(canvas: Canvas, sheet: Sheet, middle: float = 696) -> None:
    """What stands in the lane, at its right."""
    room = 1622 - WORDS
    canvas.write(
        sheet.labels.lane, Type.LABEL, SIGN, MUTED, WORDS, mid=middle - 24, room=room, least=LABEL_MIN
    )
    canvas.write(
        sheet.labels.lane_line, Type.TEXT, CAPTION, MUTED, WORDS, mid=middle + 24, room=room, least=NAME_MIN
    )


def gain(chips: int, canvas: Canvas, middle: float, top: float, side: int) -> None:
    """What somebody won, in place of a piece; in `NUMBERS`."""
    told = f"{chips:+d}".replace("-", "−") if abs(chips) < 1000 else str(chips)
    size, room = (SIGN, 72) if side == NUMBERS[0][0] else (CAPTION, 54)
    canvas.write(
        told, Type.NUMERAL, size, NEW, middle, mid=top + 32, align="centre", room=room, least=NAME_MIN
    )
