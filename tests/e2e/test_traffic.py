"""The cost of an action: requests, those that count against Discord's 50 a second, and bytes.

Counted with each game's real pictures, as people click them; films are left out. `make test` counts six moves
of two games, at one of the two paces; `make long` counts those of all games, and thirty at both paces.
"""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.games import games
from bot.table.notices import GATHERED
from bot.ui.reply import PATIENCE
from discord_sandbox import LoggedRequest
from tests.helpers.asked import a_move, later
from tests.helpers.bot_in_sandbox import Calendar
from tests.helpers.copied_games import dealt_game

LONG: dict[str, dict[str, Any]] = {"poker-champ": {"options": "length:long"}}

REQUESTS, COUNTED, MEGABYTES = 6.0, 3.0, 0.9
RINGING, HEAVIER = {"chicago-stud": 0.6}, {"chicago-stud": 0.1}
"""What a game's action costs beyond that: a street rings in private, for which a panel is sent anew."""

APART = 6 / 30  # of 30 moves so many changes may fall apart on a busy machine that one request tells else

LEISURE, AT_ONCE = (3, True), (4, False)  # seats, and if each decision is told alone
FEW: dict[str, tuple[int, bool]] = {
    "chicago-poker": AT_ONCE,
    "chicago-stud": LEISURE,
    "gangster": AT_ONCE,
    "poker-champ": LEISURE,
    "two-trucks": LEISURE,
}
"""The pace at which six moves of each game are played."""

COUNTED_ONCE = pytest.mark.price("real pictures are the bytes that it counts")
DAY = ("chicago-poker", "poker-champ")
COUNTED_ALIKE = pytest.mark.long("a game of single steps and one of deals are counted in make test")
COUNTED_LONG = pytest.mark.long("six moves of each game at one pace show a change of its costs")
CASES = [
    *(
        pytest.param(
            game, *FEW[game], 6, marks=COUNTED_ONCE if game in DAY else COUNTED_ALIKE, id=f"{game}-6"
        )
        for game in games()
    ),
    *(
        pytest.param(game, *pace, 30, marks=COUNTED_LONG, id=f"{game}-{name}-30")
        for game in games()
        for name, pace in (("at their leisure", LEISURE), ("at once", AT_ONCE))
    ),
]


@dataclass(frozen=True, slots=True)
class Cost:
    """Requests of one action, how many of them count, and megabytes sent."""

    requests: float
    counted: float
    megabytes: float


@pytest.mark.by_day(
    "chicago-poker", why="another game's post and panels; counts of each action are held by day"
)
@pytest.mark.parametrize(("game", "people", "each_alone", "moves"), CASES)
async def test_an_action_costs_no_more_than_its_budget(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, people: int, each_alone: bool, moves: int
) -> None:
    """At their leisure each decision changes the panels of all who are still asked: none is gathered."""
    for promise in PATIENCE:  # on a busy machine an answer would be promised first, by one more request
        monkeypatch.setitem(PATIENCE, promise, 600.0)
    cost = await played(tmp_path / "db", game, people, moves, each_alone=each_alone)

    print(f"{game}, {people} people: {cost}")
    assert cost.requests <= REQUESTS
    assert cost.counted <= COUNTED + APART + RINGING.get(game, 0)
    assert cost.megabytes <= MEGABYTES + HEAVIER.get(game, 0)


async def played(path: Path, game: str, seats: int, moves: int, *, each_alone: bool) -> Cost:
    """The cost of an action at a new table."""
    calendar, dice = Calendar(), random.Random(7)
    options = {"game": game, **LONG.get(game, {})}
    async with dealt_game(path, seats, known=games(), now=calendar, **options) as (bot, people, _):
        before = len(bot.sandbox.requests)
        for _ in range(moves):
            await a_move(bot, people, dice)
            if each_alone:
                await later(bot, calendar, GATHERED)
        told = [each for each in list(bot.sandbox.requests)[before:] if not _is_of_the_server(each)]
    counted = sum(not each.exempt for each in told)
    return Cost(len(told) / moves, counted / moves, sum(each.sent for each in told) / moves / 1e6)


def _is_of_the_server(request: LoggedRequest) -> bool:
    """Tell if a request is about a server's commands: these are looked up once, for no action."""
    return request.path.startswith("/applications")
