"""Looking at tables: what is handed out to everybody, and to one person. Nothing changes here."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from bot.coordinator.access import may_reach, may_replay, reach
from bot.coordinator.context import Context
from bot.games import RegisteredGame
from bot.store import Playing, Sitting, Told
from bot.table.actor import Actor
from bot.table.calendar import calendar
from bot.table.clock import ClockStage, bank_runs_from, run_out
from bot.table.concession import result_of_concession
from bot.table.match import Match, PlayerId, TableId
from bot.table.notices import REMINDERS, Notice, reminder_by
from bot.table.opaque import Event, View
from bot.table.outbox import Letter
from bot.table.plans import CHANGED, Plan, all_ready, mark_of, turn_of, why_not
from bot.table.refusals import NoSuchTable, NotNow, NotSeated, NotYourTurn
from bot.table.reports import (
    Absence,
    Bulletin,
    FinalReport,
    Panel,
    PlanReport,
    Reminder,
    TableLine,
    TableReport,
    Turn,
    Turns,
)
from bot.table.seat_clocks import TimeBank, then
from bot.table.table import OPEN, Phase, Table
from engine.game import BEGINS, Planning, Refusal, Seat, answering_of, planning_of

TABLES_LISTED_MAX = 100  # of somebody's tables, unless fewer are asked for
LATELY = timedelta(days=14)
FINISHED_SHOWN = 10
LAST_EVENTS = 8  # of a game that is over: its last showdown, what followed from it, and who won


class Reader:
    """Tables, panels, lists and the look back, as far as they exist for the person who asks."""

    def __init__(self, context: Context) -> None:
        self._context = context

    async def show(self, actor: Actor, table_id: TableId) -> TableReport:
        """The table as everybody may see it now; raises NoSuchTable."""
        told = await self._context.store.told(table_id, news=False)
        reach(actor, told.table)
        return report(self._context.game(told.table), told.table, told.match, told.deadline, told.bank)

    async def panel(self, actor: Actor, table_id: TableId) -> Panel:
        """Show a person their seat, and what they may do there; raises NotSeated, NoSuchTable."""
        sitting = await self._context.store.sitting(table_id, actor.player)
        reach(actor, sitting.table)
        return panel(self._context.game(sitting.table), sitting)

    async def planning(self, actor: Actor, table_id: TableId, lines: Sequence[str] | None = None) -> Panel:
        """Panel of a turn that they plan, with what may follow. Raises NotYourTurn, NotSeated.

        `lines`: what is planned so far, None for what they have planned; raises IllegalAction for others.
        """
        sitting = await self._context.store.sitting(table_id, actor.player)
        reach(actor, sitting.table)
        return planning_panel(self._context.game(sitting.table), sitting, lines)

    async def turns(self, actor: Actor, table_id: TableId, page: int = 0, size: int = 5) -> Turns:
        """One page of the table's news, the newest page first, each page in the order of play.

        Raises NoSuchTable, and NotAllowed for a stranger to a book that is closed.
        """
        told = await self._context.store.told(table_id, news=False)
        table = may_replay(actor, told.table)
        shown = report(self._context.game(table), table, told.match, told.deadline)
        found = await self._context.store.history.page(table_id, page, size)
        turns = tuple(Turn(line.version, line.at, line.events) for line in found.lines)
        return Turns(shown, found.page, found.pages, turns)

    async def public_events(self, actor: Actor, table_id: TableId) -> tuple[Event, ...]:
        """All that became public at a table, in order; raises as `turns` does."""
        told = await self._context.store.told(table_id)
        may_replay(actor, told.table)
        return told.news

    async def tables_of(
        self, player: PlayerId, limit: int = TABLES_LISTED_MAX, skip: int = 0
    ) -> tuple[TableLine, ...]:
        """A person's tables: those that wait for them first, the nearest deadline first."""
        return await self._context.store.tables.of_player(player, limit, skip)

    async def with_turns(self, lines: Sequence[TableLine]) -> tuple[TableLine, ...]:
        """Somebody's tables with whom else each waits for, and until when, as far as everybody knows."""
        playing = [line.table_id for line in lines if line.phase is Phase.PLAYING]
        known = await self._context.store.present(playing) if playing else {}
        return tuple(
            self._with_turn(line, known[line.table_id]) if line.table_id in known else line for line in lines
        )

    def _with_turn(self, line: TableLine, told: Told) -> TableLine:
        shown = report(self._context.game(told.table), told.table, told.match, told.deadline)
        due = shown.deadline if told.table.placed else None
        awaited = tuple(shown.occupants[seat] for seat in shown.asked if seat != line.seat)
        return replace(line, awaited=awaited, due=due)

    async def own_table(self, actor: Actor, table_id: TableId) -> TableLine:
        """One of the actor's tables by its number; raises NoSuchTable for any other."""
        line = await self._context.store.tables.line_of(actor.player, table_id)
        if line is None:
            raise NoSuchTable(NotNow.NO_SUCH_TABLE)
        return line

    async def tables_in(self, actor: Actor, place: int | None = None) -> tuple[Table, ...]:
        """The newest open tables of the actor's server, or of one place there, that exist for them."""
        tables = self._context.store.tables
        if not actor.guild:
            return ()
        if place is None:
            found = await tables.in_guild(actor.guild, OPEN)
        else:
            found = await tables.at_place(actor.guild, place, OPEN)
        return tuple(table for table in found if may_reach(actor, table))

    async def games(self, actor: Actor) -> tuple[str, ...]:
        """Games that can be opened; first the one that most of a server's newest tables play, as far as the
        actor may see them.
        """
        phases = (*OPEN, Phase.OVER, Phase.CONCEDED)
        found = await self._context.store.tables.in_guild(actor.guild, phases) if actor.guild else ()
        played = Counter(table.game for table in found if may_reach(actor, table))
        usual = max(self._context.games, key=lambda game: played[game])  # of equals, the first of the house
        return (usual, *(game for game in self._context.games if game != usual))

    async def imported_in(self, actor: Actor) -> tuple[Table, ...]:
        """The newest games that were imported into the actor's server, and exist for them."""
        found = await self._context.store.tables.imported_in(actor.guild) if actor.guild else ()
        return tuple(each for each in found if each.game in self._context.games and may_reach(actor, each))

    async def finished_by(self, player: PlayerId) -> tuple[TableLine, ...]:
        """A person's tables that ended lately, the latest first."""
        since = self._context.now() - LATELY
        return await self._context.store.tables.finished_by(player, since, FINISHED_SHOWN)

    async def finished_in(self, actor: Actor, place: int) -> Table | None:
        """The last table that ended in a thread or channel of the actor's server, if it exists for them."""
        if not actor.guild:
            return None
        found = await self._context.store.tables.finished_in(actor.guild, place)
        return found if found is not None and may_reach(actor, found) else None


