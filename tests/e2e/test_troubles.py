"""What may befall a table: lost lines, closed doors, deleted posts. Nothing is lost, nothing said twice."""

import asyncio
import random
from datetime import timedelta
from functools import partial
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from discord_sandbox import Permission
from tests.helpers.begun import nearly_over
from tests.helpers.bot_in_sandbox import Bot, Calendar, PlainSkin, a_bot, an_hour_on, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.hurried import hurry
from tests.helpers.playing import (
    a_turn,
    asks,
    begun,
    click_in_thread,
    controls,
    gather,
    newest_table,
    panel,
    play_by,
    play_out,
)

SAME_AS_503 = pytest.mark.long("it is tried again as after a 503")
FAULTS: list[Any] = [
    pytest.param({"status": 500, "times": 2}, marks=SAME_AS_503),
    {"status": 503, "times": 2},
    {"status": 429, "retry_after": 0.2, "times": 2},
    {"lost": "before"},
    {"lost": "after"},
]


@pytest.mark.by_day("429", "after", why="two ways of stumbling by day")
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: "-".join(map(str, fault.values())))
async def test_a_table_post_that_stumbles_comes_once(tmp_path: Path, fault: dict[str, Any]) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        fault_made = bot.sandbox.fault("POST", f"/channels/{channel.id}/messages", **fault)
        post = await a_turn(bot, people, channel)
        await bot.sandbox.idle()
        assert fault_made.struck
        texts = [m.text for m in channel.messages.values() if m.only_for is None and not m.deleted]
        assert texts.count(post.text) == 1


@pytest.mark.parametrize(
    "fault", [pytest.param({"status": 500}, marks=SAME_AS_503), {"status": 503}, {"lost": "after"}]
)
async def test_an_answer_that_stumbles_leaves_the_game_whole(tmp_path: Path, fault: dict[str, Any]) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        person = next(p for p in people if p.account in newest_table(channel).pings)
        message = panel(person)
        assert message is not None
        bot.sandbox.fault("POST", "/interactions/*/callback", **fault)
        bot.sandbox.fault("PATCH", "/webhooks/*/messages/@original", **fault)
        recruit = next(custom_id for custom_id, _ in controls(message) if custom_id.endswith(":recruit"))
        await person.click(message, custom_id=recruit, patience=0)
        await bot.sandbox.idle()
        assert (await bot.store.matches.load(1)).version == 2
        hand = await person.slash(channel, "hand")
        assert hand.message.attachments


async def test_a_deleted_table_post_comes_again(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, _, channel):
        table = newest_table(channel)
        bot.sandbox.world.delete(table)
        again = await bot.sandbox.message(lambda m: asks(m, ":hand"), channel=channel, after=table)
        assert again.attachments


@pytest.mark.long("a locked thread is left for the channel by day")
async def test_without_its_thread_the_game_goes_on_in_the_channel(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=nearly_over(2, painted_by(PlainSkin), moves=6)) as bot:
        people, thread = await begun(bot)
        home = bot.sandbox.channel
        bot.sandbox.world.delete_channel(thread)
        table = await bot.sandbox.message(lambda m: asks(m, "t:1:log"), channel=home)
        assert any("thread" in m.text for m in home.messages.values())
        last = await play_by(bot, people, table.channel, 3, click_in_thread)
        assert last.channel is home


async def test_a_locked_thread_is_left_for_the_channel(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, thread):
        bot.sandbox.world.change_channel(thread, archived=True, locked=True)
        before = newest_table(thread)
        dice = random.Random(2)
        while newest_table(thread) is before and not _home_table(bot):
            for person in people:
                message = panel(person)
                if message is not None:
                    custom_id, value = dice.choice(controls(message))
                    await (
                        person.click(message, custom_id=custom_id)
                        if value is None
                        else person.choose(message, value, custom_id=custom_id)
                    )
                    await bot.sandbox.idle()
        assert _home_table(bot)


def _home_table(bot: Bot) -> bool:
    return any(asks(m, "t:1:hand") for m in bot.sandbox.channel.messages.values())


async def test_without_the_right_to_open_threads_the_game_is_played_in_the_channel(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=nearly_over(2, painted_by(PlainSkin), moves=8)) as bot:
        sandbox = bot.sandbox
        sandbox.world.deny(sandbox.channel, Permission.CREATE_PUBLIC_THREADS)
        people, channel = await begun(bot)
        assert channel is sandbox.channel
        last = await play_out(bot, people, channel, seed=4)
        assert last.channel is channel


