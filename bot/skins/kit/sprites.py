"""Sprites: the drawn pieces, each a PNG of the very size it is shown at, and the memory they may take.

`make assets` (press.py) prints them from the SVG sources; painting only ever reads them.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path
from threading import Lock
from typing import Protocol

from PIL import Image, ImageDraw

from engine.chicago_poker.cards import Card, Colour

ASSETS = Path(__file__).resolve().parents[2] / "assets"
SPRITES = ASSETS / "sprites"

SUITS = {
    Colour.RED: "tommy-gun",
    Colour.BLUE: "fedora",
    Colour.GREEN: "bottle",
    Colour.YELLOW: "saxophone",
    Colour.PURPLE: "dice",
}

MEGABYTE = 1 << 20

HAND_CARD = 150  # from this width a card is drawn as in the hand


class Drawer:
    """Pictures kept for the next painting, the least recently used thrown out beyond a limit of bytes."""

    def __init__(self, name: str, limit: int) -> None:
        self.name = name
        self.limit = limit
        self.bytes = 0
        self._kept: OrderedDict[Hashable, Image.Image] = OrderedDict()
        self._lock = Lock()  # tables are painted in several threads
        DRAWERS.append(self)

    def get(self, key: Hashable, make: Callable[[], Image.Image]) -> Image.Image:
        """The picture of that name, made now if it is not kept; whoever gets it must not draw on it."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
        made = make()
        with self._lock:
            if key not in self._kept:
                self._kept[key] = made
                self.bytes += weight(made)
            while self.bytes > self.limit and len(self._kept) > 1:
                self.bytes -= weight(self._kept.popitem(last=False)[1])
        return made

    def empty(self) -> None:
        """Forget everything, as after a start."""
        with self._lock:
            self._kept.clear()
            self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)


DRAWERS: list[Drawer] = []
"""Every cache of the painters, for whoever prints what they take."""


def weight(image: Image.Image) -> int:
    """Bytes of a picture in memory: Pillow keeps RGB in four bytes per pixel."""
    return image.width * image.height * (1 if image.mode in ("L", "P", "1") else 4)


class Printer(Protocol):
    """Whoever can make a sprite that is not on the shelf; only `make assets` has one."""

    def sprite(self, name: str, width: int, height: int) -> Image.Image:
        """The piece `assets/art/{name}.svg` at that size."""

    def strip(self, suit: str, width: int, height: int) -> Image.Image:
        """The fifteen faces of a suit side by side."""


printer: Printer | None = None

_sprites = Drawer("sprites", 20 * MEGABYTE)
_faces = Drawer("faces", 8 * MEGABYTE)  # a hand is painted anew after every action


def sprite(name: str, width: int, height: int) -> Image.Image:
    """A piece of `assets/art` at its size in canvas pixels, with its transparency."""
    return _sprites.get((name, width, height), lambda: _read(name, width, height))


def ground(name: str, width: int, height: int) -> Image.Image:
    """A background, opaque, not kept here: whoever prepares it keeps it."""
    return _read(name, width, height).convert("RGB")


def face(card: Card, width: int, height: int) -> Image.Image:
    """A gangster's card at its size, opaque: its round corners are cut by `corners`."""

    def cut() -> Image.Image:
        left = (card.value - 1) * width
        strip = _strip(SUITS[card.colour], width, height)
        return strip.crop((left, 0, left + width, height)).convert("RGB")

    return _faces.get((card, width, height), cut)


def corners(width: int, height: int) -> Image.Image:
    """The shape of a card as a mask: white, with round corners."""
    radius = (0.13 if width < HAND_CARD else 0.09) * width
    return _sprites.get(("corners", width, height), lambda: rounded(width, height, radius))


def rounded(width: int, height: int, radius: float, fine: int = 4) -> Image.Image:
    """A smooth-edged mask of a box with round corners."""
    mask = Image.new("L", (width * fine, height * fine), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, width * fine - 1, height * fine - 1), radius * fine, fill=255
    )
    return mask.resize((width, height), Image.Resampling.BOX)


def _strip(suit: str, width: int, height: int) -> Image.Image:
    return _sprites.get((suit, width, height), lambda: _read_strip(suit, width, height))


def _read(name: str, width: int, height: int) -> Image.Image:
    path = SPRITES / f"{name}@{width}x{height}.png"
    if path.exists():
        return _loaded(path)
    if printer is not None:
        return printer.sprite(name, width, height)
    return _resized(_nearest(SPRITES / name, width), width, height)


def _read_strip(suit: str, width: int, height: int) -> Image.Image:
    path = SPRITES / "faces" / f"{suit}@{width}x{height}.png"
    if path.exists():
        return _loaded(path)
    if printer is not None:
        return printer.strip(suit, width, height)
    nearest = _nearest(SPRITES / "faces" / suit, width).convert("RGB")
    return nearest.resize((15 * width, height), Image.Resampling.LANCZOS)


def _loaded(path: Path) -> Image.Image:
    with Image.open(path) as image:
        image.load()
        return image if image.mode in ("P", "RGB", "RGBA") else image.convert("RGBA")


def _nearest(stem: Path, width: int) -> Image.Image:
    """The sprite of that piece nearest in size. A size that was never printed looks softer, not broken."""
    sizes = {
        path: int(path.stem.rsplit("@", 1)[1].split("x")[0])
        for path in stem.parent.glob(f"{stem.name}@*.png")
    }
    if not sizes:
        raise FileNotFoundError(f"no sprite {stem.name}: run `make assets`")
    return _loaded(min(sizes, key=lambda path: (sizes[path] < width, abs(sizes[path] - width))))


def _resized(image: Image.Image, width: int, height: int) -> Image.Image:
    """Reduced in premultiplied alpha, else dark fringes appear."""
    if image.mode == "RGBA":
        return image.convert("RGBa").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
    return image.resize((width, height), Image.Resampling.LANCZOS)
