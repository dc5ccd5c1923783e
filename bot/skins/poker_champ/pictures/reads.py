"""The last deals side by side, to read the others by: their backs, how far they went, who decided first.

Painted from what became public, so it can hold no secret.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.french_deck import cards
from bot.skins.kit import pocket
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.poker_champ.words.record import Deal
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Fit,
    Lines,
    Overlay,
    Piece,
    Pin,
    Plate,
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
    ACTIVE,
    BODY,
    BRASS,
    CAPTION,
    CLOSE,
    CREAM,
    DIM,
    GOLD,
    HAIR,
    HEAD,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    NEW,
    ON_ACTIVE,
    OXBLOOD,
    ROW,
    SIGN,
    TITLE,
    WIDE,
    Size,
    within,
)
from bot.table.languages import Language
from engine.french_deck import Card
from engine.game import Seat
from engine.poker_champ.events import WonUnseen
from engine.poker_champ.pieces import Back, BackClass, Stage
from engine.poker_champ.views import SeatRow, TableView

DEALS = 5  # so many are shown, the newest first
ACROSS = 3  # bosses of a picture for a phone
STAGES = (Stage.FLOP, Stage.TURN, Stage.RIVER)  # in which decisions are made
CARD, BLOCK, DISC = 52, 40, 36
LINE, BOSSES = 124, 76  # heights of a deal, and of the bosses above
LAST = {CAPTION: 136, SIGN: 156}  # of what is counted, by the smallest letters
FIRST = {CAPTION: 145, SIGN: 132}  # width of the column that names the deals
ROOMY = 300  # from that width on a boss's portrait is larger
STAYS = 0.6  # of the deals with such a back: from here on it is gold
SUITS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


@dataclass(frozen=True, slots=True)
class Edged:
    """A panel with a thin line around it; `lit`: the deal was won there."""

    colour: str
    line: str = BRASS
    strength: float = 1
    lit: bool = False

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint the line, and the panel within."""
        wide, tall = box.size
        edge = 4 if self.lit else 2
        if self.lit:
            canvas.glow(box, 10, GOLD, 9, 0.4, covered=8)
        canvas.plate(self.line, box.left, box.top, wide, tall, 10, self.strength)
        inner = wide - 2 * edge, tall - 2 * edge
        canvas.plate(self.colour, box.left + edge, box.top + edge, *inner, 10 - edge)


@dataclass(frozen=True, slots=True)
class Cell:
    """What a boss did in a deal, as everybody saw it.

    `places`: which of its stage each decision was, 0 for none; `alone`: all others had folded.
    """

    backs: tuple[Back, Back]
    shown: tuple[Card, ...]
    folded: Stage | None
    places: tuple[int, ...]
    gain: int
    alone: bool


def paint(
    deals: Sequence[Deal],
    table: TableView,
    names: Sequence[str],
    language: Language,
) -> Canvas:
    """All bosses side by side; `deals` that are over, the newest first."""
    canvas = on_ground("table")
    tree = _tree(deals[:DEALS], table.rows, names, language, 1598, CAPTION)
    return flow.picture(canvas, tree, Box(26, 30, 1624, 1022))


