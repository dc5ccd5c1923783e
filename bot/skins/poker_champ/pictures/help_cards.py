"""The second help card: the thirteen marked backs, and the four cards that each may be."""

from bot.skins.french_deck import cards
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene.theme import GOLD, IVORY, LABEL_MIN, MUTED, SIGN, TITLE
from bot.table.languages import Language
from engine.french_deck import Suit
from engine.poker_champ.pieces import Back, BackClass

TOP, ROW, GAP = 150, 208, 11
BACK, FACE = 122, 62
CLASSES = (BackClass.LARGE, BackClass.MEDIUM, BackClass.SMALL)
SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def paint_backs(language: Language) -> Canvas:
    """A row for each class, a column for each suit; the ace, which shows no suit, at the foot."""
    canvas = on_ground("ranks")
    title = canvas.write(say(language, "picture-backs"), Type.TITLE, TITLE, GOLD, 42, top=38, room=800)
    canvas.write(
        say(language, "picture-backs-line"),
        Type.TEXT,
        SIGN,
        MUTED,
        title.right + 34,
        base=title.bottom,
        room=1604 - title.right - 34,
    )
    for line, size in enumerate(CLASSES):
        y = TOP + line * (ROW + GAP)
        canvas.put("chrome/panels/pile-row", 26, y, 1598, ROW)
        _name(canvas, size, y, ROW, language)
        for column, suit in enumerate(SUITS):
            _cell(canvas, Back(size, suit), 214 + column * 354, y + ROW / 2, language)
    y = TOP + len(CLASSES) * (ROW + GAP)
    tall = 1024 - y
    canvas.put("french-deck/panel-hidden", 26, y, 1598, tall)
    _name(canvas, BackClass.ACE, y, tall, language)
    end = _cell(canvas, Back(BackClass.ACE, None), 214, y + tall / 2, language, in_line=True)
    notes = say(language, "picture-backs-note").split("\n")
    for number, note in enumerate(notes):
        mid = y + tall / 2 + (number - (len(notes) - 1) / 2) * 48
        canvas.write(
            note,
            Type.TEXT,
            SIGN,
            GOLD if number == 0 else IVORY,
            end + 60,
            mid=mid,
            room=1600 - end - 60,
            least=LABEL_MIN,
        )
    canvas.frame()
    return canvas


def _name(canvas: Canvas, size: BackClass, y: float, tall: float, language: Language) -> None:
    """The class by its letter, and what the letter stands for."""
    middle = y + tall / 2
    canvas.write(size.value, Type.NUMERAL, TITLE, GOLD, 112, mid=middle - 24, align="centre")
    words = say(language, f"picture-class-{size.value}")
    canvas.write(
        words, Type.TEXT, SIGN, MUTED, 112, mid=middle + 42, align="centre", room=160, least=LABEL_MIN
    )


def _cell(
    canvas: Canvas, back: Back, x: float, middle: float, language: Language, *, in_line: bool = False
) -> float:
    """A back and its four faces, highest first, two above two; the right edge."""
    cards.marked_back(canvas, str(back), x, middle - cards.height(BACK) / 2, BACK)
    left = x + BACK + 22
    tall = cards.height(FACE)
    across = 4 if in_line else 2
    for number, card in enumerate(sorted(back.faces, key=lambda card: -card.rank)):
        row, column = divmod(number, across)
        top = middle - tall / 2 if in_line else middle - tall - 4 + row * (tall + 8)
        cards.up(canvas, card, language, left + column * (FACE + 9), top, FACE)
    return left + across * (FACE + 9) - 9
