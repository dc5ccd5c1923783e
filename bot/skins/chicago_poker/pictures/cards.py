"""Cards on the canvas: faces, backs, empty slots, and the marks of what happened to them.

Every function gets what it paints; none decides what may be seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.chicago_poker.pictures import printed
from bot.skins.chicago_poker.pictures.art_names import SUITS
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Box, Canvas, widest
from bot.skins.kit.lettering import Type
from bot.skins.scene.theme import BRASS, FIRE, GLOW, GOLD, INK, IVORY, LACQUER, within
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import FULL_COLUMN, LAID, UP, AnyCard, Business, Special
from engine.chicago_poker.views import ColumnView, GangsterView, OwnGangster


@dataclass(frozen=True, slots=True)
class Shadow:
    """How far a card stands off the table."""

    blur: int
    drop: int
    strength: float


HAND_CARD = 150  # from this width a card is drawn as in the hand
VALUES = 15

ON_TABLE = Shadow(5, 3, 0.6)
IN_SHOOTOUT = Shadow(6, 4, 0.6)
IN_HAND = Shadow(10, 8, 0.7)


def height(width: int) -> int:
    """Every card is 5 wide and 11 high."""
    return round(2.2 * width)


def cut(width: int) -> str:
    """Which drawing serves a width: S under 80, M, L from the hand up."""
    return "S" if width < 80 else "M" if width < HAND_CARD else "L"


def face(canvas: Canvas, card: Card, x: float, y: float, width: int, height: int) -> None:
    """A gangster's card at its size."""
    suit, in_hand = SUITS[card.colour], width >= HAND_CARD
    copied = _round_part(width) if in_hand else 0
    if in_hand:
        lies = printed.in_hand(suit, card.value, width, height)
    else:
        short = abs(height - 2.2 * width) > 2  # one's own within its border
        lies = printed.on_table(suit, card.value, width, height, short=short, small=width < 80)
    canvas.face(f"faces/{suit}", card.value - 1, VALUES, x, y, width, height, radius(width), copied, lies)


def radius(width: float) -> float:
    """Return the radius of the corners of a card of that width."""
    return (0.13 if width < HAND_CARD else 0.09) * width


def gangster(
    canvas: Canvas, card: Card, x: float, y: float, width: int, shadow: Shadow | None = ON_TABLE
) -> None:
    """A gangster face up."""
    tall = height(width)
    if shadow is not None:
        cast(canvas, x, y, width, tall, shadow)
    face(canvas, card, x, y, width, tall)
    canvas.claim(str(card), x, y, width, height(width))


def back(canvas: Canvas, x: float, y: float, width: int, shadow: Shadow | None = ON_TABLE) -> None:
    """A card face down; it says where it lies and nothing else."""
    tall = height(width)
    if shadow is not None:
        cast(canvas, x, y, width, tall, shadow)
    canvas.put(f"cards/back-{'S' if width < 80 else 'M'}", x, y, width, tall)
    canvas.claim("back", x, y, width, tall)


def slot(canvas: Canvas, up: bool, x: float, y: float, width: int) -> None:
    """An empty slot, dashed where the next card goes face down; darker than any card."""
    name = f"cards/slot-{'open' if up else 'hidden'}-{cut(width)}"
    canvas.put(name, x, y, width, height(width))


def removed(canvas: Canvas, x: float, y: float, width: int) -> None:
    """The cross of a card just taken away, over its empty slot."""
    canvas.put(f"cards/slot-removed-{'S' if width < 80 else 'M'}", x, y, width, height(width))


def framed(canvas: Canvas, x: float, y: float, width: int) -> None:
    """The pale gold frame and the glow under a card that is new; the card comes next, then `pointer`."""
    tall = height(width)
    canvas.glow(Box(x - 2, y - 2, x + width + 2, y + tall + 2), 8, GLOW, 9, 1.0)
    canvas.put(f"cards/frame-just-played-{'S' if width < 80 else 'M'}", x - 5, y - 5, width + 10, tall + 10)


def pointer(canvas: Canvas, x: float, y: float, width: int) -> None:
    """The small pointer above a card just played."""
    wide, tall = round(0.42 * width), round(0.27 * width)
    canvas.put("cards/marker-just-played", x + (width - wide) / 2, y - 0.72 * tall, wide, tall)


