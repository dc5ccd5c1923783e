"""Forged and stale clicks, forms, commands, half-typed words: no bug, and nothing changes without a right.

Whoever forges sends ids made from real ones (other people's, other tables', other servers', old questions,
huge numbers, strange signs), with no values or wrong ones, from any message in any place.
"""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

from discord_sandbox import (
    Change,
    ChangeType,
    Channel,
    Guild,
    Interaction,
    InteractionType,
    Json,
    Message,
    MessageFlag,
    Person,
)
from tests.helpers.playing import asks, begun, button, deal, gather, play_out
from tests.siege.books import Replay, opened
from tests.siege.ground import Ground, ground
from tests.siege.quiet import quiet
from tests.siege.report import Report

FILE = 11  # the type of an option
CLICKS = 100_000
BATCH = 400
AT_ONCE = 12
ANYTHING = 0.2  # of them may also be allowed; they come last, and only errors count
ANSWER = 0.5  # seconds; what no button of ours can be is left unanswered
HOUR = 3600.0

KINDS = (
    *(InteractionType.COMPONENT,) * 12,
    *(InteractionType.MODAL,) * 3,
    *(InteractionType.COMMAND,) * 3,
    *(InteractionType.AUTOCOMPLETE,) * 2,
)
NUMBERS = ("0", "1", "2", "3", "7", "99", "-1", "007", "1.5", "1e3", "²", "١", "abc", "", " ", "null")
HUGE = (str(2**31), str(2**53), str(2**63 - 1), str(2**63), str(2**64), "9" * 18, "9" * 30)
WORDS = (
    ".",
    "?",
    "~",
    ":",
    "recruit",
    "play",
    "R1",
    "A",
    "done",
    "whisper",
    "show",
    "high",
    "stop",
    "🂡",
    "\x00",
)
STRANGE = ("@everyone", "<@1>", "‮", "a" * 99, "'; DROP TABLE moves;--", "%s", "{0}", "\ud83d\ude00", "é̀")
MORE_GAMES = {
    "gangster": slice(0, 2),
    "poker-champ": slice(1, 4),
    "chicago-stud": slice(2, 4),
    "two-trucks": slice(0, 2),
}
"""The other games of the house, each in play, and who of the people sits there."""
LEFT_ALONE = ("t:0:forget-me",)  # what anybody may do to themselves
UNCHANGED = ("tables", "seats", "moves", "clocks", "posts", "outbox", "results", "ratings", "servers")


async def clicks(report: Report, scale: float, folder: Path) -> None:
    """The whole campaign."""
    wanted = max(20, round(CLICKS * scale))
    async with ground(report, folder, ()) as here, here.alive():
        forger = await _prepared(here)
        allowed = round(wanted * ANYTHING)
        for what, number, any_at_all in (
            ("forbidden", wanted - allowed, False),
            ("anything", allowed, True),
        ):
            done = 0
            while done < number:
                size = min(BATCH, number - done)
                report.now(f"{what} {done + 1} to {done + size}")
                await _batch(here, forger, size, any_at_all=any_at_all)
                done += size
            report.count(f"forged, {what}", number)
        _tell(here)


async def _batch(here: Ground, forger: "Forger", size: int, *, any_at_all: bool) -> None:
    """Some forgeries at once; then the log and the file are looked at, and the world is tidied up."""
    before, errors = _rows(here), len(here.errors.lines)
    left = iter(range(size))
    await asyncio.gather(*(_forge(here, forger, left, any_at_all=any_at_all) for _ in range(AT_ONCE)))
    in_flight, rest = here.bot.client.context.in_flight, here.sandbox.api
    await here.sandbox.until(lambda: not in_flight.inside and not rest.under_way)
    for kept_waiting in here.sandbox.interactions.unanswered:
        if kept_waiting.pending:
            here.report.broke("promises that were not kept", str(kept_waiting.body)[:300])
    here.sandbox.clock.skip(HOUR)  # whoever was not answered sees a red line, and is forgotten
    for line in here.errors.lines[errors:]:
        here.report.broke("unhandled errors", line)
    if not any_at_all and (changed := _changed(before, _rows(here))):
        here.report.broke("changed without a right", f"{changed} by one of {forger.last[:8]}")
    forger.tidy_up()


