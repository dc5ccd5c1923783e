"""What people write does no harm wherever it is shown."""

import re
import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.plain_text import NAME_CHARACTERS_MAX, cleaned, escaped, quoted, shortened
from bot.skins.kit.lettering import Type, fitted
from bot.ui.pages.text import plain
from tests.helpers.hostile import HOSTILE, READ_BY_DISCORD, as_discord_reads
from tests.helpers.signs import EMOJI, MARKED, PLAIN, cut_well


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
    assert len(cleaned(name)) <= NAME_CHARACTERS_MAX
    assert plain(name)


@given(HOSTILE)
def test_cleaning_twice_changes_nothing(name: str) -> None:
    assert cleaned(cleaned(name)) == cleaned(name)


@given(HOSTILE)
def test_what_was_typed_stays_in_its_quotes(name: str) -> None:
    assert quoted(name).count("`") == 2
    assert "@everyone" not in quoted(name)


SIGNS = st.sampled_from([*MARKED, *EMOJI, *PLAIN])
CUTS: dict[str, Callable[[str, int], str]] = {
    "cleaned": cleaned,
    "shortened": shortened,
    "on a button": shortened,
    "in a picture": lambda text, most: fitted(text, Type.TEXT, 20, most * 9.0, least=20)[0],
}


@pytest.mark.parametrize("how", CUTS)
@given(st.lists(SIGNS, min_size=8, max_size=40).map("".join), st.integers(7, 30))
def test_a_cut_name_is_cut_between_signs_and_leaves_nothing_dangling(how: str, name: str, most: int) -> None:
    name = cleaned(name, 10**6)
    shown = CUTS[how](name, most)
    cut_well(name, shown)
    assert how == "in a picture" or len(shown) <= most


@pytest.mark.parametrize(("most", "shown"), [(3, "a…"), (4, "aن…"), (5, "aن\u200cه…"), (6, "aن\u200cه b")])
def test_a_joiner_goes_with_what_it_joined(most: int, shown: str) -> None:
    assert shortened("aن\u200cه b", most) == shown


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
    assert len(cleaned("x" * 500)) == NAME_CHARACTERS_MAX
    assert cleaned("👩\u200d🚀") == "👩\u200d🚀"


def test_a_name_from_right_to_left_does_not_turn_its_sentence() -> None:
    assert escaped("שלום") == "\u2068שלום\u2069"
    assert escaped("Lucie") == "Lucie"


def test_markdown_shows_as_it_was_typed() -> None:
    assert plain("<t:1:R> *hi*") == "\\<t:1:R\\> \\*hi\\*"
