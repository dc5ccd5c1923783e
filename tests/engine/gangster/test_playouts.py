"""Random games of every kind, each to its end by GA-13 within GA-14; ten thousand of them when asked."""

import pytest

from engine import gangster as game
from engine.gangster import Options
from tests.helpers.gangster import facts
from tests.helpers.gangster.playouts import AGREEMENTS, playout

KINDS = [(seats, options) for seats in range(2, 6) for options in AGREEMENTS]
MANY = 10_000

every_kind = pytest.mark.parametrize(("seats", "options"), KINDS)


@pytest.mark.parametrize(("number", "kind"), list(enumerate(KINDS)))
def test_random_games_end_by_their_rule(number: int, kind: tuple[int, Options]) -> None:
    """One of each kind; every other one by kinds of lines instead of by lines."""
    ends_by_its_rule(*kind, number % 2)


@pytest.mark.long("It plays ten thousand games; make test plays a few of each kind.")
@every_kind
def test_ten_thousand_random_games_end_by_their_rule(seats: int, options: Options) -> None:
    for seed in range(-(-MANY // len(KINDS))):
        ends_by_its_rule(seats, options, 1_000 + seed)


def ends_by_its_rule(seats: int, options: Options, seed: int) -> None:
    """Every action conserves, and the end comes with the last reckoning that was agreed on."""
    events = list(game.setup(seats, options, seed).events)
    for move in playout(seats, options, seed, by_kind=seed % 2 == 0):
        events += move.step.events
        facts.gangsters_are_conserved(move.step.state)
        facts.tableaus_are_sound(move.before, move.step.state)
    end = move.step.state
    facts.cards_are_sound(end)
    facts.a_whole_game_was_within_bounds(end, events)
    result = game.result(end, events)
    assert result is not None
    assert result.winners == game.table(end).winners
    assert sum(figures["doublers"] for figures in result.figures) == 7 * options.rounds
