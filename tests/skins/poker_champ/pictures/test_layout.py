"""No two things of a picture lie on each other, and every text fits, in both languages and with any name."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import combinations

import pytest

from bot.skins.kit.canvas import Box, Canvas, Writing
from bot.skins.poker_champ.pictures import banner, final, hand, pocket, pocket_hand, showdown, table
from bot.skins.scene.flow import Panel, Stack
from bot.table.languages import LANGUAGES, Language
from engine.french_deck import DECK
from engine.poker_champ.events import AwardGiven
from engine.poker_champ.pieces import Boss
from tests.helpers.skins.looks import fits_its_screen
from tests.helpers.skins.names import NAMES
from tests.helpers.skins.preview import LONGER_FIRST, PARTS, laid_out, part_of, unpainted
from tests.helpers.skins.preview import Layout as Picture
from tests.helpers.skins.trees import trees
from tools.pictures.poker_champ import every_piece
from tools.pictures.poker_champ import positions as p

LEAST, LEAST_IN_POCKET = 23, 33  # the smallest text of the design; 11 px on a phone 300 px wide
STATES = (p.TWO, p.THREE, p.FOUR, p.FIVE, p.SIX)
STRANGE = [NAMES[first::5][:6] for first in range(5)]


@pytest.mark.parametrize("language", LONGER_FIRST)
@pytest.mark.parametrize("part", PARTS)
def test_everything_of_a_picture_has_its_place(part: int, language: Language) -> None:
    for name, picture in part_of("poker_champ", part, language):
        no_two_texts_overlap(name, picture)
        no_text_touches_a_card_a_portrait_or_a_sign(name, picture)
        no_two_things_overlap(name, picture)
        no_word_of_ours_is_shortened_or_too_small_to_read(name, picture)
        everything_lies_within_the_frame(name, picture)
        fits_its_screen(name, picture.size)


REST = pytest.mark.long("the other pictures with such names")


@pytest.mark.parametrize("part", [*PARTS[:3], *(pytest.param(part, marks=REST) for part in PARTS[3:])])
def test_nor_does_the_name_of_a_stranger_displace_anything(part: int) -> None:
    for name, paint in [*with_strange_names()][part :: len(PARTS)]:
        with unpainted(lettered=True):
            picture = Picture.of(paint())
        no_two_texts_overlap(name, picture)
        no_text_touches_a_card_a_portrait_or_a_sign(name, picture)
        no_two_things_overlap(name, picture)
        everything_lies_within_the_frame(name, picture)


def with_strange_names() -> Iterator[tuple[str, Callable[[], Canvas]]]:
    """Every picture that names people, with names as strangers choose them."""
    for number, state in enumerate((*STATES, p.SIX, p.SIX)):
        language = LANGUAGES[number % 2]
        shown = state.table
        names = [*STRANGE[number % 5], "W" * 32][: len(shown.rows)]
        yield "table", partial(table.paint, shown, names, language)
        yield "hand", partial(hand.paint, state.view(number % len(shown.rows)), names, language)
        yield "pocket-table", partial(pocket.paint, shown, names, language)
        yield "pocket-hand", partial(pocket_hand.paint, state.view(0), names, language)
        yield "standing", partial(hand.paint, state.view(0), names, language, standing=True)
        yield "pocket-standing", partial(pocket_hand.paint, state.view(0), names, language, standing=True)
    wide = ["W" * 32, *STRANGE[1]][:6]
    for held, state, gifts in (
        (p.HELD, p.FOUR, (p.GIFT,)),
        (p.SHARED, p.FIVE, p.GIFTS),
        (p.CROWDED, p.SIX, p.GIFTS),
    ):
        yield "showdown", partial(showdown.paint, held, state.table, wide, "fr", gifts)
    for count, best in ((3, 1), (4, 1), (4, 2), (5, 3), (6, 4), (6, 1)):
        for many in (1, 2, count - 1):
            given = tuple(AwardGiven(5, seat, 30, 6, 3, 7) for seat in range(many))
            yield (
                f"showdown {count} {best} {many}",
                partial(showdown.paint, every_piece.held(count, best), p.SIX.table, wide, "fr", given),
            )
    yield "unseen", partial(showdown.paint_unseen, p.UNSEEN, p.FOUR.table, wide[::-1], "en")
    for state in p.ENDS:
        yield "final", partial(final.paint, state.table, wide, "en")
    yield "banner", partial(banner.paint, [*Boss], wide, "en")
    yield "banner", partial(banner.paint_started, [*Boss], wide, "fr")


def no_two_texts_overlap(name: str, picture: Picture) -> None:
    inked = [(writing.text, _ink(writing)) for writing in picture.writings]
    for (one, box), (other, second) in combinations(inked, 2):
        assert not box.overlaps(second), (name, one, other)


def no_text_touches_a_card_a_portrait_or_a_sign(name: str, picture: Picture) -> None:
    """But for the letter on a marked back, the number in an Award's place, words on their own ribbon."""
    for writing in picture.writings:
        if len(writing.text) <= 1:
            continue
        ink = _ink(writing)
        for piece, box in picture.pieces:
            if piece not in ("price", "ribbon"):
                assert not ink.overlaps(box), (name, writing.text, piece)


