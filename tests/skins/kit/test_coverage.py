"""The list of what the fonts can draw is that of the fonts that are there."""

from hashlib import sha256

from bot.skins.kit.coverage import LIST, _fonts, coverage
from bot.skins.kit.lettering import FALLBACK, FONTS, Type


def test_the_list_was_made_from_these_fonts() -> None:
    """If this fails on purpose: `make assets`."""
    files = {path for path in LIST.parent.rglob("*") if path.suffix in (".ttf", ".otf", ".woff")}
    sums = {path.relative_to(FONTS).as_posix(): sha256(path.read_bytes()).hexdigest() for path in files}

    assert sums == {name: listed["sha256"] for name, listed in _fonts().items()}


def test_every_font_that_is_kept_is_used() -> None:
    used = {FONTS / kind.value[0] for kind in Type} | set(FALLBACK)

    assert used == {FONTS / name for name in _fonts()}


def test_a_font_draws_what_its_list_says() -> None:
    text = coverage(FONTS / Type.TEXT.value[0])

    assert all(character in text for character in "AZaz09éœ’…")
    assert not any(character in text for character in "שم田🦊\U0010ffff")
