"""`make assets`: builds every sprite from the SVG drawings, at every size that the pictures ask for.

It paints every picture of the preview and stands in for the folder of sprites: whatever is asked for and
not there is drawn and kept. Needs resvg_py, which running the bot does not.
"""

import re
import shutil
from itertools import chain

from PIL import Image

from bot.assets_path import assets
from bot.skins.devtools.chicago_poker import card_faces
from bot.skins.devtools.chicago_poker.paintings import every_piece, paintings
from bot.skins.devtools.drawing import ART, drawn
from bot.skins.kit import sprites
from bot.table.languages import LANGUAGES


class SpriteBuilder:
    """Draws a sprite from its source, keeps it in the folder, and hands it over."""

    def sprite(self, name: str, width: int, height: int) -> Image.Image:
        """The piece at that size, reduced from a larger drawing."""
        source = (ART / f"{name}.svg").read_text()
        if name.startswith("chrome/panels/") or name == "cards/marker-bullet-pill":
            source = _stretched(source, width, height)
        image = _smallest(drawn(source, width, height, _fineness(width, height)))
        path = sprites.file_of(name, width, height, "webp")
        path.parent.mkdir(parents=True, exist_ok=True)
        image.save(path, "WEBP", lossless=True, quality=75, method=4)  # quality: of the search, not the image
        return image

    def strip(self, name: str, cells: int, width: int, height: int) -> Image.Image:
        """The faces of a suit side by side."""
        image = card_faces.strip(name.removeprefix("faces/"), cells, width, height)
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
    """A panel that is one box with an edge, redrawn for another size so that edge and corners stay."""
    view, boxes = re.search(r'viewBox="0 0 (\d+) (\d+)"', source), re.findall(r"<rect[^>]*>", source)
    if view is None or len(boxes) != 1 or "<path" in source:
        return source
    wider, taller = width - int(view[1]), height - int(view[2])

    def grown(side: re.Match[str]) -> str:
        return f'{side[1]}="{float(side[2]) + (wider if side[1] == "width" else taller):g}"'

    box = re.sub(r'(?<![-\w])(width|height)="([\d.]+)"', grown, boxes[0])
    return source.replace(view.group(), f'viewBox="0 0 {width} {height}"').replace(boxes[0], box)


def main() -> None:
    """Build whatever any picture can ask for in a new folder, then change the folders.

    The old sprites serve until then: whoever paints meanwhile misses nothing.
    """
    old, new = sprites.folder, assets() / "sprites-new"
    shutil.rmtree(new, ignore_errors=True)
    sprites.folder, sprites.builder = new, SpriteBuilder()
    for language in LANGUAGES:
        for _ in chain(every_piece(language), paintings(language)):
            pass
    built = [path for path in new.rglob("*") if path.is_file()]
    print(f"{len(built)} sprites, {sum(path.stat().st_size for path in built) / 1e6:.1f} MB")
    shutil.rmtree(old, ignore_errors=True)
    new.rename(old)


if __name__ == "__main__":
    main()