@dataclass(frozen=True, slots=True)
class Publisher:
    """Contents of a table's posts: the house itself looks, at the moment a letter tells of."""

    context: Context

    async def bulletin(self, letter: Letter) -> Bulletin:
        """The table at the letter's version, and the news since the post before."""
        told = await self.context.store.told(letter.table_id, letter.after, letter.version)
        shown = report(self.context.game(told.table), told.table, told.match, told.deadline, told.bank)
        called = tuple(seat for seat in told.calls if seat in (*shown.asked, *shown.ahead))
        away = _away(told, self.context.now())
        alone = _privately(told, shown) if shown.ahead else ()
        dealt = letter.after == 0
        takes = calendar(self.context.game(told.table).info, told.table) if dealt else None
        return Bulletin(shown, told.news, called, away, privately=alone, from_deal=dealt, calendar=takes)

    async def reminder(self, table_id: TableId, player: PlayerId, *, private: bool) -> Reminder | None:
        """Reminder for somebody now; None where their turn is over, or none was due yet.

        Only its own person may read that an end of turn, or a secret answer, is missing.
        """
        sitting = await self.context.store.sitting(table_id, player)
        at, seat = sitting.at, sitting.seat
        row = None if at is None else at.clocks.get(seat or 0)
        if at is None or seat is None or row is None or row.deadline is None:
            return None
        match = at.match
        engine, person, occupant = (
            self.context.game(sitting.table).engine,
            sitting.person,
            match.occupants[seat],
        )
        until, secret = int(row.deadline.timestamp()), engine.in_secret(match.published)
        if secret and not private and row.clock.stage is not ClockStage.NOTHING:
            seats = " ".join(map(str, engine.awaited(match.published)))
            return Reminder(Notice.REMINDER_SECRET, {"seats": seats, "deadline": until}, any_hour=False)
        if row.clock.stage not in REMINDERS or not occupant.human or row.clock.answered:
            return None
        key, facts = reminder_by(row.clock.stage, bank_runs_from(row.clock, person.habits))
        if private and seat in engine.complete(match.position):
            key = Notice.REMINDER_END
        afterwards = str(person.caretaker) if secret else then(occupant, person)
        facts |= {"name": occupant.name, "role": occupant.role, "then": afterwards, "deadline": until}
        return Reminder(key, facts, any_hour=person.zone is None)

    async def final(self, table_id: TableId) -> FinalReport:
        """Report the end of a game; raises NoSuchTable before that."""
        told = await self.context.store.told(table_id)
        game = self.context.game(told.table)
        match told.table.phase:
            case Phase.OVER:
                result = game.engine.result(told.match.position, told.news)
            case Phase.CONCEDED:
                result = result_of_concession(told.match.occupants)
            case _:
                result = None
        if result is None:
            raise NoSuchTable(NotNow.NO_SUCH_TABLE)
        return FinalReport(report(game, told.table, told.match, told.deadline), told.news, result)

    async def report(self, table_id: TableId) -> TableReport:
        """The table as everybody may see it now; raises NoSuchTable."""
        told = await self.context.store.told(table_id, news=False)
        return report(self.context.game(told.table), told.table, told.match, told.deadline, told.bank)

    async def panel(self, table_id: TableId, player: PlayerId) -> Panel:
        """Show a person their seat, and what they may do there; raises NotSeated, NoSuchTable."""
        sitting = await self.context.store.sitting(table_id, player)
        return panel(self.context.game(sitting.table), sitting)


