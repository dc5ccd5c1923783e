"""The skin as the shell uses it: what does not depend on a moment of a game."""

import discord
import pytest

from bot.games import RegisteredGame, demand_fitting
from bot.skins.bosses.talk import COMMON
from bot.skins.bosses.words import alt_banner
from bot.skins.poker_champ import skin
from bot.skins.poker_champ.words.catalogue import has, say
from bot.skins.poker_champ.words.talk import TALK, Moment
from bot.table.languages import Language
from engine import poker_champ as game
from engine.french_deck import Category
from engine.game import IllegalAction
from engine.notation import Unreadable
from engine.poker_champ import Options, Reason
from engine.poker_champ.pieces import Boss
from tests.helpers.opaque import inside
from tests.helpers.pages import HAND, a_panel, ending_page, hold_against_discord, panel_page, parts
from tests.helpers.poker_champ.by_hand import at
from tests.helpers.poker_champ.tables import BOTH, FOUR, PEOPLE, everything, settled

MESSAGE = 4000  # Discord's limit for all text of a message

PLAY_CHIPS_ONLY = {"en": "nothing can be bought, cashed or carried", "fr": "rien ne s’achète"}


def test_the_game_can_be_registered() -> None:
    registered = RegisteredGame(game, inside(skin))

    demand_fitting(registered.info)
    assert skin.name("en").value == registered.info.name


def test_a_command_for_each_decision_has_a_name_and_a_line_about_it() -> None:
    legal = {str(action) for action in game.legal(game.setup(2, Options(), 1).state, 0)}

    assert {command.says for command in skin.commands} == {(line,) for line in legal}
    for key in ("command-group", *(f"command-{command.name}" for command in skin.commands)):
        assert has(key)
        assert has(f"{key}.about")


def test_bosses_have_their_names() -> None:
    assert skin.role("obanion") == "Dion O’Banion"
    assert skin.title(["capone", "obanion"]) == "Capone, O’Banion"
    assert skin.title([]) == "Poker Champ"
    assert len(skin.title(list(Boss))) <= 90
    with pytest.raises(ValueError, match="drucci"):
        skin.role("drucci")


@pytest.mark.parametrize("language", BOTH)
def test_the_lobby_says_in_words_what_is_agreed(language: Language) -> None:
    assert skin.name(language).label == "Poker Champ"
    assert 0 < len(skin.name(language).detail) <= 100
    for option in game.info.options:
        worded, offered = skin.option(option.name, language), skin.option_values(option.name, language)
        assert worded.label
        assert 0 < len(worded.detail) <= 100
        assert tuple(value.value for value in offered) == option.values
        assert len({value.label for value in offered}) == len(offered)
        assert all(0 < len(value.detail) <= 100 for value in offered)
    assert skin.option_values("pace", language) == ()
    levels = [skin.level(level, language) for level in game.info.levels]
    assert len({level.label for level in levels}) == len({level.detail for level in levels}) == 3


@pytest.mark.parametrize("language", BOTH)
def test_that_chips_are_only_played_with_is_said_wherever_one_looks_first(language: Language) -> None:
    assert PLAY_CHIPS_ONLY[language] in skin.rules(language, {})
    assert PLAY_CHIPS_ONLY[language] in skin.help(language)
    word = {"en": "play chips", "fr": "jetons fictifs"}[language]
    assert word in skin.name(language).detail.lower()
    assert word in alt_banner(say, "alt-banner", ("capone",), ("Lucie",), language)


@pytest.mark.parametrize("language", BOTH)
def test_the_rules_fit_a_message_and_the_agreement(language: Language) -> None:
    agreements = [{}, {"length": "timed"}, {"length": "timed", "deals": "10"}, {"length": "long"}]
    told = [skin.rules(language, agreed) for agreed in agreements]

    assert all(len(text) < MESSAGE * 0.7 for text in told)
    assert len(set(told)) == len(told)
    assert skin.rules(language, {"deals": "10"}) == told[0]


@pytest.mark.parametrize("language", BOTH)
def test_help_names_every_command_of_the_game(language: Language) -> None:
    group = say(language, "command-group")

    for command in skin.commands:
        assert f"`/{group} {say(language, f'command-{command.name}')}`" in skin.help(language)