def paint_upright(
    deals: Sequence[Deal], table: TableView, names: Sequence[str], language: Language
) -> tuple[Canvas, ...]:
    """The same for a phone: up to three bosses a picture."""
    rows = table.rows
    first = len(rows) if len(rows) <= ACROSS else -(-len(rows) // 2)
    pictures = []
    for part in filter(None, (rows[:first], rows[first:])):
        tree = _tree(deals[:DEALS], part, names, language, pocket.WIDTH - 2 * pocket.MARGIN - 2 * CLOSE, SIGN)
        pictures.append(pocket.picture(tree, air=(CLOSE, CLOSE)))
    return tuple(pictures)


def _tree(
    deals: Sequence[Deal],
    bosses: Sequence[SeatRow],
    names: Sequence[str],
    language: Language,
    room: float,
    least: Size,
) -> Block:
    first = FIRST[least]
    wide = (room - first - CLOSE * len(bosses)) / len(bosses)
    label = Text(say(language, "picture-reads-deal"), Type.LABEL, SIGN, MUTED, least, 2)
    face = 50 if wide < ROOMY else 62
    heads = [Same(_boss, (boss.boss, readable(names[boss.seat]), face, least)) for boss in bosses]
    lines = [_line((Sized(column(label, at="end"), first), *(Sized(each, wide) for each in heads)), BOSSES)]
    for deal in deals:
        cells = [Sized(Same(_cell, (cell(deal, boss.seat), language)), wide) for boss in bosses]
        lines.append(_line((Sized(_deal(deal), first), *cells), LINE))
    for _ in range(DEALS - len(deals)):
        empty = Stack((), ground=Plate(LACQUER, 10, 0.35))
        lines.append(_line((Sized(empty, first), *(Sized(empty, wide) for _ in bosses)), LINE))
    best = [Sized(_stays(deals, boss.seat, language, least), wide) for boss in bosses]
    lines.append(_line((Sized(_what(language, least), first), *best), LAST[least]))
    return column(_head(language, least), *lines, gap=CLOSE)


def _line(blocks: Sequence[Block], tall: float) -> Block:
    return Sized(row(*blocks, gap=CLOSE), tall=tall)


def _head(language: Language, least: Size) -> Block:
    """What it is, and what the signs mean."""
    title = Text(say(language, "picture-reads"), Type.TITLE, TITLE, GOLD, HEAD)
    told = [say(language, "picture-reads-sign", sign=sign) for sign in ("spoke", "folded", "won")]
    signs = (
        _disc(1, folded=False),
        Sprite("poker-champ/mark-fold", 44),
        Sized(Stack((), ground=Edged(ACTIVE, GOLD, lit=True)), 40, 36),
    )
    legend = row(
        *(
            row(sign, Text(words, Type.TEXT, least, IVORY), gap=NEAR)
            for sign, words in zip(signs, told, strict=True)
        ),
        gap=WIDE,
    )
    if least > CAPTION:
        return column(title, legend, gap=NEAR)
    line = Text(say(language, "picture-reads-about"), Type.TEXT, SIGN, MUTED, CAPTION)
    return row(column(title, line, gap=NEAR, grow=1), legend, gap=WIDE)


def _boss(boss: str, player: str, face: int, least: Size) -> Block:
    """Who it is; on a phone the player stands there only where there is room."""
    person: Block = Text(player, Type.TEXT, least, MUTED, NAME_MIN, cut=True)
    if least > CAPTION:
        person = Fit((Text(player, Type.TEXT, least, MUTED, least), Space()))
    told = column(Text(SHORT[boss], Type.NAME, SIGN, IVORY, CAPTION), person, gap=NEAR, grow=1)
    blocks = Sprite(portrait(boss), face, claims=boss), told
    return Stack(blocks, CLOSE, pad=(CLOSE, 0), ground=Edged(LACQUER, strength=0.5))


def _deal(deal: Deal) -> Block:
    """Which deal it was, and what lay in the pot."""
    won = deal.won
    assert won is not None
    pot = row(Sprite("poker-champ/chip", 34), Text(str(won.pot), Type.NAME, SIGN, GOLD), gap=CLOSE)
    told = column(Text(str(won.deal), Type.NUMERAL, HEAD, CREAM), pot, gap=NEAR, grow=1)
    return Stack((told,), pad=(NEAR, 0), ground=Edged(ROW, strength=0.5))


def cell(deal: Deal, seat: Seat) -> Cell:
    """What everybody saw of a boss in a deal."""
    won = deal.won
    assert won is not None
    if isinstance(won, WonUnseen):
        shown = {won.seat: won.cards}
        gains = {won.seat: won.pot}
    else:
        shown = {each.seat: each.cards for each in won.shown}
        gains = {each.seat: each.takes for each in won.winners}
    decided = [deal.order.get(stage, []) for stage in STAGES]
    return Cell(
        deal.dealt.backs[seat],
        shown.get(seat, ()),
        deal.folded.get(seat),
        tuple([seats.index(seat) + 1 if seat in seats else 0 for seats in decided]),
        gains.get(seat, 0),
        isinstance(won, WonUnseen),
    )


def _cell(cell: Cell, language: Language) -> Block:
    early = cell.folded is Stage.FLOP
    dimmed = cards.UNUSED if early else 0
    laid: list[Block] = [_back(back, dimmed) for back in cell.backs]
    if cell.shown:
        laid += [_face(card, language) for card in cell.shown]
    elif cell.folded:
        sign = Sprite(f"poker-champ/stage-{cell.folded:d}-past", 62, strength=0.6 if early else 1)
        cross = Pin(Sprite("poker-champ/mark-fold", 44), 0.95, 0.8)
        laid += [Space(grow=1), Overlay(sign, (cross,)), Space(grow=1)]
    discs = [
        _disc(place, folded=stage is cell.folded) if place else _none()
        for stage, place in zip(STAGES, cell.places, strict=True)
    ]
    gain: list[Block] = []
    if cell.gain:
        eye = [Sprite("chrome/icons/closed-eye", 26, 18)] if cell.alone else []
        gain = [*eye, Text(f"+{cell.gain}", Type.NUMERAL, BODY, NEW, SIGN)]
    told = row(*discs, Space(grow=1), *gain, gap=HAIR)
    dark = Edged(LACQUER if early else ROW, strength=0.5)
    ground = Edged(ACTIVE, GOLD, lit=True) if cell.gain else dark
    laid_and_told = row(*laid, gap=HAIR), told
    return Stack(laid_and_told, HAIR, down=True, pad=(CLOSE - HAIR, HAIR), ground=ground, at="centre")


def _face(card: Card, language: Language) -> Block:
    return Piece(CARD, cards.height(CARD), lambda canvas, x, y: cards.up(canvas, card, language, x, y, CARD))


def _back(back: Back, dimmed: float) -> Block:
    """A marked back drawn anew, for at this size the large one cannot be read: suit over class."""
    return Piece(CARD, cards.height(CARD), partial(_lay_back, back=back, dimmed=dimmed))


def _lay_back(canvas: Canvas, x: float, y: float, *, back: Back, dimmed: float) -> None:
    tall = cards.height(CARD)
    canvas.plate(BRASS, x, y, CARD, tall, 6)
    canvas.plate(OXBLOOD, x + 2, y + 2, CARD - 4, tall - 4, 5)
    middle = x + CARD / 2
    if back.suit is None:
        canvas.write(back.size, Type.NUMERAL, LEAD, GOLD, middle, mid=y + tall / 2, align="centre")
    else:
        canvas.put(f"french-deck/suits/{SUITS[back.suit]}-block", x + (CARD - BLOCK) / 2, y + 4, BLOCK)
        letters = within(tall, 0.4)
        canvas.write(back.size, Type.NUMERAL, letters, CREAM, middle, mid=y + 0.79 * tall, align="centre")
    if dimmed:
        cards.dim(canvas, x, y, CARD, dimmed)
    canvas.claim(str(back), x, y, CARD, tall)


def _disc(place: int, *, folded: bool) -> Block:
    """Which of its stage a decision was; grey where the boss folded."""

    def lay(canvas: Canvas, x: float, y: float) -> None:
        canvas.plate(DIM if folded else GOLD, x, y, DISC, DISC, DISC // 2)
        canvas.plate(LACQUER if folded else ACTIVE, x + 2, y + 2, DISC - 4, DISC - 4, DISC // 2 - 2)
        colour = MUTED if folded else ON_ACTIVE
        canvas.write(
            str(place), Type.NAME, within(DISC, 0.78), colour, x + DISC / 2, mid=y + DISC / 2, align="centre"
        )

    return Piece(DISC, DISC, lay)


def _none() -> Block:
    """No decision was made there."""
    return Piece(
        DISC, DISC, lambda canvas, x, y: canvas.plate(DIM, x + 10, y + DISC / 2 - 2, DISC - 20, 4, 2)
    )


def _what(language: Language, least: Size) -> Block:
    """What the last line tells."""
    told = column(
        Lines(say(language, "picture-reads-stays"), Type.NAME, SIGN, GOLD, least=least),
        Lines(say(language, "picture-reads-best"), Type.TEXT, least, ON_ACTIVE, gap=CLOSE, least=least),
        gap=NEAR,
        grow=1,
    )
    return Stack((told,), pad=(NEAR, 0), ground=Edged(OXBLOOD, strength=0.5))


def stayed(deals: Sequence[Deal], seat: Seat) -> dict[BackClass, tuple[int, int]]:
    """By the better of their two backs: in how many deals a boss did not fold at the flop, of how many."""
    counted = dict.fromkeys(BackClass, (0, 0))
    order = [*BackClass]
    for deal in deals:
        best = min((back.size for back in deal.dealt.backs[seat]), key=order.index)
        stays, held = counted[best]
        counted[best] = stays + (deal.folded.get(seat) is not Stage.FLOP), held + 1
    return counted


def _stays(deals: Sequence[Deal], seat: Seat, language: Language, least: Size) -> Block:
    """With which backs a boss went on past the flop, and that in a word."""
    counted = stayed(deals, seat)
    columns = [Sized(_class(size, *counted[size], least), grow=1) for size in BackClass]
    words = Text(_in_a_word(counted, language), Type.TEXT, least, IVORY, least, align="centre")
    told = column(row(*columns, gap=0), words, gap=NEAR, grow=1)
    return Stack((told,), pad=(CLOSE, 0), ground=Edged(LACQUER, strength=0.5))


def _class(size: BackClass, stays: int, held: int, least: Size) -> Block:
    share = stays / held if held else 0
    colour = GOLD if held and share >= STAYS else IVORY if stays else DIM

    def bar(canvas: Canvas, x: float, y: float) -> None:
        canvas.plate(ROW, x, y, 38, 8, 4)
        if stays:
            canvas.plate(colour, x, y, max(8, 38 * share), 8, 4)

    return column(
        Text(size, Type.NUMERAL, LEAD, colour, align="centre"),
        row(Piece(38, 8, bar), at="centre"),
        Text(f"{stays}/{held}" if held else "–", Type.NAME, least, colour, align="centre"),
        gap=CLOSE,
    )


def _in_a_word(counted: dict[BackClass, tuple[int, int]], language: Language) -> str:
    """From which back on they go past the flop, as far as these deals tell."""
    lowest = ""
    for size, (stays, held) in counted.items():
        if held and stays / held < STAYS:
            break
        if held:
            lowest = size
    return say(language, "picture-reads-from", size=lowest or "none")
