from itertools import cycle, islice
from random import Random

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options
from engine.chicago_poker.computer import Level, choose
from tests.helpers.chicago_poker.another_world import redealt
from tests.helpers.chicago_poker.computer_games import played
from tests.helpers.chicago_poker.playouts import AGREEMENTS, PAIRS

LEVELS = tuple(Level)
QUICK = (Level.ROOKIE, Level.REGULAR)
PATIENT = {Level.BOSS: 4, Level.KINGPIN: 12}  # asked so many times more rarely: they take their time
SHORT = [options for options in PAIRS if options.length == "short"]
WHOLE_GAMES = ((Level.BOSS, SHORT[0]), (Level.KINGPIN, SHORT[-1]))
PATIENCE = 3000  # decisions; the longest game of computers seen had fewer than a third


def seated(seats: int, first: int, levels: tuple[Level, ...]) -> tuple[Level, ...]:
    return tuple(islice(cycle(levels), first, first + seats))


@pytest.mark.parametrize(
    ("options", "seats"),  # each agreement at one size of table; all of all: make long
    [
        pytest.param(
            options,
            2 + (number + more) % 5,
            marks=()
            if number % 2 == more == 0
            else pytest.mark.long("other agreements, and a second size of table for each"),
        )
        for number, options in enumerate(AGREEMENTS)
        for more in (0, 2)
    ],
    ids=str,
)
def test_every_game_of_computers_ends_and_no_level_chooses_what_is_not_offered(
    seats: int, options: Options
) -> None:
    for number, decision in enumerate(played(seated(seats, seats, QUICK), options, seed=seats)):
        assert decision.action in [offer.action for offer in decision.view.offers]
        assert number < PATIENCE


@pytest.mark.usefixtures("quick_thinkers")
@pytest.mark.parametrize(
    ("level", "options"),  # all of all: make long
    [
        pytest.param(
            level,
            options,
            marks=[]
            if (level, options) in WHOLE_GAMES
            else pytest.mark.long("one whole game a computer is enough"),
        )
        for level in (Level.BOSS, Level.KINGPIN)
        for options in PAIRS
        if level is Level.BOSS or options.length == "short"
    ],
    ids=str,
)
def test_the_strongest_levels_play_to_the_end_too(level: Level, options: Options) -> None:
    for decision in played((level, Level.ROOKIE), options, seed=6):
        assert decision.action in [offer.action for offer in decision.view.offers]


def test_bosses_who_wait_for_each_other_go_on_when_only_special_cards_are_left() -> None:
    options = Options(rulebook="french", length="short")

    for number, _ in enumerate(played(seated(6, 21, QUICK), options, 21)):
        assert number < PATIENCE


@pytest.mark.long("the slowest levels play; each agreement at one size of table is enough to come to an end")
@pytest.mark.parametrize(
    ("options", "seats"),  # each agreement at one size: a table of six takes a minute
    [(options, 2 + number % 5) for number, options in enumerate(AGREEMENTS)],
    ids=str,
)
def test_tables_of_all_levels_end(options: Options, seats: int) -> None:
    for number, decision in enumerate(played(seated(seats, seats, LEVELS), options, seed=seats)):
        assert decision.action in [offer.action for offer in decision.view.offers]
        assert number < PATIENCE


@pytest.mark.long("It plays thousands of games; make test plays each agreement once.")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("options", AGREEMENTS, ids=str)
def test_thousands_of_games_of_computers_end(seats: int, options: Options) -> None:
    for seed in range(50):
        for number, _ in enumerate(played(seated(seats, seed, QUICK), options, seed)):
            assert number < PATIENCE


@pytest.mark.usefixtures("quick_thinkers")
@pytest.mark.parametrize("level", LEVELS)
def test_the_same_view_level_and_seed_are_the_same_action(level: Level) -> None:
    every = 3 * PATIENT.get(level, 1)
    for decision in islice(played(seated(3, 0, QUICK), Options(), seed=7), 0, 60, every):
        chosen = {choose(decision.view, level, 11, decision.events) for _ in range(2)}

        assert len(chosen) == 1


@pytest.mark.usefixtures("quick_thinkers")
@pytest.mark.parametrize(
    ("options", "level"),
    [
        pytest.param(
            options,
            level,
            marks=()
            if (level in QUICK and options in PAIRS[:2]) or options == SHORT[-1]
            else pytest.mark.long(
                "More games; make test has a short one of the slowest levels and two of others"
            ),
        )
        for options in PAIRS
        for level in LEVELS
    ],
    ids=str,
)
def test_in_two_worlds_that_look_the_same_a_computer_chooses_the_same(level: Level, options: Options) -> None:
    dice = Random(str(options))
    every = 15 * PATIENT.get(level, 1)
    for decision in islice(played(seated(4, 1, QUICK), options, seed=3), 0, None, every):
        other = game.view(redealt(decision.state, decision.seat, dice), decision.seat)

        assert choose(other, level, 5, decision.events) == choose(decision.view, level, 5, decision.events)


def test_a_boss_of_whom_nothing_is_asked_is_told_so() -> None:
    state = game.setup(2, Options(), 1).state
    (busy,) = game.awaited(state)

    with pytest.raises(ValueError, match="nothing is asked"):
        choose(game.view(state, 1 - busy), Level.REGULAR, 1)


def test_there_are_no_levels_but_these() -> None:
    state = game.setup(2, Options(), 1).state
    (busy,) = game.awaited(state)

    with pytest.raises(ValueError, match="cheat"):
        choose(game.view(state, busy), "cheat", 1)
