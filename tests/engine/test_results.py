"""What remains of a game that went on from a position: nobody saw its first events."""

from random import Random

import pytest

from tests.helpers.all_games import ENGINES, AnyGame
from tests.helpers.promises_of_games import a_line

CUTS = 40


@pytest.mark.parametrize("game", ENGINES, ids=lambda game: game.info.name)
def test_a_game_can_end_whatever_of_its_events_is_missing_at_the_beginning(game: AnyGame) -> None:
    for seed in range(3):
        seats, luck = min(game.info.seats), Random(seed)
        words = {option.name: option.values[0] for option in game.info.options}
        step = game.setup(game.info.roles[:seats] or seats, game.agree(words), str(seed))
        events = list(step.events)
        while awaited := game.awaited(step.state):
            line = a_line(game, step.state, awaited[0], luck)
            step = game.apply(step.state, awaited[0], game.parse(line))
            events += step.events
        whole = game.result(step.state, events)
        assert whole is not None
        for first in range(0, len(events), max(1, len(events) // CUTS)):
            known = game.result(step.state, events[first:])
            assert known is not None
            assert (known.ranks, known.scores) == (whole.ranks, whole.scores)
            assert all(place < len(events) - first for place in game.milestones(events[first:]))
