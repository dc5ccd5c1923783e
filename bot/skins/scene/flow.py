"""Blocks that measure themselves and flow: a picture, or a part of one, is a tree, and no number is a place.

A tree says what stands beside what, how far apart, and what may grow. `lay` gives every block its box,
`paint` paints what was laid; between the two `check` can read the tree without a pixel.

    row = Stack((Sprite("chrome/icons/hand", 46), Text("Capone", Type.NAME, LEAD, IVORY, grow=1)), gap=NEAR)
    paint(canvas, lay(row, Box(26, 40, 416, 100)))
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Literal, NamedTuple, Protocol

from bot.skins.kit import lettering
from bot.skins.kit.canvas import Align, Box, Canvas
from bot.skins.kit.lettering import Type, cap_height, width
from bot.skins.scene.theme import BRASS, CAPTION, GOLD, LACQUER, NEAR, SCALE, Size

At = Literal["start", "centre", "end"]

ROUNDING = 0.01  # what a line has in a box of exactly its width


class Extent(NamedTuple):
    """How much room a block would like."""

    wide: float
    tall: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Block(ABC):
    """A piece of a picture that knows its own size; `grow`: its share of the room that is left."""

    grow: float = 0
    _sizes: dict[float, Extent] = field(default_factory=dict, init=False, repr=False, compare=False)

    def size(self, room: float) -> Extent:
        """Return what it would like where it may be so wide; measured once."""
        size = self._sizes.get(room)
        if size is None:
            size = self._sizes[room] = self.measure(room)
        return size

    @abstractmethod
    def measure(self, room: float) -> Extent:
        """Return what it would like where it may be so wide."""

    def parts(self, box: Box) -> Sequence[tuple["Block", Box]]:  # noqa: ARG002 (what holds blocks asks)
        """Return the blocks inside it, each with its box, lowest first."""
        return ()

    def paint(self, canvas: Canvas, box: Box) -> None:  # noqa: B027 (most have nothing of their own)
        """Paint what is its own; its parts come after it."""


class Ground(Protocol):
    """What a stack lies on."""

    @property
    def colour(self) -> str:
        """The colour that words on it must stand out from."""

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint it."""


class Placed(NamedTuple):
    """A block with its box, and so with all that lies in it."""

    block: Block
    box: Box
    parts: tuple["Placed", ...] = ()

    def all(self) -> Iterator["Placed"]:
        """Yield it and everything in it, as it is painted."""
        waiting = [self]
        while waiting:
            each = waiting.pop()
            yield each
            waiting.extend(reversed(each.parts))


def lay(block: Block, box: Box) -> Placed:
    """Give a block its box, and everything in it."""
    return Placed(block, box, tuple([lay(part, inner) for part, inner in block.parts(box)]))


def paint(canvas: Canvas, placed: Placed) -> None:
    """Paint a tree that was laid, from the ground up."""
    for each in placed.all():
        each.block.paint(canvas, each.box)


def put(canvas: Canvas, block: Block, x: float, y: float) -> None:
    """Paint a block in its own size, with its upper left corner there."""
    wide, tall = block.size(canvas.width)
    paint(canvas, lay(block, Box(x, y, x + wide, y + tall)))


def picture(canvas: Canvas, block: Block, box: Box) -> Canvas:
    """Paint a tree in its box, and the frame over it, which ends a picture."""
    paint(canvas, lay(block, box))
    canvas.frame()
    return canvas


# ---- grounds


class Light(NamedTuple):
    """The golden light around a panel; `covered` as with a glow."""

    radius: int
    blur: int
    strength: float
    covered: int | None = None


