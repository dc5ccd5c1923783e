# mypy: ignore-errors
"""Make the files of version 0.6.0 (tests/store/data/0.6.0), with the code of a checkout of 0.6.0.

They were made once, at commit e14fa25f, and must never be made again: later versions are tested with what
0.6.0 has written. This script stays to show how each table came to be. It runs in a checkout of 0.6.0 only:

    git worktree add CHECKOUT e14fa25f && cd CHECKOUT
    PYTHONPATH=. python -P PATH/tests/make_files_060.py FOLDER

It is not type-checked: what it imports is 0.6.0's, not today's.
"""

import asyncio
import itertools
import json
import lzma
import os
import sqlite3
import subprocess
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta
from pathlib import Path
from typing import Any, TypeVar

from bot.table.lobby import BEFORE_DEAL, Lobby, Phase

from bot.coordinator.thinker import dice_of
from bot.games import games
from bot.importing import _imported, _unsealed, digest, finished
from bot.store import endpoint, migrate
from bot.table.clock import Caretaker, Pace
from bot.table.match import Match
from bot.table.notices import Notice
from bot.table.offers import Invited
from bot.table.outbox import Kind, Letter, Post, reminder_of, seal_post
from engine import seal
from engine.game import Refusal
from engine.version import VERSION
from tests.helpers import postgresql
from tests.helpers.home import CHANNEL, GUILD, Home, by, manager

NAMES = dict(enumerate(("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal"), start=101))
ANN, BEN, CLEO, DAN, EVE, FAY, GUS, HAL = NAMES
DISCORD_EPOCH = 1_420_070_400_000
GAMES = {"cp": "chicago-poker", "pc": "poker-champ", "cs": "chicago-stud", "ga": "gangster"}
SHORT = {
    "cp": {"length": "short"},
    "pc": {"length": "timed", "deals": "10"},
    "cs": {"laps": "2"},
    "ga": {"length": "sprint"},
}

T = TypeVar("T")

ON_TIME, LATE, WAITING = "on time", "late", "waiting"
Stop = Callable[[Match, int], bool]


@dataclass(frozen=True)
class Spec:
    """A table as its host opens it. `cuts`: by seat of a person, None passes; `number`: names its secret."""

    game: str
    people: Sequence[int] = (ANN, BEN, CLEO)
    computers: Sequence[str] = ()
    options: dict[str, str] = field(default_factory=dict)
    number: int = 0
    cuts: Sequence[str | None] = ("Rosebud", None, 'say "Al" \U0001f0a1')
    pace: Pace = Pace.NONE
    seal: str = ON_TIME
    book: str = "open"
    coach: str = "auto"
    language: str = "en"
    thinks: str = "rookie"  # as which level people decide


