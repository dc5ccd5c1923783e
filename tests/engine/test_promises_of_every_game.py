"""Every game keeps the promises of engine/game.py, whatever its rules are."""

from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Step
from tests.helpers import examples
from tests.helpers import promises_of_games as promise
from tests.helpers.all_games import ENGINES, AnyGame
from tests.helpers.promises_of_games import Position, deals, later, lines_of, moves
from tests.helpers.quick_thinkers import thinking_less

every_game = pytest.mark.parametrize("game", ENGINES, ids=lambda game: game.info.name)

dice = st.builds(Random, st.integers(0, 2**32))  # hypothesis would tire of thousands of rolls
MANY = 250
"""Moves: most games are over by then, and what a longer one would add is more of the same."""

few = examples.few(4)
fewest = examples.few(2)


@st.composite
def positions(draw: st.DrawFn, game: AnyGame) -> Position:
    """A game that has just begun, is under way, or over."""
    deal = draw(deals(game))
    return later(game, deal, draw(dice), draw(st.integers(0, 10) | st.integers(0, 300) | st.just(10**6)))


@every_game
def test_a_game_says_what_it_is(game: AnyGame) -> None:
    promise.game_says_what_it_is(game.info)


@every_game
@few
@given(data=st.data())
def test_awaited_legal_and_apply_agree(game: AnyGame, data: st.DataObject) -> None:
    """What is tried are all lines that anybody could play at the deal, now, and a move later."""
    deal = data.draw(deals(game))
    position = later(game, deal, data.draw(dice), data.draw(st.integers(0, 200)))
    next_one = later(game, position, data.draw(dice), 1)
    lines = {
        line for at in (deal, position, next_one) for seat in at.seats for line in lines_of(game, at, seat)
    }
    sample = data.draw(dice).sample(sorted(lines), min(len(lines), 150))

    promise.awaited_seats_can_act_until_the_game_is_over(game, position)
    promise.legal_lists_what_apply_accepts(game, position, sample)
    promise.amounts_are_accepted_to_their_ends_and_no_further(game, position)


@pytest.mark.price("Each step of each game keeps five promises; nearly every rule is met here.")
@every_game
@few
@given(data=st.data())
def test_every_step_of_a_game_keeps_its_word(game: AnyGame, data: st.DataObject) -> None:
    for move in islice(moves(game, data.draw(deals(game)), data.draw(dice)), MANY):
        promise.step_keeps_its_word(game, move)
        promise.taking_back_leaves_no_trace(game, move)
        promise.an_answer_in_secret_shows_nobody_and_may_be_taken_back(game, move)
        promise.a_turn_that_waits_for_its_end_ends_as_it_would_have(game, move)
        promise.awaited_seats_can_act_until_the_game_is_over(game, move.after)


@every_game
@few
@given(data=st.data())
def test_lines_of_notation_are_read_back(game: AnyGame, data: st.DataObject) -> None:
    promise.notation_is_read_back(game, data.draw(positions(game)))


@every_game
@given(text=st.text(max_size=60))
def test_a_line_that_means_nothing_is_refused(game: AnyGame, text: str) -> None:
    promise.garbage_is_refused(game, text)


@every_game
@few
@given(data=st.data())
def test_views_offer_what_is_legal_hold_no_state_and_can_be_sent_on(
    game: AnyGame, data: st.DataObject
) -> None:
    position = data.draw(positions(game))

    promise.views_offer_what_is_legal_and_hold_no_state(game, position)
    promise.views_travel_between_processes(game, position)


@every_game
@few
@given(data=st.data())
def test_what_is_kept_is_read_back(game: AnyGame, data: st.DataObject) -> None:
    promise.what_is_kept_is_read_back(game, data.draw(positions(game)))


@every_game
@few
@given(data=st.data())
def test_a_table_goes_on_by_the_rules_it_was_dealt_by(game: AnyGame, data: st.DataObject) -> None:
    rules = data.draw(st.integers(1, game.info.rules))
    deal = data.draw(promise.deals(game, rules))
    dice = Random(data.draw(st.integers()))

    promise.a_table_goes_on_by_the_rules_it_was_dealt_by(game, deal, rules)
    promise.a_table_goes_on_by_the_rules_it_was_dealt_by(game, promise.later(game, deal, dice, MANY), rules)


@every_game
def test_rules_of_another_number_are_not_dealt(game: AnyGame) -> None:
    agreed = game.agree({option.name: option.values[0] for option in game.info.options})
    for rules in (0, -1, game.info.rules + 1):
        with pytest.raises(ValueError, match="are played"):
            game.setup(max(game.info.seats), agreed, 1, rules=rules)


@every_game
@few
@given(data=st.data())
def test_a_result_comes_with_the_end_and_ranks_everybody(game: AnyGame, data: st.DataObject) -> None:
    position = data.draw(positions(game))

    promise.results_rank_everybody(game, position)
    promise.every_card_is_turned_up_once_the_game_has_ended_and_no_sooner(game, position)
    promise.milestones_are_places_in_the_news(game, position)


@every_game
@fewest
@given(data=st.data())
def test_a_random_rest_of_a_game_ends_and_is_the_same_for_a_seed(game: AnyGame, data: st.DataObject) -> None:
    promise.playouts_end_and_are_the_same_for_a_seed(game, data.draw(positions(game)), "seed")


@every_game
@fewest
@given(data=st.data())
def test_the_same_seed_is_the_same_game(game: AnyGame, data: st.DataObject) -> None:
    words = {option.name: data.draw(st.sampled_from(option.values)) for option in game.info.options}
    seats, seed, lot = max(game.info.seats), data.draw(st.integers()), data.draw(st.integers())
    deals = [game.setup(seats, game.agree(words), seed) for _ in range(2)]
    games = [
        [move.step for move in islice(moves(game, _at(deal, seats), Random(lot)), MANY)] for deal in deals
    ]

    assert deals[0] == deals[1]
    assert games[0] == games[1]


def _at(deal: Step[Any, Any], seats: int) -> Position:
    return Position(deal.state, range(seats), "", deal.events)


@every_game
@few
@given(data=st.data())
def test_the_least_is_always_something_that_is_offered(game: AnyGame, data: st.DataObject) -> None:
    promise.the_least_is_offered(game, data.draw(positions(game)))


@every_game
@fewest
@given(data=st.data())
def test_computers_of_every_level_choose_what_is_offered(game: AnyGame, data: st.DataObject) -> None:
    position = data.draw(positions(game))
    with thinking_less():
        for level in game.info.levels:
            promise.computers_choose_what_is_offered(game, position, level)
