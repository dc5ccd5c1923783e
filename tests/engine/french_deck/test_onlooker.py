"""What an onlooker gives hands before a showdown; the worked examples of docs/story.md."""

import pytest

from engine.dice import Dice
from engine.french_deck import DECK, JOKERS, Card, low_value_of
from engine.french_deck.onlooker import expected


def cards(text: str) -> list[Card]:
    return [Card.parse(word) for word in text.split()]


def test_marked_backs_leave_four_faces_each() -> None:
    """Worked example: kings against two backs on K 9 7 4 2; 4 of the 16 pairs under them beat kings."""
    board = cards("Kd 9c 7s 4h 2d")
    kings = [cards("Kh"), cards("3c")]
    backs = [cards("6d 7d 8d 9d"), cards("6h 7h 8h 9h")]

    first, second = expected([board, board], [kings, backs], Dice("a"))

    assert second == pytest.approx(1 / 4, abs=0.04)
    assert first + second == pytest.approx(1)


def test_equal_hands_share_the_chance() -> None:
    board = cards("Kd Kc Ks 4h 4d")

    assert expected([board, board], [[cards("2h")], [cards("2s")]], Dice("a")) == (0.5, 0.5)


def test_in_a_low_game_the_lowest_is_the_best() -> None:
    low, high = cards("Ah 2c 3d 4s"), cards("Kh Qc Jd 9s")
    rest = [card for card in DECK if card not in {*low, *high}]

    assert expected([low, high], [[rest] * 3] * 2, Dice("a"), low_value_of)[0] > 0.9
    assert expected([low, high], [[rest] * 3] * 2, Dice("a"))[0] < 0.5


def test_who_won_against_all_tries_has_half_a_try() -> None:
    board = cards("Kd 9c 7s 4h 2d")

    assert expected([board, board], [[cards("As")], [cards("3s")]], Dice("a"))[1] == 0.5 / 1000


def test_a_full_table_leaves_hardly_a_card_over() -> None:
    """Six hands of four cards face down out of twenty-eight: every try finds a card for each."""
    shown = [DECK[4 * seat : 4 * seat + 4] for seat in range(6)]
    rest = DECK[24:]

    told = expected(shown, [[rest] * 4] * 6, Dice("a"))

    assert sum(told) == pytest.approx(1, abs=0.01)


def test_both_jokers_may_lie_face_down() -> None:
    """Each of two hands holds a joker and nothing else can be: the same joker would leave one without end."""
    kings, queens = cards("Kh Kc"), cards("Qh Qc")

    assert expected([kings, queens], [[JOKERS], [JOKERS]], Dice("a")) == (1, 0.5 / 1000)
