"""Blocks that flow: whatever the tree and the room, nothing overlaps, nothing leaves, words fit."""

from collections.abc import Sequence
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.skins.kit.canvas import Align, Box, blank
from bot.skins.kit.lettering import ELLIPSIS, Type, cap_height, width
from bot.skins.scene import check, theme
from bot.skins.scene.flow import (
    Block,
    Fit,
    Frame,
    Grid,
    Hole,
    Lines,
    Overlay,
    Pin,
    Placed,
    Plate,
    Same,
    Sized,
    Snug,
    Space,
    Sprite,
    Stack,
    Text,
    column,
    lay,
    paint,
    row,
)
from bot.skins.scene.theme import BODY, CAPTION, FAINT, INK, IVORY, LACQUER, LEAD, SCALE, SIGN

WORDS = ("brelan", "full", "quinte flush", "deux paires, neuf et six", "O’BANION", "名前", "x")
CLOSE_TO = pytest.approx
EDGE = 0.01

grows = st.sampled_from((0, 0, 1, 2.5))
gaps = st.sampled_from((0, 4, 12))
letters = st.sampled_from(SCALE)
words = st.sampled_from(WORDS)
texts = st.builds(
    Text,
    words,
    st.sampled_from((Type.NAME, Type.TEXT)),
    letters,
    st.just(IVORY),
    cut=st.booleans(),
    grow=grows,
)
lines = st.builds(Lines, words, st.just(Type.TEXT), letters, st.just(IVORY), grow=grows)
spaces = st.builds(Space, st.integers(0, 90), st.integers(0, 60), grow=grows)


def _held(blocks: st.SearchStrategy[Block]) -> st.SearchStrategy[Block]:
    several = st.lists(blocks, min_size=1, max_size=4).map(tuple)
    return st.one_of(
        st.builds(
            Stack,
            several,
            gaps,
            st.booleans(),
            st.tuples(gaps, gaps),
            at=st.sampled_from(("start", "centre", "end")),
            grow=grows,
        ),
        st.builds(Grid, several, st.integers(1, 3), gaps, grow=grows),
        st.builds(Sized, blocks, st.one_of(st.none(), st.integers(200, 400)), grow=grows),
        st.builds(Fit, several, grow=grows),
    )


leaves: st.SearchStrategy[Block] = st.one_of(texts, lines, spaces)
trees = st.recursive(leaves, _held, max_leaves=8)


@given(trees, st.integers(40, 1600))
def test_a_block_that_gets_what_it_likes_holds_all_of_its_parts(block: Block, room: int) -> None:
    extent = block.size(room)
    tree = lay(block, Box(10, 20, 10 + max(room, extent.wide), 20 + extent.tall))

    if extent.wide <= room and not _crowded(tree):
        assert not [
            fault for fault in check.faults(tree, LACQUER) if fault.what in {"overlap", "leaves its parent"}
        ]


@given(trees, st.integers(40, 1600), st.integers(20, 900))
def test_nothing_in_a_row_or_a_column_overlaps_its_neighbour(block: Block, wide: int, tall: int) -> None:
    for placed in lay(block, Box(0, 0, wide, tall)).all():
        boxes = [part.box for part in placed.parts]
        for one, other in pairwise(boxes):
            if isinstance(placed.block, Stack):
                place = placed.block.down
                assert (one.bottom, one.right)[not place] <= (other.top, other.left)[not place] + EDGE


@given(st.lists(st.tuples(st.integers(0, 200), grows), min_size=1, max_size=6), st.integers(300, 1600), gaps)
def test_what_grows_takes_exactly_what_is_left(
    likes: Sequence[tuple[int, float]], room: int, gap: float
) -> None:
    spaces = [Space(wide, 10, grow=share) for wide, share in likes]
    boxes = [part.box for part in lay(row(*spaces, gap=gap), Box(0, 0, room, 10)).parts]

    for space, box in zip(spaces, boxes, strict=True):
        assert space.grow or box.size[0] == CLOSE_TO(space.wide)
    kept = sum(space.wide for space in spaces if not space.grow) + gap * (len(spaces) - 1)
    if any(space.grow for space in spaces) and kept <= room:
        assert boxes[-1].right == CLOSE_TO(room)


@given(words, letters, st.integers(1, 900), st.booleans())
def test_a_line_is_never_wider_than_its_room(told: str, asked: theme.Size, room: int, cut: bool) -> None:
    text = Text(told, Type.NAME, asked, IVORY, cut=cut)
    shown, fit = text.shown(room)

    assert width(shown, Type.NAME, fit) <= room + EDGE
    assert fit in SCALE
    assert fit <= asked
    assert shown == told or fit == min(asked, CAPTION)


def test_the_longest_wording_that_fits_is_shown_before_a_smaller_size() -> None:
    long, short = "carte haute, as", "as"
    text = Text((long, short), Type.TEXT, BODY, IVORY)

    assert text.shown(width(long, Type.TEXT, BODY)) == (long, BODY)
    assert text.shown(width(long, Type.TEXT, BODY) - 1) == (short, BODY)
    assert text.shown(width(short, Type.TEXT, BODY) - 1) == (short, SIGN)


