"""The table: a row for every boss in the game, a column for every street (docs/pictures.md).

Paints what a TableView holds; it is given no hidden card and could not show one.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_stud.pictures import plates
from bot.skins.chicago_stud.pictures.head import head
from bot.skins.chicago_stud.pictures.layout import CARDS, LEFT, RIGHT, Layout, layout
from bot.skins.chicago_stud.pictures.lines import shortest_that_fits
from bot.skins.chicago_stud.pictures.said import Said, acted, mark, raise_costs, said
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards, chips
from bot.skins.kit.canvas import Box, Canvas, on_ground, widest
from bot.skins.kit.lettering import Type, cap_height, readable, width
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    DIM,
    GLOW,
    GOLD,
    HEAD,
    IVORY,
    LABEL_MIN,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    NEW,
    ON_ACTIVE,
    SIGN,
    Size,
    within,
)
from bot.table.languages import Language
from engine.chicago_stud.events import Event
from engine.chicago_stud.pieces import LAST_STREET
from engine.chicago_stud.views import SeatRow, TableView
from engine.french_deck import Card

WIDE = RIGHT - LEFT
DOWN_FIRST, UP_MOST = 2, 4
CHIP = "stud/chip-5"
TEXT_SIZE_MIN = NAME_MIN
FOLDED_WORDS = DIM
"""Names of who has folded, at half strength; their mark and word stay readable."""


def paint(table: TableView, names: Sequence[str], language: Language, marks: Sequence[Event] = ()) -> Canvas:
    """The table as everybody may see it; what `marks` changed in pale gold."""
    rows = [row for row in table.rows if row.in_game]
    plan = layout(max(2, len(rows)))
    canvas = _on_ground(plan)
    size = _name_size(plan, rows)
    new = acted(marks)
    for number, row in enumerate(rows):
        _panel(canvas, plan, number, row)
    for number, row in enumerate(rows):
        y = plan.row(number)
        _boss(canvas, plan, table, row, readable(names[row.seat]), y, size)
        _cards(canvas, plan, table, row, y, language)
        if spoken := said(row, language, row.seat in new):
            _said(canvas, plan, table, row, spoken, y, language)
    head(canvas, plan, table, language)
    canvas.frame()
    return canvas


def _on_ground(plan: Layout) -> Canvas:
    """What stands on every table of that size: the lacquer and the panels."""

    def prepare(canvas: Canvas) -> None:
        for number in range(plan.seats):
            canvas.put("stud/panel-row", LEFT, plan.row(number), WIDE, plan.tall)

    return on_ground("table", key=("stud", plan), prepare=prepare)


def _panel(canvas: Canvas, plan: Layout, number: int, row: SeatRow) -> None:
    """The teal bar of who is asked; less light on who has folded."""
    y = plan.row(number)
    if row.speaks:
        canvas.glow(Box(LEFT, y, RIGHT, y + plan.tall), 12, GOLD, 12, 0.40, covered=14)
        canvas.bar("chrome/table/row-active-5p", LEFT, y, WIDE, plan.tall)
    elif not row.in_deal:
        canvas.plate(LACQUER, LEFT + 2, y + 2, WIDE - 4, plan.tall - 4, 10, 0.5)


def _name_size(plan: Layout, rows: Sequence[SeatRow]) -> Size:
    """One size for all names: the largest in which the longest fits."""
    names = [SHORT[row.boss] for row in rows]
    return widest(names, Type.NAME, plan.name, _words_room(plan), CAPTION)


def _words_room(plan: Layout) -> float:
    return CARDS - 14 - (LEFT + 12 if plan.roomy else LEFT + 12 + plan.medallion + 14)


def _boss(
    canvas: Canvas, plan: Layout, table: TableView, row: SeatRow, player: str, y: int, size: Size
) -> None:
    """Portrait, name, player, chips, and whether they deal or open."""
    folded = not row.in_deal
    strength = 0.5 if folded else 1
    name, under = (
        (FOLDED_WORDS, FOLDED_WORDS) if folded else (GOLD, ON_ACTIVE) if row.speaks else (IVORY, MUTED)
    )
    at, side, room = _block(plan, y, size), plan.medallion, _words_room(plan)
    canvas.put(portrait(row.boss, row.speaks), *at.face, side, strength=strength)
    canvas.claim(row.boss.value, *at.face, side, side)
    canvas.write(SHORT[row.boss], Type.NAME, size, name, at.words, top=at.name, room=room)
    canvas.write(
        player, Type.TEXT, plan.player, under, at.words, top=at.player, room=room, least=TEXT_SIZE_MIN
    )
    right = _badges(canvas, plan, table, row, at)
    x, top = at.chips
    canvas.put(CHIP, x, top, plan.chips, strength=strength)
    figure, left = FOLDED_WORDS if folded else IVORY, x + plan.chips + 9
    middle, room = top + plan.chips / 2, right - left - 6
    canvas.write(str(row.stack), Type.NAME, within(plan.chips, 1), figure, left, mid=middle, room=room)


@dataclass(frozen=True, slots=True)
class _Block:
    """Where a boss's portrait, names, chips and signs stand."""

    face: tuple[float, float]
    words: float
    name: float
    player: float
    chips: tuple[float, float]
    signs: tuple[float, float]  # beside few bosses; else they stand in the line of the chips


