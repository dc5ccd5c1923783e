"""Positions to be painted: from games that were played, and some that hardly ever come about.

A game is kept as who played it, its seed, its length, and its lines.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from engine import gangster as game
from engine.game import Seat
from engine.gangster.events import Scoring
from engine.gangster.pieces import Boss, Clan, Kind, Place
from engine.gangster.views import SeatView, TableView, Trail

PLAYERS = {
    Boss.CAPONE: "Lucie",
    Boss.MORAN: "Marguerite_92",
    Boss.TORRIO: "Nono",
    Boss.OBANION: "Karim B.",
    Boss.WEISS: "Alexandra-Maria",
    Boss.YALE: "Théo le Rouge",
}
STRANGE = ("W" * 32, "Владимир Маяковский", "名前がとても長いボスです", "(╯°□°)╯︵ ┻━┻", "")
FOLDER = Path(__file__).parent / "games"
BUSY = {2: 131, 3: 122, 4: 113, 5: 193}  # after so many turns a game of so many seats has much to show
TO_THE_LOOP = (
    (Place.WEST_SIDE, Place.CHINATOWN, Place.LOOP),
    (Place.NORTH_SIDE, Place.CHINATOWN, Place.LOOP),
    (Place.GOLD_COAST, Place.LOOP),
    (Place.BRONZEVILLE, Place.GOLD_COAST, Place.LOOP),
)


@cache
def played(name: str, turns: int | None = None) -> Any:
    """A game after so many turns, or at its end, as the engine has it."""
    bosses, seed, length, *lines = (FOLDER / f"{name}.txt").read_text().splitlines()
    state = game.setup(bosses.split(), game.Options(length=length), seed).state
    for line in lines[:turns]:
        state = game.apply(state, game.awaited(state)[0], game.parse(line)).state
    return state


def table(seats: int) -> TableView:
    """What everybody sees in the middle of a game."""
    return game.table(played(f"game-{seats}", BUSY[seats]))


def ended(seats: int) -> TableView:
    """What everybody sees at its end."""
    return game.table(played(f"game-{seats}"))


def hand(seats: int, seat: Seat | None = None) -> SeatView:
    """What a seat sees in the middle of a game; without one, whoever is to play."""
    at = played(f"game-{seats}", BUSY[seats])
    return game.view(at, game.awaited(at)[0] if seat is None else seat)


def start() -> SeatView:
    """What the first player sees before the first turn."""
    at = played("game-4", 0)
    return game.view(at, game.awaited(at)[0])


def names(view: TableView) -> tuple[str, ...]:
    """Who plays, by seat."""
    return tuple(PLAYERS[row.boss] for row in view.seats)


def tables() -> Mapping[str, TableView]:
    """By name."""
    return {
        **{f"table-{seats}": table(seats) for seats in BUSY},
        "table-start": start().table,
        "table-crowded": crowded(),
        "table-full": full(table(5)),
    }


def hands() -> Mapping[str, SeatView]:
    """By name: who is to play, who looks ahead, who stands at the harbour, all at one place, in Cicero."""
    harbour, out = table(4), table(3)
    (player,), (driver,) = harbour.awaited, out.awaited
    return {
        **{f"panel-{seats}": hand(seats) for seats in BUSY},
        "panel-start": start(),
        "panel-waits": next(hand(4, seat) for seat in range(4) if seat != player),
        "panel-harbour": _seen(_moved(harbour, {harbour.seats[player].clans[0]: Place.GOLD_COAST}), player),
        "panel-crowded": _seen(crowded(), crowded().awaited[0]),
        "panel-out": _seen(_moved(out, {out.seats[driver].clans[0]: Place.CICERO}), driver),
    }


def _seen(view: TableView, seat: Seat) -> SeatView:
    return SeatView(seat, view, ())


def crowded() -> TableView:
    """All five cars at one place, each after a drive, two and two along the same road."""
    view = table(5)
    (player,) = view.awaited
    others = [row.clan for row in view.clans if row.seat != player]
    trails = tuple(Trail(clan, road, bumped=False) for clan, road in zip(others, TO_THE_LOOP, strict=True))
    changes = tuple(replace(each, placed=(), taken=(), trails=trails) for each in view.changes)
    return _moved(replace(view, changes=changes), {row.clan: Place.LOOP for row in view.clans})


def _moved(view: TableView, cars: Mapping[Clan, Place]) -> TableView:
    """The same with some cars elsewhere."""
    clans = tuple(replace(row, car=cars.get(row.clan, row.car)) for row in view.clans)

    def at(place: Place) -> tuple[Clan, ...]:
        return tuple(row.clan for row in clans if row.car is place)

    districts = tuple(replace(row, cars=at(row.place)) for row in view.districts)
    return replace(
        view, clans=clans, districts=districts, harbour=replace(view.harbour, cars=at(Place.GOLD_COAST))
    )


def scorings() -> Mapping[str, tuple[Scoring, TableView]]:
    """The last day of reckoning of every finished game."""
    views = {f"scoring-{seats}": ended(seats) for seats in BUSY}
    return {name: (view.scorings[-1], view) for name, view in views.items()}


def finals() -> Mapping[str, TableView]:
    """With one king, with two, with as many as there are seats."""
    return {
        **{f"final-{seats}": ended(seats) for seats in BUSY},
        "final-sprint": game.table(played("sprint")),
        "final-short": game.table(played("short")),
        "final-shared-2": _shared(ended(4), (0, 2)),
        "final-shared-of-2": _shared(ended(2), (0, 1)),
        "final-shared-3": _shared(ended(5), (1, 2, 4)),
        "final-shared-5": _shared(ended(5), (0, 1, 2, 3, 4)),
    }


def _shared(view: TableView, kings: tuple[Seat, ...]) -> TableView:
    """The same end with those as equals at the head."""
    best = max(view.seats, key=lambda row: row.influence)
    rows = tuple(
        replace(row, influence=best.influence, gains=best.gains) if row.seat in kings else row
        for row in view.seats
    )
    lower = tuple(
        replace(row, influence=sum(row.gains[1:]) + 8, gains=(8, *row.gains[1:]))
        if row.seat not in kings and row.influence == best.influence
        else row
        for row in rows
    )
    return replace(view, seats=lower, winners=kings)


def full(view: TableView) -> TableView:
    """As much as there can ever be: every space taken, trunks of two, three figures of influence."""
    districts = tuple(
        replace(row, spaces=tuple(clan or view.clans[0].clan for clan in row.spaces), doubled=number < 8)
        for number, row in enumerate(view.districts)
    )
    clans = tuple(
        replace(
            row,
            riding=15,
            trunk=tuple(other.clan for other in view.clans if other.clan is not row.clan)[:2],
            room=2,
            equipment=(Kind.TRUNK, Kind.BODYGUARD),
            breakfast=12,
        )
        for row in view.clans
    )
    seats = tuple(replace(row, influence=288) for row in view.seats)
    return replace(view, districts=districts, clans=clans, seats=seats)
