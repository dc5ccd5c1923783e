"""What a raid has shown stays on the raiding boss's private panel until their next turn begins."""

import pytest

from bot.skins.chicago_poker.pictures.shown import raids_now
from engine import chicago_poker as game
from engine.chicago_poker import Options
from tests.helpers.chicago_poker.playouts import playout

SIZES = pytest.mark.long("other numbers of seats; a raid shows the same to any of them")


@pytest.mark.parametrize("seats", [2, 4, *(pytest.param(each, marks=SIZES) for each in (3, 5, 6))])
def test_what_a_raid_showed_stays_until_ones_next_turn(seats: int) -> None:
    after_the_turn = 0
    turn_of: dict[int, int] = {}
    for move in playout(seats, Options(), 900):
        state = move.step.state
        if state.outcome:
            break
        turn_of[state.active] = state.turn
        for seat in range(seats):
            if state.raids[seat]:
                view = game.view(state, seat)
                last = turn_of.get(seat, 0)
                assert raids_now(view) == tuple(seen for seen in view.raids if seen.turn == last)
                after_the_turn += seat != state.active and bool(raids_now(view))

    assert after_the_turn > 5
