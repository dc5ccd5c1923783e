"""No two things of a picture lie on each other, and every text fits, in both languages."""

from itertools import combinations

import pytest

from bot.skins.chicago_stud.pictures import table
from bot.skins.chicago_stud.pictures.layout import layout
from bot.skins.french_deck.cards import height
from bot.skins.kit.canvas import Box, Writing
from bot.table.languages import Language
from engine.chicago_stud.pieces import Boss
from engine.french_deck import DECK, JOKERS
from tests.helpers.skins.looks import fits_its_screen
from tests.helpers.skins.names import NAMES
from tests.helpers.skins.preview import LONGER_FIRST, PARTS, Layout, laid_out, part_of, unpainted
from tools.pictures.chicago_stud import positions as p

LEAST, LEAST_ON_A_PHONE = 23, 33
PLACES = 6  # where a card lies among eight, of whom one card lies for all
RAISED = 2  # letters of `1er`, and that on the dealer's button
CARDS = {*map(str, (*DECK, *JOKERS)), "back"}
STRANGERS = {
    "banner-started-8",
    "final-8",
    "final-last",
}  # names of people may be shortened there, our own words never


@pytest.mark.parametrize("language", LONGER_FIRST)
@pytest.mark.parametrize("part", PARTS)
def test_everything_of_a_picture_has_its_place(part: int, language: Language) -> None:
    for name, picture in part_of("chicago_stud", part, language):
        no_two_texts_overlap(name, picture)
        no_text_touches_a_card_a_portrait_a_mark_or_chips(name, picture)
        cards_lie_on_nothing_but_two_backs_on_each_other(name, picture)
        no_word_of_ours_is_shortened_or_too_small_to_read(name, picture)
        all_text_of_a_pocket_picture_is_read_on_a_phone_300_px_wide(name, picture)
        everything_lies_within_the_frame(name, picture)
        fits_its_screen(name, picture.size)


def no_two_texts_overlap(name: str, painting: Layout) -> None:
    inked = [(writing.text, _ink(writing)) for writing in _written(painting)]
    for (one, box), (other, second) in combinations(inked, 2):
        assert not box.overlaps(second), (name, one, other)


def no_text_touches_a_card_a_portrait_a_mark_or_chips(name: str, painting: Layout) -> None:
    """But for a number of a place, and the letter on the dealer's button."""
    for writing in _written(painting):
        ink = _ink(writing)
        for piece, box in painting.pieces:
            if len(writing.text) > 1:
                assert not ink.overlaps(box), (name, writing.text, piece)


def cards_lie_on_nothing_but_two_backs_on_each_other(name: str, painting: Layout) -> None:
    pieces = [(piece, box) for piece, box in painting.pieces if piece != "chips"]
    for (one, here), (other, there) in combinations(pieces, 2):
        if {one, other} & CARDS and {one, other} != {"back"}:
            assert not here.overlaps(there), (name, one, other)


def no_word_of_ours_is_shortened_or_too_small_to_read(name: str, painting: Layout) -> None:
    people = name in STRANGERS or name.endswith("names")
    for writing in _written(painting):
        assert people or not writing.shortened, (name, writing)
        assert len(writing.text) <= RAISED or writing.size >= LEAST, (name, writing)


def all_text_of_a_pocket_picture_is_read_on_a_phone_300_px_wide(name: str, painting: Layout) -> None:
    if name.startswith("pocket"):
        for writing in _written(painting):
            assert len(writing.text) <= RAISED or writing.size >= LEAST_ON_A_PHONE, (name, writing)


def everything_lies_within_the_frame(name: str, painting: Layout) -> None:
    wide, tall = painting.size
    for box in (*(w.box for w in _written(painting)), *(b for _, b in painting.pieces)):
        assert box.left >= 16, (name, box)
        assert box.top >= 16, (name, box)
        assert box.right <= wide - 16, (name, box)
        assert box.bottom <= tall - 16, (name, box)


@pytest.mark.parametrize("first", range(4))
def test_any_name_keeps_off_the_cards(first: int) -> None:
    """Every name that Discord lets through can be painted."""
    for view in (p.TABLES["table-2"], p.TABLES["table-8"]):
        with unpainted(lettered=True):
            canvas = table.paint(view, [*NAMES, *NAMES][first::4][: len(view.rows)], "fr")
        left = min(box.left for piece, box in canvas.pieces if piece == "back")
        top = layout(len(view.rows)).top
        words = [w.box for w in canvas.writings if w.text and w.box.top > top and w.box.left < left]

        assert words
        assert all(box.right < left for box in words)


def test_cards_never_move() -> None:
    """A street has its place, whatever was said and whoever has folded."""
    places = {
        box.left
        for boss in ("table-8", "table-8-worst")
        for piece, box in laid_out("chicago_stud", boss, "en").pieces
        if piece in CARDS and box.bottom - box.top == height(layout(8).card)
    }
    assert len(places) == PLACES


def test_every_boss_is_painted() -> None:
    assert {*Boss} <= {piece for piece, _ in laid_out("chicago_stud", "banner-8", "en").pieces} | {
        piece for piece, _ in laid_out("chicago_stud", "table-8", "en").pieces
    }


def _written(painting: Layout) -> list[Writing]:
    return [writing for writing in painting.writings if writing.text]


def _ink(writing: Writing) -> Box:
    """The box of the capitals, without the air at its sides."""
    box = writing.box
    return Box(box.left + 1, box.top + 1, max(box.left + 1, box.right - 1), box.bottom - 1)
