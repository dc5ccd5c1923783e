"""The three piles: pieces for the quays, district cards, and the making of a round's pile."""

from engine.gangster.board import HARBOUR, POLICEMAN, Board
from engine.gangster.city import POLICEMEN, QUAYS
from engine.gangster.events import QuayRefilled, QuaysReplaced
from engine.gangster.moves import Tell
from engine.gangster.pieces import PLACES, Kind
from engine.shuffle import shuffled

Quays = tuple[Kind | None, ...]
Stock = tuple[Kind, ...]
Pile = tuple[int, ...]
"""District cards, POLICEMAN for a policeman; the top one first."""
POLICE = "policeman"


def refilled(quays: Quays, stock: Stock, tell: Tell) -> tuple[Quays, Stock]:
    """GA-10.5: the empty quay gets the next piece, if there is one; equal ones are replaced."""
    if None in quays and stock:
        quay = quays.index(None)
        quays, stock = (*quays[:quay], stock[0], *quays[quay + 1 :]), stock[1:]
        tell(QuayRefilled(quay, _piece(quays[quay])))
    return without_three_equal(quays, stock, tell)


def without_three_equal(quays: Quays, stock: Stock, tell: Tell) -> tuple[Quays, Stock]:
    """GA-10.5, OR-G15: three of a kind leave the game and as many come as there are, again if needed."""
    while quays[0] is not None and quays.count(quays[0]) == QUAYS:
        came = stock[:QUAYS]
        tell(QuaysReplaced(_piece(quays[0]), came))
        quays, stock = (*came, *(None,) * (QUAYS - len(came))), stock[QUAYS:]
    return quays, stock


def district_cards(board: Board) -> tuple[int, ...]:
    """The cards in the game, without policemen, in the order of the map."""
    return tuple(place for place in range(HARBOUR) if board.in_play(place))


def card_name(card: int) -> str:
    """Name of a district card where it is written down."""
    return POLICE if card == POLICEMAN else PLACES[card].value


def new_pile(board: Board, seed: str, shuffles: int) -> tuple[int, Pile]:
    """GA-2.7, GA-2.8, GA-9.1: where the first doubler goes, and the pile; two shuffles after that number."""
    first, *others = shuffled(district_cards(board), seed, shuffles + 1, card_name)
    police = (POLICEMAN,) * POLICEMEN[board.seats]
    return first, shuffled((*others, *police), seed, shuffles + 2, card_name)


def _piece(kind: Kind | None) -> Kind:
    assert kind is not None
    return kind
