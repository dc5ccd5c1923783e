"""A showdown: every hand that was turned up, what it is called, and who got which pot and why.

Everything here is public: the event holds no card that was not turned up for all.
"""

from collections.abc import Sequence

from bot.skins.chicago_stud.pictures.prizes import Prizes
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards
from bot.skins.french_deck import showdown as hands
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene.flow import Block, Sized, Sprite, Stack, Text, column
from bot.skins.scene.theme import APART, CAPTION, FAR, GOLD, IVORY, LEAD, MUTED, NEAR, SIGN
from bot.table.languages import Language
from engine.chicago_stud.events import Showdown, ShownHand
from engine.chicago_stud.views import TableView

SIDE = 370  # of the head, at both sides of the title
COMMON = 62  # width of the common card


def paint(event: Showdown, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """All hands that were turned up, from the best one down."""
    entries = [_entry(event, shown, table, names, language) for shown in event.hands]
    canvas = hands.paint(head(event, table, language), hands.ranked(entries, hands.FOOT - hands.TOP))
    canvas.frame()
    return canvas


def head(event: Showdown, table: TableView, language: Language) -> Block:
    """Which deal it is, what is played, and what all hands share."""
    return hands.head(
        Sized(_deal(event, table, language), SIDE),
        say(language, "picture-showdown"),
        Sized(_spade(language) if table.options.high_spade else Stack(()), SIDE),
    )


def _entry(
    event: Showdown, shown: ShownHand, table: TableView, names: Sequence[str], language: Language
) -> hands.Entry:
    common = (event.common,) if event.common else ()
    held = (*shown.down, *shown.up, *common)
    counting = shown.hand.cards
    prizes = Prizes(event, shown.seat, language)
    return hands.Entry(
        table.rows[shown.seat].boss,
        readable(names[shown.seat]),
        shown.place,
        shown.hand,
        shown.down,
        [card for card in held if card not in counting],
        language,
        prizes.all,
        prizes.by_suit,
        deciding=prizes.deciding,
        signs=("stud/half-spade", prizes.spade) if prizes.spade else None,
    )


def _deal(event: Showdown, table: TableView, language: Language) -> Block:
    """Which deal of which game, and the card that counts for everybody."""
    told: list[Block] = [
        column(
            Text(say(language, "picture-showdown-of", deal=event.deal), Type.LABEL, SIGN, MUTED, tracking=2),
            Text(say(language, "picture-game", game=table.options.game), Type.NAME, LEAD, GOLD),
            gap=APART,
        )
    ]
    if (common := event.common) is not None:
        card = cards.shown(common, language, COMMON)
        told.append(column(card, Text(say(language, "picture-common"), Type.LABEL, CAPTION, IVORY), gap=NEAR))
    return Stack(told, FAR)


def _spade(language: Language) -> Block:
    """Half goes to the highest spade in the hole."""
    upper, lower = say(language, "picture-spade-down").split("\n")
    told = column(Text(upper, Type.NAME, SIGN, IVORY), Text(lower, Type.NAME, SIGN, GOLD), gap=NEAR)
    return Stack((Sprite("stud/half-spade", 84), told), APART, at="end")