@dataclass(frozen=True, slots=True)
class Panel:
    """A drawn panel of exactly that size, and the light around it; `veil`: how much it is darkened.

    `there`: it lies on the ground of the picture already.
    """

    name: str
    colour: str
    light: Light | None = None
    veil: float = 0
    there: bool = False

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Put it there, on its light."""
        if self.light is not None:
            radius, blur, strength, covered = self.light
            canvas.glow(box, radius, GOLD, blur, strength, covered)
        wide, tall = box.size
        if not self.there:
            canvas.put(self.name, box.left, box.top, round(wide), round(tall))
        if self.veil:
            canvas.plate(LACQUER, box.left + 2, box.top + 2, wide - 4, tall - 4, 10, self.veil)


@dataclass(frozen=True, slots=True)
class Plate:
    """A flat box with round corners."""

    colour: str
    radius: float = 8
    strength: float = 1

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint it there."""
        canvas.plate(self.colour, box.left, box.top, *box.size, self.radius, self.strength)


@dataclass(frozen=True, slots=True)
class Edged:
    """The same with an edge around it."""

    colour: str
    edge: str = BRASS
    radius: float = 8
    thick: int = 2

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint the edge, and the box within."""
        wide, tall = box.size
        canvas.plate(self.edge, box.left, box.top, wide, tall, self.radius)
        inner = wide - 2 * self.thick, tall - 2 * self.thick
        canvas.plate(
            self.colour, box.left + self.thick, box.top + self.thick, *inner, self.radius - self.thick
        )


# ---- leaves


@dataclass(frozen=True, slots=True)
class Text(Block):
    """A line: the longest of its wordings that fits, then smaller within the scale, then cut.

    `cut`: it may be shortened, as a player's name may; of anything else `check` complains.
    """

    words: str | tuple[str, ...]
    kind: Type
    letters: Size
    colour: str
    least: Size = CAPTION
    tracking: float = 0
    align: Align = "left"
    outline: tuple[int, str] | None = None
    cut: bool = False

    def shown(self, room: float) -> tuple[str, Size]:
        """Return the words and the size that fit."""
        return _fitting(self.words, self.kind, self.letters, self.least, self.tracking, room)

    def measure(self, room: float) -> Extent:
        """Return the size of what fits, by its capitals; of all the words, where they may not be cut."""
        return _extent(self.words, self.kind, self.letters, self.least, self.tracking, room, self.cut)

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Write it, its capitals in the middle of the height."""
        words, letters = self.shown(box.size[0])
        across, down = box.middle
        x = across if self.align == "centre" else box.left if self.align == "left" else box.right
        canvas.write(
            words,
            self.kind,
            letters,
            self.colour,
            x,
            mid=down,
            align=self.align,
            tracking=self.tracking,
            outline=self.outline,
        )


@dataclass(frozen=True, slots=True)
class Lines(Block):
    """Words on as many lines as they need, at most so many, evenly broken; then smaller, then cut."""

    words: str
    kind: Type
    letters: Size
    colour: str
    most: int = 2
    gap: float = NEAR
    least: Size = CAPTION
    align: Align = "left"

    def shown(self, room: float) -> tuple[tuple[str, ...], Size]:
        """Return the lines, and the size in which all of them fit."""
        return _on_lines(self.words, self.kind, self.letters, self.least, self.most, room)

    def measure(self, room: float) -> Extent:
        """Return the size of the lines that fit; of all the words, where some are cut."""
        lines, letters = self.shown(room)
        if " ".join(lines) != self.words:
            lines = (*lines[:-1], self.words)
        tall = len(lines) * cap_height(self.kind, letters) + (len(lines) - 1) * self.gap
        return Extent(max(width(line, self.kind, letters) for line in lines), tall)

    def parts(self, box: Box) -> Sequence[tuple[Block, Box]]:
        """Return its lines, one under the other."""
        lines, letters = self.shown(box.size[0])
        told = [Text(line, self.kind, letters, self.colour, letters, align=self.align) for line in lines]
        return column(*told, gap=self.gap).parts(box)


