"""A round that is asked at once, though its seats speak in turn: who is rung, and that an answer left before
one's turn tells nobody anything. The game is Chicago stud, whose streets are asked so.
"""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.games import games
from bot.table.clock import Pace
from bot.table.outbox import RINGS, Kind, Letter, Post, to_player
from engine import chicago_stud
from engine.game import IllegalAction
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, PUBLIC, Home, by
from tests.helpers.opaque import inside

MINUTE = timedelta(minutes=1)
FREE = "order check round"


def home_at(path: Path) -> Home:
    return Home(path, {"chicago-stud": games()["chicago-stud"]})


@pytest.fixture
async def home(path: Path) -> AsyncIterator[Home]:
    home = home_at(path)
    yield home
    await home.close()


async def turn(home: Home, table_id: int) -> list[int]:
    """The three people in the order in which they speak from now on."""
    match = await home.store.matches.load(table_id)
    (first,) = chicago_stud.awaited(inside(match.position))
    return [match.occupants[(first + step) % 3].player or 0 for step in range(3)]


async def rung(home: Home, mentioned: list[int] | None = None) -> list[int]:
    """Whom the letters that wait ring, as the courier tells them; `mentioned`: whom posts do."""
    posts, called = home.coordinator.posts, list[int]()
    while due := await posts.due():
        for letter in due:
            if letter.kind not in (Kind.TABLE, Kind.CALL):
                called += [letter.player or 0] if letter.key == RINGS else []
                await posts.done(letter)
                continue
            bulletin = await posts.bulletin(letter)
            called += bulletin.pings
            if mentioned is not None:
                mentioned += bulletin.pings
            await posts.done(
                letter, bulletin.called, table=Post(CHANNEL, letter.id, letter.version, letter.after)
            )
    return called


