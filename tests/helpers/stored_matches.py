"""A random match of any game in a store of its own."""

from pathlib import Path
from random import Random
from typing import NamedTuple

from bot.store import Codec, Entry
from bot.store.packing import pack
from bot.store.store import Store
from bot.table.clock import Pace
from bot.table.cutting import Sealed
from bot.table.match import TableId
from bot.table.table import Table
from tests.helpers.all_games import AnyGame
from tests.helpers.databases import store_at
from tests.helpers.home import START
from tests.helpers.played_matches import entries, options_of, seated

ACTIONS = 130


class Told(NamedTuple):
    """A store with one whole match in it, and what was saved."""

    store: Store
    table_id: TableId
    saved: list[Entry]
    options: dict[str, str]

    async def packed(self) -> bool:
        """Packs it as the background does; whether its rules led to all of it."""
        await end(self.store, self.table_id)
        unpacked = await self.store.records.unpacked(self.table_id)
        assert unpacked is not None
        made = pack(unpacked.codec, unpacked.rows, unpacked.deal)
        await self.store.records.put(self.table_id, made)
        while not await self.store.records.clear(self.table_id):
            pass
        return made.reproduced


async def end(store: Store, table_id: TableId) -> None:
    query = "UPDATE tables SET phase = 'conceded' WHERE id = ? AND phase = 'playing'"
    await store.database.write(lambda db: db.execute(query, (table_id,)))


async def told(path: Path, game: AnyGame, dice: Random, actions: int = ACTIONS) -> Told:
    store = store_at(path, {game.info.name: Codec(game)})
    options, seats = options_of(game, dice), seated(game, dice)
    table = Table(
        id=0,
        game=game.info.name,
        host=1,
        guild_id=7,
        channel_id=70,
        thread_id=None,
        language="en",
        pace=Pace.NONE,
        talk=False,
        options=options,
        occupants=seats,
    )
    table_id = (await store.tables.open(table, Sealed(1, "", ""), (), START)).id
    saved = list(entries(game, table_id, options, seats, dice, actions))
    for entry in saved:
        await store.matches.save(entry)
    return Told(store, table_id, saved, options)
