"""Turns over days: reminders, caretakers, absences, idle tables. We move the time; nothing sleeps."""

import asyncio
from datetime import timedelta

import pytest

from bot.table.clock import Caretaker, Habits, Pace, timed
from bot.table.notices import Notice
from bot.table.outbox import TO_TABLE, Kind, to_player
from bot.table.refusals import HeldByComputer, NotAllowed
from bot.table.table import Phase
from engine.game import Refusal
from tests.helpers.home import ANN, BEN, CLEO, PUBLIC, START, Home, Open, by, guest
from tests.helpers.opaque import inside

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


async def test_somebody_is_reminded_twice_and_then_a_computer_plays_their_turn(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.tell()
    assert (await home.coordinator.reader.panel(by(ANN), table_id)).deadline == START + DAY

    letters = []
    for _ in range(23):
        await home.pass_time(HOUR / 6, HOUR)
        letters += await home.tell()
    assert [(each.key, each.destination) for each in letters] == [
        (Notice.REMINDER_HALF, to_player(ANN)),
        (Notice.REMINDER_LAST, to_player(ANN)),
    ]
    assert letters[0].facts["deadline"] == int((START + DAY).timestamp())

    await home.pass_time(HOUR / 6, 2 * HOUR)
    await home.tell()
    assert home.courier.words()[-1] == Notice.CARETAKER_PLAYED
    assert (await home.coordinator.reader.panel(by(BEN), table_id)).asked
    assert (await home.store.matches.load(table_id)).occupants[0].missed_turns == 1


async def test_nobody_is_reminded_early_or_twice_however_often_the_heart_beats(home: Home) -> None:
    await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)

    for _ in range(3):
        await home.coordinator.scheduler.run_due()
    await home.pass_time(timedelta(minutes=7), 6 * HOUR - timedelta(minutes=1))
    await home.tell()
    assert home.courier.words() == []

    await home.pass_time(timedelta(minutes=7), 3 * HOUR)
    await home.tell()
    assert home.courier.words() == [Notice.REMINDER_HALF]


async def test_two_turns_missed_in_a_row_and_a_computer_holds_the_seat_until_one_click(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY, options={"goal": "3"})
    await home.pass_time(HOUR, 13 * HOUR)
    await present(home, table_id, BEN)
    await home.pass_time(HOUR, 13 * HOUR)
    assert (await home.store.matches.load(table_id)).occupants[0].missed_turns == 1, (
        "a card in a duel is no turn"
    )
    await home.pass_time(HOUR, 13 * HOUR)

    occupant = (await home.store.matches.load(table_id)).occupants[0]
    assert (occupant.player, occupant.level, occupant.missed_turns) == (ANN, "regular", 2)
    await home.tell()
    assert Notice.COMPUTER_HOLDS in home.courier.words()
    with pytest.raises(HeldByComputer):
        await home.coordinator.play.act(by(ANN), table_id, None, "done")

    panel = await home.coordinator.seats.retake(by(ANN), table_id)
    again = await home.coordinator.seats.retake(by(ANN), table_id)

    assert not panel.held_by_computer
    assert again.version == panel.version
    assert (await home.store.matches.load(table_id)).occupants[0].missed_turns == 0


async def test_a_seat_that_a_computer_holds_is_told_like_a_computer_s(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1, pace=Pace.HALF_DAY, options={"goal": "3"})
    while (await home.store.matches.load(table_id)).occupants[1].human:
        await present(home, table_id, ANN)
        await home.pass_time(HOUR, 2 * HOUR)
    await until_it_is_turn_of(home, table_id, ANN)
    if inside((await home.coordinator.reader.panel(by(ANN), table_id)).view.table).duel:
        await present(home, table_id, ANN, once=True)
        await until_it_is_turn_of(home, table_id, ANN)
    await home.tell()

    await home.does(table_id, ANN, "done")
    await until_it_is_turn_of(home, table_id, ANN)

    posts = [each for each in await home.tell() if each.kind is Kind.TABLE]
    assert len(posts) == 1  # Ann's turn, Ben's and the computer's together: then Ann is called
    news = (await home.coordinator.posts.bulletin(posts[0])).news
    assert {event.seat for event in news if hasattr(event, "seat")} == {0, 1, 2}


