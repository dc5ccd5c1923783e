"""A showdown: every hand that was turned up, what it is called, and who got which pot and why.

Everything here is public: the event holds no card that was not turned up for all.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_stud.pictures.awards import Award, Awards, flow, paint_award
from bot.skins.chicago_stud.pictures.lines import shortest_that_fits
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.blocks import rank
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, cap_height, fitted, readable, width
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    CREAM,
    DISPLAY,
    EMBER,
    GOLD,
    HEAD,
    IVORY,
    LABEL_MIN,
    LEAD,
    MUTED,
    NAME_MIN,
    ON_ACTIVE,
    SIGN,
    TITLE,
    Size,
)
from bot.table.languages import Language
from engine.chicago_stud.events import Showdown, ShownHand
from engine.chicago_stud.views import TableView
from engine.french_deck import Card

LEFT, RIGHT, TOP, FOOT = 26, 1624, 196, 1024
WIDE = RIGHT - LEFT
WINNER = {1: 324, 2: 324, 3: 324, 4: 278, 5: 230, 6: 230, 7: 230, 8: 230}
"""Height of the best hand's panel, by how many were shown."""
BETWEEN = 14
ROW_HEIGHT_MAX = 240  # of another's row
ONE_COLUMN = 6
CELL = 792  # width of a row in two columns
LOW = 150  # rows below that height have smaller cards and words
UNUSED = 56
TEXT_SIZE_MIN = LABEL_MIN


