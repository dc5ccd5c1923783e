"""Whatever a first game against rookies offers has been done by hand in a lesson before."""

import pytest

from engine.record.games import GAMES
from tests.helpers.lessons.steps import NAMES, read

UNPRACTISED = {  # docs/lessons.md says why
    "chicago-poker": {"stop"},  # CP-3.4: told in `recruit`
    "chicago-stud": {"order", "show"},  # CS-15; CS-9.2: told in `showdown`
}
SEEDS, DECISIONS = 2, 250


def offered(name: str) -> set[str]:
    """The kinds of actions that come up among four rookies, as the table agrees by default."""
    game, found = GAMES[name], set[str]()
    for seed in range(SEEDS):
        options = game.agree({option.name: option.values[0] for option in game.info.options})
        step = game.setup(4, options, str(seed))
        events = list(step.events)
        for number in range(DECISIONS):
            if not (awaited := game.awaited(step.state)):
                break
            view = game.view(step.state, awaited[0])
            found |= {str(offer.action).split()[0] for offer in view.offers}
            action = game.choose(view, "rookie", f"{seed} {number}", events)
            step = game.apply(step.state, awaited[0], action)
            events += step.events
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_kind_of_action_of_a_first_game_solves_a_task_of_a_lesson(name: str) -> None:
    solved = {action.split()[0] for step in read(name).steps for line in step.accept for action in line}
    assert solved >= offered(name) - UNPRACTISED.get(name, set())


def test_the_games_looked_at_show_what_there_is() -> None:
    assert offered("chicago-poker") >= {"recruit", "play", "limousine", "liquidation", "police-raid"}
