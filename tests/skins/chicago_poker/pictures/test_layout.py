"""No two things of a picture lie on each other, and every text fits, in both languages."""

from dataclasses import replace
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.skins.chicago_poker.pictures import final, hand, held, pocket_hand, reveal, shootout, table
from bot.skins.chicago_poker.pictures.layout import layout
from bot.skins.chicago_poker.pictures.pocket_cards import FOUR, OWN_TOWN, SIX, THREE, TWO, CardSize
from bot.skins.chicago_poker.words.catalogue import lot_capitals
from bot.skins.chicago_poker.words.hands import rank_capitals
from bot.skins.chicago_poker.words.standing import leading
from bot.skins.kit import sprites
from bot.skins.kit.canvas import Box, Canvas, Writing
from bot.skins.skin import Form
from bot.table.languages import LANGUAGES, Language
from engine import chicago_poker as game
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Round
from engine.chicago_poker.hands import Rank
from engine.chicago_poker.pieces import PLACES, Boss, Business, Special
from engine.chicago_poker.views import BossView, TableView
from tests.helpers.chicago_poker.by_hand import at, does
from tests.helpers.chicago_poker.cells import on_table
from tests.helpers.chicago_poker.positions import ENGLISH, won_with
from tests.helpers.skins.looks import fits_its_screen
from tests.helpers.skins.preview import LONGER_FIRST, PARTS, Layout, laid_out, part_of, unpainted
from tools.pictures.chicago_poker import positions
from tools.pictures.chicago_poker.samples import hand as own_hand
from tools.pictures.chicago_poker.samples import names

SPECIALS = set(Special)
LEAST = 23  # the smallest text of the design
LEAST_ON_CARD = 18  # the effect of a special card in a full hand; its name and pictogram say it too
FULL_HANDS = {"hand-8", "hand-9"}
LONG_NAMES = {
    "table-6-stress",
    "table-6-names",
    "pocket-table-names",
    "story-4-names",
    "story-6-names",
}  # names of strangers may be shortened, our own words never


@pytest.mark.parametrize("language", LONGER_FIRST)
@pytest.mark.parametrize("part", PARTS)
def test_everything_of_a_picture_has_its_place(part: int, language: Language) -> None:
    for name, picture in part_of("chicago_poker", part, language):
        no_two_texts_overlap(name, picture)
        no_text_touches_a_card_or_a_portrait(name, picture)
        no_two_cards_overlap(name, picture)
        no_word_of_ours_is_shortened_or_too_small_to_read(name, picture)
        all_text_of_a_pocket_picture_is_read_on_a_phone_300_px_wide(name, picture)
        everything_lies_within_the_frame(name, picture)
        fits_its_screen(name, picture.size)


def no_two_texts_overlap(name: str, painting: Layout) -> None:
    inked = [(writing.text, _ink(writing)) for writing in painting.writings]
    for (one, box), (other, second) in combinations(inked, 2):
        assert not box.overlaps(second), (name, one, other)


def no_text_touches_a_card_or_a_portrait(name: str, painting: Layout) -> None:
    """But for the lettering on a special card, and single signs: the letter of a column, a count, a gain."""
    for writing in painting.writings:
        if len(writing.text.lstrip("+")) <= 1:
            continue
        ink = _ink(writing)
        for piece, box in painting.pieces:
            inside = box.left <= writing.box.left and writing.box.right <= box.right
            if piece not in SPECIALS or not inside:
                assert not ink.overlaps(box), (name, writing.text, piece)


def no_two_cards_overlap(name: str, painting: Layout) -> None:
    cards = [box for piece, box in painting.pieces if piece not in {*Boss, *Business, *Special, "portrait"}]
    for one, other in combinations(cards, 2):
        assert not one.overlaps(other), name


def no_word_of_ours_is_shortened_or_too_small_to_read(name: str, painting: Layout) -> None:
    for writing in painting.writings:
        if name not in LONG_NAMES:
            assert not writing.shortened, (name, writing)
            if len(writing.text) > 1:  # the count of tiles in its disc follows the icon
                assert writing.size >= (LEAST_ON_CARD if name in FULL_HANDS else LEAST), (name, writing)


