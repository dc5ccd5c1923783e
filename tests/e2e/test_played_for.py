"""What somebody who was away holds in their hands when they come back, and what the others read meanwhile."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.coordinator import scheduler
from discord_sandbox import Channel, Message, MessageFlag, Person
from engine.chicago_poker import State
from tests.helpers.begun import TIED, begun_at
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.playing import a_turn, asks, begun, button, panel, rest

Later = Callable[[float], Awaitable[None]]
Table = tuple[Bot, tuple[Person, ...], Channel, Later]


@asynccontextmanager
async def dealt_game(
    path: Path, monkeypatch: pytest.MonkeyPatch, state: State | None, seats: int
) -> AsyncIterator[Table]:
    monkeypatch.setattr(scheduler, "DOWNTIME", timedelta(days=400))  # our steps are none
    ahead = timedelta(0)
    known = painted_by(PlainSkin)
    known = known if state is None else begun_at(state, known=known)
    async with a_bot(path, known=known, now=lambda: datetime.now(UTC) + ahead) as bot:
        people, channel = await begun(bot, seats, pace="24h")

        async def later(hours: float) -> None:
            nonlocal ahead
            ahead += timedelta(hours=hours)
            await bot.coordinator.scheduler.run_due()
            await bot.sandbox.idle()

        yield bot, people, channel, later


def said(channel: Channel) -> list[Message]:
    return [each for each in channel.messages.values() if each.only_for is None and not each.deleted]


def rings(message: Message) -> bool:
    return not message.flags & MessageFlag.SUPPRESS_NOTIFICATIONS


def takes_back(message: Message) -> str:
    """The id of that button, if it is there."""
    return next((b["custom_id"] for b in message.buttons if ":takeback:" in b.get("custom_id", "")), "")


async def test_who_is_away_is_told_once_what_was_played_for_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dealt_game(tmp_path / "db", monkeypatch, None, 2) as (bot, people, channel, later):
        away = next(each for each in people if panel(each))
        mine = next(m for m in reversed(away.mail) if rest(m))
        assert not rings(mine), "the post has rung"

        await later(24.5)

        rung = [m for m in away.mail if not m.deleted and "A computer played for you: " in m.text]
        assert [rings(m) for m in rung] == [True]
        assert not [m for m in said(channel) if away.account in m.pings and "ran out of time" in m.text]

        await a_turn(bot, people, channel)
        await later(24.5)
        held = [m for m in away.mail if not m.deleted and asks(m, ":retake")]
        assert [rings(m) for m in held] == [True]
        await bot.sandbox.idle()
        assert "A computer played for you: " in held[0].text
        back = await away.click(held[0], custom_id=button(held[0], ":retake"))
        assert not back.failed


async def test_a_tie_over_a_day_tells_who_let_it_be_done_after_the_reveal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dealt_game(tmp_path / "db", monkeypatch, at(TIED), 3) as (bot, people, channel, later):
        ann, ben, _ = people
        await bot.store.people.change(
            ann.id, lambda old: replace(old, dms_closed=True), bot.coordinator.now()
        )
        bot.coordinator.profiles.forget(ann.id)
        answer = await ann.slash(channel, "chicago reinforce", card="G7")
        assert "You’ve sent" in answer.text
        assert takes_back(answer.message)

        await later(12.5)

        (reminder,) = [m for m in said(channel) if "The choices are secret" in m.text]
        assert all(person.account.display in reminder.text for person in (ann, ben))
        assert not [m for m in said(channel) if "ran out of time" in m.text]

        await later(12)
        (named,) = [m for m in said(channel) if "a computer chose for them" in m.text]
        assert ben.account.display in named.text
        posts = said(channel)
        assert posts.index(named) < max(n for n, m in enumerate(posts) if asks(m, ":hand"))
        theirs = [m for m in ben.mail if not m.deleted and "A computer chose for you:" in m.text]
        assert [rings(m) for m in theirs] == [True]


async def test_a_reinforcement_is_changed_by_two_clicks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dealt_game(tmp_path / "db", monkeypatch, at(TIED), 3) as (bot, people, channel, _):
        ann, ben, _ = people
        before = len(said(channel))
        mine, theirs = panel(ann), panel(ben)
        assert mine is not None
        assert theirs is not None
        await ann.click(mine, custom_id=button(mine, ":send G7"))
        await bot.sandbox.until(lambda: takes_back(mine))
        await ann.click(mine, custom_id=takes_back(mine))
        await bot.sandbox.until(lambda: asks(mine, ":send R12"))
        await bot.sandbox.idle()
        assert len(said(channel)) == before
        await ann.click(mine, custom_id=button(mine, ":send R12"))
        await bot.sandbox.idle()
        await ben.click(theirs, custom_id=button(theirs, ":send Y8"))
        await bot.sandbox.message(
            lambda m: "12 of guns" in m.text and "8 of saxes" in m.text, channel=channel
        )


async def test_who_shuts_their_messages_while_they_owe_an_answer_is_not_given_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only who has not answered is reminded in private: that it could not be told tells the table nothing."""
    async with dealt_game(tmp_path / "db", monkeypatch, at(TIED), 3) as (bot, people, channel, later):
        ann, ben, _ = people
        await ann.slash(channel, "chicago reinforce", card="G7")
        ben.change(dms_open=False)
        before = [m.text for m in said(channel)]

        await later(12.5)
        assert [m.text for m in said(channel)] == before

        await ben.slash(channel, "chicago reinforce", card="Y8")
        await bot.sandbox.message(lambda m: "8 of saxes" in m.text, channel=channel)
