"""The table: a row for every boss in the game, a column for every street (docs/looks.md).

Paints what a TableView holds; it is given no hidden card and could not show one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_stud.pictures import plates
from bot.skins.chicago_stud.pictures.head import head
from bot.skins.chicago_stud.pictures.layout import BETWEEN, FOOT, Layout, layout
from bot.skins.chicago_stud.pictures.lying import places
from bot.skins.chicago_stud.pictures.said import IDLE, Said, acted, ground, marked, raise_costs, said
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import chips
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Fit,
    Lines,
    Placed,
    Same,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    column,
    row,
)
from bot.skins.scene.theme import (
    APART,
    BODY,
    CLOSE,
    DIM,
    GOLD,
    HAIR,
    HEAD,
    IVORY,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    ON_ACTIVE,
    SIGN,
    Size,
    within,
)
from bot.table.languages import Language
from engine.chicago_stud.events import Event
from engine.chicago_stud.views import SeatRow, TableView

LEFT, TOP, RIGHT = 26, 30, 1624
BOSS = 350  # width of portrait and names
CHIP = "stud/chip-5"


@dataclass(frozen=True, slots=True)
class Shown:
    """One boss of a table, as their row shows them."""

    plan: Layout
    boss: SeatRow
    player: str
    letters: Size
    signs: tuple[str, ...]
    spoken: Said | None
    asked: str
    common: bool
    language: Language

    @property
    def strength(self) -> float:
        """How much light a drawing has: half of it once they have folded."""
        return 1 if self.boss.in_deal else 0.5


def paint(table: TableView, names: Sequence[str], language: Language, marks: Sequence[Event] = ()) -> Canvas:
    """The table as everybody may see it; what `marks` changed in pale gold."""
    bosses = [each for each in table.rows if each.in_game]
    plan = layout(max(2, len(bosses)))
    room = BOSS if plan.roomy else BOSS - plan.medallion - NEAR
    written = [Text(SHORT[each.boss], Type.NAME, plan.name, IVORY) for each in bosses]
    letters = min(name.shown(room)[1] for name in written)
    new = acted(marks)
    rows = [
        Shown(
            plan,
            each,
            readable(names[each.seat]),
            letters,
            tuple(plates.signs(table, each)),
            said(each, language, each.seat in new),
            asked(table, each, language),
            table.common is not None,
            language,
        )
        for each in bosses
    ]
    canvas = _on_ground(plan)
    above = Stack((head(table, language, low=plan.in_one_line),), pad=(APART, 0))
    flow.paint(canvas, _laid(plan, above, [Same(_row, (each,)) for each in rows]))
    canvas.frame()
    return canvas


def _on_ground(plan: Layout) -> Canvas:
    """What stands on every table of that size: the lacquer and the panels."""
    panels = [Stack((), ground=IDLE)] * plan.seats
    return on_ground(
        "table",
        key=("stud", plan),
        prepare=lambda canvas: flow.paint(canvas, _laid(plan, Space(), panels)),
    )


def _laid(plan: Layout, above: Block, rows: Sequence[Block]) -> Placed:
    head = Sized(above, tall=plan.top - TOP - HAIR)
    lines = column(*(Sized(each, RIGHT - LEFT, plan.tall) for each in rows), gap=BETWEEN, grow=1)
    return flow.lay(column(head, lines, gap=HAIR), Box(LEFT, TOP, RIGHT, FOOT))


def asked(table: TableView, boss: SeatRow, language: Language) -> str:
    """What who is asked faces."""
    if not boss.speaks:
        return ""
    if not boss.to_call:
        return say(language, "picture-check-or-bet")
    call, cost = say(language, "picture-to-call", chips=str(boss.to_call)), raise_costs(table, boss)
    return call if cost is None else f"{call}, {say(language, 'picture-raise-costs', chips=cost)}"


def face(boss: SeatRow, side: int) -> Block:
    """The portrait, bright while they are asked, with half of its light once they have folded."""
    strength = 1 if boss.in_deal else 0.5
    return Sprite(portrait(boss.boss, boss.speaks), side, claims=boss.boss.value, strength=strength)


def tones(boss: SeatRow) -> tuple[str, str, str]:
    """The colours of the boss's name, of the player's, and of figures."""
    if not boss.in_deal:
        return DIM, DIM, DIM
    return (GOLD, ON_ACTIVE, IVORY) if boss.speaks else (IVORY, MUTED, IVORY)


def badges(signs: Sequence[str], side: int, gap: float) -> Block:
    """Who deals and who spoke first in this round."""
    return row(*(plates.badge(sign, side) for sign in signs), gap=gap)


def _row(shown: Shown) -> Block:
    plan = shown.plan
    seven = places(shown.boss, plan.card, shown.language, common=shown.common)
    first, up, last = (row(*lying, gap=plan.gap) for lying in (seven[:2], seven[2:6], seven[6:]))
    lying = row(first, up, last, gap=plan.gap + 10)
    told = row(lying, _said(shown), gap=20 if plan.in_a_column else 34, grow=1)
    return Stack((Sized(_boss(shown), BOSS), told), 14, pad=(NEAR, 0), ground=ground(shown.boss, there=True))


def _boss(shown: Shown) -> Block:
    """Name and player over the portrait where there is room, else beside it with the chips."""
    plan, boss = shown.plan, shown.boss
    colour, under, figures = tones(boss)
    name = Text(SHORT[boss.boss], Type.NAME, shown.letters, colour)
    player = Text(shown.player, Type.TEXT, plan.player, under, NAME_MIN, cut=True)
    chip = Sprite(CHIP, plan.chips, strength=shown.strength)
    stack = Text(str(boss.stack), Type.NAME, within(plan.chips, 1), figures)
    if plan.roomy:
        beside = column(row(chip, stack), badges(shown.signs, 48, CLOSE), gap=APART)
        return column(name, player, row(face(boss, plan.medallion), beside, gap=APART))
    if plan.in_a_column:
        signs = [badges(shown.signs, 48, CLOSE)] if shown.signs else []
        told = column(name, player, row(chip, stack, gap=CLOSE), *signs, gap=NEAR, closest=CLOSE, grow=1)
    else:
        side = (48 if len(shown.signs) == 1 else 36) if plan.seats == 5 else min(44, plan.chips + 4)
        purse = row(chip, stack, Space(grow=1), badges(shown.signs, side, HAIR), gap=CLOSE)
        told = column(name, player, purse, gap=NEAR, closest=HAIR, grow=1)
    return row(face(boss, plan.medallion), told)


def _said(shown: Shown) -> Block:
    """The mark, the word, and what lies before the boss of this round."""
    plan, spoken = shown.plan, shown.spoken
    if spoken is None:
        return Space(grow=1)
    marks = marked(spoken, plan.mark)
    if plan.in_a_column:
        word = Text(spoken.word, Type.NAME, LEAD if plan.roomy else BODY, spoken.colour)
        return column(row(*marks), word, *_more(shown, spoken), gap=APART, closest=NEAR, grow=1)
    if shown.asked:
        words = Text(spoken.word, Type.TITLE, HEAD, spoken.colour, HEAD)
        return row(*marks, column(words, *_more(shown, spoken), gap=APART, closest=NEAR, grow=1), grow=1)
    word = Text(spoken.word, Type.NAME, BODY, spoken.colour, grow=1 if plan.in_one_line else 0)
    if not plan.in_one_line:
        return row(
            *marks, column(word, *_more(shown, spoken), gap=NEAR, closest=HAIR, grow=1), gap=APART, grow=1
        )
    if not spoken.stake:
        return row(*marks, word, gap=APART, grow=1)
    stake = Text(str(spoken.stake), Type.NAME, LEAD, IVORY)
    piles = chips.lying(chips.fewest(spoken.stake), plan.pile, 7, 3)
    held = Sized(row(piles), 3 * (plan.pile + 7) + 40, plan.tall - NEAR)
    return row(*marks, word, stake, held, gap=APART, grow=1)


def _more(shown: Shown, spoken: Said) -> list[Block]:
    """What they are asked, else what they have laid before them: the figure, and its chips."""
    if shown.asked:
        return [Lines(shown.asked, Type.TEXT, SIGN, IVORY, gap=CLOSE)]
    if not spoken.stake:
        return []
    stake = Text(str(spoken.stake), Type.NAME, HEAD, IVORY, LEAD)
    lying, wide = chips.fewest(spoken.stake), shown.plan.pile
    choices = [chips.lying(lying, size, CLOSE, most) for most in (4, 3, 2, 1) for size in (wide, 48)]
    piles = Fit(choices, grow=1)
    return [stake, piles] if shown.plan.roomy else [row(stake, piles, gap=APART)]
