"""People who look at a game now and then: what they are asked, how often the table stands, what they settle.

A person plays as a computer of their level. What they may settle before they are asked is one `Ahead` a game;
each judges by that computer alone, from what the seat may see, and leaves what it would itself do now.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Protocol

from bot.table.clock import Pace
from bot.table.plans import Plan, why_not
from engine import chicago_poker, chicago_stud, gangster, poker_champ, two_trucks
from engine.chicago_poker.pieces import LETTERS
from engine.chicago_poker.views import GangsterView
from engine.chicago_stud import actions as stud_actions
from engine.chicago_stud.actions import Answer, Call, Check, Order, Until, Withdraw
from engine.chicago_stud.pieces import LAST_STREET, RAISES_MAX
from engine.french_deck import DECK, best_by_suit, best_high
from engine.game import ahead_of, answering_of, planning_of
from engine.poker_champ import actions as champ_actions
from engine.poker_champ import views as champ_views
from engine.poker_champ.actions import Stay
from engine.poker_champ.game_info import DUEL
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import Standing

LOOKS_MAX = 20_000  # a game ends long before
PLAN_LINES_MAX = 6
WAYS = 8  # in which a deal of Poker Champ is imagined to go on
OTHERWISE = 1  # of them in which the computer may decide otherwise than an answer that it keeps
LAID = 3  # ways in which the others may lay at the places of a plan for Chicago Poker
STAYS_AWAY = 0.4  # how often one of them does not
COLUMN = 5  # gangsters
STREETS = 2  # ways in which the streets to come are


@dataclass(frozen=True, slots=True)
class Played:
    """One game. `questions`: how often somebody was asked; `waits`: how often the table stood for somebody.

    `hours`: of the day, in which people are awake. `left`: what they settled ahead; `held`: what was played
    of it; `alike`: where the computer would have played the same at that moment.
    """

    questions: int
    waits: int
    hours: float
    left: int
    held: int
    alike: int


@dataclass(slots=True)
class Table:
    """A game as far as it has come, and who is asked."""

    game: Any
    level: str
    seed: str
    state: Any
    events: list[Any]
    ahead: "Ahead | None" = None
    asked: set[int] = field(default_factory=set)
    here: int | None = None  # who looks
    just_rung: set[int] = field(default_factory=set)  # in this look, which takes less than a minute
    opened: bool = True  # a round has, since somebody was rung
    questions: int = 0
    waits: int = 0
    left: int = 0
    held: int = 0
    alike: int = 0

    def look(self, seat: int) -> None:
        """Somebody looks: they do all that is asked of them, then settle what they can."""
        self.here, looks, self.just_rung = seat, True, set()
        while looks:
            while seat in self.game.awaited(self.state):
                self.apply(seat, self.choice(self.view(seat)))
                if seat not in self.asked:
                    self.go_on()
            if self.ahead is not None:
                self.left += self.ahead.leave(self, seat)
            self.go_on()
            looks = seat in self.game.awaited(self.state)

    def go_on(self) -> None:
        """Play at once what was settled; ring for whoever is asked then and was not before, as the bot does.

        Nothing rings for who is there, and nothing twice within a minute. Where things are settled ahead, a
        round that opens rings also who may answer it before their turn, but not whose order holds for it.
        """
        while self.ahead is not None and any(self._settled(seat) for seat in self.game.awaited(self.state)):
            pass
        new = set(self.game.awaited(self.state)) - self.asked
        self.asked |= new
        self.waits += bool(new - {self.here})  # who is there goes on at once
        rung = (new | self._asked_ahead()) - {self.here} - self.just_rung
        self.questions += len(rung)
        self.just_rung |= rung
        self.opened = False

    def _asked_ahead(self) -> set[int]:
        ahead = ahead_of(self.game) if self.opened and self.ahead is not None else None
        if ahead is None:
            return set()
        return {seat for seat in ahead.asked_ahead(self.state) if not ahead.settled(self.view(seat))}

    def _settled(self, seat: int) -> bool:
        assert self.ahead is not None
        actions = self.ahead.due(self, seat)
        for number, action in enumerate(actions):
            self.alike += number == 0 and self.choice(self.view(seat)) == action
            self.apply(seat, action)
        self.held += bool(actions)
        if actions and isinstance(self.ahead, Stages) and seat != self.here:
            self.questions += 1  # the post calls whoever has answered a stage like everybody else
        return bool(actions)

    def apply(self, seat: int, action: Any) -> None:
        """Play an action; their question is answered once it is settled."""
        step = self.game.apply(self.state, seat, action)
        self.state = step.state
        self.events += step.events
        self.opened |= step.settled and not step.minor and bool(step.events)
        if step.settled or seat not in self.game.awaited(self.state):
            self.asked.discard(seat)

    def view(self, seat: int) -> Any:
        """Return the seat's view."""
        return self.game.view(self.state, seat)

    def choice(self, view: Any) -> Any:
        """Return the action that a computer of this level chooses there."""
        return self.game.choose(view, self.level, f"{self.seed} {len(self.events)}", self.events)


