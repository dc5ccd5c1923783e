"""What people are told of clocks stays true: deadlines that move, reminders whose turn is over, downtimes."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import TypeVar

import pytest

from bot.coordinator.posts import Posts
from bot.store.database import Connection
from bot.table.clock import Caretaker, Pace, Waking
from bot.table.notices import Notice
from bot.table.outbox import TO_TABLE, Kind, Letter, Post, reminder_of, to_player
from bot.table.refusals import NotAllowed
from bot.table.table import Phase
from tests.helpers.databases import Database
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, START, Home, Open, by

T = TypeVar("T")
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
PRIVATE = 500  # the channel of somebody's private messages


async def refreshed(home: Home) -> set[str]:
    """Where what stands is to be changed."""
    return {each.destination for each in await home.tell() if each.kind is Kind.REFRESH}


# ---- deadlines that move ----

Change = Callable[[Home, int], Awaitable[object]]

MOVES: dict[str, Change] = {
    "going away": lambda home, _: home.coordinator.profiles.go_away(ANN, home.time + 3 * DAY),
    "waking hours": lambda home, _: home.coordinator.profiles.update(ANN, hours=(480, 1200), zone="UTC"),
    "a downtime": lambda home, _: downtime(home, 2 * HOUR),
    "a short downtime": lambda home, _: downtime(home, timedelta(minutes=5)),
}


async def downtime(home: Home, length: timedelta) -> None:
    await home.coordinator.scheduler.shift_deadlines()
    home.time += length
    await home.coordinator.scheduler.shift_deadlines()


@pytest.mark.parametrize("name", MOVES)
async def test_whatever_moves_a_deadline_changes_what_shows_it(home: Home, name: str) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.tell()
    before = (await home.coordinator.reader.panel(by(ANN), table_id)).deadline

    await MOVES[name](home, table_id)

    assert (await home.coordinator.reader.panel(by(ANN), table_id)).deadline != before
    assert await refreshed(home) == {TO_TABLE, to_player(ANN)}


async def test_settings_that_move_no_deadline_change_no_message(home: Home) -> None:
    await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.tell()

    await home.coordinator.profiles.update(ANN, caretaker=Caretaker.WAIT, zone="Asia/Tokyo", pocket=True)
    await home.coordinator.profiles.update(BEN, hours=(480, 1200), zone="UTC")  # whose clock does not run

    assert await home.tell() == []


@pytest.mark.parametrize("hours", [None, (485, 1201)])
async def test_a_turn_that_goes_on_changes_no_deadline_on_the_way(
    home: Home, hours: tuple[int, int] | None
) -> None:
    await home.coordinator.profiles.update(ANN, hours=hours, zone="Australia/Lord_Howe")
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await home.tell()

    for _ in range(3):
        home.time += timedelta(seconds=700, microseconds=123457)
        await home.does(table_id, ANN, "whisper 1")
        await home.coordinator.play.take_back(by(ANN), table_id, None)

    assert await refreshed(home) == set()


async def test_a_table_that_waits_beyond_its_deadline_shows_none(home: Home) -> None:
    await home.coordinator.profiles.update(ANN, caretaker=Caretaker.WAIT)
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await home.tell()

    await home.pass_time(HOUR, 12 * HOUR)

    assert await refreshed(home) == {TO_TABLE, to_player(ANN)}
    assert (await home.coordinator.reader.panel(by(ANN), table_id)).deadline is None
    (line,) = await home.coordinator.reader.tables_of(ANN)
    assert (line.asked, line.deadline) == (True, None)


async def test_a_seat_taken_back_shows_its_new_deadline(home: Home) -> None:
    table_id = await home.dealt(ANN, computers=1, pace=Pace.HALF_DAY, options={"goal": "3"})
    await home.pass_time(HOUR, 10 * DAY)  # a computer holds the only seat of a person
    await home.tell()

    await home.coordinator.seats.retake(by(ANN), table_id)

    assert TO_TABLE in await refreshed(home)


# ---- who is away ----


async def away_on_post(home: Home, table_id: int) -> list[str]:
    version = (await home.store.matches.load(table_id)).version
    post = Letter(0, table_id, version, Kind.TABLE, TO_TABLE, None, None, 0, "", {}, 0, "", home.time)
    return [absence.name for absence in (await home.coordinator.posts.bulletin(post)).away]


async def test_the_post_says_who_is_away_while_they_are_also_where_no_clock_runs(home: Home) -> None:
    table_id, other = await home.dealt(ANN, BEN), await home.dealt(CLEO, BEN)
    await home.tell()

    await home.coordinator.profiles.go_away(ANN, home.time + 3 * DAY)

    told = await home.tell()
    assert [(each.table_id, each.kind, each.destination) for each in told] == [
        (table_id, Kind.REFRESH, TO_TABLE)
    ]
    assert (await away_on_post(home, table_id), await away_on_post(home, other)) == (["Ann"], [])
    home.time += DAY
    await home.coordinator.profiles.come_back(ANN)
    assert await refreshed(home) == {TO_TABLE}
    assert await away_on_post(home, table_id) == []


async def test_when_an_absence_runs_out_its_line_goes_once(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.coordinator.profiles.go_away(ANN, home.time + 3 * DAY)
    await home.tell()
    post = Post(CHANNEL, 900, 1, 0, home.time + 3 * DAY)
    await home.store.outbox.keep_post(table_id, "table", post)

    await home.pass_time(6 * HOUR, 3 * DAY - HOUR)
    assert await home.tell() == []
    await home.pass_time(HOUR, DAY)

    assert [each.kind for each in await home.tell()] == [Kind.REFRESH]
    assert await away_on_post(home, table_id) == []
    assert await home.store.outbox.post(table_id, "table") == replace(post, stale_at=None)


# ---- downtimes ----


async def test_a_downtime_is_told_once_per_table_whose_clock_has_moved(home: Home, reopened: Open) -> None:
    timed, other = await home.dealt(ANN, BEN, pace=Pace.DAY), await home.dealt(ANN, CLEO, pace=Pace.DAY)
    await home.dealt(BEN, CLEO)  # without a clock
    await home.coordinator.scheduler.shift_deadlines()
    await home.tell()

    async with reopened() as after:
        after.time = home.time + 3 * DAY
        await after.coordinator.scheduler.shift_deadlines()
        told = await after.tell()
    words = [(each.table_id, each.key, each.player, each.facts) for each in told if each.key]
    assert words == [(table_id, Notice.DOWN_FOR_DAYS, None, {"count": 3}) for table_id in (timed, other)]

    async with reopened() as again:
        again.time = home.time + 3 * DAY + HOUR / 6
        await again.coordinator.scheduler.shift_deadlines()
        assert [each.key for each in await again.tell() if each.key] == []


async def test_clocks_that_stood_still_anyway_need_no_word(home: Home) -> None:
    await home.coordinator.profiles.go_away(ANN, START + 9 * DAY)
    await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.tell()

    await downtime(home, 3 * DAY)

    assert await home.tell() == []


class Killed(BaseException):
    """The power went out."""


class Mortal(Database):
    """A database whose bot dies at the n-th write from now on: before it, or just after it."""

    left, after = 0, False

    async def write(self, change: Callable[[Connection], T]) -> T:
        self.left -= 1
        if self.left == 0 and not self.after:
            raise Killed
        written = await super().write(change)
        if self.left == 0:
            raise Killed
        return written


@pytest.mark.parametrize("after", [False, True])
@pytest.mark.parametrize("write", range(1, 6))
async def test_a_bot_killed_while_it_comes_back_tells_of_the_gap_once_and_moves_clocks_once(
    path: Path, write: int, after: bool
) -> None:
    home = Home(path)
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.coordinator.scheduler.shift_deadlines()
    await home.tell()
    await home.close()
    dying = Home(path, database=Mortal, time=START + 3 * DAY)
    database = dying.store.database
    assert isinstance(database, Mortal)
    database.left, database.after = write, after
    with suppress(Killed):
        await dying.coordinator.scheduler.shift_deadlines()
    await dying.close()

    last = Home(path, time=START + 3 * DAY + HOUR / 60)
    await last.coordinator.scheduler.shift_deadlines()
    told = [each.key for each in await last.tell() if each.key]
    deadline = (await last.coordinator.reader.panel(by(ANN), table_id)).deadline
    await last.close()

    assert told == [Notice.DOWN_FOR_DAYS]
    assert deadline is not None
    assert timedelta(0) <= deadline - (START + 4 * DAY) <= HOUR / 60


async def test_a_bot_killed_while_discord_is_away_does_not_count_that_time(
    home: Home, reopened: Open
) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await home.coordinator.scheduler.shift_deadlines()
    home.coordinator.scheduler.pause("gateway")
    home.time += 13 * HOUR
    await home.coordinator.scheduler.housekeeping()

    async with reopened() as after:
        after.time = home.time + HOUR
        await after.coordinator.scheduler.shift_deadlines()
        assert (await after.coordinator.reader.panel(by(ANN), table_id)).deadline == after.time + 12 * HOUR


# ---- reminders ----


async def reminded(home: Home, *, public: bool = False) -> tuple[int, Letter]:
    """A table at which Ann is reminded for the first time; the letter is not told yet."""
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    if public:
        await home.coordinator.profiles.update(ANN, dms=False)
    await home.tell()
    await home.pass_time(HOUR, 12 * HOUR)
    (letter,) = [each for each in await home.store.outbox.due(home.time) if each.kind is Kind.REMINDER]
    return table_id, letter


async def told_as(posts: Posts, letter: Letter, message: int, channel: int = PRIVATE) -> None:
    await posts.done(letter, **{reminder_of(ANN): Post(channel, message, letter.version)})


async def deletions(home: Home) -> list[int]:
    return [int(each.facts["message"]) for each in await home.tell() if "message" in each.facts]


@pytest.mark.parametrize("public", [False, True])
async def test_a_reminder_goes_when_its_turn_ends(home: Home, public: bool) -> None:
    table_id, letter = await reminded(home, public=public)
    await told_as(home.coordinator.posts, letter, 901, CHANNEL if public else PRIVATE)

    await home.does(table_id, ANN, "whisper 1")
    assert await deletions(home) == []  # the turn goes on
    await home.does(table_id, ANN, "done")

    assert await deletions(home) == [901]
    assert await home.store.outbox.post(table_id, reminder_of(ANN)) is None


async def test_a_reminder_goes_when_the_next_one_comes_and_when_a_caretaker_plays(home: Home) -> None:
    _, letter = await reminded(home)
    await told_as(home.coordinator.posts, letter, 901)
    await home.tell()
    await home.pass_time(HOUR, 10 * HOUR)
    (last,) = await home.store.outbox.due(home.time)
    assert last.key == Notice.REMINDER_LAST

    await told_as(home.coordinator.posts, last, 902)
    assert await deletions(home) == [901]
    await home.pass_time(HOUR, 3 * HOUR)

    assert await deletions(home) == [902]


async def test_a_reminder_whose_turn_ended_while_it_was_sent_is_taken_away(home: Home) -> None:
    table_id, letter = await reminded(home)

    await home.does(table_id, ANN, "done")
    await told_as(home.coordinator.posts, letter, 901)

    assert await deletions(home) == [901]


async def test_a_reminder_that_may_have_arrived_is_looked_for_when_its_turn_is_over(home: Home) -> None:
    """The bot was killed after it was sent: nobody knows the message, but its mark."""
    table_id, letter = await reminded(home)

    await home.does(table_id, ANN, "done")

    waiting = [each for each in await home.tell() if each.nonce == letter.nonce]
    assert [each.kind for each in waiting] == [Kind.WITHDRAW]


async def test_who_has_answered_in_secret_keeps_a_reminder_that_all_can_see(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.DAY)
    for player in (ANN, BEN, CLEO):
        await home.does(table_id, player, "done")
    await home.tell()
    await home.pass_time(HOUR, 12 * HOUR)
    letters = {each.player: each for each in await home.tell() if each.kind is Kind.REMINDER}
    await home.store.outbox.keep_post(table_id, reminder_of(ANN), Post(CHANNEL, 901))
    await home.store.outbox.keep_post(table_id, reminder_of(BEN), Post(PRIVATE, 902))
    assert {ANN, BEN} <= letters.keys()

    for player in (ANN, BEN):
        await home.does(table_id, player, await a_card(home, table_id, player))
    assert await deletions(home) == [902]
    await home.does(table_id, CLEO, await a_card(home, table_id, CLEO))

    assert await deletions(home) == [901]


async def a_card(home: Home, table_id: int, player: int) -> str:
    panel = await home.coordinator.reader.panel(by(player), table_id)
    return str(panel.view.offers[0].action)


async def test_nothing_is_left_of_the_reminders_of_somebody_forgotten(home: Home) -> None:
    table_id, letter = await reminded(home)
    await told_as(home.coordinator.posts, letter, 901)
    assert any("message_id" in row for row in (await home.coordinator.records.export(ANN))["messages"])

    await home.coordinator.records.forget(ANN)

    assert await deletions(home) == [901]
    assert await home.store.outbox.post(table_id, reminder_of(ANN)) is None


async def test_nobody_s_night_is_disturbed_in_a_game(home: Home) -> None:
    """From noon on in London, 24 hours: half of them are gone at midnight, nine tenths at 9:36."""
    await home.coordinator.profiles.update(ANN, zone="Europe/London")
    await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.tell()

    rung = []
    for _ in range(23 * 12):
        await home.pass_time(HOUR / 12, HOUR / 12)
        rung += [(home.time.hour, each.key) for each in await home.tell() if each.kind is Kind.REMINDER]

    assert rung == [(8, Notice.REMINDER_HALF), (9, Notice.REMINDER_LAST)]


# ---- time zones ----


async def asked_for_zones(home: Home) -> list[tuple[int | None, str]]:
    """Who is asked, once whoever has finished a game reads how it ended."""
    told = list(await home.tell())
    for each in told:
        if each.kind is Kind.RESULT:
            await home.coordinator.posts.offer_zone(each.table_id, each.player or 0)
    told += await home.tell()
    return [(each.player, each.destination) for each in told if each.key == Notice.ZONE_OFFERED]


async def played_out(home: Home, table_id: int, *players: int) -> None:
    """To the end of a game of the toy."""
    for player in players * 20:
        panel = await home.coordinator.reader.panel(by(player), table_id)
        if panel.phase is not Phase.PLAYING:
            return
        if panel.asked:
            await home.does(table_id, player, str(panel.view.offers[-1].action))


async def test_after_their_first_game_by_a_clock_people_are_asked_for_their_zone_once(path: Path) -> None:
    home = Home(path, strangers=True)
    await home.coordinator.profiles.update(BEN, zone="Europe/Paris")
    timeless = await home.dealt(ANN, BEN, options={"goal": "1"})
    await played_out(home, timeless, ANN, BEN)
    assert not await asked_for_zones(home), "no clock, no question"

    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY, options={"goal": "1"})
    assert not await asked_for_zones(home), "not beside their first cards"
    await played_out(home, table_id, ANN, BEN)
    first = await asked_for_zones(home)
    given_up = await home.dealt(ANN, CLEO, pace=Pace.DAY)
    await home.coordinator.endings.concede(by(ANN), given_up)
    assert not await asked_for_zones(home)
    await home.coordinator.endings.take_win(by(CLEO), given_up)
    later = await asked_for_zones(home)
    known = (await home.coordinator.records.export(ANN))["told_once"]
    await home.close()

    assert first == [(ANN, to_player(ANN))]
    assert later == [(CLEO, to_player(CLEO))]
    assert known == [{"key": Notice.ZONE_OFFERED}]


async def test_a_reminder_that_could_ring_at_night_leads_to_the_question_itself(path: Path) -> None:
    home = Home(path, strangers=True)
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.pass_time(HOUR, HOUR * 13)
    reminded = [each.player for each in await home.tell() if each.kind is Kind.REMINDER]
    assert reminded
    for player in reminded:
        due = await home.coordinator.posts.reminder(table_id, player or 0, private=True)
        assert due is not None
        assert due.any_hour
    await home.close()


async def test_hours_are_hours_of_a_zone_that_is_known(home: Home) -> None:
    profiles = home.coordinator.profiles
    with pytest.raises(NotAllowed, match="zone-first"):
        await profiles.update(ANN, hours=(480, 1320))
    assert (await profiles.get(ANN)).waking is None

    await profiles.update(ANN, zone="Asia/Tokyo")
    await profiles.update(ANN, hours=(480, 1320))
    assert (await profiles.get(ANN)).waking == Waking("Asia/Tokyo", 480, 1320)
    await profiles.update(ANN, hours=None)
    person = await profiles.get(ANN)

    assert (person.zone, person.waking) == ("Asia/Tokyo", None)
    with pytest.raises(NotAllowed, match="no-such-zone"):
        await profiles.update(ANN, zone="Mars/Olympus")
