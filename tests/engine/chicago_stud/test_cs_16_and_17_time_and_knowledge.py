"""CS-16 and CS-17: who is waited for, and who knows what until when."""

from dataclasses import fields, replace

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Options, State
from engine.chicago_stud.actions import Check, Fold
from engine.chicago_stud.events import CardsShown, Showdown
from engine.french_deck import Card
from tests.helpers.chicago_stud.by_hand import EACH, cards, checked, dealt, only, played

FOUR = ("2s 3s 9s", "Kh Qh Jh", "7d 8d 8c", "2h 3h 4h")
"""Seat 1 opens, seat 3 deals."""


def shows(thing: object, card: str) -> bool:
    return repr(Card.parse(card)) in repr(thing)


def over() -> State:
    state = replace(dealt(*FOUR, options=replace(EACH, laps=1)).state, deal=4, books=((), (), ()))
    return played(state, "1 bet 2", "2 fold", "3 fold", "0 fold").state


def test_cs_16_1_one_seat_is_awaited_while_a_deal_runs_and_nobody_after_the_end() -> None:
    state = game.setup(3, Options(laps=1), 1).state
    while not state.over:
        (seat,) = game.awaited(state)
        state = played(state, f"{seat} fold").state

    assert game.awaited(state) == ()
    assert game.complete(state) == ()
    assert not game.in_secret(state)


def test_cs_16_2_leaving_an_order_or_showing_answers_no_question() -> None:
    state = dealt(*FOUR).state
    later = played(state, "1 bet 2", "2 fold", "3 fold", "0 fold").state

    assert game.awaited(played(state, "3 order fold deal").state) == game.awaited(state)
    assert game.awaited(played(later, "1 show").state) == game.awaited(later)
    asked = later.speaker
    assert game.awaited(played(later, f"{asked} order fold round").state) == (asked,)


def test_cs_16_3_the_default_is_to_check_if_that_is_free_else_to_fold() -> None:
    state = dealt(*FOUR).state

    assert game.least(game.view(state, 1)) == Check()
    assert game.least(game.view(played(state, "1 bet 2").state, 2)) == Fold()


def test_cs_16_4_a_computer_goes_on_with_the_chips_and_cards_it_finds() -> None:
    state = played(dealt(*FOUR).state, "1 bet 2").state
    view = game.view(state, 2)

    for level in game.info.levels:
        action = game.choose(view, level, "seed", ())
        assert str(action) in ("call", "fold", "raise 2")
    assert view.down == cards("7d 8d")


def test_cs_17_1_open_and_common_cards_are_everybodys_also_of_those_who_folded() -> None:
    state = played(dealt(*FOUR).state, "1 fold").state

    assert game.table(state).rows[1].up == cards("Jh")
    assert not game.table(state).rows[1].in_deal
    eight = checked(game.setup(8, EACH, 5).state, 4).state
    assert game.table(eight).common is not None


def test_cs_17_2_what_lies_open_on_the_table_is_in_everybodys_view() -> None:
    state = played(dealt(*FOUR, options=Options()).state, "1 bet 2", "2 raise 2").state
    table = game.table(state)

    assert [(row.stack, row.staked, row.paid, row.loans) for row in table.rows] == [
        (100, 0, 0, 0),
        (98, 2, 2, 0),
        (96, 4, 4, 0),
        (96, 0, 0, 0),
    ]
    assert (table.deal, table.round, table.street, table.unit, table.raises_left) == (1, 1, 3, 1, 2)
    assert (table.dealer, table.opener, table.opening, table.speaker) == (3, 1, cards("Jh"), 3)
    assert (table.level, table.least, table.most, table.dead, table.deck) == (4, 2, 2, 4, 40)
    assert [(pot.chips, pot.eligible) for pot in table.pots] == [(10, (0, 1, 2, 3))]
    assert [row.down_cards for row in table.rows] == [2, 2, 2, 2]
    assert all(game.view(state, seat).table == table for seat in range(4))


def test_cs_17_3_own_down_cards_and_order_are_their_owners_until_the_game_is_over() -> None:
    state = played(dealt(*FOUR).state, "2 order call 8 deal").state

    assert game.view(state, 2).down == cards("7d 8d")
    assert game.view(state, 2).order is not None
    for seat in (0, 1, 3):
        assert not shows(game.view(state, seat), "7d")
        assert "CALL" not in repr(replace(game.view(state, seat), offers=()))
    assert not shows(game.table(state), "7d")


def test_cs_17_3_after_the_game_the_books_are_open() -> None:
    with pytest.raises(ValueError, match="not over"):
        game.open(dealt(*FOUR).state, ended=False)
    opened = game.open(over(), ended=True)

    assert [row.down for row in opened.rows] == [
        cards("2s 3s"),
        cards("Kh Qh"),
        cards("7d 8d"),
        cards("2h 3h"),
    ]
    assert opened.books[3] == (cards("2s 3s"), cards("Kh Qh"), cards("7d 8d"), cards("2h 3h"))
    assert not any(row.down for row in game.table(over()).rows)
    assert game.table(over()).books == ()


def test_cs_17_4_down_cards_at_the_showdown_are_everybodys() -> None:
    step = checked(played(dealt(*FOUR).state, "1 check", "2 check", "3 check", "0 fold").state, 4)

    assert isinstance(only(step.events, Showdown), Showdown)
    assert shows(game.table(step.state), "7d")
    assert not shows(game.table(step.state), "2s")


def test_cs_17_5_down_cards_of_a_lone_winner_are_everybodys_once_they_show() -> None:
    state = played(dealt(*FOUR).state, "1 bet 2", "2 fold", "3 fold", "0 fold").state
    step = played(state, "1 show")

    assert game.view(state, 1).unseen == cards("Kh Qh")
    assert game.view(state, 0).unseen == ()
    assert only(step.events, CardsShown) == CardsShown(1, 1, cards("Kh Qh"))


def test_cs_17_6_folded_down_cards_stay_their_owners_until_the_game_is_over() -> None:
    state = played(dealt(*FOUR).state, "1 fold").state

    assert game.view(state, 1).down == cards("Kh Qh")
    assert game.view(state, 1).hand is not None
    assert not any(shows(game.view(state, seat), "Kh") for seat in (0, 2, 3))


def test_cs_17_7_nobody_knows_the_order_of_the_deck() -> None:
    state = dealt(*FOUR).state
    coming = state.deck[0]

    assert not any(repr(coming) in repr(game.view(state, seat)) for seat in range(4))
    assert game.table(state).deck == len(state.deck) == 52 - 12
    assert "deck" not in {field.name for field in fields(game.view(state, 0))}


def test_the_best_hand_so_far_is_in_ones_own_view() -> None:
    state = dealt("9d Tc 9s", "Kh Qh Jh", "7d 8d 8c").state
    hand = game.view(state, 0).hand

    assert hand is not None
    assert (hand.cards, hand.making) == (cards("9s 9d Tc"), 2)
    low = game.view(dealt("9d Tc 9s", "Kh Qh Jh", options=Options(game="low", ante="all")).state, 1).hand
    assert low is not None
    assert low.ranks == (13, 12, 11)
