"""The canvas: sprites, lettering, shadows and glows laid one over the other, noted as a scene."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, NamedTuple

from PIL import Image

from bot.skins.kit import encoding, lettering
from bot.skins.kit.lettering import Type
from bot.skins.scene import noting, pillow
from bot.skins.scene.scene import (
    Cast,
    Drawing,
    Face,
    Figure,
    Fill,
    Glow,
    Ground,
    Group,
    Kept,
    Operation,
    Part,
    Plate,
    Ring,
    Scene,
    Shadow,
    Softened,
    Sprite,
    Stroke,
    Text,
    Tinted,
)
from bot.skins.scene.theme import NAME_MIN, Size

Align = Literal["left", "centre", "right"]

WIDTH, HEIGHT = 1650, 1050
END = 14  # of a bar: its round corners lie within
EDGE = 32  # the frame lies within


class Box(NamedTuple):
    """A rectangle on the canvas; `right` and `bottom` are just outside."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def size(self) -> tuple[float, float]:
        """Its width and its height."""
        return self.right - self.left, self.bottom - self.top

    def overlaps(self, other: "Box") -> bool:
        """True if they share more than an edge."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


@dataclass(frozen=True, slots=True)
class Writing:
    """A line of text as it was set, for those who check that it fits and touches nothing."""

    text: str
    box: Box
    size: int
    asked: int
    shortened: bool


class Canvas:
    """One picture in the making: what is laid on it is noted, and painted when its image is asked for."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.writings: list[Writing] = []
        self.pieces: list[tuple[str, Box]] = []  # what text must not touch
        self._noted: list[Operation] = []
        self._painted = 0  # so many of them are in the image
        self._image: Image.Image | None = None

    @property
    def width(self) -> int:
        """How many pixels across."""
        return self.ground.width

    @property
    def height(self) -> int:
        """How many from top to bottom."""
        return self.ground.height

    @property
    def scene(self) -> Scene:
        """What it is painted from."""
        return Scene(self.ground, tuple(self._noted))

    @property
    def image(self) -> Image.Image:
        """The picture as far as it has come."""
        if self._image is None:
            self._image = pillow.on_ground(self.ground)
        pillow.lay(self._image, self._noted[self._painted :], self.ground)
        self._painted = len(self._noted)
        return self._image

    def note(self, operation: Operation) -> None:
        """Lay something over what is there."""
        self._noted.append(operation)

    def put(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float | None = None,
        strength: float = 1,
    ) -> None:
        """A sprite with its upper left corner there; square unless a height is given."""
        tall = round(width if height is None else height)
        self.note(Sprite(name, round(x), round(y), round(width), tall, strength))

    def mirrored(self, name: str, x: float, y: float, width: float, height: float) -> None:
        """A sprite looking the other way."""
        self.note(Sprite(name, round(x), round(y), round(width), round(height), 1, "mirrored"))

    def upright(self, name: str, x: float, y: float, width: int, height: int) -> None:
        """A sprite of that size turned to the left by a quarter."""
        self.note(Sprite(name, round(x), round(y), width, height, 1, "upright"))

    def part(
        self,
        name: str,
        size: tuple[int, int],
        cut: tuple[int, int, int, int],
        x: float,
        y: float,
        *,
        strength: float = 1,
        opaque: bool = False,
    ) -> None:
        """What lies within a cut (left, top, right, bottom) of a sprite of that size."""
        self.note(Part(name, *size, *cut, round(x), round(y), strength, opaque))

    def face(
        self,
        strip: str,
        number: int,
        of: int,
        x: float,
        y: float,
        width: int,
        height: int,
        radius: float,
        copied: int = 0,
        printed: tuple[Operation, ...] = (),
    ) -> None:
        """One of the cards that lie side by side in a strip; see `Face`."""
        self.note(Face(strip, number, of, round(x), round(y), width, height, radius, copied, printed))

    def tinted(self, colour: str, name: str, x: float, y: float, side: float) -> None:
        """The shape of a square sprite in one colour."""
        self.note(Tinted(colour, name, round(x), round(y), round(side), round(side)))

    def softened(self, name: str, x: float, y: float, width: int, height: int, blur: int) -> None:
        """A sprite with blurred edges."""
        self.note(Softened(name, round(x), round(y), width, height, blur))

    def plate(
        self,
        colour: str,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: float,
        strength: float = 1,
    ) -> None:
        """A flat box with round corners, as wide as its words; below strength 1 what is under it shows."""
        self.note(Plate(colour, round(x), round(y), round(width), round(height), radius, strength))

    def ring(
        self, colour: str, x: float, y: float, width: int, height: int, radius: float, thick: int
    ) -> None:
        """The edge of such a box, so thick."""
        self.note(Ring(colour, round(x), round(y), width, height, radius, thick))

    def figure(
        self,
        colour: str,
        x: float,
        y: float,
        width: int,
        height: int,
        fine: int,
        strokes: Iterable[Stroke],
        *,
        blur: int = 0,
        strength: float = 1,
    ) -> None:
        """What a pen draws in one colour on a sheet of that size; see `Figure`."""
        drawn = tuple(strokes)
        self.note(Figure(colour, round(x), round(y), width, height, fine, drawn, blur, strength))

    def drawing(self, x: int, y: int, width: int, height: int, fine: int, strokes: Iterable[Stroke]) -> None:
        """What a pen draws in colours over what is there; see `Drawing`."""
        self.note(Drawing(x, y, width, height, fine, tuple(strokes)))

    def kept(self, x: float, y: float, width: int, height: int, prepare: Callable[["Canvas"], None]) -> None:
        """What many pictures have on their bare ground within a box: painted by `prepare`, and kept."""
        apart = Canvas(self.ground)
        prepare(apart)
        self.note(Kept(round(x), round(y), width, height, tuple(apart._noted)))

    def again(self, paint: Callable[..., None], *shown: Hashable) -> None:
        """Lay what `paint` lays of what is shown, worked out once: of the same it must always lay the same.

        For parts that most pictures of a game have in common.
        """
        group, writings, pieces = _apart(paint, *shown)
        self.note(group)
        self.writings += writings
        self.pieces += pieces

    def bar(self, name: str, x: int, y: int, width: int, height: int) -> None:
        """A wide sprite that is opaque but for its ends."""
        for start in (0, width - END):
            self.part(name, (width, height), (start, 0, start + END, height), x + start, y)
        self.part(name, (width, height), (END, 0, width - END, height), x + END, y, opaque=True)

    def claim(self, what: str, x: float, y: float, width: float, height: float) -> None:
        """Note that something to look at stands there."""
        self.pieces.append((what, Box(x, y, x + width, y + height)))

    def fill(self, colour: str, box: Box, strength: float = 1) -> None:
        """A plain rectangle, such as a hairline."""
        sides = round(box.left), round(box.top), round(box.right), round(box.bottom)
        self.note(Fill(colour, *sides, strength))

    def glow(
        self, box: Box, radius: float, colour: str, blur: int, strength: float, covered: int | None = None
    ) -> None:
        """A soft light under a piece; `covered`: how far inside the box the piece is opaque all over."""
        width, height = round(box.right - box.left), round(box.bottom - box.top)
        self.note(Glow(colour, box.left, box.top, width, height, radius, blur, strength, covered))

    def shadow(
        self,
        x: float,
        y: float,
        width: int,
        height: int,
        radius: float,
        blur: int,
        drop: int,
        strength: float,
        covered: int | None = None,
    ) -> None:
        """The soft shadow of a box with round corners that will stand there; `covered` as with a glow."""
        self.note(Shadow(x, y, width, height, radius, blur, drop, strength, covered))

    def put_with_shadow(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float,
        blur: int,
        drop: int,
        strength: float,
    ) -> None:
        """A sprite and its own shadow."""
        self.note(Cast(name, x, y, round(width), round(height), blur, drop, strength))
        self.put(name, x, y, width, height)

    def write(
        self,
        text: str,
        kind: Type,
        size: Size,
        colour: str,
        x: float,
        *,
        top: float | None = None,
        mid: float | None = None,
        base: float | None = None,
        align: Align = "left",
        tracking: float = 0,
        room: float | None = None,
        least: int = NAME_MIN,
        outline: tuple[int, str] | None = None,
    ) -> Box:
        """A line of text by the top, the middle or the foot of its capitals; the box of its capitals."""
        shown, fit = (
            (text, size) if room is None else lettering.fitted(text, kind, size, room, tracking, least)
        )
        wide, cap = lettering.width(shown, kind, fit, tracking), lettering.cap_height(kind, fit)
        left = x - wide * {"left": 0, "centre": 0.5, "right": 1}[align]
        foot = base if base is not None else (top + cap if top is not None else (mid or 0) + cap / 2)
        if shown:
            around = (0, "") if outline is None else outline
            self.note(Text(shown, kind.name, fit, colour, left, foot, wide, tracking, *around))
        box = Box(left, foot - cap, left + wide, foot)
        self.writings.append(Writing(shown, box, fit, size, shown != text))
        return box

    def frame(self, name: str = "chrome/frame", kept: int = HEIGHT) -> None:
        """The brass double frame, last of all; its four sides, for the middle is empty.

        `kept`: the height at which that frame is drawn; a lower picture takes a shorter piece of its sides.
        """
        self.again(_frame, name, self.width, self.height, kept)

    def encoded(self) -> bytes:
        """The picture as it is sent, in full colour; nothing where its scene is what is wanted."""
        return b"" if noting.note(self.scene) else encoding.encoded(self.image)

    def filename(self, kind: str) -> str:
        """Its file's name, which tells its kind and nothing else."""
        return encoding.filename(kind)


