"""A table at which a turn can be planned, and what its file says afterwards."""

from pathlib import Path
from typing import Any

from bot.table.clock import Pace
from tests.helpers.begun import begun_at
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.home import ANN, BEN, CLEO, Home

QUIET = """
    options: english full specials
    bosses: capone yale weiss
    turn: 11 capone
    A: brewery
    A capone: B1 B2
    A yale: R1 R2 B4
    B: speakeasy
    hand capone: R12 B3 G7
    hand yale: R14 Y8 R3 police-raid
    hand weiss: B14
    deck: P3 P4 P5 P6 P7 ...
"""
TURN = ("recruit", "recruit", "recruit")  # Ann's
PLAN = ("play R14 A", "recruit", "play Y8 B")
LATER = ("play R3 B", "recruit", "recruit")  # the turn after that


async def begun(path: Path) -> tuple[Home, int]:
    home = Home(path, begun_at(at(QUIET)))
    for player in (ANN, BEN, CLEO):
        await home.coordinator.profiles.update(player, asks_end=False)
    table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.DAY)
    await home.coordinator.scheduler.run_due()
    await home.tell()
    return home, table_id


async def written(home: Home) -> Any:
    """All that the file says of moves, letters, seats and clocks."""

    def rows(db: Any) -> Any:
        queries = {
            "moves": "SELECT version, at, seat, notation, state, published, questions, told, pending, news,"
            " own, known, auto, played_for, public_events, mover FROM moves ORDER BY version",
            "outbox": "SELECT version, kind, destination, seat, player, after, key, facts FROM outbox"
            " ORDER BY id",
            "seats": "SELECT * FROM seats ORDER BY seat",
            "clocks": "SELECT * FROM clocks ORDER BY seat",
        }
        return {name: [tuple(row) for row in db.execute(query)] for name, query in queries.items()}

    return await home.store.database.read(rows)