class Ahead(Protocol):
    """A way in which people settle something before they are asked: plans, stages or orders."""

    def leave(self, table: Table, seat: int) -> int:
        """Settle what they can, and return how much was new."""

    def due(self, table: Table, seat: int) -> list[Any]:
        """Return the actions to play now that the seat is asked; forget a plan that does not hold."""


@dataclass(slots=True)
class Plans:
    """Plans for the turns to come, anew whenever something is new; in Chicago Poker also the reinforcement
    of a tie.

    It is to be played whatever the others do where the computer would do the same: it is asked in several
    ways in which they may lay at the places that the plan names.
    """

    answer: str = ""
    kept: dict[int, Plan] = field(default_factory=dict)
    seen: dict[int, int] = field(default_factory=dict)  # how many events, when they last looked
    dice: Random = field(default_factory=lambda: Random(0))

    def leave(self, table: Table, seat: int) -> int:
        planning = planning_of(table.game)
        assert planning is not None
        view = table.view(seat)
        if planning.own_turn(view) or self.seen.get(seat) == len(table.events):
            return 0
        self.seen[seat] = len(table.events)
        lines = self._composed(table, view)
        if not lines:
            return 0
        facts, needs = planning.stands_on(view, lines), planning.needs(view, lines)
        given_up = facts.keys() - needs.keys()
        places = list({LETTERS.index(name.split()[-1]) for name in given_up})
        if places and all(
            self._composed(table, laid_there(view, sorted(places), self.dice)) == lines for _ in range(LAID)
        ):
            facts = needs
        plan = Plan(seat, tuple(map(str, lines)), facts, ready=True)
        new = seat not in self.kept or self.kept[seat].lines != plan.lines
        self.kept[seat] = plan
        return new

    def _composed(self, table: Table, view: Any) -> list[Any]:
        planning, lines = planning_of(table.game), list[Any]()
        assert planning is not None
        while (seen := planning.planned(view, lines)).offers and len(lines) < PLAN_LINES_MAX:
            lines.append(table.choice(seen))
        return lines

    def due(self, table: Table, seat: int) -> list[Any]:
        planning, answering = planning_of(table.game), answering_of(table.game)
        assert planning is not None
        view = table.view(seat)
        if not planning.own_turn(view):
            action = answering.answer(view, self.answer) if answering is not None else None
            return [] if action is None else [action]
        plan = self.kept.pop(seat, None)
        if plan is None or why_not(table.game, planning, view, plan):
            return []
        rest: Plan | None = plan
        for _ in plan.now:
            rest = rest and rest.rest
        if rest is not None:
            self.kept[seat] = rest
        return [table.game.parse(line) for line in plan.now]


def laid_there(view: Any, places: Sequence[int], dice: Random) -> Any:
    """The town of Chicago Poker after some of the others have laid a gangster face down at these places."""
    table, rows = view.table, list(view.table.rows)
    for row in table.rows:
        place = dice.choice(places)
        column = row.columns[place]
        room = len(column.gangsters) < COLUMN - 1 and row.hand_size
        if row.seat == view.seat or not room or dice.random() < STAYS_AWAY:
            continue
        fuller = replace(column, gangsters=(*column.gangsters, GangsterView(None, new=True)))
        columns = (*row.columns[:place], fuller, *row.columns[place + 1 :])
        rows[row.seat] = replace(row, columns=columns, hand_size=row.hand_size - 1)
    return replace(view, table=replace(table, rows=tuple(rows)))


