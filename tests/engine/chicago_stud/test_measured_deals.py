"""What the tournament counts in a deal is what the deal gave."""

import pytest

from bench.stud_deals import won_in_first_deal
from engine import chicago_stud as game
from engine.chicago_stud import Event, Options
from engine.chicago_stud.events import DealStarted
from tests.helpers.chicago_stud.playouts import AGREEMENTS, playout


@pytest.mark.parametrize("options", AGREEMENTS)
def test_chips_won_in_the_first_deal_are_those_of_the_stacks(options: Options) -> None:
    """Stacks as the second deal begins, but for its ante and loans; with side pots and returns."""
    events: list[Event] = list(game.setup(4, options, 5).events)
    for move in playout(4, options, 5, folding=0.2):
        events += move.step.events
        state = move.step.state
        if state.deal == 1 and not state.over:
            continue
        antes = dict(next((event.paid for event in events[2:] if isinstance(event, DealStarted)), ()))
        stacks = [
            mine.stack + mine.staked + antes.get(seat, 0) * (options.ante == "dealer")
            for seat, mine in enumerate(state.seats)
        ]
        won = tuple(
            stack - (1 + mine.loans) * options.stack for stack, mine in zip(stacks, state.seats, strict=True)
        )
        assert won_in_first_deal(events, 4) == won
        assert not sum(won)
        return
    raise AssertionError("the game never left its first deal")
