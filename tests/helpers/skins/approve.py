"""`python -m tests.helpers.skins.approve`: paints the approved pictures anew. Look at each, then commit."""

from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.table.languages import Language
from tests.helpers.skins.looks import reduced
from tests.helpers.skins.preview import paintings

APPROVED = Path(__file__).parents[2] / "skins" / "chicago_poker" / "pictures" / "approved"
CHOSEN: dict[str, Language] = dict.fromkeys((
    "table-2", "table-3", "table-4", "table-5", "table-6", "table-6-names", "hand-7", "hand-9", "shootout-4",
    "shootout-6", "shootout-2-reinforced", "tie-4", "raid-shootout", "pile-60", "help-ranks",
    "help-businesses", "final-6", "reveal-6", "banner-3", "banner-started-4", "shootout-4-decisive", "town-2",
    "town-4", "town-6", "town-long", "town-waiting", "pocket-table-2", "pocket-table-4", "pocket-table-6",
    "pocket-town-4", "pocket-hand-4", "story-4", "story-6", "story-6-long", "story-2-short",
), "fr")  # fmt: skip


def chosen() -> Iterator[tuple[str, Image.Image]]:
    """The pictures that people approved, as they are painted now, reduced to chat size."""
    painted = paintings("chicago_poker", "fr")
    for name in CHOSEN:
        yield name, reduced(painted[name].paint().image)


def approved(name: str) -> Path:
    """Where an approved picture lies: as painted, before it is encoded for sending."""
    return APPROVED / f"{name}.webp"


if __name__ == "__main__":
    APPROVED.mkdir(exist_ok=True)
    for name, picture in chosen():
        picture.save(approved(name), lossless=True, quality=100, method=6)  # quality: of the search
        print(name)
