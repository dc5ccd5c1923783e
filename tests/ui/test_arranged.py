"""A menu that its game arranges: choices in groups, selects beside buttons, some greyed, a line above."""

from collections.abc import Sequence
from typing import Any, cast

import discord
import pytest

from bot.games import RegisteredGame, games
from bot.skins.skin import Choice, Skin
from bot.table.languages import Language
from bot.table.reports import Panel
from bot.ui.ids import END, MoveId, read
from bot.ui.pages.page import Page
from engine import whispers
from tests.helpers.in_turns import in_turns
from tests.helpers.pages import HAND, a_panel, hold_against_discord, menu, panel_page, parts
from tests.helpers.panels import panels

GAMES = tuple(games(hidden=True).values())
MANY = 30  # lines, more than a select holds

FIRST = (
    Choice("red 1", "One", group="**Red**", leads="Red, one: what now?"),
    Choice("red 2", "Two", group="**Red**", greyed=True),
    *(Choice(f"red put {line}", f"Put {line}", group="**Red**", among="Here") for line in range(MANY)),
    Choice("blue 1", "One", group="**Blue**"),
    *(Choice(f"blue put {line}", f"Put {line}", group="**Blue**", among="Here") for line in range(2)),
)


class Arranged:
    """Whispers' real words with a menu of another kind."""

    def __init__(self, words: Any) -> None:
        self.words = words

    def __getattr__(self, name: str) -> Any:
        return getattr(self.words, name)

    def choices(self, _view: Any, said: Sequence[str], *_: Any) -> tuple[Choice, ...]:
        words = " ".join(said)
        if not words:
            return FIRST
        if words == "red":
            return ()
        if words == "red 1":
            return (Choice("low", "Low"), Choice("high", "High"))
        return (Choice("", "Do it", sure="All that it does.", usual=words != "blue 1"),)


SKIN = cast(Skin, Arranged(games(hidden=True)["whispers"].skin))


def a_whispering_panel() -> Panel:
    agreed = whispers.agree({option.name: option.values[0] for option in whispers.info.options})
    return a_panel(whispers.setup(2, agreed, "arranged").state, 0, cast(Any, whispers))


def page(*said: str) -> Page:
    made = panel_page(a_whispering_panel(), SKIN, "en", (HAND,), said=said)
    hold_against_discord(made)
    return made


def test_groups_stand_under_their_heading_buttons_first_then_selects() -> None:
    made = page()
    texts = [part for part in made.parts if isinstance(part, str)]
    shown = [part for part in parts(made) if str(part.get("custom_id", "")).startswith("cp:")]
    selects = [part for part in shown if "options" in part]

    assert texts.index("**Red**") < texts.index("**Blue**")
    assert [part["label"] for part in shown if "label" in part] == ["One", "Two", "One"]
    assert [len(part["options"]) for part in selects] == [25, 5, 2]
    assert all(part["placeholder"] == "Here" for part in selects)
    assert len({part["custom_id"] for part in selects}) == 3, "Discord takes no id twice"
    meant = [read(part["custom_id"]) for part in selects]
    assert all(isinstance(each, MoveId) and each.words == () for each in meant)


def test_what_is_greyed_is_shown_and_cannot_be_pressed() -> None:
    (used,) = [part for part in parts(page()) if part.get("label") == "Two"]

    assert used["disabled"]
    assert used["style"] == discord.ButtonStyle.secondary.value


def test_where_all_but_one_are_greyed_nobody_is_asked_for_it() -> None:
    class Worn(Arranged):
        def choices(self, view: Any, said: Sequence[str], *more: Any) -> tuple[Choice, ...]:
            return FIRST[:2] if not said else super().choices(view, said, *more)

    here = menu(a_whispering_panel(), cast(Skin, Worn(SKIN)), "en")
    assert here.said == ("red 1",)


@pytest.mark.parametrize("said", [("red 1",), ("red", "1")], ids=str)
def test_what_a_choice_leads_to_stands_under_its_line(said: tuple[str, ...]) -> None:
    """In one piece as a button says it, or word by word as it was typed."""
    assert "Red, one: what now?" in page(*said).parts


def test_a_question_that_every_line_asks_is_no_warning() -> None:
    for line, style in (("red put 1", discord.ButtonStyle.success), ("blue 1", discord.ButtonStyle.danger)):
        asked = page(line, END)
        (sure,) = [part for part in parts(asked) if part.get("label") == "Do it"]
        assert "All that it does." in asked.parts
        assert sure["style"] == style.value


@pytest.mark.parametrize(("game", "language"), in_turns(GAMES, lambda game: game.info.name))
def test_every_game_s_first_menu_holds_against_discord_and_greys_nothing_legal(
    game: RegisteredGame, language: Language
) -> None:
    for panel in panels(game):
        hold_against_discord(panel_page(panel, game.skin, language, (HAND,)))
        lines = [str(offer.action) for offer in panel.view.offers]
        for choice in game.skin.choices(panel.view, (), panel.names, language):
            begun = [line for line in lines if f"{line} ".startswith(f"{choice.word} ")]
            assert not (choice.greyed and begun)
            assert choice.word or choice.sure or choice.label
