"""Cards and hands in words (assets/locale/french_deck), in a sentence and where there is little room.

Which hand is better is not decided here; engine/french_deck does that.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.language import Fact
from bot.skins.sentences import Sentences
from bot.table.languages import Language
from engine.french_deck import Card, Category, Hand, Suit

SYMBOLS = {Suit.SPADES: "♠", Suit.HEARTS: "♥", Suit.DIAMONDS: "♦", Suit.CLUBS: "♣"}


say = Sentences("french_deck").say


# ---- Cards


def index(rank: int, language: Language) -> str:
    """What stands in a card's corner: `K`, in French `R`."""
    return say(language, "index", rank=rank)


def rank_name(rank: int, language: Language) -> str:
    """A rank: `king`; the ace may be 1 or 14."""
    return say(language, "rank", rank=_high(rank))


def rank_names(rank: int, language: Language) -> str:
    """Several cards of a rank: `kings`."""
    return say(language, "rank-many", rank=_high(rank))


def suit_name(suit: Suit, language: Language) -> str:
    """One of the four suits: `spades`."""
    return say(language, "suit", suit=suit.value)


def card_name(card: Card, language: Language) -> str:
    """A card by its name: `king of spades`, `black joker`."""
    if card.is_joker:
        return say(language, "joker", colour=card.suit.value)
    return say(language, "card", rank=rank_name(card.rank, language), suit=suit_name(card.suit, language))


def card_sign(card: Card, language: Language) -> str:
    """A card as text shows it: `K♠`, in French `R♠`; a joker by its name."""
    if card.is_joker:
        return card_name(card, language)
    return f"{index(card.rank, language)}{SYMBOLS[card.suit]}"


# ---- Hands


def category_name(category: Category, language: Language) -> str:
    """The kind of hand as a title: `Full house`."""
    return say(language, f"category-{_word(category)}")


def category_meaning(category: Category, language: Language) -> str:
    """What that kind of hand is, for those who learn the game: `three and two`."""
    return say(language, "help-means", category=_word(category))


def hand_name(hand: Hand, language: Language) -> str:
    """What a hand is called as a title; only here a straight flush to the ace is royal."""
    return _named(hand, language, "")


def hand_word(hand: Hand, language: Language) -> str:
    """The same inside a sentence."""
    return _named(hand, language, ".inside")


def hand_words(hand: Hand, language: Language) -> str:
    """The whole hand inside a sentence: `two pair, kings and nines, queen kicker`."""
    if hand.low:
        return _ranks(hand, language) if hand.category is Category.HIGH_CARD else _told(hand, language, "")
    if _is_royal(hand):
        return say(language, "royal-flush.inside")
    return _told(hand, language, "")


def hand_among(hand: Hand, others: Iterable[Hand], language: Language) -> str:
    """The hand inside a sentence, with no more kickers than tell it from the others: `a pair of kings`."""
    if hand.low:
        return hand_words(hand, language)
    alike = (other for other in others if other.category is hand.category)
    deciding = max((_first_difference(hand.ranks, other.ranks) for other in alike), default=0)
    return hand_words(replace(hand, ranks=hand.ranks[: max(deciding, _named_ranks(hand))]), language)


def _first_difference(ranks: Sequence[int], others: Sequence[int]) -> int:
    """Return how many ranks must be named until the two differ; 0 where they never do."""
    return next((n for n, (one, other) in enumerate(zip(ranks, others, strict=False), 1) if one != other), 0)


def hand_detail(hand: Hand, language: Language) -> str:
    """What is left to say under the hand's name: `kings and nines, queen kicker`."""
    return _told(hand, language, ".detail")


def _named(hand: Hand, language: Language, form: str) -> str:
    if hand.low and hand.category is Category.HIGH_CARD:
        return say(language, f"low-name{form}", high=_form("rank-high", hand.ranks[0], language))
    if _is_royal(hand):
        return say(language, f"royal-flush{form}")
    return say(language, f"category-{_word(hand.category)}{form}")


def _is_royal(hand: Hand) -> bool:
    return hand.category is Category.STRAIGHT_FLUSH and hand.ranks[0] == 14


def _told(hand: Hand, language: Language, form: str) -> str:
    facts = _facts(hand, language, form)
    words = say(language, f"hand-{_word(hand.category)}{form}", **facts)
    kickers = hand.ranks[_named_ranks(hand) :]
    if not kickers:
        return words
    if len(kickers) == 1:
        return _listed(words, _form("rank-kicker", kickers[0], language))
    if hand.category is Category.THREE_OF_A_KIND:
        one, other = (_form("rank-the", rank, language) for rank in kickers)
        both = say(language, "and-card", one=one, other=other)
        return say(language, "with-cards", words=words, cards=both)
    names = _listed(*(rank_name(rank, language) for rank in kickers))
    return say(language, "with-cards", words=words, cards=names)


_NAMED = {  # how many ranks the words of a hand name; the others are kickers
    Category.PAIR: 1,
    Category.TWO_PAIRS: 2,
    Category.THREE_OF_A_KIND: 1,
    Category.FOUR_OF_A_KIND: 1,
}


def _named_ranks(hand: Hand) -> int:
    return _NAMED.get(hand.category, len(hand.ranks))


_STRAIGHTS = (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
_OF_ONE_RANK = (Category.PAIR, Category.THREE_OF_A_KIND, Category.FOUR_OF_A_KIND)


def _facts(hand: Hand, language: Language, form: str) -> dict[str, Fact]:
    first = hand.ranks[0]
    second = first - 4 if hand.category in _STRAIGHTS else hand.ranks[min(1, len(hand.ranks) - 1)]
    highs = rank_names(first, language)
    if hand.category in _OF_ONE_RANK:
        highs = say(language, "rank-of", number=_high(first), many=highs)
    return {
        "high": _highest(hand, language, form),
        "highs": highs,
        "low": rank_name(second, language),
        "lows": rank_names(second, language),
        "cards": _ranks(hand, language),
    }


def _highest(hand: Hand, language: Language, form: str) -> str:
    """The first rank as the words of that kind of hand want it."""
    match hand.category:
        case Category.STRAIGHT | Category.STRAIGHT_FLUSH:
            return _form("rank-up-to" if form else "rank-to", hand.ranks[0], language)
        case Category.FLUSH:
            return _form("rank-high", hand.ranks[0], language)
        case _:
            return rank_name(hand.ranks[0], language)


def _ranks(hand: Hand, language: Language) -> str:
    return _listed(*(rank_name(rank, language) for rank in hand.ranks))


def _form(key: str, rank: int, language: Language) -> str:
    """A rank with the words around it that another word wants: `to the queen`, `à la dame`."""
    return say(language, key, number=_high(rank), rank=rank_name(rank, language))


def _listed(*words: str) -> str:
    return ", ".join(words)


def _high(rank: int) -> int:
    """The ace is 1 in low hands and at the foot of a straight; its name is the same."""
    return 14 if rank == 1 else rank


def _word(category: Category) -> str:
    return category.name.lower().replace("_", "-")
