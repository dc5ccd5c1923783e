"""How sample views are written down: by hand, from a few letters; no engine plays here.

A column is written `? ? R9 P9+`: `?` is a back, `+` marks a card just laid, `x` a card just taken away,
brackets a card that lay face down until it was turned up.
"""

from dataclasses import replace

from engine.chicago_poker.actions import Play, Recruit, any_card
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Caller, DecidedBy, Fighter, Round, ShootoutHeld, Victory
from engine.chicago_poker.hands import hand as hand_of
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import FULL_COLUMN, LAID, Boss, Business, Special
from engine.chicago_poker.views import (
    BossRow,
    BossView,
    BusinessView,
    ColumnView,
    GangsterView,
    Offer,
    Outcome,
    OwnGangster,
    TableView,
    TieView,
)

S, J, B, G = Business
KINDS = {"S": S, "J": J, "B": B, "G": G}

PLAYERS = {
    Boss.CAPONE: "Lucie",
    Boss.MORAN: "Théo le Rouge",
    Boss.OBANION: "Marguerite_92",
    Boss.TORRIO: "Nono",
    Boss.WEISS: "Karim B.",
    Boss.YALE: "Alexandra-Maria",
}


def column(text: str) -> ColumnView:
    """A column from its notation."""
    words = text.split()
    laid = [word for word in words if word != "x"]
    gangsters = tuple(
        GangsterView(
            None if word[0] == "?" else Card.parse(word.strip("(+)")), word.endswith("+"), word[0] == "("
        )
        for word in laid
    )
    gone = tuple(range(len(laid), len(words)))
    return ColumnView(gangsters, len(laid) == 5, gone)


def row(
    seat: int, boss: Boss, cards: int, tiles: str, columns: str, *, gained: int = 0, wins: str = ""
) -> BossRow:
    """A boss's row; tiles and kinds by their initials, columns divided by strokes."""
    return BossRow(
        seat=seat,
        boss=boss,
        hand_size=cards,
        gained=gained,
        tiles=tuple(KINDS[initial] for initial in tiles),
        wins_next=tuple(KINDS[initial] for initial in wins),
        columns=tuple(column(part) for part in columns.split("|")),
        hand=None,
    )


def table(
    businesses: str,
    rows: tuple[BossRow, ...],
    active: int,
    left: int,
    deck: int,
    discard: int,
    stock: int,
    turn: int = 9,
) -> TableView:
    """A table around those rows; a dash is a vacant lot."""
    places = tuple(
        BusinessView(KINDS.get(initial), tuple(r.seat for r in rows if r.columns[place].marker), new=False)
        for place, initial in enumerate(businesses)
    )
    return TableView(
        Options(),
        turn,
        active,
        left,
        0,
        places,
        rows,
        deck,
        discard,
        Special.LIMOUSINE,
        stock,
        None,
        False,
        None,
        None,
    )


def own(text: str) -> tuple[OwnGangster, ...]:
    """One's own column: a card in brackets lies face down."""
    return tuple(OwnGangster(Card.parse(word.strip("()")), word.startswith("(")) for word in text.split())


def town(
    view: TableView, seat: int, hand: str, columns: str, drawn: str = "", *, asked: bool = True
) -> BossView:
    """The same, with every place offered where the next gangster may go."""
    mine = own_view(view, seat, hand, columns, drawn)
    card = next((card for card in mine.hand if isinstance(card, Card)), None)
    offers = tuple(
        Offer(Play(card, place), (LAID[lot.business][len(laid)],), fills=len(laid) == FULL_COLUMN - 1)
        for place, (lot, laid) in enumerate(zip(view.places, mine.columns, strict=True))
        if card is not None and lot.business is not None and len(laid) < FULL_COLUMN
    )
    return replace(mine, offers=offers if asked else ())


def hand(
    view: TableView, seat: int, hand: str, columns: str, drawn: str = "", *, asked: bool = True
) -> BossView:
    """A boss's view, with one offer if something is asked of them."""
    offers = (Offer(Recruit(), (), False),) if asked else ()
    return replace(own_view(view, seat, hand, columns, drawn), offers=offers)


def own_view(view: TableView, seat: int, hand: str, columns: str, drawn: str) -> BossView:
    """A boss's view of a table, to whom nothing is offered."""
    return BossView(
        seat=seat,
        table=view,
        hand=tuple(any_card(word) for word in hand.split()),
        drawn=tuple(any_card(word) for word in drawn.split()),
        columns=tuple(own(part) for part in columns.split("|")),
        offers=(),
        raids=(),
        known=(),
        pile=None,
        sent=None,
        answered=False,
    )


def fighter(seat: int, text: str) -> Fighter:
    """A fighter's column; a card in brackets lay face down."""
    cards = tuple(Card.parse(word.strip("()")) for word in text.split())
    return Fighter(seat, cards, tuple(word.startswith("(") for word in text.split()), hand_of(cards))


def shootout(
    table: TableView,
    place: int,
    fighters: tuple[Fighter, ...],
    decided_by: DecidedBy,
    replacement: Business | None,
    rounds: tuple[Round, ...] = (),
    winner: int | None = None,
) -> ShootoutHeld:
    """A shootout won by the best fighter, or by `winner`."""
    business = table.places[place].business
    assert business is not None
    ranked = tuple(sorted(fighters, key=lambda f: f.hand, reverse=True))
    who = ranked[0].seat if winner is None else winner
    return ShootoutHeld(place, business, who, Caller.MARKER, ranked, rounds, who, decided_by, replacement)


def with_tiles(table: TableView, seat: int, tiles: str, wins: str = "") -> TableView:
    rows = tuple(
        replace(r, tiles=tuple(KINDS[i] for i in tiles), wins_next=tuple(KINDS[i] for i in wins))
        if r.seat == seat
        else r
        for r in table.rows
    )
    return replace(table, rows=rows)


def tied(
    table: TableView,
    place: int,
    fighters: tuple[Fighter, ...],
    seats: tuple[int, ...],
    rounds: tuple[Round, ...] = (),
) -> TableView:
    """A table that waits for reinforcements."""
    business = table.places[place].business
    assert business is not None
    tie = TieView(place, business, seats[0], Caller.MARKER, fighters, seats, rounds, optional=False)
    return replace(table, tie=tie, active=seats[0])


def over(table: TableView, winner: int, tiles: str, victory: Victory, because: str) -> TableView:
    over = with_tiles(table, winner, tiles)
    return replace(over, outcome=Outcome(winner, victory, tuple(KINDS[i] for i in because)))


def turned_up(table: TableView, columns: tuple[str, ...], hands: tuple[str, ...]) -> TableView:
    rows = tuple(
        replace(
            r,
            columns=tuple(column(part) for part in text.split("|")),
            hand=tuple(any_card(w) for w in held.split()),
        )
        for r, text, held in zip(table.rows, columns, hands, strict=True)
    )
    return replace(table, rows=rows)


def names(view: TableView) -> tuple[str, ...]:
    """The players of a table, by seat."""
    return tuple(PLAYERS[boss] for boss in view.bosses)