async def _forge(here: Ground, forger: "Forger", left: Iterator[int], *, any_at_all: bool) -> None:
    for _ in left:
        opened_now = forger.something(any_at_all=any_at_all)
        with suppress(TimeoutError):
            await asyncio.wait_for(opened_now.answered.wait(), ANSWER)
        here.report.count("answered" if opened_now.answer is not None else "without an answer")


def _rows(here: Ground) -> dict[str, set[tuple[Any, ...]]]:
    """Every row of every table that nobody may change without a right."""
    with opened(here.path, here.games) as books:
        return {name: {tuple(row) for row in books.db.execute(f"SELECT * FROM {name}")} for name in UNCHANGED}


def _changed(before: dict[str, set[tuple[Any, ...]]], after: dict[str, set[tuple[Any, ...]]]) -> str:
    rows = [
        f"{sign}{name}{tuple(str(column)[:40] for column in row)[:8]}"
        for name in before
        for sign, found in (("-", before[name] - after[name]), ("+", after[name] - before[name]))
        for row in found
    ]
    return "; ".join(rows[:4])


def _tell(here: Ground) -> None:
    for what in ("unhandled errors", "changed without a right", "promises that were not kept"):
        here.report.count(what, 0)
    with opened(here.path, here.games) as books:
        for fault in Replay(here.games).faults(books):
            here.report.broke("cannot have happened", fault)
        here.report.figures["tables"] = len(books.tables())


# ---- the tables that are attacked ----


async def _prepared(here: Ground) -> "Forger":
    """Tables in every phase, in two servers; and who would forge."""
    sandbox, forger = here.sandbox, Forger(here)
    people = sandbox.people
    for person in people:
        person.change(locale="en-US")
    elsewhere = sandbox.world.create_guild("The Blue Note", people[4].account)
    for person in people[:4]:
        sandbox.world.leave_guild(person.account, elsewhere)
    sandbox.world.leave_guild(people[5].account, sandbox.guild)
    await begun(here.bot, 3, game="chicago-poker", pace="none")  # table 1
    await _two(here, people[:2], game="whispers", options="goal:1, rounds:5", pace="none")  # table 2, over
    await play_out(here.bot, people[:2], here.journal.shows[2].channel, seed=1)
    await _two(here, people[2:4], game="whispers", pace="none")  # table 3
    await gather(here.bot, people[:2], game="chicago-poker", pace="none")  # table 4, a lobby
    await _elsewhere(here, elsewhere, people[4], people[5])  # table 5
    for game, seats in MORE_GAMES.items():  # tables 6 to 9
        await _two(here, people[seats], game=game, pace="none")
    await quiet(
        sandbox, here.path, here.games
    )  # a letter still on its way would look like what a click changed
    forger.known = {
        1: {person.id for person in people[:3]},
        2: {person.id for person in people[:2]},
        3: {person.id for person in people[2:4]},
        5: {person.id for person in people[4:]},
    } | {
        number: {person.id for person in people[seats]} for number, seats in enumerate(MORE_GAMES.values(), 6)
    }
    return forger


async def _two(here: Ground, people: tuple[Person, ...], **options: str) -> None:
    await deal(here.bot, await gather(here.bot, people, **options), people[0])
    await here.sandbox.idle()


async def _elsewhere(here: Ground, guild: Guild, host: Person, guest: Person) -> None:
    channel = next(iter(guild.channels.values()))
    await host.slash(channel, "table new", game="chicago-poker", pace="none")
    lobby = await here.sandbox.message(lambda m: asks(m, ":join"), channel=channel)
    await guest.click(lobby, custom_id=button(lobby, ":join"))
    await here.sandbox.until(lambda: guest.account.display in lobby.text)
    await deal(here.bot, lobby, host)


# ---- who forges ----


