"""Events and views as short lines that leave nothing out: every field has its place in one of them."""

from collections.abc import Iterator, Sequence
from dataclasses import fields
from enum import Enum

from engine.chicago_poker import BossView, Event, Options, TableView
from engine.chicago_poker.actions import Drive, Play
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Fighter, Round
from engine.chicago_poker.hands import Hand
from engine.chicago_poker.pieces import LETTERS, Boss
from engine.chicago_poker.views import BossRow, ColumnView, GangsterView, Offer, TieView

Bosses = tuple[Boss, ...]

SEATS = {"seat", "rival", "first", "caller", "winner", "active"}
PLACES = {"place", "origin", "destination"}
CARDS = {"card", "laid"}  # None is a back


def news(events: Sequence[Event], bosses: Bosses) -> Iterator[str]:
    """A line for each event, every field in it."""
    for event in events:
        yield f"* {type(event).__name__} {_facts(event, bosses)}".rstrip()


def _facts(thing: object, bosses: Bosses) -> str:
    named = ((field.name, getattr(thing, field.name)) for field in fields(thing))  # type: ignore[arg-type]
    return " ".join(f"{name}={_fact(name, fact, bosses)}" for name, fact in named)


def _fact(name: str, fact: object, bosses: Bosses) -> str:
    if name in ("tied", "sent"):
        return _row(fact, bosses)
    match fact:
        case Fighter():
            return f"{bosses[fact.seat]}({_fighter(fact)})"
        case Round():
            return _row(fact.sent, bosses)
        case Options():
            return f"{fact.rulebook},{fact.length},{'specials' if fact.specials else 'no-specials'}"
        case Enum():
            return str(fact.value)
        case Card():
            return str(fact)
        case tuple():
            return "[" + " ".join(_fact(name, each, bosses) for each in fact) + "]"
        case bool() | str():
            return str(fact).lower()
        case int():
            return bosses[fact] if name in SEATS else LETTERS[fact] if name in PLACES else str(fact)
        case None:
            return "##" if name in CARDS else "none"
        case _:
            raise TypeError(f"{name}={fact!r} has no words")


def _row(seats: object, bosses: Bosses) -> str:
    """Seats, or seats each with what they sent."""
    assert isinstance(seats, tuple)
    words = (f"{bosses[s[0]]}:{s[1] or 'nothing'}" if isinstance(s, tuple) else bosses[s] for s in seats)
    return "[" + " ".join(words) + "]"


def _fighter(fighter: Fighter) -> str:
    laid = " ".join(
        f"({card})" if down else str(card)
        for card, down in zip(fighter.cards, fighter.were_down, strict=True)
    )
    return f"{laid} = {_hand(fighter.hand)}"


def _hand(hand: Hand) -> str:
    values = "-".join(map(str, hand.values))
    return f"{hand.rank.name.lower()} {values}, made by {_cards(hand.made)}, beside {_cards(hand.kickers)}"


def table_lines(table: TableView) -> Iterator[str]:
    """What everybody may know."""
    options = _fact("options", table.options, table.bosses)
    yield f"table {options} stock {table.stock}"
    active, left = table.bosses[table.active], f"{table.actions_left} left, {table.actions_optional} optional"
    yield f"table turn {table.turn} {active} has {left}"
    yield f"table deck {table.deck}, discard {table.discard} top {table.discard_top or 'none'}" + (
        ", being searched" if table.searching else ""
    )
    if table.reshuffles_left is not None:
        yield f"table deck may be renewed {table.reshuffles_left} times more"
    yield from (f"table {line}" for line in _town(table))
    yield from (f"table {_row_of(row)}" for row in table.rows)
    if table.tie:
        yield f"table tie {_tie(table.tie, table.bosses)}"
    if table.outcome:
        yield f"table outcome {_facts(table.outcome, table.bosses)}"


def _town(table: TableView) -> Iterator[str]:
    for place, lot in enumerate(table.places):
        new = "+" if lot.new else ""
        markers = f" markers {_row(lot.markers, table.bosses)}" if lot.markers else ""
        columns = " | ".join(f"{row.boss} {_column(row.columns[place])}" for row in table.rows)
        yield f"{LETTERS[place]} {lot.business or 'vacant'}{new}{markers}: {columns}"


