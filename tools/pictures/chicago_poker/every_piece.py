"""Positions that together show every piece at every size: every boss in every place, every business,
card, mark and number of fighters. `make assets` paints them, so that no sprite is missing in a game.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.skins.chicago_poker.pictures.legend import TAUGHT
from engine.chicago_poker.cards import Card, Colour
from engine.chicago_poker.events import DecidedBy, Fighter, Round, ShootoutHeld, Victory
from engine.chicago_poker.pieces import PLACES, AnyCard, Boss, Business, Special
from engine.chicago_poker.views import (
    BossView,
    ColumnView,
    GangsterView,
    Outcome,
    OwnGangster,
    RaidSeen,
    TableView,
)
from tools.pictures.chicago_poker.samples import (
    column,
    fighter,
    hand,
    row,
    shootout,
    table,
    tied,
    town,
)

BOSSES = tuple(Boss)
_TILES = (("SJBG", ""), ("", ""), ("", "SJBG"), ("SSJJBBGG", "SJBG"), ("SSJJBBGG", ""))
_COLUMNS = (
    "R1 B2+ G3 Y4 P5", "? ?+ R9 Y9 P9", "R1 B1 ?", "G7 x x", "", "Y8+ P8+ G8", "? R12 B13 ?", "x x x",
)  # fmt: skip


def tables() -> Iterator[TableView]:
    """Tables of every size in which, between them, every boss sits everywhere with everything, while signs
    are explained.
    """
    for seats, places in PLACES.items():
        for turn in range(6):
            yield _table(seats, places, turn)


def _table(seats: int, places: int, turn: int) -> TableView:
    rows = tuple(
        row(
            seat,
            BOSSES[(seat + turn) % 6],
            (seat * 3 + turn) % 10,
            _TILES[(seat + turn) % 5][0],
            "|".join(_COLUMNS[(seat + place + turn) % len(_COLUMNS)] for place in range(places)),
            gained=(seat + turn) % 3,
            wins=_TILES[(seat + turn) % 5][1],
        )
        for seat in range(seats)
    )
    kinds = "".join("SJBG-"[(place + turn) % 5] for place in range(places))
    made = table(kinds, rows, 0, turn, 40 + turn, 3 * turn, turn, turn=TAUGHT)
    return replace(made, places=tuple(replace(p, new=(n + turn) % 3 == 0) for n, p in enumerate(made.places)))


def hands() -> Iterator[BossView]:
    """Hands of up to nine cards for every boss, with every special card and every suit at each width."""
    specials, gangsters = [*Special], ["R15", "B12", "G9", "Y4", "P1"]
    for turn in range(6):
        for seats in (2, 4, 6):
            view, count = _table(seats, PLACES[seats], turn), 7 + turn % 3
            held = ([*gangsters, *specials] if turn < 3 else [*specials, *gangsters])[:count]
            mine = hand(view, 0, " ".join(held), "|".join([""] * PLACES[seats]), held[0], asked=turn % 2 == 0)
            yield replace(mine, columns=tuple(_own(place, turn) for place in range(PLACES[seats])))


def few() -> Iterator[BossView]:
    """Hands of three and four cards, which are larger, with every special card and every suit."""
    held = ["R15", "B12", "G9", "Y4", "P1", *Special]
    view = table("SJ", (row(0, Boss.CAPONE, 3, "", "|"), row(1, Boss.YALE, 3, "", "|")), 0, 3, 40, 3, 9)
    for count in (3, 4):
        for first in range(0, len(held), count):
            these = held[min(first, len(held) - count) :][:count]
            yield hand(view, 0, " ".join(these), "|")


def _own(shift: int, turn: int) -> tuple[OwnGangster, ...]:
    return tuple(
        OwnGangster(Card(colour, 3 + turn), (n + shift + turn) % 2 == 0) for n, colour in enumerate(Colour)
    )


def towns() -> Iterator[BossView]:
    """The private town of every size, of every boss, with specials in each of the strip's styles."""
    specials = [*Special]
    for seats in PLACES:
        for turn in range(6):
            view = _table(seats, PLACES[seats], turn)
            held = (
                ["R15", "B12", specials[turn % 5]],
                ["G9", *specials],
                ["R15", "B12", "G9", "Y4", "P1", "R2", "B3", *specials],
            )[turn % 3]
            mine = town(view, 0, " ".join(held), "|".join([""] * PLACES[seats]), str(held[0]))
            columns = tuple(_own(place, turn)[: 1 + (place + turn) % 5] for place in range(PLACES[seats]))
            rows = tuple(
                replace(r, columns=tuple(_seen(column) for column in columns)) if r.seat == mine.seat else r
                for r in view.rows
            )
            yield replace(mine, table=replace(view, rows=rows), columns=columns)


