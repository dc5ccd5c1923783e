"""End of a turn, GA-3.4 d to f and h: the quays, all three cards open again, the next seat."""

from engine.gangster.board import POLICEMAN, Board, with_clan
from engine.gangster.city import CARDS
from engine.gangster.events import CardsOpened, DoublerPlaced, PolicePassed
from engine.gangster.moves import Tell
from engine.gangster.pieces import PLACES
from engine.gangster.piles import Pile, Stock, refilled


def after_driving(
    board: Board, number: int, pile: Pile, stock: Stock, tell: Tell
) -> tuple[Board, Pile, Stock]:
    """Table after the chances of that clan's drive; the round is over when the last doubler lies there."""
    quays = board.quays
    if None in quays:
        quays, stock = refilled(quays, stock, tell)
        board = board._replace(quays=quays)
    if board.clans[number].open:
        return board, pile, stock
    mine, seat = board.clans[number], number % board.seats
    tell(CardsOpened(seat, mine.clan))
    clans = with_clan(board.clans, number, mine._replace(open=CARDS))  # GA-4.5, OR-G13
    card = pile[0]
    board = board._replace(clans=clans, turned=(*board.turned, card))
    if card == POLICEMAN:
        tell(PolicePassed(seat, mine.clan))
    else:
        tell(DoublerPlaced(seat, mine.clan, PLACES[card], board.doublers))
    return board, pile[1:], stock


def to_next(board: Board, idle: int) -> Board:
    """GA-3.2: the next seat clockwise, after so many turns without driving."""
    return board._replace(seat=(board.seat + 1) % board.seats, idle=idle)