class Maker:
    """A database in the making; time goes by as it says."""

    def __init__(self, path: Path) -> None:
        self.home = Home(path, games())
        self.tables: dict[str, int] = {}
        self._secret = ""
        self._messages = itertools.count(1)
        self._kept_back = set[int]()  # tables whose letters wait
        context = self.home.coordinator._context
        context.secret = lambda: self._secret
        context.dice = lambda: f"files of {VERSION}"
        self.coordinator = self.home.coordinator

    def pass_time(self, **step: float) -> None:
        self.home.time += timedelta(**step)

    def _message(self) -> int:
        """The id of a message that is posted now, as Discord numbers them."""
        milliseconds = int(self.home.time.timestamp() * 1000) - DISCORD_EPOCH
        return (milliseconds << 22) | next(self._messages) % 4096

    async def carry(self) -> None:
        """Posts what waits, but at tables whose letters are kept back."""
        posts = self.coordinator.posts
        while True:
            due = [each for each in await posts.due() if each.table_id not in self._kept_back]
            if not due:
                return
            for letter in due:
                await self._carried(letter)

    async def _carried(self, letter: Letter) -> None:
        posts, lobby = self.coordinator.posts, await self.home.store.tables.lobby(letter.table_id)
        here = Post(lobby.place, self._message(), letter.version, letter.after)
        private = Post(2000 + (letter.player or 0), here.message_id, letter.version)
        match letter.kind:
            case Kind.LOBBY:
                old = await posts.sent.post(lobby.id, "lobby")
                await posts.done(letter, lobby=old or here)
            case Kind.THREAD:
                await posts.keep_thread(lobby.id, 7000 + lobby.id)
                await posts.done(letter)
            case Kind.TABLE | Kind.OVER:
                called = (await posts.bulletin(letter)).called if letter.kind is Kind.TABLE else ()
                await posts.done(letter, called, table=here)
            case Kind.PANEL:
                await posts.done(letter, **{f"panel:{letter.player}": private})
            case Kind.RETIRE:
                await posts.sent.forget_post(lobby.id, f"panel:{letter.player}")
                await posts.done(letter)
            case Kind.CALL:
                await posts.done(letter, call=here)
            case Kind.REMINDER:
                await posts.done(letter, **{reminder_of(letter.player): here})
            case Kind.DECK if "number" in letter.facts and letter.key == Notice.SEAL:
                await posts.done(letter, **{seal_post(int(letter.facts["number"])): here})
            case Kind.DECK:
                await posts.done(letter, call=here)
            case _:
                await posts.done(letter)

    # ---- before the deal ----

    async def lobby(self, spec: Spec, **kept: Any) -> Lobby:
        name = GAMES[spec.game]
        self._secret = secret_of(spec)
        roles = games()[name].info.roles
        first, *others = spec.people
        lobby = await self.coordinator.lobbies.open(
            by(first),
            NAMES[first],
            CHANNEL,
            game=name,
            options=spec.options,
            pace=spec.pace,
            language=spec.language,
            role=roles[0],
            book=spec.book,
            coach=spec.coach,
            **kept,
        )
        if spec.seal == ON_TIME:
            self._kept_back.discard(lobby.id)
            await self.carry()
        else:
            self._kept_back.add(lobby.id)
        for player, role in zip(others, roles[1:], strict=False):
            self.pass_time(seconds=30)
            await self.coordinator.lobbies.join(by(player), lobby.id, NAMES[player], role)
        for level in spec.computers:
            await self.coordinator.lobbies.seat_computer(by(first), lobby.id, level)
        await self.carry()
        self.pass_time(minutes=1)
        return await self.home.store.tables.lobby(lobby.id)

    async def dealt(self, spec: Spec) -> int:
        """A table whose cards are dealt, after all have cut or passed."""
        lobby = await self.lobby(spec)
        lobby = await self.coordinator.cutting.start(by(spec.people[0]), lobby.id)
        for player, text in zip(spec.people, spec.cuts, strict=False):
            if lobby.phase is Phase.CUTTING:
                self.pass_time(seconds=20)
                lobby = await self.coordinator.cutting.cut(by(player), lobby.id, text)
        assert lobby.phase is Phase.PLAYING, spec
        self.pass_time(seconds=3)
        if spec.seal == LATE:
            self._kept_back.discard(lobby.id)
        await self.carry()
        return lobby.id

    # ---- play ----

    async def match(self, table: int) -> Match:
        return await self.home.store.matches.load(table)

    async def thought(self, table: int, seat: int, level: str) -> str:
        """The action that a computer of that level would play in the seat's place."""
        match = await self.match(table)
        engine = games()[match.game].engine
        secret = await self.home.store.matches.seed(table)
        lines = await self.home.store.history.log(table, 0, match.version)
        events = [event for line in lines for event in line.events]
        return str(engine.choose(match.view(engine, seat), level, dice_of(match, seat, secret), events))

    async def act(self, table: int, player: int, line: str) -> None:
        await self.coordinator.play.act(by(player), table, None, line)
        self.pass_time(seconds=20)

    async def step(self, table: int, level: str = "rookie", script: Any = None) -> bool:
        """Play one action of the first seat that is asked; False after the end."""
        match = await self.match(table)
        lobby = await self.home.store.tables.lobby(table)
        awaited = match.awaited(games()[match.game].engine)
        if lobby.phase is not Phase.PLAYING or not awaited:
            return False
        seat = awaited[0]
        occupant = match.occupants[seat]
        if occupant.human:
            line = script(match.state, seat) if script else await self.thought(table, seat, level)
            await self.act(table, occupant.player, line)
        else:
            assert await self.coordinator.autoplay.play_computer(table)
            self.pass_time(seconds=5)
        return True

    async def play(
        self,
        table: int,
        stop: Stop = lambda _match, _number: False,
        level: str = "rookie",
        script: Any = None,
    ) -> int:
        """Plays until `stop` says so, or to the end; how many actions that were."""
        for number in itertools.count():
            if stop(await self.match(table), number) or not await self.step(table, level, script):
                await self.carry()
                return number
            if number % 25 == 24:
                await self.carry()
        raise AssertionError

    # ---- the phases of every game ----

    async def finish(self, name: str, spec: Spec, script: Any = None) -> int:
        """A whole game."""
        table = self.tables[name] = await self.dealt(spec)
        await self.play(table, level=spec.thinks, script=script)
        assert (await self.home.store.tables.lobby(table)).phase is Phase.OVER
        return table

    async def begin(self, name: str, spec: Spec, left: int) -> int:
        """Deal a game and play it up to `left` actions before its end, or leave it right after the deal."""
        begun = max(0, await rehearsed(spec) - left)
        table = self.tables[name] = await self.dealt(spec)
        await self.play(table, lambda _, number: number == begun, level=spec.thinks)
        assert (await self.home.store.tables.lobby(table)).phase is Phase.PLAYING
        return table

    async def until(self, name: str, spec: Spec, stop: Stop, script: Any = None) -> int:
        """A game in play, at the first moment that is meant."""
        table = self.tables[name] = await self.dealt(spec)
        await self.play(table, stop, level=spec.thinks, script=script)
        assert stop(await self.match(table), -1), f"{name}: the moment never came"
        return table

    async def compose(self, table: int, player: int, lines: int) -> None:
        """A plan of the first lines that are offered."""
        for _ in range(lines):
            page = await self.coordinator.reader.planning(by(player), table)
            await self.coordinator.plans.add(
                by(player), table, page.question, str(page.view.offers[0].action)
            )
        page = await self.coordinator.reader.planning(by(player), table)
        await self.coordinator.plans.keep(by(player), table, page.question)

    async def pack(self) -> None:
        """Stories of what is over, then records instead of moves."""
        self.pass_time(hours=2)
        while await self.coordinator.story_statistics.step():
            pass
        while await self.coordinator.archive.step():
            pass
        await self.carry()


