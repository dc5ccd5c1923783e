"""Memory of each boss: the others' backs that they have seen and still know (CP-6.3, OR-37).

A card that may have gone to either of two columns is no longer counted as known; the raid itself stays in the
dossier.
"""

from engine.chicago_poker.actions import Drive
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import Business, Place
from engine.chicago_poker.state import Column, Known, OpenState
from engine.chicago_poker.views import RaidSeen
from engine.game import Seat


def remember_raid(
    game: OpenState,
    seat: Seat,
    rival: Seat,
    place: Place,
    business: Business,
    backs: tuple[tuple[int, Card], ...],
) -> None:
    """The raider now knows every back of that column, each in its slot."""
    seen = RaidSeen(game.turn, rival, place, business, backs)
    game.raids = _with_more(game.raids, seat, (seen,))
    elsewhere = tuple(known for known in game.known[seat] if (known.rival, known.place) != (rival, place))
    exact = tuple(Known(rival, place, (slot,), card) for slot, card in backs)
    game.known = tuple(
        elsewhere + exact if reader == seat else known for reader, known in enumerate(game.known)
    )


def forget_slot(game: OpenState, rival: Seat, place: Place, slot: int, card: Card) -> None:
    """The gangster in that slot was turned up and is gone, so the others lie in other slots."""
    game.known = tuple(
        tuple(
            _elsewhere(known, slot) if (known.rival, known.place) == (rival, place) else known
            for known in row
            if known.card != card
        )
        for row in game.known
    )


def forget_place(game: OpenState, place: Place) -> None:
    """All gangsters of that business are gone."""
    game.known = tuple(tuple(known for known in row if known.place != place) for row in game.known)


def follow_drive(
    game: OpenState, driver: Seat, drive: Drive, column: Column, first: int, laid: Column
) -> None:
    """Every reader keeps what the Limousine cannot hide; faces that became backs are known to all.

    `column` is the origin as it was, `laid` the gangsters as they lie now from slot `first` on.
    """
    backs = tuple(first + number for number, gangster in enumerate(laid) if not gangster.up)
    shown = {gangster.card for gangster in laid if gangster.up}
    moved = {slot for slot, gangster in enumerate(column) if gangster.card in drive.cards}
    turned = tuple(
        Known(driver, drive.destination, backs, gangster.card)
        for gangster in column
        if gangster.up and gangster.card in drive.cards and gangster.card not in shown
    )
    game.known = tuple(
        row if reader == driver else _followed(row, driver, drive, moved, backs, shown) + turned
        for reader, row in enumerate(game.known)
    )


def _followed(
    row: tuple[Known, ...],
    driver: Seat,
    drive: Drive,
    moved: set[int],
    backs: tuple[int, ...],
    shown: set[Card],
) -> tuple[Known, ...]:
    still: list[Known] = []
    for known in row:
        if (known.rival, known.place) != (driver, drive.origin):
            still.append(known)
        elif known.card in shown:
            continue
        elif moved.issuperset(known.slots):
            still.append(Known(driver, drive.destination, backs, known.card))
        elif not backs or moved.isdisjoint(known.slots):
            left = tuple(_closed_up(slot, moved) for slot in known.slots if slot not in moved)
            still.append(Known(driver, drive.origin, left, known.card))
    return tuple(still)


def _closed_up(slot: int, moved: set[int]) -> int:
    return slot - sum(gone < slot for gone in moved)


def _elsewhere(known: Known, slot: int) -> Known:
    return Known(known.rival, known.place, tuple(own for own in known.slots if own != slot), known.card)


def _with_more(
    rows: tuple[tuple[RaidSeen, ...], ...], seat: Seat, more: tuple[RaidSeen, ...]
) -> tuple[tuple[RaidSeen, ...], ...]:
    return tuple(row + more if reader == seat else row for reader, row in enumerate(rows))
