"""The sealed deck as people meet it: the seal's message, the form, the cuts on the lobby, the secret."""

import asyncio
import re
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.coordinator import cutting
from bot.table.match import TableId
from bot.table.outbox import Kind, Letter, seal_post
from bot.table.refusals import CannotWrite
from bot.table.table import Phase
from discord_sandbox import Message, MessageFlag, Person
from engine import seal
from tests.helpers.bot_in_sandbox import Bot, a_bot, a_sandbox
from tests.helpers.home import by
from tests.helpers.playing import all_pass, asks, behind_lobby, button, deal, gather

HEX = re.compile(r"`([0-9a-f]{64})`")
HOSTILE = (
    "/help",
    "/table new",
    "**bold** __under__ ~~gone~~ ||hidden||",
    "<@1> <#2> <t:0:R> @everyone",
    "https://discord.gg/abc [here](https://example.org)",
    "\\",
    "# head",
    "e" + "\u0301" * 59,
    "\u0301" * 60,
    "\u05e9\u05dc\u05d5\u05dd 1. x",
    "\U0001f0a1" * 60,
    "a  b\u3000c",
    "{ $who }",
)


async def closed(bot: Bot, people: tuple[Person, ...], **options: str) -> Message:
    """The lobby's message, once its deck is being cut."""
    lobby = await gather(bot, people, **{"cuts": "everybody", **options})
    await bot.sandbox.until(lambda: asks(lobby, ":start"))
    await people[0].click(lobby, custom_id=button(lobby, ":start"))
    await bot.sandbox.until(lambda: cut_button(lobby))
    return lobby


def cut_button(lobby: Message) -> str:
    return next((str(b["custom_id"]) for b in lobby.buttons if ":cut:" in str(b.get("custom_id"))), "")


async def secret_of(bot: Bot, table_id: TableId) -> str:
    return await bot.store.seals.secret(table_id)


