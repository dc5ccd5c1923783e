"""A showdown as it happens: the cards that lay face down turn up one by one, the best hand's last."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.skins.bosses import turning
from bot.skins.bosses.turning import Hand
from bot.skins.chicago_stud.pictures import showdown
from bot.skins.chicago_stud.pictures.prizes import Prizes
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards
from bot.skins.french_deck import showdown as tree
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.canvas import Canvas, on_ground
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


@dataclass(frozen=True, slots=True)
class _Cards:
    """Seven in a row: two face down, four up, one down."""

    language: Language

    def width(self, room: float) -> int:
        """The widest card of which there is a print, and a back."""
        return max((wide for wide in PRINTED if 1.4 * wide <= room - 24), default=PRINTED[0])

    def height(self, width: int) -> int:
        return cards.height(width)

    def span(self, width: int) -> float:
        return self.left(CARDS, width) - GAP

    def left(self, place: int, width: int) -> float:
        return place * (width + GAP)

    def up(self, canvas: Canvas, card: Card, place: int, x: float, y: float, width: int) -> None:
        del place  # all places are alike
        cards.up(canvas, card, self.language, x, y, width)

    def back(self, canvas: Canvas, card: Card, x: float, y: float, width: int) -> None:
        del card  # all backs are alike
        cards.back(canvas, x, y, width)

    def was_hidden(self, canvas: Canvas, x: float, y: float, width: int) -> None:
        cards.was_hidden(canvas, x, y, width)


def moments(event: Showdown, table: TableView, names: Sequence[str], language: Language) -> Sequence[Moment]:
    """Return its pictures."""
    shown = sorted(event.hands, key=lambda hand: hand.seat)
    hands = [_hand(event, each, table, names, language) for each in shown]

    def head(canvas: Canvas, last: bool) -> None:
        del last  # nothing opens by it
        tree.lay_head(canvas, showdown.head(event, table, language))

    ground = partial(on_ground, "shootout")
    return tuple(turning.moments(hands, _Cards(language), ground, head, tree.TOP, tree.FOOT))


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
