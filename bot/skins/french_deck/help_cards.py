"""Help cards: the hands of poker in their order, high or low."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.french_deck import cards
from bot.skins.french_deck.words import category_meaning, category_name, hand_detail, hand_name, say
from bot.skins.kit.canvas import Canvas, on_ground, widest
from bot.skins.kit.lettering import Type, cap_height
from bot.skins.scene.theme import BODY, GOLD, INK, IVORY, MUTED, NAME_MIN, ON_ACTIVE, SIGN, TITLE, Size
from bot.table.languages import Language
from engine.french_deck import Card, Category, best_low

SAMPLES = {
    Category.STRAIGHT_FLUSH: "Ks Qs Js Ts 9s",
    Category.FOUR_OF_A_KIND: "7s 7h 7d 7c Kd",
    Category.FULL_HOUSE: "Qc Qs Qd 4h 4c",
    Category.FLUSH: "Ah Jh 8h 5h 2h",
    Category.STRAIGHT: "8c 7d 6s 5h 4c",
    Category.THREE_OF_A_KIND: "9d 9s 9c Kh 3d",
    Category.TWO_PAIRS: "Js Jd 6h 6c As",
    Category.PAIR: "Ac Ad Ts 7h 4s",
    Category.HIGH_CARD: "Ad Qs 9h 6c 3s",
}
WITH_JOKER = {Category.FIVE_OF_A_KIND: "Ts Th Td Tc Xb", **SAMPLES}
MAKING = {
    Category.FOUR_OF_A_KIND: 4,
    Category.THREE_OF_A_KIND: 3,
    Category.TWO_PAIRS: 4,
    Category.PAIR: 2,
    Category.HIGH_CARD: 1,
}
LOWS = (  # the five best, then what beats what
    "5s 4h 3d 2c Ah",
    "6h 4c 3s 2d Ac",
    "6d 5s 3h 2h As",
    "6c 5d 4s 2c Ad",
    "6s 5h 4d 3c Ah",
    "Kd Js 9c 6h 2s",
    "2d 2h 5c 4s 3h",
    "3s 3d 2c 2h Ac",
    "As Ah Ac 3d 2c",
)

BEST_LOWS = 5

LEFT, RIGHT, TOP = 26, 833, 118
WIDE, FOOT = 791, 1014
CARD, PITCH = 78, 83


@dataclass(frozen=True, slots=True)
class Row:
    """One cell of a help card: a kind of hand and a sample of it."""

    name: str
    meaning: str
    sample: tuple[Card, ...]
    making: int


def paint_hands(language: Language, jokers: bool = False) -> Canvas:
    """The kinds of high hands, best first; with jokers also five of a kind, which comes before all."""
    rows = [
        Row(
            category_name(category, language).upper(),
            category_meaning(category, language),
            _cards(sample),
            MAKING.get(category, 5),
        )
        for category, sample in (WITH_JOKER if jokers else SAMPLES).items()
    ]
    notes = [say(language, "help-note-joker")] if jokers else []
    return _painted(
        language,
        say(language, "help-hands"),
        say(language, "help-order"),
        rows,
        [*say(language, "help-note").split("\n"), *notes, say(language, "help-note-suits")],
    )


def paint_lows(language: Language) -> Canvas:
    """The five best low hands, lowest first, and which kinds lose to them."""
    rows = [_low_row(place, sample, language) for place, sample in enumerate(LOWS)]
    return _painted(
        language,
        say(language, "help-lows"),
        say(language, "help-lows-order"),
        rows,
        say(language, "help-note-low").split("\n"),
    )


def _low_row(place: int, sample: str, language: Language) -> Row:
    hand = best_low(_cards(sample))
    name, meaning = hand_name(hand, language), hand_detail(hand, language)
    if place == 0:
        meaning = say(language, "help-low-best")
    elif place == BEST_LOWS:
        name, meaning = say(language, "help-low-any"), say(language, "help-low-any.means")
    elif place > BEST_LOWS:
        meaning = category_meaning(hand.category, language)
    return Row(name.upper(), meaning, hand.cards, len(hand.cards))


def _painted(language: Language, title: str, order: str, rows: Sequence[Row], notes: Sequence[str]) -> Canvas:
    canvas = on_ground("ranks")
    _head(canvas, title, order)
    in_column = len(rows) // 2 + 1
    step = (FOOT + 9 - TOP) / in_column
    room = WIDE - 92 - 16 - 4 * PITCH - CARD - 14
    size = widest([row.name for row in rows], Type.NAME, BODY, room)
    for number, row in enumerate(rows):
        column, line = divmod(number, in_column)
        _row(
            canvas, row, number + 1, (LEFT, RIGHT)[column], TOP + line * step, round(step - 9), size, language
        )
    line = len(rows) - in_column
    y = TOP + line * step
    _notes(canvas, notes, RIGHT, y, round(FOOT - y))
    canvas.frame()
    return canvas


def _head(canvas: Canvas, title: str, order: str) -> None:
    suits = ("spades", "hearts", "diamonds", "clubs")
    left = 1614 - 4 * 78 + 12
    head = canvas.write(title, Type.TITLE, TITLE, GOLD, 42, top=34, room=760)
    room = left - 30 - head.right - 34
    canvas.write(order, Type.TEXT, SIGN, MUTED, head.right + 34, base=head.bottom + 6, room=room)
    for number, suit in enumerate(suits):
        canvas.put(f"french-deck/suits/{suit}-block", left + number * 78, 30, 66)


def _row(
    canvas: Canvas, row: Row, number: int, x: float, y: float, tall: int, size: Size, language: Language
) -> None:
    first = number == 1
    canvas.put(f"chrome/panels/{'ranks-first' if first else 'pile-row'}", x, y, WIDE, tall)
    middle = y + tall / 2
    canvas.put(f"chrome/icons/rank-{'first' if first else 'other'}", x + 16, middle - 31, 62)
    colour = INK if first else GOLD
    canvas.write(str(number), Type.NUMERAL, SIGN, colour, x + 47, mid=middle, align="centre")
    left = x + WIDE - 16 - 4 * PITCH - CARD
    top = middle - cards.height(CARD) / 2
    for slot, card in enumerate(row.sample):
        dimmed = cards.NO_PART if slot >= row.making else 0
        cards.up(canvas, card, language, left + slot * PITCH, top, CARD, dimmed=dimmed)
    caps = cap_height(Type.NAME, size), cap_height(Type.TEXT, SIGN)
    head = middle - (caps[0] + 20 + caps[1]) / 2
    canvas.write(row.name, Type.NAME, size, GOLD if first else IVORY, x + 92, top=head)
    words = ON_ACTIVE if first else MUTED
    room = left - 14 - x - 92
    canvas.write(
        row.meaning, Type.TEXT, SIGN, words, x + 92, top=head + caps[0] + 20, room=room, least=NAME_MIN
    )


def _notes(canvas: Canvas, notes: Sequence[str], x: float, y: float, tall: int) -> None:
    """The last cell: what decides between equal hands; the line that depends on the game in gold."""
    canvas.put("french-deck/panel-hidden", x, y, WIDE, tall)
    size = widest(notes, Type.TEXT, SIGN, WIDE - 2 * 26)
    step = min(44, (tall - 30) / len(notes))
    top = y + tall / 2 - ((len(notes) - 1) * step + cap_height(Type.TEXT, size)) / 2
    for number, note in enumerate(notes):
        colour = GOLD if number == len(notes) - 1 else IVORY
        canvas.write(note, Type.TEXT, size, colour, x + 26, top=top + number * step)


def _cards(names: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, names.split()))
