"""Opening tables, sitting down, getting up: tables whose cards are not dealt yet."""

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.coordinator.access import (
    may_announce,
    may_be_invited,
    may_join,
    only_at_table,
    only_host,
    only_host_or_manager,
    reach,
)
from bot.coordinator.context import Context
from bot.coordinator.overtaken import again_if_overtaken
from bot.games import RegisteredGame
from bot.table import lobby as before
from bot.table.actor import Actor
from bot.table.clock import Pace
from bot.table.cutting import Sealed, against_computers
from bot.table.declared import chosen
from bot.table.languages import Language
from bot.table.lobby import Invitation, Lobby, Phase
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice, announcement, invited_to, lobby_changed, seal_posted, seal_void
from bot.table.offers import Invited
from bot.table.outbox import TO_LOBBY, Draft, Kind
from bot.table.profile import USUAL_PACE, Server
from bot.table.refusals import NotAllowed, NotHere, Unreadable
from engine.game import Refusal, Seat
from engine.seal import seal
from engine.shuffle import drawn

log = logging.getLogger(__name__)

INVITED_FOR = timedelta(days=1)  # so long a chair is kept
AN_HOUR = timedelta(hours=1)
OPENED_AN_HOUR = 12  # tables by one person
OPENING = 0  # no table's number: lobbies are counted and opened one after the other

Change = Callable[[Lobby, RegisteredGame], Lobby]


