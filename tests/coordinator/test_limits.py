"""Limits on what one person may repeat: opening tables, changing an order; and on the length of games."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import cast

import pytest

from bot.coordinator import play
from bot.coordinator.lobbies import ALONE_AN_HOUR, OPENED_AN_HOUR
from bot.games import RegisteredGame
from bot.skins.skin import Skin
from bot.table.refusals import NotAllowed, NotYourTurn
from engine import chicago_stud
from engine.record import grammar
from tests.helpers.checks import checks_of
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, Home, by, manager
from tests.helpers.opaque import inside

HOUR = timedelta(hours=1)


async def opens_and_leaves(home: Home, player: int = ANN) -> None:
    table = await home.table(player)
    await home.coordinator.lobbies.leave(by(player), table.id)


async def test_who_opens_tables_without_end_is_told_when_the_next_is_possible(home: Home) -> None:
    home.hurried = True
    first = home.time
    for _ in range(OPENED_AN_HOUR):
        await opens_and_leaves(home)
        home.time += timedelta(minutes=1)
    with pytest.raises(NotAllowed, match="too-many-lately") as refused:
        await opens_and_leaves(home)
    until = datetime.fromtimestamp(int(refused.value.facts["until"]), UTC)
    assert first + HOUR < until <= first + HOUR + timedelta(seconds=1)
    await opens_and_leaves(home, BEN)
    home.time = until
    await opens_and_leaves(home)


async def test_whoever_plays_many_quick_games_alone_is_not_refused(home: Home) -> None:
    """Nothing of them is posted; a game a minute is nevertheless enough."""
    home.hurried = True

    async def plays_now() -> None:
        opened = await home.coordinator.lobbies.open(
            by(ANN), "Ann", CHANNEL, computers=("regular",), shown=False
        )
        await home.coordinator.cutting.start_unseen(by(ANN), opened.id)

    for _ in range(OPENED_AN_HOUR):
        await plays_now()
    for _ in range(OPENED_AN_HOUR):
        await opens_and_leaves(home)
    with pytest.raises(NotAllowed, match="too-many-lately"):
        await opens_and_leaves(home)
    for _ in range(ALONE_AN_HOUR - 2 * OPENED_AN_HOUR):
        await plays_now()
    with pytest.raises(NotAllowed, match="too-many-lately"):
        await plays_now()


@pytest.fixture
async def stud(path: Path) -> AsyncIterator[Home]:
    made = Home(path, {chicago_stud.info.name: RegisteredGame(chicago_stud, cast(Skin, None))})
    yield made
    await made.close()


async def toggles(home: Home, table_id: int, times: int) -> None:
    for number in range(times):
        await home.does(table_id, ANN, "order none" if number % 2 else "order call any deal")


async def test_an_order_is_changed_so_often_and_again_once_the_table_has_moved(stud: Home) -> None:
    table_id = await stud.dealt(ANN, BEN, CLEO)
    await toggles(stud, table_id, play.ASIDES_MAX)
    version = (await stud.store.matches.load(table_id)).version
    with pytest.raises(NotYourTurn, match="changed-enough"):
        await stud.does(table_id, ANN, "order call any deal")
    assert (await stud.store.matches.load(table_id)).version == version
    await moves_on(stud, table_id)
    await toggles(stud, table_id, 1)


async def moves_on(home: Home, table_id: int) -> None:
    """Play the first legal action, orders aside, of the seat that is asked."""
    match = await home.store.matches.load(table_id)
    seat = chicago_stud.awaited(inside(match.position))[0]
    action = next(
        a for a in chicago_stud.legal(inside(match.position), seat) if not str(a).startswith("order")
    )
    await home.does(table_id, match.occupants[seat].player or 0, str(action))


async def test_a_game_too_long_for_a_record_says_so(stud: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    checks = checks_of(stud)
    table_id = await stud.dealt(ANN, BEN, CLEO)
    await toggles(stud, table_id, 6)
    await stud.coordinator.seats.end(manager(), table_id)
    await stud.coordinator.game_records.record(by(ANN), table_id)
    monkeypatch.setattr(grammar, "LINES_MAX", 5)
    for asked in (stud.coordinator.game_records.record, checks.verify):
        with pytest.raises(NotAllowed, match="game-too-long"):
            await asked(by(ANN), table_id)
