"""What the sum of the weights of some cards tells about them."""

from hypothesis import given

from engine.french_deck import (
    CARD_BITS,
    WEIGHT,
    Card,
    best_high,
    category_of,
    high_value,
    high_value_of,
    low_value,
    low_value_of,
)
from tests.helpers.french_deck.dealt import drawn


def weight(held: tuple[Card, ...]) -> int:
    return sum(WEIGHT[card] for card in held)


@given(drawn(1, 7))
def test_running_sums_are_worth_what_the_cards_are(held: tuple[Card, ...]) -> None:
    assert high_value_of(weight(held)) == high_value(held)
    assert low_value_of(weight(held)) == low_value(held)


@given(drawn(1, 7))
def test_a_value_tells_its_category(held: tuple[Card, ...]) -> None:
    assert category_of(high_value(held)) is best_high(held).category


@given(drawn(1, 7, jokers=0), drawn(1, 7, jokers=0))
def test_two_hands_share_a_bit_exactly_where_they_share_a_card(
    one: tuple[Card, ...], other: tuple[Card, ...]
) -> None:
    assert bool(weight(one) & weight(other) & CARD_BITS) is bool(set(one) & set(other))
