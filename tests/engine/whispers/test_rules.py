"""The rules of Whispers by example."""

from dataclasses import replace

import pytest

from engine import whispers as game
from engine.game import Amount, IllegalAction
from engine.notation import Unreadable
from engine.whispers import Options, Reason
from engine.whispers.actions import Done, Order, Peek, Show, Whisper
from engine.whispers.events import DuelCalled, FellSilent, GameEnded, GameStarted, Peeked, Revealed, Whispered
from engine.whispers.pieces import Pick, Sign
from tests.engine.whispers.playing import dealt, played

TWO = dealt((5, 9), (7, 2))
DUEL = played(TWO, "0 whisper 2", "0 done", "1 done").state


def test_everybody_whispers_at_once() -> None:
    assert game.awaited(TWO) == (0, 1)
    assert game.legal(TWO, 0) == (Whisper(Amount(1, 9)), Peek(), Done())
    assert game.legal(TWO, 1) == game.legal(TWO, 0)


def test_a_whisper_is_private_until_its_seat_is_done() -> None:
    step = played(TWO, "0 whisper 2", "0 whisper 3")

    assert step.events == (Whispered(0, 3),)
    assert (step.settled, step.reversible, step.own) == (False, True, 1)
    assert game.table(step.state) == game.table(TWO)
    assert game.view(step.state, 0).whispers == (2, 3)
    assert game.view(step.state, 0).purse == 4


def test_who_is_done_tells_how_much_and_nobody_elses_question_changes() -> None:
    step = played(TWO, "0 whisper 2", "0 whisper 3", "0 done")

    assert step.events == (FellSilent(0, 5),)
    assert (step.settled, step.minor, step.own) == (True, True, 1)
    assert game.awaited(step.state) == (1,)
    assert game.table(step.state).rows[0].whispered == 5
    assert game.table(step.state).rows[0].purse == 4


def test_the_last_who_is_done_calls_the_duel() -> None:
    step = played(TWO, "0 done", "1 done")

    assert step.events == (FellSilent(1, 0), DuelCalled(1))
    assert (step.settled, step.minor, step.own) == (True, False, 1)
    assert game.awaited(step.state) == (0, 1)
    assert game.legal(step.state, 0) == (Show(Pick.HIGH), Show(Pick.LOW))


def test_a_peek_shows_the_fresh_card_and_cannot_be_taken_back() -> None:
    step = played(TWO, "0 whisper 1", "0 peek")

    assert (step.events, step.settled, step.reversible) == ((Peeked(0, 0),), False, False)
    assert game.view(TWO, 0).fresh is None
    assert game.view(step.state, 0).fresh == 9
    assert game.retract(step.state, 0) is None


def test_a_peek_costs_what_the_table_agreed() -> None:
    dear = dealt((5, 9), (7, 2), options=Options(forfeit=3))
    peeked = played(dear, "0 peek").state

    assert game.view(peeked, 0).purse == 6
    assert game.table(peeked).rows[0].purse == 9
    assert game.table(played(peeked, "0 done").state).rows[0].purse == 6


def test_a_seat_takes_back_its_own_last_whisper_while_others_whisper() -> None:
    state = played(TWO, "0 whisper 2", "0 whisper 3", "1 whisper 4").state
    step = game.retract(state, 0)

    assert step is not None
    assert (step.events, step.settled) == ((), False)
    assert step.state == played(TWO, "0 whisper 2", "1 whisper 4").state


def test_a_card_is_chosen_in_secret_and_may_be_chosen_again_until_all_have() -> None:
    step = played(DUEL, "0 show low")

    assert (step.events, step.settled, step.reversible) == ((), False, True)
    assert game.table(step.state) == game.table(DUEL)
    assert game.awaited(step.state) == (1,)
    back = game.retract(step.state, 0)
    assert back is not None
    assert back.state == DUEL


def test_the_highest_sum_scores_and_the_other_cards_are_kept() -> None:
    step = played(DUEL, "0 show high", "1 show low")

    assert step.events == (Revealed(1, (9, 2), (2, 0), 0),)
    assert (step.settled, step.minor, step.own) == (True, False, 0)
    assert [row.points for row in game.table(step.state).rows] == [1, 0]
    assert [row.purse for row in game.table(step.state).rows] == [7, 9]
    assert [game.view(step.state, seat).kept for seat in (0, 1)] == [5, 7]
    assert game.table(step.state).round == 2


def test_who_reaches_the_goal_wins() -> None:
    last = replace(DUEL, options=Options(goal=1))
    step = played(last, "0 show high", "1 show high")

    assert step.events == (Revealed(1, (9, 7), (2, 0), 0), GameEnded((0,)))
    assert game.awaited(step.state) == ()
    result = game.result(step.state, step.events)
    assert result is not None
    assert (result.ranks, result.scores, result.winners) == ((1, 2), (1, 0), (0,))
    assert result.figures[0] == {"rounds_won": 1, "whispered": 2, "best_card": 9}


