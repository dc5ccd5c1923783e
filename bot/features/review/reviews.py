"""Reviews of finished games, decision by decision: judged in portions, for one person alone.

Each decision is compared with a strong computer's advice from what the seat saw then. Nothing is stored;
judgements stay in memory for a while, also if the reader cancelled half-way.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from cachetools import LRUCache

from bot.coordinator import Coordinator
from bot.coordinator.access import may_review
from bot.table.actor import Actor
from bot.table.match import PlayerId, TableId
from bot.table.refusals import NotAllowed, NotHere
from bot.table.table import Table
from bot.ui.asking import Askings
from bot.ui.services import Means
from bot.workers import Priority
from engine.game import Seat
from engine.record.replaying import RecordBroken
from engine.record.reviewing import Deliberate, Judged, decisions_of, judged

REVIEWS_KEPT_MAX = 32  # reviews: their readers go to the turns, and come back
PORTION = 1  # decisions that a worker is given at once: one takes up to a second, the game's replay little
PORTION_SECONDS_MAX = 60.0  # seconds of work on a portion
TURNS_NAMED_MAX = 3  # turns
COST_MIN = 1.0  # of an action worth naming, in the game's unit: less is noise, and rounds to nothing


@dataclass(frozen=True, slots=True)
class CostlyTurn:
    """A turn, and the action of it that gave away most."""

    turn: int
    worst: Judged


@dataclass(frozen=True, slots=True)
class Review:
    """All that somebody decided in a finished game where there was a choice, of which the first are judged.

    `names`: by seat, as its table shows them. `last`: the game's last public turn.
    """

    table: Table
    player: PlayerId
    seat: Seat
    names: tuple[str, ...]
    text: str
    last: int
    decisions: tuple[Deliberate, ...]
    judged: tuple[Judged, ...] = ()

    @property
    def table_id(self) -> TableId:
        """The table it is of."""
        return self.table.id

    @property
    def gave_up(self) -> bool:
        """Tell if the reviewed player left the game to a computer before its end."""
        return self.table.occupants[self.seat].conceded

    @property
    def done(self) -> int:
        """Number judged."""
        return len(self.judged)

    @property
    def left(self) -> int:
        """Number still to be judged."""
        return len(self.decisions) - self.done

    @property
    def costliest(self) -> tuple[CostlyTurn, ...]:
        """The turns that gave away most, at most three, the costliest first; none before all are judged.

        Of two that cost the same the earlier one comes first, also of two actions in a turn.
        """
        return () if self.left else costliest(self.judged, self.last)


class Reviews:
    """One person's own, of one game at a time."""

    def __init__(self, coordinator: Coordinator) -> None:
        self.askings = Askings[Review]()
        self._coordinator = coordinator
        self._store = coordinator.store
        self._budget = coordinator.budget
        self._kept: LRUCache[tuple[PlayerId, TableId], Review] = LRUCache(REVIEWS_KEPT_MAX)

    async def allow(self, actor: Actor, table_id: TableId) -> Seat:
        """The seat whose decisions they may have judged: their own; raises NoSuchTable, NotAllowed."""
        return may_review(actor, await self._store.tables.load(table_id))

    async def of(self, actor: Actor, table_id: TableId) -> Review:
        """The actor's own review, so far; raises NoSuchTable, NoTimeLeft, and NotAllowed for who has none."""
        told = await self._store.told(table_id, news=False)
        table, names = told.table, told.match.names
        seat = may_review(actor, table)
        kept = self._kept.get((actor.player, table_id))
        if kept is not None and kept.seat == seat:
            return replace(kept, table=table, names=names)
        rules, _ = await self._store.matches.dealt_by(table_id)
        if not self._coordinator.games[table.game].info.plays(rules):
            raise NotAllowed(NotHere.OTHER_RULES)
        text, last = await self._coordinator.game_records.own(actor.player, table, seat)
        try:
            work = (decisions_of, text, seat)
            decisions = await self._budget.run(actor.player, Priority.ADVICE, *work)
        except RecordBroken:  # no number was changed, but a rule was
            raise NotAllowed(NotHere.OTHER_RULES) from None
        return self._keep(Review(table, actor.player, seat, names, text, last, decisions))

    async def judge_on(self, review: Review) -> Review:
        """Judges the next of them, last in line: who plays, or waits for a page, comes first.

        Whoever was forgotten meanwhile is kept no more. Raises NoTimeLeft.
        """
        portion = review.decisions[review.done : review.done + PORTION]
        work = (judged, review.text, portion)
        found = await self._budget.run(review.player, Priority.FILM, *work, limit=PORTION_SECONDS_MAX)
        further = replace(review, judged=(*review.judged, *found))
        return self._keep(further) if (review.player, review.table_id) in self._kept else further

    @property
    def under_way(self) -> int:
        """Number of reviews that are being made, waiting, or being told of."""
        return self.askings.under_way

    async def stop(self) -> None:
        """Gives up what is being judged."""
        await self.askings.stop()

    @property
    def kept(self) -> tuple[Review, ...]:
        """Kept reviews."""
        return tuple(self._kept.values())

    def forget(self, player: PlayerId) -> None:
        """Forget somebody's reviews in memory."""
        for key in [each for each in self._kept if each[0] == player]:
            del self._kept[key]

    def costly_turns(self, actor: Actor, table_id: TableId) -> frozenset[int]:
        """The turns that their review names, where it is done and still kept."""
        kept = self._kept.get((actor.player, table_id))
        return frozenset() if kept is None else frozenset(each.turn for each in kept.costliest)

    def _keep(self, review: Review) -> Review:
        self._kept[review.player, review.table_id] = review
        return review


def begun(means: Means) -> Reviews:
    """All reviews of a bot, of which none is there yet."""
    made = Reviews(means.coordinator)
    means.coordinator.records.forgetting.append(made.forget)
    return made


def costliest(decisions: Sequence[Judged], last: int) -> tuple[CostlyTurn, ...]:
    """The turns that gave away most, the costliest first; `last`: of the game, for what was never told."""
    by_turn: dict[int, list[Judged]] = {}
    for each in decisions:
        by_turn.setdefault(min(each.told, last), []).append(each)
    turns = [
        CostlyTurn(turn, max(mine, key=lambda each: each.cost)) for turn, mine in sorted(by_turn.items())
    ]
    worth_naming = (each for each in turns if each.worst.cost >= COST_MIN)
    return tuple(sorted(worth_naming, key=lambda each: -each.worst.cost)[:TURNS_NAMED_MAX])