def all_text_of_a_pocket_picture_is_read_on_a_phone_300_px_wide(name: str, painting: Layout) -> None:
    if name.startswith("pocket"):
        for writing in painting.writings:
            assert not writing.text or writing.size * 300 / 900 >= 11, (name, writing)


@pytest.mark.parametrize("size", [TWO, THREE, FOUR, SIX, OWN_TOWN])
@pytest.mark.parametrize("kind", ["pocket-faces", "pocket-own"])
def test_numerals_of_a_pocket_card_are_22_px_high_on_a_phone_280_px_wide(kind: str, size: CardSize) -> None:
    for value in (1, 8, 10):
        card = sprites.cell(f"{kind}/dice", value - 1, 15, size.width, size.height)
        assert _numeral_height(card, size.paper) * 280 / 900 >= 22


@pytest.mark.parametrize("size", held.SIZES)
def test_numerals_of_the_pocket_hand_are_22_px_high_too_and_grow_with_the_card(size: tuple[int, int]) -> None:
    wide = size[0]
    card = sprites.cell("pocket-hand/dice", 7, 15, *size)
    numeral = _numeral_height(card.crop((0, 0, round(0.54 * wide), round(0.515 * wide))), round(0.515 * wide))

    assert numeral * 280 / 900 >= 22 * wide / 206


