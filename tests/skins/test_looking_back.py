"""A moment gone by, of every game: painted and told through a seat's eyes, or with all cards open."""

from random import Random
from typing import Any

import pytest

from bot.games import games
from bot.table.languages import LANGUAGES
from tests.helpers.opaque import inside
from tests.helpers.promises_of_games import Position, moves

KNOWN = games(hidden=True)
ALT_LIMIT = 1024
NAMES = ("Lucie", "", "Théo")
MOVES = 12
pytestmark = pytest.mark.usefixtures("scenes")
SECRETIVE = tuple(game for game in KNOWN if game != "gangster")
"""Games in which something is hidden from somebody."""


def a_moment(game: str) -> tuple[Any, tuple[Any, ...]]:
    """A state of the middle of a game, and what had just happened."""
    engine, info, seats = KNOWN[game].engine, KNOWN[game].info, len(NAMES)
    agreed = engine.agree({option.name: option.values[0] for option in info.options})
    choices = [{each.name: each.values[seat] for each in info.choices} for seat in range(seats)]
    step = engine.setup(info.roles[:seats] or seats, agreed, "seed", choices)
    position, news = Position(step.state, range(seats), "seed", step.events), step.events
    for number, move in enumerate(moves(engine, position, Random(2))):
        if move.step.settled and move.step.events:
            position, news = move.after, move.step.events
            if number >= MOVES:
                break
    assert engine.awaited(position.state)
    return position.state, news


OTHER = pytest.mark.long("tests/skins/test_two_worlds.py and each game's own tests paint the same pictures")
DAY = ("chicago-poker", "chicago-stud")


@pytest.mark.parametrize("game", [pytest.param(game, marks=() if game in DAY else OTHER) for game in KNOWN])
def test_every_picture_of_it_is_told_in_words_as_well(game: str) -> None:
    engine, skin = KNOWN[game].engine, KNOWN[game].skin
    state, news = a_moment(game)
    painted = []
    opened = engine.open(state, ended=True)
    for language, form in zip(LANGUAGES, ("wide", "pocket"), strict=True):
        painted.append(skin.paint_table(opened, NAMES, language, form=inside(form), marks=news))
        painted += skin.paint_eyes(engine.view(state, 1), NAMES, language, form=inside(form), marks=news)
        assert skin.describe_eyes(engine.view(state, 1), NAMES, language)
    assert all(0 < len(picture.alt) <= ALT_LIMIT for picture in painted)
    assert all(picture.filename.rpartition(".")[0].isalpha() for picture in painted)


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in DAY else OTHER) for game in SECRETIVE]
)
def test_each_pair_of_eyes_sees_something_else(game: str) -> None:
    engine, skin = KNOWN[game].engine, KNOWN[game].skin
    state, _ = a_moment(game)
    told = [skin.describe_eyes(engine.view(state, seat), NAMES, "en") for seat in range(len(NAMES))]
    told.append(skin.describe(engine.table(state), NAMES, "en"))
    told.append(skin.describe(engine.open(state, ended=True), NAMES, "en"))
    alts = [skin.paint_eyes(engine.view(state, seat), NAMES, "en")[-1].alt for seat in range(len(NAMES))]
    alts.append(skin.paint_table(engine.table(state), NAMES, "en").alt)
    alts.append(skin.paint_table(engine.open(state, ended=True), NAMES, "en").alt)
    assert len(set(told)) == len(told)
    assert len(set(alts)) == len(alts)
