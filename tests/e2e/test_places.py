"""Channels, servers and people go away, as people see it; and a post that may have come is looked for."""

import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.table.refusals import CannotWrite
from discord_sandbox import Change, ChangeType, Channel, Message, Permission, Person
from tests.helpers.bot_in_sandbox import Bot, a_bot, a_sandbox, an_hour_on
from tests.helpers.copied_games import dealt_game
from tests.helpers.databases import connected
from tests.helpers.playing import (
    a_turn,
    asks,
    begun,
    button,
    click_in_thread,
    controls,
    gather,
    newest_table,
    panel,
    press,
)


def calls(bot: Bot) -> list[tuple[Person, Message]]:
    """From now on: who is called by a table post, in order."""
    heard = list[tuple[Person, Message]]()

    def listen(change: Change) -> None:
        message = change.subject
        if (
            change.type is ChangeType.MESSAGE_POSTED
            and isinstance(message, Message)
            and asks(message, ":rules")
        ):
            heard.extend((p, message) for p in bot.sandbox.people if p.account in message.pings)

    bot.sandbox.world.listeners.append(listen)
    return heard


def _has_mail(person: Person, words: str) -> bool:
    return any(words in message.text for message in person.mail)


def _moved_on(channel: Channel, post: Message) -> bool:
    return newest_table(channel) is not post


async def play_from_mail(bot: Bot, person: Person, seed: int = 1) -> None:
    """A whole turn, clicked in private messages."""
    dice = random.Random(seed)
    while (message := panel(person)) is not None:
        await press(bot.sandbox, person, message, dice)
        await bot.sandbox.idle()


def asked(people: tuple[Person, ...]) -> Person:
    return next(person for person in people if panel(person))


# ---- a deleted channel, a moved table ----


async def test_a_deleted_channel_is_told_in_private_and_the_table_goes_on_elsewhere(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, thread):
        home, lounge = bot.sandbox.channel, bot.sandbox.world.channel("lounge")
        heard = calls(bot)
        bot.sandbox.world.delete_channel(home)
        for person in people:
            await bot.sandbox.until(partial(_has_mail, person, "was deleted"))
        await bot.sandbox.idle()
        assert not any(str(home.id) in m.text or str(thread.id) in m.text for p in people for m in p.mail)
        first = asked(people)
        await play_from_mail(bot, first)

        said = await people[0].slash(lounge, "table move")

        assert "now in" in said.text
        table = await bot.sandbox.message(lambda m: asks(m, "t:1:rules"))
        assert table.channel.parent is lounge
        second = asked(people)
        assert [person.id for person, _ in heard] == [second.id]
        await bot.sandbox.idle()
        assert any(f"/{table.channel.id})" in m.text for m in second.mail)
        assert not any("is gone" in m.text for m in table.channel.messages.values())
        await a_turn(bot, people, table.channel)


async def test_a_channel_deleted_while_the_bot_is_away_is_noticed_at_the_start(tmp_path: Path) -> None:
    async with a_sandbox() as sandbox:
        async with a_bot(tmp_path / "db", sandbox=sandbox) as bot:
            people, _ = await begun(bot)
        sandbox.world.delete_channel(sandbox.channel)
        async with a_bot(tmp_path / "db", sandbox=sandbox):
            await sandbox.until(lambda: any("was deleted" in m.text for m in people[0].mail))


async def test_a_moved_table_leaves_a_line_and_asks_for_missing_rights(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, thread):
        world, lounge = bot.sandbox.world, bot.sandbox.world.channel("lounge")
        heard = calls(bot)
        world.deny(lounge, Permission.ATTACH_FILES)
        world.deny(lounge, Permission.VIEW_CHANNEL, people[1].account)
        await bot.sandbox.idle()

        no = await people[0].slash(thread, "table move", channel=lounge)
        assert "Attach Files" in no.text
        assert "Send Messages" not in no.text
        world.allow(lounge, Permission.ATTACH_FILES)
        await bot.sandbox.idle()
        no = await people[0].slash(thread, "table move", channel=lounge)
        assert people[1].account.display in no.panel.text
        world.allow(lounge, Permission.VIEW_CHANNEL, people[1].account)
        no = await people[1].slash(thread, "table move", channel=lounge)
        assert "the host of this table" in no.panel.text

        await people[0].slash(thread, "table move", channel=lounge)

        table = await bot.sandbox.message(lambda m: asks(m, "t:1:rules"), after=newest_table(thread))
        assert table.channel.parent is lounge
        farewell = await bot.sandbox.message(
            lambda m: "This table moves" in m.text and m.only_for is None, channel=thread
        )
        assert str(table.id) in farewell.text
        await bot.sandbox.until(lambda: not any(asks(m, "t:1:hand") for m in thread.messages.values()))
        assert heard == [], "they have been called for this turn"


# ---- somebody who has left ----


