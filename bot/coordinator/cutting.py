"""From Start to the deal: the table is closed, its people cut the deck, and the cards follow from that."""

from collections.abc import Sequence
from datetime import datetime

from bot.coordinator.access import only_host, only_host_or_manager, reach
from bot.coordinator.context import Context
from bot.coordinator.overtaken import again_if_overtaken
from bot.coordinator.recorder import Recorder
from bot.table.actor import Actor
from bot.table.cutting import (
    DEALT_AFTER,
    REMINDED_AFTER,
    all_passed,
    closed,
    may_cut,
    may_deal_at,
    missing,
    with_cut,
)
from bot.table.lobby import Lobby, Phase, why_not
from bot.table.match import TableId, dealt
from bot.table.notices import Notice, cuts_asked, lobby_changed
from bot.table.outbox import Draft
from bot.table.refusals import NotAllowed, NotHere, StaleClick
from engine.seal import seed

OFFERED = 4  # groups of three signs in a cut that is offered


class Cutting:
    """Every method returns the table as it is then: being cut, or dealt."""

    def __init__(self, context: Context, recorder: Recorder) -> None:
        self._context = context
        self._recorder = recorder

    @again_if_overtaken
    async def start(self, actor: Actor, table: TableId) -> Lobby:
        """Closes a lobby, once enough sit: from then on its people cut the deck; the host may.

        Where only one person sits, and in a live game, the cards are dealt at once: all have passed. Of a
        table that is closed already it means that the cards shall be dealt (`deal`).
        """
        async with self._context.alone_at(table):
            lobby = reach(actor, await self._context.store.tables.lobby(table))
            if lobby.phase is Phase.CUTTING:
                return await self._deal_late(actor, lobby)
            only_host(actor, lobby)
            after = closed(lobby, self._context.game(lobby).info, self._context.now())
            if len(after.people) == 1 or after.pace.live:
                return await self._deal(all_passed(after))
            return await self._save(after, cuts_asked(Notice.CUTS_ASKED))

    @again_if_overtaken
    async def deal(self, actor: Actor, table: TableId) -> Lobby:
        """Deals without those who have not cut a day after the closing; the host, or a manager, may.

        Raises StaleClick before.
        """
        async with self._context.alone_at(table):
            lobby = reach(actor, await self._context.store.tables.lobby(table))
            if lobby.phase is not Phase.CUTTING:
                raise NotAllowed(NotHere.NOT_CUTTING if lobby.phase is Phase.LOBBY else why_not(lobby))
            return await self._deal_late(actor, lobby)

    async def to_cut(self, actor: Actor, table: TableId) -> tuple[Lobby, str]:
        """A table whose deck waits for this person's cut, with one that they may take as it is."""
        lobby = reach(actor, await self._context.store.tables.lobby(table))
        may_cut(lobby, actor.player)
        return lobby, _grouped(self._context.dice())

    @again_if_overtaken
    async def cut(self, actor: Actor, table: TableId, text: str | None, closing: int | None = None) -> Lobby:
        """Somebody cuts the deck with a text, or passes (None); once. The last one's word deals the cards.

        Nobody has to do that: it is a click less, and no time in which somebody could still choose.
        `closing`: which one a form was made for. Raises CutRefused, NotAllowed, StaleClick.
        """
        async with self._context.alone_at(table):
            lobby = reach(actor, await self._context.store.tables.lobby(table))
            after = with_cut(lobby, actor.player, text, closing)
            return await (self._save(after) if missing(after) else self._deal(after))

    async def awaited(self, now: datetime, but: Sequence[TableId] = ()) -> tuple[TableId, ...]:
        """The tables whose people are to be reminded now."""
        since = (now - REMINDED_AFTER, now - DEALT_AFTER)
        return await self._context.store.tables.cuts_awaited(*since, but)

    async def remind(self, table: TableId) -> None:
        """Who is missing is asked once more; after a day the host hears that the cards may be dealt."""
        async with self._context.alone_at(table):
            lobby, now = await self._context.store.tables.lobby(table), self._context.now()
            if lobby.closed_at is None:
                return
            late = now >= lobby.closed_at + DEALT_AFTER
            word = cuts_asked(Notice.CUTS_LATE if late else Notice.CUTS_AWAITED)
            drafts = (*lobby_changed(), word)
            await self._context.store.tables.remind_of_cuts(table, 2 if late else 1, drafts, now)
            self._context.saved()

    async def _deal_late(self, actor: Actor, lobby: Lobby) -> Lobby:
        only_host_or_manager(actor, lobby)
        at = may_deal_at(lobby)
        if at is None or at > self._context.now():
            people = ", ".join(lobby.occupants[seat].name for seat in missing(lobby))
            until = 0 if at is None else int(at.timestamp())
            raise StaleClick(NotHere.CUTS_MISSING, people=people, until=until)
        return await self._deal(all_passed(lobby))

    async def _save(self, lobby: Lobby, *also: Draft) -> Lobby:
        await self._context.store.tables.save(lobby, (*lobby_changed(), *also), self._context.now())
        self._context.saved()
        return lobby

    async def _deal(self, lobby: Lobby) -> Lobby:
        """The last cut, the phase, the seed and the first version of the match are one write."""
        store, game = self._context.store, self._context.game(lobby)
        deck = seed(lobby.game, await store.seals.secret(lobby.id), lobby.cuts)
        seats = lobby.roles if game.info.roles else len(lobby.occupants)
        choices = tuple(occupant.choices for occupant in lobby.occupants)
        step = game.engine.setup(seats, game.engine.agree(lobby.options), deck, choices)
        played = dealt(game.engine, lobby.id, lobby.game, lobby.occupants, step)
        await self._recorder.dealt(lobby, played, await store.people.people(lobby.people), deck)
        return await store.tables.lobby(lobby.id)


def _grouped(digits: str) -> str:
    """Some of them, in groups that can be read out."""
    return " ".join(digits[at : at + 3] for at in range(0, 3 * OFFERED, 3))
