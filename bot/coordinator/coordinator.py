"""The coordinator: all that a window to the tables may ask for, by subject. No Discord here."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.coordinator.advice import Adviser
from bot.coordinator.archive import Archive
from bot.coordinator.autoplay import Autoplay
from bot.coordinator.budget import Budget
from bot.coordinator.context import Context
from bot.coordinator.cutting import Cutting
from bot.coordinator.endings import Endings
from bot.coordinator.game_records import GameRecords
from bot.coordinator.learning import Learning
from bot.coordinator.leaving import Leaving
from bot.coordinator.lobbies import Lobbies
from bot.coordinator.lost_turns import LostTurns
from bot.coordinator.moments import Moments
from bot.coordinator.places import Places
from bot.coordinator.plans import Plans
from bot.coordinator.play import Play
from bot.coordinator.posts import Posts
from bot.coordinator.profiles import Profiles
from bot.coordinator.reader import Reader
from bot.coordinator.recorder import Recorder
from bot.coordinator.records import Records
from bot.coordinator.scheduler import Scheduler
from bot.coordinator.seats import Seats
from bot.coordinator.solo import Solo
from bot.coordinator.stories import Stories
from bot.coordinator.story_statistics import StoryStatistics
from bot.coordinator.texts import Texts
from bot.coordinator.thinker import Thinker
from bot.coordinator.time_limits import TimeLimits
from bot.games import Games
from bot.store import Store, counting
from bot.table.thinking_time import ThinkingTime
from bot.workers import Workers


class Coordinator:
    """Has the parts; each raises a Refusal for what people may do differently.

    `lobbies`: before the deal. `cutting`: the cuts, and the deal. `play`: actions. `plans`: those that are
    settled in advance. `seats`: who sits where. `endings`: giving up, and stopping together. `reader`: what
    is handed out. `moments`: the same of those gone by. `profiles`: settings. `records`: what outlives a
    table. `posts`: the courier's side. `places`: where tables are shown. `presence`: who has left the server.
    `scheduler`: what time brings. `archive`: packs what has ended. `game_records`: the text of it.
    `stories`: how it went. `story_statistics`: what that tells of people.
    `learning`: lessons. `solo`: a game at once. `advice`: what a strong computer would do for somebody.
    `budget`: the worker seconds that each person has left. `texts`: what features keep for a person.
    """

    counting = staticmethod(counting)
    """Count the commits sent in a `with`: what is known of a click if the database is lost meanwhile."""

    def __init__(
        self,
        store: Store,
        games: Games,
        workers: Workers,
        *,
        now: Callable[[], datetime] | None = None,
        dice: Callable[[], str] | None = None,
        secret: Callable[[], str] | None = None,
        thinking: ThinkingTime | None = None,
        pause: Callable[[float], Awaitable[None]] | None = None,
    ) -> None:
        context = Context(store, games, thinking=thinking)
        context.now = now or context.now
        context.dice = dice or context.dice
        context.secret = secret or context.secret
        context.pause = pause or context.pause
        self._context = context
        self.games = games
        self.shares = False  # whether other processes act at the same tables
        recorder = Recorder(context)
        self.reader = Reader(context)
        self.moments = Moments(context)
        self.profiles = Profiles(context)
        self.lobbies = Lobbies(context)
        self.cutting = Cutting(context, recorder)
        self.learning = Learning(context)
        self.solo = Solo(context, self.lobbies, self.cutting)
        self.play = Play(context, recorder, self.reader)
        self.plans = Plans(context, recorder, self.reader)
        self.seats = Seats(context, recorder, self.reader, self.lobbies)
        self.endings = Endings(context, recorder, self.seats)
        self.budget = Budget(workers, context.now)
        self.game_records = GameRecords(context, self.budget)
        self.records = Records(context, self.lobbies, self.seats)
        self.records.forgetting.append(self.profiles.forget)
        self.texts = Texts(context)
        self.presence = context.presence
        self.posts = Posts(context, self.profiles)
        self.places = Places(context)
        self.leaving = Leaving(context, self.lobbies)
        self._lost_turns = LostTurns(context, self.places, self.seats, self.lobbies)
        self.autoplay = Autoplay(context, recorder, Thinker(context, workers))
        self.advice = Adviser(context, self.budget)
        self.archive = Archive(context, workers)
        self.stories = Stories(context, workers, self.budget)
        self.story_statistics = StoryStatistics(context, self.stories)
        self.scheduler = Scheduler(
            context,
            self.autoplay,
            self.plans,
            self.seats,
            self.lobbies,
            self.cutting,
            self.endings,
            TimeLimits(context, recorder),
        )

    def now(self) -> datetime:
        """The present, as the coordinator's clock says."""
        return self._context.now()

    def dice(self) -> str:
        """Lots that nobody can foresee."""
        return self._context.dice()

    async def start(self) -> None:
        """Deadlines move by the downtime; then time goes on, and letters are carried."""
        await self.places.start()
        await self.leaving.start()
        await self._lost_turns.tell()
        if self._context.store.scope.leads:
            await self.lobbies.seal_all()
        await self.scheduler.start()
        await self.archive.start()
        await self.story_statistics.start()
        self.posts.bell.set()

    @property
    def store(self) -> Store:
        """The store."""
        return self._context.store

    def share(self, entitled: Callable[[], bool], tell: Callable[[], None]) -> None:
        """Other processes act at the same tables. `entitled`: whether clocks and letters are this one's work
        still; `tell`: lets the others know that something was saved.
        """
        self._context.entitled, self._context.tell_others = entitled, tell
        self.shares = True
        self.profiles.remember_nobody()

    async def adopt(self, shard: int, missed: timedelta) -> None:
        """A shard's tables are this process's to look after from now on; nobody did for as long as that.

        Their clocks are moved before any of them can ring. Where something of it fails nothing has begun.
        """
        scope = self.store.scope
        before = scope.shards or frozenset()
        await self.scheduler.give_back(missed, scope.only({shard}))
        scope.shards = before | {shard}
        try:
            await self.places.start()
            await self.leaving.start()
            await self.scheduler.faults.load()
        except BaseException:
            scope.shards = before
            raise
        self.wake()

    def wake(self) -> None:
        """Something was saved elsewhere: looks for what is due."""
        self.posts.bell.set()
        self.scheduler.wake()

    async def stop(self) -> None:
        """Finishes what is in hand."""
        await self.story_statistics.stop()  # it asks for stories
        ends = (each.stop() for each in (self.archive, self.stories, self.scheduler, self.advice))
        await asyncio.gather(*ends)
