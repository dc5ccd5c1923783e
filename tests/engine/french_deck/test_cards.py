"""PC-1.1 and CS-1: the cards, and how they are written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from engine.french_deck import DECK, JOKERS, Card, Suit


def test_pc_1_1_there_are_52_cards_of_13_ranks_in_four_suits() -> None:
    assert len(set(DECK)) == 52
    assert {card.rank for card in DECK} == set(range(2, 15))
    assert {card.suit for card in DECK} == {Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS}


def test_the_order_of_the_deck_never_changes_for_shuffles_depend_on_it() -> None:
    ranks = "23456789TJQKA"

    assert " ".join(map(str, DECK)) == " ".join(f"{rank}{suit}" for suit in "shdc" for rank in ranks)


def test_cs_1_1_a_black_and_a_red_joker_have_no_suit() -> None:
    assert [str(joker) for joker in JOKERS] == ["Xb", "Xr"]
    assert all(joker.is_joker for joker in JOKERS)
    assert not any(card.is_joker for card in DECK)


def test_cs_1_1_suits_stand_in_falling_order() -> None:
    assert [suit.value for suit in Suit][:4] == ["s", "h", "d", "c"]


def test_cs_12_4_a_joker_is_never_a_spade() -> None:
    assert {joker.suit for joker in JOKERS} == {Suit.BLACK, Suit.RED}


@pytest.mark.parametrize("card", [*DECK, *JOKERS], ids=str)
def test_what_is_written_is_read_again(card: Card) -> None:
    assert Card.parse(str(card)) == card


@given(st.text(max_size=3))
def test_anything_else_is_no_card_and_the_message_says_how_to_write_one(text: str) -> None:
    if text in map(str, (*DECK, *JOKERS)):
        return
    with pytest.raises(ValueError, match="write a rank, 2-9 or T J Q K A, and a suit, s h d or c"):
        Card.parse(text)


def test_a_card_is_kept_as_rank_and_suit() -> None:
    kept = TypeAdapter(tuple[Card, ...])
    some = (Card.parse("Ts"), Card.parse("Xr"))

    assert kept.dump_json(some) == b'[[10,"s"],[0,"r"]]'
    assert kept.validate_json(kept.dump_json(some)) == some


def test_a_suit_is_found_by_its_letter() -> None:
    assert {"s": 1}[Suit.SPADES] == 1