@dataclass(slots=True)
class Stages:
    """Answers to the later stages of a deal of Poker Champ, the first that the computer would keep.

    It is asked in several ways in which the common cards may go on: in nearly all of them it must decide what
    the answer says, wherever that says anything, until it folds.
    """

    dice: Random = field(default_factory=lambda: Random(0))
    kept: dict[int, str] = field(default_factory=dict)

    def leave(self, table: Table, seat: int) -> int:
        view, before = table.view(seat), self.kept.pop(seat, "")
        lines = poker_champ.answering.answers(view)
        if not lines:
            return 0
        ways = [self._imagined(view) for _ in range(WAYS)]
        rival = next(other for other in view.table.staying if other != seat)
        duels = [[alone(each, rival) for each in way] for way in ways]
        among, between = (
            [[(each, table.choice(each)) for each in way] for way in some] for some in (ways, duels)
        )
        for line in lines:
            kept = [keeps(line, way) for way in (between if line.startswith(DUEL) else among)]
            if kept.count(False) <= OTHERWISE and any(kept):
                self.kept[seat] = line
                break
        return self.kept.get(seat, before) != before

    def _imagined(self, view: Any) -> list[Any]:
        """The stages to come if all stayed, as the seat would see them; rivals hold what fits the backs."""
        deck, found = [card for card in DECK if card not in (*view.hand, *view.table.common)], []
        rivals = [row for row in view.table.rows if row.seat != view.seat]
        for back in sorted((back for row in rivals for back in row.backs), key=lambda back: len(back.faces)):
            fits = [card for card in deck if card in back.faces]
            deck.remove(self.dice.choice(fits))
        while view.table.stage < Stage.RIVER:
            view = opened(view, deck.pop(self.dice.randrange(len(deck))))
            found.append(view)
        return found

    def due(self, table: Table, seat: int) -> list[Any]:
        action = poker_champ.answering.answer(table.view(seat), self.kept.get(seat, ""))
        return [] if action is None else [action]


def keeps(line: str, way: Sequence[tuple[Any, Any]]) -> bool | None:
    """Tell if an answer is the decision at each stage of this way until a fold; None if it is silent."""
    kept = None
    for view, choice in way:
        meant = poker_champ.answering.answer(view, line)
        if meant is None:
            continue
        kept = meant == choice
        if not kept or choice == champ_actions.Fold():
            break
    return kept


def opened(view: Any, card: Any) -> Any:
    """The next stage of a deal of Poker Champ, in which everybody is asked who is in."""
    table = view.table
    stage, common = Stage(table.stage + 1), (*table.common, card)
    paying = [row for row in table.rows if row.chips and row.standing is not Standing.FOLDED]
    asked = tuple(row.seat for row in paying)
    rows = tuple(replace(row, standing=Standing.AWAITED) if row in paying else row for row in table.rows)
    owed = sum(min(table.price, row.chips) for row in paying if row.standing is Standing.AWAITED)
    cost = min(stage.price, view.row.chips)
    return replace(
        view,
        table=replace(
            table,
            stage=stage,
            common=common,
            new=(card,),
            price=stage.price,
            pot=table.pot + (owed if view.row.standing is not Standing.AWAITED else 0),
            rows=rows,
            awaited=asked,
        ),
        best=best_high((*view.hand, *common)),
        offers=(champ_views.Offer(Stay(), cost, last_chip=cost == view.row.chips),),
    )


def alone(view: Any, rival: int) -> Any:
    """Return the same view in which only one rival has not folded."""
    folded = [
        row if row.seat in (view.seat, rival) else replace(row, standing=Standing.FOLDED)
        for row in view.table.rows
    ]
    asked = tuple(seat for seat in view.table.awaited if seat in (view.seat, rival))
    return replace(view, table=replace(view.table, rows=tuple(folded), awaited=asked))


