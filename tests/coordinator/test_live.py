"""An evening together: minutes a turn, one post a round, one mention at a time; no restart costs a turn."""

from datetime import UTC, datetime, timedelta

from bot.coordinator.scheduler import DOWNTIME
from bot.table.clock import Away, Pace, Waking
from bot.table.notices import Notice
from bot.table.outbox import TO_LOBBY, TO_TABLE, Kind, Letter, to_player
from bot.table.table import Phase
from tests.helpers.home import ANN, BEN, CLEO, Home, Open, by

SECOND = timedelta(seconds=1)
MINUTE = timedelta(minutes=1)
PEOPLE = (ANN, BEN, CLEO)
CALLS = (Kind.TABLE, Kind.UPDATE, Kind.CALL)


async def plays(home: Home, table_id: int, player: int) -> list[Kind]:
    """The kinds of what the table is told of somebody's turn."""
    await home.tell()
    await home.does(table_id, player, "done")
    return [each.kind for each in await home.tell() if each.destination == TO_TABLE]


async def reminded(home: Home) -> list[Letter]:
    return [each for each in await home.tell() if each.kind in (Kind.REMINDER, Kind.NOTICE)]


async def test_the_host_deals_with_one_click_though_the_deck_is_sealed(home: Home) -> None:
    table = await home.table(*PEOPLE, pace=Pace.THREE_MINUTES)

    dealt = await home.coordinator.cutting.start(by(ANN), table.id)

    assert dealt.phase is Phase.PLAYING
    assert [cut.digest for cut in await home.store.seals.cuts(table.id)] == [None] * 3
    told = await home.tell()
    assert Notice.CUTS_ASKED not in [each.key for each in told if each.destination == TO_LOBBY]
    assert Notice.ZONE_OFFERED not in [each.key for each in told]


async def test_a_round_is_one_post_that_changes_and_one_mention_a_turn(home: Home) -> None:
    table_id = await home.dealt(*PEOPLE, pace=Pace.NINETY_SECONDS)

    assert await plays(home, table_id, ANN) == [Kind.UPDATE, Kind.CALL]
    assert await plays(home, table_id, BEN) == [Kind.UPDATE, Kind.CALL]
    assert await plays(home, table_id, CLEO) == [Kind.UPDATE, Kind.CALL], "a duel in the middle of a turn"
    for player in PEOPLE:
        panel = await home.coordinator.reader.panel(by(player), table_id)
        await home.does(table_id, player, str(panel.view.offers[0].action))
    told = [each.kind for each in await home.tell() if each.destination == TO_TABLE]
    assert [kind for kind in told if kind in CALLS] == [Kind.TABLE], "the next round"

    told_from = [each for each in home.courier.told if each.kind in CALLS and each.destination == TO_TABLE]
    assert [each.after for each in told_from if each.kind is Kind.TABLE][-1] == told_from[-2].version


async def test_over_days_every_turn_is_a_post(home: Home) -> None:
    table_id = await home.dealt(*PEOPLE, pace=Pace.DAY)
    for player in PEOPLE:
        assert await plays(home, table_id, player) == [Kind.TABLE]
    assert (await home.store.matches.load(table_id)).round == ()


async def test_who_is_asked_is_reminded_at_half_once_and_then_the_caretaker_plays(home: Home) -> None:
    await home.dealt(*PEOPLE, pace=Pace.NINETY_SECONDS)
    await home.tell()

    home.time += 44 * SECOND
    await home.coordinator.scheduler.run_due()
    assert await reminded(home) == []
    home.time += SECOND
    await home.coordinator.scheduler.run_due()
    assert [each.key for each in await reminded(home)] == [Notice.REMINDER_HALF]
    for _ in range(44):
        home.time += SECOND
        await home.coordinator.scheduler.run_due()
    assert await reminded(home) == []
    home.time += SECOND
    await home.coordinator.scheduler.run_due()
    assert [each.key for each in await reminded(home)] == [Notice.CARETAKER_PLAYED]


async def test_neither_night_nor_waking_hours_nor_an_absence_stop_a_live_game(home: Home) -> None:
    home.time = datetime(2026, 3, 3, 2, tzinfo=UTC)
    await home.coordinator.profiles.update(ANN, zone="Europe/Paris", hours=(8 * 60, 22 * 60))
    await home.coordinator.profiles.go_away(ANN, home.time + timedelta(days=3))
    person = await home.coordinator.profiles.get(ANN)
    assert (person.waking, person.away) == (
        Waking("Europe/Paris", 480, 1320),
        (Away(home.time, home.time + timedelta(days=3)),),
    )
    table_id = await home.dealt(*PEOPLE, pace=Pace.FIVE_MINUTES)

    for _ in range(10):
        await home.pass_time(MINUTE / 2, MINUTE / 2)
        await home.tell()
    assert home.courier.words() == [Notice.REMINDER_HALF, Notice.CARETAKER_PLAYED]
    assert (await home.coordinator.reader.panel(by(BEN), table_id)).asked


