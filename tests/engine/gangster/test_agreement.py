"""`legal`, `refuse` and `apply` know the same: every line that anybody could mean, in positions from play."""

from collections.abc import Iterator
from itertools import product
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from engine import gangster as game
from engine.game import IllegalAction
from engine.gangster import Action, Options, State
from engine.gangster.actions import Bump, Drive, Gun, Load, UnloadOwn, UnloadRival
from engine.gangster.pieces import CLANS, KINDS, PLACES, Clan
from tests.helpers import examples
from tests.helpers.gangster.playouts import AGREEMENTS, playout

TAKES = (None, *KINDS)
SPACES = range(1, 18)


def every_line(state: State) -> list[Action]:
    """All that could be meant, by nobody in particular and by every clan."""
    signs = (None, CLANS[0]) if state.board.seats > 2 else (None, *CLANS)
    return [line for by in signs for line in signed(by)]


def signed(by: Clan | None) -> Iterator[Action]:
    """All that could be meant, signed so."""
    for card, take, meal in product((1, 2, 3), TAKES, (False, True)):
        for to in PLACES:
            yield Drive(card, to, take, meal, by)
        for other in CLANS:
            yield Bump(card, other, take, meal, by)
    yield from (UnloadOwn(count, by) for count in (1, 2))
    yield from (UnloadRival(clan, by) for clan in CLANS)
    yield from (Load(space, by) for space in SPACES)
    yield from (Gun(place, space, by) for place in PLACES for space in SPACES)


@examples.few(2)
@given(st.integers(2, 5), st.sampled_from(AGREEMENTS), st.integers(0, 10**6))
def test_what_is_accepted_is_exactly_what_is_listed(seats: int, options: Options, seed: int) -> None:
    dice = Random(seed)
    states = [move.before for move in playout(seats, options, seed)]
    for state in dice.sample(states, min(5, len(states))):
        accepted = {line for line in every_line(state) if _accepts(state, line)}
        assert accepted == set(game.legal(state, state.board.seat))


def _accepts(state: State, line: Action) -> bool:
    try:
        game.apply(state, state.board.seat, line)
    except IllegalAction:
        return False
    return True


@examples.few(4)
@given(st.integers(2, 5), st.sampled_from(AGREEMENTS), st.integers(0, 10**6))
def test_lines_are_listed_once_are_short_and_are_read_back(seats: int, options: Options, seed: int) -> None:
    for number, move in enumerate(playout(seats, options, seed)):
        if number % 3 == 0:
            lines = game.legal(move.before, move.seat)
            assert len(set(lines)) == len(lines) <= 100
            assert all(game.parse(str(line)) == line for line in lines)
            assert all(len(str(line)) < 50 for line in lines)