def _column(column: ColumnView) -> str:
    slots = [*map(_slot, column.gangsters), *(f"-{slot + 1}" for slot in column.removed)]
    return " ".join(slots or "–") + ("!" if column.marker else "")


def _slot(gangster: GangsterView) -> str:
    return f"{gangster.card or '##'}{'+' if gangster.new else ''}"


def _row_of(row: BossRow) -> str:
    hand = f" hand {_cards(row.hand)}" if row.hand is not None else ""
    return (
        f"{row.boss} (seat {row.seat}) holds {row.hand_size} (+{row.gained}),"
        f" owns [{' '.join(row.tiles)}], wins by [{' '.join(row.wins_next)}]{hand}"
    )


def _tie(tie: TieView, bosses: Bosses) -> str:
    return _facts(tie, bosses)


def own_lines(view: BossView) -> Iterator[str]:
    """What one boss may know beyond that, and what is new to them; else their table is everybody's."""
    boss, bosses = view.table.bosses[view.seat], view.table.bosses
    yield f"{boss} holds {_cards(view.hand)}; drawn {_cards(view.drawn)}"
    for place, column in enumerate(view.columns):
        if column:
            laid = " ".join(f"({own.card})" if own.hidden else str(own.card) for own in column)
            yield f"{boss} has at {LETTERS[place]} {laid}"
    yield f"{boss} finds new: {', '.join(_marks(view.table)) or 'nothing'}"
    for raid in view.raids:
        seen = " ".join(f"{slot + 1}:{card}" for slot, card in raid.gangsters)
        where = f"of {bosses[raid.rival]} at {LETTERS[raid.place]} {raid.business}"
        yield f"{boss} saw in turn {raid.turn} {where} [{seen}]"
    for known in view.known:
        slot = "?" if known.slot is None else known.slot + 1
        yield f"{boss} knows of {bosses[known.rival]} at {LETTERS[known.place]} {slot}:{known.card}"
    if view.pile is not None:
        yield f"{boss} searches {_cards(view.pile)}"
    if view.answered:
        yield f"{boss} has sent {view.sent or 'nothing'}"
    if view.offers:
        yield f"{boss} may {', '.join(_offers(view.offers))}"


def _marks(table: TableView) -> Iterator[str]:
    """Businesses, slots filled (2) and emptied (-2), and cards gained since the reader last looked."""
    for place, lot in enumerate(table.places):
        if lot.new:
            yield f"{LETTERS[place]} {lot.business}"
        for row in table.rows:
            column = row.columns[place]
            slots = [str(slot) for slot, gangster in enumerate(column.gangsters, start=1) if gangster.new]
            slots += [f"-{slot + 1}" for slot in column.removed]
            if slots:
                yield f"{LETTERS[place]} {row.boss} {' '.join(slots)}"
    yield from (f"{row.boss} gained {row.gained}" for row in table.rows if row.gained)


def _offers(offers: tuple[Offer, ...]) -> Iterator[str]:
    """What may be done, with the places for each gangster, and how many ways to drive from here to there."""
    plays: dict[str, str] = {}
    drives: dict[str, int] = {}
    for offer in offers:
        match offer.action:
            case Play(card, place):
                plays[f"play {card}"] = plays.get(f"play {card}", "") + f" {LETTERS[place]}{_facing(offer)}"
            case Drive(origin, cards, destination):
                journey = f"limousine {LETTERS[origin]} {len(cards)} {LETTERS[destination]}{_facing(offer)}"
                drives[journey] = drives.get(journey, 0) + 1
            case _:
                yield str(offer.action)
    yield from (f"{play}{places}" for play, places in plays.items())
    yield from (f"{journey} in {ways} ways" for journey, ways in drives.items())


def _facing(offer: Offer) -> str:
    return "".join("^" if up else "_" for up in offer.facing) + ("!" if offer.fills else "")


def _cards(cards: Sequence[object]) -> str:
    return " ".join(map(str, cards)) or "nothing"