def next_place(canvas: Canvas, up: bool, x: float, y: float, width: int) -> None:
    """Where a gangster may go: four corners, and the eye that tells how it will lie."""
    tall = height(width)
    canvas.glow(Box(x, y, x + width, y + tall), 8, GOLD, 9, 0.28)
    canvas.put(f"cards/next-{'open' if up else 'hidden'}-{'S' if width < 80 else 'M'}", x, y, width, tall)


def own_hidden(
    canvas: Canvas, card: Card, x: float, y: float, width: int, shadow: Shadow | None = ON_TABLE
) -> None:
    """One's own card that shows the others its back: the face inside a border with a closed eye."""
    tall = height(width)
    border, foot = max(5, round(0.085 * width)), round(0.40 * width)
    if shadow is not None:
        cast(canvas, x, y, width, tall, shadow)
    canvas.put(f"cards/own-hidden-{'S' if width < 80 else 'M'}", x, y, width, tall)
    face(canvas, card, x + border, y + border, width - 2 * border, tall - border - foot)
    canvas.claim(str(card), x, y, width, tall)


def dimmed(canvas: Canvas, card: Card, x: float, y: float, width: int) -> None:
    """A card that was known already, out of the lamplight."""
    gangster(canvas, card, x, y, width, IN_HAND)
    canvas.plate(LACQUER, x, y, width, height(width), radius(width), 0.4)


def special(
    canvas: Canvas,
    card: Special,
    language: Language,
    x: float,
    y: float,
    width: int,
    shadow: Shadow | None = IN_HAND,
) -> None:
    """A special card in the hand: pictogram, name on a gold plate, effect in two lines."""
    tall = height(width)
    if shadow is not None:
        cast(canvas, x, y, width, tall, shadow)
    canvas.put("cards/special-frame-L", x, y, width, tall)
    art = 0.7392 * width
    canvas.put(f"specials/{card.value}", x + (width - art) / 2, y + 0.335 * tall - art / 2, art)
    centre = x + width / 2
    canvas.write(
        capitals(language, f"special-{card.value}"),
        Type.NUMERAL, within(width, 0.175), INK, centre,
        mid=y + (0.640 + 0.0625) * tall, align="centre", room=0.90 * width,
    )  # fmt: skip
    lines = say(language, "picture-special-effect", card=card.value).split("\n")
    size = widest(lines, Type.TEXT, within(width, 0.128), 0.86 * width, within(width, 0.1))
    for number, text in enumerate(lines):
        top = y + 0.817 * tall + number * 1.12 * size
        canvas.write(text, Type.TEXT, size, IVORY, centre, top=top, align="centre")
    canvas.claim(card.value, x, y, width, tall)


def small_special(canvas: Canvas, card: Special, x: float, y: float, width: int) -> None:
    """A special card too small for lettering: the pictogram on black, with a gold edge."""
    tall = height(width)
    cast(canvas, x, y, width, tall, ON_TABLE)
    canvas.plate(BRASS, x, y, width, tall, round(0.13 * width))
    canvas.plate(INK, x + 2, y + 2, width - 4, tall - 4, round(0.13 * width) - 2)
    canvas.put(f"specials/{card.value}", x + 2, y + (tall - width + 4) / 2, width - 4)
    canvas.claim(card.value, x, y, width, tall)


def large(
    canvas: Canvas,
    card: AnyCard,
    language: Language,
    x: float,
    y: float,
    width: int,
    shadow: Shadow | None = IN_HAND,
) -> None:
    """A card of the hand, gangster or special."""
    match card:
        case Special():
            special(canvas, card, language, x, y, width, shadow)
        case Card():
            gangster(canvas, card, x, y, width, shadow)


def was_hidden(canvas: Canvas, x: float, y: float, width: int) -> None:
    """The lozenge on the upper edge of a card that a shootout turned up."""
    side = max(20, round(0.31 * width))
    canvas.put("cards/marker-was-hidden", x + (width - side) / 2, y - 0.64 * side, side)


def reinforcement(canvas: Canvas, card: Card, x: float, y: float, width: int) -> None:
    """A sixth card, sent to break a tie: red frame, and a plus at its left."""
    tall = height(width)
    canvas.glow(Box(x - 2, y - 2, x + width + 2, y + tall + 2), 10, FIRE, 10, 0.8)
    canvas.put(f"cards/frame-reinforcement-{'S' if width < 80 else 'M'}", x - 4, y - 4, width + 8, tall + 8)
    gangster(canvas, card, x, y, width, None)
    plus(canvas, x, y, width)


