"""Routes of Gangster at a table: who is asked, what can be planned, and everybody else's turns."""

from random import Random
from typing import Any

from engine import gangster
from engine.gangster import planning
from engine.gangster.actions import Drive
from tests.helpers.home import Home
from tests.helpers.opaque import inside


async def view(home: Home, table_id: int, seat: int) -> Any:
    match = await home.store.matches.load(table_id)
    return inside(match.view(gangster, seat))


async def asked_seat(home: Home, table_id: int) -> int:
    """The seat whose turn it is."""
    (seat,) = gangster.awaited(inside((await home.store.matches.load(table_id)).position))
    return seat


async def others(home: Home, table_id: int, but: int, dice: Random) -> None:
    """Everybody else drives, until it is that seat's turn."""
    while (seat := await asked_seat(home, table_id)) != but:
        match = await home.store.matches.load(table_id)
        lines = [each for each in gangster.legal(inside(match.position), seat) if isinstance(each, Drive)]
        await home.does(table_id, match.occupants[seat].player or 0, str(dice.choice(lines)))


def drives(seen: Any) -> list[str]:
    """Three drives by districts, one after the other."""
    lines: list[Any] = []
    for _ in range(3):
        offers = planning.planned(seen, lines).offers
        lines.append(
            next(each.action for each in offers if isinstance(each.action, Drive) and not each.action.take)
        )
    return [str(line) for line in lines]
