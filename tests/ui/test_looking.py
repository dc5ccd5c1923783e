"""What the buttons that look at cards and back are called, and a long dossier in pages: in every game."""

import re
from functools import cache
from typing import Any, cast

import pytest
from discord.ui import Button
from fluent.syntax import FluentParser, ast, serialize

from bot.games import games
from bot.language import LOCALE, SHELL, say
from bot.skins.skin import Skin
from bot.table.languages import LANGUAGES, Language
from bot.ui.pages.help import GENERAL, help_page
from bot.ui.pages.how import how_page
from bot.ui.pages.looking import back_buttons, dossier_button, dossier_page, hand_button
from bot.ui.pages.page import ROW_LIMIT, TEXT_LIMIT, Page, Row
from bot.ui.pages.registered import clickable
from bot.ui.pages.text import PIECE_CHARACTERS_MAX, in_chapters
from bot.ui.voice import Voice
from engine.version import VERSION
from tests.helpers.pages import a_panel, panel_page
from tests.helpers.panels import first_step

GAMES = games(hidden=True)
UNTAUGHT = ("whispers",)  # it has no lessons
SKINS: dict[str, Any] = {name: game.skin for name, game in GAMES.items()}
LINE_CHARACTERS_MAX = 180
LABELS = {
    "en": {"chicago-poker": ("My hand", "Last turns", "Dossier")}
    | dict.fromkeys(("poker-champ", "chicago-stud"), ("My cards", "Last deals", "Last deals"))
    | {"gangster": ("My turn", "Last turns", "Reckoning so far", "Reckoning so far")}
    | {"two-trucks": ("My men", "Nights so far", "Nights so far")},
    "fr": {"chicago-poker": ("Ma main", "Derniers tours", "Dossier")}
    | dict.fromkeys(("poker-champ", "chicago-stud"), ("Mes cartes", "Dernières donnes", "Dernières donnes"))
    | {"gangster": ("Mon tour", "Derniers tours", "Décompte provisoire", "Décompte provisoire")}
    | {"two-trucks": ("Mes hommes", "Les nuits passées", "Les nuits passées")},
}

every_game = pytest.mark.parametrize("skin", SKINS.values(), ids=SKINS)
both = pytest.mark.parametrize("language", LANGUAGES)


@both
@pytest.mark.parametrize("game", LABELS["en"])
def test_a_game_names_its_own_buttons(game: str, language: Language) -> None:
    voice = Voice(SKINS[game], language)
    back, dossier = back_buttons(1, voice), dossier_button(1, voice)
    made = (hand_button(1, voice), *back, dossier)

    assert tuple(cast(Button[Any], each.item).label for each in made) == LABELS[language][game]


@both
@every_game
def test_whatever_the_game_one_can_look_back_under_the_table(skin: Skin, language: Language) -> None:
    """By turns, by its record, or by both; and all buttons of the post fit into one row."""
    back = tuple(back_buttons(1, Voice(skin, language)))

    assert len(back) == skin.shows_turns + skin.keeps_record > 0
    assert len(back) + len(("hand", "rules", "size")) <= ROW_LIMIT


@cache
def sentences(language: Language) -> tuple[str, ...]:
    """Each sentence of the shell as it is written."""
    text = (LOCALE / SHELL / f"{language}.ftl").read_text("utf-8")
    return tuple(serialize(ast.Resource([entry])) for entry in FluentParser().parse(text).body)


@both
@every_game
def test_no_sentence_of_the_shell_calls_a_button_as_one_game_does(skin: Skin, language: Language) -> None:
    labels = [say(language, f"{skin.domain}/button-{name}") for name in ("hand", "dossier")]

    assert not [each for each in sentences(language) for label in labels if f"**{label}**" in each]


@both
@pytest.mark.parametrize("about", ["", *SKINS])
def test_every_page_of_the_help_fits_a_message_with_every_command_clickable(
    about: str, language: Language
) -> None:
    """Discord counts a mention as it is written; only a command's first name can be clicked."""
    pages = {tongue: help_page(SKINS, about, tongue) for tongue in LANGUAGES}
    named = re.findall(r"`/([a-z][a-z0-9 -]*)`", str(pages["en"].parts[0]))
    told = clickable(str(pages[language].parts[0]), dict.fromkeys(named, 10**18))

    assert len(told) <= TEXT_LIMIT


def _ids(page: Page) -> list[str]:
    return [
        str(cast(Button[Any], item.item).custom_id)
        for row in page.parts
        if isinstance(row, Row)
        for item in row.items
    ]


