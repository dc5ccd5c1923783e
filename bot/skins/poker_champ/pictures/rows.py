"""One boss of a showdown: the five cards that count, sorted by combination, the hand's name, the ribbon."""

from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, largest, medallion
from bot.skins.french_deck import cards
from bot.skins.french_deck.words import hand_detail, hand_name, hand_words
from bot.skins.kit.blocks import least, rank, ribbon, wrapped
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, cap_height, fitted
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    CREAM,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LABEL_MIN,
    LEAD,
    MUTED,
    NAME_MIN,
    ON_ACTIVE,
    ON_FIRE,
    SIGN,
    TITLE,
    Size,
)
from bot.table.languages import Language
from engine.french_deck import Card, Hand
from engine.poker_champ.pieces import Boss

LEFT, WIDE = 26, 1598
APART = 15  # how far the kickers stand from the combination


@dataclass(frozen=True, slots=True)
class Entry:
    """One boss as the picture shows them."""

    boss: Boss
    player: str
    own: tuple[Card, Card]  # they were hidden until now
    hand: Hand
    place: int
    note: str  # what they paid, where they could not pay everything
    takes: str  # out of the pot, in capitals

    @property
    def best(self) -> bool:
        """Nobody has a better hand."""
        return self.place == 1

    @property
    def unused(self) -> tuple[Card, ...]:
        """The own cards that the hand does not need."""
        return tuple(card for card in self.own if card not in self.hand.cards)


def winner(canvas: Canvas, entry: Entry, y: float, tall: int, language: Language) -> None:
    """The only best hand: large."""
    _ground(canvas, entry, LEFT, y, WIDE, tall)
    middle = y + tall / 2
    rank(canvas, 1, 43, middle - 33, 66, first=True)
    side = largest(tall - 40)
    medallion(canvas, entry.boss, 117, middle - side / 2, side, active=True)
    start = 117 + side + 20
    _names(canvas, entry, start, middle, 526 - start, (HEAD, BODY), GOLD, ON_ACTIVE)
    card = 136 if tall >= 260 else 132
    _cards(canvas, entry, 536, middle, card, 8, 62 if tall >= 260 else 56, language, stacked=True)
    x = 1374
    _told(canvas, entry, x, middle, 1608 - x, tall, language)


def other(canvas: Canvas, entry: Entry, y: float, tall: int, language: Language) -> None:
    """Another hand in a row of its own; lit where it is one of several that are best."""
    _ground(canvas, entry, LEFT, y, WIDE, tall)
    middle = y + tall / 2
    rank(canvas, entry.place, 51, middle - 27, 54, first=entry.best)
    side = largest(min(140, tall - 12))
    medallion(canvas, entry.boss, 201 - side / 2, middle - side / 2, side, active=entry.best)
    colour, tone = (GOLD, ON_ACTIVE) if entry.best else (IVORY, MUTED)
    roomy = tall >= 150
    _names(
        canvas,
        entry,
        295,
        middle,
        556 - 295,
        (LEAD, SIGN) if roomy else (BODY, SIGN) if tall >= 124 else (SIGN, CAPTION),
        colour,
        tone,
    )
    card = 112 if tall >= 210 else 98 if tall >= 160 else 80 if tall >= 124 else 62
    small = 62 if card == 112 else 56 if card > 62 else 46
    _cards(canvas, entry, 566, middle + (4 if tall > 124 else 0), card, 8, small, language)
    x = 1272 if card == 112 else 1220
    room, size, text = 1606 - x, LEAD if roomy else BODY, SIGN
    space = (18 if tall >= 170 else 12) if roomy else 11
    told = [
        (hand_name(entry.hand, language).upper(), Type.NAME, size, IVORY),
        (hand_detail(entry.hand, language), Type.TEXT, text, tone),
    ]
    heights = [cap_height(kind, size) for _, kind, size, _ in told]
    ribboned = 46 + space if entry.takes else 0
    top = middle - (sum(heights) + space + ribboned) / 2
    for (line, kind, size, hue), high in zip(told, heights, strict=True):
        canvas.write(line, kind, size, hue, x, top=top, room=room, least=LABEL_MIN)
        top += high + space
    if entry.takes:
        ribbon(canvas, entry.takes, x, top, 46, room, SIGN, 22)