async def until_it_is_turn_of(home: Home, table_id: int, player: int) -> None:
    for _ in range(50):
        panel = await home.coordinator.reader.panel(by(player), table_id)
        if (
            panel.asked
            and not inside(panel.view.table).duel
            and inside(panel.view.table).active == panel.seat
        ):
            return
        if panel.asked and inside(panel.view.table).duel:
            return
        await home.coordinator.scheduler.run_due()


async def test_who_acts_in_time_has_missed_nothing(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY, options={"goal": "3"})
    for _ in range(3):
        await home.pass_time(HOUR, 13 * HOUR)  # Ann's first turn of the round goes to the caretaker
        await present(home, table_id, BEN)
        await present(home, table_id, ANN)

    assert (await home.store.matches.load(table_id)).occupants[0].level is None


async def test_the_caretaker_may_do_the_least_or_nothing(home: Home) -> None:
    await home.coordinator.profiles.update(ANN, caretaker=Caretaker.MINIMUM)
    await home.coordinator.profiles.update(BEN, caretaker=Caretaker.WAIT)
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)

    await home.pass_time(HOUR, 5 * DAY)
    await home.tell()

    match = await home.store.matches.load(table_id)
    assert (inside(match.position).whispers, inside(match.position).active) == ((0, 0), 1)
    assert home.courier.words().count(Notice.CARETAKER_MINIMUM) == 1
    assert home.courier.words().count(Notice.TABLE_WAITS) == 1
    assert (await home.coordinator.reader.panel(by(BEN), table_id)).asked


async def test_a_table_that_waited_goes_on_when_its_person_wants_another_caretaker(home: Home) -> None:
    await home.coordinator.profiles.update(ANN, caretaker=Caretaker.WAIT)
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await home.pass_time(HOUR, 2 * DAY)
    assert (await home.coordinator.reader.panel(by(ANN), table_id)).asked

    await home.coordinator.profiles.update(ANN, caretaker=Caretaker.COMPUTER)
    await home.coordinator.scheduler.run_due()

    assert (await home.coordinator.reader.panel(by(BEN), table_id)).asked


