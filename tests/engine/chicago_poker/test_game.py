"""What the shell is told of Chicago Poker: the agreement, the end, and decisions that no player makes."""

from collections.abc import Iterator
from itertools import product

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Action, BossView, Event, Options, State, TableView
from engine.chicago_poker.computer import Level
from engine.chicago_poker.events import GameWon, ShootoutHeld, ShootoutTied
from engine.chicago_poker.pieces import Boss, Business
from engine.game import Game
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.chicago_poker.corners import OVER_THE_LIMIT, SEARCH
from tests.helpers.chicago_poker.playouts import AGREEMENTS, playout
from tests.helpers.chicago_poker.positions import ENGLISH, FRENCH, won_with
from tests.helpers.played_out import played_out

FOUR_LIE_THERE = """
    bosses: capone yale
    A: brewery
    A capone: G1 G2 G3 G4
    B: brewery
    actions: 1
    hand capone: B9 B8 B7 B6 B5 B4 B3 B2
"""
EIGHT = "actions: 1\nhand capone: R1 R2 R3 R4 R5 R6 R7 R8"  # neither another card nor a stop is allowed

_: Game[State, Options, Action, Event, TableView, BossView] = game


def test_two_to_six_bosses_play_with_four_options_and_computers_of_four_levels() -> None:
    info = game.info

    assert (info.name, info.seats) == ("chicago-poker", range(2, 7))
    assert info.roles == tuple(boss.value for boss in Boss)
    assert [option.name for option in info.options] == ["rulebook", "length", "specials", "temperaments"]
    assert (info.choices, info.plans, info.standing) == ((), True, False)
    assert (info.levels, info.default_level) == (tuple(Level), "regular")


def test_the_first_value_of_every_option_is_the_default() -> None:
    usual = {option.name: option.values[0] for option in game.info.options}

    assert game.agree(usual) == Options(temperaments=True)


def test_a_table_from_before_temperaments_has_none() -> None:
    assert game.agree({"rulebook": "english", "length": "full", "specials": "on"}) == Options()


def test_every_agreement_can_be_made_of_words() -> None:
    names = [option.name for option in game.info.options if not option.of_computers]
    words = product(*(option.values for option in game.info.options if not option.of_computers))

    assert {game.agree(dict(zip(names, chosen, strict=True))) for chosen in words} == set(AGREEMENTS)


def test_an_option_has_no_other_values() -> None:
    with pytest.raises(ValueError, match="german"):
        game.agree({"rulebook": "german", "length": "full", "specials": "on"})


def test_there_is_no_result_while_the_game_lasts() -> None:
    assert game.result(at(ENGLISH), ()) is None


def test_one_wins_and_the_others_share_a_place() -> None:
    """CP-10.4: there is no second one, so tiles do not rank those who lost."""
    for seats in range(2, 7):
        state, events = whole_game(seats, Options(), 4)
        result = game.result(state, events)
        outcome = game.table(state).outcome

        assert result is not None
        assert outcome is not None
        assert result.winners == (outcome.winner,)
        assert sorted(result.ranks) == [1] + [2] * (seats - 1)
        assert result.scores is None


def test_the_figures_count_what_everybody_saw() -> None:
    for seats, seed in ((2, 1), (4, 2), (6, 3)):
        state, events = whole_game(seats, Options(), seed)
        held = [event for event in events if isinstance(event, ShootoutHeld)]
        result = game.result(state, events)
        figures = result.figures if result else ()

        assert [kept["tiles"] for kept in figures] == [len(row.tiles) for row in game.table(state).rows]
        assert [sum(kept[f"tiles_{kind.name.lower()}"] for kind in Business) for kept in figures] == [
            kept["tiles"] for kept in figures
        ]
        assert sum(kept["shootouts_won"] for kept in figures) == len(held)
        assert sum(kept["shootouts_stolen"] for kept in figures) == sum(e.winner != e.caller for e in held)
        assert max(kept.get("best_rank", 0) for kept in figures) == max(
            fighter.hand.rank for event in held for fighter in event.fighters
        )


