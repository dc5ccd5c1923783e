"""A tie over days: until all have answered, nobody else learns who has; then who let it be done is told."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.table.clock import Caretaker, Pace
from bot.table.match import Occupant
from bot.table.notices import Notice
from bot.table.offers import Asked
from bot.table.outbox import RINGS, TO_TABLE, Kind, Letter, to_player
from bot.table.refusals import NotYourTurn
from tests.helpers.begun import TIED, begun_at
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.home import ANN, BEN, CLEO, DAN, PUBLIC, Home, by, guest, manager
from tests.helpers.opaque import inside

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)

SENDS = {ANN: "send G7", BEN: "send Y8"}


@dataclass(frozen=True)
class People:
    """How Ann and Ben want to be treated."""

    closed: tuple[int, ...] = ()  # take no private messages
    caretakers: tuple[Caretaker, ...] = (Caretaker.WAIT, Caretaker.WAIT)
    asleep: tuple[int, ...] = ()  # their clocks run for half the day alone
    gone: tuple[int, ...] = ()  # have left the server, as somebody has noticed
    bank: str = "none"  # of the table: each one's time bank
    late: int = 1  # hours after which they answer


@asynccontextmanager
async def tied(path: Path, people: People = People()) -> AsyncIterator[tuple[Home, int]]:
    home = Home(path, begun_at(at(TIED)))
    try:
        for player, caretaker in zip((ANN, BEN), people.caretakers, strict=True):
            await home.coordinator.profiles.update(player, caretaker=caretaker)
        for player in people.asleep:
            await home.coordinator.profiles.update(player, hours=(8 * 60, 20 * 60), zone="UTC")
        table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.DAY, bank=people.bank)
        for player in people.closed:
            await home.refuses(table_id, player)
        for player in people.gone:
            await home.coordinator.leaving.left(table_id, player)
        await home.tell()
        yield home, table_id
    finally:
        await home.close()


async def seen(home: Home, table_id: int, told: Sequence[Letter]) -> list[Any]:
    """All that somebody else at the table, or in the server, may see there now."""
    reader = home.coordinator.reader
    report = await reader.show(PUBLIC, table_id)
    panel = await reader.panel(by(CLEO), table_id)
    words = [(each.kind, each.key, dict(each.facts), each.player) for each in told if public(each)]
    return [
        words,
        (
            report.table_view,
            report.asked,
            report.deadline,
            report.bank,
            report.public_events,
            report.waiting_for,
            _shown(report.occupants),
        ),
        [
            replace(line, awaited=_shown(line.awaited))
            for line in await reader.with_turns(await reader.tables_of(CLEO))
        ],
        [replace(each, occupants=_shown(each.occupants)) for each in await reader.tables_in(manager())],
        (await reader.turns(PUBLIC, table_id)).turns,
        (panel.view, panel.since, panel.question, panel.deadline),
        [letter.kind for letter in told if letter.destination == to_player(CLEO)],
    ]


def _shown(occupants: Sequence[Occupant]) -> tuple[Occupant, ...]:
    """Without what no page says of anybody: missed turns, and what a clock that still runs has used."""
    return tuple(replace(each, missed_turns=0, bank_used=timedelta(0)) for each in occupants)


def public(letter: Letter) -> bool:
    return not letter.destination.startswith("dm:")


async def watched(home: Home, table_id: int, hours: Sequence[int]) -> list[Any]:
    """What is to be seen at these hours of the tie; at last somebody is offered each of the seats."""
    begin = home.time
    found: list[Any] = []
    for hour in hours:
        left = begin + hour * HOUR - home.time
        await home.pass_time(max(HOUR, left / 20), left)
        found.append(await seen(home, table_id, await home.tell()))
    for seat in (0, 1):
        asked = await home.coordinator.seats.offer(manager(), table_id, seat, guest(DAN))
        told = [each for each in await home.tell() if public(each)]
        found.append((asked, [(each.key, {**each.facts, "seal": ""}) for each in told]))  # nobody can read it
    return found


A_DAY = (0, 2, 13, 20, 23)
A_FORTNIGHT = (0, 13, 23, 26, 100, 14 * 24, 15 * 24, 16 * 24)


@pytest.mark.by_day("people0", "people2", "people4", why="other habits, by the same letters")
@pytest.mark.parametrize(
    ("people", "hours"),
    [
        (People(), A_DAY),
        pytest.param(
            People(), A_FORTNIGHT, marks=pytest.mark.long("a fortnight is met with closed messages, too")
        ),
        (People(closed=(ANN,)), A_FORTNIGHT),
        pytest.param(
            People(closed=(ANN, BEN)), A_DAY, marks=pytest.mark.long("by day one of the two is closed")
        ),
        (People(asleep=(BEN,), caretakers=(Caretaker.COMPUTER, Caretaker.MINIMUM)), (0, 13, 23, 25, 30)),
        (
            People(asleep=(BEN,), closed=(ANN,), caretakers=(Caretaker.MINIMUM, Caretaker.WAIT)),
            (0, 13, 25, 30),
        ),
        (People(gone=(ANN,)), A_DAY),
        (People(bank="24h", late=30), (0, 5, 10)),
    ],
)
async def test_nobody_else_sees_who_has_answered(
    tmp_path: Path, people: People, hours: Sequence[int]
) -> None:
    """The same tie in which Ann has answered, or Ben, or nobody, or Ann has taken hers back."""
    worlds = []
    for number, done in enumerate(((ANN,), (BEN,), (), (ANN, "take back"))):
        if BEN in done and people.asleep:
            continue  # then Ann's caretaker would end the tie
        async with tied(tmp_path / str(number) / "db", people) as (home, table_id):
            home.time += people.late * HOUR
            for each in done:
                if each in SENDS:
                    await home.does(table_id, each, SENDS[each])
                else:
                    await home.coordinator.play.take_back(by(ANN), table_id, None)
            worlds.append(await watched(home, table_id, hours))

    for other in worlds[1:]:
        for here, there in zip(worlds[0], other, strict=True):
            assert here == there


async def test_everybody_who_was_asked_is_named_and_a_reminder_at_the_table_tells_nothing(
    tmp_path: Path,
) -> None:
    async with tied(tmp_path / "db", People(closed=(ANN,))) as (home, table_id):
        await home.does(table_id, ANN, SENDS[ANN])
        await home.pass_time(HOUR, 13 * HOUR)

        told = await home.tell()

        reminders = {letter.player: letter for letter in told if letter.kind is Kind.REMINDER}
        assert set(reminders) == {ANN, BEN}
        assert (reminders[ANN].key, reminders[ANN].destination) == (Notice.REMINDER_SECRET, TO_TABLE)
        assert reminders[ANN].facts["seats"] == "0 1"
        assert (reminders[BEN].key, reminders[BEN].destination) == (Notice.REMINDER_HALF, to_player(BEN))
        assert (await home.coordinator.reader.show(PUBLIC, table_id)).waiting_for == (ANN, BEN)


async def test_who_answered_in_time_is_not_reminded_in_private(tmp_path: Path) -> None:
    async with tied(tmp_path / "db") as (home, table_id):
        await home.does(table_id, ANN, SENDS[ANN])
        await home.pass_time(HOUR, 23 * HOUR)

        assert {letter.player for letter in await home.tell() if letter.kind is Kind.REMINDER} == {BEN}


@pytest.mark.parametrize("closed", [(), (ANN,)])
async def test_a_caretaker_s_answer_is_told_when_all_are_in_and_rings_once(
    tmp_path: Path, closed: tuple[int, ...]
) -> None:
    """It is no missed turn: whoever is away for a tie alone keeps their seat."""
    both = (Caretaker.COMPUTER, Caretaker.COMPUTER)
    async with tied(tmp_path / "db", People(closed, both, asleep=(ANN,))) as (home, table_id):
        await home.pass_time(HOUR, 25 * HOUR)  # Ben's time is up
        before = await home.tell()
        assert not [letter for letter in before if letter.key == Notice.CARETAKER_ANSWERED]
        ben = await home.coordinator.reader.panel(by(BEN), table_id)
        assert not ben.asked
        assert ben.chosen_for
        assert not ben.may_take_back
        with pytest.raises(NotYourTurn, match="time-up"):
            await home.coordinator.play.take_back(by(BEN), table_id, None)

        await home.does(table_id, ANN, SENDS[ANN])
        told = await home.tell()

        words = [letter for letter in told if letter.key == Notice.CARETAKER_ANSWERED]
        assert [(letter.facts["name"], letter.player) for letter in words] == [("Ben", None)]
        rung = [letter for letter in (*before, *told) if letter.key == RINGS]
        assert [(letter.kind, letter.player) for letter in rung] == [(Kind.PANEL, BEN)]
        assert told.index(words[0]) < next(n for n, each in enumerate(told) if each.kind is Kind.TABLE)
        ben = await home.coordinator.reader.panel(by(BEN), table_id)
        assert ben.answered_for == (0,)
        assert (await home.store.matches.load(table_id)).occupants[1].missed_turns == 0


async def test_who_takes_no_private_messages_is_called_where_it_is_told(tmp_path: Path) -> None:
    both = (Caretaker.MINIMUM, Caretaker.MINIMUM)
    async with tied(tmp_path / "db", People((BEN,), both)) as (home, table_id):
        await home.does(table_id, ANN, SENDS[ANN])
        await home.tell()

        await home.pass_time(HOUR, 25 * HOUR)

        told = [letter for letter in await home.tell() if letter.kind in (Kind.NOTICE, Kind.PANEL)]
        assert [(each.key, each.player) for each in told if each.player == BEN] == [
            (Notice.CARETAKER_ANSWERED, BEN)
        ]


async def test_an_answer_is_changed_until_the_reveal_and_not_after(tmp_path: Path) -> None:
    async with tied(tmp_path / "db") as (home, table_id):
        mine = await home.does(table_id, ANN, "send G7")
        assert mine.may_take_back
        assert not mine.asked

        again = await home.coordinator.play.take_back(by(ANN), table_id, mine.question)

        assert again.asked
        assert inside(again.view).sent is None
        refreshed = [letter.player for letter in await home.tell() if letter.kind is Kind.REFRESH]
        assert refreshed == [ANN]
        await home.does(table_id, ANN, "send R12")
        await home.does(table_id, BEN, "send Y8")
        assert not (await home.coordinator.reader.panel(by(BEN), table_id)).may_take_back
        with pytest.raises(NotYourTurn):
            await home.coordinator.play.take_back(by(BEN), table_id, None)


async def test_whoever_owes_an_answer_is_asked_before_their_seat_is_offered(tmp_path: Path) -> None:
    async with tied(tmp_path / "db") as (home, table_id):
        await home.does(table_id, ANN, SENDS[ANN])
        await home.pass_time(HOUR, 26 * HOUR)

        for seat in (0, 1):
            offered = await home.coordinator.seats.offer(manager(), table_id, seat, guest(DAN))
            assert offered is Asked.SITTER