def _privately(told: Told, shown: TableReport) -> tuple[Seat, ...]:
    """Seats that may answer before their turn, and are rung in private if at all."""
    people = ((seat, told.people.get(shown.occupants[seat].player or 0)) for seat in shown.ahead)
    return tuple(seat for seat, person in people if person is not None and person.reachable)


def _away(told: Told, now: datetime) -> tuple[Absence, ...]:
    """Players of a table who are away."""
    contenders = (each for each in told.table.occupants if each.player is not None and not each.conceded)
    found = ((each.name, told.people[each.player or 0].away_until(now)) for each in contenders)
    return tuple(Absence(name, until) for name, until in found if until is not None)


def report(
    game: RegisteredGame, table: Table, match: Match, deadline: datetime | None, bank: TimeBank | None = None
) -> TableReport:
    """The table as everybody may see it.

    Who is asked comes from what everybody may see: who has answered a tie in secret stays secret.
    """
    playing = table.phase is Phase.PLAYING
    asked = game.engine.awaited(match.published) if playing else ()
    ahead = match.asked_ahead(game.engine, live=table.pace.live) if playing else ()
    return TableReport(
        table_id=match.id,
        game=match.game,
        version=match.version,
        public_events=match.public_events,
        phase=table.phase,
        table_view=game.engine.table(match.published),
        occupants=match.occupants,
        names=match.names,
        asked=asked,
        ahead=tuple(ahead),
        language=table.language,
        table=table,
        location=table.location,
        deadline=deadline,
        bank=bank if playing else None,
    )


def panel(game: RegisteredGame, sitting: Sitting) -> Panel:
    """One person's panel; raises NotSeated for a bystander, NoSuchTable before the deal."""
    table, at, seat = sitting.table, sitting.at, sitting.seat
    if at is None:
        raise NoSuchTable(NotNow.NO_SUCH_TABLE)
    if seat is None:
        raise NotSeated(NotNow.NOT_SEATED)
    match, where = at.match, table.location
    if match.occupants[seat].conceded and table.phase is not Phase.OVER:
        going_on = table.phase is Phase.PLAYING  # they look on: the hand is a computer's
        raise NotSeated(NotNow.CONCEDED if going_on else NotNow.CONCEDED_AND_OVER)
    playing, human = table.phase is Phase.PLAYING, match.occupants[seat].human
    ended = table.phase is Phase.OVER
    asked = playing and seat in game.engine.awaited(match.position)
    clock, given = at.clocks.get(seat), at.answers.get(seat)
    view, answering = match.view(game.engine, seat), answering_of(game.engine)
    alone = not where.place and sum(each.player is not None for each in match.occupants) == 1
    awaited = game.engine.awaited(match.published) if alone and playing and human and not asked else ()
    answers = answering.answers(view) if answering is not None and playing and human else ()
    return Panel(
        table_id=match.id,
        game=table.game,
        version=match.version,
        public_events=match.public_events,
        phase=table.phase,
        seat=seat,
        player=sitting.person.player,
        person=sitting.person,
        question=match.questions[seat],
        view=view,
        names=match.names,
        asked=asked and human,
        may_act=playing and human and match.may_act(game.engine, seat),
        held_by_computer=playing and not human,
        may_take_back=playing
        and human
        and match.may_take_back(game.engine, seat)
        and not (clock is not None and run_out(clock.clock)),
        complete=asked and human and seat in game.engine.complete(match.position),
        composed=match.composed(seat) if playing else (),
        chosen_for=playing and any(each.auto for each in match.pending if each.seat == seat),
        since=() if ended else sitting.news.events,
        last=sitting.news.events[-LAST_EVENTS:] if ended else (),
        played_for=sitting.news.played_for,
        answered_for=sitting.news.answered_for,
        planned=sitting.news.planned,
        ran=playing and human and seat in at.plans and at.plans[seat].ran,
        language=table.language,
        location=where,
        deadline=clock.deadline if asked and clock is not None else None,
        bank_from=bank_runs_from(clock.clock, sitting.person.habits)
        if asked and clock is not None and clock.clock.bank
        else None,
        message_id=sitting.post.message_id
        if sitting.post and sitting.post.channel_id == where.place
        else None,
        result=game.engine.result(match.position, sitting.news.events) if ended else None,
        occupants=match.occupants,
        alone=alone,
        watched=tuple(each for each in awaited if match.occupants[each].level is not None),
        plays_elsewhere=sitting.plays_elsewhere,
        waits_elsewhere=sitting.waits_elsewhere,
        texts=sitting.texts,
        may_plan=playing and human and may_plan(game, match, seat),
        plan_turns=game.info.plan_turns,
        plan=_plan(game, at, seat) if playing and human and seat in at.plans else None,
        ready=all_ready(game.engine, match, seat, at.plans) if human and table.ready_told else 0,
        answer=given.answer if given is not None and given.answer in answers else "",
        answers=answers,
        coached=table.coached,
        options=table.options,
    )


