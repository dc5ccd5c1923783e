"""CS-14: laps and loans, the last boss with chips, and results."""

from dataclasses import replace

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Options, State
from engine.chicago_stud.events import Borrowed, DealStarted, Event, GameEnded, UnitDoubled, WentOut
from tests.helpers.chicago_stud.by_hand import dealt, only, played

LAST = Options(ante="all", end="last", limit="open")
LAPS = Options(ante="all", limit="open", laps=1)
TWO = ("As Ah Ad", "2s 3d 7h")
THREE = (*TWO, "9c 8h 4c")
RIVALS = "Ac 5d 9h Kc 6d Th Qd 3s 2c"


def all_in(state: State, *others: str) -> tuple[State, tuple[Event, ...]]:
    """The opener stakes everything and is called."""
    seat = state.speaker
    step = played(state, f"{seat} bet {game.view(state, seat or 0).row.stack}", *others)
    return step.state, step.events


@pytest.mark.parametrize(("seats", "laps"), [(2, 1), (3, 2), (2, 5), (4, 3)])
def test_cs_14_1_the_game_is_over_after_so_many_laps(seats: int, laps: int) -> None:
    step = game.setup(seats, Options(laps=laps), 1)
    events = list(step.events)
    while game.awaited(step.state):
        step = played(step.state, f"{step.state.speaker} fold")
        events += step.events
    deals = [event for event in events if isinstance(event, DealStarted)]

    assert len(deals) == laps * seats == game.table(step.state).deals
    assert all(sum(deal.dealer == seat for deal in deals) == laps for seat in range(seats))
    assert isinstance(events[-1], GameEnded)


def test_cs_14_1_chips_less_what_was_borrowed_and_most_wins() -> None:
    first = dealt(*THREE, options=LAPS)
    state = replace(first.state, deal=3, books=((), ()))
    state = state.having(1, loans=1, stack=150).having(2, stack=80)
    step = played(state, "0 bet 2", "1 fold", "2 fold")
    result = game.result(step.state, first.events + step.events)

    assert only(step.events, GameEnded) == GameEnded((0,), (102, 50, 80))
    assert result is not None
    assert (result.scores, result.ranks, result.winners) == ((102, 50, 80), (1, 3, 2), (0,))
    assert game.table(step.state).winners == (0,)
    assert [row.result for row in game.table(step.state).rows] == [102, 50, 80]


def test_cs_14_1_equal_results_win_together() -> None:
    first = dealt(*THREE, options=LAPS)
    state = replace(first.state, deal=3, books=((), ())).having(1, stack=101)
    step = played(state, "0 bet 2", "1 fold", "2 fold")
    state = step.state.having(1, stack=102)
    result = game.result(state, first.events + step.events)

    assert result is not None
    assert result.ranks == (1, 1, 3)


def test_cs_14_2_everybody_plays_every_deal() -> None:
    _, events = all_in(dealt(*THREE, options=LAPS, then=RIVALS).state, "1 call", "2 call")

    started = only(events, DealStarted)
    assert isinstance(started, DealStarted)
    assert set(started.dealt) == {0, 1, 2}


def test_cs_14_2_the_last_deal_is_not_followed_by_a_loan() -> None:
    last = replace(dealt(*TWO, options=LAPS, then=RIVALS).state, deal=2)
    state, events = all_in(last, "1 call")

    assert only(events, GameEnded) == GameEnded((0,), (200, 0))
    assert not any(isinstance(event, Borrowed) for event in events)
    assert state.seats[1].loans == 0


def test_cs_14_3_who_is_broke_is_out_and_watches() -> None:
    state = dealt(*THREE, options=LAST, then=RIVALS, stacks=(100, 50, 100)).state
    now, events = all_in(state, "1 call", "2 fold")

    assert only(events, WentOut) == WentOut(1)
    row = game.table(now).rows[1]
    assert (row.in_game, row.in_deal, row.down_cards, row.up, row.stack) == (False, False, 0, (), 0)
    assert game.legal(now, 1) == ()
    assert game.view(now, 1).hand is None
    started = only(events, DealStarted)
    assert isinstance(started, DealStarted)
    assert set(started.dealt) == {0, 2}


