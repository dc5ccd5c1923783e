"""The version says what computers answer: whoever changes one raises the other, and approves it here."""

import json
import re
import sys
import tomllib
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from engine.seal import dice
from engine.version import VERSION
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.left_out import APPROVED_ON
from tests.helpers.promises_of_games import a_line

ROOT = Path(__file__).parent.parent.parent
APPROVED = Path(__file__).parent / "answers.json"
"""By version: SHA-256 of what every level of every game answers in some positions."""

ASKED_FIRST = 3  # after so many moves, and after every eight more
QUICK = 3  # levels; a fourth takes its time, and is asked once a game


def answers(game: AnyGame) -> str:
    """The answers of each level at moments of two random games, of the fewest and of the most seats."""
    return " / ".join(
        answer for seats in (min(game.info.seats), max(game.info.seats)) for answer in _of(game, seats)
    )


def _of(game: AnyGame, seats: int) -> list[str]:
    found = []
    roles = game.info.roles[:seats] or seats
    words = {option.name: option.values[0] for option in game.info.options}
    step, number, luck = game.setup(roles, game.agree(words), "answers"), 0, Random("answers")
    state, events = step.state, list(step.events)
    while game.awaited(state) and number < 40:
        seat = game.awaited(state)[0]
        if number % 8 == ASKED_FIRST:
            for level in game.info.levels if number == ASKED_FIRST else game.info.levels[:QUICK]:
                lot = dice(game.info.name, "answers", str(number), seat)
                found.append(str(game.choose(game.view(state, seat), level, lot, events)))
        step = game.apply(state, seat, game.parse(a_line(game, state, seat, luck)))
        state, number = step.state, number + 1
        events += step.events
    return found


def test_the_version_is_that_of_the_package() -> None:
    package = tomllib.loads((ROOT / "pyproject.toml").read_text())
    where = package["tool"]["hatch"]["version"]
    found = re.search(where["pattern"], (ROOT / where["path"]).read_text())

    assert package["project"]["dynamic"] == ["version"]
    assert found is not None
    assert found["version"] == VERSION


@pytest.mark.skipif(sys.version_info[:2] != APPROVED_ON, reason="answers are approved on another Python")
@pytest.mark.price("Each level of each game answers; another answer under one version is a false charge.")
def test_computers_answer_as_this_version_did() -> None:
    """Else `/game verify` would say of honest games that their computers were helped."""
    now = {game.info.name: sha256(answers(game).encode()).hexdigest()[:16] for game in GAMES}
    approved = json.loads(APPROVED.read_text())

    assert now == approved[VERSION], f"raise VERSION (engine/version.py, pyproject.toml), then approve {now}"
