"""What the rules promise in every position, rare ones too: kept by playing at random, and by trying to cheat.

What any game promises is in tests/engine/test_promises_of_every_game.py.
"""

import dataclasses
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from engine import chicago_poker as game
from engine.chicago_poker import Action, Event, Options, State
from engine.chicago_poker.actions import (
    Bribe,
    Discard,
    Drive,
    Liquidate,
    Play,
    Raid,
    Recruit,
    Send,
    Shoot,
    Stop,
    Take,
)
from engine.chicago_poker.cards import GANGSTERS
from engine.chicago_poker.events import (
    GameWon,
    GangsterLiquidated,
    ReinforcementsRevealed,
    ShootoutHeld,
    ShootoutTied,
    TurnEnded,
)
from engine.chicago_poker.pieces import FULL_COLUMN, HAND_LIMIT, SPECIALS, TILES, AnyCard, Boss, Special
from engine.chicago_poker.position import dumps, loads
from engine.chicago_poker.state import OpenState
from engine.game import IllegalAction, Seat, Step
from tests.helpers import examples
from tests.helpers.chicago_poker.corners import CORNERS
from tests.helpers.chicago_poker.playouts import AGREEMENTS

PLACES = range(4)
CARDS: tuple[AnyCard, ...] = (*GANGSTERS, *Special)
PLAIN: tuple[Action, ...] = (Recruit(), Shoot(), Bribe(), Stop(), Send(None))

agreements = st.sampled_from(AGREEMENTS)
cards = st.sampled_from(CARDS)
gangsters = st.sampled_from(GANGSTERS)
places = st.sampled_from(PLACES)
bosses = st.sampled_from(Boss)
driven = st.lists(gangsters, min_size=1, max_size=5).map(tuple)
actions: st.SearchStrategy[Action] = st.one_of(
    st.sampled_from(PLAIN),
    st.builds(Play, gangsters, places),
    st.builds(Liquidate, places, bosses),
    st.builds(Raid, places, bosses),
    st.builds(Drive, places, driven, places),
    st.builds(Take, cards),
    st.builds(Send, gangsters),
    st.builds(Discard, cards),
)


@st.composite
def starts(draw: st.DrawFn) -> State:
    """A fresh game, or a position that random play hardly ever reaches."""
    if draw(st.booleans()):
        return loads(draw(st.sampled_from(CORNERS)))
    return game.setup(draw(st.integers(2, 6)), draw(agreements), draw(st.integers(0, 10**9))).state


class AnyGame(RuleBasedStateMachine):
    """One game, in which some act by the rules and some try whatever comes to mind."""

    state: State

    @initialize(start=starts())
    def deal(self, start: State) -> None:
        self.state = start

    @precondition(lambda self: self.state.outcome is None)
    @rule(dice=st.randoms(use_true_random=False), actions=st.integers(1, 12))
    def act(self, dice: Random, actions: int) -> None:
        for _ in range(actions):
            if awaited := game.awaited(self.state):
                seat = dice.choice(awaited)
                action = dice.choice(game.legal(self.state, seat))
                step = game.apply(self.state, seat, action)
                _keeps_its_word(self.state, action, step)
                self.state = step.state

    @rule(seat=st.integers(-1, 6), action=actions)
    def try_anything(self, seat: Seat, action: Action) -> None:
        _may_or_may_not(self.state, seat, action)

    @invariant()
    def nothing_is_lost_and_nothing_is_double(self) -> None:
        assert _all_cards(self.state) == Counter(_box(self.state.options))
        assert _all_tiles(self.state) == Counter(TILES)

    @invariant()
    def somebody_can_go_on_or_the_game_is_over(self) -> None:
        awaited = game.awaited(self.state)
        assert bool(awaited) is (self.state.outcome is None)
        for seat in range(-1, 7):
            assert bool(game.legal(self.state, seat)) is (seat in awaited)

    @invariant()
    def the_limits_hold(self) -> None:
        for seat, hand in enumerate(self.state.hands):
            assert len(hand) <= HAND_LIMIT or seat == self.state.active
        assert all(len(column) <= FULL_COLUMN for columns in self.state.columns for column in columns)

    @invariant()
    def the_notations_say_it_all(self) -> None:
        assert loads(dumps(self.state)) == self.state
        for seat in game.awaited(self.state):
            for action in game.legal(self.state, seat):
                assert game.parse(str(action)) == action

    @invariant()
    def everybody_can_be_shown_their_view(self) -> None:
        table = game.table(self.state)
        for seat in range(len(self.state.bosses)):
            view = game.view(self.state, seat)
            assert [offer.action for offer in view.offers] == list(game.legal(self.state, seat))
            assert view.table.deck == table.deck
            assert not Counter(view.drawn) - Counter(view.hand)


