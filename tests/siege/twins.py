"""One game through two whole bots: in the other world a hidden card has changed places with another.

The same people do the same things at the same time; where an action names one of the two cards, it names the
other one there. Every request to anybody but the cards' owners must be the same, to the last byte. It ends
where the rules themselves tell others which card is which.
"""

import asyncio
import hashlib
import itertools
import random
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

from bot.games import Games, games
from bot.table.match import Match
from bot.ui import reply
from bot.ui.changing import Changing
from bot.ui.context import UiContext
from bot.ui.ids import END, SURE
from discord_sandbox import InteractionType, Limits, Message, Person
from engine.chicago_poker.actions import Drive
from engine.game import Amount, Seat
from tests.helpers.bot_in_sandbox import a_bot, a_sandbox
from tests.helpers.delivered import Delivered
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.helpers.playing import deal, gather
from tests.helpers.seen import Told
from tests.helpers.worlds import Exchange, exchanged
from tests.siege.quiet import quiet
from tests.siege.report import Report

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
MOST_ACTIONS = 60
PATIENCE = ON_A_BUSY_MACHINE  # until an action is played, or is not
TRIED = 12  # actions of a seat, until we say that any would show the difference
LASTING = 0.5  # of the actions, so many name a card that was exchanged only if they must
OF_NOBODY = (
    "gangster",
    "two-trucks",
)  # no seat begins with a card of its own; the piles hide theirs from all
REALLY_PAINTED = 10  # one game in so many has its real pictures
OPTIONS = {
    "chicago-poker": {"options": "length:short", "pace": "none"},
    "poker-champ": {"options": "length:timed, deals:20", "pace": "none"},
    "chicago-stud": {"options": "limit:open", "pace": "none"},
    "gangster": {"options": "length:sprint", "pace": "none"},
    "two-trucks": {"options": "length:short", "pace": "none"},
    "whispers": {"options": "goal:2, rounds:9", "pace": "none"},
}


@dataclass(frozen=True, slots=True)
class Secret:
    """The difference between the worlds, given the first position, and the seats that may know of it."""

    exchange: Callable[[Any], Exchange | None]
    owners: frozenset[Seat]
    begins: Games | None = None  # where games begin in the middle

    @classmethod
    def of(cls, game: str, seed: int, owner: Seat | None, other: Seat | None = None) -> "Secret":
        """A card of the owner's changes places with one of the other's, or with one that nobody knows."""

        def exchange(state: Any) -> Exchange | None:
            there = exchanged(game, state, owner, random.Random(seed), other)
            return there or exchanged(game, state, owner, random.Random(seed))

        return cls(exchange, frozenset(seat for seat in (owner, other) if seat is not None))

    @classmethod
    def drawn(cls, game: str, seats: int, seed: int) -> "Secret":
        """Draw by lot whose cards change places; in some games no seat has any of its own."""
        if game in OF_NOBODY:
            return cls.of(game, seed, None)
        dice = random.Random(seed)
        owner, other = dice.sample(range(seats), 2)
        return cls.of(game, seed, owner, dice.choice((None, other)))


async def twins(
    report: Report,
    game: str,
    seed: int,
    folder: Path,
    most: int = MOST_ACTIONS,
    *,
    painted: bool | None = None,
    secret: Secret | None = None,
    seats: int | None = None,
) -> None:
    """Plays one world, then the other by the same script, and compares what the others were sent."""
    dice = random.Random(seed)
    drawn = dice.randint(3, 5)
    seats = seats or drawn
    secret = secret or Secret.drawn(game, seats, seed)
    if painted is None:
        painted = dice.randrange(REALLY_PAINTED) == 0
    report.count("games through the bot")
    one = _TwinWorld(game, seats, secret, seed, folder / "one", another=False, painted=painted)
    async with one.begun():
        script = _Script(secret, one.engine, (await one.match()).position)
        steps = [step async for step in _written(one, script, dice, most)]
        await one.all_look()
    other = _TwinWorld(game, seats, secret, seed, folder / "other", another=True, painted=painted)
    async with other.begun():
        for step in steps:
            await other.does(step.seat, step.there)
            await other.looks(step.reader, step.look)
        await other.all_look()
        if (await other.match()).position != script.there:
            report.broke("leaked", f"{game} through the bot: the other world is not the one that was meant")
    report.count("actions through two bots", len(steps))
    report.count("actions that name another card there", sum(step.here != step.there for step in steps))
    report.count("requests compared", one.delivered.requests)
    if (different := one.delivered.different(other.delivered)) is not None:
        report.broke("leaked", f"{game} through the bot, to all but {sorted(secret.owners)}: {different}")