@pytest.mark.usefixtures("undrawn")
@pytest.mark.parametrize("form", ["wide", "pocket"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fewer_cards_a_hand_holds_the_larger_they_are(language: Language, form: Form) -> None:
    """None smaller than with one card more; all alike, within the picture, whatever they are."""
    cards, before = (
        ["B15", "Y13", "police-raid", "P11", "bribery", "G4", "R6", "limousine", "B5"],
        (1650.0, 1050.0),
    )
    for count in range(1, len(cards) + 1):
        view = own_hand(positions.THREE, 1, " ".join(cards[:count]), "(P5) (R1)|G8 (G1) G9", cards[0])
        canvas = paint_hand(view, language, form)
        gangsters = [box.size for what, box in canvas.pieces if str(what) in cards and what not in SPECIALS]

        assert len({*gangsters}) == 1, count
        assert gangsters[0][0] <= before[0]
        before = gangsters[0]


def _numeral_height(card: Image.Image, paper: int) -> int:
    """How many rows of the paper hold ink, without the edge and the rule below."""
    inner = card.convert("L").crop((9, 5, card.width - 9, paper - 3))
    box = inner.point([255 if value < 70 else 0 for value in range(256)]).getbbox()
    assert box is not None
    return box[3] - box[1]


@pytest.mark.parametrize("view", [positions.FIVE, positions.SIX])
def test_the_words_of_a_close_row_keep_off_its_golden_frame(view: TableView) -> None:
    """Five and six bosses: name, player, count and icons stand at least six pixels inside it."""
    plan = layout(len(view.rows), len(view.places))
    with unpainted():
        canvas = table.paint(view, names(view), "fr")
    words = [writing.box for writing in canvas.writings]
    icons = [box for what, box in canvas.pieces if what in {*Business}]
    for row in view.rows:
        panel = table.frame(plan).hole(("boss", row.seat))
        top, foot = panel.top + 4, panel.bottom - 4  # inside the frame
        inside = [box for box in (*words, *icons) if box.overlaps(panel)]
        assert len(inside) >= 6
        assert all(top + 6 <= box.top and box.bottom <= foot - 6 for box in inside), row.boss


def test_every_row_of_a_shootout_has_its_words_in_one_column() -> None:
    """Whatever the hands: neither side cards nor a reinforcement move them."""
    ranks = {rank_capitals(kind, "en") for kind in Rank}
    lefts = {
        round(writing.box.left): name
        for name in ("shootout-3", "shootout-4", "shootout-4-decisive", "tie-4")
        for writing in laid_out("chicago_poker", name, "en").writings
        if writing.text in ranks
    }
    assert len(lefts) == 1, lefts


def test_all_cards_stand_under_their_business_the_best_column_first() -> None:
    view = positions.ALL_UP
    canvas = laid_out("chicago_poker", "reveal-6", "fr")
    wide = (reveal.INNER.right - reveal.INNER.left) / len(view.places)
    for place, business in enumerate(view.places):
        left = reveal.INNER.left + place * wide
        words = lot_capitals("fr", business.business)
        (head,) = [w.box for w in canvas.writings if w.text == words and left <= w.box.left < left + wide]
        below = [
            (box.top, what)
            for what, box in canvas.pieces
            if box.top > head.bottom and left <= box.left and box.right <= left + wide
        ]
        bosses = [what for _, what in sorted(below) if what in {*Boss}]
        best = {view.rows[seat].boss for seat, there in leading(view) if there == place}
        assert bosses[0] in best
        assert {*bosses} == {row.boss for row in view.rows if row.columns[place].gangsters}
        assert len(below) - len(bosses) == sum(len(row.columns[place].gangsters) for row in view.rows)


def everything_lies_within_the_frame(name: str, painting: Layout) -> None:
    wide, tall = painting.size
    for box in (
        *(w.box for w in painting.writings if w.text),
        *(b for _, b in painting.pieces),
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
            cell = table.frame(plan).hole(("cell", seat, place))
            first, last = (on_table(plan, seat, place, number) for number in (0, 4))

            assert cell.left <= first.left
            assert last.right <= cell.right
            assert cell.top < first.top
            assert first.bottom < cell.bottom


def _ink(writing: Writing) -> Box:
    """The box of the capitals, without the air at its sides."""
    box = writing.box
    return Box(box.left + 1, box.top + 1, max(box.left + 1, box.right - 1), box.bottom - 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_sent_in_earlier_rounds_cuts_no_hand_s_detail(language: Language) -> None:
    """Two rounds that were equal, in every size of picture; all of it can be read, and overlaps nothing."""
    for view in (positions.TIE_OF_TWO, positions.TIE_OF_FOUR, positions.TIE_OF_SIX):
        assert view.tie is not None
        sent = Round(tuple((seat, Card.parse("R10")) for seat in view.tie.tied))
        tie = replace(view.tie, rounds=(sent, sent))
        with unpainted():
            canvas = shootout.paint_tie(tie, replace(view, tie=tie), names(view), language)

        assert sum("+10 +10" in writing.text for writing in canvas.writings) == len(tie.tied)
        for writing in canvas.writings:
            assert not writing.shortened, writing
            assert len(writing.text) == 1 or writing.size >= LEAST, writing
        for one, other in combinations(canvas.writings, 2):
            assert not _ink(one).overlaps(_ink(other)), (one.text, other.text)
        for writing in canvas.writings:
            if len(writing.text) > 1:
                assert not [piece for piece, box in canvas.pieces if _ink(writing).overlaps(box)], writing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", ["wide", "pocket"])
def test_the_card_that_was_sent_is_marked_among_those_that_are_left(language: Language, form: Form) -> None:
    state = at(ENGLISH)
    before, after = (game.view(each, 0) for each in (state, does(state, "capone send B3").state))
    calm = replace(before, offers=(), table=after.table)

    one, other = (paint_hand(each, language, form) for each in (calm, replace(after, offers=())))

    marked = {str(piece): box for piece, box in other.pieces}["B3"]
    changed = ImageChops.difference(one.image.convert("RGB"), other.image.convert("RGB"))
    edge = (round(marked.left) - 6, round(marked.top) + 60, round(marked.left), round(marked.bottom) - 60)
    assert changed.crop(edge).getbbox() == (0, 0, 6, edge[3] - edge[1]), "a frame beside that card"


def paint_hand(view: BossView, language: Language, form: Form) -> Canvas:
    players = ("Ann", "Ben", "Cleo", "Dan")
    return hand.paint(view, players, language) if form == "wide" else pocket_hand.paint(view, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("length", "tiles", "said"), [("short", "jazz-club brewery", 2), ("full", "brewery brewery", 3)]
)
def test_the_last_picture_counts_the_businesses_that_won(
    language: Language, length: str, tiles: str, said: int
) -> None:
    """Not all that the winner has."""
    table = game.table(won_with(tiles, length).state)
    with unpainted():
        canvas = final.paint(table, ("Ann", "Ben"), language)
    words = {2: ("TWO BUSINESSES OF ONE KIND", "DEUX"), 3: ("THREE BUSINESSES OF ONE KIND", "TROIS")}[said]

    assert table.outcome is not None
    assert [w.text for w in canvas.writings if w.text.startswith(words[language == "fr"])]
