"""Cards and hands of the French deck in words, both languages."""

import pytest
from hypothesis import given

from bot.skins.french_deck.words import (
    card_name,
    card_sign,
    category_meaning,
    category_name,
    hand_among,
    hand_detail,
    hand_name,
    hand_word,
    hand_words,
    index,
    rank_name,
    rank_names,
    suit_name,
)
from bot.table.languages import LANGUAGES, Language
from engine.french_deck import DECK, JOKERS, Card, Category, Suit, best_high, best_low
from tests.helpers.french_deck.dealt import cards, drawn

RANKS = {
    "en": "two three four five six seven eight nine ten jack queen king ace",
    "fr": "deux trois quatre cinq six sept huit neuf dix valet dame roi as",
}
SEVERAL = {
    "en": "twos threes fours fives sixes sevens eights nines tens jacks queens kings aces",
    "fr": "deux trois quatre cinq six sept huit neuf dix valets dames rois as",
}
INDICES = {"en": "2 3 4 5 6 7 8 9 10 J Q K A", "fr": "2 3 4 5 6 7 8 9 10 V D R A"}
SUITS = {"en": "spades hearts diamonds clubs", "fr": "pique cœur carreau trèfle"}
CATEGORIES = {
    "en": (
        *("High card", "Pair", "Two pair", "Three of a kind", "Straight", "Flush", "Full house"),
        *("Four of a kind", "Straight flush", "Five of a kind"),
    ),
    "fr": (
        *("Carte haute", "Paire", "Double paire", "Brelan", "Suite", "Couleur", "Full", "Carré"),
        *("Quinte flush", "Cinq identiques"),
    ),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rank_and_suit_has_its_words(language: Language) -> None:
    ranks = range(2, 15)

    assert [rank_name(rank, language) for rank in ranks] == RANKS[language].split()
    assert [rank_names(rank, language) for rank in ranks] == SEVERAL[language].split()
    assert [index(rank, language) for rank in ranks] == INDICES[language].split()
    assert [suit_name(suit, language) for suit in Suit][:4] == SUITS[language].split()
    assert rank_name(1, language) == rank_name(14, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_category_has_its_words(language: Language) -> None:
    assert tuple(category_name(category, language) for category in Category) == CATEGORIES[language]
    assert len({category_meaning(category, language) for category in Category}) == 10


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("Ks", "king of spades", "roi de pique"),
        ("Ah", "ace of hearts", "as de cœur"),
        ("Td", "ten of diamonds", "dix de carreau"),
        ("Qc", "queen of clubs", "dame de trèfle"),
        ("Xb", "black joker", "joker noir"),
        ("Xr", "red joker", "joker rouge"),
    ],
)
def test_a_card_is_called_by_rank_and_suit(card: str, english: str, french: str) -> None:
    assert card_name(Card.parse(card), "en") == english
    assert card_name(Card.parse(card), "fr") == french


def test_no_two_cards_are_called_or_written_alike() -> None:
    for language in LANGUAGES:
        for words in (card_name, card_sign):
            assert len({words(card, language) for card in (*DECK, *JOKERS)}) == 54


def test_a_card_in_text_has_the_letter_of_its_language() -> None:
    assert [card_sign(card, "en") for card in cards("Ks Qh Jd Tc As")] == ["K♠", "Q♥", "J♦", "10♣", "A♠"]
    assert [card_sign(card, "fr") for card in cards("Ks Qh Jd Tc As")] == ["R♠", "D♥", "V♦", "10♣", "A♠"]


@pytest.mark.parametrize(
    ("held", "english", "french"),
    [
        ("Ks Kh Kd Kc Xb", "five kings", "cinq rois"),
        ("As Ks Qs Js Ts", "a royal flush", "une quinte royale"),
        ("9s 8s 7s 6s 5s", "a straight flush to the nine", "une quinte flush au neuf"),
        ("9s 9h 9d 9c Ks", "four nines, king kicker", "un carré de neuf, avec le roi"),
        ("As Ah Ad Ac Qs", "four aces, queen kicker", "un carré d’as, avec la dame"),
        ("9s 9h 9d 6c 6s", "a full house, nines over sixes", "un full aux neuf par les six"),
        ("As Js 8s 5s 2s", "a flush, ace high", "une couleur à l’as"),
        ("Qs Js Ts 9s 8h", "a straight to the queen", "une suite à la dame"),
        ("5h 4h 3h 2h As", "a straight to the five", "une suite au cinq"),
        ("9s 9h 9d", "three nines", "un brelan de neuf"),
        ("9s 9h 9d Tc", "three nines, ten kicker", "un brelan de neuf, avec le dix"),
        (
            "9s 9h 9d Tc 6s",
            "three nines, with the ten and the six",
            "un brelan de neuf, avec le dix et le six",
        ),
        ("Ks Kh 9d 9c", "two pair, kings and nines", "une double paire, rois et neuf"),
        (
            "Ks Kh 9d 9c Qs",
            "two pair, kings and nines, queen kicker",
            "une double paire, rois et neuf, avec la dame",
        ),
        ("9s 9h Ad Kc Qs", "a pair of nines, with ace, king, queen", "une paire de neuf, avec as, roi, dame"),
        ("As Ah", "a pair of aces", "une paire d’as"),
        ("As Kh 9d 5c 3s", "ace high", "hauteur as"),
    ],
)
def test_a_high_hand_in_a_sentence(held: str, english: str, french: str) -> None:
    assert hand_words(best_high(cards(held)), "en") == english
    assert hand_words(best_high(cards(held)), "fr") == french


