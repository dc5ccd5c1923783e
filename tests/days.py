"""What a week of play costs the people at a table: how often it rings, and what is left standing.

`make bench`, `python -m tests.days`. Ten kinds of people, each at a table with three friends who play within
the hour, a day per turn, for seven days that pass in seconds. Counted is what people meet: messages that ring
(a mention at the table, or a private message that is not silent), reminders among them, and private messages
of the bot that still stand at the end. Promised are at most one ring a turn and one more, two reminders a
turn, one ring for each turn that was played for them, and one message left standing.
"""

import asyncio
import random
import sqlite3
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.yardstick import line
from bot.coordinator import scheduler
from bot.table.clock import Caretaker
from bot.table.notices import Notice
from bot.table.outbox import RINGS, reminder_of
from bot.table.outbox import Kind as Letters
from discord_sandbox import (
    Change,
    ChangeType,
    Channel,
    ClientRefuses,
    Limits,
    Message,
    MessageFlag,
    Person,
    Sandbox,
)
from tests.helpers.bot_in_sandbox import Bot, a_bot
from tests.helpers.playing import ACTION_LIMIT, begun, click_in_thread, panel, press

DAYS = 7
STEP = timedelta(minutes=15)
SEATS = 4
MORNING, EVENING = 8, 21  # UTC; everybody's zone, unless they say so
HOUR = timedelta(hours=1)
PLAYED_FOR = (Notice.CARETAKER_PLAYED, Notice.CARETAKER_MINIMUM, Notice.COMPUTER_HOLDS)


@dataclass(frozen=True, slots=True)
class Moment:
    """What somebody knows when they may look at Discord."""

    now: datetime
    waited: timedelta  # since they were asked
    rung: timedelta | None  # since it last rang for them; None: not since they were asked


async def nothing(_bot: Bot, _person: Person) -> None:
    """Leaves everything as it is."""


@dataclass(frozen=True, slots=True)
class Kind:
    """When somebody plays once they are asked, and what they have set."""

    name: str
    plays: Callable[[Moment], bool]
    prepare: Callable[[Bot, Person], Awaitable[Any]] = nothing


def at(*hours: int) -> Callable[[Moment], bool]:
    """At these hours of the day."""
    return lambda moment: moment.now.hour in hours and moment.waited >= HOUR


def after(hours: float) -> Callable[[Moment], bool]:
    """So long after they were asked."""
    return lambda moment: moment.waited >= timedelta(hours=hours)


def reminded(moment: Moment) -> bool:
    """When it has rung again, hours after the turn began."""
    return moment.rung is not None and moment.waited > 6 * HOUR and moment.rung < HOUR


async def closed(_bot: Bot, person: Person) -> None:
    person.change(dms_open=False)


async def waking(bot: Bot, person: Person) -> None:
    await bot.coordinator.profiles.update(person.id, hours=(8 * 60, 22 * 60), zone="Europe/Paris")


async def unreminded(bot: Bot, person: Person) -> None:
    await bot.coordinator.profiles.update(person.id, reminders=False)


async def minimal(bot: Bot, person: Person) -> None:
    await bot.coordinator.profiles.update(person.id, caretaker=Caretaker.MINIMUM)


async def patient(bot: Bot, person: Person) -> None:
    await bot.coordinator.profiles.update(person.id, caretaker=Caretaker.WAIT)


async def away(bot: Bot, person: Person) -> None:
    await bot.coordinator.profiles.go_away(person.id, bot.coordinator.now() + timedelta(days=3))


KINDS = (
    Kind("at once", after(0)),
    Kind("every morning", at(MORNING)),
    Kind("every evening, messages closed", at(EVENING), closed),
    Kind("twice a day, no reminders", at(12, EVENING), unreminded),
    Kind("when it rings again", reminded),
    Kind("an hour before the end", after(23)),
    Kind("awake 8 to 22 in Paris, evenings", at(20), waking),
    Kind("away three days, then mornings", at(MORNING), away),
    Kind("never (the least is played)", lambda _: False, minimal),
    Kind("every other day (the table waits)", after(47), patient),
)


