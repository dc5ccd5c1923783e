"""The hands of a showdown as one tree: the only best one large, else rows that are all alike.

A game says who shows what and what it won; more hands than have rows stand in two columns.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.skins.bosses.portraits import SHORT, face
from bot.skins.french_deck import cards
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.blocks import place
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Fit,
    Light,
    Lines,
    Overlay,
    Panel,
    Piece,
    Pin,
    Plate,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    column,
    row,
)
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    CAPTION,
    CLOSE,
    CREAM,
    DISPLAY,
    EMBER,
    GOLD,
    HAIR,
    HEAD,
    INK,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    ON_ACTIVE,
    SIGN,
    TITLE,
    Size,
)
from bot.table.languages import Language
from engine.french_deck import Card, Hand

LEFT, WIDE, CELL = 26, 1598, 792
TOP, FOOT = 202, 1024  # of what lies below the head
BETWEEN = 10  # two panels
WINNER = {324: "3", 278: "4", 230: "5-6"}  # heights in which the winner's panel is drawn
ROWS = (232, 200, 172, 150, 138, 124, 108)  # those of the others
EASY = 150  # from this height of a row, it is as large as it likes
KICKERS = 15  # how far they stand from the combination
ONE_COLUMN = 6  # so many hands can stand in rows; of more, only the winner's panel has room for all its cards


@dataclass(frozen=True, slots=True)
class Prize:
    """What a hand won, on a ribbon: its words, the longest first, and the sign before them."""

    words: tuple[str, ...]
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Entry:
    """One hand as the picture shows it."""

    boss: str
    player: str
    place: int
    hand: Hand
    hidden: Sequence[Card]  # those of it that lay face down until now
    unused: Sequence[Card]  # what does not count
    language: Language
    prizes: Sequence[Prize] = ()
    reason: str = ""  # why it is better than an equal one
    note: Block | None = None  # under the names
    deciding: Card | None = None
    signs: tuple[str, Card] | None = None  # a sign at the corner of a card

    @property
    def best(self) -> bool:
        """Nobody has a better hand."""
        return self.place == 1

    @property
    def name(self) -> str:
        """What the hand is called."""
        return hand_name(self.hand, self.language).upper()

    @property
    def detail(self) -> str:
        """What it holds, or why it is the better one."""
        return self.reason or hand_detail(self.hand, self.language)


def head(left: Block, title: str, right: Block) -> Block:
    """The word over all of them between what stands at both sides."""
    word = Text(title, Type.TITLE, DISPLAY, CREAM, HEAD, -1, "centre", (7, EMBER), grow=1)
    return row(left, word, right)


def paint(head: Block, below: Block, foot: float = FOOT) -> Canvas:
    """A picture of hands: its head, and what lies below it as far as `foot`."""
    canvas = on_ground("shootout")
    lay_head(canvas, head)
    flow.paint(canvas, flow.lay(below, Box(LEFT, TOP, LEFT + WIDE, foot)))
    return canvas


def lay_head(canvas: Canvas, head: Block) -> None:
    """Lay a head on its ground."""
    flow.paint(canvas, flow.lay(head, Box(44, 32, 1610, 186)))


def ranked(entries: Sequence[Entry], tall: float) -> Block:
    """All of them, from the best one down, in a room of that height."""
    listed = entries
    if len(entries) > ONE_COLUMN:
        listed = [replace(entry, unused=()) for entry in entries]
    best, rest = entries[0], listed[1:]
    if rest and rest[0].best:
        return _spread(_listed(listed, tall), tall)
    for high in WINNER:
        room = tall - high - BETWEEN
        if not rest or _shape(len(rest), room)[1] >= EASY:
            break
    return _spread([_winner(best, high), *_listed(rest, room)], tall)


def _spread(lines: Sequence[Block], tall: float) -> Block:
    """Lines in the middle of the height; few stand a little farther apart."""
    spare = tall - sum(line.size(WIDE).tall for line in lines)
    return column(*lines, gap=min(APART, spare / max(1, len(lines) - 1)))


def _listed(entries: Sequence[Entry], tall: float) -> list[Block]:
    """Rows that are all alike, or two columns of them."""
    down, high = _shape(len(entries), tall)
    if down == len(entries):
        return [Sized(_row(entry, high), WIDE, high) for entry in entries]
    cells: list[Block] = [_cell(entry, high, 70 if high >= EASY + CLOSE else 62) for entry in entries]
    if len(cells) % 2:
        cells.append(Space(CELL, high))
    return [row(*cells[number::down], gap=WIDE - 2 * CELL) for number in range(down)]


def _shape(count: int, tall: float) -> tuple[int, int]:
    """In how many lines so many stand, and how high each is: two columns where rows would be too low."""
    for lines in (count, -(-count // 2)):
        for high in ROWS:
            if lines * (high + BETWEEN) - BETWEEN <= tall:
                return lines, high
    return lines, ROWS[-1]


def _winner(entry: Entry, high: int) -> Block:
    """The only best hand: large cards, and its name in large letters where they fit."""
    lit = Panel(f"chrome/panels/shootout-winner-{WINNER[high]}", ACTIVE, Light(14, 18, 0.55, 16))
    blocks = (
        place(1, 66, first=True),
        face(entry.boss, 180, active=True),
        Sized(_names(entry, HEAD, SIGN), 206),
        row(_five(entry, 132), _left_out(entry, 62 if high > EASY else 56, down=True), gap=NEAR),
        _told(entry, (TITLE, BODY)),
    )
    return Sized(Stack(blocks, NEAR + HAIR, pad=(APART, NEAR), ground=lit), WIDE, high)


def _row(entry: Entry, high: int) -> Block:
    """Another hand over the whole width: every column begins at the same place in every row."""
    easy, low = high >= EASY, high < ROWS[-2]
    wide = 112 if high >= 200 else 98 if high > EASY else 92 if easy else 70 if low else 80
    small = 62 if wide >= 112 else 56
    laid = row(_five(entry, wide), _left_out(entry, small), gap=NEAR)
    blocks = (
        place(entry.place, 54, first=entry.best),
        Sized(face(entry.boss, 140 if easy else 96, active=entry.best), 140),
        Sized(_names(entry, LEAD if easy else BODY, CAPTION if low else SIGN), 250),
        Sized(laid, 5 * wide + 4 * CLOSE + KICKERS + NEAR + 2 * small + CLOSE),
        _told(entry, (LEAD if easy else BODY, SIGN if easy else CAPTION)),
    )
    return Stack(blocks, APART, pad=(APART, NEAR if easy else HAIR), ground=_panel(entry))


def _cell(entry: Entry, high: int, wide: int) -> Block:
    """One of many hands, in one of two columns."""
    name = Text(SHORT[entry.boss], Type.LABEL, SIGN, GOLD if entry.best else IVORY)
    blocks = (
        row(face(entry.boss, 96, active=entry.best), _five(entry, wide, HAIR), gap=CLOSE),
        *([_left_out(entry, 46, down=True)] if entry.unused else []),
        _told(entry, (BODY, CAPTION), name),
    )
    corner = Pin(place(entry.place, 44, first=entry.best), 0, 0, (30, 28))
    return Overlay(Sized(Stack(blocks, NEAR, pad=(NEAR, CLOSE), ground=_panel(entry)), CELL, high), (corner,))


def _panel(entry: Entry) -> Panel:
    if entry.best:
        return Panel("poker-champ/panel-lit", ACTIVE, Light(12, 12, 0.4, 14))
    return Panel("poker-champ/panel-dark", LACQUER)


def _names(entry: Entry, name: Size, player: Size) -> Block:
    """Boss and player; under them what is to be noted."""
    lines: list[Block] = [Text(SHORT[entry.boss], Type.NAME, name, GOLD if entry.best else IVORY, SIGN)]
    if entry.player:
        tone = ON_ACTIVE if entry.best else MUTED
        lines.append(Text(entry.player, Type.TEXT, player, tone, NAME_MIN, cut=True))
    if entry.note:
        lines.append(entry.note)
    return column(*lines, gap=APART if name > BODY else NEAR, closest=HAIR)


def _told(entry: Entry, letters: tuple[Size, Size], *above: Block) -> Block:
    """The hand's name, what it holds, and its prizes: less of that where the room is short."""
    large, small = letters
    tone = IVORY if large > LEAD else ON_ACTIVE if entry.best else MUTED
    said = partial(Lines, entry.detail, Type.TEXT, min(SIGN, small), tone)
    one_line, lines = said(most=1), said(gap=CLOSE)
    prizes = _ribbons(entry.prizes, small) if entry.prizes else ()
    plain = partial(Lines, entry.name, Type.NAME, min(LEAD, large), CREAM if entry.best else IVORY)
    short, cut = plain(most=1, least=SIGN), plain(most=1)
    wordings: list[tuple[float, tuple[Block, ...]]] = [
        (NEAR, (short, lines)),
        (CLOSE, (short, one_line)),
        *((CLOSE, (name, lines)) for name in (short, plain(), cut)),
        (CLOSE, (cut, one_line)),
        (CLOSE, (cut,)),
    ]
    if large > LEAD:
        titles = Lines(entry.name, Type.TITLE, large, CREAM, gap=APART, least=HEAD)
        wordings.insert(0, (CLOSE, (titles, lines)))
    choices = [column(*above, *said, *prizes, gap=APART, closest=closest) for closest, said in wordings]
    return Fit(choices, grow=1)


