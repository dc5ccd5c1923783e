"""The games on the shelf, through the coordinator: real rules, real file, computers to the end."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games import games
from bot.store import Codec, Entry
from bot.table.match import TableId
from bot.table.outbox import TO_TABLE, Kind
from bot.table.table import Phase
from engine.chicago_poker import position
from tests.helpers.chicago_poker.corners import TIE_OF_THREE
from tests.helpers.home import ANN, BEN, CLEO, DAN, PUBLIC, Home, by
from tests.helpers.opaque import inside

CATALOG = games()


@pytest.fixture
async def home(path: Path) -> AsyncIterator[Home]:
    home = Home(path, CATALOG)
    yield home
    await home.close()


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"rulebook": "french", "length": "short"}),
        pytest.param(
            *(6, {"rulebook": "english", "length": "short", "specials": "off"}),
            marks=pytest.mark.long("a fuller table; by day two play to the end"),
        ),
    ],
)
async def test_a_whole_game_through_the_coordinator(home: Home, seats: int, options: dict[str, str]) -> None:
    table_id = await home.dealt(ANN, computers=seats - 1, options=options)
    game = home.games["chicago-poker"]
    codec = Codec(game.engine)
    for number in range(5000):
        await home.coordinator.scheduler.run_due()
        panel = await home.coordinator.reader.panel(by(ANN), table_id)
        if panel.phase is Phase.OVER:
            break
        if panel.asked:
            offers = panel.view.offers
            await home.coordinator.play.act(
                by(ANN), table_id, panel.question, str(offers[number * 7 % len(offers)].action)
            )
            position = (await home.store.matches.load(table_id)).position
            assert codec.position(codec.kept(position)) == position

    finish = await home.coordinator.posts.final(table_id)
    assert inside(finish.report.table_view).outcome.winner == finish.result.winners[0]
    rows = inside(finish.report.table_view).rows
    assert [kept["tiles"] for kept in finish.result.figures] == [len(row.tiles) for row in rows]
    await home.tell()
    assert home.courier.kinds(TO_TABLE)[-2:] == [Kind.OVER, Kind.END_THREAD]
    assert all(row.hand is not None for row in rows)


async def test_a_tie_asks_all_tied_bosses_and_shows_nobody_s_answer(home: Home) -> None:
    """CP-9.2, through the shell: what rivals and the table see is the same before and after an answer."""
    people = (ANN, BEN, CLEO, DAN)
    table_id = await home.dealt(*people)
    tied = [people[seat] for seat in await set_up(home, table_id, TIE_OF_THREE)]
    answers, rivals = tied[0], [person for person in people if person != tied[0]]
    before = [(await home.coordinator.reader.panel(by(rival), table_id)).view for rival in rivals]
    seen = await home.coordinator.reader.show(PUBLIC, table_id)

    panel = await home.coordinator.reader.panel(by(answers), table_id)
    after = await home.coordinator.play.act(
        by(answers), table_id, panel.question, str(panel.view.offers[0].action)
    )

    assert inside(after.view).sent is not None
    assert not after.asked
    assert [(await home.coordinator.reader.panel(by(rival), table_id)).view for rival in rivals] == before
    shown = await home.coordinator.reader.show(PUBLIC, table_id)
    assert (shown.table_view, shown.asked, shown.deadline) == (seen.table_view, seen.asked, seen.deadline)


async def set_up(home: Home, table_id: TableId, text: str) -> tuple[int, ...]:
    """Puts a written position on the table; the seats that it waits for."""
    match = await home.store.matches.load(table_id)
    state, version = position.loads(text), match.version + 1
    match = replace(
        match, version=version, position=inside(state), published=inside(state), published_version=version
    )
    awaited = home.games[match.game].engine.awaited(match.position)
    entry = Entry(match, None, "set up", (), awaited, (), home.time, touched=True)
    await home.store.matches.save(entry)
    return awaited
