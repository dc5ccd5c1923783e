"""The cost of an action: requests, those that count against Discord's 50 a second, and bytes.

Counted over 30 moves of each game with its real pictures, as people click them; films are left out.
"""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.games import games
from bot.sandbox.rest.api import LoggedRequest
from bot.table.notices import GATHERED
from tests.helpers.asked import a_move, later
from tests.helpers.bot_in_sandbox import Calendar, a_bot
from tests.helpers.playing import begun

MOVES = 30
LONG: dict[str, dict[str, Any]] = {"poker-champ": {"options": "length:long"}}

REQUESTS, COUNTED, MEGABYTES = 6.0, 3.0, 0.9
APART = 6 / 30  # of 30 moves so many changes may fall apart on a busy machine that one request tells else


@dataclass(frozen=True, slots=True)
class Cost:
    """Requests of one action, how many of them count, and megabytes sent."""

    requests: float
    counted: float
    megabytes: float


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize(
    ("people", "each_alone"), [(3, True), (4, False)], ids=["at their leisure", "at once"]
)
async def test_an_action_costs_no_more_than_its_budget(
    tmp_path: Path, game: str, people: int, each_alone: bool
) -> None:
    """At their leisure each decision changes the panels of all who are still asked: none is gathered."""
    cost = await played(tmp_path / "db", game, people, each_alone=each_alone)

    print(f"{game}, {people} people: {cost}")
    assert cost.requests <= REQUESTS
    assert cost.counted <= COUNTED + APART
    assert cost.megabytes <= MEGABYTES


async def played(path: Path, game: str, seats: int, *, each_alone: bool) -> Cost:
    """The cost of an action at a new table."""
    calendar, dice = Calendar(), random.Random(7)
    async with a_bot(path, known=games(), now=calendar) as bot:
        people, _ = await begun(bot, seats, game=game, **LONG.get(game, {}))
        before = len(bot.sandbox.requests)
        for _ in range(MOVES):
            await a_move(bot, people, dice)
            if each_alone:
                await later(bot, calendar, GATHERED)
        told = [each for each in list(bot.sandbox.requests)[before:] if not _is_of_the_server(each)]
    counted = sum(not each.exempt for each in told)
    return Cost(len(told) / MOVES, counted / MOVES, sum(each.sent for each in told) / MOVES / 1e6)


def _is_of_the_server(request: LoggedRequest) -> bool:
    """Tell if a request is about a server's commands: these are looked up once, for no action."""
    return request.path.startswith("/applications")
