"""A table is loaded once, acted by, and shown from what was saved, as if all had been read again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import fields, replace
from pathlib import Path
from random import Random

import pytest

from bot.games import games
from bot.table.clock import Pace
from bot.table.match import TableId
from bot.table.opaque import GameModule
from bot.table.refusals import StaleClick
from bot.table.reports import Panel
from bot.table.table import Phase
from engine.game import IllegalAction
from tests.helpers.home import ANN, BEN, CLEO, Home, by

PLAYERS = (ANN, BEN, CLEO)
MOVES_MAX = 60
SHELF = games()


@asynccontextmanager
async def a_home(home: Home) -> AsyncIterator[Home]:
    try:
        yield home
    finally:
        await home.close()


@pytest.mark.by_day("chicago-poker", "poker-champ", why="one way of loading for all games")
@pytest.mark.parametrize("game", SHELF)
async def test_what_was_saved_is_shown_as_it_would_be_read(tmp_path: Path, game: str) -> None:
    """Random actions of three people, some private, some taken back, with orders and a plan in between."""
    async with a_home(Home(tmp_path / "db", {game: SHELF[game]})) as home:
        await plays_what_was_loaded(home, Random(f"hand {game}"))


async def plays_what_was_loaded(home: Home, dice: Random) -> None:
    table_id = await home.dealt(*PLAYERS, pace=Pace.HALF_DAY)
    shown = 0
    for _ in range(MOVES_MAX):
        await home.coordinator.scheduler.run_due()
        panels = [await home.coordinator.reader.panel(by(player), table_id) for player in PLAYERS]
        able = [panel for panel in panels if panel.may_act and panel.view.offers]
        if not able or panels[0].phase is not Phase.PLAYING:
            break
        chosen = dice.choice(able)
        back = [panel for panel in panels if panel.may_take_back]
        if back and dice.random() < 0.2:
            await home.coordinator.play.take_back(by(back[0].player), table_id, None)
            continue
        shown += await acted(home, table_id, chosen, dice)
    assert shown > MOVES_MAX / 3


async def acted(home: Home, table_id: TableId, chosen: Panel, dice: Random) -> bool:
    """Acts by what was loaded; whether that showed the same as reading it again."""
    actor, engine = by(chosen.player), home.games[chosen.game].engine
    lines = [str(offer.action) for offer in chosen.view.offers if is_whole(engine, str(offer.action))]
    line = dice.choice(lines)
    loaded = await home.coordinator.play.load(actor, table_id)
    assert not different(loaded.panel, chosen)
    after = await home.coordinator.play.act(actor, table_id, chosen.question, line, loaded)
    assert not different(after, await home.coordinator.reader.panel(actor, table_id)), line
    return True


def is_whole(engine: GameModule, line: str) -> bool:
    """Tell an action from one whose number is still to be chosen."""
    with suppress(IllegalAction):
        return bool(engine.parse(line))
    return False


def different(one: Panel, other: Panel) -> list[str]:
    """Names of the fields in which two panels differ."""
    return [each.name for each in fields(Panel) if getattr(one, each.name) != getattr(other, each.name)]


async def test_a_hand_is_read_again_where_somebody_was_at_the_table_meanwhile(tmp_path: Path) -> None:
    async with a_home(Home(tmp_path / "db")) as home:
        await is_read_again(home)


async def is_read_again(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    loaded = await home.coordinator.play.load(by(ANN), table_id)
    await home.does(table_id, ANN, "whisper 1")
    await home.coordinator.play.act(by(ANN), table_id, None, "done", loaded)

    assert (await home.store.matches.load(table_id)).version == loaded.panel.version + 2
    old = replace(loaded, changes=home.store.database.changes)
    with pytest.raises(StaleClick):
        await home.coordinator.play.act(by(ANN), table_id, None, "done", old)
