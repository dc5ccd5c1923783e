"""A plate for each pot with its chips and who may win it; what a bet is; who deals and who opens."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.words import short_name
from bot.skins.chicago_stud.pictures.lines import shortest_that_fits
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, width
from bot.skins.scene.theme import CAPTION, GOLD, INK, IVORY, MUTED, NAME_MIN, SIGN, Size, within
from bot.table.languages import Language
from engine.chicago_stud.views import PotView, SeatRow, TableView

PLATES_MAX = 3
BETWEEN = 16
SPADE = 60


@dataclass(frozen=True, slots=True)
class Sizes:
    """Widths of the main pot's plate and of a side pot's, sizes of lettering, and its air at the edges."""

    main: int = 410
    side: int = 340
    label: Size = CAPTION
    least: Size = NAME_MIN
    narrow: int = 22
    spade_words: bool = False
    most: int = PLATES_MAX

    def of(self, plate: "Plate") -> int:
        """How wide a plate likes to be."""
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


def row(canvas: Canvas, table: TableView, language: Language, box: Box, sizes: Sizes) -> None:
    """The plates from the left, and beside the main one the sign of the highest spade."""
    plates = _plates(table, language, sizes.most)
    tall, room = round(box.bottom - box.top), box.right - box.left
    wanted = sum(map(sizes.of, plates)) + (len(plates) - 1) * BETWEEN
    spade = table.options.high_spade
    with_words = spade and sizes.spade_words and wanted + _spade_width(language) + BETWEEN <= room
    taken = 0.0 if not spade else BETWEEN + (_spade_width(language) if with_words else SPADE)
    widths = _widths(plates, tall, room - taken - (len(plates) - 1) * BETWEEN, sizes)
    x = box.left
    for number, (plate, across) in enumerate(zip(plates, widths, strict=True)):
        _plate(canvas, plate, Box(x, box.top, x + across, box.bottom), sizes)
        x += across + BETWEEN
        if number == 0 and spade:
            x = _spade(canvas, language, x, box.top + tall / 2, words=with_words)


def bet(table: TableView, language: Language) -> str:
    """What may be bet in this round: `BET 4`, `BET 2–10`."""
    kind = "open" if table.most is None else "range" if table.most > table.least else "fixed"
    return say(language, "picture-bet", limit=kind, low=str(table.least), high=str(table.most or 0))


def signs(table: TableView, row: SeatRow) -> list[str]:
    """Whether that boss deals (`dealer`), and whether they spoke first in this round (`opener`)."""
    here = {"dealer": table.dealer, "opener": table.opener}
    return [sign for sign, seat in here.items() if seat == row.seat]


def badge(canvas: Canvas, sign: str, x: float, y: float, side: int) -> None:
    """One of these signs."""
    canvas.put(f"stud/{sign}", x, y, side)
    canvas.claim(sign, x, y, side, side)
    if sign == "dealer":
        middle = y + 0.485 * side
        canvas.write("D", Type.NUMERAL, within(side, 0.56), INK, x + side / 2, mid=middle, align="centre")


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


def _widths(plates: Sequence[Plate], tall: int, room: float, sizes: Sizes) -> list[int]:
    """As wide as they like; where there is no room each what it needs, and a share of what is left."""
    wanted = list(map(sizes.of, plates))
    if sum(wanted) <= room:
        return wanted
    needed = [_need(plate, tall, sizes) for plate in plates]
    more = (room - sum(needed)) / len(plates)
    return [min(int(need + more), like) for need, like in zip(needed, wanted, strict=True)]


def _need(plate: Plate, tall: int, sizes: Sizes) -> float:
    """With the shortest words."""
    return (
        2 * sizes.narrow + _words(plate, sizes) + 18
        + width(str(plate.chips), Type.NUMERAL, within(tall, 0.46))
    )  # fmt: skip


def _words(plate: Plate, sizes: Sizes) -> float:
    """How wide the shortest words are at least."""
    lines = [(Type.LABEL, plate.label), (Type.TEXT, plate.under)]
    return max(width(texts[-1], kind, sizes.least, 1) for kind, texts in lines if texts) + 1


def _plate(canvas: Canvas, plate: Plate, box: Box, sizes: Sizes) -> None:
    wide, tall, y = round(box.right - box.left), round(box.bottom - box.top), box.top
    _ground(canvas, plate, box, sizes)
    pad = 44 if wide >= 0.88 * sizes.of(plate) and sizes.label < SIGN else sizes.narrow
    inside = wide - 2 * pad
    figure = max(0.4 * inside, inside - 14 - _words(plate, sizes))
    amount = canvas.write(
        str(plate.chips), Type.NUMERAL, within(tall, 0.63), IVORY, box.right - pad, mid=y + tall / 2,
        align="right", room=figure,
    )  # fmt: skip
    left, room = box.left + pad, amount.left - 12 - box.left - pad
    label, fit = shortest_that_fits(plate.label, Type.LABEL, sizes.label, room, sizes.least, tracking=1)
    under, small = shortest_that_fits(plate.under, Type.TEXT, sizes.label, room, sizes.least)
    if under:
        canvas.write(label, Type.LABEL, fit, MUTED, left, mid=y + 0.335 * tall, tracking=1)
        canvas.write(under, Type.TEXT, small, MUTED, left, mid=y + 0.67 * tall)
    else:
        canvas.write(label, Type.LABEL, fit, MUTED, left, mid=y + tall / 2, tracking=1)


def _ground(canvas: Canvas, plate: Plate, box: Box, sizes: Sizes) -> None:
    """The two ends of the plate as it was drawn: between them it is the same all along."""
    drawn, wide, tall = sizes.of(plate), round(box.right - box.left), round(box.bottom - box.top)
    name = f"stud/pot-plate{'' if plate.main else '-side'}"
    left, right = wide - wide // 2, wide // 2
    canvas.part(name, (drawn, tall), (0, 0, left, tall), box.left, box.top)
    canvas.part(name, (drawn, tall), (drawn - right, 0, drawn, tall), round(box.left) + left, box.top)


def _spade_width(language: Language) -> float:
    lines = say(language, "picture-high-spade").split("\n")
    return SPADE + 14 + 18 + max(width(line, Type.NAME, SIGN) for line in lines)


def _spade(canvas: Canvas, language: Language, x: float, middle: float, *, words: bool) -> float:
    """Half to the highest spade in the hole; where the next plate begins."""
    side = SPADE + 14 if words else SPADE
    canvas.put("stud/half-spade", x, middle - side / 2, side)
    canvas.claim("half-spade", x, middle - side / 2, side, side)
    right = x + side
    for number, line in enumerate(say(language, "picture-high-spade").split("\n") if words else ()):
        mid = middle - 18 + number * 37
        box = canvas.write(line, Type.NAME, SIGN, (IVORY, GOLD)[number], x + side + 18, mid=mid)
        right = max(right, box.right)
    return right + BETWEEN