@pytest.mark.parametrize(
    ("held", "english", "french"),
    [
        ("Ks Kh Kd Kc Xb", ("Five of a kind", "kings"), ("Cinq identiques", "rois")),
        ("As Ks Qs Js Ts", ("Royal flush", "ten to ace"), ("Quinte royale", "dix à l’as")),
        ("5s 4s 3s 2s As", ("Straight flush", "ace to five"), ("Quinte flush", "as au cinq")),
        ("9s 9h 9d 6c 6s", ("Full house", "nines over sixes"), ("Full", "aux neuf par les six")),
        (
            "Ah Th 8h 5h 2h",
            ("Flush", "ace, ten, eight, five, two"),
            ("Couleur", "as, dix, huit, cinq, deux"),
        ),
        ("Qs Js Ts 9s 8h", ("Straight", "eight to queen"), ("Suite", "huit à la dame")),
        (
            "9s 9h 9d Tc 6s",
            ("Three of a kind", "nines, with the ten and the six"),
            ("Brelan", "de neuf, avec le dix et le six"),
        ),
        (
            "Ks Kh 7d 7c Qs",
            ("Two pair", "kings and sevens, queen kicker"),
            ("Double paire", "rois et sept, avec la dame"),
        ),
        (
            "9s 9h Ad Kc Qs",
            ("Pair", "of nines, with ace, king, queen"),
            ("Paire", "de neuf, avec as, roi, dame"),
        ),
        (
            "As Kh 9d 5c 3s",
            ("High card", "ace, king, nine, five, three"),
            ("Carte haute", "as, roi, neuf, cinq, trois"),
        ),
    ],
)
def test_under_its_name_the_rest_of_a_hand(
    held: str, english: tuple[str, str], french: tuple[str, str]
) -> None:
    hand = best_high(cards(held))

    assert (hand_name(hand, "en"), hand_detail(hand, "en")) == english
    assert (hand_name(hand, "fr"), hand_detail(hand, "fr")) == french


@pytest.mark.parametrize(
    ("held", "english", "french"),
    [
        (
            "9s 8h 6d 5c As",
            ("Low, nine high", "nine, eight, six, five, ace"),
            ("Basse au neuf", "neuf, huit, six, cinq, as"),
        ),
        (
            "8s 8h Kd 3c 2s",
            ("Pair", "a pair of eights, with king, three, two"),
            ("Paire", "une paire de huit, avec roi, trois, deux"),
        ),
        (
            "As Ah 4d 3c 2s",
            ("Pair", "a pair of aces, with four, three, two"),
            ("Paire", "une paire d’as, avec quatre, trois, deux"),
        ),
        (
            "Ks Kh 2d 2c As",
            ("Two pair", "two pair, kings and twos, ace kicker"),
            ("Double paire", "une double paire, rois et deux, avec l’as"),
        ),
        (
            "As Ah 2d 2c Qs",
            ("Two pair", "two pair, twos and aces, queen kicker"),
            ("Double paire", "une double paire, deux et as, avec la dame"),
        ),
    ],
)
def test_a_low_hand_tells_its_cards_from_the_highest_down(
    held: str, english: tuple[str, str], french: tuple[str, str]
) -> None:
    hand = best_low(cards(held))

    assert (hand_name(hand, "en"), hand_words(hand, "en")) == english
    assert (hand_name(hand, "fr"), hand_words(hand, "fr")) == french


@pytest.mark.parametrize("language", LANGUAGES)
@given(held=drawn(1, 7))
def test_every_hand_has_words(language: Language, held: tuple[Card, ...]) -> None:
    for hand in (best_high(held), best_low(held)):
        for words in (hand_name, hand_word, hand_words, hand_detail):
            told = words(hand, language)
            assert told == " ".join(told.split(" "))
            assert told
            assert ", ," not in told


def test_different_hands_of_five_have_different_details() -> None:
    """Who reads name and detail of two hands knows whether they tie."""
    for one, other in (
        ("9s 9h 9d Tc 6s", "9s 9h 9d Tc 5s"),
        ("9s 9h Ad Kc Qs", "9s 9h Ad Kc Js"),
        ("9s 9h 9d 9c Qs", "9s 9h 9d 9c Js"),
        ("As Js 8s 5s 3s", "As Js 8s 5s 2s"),
        ("As Kh 9d 5c 3s", "As Kh 9d 5c 2s"),
        ("Ks Kh 9d 9c 3s", "Ks Kh 9d 9c 2s"),
    ):
        for language in LANGUAGES:
            assert hand_detail(best_high(cards(one)), language) != hand_detail(
                best_high(cards(other)), language
            )


def test_a_hand_among_others_has_no_more_kickers_than_decide() -> None:
    def told(mine: str, *others: str) -> str:
        return hand_among(best_high(cards(mine)), [best_high(cards(each)) for each in others], "en")

    aces = "Ah Ad Kh 9c 5s"
    assert told(aces) == "a pair of aces"
    assert told(aces, "Kd Kc Qh 9d 5h") == "a pair of aces", "the pairs decide"
    assert told(aces, "As Ac Qh 9d 5h") == "a pair of aces, king kicker"
    assert told(aces, "As Ac Ks 8d 7h", "Jh Jd Jc 3h 2h") == "a pair of aces, with king, nine"
    assert told(aces, "As Ac Ks 9d 5h") == "a pair of aces", "suits or shares decide"
