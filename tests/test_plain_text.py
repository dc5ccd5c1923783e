"""What people write does no harm wherever it is shown."""

import re
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.plain_text import LONGEST_NAME, cleaned, escaped, quoted, shortened
from bot.skins.kit.lettering import Type, fitted
from bot.ui.components import cut
from bot.ui.pages.text import plain
from tests.helpers.hostile import HOSTILE, READ_BY_DISCORD, as_discord_reads


@given(HOSTILE)
def test_nothing_in_a_name_is_read_by_discord(name: str) -> None:
    assert not READ_BY_DISCORD.search(as_discord_reads(plain(name)))
    assert not re.match(r"[-+]\s|\d+\.\s", plain(name))


@given(HOSTILE)
def test_a_name_is_one_line_that_shows(name: str) -> None:
    for shown in (cleaned(name), plain(name), quoted(name)):
        assert shown == " ".join(shown.split(" "))
        assert not re.search(r"[\r\n\t\x0b\x0c\x1c-\x1e\x85\u2028\u2029]", shown)
        odd = {char for char in shown if unicodedata.category(char) in ("Cc", "Cs", "Co", "Cf")}
        assert odd <= set("\u200b\u200c\u200d\u2068\u2069")
        assert not re.search("[\u0300-\u036f]{4}", shown)
    assert len(cleaned(name)) <= LONGEST_NAME
    assert plain(name)


@given(HOSTILE)
def test_cleaning_twice_changes_nothing(name: str) -> None:
    assert cleaned(cleaned(name)) == cleaned(name)


@given(HOSTILE)
def test_what_was_typed_stays_in_its_quotes(name: str) -> None:
    assert quoted(name).count("`") == 2
    assert "@everyone" not in quoted(name)


MARKED = ["e\u0301", "x\u0302\u0323", "क्षि", "م\u0651", "ن\u200cه"]
EMOJI = ["👩\u200d🚒", "👨\u200d👩\u200d👧", "❤\ufe0f", "👍🏽", "🇫🇷", "🇫"]
SIGNS = st.sampled_from([*MARKED, *EMOJI, "a", "Z", " "])
CUTS: dict[str, Callable[[str, int], str]] = {
    "cleaned": cleaned,
    "shortened": shortened,
    "on a button": cut,
    "in a picture": lambda text, most: fitted(text, Type.TEXT, 20, most * 9.0, least=20)[0],
}


def joined_to_what_is_before(text: str, place: int) -> bool:
    """True where nobody would part a text, by Unicode's properties (UAX 29, as far as names need it)."""
    char, before = text[place], text[:place]
    flags = re.search("[\U0001f1e6-\U0001f1ff]*$", before)
    assert flags is not None
    return (
        unicodedata.category(char).startswith("M")
        or char in "\u200c\u200d"
        or 0x1F3FB <= ord(char) <= 0x1F3FF
        or before.endswith("\u200d")
        or (0x1F1E6 <= ord(char) <= 0x1F1FF and len(flags[0]) % 2 == 1)
    )


@pytest.mark.parametrize("how", CUTS)
@given(st.lists(SIGNS, min_size=8, max_size=40).map("".join), st.integers(7, 30))
def test_a_cut_name_is_cut_between_signs_and_leaves_nothing_dangling(how: str, name: str, most: int) -> None:
    name = cleaned(name, 10**6)
    shown = CUTS[how](name, most)
    kept = shown.removesuffix("…")
    if not kept or kept == name:
        return
    assert name.startswith(kept)
    assert not kept.endswith(("\u200c", "\u200d", " "))
    place = len(kept)
    while name[place] in "\u200c ":  # a blank, and what joins letters no more, went with the rest
        place += 1
    assert place > len(kept) or not joined_to_what_is_before(name, place), (kept, name)
    assert how == "in a picture" or len(shown) <= most


@pytest.mark.parametrize(
    "name", ["Jean-Luc (Zoé) 2.0 + 1!", "Lucie", "田中", "O'Banion", "Ngô Thị Ánh", "😀"]
)
def test_an_everyday_name_is_left_alone(name: str) -> None:
    assert plain(name) == name


@pytest.mark.parametrize(
    "name", ["", "  ", "\u3164", "\u200b", "\u202e", "\x00\x1b", "\u0301", "\ufe0f\u200d"]
)
def test_a_name_that_shows_nothing_has_a_stand_in(name: str) -> None:
    assert cleaned(name) == ""
    assert plain(name) == "?"


@pytest.mark.parametrize("before", ["", " ", "0", "é", "-"])
def test_an_invitation_is_none_whatever_stands_before_it(before: str) -> None:
    assert "gg/" not in escaped(f"{before}discord.gg/abc")


def test_a_name_stays_on_one_line_and_is_not_too_long() -> None:
    assert cleaned("a\nb\r\n\tc\u2028d") == "a b c d"
    assert cleaned("\u202eabc\u0007\u200b") == "abc"
    assert len(cleaned("x" * 500)) == LONGEST_NAME
    assert cleaned("👩\u200d🚀") == "👩\u200d🚀"


def test_a_name_from_right_to_left_does_not_turn_its_sentence() -> None:
    assert escaped("שלום") == "\u2068שלום\u2069"
    assert escaped("Lucie") == "Lucie"


def test_markdown_shows_as_it_was_typed() -> None:
    assert plain("<t:1:R> *hi*") == "\\<t:1:R\\> \\*hi\\*"