def _block(plan: Layout, y: int, size: Size) -> _Block:
    """Name and player over the portrait where there is room, else beside it with the chips."""
    caps = cap_height(Type.NAME, size), cap_height(Type.TEXT, plan.player)
    left, side = LEFT + 12, plan.medallion
    if plan.roomy:
        face, x = (left + 4.0, y + plan.tall - side - 10.0), left + side + 18
        chips = (x, face[1] + 12)
        return _Block(face, left + 4, y + 18, y + 32 + caps[0], chips, (x, face[1] + side - 52))
    under = 52 if plan.seats == 4 else 0
    spare = plan.tall - sum(caps) - plan.chips - under
    air = min(16, spare / 4)
    name = y + (spare - 2 * air) / 2
    player = name + caps[0] + air
    x, line = left + side + 14, player + caps[1] + air
    face = left, y + (plan.tall - side) / 2
    return _Block(face, x, name, player, (x, line), (x, line + plan.chips + 6))


def _badges(canvas: Canvas, plan: Layout, table: TableView, row: SeatRow, at: _Block) -> float:
    """Who deals and who spoke first in this round; where the chips' line must end."""
    shown = plates.signs(table, row)
    if shown and plan.seats <= 4:
        for number, sign in enumerate(shown):
            plates.badge(canvas, sign, at.signs[0] + number * 54, at.signs[1], 48)
    if not shown or plan.seats <= 4:
        return CARDS - 14
    side = (48 if len(shown) == 1 else 36) if plan.seats == 5 else min(44, plan.chips + 4)
    x = CARDS - 14 - len(shown) * (side + 4) + 4
    for number, sign in enumerate(shown):
        plates.badge(canvas, sign, x + number * (side + 4), at.chips[1] + (plan.chips - side) / 2, side)
    return x


def _cards(canvas: Canvas, plan: Layout, table: TableView, row: SeatRow, y: int, language: Language) -> None:
    """Seven places: two down, four up, one down; none is left empty of who has folded."""
    top, wide = y + plan.up, plan.card
    dimmed = 0.0 if row.in_deal else cards.FOLDED
    hidden = [0, 1, 6][: row.down_cards]
    seventh = row.in_deal and table.street == LAST_STREET and row.down_cards > DOWN_FIRST
    for number, street in enumerate(hidden):
        if row.down is not None:
            turned_up(canvas, row.down[number], language, plan.place(street), top, wide, dimmed=dimmed)
        elif street == 6 and seventh:
            new_back(canvas, plan.place(street), top, wide)
        else:
            cards.back(canvas, plan.place(street), top, wide, dimmed=dimmed)
    if row.in_deal and row.down_cards:
        for number in range(len(row.up), UP_MOST):
            cards.place(canvas, False, plan.place(DOWN_FIRST + number), top, wide)
        if 6 not in hidden and table.common is None:
            cards.place(canvas, True, plan.place(6), top, wide)
    for number, card in enumerate(row.up):
        x = plan.place(DOWN_FIRST + number)
        if row.in_deal and row.newest and number == len(row.up) - 1:
            cards.new(canvas, card, language, x, top, wide)
        else:
            cards.up(canvas, card, language, x, top, wide, dimmed=dimmed)


def turned_up(
    canvas: Canvas, card: Card, language: Language, x: float, y: float, wide: int, *, dimmed: float
) -> None:
    """A hidden card as it is seen when one looks back: the face, with the sign that it lay face down."""
    cards.up(canvas, card, language, x, y, wide, dimmed=dimmed)
    cards.was_hidden(canvas, x, y, wide)


def new_back(canvas: Canvas, x: float, y: float, wide: int) -> None:
    """A card that has just been dealt face down, in a pale gold frame."""
    tall, radius = cards.height(wide), round(0.11 * wide)
    canvas.glow(Box(x - 2, y - 2, x + wide + 2, y + tall + 2), radius, GLOW, 10, 1.0, covered=16)
    canvas.plate(NEW, x - 6, y - 6, wide + 12, tall + 12, radius + 4)
    canvas.put("french-deck/backs/plain", x, y, wide, tall)
    canvas.claim("back", x, y, wide, tall)


