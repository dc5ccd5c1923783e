"""Events and views as short lines that leave nothing out: every field has its place in one of them."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from enum import Enum

from engine.french_deck import Card, Hand
from engine.poker_champ import Event, Options, SeatView, TableView
from engine.poker_champ.events import ShowdownHeld, Shown, WonUnseen
from engine.poker_champ.pieces import Back, Boss
from engine.poker_champ.views import SeatRow

Bosses = tuple[Boss, ...]

SEATS = {"seat", "dealer", "giver", "broke", "winner"}
ROWS_OF_SEATS = {"seats", "winners", "awaited"}


def news(events: Sequence[Event], bosses: Bosses) -> Iterator[str]:
    """A line for each event, every field in it; what is shown has a line for each hand."""
    for event in events:
        named = [(field.name, getattr(event, field.name)) for field in fields(event)]
        facts = " ".join(f"{name}={_fact(name, fact, bosses)}" for name, fact in named if name != "shown")
        yield f"* {type(event).__name__} {facts}".rstrip()
        for shown in dict(named).get("shown", ()):
            yield f"*   {_shown(shown, bosses)}"


def _fact(name: str, fact: object, bosses: Bosses) -> str:
    match fact:
        case Options():
            return f"{fact.length},{fact.deals}"
        case Hand():
            return _hand(fact)
        case Card() | Back():
            return str(fact)
        case Enum():
            return fact.name.lower()
        case tuple():
            inner = "seat" if name in ROWS_OF_SEATS else name
            return "[" + " ".join(_fact(inner, each, bosses) for each in fact) + "]"
        case int():
            return bosses[fact] if name in SEATS else str(fact)
        case None:
            return "none"
        case _:
            raise TypeError(f"{name}={fact!r} has no words")


def _shown(shown: Shown, bosses: Bosses) -> str:
    cards = " ".join(map(str, shown.cards))
    return (
        f"{shown.place}. {bosses[shown.seat]} {cards} = {_hand(shown.hand)}"
        f", paid {shown.paid}, takes {shown.takes}"
    )


def _hand(hand: Hand) -> str:
    making, kickers = hand.cards[: hand.making], hand.cards[hand.making :]
    beside = f" beside {' '.join(map(str, kickers))}" if kickers else ""
    return f"{hand.category.name.lower()}({' '.join(map(str, making))}{beside})"


def table_lines(table: TableView, bosses: Bosses) -> Iterator[str]:
    """What everybody may know."""
    yield f"table {_fact('options', table.options, bosses)}, {table.awards_left} Awards left"
    stage = f"{table.stage.name.lower()}, price {table.price}"
    yield f"table deal {table.deal}, {bosses[table.dealer]} deals; {stage}"
    common, new = (" ".join(map(str, cards)) for cards in (table.common, table.new))
    yield f"table common {common}; new {new}; pot {table.pot}"
    yield f"table awaits {_fact('awaited', table.awaited, bosses)}"
    yield f"table last {_last(table.last, bosses)}"
    yield from (f"table {_row(row)}" for row in table.rows)
    if table.ending:
        yield f"table over by {table.ending}: {_fact('winners', table.winners, bosses)}"


def _last(last: WonUnseen | ShowdownHeld | None, bosses: Bosses) -> str:
    match last:
        case WonUnseen():
            return f"deal {last.deal} won unseen by {bosses[last.seat]}"
        case ShowdownHeld():
            return f"deal {last.deal} won by {' '.join(bosses[shown.seat] for shown in last.winners)}"
        case None:
            return "none"


def _row(row: SeatRow) -> str:
    hand = f" shows {' '.join(map(str, row.hand))}" if row.hand else ""
    backs, paid = " ".join(map(str, row.backs)), " ".join(map(str, row.paid))
    return (
        f"{row.boss} (seat {row.seat}) {row.standing}: {row.chips} chips, {row.awards} Awards"
        f"{', wins by the next' if row.wins_next else ''}, backs {backs}, paid {paid}{hand}"
    )


def own_lines(view: SeatView, bosses: Bosses) -> Iterator[str]:
    """What one seat may know beyond that."""
    boss = bosses[view.seat]
    yield f"{boss} holds {' '.join(map(str, view.hand))}: {_hand(view.best)}"
    offers = [
        f"{offer.action} for {offer.cost}{' (all they have)' if offer.last_chip else ''}"
        for offer in view.offers
    ]
    if offers:
        yield f"{boss} may {', '.join(offers)}"
