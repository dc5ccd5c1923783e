"""The board again, from what everybody sees: a copy to try things on, without any order of a pile."""

from collections.abc import Mapping

from engine.gangster.board import FREE, OUT, POLICEMAN, Board, ClanState
from engine.gangster.city import TILES
from engine.gangster.pieces import Clan
from engine.gangster.views import ClanRow, DistrictRow, TableView


def board_of(table: TableView, seat: int) -> Board:
    """Board of that open table, as it would lie if it were the turn of `seat`."""
    numbers = {row.clan: number for number, row in enumerate(table.clans)}
    return Board(
        options=table.options,
        seats=len(table.seats),
        clans=tuple(_clan(row, numbers) for row in table.clans),
        tiles=tuple(OUT if row.tile is None else TILES.index(row.tile) for row in table.districts),
        spaces=tuple(_spaces(row, numbers) for row in table.districts),
        turned=tuple(POLICEMAN if place is None else place.number for place in table.turned),
        quays=table.harbour.quays,
        seat=seat,
        idle=table.idle,
    )


def _clan(row: ClanRow, numbers: Mapping[Clan, int]) -> ClanState:
    return ClanState(
        clan=row.clan,
        car=row.car.number,
        riding=row.riding,
        box=row.box,
        trunk=tuple(numbers[who] for who in row.trunk),
        equipment=row.equipment,
        open=row.open,
        breakfast=row.breakfast,
    )


def _spaces(row: DistrictRow, numbers: Mapping[Clan, int]) -> tuple[int, ...]:
    return tuple(FREE if who is None else numbers[who] for who in row.spaces)
