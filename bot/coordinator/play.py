"""Load, play, save, tell: how an action of a person or a computer changes a match in play."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime

from bot.coordinator.reader import Reader
from bot.coordinator.thinker import chosen
from bot.games import RegisteredGame
from bot.store.matches import Entry
from bot.table import lobby as before
from bot.table.clock import TimedClock, timed
from bot.table.lobby import Lobby, Phase
from bot.table.match import (
    HeldByComputer,
    Level,
    Match,
    NotNow,
    NotYourTurn,
    Played,
    PlayerId,
    StaleClick,
    TableId,
    dealt,
)
from bot.table.notices import after_deal, after_step, deserves_post
from bot.table.outbox import Draft
from bot.table.reports import Panel, TableReport
from bot.table.results import Result
from bot.table.seat_clocks import clocks_after
from engine.game import Seat

log = logging.getLogger(__name__)


class Play(Reader):
    """Everything that is done by a line of notation."""

    async def deal(self, table: TableId, by: PlayerId) -> TableReport:
        """Deals the cards of a lobby; the host may, once enough bosses sit."""
        async with self.alone_at(table):
            lobby = await self.store.lobby(table)
            boxed = self.boxed(lobby)
            before.may_start(lobby, boxed.box, by)
            seed = self._dice()
            step = boxed.module.setup(lobby.bosses, boxed.agree(lobby.options), seed)
            played = dealt(boxed.module, table, lobby.game, lobby.occupants, step)
            people = await self.store.people(lobby.people)
            drafts = after_deal(played, people)
            match = replace(played.match, told=1)
            played = replace(played, match=match)
            await self._keep(boxed, lobby, None, played, None, "deal", drafts, True, seed)
        return await self.show(table)

    async def act(self, table: TableId, player: PlayerId, question: int | None, notation: str) -> Panel:
        """A person's action, and what he sees then; `question` None (a typed command) acts on the present."""
        async with self.alone_at(table):
            lobby, match = await self._playing(table)
            seat = match.seat_of(player)
            occupant = match.occupants[seat]
            if not occupant.human:
                raise HeldByComputer(NotNow.HELD_BY_COMPUTER)
            played = match.played(self.boxed(lobby).module, seat, question, notation)
            played = _present(played, seat)
            await self._step(lobby, match, played, seat, notation, touched=True)
            log.info("acted", extra={"match": table, "version": played.match.version, "player": player})
        return await self.panel(table, player)

    async def take_back(self, table: TableId, player: PlayerId, question: int | None) -> Panel:
        """Undoes a person's last action, as long as it told nobody anything new."""
        async with self.alone_at(table):
            lobby, match = await self._playing(table)
            seat = match.seat_of(player)
            if not match.occupants[seat].human:
                raise HeldByComputer(NotNow.HELD_BY_COMPUTER)
            earlier = await self.store.load(table, match.undo.version) if match.undo else match
            played = match.taken_back(self.boxed(lobby).module, seat, question, earlier)
            await self._step(lobby, match, played, seat, "take back", touched=True)
        return await self.panel(table, player)

    async def play_computer(self, table: TableId) -> bool:
        """Lets one computer at a table do one thing; whether there was one to do.

        It thinks without holding up the table: if something else happened meanwhile, it thinks again.
        """
        lobby, match = await self._in_play(table)
        seat = self._computer_awaited(lobby, match)
        if seat is None:
            await self._rest(table)
            return False
        line = await self._decided(lobby, match, seat, match.occupants[seat].level or Level.REGULAR)
        await self._play_for(table, seat, match.questions[seat], line, only_computer=True)
        return True

    async def _play_for(
        self, table: TableId, seat: Seat, question: int, line: str, only_computer: bool
    ) -> bool:
        """Plays a line for a seat, unless its question or its sitter has changed meanwhile."""
        async with self.alone_at(table):
            lobby, match = await self._in_play(table)
            if lobby.phase is not Phase.PLAYING or (only_computer and match.occupants[seat].level is None):
                return False
            try:
                played = match.played(self.boxed(lobby).module, seat, question, line)
            except StaleClick:
                return False
            await self._step(lobby, match, played, seat, line, touched=False)
            return True

    async def _decided(self, lobby: Lobby, match: Match, seat: Seat, level: Level) -> str:
        boxed = self.boxed(lobby)
        seed = f"{await self.store.seed(match.id)}:{match.version}:{seat}"
        view = match.view(boxed.module, seat)
        lines = await self.store.log(match.id, 0, match.version)
        events = [event for line in lines for event in line.events]
        try:
            return str(await chosen(boxed.choose, view, level, seed, events))
        except Exception:
            # A bug in a computer's thinking must not kill a table over days: it does the least it may.
            log.exception("a computer could not decide", extra={"match": match.id, "version": match.version})
            return str(boxed.least(view))

    async def _in_play(self, table: TableId) -> tuple[Lobby, Match]:
        lobby = await self.store.lobby(table)
        return lobby, await self.store.load(table)

    async def _playing(self, table: TableId) -> tuple[Lobby, Match]:
        lobby, match = await self._in_play(table)
        if lobby.phase is not Phase.PLAYING:
            raise NotYourTurn(NotNow.OVER)
        return lobby, match

    async def _step(
        self, lobby: Lobby, match: Match, played: Played, seat: Seat, notation: str, touched: bool
    ) -> None:
        boxed = self.boxed(lobby)
        posted = deserves_post(boxed.module, played, match.occupants[seat])
        people = await self.store.people(lobby.people)
        drafts = after_step(boxed.module, match, played, seat, posted, people)
        if posted:
            played = replace(played, match=replace(played.match, told=played.match.version))
        await self._keep(boxed, lobby, match, played, seat, notation, drafts, touched)

    async def _keep(
        self,
        boxed: RegisteredGame,
        lobby: Lobby,
        earlier: Match | None,
        played: Played,
        seat: Seat | None,
        notation: str,
        drafts: Sequence[Draft],
        touched: bool,
        seed: str | None = None,
    ) -> None:
        """Save, then tell."""
        match, now = played.match, self.now()
        over = not boxed.module.awaited(match.state)
        entry = Entry(
            match=match,
            seat=seat,
            notation=notation,
            news=played.news if played.settled else None,
            asked=match.awaited(boxed.module),
            drafts=tuple(drafts),
            at=now,
            touched=touched,
            reseated=earlier is not None and earlier.occupants != match.occupants,
            clocks=await self._clocks(boxed, lobby, earlier, match, now),
            computer_at=self._computer_next(lobby, match, played.settled, now),
            seed=seed,
            results=await self._results(boxed, match, played) if over else (),
            phase=Phase.OVER if over else Phase.PLAYING,
        )
        await self.store.save(entry)
        self.told()

    async def _results(self, boxed: RegisteredGame, match: Match, played: Played) -> tuple[Result, ...]:
        """What the statistics keep of a finished game; a seat that a computer plays is nobody's."""
        lines = await self.store.log(match.id, 0, match.version)
        events = (*(event for line in lines for event in line.events), *played.news)
        table = match.table(boxed.module)
        winners = boxed.winners(table)
        return tuple(
            Result(
                seat=seat,
                player=occupant.player if occupant.human else None,
                boss=occupant.boss,
                won=seat in winners,
                kept=boxed.skin.finish(events, table, seat),
            )
            for seat, occupant in enumerate(match.occupants)
        )

    async def _clocks(
        self,
        boxed: RegisteredGame,
        lobby: Lobby,
        earlier: Match | None,
        match: Match,
        now: datetime,
        anew: Seat | None = None,
    ) -> dict[Seat, TimedClock]:
        if lobby.pace.length is None:
            return {}
        stored = await self.store.clocks(match.id)
        known = {seat: clock for seat, clock in stored.items() if seat != anew}
        clocks = clocks_after(boxed.module, earlier, match, known, lobby.pace.length, now)
        players = {seat: match.occupants[seat].player or 0 for seat in clocks}
        people = await self.store.people(players.values())
        return {seat: timed(clock, people[players[seat]].habits, now) for seat, clock in clocks.items()}

    def _computer_next(self, lobby: Lobby, match: Match, settled: bool, now: datetime) -> datetime | None:
        if self._computer_awaited(lobby, match) is None:
            return None
        return now + self.pause if settled else now

    def _computer_awaited(self, lobby: Lobby, match: Match) -> Seat | None:
        """The seat that a computer plays next; none while no person decides at the table: it rests."""
        if not any(occupant.human for occupant in match.occupants):
            return None
        awaited = match.awaited(self.boxed(lobby).module)
        return next((seat for seat in awaited if match.occupants[seat].level is not None), None)

    async def _rest(self, table: TableId) -> None:
        await self.store.rest(table)


def _present(played: Played, seat: Seat) -> Played:
    """A person who acts has missed no turn."""
    occupants = played.match.occupants
    if not occupants[seat].missed_turns:
        return played
    here = (*occupants[:seat], replace(occupants[seat], missed_turns=0), *occupants[seat + 1 :])
    return replace(played, match=replace(played.match, occupants=here))
