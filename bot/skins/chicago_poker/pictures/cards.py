"""The cards of the wide pictures: faces, backs, empty places, and the marks of what happened to them.

Every function gets what it paints; none decides what may be seen.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial

from bot.skins.chicago_poker.pictures import printed
from bot.skins.chicago_poker.pictures.art_names import SUITS
from bot.skins.chicago_poker.pictures.places import Around, Cards, Five, Lying
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Box, Canvas, widest
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import (
    Block,
    Edged,
    Ground,
    Light,
    Overlay,
    Piece,
    Pin,
    Plate,
    Sized,
    Space,
    Sprite,
    Stack,
)
from bot.skins.scene.theme import FIRE, GLOW, GOLD, INK, IVORY, LACQUER, within
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import FULL_COLUMN, UP, Special

HAND_CARD = 150  # from this width a card is drawn as in the hand
VALUES = 15


def radius(width: float) -> float:
    """Return the radius of the corners of a card of that width."""
    return (0.13 if width < HAND_CARD else 0.09) * width


@dataclass(frozen=True, slots=True)
class Shadow:
    """The ground of a card, as far as it stands off the table."""

    blur: int
    drop: int
    strength: float
    colour: str = LACQUER

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Cast it."""
        wide, tall = round(box.size[0]), round(box.size[1])
        covered = _round_part(wide) if wide >= HAND_CARD else None
        canvas.shadow(
            box.left, box.top, wide, tall, radius(wide), self.blur, self.drop, self.strength, covered
        )


ON_TABLE = Shadow(5, 3, 0.6)
IN_SHOOTOUT = Shadow(6, 4, 0.6)
IN_HAND = Shadow(10, 8, 0.7)


@cache
def of(width: int, shadow: Shadow | None = ON_TABLE) -> "Tower":
    """Return the cards of a width."""
    return Tower(width, round(2.2 * width), shadow)


