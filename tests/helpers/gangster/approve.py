"""`python -m tests.helpers.gangster.approve`: paints the approved pictures anew. Look at each."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.table.languages import Language
from tests.helpers.skins.looks import reduced
from tests.helpers.skins.preview import paintings

APPROVED = Path(__file__).parents[2] / "skins" / "gangster" / "pictures" / "approved"
CHOSEN: dict[str, Language] = {
    "table-2": "fr",
    "table-3": "en",
    "table-4": "en",
    "table-5": "fr",
    "table-crowded": "fr",
    "panel-2": "fr",
    "panel-3": "en",
    "panel-crowded": "fr",
    "scoring-4": "en",
    "scoring-5": "fr",
    "so-far-table-5": "fr",
    "final-4": "fr",
    "final-shared-2": "en",
    "pocket-table-5": "en",
    "pocket-panel-3": "fr",
    "story-4": "fr",
    "story-5-shared": "en",
}


def chosen() -> Iterator[tuple[str, Image.Image]]:
    """The pictures that people approved, as they are painted now, reduced to chat size."""
    for name, language in CHOSEN.items():
        yield name, reduced(paintings("gangster", language)[name].paint().image)


def approved(name: str) -> Path:
    """Where an approved picture lies: as painted, before it is encoded for sending."""
    return APPROVED / f"{name}.webp"


if __name__ == "__main__":
    APPROVED.mkdir(exist_ok=True)
    for name, picture in chosen():
        picture.save(approved(name), lossless=True, quality=100, method=6)  # quality: of the search
        print(name)
