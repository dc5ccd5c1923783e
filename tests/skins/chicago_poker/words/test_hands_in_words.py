"""Hands and comparisons in words."""

from random import Random

import pytest

from bot.skins.chicago_poker.words.hands import beats, hand_words, rank_name, whole_hand
from bot.table.languages import Language
from engine.chicago_poker.cards import GANGSTERS
from engine.chicago_poker.hands import Hand, Rank, hand
from tests.helpers.chicago_poker.by_hand import cards
from tests.helpers.skins.tables import BOTH


def made(names: str) -> Hand:
    return hand(cards(names))


@pytest.mark.parametrize(
    ("names", "english", "french"),
    [
        ("R9 B9 G9 Y9 P9", "a Chicago Poker, five nines", "Chicago Poker, cinq 9"),
        ("Y4 Y5 Y6 Y7 Y8", "a straight flush, 4 to 8, all saxes", "quinte flush de 4 à 8, tout en saxos"),
        ("R4 B5 G6 Y7 P8", "a rainbow straight, 4 to 8", "suite arc-en-ciel de 4 à 8"),
        ("R6 B6 G6 Y6 P8", "four sixes", "carré de 6"),
        ("R9 B9 G9 Y4 P4", "a full house, nines over fours", "full aux 9 par les 4"),
        ("P15 P12 P8 P6 P3", "a flush, all dice, 15 high", "couleur de dés, au 15"),
        ("R4 R5 G6 Y7 P8", "a straight, 4 to 8", "suite de 4 à 8"),
        ("R8 B8 G8", "three eights", "brelan de 8"),
        ("R7 B7 G3 Y3 P2", "two pair, sevens and threes, then 2", "double paire, 7 et 3, puis 2"),
        ("R2 B2 G9", "a pair of twos, then 9", "paire de 2, puis 9"),
        ("R15", "15 high", "carte haute, 15"),
    ],
)
def test_a_hand_is_told_by_what_makes_it(names: str, english: str, french: str) -> None:
    assert whole_hand(made(names), "en") == english
    assert whole_hand(made(names), "fr") == french


@pytest.mark.parametrize(
    ("better", "worse", "english", "french"),
    [
        (
            "R9 B9 G9 Y4 P4",
            "R1 R2 R5 R7 R8",
            "with a full house, nines over fours; Capone had only a flush",
            "full aux 9 par les 4 contre couleur pour Capone",
        ),
        (
            "R9 B9",
            "R7 B7 G2",
            "with a pair of nines: Capone had only a pair of sevens",
            "paire de 9 contre paire de 7 pour Capone",
        ),
        (
            "R9 B9 G7",
            "G9 Y9 R4",
            "with a pair of nines; Capone had the same, but 7 beats 4",
            "paire de 9, à égalité avec Capone, mais le 7 bat le 4",
        ),
        (
            "R9 B9 G7",
            "G9 Y9",
            "with a pair of nines; Capone had the same, but one gangster fewer",
            "paire de 9, à égalité avec Capone, mais un gangster de plus",
        ),
        (
            "R15 R11 R8 R4 R3",
            "B15 B11 B8 B4 B2",
            "with a flush; Capone had the same, but 3 beats 2",
            "couleur, à égalité avec Capone, mais le 3 bat le 2",
        ),
        (
            "R9 B9",
            "G14",
            "with a pair of nines: Capone had only a 14 high",
            "paire de 9 contre carte haute (14) pour Capone",
        ),
        (
            "R13 B2",
            "G11 P3",
            "with a 13 high: Capone had only an 11 high",
            "carte haute (13) contre carte haute (11) pour Capone",
        ),
        (
            "R8 B3",
            "G8 P2",
            "with an 8 high; Capone had the same, but 3 beats 2",
            "carte haute (8), à égalité avec Capone, mais le 3 bat le 2",
        ),
    ],
)
def test_a_comparison_says_what_decided(better: str, worse: str, english: str, french: str) -> None:
    assert beats(made(better), made(worse), "Capone", "en") == english
    assert beats(made(better), made(worse), "Capone", "fr") == french


@pytest.mark.parametrize("language", BOTH)
def test_any_two_hands_can_be_told_and_compared(language: Language) -> None:
    dice = Random(1)
    for _ in range(3000):
        drawn = dice.sample(GANGSTERS, dice.randint(2, 10))
        cut = dice.randint(1, min(5, len(drawn) - 1))
        worse, better = sorted((hand(drawn[:cut]), hand(drawn[cut:][:5])))

        assert hand_words(better, language)
        assert beats(better, worse, "Moran", language).count("Moran") == 1


@pytest.mark.parametrize("language", BOTH)
def test_every_kind_of_hand_has_a_name_of_its_own(language: Language) -> None:
    assert len({rank_name(rank, language) for rank in Rank}) == len(Rank)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "with a pair of nines! Capone had only a 14 high"),
        ("fr", "paire de 9 contre carte haute (14) pour Capone"),
    ],
)
def test_who_loses_to_a_thief_has_a_sentence_of_their_own(language: Language, told: str) -> None:
    better, worse = made("R9 G9"), made("B14 G3")

    assert beats(better, worse, "Capone", language, stolen=True) == told
