"""How a boss decides: its best lines by greed are played forward, everybody greedy, over many shuffles.

Of each line the mean of what this seat then has, less what the best rival has.
"""

from engine.dice import Dice
from engine.gangster.actions import Action, Bump, Drive
from engine.gangster.board import POLICEMAN, Board
from engine.gangster.city import DOUBLERS
from engine.gangster.computer.greed import best, ranked
from engine.gangster.computer.outlook import Outlook, outlook_of
from engine.gangster.events import Event
from engine.gangster.imagined import board_of
from engine.gangster.moves import play
from engine.gangster.pieces import CASINO, Kind
from engine.gangster.standing import order, tile_of
from engine.gangster.turning import after_driving, to_next
from engine.gangster.views import SeatView, TableView

LINES = 8  # looked at more closely
SHUFFLES = 20
ROUNDS_OF_THE_TABLE = 2


def best_by_foresight(view: SeatView, dice: Dice) -> Action:
    """The line after which this seat is best off, in the mean."""
    table = view.table
    board, outlook = board_of(table, view.seat), outlook_of(table)
    lines = sorted(ranked(board, outlook), key=lambda found: -found[0])[:LINES]
    if len(lines) == 1:
        return lines[0][1]
    worlds = [_world(table, dice) for _ in range(SHUFFLES)]
    sums = [sum(_played(board, line, outlook, world, view.seat) for world in worlds) for _, line in lines]
    return lines[sums.index(max(sums))][1]


World = tuple[tuple[int, ...], tuple[Kind, ...], int]
"""One order of the pile, one of the stock, one casino card."""


def _world(table: TableView, dice: Dice) -> World:
    """What nobody knows, drawn from what everybody knows."""
    pile = [*(place.number for place in table.pile), *(POLICEMAN for _ in range(table.police))]
    kinds = [kind for kind, count in table.stock for _ in range(count)]
    stock = [kind.number for kind in kinds]
    by_number = {kind.number: kind for kind in kinds}
    dice.shuffle(pile)
    dice.shuffle(stock)
    casino = table.casino_left[dice.below(len(table.casino_left))]
    return tuple(pile), tuple(by_number[number] for number in stock), casino


def _played(board: Board, line: Action, outlook: Outlook, world: World, seat: int) -> float:
    """How far ahead of the best rival that seat is some turns later, or when the round ends."""
    pile, stock, casino = world
    turns = ROUNDS_OF_THE_TABLE * board.seats
    for turn in range(turns):
        number = board.number_of(line.by) if line.by else None
        number = board.seat if number is None else number
        board = play(board, number, line, _to_nobody)
        idle = board.idle + 1
        if isinstance(line, Drive | Bump):
            board, pile, stock = after_driving(board, number, pile, stock, _to_nobody)
            idle = 0
            if board.doublers == DOUBLERS:
                return _ahead(board, outlook, seat, casino, 0.0)
        board = to_next(board, idle)
        if turn < turns - 1:
            line = best(board, _now(board, outlook, pile))
    return _ahead(board, outlook, seat, casino, _now(board, outlook, pile).to_come)


def _now(board: Board, outlook: Outlook, pile: tuple[int, ...]) -> Outlook:
    """The outlook of the turn before, as the doublers lie now."""
    left = DOUBLERS - board.doublers
    plain = sum(board.in_play(place) and place not in board.turned for place in range(len(board.tiles)))
    return outlook._replace(
        to_come=min(1.0, left / plain) if plain else 0.0,
        cards=len(pile),
        police=pile.count(POLICEMAN),
        ends_next=left == 1,
    )


def _ahead(board: Board, outlook: Outlook, seat: int, casino: int, to_come: float) -> float:
    """Influence and what the districts would pay now, less the best rival's."""
    sums = list(map(float, outlook.influence))
    for place, spaces in enumerate(board.spaces):
        if not spaces:
            continue
        numbers = tile_of(board, place).numbers
        times = 2 if place in board.turned else 1 + to_come
        for (who, _, _), number in zip(order(spaces), numbers, strict=False):
            sums[who % board.seats] += (casino if number == CASINO else number) * times
    return sums[seat] - max(had for other, had in enumerate(sums) if other != seat)


def _to_nobody(_event: Event) -> None:
    """What is only imagined is no news."""