@dataclass(slots=True)
class Orders:
    """Orders of Chicago stud for a street before one's turn; the rules themselves carry them out.

    One holds to the end of the deal where the computer would do the same on every street to come: it is asked
    in several ways in which the cards may fall, with nothing to call and with the smallest bet.
    """

    dice: Random = field(default_factory=lambda: Random(0))

    def leave(self, table: Table, seat: int) -> int:
        told, view = f"{table.seed} {len(table.events)}", table.view(seat)
        order = chicago_stud.ahead.kept(view, table.level, told, table.events)
        order = self._longer(table, view, order) or order
        if order is None:
            if table.state.seats[seat].order is None:
                return 0
            order = Withdraw()
        table.apply(seat, order)
        return not isinstance(order, Withdraw)

    def _longer(self, table: Table, view: Any, order: Any) -> Order | None:
        now = None if order is None else order.answer
        if now in (Answer.FOLD, Answer.BET) or (now is None and view.to_call):
            return None
        if view.table.speaker is None or not view.row.in_deal or view.row.stack <= view.to_call:
            return None
        to_a_bet = set[type]()
        for _ in range(STREETS):
            seen = view
            while seen.table.street < LAST_STREET:
                seen = street_after(seen, self.dice)
                if table.choice(chicago_stud.ahead.in_turn(seen)) != Check():
                    return None
                facing = chicago_stud.ahead.facing(seen)
                to_a_bet |= set() if facing is None else {type(table.choice(facing))}
        if now is Answer.CHECK_FOLD and to_a_bet <= {stud_actions.Fold}:
            return Order(now, Until.DEAL)
        if now is Answer.CALL and to_a_bet <= {Call}:
            return Order(now, Until.DEAL, order.budget)
        free = not view.table.level
        return Order(Answer.CHECK, Until.DEAL) if free and view.table.street < LAST_STREET else None

    def due(self, table: Table, seat: int) -> list[Any]:  # noqa: ARG002
        return []


def street_after(view: Any, dice: Random) -> Any:
    """The next street of a deal of Chicago stud, in which somebody else is asked first."""
    table, street = view.table, view.table.street + 1
    seen = {*view.down, *(card for row in table.rows for card in row.up)}
    deck = [card for card in table.options.deck if card not in seen]
    last, cards = street == LAST_STREET, iter(dice.sample(deck, len(table.rows)))
    down = (*view.down, next(cards)) if last else view.down
    rows = tuple(
        replace(
            row,
            up=row.up if last or not row.in_deal else (*row.up, next(cards)),
            down_cards=row.down_cards + (last and row.in_deal),
            newest=not last,
            paid=0,
            to_call=0,
            last=None,
        )
        for row in table.rows
    )
    asked = next(row.seat for row in rows if row.in_deal and row.seat != view.seat)
    hand = best_by_suit((*down, *rows[view.seat].up), table.options.low, spades_first=False)
    opened = replace(
        table,
        rows=rows,
        street=street,
        round=table.round + 1,
        level=0,
        least=table.options.least_bet(street, table.unit),
        most=table.options.most_bet(street, table.unit),
        raises_left=RAISES_MAX,
        speaker=asked,
    )
    return replace(view, table=opened, down=down, hand=hand, to_call=0, order=None)


@dataclass(frozen=True, slots=True)
class Usual:
    """A game as it is usually played over days."""

    game: Any
    pace: Pace
    ahead: Callable[[], Ahead]
    options: Mapping[str, str] = field(default_factory=dict)


GAMES: Mapping[str, Usual] = {
    "chicago-poker": Usual(chicago_poker, Pace.DAY, lambda: Plans("lowest 1")),
    "poker-champ": Usual(poker_champ, Pace.DAY, Stages),
    "chicago-stud": Usual(chicago_stud, Pace.DAY, Orders),
    "gangster": Usual(gangster, Pace.HALF_DAY, Plans),
    "two-trucks": Usual(two_trucks, Pace.HALF_DAY, Plans),
}


def played(name: str, level: str, seats: int, every: float, ahead: bool, seed: int) -> Played:
    """A whole game; `every`: hours between two looks of a person by day, on average."""
    usual, dice = GAMES[name], Random(seed)
    game = usual.game
    options = game.agree(game.info.agreed(usual.options))
    step = game.setup(seats, options, f"waiting {seed}")
    settles = usual.ahead() if ahead else None
    table = Table(game, level, str(seed), step.state, list(step.events), settles)
    table.go_on()
    hours = 0.0
    for _ in range(LOOKS_MAX):
        if not game.awaited(table.state):
            break
        hours += dice.expovariate(seats / every)  # any of them, whoever is first
        table.look(dice.randrange(seats))
    return Played(table.questions, table.waits, hours, table.left, table.held, table.alike)
