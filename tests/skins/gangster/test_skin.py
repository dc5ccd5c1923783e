"""The skin of Gangster as the shell uses it: what does not depend on a moment of a game."""

from itertools import product

import pytest

from bot.skins.bosses.talk import COMMON
from bot.skins.gangster import skin
from bot.skins.gangster.words.catalogue import has, say
from bot.skins.gangster.words.talk import TALK, Moment
from bot.table.languages import LANGUAGES, Language
from engine import gangster as game
from engine.gangster import info
from engine.gangster.pieces import Boss, Clan
from tests.helpers.gangster.playouts import playout
from tests.helpers.gangster.words import NAMES, SPRINT

MESSAGE = 4000  # Discord's limit for all text of a message
both = pytest.mark.parametrize("language", LANGUAGES)


def test_bosses_have_their_names() -> None:
    assert skin.role(Boss.CAPONE) == "Al Capone"
    assert skin.title(["capone", "moran"]) == "Capone, Moran"
    assert skin.title([]) == "Gangster"


@both
def test_every_option_and_every_clan_is_offered_in_words(language: Language) -> None:
    for option in (*info.options, *info.choices):
        worded, offered = skin.option(option.name, language), skin.option_values(option.name, language)
        assert worded.value == option.name
        assert worded.label
        assert 0 < len(worded.detail) <= 100
        assert tuple(choice.value for choice in offered) == option.values
        assert len({choice.label for choice in offered}) == len(offered)
        assert all(len(choice.label) <= 80 and 0 < len(choice.detail) <= 100 for choice in offered)
    assert skin.option_values("pace", language) == ()


@both
def test_a_clan_is_never_told_by_its_colour_alone(language: Language) -> None:
    labels = [choice.label for choice in skin.option_values("clan", language)]

    assert all(say(language, f"clan-{clan}.sign") in label for clan, label in zip(Clan, labels, strict=True))
    assert len({say(language, f"clan-{clan}.sign") for clan in Clan}) == len(Clan)


@both
def test_the_game_and_its_levels_are_worded(language: Language) -> None:
    assert skin.name(language).value == "gangster"
    assert 0 < len(skin.name(language).detail) <= 100
    levels = [skin.level(level, language) for level in info.levels]
    assert len({level.label for level in levels}) == len(info.levels)
    assert all(level.detail for level in levels)


@both
def test_the_rules_are_those_agreed_and_fit_a_message(language: Language) -> None:
    told = {
        skin.rules(language, {"length": length, "gap-same-clan": gaps})
        for length, gaps in product(("full", "short", "sprint"), ("yes", "no"))
    }
    assert len(told) == 6
    assert all(1000 < len(words) < MESSAGE * 0.85 for words in told)
    assert skin.rules(language, {}) in told


def test_every_command_and_each_of_its_options_has_a_name_and_a_line_about_it() -> None:
    for command in skin.commands:
        keys = [f"command-{command.name}", *(f"command-option-{word.option}" for word in command.words)]
        assert all(has(key) and has(f"{key}.about") for key in (*keys, "command-group"))
        assert all(say("en", key) == key.rpartition("-")[2] for key in keys), "as the shell calls them"


@both
def test_help_names_every_command_of_the_game(language: Language) -> None:
    told = skin.help(language)

    assert {command.says[0] for command in skin.commands} == {"drive", "bump", "unload", "load", "gun"}
    assert all(f"/gangster {say(language, f'command-{command.name}')}" in told for command in skin.commands)


@both
@pytest.mark.parametrize("moment", Moment)
def test_computers_have_something_to_say_each_in_their_way(moment: Moment, language: Language) -> None:
    lines = {boss: {TALK.line(moment, boss, seed, language) for seed in range(200)} for boss in Boss}

    assert all(len(said) == len(COMMON) + 1 for said in lines.values())
    assert all(len(words) < 120 for said in lines.values() for words in said)


@pytest.mark.long("what computers say is read by day")
@pytest.mark.parametrize(
    "language", ["en", pytest.param("fr", marks=pytest.mark.long("who speaks does not depend on words"))]
)
def test_computers_speak_now_and_then_and_only_they(language: Language) -> None:
    turns = list(playout(4, SPRINT, 8))
    for computers in ((), (1,), (0, 2, 3)):
        said = [
            skin.remark(turn.step.events, game.table(turn.step.state), computers, f"{seed}", language)
            for seed, turn in enumerate(turns * 12)
        ]
        mute = [row.boss for row in game.table(turns[0].before).seats if row.seat not in computers]

        assert any(said) == bool(computers)
        assert sum(map(bool, said)) < len(said) / 4
        assert not any(f"**{skin.title([boss])}**" in words for boss in mute for words in said)


@both
@pytest.mark.parametrize("seats", [2, 4])
def test_the_end_is_told_a_line_a_seat_the_king_first(seats: int, language: Language) -> None:
    turns = list(playout(seats, SPRINT, 3))
    state, events = turns[-1].step.state, tuple(event for turn in turns for event in turn.step.events)
    table, result = game.table(state), game.result(state, events)
    assert result is not None
    lines = skin.ending(result, table, NAMES, language)

    assert len(lines) == seats
    assert lines[0].startswith(f"**{skin.role(table.seats[table.winners[0]].boss)}**")
    for row in table.seats:
        (line,) = [line for line in lines if skin.role(row.boss) in line]
        assert f"{row.influence}" in line
    for name in result.figures[0]:
        assert skin.figure(name, 3, language)
    assert skin.figure("tiles", 3, language) == ""
    won = skin.situation(table, NAMES, language)
    assert won in skin.tell(turns[-1].step.events, table, NAMES, language)
