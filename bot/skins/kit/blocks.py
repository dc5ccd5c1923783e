"""Blocks that every game's pictures are set from: ribbons, places in a ranking, lines of text."""

from collections.abc import Sequence

from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, cap_height, fitted, width
from bot.skins.scene.flow import Block, Piece
from bot.skins.scene.theme import GOLD, INK, LABEL_MIN, NAME_MIN, Size, within

Told = tuple[str, Type, Size, str, float]
"""A line of a block: text, type, size, colour, room below."""


def ribbon(
    canvas: Canvas,
    words: str,
    x: float,
    y: float,
    tall: int,
    room: float,
    size: Size,
    pad: int,
    tracking: float = 0,
) -> float:
    """A gold ribbon as long as its words; its right edge."""
    shown, fit = fitted(words, Type.NUMERAL, size, room - 2 * pad, tracking)
    wide = round(width(shown, Type.NUMERAL, fit, tracking) + 2 * pad)
    canvas.plate(GOLD, x, y, wide, tall, 8 if tall < 60 else 10)
    canvas.write(shown, Type.NUMERAL, fit, INK, x + pad, mid=y + tall / 2, tracking=tracking)
    return x + wide


def rank(canvas: Canvas, number: int, x: float, y: float, size: float, first: bool) -> None:
    """A place in a ranking."""
    canvas.put(f"chrome/icons/rank-{'first' if first else 'other'}", x, y, size)
    colour = INK if first else GOLD
    canvas.write(
        str(number), Type.NUMERAL, within(size, 0.56), colour, x + size / 2, mid=y + size / 2, align="centre"
    )


def place(number: int, size: int, *, first: bool) -> Block:
    """A place in a ranking as a block of a tree."""
    return Piece(size, size, lambda canvas, x, y: rank(canvas, number, x, y, size, first))


def lines(canvas: Canvas, x: float, middle: float, room: float, told: Sequence[Told]) -> None:
    """Lines of text one under the other, the block centred."""
    heights = [cap_height(kind, size) for _, kind, size, _, _ in told]
    y = middle - (sum(heights) + sum(line[4] for line in told)) / 2
    for (text, kind, size, colour, below), tall in zip(told, heights, strict=True):
        least = LABEL_MIN if kind is Type.TEXT else NAME_MIN
        canvas.write(text, kind, size, colour, x, top=y, room=room, least=least)
        y += tall + below


def least(size: Size) -> Size:
    """A player's name shrinks to 86 %, then it is shortened; never under 23 px."""
    return max(NAME_MIN, within(size, 0.86))


def wrapped(
    text: str, kind: Type, size: Size, room: float, most: int = 2, least: int = LABEL_MIN
) -> tuple[list[str], Size]:
    """The text on at most so many lines, and the largest size at which all fit; else the last is cut."""
    while True:
        told = _broken(text.split(" "), kind, size, room)
        if len(told) <= most and all(width(line, kind, size) <= room for line in told):
            return told, size
        if size <= least:
            break
        size = Size(size - 1)
    rest = " ".join(told[most - 1 :])
    return [fitted(line, kind, size, room, 0, size)[0] for line in (*told[: most - 1], rest)], size


def _broken(words: Sequence[str], kind: Type, size: Size, room: float) -> list[str]:
    told = [words[0]]
    for word in words[1:]:
        if width(f"{told[-1]} {word}", kind, size) <= room:
            told[-1] += f" {word}"
        else:
            told.append(word)
    return told