@dataclass(slots=True)
class Week:
    """One person's week at one table."""

    kind: Kind
    bot: Bot
    people: tuple[Person, ...]
    channel: Channel
    turns: int = 0
    rung: list[tuple[datetime, Message]] = field(default_factory=list)
    sent: int = 0  # private messages
    asked_since: datetime | None = None
    reminded: bool = False  # of the turn that lasts, in private
    asked_at: int = 0  # the version at which they were asked

    @property
    def me(self) -> Person:
        return self.people[0]

    @property
    def standing(self) -> int:
        """Private messages of the bot that are there now, but for the reminder of a turn that lasts."""
        return sum(not message.deleted for message in self.me.mail) - self.reminded

    def rings(self, path: Path) -> Counter[str]:
        """How often it rang because of what, by what is in the file: `turn`, `played for`, `reminder`."""
        with closing(sqlite3.connect(path)) as db:
            why = {
                nonce: (kind, key) for nonce, kind, key in db.execute("SELECT nonce, kind, key FROM outbox")
            }
        found = Counter[str]()
        for _, message in self.rung:
            kind, key = why.get(str(message.nonce), ("", ""))
            if kind == Letters.REMINDER:
                found["reminder"] += 1
            elif (kind, key) == (Letters.PANEL, RINGS) or (kind == Letters.NOTICE and key in PLAYED_FOR):
                found["played for"] += 1
            else:
                found["turn"] += 1
        return found

    def heard(self, change: Change) -> None:
        """Notes what rings."""
        message = change.subject
        if (
            change.type is not ChangeType.MESSAGE_POSTED
            or not isinstance(message, Message)
            or message.only_for
        ):
            return
        private = message.channel is self.me.dm
        self.sent += private
        if self.me.account in message.pings or (
            private and MessageFlag.SUPPRESS_NOTIFICATIONS not in message.flags
        ):
            self.rung.append((self.bot.coordinator.now(), message))

    async def live(self, days: float) -> None:
        """So many days, a quarter of an hour at a time."""
        dice = random.Random(self.kind.name)
        ends = self.bot.coordinator.now() + timedelta(days=days)
        while self.bot.coordinator.now() < ends:
            await self.rest()
            await self.somebody_plays(dice)
            self.bot.sandbox.clock.skip(STEP.total_seconds())
            await self.bot.coordinator.scheduler.run_due()

    async def rest(self) -> None:
        """Until all is told; then, whether a turn of theirs has begun."""
        await self.bot.sandbox.idle(quiet=0.02)
        posts = self.bot.coordinator.posts
        reminder = await posts.sent.post(1, reminder_of(self.me.id))
        self.reminded = (
            reminder is not None and self.me.dm is not None and reminder.channel_id == self.me.dm.id
        )
        report = await posts.report(1)
        if self.me.id not in report.waiting_for:
            self.asked_since = None
        elif self.asked_since is None:
            self.asked_since, self.turns = self.bot.coordinator.now(), self.turns + 1

    async def somebody_plays(self, dice: random.Random) -> None:
        """The friends do when they are asked, the one who is looked at when it is their way."""
        report = await self.bot.coordinator.posts.report(1)
        for person in self.people:
            if person.id in report.waiting_for and (person is not self.me or self.kind.plays(self.moment())):
                await self.plays(person, dice)
                return

    def moment(self) -> Moment:
        now = self.bot.coordinator.now()
        since = self.asked_since or now
        rung = max((ring for ring, _ in self.rung if ring > since), default=None)
        return Moment(now, now - since, None if rung is None else now - rung)

    async def plays(self, person: Person, dice: random.Random) -> None:
        """A whole turn: in private, or from under the table where private messages are closed."""
        for _ in range(ACTION_LIMIT):
            asking = panel(person)
            try:
                if asking is not None:
                    await press(self.bot.sandbox, person, asking, dice)
                elif person.account.dms_open or not await click_in_thread(
                    self.bot.sandbox, person, self.channel, dice
                ):
                    return
            except ClientRefuses:
                return  # the panel was taken away between look and click
            await self.bot.sandbox.idle(quiet=0.02)


async def a_week(kind: Kind, path: Path, days: float = DAYS) -> Week:
    """One kind of person's week, or part of it."""
    async with Sandbox.running() as sandbox:
        sandbox.limits = Limits.none()

        def now() -> datetime:
            return datetime.fromtimestamp(sandbox.clock.now(), UTC)

        async with a_bot(path, sandbox=sandbox, now=now) as bot:
            people, channel = await begun(bot, SEATS, pace="24h")
            await kind.prepare(bot, people[0])
            week = Week(kind, bot, people, channel)
            sandbox.world.listeners.append(week.heard)
            await week.live(days)
            await week.rest()
            return week


def kept(week: Week, path: Path) -> bool:
    """Whether it cost them no more than is promised."""
    rings = week.rings(path)
    return (
        rings["turn"] <= week.turns + 1
        and rings["reminder"] <= 2 * week.turns
        and rings["played for"] <= week.turns
        and week.standing <= 1
    )


def main() -> int:
    """Prints the table; 1 where a promise is not kept."""
    scheduler.DOWNTIME = timedelta(days=DAYS)  # our steps are no downtime
    missed = 0
    line("a week with", "turns rings", "reminders, played for them; private messages sent, left standing")
    with TemporaryDirectory() as folder:
        for number, kind in enumerate(KINDS):
            path = Path(folder) / str(number)
            week = asyncio.run(a_week(kind, path))
            missed += not kept(week, path)
            rings = week.rings(path)
            told = f"{rings['reminder']:3}, {rings['played for']:2}; {week.sent} sent, {week.standing} left"
            line(
                kind.name,
                f"{week.turns:5} {rings['turn']:5}",
                told if kept(week, path) else f"{told}  MISSED",
            )
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
