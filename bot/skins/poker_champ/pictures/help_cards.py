"""The second help card: the thirteen marked backs, and the four cards that each may be."""

from bot.skins.french_deck import cards
from bot.skins.kit import help_card
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.help_card import paragraph, quiet
from bot.skins.kit.lettering import Type
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.flow import Block, Panel, Piece, Sized, Space, Stack, Text, column, row
from bot.skins.scene.theme import APART, CLOSE, GOLD, IVORY, MUTED, OXBLOOD, SIGN, TITLE, WIDE
from bot.table.languages import Language
from engine.french_deck import Suit
from engine.poker_champ.pieces import Back, BackClass

ROW, LAST = 208, 217  # heights
BACK, FACE = 122, 62
CLASSES = (BackClass.LARGE, BackClass.MEDIUM, BackClass.SMALL)
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def paint_backs(language: Language) -> Canvas:
    """A row for each class, a column for each suit; the ace, which shows no suit, at the foot."""
    rows = []
    for size in CLASSES:
        cells = [Sized(_cell(Back(size, suit), language, 2), grow=1) for suit in SUITS]
        rows.append(Sized(Stack((_name(size, language), *cells), 0, ground=quiet()), tall=ROW))
    first, *more = say(language, "picture-backs-note").split("\n")
    notes = column(paragraph(first, GOLD), *(paragraph(note, IVORY) for note in more), gap=APART, grow=1)
    ace = _name(BackClass.ACE, language), _cell(Back(BackClass.ACE, None), language, 4), notes
    hidden = Panel("french-deck/panel-hidden", OXBLOOD)
    last = Sized(Stack((*ace, Space()), 32, ground=hidden), tall=LAST)
    title, line = say(language, "picture-backs"), say(language, "picture-backs-line")
    return help_card.paint(title, line, column(*rows, last))


def _name(size: BackClass, language: Language) -> Block:
    """The class by its letter, and what the letter stands for."""
    letter = Text(size.value, Type.NUMERAL, TITLE, GOLD, align="centre")
    words = say(language, f"picture-class-{size.value}")
    return Sized(column(letter, Text(words, Type.TEXT, SIGN, MUTED, align="centre"), gap=WIDE), 172)


def _cell(back: Back, language: Language, across: int) -> Block:
    """A back and its four faces, highest first, so many side by side."""
    tall = cards.height(BACK)
    drawn = Piece(BACK, tall, lambda canvas, x, y: cards.marked_back(canvas, str(back), x, y, BACK))
    faces = [cards.shown(card, language, FACE) for card in sorted(back.faces, key=lambda card: -card.rank)]
    lines = [row(*faces[start : start + across], gap=9) for start in range(0, len(faces), across)]
    return row(drawn, column(*lines, gap=CLOSE), gap=22)
