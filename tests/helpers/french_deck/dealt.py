"""Cards of the French deck: written as names, and drawn by Hypothesis."""

from hypothesis import strategies as st

from engine.french_deck import DECK, JOKERS, Card


def cards(names: str) -> tuple[Card, ...]:
    """The cards of a line like "Ks Td Xb"."""
    return tuple(map(Card.parse, names.split()))


def drawn(least: int, most: int, jokers: int = 2) -> st.SearchStrategy[tuple[Card, ...]]:
    """Different cards with at most so many jokers: any, or few ranks, or one suit with a few others.

    From the whole deck alone a straight flush or four of a kind would hardly ever be drawn.
    """
    extra = JOKERS[:jokers]
    few_ranks = [card for card in DECK if card.rank in (2, 5, 13, 14)]
    one_suit = [card for card in DECK if card.suit == "h" or card.rank in (4, 14)]
    in_a_row = [card for card in DECK if card.rank in (2, 3, 4, 5, 6, 7, 14)]
    from_each = [
        st.lists(st.sampled_from([*some, *extra]), min_size=least, max_size=most, unique=True)
        for some in (DECK, few_ranks, one_suit, in_a_row)
    ]
    return st.sampled_from(from_each).flatmap(lambda some: some).map(lambda held: tuple(held))
