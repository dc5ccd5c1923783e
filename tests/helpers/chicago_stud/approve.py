"""`python -m tests.helpers.chicago_stud.approve`: paints the approved pictures anew. Look at each."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.table.languages import Language
from tests.helpers.skins.looks import reduced
from tests.helpers.skins.preview import paintings

APPROVED = Path(__file__).parents[2] / "skins" / "chicago_stud" / "pictures" / "approved"
CHOSEN: dict[str, Language] = {
    "table-2": "fr",
    "table-5": "fr",
    "table-8": "en",
    "table-8-worst": "fr",
    "hand-high": "en",
    "hand-order": "fr",
    "hand-low": "en",
    "showdown-spade": "fr",
    "showdown-side-pots": "en",
    "final-laps": "en",
    "pocket-table-5": "en",
    "pocket-hand-high": "fr",
    "story-8": "en",
    "story-8-shared": "fr",
}


def chosen() -> Iterator[tuple[str, Image.Image]]:
    """The pictures that people approved, as they are painted now, reduced to chat size."""
    for name, language in CHOSEN.items():
        yield name, reduced(paintings("chicago_stud", language)[name].paint().image)


def approved(name: str) -> Path:
    """Where an approved picture lies: as painted, before it is encoded for sending."""
    return APPROVED / f"{name}.webp"


if __name__ == "__main__":
    APPROVED.mkdir(exist_ok=True)
    for name, picture in chosen():
        picture.save(approved(name), lossless=True, quality=100, method=6)  # quality: of the search
        print(name)
