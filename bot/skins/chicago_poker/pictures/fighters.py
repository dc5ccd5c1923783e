"""The fighters of a shootout below the winner, or all of them while a tie waits: rows, or two columns."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.emblems import controls
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.hands import detail, in_order, rank_capitals
from bot.skins.kit import blocks
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
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
    APART,
    BODY,
    CLOSE,
    FIRE,
    GOLD,
    IVORY,
    LABEL_MIN,
    LACQUER,
    LEAD,
    MUTED,
    NEAR,
    SIGN,
    Size,
    scaled,
)
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.hands import Hand
from engine.chicago_poker.pieces import FULL_COLUMN, UP, Boss, Business

TWO_COLUMNS = 5  # from so many fighters
PRINTED = (50, 55, 60, 62, 67, 70, 76, 90, 93, 98, 101, 110, 120)  # widths of cards in these pictures
SIXTH = 8  # a reinforcement stands that much apart
AIR, GAP, BETWEEN = 16, 20, 14  # inside a panel, between its columns, between two panels side by side
PLACE, FACE, NAMES, CARDS = 56, 214, 224, 510  # columns of every row, whatever the hands
LEFT, PANELS = 26, 1598  # where the panels begin, and how wide they are


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

    def laid(self, wide: int, gap: int, shadow: cards.Shadow = cards.ON_TABLE) -> Block:
        """The cards sorted by combination, those that make the hand underlined, then the reinforcement."""
        span = FULL_COLUMN * (wide + gap) + (SIXTH + wide if self.sixth else -gap)
        sent = self.sent[-1] if self.sent else None  # earlier rounds were equal; the last one decides
        shown = self.hand, self.turned_up, sent, self.tied, wide, gap, shadow
        return row(Sized(Same(_laid, shown), span, cards.of(wide).height))

    def names(
        self, sizes: tuple[Size, Size, int], colours: tuple[str, str] = (IVORY, MUTED), gap: float = NEAR
    ) -> Block:
        """Boss, player, and what was at stake: what they control."""
        name, player, icon = sizes
        return column(
            Text(SHORT[self.boss], Type.NAME, name, colours[0]),
            Text(self.player, Type.TEXT, player, colours[1], LABEL_MIN, cut=True),
            controls(self.tiles, self.wins_next, icon),
            gap=gap,
        )

    def told(self, language: Language, letters: Size, colour: str = MUTED) -> Block:
        """The hand in a few words, and what was sent: on two lines where one is too short for both."""
        words = detail(self.hand, language, self.sent)
        choices: list[Block] = [Text(words, Type.TEXT, letters, colour)]
        if self.sent:
            sent = " ".join(f"+{card.value}" for card in self.sent)
            lines = [Text(line, Type.TEXT, letters, colour) for line in (detail(self.hand, language), sent)]
            choices.append(column(*lines))
        return Fit((*choices, Lines(words, Type.TEXT, letters, colour)))


def _laid(
    held: Hand,
    turned_up: frozenset[Card],
    sent: Card | None,
    tied: bool,
    wide: int,
    gap: int,
    shadow: cards.Shadow,
) -> Block:
    drawn, made, kickers = cards.of(wide, shadow), in_order(held), held.kickers
    laid = drawn.hand((*made, *kickers), turned_up)
    if tied:
        laid += [Space(SIXTH - gap), drawn.added(drawn.slot(not UP))]
    elif sent is not None:
        laid += [Space(SIXTH - gap), drawn.reinforcement(sent)]
    if not kickers:
        return row(*laid, gap=gap)
    span = len(made) * (wide + gap) - gap
    bar = Stack((Space(span - 6, 6),), ground=Plate(GOLD, 3))
    return Overlay(row(*laid, gap=gap), (Pin(bar, 0, 1, (span / 2, 11)),))


@dataclass(frozen=True, slots=True)
class _Panel:
    """The panel of a fighter; who must send a reinforcement stands in the fire."""

    fighters: int
    tied: bool
    colour: str = LACQUER

    def paint(self, canvas: Canvas, box: Box) -> None:
        if self.tied:
            lit = Box(box.left + 4, box.top + 4, box.right - 4, box.bottom - 4)
            canvas.glow(lit, 12, FIRE, 12, 0.75)
        name = f"chrome/panels/shootout-other-{max(2, self.fighters)}"
        canvas.put(name, box.left, box.top, round(box.size[0]), round(box.size[1]))


def others(entries: Sequence[Entry], room: float, fighters: int, language: Language, first: int = 2) -> Block:
    """The fighters in a room of that height, ranked from `first`."""
    across = 2 if fighters >= TWO_COLUMNS else 1
    down = -(-len(entries) // across)
    tall = (
        min(room / max(1, down), 250 if first == 1 else {1: 350, 2: 350, 3: 240}.get(fighters, 196)) - CLOSE
    )
    places = [1 if entry.tied else number for number, entry in enumerate(entries, start=first)]
    if across == 1:
        rows = [
            Sized(_row(entry, place, tall, fighters, language), PANELS, tall)
            for entry, place in zip(entries, places, strict=True)
        ]
        return column(*rows, gap=CLOSE)
    wide, narrow = (PANELS - BETWEEN) / 2, any(entry.sixth for entry in entries)
    cells: list[Block] = [
        _cell(entry, place, tall, fighters, language, narrow=narrow)
        for entry, place in zip(entries, places, strict=True)
    ]
    if len(cells) % 2:
        shown = any(entry.turned_up for entry in entries)
        cells.append(Sized(_legend(language) if shown else Space(), wide, tall))
    pairs = [row(*cells[number : number + 2], gap=BETWEEN) for number in range(0, len(cells), 2)]
    return column(*pairs, gap=CLOSE)


def line(place: Block, face: Block, names: Block, hand: Block, words: Block) -> tuple[Block, ...]:
    """The columns of a row: each begins at the same place in every row."""
    return (
        Sized(place, PLACE),
        Sized(face, FACE),
        Sized(names, NAMES),
        Sized(hand, max(CARDS, hand.size(CARDS).wide)),
        words,
    )


def _snapped(bound: float) -> int:
    """The widest card that fits and of which there is a print."""
    return max((wide for wide in PRINTED if wide <= bound), default=PRINTED[0])


def _row(entry: Entry, place: int, tall: float, fighters: int, language: Language) -> Block:
    k = min(max((tall + CLOSE) / 190, 1), 1.3)
    side = round(min(tall - APART, 150 * k))
    wide = _snapped(min(101 if fighters == 2 else 76, (tall - 42) / 2.2) if tall > 167 else 60)
    hand = entry.laid(wide, 9)
    return Stack(
        (
            *line(
                blocks.place(place, 56, first=False),
                Sprite(portrait(entry.boss), side, claims=entry.boss.value),
                entry.names((scaled(LEAD, k), scaled(SIGN, k), round(38 * k))),
                hand,
                column(
                    Text(rank_capitals(entry.hand.rank, language), Type.NAME, LEAD, IVORY, SIGN),
                    entry.told(language, SIGN),
                    gap=APART,
                    grow=1,
                ),
            ),
        ),
        GAP,
        pad=(AIR, 0),
        ground=_Panel(fighters, entry.tied),
    )


def _cell(entry: Entry, place: int, tall: float, fighters: int, language: Language, *, narrow: bool) -> Block:
    side = round(min(tall - 32, 132))
    wide = 50 if narrow else _snapped(min(62, (tall - 26) / 2.2))
    hand = Stack(
        (
            Piece(side, side, lambda canvas, x, y: _face(canvas, entry.boss, x, y, side)),
            Sized(entry.laid(wide, 5), 340),
            column(
                Text(SHORT[entry.boss], Type.LABEL, SIGN, GOLD),
                Text(rank_capitals(entry.hand.rank, language), Type.NAME, BODY, IVORY, LABEL_MIN),
                entry.told(language, SIGN),
                gap=APART,
                grow=1,
            ),
        ),
        APART,
        pad=(AIR, 0),
        ground=_Panel(fighters, entry.tied),
    )
    corner = Pin(blocks.place(place, 46, first=False), 0, 0, (31, 29))
    return Overlay(Sized(hand, (PANELS - BETWEEN) / 2, tall), (corner,))


def _face(canvas: Canvas, boss: Boss, x: float, y: float, side: int) -> None:
    """The portrait; the place in the ranking stands on its corner."""
    canvas.put(portrait(boss), x, y, side)
    canvas.claim(boss.value, x + 24, y + 24, side - 24, side - 24)


def _legend(language: Language) -> Block:
    words = Text(say(language, "picture-turned-up"), Type.TEXT, SIGN, MUTED)
    return row(Sprite("cards/marker-was-hidden", 40), words, gap=BETWEEN, at="centre")