def on_ground(
    name: str,
    height: int = HEIGHT,
    key: Hashable = None,
    prepare: Callable[[Canvas], None] | None = None,
    *,
    width: int = WIDTH,
    kept: int | None = None,
    folder: str = "chrome/backgrounds",
) -> Canvas:
    """A new canvas on one of the grounds; `prepare` lays once what every picture of that `key` shares.

    `kept`: the height at which that ground is drawn, where pictures of several heights share it.
    """
    bare = Ground(f"{folder}/{name}", width, height, kept or height, key)
    if prepare is None:
        return Canvas(bare)
    if bare not in _prepared:
        canvas = Canvas(bare)
        prepare(canvas)
        if len(_prepared) >= PREPARED_MAX:
            _prepared.clear()
        _prepared[bare] = bare._replace(prepared=canvas.scene.operations)
    return Canvas(_prepared[bare])


def blank(width: int, height: int, colour: str = "") -> Canvas:
    """A new canvas in one colour; without one there is nothing under what is laid on it."""
    return Canvas(Ground(colour, width, height, height))


def widest(texts: Sequence[str], kind: Type, size: Size, room: float, least: int = NAME_MIN) -> Size:
    """One size for several lines: the largest in which the longest fits."""
    return min((lettering.fitted(text, kind, size, room, 0, least)[1] for text in texts), default=size)


def _frame(canvas: Canvas, name: str, wide: int, tall: int, kept: int) -> None:
    for cut, x, y in (
        ((0, 0, wide, EDGE), 0, 0),
        ((0, EDGE, EDGE, tall - EDGE), 0, EDGE),
        ((wide - EDGE, EDGE, wide, tall - EDGE), wide - EDGE, EDGE),
        ((0, kept - EDGE, wide, kept), 0, tall - EDGE),
    ):
        canvas.part(name, (wide, kept), cut, x, y)


@lru_cache(2048)
def _apart(
    paint: Callable[..., None], *shown: Hashable
) -> tuple[Group, Sequence[Writing], Sequence[tuple[str, Box]]]:
    canvas = blank(0, 0)
    paint(canvas, *shown)
    return Group(tuple(canvas._noted)), canvas.writings, canvas.pieces


PREPARED_MAX = 200
_prepared: dict[Ground, Ground] = {}
