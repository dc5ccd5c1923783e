"""Time banks at a table that is played over days: shown to all, used by who is late, kept over a restart."""

from datetime import timedelta

import pytest

from bot.store import Told
from bot.table.clock import Pace
from bot.table.notices import Notice
from bot.table.outbox import Kind
from tests.helpers.home import ANN, BEN, CLEO, PUBLIC, START, Home, Open, by, guest, manager

HOUR = timedelta(hours=1)
NONE = timedelta(0)
BANK = 24 * HOUR


async def test_who_is_late_uses_their_own_bank_and_everybody_sees_what_is_left(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY, bank="24h")
    told = await shown(home, table_id)
    assert told.deadline == START + 36 * HOUR
    assert told.bank is not None
    assert (told.bank.left, told.bank.runs_from) == ((BANK, BANK), START + 12 * HOUR)

    await home.pass_time(HOUR, 15 * HOUR)
    await home.does(table_id, ANN, "done")

    now = START + 15 * HOUR
    bank = (await home.coordinator.reader.show(PUBLIC, table_id)).bank
    assert bank is not None
    assert (bank.left, bank.runs_from) == ((BANK - 3 * HOUR, BANK), now + 12 * HOUR)
    panel = await home.coordinator.reader.panel(by(BEN), table_id)
    assert (panel.bank_from, panel.deadline) == (now + 12 * HOUR, now + 36 * HOUR)
    await home.does(table_id, BEN, "done")
    assert [each.bank_used for each in (await shown(home, table_id)).table.occupants] == [3 * HOUR, NONE]


async def test_a_caretaker_plays_when_turn_and_bank_are_gone_and_a_late_turn_has_none_left(
    home: Home,
) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY, bank="12h", options={"goal": "3"})
    words = []
    for hours in (6, 17):
        await home.pass_time(HOUR, hours * HOUR)
        words += [each for each in await home.tell() if each.kind is Kind.REMINDER]
    assert [each.key for each in words] == [Notice.REMINDER_BANK, Notice.REMINDER_LAST]
    assert words[0].facts["turn"] == int((START + 12 * HOUR).timestamp())
    assert words[0].facts["deadline"] == int((START + 24 * HOUR).timestamp())
    assert (await home.coordinator.reader.panel(by(ANN), table_id)).asked

    await home.pass_time(HOUR / 6, HOUR)
    await home.tell()

    assert home.courier.words()[-1] == Notice.CARETAKER_PLAYED
    occupant = (await shown(home, table_id)).table.occupants[0]
    assert (occupant.missed_turns, occupant.bank_used) == (1, 12 * HOUR)
    await home.does(table_id, BEN, "done")
    panel = await home.coordinator.reader.panel(by(ANN), table_id)
    assert (panel.asked, panel.deadline, panel.bank_from) == (True, home.time + 12 * HOUR, None)


async def test_a_bank_runs_neither_in_a_downtime_nor_away_and_is_kept_over_a_restart(
    home: Home, reopened: Open
) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY, bank="24h")
    await home.coordinator.scheduler.shift_deadlines()
    await home.pass_time(HOUR, 14 * HOUR)
    await home.coordinator.scheduler.housekeeping()

    async with reopened() as after:
        after.time = home.time + 72 * HOUR
        await after.coordinator.scheduler.shift_deadlines()
        assert (await shown(after, table_id)).deadline == START + 108 * HOUR
        await after.coordinator.profiles.go_away(ANN, after.time + 40 * HOUR)
        await after.pass_time(HOUR, 40 * HOUR)
        await after.coordinator.profiles.come_back(ANN)
        await after.pass_time(HOUR, HOUR)
        await after.does(table_id, ANN, "done")

        assert (await shown(after, table_id)).table.occupants[0].bank_used == 3 * HOUR


@pytest.mark.parametrize("played", [False, True])
async def test_whoever_takes_a_seat_over_has_what_is_left_of_its_bank(home: Home, played: bool) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY, bank="24h")
    await home.pass_time(HOUR, 20 * HOUR)
    if played:
        await home.does(table_id, ANN, "done")
    await home.coordinator.seats.offer(by(ANN), table_id, 0, guest(CLEO))
    await home.coordinator.seats.give(by(ANN), table_id, await home.offered())
    await home.coordinator.seats.accept(by(CLEO), table_id, await home.offered(), "Cleo")

    assert (await shown(home, table_id)).table.occupants[0].bank_used == 8 * HOUR


async def test_a_rematch_begins_with_whole_banks(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY, bank="24h")
    await home.pass_time(HOUR, 20 * HOUR)
    await home.coordinator.seats.offer(by(ANN), table_id, 0, guest(CLEO))
    await home.coordinator.seats.give(by(ANN), table_id, await home.offered())
    assert (await shown(home, table_id)).table.occupants[0].bank_used == 8 * HOUR
    await home.coordinator.seats.end(manager(), table_id)

    again = await home.coordinator.seats.rematch(by(BEN), table_id, "Ben")

    assert again.bank == BANK
    assert [each.bank_used for each in again.occupants] == [NONE, NONE]


async def test_where_all_sit_together_or_no_clock_runs_there_is_no_bank(home: Home) -> None:
    for pace in (Pace.NONE, Pace.FIVE_MINUTES):
        table_id = await home.dealt(ANN, BEN, pace=pace, bank="24h")
        told = await shown(home, table_id)
        assert (told.bank, told.deadline) == (None, pace.length and home.time + pace.length)


async def shown(home: Home, table_id: int) -> Told:
    return await home.store.told(table_id, news=False)