@given(words, letters, st.floats(0, 1600), st.floats(0, 900))
def test_a_line_keeps_its_size_in_a_box_of_its_own_width(
    told: str, asked: theme.Size, left: float, before: float
) -> None:
    """Wherever it stands: what is added up in a row is not exact."""
    text = Text(told, Type.NAME, asked, IVORY)
    placed = lay(row(Space(before, 1), text), Box(left, 0, left + 3000, 100)).parts[1]

    assert text.shown(placed.box.size[0]) == (told, asked)


def test_a_line_is_cut_only_below_the_least_size() -> None:
    text = Text("Alexandra-Maria", Type.TEXT, BODY, IVORY, SIGN)
    shown, fit = text.shown(100)

    assert shown.endswith(ELLIPSIS)
    assert fit == SIGN


@given(words, letters, st.integers(30, 900), st.integers(1, 3))
def test_lines_keep_to_their_number_and_their_room(
    told: str, asked: theme.Size, room: int, most: int
) -> None:
    block = Lines(told, Type.TEXT, asked, IVORY, most)
    shown, fit = block.shown(room)

    assert len(shown) <= most
    assert all(width(line, Type.TEXT, fit) <= room + EDGE for line in shown)
    assert " ".join(shown) == told or fit == min(asked, CAPTION)


@given(words, letters, st.integers(30, 900))
def test_no_other_break_of_two_lines_is_more_even(told: str, asked: theme.Size, room: int) -> None:
    shown, fit = Lines(told, Type.TEXT, asked, IVORY).shown(room)
    parts = told.split(" ")
    breaks = [(" ".join(parts[:cut]), " ".join(parts[cut:])) for cut in range(1, len(parts))]

    if len(shown) == 2 and " ".join(shown) == told:
        assert _longest(shown, fit) <= min(_longest(each, fit) for each in breaks) + 1


@given(st.integers(20, 400), st.integers(2, 5))
def test_a_gap_gives_way_no_farther_than_it_may(tall: int, count: int) -> None:
    block = column(*(Space(10, 20) for _ in range(count)), gap=18, closest=4)
    boxes = [part.box for part in lay(block, Box(0, 0, 10, tall)).parts]
    gaps = {round(below.top - above.bottom, 6) for above, below in pairwise(boxes)}

    assert block.size(10).tall == 20 * count + 4 * (count - 1)
    assert gaps == {round(min(18, max(4, (tall - 20 * count) / (count - 1))), 6)}


def test_a_row_is_no_wider_than_the_shorter_wording_that_it_has_room_for() -> None:
    long, short = "carte haute, as", "as"
    text = Text((long, short), Type.TEXT, BODY, IVORY, grow=1)
    room = width(long, Type.TEXT, BODY)

    assert row(Space(40, 10), text).size(room).wide == 40 + 12 + width(short, Type.TEXT, BODY)


def _longest(told: Sequence[str], letters: theme.Size) -> float:
    return max(width(line, Type.TEXT, letters) for line in told)


def test_a_column_is_as_tall_as_its_parts_and_gaps() -> None:
    name, player = Text("WEISS", Type.NAME, LEAD, IVORY), Text("Karim B.", Type.TEXT, SIGN, IVORY)

    tall = cap_height(Type.NAME, LEAD) + 12 + cap_height(Type.TEXT, SIGN)
    assert column(name, player, gap=12).size(400).tall == tall


def test_the_last_choice_stands_where_none_fits() -> None:
    large, small = Space(300, 40), Space(200, 40)

    assert lay(Fit((large, small)), Box(0, 0, 250, 40)).parts[0].block is small
    assert lay(Fit((large, small)), Box(0, 0, 100, 40)).parts[0].block is small
    assert lay(Fit((large, small)), Box(0, 0, 300, 40)).parts[0].block is large


def test_the_choice_with_more_stands_only_where_its_words_are_whole() -> None:
    def line(*more: Block) -> Block:
        return row(Text("O’BANION", Type.NAME, LEAD, IVORY, SIGN, grow=1), *more, gap=4)

    roomy, bare = line(Space(60, 10)), line()
    room = width("O’BANION", Type.NAME, SIGN) + 64

    assert lay(Fit((roomy, bare)), Box(0, 0, room, 40)).parts[0].block is roomy
    assert lay(Fit((roomy, bare)), Box(0, 0, room - 2, 40)).parts[0].block is bare


@pytest.mark.parametrize(("align", "left"), [("left", 0), ("centre", 100), ("right", 200)])
def test_what_is_snug_gives_way_and_never_grows(align: Align, left: float) -> None:
    snug = Snug(Space(100, 20), align)

    assert lay(snug, Box(0, 0, 300, 40)).parts[0].box == Box(left, 0, left + 100, 40)
    assert lay(snug, Box(0, 0, 60, 40)).parts[0].box == Box(0, 0, 60, 40)


