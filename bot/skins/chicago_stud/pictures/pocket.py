"""The table for a phone held upright: a row for every boss, the line of words over the cards.

Made for 280 to 400 px: no text is under 33 px. Players' names stand where there is room, else in the post.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_stud.pictures import plates
from bot.skins.chicago_stud.pictures.lines import write_raised
from bot.skins.chicago_stud.pictures.said import Said, acted, mark, said
from bot.skins.chicago_stud.pictures.table import CHIP, FOLDED_WORDS, new_back, turned_up
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, readable, width
from bot.skins.kit.pocket import TEXT_SIZE_MIN, WIDTH, framed, ground
from bot.skins.scene import flow, theme
from bot.skins.scene.theme import BODY, GOLD, IVORY, LACQUER, LEAD, MUTED, ON_ACTIVE, SIGN
from bot.table.languages import Language
from engine.chicago_stud.events import Event
from engine.chicago_stud.pieces import LAST_STREET, RAISES_MAX
from engine.chicago_stud.views import SeatRow, TableView

MARGIN = 22
HEAD, LINE, FACE = 192, 52, 88
PLATES = plates.Sizes(360, 300, SIGN, SIGN, theme.HEAD, 24)


@dataclass(frozen=True, slots=True)
class Measures:
    """Numbers for so many bosses: the fewer, the larger the cards; then the two down cards overlap."""

    seats: int

    @property
    def card(self) -> int:
        """Width of a card."""
        return 105 if self.seats <= 7 else 92

    @property
    def step(self) -> int:
        """From the first down card to the second."""
        return 44 if self.seats <= 7 else self.card + 6

    @property
    def tall(self) -> int:
        """Height of a row's panel."""
        return LINE + cards.height(self.card) + 10

    @property
    def gap(self) -> int:
        """Between rows."""
        return 6 if self.seats <= 7 else 4

    @property
    def height(self) -> int:
        """Height of the picture."""
        return MARGIN + HEAD + self.seats * (self.tall + self.gap) + MARGIN

    def row(self, number: int) -> int:
        """The upper edge of a row."""
        return MARGIN + HEAD + number * (self.tall + self.gap)

    def place(self, street: int) -> float:
        """The left edge of the place of a card, 0 to 6 in the order dealt."""
        pitch = self.card + 6
        right = WIDTH - MARGIN - 12
        if street == 6:
            return right - self.card
        if street > 1:
            return right - self.card - 10 - (6 - street) * pitch
        return self.place(2) - 10 - pitch - (1 - street) * self.step

    def turned_up(self, street: int) -> tuple[float, int]:
        """Where a hidden card lies that is seen, and its width: the first two side by side, where as backs
        one would cover the other's face."""
        if street > 1 or self.step > self.card:
            return self.place(street), self.card
        across = (self.step + self.card - 4) // 2
        return self.place(0) + street * (across + 4), across


def paint(table: TableView, names: Sequence[str], language: Language, marks: Sequence[Event] = ()) -> Canvas:
    """The table as everybody may see it; what `marks` changed in pale gold."""
    rows = [row for row in table.rows if row.in_game]
    plan = Measures(max(2, len(rows)))
    canvas = ground(plan.height)
    _head(canvas, table, language)
    new = acted(marks)
    for number, row in enumerate(rows):
        y = plan.row(number)
        _panel(canvas, plan, row, y)
        _face(canvas, plan, table, row, y)
        _line(canvas, row, readable(names[row.seat]), said(row, language, row.seat in new), y, language)
        _cards(canvas, plan, table, row, y, language)
    return framed(canvas)


def _head(canvas: Canvas, table: TableView, language: Language) -> None:
    """The street and what a bet is; under them the pots, and the common card."""
    right: float = WIDTH - 34
    if table.common is not None:
        common = canvas.write(
            say(language, "picture-common"), Type.LABEL, TEXT_SIZE_MIN, IVORY, right, mid=58, align="right"
        )
        cards.new(canvas, table.common, language, right - 78, 106, 70)
        right = common.left - 26
    game = canvas.write(
        say(language, "picture-game", game=table.options.game),
        Type.NAME,
        LEAD,
        IVORY,
        right,
        mid=58,
        align="right",
    )
    bet = canvas.write(
        plates.bet(table, language), Type.NAME, LEAD, GOLD, game.left - 26, mid=58, align="right"
    )
    street = say(language, "picture-street", street=table.street)
    line = write_raised(canvas, street, Type.TITLE, theme.HEAD, GOLD, 34, 36, bet.left - 56, 58)
    step = min(46.0, (bet.left - 20 - line.right - 20) / RAISES_MAX)
    if step >= 34:
        for number in range(RAISES_MAX):
            gone = number < RAISES_MAX - table.raises_left
            x = bet.left - 20 - (RAISES_MAX - number) * step
            canvas.put(f"chrome/icons/action-{'used' if gone else 'left'}", x, 58 - 20, 40)
    end = WIDTH - 34 - (98 if table.common is not None else 0)
    most = 2 if table.common is not None or table.options.high_spade else plates.PLATES_MAX
    box = Box(34, 106, end, 206)
    block = plates.row(table, language, box.size[0], replace(PLATES, most=most))
    flow.paint(canvas, flow.lay(block, box))


