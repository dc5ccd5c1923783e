"""Positions of every game that has a text for them: whatever is written is read, and nonsense is refused."""

import re
from collections.abc import Mapping
from contextlib import suppress
from itertools import islice
from random import Random
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import chicago_poker, chicago_stud, gangster, poker_champ, two_trucks, whispers
from engine.chicago_poker import position as chicago_poker_position
from engine.chicago_stud import position as chicago_stud_position
from engine.gangster import position as gangster_position
from engine.poker_champ import position as poker_champ_position
from engine.sheet import Unsound, quoted
from engine.two_trucks import position as two_trucks_position
from engine.whispers import position as whispers_position
from tests.helpers import examples
from tests.helpers.all_games import AnyGame
from tests.helpers.played_out import played_out
from tests.helpers.promises_of_games import deals, later, moves

GAMES: Mapping[AnyGame, ModuleType] = {
    chicago_poker: chicago_poker_position,
    chicago_stud: chicago_stud_position,
    gangster: gangster_position,
    poker_champ: poker_champ_position,
    two_trucks: two_trucks_position,
    whispers: whispers_position,
}
every_game = pytest.mark.parametrize(("game", "text"), GAMES.items(), ids=[game.info.name for game in GAMES])
dice = st.builds(Random, st.integers(0, 2**32))
MANY = 250


@st.composite
def written(draw: st.DrawFn, game: AnyGame, text: ModuleType) -> str:
    """Text of a position of a game that has just begun, is under way, or over."""
    actions = draw(st.integers(0, 10) | st.integers(0, 120))
    return str(text.dumps(later(game, draw(deals(game)), draw(dice), actions).state))


@every_game
@examples.few(5)
@given(data=st.data())
def test_every_position_of_a_game_is_read_back_as_it_was(
    game: AnyGame, text: ModuleType, data: st.DataObject
) -> None:
    every = data.draw(st.integers(3, 40))
    for number, move in enumerate(islice(moves(game, data.draw(deals(game)), data.draw(dice)), MANY)):
        state = move.after.state
        if number % every == 0 or game.in_secret(state) or not game.awaited(state):
            assert text.loads(text.dumps(state)) == state


@every_game
@examples.few(10)
@given(data=st.data(), seed=st.text(max_size=30))
def test_any_seed_is_read_back_as_it_was(
    game: AnyGame, text: ModuleType, data: st.DataObject, seed: str
) -> None:
    whole = data.draw(written(game, text))
    if "\nseed: " in whole:
        state = text.loads(re.sub("(?m)^seed: .*$", lambda _: f"seed: {quoted(seed)}", whole))
        assert state.seed == seed


@every_game
@examples.few(10)
@given(data=st.data(), garbage=st.text())
def test_garbage_is_never_worse_than_unsound(
    game: AnyGame, text: ModuleType, data: st.DataObject, garbage: str
) -> None:
    whole = data.draw(written(game, text))
    at = data.draw(st.integers(0, len(whole)))
    for nonsense in (garbage, whole[:at] + garbage + whole[at:]):
        with suppress(Unsound):
            played_out(game, text.loads(nonsense), "what is read can be played")


@every_game
@examples.few(10)
@given(data=st.data())
def test_a_mutated_position_is_unsound_or_can_be_played_to_its_end(
    game: AnyGame, text: ModuleType, data: st.DataObject
) -> None:
    words = re.split(r"(\s+)", data.draw(written(game, text)))
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(words) - 1))
        other = data.draw(st.sampled_from([*words, "0", "1", "12", "-", "Ks", "R7", "loop", "capone", ""]))
        words[place] = other if words[place].strip() else words[place]
    with suppress(Unsound):
        state = text.loads("".join(words))
        assert game.awaited(played_out(game, state, "end")) == ()
        assert text.loads(text.dumps(state)) == state