@pytest.mark.parametrize("language", BOTH)
def test_every_reason_is_worded(language: Language) -> None:
    refused = {reason: skin.refuse(IllegalAction(reason), PEOPLE, language) for reason in Reason}
    unread = skin.refuse(IllegalAction(Unreadable.UNKNOWN_ACTION, text="a `b` @here"), PEOPLE, language)

    assert len(set(refused.values())) == len(Reason)
    assert "@here" not in unread
    assert all(
        f"**{each.label.split(' · ')[0]}**" in unread
        for each in skin.choices(game.view(at(FOUR), 1), (), (), language)
    )


@pytest.mark.parametrize("language", BOTH)
def test_every_figure_of_the_statistics_has_words_and_others_have_none(language: Language) -> None:
    end = list(settled(4, Options("timed", 10), 3))[-1].state
    result = game.result(end, everything(4, Options("timed", 10), 3))
    assert result
    told = {name: skin.figure(name, value, language) for name, value in result.figures[0].items()}

    shown = [words for words in told.values() if words]
    assert [name for name, words in told.items() if not words] == [
        name for name, value in result.figures[0].items() if not value and name != "best_hand"
    ]
    assert len(set(shown)) == len(shown)
    assert len({skin.figure("best_hand", category, language) for category in Category}) == len(Category)
    assert skin.figure("tiles", 3, language) == ""


@pytest.mark.parametrize("language", BOTH)
def test_the_end_is_told_a_line_a_seat_the_champion_first(language: Language) -> None:
    end = list(settled(4, Options(), 3))[-1].state
    table = game.table(end)
    result = game.result(end, everything(4, Options(), 3))
    assert result
    lines = skin.ending(result, table, ("Lucie", "Théo_92", "", "Nono"), language)

    assert len(lines) == 4
    assert lines[0].startswith(f"**{skin.role(table.rows[table.winners[0]].boss)}**")
    assert any("Théo\\_92" in line for line in lines)
    assert any({"en": "computer", "fr": "ordinateur"}[language] in line for line in lines)
    for line in lines:
        seat = next(row for row in table.rows if f"**{skin.role(row.boss)}**" in line)
        assert {"en": f"{seat.chips} chips", "fr": f"{seat.chips} jetons"}[language] in line


@pytest.mark.parametrize("language", BOTH)
@pytest.mark.parametrize("moment", Moment)
def test_computers_have_something_to_say_each_in_their_way(moment: Moment, language: Language) -> None:
    lines = {boss: {TALK.line(moment, boss, seed, language) for seed in range(200)} for boss in Boss}

    assert all(len(said) == len(COMMON) + 1 for said in lines.values())
    assert len(set().union(*lines.values())) == len(COMMON) + len(Boss)
    assert all(len(words) < 120 for said in lines.values() for words in said)


@pytest.mark.parametrize("language", BOTH)
def test_computers_speak_now_and_then_and_only_they(language: Language) -> None:
    moments = list(settled(4, Options("long"), 2))
    for computers in ((), (1,), (0, 2, 3)):
        said = [
            skin.remark(news, game.table(state), computers, f"{number}", language)
            for number, (state, news) in enumerate(moments)
        ]
        spoken = [words for words in said if words]
        mute = [row.boss for row in game.table(moments[0].state).rows if row.seat not in computers]

        assert bool(spoken) == bool(computers)
        assert len(spoken) < len(said) / 2
        assert not any(f"**{skin.role(boss).split()[-1]}**" in words for boss in mute for words in spoken)


@pytest.mark.parametrize("language", BOTH)
async def test_a_panel_has_two_buttons_one_click_each(language: Language) -> None:
    page = panel_page(a_panel(at(FOUR), 1, game, names=PEOPLE), inside(skin), language, (HAND,))
    stay, fold = {"en": ("Stay · 2 chips", "Fold"), "fr": ("Rester · 2 jetons", "Me coucher")}[language]

    hold_against_discord(page)
    styles = {part["label"]: part["style"] for part in parts(page) if "label" in part}
    assert styles[stay] == discord.ButtonStyle.primary.value
    assert styles[fold] == discord.ButtonStyle.secondary.value


@pytest.mark.parametrize("language", BOTH)
async def test_the_last_page_fits_under_the_longest_names(language: Language) -> None:
    end = list(settled(6, Options("long"), 3))[-1].state
    result = game.result(end, everything(6, Options("long"), 3))

    hold_against_discord(
        ending_page(
            a_panel(end, 0, game, names=("_" * 32,) * 6, result=result), inside(skin), language, (HAND,)
        )
    )