@dataclass(frozen=True, slots=True)
class Sprite(Block):
    """A drawing in one of the sizes in which it was built, in the middle of its box.

    `cast`: how its shadow is blurred, how far it falls, and how dark it is.
    """

    name: str
    wide: float
    tall: float = 0
    claims: str = ""
    strength: float = 1
    align: Align = "centre"
    cast: tuple[int, int, float] | None = None

    def measure(self, room: float) -> Extent:  # noqa: ARG002 (it has one size)
        """Return its size."""
        return Extent(self.wide, self.tall or self.wide)

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Put it there, and claim its place."""
        wide, tall = self.size(0)
        x, y = corner(box, wide, tall, self.align)
        if self.cast is None:
            canvas.put(self.name, x, y, wide, tall, self.strength)
        else:
            canvas.put_with_shadow(self.name, x, y, wide, tall, *self.cast)
        if self.claims:
            canvas.claim(self.claims, x, y, wide, tall)


@dataclass(frozen=True, slots=True)
class Piece(Block):
    """A thing of a game, such as a card, that paints itself from its upper left corner."""

    wide: float
    tall: float
    draw: Callable[[Canvas, float, float], object]
    align: Align = "centre"
    claims: str = ""

    def measure(self, room: float) -> Extent:  # noqa: ARG002 (it has one size)
        """Return its size."""
        return Extent(self.wide, self.tall)

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Let it paint itself in the middle of its box, and claim its place."""
        x, y = corner(box, self.wide, self.tall, self.align)
        self.draw(canvas, x, y)
        if self.claims:
            canvas.claim(self.claims, x, y, self.wide, self.tall)


@dataclass(frozen=True, slots=True)
class Space(Block):
    """Nothing, of a size."""

    wide: float = 0
    tall: float = 0

    def measure(self, room: float) -> Extent:  # noqa: ARG002 (it has one size)
        """Return its size."""
        return Extent(self.wide, self.tall)


@dataclass(frozen=True, slots=True)
class Rule(Block):
    """A hairline along the whole of its box, between two blocks of a stack."""

    strength: float
    colour: str = BRASS

    def measure(self, room: float) -> Extent:  # noqa: ARG002 (it is as long as the stack is)
        """Return how thick it is."""
        return Extent(2, 2)

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint it there."""
        canvas.fill(self.colour, box, self.strength)


# ---- blocks of blocks


@dataclass(frozen=True, slots=True)
class Stack(Block):
    """Blocks beside each other, or `down`, one under the other; what may grow shares what is left.

    Where the room is short what may grow gives way. `at`: where they stand in room that nothing takes.
    Each is as tall as a row, or as wide as a column. `pad`: the air at the sides, and above and below.
    `closest`: how close they may come to each other where they need the room; then it likes no more of it.
    """

    blocks: Sequence[Block]
    gap: float = NEAR
    down: bool = False
    pad: tuple[float, float] = (0, 0)
    ground: Ground | None = None
    at: At = "start"
    closest: float | None = None

    @property
    def _least(self) -> float:
        return self.gap if self.closest is None else self.closest

    def measure(self, room: float) -> Extent:
        """Return what its parts need with the gaps and the air around them."""
        inner = room - 2 * self.pad[0]
        gaps = self._least * max(0, len(self.blocks) - 1)
        if self.down:
            sizes = [block.size(inner) for block in self.blocks]
            wide = max((each.wide for each in sizes), default=0)
            tall = sum(each.tall for each in sizes) + gaps
        else:
            liked = [block.size(inner) for block in self.blocks]
            given = self._shared([each.wide for each in liked], inner, grows=False)
            sizes = [
                size if size.wide <= wide else block.size(wide)
                for block, size, wide in zip(self.blocks, liked, given, strict=True)
            ]
            wide = sum(each.wide for each in sizes) + gaps
            tall = max((each.tall for each in sizes), default=0)
        return Extent(wide + 2 * self.pad[0], tall + 2 * self.pad[1])

    def parts(self, box: Box) -> Sequence[tuple[Block, Box]]:
        """Return its blocks in a row, or down a column."""
        across, above = self.pad
        left, top, right, bottom = box
        left, top, right, bottom = left + across, top + above, right - across, bottom - above
        down, gap, wide = self.down, self.gap, right - left
        room = bottom - top if down else wide
        along = self._shared([block.size(wide)[down] for block in self.blocks], room, grows=True)
        if self.closest is not None and len(along) > 1:
            gap = min(gap, max(self.closest, (room - sum(along)) / (len(along) - 1)))
        spare = room - sum(along) - gap * (len(along) - 1)
        start = (top if down else left) + _SHARE[self.at] * spare
        placed = []
        for block, length in zip(self.blocks, along, strict=True):
            end = start + length
            placed.append((block, Box(left, start, right, end) if down else Box(start, top, end, bottom)))
            start += length + gap
        return placed

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint its ground."""
        if self.ground is not None:
            self.ground.paint(canvas, box)

    def _shared(self, liked: Sequence[float], room: float, *, grows: bool) -> list[float]:
        """How long each is: what may grow shares what the others leave, be it more or less than it likes."""
        shares = [block.grow for block in self.blocks]
        if not any(shares):
            return list(liked)
        kept = sum(length for length, share in zip(liked, shares, strict=True) if not share)
        left = room - self._least * max(0, len(liked) - 1) - kept
        wanted = sum(length for length, share in zip(liked, shares, strict=True) if share)
        if wanted and wanted > left:
            less = max(0.0, left) / wanted
            return [length * less if share else length for length, share in zip(liked, shares, strict=True)]
        more = max(0.0, left - wanted) / sum(shares) if grows else 0
        return [length + more * share for length, share in zip(liked, shares, strict=True)]


