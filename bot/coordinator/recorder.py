"""Saves, then tells: one version more of a match, with clocks, results and letters, in one transaction."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from bot.coordinator.access import open_book
from bot.coordinator.context import Context
from bot.games import RegisteredGame
from bot.store import Entry, Playing, SeatClock
from bot.table.clock import Clock, ClockStage, TimedClock, moved, timed
from bot.table.concession import contenders, results
from bot.table.cutting import Sealed
from bot.table.match import Match, Played, PlayerId
from bot.table.notices import (
    Notice,
    after_deal,
    after_step,
    asked_unreached,
    deserves_post,
    held,
    notice,
    round_after,
    story_alone,
    story_at,
    told_at_once,
    watched,
)
from bot.table.opaque import GameModule
from bot.table.outbox import POSTS, Draft, refreshed
from bot.table.plans import Plan
from bot.table.profile import Person
from bot.table.results import SeatResult
from bot.table.seat_clocks import banks_after, clocks_after
from bot.table.table import Phase, Table
from engine.game import TIME, Seat, planning_of
from engine.record.model import NOBODY, TIME_UP, Mover
from engine.seal import Cut
from engine.version import PROGRAM

People = Mapping[PlayerId, Person]

STORY_AFTER = timedelta(seconds=5)  # the end: the last post stands, and its winner is looked at first


class Recorder:
    """Writes down moves, deals and changes of seats; what may be played is others' to know."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def dealt(
        self, table: Table, played: Played, people: People, seed: str, sealed: Sealed | None
    ) -> None:
        """The first version of a match, with the cuts of its lobby; `sealed`: what is sealed from now on."""
        asked = self._context.game(table).engine.awaited(played.match.published)
        match = replace(played.match, told=1, round=asked if table.pace.live else ())
        played = replace(played, match=match)
        drafts = after_deal(self._context.game(table).engine, played, people, live=table.pace.live)
        await self._save(
            table,
            None,
            played,
            None,
            "deal",
            drafts,
            people,
            {},
            touched=True,
            seed=seed,
            cuts=table.cuts,
            options=table.options,
            sealed=sealed,
        )

    async def stepped(
        self,
        at: Playing,
        played: Played,
        seat: Seat,
        notation: str,
        mover: Mover,
        *,
        touched: bool,
        plan: Plan | None = None,
        ends_answer: bool = False,
    ) -> Playing:
        """A seat's action; the table as it was saved. `touched`: a person did it, so it is not idle.

        `plan`: what is left of the plan that it was a line of. `ends_answer`: whatever the seat has answered
        in advance is not what its person wants now.
        """
        engine = self._context.game(at.table).engine
        # Also by when an idle table is asked.
        unseen = not played.settled and engine.in_secret(at.match.published)
        live = at.table.pace.live
        here = self._context.here(at.table) if live else ()
        posted = deserves_post(engine, played, live=live)
        drafts = after_step(
            engine,
            at.match,
            played,
            seat,
            posted,
            at.people,
            live=live,
            here=here,
            at=self._context.now(),
        )
        if not at.table.channel_id:  # no post shows it
            drafts = (*drafts, *watched(engine, played))
        ends_plan = seat in at.plans and (played.auto or _in_turn(engine, at.match, seat))
        lets_go = ends_plan and (played.settled or plan is None)
        if at.plans and played.settled and (planned := _planned(at, engine.awaited(played.match.published))):
            drafts, lets_go = held(drafts, planned, self._context.now()), False
        if plan is not None and plan.ran:
            drafts = told_at_once(drafts, at.people[plan.player])
        if posted:
            told = replace(
                played.match,
                told=played.match.version,
                round=round_after(engine, at.match, played) if live else (),
            )
            played = replace(played, match=told)
        saved = await self._save(
            at.table,
            at.match,
            played,
            seat,
            notation,
            drafts,
            at.people,
            at.clocks,
            touched=touched and not unseen,
            mover=mover,
            ends_plan=ends_plan,
            plan=plan,
            lets_go=lets_go,
            ends_answer=ends_answer and seat in at.answers,
        )
        plans = {other: kept for other, kept in at.plans.items() if other != seat or not ends_plan}
        if ends_plan and plan is not None:
            plans[seat] = plan
        answers = {other: kept for other, kept in at.answers.items() if other != seat or not ends_answer}
        clocks = at.clocks
        if saved.clocks is not None:
            players = [occupant.player for occupant in saved.match.occupants]
            clocks = {
                of: SeatClock(saved.match.id, of, players[of], kept.clock, kept.deadline)
                for of, kept in saved.clocks.items()
            }
        table = replace(at.table, phase=saved.phase, occupants=saved.match.occupants)
        return replace(at, table=table, match=saved.match, clocks=clocks, plans=plans, answers=answers)

    async def timed_out(self, at: Playing, played: Played) -> None:
        """Record that the agreed minutes are over, as a move of nobody."""
        engine = self._context.game(at.table).engine
        live, here = at.table.pace.live, self._context.here(at.table)
        posted = deserves_post(engine, played, live=live)
        drafts = after_step(engine, at.match, played, NOBODY, posted, at.people, live=live, here=here)
        if posted:
            told = replace(played.match, told=played.match.version)
            played = replace(played, match=told)
        clock = TIME_UP.mover
        await self._save(
            at.table,
            at.match,
            played,
            None,
            TIME,
            drafts,
            at.people,
            at.clocks,
            touched=False,
            mover=clock,
        )

    async def reseated(
        self,
        at: Playing,
        match: Match,
        seat: Seat | None,
        words: Sequence[Draft],
        why: str,
        phase: Phase = Phase.PLAYING,
        *,
        missed: bool = False,
        anew: bool = True,
        kept: tuple[SeatResult, ...] = (),
    ) -> None:
        """Other people, or none, at the same position; `missed`: the clock did it, not a person.

        `anew`: whoever sits there has all their time. `kept`: what the statistics keep
        where the game is over by it.
        """
        game, now = self._context.game(at.table), self._context.now()
        playing = phase is Phase.PLAYING
        people = [match.occupants[each].player for each in contenders(match.occupants)]
        heir = None if at.table.host in people or not people else people[0]
        if heir is not None and playing:
            words = (*words, notice(Notice.NEW_HOST, name=match.occupants[match.seat_of(heir)].name))
        clocks: Mapping[Seat, TimedClock] = {}
        if playing:
            clocks, match = self._clocks_reseated(at, match, seat if anew else None, missed, now)
        thinks = playing and computer_awaited(game, match) is not None
        computer_at = self._thought_by(game, at.table, match, now) if thinks else None
        # A computer's own post follows; in secret, whether one is still to answer would tell.
        stands = computer_at is None or game.engine.in_secret(match.published)
        stale = playing and stands and moved(_deadline(at.clocks), _deadline(clocks))
        entry = Entry(
            match=match,
            seat=None,
            notation=f"{why} {seat}" if seat is not None else why,
            news=None,
            asked=game.engine.awaited(match.position) if playing else (),
            complete=game.engine.complete(match.position) if playing else (),
            drafts=(*words, *(refreshed(()) if stale else ())),
            if_reached=asked_unreached(
                at.match, match, game.engine.awaited(match.position) if playing else (), at.people
            ),
            at=now,
            touched=not missed,
            reseated=True,
            clocks=clocks,
            computer_at=computer_at,
            host=heir,
            phase=phase,
            results=kept,
            program=PROGRAM,
        )
        await self._context.store.matches.save(entry)
        self._context.saved()

    async def _save(
        self,
        table: Table,
        earlier: Match | None,
        played: Played,
        seat: Seat | None,
        notation: str,
        drafts: Sequence[Draft],
        people: People,
        clocks: Mapping[Seat, SeatClock],
        *,
        touched: bool,
        seed: str | None = None,
        cuts: tuple[Cut, ...] = (),
        options: Mapping[str, str] | None = None,
        sealed: Sealed | None = None,
        mover: Mover | None = None,
        ends_plan: bool = False,
        plan: Plan | None = None,
        lets_go: bool = False,
        ends_answer: bool = False,
    ) -> Entry:
        game, match, now = self._context.game(table), played.match, self._context.now()
        over = not game.engine.awaited(match.position)
        minor_by = (NOBODY if seat is None else seat) if played.minor else None
        kept, match = self._clocks(game, table, earlier, match, clocks, people, now, minor_by)
        if kept is not None and not any(draft.kind in POSTS for draft in drafts):
            due = _deadline(kept)
            if due is not None and moved(_deadline(clocks), due):
                drafts = (*drafts, *refreshed(()))
        if over and open_book(table):
            drafts = (*drafts, story_at(now + STORY_AFTER))
        if over and not table.channel_id:  # it is shown nowhere
            drafts = (*drafts, *story_alone(match, now + STORY_AFTER))
        news = played.news if played.settled and (played.news or seat is None) else None
        computer_at = None if computer_awaited(game, match) is None else now
        if computer_at is not None and played.settled:
            computer_at = self._thought_by(game, table, match, now)
        entry = Entry(
            match=match,
            seat=seat,
            aside=played.aside,
            notation=notation,
            news=news,
            own=played.own,
            known=played.known,
            auto=played.auto,
            played_for=played.played_for,
            asked=game.engine.awaited(match.position),
            complete=game.engine.complete(match.position),
            drafts=tuple(drafts),
            at=now,
            touched=touched,
            reseated=earlier is not None and earlier.occupants != match.occupants,
            clocks=kept,
            if_reached=asked_unreached(earlier, match, game.engine.awaited(match.position), people),
            computer_at=computer_at,
            seed=seed,
            rules=None if seed is None else game.info.rules,
            program=PROGRAM,
            cuts=cuts,
            options=options,
            sealed=sealed,
            revision=None if seed is None else table.revision,
            coached=table.coached,
            results=await self._results(game, match, played) if over else (),
            phase=Phase.OVER if over else Phase.PLAYING,
            mover=None if mover is None else str(mover),
            ends_plan=ends_plan,
            plan=plan,
            lets_go=lets_go,
            ends_answer=ends_answer,
        )
        await self._context.store.matches.save(entry)
        self._context.saved()
        return entry

    async def _results(self, game: RegisteredGame, match: Match, played: Played) -> tuple[SeatResult, ...]:
        """Results of a finished game, for statistics."""
        lines = await self._context.store.history.log(match.id, 0, match.version)
        events = (*(event for line in lines for event in line.events), *played.news)
        result = game.engine.result(match.position, events)
        if result is None:
            raise ValueError(f"{match.game} waits for nobody and has no result")
        return results(match.occupants, result)

    def _clocks(
        self,
        game: RegisteredGame,
        table: Table,
        earlier: Match | None,
        match: Match,
        stored: Mapping[Seat, SeatClock],
        people: People,
        now: datetime,
        minor_by: Seat | None = None,
    ) -> tuple[dict[Seat, TimedClock] | None, Match]:
        """The clocks after a step, and the match with what was used of time banks; no clocks where they go on
        as they are, for nothing new was published.
        """
        known = {seat: each.clock for seat, each in stored.items()}
        length = table.pace.length
        clocks = clocks_after(game.engine, earlier, match, known, people, length, now, minor_by=minor_by)
        if earlier is not None and earlier.published_version == match.published_version and clocks == known:
            return None, match
        if table.bank_hours:
            sat = match.occupants if earlier is None else earlier.occupants
            clocks, sit = banks_after(table.bank, known, clocks, sat, match.occupants, people, now)
            match = replace(match, occupants=sit)
        return self._timed(game, match, clocks, people, now), match

    def _timed(
        self, game: RegisteredGame, match: Match, clocks: Mapping[Seat, Clock], people: People, now: datetime
    ) -> dict[Seat, TimedClock]:
        players = {seat: match.occupants[seat].player or 0 for seat in clocks}
        shows = game.engine.in_secret(match.published)
        return {
            seat: timed(
                clock,
                people.get(players[seat], Person(0)).habits,
                now,
                shows=shows,
            )
            for seat, clock in clocks.items()
        }

    def _clocks_reseated(
        self, at: Playing, match: Match, seat: Seat | None, missed: bool, now: datetime
    ) -> tuple[dict[Seat, TimedClock], Match]:
        """Everybody's clock goes on; whoever sits down has all the time of a turn, and what is left of the
        seat's time bank; a caretaker marks the clock.
        """
        anew = None if missed else seat
        known = {other: clock for other, clock in at.clocks.items() if other != anew}
        game = self._context.game(at.table)
        length, running = at.table.pace.length, {other: each.clock for other, each in known.items()}
        after = clocks_after(game.engine, match, match, running, at.people, length, now)
        stored, sat = {other: each.clock for other, each in at.clocks.items()}, at.match.occupants
        after, sit = banks_after(at.table.bank, stored, after, sat, match.occupants, at.people, now)
        clocks = self._timed(game, match, after, at.people, now)
        if missed and seat in clocks:
            mark = replace(clocks[seat].clock, stage=ClockStage.CARETAKING)
            clocks[seat] = replace(clocks[seat], clock=mark, next_at=now)
        return clocks, replace(match, occupants=sit)

    def _thought_by(self, game: RegisteredGame, table: Table, match: Match, now: datetime) -> datetime:
        """Time a computer with a new question plays: it takes as long as people expect."""
        return now + self._context.thinking.before(game.engine, match, table.pace)


def _planned(at: Playing, asked: Iterable[Seat]) -> tuple[PlayerId, ...]:
    """Players whose plans are to be played now, if they hold."""
    plans = (at.plans[seat] for seat in asked if seat in at.plans)
    return tuple(plan.player for plan in plans if plan.ready and not plan.why)


def _in_turn(engine: GameModule, match: Match, seat: Seat) -> bool:
    """True if it is the turn that the seat might have planned."""
    planning = planning_of(engine)
    return planning is not None and planning.own_turn(match.view(engine, seat))


def _deadline(clocks: Mapping[Seat, TimedClock | SeatClock]) -> datetime | None:
    """Deadline that a post shows: the first of a table's clocks to run down."""
    return min((clock.deadline for clock in clocks.values() if clock.deadline is not None), default=None)


def computer_awaited(game: RegisteredGame, match: Match) -> Seat | None:
    """The seat that a computer plays next; none while no person decides at the table: it pauses."""
    if not any(occupant.human for occupant in match.occupants):
        return None
    awaited = game.engine.awaited(match.position)
    return next((seat for seat in awaited if match.occupants[seat].level is not None), None)
