"""CS-1 to CS-5: cards, seats, the deal, the ante, and who speaks first."""

from collections import Counter
from dataclasses import replace

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Options
from engine.chicago_stud.events import (
    Checked,
    CommonTurned,
    DealStarted,
    GameEnded,
    GameStarted,
    StreetDealt,
)
from engine.chicago_stud.opener import opening
from engine.chicago_stud.pieces import Boss
from engine.french_deck import DECK, JOKERS, Card
from engine.shuffle import shuffled
from tests.helpers.chicago_stud.by_hand import EACH, cards, checked, dealt, next_cards, only, played, told

THREE = ("2s 3s 4s", "Kh Qh Jh", "7d 8d 9d")


def openers(low: bool, *hands: str) -> list[int]:
    """The seats in the order in which they would open."""
    left = {seat: cards(hand) for seat, hand in enumerate(hands)}
    order = []
    while left:
        seat = opening(left, low).seat
        order.append(seat)
        del left[seat]
    return order


@pytest.mark.parametrize("jokers", [0, 1, 2])
def test_cs_1_1_there_are_52_cards_and_the_jokers_agreed_on(jokers: int) -> None:
    assert Options(jokers=jokers).deck == DECK + JOKERS[:jokers]


@pytest.mark.parametrize("stack", [50, 100, 200])
def test_cs_2_1_each_begins_with_the_same_stack(stack: int) -> None:
    state = game.setup(5, Options(ante="all", stack=stack), 1).state

    assert {mine.stack + mine.staked for mine in state.seats} == {stack}


def test_cs_2_2_chance_names_the_first_dealer_and_the_next_is_clockwise() -> None:
    dealers = {game.setup(4, Options(), seed).state.dealer for seed in range(40)}
    state = dealt(*THREE, options=EACH).state
    events = told(state, "1 bet 2", "2 fold", "0 fold")

    assert dealers == {0, 1, 2, 3}
    assert [event.dealer for event in events if isinstance(event, DealStarted)] == [0]


def test_cs_2_2_who_is_out_does_not_deal() -> None:
    last = Options(ante="all", end="last")
    state = dealt("2s 3s 4s", "Kh Qh Jh", "7d 8d 9d", options=last).state
    out = state.having(0, stack=0, out_after=1, part="out")
    step = played(replace(out, speaker=1), "1 bet 2", "2 fold")

    assert only(step.events, DealStarted) == DealStarted(2, 1, (2, 1), ((2, 1), (1, 1)), False)


def test_cs_3_1_all_cards_are_shuffled_for_every_deal_by_the_seed_and_its_number() -> None:
    state = game.setup(2, Options(jokers=2), "open").state
    second = played(state, f"{state.speaker} bet 2", f"{1 - (state.speaker or 0)} fold").state
    for number, at in ((1, state), (2, second)):
        first, other = ((at.dealer + 1) % 2, at.dealer)
        deck = shuffled(DECK + JOKERS, "open", number)
        assert at.seats[first].down == (deck[0], deck[2])
        assert at.seats[other].down == (deck[1], deck[3])
        assert (*at.seats[first].up, *at.seats[other].up) == deck[4:6]
        assert at.deck == deck[6:]


def test_cs_3_2_two_cards_down_and_one_up_one_at_a_time_from_the_dealers_left() -> None:
    step = dealt(*THREE)
    street = only(step.events, StreetDealt)

    assert isinstance(street, StreetDealt)
    assert [mine.down for mine in step.state.seats] == [cards("2s 3s"), cards("Kh Qh"), cards("7d 8d")]
    assert street.street == 3
    assert street.up == ((0, cards("4s")[0]), (1, cards("Jh")[0]), (2, cards("9d")[0]))
    assert street.down == ((0, 2), (1, 2), (2, 2))
    assert game.table(step.state).round == 1


def test_cs_3_3_down_cards_are_seen_by_their_owner_alone() -> None:
    state = dealt(*THREE).state

    assert game.view(state, 1).down == cards("Kh Qh")
    assert all(row.down is None for row in game.table(state).rows)
    assert "rank=13" not in repr(game.view(state, 0))


