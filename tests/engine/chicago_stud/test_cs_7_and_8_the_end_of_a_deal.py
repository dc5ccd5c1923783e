"""CS-7 and CS-8: how a deal ends, and what happens by itself."""

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Reason
from engine.chicago_stud.actions import Show
from engine.chicago_stud.events import (
    CardsShown,
    DealStarted,
    Folded,
    Returned,
    Showdown,
    StreetDealt,
    WonUnseen,
)
from engine.game import IllegalAction
from tests.helpers.chicago_stud.by_hand import cards, checked, dealt, offered, only, played

THREE = ("2s 3s 4s", "Kh Qh Jh", "7d 8d 9d")


def test_cs_7_1_the_last_one_in_wins_at_once_unseen() -> None:
    step = played(dealt(*THREE).state, "1 bet 2", "2 fold", "0 fold")

    assert step.events[:3] == (Folded(0), Returned(1, 2), WonUnseen(1, 1, 3))
    assert isinstance(step.events[3], DealStarted)
    last = game.table(step.state).last
    assert last is not None
    assert (last.deal, last.unseen, last.returned, last.showdown, last.shown) == (
        1,
        WonUnseen(1, 1, 3),
        Returned(1, 2),
        None,
        (),
    )
    assert "Qh" not in {str(card) for row in game.table(step.state).rows for card in row.up}


def test_cs_7_2_after_the_fifth_round_everybody_in_turns_up_everything() -> None:
    state = played(dealt(*THREE).state, "1 check", "2 check", "0 fold").state
    step = checked(state, 4)
    shown = only(step.events, Showdown)

    assert isinstance(shown, Showdown)
    assert {hand.seat for hand in shown.hands} == {1, 2}
    assert {hand.seat: (hand.down[:2], len(hand.down), len(hand.up)) for hand in shown.hands} == {
        1: (cards("Kh Qh"), 3, 4),
        2: (cards("7d 8d"), 3, 4),
    }
    assert [hand.place for hand in shown.hands] == [1, 2]
    last = game.table(step.state).last
    assert last is not None
    assert last.showdown == shown


def test_cs_7_3_folded_down_cards_stay_hidden() -> None:
    state = played(dealt(*THREE).state, "1 check", "2 check", "0 fold").state
    events = checked(state, 4).events

    assert "Card(rank=2, suit=<Suit.SPADES" not in repr(events)
    assert game.view(state, 0).down == cards("2s 3s")
    assert game.table(state).rows[0].up == cards("4s")


def test_cs_7_4_who_won_unseen_may_show_until_the_next_deal_is_over() -> None:
    state = played(dealt(*THREE).state, "1 bet 2", "2 fold", "0 fold").state
    step = played(state, "1 show")

    assert Show() in game.legal(state, 1)
    assert not any(Show() in game.legal(state, seat) for seat in (0, 2))
    assert game.view(state, 1).unseen == cards("Kh Qh")
    assert not any(game.view(state, seat).unseen for seat in (0, 2))
    assert step.events == (CardsShown(1, 1, cards("Kh Qh")),)
    assert (step.settled, step.minor, step.own) == (True, True, 1)
    assert game.awaited(step.state) == game.awaited(state)
    last = game.table(step.state).last
    assert last is not None
    assert last.shown == cards("Kh Qh")
    with pytest.raises(IllegalAction) as refusal:
        played(step.state, "1 show")
    assert refusal.value.reason is Reason.NOTHING_TO_SHOW


def test_cs_7_4_the_chance_to_show_is_gone_with_the_next_deal() -> None:
    state = played(dealt(*THREE).state, "1 bet 2", "2 fold", "0 fold").state
    for _ in range(2):
        assert Show() in game.legal(state, 1)
        state = played(state, f"{state.speaker} fold").state
    last = game.table(state).last

    assert last is not None
    assert last.deal == 2
    assert (Show() in game.legal(state, 1)) == (last.unseen is not None and last.unseen.seat == 1)


def test_cs_8_3_when_a_round_is_over_its_orders_lapse_and_the_next_card_comes() -> None:
    state = dealt(*THREE).state
    state = played(state, "1 check", "1 order fold deal", "2 check", "2 order fold round").state
    step = played(state, "0 check")

    assert isinstance(only(step.events, StreetDealt), StreetDealt)
    assert game.view(step.state, 2).order is None
    assert game.view(step.state, 1).order is not None


def test_the_seats_of_a_deal_won_unseen_are_asked_in_the_next() -> None:
    step = played(dealt(*THREE).state, "1 bet 2", "2 fold", "0 fold")

    assert game.awaited(step.state) == (step.state.speaker,)
    assert offered(step.state)
