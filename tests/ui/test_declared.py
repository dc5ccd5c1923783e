"""What people may settle is declared once; its words and its default agree with the declaration."""

from dataclasses import fields

import pytest

from bot.language import knows, say
from bot.table.clock import Pace
from bot.table.declared import chosen
from bot.table.languages import LANGUAGES
from bot.table.profile import SERVER_PLACES, SERVER_SETTINGS, SETTINGS, Person, Server
from bot.table.refusals import NotAllowed, NotHere
from bot.table.table import TABLE_SETTINGS, Table
from bot.ui.commands.tables import AT_OPENING

LOBBY = Table(1, "whispers", 1, 7, 70, "en", Pace.NONE, {})
ALL = {
    **{f"a person's {each.name}": (each, "setting", Person(1)) for each in SETTINGS.values()},
    **{f"a table's {each.name}": (each, "option", LOBBY) for each in TABLE_SETTINGS.values()},
    **{f"a server's {each.name}": (each, "setting", Server(1)) for each in SERVER_SETTINGS.values()},
}
TYPED = {*SETTINGS, *AT_OPENING, *SERVER_SETTINGS}  # names of what a command has an option for


@pytest.mark.parametrize("thing", ALL)
def test_everything_that_is_declared_has_its_words(thing: str) -> None:
    setting, kind, _ = ALL[thing]
    words = (word for word in setting.values if not word.isdecimal())
    keys = [f"ui-{kind}-{setting.name}", *(f"ui-{setting.name}-{word}" for word in words)]
    if setting.name in TYPED:
        keys += [f"command-option-{setting.name}", f"command-option-{setting.name}.about"]
    assert [key for key in keys if not knows(key)] == []
    assert all(say(language, key) for key in keys for language in LANGUAGES)


@pytest.mark.parametrize("place", SERVER_PLACES)
def test_every_channel_and_role_that_can_be_picked_has_its_words(place: str) -> None:
    options = (place, SERVER_PLACES[place].cleared)
    keys = [f"ui-setting-{place}", *(f"command-option-{each}" for each in options)]
    assert [key for key in keys if not knows(key)] == []
    assert SERVER_PLACES[place].held(Server(1)) == ()


@pytest.mark.parametrize("thing", ALL)
def test_each_word_stands_for_one_value_and_a_menu_shows_the_one_that_holds(thing: str) -> None:
    setting, _, unsettled = ALL[thing]
    holds = setting.word(unsettled)
    assert holds in setting.offered(holds)
    assert {*setting.few} <= {*setting.values}
    assert all(2 <= len(setting.offered(word)) <= 25 for word in setting.values)
    if not isinstance(unsettled, Server):  # elsewhere what is usual is not told
        assert holds == next(iter(setting.values))
    assert len(set(setting.values.values())) == len(setting.values) > 1
    assert [setting.read(value) for value in setting.values.values()] == list(setting.values.values())


def test_a_field_without_a_declaration_is_nothing_to_choose() -> None:
    offered = {each.field for each in SETTINGS.values()}
    assert {"player", "zone", "waking", "away", "dms_closed", "discord_language"} == {
        each.name for each in fields(Person)
    } - offered


@pytest.mark.parametrize(
    "words", [{"text-first": "perhaps"}, {"colour": "on"}, {"reminders": "on", "dms": "on"}]
)
def test_what_is_not_offered_is_refused(words: dict[str, str]) -> None:
    with pytest.raises(NotAllowed) as refused:
        chosen(SETTINGS, words)
    assert refused.value.reason is NotHere.NO_SUCH_OPTION


def test_a_value_that_a_column_cannot_have_is_no_default() -> None:
    reminders = SETTINGS["reminders"]
    assert (reminders.knows(0), reminders.knows("yes")) == (True, False)
    with pytest.raises(ValueError, match="reminders"):
        reminders.read("yes")