def cell(canvas: Canvas, entry: Entry, x: float, y: float, wide: int, tall: int, language: Language) -> None:
    """Another hand in one of two columns."""
    _ground(canvas, entry, x, y, wide, tall)
    middle = y + tall / 2
    side = largest(min(116, tall - 20))
    medallion(canvas, entry.boss, x + 18, middle - side / 2, side, active=entry.best)
    rank(canvas, entry.place, x + 6, y + 4, 44, first=entry.best)
    card = 70 if tall >= 170 else 62
    start = x + 18 + side + 14
    end = _cards(canvas, entry, start, middle + 6, card, 5, 46, language, stacked=True)
    left = end + 12
    room = x + wide - 12 - left
    colour, tone = (GOLD, ON_ACTIVE) if entry.best else (IVORY, MUTED)
    told = [(SHORT[entry.boss], Type.LABEL, SIGN, colour)]
    if tall >= 140:
        told.append((hand_name(entry.hand, language).upper(), Type.NAME, SIGN, CREAM))
        details, size = wrapped(hand_detail(entry.hand, language), Type.TEXT, CAPTION, room, 2, NAME_MIN)
    else:
        details, size = wrapped(hand_words(entry.hand, language), Type.TEXT, CAPTION, room, 2, NAME_MIN)
    told += [(line, Type.TEXT, size, tone) for line in details]
    if entry.takes:
        told.append((entry.takes, Type.NUMERAL, SIGN, GOLD))
    heights = [cap_height(kind, size) for _, kind, size, _ in told]
    space = min(13, (tall - 16 - sum(heights)) / len(told))
    top = middle - (sum(heights) + space * (len(told) - 1)) / 2
    for (text, kind, size, hue), high in zip(told, heights, strict=True):
        canvas.write(text, kind, size, hue, left, top=top, room=room, least=NAME_MIN)
        top += high + space


def lone(canvas: Canvas, entry: Entry, y: float, tall: int, language: Language) -> None:
    """Won unseen: the two cards, large, the best they could have made, and the pot."""
    _ground(canvas, entry, LEFT, y, WIDE, tall)
    middle = y + tall / 2
    medallion(canvas, entry.boss, 72, middle - 150, 300, active=True)
    x, wide = 412, 258
    for number, card in enumerate(entry.own):
        left = x + number * (wide + 18)
        cards.up(canvas, card, language, left, middle - cards.height(wide) / 2, wide)
        cards.was_hidden(canvas, left, middle - cards.height(wide) / 2, wide)
    left = x + 2 * wide + 18 + 44
    room = 1606 - 20 - left
    name = hand_name(entry.hand, language).upper()
    title = fitted(SHORT[entry.boss], Type.NAME, TITLE, room)[1]
    told = (
        (SHORT[entry.boss], Type.NAME, title, GOLD, 20, 40),
        (entry.player, Type.TEXT, LEAD, ON_ACTIVE, 44, 32),
        (say(language, "picture-all-folded"), Type.TEXT, LEAD, CREAM, 40, 30),
        (name, Type.TITLE, TITLE, CREAM, 18, 40),
        (hand_detail(entry.hand, language), Type.TEXT, BODY, IVORY, 36, 27),
    )
    lines = [line for line in told if line[0]]
    top = middle - (sum(cap_height(kind, size) + below for _, kind, size, _, below, _ in lines) + 66) / 2
    for text, kind, size, colour, below, smallest in lines:
        canvas.write(text, kind, size, colour, left, top=top, room=room, least=smallest)
        top += cap_height(kind, size) + below
    ribbon(canvas, entry.takes, left, top, 66, room, LEAD, 32, tracking=1)


def _ground(canvas: Canvas, entry: Entry, x: float, y: float, wide: int, tall: int) -> None:
    """The panel: in a golden frame for whoever has the best hand."""
    if not entry.best:
        canvas.put("poker-champ/panel-dark", x, y, wide, tall)
        return
    canvas.glow(Box(x, y, x + wide, y + tall), 14, GOLD, 18, 0.5)
    canvas.put("poker-champ/panel-lit", x, y, wide, tall)


