"""A plate for each pot with its chips and who may win it; what a bet is; who deals and who opens."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.skins.bosses.words import short_name
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Piece, Sized, Sprite, Stack, Text, column
from bot.skins.scene.theme import (
    APART,
    CAPTION,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    SIGN,
    TITLE,
    Size,
    within,
)
from bot.table.languages import Language
from engine.chicago_stud.views import PotView, SeatRow, TableView

PLATES_MAX = 3
BETWEEN = 16
SPADE = 60
NARROW = 22  # air at the ends of a plate that has no more


@dataclass(frozen=True, slots=True)
class Sizes:
    """Widths of the main pot's plate and of a side pot's, its lettering, its air where there is room."""

    main: int = 410
    side: int = 340
    label: Size = CAPTION
    least: Size = NAME_MIN
    chips: Size = TITLE
    air: int = 44
    spade_words: bool = False
    most: int = PLATES_MAX

    def of(self, plate: "Plate") -> int:
        """How wide a plate likes to be; so wide it is drawn, and never wider."""
        return self.main if plate.main else self.side


@dataclass(frozen=True, slots=True)
class Plate:
    """A pot as its plate tells it."""

    label: tuple[str, ...]  # wordings, the longest first
    under: tuple[str, ...]
    chips: int
    main: bool


def natural(table: TableView, sizes: Sizes) -> int:
    """How wide the plates like to be together."""
    count = min(sizes.most, max(1, len(table.pots)))
    spade = SPADE + BETWEEN if table.options.high_spade else 0
    return sizes.main + (count - 1) * (sizes.side + BETWEEN) + spade


def row(table: TableView, language: Language, room: float, sizes: Sizes) -> Block:
    """The plates from the left, and beside the main one the sign of the highest spade."""
    plates = _plates(table, language, sizes.most)
    signs = [_spade(language, words=words) for words in (True, False) if sizes.spade_words or not words]
    if not table.options.high_spade:
        signs = [()]
    liked = [Sized(_plate(plate, sizes, sizes.chips, sizes.air), sizes.of(plate)) for plate in plates]
    for sign in signs:
        block = _beside(liked, sign)
        if block.size(room).wide <= room:
            return block
    shortest = [_shortest(plate) for plate in plates]
    for shown, chips in ((plates, HEAD), (shortest, HEAD), (shortest, LEAD)):
        narrow = [_plate(plate, sizes, chips, NARROW) for plate in shown]
        as_drawn = all(
            block.size(room).wide <= sizes.of(plate) for block, plate in zip(narrow, plates, strict=True)
        )
        if as_drawn and _beside(narrow, signs[-1]).size(room).wide <= room:
            break
    growing = [
        replace(block, grow=max(1, sizes.of(plate) - block.size(room).wide))
        for block, plate in zip(narrow, plates, strict=True)
    ]
    return _beside(growing, signs[-1])


def bet(table: TableView, language: Language) -> str:
    """What may be bet in this round: `BET 4`, `BET 2–10`."""
    kind = "open" if table.most is None else "range" if table.most > table.least else "fixed"
    return say(language, "picture-bet", limit=kind, low=str(table.least), high=str(table.most or 0))


def signs(table: TableView, row: SeatRow) -> list[str]:
    """Whether that boss deals (`dealer`), and whether they spoke first in this round (`opener`)."""
    here = {"dealer": table.dealer, "opener": table.opener}
    return [sign for sign, seat in here.items() if seat == row.seat]


def badge(sign: str, side: int) -> Block:
    """One of these signs."""

    def lay(canvas: Canvas, x: float, y: float) -> None:
        canvas.put(f"stud/{sign}", x, y, side)
        canvas.claim(sign, x, y, side, side)
        if sign == "dealer":
            letter, middle = within(side, 0.56), y + 0.485 * side
            canvas.write("D", Type.NUMERAL, letter, INK, x + side / 2, mid=middle, align="centre")

    return Piece(side, side, lay)


def _plates(table: TableView, language: Language, most: int) -> list[Plate]:
    """The pots from the main one on; of more than `most` the last plate holds the rest together."""
    pots = table.pots or (PotView(0, ()),)
    shown = [
        Plate(
            _named(language, main=not number),
            _for_whom(table, pot, language),
            pot.chips,
            not number,
        )
        for number, pot in enumerate(pots[:most])
    ]
    if len(pots) > most:
        rest = pots[most - 1 :]
        words = tuple(say(language, f"picture-more-pots{form}", count=len(rest)) for form in ("", ".short"))
        shown[-1] = Plate(words, (), sum(pot.chips for pot in rest), main=False)
    return shown


def _named(language: Language, *, main: bool) -> tuple[str, ...]:
    """What a pot is called, and in short."""
    if main:
        return say(language, "picture-main-pot"), say(language, "picture-main-pot.short")
    return say(language, "picture-side-pot"), say(language, "picture-side-pot.short")


def _for_whom(table: TableView, pot: PotView, language: Language) -> tuple[str, ...]:
    """Who may win a pot: all, all but one, or how many."""
    counts = tuple(
        say(language, f"picture-pot-for{form}", count=len(pot.eligible)) for form in ("", ".short")
    )
    without = [row for row in table.rows if row.in_deal and row.seat not in pot.eligible]
    if len(pot.eligible) == 1:
        return (
            say(language, "picture-pot-for-one", boss=short_name(table.rows[pot.eligible[0]].boss)),
            *counts[1:],
        )
    if len(without) == 1:
        return say(language, "picture-pot-without", boss=short_name(without[0].boss)), *counts
    return counts


def _beside(plates: Sequence[Block], sign: Sequence[Block]) -> Block:
    """In a row, the sign of the spade second."""
    return Stack((plates[0], *sign, *plates[1:]), BETWEEN)


def _shortest(plate: Plate) -> Plate:
    """It with its shortest words alone."""
    return replace(plate, label=plate.label[-1:], under=plate.under[-1:])


def _plate(plate: Plate, sizes: Sizes, chips: Size, air: int) -> Stack:
    words = [Text(plate.label, Type.LABEL, sizes.label, MUTED, sizes.least, 1)]
    if plate.under:
        words.append(Text(plate.under, Type.TEXT, sizes.label, MUTED, sizes.least))
    figure = Text(str(plate.chips), Type.NUMERAL, chips, IVORY, SIGN, align="right")
    ground = _Drawn(f"stud/pot-plate{'' if plate.main else '-side'}", sizes.of(plate))
    return Stack((column(*words, grow=1), figure), NEAR, pad=(air, 0), ground=ground)


@dataclass(frozen=True, slots=True)
class _Drawn:
    """The two ends of a plate as it was drawn: between them it is the same all along."""

    name: str
    across: int
    colour: str = LACQUER

    def paint(self, canvas: Canvas, box: Box) -> None:
        x, wide, tall = round(box.left), round(box.right) - round(box.left), round(box.size[1])
        left, right = wide - wide // 2, wide // 2
        size = self.across, tall
        canvas.part(self.name, size, (0, 0, left, tall), x, box.top)
        canvas.part(self.name, size, (self.across - right, 0, self.across, tall), x + left, box.top)


def _spade(language: Language, *, words: bool) -> tuple[Block, ...]:
    """Half to the highest spade in the hole."""
    sign = Sprite("stud/half-spade", SPADE + 14 if words else SPADE, claims="half-spade")
    if not words:
        return (sign,)
    upper, lower = say(language, "picture-high-spade").split("\n")
    told = column(Text(upper, Type.NAME, SIGN, IVORY), Text(lower, Type.NAME, SIGN, GOLD), gap=NEAR)
    return (Stack((sign, told), APART),)
