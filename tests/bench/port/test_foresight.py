"""The port to C finds what the engine finds: what is measured with it holds for the engine."""

from itertools import islice

import pytest

from bench.port.foresight import choose, is_here, second_thoughts
from engine.chicago_poker import Options
from engine.chicago_poker.computer import Level
from engine.chicago_poker.computer.choosing import dice_of, thought_through
from engine.chicago_poker.computer.foresight import looks_ahead
from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.kingpin import kingpin_worths
from engine.chicago_poker.computer.temperaments import in_character
from tests.helpers.chicago_poker.computer_games import Decision, played

pytestmark = pytest.mark.skipif(not is_here(), reason="no C compiler")

FRENCH = Options(rulebook="french")
TACTICAL = Options(length="short", specials=False)
IN_CHARACTER = Options(temperaments=True)
EVERY = 11  # of so many decisions one is thought about twice


def decisions(seats: int, options: Options) -> list[Decision]:
    """Some of a game of regulars, in which there is something to think about."""
    game = played((Level.REGULAR,) * seats, options, seed=5)
    return [each for each in game if looks_ahead(each.view) and len(each.view.offers) > 1][seats::EVERY]


@pytest.mark.long("the port plays tournaments only")
@pytest.mark.parametrize(
    ("seats", "options", "most"),
    [(2, FRENCH, 3), (4, IN_CHARACTER, 1)]
    + [
        pytest.param(seats, options, 12, marks=pytest.mark.long("more decisions of the same games"))
        for seats, options in [(2, Options()), (2, FRENCH), (3, TACTICAL), (4, IN_CHARACTER), (6, Options())]
    ],
)
def test_a_boss_thinks_the_same_in_c(seats: int, options: Options, most: int) -> None:
    for each in islice(decisions(seats, options), most):
        thought = thought_through_in_python(each)
        assert second_thoughts(each.view, "boss", "same", each.events) == pytest.approx(thought, abs=1e-9)
        assert len({*thought}) > 1


def thought_through_in_python(each: Decision) -> list[float]:
    glance = in_character(SEASONED, each.view)
    return thought_through(each.view, each.events, dice_of(each.view, "same"), glance)


@pytest.mark.long("the port plays tournaments only")
@pytest.mark.parametrize(
    ("seats", "options", "most"),
    [
        (5, IN_CHARACTER, 1),
        pytest.param(2, Options(), 8, marks=pytest.mark.long("more decisions of the same game")),
        pytest.param(3, FRENCH, 4, marks=pytest.mark.long("more decisions of the same game")),
        pytest.param(5, IN_CHARACTER, 2, marks=pytest.mark.long("more decisions of the same game")),
    ],
)
def test_a_kingpin_thinks_the_same_in_c(seats: int, options: Options, most: int) -> None:
    for each in islice(decisions(seats, options), most):
        thought = kingpin_worths(each.view, each.events, dice_of(each.view, "same"))
        assert second_thoughts(each.view, "kingpin", "same", each.events) == pytest.approx(thought, abs=1e-9)


@pytest.mark.long("the port plays tournaments only")
@pytest.mark.parametrize("level", Level)
def test_every_level_chooses_the_same(level: Level) -> None:
    most = 4 if level is Level.KINGPIN else 12  # it takes its time
    for each in islice(played((level,) * 2, Options(length="short"), seed=3), most):
        assert choose(each.view, level, "3:" + str(each.seat), each.events) == each.action
