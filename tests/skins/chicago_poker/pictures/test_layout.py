"""No two things of a picture lie on each other, and every text fits, in both languages."""

from functools import cache
from itertools import combinations

import pytest

from bot.skins.chicago_poker.pictures.layout import layout
from bot.skins.devtools.chicago_poker.paintings import Painting, paintings
from bot.skins.kit.canvas import Box, Writing
from bot.table.languages import LANGUAGES, Language
from engine.chicago_poker.pieces import PLACES, Boss, Business, Special

LEAST = 23  # the smallest text of the design
LEAST_ON_CARD = 18  # the effect of a special card in a full hand; its name and pictogram say it too
FULL_HANDS = {"hand-8", "hand-9"}
LONG_NAMES = {"table-6-stress", "table-6-names"}  # names of strangers may be shortened, our own words never


@cache
def painted(language: Language) -> dict[str, Painting]:
    """The preview in one language, painted once for all tests of this file."""
    return {painting.name: painting for painting in paintings(language)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_texts_overlap(language: Language) -> None:
    for name, painting in painted(language).items():
        for one, other in combinations(painting.canvas.writings, 2):
            assert not _ink(one).overlaps(_ink(other)), (name, one.text, other.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_touches_a_card_or_a_portrait(language: Language) -> None:
    """But for the lettering on a special card, and single signs: the letter of a column, a count."""
    for name, painting in painted(language).items():
        for writing in painting.canvas.writings:
            if len(writing.text) <= 1:
                continue
            for piece, box in painting.canvas.pieces:
                inside = box.left <= writing.box.left and writing.box.right <= box.right
                if piece not in set(Special) or not inside:
                    assert not _ink(writing).overlaps(box), (name, writing.text, piece)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_overlap(language: Language) -> None:
    for name, painting in painted(language).items():
        cards = [
            box
            for piece, box in painting.canvas.pieces
            if piece not in {*Boss, *Business, *Special, "portrait"}
        ]
        for one, other in combinations(cards, 2):
            assert not one.overlaps(other), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_ours_is_shortened_or_too_small_to_read(language: Language) -> None:
    for name, painting in painted(language).items():
        for writing in painting.canvas.writings:
            if name not in LONG_NAMES:
                assert not writing.shortened, (name, writing)
                if len(writing.text) > 1:  # the count of tiles in its disc follows the icon
                    assert writing.size >= (LEAST_ON_CARD if name in FULL_HANDS else LEAST), (name, writing)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_lies_within_the_frame(language: Language) -> None:
    for name, painting in painted(language).items():
        wide, tall = painting.canvas.image.size
        for box in (
            *(w.box for w in painting.canvas.writings if w.text),
            *(b for _, b in painting.canvas.pieces),
        ):
            assert box.left >= 16, (name, box)
            assert box.top >= 16, (name, box)
            assert box.right <= wide - 16, (name, box)
            assert box.bottom <= tall - 16, (name, box)


@pytest.mark.parametrize(("seats", "places"), PLACES.items())
def test_cards_of_a_table_stay_in_their_cells(seats: int, places: int) -> None:
    plan = layout(seats, places)
    for seat in range(seats):
        for place in range(places):
            left, top = plan.slot(seat, place, 0)
            right = plan.slot(seat, place, 4)[0] + plan.card

            assert plan.column(place) <= left
            assert right <= plan.column(place) + plan.column_width
            assert plan.row(seat) < top
            assert top + round(2.2 * plan.card) < plan.row(seat) + plan.row_height


def _ink(writing: Writing) -> Box:
    """The box of the capitals, without the air at its sides."""
    box = writing.box
    return Box(box.left + 1, box.top + 1, max(box.left + 1, box.right - 1), box.bottom - 1)
