"""A game reviewed by who played it: clicked through, cancelled, after a restart, and by nobody else."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import pytest

from bot.features.review.reviews import Review, Reviews
from bot.table.actor import Actor
from discord_sandbox import Channel, Message, Person, Sandbox
from tests.helpers.advising import coach
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.forging import send
from tests.helpers.playing import asks, begun, button

KNOWN = painted_by(PlainSkin, hidden=True)
LINES = (
    (0, "whisper 2"),
    (0, "whisper 1"),
    (1, "whisper 3"),
    (0, "done"),
    (1, "done"),
    (1, "show high"),
    (0, "show low"),
)
DECISIONS = 4  # of the first person, who gave away 12 in turn 1 and 20 in turn 3
COSTLIEST = "fell from 60 to 40 in 100"


@asynccontextmanager
async def reviewing(
    path: Path, patch: pytest.MonkeyPatch, sandbox: Sandbox | None = None
) -> AsyncIterator[tuple[Bot, tuple[Person, ...], Channel]]:
    """A game of Whispers that was ended after a round."""
    coach(patch)
    async with a_bot(path / "db", sandbox=sandbox, known=KNOWN) as bot:
        people, channel = await begun(bot, 2, game="whispers")
        guild = bot.sandbox.guild.id
        for seat, line in LINES:
            actor = Actor(people[seat].id, guild, False, lambda _: True)
            await bot.coordinator.play.act(actor, 1, None, line)
        await bot.coordinator.seats.end(Actor(people[0].id, guild, True, lambda _: True), 1)
        await bot.sandbox.idle()
        yield bot, people, channel


@contextmanager
def held(bot: Bot) -> Iterator[asyncio.Semaphore]:
    """Portions are judged one by one, each when the semaphore lets it."""
    gate, judge_on = asyncio.Semaphore(0), bot.client.context.services[Reviews].judge_on

    async def slowly(review: Review) -> Review:
        await gate.acquire()
        return await judge_on(review)

    bot.client.context.services[Reviews].judge_on = slowly  # type: ignore[method-assign]
    try:
        yield gate
    finally:
        bot.client.context.services[Reviews].judge_on = judge_on  # type: ignore[method-assign]


async def told(bot: Bot, message: Message, words: str) -> None:
    await bot.sandbox.until(lambda: words in message.text)


async def press(person: Person, message: Message, ending: str) -> None:
    await person.click(message, custom_id=button(message, ending))


async def test_from_ones_own_eyes_to_the_costliest_turns_and_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reviewing(tmp_path, monkeypatch) as (bot, people, channel):
        ann, ben = people
        page = (await ann.slash(channel, "game replay", eyes="1")).message
        with held(bot) as gate:
            await press(ann, page, ":review")
            await told(bot, page, f"0 of {DECISIONS} decisions judged")
            assert [str(each["custom_id"]) for each in page.buttons] == ["t:1:cancel-review"]
            gate.release()
            await told(bot, page, f"1 of {DECISIONS} decisions judged")
            other = await ann.slash(channel, "game replay", review=True)
            assert "One at a time" in other.text
            for _ in range(DECISIONS):
                gate.release()
        await told(bot, page, COSTLIEST)
        assert page.only_for is ann.account
        assert not page.attachments
        assert page.text.index(COSTLIEST) < page.text.index("fell from 60 to 48")
        await press(ann, page, ":replay:review.3.0")
        await told(bot, page, "step 3 of")
        assert "costliest turns" in page.text
        (goto,) = (each for each in page.selects if ":replay:goto." in each["custom_id"])
        assert [each["value"] for each in goto["options"] if each.get("emoji")] == ["1", "3"]
        await press(ann, page, ":review")  # kept: at once
        await told(bot, page, COSTLIEST)
        await press(ann, page, ":replay:review..0")
        await told(bot, page, "before step 1 of 3")

        typed = (await ben.slash(channel, "game replay", review=True)).message
        await told(bot, typed, "fell from 60 to 47 in 100")
        assert typed.only_for is ben.account


async def test_who_cancels_goes_on_where_they_were(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with reviewing(tmp_path, monkeypatch) as (bot, people, channel):
        ann = people[0]
        page = (await ann.slash(channel, "game replay", eyes="1")).message
        with held(bot) as gate:
            await press(ann, page, ":review")
            await told(bot, page, "0 of ")
            gate.release()
            await told(bot, page, "1 of ")
            await press(ann, page, ":cancel-review")
            await told(bot, page, f"Cancelled after 1 of {DECISIONS}")
            assert bot.client.context.services[Reviews].askings.of(ann.id) is None
            gate.release()
            await bot.sandbox.idle()
            await press(ann, page, ":review")
            await told(bot, page, f"2 of {DECISIONS}")
            for _ in range(DECISIONS):
                gate.release()
        await told(bot, page, COSTLIEST)


async def test_nobody_else_has_it_and_nobody_before_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reviewing(tmp_path, monkeypatch) as (bot, people, channel):
        guest = bot.sandbox.people[4]
        guest.change(locale="en-US")
        shown = (await guest.slash(channel, "game replay", eyes="1")).message
        assert not [each for each in shown.buttons if ":review" in str(each.get("custom_id"))]
        for custom_id in ("t:1:review", "t:1:cancel-review", "t:1:review:text"):
            no = await send(bot.sandbox, guest, channel, custom_id, "x")
            await bot.sandbox.until(lambda no=no: "You had no seat in that game" in no.text)  # type: ignore[misc]
        # A click that never was, under a message that everybody reads: its answer is their own alone.
        mine = await send(bot.sandbox, people[0], channel, "t:1:review", "x")
        await bot.sandbox.until(lambda: COSTLIEST in mine.panel.text)
        assert mine.panel.only_for is people[0].account
        assert not [m for m in channel.messages.values() if m.only_for is None and "in 100" in m.text]
        no = await send(bot.sandbox, people[0], channel, "t:1:review:words", "x")
        await bot.sandbox.until(lambda: "out of date" in no.text)

        await bot.store.database.write(lambda db: db.execute("UPDATE tables SET phase = 'playing'"))
        assert (
            "comes after the game"
            in (await people[0].slash(channel, "game replay", review=True, table=1)).text
        )


async def test_a_restart_ends_it_and_the_buttons_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_sandbox() as sandbox:
        async with reviewing(tmp_path, monkeypatch, sandbox) as (bot, people, channel):
            ann = people[0]
            page = (await ann.slash(channel, "game replay", eyes="1")).message
            with held(bot):
                await press(ann, page, ":review")
                await told(bot, page, "0 of ")
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            await sandbox.until(lambda: sandbox.gateway.connected)
            await press(ann, page, ":cancel-review")
            await told(bot, page, "No review is running")
            await press(ann, page, ":review")
            await told(bot, page, COSTLIEST)


async def test_my_mistakes_are_small_lessons_and_nobody_else_reads_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with reviewing(tmp_path, monkeypatch) as (bot, people, channel):
        ann = people[0]
        public = [m for m in channel.messages.values() if m.only_for is None]
        post = next(m for m in public if asks(m, ":mistake:1.begin."))
        page = (await ann.click(post, custom_id=button(post, ":mistake:1.begin."))).message
        assert page.only_for is ann.account
        await told(bot, page, "Mistake 1 of 2 · round")
        assert page.attachments
        assert COSTLIEST in page.text, "one figure, here and in the list"
        await press(ann, page, ":mistake:1.show.")
        await told(bot, page, "Better:")

        await press(ann, page, ":mistake:2.open.")
        await told(bot, page, "Mistake 2 of 2 · round 1")
        assert "Better:" not in page.text
        review = await bot.client.context.services[Reviews].of(Actor(ann.id, bot.sandbox.guild.id), 1)
        worst = review.costliest[1].worst
        await tries(ann, page, str(worst.done.action))
        await told(bot, page, "That’s what you played")
        known = {str(worst.done.action), str(worst.best.action)}
        other = next(line for line in ("peek", "done", "whisper 1") if line not in known)
        await tries(ann, page, other)
        await told(bot, page, "I’d play something else")
        await tries(ann, page, str(worst.best.action))
        await told(bot, page, "That’s it!")
        assert "Better:" in page.text
        await press(ann, page, ":mistake:0.open.")
        await told(bot, page, COSTLIEST)
        assert not [m for m in channel.messages.values() if m.only_for is None and "fell from" in m.text]
        for custom_id in ("t:1:mistake:9.open.", "t:1:mistake:1.say.dance", "t:1:mistake:x"):
            no = await send(bot.sandbox, ann, channel, custom_id, "x")
            await bot.sandbox.until(lambda no=no: "out of date" in no.text)  # type: ignore[misc]
        no = await send(bot.sandbox, bot.sandbox.people[4], channel, "t:1:mistake:1.open.", "x")
        await bot.sandbox.until(lambda: bool(no.text))
        assert "Mistake" not in no.text


async def tries(person: Person, page: Message, line: str) -> None:
    """Clicks a line together, word by word; a number by the form that asks for it."""
    said: list[str] = []
    for word in line.split():
        said.append(word)
        endings = [f":2.say.{' '.join(said)}", f":2.say.{' '.join(said)} ."]
        found = next((each for each in endings if asks(page, each)), "")
        if found:
            await press(person, page, found)
        elif asks(page, ":2.say.whisper ?"):
            form = (await person.click(page, custom_id=button(page, ":2.say.whisper ?"))).modal
            assert form is not None
            await person.submit(form, {"number": word})
