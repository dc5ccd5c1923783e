"""Every sprite that a picture asks for was printed at that very size."""

from pathlib import Path

import pytest
from PIL import Image

from bot.skins import sprites
from bot.skins.preview import everything, sights
from engine.chicago_poker.cards import GANGSTERS


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(stem: Path, width: int) -> Image.Image:
        raise AssertionError(f"{stem.name} was never printed {width} wide: run `make assets`")

    monkeypatch.setattr(sprites, "_nearest", missing)
    for drawer in sprites.DRAWERS:
        drawer.empty()


@pytest.mark.usefixtures("strict")
def test_no_picture_asks_for_a_sprite_that_was_not_printed() -> None:
    for painter in (sights, everything):
        for _ in painter("fr"):
            pass


def test_a_size_that_was_never_printed_is_made_from_the_nearest() -> None:
    """Softer, but there: a player is never shown an error for want of a picture."""
    piece = sprites.sprite("businesses/brewery", 111, 97)
    card = sprites.face(GANGSTERS[0], 83, 183)

    assert piece.size == (111, 97)
    assert card.size == (83, 183)


def test_a_drawer_throws_out_what_was_longest_unused() -> None:
    drawer = sprites.Drawer("a test", 250)
    sprites.DRAWERS.remove(drawer)
    for name in ("first", "second", "first", "third"):
        drawer.get(name, lambda: Image.new("L", (10, 10)))

    assert len(drawer) == 2
    assert drawer.bytes == 200
    assert drawer.get("first", lambda: Image.new("L", (1, 1))).size == (10, 10)
