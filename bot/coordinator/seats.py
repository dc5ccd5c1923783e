"""Seats while a match is played: leaving, coming back, replacing, ending, playing again.

Changes of seats are versions of the log as well, so that no two writers can cross.
"""

from dataclasses import replace
from datetime import datetime, timedelta

from bot.coordinator.access import (
    may_play,
    may_stand_in,
    only_contender,
    only_host_or_manager,
    only_manager_there,
    reach,
)
from bot.coordinator.context import Context
from bot.coordinator.lobbies import INVITED_FOR, Lobbies, computer_name
from bot.coordinator.play import playing
from bot.coordinator.reader import Reader
from bot.coordinator.recorder import Recorder
from bot.store import Playing
from bot.table.actor import Actor
from bot.table.clock import ClockStage
from bot.table.concession import contenders, with_win_offered
from bot.table.match import Match, Occupant, PlayerId, TableId
from bot.table.notices import (
    ABOUT_REST,
    ABOUT_WIN,
    Notice,
    about_seat,
    after_close,
    called_by,
    ended_unread,
    notice,
    panel_for,
    seat_offer,
    seat_taken,
    seats_changed,
    settled,
    win_gone,
    win_offer,
)
from bot.table.offers import Asked, Invited, SeatOffer, sealed
from bot.table.outbox import Draft
from bot.table.refusals import NotAllowed, NotHere, NotNow, NotSeated, NotYourTurn, StaleClick, Unreadable
from bot.table.reports import Panel
from bot.table.table import BEFORE_DEAL, OPEN, Invitation, Phase, Table, why_not
from engine.game import Seat

RUN_DOWN = (ClockStage.WAITING, ClockStage.CARETAKING)


