"""A finished game's deck checked by whoever played: what the check says, and of the message with its seal."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.features.verify import asked_again
from bot.features.verify.checks import Checks, Questions
from bot.table.actor import Actor
from bot.table.languages import LANGUAGES, Language
from bot.table.refusals import NoTimeLeft, NotNow
from discord_sandbox import Channel, LocalFile, Message, Person, Sandbox
from engine.record.checking import check
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.copied_games import copied_game, dealt_game
from tests.helpers.forging import send
from tests.helpers.playing import begun, button, deal, gather, panel, played_out, press

KNOWN = painted_by(PlainSkin, hidden=True)
BY_DAY = pytest.mark.by_day("en", why="one language shows that it is said")
every_language = pytest.mark.parametrize(
    "language",
    LANGUAGES,
)
OPTIONS = {"game": "whispers", "options": "goal:1, rounds:5"}
LOCALES = {"en": "en-US", "fr": "fr"}
"""Of Discord."""


def seal_message(sandbox: Sandbox) -> Message:
    (sealed,) = (each for each in sandbox.channel.messages.values() if "🔏" in each.text and "`" in each.text)
    return sealed


async def played(bot: Bot) -> tuple[Any, Any]:
    people, channel = await begun(bot, 2, **OPTIONS)
    await played_out(bot, people, channel, seed=2)
    await bot.sandbox.idle()
    return people, channel


@BY_DAY
@every_language
async def test_everything_holds_and_the_seal_is_linked(tmp_path: Path, language: Language) -> None:
    async with copied_game(tmp_path / "db", played, known=KNOWN) as (bot, people, channel):
        people[0].change(locale=LOCALES[language])
        told = (await people[0].slash(channel, "game verify")).message.text
        shown = seal_message(bot.sandbox)

        assert "❌" not in told
        assert "⚠️" not in told
        assert told.count("✅") >= 8
        assert f"/{shown.channel.id}/{shown.id}" in told
        record = (await people[1].slash(channel, "game record")).message
        (attached,) = record.attachments
        assert check(attached.content).holds
        assert attached.filename == "whispers-1.txt"


@pytest.mark.parametrize(("become", "word"), [("deleted", "⚠️"), ("edited", "❌")])
async def test_what_became_of_the_seal_s_message_is_told(tmp_path: Path, become: str, word: str) -> None:
    async with copied_game(tmp_path / "db", played, known=KNOWN) as (bot, people, channel):
        shown = seal_message(bot.sandbox)
        if become == "deleted":
            bot.sandbox.world.delete(shown)
        else:
            shown.edited = bot.sandbox.clock.now()
        told = (await people[0].slash(channel, "game verify")).message.text

        assert word in told.splitlines()[1]
        assert "✅" in told


@BY_DAY
@every_language
async def test_a_first_game_against_computers_has_no_seal_and_says_so_in_one_line(
    tmp_path: Path, language: Language
) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        lucie.change(locale=LOCALES[language])
        table = await bot.coordinator.lobbies.open(
            bot_actor(bot, lucie), "Lucie", channel.id, language=language, computers=("rookie",)
        )
        await bot.coordinator.cutting.start_unseen(bot_actor(bot, lucie), table.id)
        await bot.sandbox.idle()
        assert not [m for m in bot.sandbox.world.messages() if "\U0001f50f" in m.text], "no seal is posted"
        await bot.coordinator.seats.end(Actor(lucie.id, bot.sandbox.guild.id, True, lambda _: True), table.id)
        await bot.sandbox.idle()
        told = (await lucie.slash(channel, "game verify", table=table.id)).message.text
        line = {
            "en": "➖ No seal: one person against computers.",
            "fr": "➖ Pas de sceau\u00a0: une seule personne contre des ordinateurs.",
        }[language]
        assert line in told
        assert "❌" not in told
        assert "⚠️" not in told
        record = (await lucie.slash(channel, "game record", table=table.id)).message.attachments[0].content
        file = (await lucie.slash(channel, "game verify", file=LocalFile("x.txt", record))).message.text
        assert "❌" not in file
        assert ("one person" if language == "en" else "une seule personne") in file
        posts = [m.text for m in bot.sandbox.world.messages() if line[2:-1] in m.text and m.only_for is None]
        assert len(posts) == 1, "the last post says it too"


@pytest.mark.parametrize(
    ("dealt_behind", "said"),
    [(0, "a bug in version 0.6.0, fixed since"), (1, "whoever’s fault that was")],
)
async def test_a_late_seal_proves_nothing_and_says_whose_fault_it_was(
    tmp_path: Path, dealt_behind: int, said: str
) -> None:
    async with copied_game(tmp_path / "db", played, known=KNOWN) as (bot, people, channel):
        await bot.store.database.write(
            lambda db: db.execute(
                "UPDATE posts SET message_id = ?, version = ? WHERE what = 'seal:1'",
                (later_message(bot, seal_message(bot.sandbox)).id, dealt_behind),
            )
        )
        told = (await people[0].slash(channel, "game verify")).message.text
        line = told.splitlines()[1]
        assert line.startswith("❌")
        assert "proves nothing" in line
        assert said in line
        assert "The seal fixed the deck" not in told


def later_message(bot: Bot, seal: Message) -> Message:
    """Post a copy of the message with the seal, after the deal."""
    again = bot.sandbox.world.say(seal.author, seal.channel, "")
    again.components, again.flags = seal.components, seal.flags
    return again


def bot_actor(bot: Bot, person: Person) -> Actor:
    return Actor(person.id, bot.sandbox.guild.id, False, lambda _: True)


async def test_a_stranger_learns_nothing_and_a_game_that_is_played_keeps_its_record(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **OPTIONS) as (_, people, channel):
        for words in ("game record", "game verify"):
            said = (await people[0].slash(channel, words)).message.text
            assert "it comes after the game" in said


# ---- a file that somebody brings ----


async def test_a_record_s_file_is_checked_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    async with copied_game(tmp_path / "db", played, known=KNOWN) as (bot, people, channel):
        record = (await people[0].slash(channel, "game record")).message.attachments[0].content
        seal = record.decode().split('[Seal "')[1][:64]
        guest = bot.sandbox.people[4]  # who was not there, in private
        there = bot.sandbox.world.open_dm(guest.account)
        for locale, word in (("en-US", "Compare it with the message"), ("fr", "compare-le avec le message")):
            guest.change(locale=locale)
            told = (await guest.slash(there, "game verify", file=LocalFile("x.txt", record))).message
            assert word in told.text
            assert f"`{seal}`" in told.text
            assert "❌" not in told.text
            assert told.text.count("✅") >= 7
            assert not told.buttons, "the file is not kept, so nothing more can be asked of it"
        changed = record.replace(b"{shuffle 1: 1 ", b"{shuffle 1: 2 ")
        told = (await people[0].slash(channel, "game verify", file=LocalFile("x.txt", changed))).message
        assert told.only_for is people[0].account
        assert "❌" in told.text
        assert "Something is wrong" in told.text
        both = await people[0].slash(channel, "game verify", table=1, file=LocalFile("x.txt", record))
        assert "not both" in both.text


@BY_DAY
@every_language
async def test_who_has_used_up_their_time_reads_in_how_many_minutes_there_is_more(
    tmp_path: Path, language: Language
) -> None:
    async with copied_game(tmp_path / "db", played, known=KNOWN) as (bot, people, channel):
        record = (await people[0].slash(channel, "game record")).message.attachments[0].content
        guest = bot.sandbox.people[4]
        guest.change(locale=LOCALES[language])
        bot.coordinator.budget.spend(guest.id, 600.0, file=True)
        file: dict[str, Any] = {"file": LocalFile("x.txt", record)}
        for path, more in (("game verify", file), ("game verify", {}), ("game film", {})):
            told = (await guest.slash(channel, path, **more)).text
            minutes = int("".join(filter(str.isdigit, told)))
            assert "minutes" in told
            assert 60 <= minutes <= 65


@BY_DAY
@every_language
async def test_a_file_s_check_that_was_cut_short_says_what_holds_and_when_it_goes_on(
    tmp_path: Path, language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asked_again, "PIECE", 0.0)
    async with with_a_computer(tmp_path, monkeypatch) as (bot, lucie, channel):
        record = (await lucie.slash(channel, "game record")).message.attachments[0].content
        lucie.change(locale=LOCALES[language])
        budget, count = bot.coordinator.budget, itertools.count(1)

        def afford(_person: int, *, file: bool = False) -> None:
            if file and next(count) > 1:
                raise NoTimeLeft(NotNow.NO_TIME_LEFT, minutes=37)

        monkeypatch.setattr(budget, "afford", afford)
        told = (await lucie.slash(channel, "game verify", file=LocalFile("x.txt", record))).text
        assert told.count("✅") >= 5
        assert "37 minutes" in told
        monkeypatch.undo()
        told = (await lucie.slash(channel, "game verify", file=LocalFile("x.txt", record))).text
        assert "minutes" not in told


async def test_what_is_no_record_is_refused_and_its_name_is_not_shown(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        lucie, channel = bot.sandbox.person("Lucie"), bot.sandbox.channel
        name = "@everyone [x](evil).txt"

        async def said(content: bytes) -> str:
            reply = await lucie.slash(channel, "game verify", file=LocalFile(name, content))
            assert reply.message.only_for is lucie.account
            assert "everyone" not in reply.text
            assert "evil" not in reply.text
            return reply.text

        assert "the limit is 256 kB" in await said(b"x" * (1 << 18 | 1))
        assert "isn’t a text file" in await said(b"\x89PNG\xff\xfe")
        assert "Line 1" in await said(b"x" * (1 << 18))
        loaded = list[object]()
        bot.sandbox.files._find = loaded.append  # type: ignore[method-assign, assignment]
        assert "the limit is 256 kB" in await said(bytes(5_000_000))
        assert not loaded, "its size is known before"
        assert "Discord won’t give me that file" in await said(b"x")
        assert loaded


# ---- all decisions of computers ----


@contextmanager
def held(bot: Bot) -> Iterator[asyncio.Semaphore]:
    """Portions are asked one by one, each when the semaphore lets it."""
    gate, ask_on = asyncio.Semaphore(0), bot.client.context.services[Checks].ask_on

    async def slowly(asking: Questions) -> Questions:
        await gate.acquire()
        return await ask_on(asking)

    bot.client.context.services[Checks].ask_on = slowly  # type: ignore[method-assign]
    try:
        yield gate
    finally:
        bot.client.context.services[Checks].ask_on = ask_on  # type: ignore[method-assign]


@asynccontextmanager
async def with_a_computer(
    path: Path, patch: pytest.MonkeyPatch, sandbox: Sandbox | None = None
) -> AsyncIterator[tuple[Bot, Person, Channel]]:
    """A game of Lucie and a computer, ended after some of its decisions; one of them is sampled."""
    patch.setattr(asked_again, "DECISIONS_SAMPLED_MAX", 1)
    patch.setattr(asked_again, "PIECE", 0.0)
    async with a_bot(path / "db", sandbox=sandbox, known=KNOWN) as bot:
        lucie, dice = bot.sandbox.person("Lucie"), Random(3)
        lobby = await gather(bot, (lucie,), game="whispers")
        await lucie.slash(bot.sandbox.channel, "table computer", level="careless")
        channel = await deal(bot, lobby, lucie)
        await bot.sandbox.idle()
        while len(await asked(bot)) < 3:
            if (message := panel(lucie)) is not None:
                await press(bot.sandbox, lucie, message, dice)
                await bot.sandbox.idle()
        await bot.coordinator.seats.end(Actor(lucie.id, bot.sandbox.guild.id, True, lambda _: True), 1)
        await bot.sandbox.idle()
        yield bot, lucie, channel


async def asked(bot: Bot) -> list[str]:
    """What computers have done so far."""
    return [move.notation for move in await bot.store.history.moves(1) if str(move.mover).startswith("c")]


async def told(bot: Bot, message: Message, words: str) -> None:
    await bot.sandbox.until(lambda: words in message.text)


async def test_all_are_asked_again_and_the_result_replaces_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_a_computer(tmp_path, monkeypatch) as (bot, lucie, channel):
        count = len(await asked(bot))
        page = (await lucie.slash(channel, "game verify")).message
        assert f"1 of {count} computer decisions" in page.text
        all_ = button(page, ":ask-all")
        with held(bot) as gate:
            await lucie.click(page, custom_id=all_)
            await told(bot, page, f"0 of {count} decisions replayed")
            assert [str(each["custom_id"]) for each in page.buttons] == ["t:1:cancel-ask"]
            gate.release()
            await told(bot, page, f"1 of {count} decisions replayed")
            other = (await lucie.slash(channel, "game verify")).message
            no = await lucie.click(other, custom_id=all_)
            assert "One at a time" in no.text
            assert other.buttons, "it stays as it was"
            guest = bot.sandbox.people[4]
            guest.change(locale="en-US")
            forged = await send(bot.sandbox, guest, channel, "t:1:cancel-ask", "x")
            await bot.sandbox.until(lambda: "No check is running" in forged.panel.text)
            assert bot.client.context.services[Checks].askings.of(lucie.id) is not None, (
                "nobody cancels for somebody else"
            )
            for _ in range(count):
                gate.release()
        await told(bot, page, f"{count} of {count} computer decisions replayed: all the same")
        assert "The seed follows from the secret and the cuts" in page.text
        assert not page.buttons


@pytest.mark.long("films and reviews are cancelled alike, by day")
async def test_who_cancels_is_told_how_far_it_was_and_may_begin_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_a_computer(tmp_path, monkeypatch) as (bot, lucie, channel):
        count = len(await asked(bot))
        page = (await lucie.slash(channel, "game verify")).message
        with held(bot) as gate:
            await lucie.click(page, custom_id=button(page, ":ask-all"))
            await told(bot, page, "0 of ")
            cancel = button(page, ":cancel-ask")
            await asyncio.gather(*(lucie.click(page, custom_id=cancel) for _ in range(2)))
            await bot.sandbox.until(lambda: button(page, ":ask-all"))
            assert bot.client.context.services[Checks].askings.of(lucie.id) is None
            gate.release()
            await bot.sandbox.idle()
            assert button(page, ":ask-all"), "what was in hand changes nothing any more"
        await lucie.click(page, custom_id=button(page, ":ask-all"))
        await told(bot, page, f"{count} of {count} computer decisions")


async def test_who_may_not_have_the_record_asks_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_a_computer(tmp_path, monkeypatch) as (bot, lucie, channel):
        page = (await lucie.slash(channel, "game verify")).message
        await bot.store.database.write(lambda db: db.execute("UPDATE tables SET book = 'closed'"))
        guest = bot.sandbox.people[4]
        guest.change(locale="en-US")
        for custom_id in (button(page, ":ask-all"), "t:1:cancel-ask"):
            no = await send(bot.sandbox, guest, channel, custom_id, "x")
            await bot.sandbox.until(lambda no=no: "record is private" in no.text)  # type: ignore[misc]
        assert not bot.client.context.services[Checks].askings.under_way


@pytest.mark.long("a restart ends a film and a review alike, by day")
async def test_a_restart_ends_it_and_the_buttons_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_sandbox() as sandbox:
        async with with_a_computer(tmp_path, monkeypatch, sandbox) as (bot, lucie, channel):
            page = (await lucie.slash(channel, "game verify")).message
            with held(bot):
                await lucie.click(page, custom_id=button(page, ":ask-all"))
                await told(bot, page, "0 of ")
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            await sandbox.until(lambda: sandbox.gateway.connected)
            await lucie.click(page, custom_id=button(page, ":cancel-ask"))
            await told(bot, page, "No check is running")
            await lucie.click(page, custom_id=button(page, ":ask-all"))
            await told(bot, page, "replayed: all the same")
