"""Any name that Discord lets through can be lettered: no empty boxes, every script in its own order."""

import pytest

from bot.skins.kit import lettering
from bot.skins.kit.coverage import coverage
from bot.skins.kit.lettering import FONTS, Type, readable, runs, width
from tests.helpers.skins.names import NAMES


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_every_character_of_a_readable_name_has_a_glyph(name: str) -> None:
    fonts = {path: coverage(path) for path in FONTS.rglob("*.*") if path.suffix in (".ttf", ".otf", ".woff")}
    for run in runs(readable(name), Type.TEXT, 30):
        covered = next(c for path, c in fonts.items() if str(path) == run.font.path)

        assert all(character in covered for character in run.text if character not in "\u200c\u200d\ufe0f")


def test_right_to_left_names_read_from_the_right() -> None:
    shown = [run.text for run in runs("שלום עולם 99", Type.TEXT, 30)]

    assert shown == ["99", " ", "עולם", " ", "שלום"]


def test_a_right_to_left_name_inside_an_english_one_keeps_its_own_order() -> None:
    shown = [run.text for run in runs("Ali محمد علي", Type.TEXT, 30)]

    assert "".join(shown).split() == ["Ali", "علي", "محمد"]


def test_a_name_of_nothing_paintable_is_left_out() -> None:
    assert readable("\u200b\u200d \ue000") == ""


def test_an_emoji_has_a_width() -> None:
    assert width("🦊", Type.TEXT, 30) > 15


def test_without_shaping_a_joined_script_is_left_out_rather_than_shown_wrong(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Letters of Arabic in their lone shapes, from left to right, are no name."""
    monkeypatch.setattr(lettering, "SHAPES", False)
    lettering._path.cache_clear()
    try:
        assert readable("محمد Ali") == "Ali"
        assert readable("田中") == "田中"
    finally:
        lettering._path.cache_clear()