async def rehearsed(spec: Spec) -> int:
    """Number of actions of that game, played to its end in a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        maker = Maker(Path(folder) / "rehearsal.sqlite3")
        await settings(maker)
        steps = await maker.play(await maker.dealt(spec), level=spec.thinks)
        await maker.home.close()
    return steps


def secret_of(spec: Spec) -> str:
    """64 hex digits that are the same at every run."""
    return f"{spec.number:064x}"


# ---- Chicago stud: everybody folds but who is meant ----


def all_but_two_fold(first: int, second: int, deal: int) -> Any:
    """Everybody folds until that deal; in its last round all but two, who check to the showdown."""

    def line(state: Any, seat: int) -> str:
        if state.deal < deal:
            return "fold"
        if state.street == 7 and seat not in (first, second):
            return "fold"
        return "check" if state.to_call(seat) == 0 else "call"

    return line


def one_folds_after_paying(state: Any, seat: int) -> str:
    """In the last deal the first to speak bets, the next calls, the third raises, and the second folds."""
    if state.deal < len(state.seats):
        return "fold"
    order = [(state.opener + place) % len(state.seats) for place in range(len(state.seats))]
    place = order.index(seat)
    if state.street > 3:
        return "check" if state.to_call(seat) == 0 else "call"
    if state.raises:
        return "fold" if place == 1 else "call"
    return ("bet 2", "call", "raise 2", "call")[place]


# ---- all of it ----


async def make(path: Path, records: Path) -> dict[str, Any]:
    """Everything, in the order of time: what has ended first; the tables, and when they were ready."""
    maker = Maker(path)
    await settings(maker)
    for game in GAMES:
        await ended(maker, game)
    await old_rules_ended(maker)
    await maker.pack()
    await write_records(maker, records)
    await import_one(maker, records)
    for game in GAMES:
        await just_over(maker, game)
    await old_rules_in_play(maker)
    for game in GAMES:
        await in_play(maker, game)
        await before_the_deal(maker, game)
    await maker.coordinator.learning.keep(CLEO, "gangster", "drive")
    await maker.coordinator.scheduler.housekeeping()
    await maker.home.store.outbox.sweep(maker.home.time - timedelta(minutes=30))
    made = maker.home.time
    await maker.home.close()
    return {"made": made.isoformat(), "tables": maker.tables}


async def settings(maker: Maker) -> None:
    """Ann lives in Paris and sleeps; Ben speaks French; Eve wants no private messages; Hal is away."""
    profiles = maker.coordinator.profiles
    await profiles.update_server(manager(), per_person=60, per_channel=100, pace=Pace.TWO_DAYS)
    await profiles.update(ANN, language="en", zone="Europe/Paris", hours=(8 * 60, 22 * 60), asks_end=False)
    await profiles.update(BEN, language="fr", zone="America/Chicago", caretaker=Caretaker.MINIMUM)
    await profiles.update(BEN, asks_end=False, pocket=True)
    await profiles.update(CLEO, asks_end=False, text_first=True, reminders=False)
    await profiles.update(DAN, caretaker=Caretaker.WAIT, asks_end=False)
    await profiles.update(EVE, dms=False, asks_end=False)
    await profiles.update(FAY, asks_end=False)
    await profiles.remember_locale(FAY, "fr")
    await profiles.go_away(HAL, maker.home.time + timedelta(days=20))


async def ended(maker: Maker, game: str) -> None:
    """Packed, conceded, closed and cancelled."""
    spec = Spec(game, options=SHORT[game], number=1)
    await maker.finish(f"{game}.packed", spec)
    await maker.finish(
        f"{game}.computers.packed",
        replace(
            spec, people=(ANN,), computers=("rookie", "regular"), number=2, cuts=(), coach="on", seal=LATE
        ),
    )
    await with_a_caretaker(maker, game)
    table = maker.tables[f"{game}.conceded"] = await maker.dealt(replace(spec, people=(ANN, BEN), number=3))
    await maker.play(table, lambda _, number: number == 4)
    await maker.coordinator.endings.concede(by(BEN), table)
    await maker.coordinator.endings.take_win(by(ANN), table)
    table = maker.tables[f"{game}.closed"] = await maker.dealt(replace(spec, number=4))
    await maker.play(table, lambda _, number: number == 4)
    await maker.coordinator.seats.end(manager(), table)
    lobby = await maker.lobby(replace(spec, number=5))
    maker.tables[f"{game}.cancelled"] = lobby.id
    await maker.coordinator.lobbies.cancel(by(ANN), lobby.id)
    await maker.carry()


async def with_a_caretaker(maker: Maker, game: str) -> None:
    """Ben and Cleo let their time run out once or twice; where it can be, an action is taken back."""
    spec = Spec(game, people=(BEN, CLEO), options=SHORT[game], number=18, pace=Pace.DAY, cuts=(None, "late"))
    table = maker.tables[f"{game}.caretaker.packed"] = await maker.dealt(spec)
    await maker.play(table, lambda _, number: number == 4)
    for _ in range(2):
        for _ in range(3):  # reminders, then the end
            maker.pass_time(hours=13)
            await maker.coordinator.scheduler.run_due()
            await maker.carry()
    for player in (BEN, CLEO):
        with suppress(Refusal):
            await maker.coordinator.seats.retake(by(player), table)
    await maker.step(table)
    for player in (BEN, CLEO):
        with suppress(Refusal):
            await maker.coordinator.play.take_back(by(player), table, None)
    await maker.play(table)
    moves = await maker.home.store.history.moves(table)
    assert any(str(each.mover).startswith("k") for each in moves)


LOW = {"game": "low", "laps": "1"}
EIGHT = tuple(NAMES)
# Found by trying one after the other: in the eighth deal the two best low hands are equal pairs, and the
# suits name the wrong one. The two seats, counted from the dealer's left neighbour.
WRONG_TIES = ((65812, 5, 7), (2297215, 2, 3))


def low(number: int) -> Spec:
    return Spec("cs", people=EIGHT, options=LOW, number=number, cuts=("Rosebud", *[None] * 7))


def dealer_of(spec: Spec, deal: int) -> int:
    """The dealer's seat in that deal, nobody going out."""
    cuts = [
        seal.Cut(seat, None) if text is None else seal.cut(seat, text) for seat, text in enumerate(spec.cuts)
    ]
    engine = games()[GAMES[spec.game]].engine
    options = {each.name: each.values[0] for each in engine.info.options} | spec.options
    seed = seal.seed(GAMES[spec.game], secret_of(spec), cuts)
    first = engine.setup(engine.info.roles[: len(spec.people)], engine.agree(options), seed).state.dealer
    return (first + deal - 1) % len(spec.people)


