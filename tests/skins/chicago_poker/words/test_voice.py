"""Names from Discord do no harm, and are said once."""

import re

import pytest

from bot.skins.chicago_poker.words.voice import BACK, Voice, cleaned, escaped
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import Boss, Special

BOSSES = (Boss.CAPONE, Boss.OBANION)


@pytest.mark.parametrize(
    "name",
    [
        "**bold**",
        "_a_",
        "~~x~~",
        "`code`",
        "||spoiler||",
        "> quote",
        "# head",
        "-# small",
        "[a](b)",
        "\\",
        "<@1>",
        "<#2>",
    ],
)
def test_no_markdown_of_a_name_is_left(name: str) -> None:
    shown_as_typed = re.sub(r"\\[^0-9A-Za-z\s]", "", escaped(cleaned(name)))

    assert re.fullmatch(r"[A-Za-z0-9@\s\u200b()-]*", shown_as_typed)


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123>", "<@&5>"])
def test_no_name_mentions_anybody(name: str) -> None:
    said = escaped(cleaned(name))

    assert "@everyone" not in said
    assert "@here" not in said
    assert not re.search(r"(?<!\\)<@", said)


def test_an_everyday_name_is_left_alone() -> None:
    assert escaped(cleaned("Jean-Luc (Zoé) 2.0 + 1!")) == "Jean-Luc (Zoé) 2.0 + 1!"


def test_a_link_in_a_name_leads_nowhere() -> None:
    assert "://" not in escaped(cleaned("see https://evil.example"))


def test_a_name_stays_on_one_line_and_is_not_too_long() -> None:
    assert cleaned("a\nb\r\n\tc\u2028d") == "a b c d"
    assert cleaned("\u202eabc\u0007\u200b") == "abc"
    assert len(cleaned("x" * 500)) == 32
    assert cleaned("👩\u200d🚀") == "👩\u200d🚀"


def test_a_name_from_right_to_left_does_not_turn_its_sentence() -> None:
    assert escaped("שלום") == "\u2068שלום\u2069"
    assert escaped("Lucie") == "Lucie"


def test_a_boss_is_named_with_the_person_and_a_computer_by_its_boss_alone() -> None:
    voice = Voice("en", BOSSES, ("Lu*cie", "Dion O'Banion"))

    assert voice.who(0) == "**Capone** (Lu\\*cie)"
    assert voice.who(1) == "**O'Banion**"
    assert Voice("fr", BOSSES, ("", "O'Banion"), bold=False).who(0) == "Capone"
    assert Voice("fr", BOSSES, ()).who(1) == "**O'Banion**"


def test_a_card_is_told_by_value_and_symbol() -> None:
    voice = Voice("en", BOSSES, ())

    assert voice.card(Card.parse("R9")) == "🔴\u00a09 gun"
    assert voice.card(Special.POLICE_RAID) == "Police Raid"
    assert voice.card(None) == BACK
    assert (
        Voice("fr", BOSSES, (), emoji=False).cards([Card.parse("P1"), Special.LIQUIDATION]) == "1 dé, Meurtre"
    )


def test_lists_read_naturally() -> None:
    assert [Voice("en", (), ()).listed(words) for words in (["a"], ["a", "b"], ["a", "b", "c"])] == [
        "a",
        "a and b",
        "a, b and c",
    ]
    assert Voice("fr", (), ()).listed(["a", "b", "c"]) == "a, b et c"
