"""Lines of which a part is raised, as in `5|e| RUE`."""

from bot.skins.kit.lettering import Type, cap_height, width
from bot.skins.scene.flow import Block, Fit, Piece, Text, column, row, smaller
from bot.skins.scene.theme import CAPTION, Size, within

RAISED = 0.63  # size of a raised part


def raised(
    words: str, kind: Type, letters: Size, colour: str, least: Size = CAPTION, tracking: float = 0
) -> Block:
    """A line; what stands between bars is smaller, its head level with that of the others."""
    return Fit([_line(words, kind, each, colour, tracking) for each in smaller(letters, least)])


def _line(words: str, kind: Type, letters: Size, colour: str, tracking: float) -> Block:
    told = [
        _small(part, kind, letters, colour)
        if at % 2
        else Text(part, kind, letters, colour, tracking=tracking)
        for at, part in enumerate(words.split("|"))
        if part
    ]
    return column(row(*(column(each, at="start") for each in told), gap=tracking))


def _small(part: str, kind: Type, letters: Size, colour: str) -> Block:
    """Letters that belong to the drawing of a number."""
    size = within(letters, RAISED)
    return Piece(
        width(part, kind, size),
        cap_height(kind, size),
        lambda canvas, x, y: canvas.write(part, kind, size, colour, x, top=y),
    )