def wrong_tie(number: int, first: int, second: int) -> tuple[Spec, Any]:
    spec = low(number)
    dealer = dealer_of(spec, 8)
    seats = ((dealer + 1 + first) % 8, (dealer + 1 + second) % 8)
    return spec, all_but_two_fold(*seats, deal=8)


LONG = Spec("pc", people=(ANN, BEN), options={"length": "long"}, cuts=("Rosebud", None))
SIX = Spec(
    "cp", people=(ANN, BEN, CLEO), computers=("regular",) * 3, options={"length": "short"}, thinks="regular"
)
SIX_PEOPLE = replace(SIX, people=EIGHT[:6], computers=(), cuts=("Rosebud", *[None] * 5))


async def old_rules_ended(maker: Maker) -> None:
    """Finished games that meet what version 0.6.0 had wrong, or another rule than later ones."""
    spec, script = wrong_tie(*WRONG_TIES[1])
    await maker.finish("cs.ties.packed", spec, script)
    folded = Spec(
        "cs", people=(ANN, BEN, CLEO, DAN), options={"laps": "1"}, number=6, cuts=(None, None, "x", "y")
    )
    await maker.finish("cs.folded.packed", folded, one_folds_after_paying)
    await maker.finish("cp.or53.packed", replace(SIX, number=40))
    await maker.finish("pc.long.packed", replace(LONG, number=12))
    for game in GAMES:
        spec = Spec(game, options=SHORT[game], number=7, seal=LATE, cuts=(None, None, None))
        await maker.finish(f"{game}.late.packed", spec)
    closed = Spec("ga", people=(ANN, BEN), options=SHORT["ga"], number=8, book="closed", language="fr")
    await maker.finish("ga.closed-book.packed", closed)


