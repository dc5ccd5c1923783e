"""The fighters of a shootout below the winner, or all of them while a tie waits: rows, or two columns."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import SHORT, portrait
from bot.skins.chicago_poker.pictures.emblems import rank
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.hands import detail, in_order, rank_capitals
from bot.skins.kit.canvas import FIRE, GOLD, IVORY, MUTED, Box, Canvas
from bot.skins.kit.lettering import Type, cap_height, width
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.hands import Hand
from engine.chicago_poker.pieces import UP, Boss

TWO_COLUMNS = 5  # from so many fighters
PRINTED = (55, 62, 67, 70, 76, 90, 93, 98, 101, 110, 120)  # widths of cards in these pictures


@dataclass(frozen=True, slots=True)
class Entry:
    """One fighter as the picture shows them."""

    boss: Boss
    player: str
    hand: Hand
    turned_up: frozenset[Card]  # they lay face down until now
    sent: tuple[Card, ...]  # reinforcements, round by round
    tied: bool  # must send another

    def lay(
        self,
        canvas: Canvas,
        x: float,
        y: float,
        wide: int,
        gap: int,
        apart: int,
        shadow: cards.Shadow = cards.ON_TABLE,
    ) -> float:
        """The cards sorted by combination, side cards set apart, then reinforcements; the right edge."""
        made, left = in_order(self.hand), x
        kickers = self.hand.kickers
        for number in range(5):
            if number == len(made) and kickers:
                left += round(0.22 * wide)
            if number < len(made) + len(kickers):
                card = (*made, *kickers)[number]
                cards.gangster(canvas, card, left, y, wide, shadow)
                if card in self.turned_up:
                    cards.was_hidden(canvas, left, y, wide)
            else:
                cards.slot(canvas, UP, left, y, wide, 0.5)
            left += wide + gap
        right = left - gap
        if self.sent:  # earlier rounds were equal; the last one decides
            cards.reinforcement(canvas, self.sent[-1], right + apart, y, wide)
            right += apart + wide
        if self.tied:
            cards.slot(canvas, not UP, right + apart, y, wide)
            cards.plus(canvas, right + apart, y, wide)
            right += apart + wide
        return right

    def span(self, wide: int, gap: int, apart: int) -> float:
        """How much room `lay` takes."""
        more = (1 if self.sent else 0) + (1 if self.tied else 0)
        return (
            5 * (wide + gap) - gap + (round(0.22 * wide) if self.hand.kickers else 0) + more * (apart + wide)
        )


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
    for number, entry in enumerate(entries):
        y, place = top + tall * (number // across), 1 if entry.tied else number + first
        if across == 2:
            _cell(canvas, entry, place, 26 + (number % 2) * 806, y, tall, fighters, language)
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
    name, player = round(42 * k), round(30 * k)
    _lines(canvas, 358, middle, 256, (
        (SHORT[entry.boss], Type.NAME, name, IVORY, 15 * k), (entry.player, Type.TEXT, player, MUTED, 0)
    ))  # fmt: skip
    wide = _snapped(min(round(78 * k), (tall - 28) / 2.2))
    right = entry.lay(canvas, 660, middle + 3 - cards.height(wide) / 2, wide, 6, 34)
    x = right + (40 if entry.sent or entry.tied else 60)
    _lines(canvas, x, middle, 1604 - x, (
        (rank_capitals(entry.hand.rank, language), Type.NAME, 48, IVORY, 18),
        (detail(entry.hand, language, entry.sent), Type.TEXT, 34, MUTED, 0),
    ))  # fmt: skip


def _cell(
    canvas: Canvas,
    entry: Entry,
    place: int,
    x: float,
    y: float,
    tall: float,
    fighters: int,
    language: Language,
) -> None:
    middle = y + (tall - 8) / 2
    _panel(canvas, entry, fighters, x, y, 792, tall)
    side = round(min(tall - 40, 132))
    canvas.put(portrait(entry.boss), x + 22, middle - side / 2, side)
    canvas.claim(entry.boss.value, x + 46, middle - side / 2 + 24, side - 24, side - 24)
    rank(canvas, place, x + 8, y + 6, 46, first=False)
    start, foot = x + 22 + side + 18, x + 792 - 16
    words = rank_capitals(entry.hand.rank, language), detail(entry.hand, language, entry.sent)
    wide = _narrowed(entry, _snapped(min(70, (tall - 34) / 2.2)), foot - start, words)
    left = entry.lay(canvas, start, middle - cards.height(wide) / 2, wide, 5, 34) + 37
    _lines(canvas, left, middle, foot - left, (
        (SHORT[entry.boss], Type.LABEL, 33, GOLD, 18),
        (words[0], Type.NAME, 40, IVORY, 16),
        (words[1], Type.TEXT, 30, MUTED, 0),
    ))  # fmt: skip


def _narrowed(entry: Entry, wide: int, room: float, words: tuple[str, str]) -> int:
    """The widest cards beside which the name of the hand and its detail can still be read."""
    for narrower in sorted((w for w in PRINTED if w <= wide), reverse=True):
        left = room - entry.span(narrower, 5, 34) - 37
        if width(words[0], Type.NAME, 28) <= left and width(words[1], Type.TEXT, 25) <= left:
            return narrower
    return PRINTED[0]


def _panel(canvas: Canvas, entry: Entry, fighters: int, x: float, y: float, wide: int, tall: float) -> None:
    if entry.tied:
        canvas.glow(Box(x + 4, y + 4, x + wide - 4, y + tall - 12), 12, FIRE, 12, 0.75)
    canvas.put(f"chrome/panels/shootout-other-{max(2, fighters)}", x, y, wide, round(tall - 8))


def _lines(
    canvas: Canvas, x: float, middle: float, room: float, lines: Sequence[tuple[str, Type, int, str, float]]
) -> None:
    """Lines of text one under the other, the block centred: text, type, size, colour, room below."""
    heights = [cap_height(kind, size) for _, kind, size, _, _ in lines]
    y = middle - (sum(heights) + sum(line[4] for line in lines)) / 2
    for (text, kind, size, colour, below), tall in zip(lines, heights, strict=True):
        least = round(0.86 * size) if kind is Type.TEXT and size < 34 else 14
        canvas.write(
            text, kind, size, colour, x, top=y, room=room, least=min(25, least) if kind is Type.TEXT else 14
        )
        y += tall + below


def _legend(canvas: Canvas, x: float, y: float, language: Language) -> None:
    words = say(language, "picture-turned-up")
    left = x - (40 + 14 + width(words, Type.TEXT, 34)) / 2
    canvas.put("cards/marker-was-hidden", left, y - 20, 40)
    canvas.write(words, Type.TEXT, 34, MUTED, left + 54, mid=y)
