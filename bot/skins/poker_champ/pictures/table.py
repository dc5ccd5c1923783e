"""The table: the common cards and the pot above, a panel for every boss below (docs/looks.md).

Paints what a TableView holds; it is given no secret and could not show one.
"""

from collections.abc import Sequence

from bot.skins.french_deck import cards, chips
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.poker_champ.pictures import panels
from bot.skins.poker_champ.pictures.marking import marks
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Piece, Sized, Stack, Text, column, row
from bot.skins.scene.theme import (
    APART,
    BRASS,
    CAPTION,
    CREAM,
    DISPLAY,
    FAINT,
    GOLD,
    HEAD,
    MUTED,
    NEAR,
    SIGN,
    WIDE,
    Size,
)
from bot.table.languages import Language
from engine.french_deck import Card
from engine.poker_champ.events import Event
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import TableView

COMMON = 5
CARD = 176
TRACK = 62  # of a stage's octagon
PILES = {1: (78, 82), 2: (78, 82), 3: (78, 82), 4: (62, 64), 5: (40, 46), 6: (40, 43)}  # width, step


def paint(table: TableView, names: Sequence[str], language: Language, events: Sequence[Event] = ()) -> Canvas:
    """The table as everybody may see it; `events`: what is marked as new, else the cards of this stage."""
    canvas = on_ground("table")
    marked = marks(table, events)
    stage = say(language, "picture-stage", stage=int(table.stage))
    line = f"{deal(table, language)} · {stage}", deal(table, language)
    told = column(
        Text(line, Type.LABEL, SIGN, MUTED, CAPTION, 2),
        stage_name(table, language, DISPLAY),
        track(table.stage, 78),
        gap=APART,
    )
    head = row(
        Sized(told, 372),
        common(table.common, marked.cards, language, CARD, 192),
        _pot(table.pot, language),
        gap=WIDE,
    )
    tree = column(
        Sized(Stack((head,), pad=(APART, 0)), tall=278),
        panels.bosses(table, names, marked, language, 1598, panels.KINDS),
        gap=NEAR,
    )
    return flow.picture(canvas, tree, Box(26, 32, 1624, 1024))


def deal(table: TableView, language: Language) -> str:
    """The number of the deal, of how many if that is agreed; or that it is the last, if the time is up."""
    by_deals = table.options.length == "timed" and not table.options.minutes
    of = "last" if table.time_up else table.options.deals if by_deals else 0
    return say(language, "picture-deal", deal=table.deal, of=of)


def stage_name(table: TableView, language: Language, letters: Size) -> Block:
    """The stage in large letters."""
    words = say(language, f"stage-{table.stage.name.lower()}.title").upper()
    return Text(words, Type.TITLE, letters, GOLD, HEAD)


def track(now: Stage, step: int) -> Block:
    """The four stages: a light octagon for this one, dark ones for those gone and to come."""

    def lay(canvas: Canvas, x: float, y: float) -> None:
        for stage in Stage:
            left = x + (stage - 1) * step
            if stage > 1:
                bar = Box(left - (step - TRACK) - 4, y + TRACK / 2 - 2, left + 4, y + TRACK / 2 + 3)
                canvas.fill(BRASS if stage <= now else FAINT, bar)
        for stage in Stage:
            when = "now" if stage == now else "past" if stage < now else "next"
            canvas.put(f"poker-champ/stage-{stage:d}-{when}", x + (stage - 1) * step, y, TRACK)

    return Piece(3 * step + TRACK, TRACK, lay, "left")


def common(
    shown: Sequence[Card],
    new: frozenset[Card],
    language: Language,
    wide: int,
    step: int,
    making: frozenset[Card] | None = None,
) -> Block:
    """Five places; the cards that are new in their frames over their neighbours' shadows, pointers last.

    `making`: which of them make the hand, in one's own picture, which has no pointers.
    """

    def lay(canvas: Canvas, x: float, y: float) -> None:
        places = [x + number * step for number in range(COMMON)]
        for left in places[len(shown) :]:
            cards.place(canvas, False, left, y, wide)
        lying = [*zip(places, shown, strict=False)]
        for left, card in sorted(lying, key=lambda each: each[1] in new):
            (cards.new if card in new else cards.up)(canvas, card, language, left, y, wide)
        for left, card in lying:
            if making is None and card in new:
                cards.pointer(canvas, left, y, wide)
            if making is not None and card in making:
                cards.counts(canvas, left, y, wide)

    below = 0 if making is None else cards.COUNTS
    return Piece((COMMON - 1) * step + wide, cards.height(wide) + below, lay, "left")


def _pot(pot: int, language: Language) -> Block:
    """The figure, and under it exactly that many chips."""
    shown = [chips.PLAY_CHIP] * pot
    count = len(chips.in_piles(shown))
    wide, step = PILES.get(count, (0, 0))
    tall = chips.pile_height(min(pot, chips.PILE), wide)

    def lay(canvas: Canvas, x: float, y: float) -> None:
        chips.piles(canvas, shown, x, y + tall, wide, step)

    return column(
        Text(say(language, "picture-pot"), Type.LABEL, SIGN, MUTED, tracking=2, align="centre"),
        Text(str(pot), Type.NUMERAL, DISPLAY, CREAM, align="centre"),
        *([Piece((count - 1) * step + wide, tall, lay)] if count else []),
        gap=APART,
        grow=1,
    )
