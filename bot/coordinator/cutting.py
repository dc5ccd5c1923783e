"""The deal after Start: at once, or after everybody has cut the deck where the table wants that."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import datetime

from bot.coordinator.access import only_host, only_host_or_manager, reach
from bot.coordinator.context import Context
from bot.coordinator.overtaken import again_if_overtaken
from bot.coordinator.recorder import Recorder
from bot.table.actor import Actor
from bot.table.cutting import (
    DEALT_AFTER,
    REMINDED_AFTER,
    Sealed,
    Shown,
    against_computers,
    all_passed,
    closed,
    cuts_closed,
    may_cut,
    may_deal_at,
    missing,
    with_cut,
)
from bot.table.match import TableId, dealt
from bot.table.notices import Notice, cuts_asked, lobby_changed, seal_posted
from bot.table.opaque import Event, Position
from bot.table.outbox import Draft
from bot.table.refusals import NotAllowed, NotHere, NotShown, StaleClick
from bot.table.table import BEFORE_DEAL, Phase, Table, why_not
from engine.game import Step
from engine.seal import seed

OFFERED = 4  # groups of three signs in a cut that is offered
LOOKS_MAX = 20  # times that a click looks whether what people must see is there by now
PAUSE = 0.1  # seconds between two of them
DRAWS_MAX = 200  # of a secret at most, until the one person at a table is the first to act


class Cutting:
    """Every method returns the table as it is then: being cut, or dealt.

    Nobody cuts, and nothing is dealt, before the message with the deck's seal stands. A click waits for that
    a moment; then it raises NotShown, and nothing has changed.
    """

    def __init__(self, context: Context, recorder: Recorder) -> None:
        self._context = context
        self._recorder = recorder

    async def start(self, actor: Actor, table_id: TableId) -> Table:
        """Deals the cards, once enough sit; the host may. A lobby that nobody can see is not started.

        Where the table has agreed that everybody cuts, its people are asked for that first, unless one person
        sits alone or the game is live. Of a table that is being cut it means that the cards shall be dealt
        (`deal`).
        """
        return await self._once_shown(table_id, lambda: self._start(actor, table_id))

    async def start_unseen(self, actor: Actor, table_id: TableId) -> Table:
        """Start a table that is opened to be dealt at once, as `start`; nobody need see its lobby first.

        Alone against computers, its host is the first to act.
        """
        return await self._once_shown(table_id, lambda: self._start(actor, table_id, unseen=True))

    @again_if_overtaken
    async def _start(self, actor: Actor, table_id: TableId, *, unseen: bool = False) -> Table:
        async with self._context.alone_at(table_id):
            table = reach(actor, await self._context.store.tables.load(table_id))
            if table.phase is Phase.CUTTING:
                return await self._deal_late(actor, table)
            only_host(actor, table)
            after = closed(table, self._context.game(table).info, self._context.now())
            shown = await self._context.store.seals.shown(table_id)
            if not (shown.lobby or unseen):
                raise NotShown(NotHere.NOT_SHOWN)
            if against_computers(after):
                return await self._deal_unsealed(after, begins=unseen)
            _demand_seal(shown)
            return await (
                self._save(after, cuts_asked(Notice.CUTS_ASKED))
                if cuts_closed(after)
                else self._deal(all_passed(after))
            )

    async def deal(self, actor: Actor, table_id: TableId) -> Table:
        """Deals without those who have not cut a day after the closing; the host, or a manager, may.

        Raises StaleClick before.
        """
        return await self._once_shown(table_id, lambda: self._deal_asked(actor, table_id))

    @again_if_overtaken
    async def _deal_asked(self, actor: Actor, table_id: TableId) -> Table:
        async with self._context.alone_at(table_id):
            table = reach(actor, await self._context.store.tables.load(table_id))
            if table.phase is not Phase.CUTTING:
                raise NotAllowed(NotHere.NOT_CUTTING if table.phase is Phase.LOBBY else why_not(table))
            return await self._deal_late(actor, table)

    async def to_cut(self, actor: Actor, table_id: TableId) -> tuple[Table, str]:
        """A table whose deck this person may cut, with a cut that they may take as it is."""
        table = reach(actor, await self._context.store.tables.load(table_id))
        may_cut(table, actor.player)
        return table, _grouped(self._context.dice())

    async def cut(
        self, actor: Actor, table_id: TableId, text: str | None, closing: int | None = None
    ) -> Table:
        """Cut the deck with a text, or pass (None); once. The last one's word deals the cards.

        Nobody has to cut: it is a click less, and no time in which somebody could still choose. In a lobby
        anybody may cut, and Start deals.

        `closing`: which one a form was made for. Raises CutRefused, NotAllowed, StaleClick.
        """
        return await self._once_shown(table_id, lambda: self._cut(actor, table_id, text, closing))

    @again_if_overtaken
    async def _cut(self, actor: Actor, table_id: TableId, text: str | None, closing: int | None) -> Table:
        async with self._context.alone_at(table_id):
            table = reach(actor, await self._context.store.tables.load(table_id))
            after = with_cut(table, actor.player, text, closing)
            _demand_seal(await self._context.store.seals.shown(table_id))
            asked = after.phase is Phase.LOBBY or missing(after)
            return await (self._save(after) if asked else self._deal(after))

    async def awaited(self, now: datetime, but: Sequence[TableId] = ()) -> tuple[TableId, ...]:
        """The tables whose people are to be reminded now."""
        since = (now - REMINDED_AFTER, now - DEALT_AFTER)
        return await self._context.store.tables.cuts_awaited(*since, but)

    async def remind(self, table_id: TableId) -> None:
        """Remind players who have not cut; after a day tell the host that the cards may be dealt."""
        async with self._context.alone_at(table_id):
            table, now = await self._context.store.tables.load(table_id), self._context.now()
            if table.closed_at is None:
                return
            late = now >= table.closed_at + DEALT_AFTER
            word = cuts_asked(Notice.CUTS_LATE if late else Notice.CUTS_AWAITED)
            drafts = (*lobby_changed(), word)
            await self._context.store.tables.remind_of_cuts(table_id, 2 if late else 1, drafts, now)
            self._context.saved()

    async def _deal_late(self, actor: Actor, table: Table) -> Table:
        only_host_or_manager(actor, table)
        at = may_deal_at(table)
        if at is None or at > self._context.now():
            people = ", ".join(table.occupants[seat].name for seat in missing(table))
            until = 0 if at is None else int(at.timestamp())
            raise StaleClick(NotHere.CUTS_MISSING, people=people, until=until)
        _demand_seal(await self._context.store.seals.shown(table.id))
        return await self._deal(all_passed(table))

    async def _save(self, table: Table, *also: Draft) -> Table:
        await self._context.store.tables.save(table, (*lobby_changed(), *also), self._context.now())
        self._context.saved()
        return table

    async def _once_shown(self, table_id: TableId, act: Callable[[], Awaitable[Table]]) -> Table:
        """The act, as soon as people see what they must see first; raises NotShown where that takes long.

        What shows it is on its way then, and goes on being tried.
        """
        for _ in range(LOOKS_MAX):
            try:
                return await act()
            except NotShown:
                await self._context.pause(PAUSE)
        try:
            return await act()
        except NotShown:
            await self._post_again(table_id)
            raise

    async def _post_again(self, table_id: TableId) -> None:
        """Post the lobby and the seal if they do not stand and no letter is on its way.

        A letter may have been given up.
        """
        store = self._context.store
        async with self._context.alone_at(table_id):
            table, shown = await store.tables.load(table_id), await store.seals.shown(table_id)
            sealed = await store.seals.seal(table_id)
            if table.phase not in BEFORE_DEAL:
                return
            drafts = () if shown.lobby or shown.lobby_waits else lobby_changed()
            if sealed is not None and shown.sealed and not (shown.seal or shown.seal_waits):
                drafts = (*drafts, seal_posted(*sealed))
            await store.outbox.enqueue(table_id, 0, drafts, self._context.now())
            self._context.saved()

    async def _deal_unsealed(self, table: Table, *, begins: bool) -> Table:
        """Deal to one person and computers, from a secret whose seal nobody has seen.

        A seal that was shown, while others might have sat down, promises nothing any more. `begins`: the
        person is to act first.
        """
        table, sealed = replace(table, cuts=()), None
        if begins or (await self._context.store.seals.shown(table.id)).sealed:
            number = await self._context.store.seals.next_number(table.id)
            secret, draws = self._context.secret(), 1
            while begins and draws < DRAWS_MAX and not self._begins(table, secret):
                secret, draws = self._context.secret(), draws + 1
            sealed = Sealed(number, "", secret)
        return await self._deal(table, sealed)

    def _begins(self, table: Table, secret: str) -> bool:
        """Tell if the one person there acts first where the deck follows from that secret."""
        game = self._context.game(table)
        seat = next(seat for seat, each in enumerate(table.occupants) if each.player is not None)
        return seat in game.engine.awaited(self._set_up(table, secret).state)

    async def _deal(self, table: Table, sealed: Sealed | None = None) -> Table:
        """The last cut, the phase, the seed and the first version of the match are one write.

        `sealed`: what it is dealt from instead of what was promised.
        """
        store, game = self._context.store, self._context.game(table)
        secret = await store.seals.secret(table.id) if sealed is None else sealed.secret
        deck = seed(table.game, secret, table.cuts)
        step = self._set_up(table, secret)
        played = dealt(game.engine, table.id, table.game, table.occupants, step)
        await self._recorder.dealt(table, played, await store.people.people(table.people), deck, sealed)
        return await store.tables.load(table.id)

    def _set_up(self, table: Table, secret: str) -> Step[Position, Event]:
        game = self._context.game(table)
        seats = table.roles if game.info.roles else len(table.occupants)
        choices = tuple(occupant.choices for occupant in table.occupants)
        agreed, deck = game.engine.agree(table.options), seed(table.game, secret, table.cuts)
        step: Step[Position, Event] = game.engine.setup(seats, agreed, deck, choices)
        return step


def _demand_seal(shown: Shown) -> None:
    """Raises NotShown before the message with the seal stands."""
    if not (shown.sealed and shown.seal):
        raise NotShown(NotHere.NOT_SEALED)


def _grouped(digits: str) -> str:
    """Some of them, in groups that can be read out."""
    return " ".join(digits[at : at + 3] for at in range(0, 3 * OFFERED, 3))
