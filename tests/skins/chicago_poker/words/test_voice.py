"""Bosses, the people behind them and cards, as sentences name them."""

from bot.skins.chicago_poker.words.voice import BACK, Voice
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import Boss, Special

BOSSES = (Boss.CAPONE, Boss.OBANION)


def test_a_boss_is_named_with_the_person_and_a_computer_by_its_boss_alone() -> None:
    voice = Voice("en", BOSSES, ("Lu*cie", "Dion O'Banion"))

    assert voice.who(0) == "**Capone** (Lu\\*cie)"
    assert voice.who(1) == "**O’Banion**"
    assert Voice("fr", BOSSES, ("", "O'Banion"), bold=False).who(0) == "Capone"
    assert Voice("fr", BOSSES, ()).who(1) == "**O’Banion**"


def test_a_card_is_told_by_value_and_symbol() -> None:
    voice = Voice("en", BOSSES, ())

    assert voice.card(Card.parse("R9")) == "🔴\u00a09 of guns"
    assert voice.card(Special.POLICE_RAID) == "Police Raid"
    assert voice.card(None) == BACK
    assert (
        Voice("fr", BOSSES, (), emoji=False).cards([Card.parse("P1"), Special.LIQUIDATION])
        == "1 de dés, Meurtre"
    )


def test_lists_read_naturally() -> None:
    assert [Voice("en", (), ()).listed(words) for words in (["a"], ["a", "b"], ["a", "b", "c"])] == [
        "a",
        "a and b",
        "a, b and c",
    ]
    assert Voice("fr", (), ()).listed(["a", "b", "c"]) == "a, b et c"
