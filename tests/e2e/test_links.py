"""Every link to a table leads to where it is played, right after each step, whoever holds the message."""

import random
import re
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from discord_sandbox import Change, ChangeType, Channel, Message, Permission, Person
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.playing import (
    all_pass,
    asks,
    begun,
    button,
    click_in_thread,
    gather,
    newest_table,
    played_out,
)

KNOWN = painted_by(PlainSkin, hidden=True)
GAMES: dict[str, dict[str, Any]] = {
    "chicago-poker": {"game": "chicago-poker", "options": "length:short"},
    "whispers": {"game": "whispers", "options": "goal:1, rounds:5"},
}
LINK = re.compile(r"\[[^\]]+\]\(https://discord\.com/channels/\d+/(\d+)(?:/(\d+))?\)")

LINKED_ALIKE = pytest.mark.long("links are made alike in every game")
any_game_anywhere = pytest.mark.parametrize(
    ("game", "threads"),
    [
        pytest.param("chicago-poker", True, id="chicago-poker-thread"),
        pytest.param("whispers", False, id="whispers-channel"),
        pytest.param("chicago-poker", False, id="chicago-poker-channel", marks=LINKED_ALIKE),
        pytest.param("whispers", True, id="whispers-thread", marks=LINKED_ALIKE),
    ],
)
with_and_without_threads = pytest.mark.parametrize("threads", [True, False], ids=["thread", "channel"])


def misled(bot: Bot, message: Message, place: Channel) -> list[str]:
    """The links of a message that lead elsewhere than to a table played there."""
    wrong = []
    for found in LINK.finditer(message.text):
        channel, target = int(found[1]), int(found[2] or 0)
        there = place.messages.get(target)
        if channel != place.id or (place is bot.sandbox.channel and (there is None or there.deleted)):
            wrong.append(found[0])
    return wrong


def letters(person: Person) -> list[Message]:
    """What lies in somebody's private messages."""
    return [message for message in person.mail if not message.deleted]


async def dealt(bot: Bot, *, threads: bool, **options: Any) -> tuple[tuple[Person, ...], Channel, Message]:
    """A table of three with its cards dealt, where a thread can be made, or where none can."""
    if not threads:
        bot.sandbox.world.deny(bot.sandbox.channel, Permission.CREATE_PUBLIC_THREADS)
        await bot.sandbox.idle()
    people, place = await begun(bot, 3, **options)
    lobby = next(m for m in bot.sandbox.channel.messages.values() if m.attachments)
    assert (place is not bot.sandbox.channel) is threads
    return people, place, lobby


@pytest.mark.by_day("thread", why="threads are the rule; reminders are followed in both")
@any_game_anywhere
async def test_after_the_deal_and_a_turn_every_link_leads_to_the_table(
    tmp_path: Path, game: str, threads: bool
) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        bot.sandbox.fault("POST", "*/threads", slow=0.3)  # the private messages are there before the thread
        people, place, lobby = await dealt(bot, threads=threads, **GAMES[game])
        held = [lobby, *(each for person in people for each in letters(person))]
        assert len(held) == 4
        assert all(LINK.search(message.text) for message in held if message is not lobby)
        assert bool(LINK.search(lobby.text)) != threads, "a thread hangs below it: one way there is enough"
        assert [wrong for message in held for wrong in misled(bot, message, place)] == []

        elsewhere = bot.sandbox.world.channel("lounge")
        for command in ("hand", "tables"):
            shown = (await people[0].slash(elsewhere, command)).message
            assert LINK.search(shown.text), command
            assert misled(bot, shown, place) == [], command

        await play_by_clicks(bot, people, place)
        held = [each for person in people for each in letters(person)]
        assert [wrong for message in held for wrong in misled(bot, message, place)] == []


