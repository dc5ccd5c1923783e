"""The head of the table: the street, a plate for each pot, what a bet is, and the common card."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.chicago_stud.pictures.bosses import SHORT, portrait
from bot.skins.chicago_stud.pictures.layout import Layout
from bot.skins.chicago_stud.pictures.words import say, shortest_that_fits, write_raised
from bot.skins.french_deck import cards
from bot.skins.kit.canvas import GOLD, IVORY, MUTED, Canvas
from bot.skins.kit.lettering import Type, width
from bot.skins.kit.sprites import sprite
from bot.table.languages import Language
from engine.chicago_stud.pieces import MOST_RAISES
from engine.chicago_stud.views import PotView, TableView

LEAST = 23
MAIN, SIDE, BETWEEN = 410, 340, 16
MOST_PLATES = 3
START, BETS, END = 441, 1237, 1604
COMMON = 62  # width of the common card
SPADE = 60
NARROW = 22  # from the edge of a narrow plate to its words


@dataclass(frozen=True, slots=True)
class _Plate:
    """A pot as its plate tells it."""

    label: tuple[str, ...]  # wordings, the longest first
    under: tuple[str, ...]
    chips: int
    main: bool


@dataclass(frozen=True, slots=True)
class _Bets:
    """The words at the right."""

    bet: str
    raises: str
    game: str
    bosses: str

    @property
    def least_width(self) -> float:
        """Without the number of bosses."""
        first = width(self.bet, Type.NAME, 40) + 26 + width(self.game, Type.NAME, 40)
        second = width(self.raises, Type.TEXT, 31) + 10 + 3 * 48
        return max(first, second)


def head(canvas: Canvas, plan: Layout, table: TableView, language: Language) -> None:
    """Everything above the rows."""
    low = plan.top < 178
    street = _street(canvas, table, language, low=low)
    end: float = END
    if table.common is not None:
        end = _common(canvas, table, language)
    bets = _bets(table, language)
    plates = _plates(table, language)
    start = max(START, street + 22)
    natural = MAIN + (len(plates) - 1) * (SIDE + BETWEEN)
    spade = table.options.high_spade
    wide = spade and _spade_width(language) + BETWEEN
    left: float = BETS if end == END else end - bets.least_width
    tight = start + natural + (SPADE + BETWEEN if spade else 0) + 24 > left
    if tight:
        left = end - bets.least_width
    _right(canvas, bets, table, plan, left, end, low=low, tight=tight)
    room = left - 24 - start
    with_words = bool(spade and natural + wide <= room)
    taken = 0.0 if not spade else wide if with_words else SPADE + BETWEEN
    tall = 104 if low else 116
    widths = _widths(plates, tall, room - taken - (len(plates) - 1) * BETWEEN)
    x: float = start
    for number, (plate, across) in enumerate(zip(plates, widths, strict=True)):
        _plate(canvas, plate, x, 34 if low else 42, across, tall)
        x += across + BETWEEN
        if number == 0 and spade:
            x = _spade(canvas, language, x, 86 if low else 100, words=with_words)


def _street(canvas: Canvas, table: TableView, language: Language, *, low: bool) -> float:
    """Which deal, which round, and the street large; where it ends."""
    unit = table.unit if table.options.end == "last" else 0
    words = say(language, "deal", deal=table.deal, round=table.round)
    if unit:
        words += f" · {say(language, 'unit', unit=unit)}"
    label = write_raised(canvas, words, Type.LABEL, 32, MUTED, 46, 34 if low else 43, 384, 26, tracking=2)
    street = say(language, "street", street=table.street)
    top, size = (78, 72) if low else (86, 92)
    line = write_raised(canvas, street, Type.TITLE, size, GOLD, 46, top, 376, 58)
    return max(label.right, line.right)


def _bets(table: TableView, language: Language) -> _Bets:
    kind = "open" if table.most is None else "range" if table.most > table.least else "fixed"
    bet = say(language, "bet", limit=kind, low=str(table.least), high=str(table.most or 0))
    count = sum(row.in_game for row in table.rows)
    return _Bets(
        bet,
        say(language, "raises-left"),
        say(language, "game", game=table.options.game),
        say(language, "bosses", count=count),
    )


def _right(
    canvas: Canvas,
    bets: _Bets,
    table: TableView,
    plan: Layout,
    left: float,
    end: float,
    *,
    low: bool,
    tight: bool,
) -> None:
    """What a bet is, how many raises are left, and which hand wins; who is out of the game."""
    out = [row.boss for row in table.rows if not row.in_game]
    first, second, step = (58, 106, 44) if low else (50, 98, 48) if out else (62, 116, 48)
    canvas.write(bets.bet, Type.NAME, 40, GOLD, left, mid=first)
    canvas.write(bets.game, Type.NAME, 40, IVORY, end, mid=first, align="right")
    line = canvas.write(bets.raises, Type.TEXT, 31, IVORY, left, mid=second)
    x = line.right + 8
    for number in range(MOST_RAISES):
        gone = number < MOST_RAISES - table.raises_left
        canvas.put(f"chrome/icons/action-{'used' if gone else 'left'}", x, second - 21, 42)
        x += step
    if out:
        _out(canvas, table, plan, left, end)
    elif not tight and end == END:
        canvas.write(
            bets.bosses, Type.TEXT, 29, MUTED, end, mid=second, align="right", room=end - x - 10, least=LEAST
        )


def _out(canvas: Canvas, table: TableView, plan: Layout, left: float, end: float) -> None:
    """A thin strip of those who are out of the game."""
    out = [row.boss for row in table.rows if not row.in_game]
    side = 38
    right, middle = (end, 106) if plan.seats == 7 else (end, 146)
    for number, boss in enumerate(reversed(out)):
        x = right - side - number * (side + 4)
        canvas.put(portrait(boss), x, middle - side / 2, side, strength=0.55)
        canvas.claim(boss.value, x, middle - side / 2, side, side)


def _common(canvas: Canvas, table: TableView, language: Language) -> float:
    """The card that counts for everybody, at the right end; where the rest of the head must end."""
    if table.common is None:
        return END
    x = END - COMMON
    words = say(language, "common")
    wide = max(COMMON, round(width(words, Type.LABEL, 25)))
    middle = END - wide / 2
    cards.new(canvas, table.common, language, middle - COMMON / 2, 32, COMMON)
    canvas.write(words, Type.LABEL, 25, IVORY, middle, mid=135, align="centre")
    return min(x, END - wide) - 26


def _plates(table: TableView, language: Language) -> list[_Plate]:
    """The pots from the main one on; more than three: the last plate holds the rest together."""
    pots = table.pots or (PotView(0, ()),)
    shown = [
        _Plate(_label(language, number == 0), _for_whom(table, pot, language), pot.chips, number == 0)
        for number, pot in enumerate(pots[:MOST_PLATES])
    ]
    if len(pots) > MOST_PLATES:
        rest = pots[MOST_PLATES - 1 :]
        words = tuple(say(language, f"more-pots{form}", count=len(rest)) for form in ("", ".short"))
        shown[-1] = _Plate(words, (), sum(pot.chips for pot in rest), main=False)
    return shown


def _widths(plates: Sequence[_Plate], tall: int, room: float) -> list[int]:
    """As wide as they like; where there is no room each what it needs, and a share of what is left."""
    wanted = [MAIN if plate.main else SIDE for plate in plates]
    if sum(wanted) <= room:
        return wanted
    needed = [
        2 * NARROW
        + max((width(texts[-1], kind, 27) for kind, texts in _lines(plate) if texts), default=0)
        + 16
        + width(str(plate.chips), Type.NUMERAL, round(0.52 * tall))
        for plate in plates
    ]
    more = (room - sum(needed)) / len(plates)
    return [
        min(int(need + more), MAIN if plate.main else SIDE)
        for need, plate in zip(needed, plates, strict=True)
    ]


def _lines(plate: _Plate) -> tuple[tuple[Type, tuple[str, ...]], ...]:
    return (Type.LABEL, plate.label), (Type.TEXT, plate.under)


def _label(language: Language, main: bool) -> tuple[str, ...]:
    key = "main-pot" if main else "side-pot"
    return say(language, key), say(language, f"{key}.short")


def _for_whom(table: TableView, pot: PotView, language: Language) -> tuple[str, ...]:
    """Who may win a pot: all, all but one, or how many."""
    counts = tuple(say(language, f"pot-for{form}", count=len(pot.eligible)) for form in ("", ".short"))
    playing = [row for row in table.rows if row.in_deal]
    without = [row for row in playing if row.seat not in pot.eligible]
    if len(pot.eligible) == 1:
        return (say(language, "pot-for-one", boss=SHORT[table.rows[pot.eligible[0]].boss]),)
    if len(without) == 1:
        return say(language, "pot-without", boss=SHORT[without[0].boss]), *counts
    return counts


def _plate(canvas: Canvas, plate: _Plate, x: float, y: float, wide: int, tall: int) -> None:
    _ground_of_plate(canvas, plate, x, y, wide, tall)
    pad = 44 if wide >= 300 else NARROW
    size = round(0.63 * tall)
    room = wide - 2 * pad
    amount = canvas.write(
        str(plate.chips),
        Type.NUMERAL,
        size,
        IVORY,
        x + wide - pad,
        mid=y + tall / 2,
        align="right",
        room=0.68 * room,
    )
    left, room = x + pad, amount.left - 12 - x - pad
    label, fit = shortest_that_fits(plate.label, Type.LABEL, 29, room, LEAST, tracking=1)
    under, small = shortest_that_fits(plate.under, Type.TEXT, 28, room, LEAST)
    if under:
        canvas.write(label, Type.LABEL, fit, MUTED, left, mid=y + 0.335 * tall, tracking=1)
        canvas.write(under, Type.TEXT, small, MUTED, left, mid=y + 0.67 * tall)
    else:
        canvas.write(label, Type.LABEL, fit, MUTED, left, mid=y + tall / 2, tracking=1)
    canvas.claim("plate", x, y, 10, tall)


def _ground_of_plate(canvas: Canvas, plate: _Plate, x: float, y: float, wide: int, tall: int) -> None:
    """The two ends of the plate as it was drawn: between them it is the same all along."""
    drawn = MAIN if plate.main else SIDE
    piece = sprite(f"stud/pot-plate{'' if plate.main else '-side'}", drawn, tall)
    left, right = wide - wide // 2, wide // 2
    canvas.lay(piece.crop((0, 0, left, tall)), x, y)
    canvas.lay(piece.crop((drawn - right, 0, drawn, tall)), round(x) + left, y)


def _spade_width(language: Language) -> float:
    lines = say(language, "high-spade").split("\n")
    return SPADE + 18 + max(width(line, Type.NAME, 30) for line in lines)


def _spade(canvas: Canvas, language: Language, x: float, middle: float, *, words: bool) -> float:
    """Half to the highest spade in the hole; the right edge with its air."""
    side = SPADE + 14 if words else SPADE
    canvas.put("stud/half-spade", x, middle - side / 2, side)
    canvas.claim("half-spade", x, middle - side / 2, side, side)
    if not words:
        return x + side + BETWEEN
    right = x + side
    for number, line in enumerate(say(language, "high-spade").split("\n")):
        box = canvas.write(
            line, Type.NAME, 30, (IVORY, GOLD)[number], x + side + 18, mid=middle - 18 + number * 37
        )
        right = max(right, box.right)
    return right + BETWEEN