async def just_over(maker: Maker, game: str) -> None:
    """Over a moment ago: its story is still to be told, its letters wait, and its moves are not packed."""
    table = await maker.begin(f"{game}.over", Spec(game, options=SHORT[game], number=9), left=3)
    maker._kept_back.add(table)
    await maker.play(table)
    assert (await maker.home.store.tables.lobby(table)).phase is Phase.OVER


async def old_rules_in_play(maker: Maker) -> None:
    """A few actions before an old rule bites."""
    spec, script = wrong_tie(*WRONG_TIES[0])

    def last_words(match: Match, _: int) -> bool:
        state = match.state
        return state.deal == 8 and state.street == 7 and sum(seat.acted for seat in state.seats) == 5

    await maker.until("cs.ties.play", spec, last_words, script)

    four = Spec("cs", people=(ANN, BEN, CLEO, DAN), options={"laps": "1"}, cuts=("Rosebud", None, None, None))

    def about_to_fold(match: Match, _: int) -> bool:
        state = match.state
        return state.deal == 4 and state.raises == 1 and state.seats[state.speaker].acted

    def has_folded(match: Match, _: int) -> bool:
        state = match.state
        return state.deal == 4 and state.street == 4

    await maker.until("cs.folding.play", replace(four, number=10), about_to_fold, one_folds_after_paying)
    await maker.until("cs.folded.play", replace(four, number=11), has_folded, one_folds_after_paying)

    table = await maker.until(
        "cs.order.play",
        replace(four, options={"laps": "1", "stack": "50"}, number=12),
        lambda match, _: match.state.deal == 4 and match.state.street == 3,
        lambda _state, _seat: "fold",
    )
    match = await maker.match(table)
    for seat, line in ((1, "order call 10 deal"), (2, "order check-fold round"), (3, "order call any deal")):
        if match.state.speaker != seat:
            await maker.act(table, match.occupants[seat].player, line)

    # Found by trying: three actions later cards lie on the discard pile, and nobody may draw them.
    table = await maker.until(
        "cp.or53.play",
        replace(SIX_PEOPLE, number=25),
        lambda match, number: match.state.reshuffles == 3 and number in (-1, 122),
    )
    await maker.until("pc.long.play", replace(LONG, number=20), lambda match, _: match.state.deal == 99)
    for game in GAMES:
        late = Spec(game, options=SHORT[game], number=13, seal=LATE, cuts=(None, "late", None), pace=Pace.DAY)
        await maker.begin(f"{game}.late.play", late, left=12)
        alone = Spec(game, (ANN,), ("rookie",), SHORT[game], 14, (), seal=WAITING, language="fr")
        await maker.begin(f"{game}.alone.play", alone, left=10)