async def waited_for_in_vain(bot: Bot) -> tuple[tuple[Person, ...], Channel, Person, Message]:
    """Who is up next has left the server; and the word of it."""
    people, channel = await begun(bot, 3)
    gone = next(p for p in people[1:] if p.account not in newest_table(channel).pings)
    bot.sandbox.world.leave_guild(gone.account)
    while gone.account not in newest_table(channel).pings:
        dice, before = random.Random(1), newest_table(channel)
        person = next(p for p in people if p.account in before.pings)
        while newest_table(channel) is before and await click_in_thread(bot.sandbox, person, channel, dice):
            await bot.sandbox.idle()
        await bot.sandbox.until(partial(_moved_on, channel, before))
    word = await bot.sandbox.message(lambda m: "has left this server" in m.text, channel=channel)
    return people, channel, gone, word


async def test_who_has_left_the_server_is_named_and_a_computer_plays_on(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", now=an_hour_on) as bot:
        people, channel, gone, word = await waited_for_in_vain(bot)
        assert word.pings == (people[0].account,)
        assert not any("private messages" in m.text for m in channel.messages.values())
        before = newest_table(channel)

        await people[0].click(word, custom_id=button(word, ":stand-in:" + word.buttons[0]["custom_id"][-1]))

        await bot.sandbox.until(lambda: newest_table(channel) is not before)
        seats = (await bot.store.tables.load(1)).occupants
        assert next(o for o in seats if o.player == gone.id).level is not None
        assert sum("has left this server" in m.text for m in channel.messages.values()) == 1


async def test_who_took_no_private_messages_and_left_is_noticed_when_they_are_up(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        silent = next(p for p in people if p.account not in newest_table(channel).pings)
        await bot.coordinator.profiles.update(silent.id, dms=False)
        bot.sandbox.world.leave_guild(silent.account)

        await a_turn(bot, people, channel)

        word = await bot.sandbox.message(lambda m: "has left this server" in m.text, channel=channel)
        assert any(":stand-in:" in b["custom_id"] for b in word.buttons)


@pytest.mark.expected_errors("not put off .*CannotWrite: (database or disk is full|DiskFull)")
async def test_a_refusal_that_cannot_be_written_down_is_not_met_again_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_bot(tmp_path / "db", now=an_hour_on) as bot:
        people, channel = await begun(bot)
        closed = next(p for p in people if p.account not in newest_table(channel).pings)
        closed.change(dms_open=False)

        async def full(*_: object) -> bool:
            raise CannotWrite("database or disk is full")

        monkeypatch.setattr(bot.store, "dms_refused", full)
        await a_turn(bot, people, channel)
        await bot.sandbox.idle(quiet=0.5)

        assert closed.dm is not None
        path = f"/channels/{closed.dm.id}/messages"
        tries = [
            r
            for r in bot.sandbox.requests
            if r.method == "POST" and r.path.endswith(path) and r.status == 403
        ]
        assert len(tries) == 1


async def test_their_seat_goes_to_who_is_chosen_from_the_list_and_clicks(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", now=an_hour_on) as bot:
        people, channel, gone, word = await waited_for_in_vain(bot)
        friend = bot.sandbox.people[5]
        friend.change(locale="en-US")
        fill = next(b["custom_id"] for b in word.buttons if ":fill-seat:" in b["custom_id"])
        no = await bot.sandbox.people[4].click(word, custom_id=fill)
        assert "host" in no.text or "hôte" in no.text

        chooser = (await people[0].click(word, custom_id=fill)).message
        await people[0].choose(chooser, [friend])
        offer = await bot.sandbox.message(
            lambda m: friend.account in m.pings and any(":take-seat:" in b["custom_id"] for b in m.buttons),
            channel=channel,
        )
        await friend.click(offer)

        assert gone.id not in (await bot.store.tables.load(1)).people
        assert friend.id in (await bot.store.tables.load(1)).people


@pytest.mark.long("a seat that goes to another is tried by day")
async def test_who_comes_back_before_that_plays_on(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", now=an_hour_on) as bot:
        people, channel, gone, word = await waited_for_in_vain(bot)
        gone.change(locale="en-US")
        bot.sandbox.guild.members[gone.id] = set()

        stand_in = next(b["custom_id"] for b in word.buttons if ":stand-in:" in b["custom_id"])
        no = await people[0].click(word, custom_id=stand_in)

        assert "still in the game" in no.panel.text
        await bot.sandbox.message(lambda m: "is back on this server" in m.text, channel=channel)
        await bot.sandbox.until(lambda: panel(gone))
        assert await click_in_thread(bot.sandbox, gone, channel, random.Random(1))


# ---- one call a turn ----


@pytest.mark.long("a locked thread, and an outage, are tried apart by day")
async def test_a_locked_thread_and_an_outage_call_nobody_twice(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, thread):
        heard, first = calls(bot), asked(people)
        bot.sandbox.world.change_channel(thread, archived=True, locked=True)
        await play_from_mail(bot, first)
        await bot.sandbox.message(lambda m: asks(m, "t:1:rules"), channel=bot.sandbox.channel)
        await bot.sandbox.idle()
        second = asked(people)
        assert [person.id for person, _ in heard] == [second.id]

        heard.clear()
        rights = Permission.SEND_MESSAGES
        bot.sandbox.world.deny(bot.sandbox.channel, rights)
        await play_from_mail(bot, second)
        await play_from_mail(bot, first, seed=2)
        await bot.sandbox.until(lambda: not bot.client.courier.under_way)  # no post of before is on its way
        assert heard == []
        bot.sandbox.world.allow(bot.sandbox.channel, rights)
        await bot.sandbox.until(lambda: heard)
        await bot.sandbox.idle()
        assert [person.id for person, _ in heard] == [second.id], "one post, one call, of the present"


async def test_kicked_and_invited_again_nobody_is_called_for_a_turn_twice(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, _, thread):
        heard, before = calls(bot), newest_table(thread)
        bot.sandbox.world.kick_bot()
        await bot.sandbox.idle()
        bot.sandbox.world.invite_bot()
        await bot.sandbox.message(lambda m: asks(m, ":hand"), channel=thread, after=before)
        assert heard == []


async def test_a_bot_that_deletes_our_posts_gets_three_more_and_show_brings_them_back(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, thread):
        for _ in range(3):
            before = newest_table(thread)
            bot.sandbox.world.delete(before)
            await bot.sandbox.message(lambda m: asks(m, ":hand"), channel=thread, after=before)
            await bot.sandbox.idle()
        before = newest_table(thread)
        bot.sandbox.world.delete(before)
        for person in people:
            await bot.sandbox.until(partial(_has_mail, person, "keeps deleting"))
        assert not any(asks(m, ":hand") and m.only_for is None for m in thread.messages.values())

        await people[1].slash(thread, "show")
        await bot.sandbox.until(
            lambda: any(asks(m, ":hand") and m.only_for is None for m in thread.messages.values())
        )


@pytest.mark.parametrize(
    ("who", "typed", "options"),
    [(1, "table join", {}), (0, "table computer", {"level": "rookie"})],
)
async def test_who_types_to_a_lobby_whose_posts_were_deleted_brings_it_back_to_stay(
    tmp_path: Path, who: int, typed: str, options: dict[str, str]
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people, channel = bot.sandbox.people, bot.sandbox.channel
        lobby = await gather(bot, people[:1])
        for _ in range(3):
            await bot.sandbox.idle()  # it is remembered by then
            bot.sandbox.world.delete(lobby)
            lobby = await bot.sandbox.message(lambda m: asks(m, ":join"), channel=channel, after=lobby)
        await bot.sandbox.idle()
        bot.sandbox.world.delete(lobby)
        await bot.sandbox.until(partial(_has_mail, people[0], "keeps deleting"))
        assert not any(asks(m, ":join") for m in channel.messages.values())

        words: dict[str, Any] = {**options}  # no number: the table is clear
        answer = await people[who].slash(channel, typed, **words)

        assert not answer.failed
        back = await bot.sandbox.message(lambda m: asks(m, ":join"), channel=channel, after=lobby)
        await bot.sandbox.idle()
        bot.sandbox.world.delete(back)
        await bot.sandbox.message(lambda m: asks(m, ":join"), channel=channel, after=back)


# ---- looked for before it is told again ----


@pytest.mark.by_day("table", why="a nonce and a mark are looked for alike")
@pytest.mark.parametrize("kind", ["table", "panel", "lobby"])
async def test_what_was_told_before_a_kill_or_a_restored_backup_is_not_told_again(
    tmp_path: Path, kind: str
) -> None:
    path = tmp_path / "db"
    async with a_sandbox() as sandbox:
        async with a_bot(path, sandbox=sandbox) as bot:
            people, _ = await begun(bot)
        posted = {m.id for m in sandbox.world.messages()}
        with connected(path) as db:
            db.execute("UPDATE outbox SET state = 'waiting' WHERE kind = ?", (kind,))
            db.execute("DELETE FROM posts")
        sandbox.clock.skip(3600)  # Discord has forgotten every nonce

        async with a_bot(path, sandbox=sandbox) as again:
            await sandbox.until(lambda: _told(path))
            await sandbox.idle()
            fresh = [m for m in sandbox.world.messages() if m.id not in posted]
            assert [m.text for m in fresh] == []
            assert await again.store.outbox.next_due(again.coordinator.now()) is None
            assert controls(panel(asked(people)) or fresh[0])


def _told(path: Path) -> bool:
    with connected(path) as db:
        (waiting,) = db.execute("SELECT count(*) FROM outbox WHERE state = 'waiting'").fetchone()
    return not waiting