def planning_panel(game: RegisteredGame, sitting: Sitting, said: Sequence[str] | None = None) -> Panel:
    """Panel to plan the next turn; raises NotYourTurn if nothing can be planned."""
    shown, at, seat = panel(game, sitting), sitting.at, sitting.seat
    planning = planning_of(game.engine)
    if at is None or seat is None or planning is None or not game.info.plans:
        raise NotYourTurn(NotNow.NO_PLANS)
    if not shown.may_plan:
        raise NotYourTurn(NotNow.PLAN_NOW if shown.phase is Phase.PLAYING else NotNow.OVER)
    match, plan = at.match, at.plans.get(seat)
    lines = plan.lines if plan is not None else ()
    lines = lines if said is None else tuple(said)
    now = view = match.view(game.engine, seat)
    mark = mark_of(match, lines)
    report = shown.plan
    try:
        actions = [game.engine.parse(line) for line in lines]
        view = planning.planned(now, actions)
        offered = bool(view.offers)
        if report is not None and offered:
            longer = planning.stands_on(now, [*actions, view.offers[0].action])
            report = replace(report, second=int(longer.get(BEGINS, 0)))
    except Refusal:
        if said is not None:
            raise
        offered = False  # it does not hold any more, and can be withdrawn
    return replace(
        shown,
        view=view,
        question=mark,
        asked=False,
        may_act=offered,
        may_take_back=False,
        plan=report,
        planning=True,
    )


def may_plan(game: RegisteredGame, match: Match, seat: Seat) -> bool:
    """True if a seat's next turn can be planned: nothing of it has begun."""
    planning = planning_of(game.engine)
    if planning is None or not game.info.plans or not game.engine.awaited(match.position):
        return False
    return not planning.own_turn(match.view(game.engine, seat))


def _plan(game: RegisteredGame, at: Playing, seat: Seat) -> PlanReport | None:
    """Their plan, line by line; in their turn only why it was not played."""
    planning, plan, match = planning_of(game.engine), at.plans.get(seat), at.match
    if planning is None or plan is None or plan.ran:
        return None
    view = match.view(game.engine, seat)
    if planning.own_turn(view) and not plan.why:
        return None
    why = plan.why or why_not(game.engine, planning, view, plan)
    kind, _, about = why.partition(" ")
    reason = planning.changed(about) if kind == CHANGED else None
    steps = tuple(_steps(game, planning, view, plan))
    anyway = _anyway(game, planning, view, plan)
    return PlanReport(steps, plan.ready, anyway, why, reason, tuple(_stops(planning, plan)), plan.second)


def _anyway(game: RegisteredGame, planning: Planning[Any, Any], view: View, plan: Plan) -> bool | None:
    """Tell if a plan is played whatever the others do; None where none of these lines can be."""
    actions = [game.engine.parse(line) for line in plan.lines]
    given_up = planning.stands_on(view, actions).keys() - planning.needs(view, actions).keys()
    return given_up.isdisjoint(plan.facts) if given_up else None


def _stops(planning: Planning[Any, Any], plan: Plan) -> Iterator[tuple[Refusal, ...]]:
    """Reasons why each line of a plan would not be played in its turn."""
    for number in range(1, len(plan.lines) + 1):
        names = (name for name in plan.facts if turn_of(name) == number)
        yield tuple(planning.changed(name) for name in names if planning.tells(name))


def _steps(
    game: RegisteredGame, planning: Planning[Any, Any], view: View, plan: Plan
) -> Iterator[tuple[str, View]]:
    """Each line with what it would be chosen from; the present view where that cannot be known."""
    actions = [game.engine.parse(line) for line in plan.lines]
    for number, line in enumerate(plan.lines):
        try:
            yield line, planning.planned(view, actions[:number])
        except Refusal:
            yield line, view
