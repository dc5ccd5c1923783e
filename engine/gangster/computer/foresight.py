"""A boss's decision: the lines that look best are played forward in several orders of the piles.

The rivals answer as a regular would, this seat goes on as it thinks best at first glance; what counts is how
the city then lies, in the mean. All else that is said of a line (advice.py) is said of the same tries.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.dice import Dice
from engine.gangster.actions import Action, Bump, Drive
from engine.gangster.board import POLICEMAN, Board
from engine.gangster.city import DOUBLERS
from engine.gangster.computer.greed import best
from engine.gangster.computer.habits import SEASONED, Habits
from engine.gangster.computer.outlook import Outlook, chance_to_come, outlook_of
from engine.gangster.computer.sight import Sight
from engine.gangster.imagined import board_of
from engine.gangster.legality import possible
from engine.gangster.moves import play, to_nobody
from engine.gangster.pieces import Kind
from engine.gangster.turning import after_driving, to_next
from engine.gangster.views import SeatView, TableView

World = tuple[tuple[int, ...], tuple[Kind, ...], int]
"""One order of the pile, one of the stock, one casino card."""


class Lookout(NamedTuple):
    """Viewpoint from which a seat looks ahead."""

    table: TableView
    board: Board
    outlook: Outlook
    sight: Sight

    @classmethod
    def of(cls, view: SeatView, habits: Habits = SEASONED) -> "Lookout":
        """Lookout of the view's seat, as if it were its turn."""
        board, outlook = board_of(view.table, view.seat), outlook_of(view.table)
        return cls(view.table, board, outlook, Sight(board, outlook, habits))

    def lines(self) -> list[Action]:
        """Every line of the seat, the best at first glance first."""
        glance = at_first_glance(self.board, self.outlook, self.sight)
        return [line for _, line in sorted(glance, key=lambda found: -found[0])]


class Reached(NamedTuple):
    """End of a try: before the seat would play next but one, or when the round is over."""

    board: Board
    outlook: Outlook
    casino: int | None = None  # told when the round is over


def best_by_foresight(view: SeatView, dice: Dice, habits: Habits = SEASONED) -> Action:
    """The line after which this seat is best off, in the mean; of equal ones the better at first glance."""
    lookout = Lookout.of(view, habits)
    lines = lookout.lines()[: habits.lines]
    if len(lines) == 1:
        return lines[0]
    return best_in(lookout, lines, [a_world(view.table, dice) for _ in range(habits.worlds)])


def best_in(lookout: Lookout, lines: Sequence[Action], worlds: Sequence[World]) -> Action:
    """The line after which this seat is best off in those worlds; of equal ones the first."""
    sums = [sum(judged(lookout.sight, reached(lookout, line, world)) for world in worlds) for line in lines]
    return lines[sums.index(max(sums))]


def at_first_glance(board: Board, outlook: Outlook, sight: Sight) -> list[tuple[float, Action]]:
    """Every line of the seat whose turn it is, and what the city would be worth to it after that."""
    return [
        (sight.worth(play(board, board.acting(line.by), line, to_nobody), outlook.to_come), line)
        for line in possible(board, board.seat)
    ]


def a_world(table: TableView, dice: Dice) -> World:
    """Draw what nobody knows from what everybody knows."""
    pile = [*(place.number for place in table.pile), *(POLICEMAN for _ in range(table.police))]
    kinds = [kind for kind, count in table.stock for _ in range(count)]
    stock = [kind.number for kind in kinds]
    by_number = {kind.number: kind for kind in kinds}
    dice.shuffle(pile)
    dice.shuffle(stock)
    casino = table.casino_left[dice.below(len(table.casino_left))]
    return tuple(pile), tuple(by_number[number] for number in stock), casino


def reached(lookout: Lookout, line: Action | None, world: World) -> Reached:
    """End of a try of that line in that world; None: the turn passes, which nobody may, to compare with."""
    board, outlook, sight = lookout.board, lookout.outlook, lookout.sight
    pile, stock, casino = world
    own = sight.habits.turns
    while True:
        idle = board.idle + 1
        if line is not None:
            number = board.acting(line.by)
            board = play(board, number, line, to_nobody)
        if isinstance(line, Drive | Bump):
            cards = len(pile)
            board, pile, stock = after_driving(board, number, pile, stock, to_nobody)
            idle = 0
            if board.doublers == DOUBLERS:
                return Reached(board, outlook, casino)
            if len(pile) != cards:
                outlook = _now(board, outlook, pile)
        board = to_next(board, idle)
        if board.seat != sight.seat:
            line = best(board, outlook)
            continue
        own -= 1
        if not own:
            return Reached(board, outlook)
        line = max(at_first_glance(board, outlook, sight), key=lambda found: found[0])[1]


def judged(sight: Sight, reached: Reached) -> float:
    """Worth of the city to the seat at the end of a try."""
    if reached.casino is not None:
        return sight.ended(reached.board, reached.casino)
    return sight.with_lead(reached.board, reached.outlook.to_come)


def _now(board: Board, outlook: Outlook, pile: tuple[int, ...]) -> Outlook:
    """The outlook of the turn before, as the doublers lie now."""
    left = DOUBLERS - board.doublers
    plain = sum(board.in_play(place) and place not in board.turned for place in range(len(board.tiles)))
    return outlook._replace(
        to_come=chance_to_come(left, plain),
        cards=len(pile),
        police=pile.count(POLICEMAN),
        ends_next=left == 1,
    )