async def in_play(maker: Maker, game: str) -> None:
    """With everything that may be in force at a table."""
    spec = Spec(game, options=SHORT[game], number=15, pace=Pace.DAY)
    steps = await rehearsed(spec)

    def late_and_another_turn(match: Match, number: int) -> bool:
        engine = games()[match.game].engine
        awaited = match.awaited(engine)
        return (
            (number < 0 or number >= steps - 24)
            and not match.pending
            and not match.in_secret(engine)
            and len(awaited) > 0
            and awaited[0] == 0
        )

    table = await maker.until(f"{game}.play", spec, late_and_another_turn)
    info = games()[GAMES[game]].info
    if info.plans:
        await maker.compose(table, BEN, 1)
    if info.answers:
        await maker.coordinator.plans.answer(by(BEN), table, "lowest 9")
        await maker.coordinator.plans.answer(by(CLEO), table, "nothing")
    if info.standing:
        await maker.act(table, BEN, "order call 12 deal")
        await maker.act(table, CLEO, "order fold round")
    await maker.carry()

    held = Spec(game, (ANN, BEN, CLEO), ("regular",), SHORT[game], 16, pace=Pace.HALF_DAY)
    table = await maker.begin(f"{game}.held.play", held, left=16)
    await maker.coordinator.presence.left(table, CLEO)
    await maker.coordinator.seats.stand_in(by(ANN), table, 2)
    await maker.coordinator.endings.propose(by(BEN), table)
    await maker.carry()

    live = Spec(game, (DAN, EVE), (), SHORT[game], 17, (), pace=Pace.THREE_MINUTES, seal=WAITING)
    await maker.begin(f"{game}.live.play", live, left=10)

    if game == "cp":
        await tied(maker)
    if game == "pc":
        half = Spec("pc", options=SHORT["pc"], number=20)
        await maker.until(
            "pc.stage.play",
            half,
            lambda match, _: match.state.deal == 9 and len(match.awaited(games()["poker-champ"].engine)) == 2,
        )


async def tied(maker: Maker) -> None:
    """Somebody has answered a tie in secret, and somebody has not."""
    engine = games()["chicago-poker"].engine

    def half_answered(match: Match, _: int) -> bool:
        return match.in_secret(engine) and bool(match.pending)

    # Found by trying: of Ben and Dan, whose hands are equal, Ben has answered.
    spec = Spec(
        "cp", EIGHT[:4], options=SHORT["cp"], number=79, cuts=("Rosebud", *[None] * 3), pace=Pace.TWO_DAYS
    )
    table = await maker.until("cp.tie.play", spec, half_answered)
    await maker.coordinator.plans.answer(by(CLEO), table, "highest")

    def only_the_end_is_missing(match: Match, number: int) -> bool:
        return bool(engine.complete(match.state)) and (number < 0 or number > 40)

    two = Spec("cp", (GUS, HAL), options=SHORT["cp"], number=21, cuts=(None, None))
    await maker.until("cp.ending.play", two, only_the_end_is_missing)


