"""Names of bosses and levels, and who sits at a table, for every game that seats them."""

from enum import StrEnum

import pytest

from bot.skins.bosses.voice import BossVoice
from bot.skins.bosses.words import full_name, level, seated, short_name, title
from bot.table.languages import Language
from engine.chicago_stud.pieces import Boss
from engine.poker_champ.pieces import Boss as OneOfSix

BOTH: tuple[Language, ...] = ("en", "fr")


def test_all_eight_have_names_and_the_six_have_the_same_in_every_game() -> None:
    names = {full_name(boss) for boss in Boss}

    assert len(names) == len(Boss) == 8
    assert {full_name(boss) for boss in OneOfSix} < names
    assert all(full_name(boss).endswith(short_name(boss)) for boss in Boss)
    assert (short_name(Boss.DRUCCI), full_name(Boss.ROLFE)) == ("Drucci", "Louise Rolfe")


def test_a_table_is_named_after_its_bosses_in_no_more_than_a_threads_name() -> None:
    assert title([Boss.YALE, Boss.ROLFE], "A game") == "Yale, Rolfe"
    assert title([], "A game") == "A game"
    assert len(title(list(Boss), "A game")) <= 90


@pytest.mark.parametrize("language", BOTH)
def test_every_level_has_a_name_and_what_it_means(language: Language) -> None:
    levels = ["rookie", "regular", "boss", "kingpin"]
    worded = [level(each, language) for each in levels]

    assert [each.value for each in worded] == levels
    assert len({each.label for each in worded}) == len({each.detail for each in worded}) == 4


def test_who_sits_at_a_table() -> None:
    bosses: tuple[StrEnum | None, ...] = (Boss.CAPONE, Boss.YALE, None)

    assert seated(bosses, ("Lu\ncie", "", "Théo"), "en") == ("Al Capone (Lu cie)", "Frank Yale", "Théo")


def test_a_person_called_like_their_boss_is_not_named_twice() -> None:
    voice = BossVoice("fr", (Boss.OBANION, Boss.ROLFE, Boss.DRUCCI), ("Dion O'Banion", "_L_", ""))

    assert [voice.who(seat) for seat in range(3)] == ["**O’Banion**", "**Rolfe** (\\_L\\_)", "**Drucci**"]
    assert voice.everyone((0, 1, 2)) == "**O’Banion**, **Rolfe** et **Drucci**"
    assert BossVoice("en", (Boss.ROLFE,), ("_L_",), bold=False).who(0) == "Rolfe (_L_)"
