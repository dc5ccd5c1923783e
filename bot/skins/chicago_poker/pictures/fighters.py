"""The fighters of a shootout below the winner, or all of them while a tie waits: rows, or two columns."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.emblems import hexagon, progress
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.hands import detail, in_order, rank_capitals
from bot.skins.kit.blocks import Told, lines, rank
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type, cap_height, width
from bot.skins.scene.theme import BODY, CAPTION, FIRE, GOLD, IVORY, LABEL_MIN, LEAD, MUTED, SIGN, Size, scaled
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.hands import Hand
from engine.chicago_poker.pieces import UP, Boss, Business

TWO_COLUMNS = 5  # from so many fighters
PRINTED = (50, 55, 60, 62, 67, 70, 76, 90, 93, 98, 101, 110, 120)  # widths of cards in these pictures
CARDS, WORDS = 594, 1124  # where they begin in every row: one column each, whatever the hands
TEXT_SIZE_MIN = CAPTION  # height of letters that still read well on a phone
SIXTH = 8  # a reinforcement stands that much apart


@dataclass(frozen=True, slots=True)
class Entry:
    """One fighter as the picture shows them."""

    boss: Boss
    player: str
    hand: Hand
    turned_up: frozenset[Card]  # they lay face down until now
    sent: tuple[Card, ...]  # reinforcements, round by round
    tied: bool  # must send another
    tiles: Counter[Business]  # what they control, the business that is fought over included once it is won
    wins_next: tuple[Business, ...]

    @property
    def sixth(self) -> bool:
        """A reinforcement stands beside the five, or is awaited there."""
        return bool(self.sent) or self.tied

    def lay(
        self, canvas: Canvas, x: float, y: float, wide: int, gap: int, shadow: cards.Shadow = cards.ON_TABLE
    ) -> float:
        """The cards sorted by combination, those that make the hand underlined, then the reinforcement.

        Returns the right edge of the five.
        """
        made, kickers = in_order(self.hand), self.hand.kickers
        for number in range(5):
            left = x + number * (wide + gap)
            if number < len(made) + len(kickers):
                card = (*made, *kickers)[number]
                cards.gangster(canvas, card, left, y, wide, shadow)
                if card in self.turned_up:
                    cards.was_hidden(canvas, left, y, wide)
            else:
                cards.slot(canvas, UP, left, y, wide)
        if kickers:
            span = len(made) * (wide + gap) - gap
            canvas.plate(GOLD, x + 3, y + cards.height(wide) + 8, span - 6, 6, 3)
        left = x + 5 * (wide + gap) + SIXTH
        if self.sent and not self.tied:  # earlier rounds were equal; the last one decides
            cards.reinforcement(canvas, self.sent[-1], left, y, wide)
        if self.tied:
            cards.slot(canvas, not UP, left, y, wide, 1)
            cards.plus(canvas, left, y, wide)
        return x + 5 * (wide + gap) - gap


def others(
    canvas: Canvas,
    entries: Sequence[Entry],
    top: float,
    foot: float,
    fighters: int,
    language: Language,
    first: int = 2,
) -> None:
    """The fighters in the room between top and foot, ranked from `first`."""
    if not entries:
        return
    across = 2 if fighters >= TWO_COLUMNS else 1
    down = -(-len(entries) // across)
    tall = min((foot - top) / down, {1: 350, 2: 350, 3: 240}.get(fighters, 196))
    if first == 1:
        tall = min((foot - top) / down, 250)
    top += (foot - top - tall * down) / 2
    sixth = any(entry.sixth for entry in entries)
    for number, entry in enumerate(entries):
        y, place = top + tall * (number // across), 1 if entry.tied else number + first
        if across == 2:
            _cell(canvas, entry, place, 26 + (number % 2) * 806, y, tall, fighters, language, narrow=sixth)
        else:
            _row(canvas, entry, place, y, tall, fighters, language)
    if across * down > len(entries) and any(entry.turned_up for entry in entries):
        _legend(canvas, 26 + 806 + 396, top + tall * (down - 1) + (tall - 8) / 2, language)


def _snapped(bound: float) -> int:
    """The widest card that fits and of which there is a print."""
    return max((wide for wide in PRINTED if wide <= bound), default=PRINTED[0])


def _row(
    canvas: Canvas, entry: Entry, place: int, y: float, tall: float, fighters: int, language: Language
) -> None:
    k = min(max(tall / 190, 1), 1.3)
    middle = y + (tall - 8) / 2
    _panel(canvas, entry, fighters, 26, y, 1598, tall)
    rank(canvas, place, 48, middle - 28, 56, first=False)
    side = round(min(tall - 26, 150 * k))
    canvas.put(portrait(entry.boss), 231 - side / 2, middle - side / 2, side)
    canvas.claim(entry.boss.value, 231 - side / 2, middle - side / 2, side, side)
    name, player, icon = scaled(LEAD, k), scaled(SIGN, k), round(38 * k)
    _name(canvas, entry, 358, middle, CARDS - 20 - 358, (name, player, icon))
    duel = fighters == 2
    wide = _snapped(min(101 if duel else 76, (tall - 50) / 2.2) if tall > 175 else 60)
    right = entry.lay(canvas, CARDS, middle - 3 - cards.height(wide) / 2, wide, 9)
    beside = SIXTH + 9 + wide if duel and entry.sixth else 0  # the cards of a duel reach beyond the column
    x = max(WORDS, right + beside + 30) if duel else WORDS
    lines(canvas, x, middle, 1604 - x, (
        (rank_capitals(entry.hand.rank, language), Type.NAME, LEAD, IVORY, 18),
        *_told(details(entry, 1604 - x, language), SIGN),
    ))  # fmt: skip


def _name(
    canvas: Canvas, entry: Entry, x: float, middle: float, room: float, sizes: tuple[Size, Size, int]
) -> None:
    """Name, player, and what was at stake: what they control."""
    name, player, icon = sizes
    caps = cap_height(Type.NAME, name), cap_height(Type.TEXT, player)
    y = middle - (caps[0] + 12 + caps[1] + 13 + hexagon(icon)) / 2
    canvas.write(SHORT[entry.boss], Type.NAME, name, IVORY, x, top=y, room=room)
    y += caps[0] + 12
    canvas.write(entry.player, Type.TEXT, player, MUTED, x, top=y, room=room, least=LABEL_MIN)
    disc = (0.70, 0.62, 0.68)
    progress(canvas, entry.tiles, entry.wins_next, x, y + caps[1] + 13, icon, 7, disc)


def _cell(
    canvas: Canvas,
    entry: Entry,
    place: int,
    x: float,
    y: float,
    tall: float,
    fighters: int,
    language: Language,
    *,
    narrow: bool,
) -> None:
    middle = y + (tall - 8) / 2
    _panel(canvas, entry, fighters, x, y, 792, tall)
    side = round(min(tall - 40, 132))
    canvas.put(portrait(entry.boss), x + 22, middle - side / 2, side)
    canvas.claim(entry.boss.value, x + 46, middle - side / 2 + 24, side - 24, side - 24)
    rank(canvas, place, x + 8, y + 6, 46, first=False)
    start, foot = x + 22 + side + 18, x + 792 - 16
    wide = 50 if narrow else _snapped(min(62, (tall - 34) / 2.2))
    entry.lay(canvas, start, middle - 4 - cards.height(wide) / 2, wide, 5)
    left = start + 372
    lines(canvas, left, middle, foot - left, (
        (SHORT[entry.boss], Type.LABEL, SIGN, GOLD, 18),
        (rank_capitals(entry.hand.rank, language), Type.NAME, BODY, IVORY, 16),
        *_told(details(entry, foot - left, language), SIGN),
    ))  # fmt: skip


def details(entry: Entry, room: float, language: Language) -> Sequence[str]:
    """The hand in a few words, and what was sent: in a line of its own where both are too long for one."""
    together = detail(entry.hand, language, entry.sent)
    if not entry.sent or width(together, Type.TEXT, TEXT_SIZE_MIN) <= room:
        return (together,)
    return detail(entry.hand, language), " ".join(f"+{card.value}" for card in entry.sent)


def _told(words: Sequence[str], size: Size) -> Sequence[Told]:
    """Lines of small text, the last of them with nothing below."""
    return [
        (line, Type.TEXT, size, MUTED, 10 * (number + 1 < len(words))) for number, line in enumerate(words)
    ]


def _panel(canvas: Canvas, entry: Entry, fighters: int, x: float, y: float, wide: int, tall: float) -> None:
    if entry.tied:
        canvas.glow(Box(x + 4, y + 4, x + wide - 4, y + tall - 12), 12, FIRE, 12, 0.75)
    canvas.put(f"chrome/panels/shootout-other-{max(2, fighters)}", x, y, wide, round(tall - 8))


def _legend(canvas: Canvas, x: float, y: float, language: Language) -> None:
    words = say(language, "picture-turned-up")
    left = x - (40 + 14 + width(words, Type.TEXT, SIGN)) / 2
    canvas.put("cards/marker-was-hidden", left, y - 20, 40)
    canvas.write(words, Type.TEXT, SIGN, MUTED, left + 54, mid=y)
