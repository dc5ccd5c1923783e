"""Every click is answered in time, whatever its answer waits for; a promise that gets lost loses nothing."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.ui.reply import PATIENCE, Promise
from bot.workers import Workers
from discord_sandbox import ANSWER_WITHIN, Channel, Fault, Message, Person, ResponseType
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.databases import KIND
from tests.helpers.playing import asks, begun, button, controls, gather, newest_table, panel, rest

PROMISES = (ResponseType.DEFERRED_MESSAGE, ResponseType.DEFERRED_UPDATE)
KNOWN = painted_by(PlainSkin, hidden=True)


@contextmanager
def held(of: type, method: str) -> Iterator[None]:
    """Nothing of that kind comes to its turn, as behind a long queue."""
    gate, patched = asyncio.Event(), pytest.MonkeyPatch()
    free: Any = getattr(of, method)

    async def waiting(self: Any, *args: Any, **named: Any) -> Any:
        await gate.wait()
        return await free(self, *args, **named)

    patched.setattr(of, method, waiting)
    try:
        yield
    finally:
        patched.undo()
        gate.set()


async def test_whatever_is_clicked_is_answered_while_every_read_waits(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        host, other = (await begun(bot, game="whispers"))[0]
        lobby = await gather(bot, [host], game="whispers")
        table = next(m for m in bot.sandbox.world.messages() if asks(m, "t:1:log") and m.only_for is None)
        mine = panel(host)
        assert mine is not None
        clicks = [(host, table, f"t:1:{action}") for action in ("hand", "log", "rules")]
        clicks += [(host, mine, rest(mine))]
        clicks += [(host, mine, controls(mine)[0][0])]
        clicks += [(host, lobby, f"t:2:{action}") for action in ("lobby-more", "computer")]
        clicks += [(other, lobby, "t:2:join")]
        typed = (
            "hand",
            "show",
            "game log",
            "game dossier",
            "rules",
            "tables",
            "stats of",
            "stats board",
            "privacy export",
        )
        with held(KIND, "read"):
            answers = [
                *(person.click(message, custom_id=meant, patience=0) for person, message, meant in clicks),
                *(host.slash(table.channel, path, patience=0) for path in typed),
            ]
            replies = await asyncio.gather(*answers)
        assert not [reply for reply in replies if reply.failed]
        for reply in replies:
            await reply.finished()
        await bot.sandbox.idle()
        for reply in replies:
            promised_words = reply.interaction.answer is ResponseType.DEFERRED_MESSAGE
            assert reply.text or reply.message.attachments if promised_words else True
            assert not any(message.loading for message in reply.messages)


async def test_whatever_is_looked_at_is_answered_while_every_picture_waits(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        table = newest_table(channel)
        clicks = [(person, f"t:1:{action}") for person in people for action in ("hand", "rules")]
        with held(Workers, "run"):
            bot.client.context.painter.__init__(bot.client.context.painter._workers)  # type: ignore[misc]
            replies = await asyncio.gather(
                *(person.click(table, custom_id=meant, patience=0) for person, meant in clicks)
            )
        assert {reply.interaction.answer for reply in replies} == {ResponseType.DEFERRED_MESSAGE}
        for reply in replies:
            assert (await reply.finished()).message.attachments


async def test_what_is_at_hand_is_answered_without_a_promise(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (_, people, channel):
        patched = pytest.MonkeyPatch()
        for promise in Promise:
            patched.setitem(PATIENCE, promise, 60.0)  # however slow this machine is
        try:
            reply = await people[0].click(newest_table(channel), custom_id="t:1:log")
            assert reply.interaction.answer is ResponseType.MESSAGE
        finally:
            patched.undo()


LOST: list[dict[str, Any]] = [
    {"status": 404, "code": 10062},
    {"status": 400, "code": 40060},
    {"lost": "before"},
    {"lost": "after"},
]


@pytest.mark.parametrize("lost", LOST, ids=lambda fault: "-".join(map(str, fault.values())))
async def test_a_move_whose_promise_got_lost_counts_and_shows(
    tmp_path: Path, lost: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        person, message, recruit = _to_recruit(people, channel)
        bot.sandbox.interactions.answer_within = ANSWER_WITHIN  # one of the answers never comes
        fault = bot.sandbox.fault("POST", "/interactions/*/*/callback", **lost, times=1)
        click = asyncio.create_task(person.click(message, custom_id=recruit, patience=0))
        await bot.sandbox.until(lambda: message.deleted or recruit not in dict(controls(message)))
        click.cancel()
        bot.sandbox.world.clock.skip(ANSWER_WITHIN)
        await bot.sandbox.idle()
        assert fault.struck
        assert (await bot.store.matches.load(1)).version == 2
        assert not [record for record in caplog.records if record.exc_info]


async def test_an_answer_that_is_lost_twice_is_no_bug_and_the_move_counts(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        person, message, recruit = _to_recruit(people, channel)
        for path in ("/interactions/*/*/callback", "/webhooks/*"):
            bot.sandbox.fault("*", path, lost="before", times=9)
        click = asyncio.create_task(person.click(message, custom_id=recruit, patience=0))
        await bot.sandbox.until(lambda: message.deleted or recruit not in dict(controls(message)))
        click.cancel()
        assert (await bot.store.matches.load(1)).version == 2
        assert not [record for record in caplog.records if record.exc_info]


async def test_a_promised_answer_whose_promise_got_lost_comes_all_the_same(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db") as (bot, people, channel):
        for fault in ({"lost": "after"}, {"lost": "before"}):
            with held(KIND, "read"):
                made = bot.sandbox.fault("POST", "/interactions/*/*/callback", **fault)
                click = asyncio.create_task(
                    people[0].click(newest_table(channel), custom_id="t:1:hand", patience=0)
                )
                await bot.sandbox.until(partial(_struck, made))
            reply = await (await click).finished()
            assert reply.message.attachments
            assert len(reply.messages) == 1


async def test_a_form_that_comes_too_late_is_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dealt_game(tmp_path / "db", known=KNOWN, game="whispers") as (bot, people, _):
        message = panel(people[0])
        assert message is not None
        opened = next(custom_id for custom_id, _ in controls(message) if custom_id.endswith(":whisper"))
        await people[0].click(message, custom_id=opened)
        number = next(custom_id for custom_id, _ in controls(message) if custom_id.endswith("?"))
        with monkeypatch.context() as hurried:
            hurried.setitem(PATIENCE, Promise.FORM, 0.0)
            with held(KIND, "read"):
                reply = await people[0].click(message, custom_id=number, patience=0)
            assert reply.interaction.answer is ResponseType.DEFERRED_UPDATE
            await bot.sandbox.until(lambda: reply.messages)
            assert "Press the button again" in reply.text
        again = await people[0].click(message, custom_id=number)
        assert again.modal is not None


def _struck(fault: Fault) -> int:
    return fault.struck


def _to_recruit(people: Iterable[Person], channel: Channel) -> tuple[Person, Message, str]:
    """Somebody with a panel in private, and the button there that ends their turn."""
    person = next(p for p in people if p.account in newest_table(channel).pings)
    message = panel(person)
    assert message is not None
    return person, message, button(message, ":recruit")