@dataclass(frozen=True, slots=True)
class _Step:
    """One action in this world and in the other; then the seat that looks, and where."""

    seat: Seat
    here: str
    there: str
    reader: Seat
    look: str


async def _written(
    world: "_TwinWorld", script: "_Script", dice: random.Random, most: int
) -> AsyncIterator[_Step]:
    """Action by action, until the rules would show a difference, or the game is over."""
    for _ in range(most):
        step = script.step(await world.match(), dice)
        if step is None:
            return
        await world.does(step.seat, step.here)
        await world.looks(step.reader, step.look)
        yield step


COMMANDS = ("hand", "show", "game log", "game replay", "game dossier", "tables", "rules")
LOOKS = (*COMMANDS, "autocomplete")


class _TwinWorld:
    """A world, a bot, and all that it has told everybody but the owners of the secret."""

    def __init__(
        self, game: str, seats: int, secret: Secret, seed: int, folder: Path, *, another: bool, painted: bool
    ) -> None:
        self.game, self.seats, self.secret, self.seed, self.folder = game, seats, secret, seed, folder
        known = secret.begins or games(hidden=True)
        if not painted:
            known = {name: replace(each, skin=Told(each.skin)) for name, each in known.items()}
        self.games: Games = _exchanging(known, secret) if another else known
        self.engine: Any = known[game].engine
        self.time = START
        self.folder.mkdir(parents=True)

    @asynccontextmanager
    async def begun(self) -> AsyncIterator[None]:
        """While it lasts, the cards are dealt, and all is told."""
        numbers = itertools.count()
        patient = dict.fromkeys(reply.PATIENCE, PATIENCE)  # who is promised what, only the clock knows
        # Clicks here come from messages of their own: the private one is the courier's alone to change.
        nobodys = patch.object(Changing, "__contains__", lambda *_: False)
        unseen = patch.object(UiContext, "remember", AsyncMock())
        at_once = patch("bot.table.notices.GATHERED", timedelta(0))  # nobody's clock goes on here by itself
        story = patch("bot.coordinator.recorder.STORY_AFTER", timedelta(0))
        # Whether a panel finds the table's message, to which it links, must not depend on which is quicker.
        in_turn = patch("bot.ui.delivery.courier.LETTERS_AT_ONCE_MAX", 1)
        with patch.dict(reply.PATIENCE, patient), nobodys, unseen, at_once, story, in_turn:
            async with self._running(numbers):
                yield

    @asynccontextmanager
    async def _running(self, numbers: Iterator[int]) -> AsyncIterator[None]:
        async with (
            a_sandbox() as self.sandbox,
            a_bot(
                self.folder / "db",
                sandbox=self.sandbox,
                known=self.games,
                now=lambda: self.time,
                dice=lambda: f"{self.seed}:{next(numbers)}",
                secret=lambda: hashlib.sha256(f"{self.seed}:{next(numbers)}".encode()).hexdigest(),
            ) as self.bot,
        ):
            self.sandbox.limits = Limits.none()
            self.people = self.sandbox.people[: self.seats]
            for person in self.people:
                person.change(locale="en-US")
            lobby = await gather(self.bot, self.people, game=self.game, **OPTIONS[self.game])
            await self.told()
            self.delivered = Delivered(self.sandbox, [self.people[seat] for seat in self.secret.owners])
            self.channel = await deal(self.bot, lobby, self.people[0])
            await self.told()
            self.delivered.only_last(lobby.channel)
            yield

    async def told(self) -> None:
        courier = self.bot.client.courier
        for _ in range(2):  # what is under way may still write letters
            await quiet(self.sandbox, self.folder / "db", self.games)
            await self.sandbox.until(lambda: not courier.under_way and not courier.messages.tidying)

    async def match(self) -> Match:
        return await self.bot.store.matches.load(1)

    async def does(self, seat: Seat, line: str) -> None:
        """A person clicks a whole line in their private messages."""
        self.time += timedelta(minutes=1)
        person, match = self.people[seat], await self.match()
        engine = self.games[self.game].engine
        could_go_on = any(str(a).startswith(f"{line} ") for a in engine.legal(match.position, seat))
        asked = f"cp:1:{match.questions[seat]}:{line}"
        await self._clicks(person, f"{asked} {END}" if could_go_on else asked)
        await self.told()
        if (await self.match()).version == match.version:  # it is rash, so they are asked once more
            await self._clicks(person, f"{asked} {SURE}")
        async with asyncio.timeout(PATIENCE):
            while (await self.match()).version == match.version:  # noqa: ASYNC110 (it is in the file)
                await asyncio.sleep(0.005)
        await self.told()

    async def all_look(self) -> None:
        """Everybody but the owners looks at their hand and at the table."""
        for reader in sorted(set(range(self.seats)) - self.secret.owners):
            for what in ("hand", "show"):
                await self.looks(reader, what)

    async def looks(self, reader: Seat, what: str) -> None:
        """A reader looks around."""
        person = self.people[reader]
        skin = self.games[self.game].skin
        spec = next((spec for spec in skin.commands if spec.words), None)
        if what == "autocomplete" and spec is not None:
            path, option = f"{skin.group} {spec.name}", spec.words[0].option
            await person.autocomplete(self.channel, path, option)
        else:
            own: dict[str, Any] = {"eyes": str(reader + 1)} if what == "game replay" else {}
            await person.slash(self.channel, what if what in COMMANDS else "show", **own)
        await self.told()

    async def _clicks(self, person: Person, custom_id: str) -> None:
        channel = person.dm or self.channel
        pressed = {"type": 2, "id": 2, "custom_id": custom_id, "label": "x", "style": 1}
        row = {"type": 1, "id": 1, "components": [pressed]}
        message = Message(self.sandbox.world.new_id(), channel, self.sandbox.world.bot, components=[row])
        body = {"custom_id": custom_id, "component_type": 2, "id": 2}
        asked = self.sandbox.interactions.open(
            InteractionType.COMPONENT, person.account, channel, body, message=message
        )
        await asked.answered.wait()


