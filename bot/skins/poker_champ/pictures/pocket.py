"""The table for a phone held upright: the same panels, two side by side at most."""

from collections.abc import Sequence

from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.kit.pocket import TEXT_SIZE_MIN, framed, ground
from bot.skins.poker_champ.pictures import panels
from bot.skins.poker_champ.pictures.layout import pocket_layout
from bot.skins.poker_champ.pictures.marking import marks
from bot.skins.poker_champ.pictures.table import common, deal_line, track
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.theme import BODY, CREAM, DISPLAY, GOLD, MUTED, TITLE
from bot.table.languages import Language
from engine.poker_champ.events import Event
from engine.poker_champ.views import TableView

CARD, STEP, CARDS = 150, 174, 190
FOOT = 24  # below the last row


def paint(table: TableView, names: Sequence[str], language: Language, events: Sequence[Event] = ()) -> Canvas:
    """The table as everybody may see it; `events`: what is marked as new, else the cards of this stage."""
    plan = pocket_layout(len(table.rows))
    canvas = ground(plan.foot + FOOT)
    marked = marks(table, events)
    _head(canvas, table, language)
    common(canvas, table.common, marked, language, 27, CARDS, CARD, STEP)
    for row in table.rows:
        panels.boss(canvas, plan, table, row, names[row.seat], language, marked.of(row.seat))
    return framed(canvas)


def _head(canvas: Canvas, table: TableView, language: Language) -> None:
    """The deal and the stage at the left, then the track; the pot at the right."""
    canvas.write(
        deal_line(table, language),
        Type.LABEL,
        BODY,
        MUTED,
        38,
        mid=54,
        tracking=1,
        room=360,
        least=TEXT_SIZE_MIN,
    )
    title = say(language, f"stage-{table.stage.name.lower()}.title").upper()
    canvas.write(title, Type.TITLE, TITLE, GOLD, 36, mid=112, room=340)
    track(canvas, table.stage, 392, 60, 62, 70)
    pot = canvas.write(str(table.pot), Type.NUMERAL, DISPLAY, CREAM, 862, mid=90, align="right")
    canvas.write(
        say(language, "picture-pot"),
        Type.LABEL,
        BODY,
        MUTED,
        pot.left - 14,
        mid=90,
        align="right",
        tracking=1,
    )