@pytest.mark.by_day("fr", why="the seal is the same in any language")
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_the_seal_stands_unchanged_and_its_secret_is_told_at_the_end(
    tmp_path: Path, language: str
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people[:2]
        lobby = await gather(bot, people, by_clicks=True, language=language, cuts="everybody")
        await bot.sandbox.idle()
        first, promise = (m for m in bot.sandbox.channel.messages.values() if m.only_for is None)
        assert first is lobby
        post = await bot.coordinator.posts.sent.post(1, seal_post(1))
        assert post is not None
        assert (post.channel_id, post.message_id) == (bot.sandbox.channel.id, promise.id)
        secret = await secret_of(bot, 1)
        assert HEX.findall(promise.text) == [seal.seal("chicago-poker", secret)]
        assert MessageFlag.SUPPRESS_NOTIFICATIONS in promise.flags
        assert not promise.pings

        table = await deal(bot, lobby, people[0], by_clicks=True)
        await bot.sandbox.idle()
        seed = await bot.store.matches.seed(1)
        for message in bot.sandbox.world.messages():
            said = f"{message.text} {message.buttons} {message.selects} {message.attachments}"
            assert secret not in said
            assert seed not in said

        for person in people:
            await bot.coordinator.endings.concede(by(person.id), 1)
        last = await bot.sandbox.message(lambda m: asks(m, ":rematch") and m.channel is table)
        assert "🔓" in last.text
        assert HEX.findall(last.text) == []
        rest = (await people[0].click(last, custom_id=button(last, ":more:end"))).message
        assert HEX.findall(rest.text) == [secret, seal.seal("chicago-poker", secret)]
        assert promise.edited is None
        assert not promise.deleted


async def test_hostile_cuts_are_shown_letter_by_letter_and_do_nothing(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people[:3]
        await closed(bot, people)
        for text in HOSTILE:
            await bot.coordinator.cutting.cut(by(people[1].id), 1, text)
            made = (await bot.coordinator.posts.table(1)).cuts[0]
            await bot.sandbox.idle()
            lobby = next(m for m in bot.sandbox.channel.messages.values() if cut_button(m) and not m.pings)
            (line,) = (line for line in lobby.text.splitlines() if line.startswith("1. ") and "`" in line)
            shown = re.fullmatch(r"1\. [^`]*?\u2068?`([^`]*)`\u2069?", line)
            assert shown is not None, line
            assert sha256(shown[1].encode()).hexdigest() == made.digest, "shown as it was hashed"
            await bot.coordinator.lobbies.reopen(by(people[0].id), 1)
            await bot.coordinator.cutting.start(by(people[0].id), 1)


async def test_a_cut_is_made_by_a_form_that_offers_one(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people[:2]
        for person in people:
            person.change(locale="en-US")
        lobby = await closed(bot, people)
        form = (await people[1].click(lobby, custom_id=cut_button(lobby))).modal
        assert form is not None
        offered = form.components[0]["component"]["value"]
        assert seal.cut(0, offered).text == offered
        refused = await people[1].submit(form, {"text": "back`tick"})
        assert "U+0060" in refused.text
        assert "back'tick" in refused.text
        assert (await bot.coordinator.posts.table(1)).cuts == ()
        again = (await people[1].click(refused.message, custom_id=cut_button(refused.message))).modal
        assert again is not None

        await people[0].click(lobby, custom_id=button(lobby, ":reopen"))
        await bot.sandbox.until(lambda: asks(lobby, ":start"))
        late = await people[1].submit(again, {"text": "too late"})
        assert "Nobody cuts the deck" in late.text


async def test_whoever_likes_cuts_from_behind_the_lobby_and_leaves_with_their_cut(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people, channel = bot.sandbox.people[:3], bot.sandbox.channel
        for person in people:
            person.change(locale="en-US")
        lobby = await gather(bot, people, cuts="nobody")
        assert not cut_button(lobby), "who only joins is asked nothing"
        stranger = await behind_lobby(bot.sandbox.people[4], lobby)
        assert not cut_button(stranger)
        for person, text in zip(people[1:], ("deep", "deeper"), strict=True):
            page = await behind_lobby(person, lobby)
            form = (await person.click(page, custom_id=cut_button(page))).modal
            assert form is not None
            await person.submit(form, {"text": text})
            await bot.sandbox.until(partial(within, lobby, f": `{text}`"))
            assert "counts when the game begins" in page.text
            assert not cut_button(await behind_lobby(person, lobby)), "once a person"
        typed = await people[0].slash(channel, "table cut")
        assert cut_button(typed.message)
        assert ":pass-cut:" not in str(typed.message.buttons)
        await bot.sandbox.people[4].slash(
            channel, "table new", game="chicago-poker"
        )  # a newer one, where she does not sit
        assert "#1" in (await people[0].slash(channel, "table cut")).text
        assert "No" in (await people[0].slash(channel, "table cut", **{"pass": True})).text

        await people[2].slash(channel, "table leave")
        await bot.sandbox.until(lambda: "deeper" not in lobby.text)
        assert ": `deep`" in lobby.text
        await people[0].click(lobby, custom_id=button(lobby, ":start"))
        await bot.sandbox.message(lambda m: asks(m, "t:1:hand"))
        await bot.sandbox.until(lambda: not asks(lobby, ":start"))
        assert ": `deep`" in lobby.text
        assert "passed" not in lobby.text, "nobody was asked"


def within(message: Message, text: str) -> bool:
    return text in message.text


async def test_my_tables_lead_to_the_deck_that_waits_for_me(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people[:2]
        people[1].change(locale="en-US")
        await closed(bot, people)
        listed = await people[1].slash(bot.sandbox.channel, "tables")
        assert "cut the deck" in listed.text
        shown = await people[1].click(listed.message, custom_id=button(listed.message, ":next"))
        passing = next(b["custom_id"] for b in shown.message.buttons if ":pass-cut:" in b["custom_id"])
        await people[1].click(shown.message, custom_id=passing)
        assert [each.digest for each in (await bot.coordinator.posts.table(1)).cuts] == [None]


async def test_of_a_table_that_is_folded_one_line_is_left_and_nobody_is_asked(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people[:2]
        lobby = await closed(bot, people)
        question = await bot.sandbox.message(lambda m: bool(m.pings and cut_button(m)))
        await bot.coordinator.cutting.cut(by(people[0].id), 1, "deep")
        secret = await secret_of(bot, 1)
        await people[0].slash(bot.sandbox.channel, "table close")
        await bot.sandbox.until(lambda: question.deleted)
        await bot.sandbox.until(lambda: not lobby.buttons)
        await bot.sandbox.idle()
        assert [m for m in bot.sandbox.channel.messages.values() if m.only_for is None] == [lobby]
        assert secret not in lobby.text


async def test_where_no_last_post_is_left_the_secret_is_told_in_a_message_of_its_own(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        people = bot.sandbox.people[:2]
        thread = await deal(bot, await gather(bot, people, cuts="everybody"), people[0])
        await bot.sandbox.idle()
        secret = await secret_of(bot, 1)
        bot.sandbox.fault("PATCH", f"/channels/{thread.id}/messages/*", status=404, code=10008, times=9)
        await bot.coordinator.seats.end(by(1, bot.sandbox.guild.id, manages=True), 1)
        told = await bot.sandbox.message(lambda m: secret in m.text)
        assert told.channel is thread
        assert MessageFlag.SUPPRESS_NOTIFICATIONS in told.flags
        assert (await bot.coordinator.posts.table(1)).phase is Phase.CLOSED


async def test_after_an_outage_the_lobby_comes_before_its_seal(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people
        sandbox.fault("POST", f"/channels/{sandbox.channel.id}/messages", status=503, times=1)
        await people[0].slash(sandbox.channel, "table new", game="chicago-poker", cuts="everybody")
        await people[1].slash(sandbox.channel, "table join")
        seals = await sandbox.message(lambda m: bool(HEX.search(m.text)))
        lobby = await sandbox.message(lambda m: asks(m, ":join"))
        assert lobby.id < seals.id
        await all_started(bot, lobby)


@pytest.mark.expected_errors("told, but not written down .*CannotWrite")
async def test_a_seal_that_was_sent_before_a_kill_is_not_sent_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_sandbox() as sandbox:
        async with a_bot(tmp_path / "db", sandbox=sandbox) as bot:
            done = bot.store.outbox.done

            async def cut_off(letter: Letter, *told: Any, **posts: Any) -> None:
                if letter.kind is Kind.DECK:
                    raise CannotWrite
                await done(letter, *told, **posts)

            monkeypatch.setattr(bot.store.outbox, "done", cut_off)
            await gather(bot, sandbox.people[:1], cuts="everybody")
            await sandbox.message(lambda m: bool(HEX.search(m.text)))
        async with a_bot(tmp_path / "db", sandbox=sandbox) as bot:
            await sandbox.until(lambda: sandbox.gateway.connected)
            await sandbox.people[1].slash(sandbox.channel, "table join")
            await sandbox.idle()
            (promise,) = (m for m in sandbox.channel.messages.values() if HEX.search(m.text))
            post = await bot.coordinator.posts.sent.post(1, seal_post(1))
            assert post is not None
            assert post.message_id == promise.id


async def all_started(bot: Bot, lobby: Message) -> None:
    """The table that was opened in the outage can be dealt."""
    await bot.sandbox.until(lambda: asks(lobby, ":start"))
    await bot.sandbox.people[0].click(lobby, custom_id=button(lobby, ":start"))
    await all_pass(bot, "1")


async def test_nothing_is_dealt_while_the_seal_cannot_be_posted_and_whoever_presses_reads_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        sandbox, people = bot.sandbox, bot.sandbox.people[:2]
        for person in people:
            person.change(locale="en-US")
        deck = bot.client.courier._deliver[Kind.DECK]
        failing = asyncio.Event()

        async def not_now(letter: Letter) -> None:
            if failing.is_set():
                raise ConnectionError
            await deck(letter)

        failing.set()
        bot.client.courier._deliver[Kind.DECK] = not_now  # type: ignore[index]
        lobby = await gather(bot, people[:1], cuts="everybody")
        await people[1].slash(sandbox.channel, "table join")
        with monkeypatch.context() as hasty:
            hasty.setattr(cutting, "LOOKS_MAX", 2)
            typed = await people[0].slash(sandbox.channel, "table start")
            await sandbox.until(lambda: "seal of this deck" in typed.text)
        assert (await bot.coordinator.posts.table(1)).phase is Phase.LOBBY
        failing.clear()
        await sandbox.message(lambda m: bool(HEX.search(m.text)))
        await deal(bot, lobby, people[0])
        assert (await bot.coordinator.posts.table(1)).phase is Phase.PLAYING
