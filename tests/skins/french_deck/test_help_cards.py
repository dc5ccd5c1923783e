"""The help cards of the French deck: right, readable, and light enough to send."""

from collections.abc import Callable, Iterator
from functools import cache
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image

from bot.skins.french_deck import help_cards
from bot.skins.french_deck.help_cards import LOWS, MAKING, SAMPLES, WITH_JOKER
from bot.skins.french_deck.words import category_name
from bot.skins.kit import encoding
from bot.skins.kit.canvas import Canvas
from bot.table.languages import LANGUAGES, Language
from engine.french_deck import Category, best_high, best_low
from tests.helpers.french_deck.dealt import cards

PAINTERS: dict[str, Callable[[Language], Canvas]] = {
    "hands": help_cards.paint_hands,
    "with-joker": lambda language: help_cards.paint_hands(language, jokers=True),
    "lows": help_cards.paint_lows,
}
LIMITS = {"jpeg": 650_000, "webp": 320_000}


@pytest.fixture(params=[(name, language) for name in PAINTERS for language in LANGUAGES], ids=str)
def painted(request: pytest.FixtureRequest) -> Canvas:
    return _painted(*request.param)


@cache
def _painted(name: str, language: Language) -> Canvas:
    """A help card, which nobody may paint on."""
    return PAINTERS[name](language)


@pytest.fixture
def each_format() -> Iterator[tuple[str, ...]]:
    yield tuple(LIMITS)
    encoding.send_as("jpeg")


def test_every_sample_is_what_it_stands_for_and_its_bright_cards_make_it() -> None:
    for category, sample in WITH_JOKER.items():
        hand = best_high(cards(sample))

        assert hand.category is category
        assert set(hand.cards[: hand.making]) == set(cards(sample)[: MAKING.get(category, 5)])


def test_the_samples_are_all_kinds_of_hand_best_first() -> None:
    assert list(WITH_JOKER) == sorted(Category, reverse=True)
    assert list(SAMPLES) == [category for category in WITH_JOKER if category != Category.FIVE_OF_A_KIND]


def test_the_low_samples_are_the_five_best_and_then_kinds_that_lose_to_them() -> None:
    lows = [best_low(cards(sample)) for sample in LOWS]
    keys = [hand.key() for hand in lows]
    best = sorted(combinations(range(13, 0, -1), 5), key=lambda ranks: ranks)[:5]

    assert [hand.ranks for hand in lows[:5]] == best
    assert keys == sorted(keys, reverse=True)
    assert [hand.category for hand in lows[5:]] == list(Category)[:4]


def test_nothing_is_shortened_or_too_small(painted: Canvas) -> None:
    assert [writing.text for writing in painted.writings if writing.shortened] == []
    assert min(writing.size for writing in painted.writings) >= 24


def test_words_touch_neither_each_other_nor_a_card(painted: Canvas) -> None:
    for writing in painted.writings:
        for name, box in painted.pieces:
            assert not writing.box.overlaps(box), (writing.text, name)
    for one, other in combinations(painted.writings, 2):
        assert not one.box.overlaps(other.box), (one.text, other.text)


def test_everything_lies_within_the_frame(painted: Canvas) -> None:
    for box in (*(writing.box for writing in painted.writings), *(box for _, box in painted.pieces)):
        assert box.left >= 26
        assert box.right <= 1650 - 26
        assert box.top >= 26
        assert box.bottom <= 1050 - 26


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_hand_is_named(language: Language) -> None:
    for painter, categories in (("hands", SAMPLES), ("with-joker", WITH_JOKER)):
        words = [writing.text for writing in _painted(painter, language).writings]
        named = [category_name(category, language).upper() for category in categories]

        assert [word for word in words if word in named] == named


@pytest.mark.by_day("fr", why="French has the longer words")
def test_help_cards_are_light_and_of_the_shape_that_a_chat_shows_in_full(
    painted: Canvas, each_format: tuple[str, ...]
) -> None:
    for name in each_format:
        encoding.send_as(name)
        content = painted.encoded()

        assert len(content) <= LIMITS[name]
        wide, tall = Image.open(BytesIO(content)).size
        assert wide / tall >= 11 / 7