def test_cs_3_4_three_streets_come_face_up_clockwise_each_with_a_round_of_betting() -> None:
    state = dealt(*THREE, then="5s Th 2d").state
    step = checked(state, 1)

    assert only(step.events, StreetDealt) == StreetDealt(
        4, ((0, cards("5s")[0]), (1, cards("Th")[0]), (2, cards("2d")[0])), (), 1, cards("Jh Th"), 1
    )
    assert [len(mine.up) for mine in checked(state, 3).state.seats] == [4, 4, 4]
    assert game.table(checked(state, 3).state).round == 4


def test_cs_3_4_who_has_folded_gets_no_more_cards() -> None:
    state = dealt(*THREE, then="5s 2d").state
    step = played(state, "1 fold", "2 check", "0 check")

    assert only(step.events, StreetDealt) == StreetDealt(
        4, ((0, cards("5s")[0]), (2, cards("2d")[0])), (), 2, cards("9d 2d"), 2
    )


def test_cs_3_5_the_seventh_card_comes_face_down() -> None:
    step = checked(dealt(*THREE).state, 4)
    street = only(step.events, StreetDealt)

    assert isinstance(street, StreetDealt)
    assert (street.street, street.up, street.down) == (7, (), ((0, 1), (1, 1), (2, 1)))
    assert [row.down_cards for row in game.table(step.state).rows] == [3, 3, 3]


def test_cs_3_6_eight_who_stay_share_a_common_seventh_card() -> None:
    state = game.setup(8, EACH, 5).state
    step = checked(state, 4)
    common = only(step.events, CommonTurned)

    assert isinstance(common, CommonTurned)
    assert game.table(step.state).common == common.card == step.state.common
    assert len(step.state.deck) == 52 - 8 * 6 - 1
    assert {row.down_cards for row in game.table(step.state).rows} == {2}
    assert {len(row.up) for row in game.table(step.state).rows} == {4}
    assert all(common.card not in mine.up for mine in step.state.seats)
    for seat in range(8):
        hand = game.view(step.state, seat).hand
        assert hand is not None
        assert set(hand.cards) <= {*step.state.seats[seat].down, *step.state.seats[seat].up, common.card}


def test_cs_3_6_the_last_cards_of_the_deck_are_dealt_where_they_are_just_enough() -> None:
    """24 at first, 8 on the fourth and the fifth street, 6 on the sixth: 6 are left for 6."""
    state = checked(game.setup(8, EACH, 5).state, 2).state
    for _ in range(2):
        state = played(state, f"{state.speaker} fold").state
    step = checked(state, 2)

    assert (step.state.street, step.state.common, step.state.deck) == (7, None, ())
    assert sorted(row.down_cards for row in game.table(step.state).rows) == [2, 2, 3, 3, 3, 3, 3, 3]


def test_cs_3_6_seven_of_eight_get_a_card_of_their_own_when_there_are_jokers() -> None:
    """54 cards: 24 at first, one folds, then 3 × 7, so that 9 are left for 7."""
    state = game.setup(8, Options(ante="all", jokers=2), 5).state
    state = played(state, f"{state.speaker} fold").state
    step = checked(state, 4)

    assert step.state.common is None
    assert len(step.state.deck) == 54 - 24 - 3 * 7 - 7


def test_cs_4_1_the_dealer_pays_a_unit_for_everybody_and_it_is_nobodys_stake() -> None:
    step = dealt(*THREE, options=Options())

    assert only(step.events, DealStarted) == DealStarted(1, 2, (0, 1, 2), ((2, 3),), True)
    assert [(mine.stack, mine.staked) for mine in step.state.seats] == [(100, 0), (100, 0), (97, 0)]
    assert (step.state.dead, game.table(step.state).pot) == (3, 3)


def test_cs_4_1_a_dealer_with_less_pays_what_he_has_and_stays_in_the_deal() -> None:
    state = dealt(*THREE, options=Options(), stacks=(100, 100, 2)).state

    assert (state.dead, state.seats[2].stack) == (2, 0)
    row = game.table(state).rows[2]
    assert (row.in_deal, row.all_in) == (True, True)
    assert [row.eligible for row in game.table(state).pots] == [(0, 1, 2)]


def test_cs_4_2_each_pays_a_unit_or_what_they_have_of_their_own_stake() -> None:
    step = dealt(*THREE, options=Options(ante="all", end="last"), stacks=(100, 1, 100), deal=11)

    assert only(step.events, DealStarted) == DealStarted(11, 2, (0, 1, 2), ((0, 2), (1, 1), (2, 2)), False)
    assert [mine.staked for mine in step.state.seats] == [2, 1, 2]
    assert step.state.dead == 0


