"""Approved pictures of a game: reduced to chat size, kept beside its tests, painted anew on purpose."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from tests.helpers.skins.looks import reduced

SKINS = Path(__file__).parents[2] / "skins"


@dataclass(frozen=True, slots=True)
class Approval:
    """The pictures chosen of a game, each in one language. `folder`: of its tests, below tests/skins."""

    folder: str
    chosen: Mapping[str, Language]
    paint: Callable[[str, Language], Canvas]

    def path(self, name: str) -> Path:
        """Where an approved picture lies: as painted, before it is encoded for sending."""
        return SKINS / self.folder / "approved" / f"{name}.webp"

    def renew(self) -> None:
        """Paint each anew, and print its name."""
        (SKINS / self.folder / "approved").mkdir(exist_ok=True)
        for name, language in self.chosen.items():
            picture = reduced(self.paint(name, language).image)
            picture.save(self.path(name), lossless=True, quality=100, method=6)  # quality: of the search
            print(name)
