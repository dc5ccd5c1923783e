"""Help cards: the ranks of hands, and the four businesses with how they want their gangsters."""

from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import SUITS, tile
from bot.skins.chicago_poker.pictures.emblems import hexagon_width
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.chicago_poker.words.hands import rank_capitals, rank_meaning
from bot.skins.kit import help_card
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.help_card import Kind, paragraph, quiet, ranking, rule
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Overlay, Panel, Pin, Sized, Sprite, Stack, Text, column, row
from bot.skins.scene.theme import (
    APART,
    BODY,
    CAPTION,
    CLOSE,
    EMBER,
    GOLD,
    HEAD,
    IVORY,
    MUTED,
    NEAR,
    ON_FIRE,
    SIGN,
    WIDE,
)
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.hands import Rank
from engine.chicago_poker.pieces import LAID, UP, Business, Special

SAMPLES = {
    Rank.CHICAGO_POKER: "R9 B9 G9 Y9 P9",
    Rank.STRAIGHT_FLUSH: "Y4 Y5 Y6 Y7 Y8",
    Rank.RAINBOW_STRAIGHT: "R10 B11 G12 Y13 P14",
    Rank.FOUR_OF_A_KIND: "R6 B6 G6 P6",
    Rank.FULL_HOUSE: "B12 Y12 P12 R3 G3",
    Rank.FLUSH: "G15 G11 G8 G4 G2",
    Rank.STRAIGHT: "P2 R3 R4 B5 P6",
    Rank.THREE_OF_A_KIND: "R8 G8 P8",
    Rank.TWO_PAIRS: "B13 P13 R5 Y5",
    Rank.PAIR: "R11 Y11",
    Rank.HIGH_CARD: "P15",
}


SAMPLE, SLOT = 55, 62  # widths of cards


def paint_ranks(language: Language) -> Canvas:
    """The eleven kinds of hand, best first, each with a sample."""
    kinds = [
        Kind(rank_capitals(kind, language), rank_meaning(kind, language), _sample(words))
        for kind, words in SAMPLES.items()
    ]
    notes = _warning(
        Sprite("cards/marker-bullet", 92, 34),
        Sized(paragraph(say(language, "picture-note-fewer"), ON_FIRE, 3), 262),
        rule(106),
        paragraph(say(language, "picture-note-tie"), ON_FIRE, 3, grow=1),
    )
    suits = [Sprite(f"suits/{suit}-block-legend", 66) for suit in SUITS.values()]
    title, order = say(language, "picture-hands"), say(language, "picture-hands-order")
    return help_card.paint(title, order, ranking(kinds, notes), suits)


def _sample(words: str) -> Block:
    """The cards that make a hand, and the places of the others."""
    return row(*cards.of(SAMPLE).hand([*map(Card.parse, words.split())]), gap=5)


def paint_businesses(language: Language) -> Canvas:
    """The four businesses with the facing of their five cards, the five specials, and how one wins."""
    cells = [Sized(_business(business, language), help_card.HALF, 226) for business in Business]
    specials = [Sized(_special(card, language), 314, 242) for card in Special]
    ways = [Text(line, Type.TEXT, SIGN, ON_FIRE) for line in say(language, "picture-ways-to-win").split("\n")]
    winning = _warning(
        Text(say(language, "picture-to-win"), Type.TITLE, HEAD, GOLD),
        rule(130),
        column(*ways, gap=APART, grow=1),
    )
    body = column(
        row(*cells[:2], gap=help_card.BETWEEN),
        row(*cells[2:], gap=help_card.BETWEEN),
        row(*specials, gap=7),
        Sized(winning, tall=178),
        gap=CLOSE,
    )
    title, line = say(language, "picture-businesses"), say(language, "picture-businesses-order")
    return help_card.paint(title, line, body)


def _business(business: Business, language: Language) -> Block:
    name = Text(capitals(language, f"business-{business.value}"), Type.NAME, BODY, IVORY, SIGN, 2)
    places = [_place(number, up) for number, up in enumerate(LAID[business], start=1)]
    words = paragraph(say(language, "picture-laid", business=business.value), MUTED, 3, grow=1)
    told = column(name, row(row(*places, gap=5), words), gap=WIDE, grow=1)
    emblem = Sprite(tile(business), hexagon_width(176), 176, business.value, cast=(9, 5, 0.7))
    return Stack((emblem, told), WIDE, pad=(APART, 0), ground=quiet())


def _place(number: int, up: bool) -> Block:
    """The number of a place, or a back where the card lies face down."""
    if not up:
        return cards.of(SLOT).back()
    return Overlay(cards.of(SLOT).slot(UP), (Pin(Text(str(number), Type.NUMERAL, HEAD, MUTED), 0.5, 0.5),))


def _special(card: Special, language: Language) -> Block:
    name = Text(capitals(language, f"special-{card.value}"), Type.NAME, SIGN, GOLD, SIGN, 1, align="centre")
    effect = say(language, "picture-special-effect", card=card.value)
    told = column(
        Sprite(f"specials/{card.value}", 112, claims=card.value),
        name,
        paragraph(effect, IVORY, letters=CAPTION, align="centre"),
        at="start",
        grow=1,
    )
    return Stack((told,), pad=(NEAR, CLOSE), ground=quiet())


def _warning(*parts: Block) -> Block:
    """A red panel."""
    return Stack(parts, APART, pad=(WIDE, 0), ground=Panel("chrome/panels/ranks-notes", EMBER))