@with_and_without_threads
async def test_a_reminder_leads_to_the_table(tmp_path: Path, threads: bool) -> None:
    ahead = timedelta(0)
    async with a_bot(tmp_path / "db", known=KNOWN, now=lambda: datetime.now(UTC) + ahead) as bot:
        people, place, _ = await dealt(bot, threads=threads, pace="12h")
        person = next(p for p in people if p.account in newest_table(place).pings)
        ahead = timedelta(hours=6.1)
        await bot.coordinator.scheduler.run_due()
        reminder = await bot.sandbox.message(lambda m: ":R>" in m.text and m in person.mail)
        assert LINK.search(reminder.text)
        assert misled(bot, reminder, place) == []


async def play_by_clicks(bot: Bot, people: tuple[Person, ...], place: Channel) -> None:
    """Whoever is called acts once."""
    before = newest_table(place)
    for person in people:
        if person.account in before.pings:
            await click_in_thread(bot.sandbox, person, place, random.Random(1))
    await bot.sandbox.idle()


@pytest.mark.by_day("thread", why="threads are the rule; reminders are followed in both")
@with_and_without_threads
async def test_no_message_leads_to_the_channel_while_its_thread_is_made(
    tmp_path: Path, threads: bool
) -> None:
    """Also the answer to who typed the start, which nobody can mend later."""
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        if not threads:
            bot.sandbox.world.deny(bot.sandbox.channel, Permission.CREATE_PUBLIC_THREADS)
        people = bot.sandbox.people[:2]
        for person in people:
            person.change(locale="en-US")
        lobby = await gather(bot, people, **GAMES["chicago-poker"])
        listed = await people[1].slash(bot.sandbox.channel, "tables")
        assert f"/{lobby.channel.id}/{lobby.id})" in listed.text, "a list leads to the lobby"
        texts = list[str]()

        def listen(change: Change) -> None:
            if change.type in (ChangeType.MESSAGE_POSTED, ChangeType.MESSAGE_EDITED):
                assert isinstance(change.subject, Message)
                texts.append(change.subject.text)

        bot.sandbox.world.listeners.append(listen)
        bot.sandbox.fault("POST", "*/threads", slow=0.3)
        await people[0].slash(bot.sandbox.channel, "table start")
        await all_pass(bot, "1")
        table = await bot.sandbox.message(lambda m: asks(m, ":rules") and m.only_for is None)
        await bot.sandbox.idle()
        links = [(int(found[1]), found[2]) for text in texts for found in LINK.finditer(text)]
        assert links
        for channel, message in links:
            assert channel == table.channel.id
            assert threads or message, "a link to the channel one is in leads nowhere"


@pytest.mark.by_day("thread", why="threads are the rule; reminders are followed in both")
@any_game_anywhere
async def test_the_result_leads_to_the_table(tmp_path: Path, game: str, threads: bool) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, place, lobby = await dealt(bot, threads=threads, **GAMES[game])
        for person in people[:2]:
            sure = (await person.slash(place, "game concede")).message
            await person.click(sure, custom_id=button(sure, ":really-concede"))
        await bot.sandbox.idle()
        for person in people[2:]:
            sure = (await person.slash(place, "game concede")).message
            await person.click(sure, custom_id=button(sure, ":really-concede"))
        await bot.sandbox.message(lambda m: asks(m, ":rematch"), channel=place)
        await bot.sandbox.idle()
        results = [letters(person) for person in people]
        assert [len(each) for each in results] == [1, 1, 1]
        for message in (lobby, *(each[0] for each in results)):
            assert LINK.search(message.text), message.text
            assert misled(bot, message, place) == []


@pytest.mark.by_day("thread", why="threads are the rule; reminders are followed in both")
@with_and_without_threads
async def test_the_result_of_a_game_played_out_leads_to_the_table(tmp_path: Path, threads: bool) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, place, _ = await dealt(bot, threads=threads, **GAMES["whispers"])
        await played_out(bot, people, place, 1)
        await bot.sandbox.idle()
        for person in people:
            (result,) = letters(person)
            assert LINK.search(result.text)
            assert misled(bot, result, place) == []