@dataclass(frozen=True, slots=True)
class Measures:
    """Numbers for so many hands."""

    hands: int

    @property
    def in_two(self) -> bool:
        """The others stand in two columns."""
        return self.hands > ONE_COLUMN

    @property
    def winner(self) -> int:
        """Height of the best hand's panel."""
        return WINNER[self.hands]

    @property
    def _lines(self) -> int:
        return self.hands // 2 if self.in_two else self.hands - 1

    @property
    def _room(self) -> float:
        return FOOT - TOP - self.winner - BETWEEN + 9

    @property
    def _step(self) -> float:
        return min(ROW_HEIGHT_MAX, self._room / max(1, self._lines))

    @property
    def tall(self) -> int:
        """Height of another's row."""
        return round(self._step - 9)

    @property
    def top(self) -> float:
        """Where the best hand's panel begins; few hands stand in the middle."""
        return TOP + (self._room - self._step * self._lines) / 2

    def other(self, number: int) -> tuple[int, int]:
        """The upper left corner of another's row."""
        line, column = (number % self._lines, number // self._lines) if self.in_two else (number, 0)
        return LEFT + column * (CELL + 14), round(self.top + self.winner + BETWEEN + line * self._step)


@dataclass(frozen=True, slots=True)
class _Entry:
    """One hand as it is painted."""

    shown: ShownHand
    boss: str
    player: str
    awards: Awards
    common: Card | None
    language: Language

    @property
    def unused(self) -> tuple[Card, ...]:
        """The two that do not count, or fewer."""
        held = (*self.shown.down, *self.shown.up, *((self.common,) if self.common else ()))
        return tuple(card for card in held if card not in self.shown.hand.cards)

    @property
    def detail(self) -> str:
        """What is said under the hand's name: what it holds, or which suit decided."""
        return self.awards.by_suit(self.language) or hand_detail(self.shown.hand, self.language)

    @property
    def name(self) -> str:
        """What the hand is called."""
        return hand_name(self.shown.hand, self.language).upper()


def paint(event: Showdown, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The best hand large, the others below it by rank; from seven on in two columns."""
    canvas = on_ground("shootout")
    head(canvas, event, table, language)
    entries = [
        _Entry(
            shown,
            table.rows[shown.seat].boss.value,
            readable(names[shown.seat]),
            Awards(event, shown.seat),
            event.common,
            language,
        )
        for shown in event.hands
    ]
    plan = Measures(len(entries))
    _winner(canvas, entries[0], round(plan.top), plan.winner)
    for number, entry in enumerate(entries[1:]):
        x, y = plan.other(number)
        if plan.in_two:
            _cell(canvas, entry, x, y, plan.tall)
        else:
            _row(canvas, entry, y, plan.tall)
    canvas.frame()
    return canvas


def head(canvas: Canvas, event: Showdown, table: TableView, language: Language) -> None:
    """Which deal it is, what is played, and what all of them share."""
    words = say(language, "picture-showdown-of", deal=event.deal)
    label = canvas.write(words, Type.LABEL, SIGN, MUTED, 46, mid=58, tracking=2)
    game = canvas.write(
        say(language, "picture-game", game=table.options.game), Type.NAME, LEAD, GOLD, 46, mid=108
    )
    if event.common is not None:
        x = max(label.right, game.right) + 40
        cards.up(canvas, event.common, language, x, 38, 62)
        canvas.write(
            say(language, "picture-common"), Type.LABEL, CAPTION, IVORY, x + 31, mid=146, align="centre"
        )
    title = say(language, "picture-showdown")
    canvas.write(title, Type.TITLE, DISPLAY, CREAM, 825, top=44, align="centre", room=700, outline=(7, EMBER))
    if table.options.high_spade:
        lines = say(language, "picture-spade-down").split("\n")
        wide = max(width(line, Type.NAME, SIGN) for line in lines)
        for number, line in enumerate(lines):
            canvas.write(line, Type.NAME, SIGN, (IVORY, GOLD)[number], 1614 - wide, mid=69 + 43 * number)
        canvas.put("stud/half-spade", 1614 - wide - 20 - 84, 48, 84)


def _panel(canvas: Canvas, entry: _Entry, x: float, y: int, wide: int, tall: int) -> None:
    """The row of another hand; in light if it shares the first place."""
    if entry.shown.place == 1:
        canvas.glow(Box(x, y, x + wide, y + tall), 12, GOLD, 12, 0.4)
        canvas.put("chrome/table/row-active-5p", x, y, wide, tall)
    else:
        canvas.put("chrome/panels/shootout-other-4", x, y, wide, tall)


def _place(canvas: Canvas, entry: _Entry, x: float, y: float, size: int) -> None:
    rank(canvas, entry.shown.place, x, y, size, first=entry.shown.place == 1)


def _face(canvas: Canvas, entry: _Entry, x: float, middle: float, side: int) -> None:
    first = entry.shown.place == 1
    if first:
        canvas.glow(
            Box(x + 8, middle - side / 2 + 8, x + side - 8, middle + side / 2 - 8),
            side / 2 - 8,
            GOLD,
            12,
            0.5,
        )
    canvas.put(portrait(entry.boss, first), x, middle - side / 2, side)
    canvas.claim(entry.boss, x, middle - side / 2, side, side)


def _hand(canvas: Canvas, entry: _Entry, x: float, y: float, wide: int, gap: int) -> float:
    """The five that count, in the order of weight, with their marks; where they end."""
    deciding, spade = entry.awards.deciding, entry.awards.spade_card
    for number, card in enumerate(entry.shown.hand.cards):
        left = x + number * (wide + gap)
        cards.up(canvas, card, entry.language, left, y, wide)
        if card == deciding:
            cards.counts(canvas, left, y, wide)
        if card in entry.shown.down:
            cards.was_hidden(canvas, left, y, wide)
        if card == spade:
            _spade(canvas, left, y, wide)
    count = len(entry.shown.hand.cards)
    return x + count * (wide + gap) - gap


def _spade(canvas: Canvas, x: float, y: float, wide: int) -> None:
    """The sign of the half that this card won, at its lower right corner."""
    side = 40 if wide > UNUSED else 34
    canvas.put("stud/half-spade", x + wide - 0.62 * side, y + cards.height(wide) - 0.66 * side, side)


def _left_out(canvas: Canvas, entry: _Entry, x: float, middle: float) -> None:
    """The cards that do not count, small and dimmed."""
    y = middle - cards.height(UNUSED) / 2
    for number, card in enumerate(entry.unused):
        left = x + number * (UNUSED + 6)
        cards.up(canvas, card, entry.language, left, y, UNUSED, dimmed=cards.UNUSED)
        if card == entry.awards.spade_card:
            _spade(canvas, left, y, UNUSED)


def _winner(canvas: Canvas, entry: _Entry, y: int, tall: int) -> None:
    canvas.glow(Box(LEFT, y, RIGHT, y + tall), 14, GOLD, 18, 0.55, covered=16)
    kind = {424: "2", 324: "3", 278: "4", 230: "5-6"}[tall]
    canvas.put(f"chrome/panels/shootout-winner-{kind}", LEFT, y, WIDE, tall)
    middle = y + tall / 2
    _place(canvas, entry, 46, middle - 33, 66)
    side = 180
    _face(canvas, entry, 124, middle, side)
    _names(canvas, entry, 124 + side + 18, middle, (LEAD, SIGN), 360 - side)
    wide = 132
    end = _hand(canvas, entry, 516, middle - cards.height(wide) / 2 + 4, wide, 7)
    _left_out(canvas, entry, end + 15, middle + 8)
    x = end + 15 + 2 * (UNUSED + 6) + 10
    _winner_words(canvas, entry, x, middle, 1606 - x, tall)


def _names(
    canvas: Canvas, entry: _Entry, x: float, middle: float, sizes: tuple[Size, Size], room: float
) -> None:
    """Boss over player, as a block."""
    first = entry.shown.place == 1
    caps = cap_height(Type.NAME, sizes[0]), cap_height(Type.TEXT, sizes[1])
    top = middle - (caps[0] + 19 + caps[1]) / 2
    canvas.write(SHORT[entry.boss], Type.NAME, sizes[0], GOLD if first else IVORY, x, top=top, room=room)
    colour = ON_ACTIVE if first else MUTED
    canvas.write(
        entry.player, Type.TEXT, sizes[1], colour, x, top=top + caps[0] + 19, room=room, least=TEXT_SIZE_MIN
    )


def _winner_words(canvas: Canvas, entry: _Entry, x: float, middle: float, room: float, tall: int) -> None:
    """The hand's name, on two lines where it is long; what it holds; a ribbon a pot."""
    high = 44 if tall > 240 else 38
    awards = flow(entry.awards.all(entry.language), room, high)
    ribbons = len(awards) * (high + 7) + 8
    told = _told(entry.detail, room, SIGN)
    one_line: Title = [entry.name], Type.NAME, fitted(entry.name, Type.NAME, LEAD, room)[1]
    wordings: tuple[tuple[Title, tuple[list[str], Size]], ...] = (
        (_title(entry.name, room), told),
        (_plain_title(entry.name, room), told),
        (one_line, told),
        (one_line, ([], TEXT_SIZE_MIN)),
    )
    (lines, kind, size), (said, small) = next(
        (each for each in wordings if _height(*each) + ribbons <= tall - 18), wordings[-1]
    )
    caps, text = cap_height(kind, size), cap_height(Type.TEXT, small)
    y = middle - (_height((lines, kind, size), (said, small)) + ribbons) / 2 + 4
    for line in lines:
        canvas.write(line, kind, size, CREAM, x, top=y)
        y += caps + 13
    y += 2
    for line in said:
        canvas.write(line, Type.TEXT, small, IVORY, x, top=y)
        y += text + 12
    _paint_awards(canvas, awards, x, y + 4, high, room)


def _paint_awards(
    canvas: Canvas, lines: Sequence[Sequence[Award]], x: float, y: float, high: int, room: float
) -> None:
    for number, line in enumerate(lines):
        left = x
        for award in line:
            left = paint_award(canvas, award, left, y + number * (high + 7), high, room) + 10


Title = tuple[list[str], Type, Size]


def _title(name: str, room: float) -> Title:
    """In the large letters where they fit at 58 in one line or two, else in plain ones."""
    for lines in _broken(name):
        size = min(fitted(line, Type.TITLE, TITLE if len(lines) == 1 else HEAD, room)[1] for line in lines)
        if size >= HEAD:
            return lines, Type.TITLE, size
    return _plain_title(name, room)


def _plain_title(name: str, room: float) -> Title:
    for lines in _broken(name):
        size = min(fitted(line, Type.NAME, LEAD, room)[1] for line in lines)
        if size >= BODY:
            return lines, Type.NAME, size
    return [name], Type.NAME, fitted(name, Type.NAME, LEAD, room)[1]


def _height(title: Title, told: tuple[list[str], Size]) -> float:
    lines, kind, size = title
    said, small = told
    return len(lines) * (cap_height(kind, size) + 13) + len(said) * (cap_height(Type.TEXT, small) + 12)


def _broken(text: str) -> list[list[str]]:
    """The text on one line, then broken at each of its spaces, the evenest first."""
    words = text.split(" ")
    halves = [[" ".join(words[:cut]), " ".join(words[cut:])] for cut in range(1, len(words))]
    return [[text], *sorted(halves, key=lambda lines: max(map(len, lines)))]


def _told(text: str, room: float, size: Size, lines: int = 2) -> tuple[list[str], Size]:
    """A line of words, on two where it would get too small."""
    for candidate in _broken(text):
        fit = min(fitted(line, Type.TEXT, size, room)[1] for line in candidate)
        if fit >= size - 5 or (len(candidate) == 2 and fit >= TEXT_SIZE_MIN):
            return (candidate, fit) if len(candidate) <= lines else ([text], TEXT_SIZE_MIN)
    shown, fit = fitted(text, Type.TEXT, size, room, 0, TEXT_SIZE_MIN)
    return [shown], fit


def _row(canvas: Canvas, entry: _Entry, y: int, tall: int) -> None:
    """Another hand over the full width."""
    _panel(canvas, entry, LEFT, y, WIDE, tall)
    middle = y + tall / 2
    _place(canvas, entry, 46, middle - 27, 54)
    low = tall < LOW
    side = 140 if not low else 96
    _face(canvas, entry, 126 + (140 - side) / 2, middle, side)
    _names(canvas, entry, 290, middle, (LEAD, SIGN) if not low else (BODY, CAPTION), 244)
    wide = 92 if not low else 80 if tall > 125 else 70
    x = 556 if not low else 568
    end = _hand(canvas, entry, x, middle - cards.height(wide) / 2 + 4, wide, 7)
    _left_out(canvas, entry, end + 18, middle + 4)
    _words(canvas, entry, 1212, middle, 1606 - 1212, tall)


def _words(canvas: Canvas, entry: _Entry, x: float, middle: float, room: float, tall: int) -> None:
    """The hand's name, what it holds, and ribbons; where they are many, what it holds is left out."""
    low = tall < LOW
    high = 44 if not low else 36
    size = fitted(entry.name, Type.NAME, LEAD if not low else BODY, room)[1]
    awards = flow(entry.awards.all(entry.language), room, high)
    detail, small = fitted(entry.detail, Type.TEXT, SIGN if not low else CAPTION, room, 0, TEXT_SIZE_MIN)
    caps, text = cap_height(Type.NAME, size), cap_height(Type.TEXT, small)
    air = 13 if not low else 9
    height = caps + air + text + len(awards) * (air + high)
    if height > tall - 12:
        detail, height = "", caps + len(awards) * (air + high)
    y = middle - height / 2
    canvas.write(entry.name, Type.NAME, size, CREAM if entry.shown.place == 1 else IVORY, x, top=y)
    y += caps + air
    if detail:
        canvas.write(detail, Type.TEXT, small, MUTED, x, top=y)
        y += text + air
    _paint_awards(canvas, awards, x, y, high, room)


def _cell(canvas: Canvas, entry: _Entry, x: int, y: int, tall: int) -> None:
    """One of seven and eight hands, in one of two columns."""
    _panel(canvas, entry, x, y, CELL, tall)
    middle = y + tall / 2
    side = 96
    _face(canvas, entry, x + 22, middle + 6, side)
    _place(canvas, entry, x + 8, y + 6, 44)
    end = _hand(canvas, entry, x + 130, middle - cards.height(70) / 2 + 4, 70, 4)
    left, room = end + 14, x + CELL - 14 - (end + 14)
    high = 36
    name = SHORT[entry.boss]
    awards = flow(entry.awards.all(entry.language), room, high)[:1]
    size = fitted(entry.name, Type.NAME, BODY, room)[1]
    caps = cap_height(Type.LABEL, SIGN), cap_height(Type.NAME, size)
    last = high if awards else cap_height(Type.TEXT, CAPTION)
    top = middle - (caps[0] + caps[1] + last + 22) / 2
    canvas.write(name, Type.LABEL, SIGN, GOLD, left, top=top, room=room)
    canvas.write(entry.name, Type.NAME, size, IVORY, left, top=top + caps[0] + 11)
    third = top + caps[0] + caps[1] + 22
    if awards:
        _paint_awards(canvas, awards, left, third, high, room)
    else:
        detail, small = shortest_that_fits((entry.detail,), Type.TEXT, CAPTION, room, NAME_MIN)
        canvas.write(detail, Type.TEXT, small, MUTED, left, top=third)
