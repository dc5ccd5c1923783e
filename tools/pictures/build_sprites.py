"""`make assets`: builds every sprite from the SVG drawings, at every size that the pictures ask for.

It paints every picture of the preview and stands in for the folder of sprites: whatever is asked for and
not there is drawn and kept. Needs resvg_py, which running the bot does not.
"""

import shutil

from PIL import Image

from bot.assets_path import assets
from bot.skins.kit import sprites
from bot.skins.scene import drawings
from bot.table.languages import LANGUAGES
from tools.pictures.chicago_poker import card_faces, pocket_faces
from tools.pictures.drawing import drawn
from tools.pictures.emoji import build as build_emoji
from tools.pictures.everything import everything
from tools.pictures.french_deck import faces as french_faces


class SpriteBuilder:
    """Draws a sprite from its source, keeps it in the folder, and hands it over."""

    def sprite(self, name: str, width: int, height: int) -> Image.Image:
        """The piece at that size, reduced from a larger drawing."""
        source = drawings.source(name, width, height)
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


def main() -> None:
    """Build whatever any picture can ask for in a new folder, then change the folders.

    The old sprites serve until then: whoever paints meanwhile misses nothing.
    """
    old, new = sprites.folder, assets() / "sprites-new"
    shutil.rmtree(new, ignore_errors=True)
    sprites.folder, sprites.builder = new, SpriteBuilder()
    for language in LANGUAGES:
        for canvas in everything(language):
            assert canvas.image
    build_emoji(new)
    built = [path for path in new.rglob("*") if path.is_file()]
    print(f"{len(built)} sprites, {sum(path.stat().st_size for path in built) / 1e6:.1f} MB")
    shutil.rmtree(old, ignore_errors=True)
    new.rename(old)


if __name__ == "__main__":
    main()