class Lobbies:
    """Every method returns the lobby as it is then; each raises NotAllowed for what cannot be arranged."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def open(
        self,
        actor: Actor,
        name: str,
        channel_id: int,
        *,
        game: str | None = None,
        options: Mapping[str, str] | None = None,
        pace: Pace | None = None,
        language: Language | None = None,
        role: str | None = None,
        invite: Sequence[Invited] = (),
        computers: Sequence[str] = (),
        shown: bool = True,
        **agreed: str,
    ) -> Lobby:
        """A new table whose host sits down at once; language and pace default to the server's, or to the
        game's own pace where the server has not settled another than the usual one.

        `invite`: for whom a chair is kept; nothing is opened where one of them cannot come. `computers`: the
        levels of those that sit down at once. `shown`: else nothing of it is posted until somebody moves it.
        `agreed`: other options of every table (TABLE_SETTINGS), as they are called.
        """
        server = await self._context.store.people.server(actor.guild)
        _channel_allowed(server, channel_id)
        played = self.named(game)
        lobby = Lobby(
            id=0,
            game=played.info.name,
            host=actor.player,
            guild_id=actor.guild,
            channel_id=channel_id if shown else 0,
            language=language or server.language or "en",
            pace=pace or _suited(server.pace, played),
            options=before.agreed(played.info, options or {}),
            **chosen(before.TABLE_SETTINGS, agreed),
        )
        before.live_where_it_must_be(lobby, played.info)
        role = role or self._any_role(lobby, played)
        seated = before.joined(lobby, played.info, actor.player, name, role)
        may_be_invited(invite, seated)
        for level in computers:
            seated = self._with_computer(seated, played, level)
        seated = before.with_invitations(seated, played.info, invite, self._context.now() + INVITED_FOR)
        async with self._context.alone_at(OPENING):
            await self._demand_room(seated, server)
            return await self.opened(seated)

    async def opened(self, lobby: Lobby, rematch_of: TableId | None = None) -> Lobby:
        """The lobby under its number; its message goes out, and its seal.

        Where one person sits down with computers, and waits for nobody, there is none until somebody joins.
        """
        now = self._context.now()
        sealed = not against_computers(lobby) or bool(lobby.invitations)
        first = self._sealed(lobby, 1) if sealed else self._unsealed(1)
        drafts = (*lobby_changed(), *((seal_posted(1, first.seal),) if sealed else ()))
        opened = await self._context.store.tables.open(lobby, first, drafts, now, rematch_of)
        self._context.saved()
        return opened

    async def seal_all(self) -> None:
        """Lobbies that were opened before seals existed get one."""
        for table in await self._context.store.seals.missing():
            try:
                await self._seal_first(table)
            except (Refusal, Unreadable):
                log.exception("a lobby has no seal", extra={"table": table})

    async def _seal_first(self, table: TableId) -> None:
        async with self._context.alone_at(table):
            first = self._sealed(await self._context.store.tables.lobby(table), 1)
            now = self._context.now()
            await self._context.store.tables.seal(table, first, (seal_posted(1, first.seal),), now)
            self._context.saved()

    async def get(self, actor: Actor, table: TableId) -> Lobby:
        """A table's facts, before, in and after play; raises NoSuchMatch."""
        return reach(actor, await self._context.store.tables.lobby(table))

    async def to_arrange(self, actor: Actor, table: TableId) -> Lobby:
        """A lobby for somebody who may seat computers there; raises NotAllowed for a bystander."""
        lobby = await self.get(actor, table)
        only_at_table(actor, lobby)
        return lobby

    async def to_settle(self, actor: Actor, table: TableId) -> Lobby:
        """A lobby for somebody who may change its options; raises NotAllowed for all but its host."""
        lobby = await self.get(actor, table)
        only_host(actor, lobby)
        return lobby

    async def join(self, actor: Actor, table: TableId, name: str, role: str | None = None) -> Lobby:
        """Sits a person down, in a free role drawn by lot unless they name one."""

        def change(lobby: Lobby, game: RegisteredGame) -> Lobby:
            chosen = role or self._role_for(lobby, game, actor.player)
            others = len(before.kept(lobby, self._context.now(), actor.player))
            return before.joined(lobby, game.info, actor.player, name, chosen, others)

        return await self._arrange(actor, table, change)

    async def invite(
        self, actor: Actor, table: TableId, name: str, guests: Sequence[Invited]
    ) -> tuple[Lobby, datetime]:
        """Keeps chairs for more people, who are called; until when. Anybody at the table, by `name`, may."""
        now = self._context.now()

        def change(lobby: Lobby, game: RegisteredGame) -> Lobby:
            only_at_table(actor, lobby)
            may_be_invited(guests, lobby)
            return before.also_invited(lobby, game.info, guests, now, now + INVITED_FOR)

        calls = [invited_to(guest.player, name) for guest in guests]
        return await self._arrange(actor, table, change, *calls), now + INVITED_FOR

    async def accepted(self, actor: Actor, table: TableId, name: str) -> Lobby:
        """Sits down whoever a chair is kept for; the lobby as it is for who sits there already."""
        lobby = await self.get(actor, table)
        return lobby if actor.player in lobby.people else await self.join(actor, table, name)

    async def choose_role(self, actor: Actor, table: TableId, role: str) -> Lobby:
        """Another free role for somebody who sits already."""
        return await self._arrange(
            actor, table, lambda lobby, game: before.with_role(lobby, game.info, actor.player, role)
        )

    async def choose(self, actor: Actor, table: TableId, choice: str, value: str) -> Lobby:
        """What somebody wishes for at their own seat, where the game asks."""

        def change(lobby: Lobby, game: RegisteredGame) -> Lobby:
            return before.with_choice(lobby, game.info, actor.player, choice, value)

        return await self._arrange(actor, table, change)

    async def seat_computer(self, actor: Actor, table: TableId, level: str) -> Lobby:
        """Sits a computer down, in a free role drawn by lot; anybody at the table may ask for it."""

        def change(lobby: Lobby, game: RegisteredGame) -> Lobby:
            only_at_table(actor, lobby)
            return self._with_computer(lobby, game, level)

        return await self._arrange(actor, table, change)

    def _with_computer(self, lobby: Lobby, game: RegisteredGame, level: str) -> Lobby:
        role = self._any_role(lobby, game)
        name = computer_name(game, role, level, lobby.language)
        others = len(before.kept(lobby, self._context.now()))
        return before.with_computer(lobby, game.info, level, role, name, others)

    async def change_computer(self, actor: Actor, table: TableId, seat: Seat, level: str) -> Lobby:
        """Lets a computer play at another level; anybody at the table may ask for it."""

        def change(lobby: Lobby, game: RegisteredGame) -> Lobby:
            only_at_table(actor, lobby)
            return before.with_level(lobby, game.info, seat, level)

        return await self._arrange(actor, table, change)

    async def remove(self, actor: Actor, table: TableId, seat: Seat) -> Lobby:
        """Frees a seat; the host may."""

        def change(lobby: Lobby, _: RegisteredGame) -> Lobby:
            only_host(actor, lobby)
            return before.without(lobby, seat)

        return await self._arrange(actor, table, change)

    async def leave(self, actor: Actor, table: TableId) -> Lobby:
        """Gets a person up; a lobby that nobody human is left in is cancelled."""
        return await self.left(table, actor.player)

    async def left(self, table: TableId, player: PlayerId) -> Lobby:
        """The lobby without a person, whoever wanted that."""

        def change(lobby: Lobby, _: RegisteredGame) -> Lobby:
            after = before.left(lobby, player)
            return after if after.people else before.cancelled(after)

        return await self._changed(table, change)

    async def went(self, table: TableId, player: PlayerId) -> Lobby:
        """The same for who has left the server while the deck was being cut."""

        def change(lobby: Lobby, _: RegisteredGame) -> Lobby:
            if lobby.phase is not Phase.CUTTING:
                raise NotAllowed(NotHere.NOT_CUTTING)
            after = before.left(lobby, player)
            return after if after.people else before.cancelled(after)

        return await self._changed(table, change)

    async def set_option(self, actor: Actor, table: TableId, option: str, value: str) -> Lobby:
        """How the table will play; the host may. Also what every table agrees on (TABLE_OPTIONS)."""

        def change(lobby: Lobby, game: RegisteredGame) -> Lobby:
            only_host(actor, lobby)
            return before.with_option(lobby, game.info, option, value)

        return await self._arrange(actor, table, change)

    async def reopen(self, actor: Actor, table: TableId) -> Lobby:
        """Gathers players again at a table whose deck was being cut; the host or a manager may.

        All cuts are gone, and what was promised before them is void: its secret is told, another one drawn.
        """

        def change(lobby: Lobby, _: RegisteredGame) -> Lobby:
            only_host_or_manager(actor, lobby)
            if lobby.phase is Phase.LOBBY:
                raise NotAllowed(NotHere.NOT_CUTTING)
            return before.reopened(lobby)

        return await self._arrange(actor, table, change)

    @again_if_overtaken
    async def seal_anew(self, table: TableId) -> None:
        """A table before its deal whose secret is known gets another one; its cuts are gone."""
        async with self._context.alone_at(table):
            lobby = await self._context.store.tables.lobby(table)
            await self._save(before.reopened(lobby), *await self._void(lobby, lobby), anew=True)

    async def cancel(self, actor: Actor, table: TableId) -> Lobby:
        """Closes a lobby that was never dealt; the host or a manager of its server may."""

        def change(lobby: Lobby, _: RegisteredGame) -> Lobby:
            only_host_or_manager(actor, lobby)
            return before.cancelled(lobby)

        return await self._arrange(actor, table, change)

    @again_if_overtaken
    async def cancel_idle(
        self, table: TableId, idle_since: datetime, days: int, unseen: datetime | None = None
    ) -> None:
        """Closes a lobby in which nobody has done anything since then; one that was dealt is left alone.

        Its people hear why, where others than its host sit there. `unseen`: the same for one that nobody has
        ever seen, since the bot was ended between its opening and the deal.
        """
        word = Draft(Kind.NOTICE, TO_LOBBY, key=Notice.LOBBY_IDLE, facts={"days": days})
        async with self._context.alone_at(table):
            if table in await self._context.store.tables.idle_lobbies(idle_since, unseen=unseen):
                lobby = await self._context.store.tables.lobby(table)
                words = (word,) if len(lobby.people) > 1 else ()
                await self._save(replace(lobby, phase=Phase.CANCELLED), *words)

    async def looking(self, actor: Actor) -> tuple[Lobby, ...]:
        """The newest lobbies of the actor's server that look for players, as far as they may sit down."""
        found = await self._context.store.tables.in_guild(actor.guild, (Phase.LOBBY,)) if actor.guild else ()
        now, games = self._context.now(), self._context.games
        known = (each for each in found if each.game in games)
        return tuple(each for each in known if may_join(actor, each, games[each.game].info.seats[-1], now))

    async def announce(self, actor: Actor, table: TableId, *, hidden: bool) -> Lobby:
        """Announces a lobby where the server does that, once; the host or a manager may.

        `hidden`: not everybody who would read it may view the lobby's channel.
        """
        async with self._context.alone_at(table):
            lobby = reach(actor, await self._context.store.tables.lobby(table))
            server = await self._context.store.people.server(lobby.guild_id)
            channel = may_announce(actor, lobby, server, hidden=hidden)
            draft = announcement(channel, server.rings)
            if not await self._context.store.tables.announce(table, draft, self._context.now()):
                raise NotAllowed(NotHere.ANNOUNCED)
            self._context.saved()
            return lobby

    async def _arrange(self, actor: Actor, table: TableId, change: Change, *also: Draft) -> Lobby:
        def reached(lobby: Lobby, game: RegisteredGame) -> Lobby:
            return change(reach(actor, lobby), game)

        return await self._changed(table, reached, *also)

    @again_if_overtaken
    async def _changed(self, table: TableId, change: Change, *also: Draft) -> Lobby:
        async with self._context.alone_at(table):
            lobby = await self._context.store.tables.lobby(table)
            changed = change(lobby, self._context.game(lobby))
            if lobby.phase is Phase.CUTTING and changed.phase is Phase.LOBBY:
                await self._save(changed, *await self._void(lobby, changed), *also, anew=True)
            elif changed != lobby:
                fresh = tuple(each for each in changed.invitations if each not in lobby.invitations)
                lacks = await self._lacks_seal(lobby, changed)
                await self._save(changed, *also, anew=lacks, invited=fresh)
            return changed

    async def _lacks_seal(self, lobby: Lobby, after: Lobby) -> bool:
        """Tell if somebody joins a person who was alone with computers and was shown no seal."""
        if len(after.people) < 2 or len(lobby.people) >= len(after.people):
            return False
        return not (await self._context.store.seals.shown(lobby.id)).sealed

    async def _void(self, lobby: Lobby, after: Lobby) -> tuple[Draft, ...]:
        """The seal that was posted holds no more: its secret is told, and why."""
        number = await self._context.store.seals.number(lobby.id)
        went = next((each.name for each in lobby.occupants if each.player not in (None, *after.people)), "")
        return (seal_void(number, went),)

    async def _save(
        self, lobby: Lobby, *also: Draft, anew: bool = False, invited: Sequence[Invitation] = ()
    ) -> None:
        """`anew`: another secret is drawn, and its seal posted. `invited`: for whom a chair is kept now."""
        store, sealed = self._context.store, None
        if anew:
            sealed = self._sealed(lobby, await store.seals.next_number(lobby.id))
            also = (*also, seal_posted(sealed.number, sealed.seal))
        await store.tables.save(lobby, (*lobby_changed(), *also), self._context.now(), sealed, invited)
        self._context.saved()

    def _sealed(self, lobby: Lobby, number: int) -> Sealed:
        secret = self._context.secret()
        return Sealed(number, seal(lobby.game, secret), secret)

    def _unsealed(self, number: int) -> Sealed:
        return Sealed(number, "", self._context.secret())

    async def _demand_room(self, lobby: Lobby, server: Server) -> None:
        """Raises NotAllowed where too many lobbies gather players already, or one person opens many."""
        own, here = await self._context.store.tables.gathering(lobby.host, lobby.guild_id, lobby.channel_id)
        if own >= server.per_person:
            raise NotAllowed(NotHere.TOO_MANY_OWN, most=server.per_person)
        if here >= server.per_channel:
            raise NotAllowed(NotHere.TOO_MANY_HERE, most=server.per_channel)
        since = self._context.now() - AN_HOUR
        opened = await self._context.store.tables.opened(lobby.host, since, OPENED_AN_HOUR)
        if len(opened) == OPENED_AN_HOUR:
            until = int((opened[-1] + AN_HOUR).timestamp()) + 1
            raise NotAllowed(NotHere.TOO_MANY_LATELY, most=OPENED_AN_HOUR, until=until)

    def named(self, game: str | None) -> RegisteredGame:
        """A game by its name, the first of the house for None; raises NotAllowed for an unknown one."""
        name = next(iter(self._context.games)) if game is None else game
        if name not in self._context.games:
            raise NotAllowed(NotHere.NO_SUCH_GAME, game=name[:50])
        return self._context.games[name]

    def _role_for(self, lobby: Lobby, game: RegisteredGame, player: PlayerId) -> str:
        """The role that is kept for them, if it is free still."""
        kept = next((each.role for each in lobby.invitations if each.player == player), "")
        return kept if kept in before.free_roles(lobby, game.info) else self._any_role(lobby, game)

    def _any_role(self, lobby: Lobby, game: RegisteredGame) -> str:
        if not game.info.roles:
            return ""
        # With no role free every seat is taken: the lobby says so about whichever role is named.
        free = before.free_roles(lobby, game.info) or game.info.roles
        return free[drawn(len(free), self._context.dice())]


def computer_name(game: RegisteredGame, role: str, level: str, language: Language) -> str:
    """What a computer is called: by its role, or by its level in a game without roles."""
    if role:
        return game.skin.role(role)
    return game.skin.level(level, language).label if level in game.info.levels else level


def _suited(settled: Pace, game: RegisteredGame) -> Pace:
    """The server's pace; where it is the usual one and the game's turns are small, half a day."""
    return Pace.HALF_DAY if game.info.small_turns and settled is USUAL_PACE else settled


def _channel_allowed(server: Server, channel_id: int) -> None:
    if server.channels and channel_id not in server.channels:
        raise NotAllowed(NotHere.WRONG_CHANNEL, channel=server.channels[0])
