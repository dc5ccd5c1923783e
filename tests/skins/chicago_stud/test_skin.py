"""The skin of Chicago stud as the shell uses it: what does not depend on a moment of a game."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import product

import pytest

from bot.skins.bosses.talk import COMMON
from bot.skins.chicago_stud import skin
from bot.skins.chicago_stud.words.catalogue import has, say
from bot.skins.chicago_stud.words.talk import TALK, Moment
from bot.table.languages import LANGUAGES, Language
from engine import chicago_stud as game
from engine.chicago_stud import Options, info
from engine.chicago_stud.events import GameEnded
from engine.chicago_stud.pieces import Boss
from engine.game import Result
from tests.helpers.chicago_stud.tables import NAMES, TABLES, moments

MESSAGE = 4000  # Discord's limit for all text of a message
both = pytest.mark.parametrize("language", LANGUAGES)


def test_bosses_have_their_names() -> None:
    assert [skin.role(boss) for boss in Boss][-2:] == ["Vincent Drucci", "Louise Rolfe"]
    with pytest.raises(ValueError, match="nitti"):
        skin.role("nitti")
    assert skin.title(["capone", "rolfe"]) == "Capone, Rolfe"
    assert skin.title([]) == "Chicago stud"
    assert len(skin.title(list(Boss))) <= 90


@both
def test_every_option_offers_its_values_in_words(language: Language) -> None:
    for option in info.options:
        worded, offered = skin.option(option.name, language), skin.option_values(option.name, language)
        assert worded.value == option.name
        assert worded.label
        assert 0 < len(worded.detail) <= 100
        assert tuple(choice.value for choice in offered) == option.values
        assert len({choice.label for choice in offered}) == len(offered)
        assert all(len(choice.label) <= 80 and 0 < len(choice.detail) <= 100 for choice in offered)
    assert skin.option_values("pace", language) == ()


@both
def test_the_game_and_its_levels_are_worded(language: Language) -> None:
    assert skin.name(language).value == "chicago-stud"
    assert 0 < len(skin.name(language).detail) <= 100
    levels = [skin.level(level, language) for level in info.levels]
    assert len({level.label for level in levels}) == len(info.levels)
    assert all(level.detail for level in levels)


SAID = {
    "game": {"low": ("The lowest five of your seven", "Les cinq plus basses")},
    "high-spade": {"on": ("High spade.", "Plus haut pique caché.")},
    "ante": {"all": ("Everybody pays one unit", "Chacun paie une unité")},
    "ties": {"split": ("Equal hands split the pot", "Des mains égales se partagent")},
    "jokers": {"1": ("There’s one.", "Il y en a un."), "2": ("There are 2.", "Il y en a 2.")},
    "limit": {
        "spread-5": ("2 to 5 units", "de 2 à 5 unités"),
        "spread-10": ("2 to 10 units", "de 2 à 10 unités"),
        "spread-20": ("2 to 20 units", "de 2 à 20 unités"),
        "open": ("up to all you have", "à tout ce que tu as"),
    },
    "end": {"last": ("The last boss with chips", "Le dernier boss avec des jetons")},
    "laps": {value: (f"dealt {value} times", f"donné {value} fois") for value in "35"},
    "stack": {value: (f"with {value} play chips", f"avec {value} jetons") for value in ("50", "200")},
}


@both
def test_the_rules_are_those_agreed(language: Language) -> None:
    usual = skin.rules(language, {})
    for option, values in SAID.items():
        for value, words in values.items():
            told = skin.rules(language, {option: value})
            assert words[LANGUAGES.index(language)] in told
            assert words[LANGUAGES.index(language)] not in usual
            assert 1000 < len(told) < MESSAGE * 0.75


@both
def test_how_showdowns_and_unseen_pots_were_won_follows_each_of_them(language: Language) -> None:
    """A line that begins with a dot is part of the line before it."""
    shown = list(_figures_in_order())
    lines = [skin.figure(name, -13, language) for name in shown]
    details = {
        name: shown[shown.index(name) - 1] for name, line in zip(shown, lines, strict=True) if line[0] == "·"
    }

    assert details == {"showdowns_won": "showdowns", "bluffs": "won_unseen"}
    assert shown[:2] == ["deals", "chips"]
    assert lines[1].endswith("−13")


def _figures_in_order() -> Iterable[str]:
    *_, last = moments(*TABLES[0])
    result = game.result(last.state, last.events)
    assert result is not None
    return result.figures[0]


@both
def test_the_stack_is_named_once_when_the_game_begins(language: Language) -> None:
    first = next(iter(moments(*TABLES[0])))
    told = skin.tell(first.events[:1], game.table(first.state), NAMES, language)[0]

    assert told.count(str(first.state.options.stack)) == 1


@both
def test_at_the_end_nobody_reads_of_a_biggest_pot_of_nothing(language: Language) -> None:
    *_, last = moments(*TABLES[0])
    result = game.result(last.state, last.events)
    assert result is not None
    bare = replace(result, figures=tuple({**each, "best_pot": 0} for each in result.figures))
    pot = {"en": "biggest pot", "fr": "plus gros pot"}[language]

    assert pot in "".join(skin.ending(result, game.table(last.state), NAMES, language))
    assert pot not in "".join(skin.ending(bare, game.table(last.state), NAMES, language))


@both
def test_rules_and_help_say_that_chips_are_for_play_only(language: Language) -> None:
    words = {
        "en": "nothing can be bought, cashed or carried",
        "fr": "rien ne s’achète, ne s’encaisse ni ne passe",
    }

    assert words[language] in skin.rules(language, {})
    assert words[language] in skin.help(language)


@both
def test_all_rules_of_any_agreement_fit_a_message(language: Language) -> None:
    for values in product(("high", "low"), ("on", "off"), ("0", "2"), ("laps", "last")):
        options = dict(zip(("game", "high-spade", "jokers", "end"), values, strict=True))
        assert len(skin.rules(language, options)) < MESSAGE * 0.75


def test_every_command_and_each_of_its_options_has_a_name_and_a_line_about_it() -> None:
    for command in skin.commands:
        keys = [f"command-{command.name}", *(f"command-option-{word.option}" for word in command.words)]
        assert all(has(key) and has(f"{key}.about") for key in (*keys, "command-group"))
        assert all(say("en", key) == key.rpartition("-")[2] for key in keys), "as the shell calls them"


def test_every_first_word_of_the_notation_can_be_typed() -> None:
    said = {command.says[0] for command in skin.commands}

    assert said == {"check", "bet", "call", "raise", "fold", "order", "show"}
    assert skin.group == "stud"


@both
def test_help_names_every_command_of_the_game(language: Language) -> None:
    told = skin.help(language)

    assert all(f"/stud {say(language, f'command-{command.name}')}" in told for command in skin.commands)


@both
@pytest.mark.parametrize("moment", Moment)
def test_computers_have_something_to_say_each_in_their_way(moment: Moment, language: Language) -> None:
    lines = {boss: {TALK.line(moment, boss, seed, language) for seed in range(200)} for boss in Boss}

    assert all(len(said) == len(COMMON) + 1 for said in lines.values())
    assert len(set().union(*lines.values())) == len(COMMON) + len(Boss)
    assert all(len(words) < 120 for said in lines.values() for words in said)


@both
def test_computers_speak_now_and_then_and_only_they(language: Language) -> None:
    told = list(moments(*TABLES[2]))
    for computers in ((), (1,), (0, 2, 3)):
        said = [
            skin.remark(moment.news, game.table(moment.state), computers, f"{seed}", language)
            for seed, moment in enumerate(told)
        ]
        mute = [row.boss for row in game.table(told[0].state).rows if row.seat not in computers]

        assert any(said) == bool(computers)
        assert sum(map(bool, said)) < len(said) / 4
        assert not any(f"**{skin.title([boss])}**" in words for boss in mute for words in said)


def test_the_winner_has_the_last_word() -> None:
    *_, last = moments(*TABLES[0])
    (ended,) = [event for event in last.news if isinstance(event, GameEnded)]
    words = skin.remark(last.news, game.table(last.state), ended.winners, 1, "en")

    assert any(say("en", f"talk-triumph.{key}") in words for key in (*COMMON, *(boss.value for boss in Boss)))


@both
def test_every_figure_of_the_statistics_has_words_and_others_have_none(language: Language) -> None:
    *_, last = moments(*TABLES[0])
    result = game.result(last.state, last.events)
    assert result is not None
    for name in result.figures[0]:
        assert skin.figure(name, 3, language)
    assert skin.figure("tiles", 3, language) == ""


def test_the_end_is_told_a_line_a_seat_the_winner_first() -> None:
    *_, last = moments(*TABLES[3])
    table, result = game.table(last.state), game.result(last.state, last.events)
    assert isinstance(result, Result)
    lines = skin.ending(result, table, NAMES, "en")

    assert len(lines) == len(table.rows)
    assert lines[0].startswith(f"**{skin.role(table.rows[table.winners[0]].boss)}**")
    for row in table.rows:
        (line,) = [line for line in lines if skin.role(row.boss) in line]
        assert ("borrowed" in line) == bool(row.loans)
        assert ("computer" in line) == (not NAMES[row.seat])


def test_an_end_reads_like_this() -> None:
    table = game.table(game.setup(("capone", "rolfe"), Options(), "seed").state)
    figures = (
        {"showdowns_won": 1, "won_unseen": 0, "best_pot": 40},
        {"showdowns_won": 2, "won_unseen": 3, "best_pot": 55},
    )
    result = Result(ranks=(2, 1), scores=(96, 104), figures=figures)
    stacks = [row.stack for row in table.rows]

    assert skin.ending(result, table, ("Théo_92", ""), "en") == (
        f"**Louise Rolfe** · computer: {stacks[1]} chips, 2 showdowns won, 3 pots without a showdown, "
        "biggest pot 55",
        f"**Al Capone** · Théo\\_92: {stacks[0]} chips, one showdown won, no pots without a showdown, "
        "biggest pot 40",
    )
