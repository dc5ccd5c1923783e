"""What may befall a table: lost lines, closed doors, deleted posts. Nothing is lost, nothing said twice."""

import random
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Channel, Message, Permission, Person
from tests.e2e.house import House, a_house
from tests.e2e.playing import (
    asks,
    click_in_thread,
    controls,
    deal,
    gather,
    newest_table,
    over,
    panel,
    play_by,
    play_out,
)


async def begun(house: House, seats: int = 2, **options: str) -> tuple[tuple[Person, ...], Channel]:
    """A table with its cards dealt and everything told."""
    people = house.sandbox.people[:seats]
    for person in people:
        person.change(locale="en-US")
    channel = await deal(house, await gather(house, people, **options), people[0])
    await house.sandbox.idle()
    return people, channel


async def a_turn(house: House, people: tuple[Person, ...], channel: Channel, seed: int = 1) -> Message:
    """The next table post, after whoever is called for has played his turn from under the table."""
    dice, before = random.Random(seed), newest_table(channel)
    while newest_table(channel) is before:
        called = [p for p in people if p.account in before.pings]
        if not any([await click_in_thread(house.sandbox, p, channel, dice) for p in called]):
            await house.sandbox.until(lambda: newest_table(channel) is not before or over(channel))
    return newest_table(channel)


FAULTS: list[dict[str, Any]] = [
    {"status": 500, "times": 2},
    {"status": 503, "times": 2},
    {"status": 429, "retry_after": 0.2, "times": 2},
    {"lost": "before"},
    {"lost": "after"},
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: "-".join(map(str, fault.values())))
async def test_a_table_post_that_stumbles_comes_once(tmp_path: Path, fault: dict[str, Any]) -> None:
    async with a_house(tmp_path / "db") as house:
        people, channel = await begun(house)
        classify = house.sandbox.fault("POST", f"/channels/{channel.id}/messages", **fault)
        post = await a_turn(house, people, channel)
        await house.sandbox.idle()
        assert classify.struck
        texts = [m.text for m in channel.messages.values() if m.only_for is None and not m.deleted]
        assert texts.count(post.text) == 1


@pytest.mark.parametrize("fault", [{"status": 500}, {"status": 503}, {"lost": "after"}])
async def test_an_answer_that_stumbles_leaves_the_game_whole(tmp_path: Path, fault: dict[str, Any]) -> None:
    async with a_house(tmp_path / "db") as house:
        people, channel = await begun(house)
        person = next(p for p in people if p.account in newest_table(channel).pings)
        message = panel(person)
        assert message is not None
        house.sandbox.fault("POST", "/interactions/*/callback", **fault)
        house.sandbox.fault("PATCH", "/webhooks/*/messages/@original", **fault)
        recruit = next(custom_id for custom_id, _ in controls(message) if custom_id.endswith(":recruit"))
        await person.click(message, custom_id=recruit, patience=0)
        await house.sandbox.idle()
        assert (await house.store.load(1)).version == 2
        hand = await person.slash(channel, "hand")
        assert hand.message.attachments


async def test_a_deleted_table_post_comes_again(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        _, channel = await begun(house)
        table = newest_table(channel)
        house.sandbox.world.delete(table)
        again = await house.sandbox.message(lambda m: asks(m, ":hand"), channel=channel, after=table)
        assert again.attachments


async def test_without_its_thread_the_game_goes_on_in_the_channel(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        people, thread = await begun(house)
        home = house.sandbox.channel
        house.sandbox.world.delete_channel(thread)
        table = await house.sandbox.message(lambda m: asks(m, "t:1:hand"), channel=home)
        assert any("thread" in m.text for m in home.messages.values())
        last = await play_by(house, people, table.channel, 3, click_in_thread)
        assert last.channel is home


async def test_a_locked_thread_is_left_for_the_channel(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        people, thread = await begun(house)
        house.sandbox.world.change_channel(thread, archived=True, locked=True)
        before = newest_table(thread)
        dice = random.Random(2)
        while newest_table(thread) is before and not _home_table(house):
            for person in people:
                message = panel(person)
                if message is not None:
                    custom_id, value = dice.choice(controls(message))
                    await (
                        person.click(message, custom_id=custom_id)
                        if value is None
                        else person.choose(message, value, custom_id=custom_id)
                    )
                    await house.sandbox.idle(quiet=0.05)
        assert _home_table(house)


def _home_table(house: House) -> bool:
    return any(asks(m, "t:1:hand") for m in house.sandbox.channel.messages.values())


async def test_without_the_right_to_open_threads_the_game_is_played_in_the_channel(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        sandbox = house.sandbox
        sandbox.world.deny(sandbox.channel, Permission.CREATE_PUBLIC_THREADS)
        people, channel = await begun(house)
        assert channel is sandbox.channel
        last = await play_out(house, people, channel, seed=4)
        assert last.channel is channel


async def test_a_lost_permission_is_told_to_the_host_and_mended(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        sandbox = house.sandbox
        people, thread = await begun(house)
        rights = Permission.SEND_MESSAGES_IN_THREADS | Permission.SEND_MESSAGES
        sandbox.world.deny(sandbox.channel, rights)
        person = next(p for p in people if p.account in newest_table(thread).pings)
        before = newest_table(thread)
        dice = random.Random(2)
        while not any("may not post" in m.text for m in people[0].mail):
            message = panel(person)
            if message is not None:
                custom_id, value = dice.choice(controls(message))
                await (
                    person.click(message, custom_id=custom_id)
                    if value is None
                    else person.choose(message, value, custom_id=custom_id)
                )
            await sandbox.idle(quiet=0.05)
        sandbox.world.allow(sandbox.channel, rights)
        after = await sandbox.message(lambda m: asks(m, ":hand"), channel=thread, after=before, patience=30)
        assert after.attachments


async def test_kicked_and_invited_again_the_bot_shows_where_the_table_stands(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        people, thread = await begun(house)
        before = newest_table(thread)
        house.sandbox.world.kick_bot()
        await house.sandbox.idle()
        house.sandbox.world.invite_bot()
        await house.sandbox.message(lambda m: asks(m, ":hand"), channel=thread, after=before, patience=30)
        await play_by(house, people, thread, 3, click_in_thread)


async def test_closed_messages_are_said_once_and_opened_ones_are_noticed(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        sandbox = house.sandbox
        people, channel = await begun(house)
        person = next(p for p in people if p.account not in newest_table(channel).pings)
        person.change(dms_open=False)
        await a_turn(house, people, channel)
        word = await sandbox.message(lambda m: "private messages" in m.text, channel=channel)
        assert word.pings == (person.account,)
        person.change(dms_open=True)
        await person.slash(person.dm or channel, "hand")
        await a_turn(house, people, channel, seed=2)
        await a_turn(house, people, channel, seed=3)
        await sandbox.until(lambda: panel(person))


async def test_the_line_breaks_and_the_game_goes_on(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        people, channel = await begun(house)
        await house.sandbox.gateway.drop()
        await house.sandbox.until(lambda: house.sandbox.gateway.connected, patience=30)
        await a_turn(house, people, channel)


async def test_a_session_that_discord_ended_is_begun_anew_at_the_same_address(tmp_path: Path) -> None:
    async with a_house(tmp_path / "db") as house:
        people, channel = await begun(house)
        house.sandbox.gateway.invalidate(resumable=False)
        await house.sandbox.until(lambda: not house.sandbox.gateway.connected, patience=10)
        await house.sandbox.until(lambda: house.sandbox.gateway.connected, patience=30)
        await a_turn(house, people, channel)