def row(*blocks: Block, gap: float = NEAR, at: At = "start", grow: float = 0) -> Stack:
    """Blocks beside each other, on no ground."""
    return Stack(blocks, gap, at=at, grow=grow)


def column(
    *blocks: Block, gap: float = NEAR, at: At = "centre", closest: float | None = None, grow: float = 0
) -> Stack:
    """Blocks one under the other, in the middle of the height, on no ground."""
    return Stack(blocks, gap, down=True, at=at, closest=closest, grow=grow)


@dataclass(frozen=True, slots=True)
class Grid(Block):
    """Blocks in cells that are all alike, row after row."""

    blocks: Sequence[Block]
    columns: int
    gap: float = NEAR

    @property
    def rows(self) -> int:
        """How many rows there are."""
        return -(-len(self.blocks) // self.columns)

    def measure(self, room: float) -> Extent:
        """Return the whole width, and the height of its tallest cell in every row."""
        wide = (room - self.gap * (self.columns - 1)) / self.columns
        tallest = max((block.size(wide).tall for block in self.blocks), default=0)
        return Extent(room, self.rows * tallest + self.gap * max(0, self.rows - 1))

    def parts(self, box: Box) -> Sequence[tuple[Block, Box]]:
        """Return the cells."""
        wide = (box.size[0] - self.gap * (self.columns - 1)) / self.columns
        tall = (box.size[1] - self.gap * (self.rows - 1)) / max(1, self.rows)
        placed = []
        for number, block in enumerate(self.blocks):
            down, across = divmod(number, self.columns)
            x, y = box.left + across * (wide + self.gap), box.top + down * (tall + self.gap)
            placed.append((block, Box(x, y, x + wide, y + tall)))
        return placed


@dataclass(frozen=True, slots=True)
class Sized(Block):
    """A block in a box of a given width or height."""

    block: Block
    wide: float | None = None
    tall: float | None = None

    def measure(self, room: float) -> Extent:
        """Return what was given, and of the other side what the block likes."""
        wide, tall = self.wide, self.tall
        if wide is not None and tall is not None:
            return Extent(wide, tall)
        liked = self.block.size(room if wide is None else wide)
        return Extent(liked.wide if wide is None else wide, liked.tall if tall is None else tall)

    def parts(self, box: Box) -> Sequence[tuple[Block, Box]]:
        """Return the block, in the middle where the box is larger."""
        across, down = box.size
        wide = across if self.wide is None else self.wide
        tall = down if self.tall is None else self.tall
        x, y = corner(box, wide, tall, "centre")
        return ((self.block, Box(x, y, x + wide, y + tall)),)


@dataclass(frozen=True, slots=True)
class Whole(Block):
    """A block in the middle of its box, from a whole pixel on: things in it keep their distances."""

    block: Block

    def measure(self, room: float) -> Extent:
        """Return that of the block."""
        return self.block.size(room)

    def parts(self, box: Box) -> Sequence[tuple[Block, Box]]:
        """Return the block in its own size."""
        wide, tall = self.block.size(box.size[0])
        x, y = map(round, corner(box, wide, tall, "centre"))
        return ((self.block, Box(x, y, x + wide, y + tall)),)


@dataclass(frozen=True, slots=True)
class Snug(Block):
    """A block that gives way like one that may grow, and is never wider than it likes."""

    block: Block
    align: Align = "left"

    def measure(self, room: float) -> Extent:
        """Return that of the block."""
        return self.block.size(room)

    def parts(self, box: Box) -> Sequence[tuple[Block, Box]]:
        """Return the block at one side of the box, or in the middle."""
        across, down = box.size
        wide = min(across, self.block.size(across).wide)
        x, _ = corner(box, wide, down, self.align)
        return ((self.block, Box(x, box.top, x + wide, box.bottom)),)


@dataclass(frozen=True, slots=True)
class Hole(Block):
    """Room of a size that is filled by itself; `name`: by which it is found."""

    name: Hashable
    wide: float = 0
    tall: float = 0

    def measure(self, room: float) -> Extent:  # noqa: ARG002 (it has one size)
        """Return its size."""
        return Extent(self.wide, self.tall)


class Frame:
    """A tree with holes, laid once for many pictures: what differs between them fills the holes."""

    def __init__(self, block: Block, left: float, top: float, wide: float) -> None:
        self.box = Box(left, top, left + wide, top + block.size(wide).tall)
        self._placed = lay(block, self.box)
        self._holes = {
            each.block.name: each.box for each in self._placed.all() if isinstance(each.block, Hole)
        }

    def hole(self, name: Hashable) -> Box:
        """Return the place of a hole."""
        return self._holes[name]

    def paint(self, canvas: Canvas) -> None:
        """Paint the frame, with nothing in its holes."""
        canvas.again(_framed, self)

    def fill(self, canvas: Canvas, name: Hashable, make: Callable[..., Block], *shown: Hashable) -> None:
        """Paint what `make` makes of what is shown in a hole; of the same it must always make the same."""
        canvas.again(_made, self._holes[name], make, *shown)


def _framed(canvas: Canvas, frame: Frame) -> None:
    paint(canvas, frame._placed)


def _made(canvas: Canvas, box: Box, make: Callable[..., Block], *shown: Hashable) -> None:
    paint(canvas, lay(make(*shown), box))


@dataclass(frozen=True, slots=True)
class Pin:
    """A block over another, by a point of it: (0, 0) is the upper left corner, (1, 1) the lower right one.

    `out`: how far its middle stands from that point. It may hang over the edge.
    """

    block: Block
    x: float
    y: float
    out: tuple[float, float] = (0, 0)


@dataclass(frozen=True, slots=True)
class Overlay(Block):
    """A block with others over it, as a place in a ranking stands on a portrait."""

    block: Block
    pins: Sequence[Pin]

    def measure(self, room: float) -> Extent:
        """Return that of the block below."""
        return self.block.size(room)

    def parts(self, box: Box) -> Sequence[tuple[Block, Box]]:
        """Return the block below in the middle of the box, then what is pinned on it."""
        wide, tall = self.block.size(box.size[0])
        left, top = box.middle[0] - wide / 2, box.middle[1] - tall / 2
        placed = [(self.block, Box(left, top, left + wide, top + tall))]
        for pin in self.pins:
            extent = pin.block.size(box.size[0])
            x = left + pin.x * wide + pin.out[0] - extent.wide / 2
            y = top + pin.y * tall + pin.out[1] - extent.tall / 2
            placed.append((pin.block, Box(x, y, x + extent.wide, y + extent.tall)))
        return placed


@dataclass(frozen=True, slots=True)
class Fit(Block):
    """The first of several blocks that fits, else the last: the best one first."""

    choices: Sequence[Block]

    def measure(self, room: float) -> Extent:
        """Return that of the first that is not too wide."""
        for block in self.choices:
            size = block.size(room)
            if size.wide <= room:
                break
        return size

    def parts(self, box: Box) -> Sequence[tuple[Block, Box]]:
        """Return the one that fits the box."""
        wide, tall = box.size
        for block in self.choices:
            extent = block.size(wide)
            if extent.wide <= wide and extent.tall <= tall:
                return ((block, box),)
        return ((self.choices[-1], box),)


@dataclass(frozen=True, slots=True)
class Same(Block):
    """A block made of what it shows, and laid again as it was where that and its box are the same.

    For what most pictures of a game have in common. What it likes is for those around it to say.
    """

    make: Callable[..., Block]
    shown: tuple[Hashable, ...]

    def measure(self, room: float) -> Extent:
        """Return what the block likes."""
        return self.make(*self.shown).size(room)

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint it, a tree of its own."""
        canvas.again(_anew, self.make, self.shown, box)


def _anew(canvas: Canvas, make: Callable[..., Block], shown: tuple[Hashable, ...], box: Box) -> None:
    paint(canvas, lay(make(*shown), box))


def corner(box: Box, wide: float, tall: float, align: Align) -> tuple[float, float]:
    """Return where a thing of that size begins in a box."""
    across, down = box.middle
    x = across - wide / 2 if align == "centre" else box.left if align == "left" else box.right - wide
    return x, down - tall / 2


_SHARE: dict[At, float] = {"start": 0, "centre": 0.5, "end": 1}


@cache
def smaller(letters: Size, least: Size) -> Sequence[Size]:
    """The sizes that a line may have: its own, then those of the scale below it, down to the least."""
    between = [each for each in reversed(SCALE) if least < each < letters]
    return (letters, *between, *([least] if least < letters else []))


def _wordings(words: str | tuple[str, ...]) -> tuple[str, ...]:
    return (words,) if isinstance(words, str) else words


@lru_cache(maxsize=2048)
def _fitting(
    words: str | tuple[str, ...], kind: Type, letters: Size, least: Size, tracking: float, room: float
) -> tuple[str, Size]:
    wordings = _wordings(words)
    for fit in smaller(letters, least):
        for each in wordings:
            if width(each, kind, fit, tracking) <= room + ROUNDING:
                return each, fit
    return lettering.fitted(wordings[-1], kind, fit, room, tracking, fit)


@lru_cache(maxsize=2048)
def _extent(
    words: str | tuple[str, ...],
    kind: Type,
    letters: Size,
    least: Size,
    tracking: float,
    room: float,
    cut: bool,
) -> Extent:
    line, fit = _fitting(words, kind, letters, least, tracking, room)
    wordings = _wordings(words)
    if line not in wordings and not cut:
        line = wordings[-1]
    if not line:
        return Extent(0, 0)
    return Extent(width(line, kind, fit, tracking), cap_height(kind, fit))


@lru_cache(maxsize=1024)
def _on_lines(
    words: str, kind: Type, letters: Size, least: Size, most: int, room: float
) -> tuple[tuple[str, ...], Size]:
    for fit in smaller(letters, least):
        lines = _broken(words, kind, fit, room)
        if len(lines) <= most and all(width(line, kind, fit) <= room + ROUNDING for line in lines):
            return _evened(lines, kind, fit), fit
    lines = (*lines[: most - 1], " ".join(lines[most - 1 :]))
    return tuple(lettering.fitted(line, kind, fit, room, 0, fit)[0] for line in lines), fit


def _evened(lines: tuple[str, ...], kind: Type, letters: Size) -> tuple[str, ...]:
    """The same words on as many lines, no line longer than it must be."""
    longest = max(width(line, kind, letters) for line in lines)
    narrower = _broken(" ".join(lines), kind, letters, longest - 1)
    if len(narrower) > len(lines) or max(width(line, kind, letters) for line in narrower) >= longest:
        return lines
    return _evened(narrower, kind, letters)


def _broken(words: str, kind: Type, letters: Size, room: float) -> tuple[str, ...]:
    """The words on lines, each as long as fits."""
    first, *rest = words.split(" ")
    lines = [first]
    for word in rest:
        if width(f"{lines[-1]} {word}", kind, letters) <= room + ROUNDING:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return tuple(lines)
