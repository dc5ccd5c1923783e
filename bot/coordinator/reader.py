"""Looking at tables: what the coordinator hands out to everybody, and to one boss. Nothing changes here."""

from bot.coordinator.context import Context
from bot.table.lobby import Lobby, Phase
from bot.table.match import Match, NoSuchMatch, NotNow, PlayerId, TableId, since_own
from bot.table.outbox import Letter
from bot.table.reports import Bulletin, FinalReport, Location, Panel, TableLine, TableReport, Turn, Turns
from engine.game import Seat


class Reader(Context):
    """Tables, panels, and the look back."""

    async def show(self, table: TableId, version: int | None = None) -> TableReport:
        """The table as everybody may see it, now or as it was at a version."""
        lobby = await self.store.lobby(table)
        return await self._shown(lobby, await self.store.load(table, version))

    async def panel(self, table: TableId, player: PlayerId) -> Panel:
        """What a person may see and do at his seat; raises NotSeated, NoSuchMatch."""
        lobby = await self.store.lobby(table)
        match = await self.store.load(table)
        seat = match.seat_of(player)
        game, occupant = self.boxed(lobby).module, match.occupants[seat]
        playing = lobby.phase is Phase.PLAYING
        asked = playing and seat in match.awaited(game)
        person = await self.store.person(player)
        return Panel(
            table_id=table,
            game=lobby.game,
            version=match.version,
            phase=lobby.phase,
            seat=seat,
            player=player,
            question=match.questions[seat],
            view=match.view(game, seat),
            names=match.names,
            asked=asked and occupant.human,
            held_by_computer=playing and occupant.level is not None,
            may_take_back=playing and occupant.human and match.may_take_back(seat),
            since=await self._since(match, seat),
            language=lobby.language,
            reader=person.language,
            location=located(lobby),
            deadline=await self.store.deadline(table, seat) if asked else None,
        )

    async def last_turns(self, table: TableId, page: int = 0, size: int = 5) -> Turns:
        """One page of the table's news, the newest page first, each page in the order of play."""
        shown = await self.show(table)
        versions = await self.store.settled_versions(table)
        pages = max(1, -(-len(versions) // size))
        page = min(max(page, 0), pages - 1)
        upto = len(versions) - page * size
        chosen = versions[max(0, upto - size) : upto]
        lines = await self.store.log(table, chosen[0] - 1, chosen[-1]) if chosen else ()
        return Turns(shown, page, pages, tuple(Turn(line.version, line.at, line.events) for line in lines))

    async def tables_of(self, player: PlayerId) -> tuple[TableLine, ...]:
        """A person's lobbies and matches: those that wait for him first, the longest wait first."""
        return await self.store.tables_of(player)

    async def tables_in(self, guild_id: int, channel_id: int | None = None) -> tuple[Lobby, ...]:
        """A server's lobbies and matches, or those of one channel or thread."""
        found = await self.store.lobbies_in(guild_id, (Phase.LOBBY, Phase.PLAYING))
        return tuple(lobby for lobby in found if channel_id in (None, lobby.channel_id, lobby.thread_id))

    async def bulletin(self, letter: Letter) -> Bulletin:
        """What a `table` letter tells: the table at its version, and the news since the post before."""
        lines = await self.store.log(letter.table_id, letter.after, letter.version)
        shown = await self.show(letter.table_id, letter.version)
        return Bulletin(shown, tuple(event for line in lines for event in line.events))

    async def finish(self, table: TableId) -> FinalReport:
        """The end of a table, with what the statistics keep of each boss."""
        lobby = await self.store.lobby(table)
        if lobby.phase is not Phase.OVER:
            raise NoSuchMatch(NotNow.NO_SUCH_TABLE)
        boxed, shown = self.boxed(lobby), await self.show(table)
        lines = await self.store.log(table, 0, shown.version)
        events = tuple(event for line in lines for event in line.events)
        seats = range(len(shown.occupants))
        kept = tuple(boxed.skin.finish(events, shown.table, seat) for seat in seats)
        return FinalReport(shown, events, boxed.winners(shown.table), kept)

    async def _shown(self, lobby: Lobby, match: Match) -> TableReport:
        game = self.boxed(lobby).module
        # Who is asked comes from what everybody may see: who has answered a tie in secret stays secret.
        asked: tuple[Seat, ...] = game.awaited(match.published) if lobby.phase is Phase.PLAYING else ()
        return TableReport(
            table_id=match.id,
            game=match.game,
            version=match.version,
            phase=lobby.phase,
            table=match.table(game),
            occupants=match.occupants,
            names=match.names,
            asked=asked,
            language=lobby.language,
            talk=lobby.talk,
            options=lobby.options,
            host=lobby.host,
            location=located(lobby),
            deadline=await self.store.first_deadline(match.id),
        )

    async def _since(self, match: Match, seat: Seat) -> tuple[object, ...]:
        last = await self.store.last_own(match.id, seat)
        lines = await self.store.log(match.id, max(0, last - 1), match.version)
        if lines and lines[0].version == last:
            first, *others = lines
            return (*since_own(first.events, seat), *(event for line in others for event in line.events))
        return tuple(event for line in lines for event in line.events)


def located(lobby: Lobby) -> Location:
    """Where a table is played."""
    return Location(lobby.guild_id, lobby.channel_id, lobby.thread_id)