async def test_settings_changed_in_the_middle_of_a_click_wind_no_clock_that_is_gone(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    stale = [row for row in await home.store.clocks.all() if row.player == ANN]
    await home.does(table_id, ANN, "done")

    winded = [(row, timed(row.clock, Habits(), home.time)) for row in stale]
    await home.store.clocks.set(winded, (), home.time)

    assert set(await home.store.clocks.at(table_id)) == {1}


async def test_a_table_held_by_computers_alone_rests(home: Home) -> None:
    table_id = await home.dealt(ANN, computers=1, pace=Pace.HALF_DAY, options={"goal": "3"})

    await home.pass_time(HOUR, 10 * DAY)

    await home.tell()
    assert home.courier.words()[-1] == Notice.RESTS
    version = (await home.store.matches.load(table_id)).version
    await home.pass_time(HOUR, DAY)
    assert (await home.store.matches.load(table_id)).version == version
    assert (await home.coordinator.seats.retake(by(ANN), table_id)).phase is Phase.PLAYING


async def test_the_clock_stands_while_somebody_is_away(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.pass_time(HOUR, 6 * HOUR)
    await home.coordinator.profiles.go_away(ANN, home.time + 10 * DAY)

    await home.pass_time(HOUR, 10 * DAY)
    await home.tell()
    assert home.courier.words() == []
    assert (await home.coordinator.reader.panel(by(ANN), table_id)).deadline == START + 11 * DAY

    await home.pass_time(HOUR, DAY)
    await home.tell()
    assert home.courier.words().count(Notice.CARETAKER_PLAYED) == 1


async def test_coming_back_early_starts_the_clock_again(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.coordinator.profiles.go_away(ANN, home.time + 10 * DAY)
    await home.pass_time(HOUR, 2 * DAY)

    person = await home.coordinator.profiles.come_back(ANN)

    assert sum((stay.end - stay.start for stay in person.away), timedelta(0)) == 2 * DAY
    assert (await home.coordinator.reader.panel(by(ANN), table_id)).deadline == START + 3 * DAY


async def test_thirty_days_away_a_year_are_the_most(home: Home) -> None:
    await home.coordinator.profiles.go_away(ANN, home.time + 20 * DAY)
    home.time += 25 * DAY
    before = await home.coordinator.profiles.get(ANN)

    for days in (11, 400, -1):
        with pytest.raises(NotAllowed, match="away-too-long"):
            await home.coordinator.profiles.go_away(ANN, home.time + days * DAY)

    assert await home.coordinator.profiles.get(ANN) == before
    await home.coordinator.profiles.go_away(ANN, home.time + 10 * DAY)


async def test_nor_thirty_one_at_a_stretch(home: Home) -> None:
    with pytest.raises(NotAllowed, match="away-too-long"):
        await home.coordinator.profiles.go_away(BEN, home.time + 31 * DAY)

    await home.coordinator.profiles.go_away(BEN, home.time + 30 * DAY)


async def test_nobody_is_woken_at_night(home: Home) -> None:
    await home.coordinator.profiles.update(ANN, hours=(10 * 60, 20 * 60), zone="UTC")
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await home.tell()
    assert (await home.coordinator.reader.panel(by(ANN), table_id)).deadline == START + DAY + 2 * HOUR

    rung_at = []
    for _ in range(25):
        await home.pass_time(HOUR, HOUR)
        rung_at += [home.time.hour for each in await home.tell() if each.kind is Kind.REMINDER]

    assert rung_at == [18, 13]  # half of 12 h before the night, nine tenths after it


@pytest.mark.parametrize(
    ("zone", "hours"), [("Mars/Olympus", (0, 600)), ("UTC", (0, 60)), ("UTC", (-5, 600))]
)
async def test_odd_waking_hours_are_refused_and_change_nothing(
    home: Home, zone: str, hours: tuple[int, int]
) -> None:
    with pytest.raises(NotAllowed):
        await home.coordinator.profiles.update(ANN, hours=hours, zone=zone)

    assert (await home.coordinator.profiles.get(ANN)).waking is None


async def test_after_a_downtime_deadlines_move_and_reminders_come_once(home: Home, reopened: Open) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.coordinator.scheduler.shift_deadlines()
    await home.pass_time(HOUR, 13 * HOUR)
    await home.coordinator.scheduler.housekeeping()
    await home.tell()
    assert home.courier.words() == [Notice.REMINDER_HALF]

    async with reopened() as after:
        after.time = home.time + 3 * DAY
        await after.coordinator.scheduler.shift_deadlines()
        assert (await after.coordinator.reader.panel(by(ANN), table_id)).deadline == START + 4 * DAY
        await after.pass_time(HOUR, 8 * HOUR)
        await after.tell()
        assert after.courier.words() == [Notice.DOWN_FOR_DAYS]
        await after.pass_time(HOUR, HOUR)
        await after.tell()
        assert after.courier.words() == [Notice.DOWN_FOR_DAYS, Notice.REMINDER_LAST]


async def test_a_caretaker_cut_off_goes_on_after_the_restart_and_is_announced_once(
    home: Home, reopened: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    home.time += DAY

    async def no_time_left(*_: object) -> None:
        return None

    monkeypatch.setattr(home.coordinator.autoplay, "take_care", no_time_left)
    await home.coordinator.scheduler.run_due()
    await home.tell()
    assert home.courier.words() == [Notice.CARETAKER_PLAYED]

    async with reopened() as after:
        after.time = home.time + timedelta(seconds=5)
        await after.coordinator.scheduler.run_due()
        assert (await after.coordinator.reader.panel(by(BEN), table_id)).asked
        assert (await after.store.matches.load(table_id)).occupants[0].missed_turns == 1
        await after.tell()
        assert after.courier.words() == []


async def test_all_tied_bosses_have_a_clock_and_it_tells_nobody_who_has_answered(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.DAY)
    for player in (ANN, BEN, CLEO):
        await present(home, table_id, player, once=True)
    deadline = (await home.coordinator.reader.show(PUBLIC, table_id)).deadline

    await present(home, table_id, BEN)
    assert (await home.coordinator.reader.show(PUBLIC, table_id)).deadline == deadline

    await home.pass_time(HOUR, 13 * HOUR)
    letters = await home.tell()
    reminded = {each.player for each in letters if each.key == Notice.REMINDER_HALF}
    assert reminded == {ANN, CLEO}
    await home.pass_time(HOUR, 12 * HOUR)
    assert inside((await home.coordinator.reader.show(PUBLIC, table_id)).table_view).round == 2


async def test_who_refuses_private_messages_is_reminded_at_the_table(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.refuses(table_id, ANN)
    await home.tell()
    await home.pass_time(HOUR, 13 * HOUR)

    (letter,) = await home.tell()

    assert (letter.key, letter.destination, letter.player) == (Notice.REMINDER_HALF, TO_TABLE, ANN)


async def test_reminders_can_be_switched_off(home: Home) -> None:
    await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.coordinator.profiles.update(ANN, reminders=False)
    await home.pass_time(HOUR, 23 * HOUR)

    assert [each for each in await home.tell() if each.kind in (Kind.NOTICE, Kind.REMINDER)] == []


async def test_whoever_takes_a_seat_has_all_the_time_for_it(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.pass_time(HOUR, 20 * HOUR)

    await home.coordinator.seats.offer(by(ANN), table_id, 0, guest(CLEO))
    await home.coordinator.seats.give(by(ANN), table_id, await home.offered())
    await home.coordinator.seats.accept(by(CLEO), table_id, await home.offered(), "Cleo")

    assert (await home.coordinator.reader.panel(by(CLEO), table_id)).deadline == home.time + DAY


async def test_an_idle_lobby_folds_with_a_word(home: Home) -> None:
    table = await home.table(ANN, BEN)
    await home.pass_time(DAY, 6 * DAY)
    assert (await home.store.tables.load(table.id)).phase is Phase.LOBBY

    await home.pass_time(DAY, 2 * DAY)

    assert (await home.store.tables.load(table.id)).phase is Phase.CANCELLED
    await home.tell()
    assert home.courier.words() == [Notice.LOBBY_IDLE]


async def test_an_idle_table_without_a_clock_is_asked_and_at_last_closed(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.pass_time(DAY, 13 * DAY)
    await home.does(table_id, ANN, "whisper 1")
    await home.pass_time(DAY, 13 * DAY)
    await home.tell()
    assert home.courier.words() == []

    await home.pass_time(DAY, 10 * DAY)
    await home.tell()
    assert home.courier.words() == [Notice.TABLE_IDLE]

    await home.pass_time(DAY, 40 * DAY)
    await home.tell()
    assert home.courier.words() == [Notice.TABLE_IDLE, Notice.TABLE_IDLE_CLOSED]
    assert (await home.store.tables.load(table_id)).phase is Phase.CLOSED


async def test_a_lobby_dealt_at_the_moment_when_it_would_fold_is_played(home: Home) -> None:
    for _ in range(10):
        table_id = (await home.table(ANN, BEN)).id
        home.time += 8 * DAY

        dealt, _beat = await asyncio.gather(
            home.start(table_id, ANN),
            home.coordinator.scheduler.run_due(),
            return_exceptions=True,
        )

        phase = (await home.store.tables.load(table_id)).phase
        assert phase is (Phase.CANCELLED if isinstance(dealt, Refusal) else Phase.PLAYING)
    table_id = await home.dealt(ANN, BEN)
    await home.coordinator.lobbies.cancel_idle(table_id, home.time - 7 * DAY, 7)
    assert (await home.store.tables.load(table_id)).phase is Phase.PLAYING


async def test_a_table_played_at_the_moment_when_it_would_close_goes_on(home: Home) -> None:
    for _ in range(10):
        table_id = await home.dealt(ANN, BEN)
        home.time += 61 * DAY

        acted, _beat = await asyncio.gather(
            home.does(table_id, ANN, "whisper 1"),
            home.coordinator.scheduler.run_due(),
            return_exceptions=True,
        )

        phase = (await home.store.tables.load(table_id)).phase
        assert phase is (Phase.CLOSED if isinstance(acted, Refusal) else Phase.PLAYING)
    table_id = await home.dealt(ANN, BEN)
    await home.coordinator.seats.close_idle(table_id, home.time - 60 * DAY, 60)
    assert (await home.store.tables.load(table_id)).phase is Phase.PLAYING


async def present(home: Home, table_id: int, player: int, once: bool = False) -> None:
    """A person who is here plays whatever is asked of them; `once`: one settled turn."""
    while (
        panel := await home.coordinator.reader.panel(by(player), table_id)
    ).asked and panel.phase is Phase.PLAYING:
        await home.coordinator.play.act(
            by(player), table_id, panel.question, str(panel.view.offers[-1].action)
        )
        if once:
            return


async def test_a_reminder_that_could_not_be_told_in_time_is_dropped_with_its_turn(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    await home.tell()
    await home.pass_time(HOUR, 13 * HOUR)

    await home.does(table_id, ANN, "done")

    letters = await home.tell()
    assert letters
    assert not any(letter.kind is Kind.REMINDER for letter in letters)
