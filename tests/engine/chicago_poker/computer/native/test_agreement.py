"""With the compiled library the computers find to the last digit what they find without it."""

import builtins
from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from random import Random
from typing import Any, TypeVar

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import BossView, Event, Options
from engine.chicago_poker.computer import Level, choose
from engine.chicago_poker.computer.choosing import dice_of, thought_through
from engine.chicago_poker.computer.foresight import looks_ahead
from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.kingpin import kingpin_worths
from engine.chicago_poker.computer.native.library import door
from engine.chicago_poker.computer.temperaments import in_character
from engine.chicago_poker.computer.tries import Outcome, Plan, tried
from engine.dice import Dice
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.chicago_poker.computer_games import Decision, played
from tests.helpers.chicago_poker.corners import OVER_THE_LIMIT, SEARCH
from tests.helpers.chicago_poker.positions import ENGLISH, FRENCH
from tests.helpers.compiled import compiled

Found = TypeVar("Found")

SHORT_FRENCH = Options(rulebook="french", length="short")
TACTICAL = Options(length="short", specials=False)
IN_CHARACTER = Options(temperaments=True)
EVERY = 11  # of so many decisions one is thought about twice
MORE = pytest.mark.long("more decisions of the same games")

pytestmark = compiled


@pytest.fixture
def newer_sums(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Sums as they are since Python 3.12, on any Python, in C as well."""
    library = door.library()
    assert library is not None
    plain = builtins.sum

    def kept(numbers: Iterable[Any], start: Any = 0) -> Any:
        given = list(numbers)
        if not any(isinstance(number, float) for number in given):
            return plain(given, start)
        total, lost = float(start), 0.0
        for number in given:
            following = total + number
            if abs(total) >= abs(number):
                lost += (total - following) + number
            else:
                lost += (number - following) + total
            total = following
        return total + lost

    monkeypatch.setattr(builtins, "sum", kept)
    library.sums_like(1)
    yield
    monkeypatch.undo()
    library.sums_like(int(sum([0.1] * 10) == 1.0))


def decisions(seats: int, options: Options, seed: int = 5) -> Iterator[Decision]:
    """Some of a game of regulars, in which there is something to think about."""
    game = played((Level.REGULAR,) * seats, options, seed)
    thinking = [each for each in game if looks_ahead(each.view) and len(each.view.offers) > 1]
    yield from thinking[seats::EVERY]


def both(think: Callable[..., Found], *arguments: Any) -> tuple[Found, Found]:
    """Found in Python and in C."""
    door.is_open = False
    slowly = think(*arguments)
    door.is_open = True
    return slowly, think(*arguments)


def of_a_boss(each: Decision) -> list[float]:
    glance = in_character(SEASONED, each.view)
    return thought_through(each.view, each.events, dice_of(each.view, "same"), glance)


def of_a_kingpin(each: Decision) -> list[float]:
    return kingpin_worths(each.view, each.events, dice_of(each.view, "same"))


def of_tries(view: BossView, events: tuple[Event, ...], tries: int = 6) -> list[Outcome]:
    """Of some actions that are offered, and of none."""
    actions = [offer.action for offer in view.offers]
    plans = [Plan(action) for action in Random(len(events)).sample(actions, min(3, len(actions)))]
    if looks_ahead(view):
        plans += [Plan(None, waits=True), Plan(actions[0], waits=True)]
    return tried(view, events, plans, tries, Dice("same"))


def answers_tried(view: BossView) -> list[Outcome]:
    """Of every action that is offered."""
    return tried(view, (), [Plan(offer.action) for offer in view.offers], 8, Dice("same"))


@pytest.mark.parametrize(
    ("seats", "options", "most"),
    [(2, SHORT_FRENCH, 3), (4, IN_CHARACTER, 1), (6, Options(), 1)]
    + [
        pytest.param(seats, options, 12, marks=MORE)
        for seats, options in [
            (2, Options()),
            (2, SHORT_FRENCH),
            (3, TACTICAL),
            (4, IN_CHARACTER),
            (5, TACTICAL),
            (6, Options()),
        ]
    ],
)
def test_a_boss_thinks_the_same_in_c(seats: int, options: Options, most: int) -> None:
    for each in islice(decisions(seats, options), most):
        slowly, quickly = both(of_a_boss, each)
        assert quickly == slowly
        assert len({*slowly}) > 1


@pytest.mark.parametrize(
    ("seats", "options", "most"),
    [
        (2, SHORT_FRENCH, 2),
        pytest.param(5, IN_CHARACTER, 1, marks=pytest.mark.price("Kingpin thinks twice at five seats.")),
        pytest.param(2, Options(), 8, marks=MORE),
        pytest.param(3, SHORT_FRENCH, 6, marks=MORE),
        pytest.param(4, TACTICAL, 4, marks=MORE),
        pytest.param(5, IN_CHARACTER, 4, marks=MORE),
        pytest.param(6, Options(), 3, marks=MORE),
    ],
)
def test_a_kingpin_thinks_the_same_in_c(seats: int, options: Options, most: int) -> None:
    for each in islice(decisions(seats, options), most):
        slowly, quickly = both(of_a_kingpin, each)
        assert quickly == slowly


@pytest.mark.parametrize(
    ("seats", "options", "most"),
    [(2, Options(), 2), (3, SHORT_FRENCH, 2), (6, IN_CHARACTER, 1)]
    + [
        pytest.param(seats, options, 20, marks=MORE)
        for seats, options in [
            (2, SHORT_FRENCH),
            (3, TACTICAL),
            (4, Options()),
            (5, Options()),
            (6, TACTICAL),
        ]
    ],
)
def test_tries_come_to_the_same_in_c(seats: int, options: Options, most: int) -> None:
    for each in islice(decisions(seats, options), most):
        slowly, quickly = both(of_tries, each.view, each.events)
        assert quickly == slowly


@pytest.mark.parametrize("notation", [ENGLISH, FRENCH, OVER_THE_LIMIT, SEARCH])
def test_answers_to_a_tie_a_search_and_a_full_hand_come_to_the_same_in_c(notation: str) -> None:
    state = at(notation)
    for seat in game.awaited(state):
        view = game.view(state, seat)
        assert not looks_ahead(view)
        slowly, quickly = both(answers_tried, view)
        assert quickly == slowly


@pytest.mark.long("Each answer of whole games is tried twice.")
@pytest.mark.parametrize("options", [Options(), SHORT_FRENCH], ids=["english", "french"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_answer_of_a_game_comes_to_the_same_in_c(seats: int, options: Options) -> None:
    for seed in range(8):
        for each in played((Level.REGULAR,) * seats, options, seed):
            if not looks_ahead(each.view) and len(each.view.offers) > 1:
                slowly, quickly = both(of_tries, each.view, each.events, 4)
                assert quickly == slowly


@pytest.mark.usefixtures("opened", "newer_sums")
@pytest.mark.parametrize("seats", [2, pytest.param(5, marks=MORE)])
def test_sums_of_a_newer_python_come_to_the_same_in_c(seats: int) -> None:
    each = next(decisions(seats, Options()))
    for slowly, quickly in (
        both(of_a_boss, each),
        both(of_a_kingpin, each),
        both(of_tries, each.view, each.events),
    ):
        assert quickly == slowly


@pytest.mark.long("Whole games are played twice.")
@pytest.mark.parametrize("level", Level)
def test_every_level_chooses_the_same(level: Level) -> None:
    most = 4 if level is Level.KINGPIN else 12  # it takes its time
    for each in islice(played((level,) * 2, Options(length="short"), seed=3), most):
        slowly, quickly = both(choose, each.view, level, f"3:{each.seat}", each.events)
        assert slowly == quickly
