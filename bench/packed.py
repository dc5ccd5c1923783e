"""Finished games in the file: P13 of docs/performance.md.

`python -m bench.packed`. The yardstick is what the same game takes with a whole position for every action, as
it was kept before, and its bare lines of notation.
"""

import asyncio
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from bench.stored import StoredShell
from bench.yardstick import line, percentile, within
from bot.games import RegisteredGame, games
from bot.store import Entry, pack
from bot.table.clock import Pace
from bot.table.cutting import Sealed
from bot.table.match import Match, Occupant, Played, dealt
from bot.table.table import Phase, Table
from engine.game import Seat

START = datetime(2026, 3, 2, 12, tzinfo=UTC)
DECISIONS = 1500  # then a game is taken as ended
LOOKED_AT = 60  # moments of each game
ROWS = (
    "SELECT coalesce(sum(length(packed) + length(digest) + 32), 0) FROM records",
    "SELECT coalesce(sum(length(options) + length(seed) + 100), 0) FROM tables",
    "SELECT coalesce(sum(length(name) + length(role) + length(choices) + 40), 0) FROM seats",
    "SELECT coalesce(sum(length(role) + length(figures) + 40), 0) FROM results",
    "SELECT coalesce(sum(length(state) + length(notation) + length(pending) + length(news)), 0) FROM moves",
)


def main() -> None:
    """Print everything."""
    print(f"Python {sys.version.split()[0]}")
    print("\nP13  a finished game of computers, all its rows, and any moment of it")
    asyncio.run(packed())


async def packed() -> None:
    """A line for each game with few and with many seats."""
    for game in games().values():
        fewest, most = game.info.seats[0], game.info.seats[-1]
        for seats in sorted({fewest, (fewest + most) // 2, most}):
            with TemporaryDirectory() as folder:
                shell = StoredShell(Path(folder) / "packed.sqlite3")
                await one_game(shell, game, seats)
                await shell.close()


async def one_game(shell: StoredShell, game: RegisteredGame, seats: int) -> None:
    """Played, packed, and looked at."""
    table_id, entries = await played(shell, game, seats)
    codec, store = shell.codecs[game.info.name], shell.store
    whole = sum(len(codec.kept(entry.match.position)) for entry in entries)
    lines = sum(len(entry.notation) + 1 for entry in entries)
    running = await weight(shell)
    unpacked = await store.records.unpacked(table_id)
    assert unpacked is not None
    began = process_time()
    made = pack(unpacked.codec, unpacked.rows, unpacked.deal)
    took = process_time() - began
    await store.records.put(table_id, made)
    while not await store.records.clear(table_id):
        pass
    decisions = len(entries) - 1
    goal = max(10.0, 15 * decisions / 1000)
    times = sorted([await looked_at(shell, table_id, version) for version in spread(len(entries))])
    led = "" if made.reproduced else ", NOT REPRODUCED"
    print(f"{game.info.name}, {seats} seats, {decisions} decisions{led}")
    ended = round(await weight(shell) / 1000, 1)
    line("  all rows when packed", f"{ended} kB", within(ended, goal, "kB"))
    line("  while it is played", f"{running / 1000:.0f} kB", f"whole positions {whole / 1000:.0f} kB")
    line("  its bare lines", f"{lines / 1000:.1f} kB")
    slowest = round(1e3 * times[-1], 1)
    line("  a moment, p50", f"{1e3 * percentile(times, 0.5):.1f} ms", f"packed in {took:.2f} s")
    line("  a moment, the slowest", f"{slowest} ms", within(slowest, 20, "ms"))


def spread(versions: int) -> list[int]:
    """Moments all over a game."""
    return sorted({1 + number * (versions - 1) // (LOOKED_AT - 1) for number in range(LOOKED_AT)})


async def looked_at(shell: StoredShell, table_id: int, version: int) -> float:
    """Seconds of processor time for the match as it was; the least of three, for what else is collected."""
    times = []
    for _ in range(3):
        began = process_time()
        await shell.store.matches.load(table_id, version)
        times.append(process_time() - began)
    return min(times)


async def weight(shell: StoredShell) -> int:
    """Bytes of all rows, as far as they differ from table to table."""
    sums = await shell.store.database.read(lambda db: [db.execute(query).fetchone()[0] for query in ROWS])
    return sum(sums)


async def played(shell: StoredShell, game: RegisteredGame, seats: int) -> tuple[int, list[Entry]]:
    """A game of the quickest computers, to its end."""
    engine, info = game.engine, game.info
    options = {option.name: option.values[0] for option in info.options}
    roles = info.roles[:seats] or ("",) * seats
    unique = [each for each in info.choices if each.unique]
    occupants = tuple(
        Occupant(None, role, role, info.levels[0], choices={each.name: each.values[seat] for each in unique})
        for seat, role in enumerate(roles)
    )
    table = Table(0, info.name, 1, 7, 70, "en", Pace.NONE, options, occupants)
    table_id = (await shell.store.tables.open(table, Sealed(1, "", ""), (), START)).id
    choices = tuple(each.choices for each in occupants)
    step = engine.setup(roles if info.roles else seats, engine.agree(options), "bench", choices)
    now = dealt(engine, table_id, info.name, occupants, step)
    entries, at, events = [entry(game, now, None, "deal", START)], START, list(step.events)
    while engine.awaited(now.match.position) and len(entries) <= DECISIONS:
        match: Match = now.match
        seat = engine.awaited(match.position)[0]
        action = engine.choose(match.view(engine, seat), info.levels[0], f"{len(entries)}", events)
        now = match.played(engine, seat, None, str(action), auto=True)
        now = replace(now, match=replace(now.match, told=now.match.version if now.news else match.told))
        at += timedelta(seconds=1.7 + 4321 * (len(entries) % 5 == 0) + len(entries) * 37 % 600)
        events += now.news
        entries.append(entry(game, now, seat, str(action), at))
    for each in entries:
        await shell.store.matches.save(each)
    query = f"UPDATE tables SET phase = '{Phase.OVER}', seed = 'bench' WHERE id = ?"
    await shell.store.database.write(lambda db: db.execute(query, (table_id,)))
    return table_id, entries


def entry(game: RegisteredGame, played: Played, seat: Seat | None, notation: str, at: datetime) -> Entry:
    """One version as the coordinator saves it."""
    tells = played.settled and (played.news or seat is None)
    return Entry(
        match=played.match,
        seat=seat,
        notation=notation,
        news=played.news if tells else None,
        asked=game.engine.awaited(played.match.position),
        drafts=(),
        at=at,
        touched=False,
        own=played.own,
        known=played.known,
        auto=played.auto,
        played_for=played.played_for,
        aside=played.aside,
        rules=game.info.rules if notation == "deal" else None,
        mover=None if seat is None else f"c:{game.info.levels[0]}",
    )


if __name__ == "__main__":
    main()
