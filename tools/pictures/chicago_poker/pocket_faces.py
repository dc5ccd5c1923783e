"""Faces of the pocket pictures for `make assets`: short cards whose numeral fills the paper.

The edge and the rule keep their thickness at every size, so a face is drawn anew for each.
"""

import re

from PIL import Image

from bot.skins.chicago_poker.pictures.pocket_cards import CardSize
from tools.pictures.drawing import ART, drawn
from tools.pictures.printing import printed

KEPT = (68, 131, 84)  # width, height and paper of the drawing
BUST = 172
BLOCK = 72


def face(suit: str, value: int, width: int, height: int) -> Image.Image:
    """A card of the table, face up."""
    size = _size(width, height)
    image = drawn(_face_source(suit, width, height, size.paper), width, height, 3).copy()
    zone = height - size.paper
    _glyph(image, suit, round(0.90 * zone), (width / 2, size.paper + zone / 2))
    return _with_numeral(_flat(image), value, width, size.paper)


def own(suit: str, value: int, width: int, height: int) -> Image.Image:
    """One's own card that lies face down: its colour at the left of the foot, a closed eye at the right."""
    size = _size(width, height)
    inset = max(4, round(0.06 * width))
    paper = drawn(
        _face_source(suit, width - 2 * inset, height - 2 * inset, size.paper - inset),
        width - 2 * inset, height - 2 * inset, 3,
    )  # fmt: skip
    image = drawn((ART / "pocket" / f"own-{size.drawing}.svg").read_text(), width, height, 3).copy()
    image.alpha_composite(paper, (inset, inset))
    zone = height - size.paper - inset
    half = Image.new("RGBA", (width // 2 - inset, zone), "#5B1220")
    image.alpha_composite(half, (width - width // 2, size.paper))
    edge = drawn((ART / "pocket" / f"own-{size.drawing}.svg").read_text(), width, height, 3)
    image.alpha_composite(edge.crop((width - inset, 0, width, height)), (width - inset, 0))
    image.alpha_composite(edge.crop((0, height - inset, width, height)), (0, height - inset))
    _glyph(image, suit, round(min(0.86 * zone, 0.44 * width)), (width / 4 + inset / 2, size.paper + zone / 2))
    wide = round(0.36 * width)
    eye = drawn((ART / "chrome/icons/closed-eye.svg").read_text(), wide, round(0.7 * wide), 3)
    image.alpha_composite(
        eye, (round(0.75 * width - wide / 2 - inset / 2), round(size.paper + zone / 2 - eye.height / 2))
    )
    return _with_numeral(_flat(image), value, width, size.paper, inset)


def hand(suit: str, value: int, width: int, height: int) -> Image.Image:
    """A card of the hand: numeral, the block of its colour beside it, and the gangster below."""
    by = width / 206
    side, small, top = round(BUST * by), round(BLOCK * by), round(116 * by)
    image = drawn((ART / "pocket" / f"hand-{suit}.svg").read_text(), width, height, 2).copy()
    bust = drawn((ART / "gangsters" / f"{value:02}-{suit}.svg").read_text(), side, side, 2)
    cut = top - (height - side - round(2 * by))
    image.alpha_composite(bust.crop((0, cut, side, side)), ((width - side) // 2, top))
    block = drawn((ART / "suits" / f"{suit}-block.svg").read_text(), small, small, 3)
    image.alpha_composite(block, (width - small - round(14 * by), round(20 * by)))
    return printed(_flat(image), str(value), (65 * by, 56 * by), 105 * by, 1.0)


def _size(width: int, height: int) -> CardSize:
    return CardSize(width, height, {131: "4", 112: "6"}.get(height, "hand"))


def _with_numeral(image: Image.Image, value: int, width: int, paper: int, inset: int = 0) -> Image.Image:
    size = 0.92 * (width - inset) / 0.91
    room = paper - 7 if not inset else paper - inset - 5
    stretch = min(1.42, room / (size * 0.81))
    return printed(image, str(value), (width / 2, (paper + inset) / 2), size, stretch)


def _glyph(image: Image.Image, suit: str, side: int, middle: tuple[float, float]) -> None:
    """The small symbol; its drawing has a little room around it."""
    kind = "glyph-small" if side < 90 else "glyph"
    whole = round(side * 1.08)
    piece = drawn((ART / "suits" / f"{suit}-{kind}.svg").read_text(), whole, whole, 3)
    image.alpha_composite(piece, (round(middle[0] - whole / 2), round(middle[1] - whole / 2)))


def _flat(image: Image.Image) -> Image.Image:
    """Opaque; what its round corners leave free is cut away when it is laid."""
    flat = Image.new("RGB", image.size, "#14110F")
    flat.paste(image, (0, 0), image)
    return flat


def _face_source(suit: str, width: int, height: int, paper: int) -> str:
    """The drawing of a face for another size: box, edge, block and rule moved, none of them scaled."""
    source = (ART / "pocket" / f"face-4-{suit}.svg").read_text()
    wide, tall, split = KEPT
    for old, new in (
        (f'viewBox="0 0 {wide} {tall}"', f'viewBox="0 0 {width} {height}"'),
        (f'width="{wide}" height="{tall}"', f'width="{width}" height="{height}"'),
        (f'<rect y="{split}" width="{wide}" height="{tall - split}"',
         f'<rect y="{paper}" width="{width}" height="{height - paper}"'),
        (f'<rect y="{split - 1.5}" width="{wide}"', f'<rect y="{paper - 1.5}" width="{width}"'),
        (f'width="{wide - 3}" height="{tall - 3}"', f'width="{width - 3}" height="{height - 3}"'),
    ):  # fmt: skip
        if not re.search(re.escape(old), source):
            raise ValueError(f"the pocket card is not drawn as expected: no {old!r}")
        source = source.replace(old, new)
    return source


FACES = {"pocket-faces": face, "pocket-own": own, "pocket-hand": hand}
"""By folder of the strips."""
