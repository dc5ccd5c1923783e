"""From Start to the deal: at once, or after everybody has cut the deck where the table wants that."""

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
    may_cut,
    may_deal_at,
    missing,
    with_cut,
)
from bot.table.lobby import BEFORE_DEAL, Lobby, Phase, why_not
from bot.table.match import TableId, dealt
from bot.table.notices import Notice, cuts_asked, lobby_changed, seal_posted
from bot.table.opaque import Event, Position
from bot.table.outbox import Draft
from bot.table.refusals import NotAllowed, NotHere, NotShown, StaleClick
from engine.game import Step
from engine.seal import seed

OFFERED = 4  # groups of three signs in a cut that is offered
PATIENCE = 20  # times that a click looks whether what people must see is there by now
PAUSE = 0.1  # seconds between two of them
DRAWS = 200  # of a secret at most, until the one person at a table is the first to act


class Cutting:
    """Every method returns the table as it is then: being cut, or dealt.

    Nobody cuts, and nothing is dealt, before the message with the deck's seal stands. A click waits for that
    a moment; then it raises NotShown, and nothing has changed.
    """

    def __init__(self, context: Context, recorder: Recorder) -> None:
        self._context = context
        self._recorder = recorder

    async def start(self, actor: Actor, table: TableId) -> Lobby:
        """Deals the cards, once enough sit; the host may. A lobby that nobody can see is not started.

        Where the table has agreed that everybody cuts, its people are asked for that first, unless one person
        sits alone or the game is live. Of a table that is being cut it means that the cards shall be dealt
        (`deal`).
        """
        return await self._once_shown(table, lambda: self._start(actor, table))

    async def start_unseen(self, actor: Actor, table: TableId) -> Lobby:
        """Start a table that is opened to be dealt at once, as `start`; nobody need see its lobby first.

        Alone against computers, its host is the first to act.
        """
        return await self._once_shown(table, lambda: self._start(actor, table, unseen=True))

    @again_if_overtaken
    async def _start(self, actor: Actor, table: TableId, *, unseen: bool = False) -> Lobby:
        async with self._context.alone_at(table):
            lobby = reach(actor, await self._context.store.tables.lobby(table))
            if lobby.phase is Phase.CUTTING:
                return await self._deal_late(actor, lobby)
            only_host(actor, lobby)
            after = closed(lobby, self._context.game(lobby).info, self._context.now())
            shown = await self._context.store.seals.shown(table)
            if not (shown.lobby or unseen):
                raise NotShown(NotHere.NOT_SHOWN)
            if against_computers(after):
                return await self._deal_unsealed(after, begins=unseen)
            _demand_seal(shown)
            return await (
                self._save(after, cuts_asked(Notice.CUTS_ASKED))
                if after.everybody_cuts and not after.pace.live
                else self._deal(all_passed(after))
            )

    async def deal(self, actor: Actor, table: TableId) -> Lobby:
        """Deals without those who have not cut a day after the closing; the host, or a manager, may.

        Raises StaleClick before.
        """
        return await self._once_shown(table, lambda: self._deal_asked(actor, table))

    @again_if_overtaken
    async def _deal_asked(self, actor: Actor, table: TableId) -> Lobby:
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

    async def cut(self, actor: Actor, table: TableId, text: str | None, closing: int | None = None) -> Lobby:
        """Somebody cuts the deck with a text, or passes (None); once. The last one's word deals the cards.

        Nobody has to do that: it is a click less, and no time in which somebody could still choose.
        `closing`: which one a form was made for. Raises CutRefused, NotAllowed, StaleClick.
        """
        return await self._once_shown(table, lambda: self._cut(actor, table, text, closing))

    @again_if_overtaken
    async def _cut(self, actor: Actor, table: TableId, text: str | None, closing: int | None) -> Lobby:
        async with self._context.alone_at(table):
            lobby = reach(actor, await self._context.store.tables.lobby(table))
            after = with_cut(lobby, actor.player, text, closing)
            _demand_seal(await self._context.store.seals.shown(table))
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
        _demand_seal(await self._context.store.seals.shown(lobby.id))
        return await self._deal(all_passed(lobby))

    async def _save(self, lobby: Lobby, *also: Draft) -> Lobby:
        await self._context.store.tables.save(lobby, (*lobby_changed(), *also), self._context.now())
        self._context.saved()
        return lobby

    async def _once_shown(self, table: TableId, act: Callable[[], Awaitable[Lobby]]) -> Lobby:
        """The act, as soon as people see what they must see first; raises NotShown where that takes long.

        What shows it is on its way then, and goes on being tried.
        """
        for _ in range(PATIENCE):
            try:
                return await act()
            except NotShown:
                await self._context.pause(PAUSE)
        try:
            return await act()
        except NotShown:
            await self._post_again(table)
            raise

    async def _post_again(self, table: TableId) -> None:
        """Post the lobby and the seal if they do not stand and no letter is on its way.

        A letter may have been given up.
        """
        store = self._context.store
        async with self._context.alone_at(table):
            lobby, shown = await store.tables.lobby(table), await store.seals.shown(table)
            sealed = await store.seals.seal(table)
            if lobby.phase not in BEFORE_DEAL:
                return
            drafts = () if shown.lobby or shown.lobby_waits else lobby_changed()
            if sealed is not None and shown.sealed and not (shown.seal or shown.seal_waits):
                drafts = (*drafts, seal_posted(*sealed))
            await store.outbox.enqueue(table, 0, drafts, self._context.now())
            self._context.saved()

    async def _deal_unsealed(self, lobby: Lobby, *, begins: bool) -> Lobby:
        """Deal to one person and computers, from a secret whose seal nobody has seen.

        A seal that was shown, while others might have sat down, promises nothing any more. `begins`: the
        person is to act first.
        """
        lobby, sealed = replace(lobby, cuts=()), None
        if begins or (await self._context.store.seals.shown(lobby.id)).sealed:
            number = await self._context.store.seals.next_number(lobby.id)
            secret, draws = self._context.secret(), 1
            while begins and draws < DRAWS and not self._begins(lobby, secret):
                secret, draws = self._context.secret(), draws + 1
            sealed = Sealed(number, "", secret)
        return await self._deal(lobby, sealed)

    def _begins(self, lobby: Lobby, secret: str) -> bool:
        """Tell if the one person there acts first where the deck follows from that secret."""
        game = self._context.game(lobby)
        seat = next(seat for seat, each in enumerate(lobby.occupants) if each.player is not None)
        return seat in game.engine.awaited(self._set_up(lobby, secret).state)

    async def _deal(self, lobby: Lobby, sealed: Sealed | None = None) -> Lobby:
        """The last cut, the phase, the seed and the first version of the match are one write.

        `sealed`: what it is dealt from instead of what was promised.
        """
        store, game = self._context.store, self._context.game(lobby)
        secret = await store.seals.secret(lobby.id) if sealed is None else sealed.secret
        deck = seed(lobby.game, secret, lobby.cuts)
        step = self._set_up(lobby, secret)
        played = dealt(game.engine, lobby.id, lobby.game, lobby.occupants, step)
        await self._recorder.dealt(lobby, played, await store.people.people(lobby.people), deck, sealed)
        return await store.tables.lobby(lobby.id)

    def _set_up(self, lobby: Lobby, secret: str) -> Step[Position, Event]:
        game = self._context.game(lobby)
        seats = lobby.roles if game.info.roles else len(lobby.occupants)
        choices = tuple(occupant.choices for occupant in lobby.occupants)
        agreed, deck = game.engine.agree(lobby.options), seed(lobby.game, secret, lobby.cuts)
        step: Step[Position, Event] = game.engine.setup(seats, agreed, deck, choices)
        return step


def _demand_seal(shown: Shown) -> None:
    """Raises NotShown before the message with the seal stands."""
    if not (shown.sealed and shown.seal):
        raise NotShown(NotHere.NOT_SEALED)


def _grouped(digits: str) -> str:
    """Some of them, in groups that can be read out."""
    return " ".join(digits[at : at + 3] for at in range(0, 3 * OFFERED, 3))
