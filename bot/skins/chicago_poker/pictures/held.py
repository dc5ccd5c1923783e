"""The cards of a hand as they are drawn on a phone, and wherever a boss holds few: then they are larger."""

from collections.abc import Iterator
from functools import partial

from bot.skins.chicago_poker.in_hand import InOrder
from bot.skins.chicago_poker.pictures import cards, printed
from bot.skins.chicago_poker.pictures.art_names import SUITS
from bot.skins.chicago_poker.pictures.places import Around
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import (
    Block,
    Edged,
    Light,
    Overlay,
    Piece,
    Pin,
    Plate,
    Sized,
    Sprite,
    Stack,
    Text,
    column,
)
from bot.skins.scene.theme import BODY, CAPTION, FIRE, GLOW, GOLD, HAIR, INK, IVORY, NEAR, NEW, SIGN, scaled
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import AnyCard, Special

SIZES = ((345, 466), (278, 375), (206, 278))  # largest first
GAP = 10  # between the smallest
ROUND = 17 / 206  # of their corners, of the width
SENT = 62  # across the sign on a card that is sent

Size = tuple[int, int]


def largest(count: int, room: float, gap: float) -> Size:
    """The largest size in which so many cards stand beside each other, else the smallest."""
    return next((size for size in SIZES if count * (size[0] + gap) - gap <= room), SIZES[-1])


def blocks(order: InOrder, sent: Card | None, size: Size, language: Language) -> Iterator[Block]:
    """Every card of the hand: what has just come in pale gold, what is `sent` to a tie in red."""
    for card, drawn in order:
        yield _block(card, FIRE if card == sent else NEW if drawn else "", size, language)


def _block(card: AnyCard, frame: str, size: Size, language: Language) -> Block:
    wide, tall = size
    table = size not in SIZES
    if table:
        drawn = cards.of(wide, None)
        lies = drawn.special(card, language) if isinstance(card, Special) else drawn.gangster(card)
    elif isinstance(card, Special):
        lies = _special(card, size, language)
    else:
        lies = Piece(wide, tall, partial(_face, card, size))
    if frame or size != SIZES[-1]:
        around = Around(
            Light(18, 12, 1.0, 36), GLOW if frame == NEW else FIRE, frame, (6, 6), cards.radius(wide) + 5
        )
        lies = Sized(Stack((lies,), ground=around if frame else cards.IN_HAND), wide, tall)
    if frame != FIRE:
        return lies
    sign, out = Sprite("cards/marker-reinforcement", SENT), HAIR + SENT / 2
    return Overlay(lies, (Pin(sign, 0.5, 0, (0, -15)) if table else Pin(sign, 1, 1, (-out, -out)),))


def _face(card: Card, size: Size, canvas: Canvas, x: float, y: float) -> None:
    suit = SUITS[card.colour]
    lies = printed.in_upright_hand(suit, card.value, *size)
    rounded = size[0] * ROUND
    canvas.face(f"pocket-hand/{suit}", card.value - 1, cards.VALUES, x, y, *size, rounded, printed=lies)
    canvas.claim(str(card), x, y, *size)


def _special(card: Special, size: Size, language: Language) -> Block:
    """Pictogram, name on gold, effect in two short lines."""
    wide, tall = size
    by = wide / SIZES[-1][0]
    name = Text(
        capitals(language, f"special-{card.value}"), Type.NUMERAL, scaled(BODY, by), INK, SIGN, align="centre"
    )
    lines = say(language, "picture-special-short", card=card.value).split("\n")
    largest = max(SIGN, scaled(CAPTION, by))
    letters = min(Text(line, Type.TEXT, largest, IVORY, SIGN).shown(wide - 10)[1] for line in lines)
    told = [Text(line, Type.TEXT, letters, IVORY, letters, align="centre") for line in lines]
    parts = (
        Sprite(f"specials/{card.value}", round(132 * by), claims=card.value),
        Sized(Stack((name,), down=True, at="centre", ground=Plate(GOLD, 1)), tall=50 * by),
        column(*told, gap=NEAR * by, grow=1),
    )
    ground = Edged(INK, radius=wide * ROUND, thick=3)
    return Sized(Stack(parts, HAIR * by, down=True, pad=(3, 3 * by), ground=ground), wide, tall)
