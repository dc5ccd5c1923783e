"""Positions in which bosses did what people laughed at, from their own games: they do it no more."""

from collections.abc import Callable
from pathlib import Path

import pytest

from bench.foolish import counted, shows_nothing_new, turned_up_anyway, visibly_lost
from engine import chicago_poker as game
from engine.chicago_poker import Action, BossView, Options
from engine.chicago_poker.actions import Play, Raid, Recruit, Shoot, Stop
from engine.chicago_poker.computer import Level, choose, foresight
from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.reading import pictured
from engine.chicago_poker.computer.weighing import worths
from engine.chicago_poker.options import Rulebook
from engine.chicago_poker.position import loads
from engine.dice import Dice

PLACES = Path(__file__).parent / "foolish"
MORE_SEEDS = pytest.mark.long("more seeds of positions that are judged in every run")
MORE_GAMES = pytest.mark.long("the other rulebook and size of table; each place is judged in every run")
SEEDS = [  # the strongest takes its time; the first two of them by day
    (Level.BOSS, range(2)),
    (Level.KINGPIN, range(1)),
    (Level.BOSS, range(2, 10)),
    (Level.KINGPIN, range(1, 3)),
]


def loses_visibly(view: BossView, action: Action) -> bool:
    return isinstance(action, Play) and visibly_lost(view, (action.card,), action.place)


def calls_what_is_lost(view: BossView, action: Action) -> bool:
    fills = any(offer.fills for offer in view.offers if offer.action == action)
    return fills and loses_visibly(view, action)


def feeds_what_is_lost(view: BossView, action: Action) -> bool:
    return isinstance(action, Play) and bool(view.table.places[action.place].markers)


def raids_for_nothing(view: BossView, action: Action) -> bool:
    return isinstance(action, Raid) and (shows_nothing_new(view, action) or turned_up_anyway(view, action))


def shoots(_view: BossView, action: Action) -> bool:
    return isinstance(action, Shoot)


def stops(_view: BossView, action: Action) -> bool:
    return isinstance(action, Stop)


FOOLISH: dict[str, Callable[[BossView, Action], bool]] = {
    "calls-what-it-has-lost-1": calls_what_is_lost,
    "calls-what-it-has-lost-2": calls_what_is_lost,
    "calls-what-it-has-lost-3": calls_what_is_lost,
    "calls-what-it-has-lost-4": calls_what_is_lost,
    "feeds-a-lost-shootout": feeds_what_is_lost,
    "raids-open-cards": raids_for_nothing,
    "raids-what-is-about-to-be-shown": raids_for_nothing,
    "revolver-on-turn-3": shoots,
    "stops-instead-of-drawing": stops,
}


def test_every_position_is_judged() -> None:
    assert {path.stem for path in PLACES.glob("*.txt")} == set(FOOLISH)


def shown(position: str) -> BossView:
    state = loads((PLACES / f"{position}.txt").read_text())
    (seat,) = game.awaited(state)
    return game.view(state, seat)


@pytest.mark.parametrize(
    ("position", "level", "seeds"),  # the two levels take turns at the positions
    [
        pytest.param(position, level, seeds, marks=() if turn % 2 == number else MORE_SEEDS)
        for turn, position in enumerate(FOOLISH)
        for number, (level, seeds) in enumerate(SEEDS)
    ],
)
def test_a_boss_does_not_do_it_again(position: str, level: Level, seeds: range) -> None:
    view = shown(position)
    played = [choose(view, level, seed) for seed in seeds]

    assert not [str(action) for action in played if FOOLISH[position](view, action)]


@pytest.mark.parametrize("position", FOOLISH)
def test_what_a_boss_thinks_through_is_not_the_same_at_one_place_four_times(position: str) -> None:
    view = shown(position)
    worth = worths(view, pictured(view, Dice("glance")), SEASONED)
    thought = [view.offers[offer].action for offer, _ in foresight.shortlist(view, worth)]

    assert len(thought) == foresight.THOUGHT_THROUGH
    assert len({(type(action), getattr(action, "place", None)) for action in thought}) > 1


@pytest.mark.parametrize(
    "position",
    [name for name, foolish in FOOLISH.items() if foolish in (calls_what_is_lost, feeds_what_is_lost)],
)
def test_to_give_a_business_away_looks_far_worse_than_anything_else(position: str) -> None:
    """Not by a hair: what a thought or the luck of a sketch adds must not make up for it."""
    view = shown(position)
    worth = dict(zip(view.offers, worths(view, pictured(view, Dice("glance")), SEASONED), strict=True))
    given = {offer for offer in view.offers if FOOLISH[position](view, offer.action)}

    assert given
    best = max(worth[offer] for offer in view.offers if offer not in given)
    assert max(worth[offer] for offer in given) < best - 0.5


def test_a_draw_is_thought_through_with_and_without_the_rest_of_the_turn() -> None:
    view = shown("stops-instead-of-drawing")
    plans = foresight.shortlist(view, worths(view, pictured(view, Dice("glance")), SEASONED))
    drawing = {waits for offer, waits in plans if isinstance(view.offers[offer].action, Recruit)}

    assert drawing == {False, True}


NEVER = (
    "of these where no shootout was due: calls",
    "of these where they might draw or stop",
    "fed: where they might draw or stop",
    "of these with fewer than seven cards",
    "raids that show nothing new",
    "raids on what is turned up anyway",
    "revolvers before turn 6",
)


@pytest.mark.long("each foolish place is judged by day")
@pytest.mark.parametrize(
    ("rulebook", "seats"),
    [
        ("english", 4),
        pytest.param("french", 2, marks=MORE_GAMES),
        pytest.param("english", 2, marks=MORE_GAMES),
        pytest.param("french", 4, marks=MORE_GAMES),
    ],
)
def test_in_whole_games_nobody_laughs_at_a_regular(rulebook: Rulebook, seats: int) -> None:
    options = Options(rulebook=rulebook)
    for number in range(12 // seats):
        seen = counted(options, Level.REGULAR, Level.ROOKIE, seats, 7_600_000, number)

        assert not {what: seen[what] for what in NEVER if seen[what]}
