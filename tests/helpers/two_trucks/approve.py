"""`python -m tests.helpers.two_trucks.approve`: paints the approved pictures anew. Look at each."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.table.languages import Language
from tests.helpers.skins.looks import reduced
from tests.helpers.skins.preview import paintings

APPROVED = Path(__file__).parents[2] / "skins" / "two_trucks" / "approved"
CHOSEN: dict[str, Language] = {
    "trucks-table-2": "fr",
    "trucks-table-4": "en",
    "trucks-table-6": "fr",
    "trucks-hand-4": "en",
    "trucks-dawn-6": "fr",
    "trucks-train-4": "en",
    "trucks-opened-2": "fr",
    "trucks-final-4": "en",
    "trucks-pocket-table-4": "fr",
    "trucks-pocket-hand-4": "fr",
    "trucks-pocket-dawn-6": "fr",
    "trucks-story-4": "en",
}


def chosen() -> Iterator[tuple[str, Image.Image]]:
    """The pictures that people approved, as they are painted now, reduced to chat size."""
    for name, language in CHOSEN.items():
        yield name, reduced(paintings("two_trucks", language)[name].paint().image)


def approved(name: str) -> Path:
    """Where an approved picture lies: as painted, before it is encoded for sending."""
    return APPROVED / f"{name}.webp"


if __name__ == "__main__":
    APPROVED.mkdir(exist_ok=True)
    for name, picture in chosen():
        picture.save(approved(name), lossless=True, quality=100, method=6)  # quality: of the search
        print(name)
