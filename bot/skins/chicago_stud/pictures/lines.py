"""Lines that fit, and lines of which a part is raised."""

from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, cap_height, fitted, width
from bot.skins.scene.theme import Size, within

RAISED = 0.63  # size of a raised part


def shortest_that_fits(
    texts: tuple[str, ...], kind: Type, size: Size, room: float, least: Size, tracking: float = 0
) -> tuple[str, Size]:
    """The first of some wordings that fits a room unshortened, and its size; empty if none does."""
    for text in texts:
        shown, fit = fitted(text, kind, size, room, tracking, least)
        if text and shown == text:
            return text, fit
    return "", least


def write_raised(
    canvas: Canvas,
    text: str,
    kind: Type,
    size: Size,
    colour: str,
    x: float,
    top: float,
    room: float,
    least: int,
    tracking: float = 0,
) -> Box:
    """A line by the top of its capitals; what stands between bars (`5|e| RUE`) is smaller, its head level."""
    while size > least and _width(text, kind, size, tracking) > room:
        size = Size(size - 1)
    left = x
    for part, small in _parts(text):
        fit = within(size, RAISED) if small else size
        box = canvas.write(part, kind, fit, colour, left, top=top, tracking=tracking)
        left = box.right + tracking + (0.03 * size if small else 0)
    return Box(x, top, left - tracking, top + cap_height(kind, size))


def _width(text: str, kind: Type, size: Size, tracking: float) -> float:
    return sum(
        width(part, kind, within(size, RAISED) if small else size, tracking) + tracking + 0.03 * size * small
        for part, small in _parts(text)
    )


def _parts(text: str) -> list[tuple[str, bool]]:
    """The parts of a line, and which of them are raised."""
    return [(part, number % 2 == 1) for number, part in enumerate(text.split("|")) if part]
