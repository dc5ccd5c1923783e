"""What a picture is before it is painted: its ground, and the list of what is laid on it, piece over piece.

Operations hold names, words and numbers, never pixels, so that a scene can be kept, compared, sent, and
painted by whoever has the same drawings and typefaces. Places are canvas pixels; `x` and `y` are the upper
left corner.
"""

from collections.abc import Hashable, Iterable, Iterator
from typing import Any, Literal, NamedTuple, TypeAlias

from bot.skins.scene.theme import Size

Point = tuple[float, float]
Turned = Literal["", "mirrored", "upright"]
"""How a sprite lies: as it is drawn, looking the other way, or turned to the left by a quarter."""


class Sprite(NamedTuple):
    """A piece of `assets/art` in a size; below strength 1 what is under it shows."""

    name: str
    x: int
    y: int
    width: int
    height: int
    strength: float = 1
    turned: Turned = ""


class Part(NamedTuple):
    """What lies within left, top, right and bottom of a piece drawn in a size.

    `opaque`: nothing of what is under it shows.
    """

    name: str
    width: int
    height: int
    left: int
    top: int
    right: int
    bottom: int
    x: int
    y: int
    strength: float = 1
    opaque: bool = False


class Face(NamedTuple):
    """One of the cards that lie side by side in a strip, in round corners.

    `copied`: how many rows at head and foot have something of the corners; 0 where that is not worth knowing.
    `printed`: what lies on the card, from its own corner, for whoever has the drawings and no strips.
    """

    strip: str
    number: int
    of: int
    x: int
    y: int
    width: int
    height: int
    radius: float
    copied: int = 0
    printed: tuple["Operation", ...] = ()


class Tinted(NamedTuple):
    """The shape of a piece in one colour."""

    colour: str
    name: str
    x: int
    y: int
    width: int
    height: int


class Softened(NamedTuple):
    """A piece whose edges are blurred."""

    name: str
    x: int
    y: int
    width: int
    height: int
    blur: int


class Plate(NamedTuple):
    """A flat box with round corners."""

    colour: str
    x: int
    y: int
    width: int
    height: int
    radius: float
    strength: float = 1


class Ring(NamedTuple):
    """The edge of such a box, so thick."""

    colour: str
    x: int
    y: int
    width: int
    height: int
    radius: float
    thick: int


class Fill(NamedTuple):
    """A plain rectangle."""

    colour: str
    left: int
    top: int
    right: int
    bottom: int
    strength: float = 1


class Glow(NamedTuple):
    """A soft light around a box; nothing of it farther inside than `covered`, if that is given."""

    colour: str
    x: float
    y: float
    width: int
    height: int
    radius: float
    blur: int
    strength: float
    covered: int | None = None


class Shadow(NamedTuple):
    """The soft shadow of a box with round corners, so much lower; `covered` as with a glow."""

    x: float
    y: float
    width: int
    height: int
    radius: float
    blur: int
    drop: int
    strength: float
    covered: int | None = None


class Cast(NamedTuple):
    """The soft shadow of a piece."""

    name: str
    x: float
    y: float
    width: int
    height: int
    blur: int
    drop: int
    strength: float


class Text(NamedTuple):
    """A line of text from the start of its baseline; `width`: how far its letters reach.

    `outline`: how wide its `edge` is, in that colour.
    """

    text: str
    type: str
    size: Size
    colour: str
    left: float
    foot: float
    width: float
    tracking: float = 0
    outline: int = 0
    edge: str = ""


class Numeral(NamedTuple):
    """A number or a few letters on a card, by the middle of their capitals, stretched upright.

    They stand on the strips already: Pillow never paints any.
    """

    text: str
    size: float
    colour: str
    x: float
    y: float
    stretch: float = 1


class Stroke(NamedTuple):
    """One movement of a pen: a `line`, a `disc`, a `polygon` or a `box` through its points.

    `fill`: a colour, or in a figure how much of its colour is seen, of 255.
    `width`, and joints that are `curved`, are a line's; `radius` is a box's.
    """

    kind: Literal["line", "disc", "polygon", "box"]
    points: tuple[float, ...]
    fill: int | str
    width: int = 0
    radius: float = 0
    curved: bool = False


class Figure(NamedTuple):
    """What a pen draws in one colour, so many times as large as it is shown, then blurred."""

    colour: str
    x: int
    y: int
    width: int
    height: int
    fine: int
    strokes: tuple[Stroke, ...]
    blur: int = 0
    strength: float = 1


class Drawing(NamedTuple):
    """What a pen draws in colours over what is there, within a box, so many times as large as it is shown."""

    x: int
    y: int
    width: int
    height: int
    fine: int
    strokes: tuple[Stroke, ...]


class Kept(NamedTuple):
    """What many pictures have on their bare ground within a box; what reaches beyond it is cut off."""

    x: int
    y: int
    width: int
    height: int
    operations: tuple["Operation", ...]


class Group(NamedTuple):
    """What is laid together wherever it is the same; see `Canvas.again`."""

    operations: tuple["Operation", ...]


Operation: TypeAlias = (
    Sprite
    | Part
    | Face
    | Tinted
    | Softened
    | Plate
    | Ring
    | Fill
    | Glow
    | Shadow
    | Cast
    | Text
    | Numeral
    | Figure
    | Drawing
    | Kept
    | Group
)


class Ground(NamedTuple):
    """What a picture is painted on: a piece with a folder, as high as `drawn`; a plain colour; or nothing.

    `prepared`: what every picture of that `key` has on it.
    """

    name: str
    width: int
    height: int
    drawn: int
    key: Hashable = None
    prepared: tuple[Operation, ...] = ()


class Scene(NamedTuple):
    """A whole picture."""

    ground: Ground
    operations: tuple[Operation, ...]

    @property
    def all(self) -> tuple[Operation, ...]:
        """All that is laid on the bare ground: what many pictures have is one group."""
        prepared = self.ground.prepared
        return (Group(prepared), *self.operations) if prepared else self.operations


def each_of(operations: Iterable[Operation]) -> Iterator[Operation]:
    """Yield the operations one by one, those of groups in their place."""
    for operation in operations:
        if isinstance(operation, Group):
            yield from each_of(operation.operations)
        else:
            yield operation


def moved(operation: Operation, across: int, down: int) -> Operation:
    """The same operation so many pixels farther to the right, and lower."""
    any_kind: Any = operation  # whose places have these names
    at: dict[str, float]
    match operation:
        case Group(operations=operations):
            return Group(tuple([moved(each, across, down) for each in operations]))
        case Fill():
            left, top, right, bottom = operation[1:5]
            at = {"left": left + across, "top": top + down, "right": right + across, "bottom": bottom + down}
        case Text():
            at = {"left": operation.left + across, "foot": operation.foot + down}
        case _:
            at = {"x": operation.x + across, "y": operation.y + down}
    lies: Operation = any_kind._replace(**at)
    return lies
