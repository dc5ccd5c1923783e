"""The men a boss has sent, night by night, as far as they are known; and those who may still be at home."""

from collections.abc import Sequence
from functools import partial

from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Grid, Piece
from bot.skins.scene.theme import (
    BRASS,
    CAPTION,
    FAINT,
    FIRE,
    GOLD,
    HAIR,
    INK,
    IVORY,
    LACQUER,
    MUTED,
    SIGN,
    Size,
)
from bot.skins.two_trucks.pictures.pieces import ART
from engine.two_trucks.views import SeatRow, Trace

GAP = 6


def track(traces: Sequence[Trace], nights: int, place: tuple[int, int], columns: int, letters: Size) -> Block:
    """A place for each night: the road over the man, or beside him where the place is wide.

    A number on ivory was seen by all; with a red edge and `=` an equal kept him off; `<9` nobody saw.
    """
    wide, tall = place
    known = [*traces, *[None] * (nights - len(traces))]
    places = [Piece(wide, tall, partial(_place, trace, wide, tall, letters)) for trace in known]
    return Grid(places, columns, GAP)


def _place(
    trace: Trace | None, wide: int, tall: int, letters: Size, canvas: Canvas, x: float, y: float
) -> None:
    canvas.plate(FAINT if trace is None else BRASS, x, y, wide, tall, 8, 0.45 if trace is None else 1)
    canvas.plate(LACQUER, x + 2, y + 2, wide - 4, tall - 4, 7, 0.9)
    if trace is None:
        return
    beside = wide > tall
    seen = trace.below is None
    colour = FIRE if trace.blocked else GOLD if seen else MUTED
    sign = round(min(0.42 * tall, 0.3 * wide) if beside else 0.4 * min(wide, tall))
    left = x + 8 if beside else x + (wide - sign) / 2
    top = y + (tall - sign) / 2 if beside else y + 7
    canvas.tinted(colour, f"{ART}/{trace.road}", left, top, sign)
    box = (
        Box(left + sign + 6, y + 6, x + wide - 6, y + tall - 6)
        if beside
        else Box(x + 5, top + sign + 5, x + wide - 5, y + tall - 5)
    )
    _number(trace, box, letters, canvas)


def _number(trace: Trace, box: Box, letters: Size, canvas: Canvas) -> None:
    across, down = box.middle
    seen = trace.below is None
    words = f"<{trace.below}" if trace.man is None else str(trace.man)
    if seen:
        if trace.blocked:
            canvas.plate(FIRE, box.left - 2, box.top - 2, box.size[0] + 4, box.size[1] + 4, 7)
        canvas.plate(IVORY, box.left + 2, box.top + 2, box.size[0] - 4, box.size[1] - 4, 5)
        words = f"={words}" if trace.blocked else words
    colour = INK if seen else MUTED if trace.man is None else IVORY
    canvas.write(
        words,
        Type.NUMERAL,
        letters,
        colour,
        across,
        mid=down,
        align="centre",
        room=box.size[0] - 6,
        least=SIGN if letters > SIGN else CAPTION,
    )


def possible(row: SeatRow, men: int, step: int, rows: int, letters: Size) -> Block:
    """All numbers, those who cannot be at home any more struck out."""
    columns = -(-men // rows)
    line = letters + 10
    return Piece(
        columns * step,
        rows * line,
        partial(_possible, row.possible, men, columns, step, line, letters),
        "left",
    )


def _possible(
    there: Sequence[int],
    men: int,
    columns: int,
    step: int,
    line: int,
    letters: Size,
    canvas: Canvas,
    x: float,
    y: float,
) -> None:
    for man in range(1, men + 1):
        down, along = divmod(man - 1, columns)
        across, middle = x + (along + 0.5) * step, y + (down + 0.5) * line
        box = canvas.write(
            str(man),
            Type.NUMERAL,
            letters,
            IVORY if man in there else FAINT,
            across,
            mid=middle,
            align="centre",
        )
        if man not in there:
            canvas.fill(FAINT, Box(box.left - HAIR, middle - 2, box.right + HAIR, middle + 2))
