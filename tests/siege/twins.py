"""One game through two whole bots: in the other world two rivals of the reader have exchanged a card.

The same people do the same things at the same time; where an action names one of the two cards, it names the
other one there. It ends where the rules themselves tell the reader which card is which.
"""

import asyncio
import hashlib
import itertools
import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, patch

from bot.games import Games
from bot.sandbox import Limits, Message, Person
from bot.sandbox.interactions import InteractionType
from bot.table.match import Match
from bot.ui import reply
from bot.ui.changing import Changing
from bot.ui.context import UiContext
from engine.chicago_poker.actions import Drive
from engine.chicago_poker.cards import Card
from engine.game import Amount, Seat
from engine.poker_champ.pieces import Back
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.helpers.playing import begun
from tests.helpers.seen import Seen, Told
from tests.siege.quiet import quiet
from tests.siege.report import Report

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
MOST_ACTIONS = 60
PATIENCE = ON_A_BUSY_MACHINE  # until an action is played, or is not
TRIED = 12  # actions of a seat, until we say that any would show the difference
REALLY_PAINTED = 10  # one game in so many has its real pictures
OPTIONS = {
    "chicago-poker": {"options": "length:short", "pace": "none"},
    "poker-champ": {"options": "length:timed, deals:20", "pace": "none"},
    "chicago-stud": {"options": "limit:open", "pace": "none"},
    "whispers": {"options": "goal:2, rounds:9", "pace": "none"},
}

Exchange = Callable[[Any], Any]
"""A first position, in which two rivals of the reader change one card for another."""


async def twins(report: Report, game: str, seed: int, folder: Path, most: int = MOST_ACTIONS) -> None:
    """Plays one world, then the other by the same script, and compares what the reader saw."""
    dice = random.Random(seed)
    seats = dice.randint(3, 5)
    reader = dice.randrange(seats)
    swap = _Swap(game, reader, seats, dice)
    painted = dice.randrange(REALLY_PAINTED) == 0
    report.count("games through the bot")
    one = _TwinWorld(game, seats, reader, seed, folder / "one", None, painted=painted)
    async with one.begun():
        script = [step async for step in _written(one, swap, dice, most)]
    other = _TwinWorld(game, seats, reader, seed, folder / "other", swap.exchanged, painted=painted)
    async with other.begun():
        for step in script:
            await other.does(step.seat, step.there)
            await other.looks(step.look)
        if (await other.match()).state != swap.there:
            report.broke("leaked", f"{game} through the bot: the other world is not the one that was meant")
    report.count("actions through two bots", len(script))
    if (different := one.seen.different(other.seen)) is not None:
        report.broke("leaked", f"{game} through the bot, to seat {reader}: {different}")


@dataclass(frozen=True, slots=True)
class _Step:
    """What somebody does in one world and in the other, and where the reader looks then."""

    seat: Seat
    here: str
    there: str
    look: str


async def _written(
    world: "_TwinWorld", swap: "_Swap", dice: random.Random, most: int
) -> AsyncIterator[_Step]:
    """Action by action, until the rules would show a difference, or the game is over."""
    swap.there = swap.exchanged((await world.match()).state)
    for _ in range(most):
        match = await world.match()
        step = swap.step(match, dice)
        if step is None:
            return
        await world.does(step.seat, step.here)
        await world.looks(step.look)
        yield step


COMMANDS = ("hand", "show", "log", "replay", "dossier", "tables", "rules")
LOOKS = (*COMMANDS, "autocomplete")


class _TwinWorld:
    """A world, a bot, and all that the reader has seen of it."""

    def __init__(
        self,
        game: str,
        seats: int,
        reader: Seat,
        seed: int,
        folder: Path,
        exchange: Exchange | None,
        *,
        painted: bool,
    ) -> None:
        self.game, self.seats, self.reader, self.seed, self.folder = game, seats, reader, seed, folder
        known = painted_by(Told if not painted else lambda skin: skin, hidden=True)
        self.games: Games = known if exchange is None else _exchanging(known, exchange)
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
        with patch.dict(reply.PATIENCE, patient), nobodys, unseen:
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
            options = OPTIONS[self.game]
            self.people, self.channel = await begun(self.bot, self.seats, game=self.game, **options)
            await self.told()
            # From now on: how often a lobby changed while people sat down, only the clock knows.
            self.seen = Seen(self.sandbox, self.sandbox.people[self.reader])
            yield

    async def told(self) -> None:
        courier = self.bot.client.courier
        for _ in range(2):  # what is under way may still write letters
            await quiet(self.sandbox, self.folder / "db", self.games)
            await self.sandbox.until(lambda: not courier.under_way and not courier.messages.background)

    async def match(self) -> Match:
        return await self.bot.store.matches.load(1)

    async def does(self, seat: Seat, line: str) -> None:
        """A person clicks a whole line in their private messages."""
        self.time += timedelta(minutes=1)
        person, match = self.people[seat], await self.match()
        engine = self.games[self.game].engine
        could_go_on = any(str(a).startswith(f"{line} ") for a in engine.legal(match.state, seat))
        await self._clicks(person, f"cp:1:{match.questions[seat]}:{line}{' .' if could_go_on else ''}")
        async with asyncio.timeout(PATIENCE):
            while (await self.match()).version == match.version:  # noqa: ASYNC110 (it is in the file)
                await asyncio.sleep(0.005)
        await self.told()

    async def looks(self, what: str) -> None:
        """The reader looks around; what they are shown is remembered with all else."""
        person = self.people[self.reader]
        skin = self.games[self.game].skin
        spec = next((spec for spec in skin.commands if spec.words), None)
        if what == "autocomplete" and spec is not None:
            path, option = f"{skin.group} {spec.name}".strip(), spec.words[0].option
            self.seen.told.append(repr(await person.autocomplete(self.channel, path, option)))
        else:
            own: dict[str, Any] = {"eyes": str(self.reader + 1)} if what == "replay" else {}
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

    def __init__(self, engine: Any, exchange: Exchange) -> None:
        self._engine, self._exchange = engine, exchange

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def setup(self, *facts: Any, **more: Any) -> Any:
        step = self._engine.setup(*facts, **more)
        return replace(step, state=self._exchange(step.state))