def test_cs_5_1_the_highest_open_card_speaks_first_on_third_street() -> None:
    assert openers(False, "4s", "Jh", "9d") == [1, 2, 0]
    assert dealt(*THREE).state.speaker == 1


def test_cs_5_1_later_equal_cards_come_first_and_straights_and_flushes_do_not_count() -> None:
    assert openers(False, "Ks Qs Js Ts", "2s 2h 3s 4s", "3d 3c 2d 2c", "4d 4c 4h 5h", "5s 5d 5c 6d") == [
        4,
        3,
        2,
        1,
        0,
    ]
    assert openers(False, "6s 6h 6d 6c", "As Ah Ad Ks") == [0, 1]
    assert openers(False, "As 9s 8s", "Ah Th 2h", "Ad Td 3d") == [2, 1, 0]


def test_cs_5_2_equal_ranks_are_told_apart_by_suits_in_the_order_of_weight() -> None:
    assert openers(False, "Kd", "Kc", "Ks", "Kh") == [2, 3, 0, 1]
    assert openers(False, "Kh Kd 9c", "Ks Kc 9d") == [1, 0]
    assert openers(False, "Kd 9s", "Kh 9c") == [1, 0]


def test_cs_5_3_in_a_low_game_everything_is_reversed() -> None:
    assert openers(True, "2s", "As", "Kc") == [1, 0, 2]
    assert openers(True, "2s 2d", "Kd Qd") == [1, 0]
    assert openers(True, "8s 2d", "7d 6h", "7c 5h") == [2, 1, 0]
    assert openers(True, "5s", "5d", "5c", "5h") == [2, 1, 3, 0]


def test_cs_5_4_a_joker_takes_the_best_rank_and_comes_after_the_same_cards_without() -> None:
    assert openers(False, "Xr", "As", "Ac", "Xb", "Ks") == [1, 2, 3, 0, 4]
    assert openers(False, "Xb Kd 2s", "Kh Kc 2h", "Qs Qh Qd") == [2, 1, 0]
    assert openers(True, "Xb", "Ac", "As", "Xr", "2c") == [1, 2, 0, 3, 4]
    assert openers(True, "Xb 2d", "Ac 2s", "3s 2c") == [1, 0, 2]


def test_cs_5_5_the_next_clockwise_who_can_act_begins_where_the_opener_has_no_chips() -> None:
    step = dealt("2s 3s 4s", "Kh Qh Jh", "7d 8d 9d", "2h 3h 4h", stacks=(100, 1, 100, 100))
    street = only(step.events, StreetDealt)

    assert isinstance(street, StreetDealt)
    assert (street.opener, street.opening, street.first) == (1, cards("Jh"), 2)
    assert (game.table(step.state).opener, game.table(step.state).speaker) == (1, 2)


def test_cs_5_5_the_opener_need_not_bet() -> None:
    assert played(dealt(*THREE).state, "1 check").events == (Checked(1),)


def test_the_table_shows_who_opened_and_why() -> None:
    step = checked(next_cards(dealt(*THREE).state, "4c Th 9c"), 1)
    table = game.table(step.state)

    assert (table.opener, table.opening) == (2, cards("9d 9c"))
    assert [row.newest for row in table.rows] == [True, True, True]


def test_the_roles_sit_as_they_are_named() -> None:
    step = game.setup(("rolfe", "drucci"), Options(), 1)

    assert step.events[0] == GameStarted((Boss.ROLFE, Boss.DRUCCI), Options())
    for wrong in (
        ("rolfe", "rolfe"),
        ("rolfe",),
        ("rolfe", "nobody"),
        tuple(boss.value for boss in Boss) * 2,
    ):
        with pytest.raises(ValueError, match=r"\w"):
            game.setup(wrong, Options(), 1)


def test_no_card_is_ever_in_two_places() -> None:
    state = game.setup(8, Options(jokers=1), 3).state
    while not state.over:
        held = [*state.deck, *([state.common] if state.common else [])]
        for mine in state.seats:
            held += [*mine.down, *mine.up]
        assert Counter(held) == Counter[Card](state.options.deck)
        state = played(state, f"{state.speaker} {game.least(game.view(state, state.speaker or 0))}").state
    assert isinstance(GameEnded((0,), (1,)), game.info.events)
