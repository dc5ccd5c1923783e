"""The canvas: sprites, lettering, shadows and glows laid one over the other."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from PIL import Image

from bot.skins.kit import effects, encoding, lettering, sprites
from bot.skins.kit.caches import MEGABYTE, ImageCache
from bot.skins.kit.effects import Area
from bot.skins.kit.lettering import Type
from bot.skins.kit.sprites import sprite
from bot.skins.scene.theme import BLACK

Align = Literal["left", "centre", "right"]

WIDTH, HEIGHT = 1650, 1050
END = 14  # of a bar: its round corners lie within
EDGE = 32  # the frame lies within


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the canvas; `right` and `bottom` are just outside."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

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


@dataclass(slots=True)
class Canvas:
    """One picture in the making."""

    image: Image.Image
    writings: list[Writing] = field(default_factory=list)
    pieces: list[tuple[str, Box]] = field(default_factory=list)  # what text must not touch

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
        w, h = round(width), round(width if height is None else height)
        self.lay(sprite(name, w, h) if strength == 1 else _paled(name, w, h, strength), x, y)

    def mirrored(self, name: str, x: float, y: float, width: float, height: float) -> None:
        """A sprite looking the other way."""
        piece = sprite(name, round(width), round(height))
        self.lay(piece.transpose(Image.Transpose.FLIP_LEFT_RIGHT), x, y)

    def plate(
        self,
        colour: str,
        x: float,
        y: float,
        width: float,
        height: float,
        radius: int,
        strength: float = 1,
    ) -> None:
        """A flat box with round corners, as wide as its words; below strength 1 what is under it shows."""
        self.tint(colour, effects.plate(round(width), round(height), radius, strength), x, y)

    def lay(self, piece: Image.Image, x: float, y: float, mask: Image.Image | None = None) -> None:
        """A picture over what is there, through a mask or its own transparency."""
        cut = mask or (piece if piece.mode == "RGBA" else None)
        self.image.paste(piece, (round(x), round(y)), cut)

    def lay_rounded(self, piece: Image.Image, x: float, y: float, mask: Image.Image, radius: int) -> None:
        """An opaque piece with round corners: blended at head and foot only, copied between."""
        left, top = round(x), round(y)
        for start, end in ((0, radius), (piece.height - radius, piece.height)):
            area = (0, start, piece.width, end)
            self.image.paste(piece.crop(area), (left, top + start), mask.crop(area))
        middle = piece.crop((0, radius, piece.width, piece.height - radius))
        self.image.paste(middle, (left, top + radius))

    def bar(self, name: str, x: int, y: int, width: int, height: int) -> None:
        """A wide sprite that is opaque but for its ends."""
        piece = sprite(name, width, height)
        for start in (0, width - END):
            self.lay(piece.crop((start, 0, start + END, height)), x + start, y)
        middle = _bars.get(
            (name, width, height), lambda: piece.crop((END, 0, width - END, height)).convert("RGB")
        )
        self.image.paste(middle, (x + END, y))

    def tint(self, colour: str, mask: Image.Image, x: float, y: float) -> None:
        """A colour through a mask."""
        self.image.paste(colour, (round(x), round(y)), mask)

    def claim(self, what: str, x: float, y: float, width: float, height: float) -> None:
        """Note that something to look at stands there."""
        self.pieces.append((what, Box(x, y, x + width, y + height)))

    def fill(self, colour: str, box: Box, strength: float = 1) -> None:
        """A plain rectangle, such as a hairline."""
        left, top, right, bottom = round(box.left), round(box.top), round(box.right), round(box.bottom)
        mask = Image.new("L", (right - left, bottom - top), round(255 * strength))
        self.image.paste(colour, (left, top), mask)

    def glow(
        self, box: Box, radius: float, colour: str, blur: int, strength: float, covered: int | None = None
    ) -> None:
        """A soft light under a piece; `covered`: how far inside the box the piece is opaque all over."""
        width, height = round(box.right - box.left), round(box.bottom - box.top)
        mask, room = effects.glow(width, height, radius, blur, strength), 3 * blur
        key = ("glow", width, height, radius, blur, strength)
        hole = None if covered is None else _inner(room, room, width, height, covered)
        self._soften(colour, mask, key, hole, box.left - room, box.top - room)

    def shadow(
        self,
        shape: Image.Image,
        name: Hashable,
        x: float,
        y: float,
        blur: int,
        drop: int,
        strength: float,
        covered: int | None = None,
    ) -> None:
        """The soft shadow of a shape (a mask) that will stand at x, y; `covered` as with a glow."""
        mask, room = effects.shadow(shape, name, blur, strength), 3 * blur
        key = ("shadow", name, shape.size, blur, strength)
        hole = None if covered is None else _inner(room, room - drop, *shape.size, covered)
        self._soften(BLACK, mask, key, hole, x - room, y + drop - room)

    def _soften(
        self, colour: str, mask: Image.Image, key: Hashable, hole: Area | None, x: float, y: float
    ) -> None:
        if hole is None:
            self.tint(colour, mask, x, y)
            return
        for area, strip in effects.without(mask, key, hole):
            self.tint(colour, strip, round(x) + area[0], round(y) + area[1])

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
        piece = sprite(name, round(width), round(height))
        self.shadow(piece.getchannel("A"), (name, piece.size), x, y, blur, drop, strength)
        self.lay(piece, x, y)

    def write(
        self,
        text: str,
        kind: Type,
        size: float,
        colour: str,
        x: float,
        *,
        top: float | None = None,
        mid: float | None = None,
        base: float | None = None,
        align: Align = "left",
        tracking: float = 0,
        room: float | None = None,
        least: int = 14,
        outline: tuple[int, str] | None = None,
    ) -> Box:
        """A line of text by the top, the middle or the foot of its capitals; the box of its capitals."""
        asked = round(size)
        shown, fit = (
            (text, asked) if room is None else lettering.fitted(text, kind, asked, room, tracking, least)
        )
        wide, cap = lettering.width(shown, kind, fit, tracking), lettering.cap_height(kind, fit)
        left = x - wide * {"left": 0, "centre": 0.5, "right": 1}[align]
        foot = base if base is not None else (top + cap if top is not None else (mid or 0) + cap / 2)
        if shown:
            if outline is not None:
                ring = lettering.line(shown, kind, fit, tracking, outline[0])
                self.tint(outline[1], ring.mask, left + ring.left, foot + ring.top)
            line = lettering.line(shown, kind, fit, tracking)
            self.tint(colour, line.mask, left + line.left, foot + line.top)
        box = Box(left, foot - cap, left + wide, foot)
        self.writings.append(Writing(shown, box, fit, asked, shown != text))
        return box

    def frame(self, name: str = "chrome/frame", kept: int = HEIGHT) -> None:
        """The brass double frame, last of all; its four sides, for the middle is empty.

        `kept`: the height at which that frame is drawn; a lower picture takes a shorter piece of its sides.
        """
        wide, tall = self.image.size
        for cut, x, y in (
            ((0, 0, wide, EDGE), 0, 0),
            ((0, EDGE, EDGE, tall - EDGE), 0, EDGE),
            ((wide - EDGE, EDGE, wide, tall - EDGE), wide - EDGE, EDGE),
            ((0, kept - EDGE, wide, kept), 0, tall - EDGE),
        ):
            side = _sides.get((name, cut), lambda cut=cut: sprite(name, wide, kept).crop(cut))  # type: ignore[misc]
            self.lay(side, x, y)

    def encoded(self) -> bytes:
        """The picture as it is sent, in full colour."""
        return encoding.encoded(self.image)

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
    """A new canvas on one of the grounds; `prepare` paints once what every picture of that `key` shares.

    `kept`: the height at which that ground is drawn, where pictures of several heights share it.
    """

    def drawn() -> Image.Image:
        ground = sprites.ground(f"{folder}/{name}", width, kept or height)
        canvas = Canvas(ground if ground.height == height else ground.resize((width, height)))
        if prepare is not None:
            prepare(canvas)
        return canvas.image

    return Canvas(_grounds.get((folder, name, height, key), drawn).copy())


def widest(texts: Sequence[str], kind: Type, size: float, room: float, least: int = 14) -> int:
    """One size for several lines: the largest in which the longest fits."""
    return min(
        (lettering.fitted(text, kind, round(size), room, 0, least)[1] for text in texts), default=round(size)
    )


_sides = ImageCache("frame", MEGABYTE)
_pales = ImageCache("paler sprites", MEGABYTE)
_grounds = ImageCache("grounds", 40 * MEGABYTE)  # six of them: a table, its hands, its shootouts ...
_bars = ImageCache("bars", 2 * MEGABYTE)


def _paled(name: str, width: int, height: int, strength: float) -> Image.Image:
    """A sprite of which less is seen."""

    def paled() -> Image.Image:
        pale = sprite(name, width, height).copy()
        pale.putalpha(pale.getchannel("A").point(lambda value: round(value * strength)))
        return pale

    return _pales.get((name, width, height, strength), paled)


def _inner(left: int, top: int, width: int, height: int, covered: int) -> Area:
    return left + covered, top + covered, left + width - covered, top + height - covered