def no_two_things_overlap(name: str, picture: Picture) -> None:
    for (one, box), (other, second) in combinations(picture.pieces, 2):
        assert not box.overlaps(second), (name, one, other)


def no_word_of_ours_is_shortened_or_too_small_to_read(name: str, picture: Picture) -> None:
    people = name.endswith("names")  # names of people may be shortened there, our own words never
    for writing in picture.writings:
        assert people or not writing.shortened, (name, writing)
        least = LEAST_IN_POCKET if name.startswith("pocket") else LEAST
        assert len(writing.text) <= 1 or writing.size >= least, (name, writing)


def everything_lies_within_the_frame(name: str, picture: Picture) -> None:
    wide, tall = picture.size
    for box in (*(w.box for w in picture.writings if w.text), *(b for _, b in picture.pieces)):
        assert box.left >= 16, (name, box)
        assert box.top >= 16, (name, box)
        assert box.right <= wide - 16, (name, box)
        assert box.bottom <= tall - 16, (name, box)


@pytest.mark.parametrize("paint", [table.paint, pocket.paint])
def test_what_a_seat_has_stands_in_its_own_panel(paint: Callable[..., Canvas]) -> None:
    for state in STATES:
        shown = state.table
        canvas, found = trees(partial(paint, shown, state.names, "fr"))
        grounds = [
            each.box for tree in found for each in tree.all()
            if isinstance(each.block, Stack) and isinstance(each.block.ground, Panel)
        ]  # fmt: skip
        assert len(grounds) == len(shown.rows)
        for row, box in zip(shown.rows, grounds, strict=True):
            inside = [what for what, there in canvas.pieces if _within(there, box)]
            assert row.boss in inside
            assert {str(back) for back in row.backs} <= set(inside)
            assert {f"stage {number}" for number in range(1, 5)} <= set(inside)


def test_the_thirteen_backs_stand_beside_every_card_of_the_deck() -> None:
    pieces = [what for what, _ in laid_out("poker_champ", "champ-backs", "en").pieces]

    assert len(pieces) == 13 + 52
    assert {str(card) for card in DECK} <= set(pieces)


def _within(one: Box, other: Box) -> bool:
    return (
        other.left <= one.left
        and one.right <= other.right
        and other.top <= one.top
        and one.bottom <= other.bottom
    )


def _ink(writing: Writing) -> Box:
    """The box of the capitals, without the air at its sides."""
    box = writing.box
    return Box(box.left + 1, box.top + 1, max(box.left + 1, box.right - 1), box.bottom - 1)