def _exchanging(known: Games, exchange: Exchange) -> Games:
    return {name: replace(game, engine=_Exchanging(game.engine, exchange)) for name, game in known.items()}


# ---- what differs, and what may be done so that nobody learns of it ----


class _Swap:
    """Which two cards have changed places, and what that makes of an action."""

    def __init__(self, game: str, reader: Seat, seats: int, dice: random.Random) -> None:
        self.game, self.reader = game, reader
        self.engine = painted_by(PlainSkin, hidden=True)[game].engine
        self.rivals = dice.sample([seat for seat in range(seats) if seat != reader], 2)
        self._dice = dice
        self._cards: dict[str, str] = {}
        self._places: tuple[int, ...] = ()
        self.there: Any = None  # the other world, by the rules alone

    def exchanged(self, state: Any) -> Any:
        """The other world's first position."""
        first, second = self.rivals
        match self.game:
            case "whispers":
                return _traded(state, first, second, kept=(state.seats[first].kept, state.seats[second].kept))
            case "poker-champ":
                return _traded(state, first, second, hand=_alike(*(state.seats[s].hand for s in self.rivals)))
            case "chicago-stud":
                return _traded(state, first, second, down=(state.seats[first].down, state.seats[second].down))
            case _:
                return self._gangsters_traded(state)

    def _gangsters_traded(self, state: Any) -> Any:
        hands = [list(hand) for hand in state.hands]
        self._places = self._places or tuple(self._a_gangster(hands[seat]) for seat in self.rivals)
        (one, at_one), (two, at_two) = zip(self.rivals, self._places, strict=True)
        hands[one][at_one], hands[two][at_two] = hands[two][at_two], hands[one][at_one]
        cards = str(hands[one][at_one]), str(hands[two][at_two])
        self._cards = {cards[0]: cards[1], cards[1]: cards[0]}
        return replace(state, hands=tuple(tuple(hand) for hand in hands))

    def _a_gangster(self, hand: list[Any]) -> int:
        return self._dice.choice([place for place, card in enumerate(hand) if isinstance(card, Card)])

    def step(self, match: Match, dice: random.Random) -> _Step | None:
        """Anything legal, by anybody, of which the reader learns the same in both worlds; None for the end.

        Rather nothing that names one of the two cards, so that the worlds last.
        """
        seats = [seat for seat in range(len(match.occupants)) if match.may_act(self.engine, seat)]
        dice.shuffle(seats)
        for seat in seats:
            lines = list(_lines(self.engine.legal(match.state, seat), dice))
            dice.shuffle(lines)
            lines.sort(key=lambda line: bool(self._cards.keys() & set(line.split())))
            for line in lines[:TRIED]:
                there = " ".join(self._cards.get(word, word) for word in line.split())
                after = self._secret(match.state, seat, line, there)
                if after is not None:
                    self.there = after
                    return _Step(seat, line, there, dice.choice(LOOKS))
        return None

    def _secret(self, here: Any, seat: Seat, line: str, there: str) -> Any:
        """The other world after this, if the rules tell the reader the same in both; else None."""
        engine = self.engine
        steps = [
            engine.apply(state, seat, engine.parse(words), asks_end=True)  # as people are asked
            for state, words in ((here, line), (self.there, there))
        ]
        views = {repr(engine.view(step.state, self.reader)) for step in steps}
        same = len(views) == 1 and len({repr(step.events) for step in steps}) == 1
        return steps[1].state if same else None


def _traded(state: Any, first: Seat, second: Seat, **things: tuple[Any, Any]) -> Any:
    """Each of two seats has what the other one had."""
    for thing, (one, two) in things.items():
        state = replace(
            state,
            seats=tuple(
                replace(mine, **{thing: two if seat == first else one}) if seat in (first, second) else mine
                for seat, mine in enumerate(state.seats)
            ),
        )
    return state


def _alike(one: tuple[Any, ...], two: tuple[Any, ...]) -> tuple[tuple[Any, ...], tuple[Any, ...]]:
    """What each hand is to be traded for: itself, but for one card of the same back from the other hand."""
    mine, yours = list(one), list(two)
    for here, there in itertools.product(range(len(mine)), range(len(yours))):
        if Back.of(mine[here]) == Back.of(yours[there]):
            mine[here], yours[there] = yours[there], mine[here]
            break
    return tuple(yours), tuple(mine)


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


# ---- what the reader sees ----