def _seen(own: tuple[OwnGangster, ...]) -> ColumnView:
    """One's own column as the others see it; every second gangster new."""
    gangsters = tuple(
        GangsterView(None if gangster.hidden else gangster.card, new=number % 2 == 0)
        for number, gangster in enumerate(own)
    )
    return ColumnView(gangsters, len(own) == 5, ())


def shootouts() -> Iterator[tuple[ShootoutHeld, TableView]]:
    """Every number of fighters, every boss in every place, with and without reinforcements."""
    for turn in range(6):
        view = _table(6, 4, turn)
        place = next(n for n, p in enumerate(view.places) if p.business is not None)
        for count in range(1, 7):
            fighters = _fighters(count)
            sent = Round(
                tuple((f.seat, Card(tuple(Colour)[(f.seat + turn) % 5], 9 + f.seat)) for f in fighters)
            )
            yield shootout(view, place, fighters, DecidedBy.RANK, tuple(Business)[(turn + count) % 4]), view
            if count > 1:
                yield shootout(view, place, fighters, DecidedBy.REINFORCEMENT, None, (sent,)), view


def _fighters(count: int) -> tuple[Fighter, ...]:
    columns = (
        "(R13) (B13) (G13) (Y13) (P13)",
        "(R12) B12 G12 (Y12)",
        "R11 (P11) G11",
        "(B10) Y10",
        "(P9) R9",
        "(R8) G1",
    )
    return tuple(fighter(seat, columns[seat]) for seat in range(count))


def ties() -> Iterator[TableView]:
    """Every number of tied bosses, in the first round of reinforcements and in the second."""
    for turn in range(6):
        view = _table(6, 4, turn)
        place = next(n for n, p in enumerate(view.places) if p.business is not None)
        for count in range(2, 7):
            fighters = _fighters(count)
            everybody = tuple(f.seat for f in fighters)
            yield tied(view, place, fighters, everybody)
            sent = Round(tuple((f.seat, Card(tuple(Colour)[f.seat % 5], 7)) for f in fighters))
            yield tied(view, place, fighters, everybody[:2], (sent,))


def raids() -> Iterator[tuple[RaidSeen, TableView]]:
    """Every boss raided at every business."""
    for turn in range(6):
        view = _table(6, 4, turn)
        for place, business in enumerate(Business):
            seen = tuple(
                (slot, Card(colour, 1 + turn)) for slot, colour in enumerate(Colour) if (slot + turn) % 2
            )
            kinds = replace(view, rows=tuple(replace(r, columns=(column("R2 G3"),) * 4) for r in view.rows))
            yield RaidSeen(9, turn, place, business, seen[: 1 + turn % 3]), kinds


def finals() -> Iterator[TableView]:
    """Every boss as winner with one to eight tiles, and the others around them; all cards turned up."""
    for seats, places in PLACES.items():
        for turn in range(6):
            view = _table(seats, places, turn)
            tiles = tuple(tuple(Business)[(n + turn) % 4] for n in range(1 + (turn + seats) % 8))
            cards: tuple[AnyCard, ...] = tuple(Card(colour, 5 + turn) for colour in Colour)
            rows = tuple(
                replace(
                    r,
                    tiles=tiles if r.seat == 0 else r.tiles,
                    columns=(column("R1 B1 G1 Y1 P1"),) * places,
                    hand=(*tuple(Special)[: 2 + (turn + r.seat) % 4], *cards)[: 1 + 2 * (turn % 4)],
                )
                for r in view.rows
            )
            outcome = Outcome(0, tuple(Victory)[turn % 4], tiles[:3])
            yield replace(view, rows=rows, outcome=outcome)
