"""A showdown as it happens: the cards that lay face down turn up one by one, the best hand's last."""

from collections.abc import Sequence

from bot.skins.bosses.turning import Hand
from bot.skins.chicago_stud.pictures import showdown
from bot.skins.chicago_stud.pictures.prizes import Prizes
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards, turning
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import readable
from bot.skins.kit.motion import Moment
from bot.table.languages import Language
from engine.chicago_stud.events import Showdown, ShownHand
from engine.chicago_stud.views import TableView
from engine.french_deck import Card

CARDS = 7  # of a hand
FIRST_DOWN = 2  # cards that lie before those face up
GAP = 6
PRINTED = (62, 70, 80, 92)


def moments(event: Showdown, table: TableView, names: Sequence[str], language: Language) -> Sequence[Moment]:
    """Return its pictures."""
    shown = sorted(event.hands, key=lambda hand: hand.seat)
    hands = [_hand(event, each, table, names, language) for each in shown]
    dealt = turning.InARow(CARDS, GAP, PRINTED, _back, language)
    return turning.moments(hands, dealt, showdown.head(event, table, language))


def _back(canvas: Canvas, _card: Card, x: float, y: float, width: int) -> None:
    cards.back(canvas, x, y, width)


def _hand(
    event: Showdown, shown: ShownHand, table: TableView, names: Sequence[str], language: Language
) -> Hand:
    held = (*shown.down[:FIRST_DOWN], *shown.up, *shown.down[FIRST_DOWN:])
    prizes = Prizes(event, shown.seat, language)
    taken = event.taken(shown.seat)
    return Hand(
        boss=table.rows[shown.seat].boss.value,
        player=readable(names[shown.seat]),
        cards=held,
        hidden=tuple(place for place, card in enumerate(held) if card in shown.down),
        making=tuple(place for place, card in enumerate(held) if card in shown.hand.cards),
        name=hand_name(shown.hand, language).upper(),
        detail=prizes.by_suit or hand_detail(shown.hand, language),
        place=shown.place,
        best=shown.place == 1,
        takes=say(language, "picture-takes", chips=taken) if taken else "",
    )
