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
from bot.table import table as before
from bot.table.actor import Actor
from bot.table.clock import Pace
from bot.table.cutting import Sealed, against_computers
from bot.table.declared import chosen
from bot.table.languages import Language
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice, announcement, invited_to, lobby_changed, seal_posted, seal_void
from bot.table.offers import Invited
from bot.table.outbox import TO_LOBBY, Draft, Kind
from bot.table.profile import USUAL_PACE, Server
from bot.table.refusals import NotAllowed, NotHere, Unreadable
from bot.table.table import Invitation, Phase, Table
from engine.game import Refusal, Seat
from engine.seal import seal
from engine.shuffle import drawn

log = logging.getLogger(__name__)

INVITED_FOR = timedelta(days=1)  # so long a chair is kept
AN_HOUR = timedelta(hours=1)
OPENED_AN_HOUR = 12  # tables by one person, that are shown somewhere
ALONE_AN_HOUR = 60  # all of one person's, where one more is shown nowhere: a game a minute
OPENING = 0  # no table's number: lobbies are counted and opened one after the other

Change = Callable[[Table, RegisteredGame], Table]


class Lobbies:
    """Every method returns the table as it is then; each raises NotAllowed for what cannot be arranged."""

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
    ) -> Table:
        """A new table whose host sits down at once; language and pace default to the server's, or to the
        game's own pace where the server has not settled another than the usual one.

        `invite`: for whom a chair is kept; nothing is opened where one of them cannot come. `computers`: the
        levels of those that sit down at once. `shown`: else nothing of it is posted until somebody moves it.
        `agreed`: other options of every table (TABLE_SETTINGS), as they are called.
        """
        server = await self._context.store.people.server(actor.guild)
        _channel_allowed(server, channel_id)
        played = self.named(game)
        table = Table(
            id=0,
            game=played.info.name,
            host=actor.player,
            guild_id=actor.guild,
            channel_id=channel_id if shown else 0,
            language=language or server.language or "en",
            pace=pace or _suited(server.pace, played),
            options=before.chosen_at_first(played.info, options or {}),
            **chosen(before.TABLE_SETTINGS, agreed),
        )
        before.live_where_it_must_be(table, played.info)
        role = role or self._any_role(table, played)
        seated = before.joined(table, played.info, actor.player, name, role)
        may_be_invited(invite, seated)
        for level in computers:
            seated = self._with_computer(seated, played, level)
        seated = before.with_invitations(seated, played.info, invite, self._context.now() + INVITED_FOR)
        async with self._context.alone_at(OPENING):
            await self._demand_room(seated, server)
            return await self.opened(seated)

    async def opened(self, table: Table, rematch_of: TableId | None = None) -> Table:
        """The lobby under its number; its message goes out, and its seal.

        Where one person sits down with computers, and waits for nobody, there is none until somebody joins.
        """
        now = self._context.now()
        sealed = not against_computers(table) or bool(table.invitations)
        first = self._sealed(table, 1) if sealed else self._unsealed(1)
        drafts = (*lobby_changed(), *((seal_posted(1, first.seal),) if sealed else ()))
        opened = await self._context.store.tables.open(table, first, drafts, now, rematch_of)
        self._context.saved()
        return opened

    async def seal_all(self) -> None:
        """Lobbies that were opened before seals existed get one."""
        for table_id in await self._context.store.seals.missing():
            try:
                await self._seal_first(table_id)
            except (Refusal, Unreadable):
                log.exception("a lobby has no seal", extra={"table": table_id})

    async def _seal_first(self, table_id: TableId) -> None:
        async with self._context.alone_at(table_id):
            first = self._sealed(await self._context.store.tables.load(table_id), 1)
            now = self._context.now()
            await self._context.store.tables.seal(table_id, first, (seal_posted(1, first.seal),), now)
            self._context.saved()

    async def get(self, actor: Actor, table_id: TableId) -> Table:
        """A table's facts, before, in and after play; raises NoSuchTable."""
        return reach(actor, await self._context.store.tables.load(table_id))

    async def to_arrange(self, actor: Actor, table_id: TableId) -> Table:
        """A lobby for somebody who may seat computers there; raises NotAllowed for a bystander."""
        table = await self.get(actor, table_id)
        only_at_table(actor, table)
        return table

    async def to_settle(self, actor: Actor, table_id: TableId) -> Table:
        """A lobby for somebody who may change its options; raises NotAllowed for all but its host."""
        table = await self.get(actor, table_id)
        only_host(actor, table)
        return table

    async def join(self, actor: Actor, table_id: TableId, name: str, role: str | None = None) -> Table:
        """Sits a person down, in a free role drawn by lot unless they name one."""

        def change(table: Table, game: RegisteredGame) -> Table:
            chosen = role or self._role_for(table, game, actor.player)
            others = len(before.kept(table, self._context.now(), actor.player))
            return before.joined(table, game.info, actor.player, name, chosen, others)

        return await self._arrange(actor, table_id, change)

    async def invite(
        self, actor: Actor, table_id: TableId, name: str, guests: Sequence[Invited]
    ) -> tuple[Table, datetime]:
        """Keeps chairs for more people, who are called; until when. Anybody at the table, by `name`, may."""
        now = self._context.now()

        def change(table: Table, game: RegisteredGame) -> Table:
            only_at_table(actor, table)
            may_be_invited(guests, table)
            return before.also_invited(table, game.info, guests, now, now + INVITED_FOR)

        calls = [invited_to(guest.player, name) for guest in guests]
        return await self._arrange(actor, table_id, change, *calls), now + INVITED_FOR

    async def accepted(self, actor: Actor, table_id: TableId, name: str) -> Table:
        """Sits down whoever a chair is kept for; the lobby as it is for who sits there already."""
        table = await self.get(actor, table_id)
        return table if actor.player in table.people else await self.join(actor, table_id, name)

    async def choose_role(self, actor: Actor, table_id: TableId, role: str) -> Table:
        """Another free role for somebody who sits already."""
        return await self._arrange(
            actor, table_id, lambda table, game: before.with_role(table, game.info, actor.player, role)
        )

    async def choose(self, actor: Actor, table_id: TableId, choice: str, value: str) -> Table:
        """Set a choice at one's own seat, where the game asks."""

        def change(table: Table, game: RegisteredGame) -> Table:
            return before.with_choice(table, game.info, actor.player, choice, value)

        return await self._arrange(actor, table_id, change)

    async def seat_computer(self, actor: Actor, table_id: TableId, level: str) -> Table:
        """Sits a computer down, in a free role drawn by lot; anybody at the table may ask for it."""

        def change(table: Table, game: RegisteredGame) -> Table:
            only_at_table(actor, table)
            return self._with_computer(table, game, level)

        return await self._arrange(actor, table_id, change)

    def _with_computer(self, table: Table, game: RegisteredGame, level: str) -> Table:
        role = self._any_role(table, game)
        name = computer_name(game, role, level, table.language)
        others = len(before.kept(table, self._context.now()))
        return before.with_computer(table, game.info, level, role, name, others)

    async def change_computer(self, actor: Actor, table_id: TableId, seat: Seat, level: str) -> Table:
        """Lets a computer play at another level; anybody at the table may ask for it."""

        def change(table: Table, game: RegisteredGame) -> Table:
            only_at_table(actor, table)
            return before.with_level(table, game.info, seat, level)

        return await self._arrange(actor, table_id, change)

    async def remove(self, actor: Actor, table_id: TableId, seat: Seat) -> Table:
        """Frees a seat; the host may."""

        def change(table: Table, _: RegisteredGame) -> Table:
            only_host(actor, table)
            return before.without(table, seat)

        return await self._arrange(actor, table_id, change)

    async def leave(self, actor: Actor, table_id: TableId) -> Table:
        """Gets a person up; a lobby that nobody human is left in is cancelled.

        Raises NoSuchTable, and NotAllowed once the cards are dealt: whoever leaves then gives up.
        """
        reach(actor, await self._context.store.tables.load(table_id))
        return await self.left(table_id, actor.player)

    async def left(self, table_id: TableId, player: PlayerId) -> Table:
        """The lobby without a person, whoever wanted that."""

        def change(table: Table, _: RegisteredGame) -> Table:
            after = before.left(table, player)
            return after if after.people else before.cancelled(after)

        return await self._changed(table_id, change)

    async def went(self, table_id: TableId, player: PlayerId) -> Table:
        """Remove a player who left the server while the deck was being cut."""

        def change(table: Table, _: RegisteredGame) -> Table:
            if table.phase is not Phase.CUTTING:
                raise NotAllowed(NotHere.NOT_CUTTING)
            after = before.left(table, player)
            return after if after.people else before.cancelled(after)

        return await self._changed(table_id, change)

    async def set_option(self, actor: Actor, table_id: TableId, option: str, value: str) -> Table:
        """Set an option of the table; the host may. Also those of every table (TABLE_OPTIONS)."""
        return await self._settled(actor, table_id, lambda _: {option: value})

    async def set_options(self, actor: Actor, table_id: TableId, form: Mapping[str, str]) -> Table:
        """Several of them, values by name, as in a form: all or nothing. What stands there only because it is
        suggested is not chosen by that.
        """

        def wanted(suggested: Mapping[str, str]) -> Mapping[str, str]:
            return {option: value for option, value in form.items() if suggested.get(option) != value}

        return await self._settled(actor, table_id, wanted)

    async def _settled(
        self, actor: Actor, table_id: TableId, wanted: Callable[[Mapping[str, str]], Mapping[str, str]]
    ) -> Table:

        def change(table: Table, game: RegisteredGame) -> Table:
            only_host(actor, table)
            for option, value in wanted(before.suggested(table, game.info)).items():
                table = before.with_option(table, game.info, option, value)
            return table

        return await self._arrange(actor, table_id, change)

    async def reopen(self, actor: Actor, table_id: TableId) -> Table:
        """Gathers players again at a table whose deck was being cut; the host or a manager may.

        All cuts are gone, and what was promised before them is void: its secret is told, another one drawn.
        """

        def change(table: Table, _: RegisteredGame) -> Table:
            only_host_or_manager(actor, table)
            if table.phase is Phase.LOBBY:
                raise NotAllowed(NotHere.NOT_CUTTING)
            return before.reopened(table)

        return await self._arrange(actor, table_id, change)

    @again_if_overtaken
    async def seal_anew(self, table_id: TableId) -> None:
        """A table before its deal whose secret is known gets another one; its cuts are gone."""
        async with self._context.alone_at(table_id):
            table = await self._context.store.tables.load(table_id)
            await self._save(before.reopened(table), *await self._void(table, table), anew=True)

    async def cancel(self, actor: Actor, table_id: TableId) -> Table:
        """Closes a lobby that was never dealt; the host or a manager of its server may."""

        def change(table: Table, _: RegisteredGame) -> Table:
            only_host_or_manager(actor, table)
            return before.cancelled(table)

        return await self._arrange(actor, table_id, change)

    @again_if_overtaken
    async def cancel_idle(
        self, table_id: TableId, idle_since: datetime, days: int, unseen: datetime | None = None
    ) -> None:
        """Closes a lobby in which nobody has done anything since then; one that was dealt is left alone.

        Its people hear why, where others than its host sit there. `unseen`: the same for one that nobody has
        ever seen, since the bot was ended between its opening and the deal.
        """
        word = Draft(Kind.NOTICE, TO_LOBBY, key=Notice.LOBBY_IDLE, facts={"days": days})
        async with self._context.alone_at(table_id):
            if table_id in await self._context.store.tables.idle_lobbies(idle_since, unseen=unseen):
                table = await self._context.store.tables.load(table_id)
                words = (word,) if len(table.people) > 1 else ()
                await self._save(replace(table, phase=Phase.CANCELLED), *words)

    async def looking(self, actor: Actor) -> tuple[Table, ...]:
        """The newest lobbies of the actor's server that look for players, as far as they may sit down."""
        found = await self._context.store.tables.in_guild(actor.guild, (Phase.LOBBY,)) if actor.guild else ()
        now, games = self._context.now(), self._context.games
        known = (each for each in found if each.game in games)
        return tuple(each for each in known if may_join(actor, each, games[each.game].info.seats[-1], now))

    async def announce(self, actor: Actor, table_id: TableId, *, hidden: bool) -> Table:
        """Announces a lobby where the server does that, once; the host or a manager may.

        `hidden`: not everybody who would read it may view the lobby's channel.
        """
        async with self._context.alone_at(table_id):
            table = reach(actor, await self._context.store.tables.load(table_id))
            server = await self._context.store.people.server(table.guild_id)
            channel = may_announce(actor, table, server, hidden=hidden)
            draft = announcement(channel, server.rings)
            if not await self._context.store.tables.announce(table_id, draft, self._context.now()):
                raise NotAllowed(NotHere.ANNOUNCED)
            self._context.saved()
            return table

    async def _arrange(self, actor: Actor, table_id: TableId, change: Change, *also: Draft) -> Table:
        def reached(table: Table, game: RegisteredGame) -> Table:
            return change(reach(actor, table), game)

        return await self._changed(table_id, reached, *also)

    @again_if_overtaken
    async def _changed(self, table_id: TableId, change: Change, *also: Draft) -> Table:
        async with self._context.alone_at(table_id):
            table = await self._context.store.tables.load(table_id)
            changed = change(table, self._context.game(table))
            if table.phase is Phase.CUTTING and changed.phase is Phase.LOBBY:
                await self._save(changed, *await self._void(table, changed), *also, anew=True)
            elif changed != table:
                fresh = tuple(each for each in changed.invitations if each not in table.invitations)
                lacks = await self._lacks_seal(table, changed)
                await self._save(changed, *also, anew=lacks, invited=fresh)
            return changed

    async def _lacks_seal(self, table: Table, after: Table) -> bool:
        """Tell if somebody joins a person who was alone with computers and was shown no seal."""
        if len(after.people) < 2 or len(table.people) >= len(after.people):
            return False
        return not (await self._context.store.seals.shown(table.id)).sealed

    async def _void(self, table: Table, after: Table) -> tuple[Draft, ...]:
        """The seal that was posted holds no more: its secret is told, and why."""
        number = await self._context.store.seals.number(table.id)
        went = next((each.name for each in table.occupants if each.player not in (None, *after.people)), "")
        return (seal_void(number, went),)

    async def _save(
        self, table: Table, *also: Draft, anew: bool = False, invited: Sequence[Invitation] = ()
    ) -> None:
        """`anew`: another secret is drawn, and its seal posted. `invited`: for whom a chair is kept now."""
        store, sealed = self._context.store, None
        if anew:
            sealed = self._sealed(table, await store.seals.next_number(table.id))
            also = (*also, seal_posted(sealed.number, sealed.seal))
        await store.tables.save(table, (*lobby_changed(), *also), self._context.now(), sealed, invited)
        self._context.saved()

    def _sealed(self, table: Table, number: int) -> Sealed:
        secret = self._context.secret()
        return Sealed(number, seal(table.game, secret), secret)

    def _unsealed(self, number: int) -> Sealed:
        return Sealed(number, "", self._context.secret())

    async def _demand_room(self, table: Table, server: Server) -> None:
        """Raises NotAllowed where too many lobbies gather players already, or one person opens many."""
        own, here = await self._context.store.tables.gathering(table.host, table.guild_id, table.channel_id)
        if own >= server.own_lobbies:
            raise NotAllowed(NotHere.TOO_MANY_OWN, most=server.own_lobbies)
        if here >= server.channel_lobbies:
            raise NotAllowed(NotHere.TOO_MANY_HERE, most=server.channel_lobbies)
        since = self._context.now() - AN_HOUR
        most = OPENED_AN_HOUR if table.placed else ALONE_AN_HOUR
        opened = await self._context.store.tables.opened(table.host, since, most, placed=table.placed)
        if len(opened) == most:
            until = int((opened[-1] + AN_HOUR).timestamp()) + 1
            raise NotAllowed(NotHere.TOO_MANY_LATELY, most=most, until=until)

    def named(self, game: str | None) -> RegisteredGame:
        """A game by its name, the first of the house for None; raises NotAllowed for an unknown one."""
        name = next(iter(self._context.games)) if game is None else game
        if name not in self._context.games:
            raise NotAllowed(NotHere.NO_SUCH_GAME, game=name[:50])
        return self._context.games[name]

    def _role_for(self, table: Table, game: RegisteredGame, player: PlayerId) -> str:
        """The role that is kept for them, if it is free still."""
        kept = next((each.role for each in table.invitations if each.player == player), "")
        return kept if kept in before.free_roles(table, game.info) else self._any_role(table, game)

    def _any_role(self, table: Table, game: RegisteredGame) -> str:
        if not game.info.roles:
            return ""
        # With no role free every seat is taken: the lobby says so about whichever role is named.
        free = before.free_roles(table, game.info) or game.info.roles
        return free[drawn(len(free), self._context.dice())]


def computer_name(game: RegisteredGame, role: str, level: str, language: Language) -> str:
    """A computer's name: its role, or its level in a game without roles."""
    if role:
        return game.skin.role(role)
    return game.skin.level(level, language).label if level in game.info.levels else level


def _suited(settled: Pace, game: RegisteredGame) -> Pace:
    """The server's pace; where it is the usual one and the game's turns are small, half a day."""
    return Pace.HALF_DAY if game.info.small_turns and settled is USUAL_PACE else settled


def _channel_allowed(server: Server, channel_id: int) -> None:
    if server.channels and channel_id not in server.channels:
        raise NotAllowed(NotHere.WRONG_CHANNEL, channel=server.channels[0])
