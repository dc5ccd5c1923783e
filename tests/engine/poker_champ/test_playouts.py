"""Random games of every kind, each to its end by PC-8; ten thousand of them in a target of their own."""

from collections.abc import Sequence

import pytest

from engine import poker_champ as game
from engine.poker_champ import Event, Options, State
from engine.poker_champ.events import AwardGiven, DuelFought, Ending, GameEnded, ShowdownHeld, WonUnseen
from engine.poker_champ.pieces import AWARDS, PLAY_CHIPS
from tests.helpers.poker_champ.playouts import AGREEMENTS, playout

KINDS = [(seats, options) for seats in range(2, 7) for options in AGREEMENTS]
MANY, SOME = 10_000, 30

every_kind = pytest.mark.parametrize(("seats", "options"), KINDS)


@every_kind
def test_random_games_end_by_their_rule(seats: int, options: Options) -> None:
    for seed in range(SOME // len(KINDS)):
        played(seats, options, seed)


@pytest.mark.long("It plays ten thousand games; make test plays a few of each kind.")
@every_kind
def test_ten_thousand_random_games_end_by_their_rule(seats: int, options: Options) -> None:
    for seed in range(MANY // len(KINDS)):
        played(seats, options, 1_000 + seed)


def test_random_games_meet_everything() -> None:
    """Were there no duel and no second Award among them, the promises would hold for nothing."""
    met = [event for seats in (2, 4, 6) for options in AGREEMENTS for event in played(seats, options, 7)]

    for kind in (WonUnseen, ShowdownHeld, AwardGiven):
        assert any(isinstance(event, kind) for event in met)
    assert {event.ending for event in met if isinstance(event, GameEnded)} == set(Ending) - {Ending.TIME}
    assert any(
        isinstance(event, DuelFought) for seed in range(12) for event in played(6, AGREEMENTS[4], seed)
    )


def played(seats: int, options: Options, seed: int) -> Sequence[Event]:
    """All that happened in a random game; chips were right after every step, and so was the end."""
    events = list(game.setup(seats, options, seed).events)
    for move in playout(seats, options, seed):
        state = move.step.state
        events += move.step.events
        assert sum(mine.chips for mine in state.seats) + state.pot == PLAY_CHIPS * seats
    _ended_by_pc_8(state, events[-1])
    return events


def _ended_by_pc_8(state: State, last: Event) -> None:
    assert isinstance(last, GameEnded)
    assert state.outcome is not None
    awards = [mine.awards for mine in state.seats]
    champions = [seat for seat, owned in enumerate(awards) if owned == max(awards)]
    match last.ending:
        case Ending.TWO_AWARDS:
            assert state.options.length == "standard"
            assert (max(awards), len(champions)) == (2, 1)
        case Ending.LAST_AWARD:
            assert sum(awards) == AWARDS
            assert state.options.length != "standard"
        case Ending.LAST_DEAL | Ending.TIME:
            assert state.deal == state.options.deals or state.time_up
            assert sum(awards) < AWARDS
            if not any(awards):
                chips = [mine.chips for mine in state.seats]
                champions = [seat for seat, owned in enumerate(chips) if owned == max(chips)]
    assert list(last.winners) == champions
