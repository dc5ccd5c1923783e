"""The plates of the pots: whatever lies in them, their words fit and nothing touches."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from bot.skins.chicago_stud.pictures import head, plates, pocket
from bot.skins.kit.canvas import Box
from bot.skins.scene import check
from bot.skins.scene.flow import Sized, lay
from bot.skins.scene.theme import LACQUER, NAME_MIN, SIGN
from bot.table.languages import LANGUAGES, Language
from engine.chicago_stud.views import PotView, TableView
from tools.pictures.chicago_stud.positions import EIGHT, FIVE, TWO

LARGEST = 2000  # chips on a table of eight
pots = st.lists(
    st.builds(
        PotView, st.integers(0, LARGEST), st.sets(st.integers(0, 7), min_size=1, max_size=8).map(tuple)
    ),
    min_size=1,
    max_size=5,
)
tables = st.sampled_from([at.table for at in (TWO, FIVE, EIGHT)])


def _with(table: TableView, held: list[PotView], *, spade: bool) -> TableView:
    seats = len(table.rows)
    kept = [
        replace(pot, eligible=tuple(seat for seat in pot.eligible if seat < seats) or (0,)) for pot in held
    ]
    return replace(table, pots=tuple(kept), options=replace(table.options, high_spade=spade))


@given(tables, pots, st.booleans(), st.sampled_from(LANGUAGES), st.integers(690, 900))
def test_plates_fit_their_room_at_any_table(
    table: TableView, held: list[PotView], spade: bool, language: Language, room: int
) -> None:
    block = plates.row(_with(table, held, spade=spade), language, room, head.PLATES)
    tree = lay(block, Box(0, 0, room, 104))

    assert not check.faults(tree, LACQUER, NAME_MIN)


@given(tables, pots, st.booleans(), st.sampled_from(LANGUAGES))
def test_plates_fit_a_phone(table: TableView, held: list[PotView], spade: bool, language: Language) -> None:
    sizes = replace(pocket.PLATES, most=2)
    block = plates.row(_with(table, held, spade=spade), language, 700, sizes)

    assert not check.faults(lay(block, Box(0, 0, 700, 100)), LACQUER, SIGN)


@given(tables, pots, st.booleans(), st.sampled_from(LANGUAGES), st.integers(690, 1500))
def test_no_plate_is_wider_than_it_was_drawn(
    table: TableView, held: list[PotView], spade: bool, language: Language, room: int
) -> None:
    block = plates.row(_with(table, held, spade=spade), language, room, head.PLATES)
    tree = lay(block, Box(0, 0, room, 104))

    for placed in tree.all():
        if isinstance(placed.block, Sized):
            continue
        ground = getattr(placed.block, "ground", None)
        assert ground is None or placed.box.size[0] <= ground.across + 0.5