def _panel(canvas: Canvas, plan: Measures, row: SeatRow, y: int) -> None:
    wide = WIDTH - 2 * MARGIN
    if row.speaks:
        canvas.glow(Box(MARGIN, y, MARGIN + wide, y + plan.tall), 12, GOLD, 9, 0.35, covered=14)
        canvas.put("chrome/table/row-active-5p", MARGIN, y, wide, plan.tall)
        return
    canvas.put("stud/panel-row", MARGIN, y, wide, plan.tall)
    if not row.in_deal:
        canvas.plate(LACQUER, MARGIN + 2, y + 2, wide - 4, plan.tall - 4, 10, 0.5)


def _face(canvas: Canvas, plan: Measures, table: TableView, row: SeatRow, y: int) -> None:
    """The portrait, and under it who deals and who spoke first."""
    room = plan.place(0) - MARGIN - 6
    middle, side = MARGIN + 4 + room / 2, FACE
    top = y + LINE + 2
    canvas.put(
        portrait(row.boss, row.speaks), middle - side / 2, top, side, strength=1 if row.in_deal else 0.5
    )
    canvas.claim(row.boss.value, middle - side / 2, top, side, side)
    signs = plates.signs(table, row)
    size = 44 if plan.seats < 8 else 40
    left = middle - (len(signs) * (size + 2) - 2) / 2
    for number, sign in enumerate(signs):
        plates.badge(canvas, sign, left + number * (size + 2), top + side + 3, size)


def _line(canvas: Canvas, row: SeatRow, player: str, spoken: Said | None, y: int, language: Language) -> None:
    """Name and chips at the left, what they did at the right; the player's name if it fits between."""
    middle, strength = y + LINE / 2 + 2, 1 if row.in_deal else 0.5
    colour = FOLDED_WORDS if not row.in_deal else GOLD if row.speaks else IVORY
    right: float = WIDTH - MARGIN - 16
    if spoken is not None:
        words, tone = spoken.word, spoken.colour
        if row.speaks:
            words = say(language, "picture-to-call", chips=str(row.to_call)) if row.to_call else words
            tone = IVORY if row.to_call else GOLD
        elif spoken.stake:
            words = f"{words} {spoken.stake}"
        box = canvas.write(words, Type.NAME, BODY, tone, right, mid=middle, align="right")
        mark(canvas, spoken, box.left - 12 - 46, middle, 46)
        right = box.left - 12 - 46 - 18
    name = canvas.write(SHORT[row.boss], Type.NAME, LEAD, colour, MARGIN + 14, mid=middle)
    canvas.put(CHIP, name.right + 18, middle - 20, 40, strength=strength)
    chips = canvas.write(
        str(row.stack),
        Type.NAME,
        LEAD,
        FOLDED_WORDS if not row.in_deal else IVORY,
        name.right + 66,
        mid=middle,
    )
    room = right - chips.right - 24
    if player and width(player, Type.TEXT, TEXT_SIZE_MIN) <= room:
        tone = ON_ACTIVE if row.speaks else MUTED if row.in_deal else FOLDED_WORDS
        canvas.write(player, Type.TEXT, TEXT_SIZE_MIN, tone, chips.right + 24, mid=middle)


def _cards(
    canvas: Canvas, plan: Measures, table: TableView, row: SeatRow, y: int, language: Language
) -> None:
    top, wide = y + LINE + 2, plan.card
    dimmed = 0.0 if row.in_deal else cards.FOLDED
    hidden = [0, 1, 6][: row.down_cards]
    for number, street in enumerate(hidden):
        if row.down is not None:
            x, across = plan.turned_up(street)
            high = top + (cards.height(wide) - cards.height(across)) / 2
            turned_up(canvas, row.down[number], language, x, high, across, dimmed=dimmed)
        elif street == 6 and row.in_deal and table.street == LAST_STREET:
            new_back(canvas, plan.place(street), top, wide)
        else:
            cards.back(canvas, plan.place(street), top, wide, dimmed=dimmed)
    if row.in_deal and row.down_cards:
        for number in range(len(row.up), 4):
            cards.place(canvas, False, plan.place(2 + number), top, wide)
        if 6 not in hidden and table.common is None:
            cards.place(canvas, True, plan.place(6), top, wide)
    for number, card in enumerate(row.up):
        if row.in_deal and row.newest and number == len(row.up) - 1:
            cards.new(canvas, card, language, plan.place(2 + number), top, wide)
        else:
            cards.up(canvas, card, language, plan.place(2 + number), top, wide, dimmed=dimmed)
