"""The game in the shell, as it is once it is registered: panels whole in words, and whole games played."""

from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from bot.games import RegisteredGame
from bot.skins.poker_champ import skin
from bot.skins.skin import Skin
from bot.table.languages import Language
from bot.ui.pages.page import TEXT_ROOM
from engine import poker_champ as game
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, painted_by
from tests.helpers.opaque import inside
from tests.helpers.pages import HAND, IN_WORDS, a_panel, hold_against_discord, panel_page
from tests.helpers.playing import click_in_thread, deal, gather, play_by, typing
from tests.helpers.promises_of_games import Position, moves
from tests.helpers.skins.preview import LONGER_FIRST

PLAIN = RegisteredGame(game, cast(Skin, PlainSkin(skin)))
LONGEST = ("_" * 32,) * 6  # every sign of it is escaped


@pytest.mark.parametrize("language", LONGER_FIRST)
async def test_every_panel_has_the_whole_table_in_words(language: Language) -> None:
    dice, seats = Random(7), 6
    step = game.setup(game.info.roles, game.agree({"length": "long", "deals": "20"}), "text")
    shown = 0
    for move in moves(cast(Any, game), Position(step.state, range(seats), "text", step.events), dice):
        if dice.random() > 0.06:
            continue
        since = move.after.events[-dice.randrange(1, 90) :]
        panel = a_panel(move.after.state, move.seat, game, names=LONGEST, since=since, person=IN_WORDS)
        page = panel_page(panel, inside(skin), language, (HAND,))

        hold_against_discord(page)
        assert page.length <= TEXT_ROOM
        told = "\n".join((*(part for part in page.parts if isinstance(part, str)), *page.following))
        for text in (skin.describe, skin.describe_view):
            about = panel.view.table if text is skin.describe else panel.view
            assert all(line in told for line in text(inside(about), LONGEST, language).splitlines())
        shown += 1
    assert shown > 3


TYPED = pytest.mark.long("a whole game is typed in Chicago stud")
CLICKED = pytest.mark.long("tests/e2e/test_any_game.py clicks through its last moves")


@pytest.mark.parametrize(
    ("language", "locale"),
    [pytest.param("en", "en-US", marks=CLICKED), pytest.param("fr", "fr", marks=TYPED)],
)
async def test_two_people_play_a_whole_game(tmp_path: Path, language: str, locale: str) -> None:
    """In English by clicks under the table, in French by typing: a click or a command a decision."""
    known = {**painted_by(PlainSkin), game.info.name: PLAIN}
    async with a_bot(tmp_path / "db", known=known) as bot:
        people = bot.sandbox.people[:2]
        for person in people:
            person.change(locale=locale)
        options = {"game": game.info.name, "language": language, "options": "length:timed, deals:10"}
        channel = await deal(bot, await gather(bot, people, **options), people[0])
        act = click_in_thread if language == "en" else typing(cast(Skin, skin))
        last = await play_by(bot, people, channel, 2, act)
        assert last.text.count("🏆") == 1