async def test_a_street_that_opens_rings_everybody_in_the_deal_once_with_their_panel(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    first, second, third = await turn(home, table_id)

    assert sorted(await rung(home)) == [ANN, BEN, CLEO]
    report = await home.coordinator.reader.show(PUBLIC, table_id)
    assert set(report.may_answer) == {second, third}

    home.time += 2 * MINUTE
    await home.does(table_id, second, FREE)
    await home.does(table_id, third, FREE)
    assert await rung(home) == []
    await home.does(table_id, first, "check")

    asked = (await turn(home, table_id))[0]
    told = await home.tell()
    panels = {each.player for each in told if each.kind is Kind.PANEL}
    assert inside((await home.coordinator.reader.show(PUBLIC, table_id)).table_view).street == 4
    assert panels == {ANN, BEN, CLEO}
    assert asked in panels


async def test_who_closes_a_street_is_not_rung_for_the_next(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    first, second, third = await turn(home, table_id)
    await rung(home)
    home.time += 2 * MINUTE
    await home.does(table_id, first, "check")
    await home.does(table_id, second, "check")
    await rung(home)
    home.time += 2 * MINUTE

    await home.does(table_id, third, "check")

    assert sorted(await rung(home)) == sorted({ANN, BEN, CLEO} - {third})


async def test_an_order_that_closes_it_has_nobody_there_and_its_owner_is_rung(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    first, second, third = await turn(home, table_id)
    await home.does(table_id, third, FREE)
    await home.does(table_id, second, FREE)
    await rung(home)
    home.time += 2 * MINUTE

    await home.does(table_id, first, "check")

    assert sorted(await rung(home)) == sorted({ANN, BEN, CLEO} - {first})


@pytest.mark.parametrize("dms", [True, False])
async def test_whose_order_holds_for_the_next_street_is_not_rung_for_it_and_no_post_tells(
    home: Home, dms: bool
) -> None:
    """Whoever takes no private messages is mentioned like everybody who takes none."""
    table_id = await home.dealt(ANN, BEN, CLEO)
    first, second, third = await turn(home, table_id)
    await home.coordinator.profiles.update(third, dms=dms)
    await rung(home)
    home.time += 2 * MINUTE
    await home.does(table_id, third, "order check deal")
    await home.does(table_id, first, "check")
    await rung(home)
    home.time += 2 * MINUTE

    await home.does(table_id, second, "check")

    speaks, mentioned = (await turn(home, table_id))[0], list[int]()
    expected = {
        first,
        *([] if dms else [third]),
        *([] if speaks != third else [(await turn(home, table_id))[1]]),
    }
    assert set(await rung(home, mentioned)) == expected - {second}
    assert set(mentioned) - {speaks} == ({third} - {speaks} if not dms else set())


async def test_a_bet_within_a_minute_rings_who_was_not_rung_for_their_order_held(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    first, second, third = await turn(home, table_id)
    await rung(home)
    await home.does(table_id, second, "order check deal")
    await home.does(table_id, third, "order check deal")
    home.time += 2 * MINUTE
    await home.does(table_id, first, "check")
    assert inside((await home.coordinator.reader.show(PUBLIC, table_id)).table_view).street == 4
    assert set(await rung(home)) <= {first}
    home.time += MINUTE / 2

    await home.does(table_id, first, "bet 2")

    asked = (await turn(home, table_id))[0]
    assert asked in (second, third)
    assert await rung(home) == [asked]


async def test_in_ones_turn_only_who_left_no_answer_is_rung_again(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    first, second, third = await turn(home, table_id)
    await rung(home)
    await home.does(table_id, second, FREE)
    home.time += 2 * MINUTE

    await home.does(table_id, first, "check")

    assert await rung(home) == [third]


async def test_a_bet_that_an_order_does_not_answer_rings_its_owner_again(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    first, second, third = await turn(home, table_id)
    await rung(home)
    await home.does(table_id, second, FREE)
    await home.does(table_id, third, "order call 2 round")

    home.time += 2 * MINUTE
    await home.does(table_id, first, "bet 2")

    assert await rung(home) == [second]
    await home.does(table_id, second, "call")
    assert inside((await home.coordinator.reader.show(PUBLIC, table_id)).table_view).street == 4


async def test_two_questions_within_a_minute_ring_once(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    first, second, third = await turn(home, table_id)
    await rung(home)
    home.time += MINUTE / 2
    await home.does(table_id, first, "check")
    assert await rung(home) == []
    home.time += MINUTE
    await home.does(table_id, second, "check")

    assert await rung(home) == [third]


@pytest.mark.parametrize("order", [FREE, None])
async def test_within_a_minute_a_post_mentions_nobody_more_for_an_order_that_was_left(
    home: Home, order: str | None
) -> None:
    """Else the mentions would tell; who left one has been here since, and is rung in private."""
    table_id = await home.dealt(ANN, BEN, CLEO)
    first, second, _ = await turn(home, table_id)
    mentioned = list[int]()
    await rung(home)
    home.time += MINUTE / 2
    if order:
        await home.does(table_id, second, order)

    await home.does(table_id, first, "bet 2")

    assert await rung(home, mentioned) == ([second] if order else [])
    assert mentioned == []


async def test_a_bet_changes_the_panels_of_those_it_waits_for_without_a_sound(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO)
    first, _, third = await turn(home, table_id)
    await home.tell()

    await home.does(table_id, first, "bet 2")

    home.time += MINUTE
    told = [each for each in await home.tell() if each.destination == to_player(third)]
    assert [each.kind for each in told] == [Kind.REFRESH]
    with pytest.raises(IllegalAction):
        await home.does(table_id, third, FREE)


@pytest.mark.parametrize(("pace", "computers"), [(Pace.FIVE_MINUTES, 0), (Pace.NONE, 2)])
async def test_where_all_are_there_or_one_plays_alone_nobody_is_asked_ahead(
    home: Home, pace: Pace, computers: int
) -> None:
    people = (ANN,) if computers else (ANN, BEN, CLEO)
    table_id = await home.dealt(*people, computers=computers, pace=pace)

    assert len(await rung(home)) <= 1
    assert (await home.coordinator.reader.show(PUBLIC, table_id)).may_answer == ()


async def test_a_street_that_a_computer_opens_rings_the_people_at_once(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)
    last, met = 0, False
    while not met:
        match = await home.store.matches.load(table_id)
        (seat,) = chicago_stud.awaited(inside(match.position))
        player, called = match.occupants[seat].player, await rung(home)
        if player is not None:
            await home.does(table_id, player, str(chicago_stud.least(inside(match.view(chicago_stud, seat)))))
            last = player
            continue
        ahead = {match.occupants[other].player for other in match.asked_ahead(chicago_stud, live=False)}
        met = bool(ahead) and set(called) == ahead - {last}
        await home.coordinator.scheduler.run_due()
        last = 0


# ---- two worlds


async def test_left_or_clicked_nobody_else_sees_a_difference(tmp_path: Path) -> None:
    """The same street, answered before one's turn or in it: what the others read, have, and are sent."""
    worlds = [await _street(tmp_path / f"{ahead}.db", ahead=ahead) for ahead in (False, True)]

    assert worlds[0] == worlds[1]


async def _street(path: Path, *, ahead: bool) -> Any:
    home = home_at(path)
    try:
        table_id = await home.dealt(ANN, BEN, CLEO)
        first, second, third = await turn(home, table_id)
        at_first = list(map(_told, await home.tell()))
        if ahead:
            await home.does(table_id, second, FREE)
            assert await home.tell() == []
        waiting = await _seen(home, table_id, first), await _seen(home, table_id, third)
        await home.does(table_id, first, "check")
        if not ahead:
            await home.does(table_id, second, "check")
        home.time += MINUTE
        last = {each.kind: _told(each) for each in await home.tell() if each.player != second}
        return at_first, waiting, await _seen(home, table_id, first), await _seen(home, table_id, third), last
    finally:
        await home.close()


async def _seen(home: Home, table_id: int, player: int) -> Any:
    """What somebody has of the table, and what all have; orders raise the version, and it is private."""
    panel = await home.coordinator.reader.panel(by(player), table_id)
    table = await home.coordinator.reader.show(PUBLIC, table_id)
    return replace(panel, version=0), replace(table, version=0)


def _told(letter: Letter) -> Any:
    return letter.kind, letter.destination, letter.seat, letter.player, letter.key