@both
def test_every_page_of_the_help_leads_to_every_other(language: Language) -> None:
    """And says where to read on: the rules and lessons of its game, and where it is the reader's turn."""
    for about in ("", GENERAL, "a game long gone"):
        page = help_page(SKINS, about, language)
        assert page.parts[0] == say(language, "ui-help")
        assert VERSION in str(page.parts[-1])
        first = ("t:0:play-now", "t:0:learn", "t:0:open-table")
        assert _ids(page) == [*first, *(f"t:0:help:{game}" for game in SKINS), "t:0:help:moved", "t:0:next"]
    for game in SKINS:
        others = (f"t:0:help:{each}" for each in (GENERAL, *SKINS) if each != game)
        page = help_page(SKINS, game, language)
        assert page.parts[0] == SKINS[game].help(language)
        learn = () if game in UNTAUGHT else (f"t:0:learn:{game}",)
        first = (f"t:0:play-now:{game}", *learn, f"t:0:open-table:{game}")
        assert _ids(page) == [*first, *others, f"t:0:how:{game}", "t:0:next"]


@both
def test_what_wins_is_said_wherever_a_game_begins_and_behind_how_to_play(language: Language) -> None:
    """In the lobby, in /help and in the rules, as agreed; five lines at most lead to lessons and rules."""
    for game, skin in SKINS.items():
        for options in ({}, *({each.name: value} for each in skin.info.options for value in each.values)):
            goal = skin.goal(language, options)
            assert goal in skin.terms(language, options)
            assert goal in skin.rules(language, options)
        assert skin.goal(language, {}) in skin.help(language)
        page = how_page(Voice(skin, language), 0, game, {})
        assert skin.goal(language, {}) in str(page.parts[0])
        lines = str(page.parts[1]).splitlines()
        assert len(lines) <= 5
        assert max(map(len, lines)) <= LINE_CHARACTERS_MAX, max(lines, key=len)
        learn = () if game in UNTAUGHT else (f"t:0:learn:{game}",)
        assert _ids(page) == [*learn, f"t:0:rules:{game}"]


@both
def test_a_player_s_first_panel_says_what_wins_and_the_next_one_does_not(language: Language) -> None:
    for game in GAMES.values():
        step = first_step(game)
        seat = game.engine.awaited(step.state)[0]
        goal = say(language, "ui-goal", goal=game.skin.goal(language, {}))
        for told, first in ((len(step.events), True), (len(step.events) + 1, False)):
            shown = a_panel(step.state, seat, game.engine, since=step.events, public_events=told)
            page = panel_page(shown, game.skin, language, ())
            assert (goal in "\n".join(map(str, page.parts))) == first


def test_a_long_dossier_is_cut_between_its_chapters_and_all_of_it_can_be_reached() -> None:
    chapters = [f"**Deal {number}**\n" + "word" * (1 + number % 7 * 40) for number in range(100, 0, -1)]
    text = "\n\n".join(chapters)
    pages = [dossier_page(7, text, "en", turned) for turned in range(len(in_chapters(text)))]
    told = [str(page.parts[0]) for page in pages]

    assert len(pages) > 2
    assert [line for page in told for line in page.strip().split("\n\n")] == [
        each.rstrip() for each in chapters
    ]
    assert all(page.length <= PIECE_CHARACTERS_MAX for page in pages)
    for turned, page in enumerate(pages):
        wanted = [f"t:7:dossier:{to}" for to in (turned - 1, turned + 1) if 0 <= to < len(pages)]
        assert [str(item.item.custom_id) for item in page.parts[-1].items] == wanted  # type: ignore[union-attr]


def test_a_page_that_is_not_there_any_more_is_the_last_one() -> None:
    assert dossier_page(7, "one", "en", 9) == dossier_page(7, "one", "en", 0)


@both
@every_game
def test_the_terms_say_who_may_play_and_what_is_agreed(skin: Skin, language: Language) -> None:
    info = next(game.info for game in games(hidden=True).values() if game.skin is skin)
    usual = {option.name: option.values[0] for option in info.options}
    told = {
        skin.terms(language, {**usual, each.name: value}) for each in info.options for value in each.values
    }

    assert len(told) > 1, "what is agreed changes nothing"
    assert all(0 < len(each) <= 400 and "\n" not in each for each in told)


@both
@pytest.mark.parametrize("game", ["poker-champ", "chicago-stud"])
def test_lobby_rules_and_help_say_that_chips_are_for_play_only(game: str, language: Language) -> None:
    skin = SKINS[game]
    words = {
        "en": ("play chips", "nothing can be bought, cashed or carried from one game to the next"),
        "fr": ("jetons fictifs", "rien ne s’achète, ne s’encaisse ni ne passe d’une partie à l’autre"),
    }[language]
    for told in (skin.terms(language, {}), skin.rules(language, {}), skin.help(language)):
        assert all(each in told.lower() for each in words)


@pytest.mark.parametrize("game", ["poker-champ", "chicago-stud"])
def test_french_has_one_word_for_play_chips(game: str) -> None:
    text = (LOCALE / SKINS[game].domain / "fr.ftl").read_text("utf-8").lower()

    assert "jetons de jeu" not in text
