"""Games in which several compose at once, small steps are gathered, and orders are left in private.

The game is Whispers: everybody whispers at once, says `done`, and shows a card.
"""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import Any, cast

import pytest

from bot.games import RegisteredGame
from bot.skins.skin import Skin, Wording
from bot.table.clock import Pace
from bot.table.outbox import TO_TABLE, Kind
from bot.table.refusals import NotYourTurn, StaleClick
from bot.table.reports import Panel
from engine import whispers
from engine.game import IllegalAction
from engine.whispers.events import Whispered
from tests.helpers.home import ANN, BEN, CLEO, PUBLIC, Home, by
from tests.helpers.opaque import inside

HOUR = timedelta(hours=1)


class Looks:
    """As much of a skin as the coordinator asks for."""

    def level(self, level: str, _language: str) -> Wording:
        return Wording(level, level.title())


@pytest.fixture
async def home(path: Path) -> AsyncIterator[Home]:
    home = Home(path, {"whispers": RegisteredGame(whispers, cast(Skin, Looks()))})
    yield home
    await home.close()


async def panel(home: Home, table_id: int, player: int) -> Panel:
    return await home.coordinator.reader.panel(by(player), table_id)


async def test_all_are_asked_and_compose_apart(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    bens = await panel(home, table_id, BEN)

    anns = await home.does(table_id, ANN, "whisper 2")

    assert (await panel(home, table_id, BEN)).question == bens.question  # their buttons work on
    assert (await panel(home, table_id, BEN)).view == bens.view
    assert anns.may_take_back
    assert not (await panel(home, table_id, BEN)).may_take_back
    await home.coordinator.play.act(by(BEN), table_id, bens.question, "whisper 3")


async def test_each_takes_back_their_own_though_others_went_on(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.does(table_id, ANN, "whisper 2", "whisper 1")
    await home.does(table_id, BEN, "whisper 3")

    after = await home.coordinator.play.take_back(by(ANN), table_id, None)

    assert sum(inside(after.view).whispers) == 2
    assert sum(inside((await panel(home, table_id, BEN)).view).whispers) == 3
    await home.does(table_id, ANN, "done")
    with pytest.raises(NotYourTurn):
        await home.coordinator.play.take_back(by(ANN), table_id, None)
    await home.does(table_id, BEN, "done")
    events = await home.coordinator.reader.public_events(PUBLIC, table_id)
    whispered = [(event.seat, event.amount) for event in events if isinstance(event, Whispered)]
    assert whispered == [(0, 2), (1, 3)]


async def test_a_small_step_changes_the_post_that_stands(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    await home.tell()
    told = (await home.store.matches.load(table_id)).told

    await home.does(table_id, ANN, "done")
    letters = await home.tell()

    assert [letter.kind for letter in letters if letter.destination == TO_TABLE] == [Kind.UPDATE]
    assert [letter.kind for letter in letters if letter.player is not None] == [Kind.RETIRE]
    update = next(letter for letter in letters if letter.kind is Kind.UPDATE)
    bulletin = await home.coordinator.posts.bulletin(update)
    assert bulletin.report.waiting_for == (BEN, CLEO)
    assert (update.after, update.version) == (told, (await home.store.matches.load(table_id)).version)


async def test_only_the_newest_change_of_a_post_is_carried(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    await home.tell()

    await home.does(table_id, ANN, "done")
    await home.does(table_id, BEN, "done")

    assert [letter.kind for letter in await home.tell() if letter.destination == TO_TABLE] == [Kind.UPDATE]


async def test_the_last_one_who_is_done_brings_a_new_post_and_asks_all(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.does(table_id, ANN, "done")
    await home.tell()

    await home.does(table_id, BEN, "done")
    letters = await home.tell()

    assert [letter.kind for letter in letters if letter.destination == TO_TABLE] == [Kind.TABLE]
    assert {letter.player for letter in letters if letter.kind is Kind.PANEL} == {ANN, BEN}


async def test_somebody_else_s_small_step_winds_no_clock(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.DAY)
    deadline = (await panel(home, table_id, BEN)).deadline
    home.time += HOUR

    await home.does(table_id, ANN, "done")

    assert (await panel(home, table_id, BEN)).deadline == deadline
    assert (await panel(home, table_id, ANN)).deadline is None


async def test_an_order_is_known_to_nobody_else(home: Home) -> None:
    """Whoever is done may say what they will show: no letter, no news, nobody's buttons change."""
    table_id = await home.dealt(ANN, BEN, CLEO)
    await home.does(table_id, ANN, "done")
    await home.tell()
    before = await everything_but(home, table_id, BEN, CLEO)
    seen = await panel(home, table_id, ANN)
    assert not seen.asked
    assert seen.may_act

    after = await home.does(table_id, ANN, "order high")

    assert inside(after.view).order is not None
    assert await everything_but(home, table_id, BEN, CLEO) == before
    assert await home.tell() == []
    with pytest.raises(StaleClick):
        await home.coordinator.play.act(by(ANN), table_id, seen.question, "order low")


async def everything_but(home: Home, table_id: int, *players: int) -> Any:
    """All that others may see, the count that is public included."""
    report = await home.coordinator.reader.show(PUBLIC, table_id)
    panels = [await panel(home, table_id, player) for player in players]
    turns = await home.coordinator.reader.turns(PUBLIC, table_id)
    return (
        (report.table_view, report.asked, report.public_events, report.deadline),
        [(p.view, p.question, p.since, p.public_events, p.asked) for p in panels],
        turns.turns,
    )


async def test_an_amount_out_of_range_is_refused_and_changes_nothing(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    before = await home.store.matches.load(table_id)

    for line in ("whisper 0", "whisper 10", "whisper -1", "whisper 1.5", "whisper", "whisper many"):
        with pytest.raises(IllegalAction):
            await home.does(table_id, ANN, line)

    assert await home.store.matches.load(table_id) == before


async def test_a_game_without_roles_is_played_to_its_end_by_computers_and_counted(home: Home) -> None:
    table = await home.coordinator.lobbies.open(by(ANN), "Ann", 70, options={"goal": "1"}, pace=Pace.NONE)
    for level in whispers.info.levels:
        await home.coordinator.lobbies.seat_computer(by(ANN), table.id, level)
    await home.coordinator.lobbies.choose(by(ANN), table.id, "sign", "moon")
    await home.start(table.id, ANN)

    for _ in range(500):
        mine = await panel(home, table.id, ANN)
        if mine.phase == "over":
            break
        if mine.asked:
            least = home.games["whispers"].engine.least(mine.view)
            await home.coordinator.play.act(by(ANN), table.id, mine.question, str(least))
        await home.coordinator.scheduler.run_due()

    final = await home.coordinator.posts.final(table.id)
    assert final.result.scores is not None
    assert max(final.result.scores) >= 1
    assert (await home.coordinator.records.stats(7, ANN)).games == 1
    assert inside(mine.view.table).rows[0].sign == "moon"


async def test_news_since_one_s_own_turn_begin_after_it(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.does(table_id, ANN, "whisper 1", "done")
    await home.does(table_id, BEN, "whisper 2", "done")

    since = (await panel(home, table_id, ANN)).since

    assert all(getattr(event, "seat", 1) == 1 for event in since)
    assert any(getattr(event, "amount", 0) == 2 for event in since)