async def test_who_has_just_clicked_is_reminded_at_the_table_and_rung_for_there(home: Home) -> None:
    await home.dealt(*PEOPLE, pace=Pace.FIVE_MINUTES)
    await home.tell()
    home.coordinator.presence.seen(ANN, 0)

    await home.pass_time(MINUTE / 2, 5 * MINUTE)
    told = await home.tell()
    words = [(each.key, each.destination, each.player) for each in told if each.kind is not Kind.UPDATE]
    assert (Notice.REMINDER_HALF, TO_TABLE, ANN) in words
    assert (Notice.CARETAKER_PLAYED, TO_TABLE, ANN) in words
    kinds = {each.kind for each in told if each.destination == to_player(ANN)}
    assert kinds <= {Kind.RETIRE, Kind.REFRESH}, "no private message for who sits here"


async def test_ten_minutes_after_the_last_click_private_messages_come_again(home: Home) -> None:
    live = await home.dealt(*PEOPLE, pace=Pace.FIVE_MINUTES)
    slow = await home.dealt(*PEOPLE, pace=Pace.DAY)
    posts = home.coordinator.posts
    assert not await posts.is_here(live, ANN)
    home.coordinator.presence.seen(ANN, 0)
    home.time += 10 * MINUTE - SECOND
    assert await posts.is_here(live, ANN)
    assert not await posts.is_here(slow, ANN), "over days nobody need be there"
    home.time += SECOND
    assert not await posts.is_here(live, ANN)
    home.coordinator.presence.seen(ANN, 0)
    await home.coordinator.records.forget(ANN)
    assert not await posts.is_here(live, ANN)


async def test_no_turn_is_lost_because_the_bot_was_down_however_shortly(reopened: Open) -> None:
    async with reopened() as home:
        live = await home.dealt(*PEOPLE, pace=Pace.NINETY_SECONDS)
        slow = await home.dealt(BEN, ANN, pace=Pace.DAY)
        await home.coordinator.scheduler.housekeeping()
        home.time += 80 * SECOND
        await home.coordinator.scheduler.run_due()
        await home.coordinator.scheduler.housekeeping()
        before, deadline = home.time, (await home.coordinator.reader.panel(by(BEN), slow)).deadline

    async with reopened() as home:
        home.time = before + 60 * SECOND
        assert home.time - before < DOWNTIME
        await home.coordinator.scheduler.shift_deadlines()
        await home.coordinator.scheduler.run_due()

        panel = await home.coordinator.reader.panel(by(ANN), live)
        assert panel.asked
        assert panel.deadline == home.time + 45 * SECOND, "half of the time is there again"
        assert (await home.coordinator.reader.panel(by(BEN), slow)).deadline == deadline
        home.time += 45 * SECOND
        await home.coordinator.scheduler.run_due()
        assert (await home.coordinator.reader.panel(by(BEN), live)).asked


async def test_where_discord_was_away_for_a_moment_live_clocks_stand(home: Home) -> None:
    table_id = await home.dealt(*PEOPLE, pace=Pace.NINETY_SECONDS)
    home.time += 10 * SECOND
    home.coordinator.scheduler.pause("shard 0")
    home.time += 60 * SECOND
    await home.coordinator.scheduler.resume("shard 0")

    panel = await home.coordinator.reader.panel(by(ANN), table_id)
    assert panel.deadline == home.time + 80 * SECOND


async def test_while_nothing_gets_through_live_clocks_alone_stand(home: Home) -> None:
    live = await home.dealt(ANN, BEN, pace=Pace.NINETY_SECONDS)
    slow = await home.dealt(BEN, ANN, pace=Pace.HALF_DAY)
    scheduler = home.coordinator.scheduler
    home.time += 10 * SECOND
    scheduler.pause_live(home.time)
    home.time += timedelta(hours=12)
    await scheduler.run_due()
    assert await scheduler.begin_due() > timedelta(0), "it does not look in a circle"
    assert (await home.coordinator.reader.panel(by(ANN), live)).asked
    assert not (await home.coordinator.reader.panel(by(BEN), slow)).asked

    await scheduler.resume_live()
    assert (await home.coordinator.reader.panel(by(ANN), live)).deadline == home.time + 80 * SECOND


async def test_a_live_turn_is_taken_only_once_discord_answers(home: Home) -> None:
    live = await home.dealt(ANN, BEN, pace=Pace.NINETY_SECONDS)
    there, asked = False, 0

    async def reachable() -> bool:
        nonlocal asked
        asked += 1
        return there

    home.coordinator.scheduler.reachable = reachable
    home.time += 45 * SECOND
    await home.coordinator.scheduler.run_due()
    assert asked == 0, "nothing is taken by a reminder"
    home.time += 45 * SECOND
    await home.coordinator.scheduler.run_due()
    assert (await home.coordinator.reader.panel(by(ANN), live)).asked
    there = True
    await home.coordinator.scheduler.run_due()
    assert not (await home.coordinator.reader.panel(by(ANN), live)).asked