def test_who_stood_in_no_shootout_has_no_best_rank() -> None:
    step = won_with("brewery brewery")
    result = game.result(step.state, step.events)

    assert result is not None
    assert ["best_rank" in kept for kept in result.figures] == [False, True]


def test_shootouts_and_the_end_are_worth_looking_at_again() -> None:
    _, events = whole_game(4, Options(), 2)
    marked = game.milestones(events)

    assert {type(events[at]) for at in marked} <= {ShootoutTied, ShootoutHeld, GameWon}
    assert len(marked) == sum(isinstance(event, ShootoutTied | ShootoutHeld | GameWon) for event in events)
    assert events[marked[-1]] == events[-1]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("bosses: capone yale\nA: brewery\nB: brewery\nhand capone: R1", "recruit"),
        ("options: french full specials\nbosses: capone yale\nA: brewery\nB: brewery", "recruit"),
        (FRENCH, "send nothing"),
        ("options: french full specials\nbosses: capone yale\nA: brewery\nB: brewery\n" + EIGHT, "play R1 A"),
        (ENGLISH, "send G3"),
        (SEARCH, "take B14"),
        (OVER_THE_LIMIT, "discard R7"),
        (FOUR_LIE_THERE, "play B2 B"),
    ],
)
def test_the_least_is_to_draw_to_stop_or_to_send_nothing_else_the_lowest_gangster_goes(
    text: str, line: str
) -> None:
    """Laid, where that cannot be helped, it calls no shootout."""
    state = at(text)

    assert str(game.least(game.view(state, game.awaited(state)[0]))) == line


def test_nothing_is_the_least_for_a_boss_of_whom_nothing_is_asked() -> None:
    state = at("bosses: capone yale\nA: brewery\nB: brewery")
    for decide in (game.least, lambda view: game.choose(view, "regular", "seed", ())):
        with pytest.raises(ValueError, match="nothing is asked"):
            decide(game.view(state, 1))


def test_every_card_is_turned_up_after_the_end_and_not_before() -> None:
    *_, move = playout(5, Options(), 9)
    with pytest.raises(ValueError, match="until the game is over"):
        game.open(move.before, ended=False)
    for state in (move.before, move.step.state):  # once it has ended, its middle lies open as well
        rows = game.open(state, ended=True).rows

        assert [len(row.hand or ()) for row in rows] == [row.hand_size for row in rows]
        assert all(shown.card for row in rows for column in row.columns for shown in column.gangsters)
    assert any(shown.was_down for row in rows for column in row.columns for shown in column.gangsters)


def test_nothing_that_may_be_taken_back_waits_while_another_boss_acts_but_answers_in_a_tie() -> None:
    """So in a turn the shell may go back by itself, and `retract` has nothing to say."""
    for options in AGREEMENTS:
        pending: set[int] = set()
        for move in playout(4, options, 12):
            assert game.in_secret(move.before) or pending <= {move.seat}
            pending = {move.seat} if move.step.reversible else set()
            back = game.retract(move.step.state, move.seat)
            assert (back is not None) == (game.in_secret(move.before) and move.step.reversible)


def test_a_game_goes_on_by_lot_from_any_position_to_its_end() -> None:
    for text in (ENGLISH, FRENCH, SEARCH, OVER_THE_LIMIT):
        ends = [played_out(game, at(text), seed) for seed in ("one", "one", "two")]

        assert all(end.outcome for end in ends)
        assert ends[0] == ends[1] != ends[2]


def whole_game(seats: int, options: Options, seed: int) -> tuple[State, tuple[Event, ...]]:
    """The end of a random game, and all that the table saw from its beginning."""
    opening = game.setup(seats, options, seed)
    moves = list(playout(seats, options, seed))
    told: Iterator[Event] = (event for move in moves for event in move.step.events)
    return moves[-1].step.state, (*opening.events, *told)
