"""People who look at a game now and then: what they are asked, how often the table stands, what they settle.

A person plays as a computer of their level. What they may settle before they are asked is one `Ahead` a game;
each judges by that computer alone, from what the seat may see, and leaves what it would itself do now.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any, Protocol

from bot.table.clock import Pace
from engine import chicago_poker, chicago_stud, gangster, poker_champ
from engine.chicago_stud.actions import Answer, Bet, Call, Check, Fold, Order, Until, Withdraw
from engine.game import Amount, IllegalAction, planning_of

LOOKS_MAX = 20_000  # a game ends long before
PLAN_LINES_MAX = 6


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
    questions: int = 0
    waits: int = 0
    left: int = 0
    held: int = 0
    alike: int = 0

    def look(self, seat: int) -> None:
        """Somebody looks: they do all that is asked of them, then settle what they can."""
        while seat in self.game.awaited(self.state):
            self.apply(seat, self.choice(self.view(seat)))
            if seat not in self.asked:
                self.go_on()
        if self.ahead is not None:
            self.left += self.ahead.leave(self, seat)
        self.go_on()

    def go_on(self) -> None:
        """What was settled is played at once; who is asked then, and was not before, is rung."""
        while self.ahead is not None and any(self._settled(seat) for seat in self.game.awaited(self.state)):
            pass
        new = set(self.game.awaited(self.state)) - self.asked
        self.asked |= new
        self.questions += len(new)
        self.waits += bool(new)

    def _settled(self, seat: int) -> bool:
        assert self.ahead is not None
        actions = self.ahead.due(self, seat)
        for number, action in enumerate(actions):
            self.alike += number == 0 and self.choice(self.view(seat)) == action
            self.apply(seat, action)
        self.held += bool(actions)
        return bool(actions)

    def apply(self, seat: int, action: Any) -> None:
        """Play an action; their question is answered once it is settled."""
        step = self.game.apply(self.state, seat, action)
        self.state = step.state
        self.events += step.events
        if step.settled or seat not in self.game.awaited(self.state):
            self.asked.discard(seat)

    def view(self, seat: int) -> Any:
        """What the seat may see."""
        return self.game.view(self.state, seat)

    def choice(self, view: Any) -> Any:
        """What the computer of this level does there."""
        return self.game.choose(view, self.level, f"{self.seed} {len(self.events)}", self.events)


class Ahead(Protocol):
    """What people of a game settle before they are asked."""

    def leave(self, table: Table, seat: int) -> int:
        """Settle what they can, and return how much was new."""

    def due(self, table: Table, seat: int) -> list[Any]:
        """What of it is played now that the seat is asked; a plan that does not hold is gone."""


@dataclass(slots=True)
class Plans:
    """A plan for the next turn, anew at every look; in Chicago Poker the reinforcement of a tie as well."""

    answer: str = ""
    kept: dict[int, tuple[list[Any], Mapping[str, str]]] = field(default_factory=dict)

    def leave(self, table: Table, seat: int) -> int:
        planning = planning_of(table.game)
        assert planning is not None
        view, lines = table.view(seat), list[Any]()
        if planning.own_turn(view):
            return 0
        while (seen := planning.planned(view, lines)).offers and len(lines) < PLAN_LINES_MAX:
            lines.append(table.choice(seen))
        if not lines:
            return 0
        new = self.kept.get(seat, ([], {}))[0] != lines
        self.kept[seat] = (lines, planning.stands_on(view, lines))
        return new

    def due(self, table: Table, seat: int) -> list[Any]:
        planning = planning_of(table.game)
        assert planning is not None
        view = table.view(seat)
        if not planning.own_turn(view):
            action = planning.answer(view, self.answer) if self.answer else None
            return [] if action is None else [action]
        lines, facts = self.kept.pop(seat, ([], {}))
        try:
            planning.planned(view, lines)
        except IllegalAction:
            return []
        return lines if planning.stands_on(view, lines) == facts else []


class Orders:
    """Standing orders of Chicago stud for this round: what the computer would say if it were asked now."""

    def leave(self, table: Table, seat: int) -> int:
        state = table.state
        mine = state.seats[seat] if not state.over else None
        if mine is None or state.speaker == seat or not mine.able:
            return 0
        if mine.acted and not state.to_call(seat):  # nothing is asked of it any more in this round
            return 0
        order = self._order(table, seat)
        kept = mine.order and Order(mine.order.answer, mine.order.until, mine.order.left)
        if order == kept:
            return 0
        table.state = chicago_stud.apply(state, seat, order or Withdraw()).state
        return int(order is not None)

    def _order(self, table: Table, seat: int) -> Order | None:
        free = self._if_asked(table, seat, bet=False)
        if isinstance(free, Check):
            return self._against(self._if_asked(table, seat, bet=True), table, seat)
        return self._against(free, table, seat)

    def _against(self, said: Any, table: Table, seat: int) -> Order | None:
        match said:
            case Fold():
                return Order(Answer.CHECK_FOLD, Until.ROUND)
            case Call():
                cost = max(table.state.to_call(seat), table.game.table(table.state).least)
                return Order(Answer.CALL, Until.ROUND, cost)
            case _:
                return None

    def _if_asked(self, table: Table, seat: int, *, bet: bool) -> Any:
        """What the computer would say now, or after the smallest bet of the one who speaks."""
        state = table.state
        seats = tuple(replace(each, order=None) for each in state.seats)
        if bet:
            state = replace(state, seats=seats)
            low = _least_bet(chicago_stud.legal(state, state.speaker))
            if low is None:
                return Check()
            state = chicago_stud.apply(state, state.speaker, Bet(low)).state
            seats = state.seats
        return table.choice(chicago_stud.view(replace(state, seats=seats, speaker=seat), seat))

    def due(self, table: Table, seat: int) -> list[Any]:  # noqa: ARG002
        return []  # the rules themselves carry orders out


def _least_bet(legal: tuple[Any, ...]) -> int | None:
    for action in legal:
        if isinstance(action, Bet) and isinstance(action.amount, Amount):
            return action.amount.low
    return None


@dataclass(frozen=True, slots=True)
class Usual:
    """A game as it is usually played over days."""

    game: Any
    pace: Pace
    ahead: Callable[[], Ahead] | None
    options: Mapping[str, str] = field(default_factory=dict)


GAMES: Mapping[str, Usual] = {
    "chicago-poker": Usual(chicago_poker, Pace.DAY, lambda: Plans("lowest 1")),
    "poker-champ": Usual(poker_champ, Pace.DAY, None),
    "chicago-stud": Usual(chicago_stud, Pace.DAY, Orders),
    "gangster": Usual(gangster, Pace.HALF_DAY, Plans),
}


def played(name: str, level: str, seats: int, every: float, ahead: bool, seed: int) -> Played:
    """A whole game; `every`: hours between two looks of a person by day, on average."""
    usual, dice = GAMES[name], Random(seed)
    game = usual.game
    options = game.agree(game.info.agreed(usual.options))
    step = game.setup(seats, options, f"waiting {seed}")
    settles = usual.ahead() if ahead and usual.ahead is not None else None
    table = Table(game, level, str(seed), step.state, list(step.events), settles)
    table.go_on()
    hours = 0.0
    for _ in range(LOOKS_MAX):
        if not game.awaited(table.state):
            break
        hours += dice.expovariate(seats / every)  # any of them, whoever is first
        table.look(dice.randrange(seats))
    return Played(table.questions, table.waits, hours, table.left, table.held, table.alike)
