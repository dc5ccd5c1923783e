"""Games of two people and a computer, played by lot at a coordinator; and how they end."""

import asyncio
from random import Random

from bot.table.match import TableId
from bot.table.table import Phase
from tests.helpers.home import ANN, BEN, CHANNEL, Home, by, manager
from tests.helpers.promises_of_games import a_line

ACTIONS = 25


async def played(
    home: Home, game: str, actions: int = ACTIONS, *, book: str = "open", **options: str
) -> TableId:
    """Two people and a computer that is quick; the people do anything that they may."""
    lobbies, dice = home.coordinator.lobbies, Random(game)
    table = await lobbies.open(
        by(ANN), "Ann", CHANNEL, game=game, options=options, book=book, cuts="everybody"
    )
    await lobbies.join(by(BEN), table.id, "Ben")
    await lobbies.seat_computer(by(ANN), table.id, home.games[game].engine.info.levels[0])
    await home.coordinator.cutting.start(by(ANN), table.id)
    await home.coordinator.cutting.cut(by(BEN), table.id, "deep [down] \\ {here}")
    await home.coordinator.cutting.cut(by(ANN), table.id, None)
    await go_on(home, table.id, actions, dice)
    return table.id


async def go_on(home: Home, table_id: TableId, actions: int, dice: Random) -> None:
    """Play `actions` actions of people, with the computers' between them; fewer if the game ends."""
    engine = home.games[(await home.store.tables.load(table_id)).game].engine
    done = 0
    while done < actions:
        await home.coordinator.scheduler.run_due()
        match = await home.store.matches.load(table_id)
        awaited = engine.awaited(match.position)
        asked = [player for player in (ANN, BEN) if match.seat_of(player) in awaited]
        if not awaited:
            return
        if not asked:
            await asyncio.sleep(0.005)  # a computer thinks
            continue
        player = dice.choice(asked)
        line = a_line(engine, match.position, match.seat_of(player), dice)
        await home.coordinator.play.act(by(player), table_id, None, line)
        done += 1


async def end(home: Home, table_id: TableId) -> None:
    if (await home.store.tables.load(table_id)).phase is Phase.PLAYING:
        await home.coordinator.seats.end(manager(), table_id)
