"""`python -m tests.helpers.poker_champ.approve`: paints the approved pictures anew; look at each of them."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.table.languages import Language
from tests.helpers.skins.looks import reduced
from tools.pictures.poker_champ.paintings import PAINTINGS

APPROVED = Path(__file__).parents[2] / "skins" / "poker_champ" / "pictures" / "approved"
CHOSEN: dict[str, Language] = {
    "champ-table-2": "fr",
    "champ-table-3": "en",
    "champ-table-4": "en",
    "champ-table-5": "fr",
    "champ-table-6": "fr",
    "champ-hand-6": "fr",
    "champ-hand-3": "en",
    "champ-standing-6": "fr",
    "champ-standing-4": "en",
    "champ-showdown-3": "en",
    "champ-showdown-5-shared": "fr",
    "champ-showdown-6": "en",
    "champ-unseen": "fr",
    "champ-reads-6": "fr",
    "pocket-champ-reads-5": "en",
    "champ-duel": "en",
    "champ-final": "fr",
    "champ-final-joint": "en",
    "champ-backs": "fr",
    "champ-banner": "fr",
    "pocket-champ-table-4": "en",
    "pocket-champ-hand-6": "fr",
    "pocket-champ-standing-4": "en",
    "champ-story-6": "en",
    "champ-story-5-long": "fr",
}


def chosen() -> Iterator[tuple[str, Image.Image]]:
    """The pictures that people approved, as they are painted now, reduced to chat size."""
    for name, language in CHOSEN.items():
        yield name, reduced(PAINTINGS[name](language).image)


def approved(name: str) -> Path:
    """Where an approved picture lies: as painted, before it is encoded for sending."""
    return APPROVED / f"{name}.webp"


if __name__ == "__main__":
    APPROVED.mkdir(exist_ok=True)
    for name, picture in chosen():
        picture.save(approved(name), lossless=True, quality=100, method=6)  # quality: of the search
        print(name)
