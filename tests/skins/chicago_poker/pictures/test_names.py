"""Any name that Discord lets through can be painted: nothing overflows."""

import pytest

from bot.skins.chicago_poker.pictures import table
from bot.skins.chicago_poker.pictures.layout import layout
from bot.skins.chicago_poker.pictures.panels import Sizes
from tests.helpers.skins.names import NAMES
from tests.helpers.skins.preview import unpainted
from tools.pictures.chicago_poker import positions


@pytest.mark.parametrize("first", range(5))
def test_a_table_with_such_names_paints_and_nothing_leaves_its_panel(first: int) -> None:
    for view in (positions.TWO, positions.SIX):
        plan = layout(len(view.rows), len(view.places))
        with unpainted(lettered=True):
            canvas = table.paint(view, NAMES[first::5][: len(view.rows)], "fr")
        panels = [table.frame(plan).hole(("boss", row.seat)) for row in view.rows]
        told = [w.box for w in canvas.writings if any(w.box.overlaps(panel) for panel in panels)]

        assert len(told) >= 2 * len(panels)
        assert all(box.right <= panels[0].right for box in told)
        assert Sizes.of(plan, view.rows).name >= 23