def plus(canvas: Canvas, x: float, y: float, width: int) -> None:
    """The disc that says a card is added."""
    disc = round(0.52 * width)
    canvas.put("cards/marker-reinforcement", x - 0.62 * disc, y + height(width) / 2 - disc / 2, disc)


def loaded(canvas: Canvas, middle: float, y: float, wide: int) -> None:
    """A cartridge on its pill, centred there."""
    tall = round(wide * 44 / 120)
    canvas.put("cards/marker-bullet-pill", middle - wide / 2 - 10, y - tall / 2 - 2, wide + 20, tall + 4)
    canvas.put("cards/marker-bullet", middle - wide / 2, y - tall / 2, wide, tall)


@dataclass(frozen=True, slots=True)
class Five:
    """The measures of a boss's five places at a business, in one kind of picture.

    `pitch`: from card to card; `frame`: under five that call a shootout, so far `over` the cards;
    `cartridge`: its width, and how far its middle is above them.
    """

    card: int
    pitch: int
    frame: str
    over: int = 8
    cartridge: tuple[int, int] = (84, 10)


def five(
    canvas: Canvas,
    x: float,
    y: float,
    style: Five,
    business: Business | None,
    column: ColumnView,
    own: Sequence[OwnGangster] | None = None,
    next_up: bool | None = None,
) -> None:
    """Return the cards there and the empty places; new cards over their neighbours' shadows.

    `own`: the same cards as the boss knows them who looks; `next_up`: how the next one would lie.
    """
    wide, gangsters = style.card, column.gangsters if own is None else own
    if column.marker:
        _called(canvas, x, y, style)
    if business is None and not gangsters:
        return
    new = [number for number, gangster in enumerate(column.gangsters) if gangster.new]
    for number in range(FULL_COLUMN):
        left = x + number * style.pitch
        if number >= len(gangsters):
            _empty(
                canvas, left, y, wide, business, column, number, next_up if number == len(gangsters) else None
            )
        elif number not in new:
            _lying(canvas, gangsters[number], left, y, wide)
    for number in new:
        framed(canvas, x + number * style.pitch, y, wide)
        _lying(canvas, gangsters[number], x + number * style.pitch, y, wide, None)
    for number in new:
        pointer(canvas, x + number * style.pitch, y, wide)
    if column.marker:
        width, above = style.cartridge
        loaded(canvas, x + 2 * style.pitch + wide / 2, y - above, width)


def _called(canvas: Canvas, x: float, y: float, style: Five) -> None:
    """The plate under them; striped, so that it is no gold frame for eyes that see no red."""
    span, tall, over = 4 * style.pitch + style.card, height(style.card), style.over
    canvas.glow(Box(x - 7, y - over, x + span + 7, y + tall + over), 12, FIRE, 12, 0.75, covered=24)
    canvas.put(style.frame, x - 7, y - over, span + 14, tall + 2 * over)


def _empty(
    canvas: Canvas,
    x: float,
    y: float,
    wide: int,
    business: Business | None,
    column: ColumnView,
    number: int,
    next_up: bool | None,
) -> None:
    if next_up is not None:
        next_place(canvas, next_up, x, y, wide)
        return
    slot(canvas, UP if business is None else LAID[business][number], x, y, wide)
    if number in column.removed:
        removed(canvas, x, y, wide)


def _lying(
    canvas: Canvas,
    lying: GangsterView | OwnGangster,
    x: float,
    y: float,
    wide: int,
    shadow: Shadow | None = ON_TABLE,
) -> None:
    if isinstance(lying, OwnGangster) and lying.hidden:
        own_hidden(canvas, lying.card, x, y, wide, shadow)
    elif lying.card is None:
        back(canvas, x, y, wide, shadow)
    else:
        gangster(canvas, lying.card, x, y, wide, shadow)


def cast(canvas: Canvas, x: float, y: float, width: int, tall: int, shadow: Shadow) -> None:
    """The shadow under a card."""
    covered = _round_part(width) if width >= HAND_CARD else None
    blur, drop, strength = shadow.blur, shadow.drop, shadow.strength
    canvas.shadow(x, y, width, tall, radius(width), blur, drop, strength, covered)


def _round_part(width: int) -> int:
    """How far into a large card its round corners reach."""
    return round(0.1 * width) + 1