@dataclass(frozen=True, slots=True)
class Tower(Cards):
    """Cards that are 5 wide and 11 high, on their `shadow`."""

    shadow: Shadow | None = ON_TABLE

    @property
    def drawn(self) -> str:
        """Which drawing of backs and frames serves the width."""
        return "S" if self.width < 80 else "M"

    def gangster(self, card: Card) -> Block:
        """Return a gangster face up."""
        return Piece(self.width, self.height, partial(self._gangster, card))

    def own_hidden(self, card: Card) -> Block:
        """Return one's own hidden card: the face inside a border with a closed eye."""
        return Piece(self.width, self.height, partial(self._own_hidden, card))

    def back(self) -> Block:
        """Return a card face down."""
        return self._in(self.shadow, Sprite(f"cards/back-{self.drawn}", self.width, self.height, "back"))

    def slot(self, up: bool) -> Block:
        """Return an empty place."""
        drawn = self.drawn if self.width < HAND_CARD else "L"
        return Sprite(f"cards/slot-{'open' if up else 'hidden'}-{drawn}", self.width, self.height)

    def removed(self) -> Block:
        """Return the cross of a card just taken away."""
        return Sprite(f"cards/slot-removed-{self.drawn}", self.width, self.height)

    def next_place(self, up: bool) -> Block:
        """Return where a gangster may go, in a faint light."""
        corners = Sprite(f"cards/next-{'open' if up else 'hidden'}-{self.drawn}", self.width, self.height)
        return self._in(Around(Light(8, 9, 0.28), GOLD, lights=0), corners)

    def new(self, gangster: Lying) -> Block:
        """Return a gangster that has just come, under its pointer."""
        frame = Around(Light(8, 9, 1.0), GLOW, f"cards/frame-just-played-{self.drawn}", (5, 5))
        lies = self._in(frame, replace(self, shadow=None).lying(gangster))
        tall = round(0.27 * self.width)
        pointer = Sprite("cards/marker-just-played", round(0.42 * self.width), tall)
        return Overlay(lies, (Pin(pointer, 0.5, 0, (0, -0.22 * tall)),))

    def turned_up(self, card: Block, side: int = 0) -> Block:
        """Return a card that a shootout turned up: a lozenge on its upper edge."""
        side = side or max(20, round(0.31 * self.width))
        return Overlay(card, (Pin(Sprite("cards/marker-was-hidden", side), 0.5, 0, (0, -0.14 * side)),))

    def dimmed(self, card: Card) -> Block:
        """Return a card that was known already, out of the lamplight."""
        veil = Stack((Space(self.width, self.height),), ground=Plate(LACQUER, radius(self.width), 0.4))
        return Overlay(self.gangster(card), (Pin(veil, 0.5, 0.5),))

    def reinforcement(self, card: Card) -> Block:
        """Return a sixth card, sent to break a tie: red frame, and a plus at its left."""
        frame = Around(Light(10, 10, 0.8), FIRE, f"cards/frame-reinforcement-{self.drawn}", (4, 4))
        return self.added(self._in(frame, replace(self, shadow=None).gangster(card)))

    def added(self, block: Block) -> Block:
        """Return a card or its place with the disc that says a card is added."""
        side = round(0.52 * self.width)
        return Overlay(block, (Pin(Sprite("cards/marker-reinforcement", side), 0, 0.5, (-0.12 * side, 0)),))

    def hand(self, laid: Sequence[Card], turned_up: Collection[Card] = ()) -> list[Block]:
        """Return up to five cards, those marked that were turned up, and places for the others."""
        up = [
            self.turned_up(self.gangster(card)) if card in turned_up else self.gangster(card) for card in laid
        ]
        return [*up, *[self.slot(UP)] * (FULL_COLUMN - len(up))]

    def special(self, card: Special, language: Language) -> Block:
        """Return a special card in the hand: pictogram, name on a gold plate, effect in two lines."""
        return Piece(self.width, self.height, partial(self._special, card, language))

    def small_special(self, card: Special) -> Block:
        """Return a special card too small for lettering: the pictogram on black, with a gold edge."""
        art = Sprite(f"specials/{card.value}", self.width - 4, claims=card.value)
        edge = Edged(INK, radius=round(0.13 * self.width))
        return self._in(self.shadow, Stack((art,), pad=(2, 0), ground=edge))

    def _in(self, ground: Ground | None, card: Block) -> Block:
        """A card in its size, on its shadow or in a frame."""
        return Sized(Stack((card,), ground=ground), self.width, self.height)

    def _gangster(self, card: Card, canvas: Canvas, x: float, y: float) -> None:
        self._cast(canvas, x, y)
        _face(canvas, card, x, y, self.width, self.height)
        canvas.claim(str(card), x, y, self.width, self.height)

    def _own_hidden(self, card: Card, canvas: Canvas, x: float, y: float) -> None:
        wide, tall = self.width, self.height
        self._cast(canvas, x, y)
        border, foot = max(5, round(0.085 * wide)), round(0.40 * wide)
        canvas.put(f"cards/own-hidden-{self.drawn}", x, y, wide, tall)
        _face(canvas, card, x + border, y + border, wide - 2 * border, tall - border - foot)
        canvas.claim(str(card), x, y, wide, tall)

    def _special(self, card: Special, language: Language, canvas: Canvas, x: float, y: float) -> None:
        wide, tall = self.width, self.height
        self._cast(canvas, x, y)
        canvas.put("cards/special-frame-L", x, y, wide, tall)
        art, centre = 0.7392 * wide, x + wide / 2
        canvas.put(f"specials/{card.value}", x + (wide - art) / 2, y + 0.335 * tall - art / 2, art)
        canvas.write(
            capitals(language, f"special-{card.value}"),
            Type.NUMERAL, within(wide, 0.175), INK, centre,
            mid=y + (0.640 + 0.0625) * tall, align="centre", room=0.90 * wide,
        )  # fmt: skip
        lines = say(language, "picture-special-effect", card=card.value).split("\n")
        size = widest(lines, Type.TEXT, within(wide, 0.128), 0.86 * wide, within(wide, 0.1))
        for number, text in enumerate(lines):
            top = y + 0.817 * tall + number * 1.12 * size
            canvas.write(text, Type.TEXT, size, IVORY, centre, top=top, align="centre")
        canvas.claim(card.value, x, y, wide, tall)

    def _cast(self, canvas: Canvas, x: float, y: float) -> None:
        if self.shadow is not None:
            self.shadow.paint(canvas, Box(x, y, x + self.width, y + self.height))


def _face(canvas: Canvas, card: Card, x: float, y: float, width: int, height: int) -> None:
    """A gangster's card at its size."""
    suit, in_hand = SUITS[card.colour], width >= HAND_CARD
    copied = _round_part(width) if in_hand else 0
    if in_hand:
        lies = printed.in_hand(suit, card.value, width, height)
    else:
        short = abs(height - 2.2 * width) > 2  # one's own within its border
        lies = printed.on_table(suit, card.value, width, height, short=short, small=width < 80)
    canvas.face(f"faces/{suit}", card.value - 1, VALUES, x, y, width, height, radius(width), copied, lies)


def _round_part(width: int) -> int:
    """Distance that the round corners of a large card reach into it."""
    return round(0.1 * width) + 1


def loaded(wide: int, across: float, out: tuple[float, float]) -> tuple[Pin, Pin]:
    """Return a cartridge of that width on its pill, for the upper edge of what it hangs over."""
    tall = round(wide * 44 / 120)
    pill, cartridge = (
        Sprite("cards/marker-bullet-pill", wide + 20, tall + 4),
        Sprite("cards/marker-bullet", wide, tall),
    )
    return Pin(pill, across, 0, out), Pin(cartridge, across, 0, out)


def in_town(width: int, gap: int, frame: str, over: int, cartridge: tuple[int, float] = (84, 10)) -> Five:
    """Return a boss's five places, as a wide picture shows them.

    `frame`: under five that call a shootout, so far `over` the cards; striped, so that it is no gold frame
    for eyes that see no red. `cartridge`: its width, and how far its middle is above them.
    """
    called = Around(Light(12, 12, 0.75, 24), FIRE, frame, (7, over), lights=None)
    wide, above = cartridge
    return Five(of(width), gap, called, loaded(wide, 0.5, (0, -above)))