class Seats:
    """Changes of who sits at a table that is dealt, or was."""

    def __init__(self, context: Context, recorder: Recorder, reader: Reader, lobbies: Lobbies) -> None:
        self._context = context
        self._recorder = recorder
        self._reader = reader
        self._lobbies = lobbies

    async def to_leave(self, actor: Actor, table_id: TableId) -> tuple[Table, int]:
        """The table, for somebody who may leave it, and since which version they sit as they do now.

        Asked before they are sure.
        """
        at = await playing(self._context, actor, table_id)
        only_contender(actor, at.table)
        since = await self._context.store.history.reseated(table_id, at.match.seat_of(actor.player))
        return at.table, since

    async def leave(self, actor: Actor, table_id: TableId, since: int | None = None) -> Table:
        """Gets somebody up, in a lobby or in play, where a computer takes over.

        `since`: as which sitter they were asked; raises StaleClick where their seat has changed meanwhile.
        """
        table = reach(actor, await self._context.store.tables.load(table_id))
        if table.phase in BEFORE_DEAL:
            return await self._lobbies.left(table_id, actor.player)
        if actor.player in table.people:
            only_contender(actor, table)
        await self.vacate(table_id, actor.player, Notice.LEFT, since)
        return await self._context.store.tables.load(table_id)

    async def vacate(
        self, table_id: TableId, player: PlayerId, why: Notice, since: int | None = None
    ) -> None:
        """A computer takes a person's seat for good; the table closes when nobody human is left."""
        async with self._context.alone_at(table_id):
            at = await self._context.store.playing(table_id)
            if at.table.phase is not Phase.PLAYING:
                raise NotYourTurn(NotNow.OVER)
            seat = at.match.seat_of(player)
            if since not in (None, await self._context.store.history.reseated(table_id, seat)):
                raise StaleClick(NotNow.MEANS_ANOTHER_THING)
            old = at.match.occupants[seat]
            words = [notice(why, name=old.name, role=old.role)]
            await self._reseat(at, seat, self._computer(at, seat), words, "leave")

    async def retake(self, actor: Actor, table_id: TableId) -> Panel:
        """The person decides again at a seat that a computer held for them."""
        async with self._context.alone_at(table_id):
            at = await playing(self._context, actor, table_id)
            seat = at.match.seat_of(actor.player)
            occupant = at.match.occupants[seat]
            if occupant.conceded:
                raise NotSeated(NotNow.CONCEDED)
            if not occupant.human:
                back = replace(occupant, level=None, missed_turns=0, gone=False)
                word = notice(Notice.RETAKEN, name=occupant.name, role=occupant.role)
                await self._reseat(at, seat, back, [word], "retake", panel=True)
        return await self._reader.panel(actor, table_id)

    async def stand_in(self, actor: Actor, table_id: TableId, seat: Seat) -> None:
        """Lets a computer play for somebody who has left the server, until they come back.

        Raises NotAllowed where whoever sits there has not.
        """
        async with self._context.alone_at(table_id):
            at = await playing(self._context, actor, table_id)
            may_stand_in(actor, at.table)
            if not _exists(at, seat) or not at.match.occupants[seat].gone:
                raise NotAllowed(NotHere.NOT_GONE)
            if at.match.occupants[seat].human:
                held = self._held(at, seat)
                await self._reseat(at, seat, held, [_stands_in(held, seat)], "stand-in")

    async def offer(self, actor: Actor, table_id: TableId, seat: Seat, invited: Invited) -> Asked:
        """Asks somebody to take a seat; the host or a manager of the table's server may.

        A seat that a person plays is theirs: they are asked first. Nobody is seated by this. Where that
        person has left the server, a computer plays until whoever is invited sits down.
        """
        async with self._context.alone_at(table_id):
            at = await playing(self._context, actor, table_id)
            only_host_or_manager(actor, at.table)
            if not _exists(at, seat):
                raise NotAllowed(NotHere.NO_SUCH_SEAT, seat=seat)
            if at.match.occupants[seat].conceded:
                raise NotAllowed(NotHere.GIVEN_UP)
            may_play(invited, at.table)
            if at.match.occupants[seat].gone and at.match.occupants[seat].human:
                await self._offer_for_absent(at, seat, invited)
                return Asked.INVITED
            asked = Asked.INVITED if self._free(at, seat) else Asked.SITTER
            offer = await self._offer(at, asked, seat, invited.player)
            occupant = at.match.occupants[seat]
            sitter = occupant.player if asked is Asked.SITTER and occupant.player else invited.player
            word = seat_offer(offer, sitter, invited.name, occupant.role)
            await self._context.store.outbox.enqueue(table_id, 0, (word,), self._context.now())
            self._context.saved()
            return asked

    async def may_offer(self, actor: Actor, table_id: TableId) -> None:
        """Raises NotAllowed for who may not offer its seats; said before they choose somebody."""
        only_host_or_manager(actor, (await playing(self._context, actor, table_id)).table)

    async def _offer_for_absent(self, at: Playing, seat: Seat, invited: Invited) -> None:
        held = self._held(at, seat)
        after = replace(at, match=at.match.reseated(seat, held))
        offer = await self._offer(after, Asked.INVITED, seat, invited.player, after.match.version)
        word = seat_offer(offer, invited.player, invited.name, held.role)
        await self._reseat(at, seat, held, [_stands_in(held, seat), word], "stand-in", promised=True)

    async def give(self, actor: Actor, table_id: TableId, offer: SeatOffer) -> None:
        """Give one's seat up: a computer plays until the guest sits down."""
        async with self._context.alone_at(table_id):
            at = await playing(self._context, actor, table_id)
            seat = offer.seat
            if not _exists(at, seat) or at.match.occupants[seat].player != actor.player:
                raise NotAllowed(NotHere.NOT_YOUR_SEAT)
            await self._demand_standing(at, Asked.SITTER, offer)
            old, computer = at.match.occupants[seat], self._computer(at, seat)
            vacated = replace(at, match=at.match.reseated(seat, computer))
            onward = await self._offer(vacated, Asked.INVITED, seat, offer.player, vacated.match.version)
            left = notice(Notice.LEFT, name=old.name, role=old.role)
            word = seat_offer(onward, offer.player, "", old.role)
            await self._reseat(at, seat, computer, [left, word], "leave", promised=True)

    async def accept(self, actor: Actor, table_id: TableId, offer: SeatOffer, name: str) -> Panel:
        """Sit down as invited, if the seat still is as it was when it was offered."""
        async with self._context.alone_at(table_id):
            at = await playing(self._context, actor, table_id)
            seat, player = offer.seat, actor.player
            if player != offer.player:
                raise NotAllowed(NotHere.NOT_INVITED)
            await self._demand_standing(at, Asked.INVITED, offer)
            if not self._free(at, seat):
                raise StaleClick(NotNow.OFFER_GONE)
            old = at.match.occupants[seat]
            new = Occupant(player, name, old.role, choices=old.choices, bank_used=old.bank_used)
            word = notice(Notice.REPLACED, name=name, role=old.role)
            at = replace(at, people={**at.people, player: await self._context.store.people.person(player)})
            await self._reseat(at, seat, new, [word], "replace", panel=True)
        return await self._reader.panel(actor, table_id)

    async def end(self, actor: Actor, table_id: TableId) -> None:
        """Ends a table before it is won: a manager of its server may, and the host where it cannot be read.

        Cancels its lobby: the host may as well. Whoever plays proposes an end (endings.py).
        """
        table = reach(actor, await self._context.store.tables.load(table_id))
        if table.phase in BEFORE_DEAL:
            await self._lobbies.cancel(actor, table_id)
            return
        async with self._context.alone_at(table_id):
            try:
                at = await playing(self._context, actor, table_id)
            except Unreadable:
                only_host_or_manager(actor, table)
                words, now = ended_unread(table.people), self._context.now()
                await self._context.store.set_aside.end(table_id, words, now)
                self._context.saved()
                return
            only_manager_there(actor, at.table)
            name = next((o.name for o in at.match.occupants if o.player == actor.player), "")
            word = notice(Notice.ENDED, name=name) if name else notice(Notice.ENDED_BY_MANAGER)
            await self._close(at, _later(at.match), [word])

    async def close_idle(self, table_id: TableId, idle_since: datetime, days: int) -> None:
        """Ends a table at which nobody has done anything since then; one where somebody has is left alone."""
        async with self._context.alone_at(table_id):
            if table_id in await self._context.store.tables.idle_tables(idle_since):
                at = await self._context.store.playing(table_id)
                await self._close(at, _later(at.match), [notice(Notice.TABLE_IDLE_CLOSED, days=days)])

    async def close_given_away(self, table_id: TableId) -> None:
        """Ends a table whose secret was told before a copy of the file was restored: its cards are known."""
        async with self._context.alone_at(table_id):
            at = await self._context.store.playing(table_id)
            if at.table.phase is Phase.PLAYING:
                await self._close(at, _later(at.match), [notice(Notice.SECRET_KNOWN)])

    async def missed(self, at: Playing, seat: Seat, occupant: Occupant, word: Notice) -> None:
        """The clock of a seat has run down: its turn is a caretaker's, or the seat a computer's."""
        person = called_by(at.people[occupant.player or 0], self._context.here(at.table))
        words = list(seat_taken(at.match.reseated(seat, occupant), seat, person, word))
        await self._reseat(at, seat, occupant, words, "caretaker", missed=True)

    async def rematch(self, actor: Actor, table_id: TableId, name: str) -> Table:
        """A new lobby with the same computers and options, where chairs are kept for the same people.

        Whoever asks sits down, `name` as they are called now; one more asker joins the first's lobby.
        One that was cancelled, or is over as well, is no longer in the way.

        Raises NotAllowed while the table is still playing, or where the rematch has begun without them;
        NotSeated for who did not play.
        """
        tables = self._context.store.tables
        async with self._context.alone_at(table_id):
            old = reach(actor, await tables.load(table_id))
            if old.phase in OPEN:
                raise NotAllowed(NotHere.STILL_PLAYING)
            if actor.player not in old.people:
                raise NotSeated(NotNow.NOT_SEATED)
            known = await tables.rematch_of(table_id)
            again = None if known is None else await tables.load(known)
            if again is not None and again.phase is Phase.LOBBY:
                return await self._lobbies.accepted(actor, again.id, name)
            if again is not None and again.phase in OPEN:
                if actor.player not in again.people:
                    raise NotAllowed(why_not(again))
                return again
            return await self._lobbies.opened(self._again(old, actor.player, name), rematch_of=table_id)

    def _again(self, old: Table, host: PlayerId, name: str) -> Table:
        """The lobby of a rematch: its host and the computers sit, chairs are kept for the other people."""
        until = self._context.now() + INVITED_FOR
        first = next(each for each in old.occupants if each.player == host)
        computers = (
            replace(each, missed_turns=0, conceded=False, bank_used=timedelta(0))
            for each in old.occupants
            if each.player is None and each.level
        )
        return replace(
            old,
            id=0,
            host=host,
            thread_id=None,
            phase=Phase.LOBBY,
            closed_at=None,
            cuts=(),
            dealt_coached=False,
            occupants=(Occupant(host, name, first.role, choices=first.choices), *computers),
            invitations=tuple(
                Invitation(each.player, each.name, each.role, until)
                for each in old.occupants
                if each.player is not None and each.player != host and not each.gone
            ),
        )

    async def _reseat(
        self,
        at: Playing,
        seat: Seat,
        occupant: Occupant,
        words: list[Draft],
        why: str,
        *,
        panel: bool = False,
        missed: bool = False,
        promised: bool = False,
    ) -> None:
        """`promised`: somebody is invited to the seat, so the table stays open even if nobody is left."""
        changed = at.match.reseated(seat, occupant)
        old = at.match.occupants[seat].player
        if old is not None and (old != occupant.player or occupant.level is not None) and not missed:
            words += seats_changed((old,))
        changed, alone = with_win_offered(at.match.occupants, changed)
        words[:0] = self._settled(at.match, changed, seat)
        if not promised and not contenders(changed.occupants):
            await self._close(at, changed, [*words, notice(Notice.NOBODY_LEFT)])
            return
        if alone is not None:
            words.append(win_offer(changed, alone))
        if not promised and not any(each.human for each in changed.occupants):
            words.append(notice(Notice.RESTS))
        asked = seat in self._context.game(at.table).engine.awaited(changed.position)
        if panel and asked and occupant.player is not None:
            words += panel_for(changed, seat, at.people[occupant.player])
        await self._recorder.reseated(at, changed, seat, words, why, missed=missed)

    def _settled(self, before: Match, after: Match, seat: Seat) -> list[Draft]:
        """Settle what was asked about this seat; words of now come behind it."""
        rested = not any(each.human for each in before.occupants)
        return [
            settled(about_seat(seat)),
            *([settled(ABOUT_WIN)] if win_gone(before, after) else []),
            *([settled(ABOUT_REST)] if rested and after.occupants[seat].human else []),
        ]

    def _held(self, at: Playing, seat: Seat) -> Occupant:
        """The person's seat, played by a computer until they take it back."""
        return replace(at.match.occupants[seat], level=self._context.game(at.table).info.default_level)

    def _computer(self, at: Playing, seat: Seat) -> Occupant:
        """Computer in a leaver's place."""
        old, game = at.match.occupants[seat], self._context.game(at.table)
        level = game.info.default_level
        name = computer_name(game, old.role, level, at.table.language)
        return Occupant(None, name, old.role, level, choices=old.choices, bank_used=old.bank_used)

    async def _offer(
        self, at: Playing, asked: Asked, seat: Seat, player: PlayerId, since: int | None = None
    ) -> SeatOffer:
        """The offer of a seat as it stands; `since`: the version in which its occupant came, if known.

        A person's overdue seat is offered for the question that they leave unanswered, and no other;
        a computer's goes on answering, and the offer stands.
        """
        store, table_id = self._context.store, at.match.id
        if since is None:
            since = await store.history.reseated(table_id, seat)
        overdue = asked is Asked.INVITED and at.match.occupants[seat].human
        question = at.match.questions[seat] if overdue else None
        secret = await store.tables.seed(table_id)
        return sealed(secret, table_id, asked, seat, player, since=since, question=question)

    async def _demand_standing(self, at: Playing, asked: Asked, offer: SeatOffer) -> None:
        """Raises NotAllowed for who sits at the table by now, StaleClick for an offer that does not hold."""
        sitting = at.table.people
        if offer.player in sitting:
            raise NotAllowed(NotHere.ALREADY_SEATED if asked is Asked.INVITED else NotHere.SITS_ALREADY)
        if not _exists(at, offer.seat) or offer != await self._offer(at, asked, offer.seat, offer.player):
            raise StaleClick(NotNow.OFFER_GONE)

    def _free(self, at: Playing, seat: Seat) -> bool:
        """True if a seat may go to somebody else unasked: a computer plays it, or its time is up.

        While answers are given in secret a person is always asked: else the offer would tell who owes one.
        """
        if not at.match.occupants[seat].human:
            return True
        clock, engine = at.clocks.get(seat), self._context.game(at.table).engine
        return (
            clock is not None and clock.clock.stage in RUN_DOWN and not engine.in_secret(at.match.published)
        )

    async def _close(self, at: Playing, match: Match, words: list[Draft]) -> None:
        words += after_close(at.table.people)
        await self._recorder.reseated(at, match, None, words, "close", Phase.CLOSED)


def _stands_in(held: Occupant, seat: Seat) -> Draft:
    return notice(Notice.STANDS_IN, name=held.name, role=held.role, seat=seat)


def _later(match: Match) -> Match:
    return replace(match, version=match.version + 1)


def _exists(at: Playing, seat: Seat) -> bool:
    return 0 <= seat < len(at.match.occupants)