AnyGame.TestCase.settings = settings(examples.few(12), stateful_step_count=25)
TestAnyGame = pytest.mark.price("Every action of a game at random, whatever is done before it.")(
    AnyGame.TestCase
)


@examples.few(12)
@given(starts(), st.randoms(use_true_random=False), st.integers(0, 300) | st.integers(0, 3))
def test_what_legal_lists_is_what_apply_accepts_and_nothing_else(
    start: State, dice: Random, number: int
) -> None:
    state = _played(start, dice, number)
    for seat in range(len(state.bosses)):
        offered = game.legal(state, seat)
        assert len(set(offered)) == len(offered)
        accepted = {action for action in _every_action(state) if _accepts(state, seat, action)}
        assert accepted == set(offered)


@given(actions)
def test_a_line_of_notation_is_read_back_as_the_same_action(action: Action) -> None:
    assert game.parse(str(action)) == action


def test_an_open_state_has_the_fields_of_a_state_in_the_same_order() -> None:
    fields = [(field.name, field.type) for field in dataclasses.fields(State)]
    assert fields == [(field.name, field.type) for field in dataclasses.fields(OpenState)]


def _played(state: State, dice: Random, actions: int) -> State:
    """The position after so many random actions, or at the end of the game."""
    for _ in range(actions):
        if not (awaited := game.awaited(state)):
            break
        seat = dice.choice(awaited)
        state = game.apply(state, seat, dice.choice(game.legal(state, seat))).state
    return state


def _keeps_its_word(before: State, action: Action, step: Step[State, Event]) -> None:
    ended = any(
        isinstance(event, TurnEnded | ShootoutTied | ReinforcementsRevealed | ShootoutHeld | GameWon)
        for event in step.events
    )
    assert step.settled is ended
    if step.settled:
        assert not step.reversible
    turned_up = any(isinstance(event, GangsterLiquidated) and event.was_down for event in step.events)
    quiet = isinstance(action, Play | Drive | Shoot | Send | Liquidate) and not turned_up
    assert step.reversible is (quiet and not step.settled)
    assert (step.state.outcome is not None) is isinstance(step.events[-1], GameWon)
    assert step.state.turn - before.turn == sum(isinstance(event, TurnEnded) for event in step.events)


def _may_or_may_not(state: State, seat: Seat, action: Action) -> None:
    offered, before = action in game.legal(state, seat), dumps(state)
    assert _accepts(state, seat, action) is offered
    assert dumps(state) == before


def _accepts(state: State, seat: Seat, action: Action) -> bool:
    try:
        game.apply(state, seat, action)
    except IllegalAction:
        return False
    return True


def _every_action(state: State) -> Iterator[Action]:
    """Every action that anybody could possibly mean, and some that nobody could."""
    yield from PLAIN
    for card in CARDS:
        yield Take(card)
        yield Discard(card)
    for gangster in GANGSTERS:
        yield Send(gangster)
        yield from (Play(gangster, place) for place in PLACES)
        yield Drive(0, (gangster,), 1)
    for place in PLACES:
        for boss in Boss:
            yield Raid(place, boss)
            yield Liquidate(place, boss)
    for origin, columns in enumerate(state.columns):
        for column in columns:
            crew = [laid.card for laid in column]
            for number in range(1, len(crew) + 1):
                for order in permutations(crew, number):
                    yield from (Drive(origin, order, place) for place in PLACES)


def _all_cards(state: State) -> Counter[AnyCard]:
    laid = (gangster.card for columns in state.columns for column in columns for gangster in column)
    held = (card for hand in state.hands for card in hand)
    return Counter((*state.deck, *state.discard, *held, *laid))


def _box(options: Options) -> tuple[AnyCard, ...]:
    return (*GANGSTERS, *SPECIALS) if options.specials else GANGSTERS


def _all_tiles(state: State) -> Counter[object]:
    won = (tile for tiles in state.tiles for tile in tiles)
    return Counter((*state.stock, *filter(None, state.businesses), *won))