def test_after_the_last_round_equal_points_share_a_place() -> None:
    last = replace(DUEL, round=7)
    step = played(last, "0 show low", "1 show high")

    assert step.events[-1] == GameEnded((0, 1))
    result = game.result(step.state, step.events)
    assert result is not None
    assert result.ranks == (1, 1)


def test_an_order_is_nobodys_business() -> None:
    state = played(TWO, "0 done").state
    step = played(state, "0 order low")

    assert game.legal(state, 0) == (Order(Pick.HIGH), Order(Pick.LOW))
    assert (step.events, step.settled, step.minor, step.own) == ((), True, False, 0)
    assert game.table(step.state) == game.table(state)
    assert game.view(step.state, 1) == game.view(state, 1)
    assert game.awaited(step.state) == game.awaited(state)
    assert game.view(step.state, 0).order is Pick.LOW
    assert game.legal(step.state, 0) == (Order(Pick.HIGH), Order(None))


def test_an_order_shows_its_card_as_if_it_were_chosen() -> None:
    by_order = played(TWO, "0 done", "0 order high", "1 done")
    chosen = played(TWO, "0 done", "1 done", "0 show high")

    assert game.table(by_order.state) == game.table(chosen.state)
    assert played(by_order.state, "1 show low") == played(chosen.state, "1 show low")


def test_nobody_can_tell_from_who_is_awaited_that_an_order_was_left() -> None:
    by_order, without = (played(TWO, "0 done", *order, "1 done") for order in (("0 order high",), ()))

    assert by_order.events == without.events
    assert game.awaited(by_order.state) == game.awaited(without.state) == (0, 1)


def test_the_clock_shows_the_low_card_or_what_was_ordered() -> None:
    ordered = played(TWO, "0 done", "0 order high", "1 done").state

    assert game.least(game.view(TWO, 0)) == Done()
    assert game.least(game.view(DUEL, 0)) == Show(Pick.LOW)
    assert game.least(game.view(ordered, 0)) == Show(Pick.HIGH)


def test_seats_get_the_signs_they_wish_for_and_the_others_what_is_left() -> None:
    step = game.setup(3, Options(), 1, ({}, {"sign": "sun"}, {"sign": "leaf"}))

    assert step.events == (GameStarted((Sign.MOON, Sign.SUN, Sign.LEAF), Options()),)
    with pytest.raises(ValueError, match="same sign"):
        game.setup(2, Options(), 1, ({"sign": "sun"}, {"sign": "sun"}))
    with pytest.raises(ValueError, match="7"):
        game.setup(["", *[""] * 6], Options(), 1)


def test_the_size_of_the_forfeit_counts_only_where_there_is_one() -> None:
    words = {option.name: option.values[0] for option in game.info.options}

    assert game.agree(words) == Options()
    assert game.agree(words | {"forfeit": "on", "forfeit-size": "3", "goal": "1"}) == Options(1, 7, 3)


def test_the_cards_are_turned_up_after_the_end_and_no_sooner() -> None:
    over = played(replace(DUEL, options=Options(goal=1)), "0 show high", "1 show high").state

    assert [row.hand for row in game.open(over, ended=True).rows] == [(5, 9), (7, 2)]
    assert all(row.hand is None for row in game.table(over).rows)
    with pytest.raises(ValueError, match="not over"):
        game.open(DUEL, ended=False)


def test_a_seat_that_is_not_there_may_do_nothing() -> None:
    with pytest.raises(IllegalAction) as refusal:
        played(TWO, "2 done")

    assert refusal.value.reason is Reason.UNKNOWN_SEAT


def test_a_peek_may_be_too_dear() -> None:
    state = played(dealt((5, 9), (7, 2), options=Options(forfeit=3)), "0 whisper 7").state

    assert Peek() not in game.legal(state, 0)
    with pytest.raises(IllegalAction) as refusal:
        played(state, "0 peek")
    assert refusal.value.reason is Reason.PEEK_TOO_DEAR
    assert dict(refusal.value.facts) == {"forfeit": 3, "left": 2}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "shout",
        "whisper",
        "whisper two",
        "whisper 1-9",
        "whisper -1",
        "whisper ٣",
        "whisper 1 2",
        "whisper 9999",
        "show",
        "show middle",
        "order",
        "peek 2",
        "done done",
        "Done",
    ],
)
def test_a_line_that_means_nothing_is_refused(line: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        game.parse(line)

    assert refusal.value.reason is Unreadable.UNKNOWN_ACTION


def test_a_sly_computer_peeks_where_it_is_free_and_saves_what_it_paid_nothing_for() -> None:
    assert game.choose(game.view(TWO, 0), "sly", "s", ()) == Peek()
    assert game.choose(game.view(DUEL, 0), "sly", "s", ()) == Show(Pick.HIGH)
    assert game.choose(game.view(DUEL, 1), "sly", "s", ()) == Show(Pick.LOW)
    with pytest.raises(ValueError, match="level"):
        game.choose(game.view(DUEL, 1), "boss", "s", ())