def _ribbons(prizes: Sequence[Prize], letters: Size) -> tuple[Block, ...]:
    """What was won, side by side where there is room."""
    one, *more = [_ribbon(prize, letters) for prize in prizes]
    if not more:
        return (row(one),)
    pairs = column(row(one, more[0], gap=CLOSE), *map(row, more[1:]), gap=CLOSE)
    return (Fit((row(one, *more, gap=CLOSE), pairs, column(*map(row, (one, *more)), gap=CLOSE))),)


def _ribbon(prize: Prize, letters: Size) -> Block:
    words = Text(prize.words, Type.NUMERAL, letters, INK, grow=1)
    high = 48 if letters > SIGN else 44 if letters > CAPTION else 36
    sign = [Sprite(prize.sign, high - CLOSE)] if prize.sign else []
    return Sized(Stack((*sign, words), CLOSE, pad=(NEAR, 0), ground=Plate(GOLD)), tall=high)


def _five(entry: Entry, wide: int, gap: int = CLOSE) -> Block:
    """The cards that count: the combination, and its kickers apart; a lozenge on those that were hidden."""
    made = len(entry.hand.cards) if entry.hand.low else entry.hand.making
    lefts = [
        number * (wide + gap) + (KICKERS if number >= made else 0) for number in range(len(entry.hand.cards))
    ]

    def lay(canvas: Canvas, x: float, y: float) -> None:
        for left, card in zip(lefts, entry.hand.cards, strict=True):
            _lay(canvas, entry, card, x + left, y + HAIR, wide)

    return Piece(lefts[-1] + wide, cards.height(wide), lay, "left")


