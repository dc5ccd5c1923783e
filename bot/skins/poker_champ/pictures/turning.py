"""A showdown as it happens: everybody's two cards turn up one by one, the best hand's last."""

from collections.abc import Sequence

from bot.skins.bosses.turning import Hand
from bot.skins.french_deck import cards, turning
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import readable
from bot.skins.kit.motion import Moment
from bot.skins.poker_champ.pictures import showdown
from bot.skins.poker_champ.words.catalogue import say
from bot.table.languages import Language
from engine.french_deck import Card
from engine.poker_champ.events import ShowdownHeld, Shown
from engine.poker_champ.pieces import Back
from engine.poker_champ.views import TableView

CARDS = 2  # of a hand
GAP = 12
PRINTED = (80, 92)


def moments(
    held: ShowdownHeld, table: TableView, names: Sequence[str], language: Language
) -> Sequence[Moment]:
    """Return its pictures; the common cards stand above all rows."""
    shown = sorted(held.shown, key=lambda each: each.seat)
    hands = [_hand(each, table, names, language) for each in shown]
    dealt = turning.InARow(CARDS, GAP, PRINTED, _back, language)
    return turning.moments(hands, dealt, showdown.head(held, language))


def _back(canvas: Canvas, card: Card, x: float, y: float, width: int) -> None:
    cards.marked_back(canvas, str(Back.of(card)), x, y, width)


def _hand(shown: Shown, table: TableView, names: Sequence[str], language: Language) -> Hand:
    return Hand(
        boss=table.rows[shown.seat].boss,
        player=readable(names[shown.seat]),
        cards=shown.cards,
        hidden=tuple(range(CARDS)),
        making=tuple(place for place, card in enumerate(shown.cards) if card in shown.hand.cards),
        name=hand_name(shown.hand, language).upper(),
        detail=hand_detail(shown.hand, language),
        place=shown.place,
        best=shown.place == 1,
        takes=say(language, "picture-takes", count=shown.takes) if shown.takes else "",
    )
