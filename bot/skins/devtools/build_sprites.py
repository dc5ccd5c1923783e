"""`make assets`: builds every sprite from the SVG drawings, at every size that the pictures ask for.

It paints every picture of the preview and stands in for the folder of sprites: whatever is asked for and
not there is drawn and kept. Needs resvg_py, which running the bot does not.
"""

import re
import shutil
from itertools import chain

from PIL import Image

from bot.assets_path import assets
from bot.skins.devtools.chicago_poker import card_faces, pocket_faces
from bot.skins.devtools.chicago_poker.paintings import every_piece, paintings
from bot.skins.devtools.chicago_stud.every_piece import every_piece as every_stud_piece
from bot.skins.devtools.drawing import ART, drawn
from bot.skins.devtools.emoji import build as build_emoji
from bot.skins.devtools.french_deck import faces as french_faces
from bot.skins.devtools.french_deck.every_piece import every_piece as every_french_piece
from bot.skins.devtools.gangster.every_piece import every_piece as every_gangster_piece
from bot.skins.devtools.poker_champ.every_piece import every_piece as every_champ_piece
from bot.skins.devtools.poker_champ.paintings import paintings as champ_paintings
from bot.skins.kit import sprites
from bot.table.languages import LANGUAGES

# Pieces that are boxes with an edge: another size is drawn anew, so that edge and corners stay as they are.
BOXES = (
    "chrome/panels/",
    "chrome/table/called-",
    "chrome/table/column-",
    "chrome/table/plate-",
    "chrome/table/row-",
    "town/called-",
    "town/column-",
    "town/head-",
    "pocket/block",
    "pocket/called",
    "cards/marker-bullet-pill",
    "french-deck/panel-",
    "poker-champ/box",
    "poker-champ/panel-",
    "stud/panel-",
    "stud/pot-plate",
    "gangster/panels/boss-",
    "gangster/panels/pocket-block",
)


class SpriteBuilder:
    """Draws a sprite from its source, keeps it in the folder, and hands it over."""

    def sprite(self, name: str, width: int, height: int) -> Image.Image:
        """The piece at that size, reduced from a larger drawing."""
        source = (ART / f"{name}.svg").read_text()
        if name.startswith(BOXES):
            source = _stretched(source, width, height)
        image = _smallest(drawn(source, width, height, _fineness(width, height)))
        path = sprites.file_of(name, width, height, "webp")
        path.parent.mkdir(parents=True, exist_ok=True)
        image.save(path, "WEBP", lossless=True, quality=75, method=4)  # quality: of the search, not the image
        return image

    def strip(self, name: str, cells: int, width: int, height: int) -> Image.Image:
        """The faces of a suit side by side."""
        kind, _, suit = name.partition("/")
        if kind == "french-deck":
            image = french_faces.strip(name, cells, width, height)
        elif kind == "faces":
            image = card_faces.strip(suit, cells, width, height)
        else:
            image = card_faces.side_by_side(pocket_faces.FACES[kind], suit, cells, width, height)
        path = sprites.file_of(name, width, height, "png")
        path.parent.mkdir(parents=True, exist_ok=True)
        image.save(path, "PNG", optimize=True)
        return image


def _fineness(width: int, height: int) -> int:
    return 3 if max(width, height) <= 300 else 2 if max(width, height) <= 800 else 1


def _smallest(image: Image.Image) -> Image.Image:
    """Without its alpha channel when the piece is opaque all over."""
    return image.convert("RGB") if image.getchannel("A").getextrema() == (255, 255) else image


def _stretched(source: str, width: int, height: int) -> str:
    """A panel of boxes and of upright and level lines, redrawn for another size: its edges stay as they are.

    What lies in the right or lower half moves with that side. Curves and slanted lines are left alone, and
    the drawing is scaled instead.
    """
    view = re.search(r'viewBox="0 0 (\d+) (\d+)"', source)
    if (
        view is None
        or _ROUND.search(source)
        or any(not _LEVEL.fullmatch(path) for path in re.findall(r'<path d="([^"]*)"', source))
    ):
        return source
    old = int(view[1]), int(view[2])
    more = width - old[0], height - old[1]

    def moved(value: str, side: int) -> str:
        return f"{float(value) + (more[side] if float(value) > old[side] / 2 else 0):g}"

    def grown(side: re.Match[str]) -> str:
        return f'{side[1]}="{float(side[2]) + more[side[1] == "height"]:g}"'

    def box(found: re.Match[str]) -> str:
        return re.sub(r'(?<![-\w])(width|height)="([\d.]+)"', grown, found.group())

    def line(found: re.Match[str]) -> str:
        path = re.sub(r"M([\d.]+) ([\d.]+)", lambda m: f"M{moved(m[1], 0)} {moved(m[2], 1)}", found[1])
        path = re.sub(r"H([\d.]+)", lambda m: f"H{moved(m[1], 0)}", path)
        path = re.sub(r"V([\d.]+)", lambda m: f"V{moved(m[1], 1)}", path)
        return f'<path d="{path}"'

    source = source.replace(view.group(), f'viewBox="0 0 {width} {height}"')
    return re.sub(r'<path d="([^"]*)"', line, re.sub(r"<rect[^>]*>", box, source))


_ROUND = re.compile(r"<(?:circle|ellipse|g|line|polyline|polygon|use)\b")
_LEVEL = re.compile(r"(?:[MHV][\d.]+(?: [\d.]+)?|Z|\s)+")


def main() -> None:
    """Build whatever any picture can ask for in a new folder, then change the folders.

    The old sprites serve until then: whoever paints meanwhile misses nothing.
    """
    old, new = sprites.folder, assets() / "sprites-new"
    shutil.rmtree(new, ignore_errors=True)
    sprites.folder, sprites.builder = new, SpriteBuilder()
    for language in LANGUAGES:
        for canvas in chain(
            every_piece(language),
            (painting.paint() for painting in chain(paintings(language), champ_paintings(language))),
            every_french_piece(language),
            every_champ_piece(language),
            every_stud_piece(language),
            every_gangster_piece(language),
        ):
            assert canvas.image
    build_emoji(new)
    built = [path for path in new.rglob("*") if path.is_file()]
    print(f"{len(built)} sprites, {sum(path.stat().st_size for path in built) / 1e6:.1f} MB")
    shutil.rmtree(old, ignore_errors=True)
    new.rename(old)


if __name__ == "__main__":
    main()
