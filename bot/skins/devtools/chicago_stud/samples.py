"""How a position is written down: seats with their cards and chips, made into the engine's own state."""

from collections.abc import Sequence

from engine.chicago_stud.actions import Answer, Until
from engine.chicago_stud.pieces import Boss, Options
from engine.chicago_stud.showing import table, view
from engine.chicago_stud.state import Did, LastAction, Part, SeatState, StandingOrder, State
from engine.chicago_stud.views import SeatView, TableView
from engine.french_deck import Card
from engine.game import Seat

PLAYERS = {
    Boss.CAPONE: "Lucie",
    Boss.OBANION: "Marguerite_92",
    Boss.TORRIO: "Nono",
    Boss.WEISS: "Karim B.",
    Boss.MORAN: "Théo le Rouge",
    Boss.YALE: "Alexandra-Maria",
    Boss.DRUCCI: "Olek",
    Boss.ROLFE: "Ines",
}


def cards(text: str) -> tuple[Card, ...]:
    """`Ks Td Xb` as cards."""
    return tuple(map(Card.parse, text.split()))


def seat(
    boss: Boss,
    stack: int,
    down: str,
    up: str,
    said: str = "",
    paid: int = 0,
    before: int = 0,
    loans: int = 0,
) -> SeatState:
    """A boss with cards and chips.

    `said`: what they did in this round (`raise 4`), `folded` before it, or `out` of the game; `paid`: in this
    round, `before`: in the rounds before it.
    """
    word, _, chips = said.partition(" ")
    did = LastAction(Did(word), int(chips or 0)) if word in set(Did) else None
    part = Part.FOLDED if word in ("fold", "folded") else Part.OUT if word == "out" else Part.IN
    return SeatState(
        boss,
        stack,
        loans,
        part,
        cards(down),
        cards(up),
        before + paid,
        paid,
        did is not None,
        False,
        did,
        None,
        1 if part is Part.OUT else 0,
    )


def position(
    options: Options,
    seats: Sequence[SeatState],
    *,
    street: int,
    speaker: Seat | None,
    deal: int = 4,
    dealer: Seat = 0,
    opener: Seat = 0,
    dead: int = 0,
    raises: int = 0,
    common: str = "",
) -> State:
    """A table in the middle of a deal."""
    lying = {card for each in seats for card in (*each.down, *each.up)} | set(cards(common))
    level = max(each.paid for each in seats)
    return State(
        options,
        "sample",
        tuple(seats),
        tuple(card for card in options.deck if card not in lying),
        deal,
        dealer,
        street,
        cards(common)[0] if common else None,
        dead,
        opener,
        seats[opener].up,
        speaker,
        level,
        raises,
        options.least_bet(street, options.unit(deal)),
    )


def ordered(state: State, seat: Seat, answer: Answer, until: Until, left: int | None = None) -> State:
    """The same table where that seat has left an order."""
    return state.having(seat, order=StandingOrder(answer, until, left))


def names(seen: TableView) -> tuple[str, ...]:
    """Who plays, by seat."""
    return tuple(PLAYERS[row.boss] for row in seen.rows)


def both(state: State, seat: Seat) -> tuple[TableView, SeatView]:
    """The public table, and what one seat sees."""
    return table(state), view(state, seat)
