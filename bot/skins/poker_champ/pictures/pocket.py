"""The table for a phone held upright: the same panels, two side by side at most."""

from collections.abc import Sequence

from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.kit.pocket import WIDTH, framed, ground
from bot.skins.poker_champ.pictures import panels
from bot.skins.poker_champ.pictures.marking import marks
from bot.skins.poker_champ.pictures.table import common, deal, stage_name, track
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene import flow
from bot.skins.scene.flow import Sized, Text, column, row
from bot.skins.scene.theme import APART, BODY, CREAM, DISPLAY, MUTED, SIGN, TITLE
from bot.table.languages import Language
from engine.poker_champ.events import Event
from engine.poker_champ.views import TableView

EDGE, TOP, HEAD = 24, 36, 130


def paint(table: TableView, names: Sequence[str], language: Language, events: Sequence[Event] = ()) -> Canvas:
    """The table as everybody may see it; `events`: what is marked as new, else the cards of this stage."""
    marked = marks(table, events)
    room = WIDTH - 2 * EDGE
    told = column(
        Text(deal(table, language), Type.LABEL, BODY, MUTED, SIGN, 1),
        stage_name(table, language, TITLE),
        gap=APART,
    )
    pot = row(
        Text(say(language, "picture-pot"), Type.LABEL, BODY, MUTED, tracking=1),
        Text(str(table.pot), Type.NUMERAL, DISPLAY, CREAM),
    )
    tree = column(
        Sized(row(Sized(told, 330), track(table.stage, 70), row(pot, at="end", grow=1)), room - 24, HEAD),
        Sized(common(table.common, marked.cards, language, 150, 174), room - 6),
        panels.bosses(table, names, marked, language, room, panels.POCKET_KINDS),
        gap=24,
    )
    tall = tree.size(room).tall
    canvas = ground(round(TOP + tall + EDGE))
    flow.paint(canvas, flow.lay(tree, Box(EDGE, TOP, WIDTH - EDGE, TOP + tall)))
    return framed(canvas)
