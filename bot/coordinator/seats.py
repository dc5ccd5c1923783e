"""Who sits where while a match is played: leaving, coming back, replacing, ending, playing again."""

from dataclasses import replace
from datetime import datetime

from bot.coordinator.lobbies import Lobbies
from bot.coordinator.play import Play
from bot.store.matches import Entry
from bot.table.clock import ClockStage, TimedClock
from bot.table.lobby import Lobby, NotAllowed, NotHere, Phase
from bot.table.match import Level, Match, NotNow, NotSeated, Occupant, PlayerId, TableId
from bot.table.notices import Notice, notice, panel_for, seats_changed
from bot.table.outbox import Draft
from bot.table.reports import Panel, TableReport
from engine.game import Seat


class Seats(Play, Lobbies):
    """Changes of seats are versions of the log as well, so that no two writers can cross."""

    async def leave(self, table: TableId, player: PlayerId) -> Lobby:
        """Gets somebody up, in a lobby or in play, where a computer takes over."""
        lobby = await self.store.lobby(table)
        if lobby.phase is Phase.LOBBY:
            return await self._left_lobby(table, player)
        async with self.alone_at(table):
            lobby, match = await self._playing(table)
            seat = match.seat_of(player)
            await self._vacate(lobby, match, seat, Notice.LEFT)
            return await self.store.lobby(table)

    async def retake(self, table: TableId, player: PlayerId) -> Panel:
        """The person decides again at a seat that a computer held for him."""
        async with self.alone_at(table):
            lobby, match = await self._playing(table)
            seat = match.seat_of(player)
            occupant = match.occupants[seat]
            if not occupant.human:
                back = replace(occupant, level=None, missed_turns=0)
                word = notice(Notice.RETAKEN, name=occupant.name, boss=occupant.boss)
                await self._reseat(lobby, match, seat, back, [word], "retake", panel=True)
        return await self.panel(table, player)

    async def replace(
        self, table: TableId, by: PlayerId, seat: Seat, player: PlayerId, name: str, manager: bool = False
    ) -> TableReport:
        """Another person takes a seat; the host or a server manager may decide so."""
        async with self.alone_at(table):
            lobby, match = await self._playing(table)
            _may_decide(lobby, by, manager)
            if not 0 <= seat < len(match.occupants):
                raise NotAllowed(NotHere.NO_SUCH_SEAT, seat=seat)
            if player in lobby.people:
                raise NotAllowed(NotHere.ALREADY_SEATED)
            old = match.occupants[seat]
            new = Occupant(player, name, old.boss)
            words = [notice(Notice.REPLACED, ping=player, name=name, before=old.name, boss=old.boss)]
            await self._reseat(lobby, match, seat, new, words, "replace", panel=True)
        return await self.show(table)

    async def end(self, table: TableId, by: PlayerId, manager: bool = False) -> None:
        """Ends a table before it is won, or folds its lobby; the host or a server manager may."""
        lobby = await self.store.lobby(table)
        if lobby.phase is Phase.LOBBY:
            await self.fold(table, by, manager)
            return
        async with self.alone_at(table):
            lobby, match = await self._playing(table)
            _may_decide(lobby, by, manager)
            name = next((s.name for s in match.occupants if s.player == by), "")
            await self._close(lobby, match, [notice(Notice.ENDED, name=name)])

    async def rematch(self, table: TableId, player: PlayerId) -> Lobby:
        """A new lobby with the same people, computers and options; one more asker joins the first's.

        Raises NotAllowed while the table is still playing, NotSeated for who did not play.
        """
        async with self.alone_at(table):
            old = await self.store.lobby(table)
            if old.phase in (Phase.LOBBY, Phase.PLAYING):
                raise NotAllowed(NotHere.STILL_PLAYING)
            if player not in old.people:
                raise NotSeated(NotNow.NOT_SEATED)
            known = await self.store.rematch_of(table)
            if known is not None:
                return await self.store.lobby(known)
            # A held seat is its person's again; one whose person was forgotten is free.
            occupants = tuple(
                replace(occupant, level=None if occupant.player else occupant.level, missed_turns=0)
                for occupant in old.occupants
                if occupant.player or occupant.level
            )
            again = replace(old, id=0, host=player, thread_id=None, phase=Phase.LOBBY, occupants=occupants)
            return await self._opened(again, rematch_of=table)

    async def _vacate(self, lobby: Lobby, match: Match, seat: Seat, key: Notice) -> None:
        """A computer takes over for good; the table closes when nobody human is left."""
        old = match.occupants[seat]
        boss_name = self.boxed(lobby).skin.boss_name(old.boss)
        computer = Occupant(None, boss_name, old.boss, Level.REGULAR)
        words = [notice(key, name=old.name, boss=old.boss)]
        await self._reseat(lobby, match, seat, computer, words, "leave")

    async def _reseat(
        self,
        lobby: Lobby,
        match: Match,
        seat: Seat,
        occupant: Occupant,
        words: list[Draft],
        why: str,
        panel: bool = False,
        missed: bool = False,
    ) -> None:
        changed = match.reseated(seat, occupant)
        old = match.occupants[seat].player
        gone = old is not None and (old != occupant.player or occupant.level is not None)
        words += seats_changed((old,) if gone and old is not None else ())
        if not any(each.player is not None for each in changed.occupants):
            await self._close(lobby, changed, [*words, notice(Notice.NOBODY_LEFT)], bumped=True)
            return
        if not any(each.human for each in changed.occupants):
            words.append(notice(Notice.RESTS))
        asked = seat in changed.awaited(self.boxed(lobby).module)
        if panel and asked and occupant.player is not None:
            words += panel_for(changed, seat, await self.store.person(occupant.player))
        await self._write(lobby, changed, seat, words, why, Phase.PLAYING, missed)

    async def _close(self, lobby: Lobby, match: Match, words: list[Draft], bumped: bool = False) -> None:
        closed = match if bumped else replace(match, version=match.version + 1)
        words += seats_changed(lobby.people)
        await self._write(lobby, closed, None, words, "close", Phase.CLOSED)

    async def _write(
        self,
        lobby: Lobby,
        match: Match,
        seat: Seat | None,
        words: list[Draft],
        why: str,
        phase: Phase,
        missed: bool = False,
    ) -> None:
        game, now = self.boxed(lobby).module, self.now()
        playing = phase is Phase.PLAYING
        people = [each.player for each in match.occupants if each.player is not None]
        heir = None if lobby.host in people or not people else people[0]
        entry = Entry(
            match=match,
            seat=None,
            notation=f"{why} {seat}" if seat is not None else why,
            news=None,
            asked=match.awaited(game) if playing else (),
            drafts=tuple(words),
            at=now,
            touched=not missed,
            reseated=True,
            clocks=await self._seat_clocks(lobby, match, seat, missed, now) if playing else {},
            computer_at=self._computer_next(lobby, match, True, now) if playing else None,
            host=heir,
            phase=phase,
        )
        await self.store.save(entry)
        self.told()

    async def _seat_clocks(
        self, lobby: Lobby, match: Match, seat: Seat | None, missed: bool, now: datetime
    ) -> dict[Seat, TimedClock]:
        """Everybody's clock goes on; whoever sits down has all his time; a caretaker marks his."""
        clocks = await self._clocks(
            self.boxed(lobby), lobby, match, match, now, anew=None if missed else seat
        )
        if missed and seat in clocks:
            mark = replace(clocks[seat].clock, stage=ClockStage.CARETAKING)
            clocks[seat] = replace(clocks[seat], clock=mark, next_at=now)
        return clocks


def _may_decide(lobby: Lobby, by: PlayerId, manager: bool) -> None:
    if not manager and by != lobby.host:
        raise NotAllowed(NotHere.NOT_HOST)