class _Exchanging:
    """An engine that deals another world; all its rules are the same."""

    def __init__(self, engine: Any, secret: Secret) -> None:
        self._engine, self._secret = engine, secret

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def setup(self, *facts: Any, **more: Any) -> Any:
        step = self._engine.setup(*facts, **more)
        exchange = self._secret.exchange(step.state)
        assert exchange is not None, "no two hidden cards can be exchanged"
        return replace(step, state=exchange.state)


def _exchanging(known: Games, secret: Secret) -> Games:
    """The games with an exchange of cards in the engine of each; only one of them is dealt."""
    return {name: replace(game, engine=_Exchanging(game.engine, secret)) for name, game in known.items()}


# ---- what differs, and what may be done so that nobody learns of it ----


class _Script:
    """The two cards that have changed places, and what may be done so that nobody else learns of it."""

    def __init__(self, secret: Secret, engine: Any, here: Any) -> None:
        exchange = secret.exchange(here)
        assert exchange is not None, "no two hidden cards can be exchanged"
        self._engine, self._exchange, self._owners = engine, exchange, secret.owners
        self.there = exchange.state  # the other world, by the rules alone

    def step(self, match: Match, dice: random.Random) -> _Step | None:
        """Anything legal, by anybody, of which all others learn the same in both worlds; None for the end.

        What names one of the two cards comes first or last, so that worlds are short or long.
        """
        seats = [seat for seat in range(len(match.occupants)) if match.may_act(self._engine, seat)]
        dice.shuffle(seats)
        readers = [seat for seat in range(len(match.occupants)) if seat not in self._owners]
        for seat in seats:
            lines = list(_lines(self._engine.legal(match.position, seat), dice))
            dice.shuffle(lines)
            last = dice.random() < LASTING
            lines.sort(key=lambda line: (self._exchange.there(line) != line) is last)
            for line in lines[:TRIED]:
                there = self._exchange.there(line)
                after = self._secret(match.position, seat, line, there, readers)
                if after is not None:
                    self.there = after
                    return _Step(seat, line, there, dice.choice(readers), dice.choice(LOOKS))
        return None

    def _secret(self, here: Any, seat: Seat, line: str, there: str, readers: Sequence[Seat]) -> Any:
        """The other world after this, if the rules tell all others the same in both; else None."""
        engine = self._engine
        steps = [
            engine.apply(state, seat, engine.parse(words), asks_end=True)  # as people are asked
            for state, words in ((here, line), (self.there, there))
        ]
        told = {
            (
                repr([engine.view(step.state, reader) for reader in readers]),
                repr(engine.table(step.state)),
                repr(step.events),
                repr((engine.awaited(step.state), step.settled, step.own, step.minor)),
            )
            for step in steps
        }
        return steps[1].state if len(told) == 1 else None


def amounts(action: Any) -> list[Amount]:
    """The numbers that whoever does this names."""
    values = (getattr(action, each.name) for each in fields(action))
    return [value for value in values if isinstance(value, Amount)]


def _lines(actions: tuple[Any, ...], dice: random.Random) -> Iterator[str]:
    for action in actions:
        words = str(action).split()
        for amount in amounts(action):
            number = dice.randrange(amount.low, amount.high + 1, amount.step)
            words[words.index(str(amount))] = str(number)
        if not isinstance(action, Drive) or len(words) < 5:
            yield " ".join(words)
