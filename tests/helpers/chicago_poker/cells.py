"""Where the cards of a table or a private town stand, by the trees that they are set from."""

from bot.skins.chicago_poker.pictures import cards, table, town
from bot.skins.chicago_poker.pictures.layout import Layout
from bot.skins.chicago_poker.pictures.town_layout import BELOW, TownLayout
from bot.skins.kit.canvas import Box
from bot.skins.scene.flow import corner
from engine.chicago_poker.pieces import FULL_COLUMN, Place
from engine.game import Seat


def on_table(plan: Layout, seat: Seat, place: Place, number: int) -> Box:
    """Return the place of a card on everybody's table."""
    return _card(table.frame(plan).hole(("cell", seat, place)), plan.card, plan.gap, number)


def own_in_town(plan: TownLayout, place: Place, number: int) -> Box:
    """Return the place of a card of the reader in the private town."""
    cell = town.frame(plan).hole(("cell", plan.own, place))
    return _card(cell, plan.own_card, plan.gap, number, 2 * BELOW)


def _card(cell: Box, wide: int, gap: int, number: int, below: float = 0) -> Box:
    tall = cards.of(wide).height
    x, y = map(round, corner(cell, FULL_COLUMN * (wide + gap) - gap, tall + below, "centre"))
    left = x + number * (wide + gap)
    return Box(left, y, left + wide, y + tall)
