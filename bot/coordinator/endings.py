"""Ways to end a game before it is won: one gives up, the last one takes the win, all agree to stop.

Each is one version of the match, or one row: whatever a kill cuts off has happened, or has not.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

from bot.coordinator.access import only_contender, only_host_or_manager, reach
from bot.coordinator.context import Context
from bot.coordinator.play import playing
from bot.coordinator.recorder import Recorder
from bot.coordinator.seats import Seats
from bot.store import Playing
from bot.table.actor import Actor
from bot.table.concession import contenders, results_of_concession, with_win_offered
from bot.table.match import Match, TableId
from bot.table.notices import (
    ABOUT_END,
    ABOUT_WIN,
    Notice,
    about_seat,
    after_close,
    after_concession,
    notice,
    private_word,
    seats_changed,
    settled,
    win_offer,
)
from bot.table.outbox import Draft
from bot.table.proposals import EndMeans, EndQuestion, Proposal, to_agree
from bot.table.refusals import NotAllowed, NotNow, NotYourTurn, StaleClick, Unreadable
from bot.table.table import BEFORE_DEAL, Phase, Table
from engine.game import Seat

PROPOSED_FOR = timedelta(days=1)  # so long everybody may agree


class Endings:
    """Every method raises a Refusal for what people may do differently."""

    def __init__(self, context: Context, recorder: Recorder, seats: Seats) -> None:
        self._context = context
        self._recorder = recorder
        self._seats = seats

    # ---- giving up ----

    async def to_concede(self, actor: Actor, table_id: TableId) -> Table:
        """The table, for somebody who may give its game up; asked before they are sure."""
        table = reach(actor, await self._context.store.tables.load(table_id))
        if table.phase is not Phase.PLAYING:
            raise NotYourTurn(NotNow.OVER)
        only_contender(actor, table)
        return table

    async def concede(self, actor: Actor, table_id: TableId) -> None:
        """Give up: a defeat, and a computer plays the seat to the end.

        The last one left is asked to take the win. Where nobody is, the game is over.
        """
        async with self._context.alone_at(table_id):
            at, seat = await self._contending(actor, table_id)
            old, level = at.match.occupants[seat], self._context.game(at.table).info.default_level
            gone = replace(old, level=old.level or level, missed_turns=0, gone=False, conceded=True)
            after = at.match.reseated(seat, replace(gone, may_win=False))
            words = [
                settled(about_seat(seat)),
                notice(Notice.CONCEDED, name=old.name, role=old.role),
                *seats_changed((actor.player,)),
            ]
            if contenders(after.occupants):
                after, asked = with_win_offered(at.match.occupants, after)
                words += self._left(after, asked)
                await self._recorder.reseated(at, after, seat, words, "concede")
            else:
                await self._decided(at, after, seat, words, "concede")

    async def take_win(self, actor: Actor, table_id: TableId) -> None:
        """The last one who has not given up takes the win: the game is over."""
        async with self._context.alone_at(table_id):
            at, seat = await self._winning(actor, table_id)
            present = replace(at.match.occupants[seat], level=None, missed_turns=0, gone=False, may_win=False)
            await self._decided(at, at.match.reseated(seat, present), seat, [], "win")

    async def play_on(self, actor: Actor, table_id: TableId) -> None:
        """Play on against computers; they are not asked again."""
        async with self._context.alone_at(table_id):
            at, seat = await self._winning(actor, table_id)
            old = at.match.occupants[seat]
            after = _without_offer(at.match, seat)
            words = [settled(ABOUT_WIN), notice(Notice.PLAYS_ON, name=old.name, role=old.role)]
            await self._recorder.reseated(at, after, seat, words, "play-on", anew=False)

    def _left(self, match: Match, asked: Seat | None) -> list[Draft]:
        """Messages to those left: the last one is asked; a table that only computers play rests."""
        rests = not any(each.human for each in match.occupants)
        return [
            *([win_offer(match, asked)] if asked is not None else []),
            *([notice(Notice.RESTS)] if rests else []),
        ]

    async def _decided(self, at: Playing, match: Match, seat: Seat, words: Sequence[Draft], why: str) -> None:
        kept = results_of_concession(match.occupants)
        drafts = (*words, *after_concession(match))
        await self._recorder.reseated(at, match, seat, drafts, why, Phase.CONCEDED, kept=kept)

    # ---- stopping together ----

    async def to_end(self, actor: Actor, table_id: TableId) -> tuple[Table, EndQuestion]:
        """Effect of asking for the table's end; told before they are sure."""
        table = reach(actor, await self._context.store.tables.load(table_id))
        if table.phase in BEFORE_DEAL:
            only_host_or_manager(actor, table)
            return table, EndQuestion(EndMeans.FOLDS)
        try:
            at, _ = await self._contending(actor, table_id)
        except Unreadable:
            only_host_or_manager(actor, table)
            return table, EndQuestion(EndMeans.ENDS)
        return at.table, self._question(at, await self._context.store.proposals.of(table_id), actor)

    def _question(self, at: Playing, known: Proposal | None, actor: Actor) -> EndQuestion:
        """Raises NotAllowed for who was refused within a day."""
        now, me, seats = self._context.now(), actor.player, at.match.occupants
        if known is None or known.until <= now:
            others = to_agree(seats, Proposal(0, me, now, (me,)))
            return EndQuestion(EndMeans.ASKS if others else EndMeans.ENDS, others)
        others = to_agree(seats, replace(known, agreed=(*known.agreed, me)))
        if known.open:
            more = EndMeans.ASKED if me in known.agreed else EndMeans.AGREES
            return EndQuestion(more if others else EndMeans.ENDS, others, known.until)
        if known.proposer == me:
            raise NotAllowed(NotNow.PROPOSED_LATELY, until=int(known.until.timestamp()))
        others = to_agree(seats, Proposal(0, me, now, (me,)))
        return EndQuestion(EndMeans.ASKS if others else EndMeans.ENDS, others)

    async def propose(
        self, actor: Actor, table_id: TableId, meant: EndMeans | None = None
    ) -> Proposal | None:
        """Asks everybody whether the table shall end as unfinished; where all agree already, None.

        Asked again while it is open it is a yes. Whoever was refused may not ask again within its day.
        `meant`: what they were told that it means; raises StaleClick where it means something else by now.
        """
        table = reach(actor, await self._context.store.tables.load(table_id))
        if table.phase in BEFORE_DEAL:
            _still(meant, EndMeans.FOLDS)
            await self._seats.end(actor, table_id)
            return None
        async with self._context.alone_at(table_id):
            try:
                at, _ = await self._contending(actor, table_id)
            except Unreadable:  # it cannot be played: whoever may end such a table ends it
                at = None
            if at is not None:
                known = await self._context.store.proposals.of(table_id)
                _still(meant, self._question(at, known, actor).means)
                return await self._propose(at, known, actor)
        _still(meant, EndMeans.ENDS)
        await self._seats.end(actor, table_id)
        return None

    async def agree(self, actor: Actor, table_id: TableId, number: int) -> Proposal | None:
        """One more would end the table; None where that was the last word that was missing."""
        async with self._context.alone_at(table_id):
            at, _ = await self._contending(actor, table_id)
            return await self._agree(at, await self._open(table_id, number), actor)

    async def refuse(self, actor: Actor, table_id: TableId, number: int) -> Proposal:
        """Refuse to end the table: play on."""
        async with self._context.alone_at(table_id):
            at, seat = await self._contending(actor, table_id)
            proposal = await self._open(table_id, number)
            old = at.match.occupants[seat]
            word = notice(Notice.END_REFUSED, name=old.name, role=old.role)
            await self._close(table_id, word)
            return replace(proposal, open=False)

    async def settle(self, table_id: TableId) -> None:
        """A proposal that has run out is withdrawn; one that everybody left agrees to ends the table."""
        async with self._context.alone_at(table_id):
            at = await self._context.store.playing(table_id)
            proposal = await self._context.store.proposals.of(table_id)
            if proposal is None or not proposal.open or at.table.phase is not Phase.PLAYING:
                return
            if proposal.agreed and not to_agree(at.match.occupants, proposal):
                await self._end(at, proposal)
            elif proposal.until <= self._context.now():
                await self._close(table_id, notice(Notice.END_LAPSED))

    async def _propose(self, at: Playing, known: Proposal | None, actor: Actor) -> Proposal | None:
        table_id, now = at.match.id, self._context.now()
        if known is not None and known.open and known.until > now:
            return await self._agree(at, known, actor)
        number = 1 if known is None else known.number + 1
        proposal = Proposal(number, actor.player, now + PROPOSED_FOR, (actor.player,))
        if not to_agree(at.match.occupants, proposal):
            await self._end(at, proposal)
            return None
        asks = notice(Notice.END_PROPOSED, number=number)
        await self._context.store.proposals.add(table_id, proposal, (asks,), now)
        self._context.saved()
        return proposal

    async def _agree(self, at: Playing, proposal: Proposal, actor: Actor) -> Proposal | None:
        agreed = replace(proposal, agreed=(*proposal.agreed, actor.player))
        if not to_agree(at.match.occupants, agreed):
            await self._end(at, agreed)
            return None
        await self._context.store.proposals.agree(at.match.id, actor.player)
        return agreed

    async def _open(self, table_id: TableId, number: int) -> Proposal:
        proposal = await self._context.store.proposals.of(table_id)
        gone = proposal is None or not proposal.open or proposal.until <= self._context.now()
        if proposal is None or gone or proposal.number != number:
            raise StaleClick(NotNow.PROPOSAL_GONE)
        return proposal

    async def _close(self, table_id: TableId, word: Draft) -> None:
        words = (settled(ABOUT_END), word)
        await self._context.store.proposals.close(table_id, words, self._context.now())
        self._context.saved()

    async def _end(self, at: Playing, proposal: Proposal) -> None:
        """The table is over and counts for nobody; whoever was not asked hears of it in private."""
        absent = [
            at.people[each.player]
            for each in at.match.occupants
            if each.player is not None and each.player not in proposal.agreed and not each.gone
        ]
        words = (
            notice(Notice.END_AGREED),
            *after_close(at.table.people),
            *(
                private_word(person, Notice.ENDED_WITHOUT_YOU, number=at.match.id)
                for person in absent
                if person.reachable
            ),
        )
        later = replace(at.match, version=at.match.version + 1)
        await self._recorder.reseated(at, later, None, words, "close", Phase.CLOSED)

    # ---- who ----

    async def _contending(self, actor: Actor, table_id: TableId) -> tuple[Playing, Seat]:
        at = await playing(self._context, actor, table_id)
        only_contender(actor, at.table)
        return at, at.match.seat_of(actor.player)

    async def _winning(self, actor: Actor, table_id: TableId) -> tuple[Playing, Seat]:
        at, seat = await self._contending(actor, table_id)
        if not at.match.occupants[seat].may_win:
            raise NotAllowed(NotNow.NO_WIN)
        return at, seat


def _still(meant: EndMeans | None, means: EndMeans) -> None:
    if meant not in (None, means):
        raise StaleClick(NotNow.MEANS_ANOTHER_THING)


def _without_offer(match: Match, seat: Seat) -> Match:
    """One version on; unlike where somebody else sits down, open buttons stay good."""
    occupants = list(match.occupants)
    occupants[seat] = replace(occupants[seat], may_win=False)
    return replace(match, version=match.version + 1, occupants=tuple(occupants))
