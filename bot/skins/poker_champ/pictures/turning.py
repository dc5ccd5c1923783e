"""A showdown as it happens: everybody's two cards turn up one by one, the best hand's last."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.skins.bosses import turning
from bot.skins.bosses.turning import Hand
from bot.skins.french_deck import cards
from bot.skins.french_deck import showdown as tree
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.canvas import Canvas, on_ground
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


@dataclass(frozen=True, slots=True)
class _Cards:
    """One's own two; the common ones stand above all rows."""

    language: Language

    def width(self, room: float) -> int:
        """The widest card of which there is a print, and a marked back."""
        return max((wide for wide in PRINTED if 1.4 * wide <= room - 24), default=PRINTED[0])

    def height(self, width: int) -> int:
        return cards.height(width)

    def span(self, width: int) -> float:
        return self.left(CARDS, width) - GAP

    def left(self, place: int, width: int) -> float:
        return place * (width + GAP)

    def up(self, canvas: Canvas, card: Card, place: int, x: float, y: float, width: int) -> None:
        del place  # both places are alike
        cards.up(canvas, card, self.language, x, y, width)

    def back(self, canvas: Canvas, card: Card, x: float, y: float, width: int) -> None:
        cards.marked_back(canvas, str(Back.of(card)), x, y, width)

    def was_hidden(self, canvas: Canvas, x: float, y: float, width: int) -> None:
        cards.was_hidden(canvas, x, y, width)


def moments(
    held: ShowdownHeld, table: TableView, names: Sequence[str], language: Language
) -> Sequence[Moment]:
    """Return its pictures."""
    shown = sorted(held.shown, key=lambda each: each.seat)
    hands = [_hand(each, table, names, language) for each in shown]

    def head(canvas: Canvas, last: bool) -> None:
        del last  # nothing opens by it
        tree.lay_head(canvas, showdown.head(held, language))

    ground = partial(on_ground, "shootout")
    return tuple(turning.moments(hands, _Cards(language), ground, head, tree.TOP, tree.FOOT))


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
