"""What everybody is shown of a game is the same in every world that looks alike to everybody."""

from datetime import UTC, datetime
from random import Random
from typing import Any

import pytest

from bot.features.share.page import preview, shared_page
from bot.games import RegisteredGame, games
from bot.table.clock import Pace
from bot.table.languages import LANGUAGES, Language
from bot.table.match import Occupant
from bot.table.reports import TableReport
from bot.table.table import Location, Phase, Table
from bot.ui.pages.page import Page, Part, Row
from bot.ui.voice import Voice
from tests.helpers.opaque import inside
from tests.helpers.pages import hold_against_discord
from tests.helpers.worlds import ANOTHER_WORLD, some_positions

NAMES = ("Lucie", "Théo")
KNOWN = games(hidden=True)
every_game = pytest.mark.parametrize("name", KNOWN)


def report_of(game: RegisteredGame, state: Any, language: Language) -> TableReport:
    """A table that is over, with what everybody may see of that position."""
    roles = game.info.roles[:2] or ("", "")
    occupants = tuple(Occupant(seat + 1, NAMES[seat], roles[seat]) for seat in range(2))
    table = Table(9, game.info.name, 1, 1, 2, language, Pace.DAY, {}, occupants, phase=Phase.OVER)
    return TableReport(
        table_id=9,
        game=game.info.name,
        version=7,
        public_events=5,
        phase=Phase.OVER,
        table_view=inside(game.engine.table(state)),
        occupants=occupants,
        names=NAMES,
        asked=(),
        language=language,
        table=table,
        location=Location(1, 2, None),
        deadline=datetime(2026, 1, 1, tzinfo=UTC),
    )


def shared(name: str, state: Any, language: Language) -> Page:
    game = KNOWN[name]
    report = report_of(game, state, language)
    voice = Voice(game.skin, language, NAMES)
    table = game.skin.paint_table(inside(report.table_view), NAMES, language, form="wide")
    return shared_page(report, 1, voice, (table,), "what happened", replay=True)


@pytest.mark.by_day("chicago-poker", "whispers", why="tests/skins compares the pictures of every game")
@pytest.mark.parametrize("name", KNOWN)
def test_what_is_shared_tells_of_no_card_that_stayed_hidden(name: str) -> None:
    dice = Random(name)
    *_, state = some_positions(KNOWN[name].engine, 2, dice, every=1, most=15)
    there = ANOTHER_WORLD[name](state, None, dice)

    assert inside(there) != inside(state), "something is hidden"
    here = shared(name, state, "en")
    assert told(shared(name, there, "en")) == told(here)
    assert here.pictures


def told(page: Page) -> list[Part]:
    """All but the buttons, which are the same for any game."""
    return [part for part in page.parts if not isinstance(part, Row)]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_discord_takes_what_is_shared_and_its_preview(name: str, language: Language) -> None:
    *_, state = some_positions(KNOWN[name].engine, 2, Random(1), every=1, most=10)
    game = KNOWN[name]
    page = shared(name, state, language)
    hold_against_discord(page)
    report = report_of(game, state, language)
    before = preview(page, 9, report.location, Voice(game.skin, language, NAMES))
    hold_against_discord(before)
    assert page.parts[0] in before.parts
    assert not page.pings