def _names(
    canvas: Canvas,
    entry: Entry,
    x: float,
    middle: float,
    room: float,
    sizes: tuple[Size, Size],
    colour: str,
    tone: str,
) -> None:
    """Boss and player; under them what they paid, where that was not everything."""
    name, player = sizes
    space, flame = (19, 46) if name > BODY else (11, 36) if name == BODY else (8, 30)
    caps = [cap_height(Type.NAME, name)]
    if entry.player:
        caps.append(cap_height(Type.TEXT, player))
    if entry.note:
        caps.append(flame)
    y = middle - (sum(caps) + space * (len(caps) - 1)) / 2
    canvas.write(SHORT[entry.boss], Type.NAME, name, colour, x, top=y, room=room)
    y += caps[0] + space
    if entry.player:
        canvas.write(entry.player, Type.TEXT, player, tone, x, top=y, room=room, least=least(player))
        y += caps[1] + space
    if entry.note:
        canvas.put("poker-champ/mark-all-in", x, y, flame)
        left = x + flame + 12
        canvas.write(
            entry.note,
            Type.TEXT,
            SIGN,
            ON_FIRE,
            left,
            mid=y + flame / 2,
            room=room - flame - 12,
            least=LABEL_MIN,
        )


def _cards(
    canvas: Canvas,
    entry: Entry,
    x: float,
    middle: float,
    wide: int,
    gap: int,
    small: int,
    language: Language,
    *,
    stacked: bool = False,
) -> float:
    """The five that count, kickers apart, a lozenge on those that were hidden; at the right the unused.

    Returns the right edge of all of them.
    """
    made, making = entry.hand.cards, entry.hand.making
    y = middle - cards.height(wide) / 2
    left = x
    for number, card in enumerate(made):
        left = x + number * (wide + gap) + (APART if number >= making else 0)
        cards.up(canvas, card, language, left, y, wide)
        if card in entry.own:
            cards.was_hidden(canvas, left, y, wide)
    left = x + 4 * (wide + gap) + APART + wide + (20 if wide > 90 else 10)
    tall = cards.height(small)
    for number, card in enumerate(entry.unused):
        count = len(entry.unused)
        if stacked:
            top = middle - (count * tall + (count - 1) * 8) / 2 + number * (tall + 8)
            cards.up(canvas, card, language, left, top, small, dimmed=cards.UNUSED)
        else:
            across = left + number * (small + 6)
            cards.up(canvas, card, language, across, middle - tall / 2, small, dimmed=cards.UNUSED)
    return left + small


def _told(
    canvas: Canvas, entry: Entry, x: float, middle: float, room: float, tall: int, language: Language
) -> None:
    """The winner's hand: its name on up to two lines, in words, and what they take."""
    takes = 62 if entry.takes else 0
    title, text = TITLE, SIGN
    while True:
        names, title = wrapped(hand_name(entry.hand, language).upper(), Type.TITLE, title, room, 2, BODY)
        details, text = wrapped(hand_detail(entry.hand, language), Type.TEXT, text, room, 2)
        caps = cap_height(Type.TITLE, title), cap_height(Type.TEXT, text)
        height = len(names) * (caps[0] + 17) + len(details) * (caps[1] + 14) + takes
        if height <= tall - 34 or title <= 40:
            break
        title, text = Size(title - 2), Size(max(CAPTION, text - 1))
    y = middle - (height - (0 if takes else 14)) / 2
    for line in names:
        canvas.write(line, Type.TITLE, title, CREAM, x, top=y)
        y += caps[0] + 17
    for line in details:
        canvas.write(line, Type.TEXT, text, IVORY, x, top=y)
        y += caps[1] + 14
    if entry.takes:
        shown, size = fitted(entry.takes, Type.NUMERAL, BODY, room - 24)
        canvas.plate(GOLD, x, y + 6, room, 48, 8)
        canvas.write(shown, Type.NUMERAL, size, INK, x + room / 2, mid=y + 30, align="centre")
        canvas.claim("ribbon", x, y + 6, room, 48)
