"""Two processes at one table: what one reads before the other writes is never written over the other's."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.table.match import TableId
from bot.table.outbox import Post
from bot.table.places import NewPlace
from bot.table.refusals import NotAllowed, NotHere, NotNow, Overtaken, StaleClick
from bot.table.table import Phase
from tests.helpers.home import ANN, BEN, CLEO, GUILD, Home, by

ELSEWHERE, THREAD = 71, 700


@pytest.fixture
async def both(path: Path) -> AsyncIterator[tuple[Home, Home]]:
    """The same database, opened by two that share nothing else."""
    one, other = Home(path), Home(path)
    yield one, other
    await one.close()
    await other.close()


def meanwhile(subject: Any, write: str, act: Callable[[], Awaitable[object]], times: int = 1) -> None:
    """Somebody else acts just before so many writes of one of the store's subjects."""
    really, left = getattr(subject, write), iter(range(times))

    async def written(*args: Any, **kwargs: Any) -> Any:
        if next(left, None) is not None:
            await act()
        return await really(*args, **kwargs)

    setattr(subject, write, written)


async def table_of(home: Home, table_id: TableId) -> tuple[Phase, set[int], int]:
    table = await home.store.tables.load(table_id)
    return table.phase, set(table.people), table.channel_id


async def test_two_who_sit_down_at_once_both_sit(both: tuple[Home, Home]) -> None:
    one, other = both
    table_id = (await one.table(ANN)).id
    meanwhile(one.store.tables, "save", lambda: other.coordinator.lobbies.join(by(BEN), table_id, "Ben"))

    table = await one.coordinator.lobbies.join(by(CLEO), table_id, "Cleo")

    assert set(table.people) == {ANN, BEN, CLEO}
    assert await table_of(other, table_id) == (Phase.LOBBY, {ANN, BEN, CLEO}, table.channel_id)


async def test_the_last_chair_is_somebodys_and_the_other_hears_that_it_is_taken(
    both: tuple[Home, Home],
) -> None:
    one, other = both
    seats = next(iter(one.games.values())).info.seats[-1]
    table_id = (await one.table(ANN, computers=seats - 2)).id
    meanwhile(one.store.tables, "save", lambda: other.coordinator.lobbies.join(by(BEN), table_id, "Ben"))

    with pytest.raises(NotAllowed) as no:
        await one.coordinator.lobbies.join(by(CLEO), table_id, "Cleo")

    assert no.value.reason is NotHere.FULL
    assert (await table_of(one, table_id))[1] == {ANN, BEN}


async def test_a_deal_that_is_overtaken_by_who_reopens_the_table_deals_nothing(
    both: tuple[Home, Home],
) -> None:
    one, other = both
    table_id = (await one.table(ANN, BEN)).id
    await one.coordinator.cutting.start(by(ANN), table_id)
    await one.coordinator.cutting.cut(by(ANN), table_id, None)
    meanwhile(one.store.matches, "save", lambda: other.coordinator.lobbies.reopen(by(ANN), table_id))

    with pytest.raises(NotAllowed) as no:
        await one.coordinator.cutting.cut(by(BEN), table_id, None)

    assert no.value.reason is NotHere.NOT_CUTTING
    assert (await table_of(one, table_id))[0] is Phase.LOBBY
    assert await one.store.seals.unsealed(table_id) is None
    await one.start(table_id, ANN)
    assert (await table_of(other, table_id))[0] is Phase.PLAYING


async def test_who_leaves_while_the_last_cut_deals_sits_in_the_game(both: tuple[Home, Home]) -> None:
    one, other = both
    table_id = (await one.table(ANN, BEN)).id
    await one.coordinator.cutting.start(by(ANN), table_id)
    await one.coordinator.cutting.cut(by(ANN), table_id, None)
    meanwhile(one.store.tables, "save", lambda: other.coordinator.cutting.cut(by(BEN), table_id, None))

    with pytest.raises(NotAllowed):
        await one.coordinator.lobbies.leave(by(ANN), table_id)

    assert (await table_of(one, table_id))[:2] == (Phase.PLAYING, {ANN, BEN})
    assert (await one.store.matches.load(table_id)).version == 1


async def test_who_sits_down_while_the_table_is_moved_sits_where_it_is_now(both: tuple[Home, Home]) -> None:
    one, other = both
    table_id = (await one.table(ANN)).id
    place = NewPlace(GUILD, ELSEWHERE)
    meanwhile(one.store.tables, "save", lambda: other.coordinator.places.move(by(ANN), table_id, place))

    await one.coordinator.lobbies.join(by(BEN), table_id, "Ben")

    assert await table_of(one, table_id) == (Phase.LOBBY, {ANN, BEN}, ELSEWHERE)


async def test_a_thread_that_goes_while_the_table_is_moved_does_not_bring_it_back(
    both: tuple[Home, Home],
) -> None:
    one, other = both
    table_id = (await one.table(ANN)).id
    await one.store.tables.keep_thread(table_id, THREAD)
    place = NewPlace(GUILD, ELSEWHERE)
    meanwhile(one.store.tables, "place", lambda: other.coordinator.places.move(by(ANN), table_id, place))

    await one.coordinator.places.thread_gone(table_id)

    assert (await table_of(one, table_id))[2] == ELSEWHERE


def is_nothing(post: Post | None) -> bool:
    return post is None


async def test_which_message_is_the_one_is_settled_by_who_read_it_last(both: tuple[Home, Home]) -> None:
    one, other = both
    table_id = await one.dealt(ANN, BEN)
    what, first, second = f"panel:{ANN}", Post(1, 11, 1), Post(1, 12, 1)
    assert await one.store.outbox.put_post(table_id, what, first, is_nothing) == (True, None)
    assert await other.store.outbox.put_post(table_id, what, second, is_nothing) == (False, first)
    assert await other.store.outbox.post(table_id, what) == first

    letter = next(each for each in await one.store.outbox.due(one.time))
    with pytest.raises(Overtaken):
        await one.coordinator.posts.done(letter, (), (), {what: None}, **{what: second})
    assert letter in await one.store.outbox.due(one.time), "nothing of it is done"
    assert await one.store.outbox.post(table_id, what) == first
    await one.coordinator.posts.done(letter, (), (), {what: first}, **{what: second})
    assert await other.store.outbox.post(table_id, what) == second


async def test_two_actions_for_one_question_are_one(both: tuple[Home, Home]) -> None:
    one, other = both
    table_id = await one.dealt(ANN, BEN)
    question = (await one.coordinator.reader.panel(by(ANN), table_id)).question
    meanwhile(
        one.store.matches,
        "save",
        lambda: other.coordinator.play.act(by(ANN), table_id, question, "whisper 1"),
    )

    with pytest.raises(StaleClick):
        await one.coordinator.play.act(by(ANN), table_id, question, "whisper 1")

    assert (await one.store.matches.load(table_id)).version == 2


async def test_who_is_overtaken_again_and_again_is_told_and_has_changed_nothing(
    both: tuple[Home, Home],
) -> None:
    one, other = both
    table_id = (await one.table(ANN, BEN)).id

    async def changes() -> None:
        table = await other.store.tables.load(table_id)
        await other.store.tables.save(table, (), other.time)

    meanwhile(one.store.tables, "save", changes, times=100)
    with pytest.raises(Overtaken) as no:
        await one.coordinator.lobbies.leave(by(BEN), table_id)

    assert no.value.reason is NotNow.STALE
    assert (await table_of(one, table_id))[1] == {ANN, BEN}
