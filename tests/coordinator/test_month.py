"""A month of ten tables, or some days, with absent, leaving and returning people, in seconds."""

from collections import Counter
from datetime import timedelta
from random import Random

import pytest

from bot.table.clock import Caretaker, Pace
from bot.table.match import TableId
from bot.table.notices import Notice
from bot.table.outbox import Kind
from bot.table.table import Phase
from engine.game import Refusal
from tests.helpers.home import NAMES, Home, by, faults, guest

PEOPLE = tuple(range(201, 213))
REMINDERS = (Notice.REMINDER_HALF, Notice.REMINDER_LAST)


@pytest.mark.long("days of one table are played by day")
@pytest.mark.parametrize(
    "days", [12, pytest.param(30, marks=pytest.mark.long("twelve days have every kind of event already"))]
)
async def test_a_month_of_ten_tables_loses_nothing_and_pings_nobody_twice(home: Home, days: int) -> None:
    dice = Random(7)
    NAMES.update({person: f"P{person}" for person in PEOPLE})
    await ways_of_living(home, dice)
    tables = [await opened(home, dice) for _ in range(10)]

    for hour in range(24 * days):
        home.time += timedelta(hours=1)
        await home.coordinator.scheduler.run_due()
        if hour % 3 == 0:
            await somebody_does_something(home, dice, tables)
        await home.tell()

    await nothing_is_lost(home, tables)
    nobody_is_pinged_more_than_once_a_turn(home)
    phases = Counter([(await home.store.tables.load(table_id)).phase for table_id in tables])
    assert phases[Phase.OVER] >= 3
    assert Notice.CARETAKER_PLAYED in home.courier.words()


async def ways_of_living(home: Home, dice: Random) -> None:
    for person in PEOPLE:
        await home.coordinator.profiles.update(person, caretaker=dice.choice(list(Caretaker)[:2]))
    await home.coordinator.profiles.update(PEOPLE[0], hours=(8 * 60, 23 * 60), zone="America/New_York")
    await home.coordinator.profiles.update(PEOPLE[1], hours=(20 * 60, 4 * 60), zone="Asia/Kathmandu")
    await home.coordinator.profiles.update(PEOPLE[2], reminders=False)
    await home.coordinator.profiles.go_away(PEOPLE[3], home.time + timedelta(days=12))


async def opened(home: Home, dice: Random) -> TableId:
    people = dice.sample(PEOPLE, dice.randint(2, 4))
    pace = dice.choice([Pace.HALF_DAY, Pace.DAY, Pace.TWO_DAYS])
    return await home.dealt(*people, computers=dice.randint(0, 2), pace=pace, options={"goal": "2"})


async def somebody_does_something(home: Home, dice: Random, tables: list[TableId]) -> None:
    person, table_id = dice.choice(PEOPLE), dice.choice(tables)
    try:
        match dice.randrange(40):
            case 0:
                await home.coordinator.seats.leave(by(person), table_id)
            case 1:
                await home.coordinator.profiles.go_away(person, home.time + timedelta(days=2))
            case 2:
                await home.coordinator.profiles.come_back(person)
            case 3 | 4 | 5 | 6 | 7:
                await home.coordinator.seats.retake(by(person), table_id)
            case 8:
                host = (await home.store.tables.load(table_id)).host
                await home.coordinator.seats.offer(by(host), table_id, 0, guest(person))
                await home.coordinator.seats.accept(by(person), table_id, await home.offered(), f"P{person}")
            case _:
                for line in await home.coordinator.reader.tables_of(person):
                    if line.asked:
                        await a_click(home, dice, line.table_id, person)
    except Refusal:
        pass


async def a_click(home: Home, dice: Random, table_id: TableId, person: int) -> None:
    panel = await home.coordinator.reader.panel(by(person), table_id)
    action = str(dice.choice(panel.view.offers).action)
    panel = await home.coordinator.play.act(by(person), table_id, panel.question, action)
    if panel.may_take_back and dice.random() < 0.3:
        await home.coordinator.play.take_back(by(person), table_id, panel.question)


async def nothing_is_lost(home: Home, tables: list[TableId]) -> None:
    assert faults(home.path) == ()
    assert await home.store.outbox.due(home.time) == ()
    for table_id in tables:
        match = await home.store.matches.load(table_id)
        events = [
            event
            for line in await home.store.history.log(table_id, 0, match.version)
            for event in line.events
        ]
        told = []
        for letter in home.courier.told:
            if letter.table_id == table_id and letter.kind in (Kind.TABLE, Kind.OVER):
                lines = await home.store.history.log(table_id, letter.after, letter.version)
                told += [event for line in lines for event in line.events]
        assert told == events[: len(told)]  # every piece of news once, in order
        waiting = [seat for seat in match.occupants if seat.human]
        phase = (await home.store.tables.load(table_id)).phase
        if phase is Phase.PLAYING and waiting and not home.games[match.game].engine.awaited(match.position):
            raise AssertionError(f"table {table_id} waits for nobody")


def nobody_is_pinged_more_than_once_a_turn(home: Home) -> None:
    reminders = Counter(
        (each.table_id, each.player, each.key, each.facts["deadline"])
        for each in home.courier.told
        if each.key in REMINDERS
    )
    panels = Counter(
        (each.table_id, each.player, each.version) for each in home.courier.told if each.kind is Kind.PANEL
    )
    assert reminders
    assert max(reminders.values()) == 1
    assert max(panels.values()) == 1
    assert PEOPLE[2] not in {player for _, player, _, _ in reminders}
