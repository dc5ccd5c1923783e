"""The table: the common cards and the pot above, a panel for every boss below (docs/pictures.md).

Paints what a TableView holds; it is given no secret and could not show one.
"""

from collections.abc import Sequence

from bot.skins.french_deck import cards, chips
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.poker_champ.pictures import panels
from bot.skins.poker_champ.pictures.layout import layout
from bot.skins.poker_champ.pictures.marking import Marks, marks
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.theme import BRASS, CREAM, DISPLAY, FAINT, GOLD, MUTED, SIGN
from bot.table.languages import Language
from engine.french_deck import Card
from engine.poker_champ.events import Event
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import TableView

COMMON = 5
CARD = 176
POT = 1496  # the middle of the pot
TRACK, STEP = 62, 78
PILES = {1: (78, 82), 2: (78, 82), 3: (78, 82), 4: (62, 64), 5: (40, 46), 6: (40, 43)}  # width, step


def paint(table: TableView, names: Sequence[str], language: Language, events: Sequence[Event] = ()) -> Canvas:
    """The table as everybody may see it; `events`: what is marked as new, else the cards of this stage."""
    canvas = on_ground("table")
    marked = marks(table, events)
    _head(canvas, table, language)
    common(canvas, table.common, marked, language, 392, 46, CARD, 192)
    _pot(canvas, table.pot, language)
    plan = layout(len(table.rows))
    for row in table.rows:
        panels.boss(canvas, plan, table, row, names[row.seat], language, marked.of(row.seat))
    canvas.frame()
    return canvas


def deal_line(table: TableView, language: Language) -> str:
    """The number of the deal, of how many if that is agreed; or that it is the last, if the time is up."""
    by_deals = table.options.length == "timed" and not table.options.minutes
    of = "last" if table.time_up else table.options.deals if by_deals else 0
    return say(language, "picture-deal", deal=table.deal, of=of)


def _head(canvas: Canvas, table: TableView, language: Language) -> None:
    line = f"{deal_line(table, language)} · {say(language, 'picture-stage', stage=int(table.stage))}"
    canvas.write(line, Type.LABEL, SIGN, MUTED, 46, top=44, tracking=2, room=332)
    title = say(language, f"stage-{table.stage.name.lower()}.title").upper()
    canvas.write(title, Type.TITLE, DISPLAY, GOLD, 44, top=92, room=308)
    track(canvas, table.stage, 46, 211, TRACK, STEP)


def track(canvas: Canvas, now: Stage, x: float, y: float, side: int, step: int) -> None:
    """The four stages: a light octagon for this one, dark ones for those gone and to come."""
    for stage in Stage:
        left = x + (stage - 1) * step
        if stage > 1:
            bar = Box(left - (step - side) - 4, y + side / 2 - 2, left + 4, y + side / 2 + 3)
            canvas.fill(BRASS if stage <= now else FAINT, bar)
    for stage in Stage:
        when = "now" if stage == now else "past" if stage < now else "next"
        canvas.put(f"poker-champ/stage-{stage:d}-{when}", x + (stage - 1) * step, y, side)


def common(
    canvas: Canvas,
    shown: Sequence[Card],
    marked: Marks,
    language: Language,
    x: float,
    y: float,
    wide: int,
    step: float,
    *,
    pointers: bool = True,
) -> None:
    """Five places; the cards that are new in their frames over their neighbours' shadows, pointers last."""
    for number in range(COMMON):
        left = x + number * step
        if number >= len(shown):
            cards.place(canvas, False, left, y, wide)
        elif shown[number] not in marked.cards:
            cards.up(canvas, shown[number], language, left, y, wide)
    new = [(x + number * step, card) for number, card in enumerate(shown) if card in marked.cards]
    for left, card in new:
        cards.new(canvas, card, language, left, y, wide)
    for left, _ in new if pointers else ():
        cards.pointer(canvas, left, y, wide)


def _pot(canvas: Canvas, pot: int, language: Language) -> None:
    """The figure, and under it exactly that many chips."""
    canvas.write(
        say(language, "picture-pot"), Type.LABEL, SIGN, MUTED, POT, top=44, align="centre", tracking=2
    )
    canvas.write(str(pot), Type.NUMERAL, DISPLAY, CREAM, POT, top=92, align="centre")
    shown = [chips.PLAY_CHIP] * pot
    count = len(chips.in_piles(shown))
    if count:
        wide, step = PILES[count]
        chips.piles(canvas, shown, POT - ((count - 1) * step + wide) / 2, 290, wide, step)