async def test_a_lost_permission_is_told_to_the_host_and_mended(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox = bot.sandbox
        people, thread = await begun(bot)
        rights = Permission.SEND_MESSAGES_IN_THREADS | Permission.SEND_MESSAGES
        sandbox.world.deny(sandbox.channel, rights)
        person = next(p for p in people if p.account in newest_table(thread).pings)
        before = newest_table(thread)
        dice = random.Random(2)
        while not any("I can no longer post" in m.text for m in people[0].mail):
            message = panel(person)
            if message is not None:
                custom_id, value = dice.choice(controls(message))
                await (
                    person.click(message, custom_id=custom_id)
                    if value is None
                    else person.choose(message, value, custom_id=custom_id)
                )
            await sandbox.idle()
        sandbox.world.allow(sandbox.channel, rights)
        after = await sandbox.message(lambda m: asks(m, ":hand"), channel=thread, after=before)
        assert after.attachments


@pytest.mark.long("after a kick nobody is called twice, which is tried by day")
async def test_kicked_and_invited_again_the_bot_shows_where_the_table_stands(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=nearly_over(2, painted_by(PlainSkin), moves=8)) as bot:
        people, thread = await begun(bot)
        before = newest_table(thread)
        bot.sandbox.world.kick_bot()
        await bot.sandbox.idle()
        bot.sandbox.world.invite_bot()
        await bot.sandbox.message(lambda m: asks(m, ":hand"), channel=thread, after=before)
        await play_by(bot, people, thread, 3, click_in_thread)


async def test_closed_messages_are_said_once_and_opened_ones_are_noticed(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", now=an_hour_on) as bot:
        sandbox = bot.sandbox
        people, channel = await begun(bot)
        person = next(p for p in people if p.account not in newest_table(channel).pings)
        person.change(dms_open=False)
        await a_turn(bot, people, channel)
        word = await sandbox.message(lambda m: "won’t let me message you" in m.text, channel=channel)
        assert word.pings == (), "the post has called them"
        person.change(dms_open=True)
        await person.slash(person.dm or channel, "hand")
        await a_turn(bot, people, channel, seed=2)
        await a_turn(bot, people, channel, seed=3)
        await sandbox.until(lambda: panel(person))


async def test_the_line_breaks_and_the_game_goes_on(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        await bot.sandbox.gateway.drop()
        await bot.sandbox.until(lambda: bot.sandbox.gateway.connected)
        await a_turn(bot, people, channel)


async def test_a_session_that_discord_ended_is_begun_anew_at_the_same_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(monkeypatch)
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        bot.sandbox.gateway.invalidate(resumable=False)
        await bot.sandbox.until(lambda: not bot.sandbox.gateway.connected)
        await bot.sandbox.until(lambda: bot.sandbox.gateway.connected)
        await a_turn(bot, people, channel)


async def test_an_event_that_comes_when_the_bot_has_ended_is_no_bug(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        await bot.sandbox.idle()
    await bot.client._run_event(partial(bot.store.tables.load, 1), "on_shard_ready")


@pytest.mark.expected_errors("bug in an event")
async def test_a_bug_in_an_event_that_comes_when_the_bot_has_ended_is_one(tmp_path: Path) -> None:
    async def counts(_: object) -> None:
        int("no number")

    async with a_bot(tmp_path / "db") as bot:
        await bot.sandbox.idle()
    await bot.client._run_event(counts, "on_shard_ready", 0)


async def test_telling_the_host_of_a_lost_right_swallows_no_letter(tmp_path: Path) -> None:
    """Discord compares nonces of all our messages: the word to the host must not go by the letter's."""
    calendar = Calendar()
    async with dealt_game(tmp_path / "db", now=calendar) as (bot, people, channel):
        lost = bot.sandbox.fault("POST", f"/channels/{channel.id}/messages", status=403, code=50013)
        before = newest_table(channel)

        turn = asyncio.create_task(a_turn(bot, people, channel))
        await bot.sandbox.until(lambda: any("I can no longer post" in m.text for m in people[0].mail))
        await bot.sandbox.idle()
        calendar.let_pass(bot, timedelta(seconds=5))  # until the letter is tried again
        bot.coordinator.posts.bell.set()
        await turn
        await bot.sandbox.idle()

        assert lost.struck
        assert newest_table(channel) is not before
        assert any("I can no longer post" in m.text for m in people[0].mail)


async def test_a_lobby_that_was_changed_too_often_gathers_no_more_an_hour_later(tmp_path: Path) -> None:
    """Discord lets the messages of a channel that are older than an hour be changed a few times only."""
    calendar = Calendar()
    async with a_bot(tmp_path / "db", now=calendar) as bot:
        people = bot.sandbox.people[:2]
        lobby = await gather(bot, people, cuts="everybody")
        await bot.sandbox.idle()
        await people[0].slash(lobby.channel, "table start", table=1)
        await people[0].slash(lobby.channel, "table cut", **{"pass": True}, table=1)
        await bot.sandbox.idle()
        late = {"status": 400, "code": 30046, "times": 99}
        refused = bot.sandbox.fault("PATCH", f"/channels/{lobby.channel.id}/messages/*", **late)
        await people[1].slash(lobby.channel, "table cut", **{"pass": True}, table=1)
        await bot.sandbox.idle()
        assert refused.struck
        assert asks(lobby, ":reopen")

        bot.sandbox.api.faults.clear()
        calendar.let_pass(bot, timedelta(hours=1))
        bot.coordinator.posts.bell.set()
        await bot.sandbox.until(lambda: not asks(lobby, ":reopen"))
        assert not lobby.deleted, "the thread hangs on it"


async def test_a_goodbye_that_nobody_answers_is_cut_short(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A busy machine is enough for it; the clean-up that follows a goodbye must come all the same."""

    async def unanswered(line: aiohttp.ClientWebSocketResponse, *, code: int, **_: object) -> None:
        waited.append((line, code))
        await asyncio.Event().wait()

    waited: list[tuple[aiohttp.ClientWebSocketResponse, int]] = []
    with monkeypatch.context() as patched:
        async with a_bot(tmp_path / "db") as bot:
            await begun(bot)
            patched.setattr(aiohttp.ClientWebSocketResponse, "close", unanswered)
    ((line, code),) = waited
    await line.close()  # else the next test that looks for rubbish finds the connection
    assert code == 1000
    assert bot.client.is_closed()
    with pytest.raises(RuntimeError, match="Session is closed"):
        await bot.client.http.get_bot_gateway()