async def before_the_deal(maker: Maker, game: str) -> None:
    """Gathering, reopened, and being cut."""
    spec = Spec(game, (ANN, BEN), ("regular",), SHORT[game], 30, pace=Pace.DAY)
    invited = Invited(DAN, NAMES[DAN], False, lambda _: True)
    maker.tables[f"{game}.lobby"] = (await maker.lobby(spec, invite=(invited,))).id
    cut = await maker.lobby(replace(spec, people=(ANN, BEN, CLEO), computers=(), number=31))
    maker.tables[f"{game}.cutting"] = cut.id
    await maker.coordinator.cutting.start(by(ANN), cut.id)
    await maker.coordinator.cutting.cut(by(CLEO), cut.id, "Rosebud")
    await maker.coordinator.cutting.cut(by(ANN), cut.id, None)
    again = await maker.lobby(replace(spec, number=32))
    maker.tables[f"{game}.reopened.lobby"] = again.id
    await maker.coordinator.cutting.start(by(ANN), again.id)
    await maker.coordinator.cutting.cut(by(BEN), again.id, "in vain")
    await maker.carry()
    maker._secret = f"{33:064x}"
    await maker.coordinator.lobbies.reopen(by(ANN), again.id)


async def write_records(maker: Maker, folder: Path) -> None:
    """Write the record of each ended game, as `/record` gives it."""
    for name, table in maker.tables.items():
        if (await maker.home.store.tables.lobby(table)).phase not in (*BEFORE_DEAL, Phase.CANCELLED):
            _, text = await maker.coordinator.game_records.record(by(ANN), table)
            (folder / f"{name.removesuffix('.packed')}.txt").write_text(text, "utf-8")


async def import_one(maker: Maker, records: Path) -> None:
    """A finished game that came as a file, as `python -m bot import` brings it in."""
    file, known = records / "ga.computers.txt", games()
    record = finished(file, known)
    lobby, pack = _imported(file, record, known[record.game], maker.home.time, "en")
    lobby = replace(lobby, guild_id=GUILD, channel_id=CHANNEL)
    facts = (pack, record.seed, record.rules, record.program, _unsealed(record), maker.home.time)
    table, _ = await maker.home.store.imports.add(lobby, digest(record), *facts)
    maker.tables["ga.imported.packed"] = table


# ---- into the folder ----


def compressed(content: bytes) -> bytes:
    return lzma.compress(content, preset=9 | lzma.PRESET_EXTREME)


def moved(path: Path) -> str:
    """The schema of a server's database to which 0.6.0 has moved everything; its rows are the file's.

    That they are is what `migrate` compares; so they need not be kept twice.
    """
    with postgresql.running() as server:
        server.execute("CREATE DATABASE made TEMPLATE template0 ENCODING 'UTF8'")
        migrate(endpoint(f"sqlite:///{path}"), endpoint(server.url("made")))
        parts = (
            ("--section=pre-data",),
            ("--data-only", "--inserts", "-t", "schema_step"),
            ("--section=post-data",),
        )
        return "".join(_dumped(server.url("made"), *words) for words in parts)


def _dumped(url: str, *words: str) -> str:
    line = [postgresql.found() / "pg_dump", "--no-owner", "--no-privileges", *words, "-d", url]
    done = subprocess.run(line, capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines(keepends=True)
    return "".join(each for each in lines if not each.startswith(("\\", "--")) and each.strip())


def _run(making: Awaitable[T]) -> T:
    """A fault ends the program at once: the threads of the workers would keep it."""
    try:
        return asyncio.run(making)
    except BaseException:  # noqa: BLE001 whatever it is, the program ends
        traceback.print_exc()
        os._exit(1)


def main(folder: Path) -> None:
    """Writes the files; refuses to write over any, and to run with another version."""
    if VERSION != "0.6.0":
        sys.exit(f"these are files of 0.6.0, and this is {VERSION}: run it in a checkout of 0.6.0")
    folder.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as temporary:
        path, small = Path(temporary) / "made.sqlite3", Path(temporary) / "small.sqlite3"
        (folder / "records").mkdir()
        told = _run(make(path, folder / "records"))
        with closing(sqlite3.connect(path)) as db:
            db.execute("VACUUM INTO ?", (str(small),))
        (folder / "sqlite3.xz").write_bytes(compressed(small.read_bytes()))
        (folder / "postgresql.sql").write_text(moved(path))
    (folder / "tables.json").write_text(json.dumps(told, indent=1) + "\n")
    print(Counter(name.rpartition(".")[2] for name in told["tables"]))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