def test_cs_14_3_the_game_ends_when_one_has_all_chips() -> None:
    state, events = all_in(dealt(*TWO, options=LAST, then=RIVALS).state, "1 call")

    assert [type(event) for event in events[-2:]] == [WentOut, GameEnded]
    assert only(events, GameEnded) == GameEnded((0,), (200, 0))
    assert game.awaited(state) == ()
    assert not any(game.legal(state, seat) for seat in (0, 1))


def test_cs_14_3_the_unit_doubles_after_every_ten_deals() -> None:
    units = {deal: LAST.unit(deal) for deal in (1, 10, 11, 20, 21, 31, 41, 51, 60)}
    tenth = replace(dealt(*TWO, options=LAST).state, deal=10)
    step = played(tenth, f"{tenth.speaker} fold")

    assert units == {1: 1, 10: 1, 11: 2, 20: 2, 21: 4, 31: 8, 41: 16, 51: 32, 60: 32}
    assert only(step.events, UnitDoubled) == UnitDoubled(2)
    assert game.table(step.state).unit == 2
    assert [mine.staked for mine in step.state.seats] == [2, 2]
    assert LAPS.unit(40) == 1


def test_cs_14_3_after_sixty_deals_most_chips_wins() -> None:
    last = replace(dealt(*THREE, options=LAST).state, deal=60)
    step = played(last, "0 check", "1 fold", "2 fold")

    assert only(step.events, GameEnded) == GameEnded((0,), (102, 99, 99))
    assert not game.awaited(step.state)


def test_who_went_out_later_is_placed_before_who_went_out_sooner() -> None:
    state, events = all_in(dealt(*TWO, options=LAST, then=RIVALS).state, "1 call")
    three = replace(state, seats=(*state.seats, replace(state.seats[1], out_after=7)))
    result = game.result(three, events)

    assert result is not None
    assert result.ranks == (1, 3, 2)


def test_the_figures_count_deals_pots_showdowns_bluffs_and_loans() -> None:
    first = dealt(*TWO, options=LAPS, then=RIVALS)
    state, events = all_in(first.state, "1 call")
    step = played(state, f"{state.speaker} bet 2", f"{1 - (state.speaker or 0)} fold")
    everything = (*first.events, *events, *step.events)
    result = game.result(step.state, everything)

    assert result is not None
    winner = state.speaker or 0
    assert result.figures[0]["showdowns_won"] == 1
    assert result.figures[1]["loans"] == 1
    assert [figures["deals"] for figures in result.figures] == [2, 2]
    assert result.figures[winner]["won_unseen"] == 1
    assert result.figures[0]["best_pot"] == 200
    assert [figures["showdowns"] for figures in result.figures] == [1, 1]
    assert [figures["chips"] for figures in result.figures] == [chips - 100 for chips in step.state.results()]


def test_a_bluff_is_a_deal_won_unseen_with_less_than_a_pair() -> None:
    pair = dealt("Ks Kd 9h", "2s 3d 7h", options=replace(LAPS, laps=1))
    none = dealt("Ks Qd 9h", "2s 3d 7h", options=replace(LAPS, laps=1))
    for first, bluffs in ((pair, 0), (none, 1)):
        last = replace(first.state, deal=2, books=(((), ()),))
        step = played(last, "0 bet 2", "1 fold")
        started = only(first.events, DealStarted)
        assert isinstance(started, DealStarted)
        events = (replace(started, deal=2), *first.events[1:], *step.events)
        result = game.result(step.state, events)
        assert result is not None
        assert [figures["bluffs"] for figures in result.figures] == [bluffs, 0]