def _lay(canvas: Canvas, entry: Entry, card: Card, x: float, y: float, wide: int) -> None:
    cards.up(canvas, card, entry.language, x, y, wide)
    if card == entry.deciding:
        cards.counts(canvas, x, y, wide)
    if card in entry.hidden:
        cards.was_hidden(canvas, x, y, wide)
    _sign(canvas, entry, card, x, y, wide)


def _left_out(entry: Entry, wide: int, *, down: bool = False) -> Block:
    """The cards that do not count, small and dimmed, beside each other or one under the other."""

    def lay(card: Card, canvas: Canvas, x: float, y: float) -> None:
        cards.up(canvas, card, entry.language, x, y, wide, dimmed=cards.UNUSED)
        _sign(canvas, entry, card, x, y, wide)

    pieces = [Piece(wide, cards.height(wide), partial(lay, card)) for card in entry.unused]
    return (column if down else row)(*pieces, gap=CLOSE)


def _sign(canvas: Canvas, entry: Entry, card: Card, x: float, y: float, wide: int) -> None:
    """The sign of what this card won, at its lower right corner."""
    if entry.signs is not None and entry.signs[1] == card:
        side = 40 if wide > 56 else 34
        canvas.put(entry.signs[0], x + wide - 0.62 * side, y + cards.height(wide) - 0.66 * side, side)
