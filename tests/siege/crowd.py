"""Six people who never rest: they open tables, sit down, start, and press whatever they are offered.

What they were shown as done is remembered as a claim, to be compared with the file.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace

from bot.language import say
from bot.table.languages import LANGUAGES
from bot.table.refusals import NotNow
from discord_sandbox import ClientRefuses, Message, Person, Reply, Sandbox
from tests.helpers.playing import asks, button, controls, disabled, limits, passing
from tests.siege.journal import Journal

ANSWER = 10.0  # seconds that somebody waits for what was promised
SEATS = 4  # people at a table, at most
TABLES = 6  # that are kept going
EAGER = 0.3  # of what somebody does, until so many are: every game is to be met soon

Options = Mapping[str, str]

OFFERS: Sequence[Options] = (
    {"game": "chicago-poker", "options": "length:short", "pace": "12h"},
    {"game": "gangster", "options": "length:sprint", "pace": "12h"},
    {"game": "poker-champ", "options": "length:timed, deals:10", "pace": "12h"},
    {"game": "chicago-stud", "options": "laps:1", "pace": "12h"},
    {"game": "two-trucks", "options": "length:short", "pace": "12h"},
    {"game": "whispers", "options": "goal:1, rounds:5", "pace": "12h"},
    {"game": "chicago-poker", "pace": "24h"},
)
"""All games of the house, the first ones at the same time; whispers is over soon."""


@dataclass(frozen=True, slots=True)
class Claim:
    """Somebody saw that their click on a question was done: the file must know of an answer to it.

    `words`: how the line of notation begins; empty where it is not known, or where they read a no.
    """

    table_id: int
    player: int
    question: int
    words: tuple[str, ...] = ()
    shown: str = ""  # what they read then


@dataclass(slots=True)
class Crowd:
    """People and what they remember; `offers`: options of the tables that they open, one after the other."""

    sandbox: Sandbox
    journal: Journal
    dice: random.Random
    offers: Sequence[Options]
    tables: int = TABLES  # that they keep going
    computers: bool = True
    absent: set[int] = field(default_factory=set)  # people who do nothing
    claims: list[Claim] = field(default_factory=list)
    pressed: int = 0
    passed: set[tuple[int, int]] = field(default_factory=set)  # tables, and who passed there
    red_lines: int = 0
    opened: int = 0
    opening: bool = True

    @asynccontextmanager
    async def at_play(self) -> AsyncIterator[None]:
        """While it lasts, everybody plays."""
        people = [random.Random(self.dice.random()) for _ in self.sandbox.people]
        playing = [
            asyncio.create_task(self._restless(person, dice), name=f"plays-{person.account.display}")
            for person, dice in zip(self.sandbox.people, people, strict=True)
        ]
        try:
            yield
        finally:
            while running := [task for task in playing if not task.done()]:
                for task in running:
                    task.cancel()  # Python 3.11's wait_for may swallow one
                await asyncio.wait(running, timeout=0.05)
        for task in playing:
            if not task.cancelled() and (bug := task.exception()) is not None:
                raise bug

    async def _restless(self, person: Person, dice: random.Random) -> None:
        while True:
            await asyncio.sleep(0.005)
            try:
                if person.id not in self.absent:
                    await self._something(person, dice)
            except (ClientRefuses, LookupError, TimeoutError, StopIteration):
                continue  # taken away between look and click, or nobody answered

    async def _something(self, person: Person, dice: random.Random) -> None:
        panels = [message for message in person.mail if not message.deleted and controls(message)]
        roll = dice.random()
        if self.opening and len(self.journal.playing) < self.tables and roll < EAGER:
            if not await self._in_the_lobby(person, dice):
                await self._open(person)
        elif panels and roll < 0.85:
            await self._press(person, dice.choice(panels), dice)
        elif roll < 0.93:
            await self._under_a_table(person, dice)
        elif roll < 0.96 and self.opening and not await self._in_the_lobby(person, dice):
            await self._open(person)
        elif roll > 0.99:
            await person.slash(self.sandbox.channel, dice.choice(("tables", "help", "settings mine")))

    # ---- at a table ----

    async def _press(self, person: Person, message: Message, dice: random.Random) -> None:
        """Anything at all of a panel, or the last action back."""
        back = [b["custom_id"] for b in message.buttons if ":takeback:" in b.get("custom_id", "")]
        if back and dice.random() < 0.1:
            table, question = back[0].split(":")[1], back[0].split(":")[3]
            before, reply = message.edited, await person.click(message, custom_id=back[0], patience=ANSWER)
            await self._done(person, reply, message, before, Claim(int(table), person.id, int(question)))
            return
        custom_id, value = dice.choice(controls(message))
        before = message.edited
        if value is None:
            reply = await person.click(message, custom_id=custom_id, patience=ANSWER)
        else:
            reply = await person.choose(message, value, custom_id=custom_id, patience=ANSWER)
        words = tuple(word for word in (*custom_id.split(":", 3)[3].partition("~")[0].split(), value) if word)
        if reply.modal is not None:
            low, high = limits(reply.modal)
            words = (*words[:-1], str(dice.randint(low, high)))
            reply = await person.submit(reply.modal, {"number": words[-1]}, patience=ANSWER)
        table, question = custom_id.split(":")[1:3]
        said = tuple(word for word in words if word not in (".", "?"))
        await self._done(person, reply, message, before, Claim(int(table), person.id, int(question), said))

    async def _done(
        self, person: Person, reply: Reply, message: Message, before: float | None, claim: Claim
    ) -> None:
        """Waits for what the click does to its panel; a panel that asks something else is a claim.

        So is one that was taken away, unless another one asks the same: it was only brought anew.
        """
        self.pressed += 1
        if reply.failed:
            self.red_lines += 1
            return
        await self.sandbox.until(lambda: message.edited != before or message.deleted, patience=ANSWER)
        asked = f"cp:{claim.table_id}:{claim.question}:"
        anew = message.deleted and any(controls(m, asked) for m in person.mail if not m.deleted)
        # Who reads that something has changed has done nothing; who may act no more has no other question.
        too_late = any(say(each, f"notice-no-{NotNow.STALE}") in message.text for each in LANGUAGES)
        if not anew and not too_late and (message.deleted or not controls(message, asked)):
            shown = "(taken away)" if message.deleted else message.text[:300]
            self.claims.append(replace(claim, shown=shown))

    async def _under_a_table(self, person: Person, dice: random.Random) -> None:
        """My hand, under the newest post, and what it lets one do; or a look around."""
        if not self.journal.playing:
            return
        shown = self.journal.shows[dice.choice(self.journal.playing)]
        if shown.deleted or shown.channel.deleted:
            return
        back = ":log" if asks(shown, ":log") else ":dossier"  # as the game looks back
        wanted = dice.choice([":hand", ":hand", ":hand", back, ":rules"])
        if not asks(shown, wanted):  # it has lost its buttons, and the next post is on its way
            return
        reply = await person.click(shown, custom_id=button(shown, wanted), patience=ANSWER)
        if reply.failed:
            self.red_lines += 1
            return
        for _ in range(3):
            if wanted == ":hand" and controls(reply.message):
                await self._press(person, reply.message, dice)

    # ---- before the deal ----

    async def _in_the_lobby(self, person: Person, dice: random.Random) -> bool:
        """Passes instead of cutting, sits down, seats a computer, or starts; whether there was a lobby."""
        for table_id, question in self.journal.cutting.items():
            asked = table_id not in self.journal.shows and not question.deleted
            if asked and person.account in question.pings and (table_id, person.id) not in self.passed:
                reply = await person.click(question, custom_id=passing(question), patience=ANSWER)
                if not reply.failed:
                    self.passed.add((table_id, person.id))
                return True
        gathering = reversed(self.journal.lobbies.values())
        lobby = next((message for message in gathering if self._gathers(message)), None)
        if lobby is None:
            return False
        seated = sum(each.account.display in lobby.text for each in self.sandbox.people)
        if person.account.display not in lobby.text:
            if seated < SEATS:
                await person.click(lobby, custom_id=button(lobby, ":join"), patience=ANSWER)
        elif self.computers and dice.random() < 0.3:
            table_id = int(button(lobby, ":join").split(":")[1])
            await person.slash(self.sandbox.channel, "table computer", level="rookie", table=table_id)
        elif not disabled(lobby, ":start"):
            await person.click(lobby, custom_id=button(lobby, ":start"), patience=ANSWER)
        return True

    def _gathers(self, lobby: Message) -> bool:
        """What an old message still offers, which Discord lets nobody change, is not believed for ever."""
        return asks(lobby, ":join") and int(button(lobby, ":join").split(":")[1]) not in self.journal.shows

    async def _open(self, person: Person) -> None:
        if len(self.journal.playing) < self.tables:
            options = self.offers[self.opened % len(self.offers)]
            self.opened += 1
            if self.opened % 2:
                options = {**options, "cuts": "everybody"}
            await person.slash(self.sandbox.channel, "table new", patience=ANSWER, **options)
