"""Scenes into pictures with Pillow: what is painted again and again is kept, by what it was painted from."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.skins.kit import effects, lettering, sprites
from bot.skins.kit.caches import MEGABYTE, ImageCache
from bot.skins.kit.effects import Area
from bot.skins.kit.lettering import Type
from bot.skins.kit.sprites import sprite
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
    moved,
)
from bot.skins.scene.theme import BLACK

_grounds = ImageCache("grounds", 40 * MEGABYTE)  # six of them: a table, its hands, its shootouts ...
_pieces = ImageCache("changed sprites", 4 * MEGABYTE)
_keepsakes = ImageCache("what many pictures have", 6 * MEGABYTE)
_figures = ImageCache("figures", 5 * MEGABYTE)

_TYPES = {kind.name: kind for kind in Type}


def painted(scene: Scene) -> Image.Image:
    """A whole picture."""
    image = on_ground(scene.ground)
    lay(image, scene.operations, scene.ground)
    return image


def on_ground(ground: Ground) -> Image.Image:
    """A picture with nothing on it but what its ground has."""
    return _prepared(ground).copy()


def patch(ground: Ground, operations: Sequence[Operation], area: Area) -> Image.Image:
    """What is seen of a picture within an area; `operations`: what reaches into it, in order."""
    left, top, right, bottom = map(int, area)
    if any(type(each) is Kept for each in operations):  # it is kept as it lies on its whole ground
        whole = on_ground(ground)
        lay(whole, operations, ground)
        return whole.crop((left, top, right, bottom))
    image = _prepared(ground).crop((left, top, right, bottom))
    lay(image, [moved(each, -left, -top) for each in operations], ground)
    return image


def _prepared(ground: Ground) -> Image.Image:
    def drawn() -> Image.Image:
        if not ground.name.count("/"):
            image = Image.new("RGB", (ground.width, ground.height), ground.name or BLACK)
        else:
            image = sprites.ground(ground.name, ground.width, ground.drawn)
        if ground.drawn != ground.height:
            image = image.resize((ground.width, ground.height))
        lay(image, ground.prepared, ground)
        return image

    return _grounds.get((ground.name, ground.width, ground.height, ground.key), drawn)


def lay(image: Image.Image, operations: Sequence[Operation], ground: Ground) -> None:
    """Paint operations over what is there."""
    for operation in operations:
        if type(operation) is Group:
            lay(image, operation.operations, ground)
        elif type(operation) is Kept:
            _kept(image, operation, ground)
        else:
            _PAINTERS[type(operation)](image, operation)


def _sprite(image: Image.Image, each: Sprite) -> None:
    piece = sprite(each.name, each.width, each.height)
    if each.strength != 1:
        piece = _paled(piece, each[:1] + each[3:], each.strength)
    elif each.turned:
        way = Image.Transpose.ROTATE_90 if each.turned == "upright" else Image.Transpose.FLIP_LEFT_RIGHT
        piece = piece.transpose(way)
    _over(image, piece, each.x, each.y)


def _part(image: Image.Image, each: Part) -> None:
    def cut() -> Image.Image:
        whole = sprite(each.name, each.width, each.height)
        piece = whole.crop((each.left, each.top, each.right, each.bottom))
        return piece.convert("RGB") if each.opaque else piece

    place = each[:7]
    piece = _pieces.get((place, each.opaque), cut)
    if each.strength != 1:
        piece = _paled(piece, place, each.strength)
    _over(image, piece, each.x, each.y)


def _paled(piece: Image.Image, key: Hashable, strength: float) -> Image.Image:
    """A piece of which less is seen."""

    def paled() -> Image.Image:
        pale = piece.copy()
        pale.putalpha(pale.getchannel("A").point(lambda value: round(value * strength)))
        return pale

    return _pieces.get((key, strength), paled)


def _over(image: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    image.paste(piece, (x, y), piece if piece.mode == "RGBA" else None)


def _face(image: Image.Image, each: Face) -> None:
    width, height, left, top = each.width, each.height, each.x, each.y
    piece = sprites.cell(each.strip, each.number, each.of, width, height)
    mask = sprites.box_mask(width, height, each.radius)
    if not each.copied:
        image.paste(piece, (left, top), mask)
        return
    for start, end in ((0, each.copied), (height - each.copied, height)):
        area = (0, start, width, end)
        image.paste(piece.crop(area), (left, top + start), mask.crop(area))
    image.paste(piece.crop((0, each.copied, width, height - each.copied)), (left, top + each.copied))


def _tinted(image: Image.Image, each: Tinted) -> None:
    image.paste(each.colour, (each.x, each.y), sprite(each.name, each.width, each.height).getchannel("A"))


def _softened(image: Image.Image, each: Softened) -> None:
    def blurred() -> Image.Image:
        piece = sprite(each.name, each.width, each.height).copy()
        piece.putalpha(piece.getchannel("A").filter(ImageFilter.GaussianBlur(each.blur)))
        return piece

    key = (each.name, each.width, each.height, "blurred", each.blur)
    _over(image, _pieces.get(key, blurred), each.x, each.y)


def _plate(image: Image.Image, each: Plate) -> None:
    mask = effects.plate(each.width, each.height, each.radius, each.strength)
    image.paste(each.colour, (each.x, each.y), mask)


def _ring(image: Image.Image, each: Ring) -> None:
    width, height, radius, thick = each.width, each.height, each.radius, each.thick

    def drawn() -> Image.Image:
        inner = sprites.rounded(width - 2 * thick, height - 2 * thick, radius - thick)
        hole = Image.new("L", (width, height), 0)
        hole.paste(inner, (thick, thick))
        return ImageChops.subtract(sprites.rounded(width, height, radius), hole)

    image.paste(each.colour, (each.x, each.y), _figures.get(("ring", *each[3:]), drawn))


def _fill(image: Image.Image, each: Fill) -> None:
    size = (each.right - each.left, each.bottom - each.top)
    image.paste(each.colour, (each.left, each.top), Image.new("L", size, round(255 * each.strength)))


def _glow(image: Image.Image, each: Glow) -> None:
    width, height, blur = each.width, each.height, each.blur
    room = 3 * blur
    mask = effects.glow(width, height, each.radius, blur, each.strength)
    key = ("glow", width, height, each.radius, blur, each.strength)
    hole = None if each.covered is None else _inner(room, room, width, height, each.covered)
    _soften(image, each.colour, mask, key, hole, each.x - room, each.y - room)


def _shadow(image: Image.Image, each: Shadow) -> None:
    width, height, room = each.width, each.height, 3 * each.blur
    key = (width, height, each.radius)
    mask = effects.shadow(lambda: sprites.box_mask(*key), key, each.blur, each.strength)
    hole = None if each.covered is None else _inner(room, room - each.drop, width, height, each.covered)
    kept = ("shadow", key, each.blur, each.strength)
    _soften(image, BLACK, mask, kept, hole, each.x - room, each.y + each.drop - room)


def _cast(image: Image.Image, each: Cast) -> None:
    key, room = (each.name, each.width, each.height), 3 * each.blur
    mask = effects.shadow(lambda: sprite(*key).getchannel("A"), key, each.blur, each.strength)
    _soften(image, BLACK, mask, None, None, each.x - room, each.y + each.drop - room)


def _soften(
    image: Image.Image, colour: str, mask: Image.Image, key: Hashable, hole: Area | None, x: float, y: float
) -> None:
    left, top = round(x), round(y)
    if hole is None:
        image.paste(colour, (left, top), mask)
        return
    for area, strip in effects.without(mask, key, hole):
        image.paste(colour, (left + area[0], top + area[1]), strip)


def _inner(left: int, top: int, width: int, height: int, covered: int) -> Area:
    return left + covered, top + covered, left + width - covered, top + height - covered


def _text(image: Image.Image, each: Text) -> None:
    kind = _TYPES[each.type]
    if each.outline:
        ring = lettering.line(each.text, kind, each.size, each.tracking, each.outline)
        image.paste(each.edge, (round(each.left + ring.left), round(each.foot + ring.top)), ring.mask)
    line = lettering.line(each.text, kind, each.size, each.tracking)
    image.paste(each.colour, (round(each.left + line.left), round(each.foot + line.top)), line.mask)


def _figure(image: Image.Image, each: Figure) -> None:
    def drawn() -> Image.Image:
        mask = Image.new("L", (each.width * each.fine, each.height * each.fine), 0)
        _draw(mask, each.strokes)
        if each.fine > 1:
            mask = mask.reduce(each.fine)
        if each.blur:
            mask = mask.filter(ImageFilter.GaussianBlur(each.blur))
        return mask if each.strength == 1 else mask.point([round(each.strength * v) for v in range(256)])

    image.paste(each.colour, (each.x, each.y), _figures.get(each[3:], drawn))


def _drawing(image: Image.Image, each: Drawing) -> None:
    area = (each.x, each.y, each.x + each.width, each.y + each.height)
    size = (each.width * each.fine, each.height * each.fine)
    large = image.crop(area).resize(size, Image.Resampling.NEAREST)
    _draw(large, each.strokes)
    image.paste(large.reduce(each.fine), (each.x, each.y))


def _draw(image: Image.Image, strokes: Sequence[Stroke]) -> None:
    pen = ImageDraw.Draw(image)
    for stroke in strokes:
        points, fill = list(stroke.points), stroke.fill
        match stroke.kind:
            case "line":
                pen.line(points, fill=fill, width=stroke.width, joint="curve" if stroke.curved else None)
            case "disc":
                pen.ellipse(points, fill=fill)
            case "polygon":
                pen.polygon(points, fill=fill)
            case "box":
                pen.rounded_rectangle(points, stroke.radius, fill=fill)


def _kept(image: Image.Image, each: Kept, ground: Ground) -> None:
    def drawn() -> Image.Image:
        whole = on_ground(ground)
        lay(whole, each.operations, ground)
        return whole.crop((each.x, each.y, each.x + each.width, each.y + each.height))

    key = (ground.name, ground.height, ground.key, each)
    image.paste(_keepsakes.get(key, drawn), (each.x, each.y))


_PAINTERS: dict[type, Callable[[Image.Image, Any], None]] = {
    Sprite: _sprite,
    Part: _part,
    Face: _face,
    Tinted: _tinted,
    Softened: _softened,
    Plate: _plate,
    Ring: _ring,
    Fill: _fill,
    Glow: _glow,
    Shadow: _shadow,
    Cast: _cast,
    Text: _text,
    Figure: _figure,
    Drawing: _drawing,
}