def _said(
    canvas: Canvas, plan: Layout, table: TableView, row: SeatRow, spoken: Said, y: int, language: Language
) -> None:
    """The mark, the word, and what lies before the boss of this round."""
    if plan.seats <= 4:
        _said_in_a_column(canvas, plan, row, spoken, y, language)
        return
    middle = y + plan.tall / 2
    mark(canvas, spoken, plan.said, middle, plan.mark)
    left = plan.said + plan.mark + 17
    room = RIGHT - 20 - left
    if row.speaks:
        size, above, air = (HEAD, 15, 12) if plan.in_one_line else (HEAD, 22, 17)
        if width(spoken.word, Type.TITLE, HEAD) > room:
            left, room = left - 11, room + 19
        word = canvas.write(
            spoken.word, Type.TITLE, size, spoken.colour, left, mid=middle - above, room=room, least=HEAD
        )
        asked = _asked(table, row, language)
        shown, fit = shortest_that_fits(asked, Type.TEXT, SIGN, room, LABEL_MIN)
        canvas.write(shown, Type.TEXT, fit, IVORY, left, top=word.bottom + air)
    elif not spoken.stake:
        canvas.write(spoken.word, Type.NAME, BODY, spoken.colour, left, mid=middle, room=room)
    elif plan.in_one_line:
        canvas.write(spoken.word, Type.NAME, BODY, spoken.colour, left, mid=middle, room=1240 - left)
        canvas.write(str(spoken.stake), Type.NAME, LEAD, IVORY, 1334, mid=middle, align="right")
        foot = y + plan.tall - 14
        chips.piles(canvas, chips.fewest(spoken.stake), 1362, foot, plan.pile, plan.pile + 7, most=3)
    else:
        canvas.write(spoken.word, Type.NAME, BODY, spoken.colour, left, mid=middle - 27, room=room)
        stake = canvas.write(str(spoken.stake), Type.NAME, HEAD, IVORY, left, mid=middle + 31)
        _beside(canvas, spoken.stake, stake.right, y + plan.tall - 21, plan.pile)


def _beside(canvas: Canvas, stake: int, right: float, foot: float, wide: int) -> None:
    """The stake's chips at the right of its figure."""
    start = max(1438.0, right + 18)
    if start + 2 * (wide + 11) + wide > RIGHT - 14 and len(chips.in_piles(chips.fewest(stake), 4)) > 2:
        wide = 48
    most = int((RIGHT - 14 - start + 11) // (wide + 11))
    chips.piles(canvas, chips.fewest(stake), start, foot, wide, wide + 11, most=min(4, most))


def _said_in_a_column(
    canvas: Canvas, plan: Layout, row: SeatRow, spoken: Said, y: int, language: Language
) -> None:
    """Few bosses have large cards: the words stand under the mark."""
    x, size, room = plan.said, plan.mark, RIGHT - 14 - plan.said
    word = LEAD if plan.roomy else BODY
    caps = cap_height(Type.NAME, word), cap_height(Type.NAME, HEAD)
    more = row.speaks or spoken.stake
    pile = 62 if plan.roomy and spoken.stake else 0
    tall = size + 18 + caps[0] + (16 + caps[1] if more else 0) + pile
    top = y + (plan.tall - tall) / 2
    mark(canvas, spoken, x, top + size / 2, size)
    line = top + size + 18
    canvas.write(spoken.word, Type.NAME, word, spoken.colour, x, top=line, room=room, least=CAPTION)
    line += caps[0] + 16
    if row.speaks:
        words = (
            say(language, "picture-to-call", chips=str(row.to_call))
            if row.to_call
            else say(language, "picture-check-or-bet")
        )
        canvas.write(words, Type.TEXT, SIGN, IVORY, x, top=line + 4, room=room, least=TEXT_SIZE_MIN)
    elif spoken.stake:
        canvas.write(str(spoken.stake), Type.NAME, HEAD, IVORY, x, top=line, room=room)
        lying = chips.fewest(spoken.stake)
        if plan.roomy:
            chips.piles(canvas, lying, x, line + caps[1] + pile, plan.pile, plan.pile + 8, most=3)
        else:
            count = len(chips.in_piles(lying, 2))
            left = RIGHT - 14 - count * 54 + 6
            chips.piles(canvas, lying, left, line + caps[1], plan.pile, plan.pile + 6, most=2)


def _asked(table: TableView, row: SeatRow, language: Language) -> tuple[str, ...]:
    """What who is asked faces, the longer wording first."""
    if not row.to_call:
        return (say(language, "picture-check-or-bet"),)
    call = say(language, "picture-to-call", chips=str(row.to_call))
    cost = raise_costs(table, row)
    return (call,) if cost is None else (f"{call}, {say(language, 'picture-raise-costs', chips=cost)}", call)
