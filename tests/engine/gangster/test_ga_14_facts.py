"""GA-14: facts, checked after every action of random games of every size and agreement."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import gangster as game
from engine.gangster import Event, Options
from engine.gangster.events import (
    Bumped,
    CardsOpened,
    DoublerPlaced,
    Drove,
    GameEnded,
    PolicePassed,
    QuayRefilled,
    QuaysReplaced,
    Reckoned,
    RoundStarted,
)
from engine.gangster.pieces import Place
from engine.gangster.roads import WAYS
from tests.helpers import examples
from tests.helpers.gangster import facts
from tests.helpers.gangster.another_world import reshuffled
from tests.helpers.gangster.playouts import AGREEMENTS, playout

some_games = examples.few(5)
seats = st.integers(2, 5)
options = st.sampled_from(AGREEMENTS)
seeds = st.integers(0, 10**6)
kinds = st.booleans()


@some_games
@given(seats, options, seeds, kinds)
def test_ga_14_1_nothing_is_ever_lost(seats: int, options: Options, seed: int, by_kind: bool) -> None:
    for number, move in enumerate(playout(seats, options, seed, by_kind=by_kind)):
        facts.gangsters_are_conserved(move.step.state)
        if number % 10 == 0 or number < 10:
            facts.pieces_are_conserved(move.before, move.step.state)


@some_games
@given(seats, options, seeds, kinds)
def test_ga_14_2_trunks_and_tableaus_are_sound(
    seats: int, options: Options, seed: int, by_kind: bool
) -> None:
    for move in playout(seats, options, seed, by_kind=by_kind):
        facts.tableaus_are_sound(move.before, move.step.state)


@some_games
@given(seats, options, seeds)
def test_ga_14_3_every_district_card_is_in_the_pile_or_turned(
    seats: int, options: Options, seed: int
) -> None:
    for number, move in enumerate(playout(seats, options, seed)):
        if number % 4 == 0 or move.step.state.over:
            facts.cards_are_sound(move.step.state)


def whole_game(seats: int, options: Options, seed: int) -> list[Event]:
    """All that happened in a game that stayed within the bounds."""
    events = list(game.setup(seats, options, seed).events)
    for move in playout(seats, options, seed):
        events += move.step.events
    facts.a_whole_game_was_within_bounds(move.step.state, events)
    return events


@some_games
@given(seats, options, seeds)
def test_ga_14_4_cards_and_drives_are_within_their_bounds(seats: int, options: Options, seed: int) -> None:
    assert whole_game(seats, options, seed)


def test_ga_14_5_no_casino_card_comes_twice() -> None:
    for seed in range(6):
        casino = [
            event.scoring.casino for event in whole_game(4, Options(), seed) if isinstance(event, Reckoned)
        ]
        assert len(set(casino)) == 3


@some_games
@given(seats, options, seeds)
def test_ga_14_6_a_drive_is_always_legal(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        assert any(
            str(line).split()[-3:-1] != [] and "drive" in str(line)
            for line in game.legal(move.before, move.seat)
        )


def test_ga_14_7_a_table_that_never_drives_by_itself_comes_to_its_end() -> None:
    """Everybody loads and unloads whenever they may: OR-G20 ends the game all the same."""
    state = game.setup(3, Options(length="sprint"), "lazy").state
    dice, idle = Random(1), []
    while awaited := game.awaited(state):
        lines = game.legal(state, awaited[0])
        pieces = [line for line in lines if not hasattr(line, "card")]
        state = game.apply(state, awaited[0], dice.choice(pieces or lines)).state
        idle.append(state.board.idle)
    assert max(idle) == 18
    assert len(state.scorings) == 1


@some_games
@given(seats, options, seeds)
def test_ga_14_8_a_round_ends_in_the_turn_of_a_drive(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        if any(isinstance(event, Reckoned) for event in move.step.events):
            assert isinstance(move.step.events[0], Drove | Bumped)
            assert game.awaited(move.step.state) in ((), ((move.seat + 1) % seats,))


@some_games
@given(seats, options, seeds)
def test_ga_14_9_districts_pay_no_more_than_they_have(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        for event in move.step.events:
            if isinstance(event, Reckoned):
                facts.districts_pay_no_more_than_they_have(event)


BY_CHANCE = QuayRefilled | QuaysReplaced | DoublerPlaced | PolicePassed | Reckoned | RoundStarted | GameEnded


@some_games
@given(seats, options, seeds)
def test_ga_14_10_only_the_end_of_a_turn_is_random(seats: int, options: Options, seed: int) -> None:
    """In a world with the piles in another order what comes before is told word for word the same."""
    dice = Random(seed)
    for move in playout(seats, options, seed):
        other = game.apply(reshuffled(move.before, dice), move.seat, move.action)
        sure = [event for event in move.step.events if not isinstance(event, BY_CHANCE)]
        assert [event for event in other.events if not isinstance(event, BY_CHANCE)] == sure
        assert other.own == move.step.own
        assert not any(isinstance(event, BY_CHANCE | CardsOpened) for event in other.events[: other.own])


def test_ga_14_11_from_greek_town_a_3_leads_to_four_places() -> None:
    ends = {tuple(Place)[end] for end in WAYS[Place.GREEK_TOWN.number][3]}

    assert ends == {Place.LOOP, Place.BRONZEVILLE, Place.WEST_SIDE, Place.LITTLE_ITALY}


@pytest.mark.parametrize("number", range(2, 6))
def test_random_games_meet_everything(number: int) -> None:
    """Were there an event that no game has, the facts would say nothing about it."""
    met = {type(event) for seed in range(12) for event in whole_game(number, AGREEMENTS[seed % 6], seed)}
    rare = {"DriveDemanded", "QuaysReplaced", "Bumped", "GunUsed"}

    assert {kind.__name__ for kind in game.info.events} - rare <= {kind.__name__ for kind in met}
