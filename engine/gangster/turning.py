"""How a turn ends, GA-3.4 d to f and h: the quays, all three cards open again, the next seat."""

from engine.gangster.board import POLICEMAN, Board, ClanState
from engine.gangster.city import CARDS
from engine.gangster.events import CardsOpened, DoublerPlaced, PolicePassed
from engine.gangster.moves import Tell
from engine.gangster.pieces import PLACES, Kind
from engine.gangster.piles import Pile, Stock, refilled


def after_driving(
    board: Board, number: int, pile: Pile, stock: Stock, tell: Tell
) -> tuple[Board, Pile, Stock]:
    """What chance brings after that clan's drive; the round is over when the last doubler lies there."""
    quays = board.quays
    if None in quays:
        quays, stock = refilled(quays, stock, tell)
        board = _with(board, board.clans, board.turned, quays)
    if board.clans[number].open:
        return board, pile, stock
    mine, seat = board.clans[number], number % board.seats
    tell(CardsOpened(seat, mine.clan))
    clans = (*board.clans[:number], _with_all_cards(mine), *board.clans[number + 1 :])
    card = pile[0]
    board = with_turned(board, clans, (*board.turned, card))
    if card == POLICEMAN:
        tell(PolicePassed(seat, mine.clan))
    else:
        tell(DoublerPlaced(seat, mine.clan, PLACES[card], board.doublers))
    return board, pile[1:], stock


def to_next(board: Board, idle: int) -> Board:
    """GA-3.2: the next seat clockwise, after so many turns without driving."""
    return Board(
        board.options,
        board.seats,
        board.clans,
        board.tiles,
        board.spaces,
        board.turned,
        board.quays,
        (board.seat + 1) % board.seats,
        idle,
    )


def with_turned(board: Board, clans: tuple[ClanState, ...], turned: tuple[int, ...]) -> Board:
    """The same city with these district cards turned."""
    return _with(board, clans, turned, board.quays)


def _with(
    board: Board,
    clans: tuple[ClanState, ...],
    turned: tuple[int, ...],
    quays: tuple[Kind | None, ...],
) -> Board:
    return Board(
        board.options,
        board.seats,
        clans,
        board.tiles,
        board.spaces,
        turned,
        quays,
        board.seat,
        board.idle,
    )


def _with_all_cards(mine: ClanState) -> ClanState:
    """GA-4.5, OR-G13: all three open again."""
    return ClanState(
        mine.clan, mine.car, mine.riding, mine.box, mine.trunk, mine.equipment, CARDS, mine.breakfast
    )