def test_a_frame_is_laid_once_and_its_holes_are_filled_where_they_lie() -> None:
    made = list[str]()

    def name(boss: str) -> Block:
        made.append(boss)
        return Text(boss, Type.NAME, SIGN, IVORY)

    holes = [Hole(number, tall=40) for number in range(2)]
    frame = Frame(Stack(holes, 10, down=True, ground=Plate(LACQUER)), 20, 30, 200)
    canvases = [blank(300, 200), blank(300, 200)]
    for canvas in canvases:
        frame.paint(canvas)
        for number, boss in enumerate(("Al", "Bugs")):
            frame.fill(canvas, number, name, boss)

    assert frame.box == Box(20, 30, 220, 120)
    assert made == ["Al", "Bugs"]
    assert canvases[0].scene == canvases[1].scene
    assert [writing.box.middle[1] for writing in canvases[0].writings] == [50, 100]


def test_what_is_the_same_is_made_once_and_laid_at_every_place() -> None:
    made = []

    def make(words: str) -> Block:
        made.append(words)
        return Text(words, Type.NAME, BODY, IVORY)

    same = [lay(Same(make, (words,)), box) for words, box in (("a", ROOM), ("a", ROOM), ("b", ROOM))]
    canvas = blank(400, 100)
    for each in same:
        paint(canvas, each)

    assert made == ["a", "b"]
    assert [each.text for each in canvas.writings] == ["a", "a", "b"]
    assert len(canvas.scene.operations) == 3


def _crowded(tree: Placed) -> bool:
    """True if a row keeps more than its room: that is for `check` to tell."""
    return any(
        block.size(room).wide > room + EDGE
        for each in tree.all()
        for block, room in [(each.block, each.box.size[0])]
    )


# ---- the faults that the check is for, planted


def _faults(block: Block, box: Box, least: theme.Size = CAPTION) -> set[str]:
    return {fault.what for fault in check.faults(lay(block, box), LACQUER, least)}


ROOM = Box(0, 0, 400, 100)
FINE = Text("WEISS", Type.NAME, SIGN, IVORY)


def test_a_tree_without_faults_has_none() -> None:
    assert not _faults(row(Space(80, 80), column(FINE, FINE), gap=12), ROOM)


@pytest.mark.parametrize(
    ("planted", "fault"),
    [
        (row(Space(300, 20), Space(200, 20)), "leaves its parent"),
        (column(Space(20, 80), Space(20, 80)), "leaves its parent"),
        (row(Space(300, 20), Space(200, 20), gap=-60), "overlap"),
        (Sized(Stack((Space(90, 20), Space(90, 20)), -20), 160), "overlap"),
        (Text("a hand that is much too long for its column", Type.TEXT, BODY, IVORY), "cut"),
        (Sized(row(Sprite("x", 120)), tall=100), "leaves its parent"),
        (Sized(Stack((Space(395, 10), Text("gone", Type.TEXT, BODY, IVORY, grow=1))), 400), "no room"),
        (Stack((FINE, FINE, FINE, FINE), 12, down=True, at="start"), "leaves its parent"),
        (Text("small", Type.TEXT, theme.LABEL_MIN, IVORY, theme.LABEL_MIN), "too small"),
        (Text("dark", Type.TEXT, SIGN, theme.ROW), "hard to see"),
        (Stack((Text("ivory", Type.TEXT, SIGN, IVORY),), ground=Plate(theme.GOLD)), "hard to see"),
        (Text("faint", Type.TEXT, SIGN, FAINT), "hard to see"),
    ],
)
def test_a_fault_that_is_planted_is_found(planted: Block, fault: str) -> None:
    assert fault in _faults(planted, ROOM)


def test_words_of_a_plate_are_seen_against_the_plate() -> None:
    assert not _faults(Stack((Text("ink", Type.NUMERAL, SIGN, INK),), ground=Plate(theme.GOLD)), ROOM)


def test_on_a_phone_letters_are_larger() -> None:
    text = Text("said once", Type.TEXT, CAPTION, IVORY)

    assert not _faults(text, ROOM)
    assert _faults(text, ROOM, SIGN) == {"too small"}


def test_a_name_may_be_cut_and_nothing_else() -> None:
    name = "Jean-Sébastien de la Fontaine-Saint-Martin"

    assert _faults(Text(name, Type.TEXT, SIGN, IVORY, cut=True), Box(0, 0, 200, 40)) == set()
    assert _faults(Text(name, Type.TEXT, SIGN, IVORY), Box(0, 0, 200, 40)) == {"cut"}


def test_what_is_pinned_may_hang_over_the_edge() -> None:
    assert not _faults(Overlay(Space(80, 80), (Pin(Space(30, 30), 0, 0),)), Box(0, 0, 80, 80))