class Forger:
    """Makes interactions up, from all ids that were ever shown to anybody."""

    def __init__(self, here: Ground) -> None:
        self.dice, self.sandbox = here.dice, here.sandbox
        self.known: dict[int, set[int]] = {}  # who sits at which table
        self.last: list[str] = []
        self._ids: list[str] = []
        self._path = here.path
        self.sandbox.world.listeners.append(self._heard)

    def _heard(self, change: Change) -> None:
        message = change.subject
        posted = (ChangeType.MESSAGE_POSTED, ChangeType.MESSAGE_EDITED)
        if change.type in posted and isinstance(message, Message) and not self.known:
            for part in (*message.buttons, *message.selects):
                if "custom_id" in part and part["custom_id"] not in self._ids:
                    self._ids.append(part["custom_id"])

    def something(self, *, any_at_all: bool) -> Interaction:
        """One interaction, announced to the bot; unless `any_at_all`, one that may change no table."""
        while True:
            person, kind = self.dice.choice(self.sandbox.people), self.dice.choice(KINDS)
            if kind in (InteractionType.COMPONENT, InteractionType.MODAL):
                custom_id = self._mutated(self.dice.choice(self._ids))[:100]
                if any_at_all or not self._may_change(person.id, custom_id):
                    return self._pressed(person, kind, custom_id)
            else:
                body = self._typed(person, kind, any_at_all=any_at_all)
                if body is not None:
                    return self._open(kind, person, body, name=str(body["name"]))

    def tidy_up(self) -> None:
        """A long campaign must not remember every answer."""
        self.last.clear()
        self.sandbox.requests.clear()
        for channel in self.sandbox.world.channels.values():
            for number, message in tuple(channel.messages.items()):
                if message.ephemeral:
                    del channel.messages[number]

    # ---- buttons, selects and forms ----

    def _mutated(self, custom_id: str) -> str:
        """The same id, or one that is not quite it."""
        for _ in range(self.dice.choice((0, 1, 1, 1, 2, 3))):
            parts = custom_id.split(":")
            match self.dice.randrange(7):
                case 0 if len(parts) > 1:
                    parts[1] = self.dice.choice((*"123456789", *NUMBERS, *HUGE))
                case 1 if len(parts) > 2:
                    parts[2] = self.dice.choice((*NUMBERS, *HUGE, *WORDS, *STRANGE))
                case 2 if len(parts) > 3:
                    parts[3] = " ".join(self.dice.choices((*WORDS, *NUMBERS), k=self.dice.randrange(4)))
                case 3:
                    parts.append(self.dice.choice((*NUMBERS, *HUGE, *STRANGE, *WORDS)))
                case 4:
                    parts = parts[: self.dice.randrange(1, len(parts) + 1)]
                case 5:
                    parts[-1] += "~" + self.dice.choice((*NUMBERS, *HUGE))
                case _:
                    other = self.dice.choice(self._ids).split(":")
                    place = self.dice.randrange(min(len(parts), len(other)))
                    parts[place] = other[place]
            custom_id = ":".join(parts)
        return custom_id

    def _may_change(self, player: int, custom_id: str) -> bool:
        """Whether somebody at the table, or about to join it, could mean it."""
        kind, table, *_ = (*custom_id.split(":"), "", "")
        if custom_id.startswith(LEFT_ALONE) or ":server" in custom_id:
            return True
        if not table.strip().isdecimal() or not table.isascii():
            return False
        number = int(table)
        return number not in self.known or (
            player in self.known[number] and (kind == "t" or self._now(custom_id))
        )

    def _now(self, custom_id: str) -> bool:
        """A question that somebody is asked now."""
        with sqlite3.connect(f"{self._path.absolute().as_uri()}?mode=ro", uri=True) as db:
            query = "SELECT questions FROM moves WHERE table_id = ? ORDER BY version DESC LIMIT 1"
            row = db.execute(query, (int(custom_id.split(":")[1]),)).fetchone()
        db.close()
        question = custom_id.split(":")[2:3]
        return bool(row) and bool(question) and question[0].lstrip("0") in row[0]

    def _pressed(self, person: Person, kind: InteractionType, custom_id: str) -> Interaction:
        channel = self._place(person)
        select = {"type": 3, "id": 2, "custom_id": custom_id, "options": [{"label": "x", "value": "x"}]}
        pressed = {"type": 2, "id": 2, "custom_id": custom_id, "label": "x", "style": 1}
        part = self.dice.choice((select, pressed))
        row = {"type": 1, "id": 1, "components": [part]}
        message = Message(self.sandbox.world.new_id(), channel, self.sandbox.world.bot, components=[row])
        if self.dice.random() < 0.4:
            message.flags |= MessageFlag.EPHEMERAL
            message.only_for = person.account
        if kind is InteractionType.MODAL:
            return self._open(kind, person, self._form(custom_id), message=message, channel=channel)
        values = self.dice.choices((*NUMBERS, *HUGE, *WORDS, *STRANGE), k=self.dice.choice((0, 1, 1, 1, 2)))
        body: Json = {"custom_id": custom_id, "component_type": part["type"], "id": 2}
        if part["type"] == 3:
            body["values"] = values
        return self._open(kind, person, body, message=message, channel=channel)

    def _form(self, custom_id: str) -> Json:
        typed = {
            "type": 4,
            "id": 3,
            "custom_id": "number",
            "value": self.dice.choice((*NUMBERS, *HUGE, *STRANGE)),
        }
        rows: list[Json] = self.dice.choice(
            (
                [{"type": 18, "id": 2, "component": typed}],
                [{"type": 1, "id": 2, "components": [typed]}],
                [{"type": 18, "id": 2, "component": typed}] * 2,
                [],
            )
        )
        return {"custom_id": custom_id, "components": rows}

    # ---- commands ----

    def _typed(self, person: Person, kind: InteractionType, *, any_at_all: bool) -> Json | None:
        """A command with options made up; None for one that this person might be allowed."""
        commands = list(self.sandbox.world.commands[None])
        command = self.dice.choice(commands)
        path, options = _leaf(command, self.dice)
        sits = [table_id for table_id, people in self.known.items() if person.id in people]
        tables = [table_id for table_id in (1, 2, 3, 6, 7, 8) if table_id not in sits]
        if not any_at_all and (
            {"new", "delete", "server", "away"} & set(path) or person.id not in self.known[5]
        ):
            return None
        filled = []
        for option in options:
            if option["type"] == FILE:  # Discord hands on a file that was sent, or nothing
                continue
            if option["name"] == "table":
                value: Any = (
                    self.dice.choice((*tables, 2**53, 0, -1)) if not any_at_all else self._value(option)
                )
            elif self.dice.random() < 0.2:
                continue
            else:
                value = self._value(option)
            filled.append({"name": option["name"], "type": option["type"], "value": value})
        if kind is InteractionType.AUTOCOMPLETE:
            if not filled:
                return None
            self.dice.choice(filled)["focused"] = True
        for step in reversed(path[1:]):
            kind_of_step = 2 if step != path[-1] else 1
            filled = [{"name": step, "type": kind_of_step, "options": filled}]
        name = command["name"] if self.dice.random() < 0.97 else "chicago"
        return {"id": command["id"], "name": name, "type": 1, "options": filled}

    def _value(self, option: Json) -> Any:
        """Something for an option: of its type most times."""
        texts = (*NUMBERS, *HUGE, *WORDS, *STRANGE, "length:short", "fr", "12h", "rookie")
        kind = option["type"]
        match kind if kind in (6, 7, 8) or self.dice.random() < 0.9 else self.dice.choice((3, 4)):
            case 4:
                return self.dice.choice((0, 1, 2, 3, 6, -1, 2**31, 2**53, -(2**53)))
            case 5:
                return self.dice.random() < 0.5
            case 6 | 7 | 8:  # Discord lets nothing through that is no number
                return str(self.dice.choice(self.sandbox.people).id)
            case 10:
                return self.dice.choice((0.5, -1.0, 1e300))
            case _:
                return self.dice.choice(texts)

    # ---- sending ----

    def _place(self, person: Person) -> Channel:
        """Anywhere they can read, threads and private conversations included."""
        world = self.sandbox.world
        seen = [channel for channel in world.channels.values() if world.may_read(person.account, channel)]
        return self.dice.choice(seen)

    def _open(
        self,
        kind: InteractionType,
        person: Person,
        body: Json,
        *,
        message: Message | None = None,
        channel: Channel | None = None,
        name: str | None = None,
    ) -> Interaction:
        self.last.append(f"{kind.name} {person.account.name} {str(body)[:160]}")
        place = channel or self._place(person)
        return self.sandbox.interactions.open(kind, person.account, place, body, message=message, name=name)


def _leaf(command: Json, dice: random.Random) -> tuple[list[str], list[Json]]:
    """A subcommand's path, and its options."""
    path, here = [command["name"]], command
    while inner := [option for option in here.get("options") or [] if option["type"] in (1, 2)]:
        here = dice.choice(inner)
        path.append(here["name"])
    return path, list(here.get("options") or [])
