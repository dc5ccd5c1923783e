"""What pictures and their words read off a view alike: where one may lay, who was winning where."""

from engine.chicago_poker.actions import Play
from engine.chicago_poker.cards import Card
from engine.chicago_poker.hands import hand
from engine.chicago_poker.pieces import Place
from engine.chicago_poker.views import BossView, ColumnView, TableView
from engine.game import Seat


def laying(view: BossView) -> dict[Place, tuple[bool, bool]]:
    """Where a gangster of the hand may go: whether it will lie face up, and whether it calls a shootout."""
    return {
        offer.action.place: (offer.facing[0], offer.fills)
        for offer in view.offers
        if isinstance(offer.action, Play)
    }


def leading(table: TableView) -> frozenset[tuple[Seat, Place]]:
    """The best column of every business, all of them where several are equal; only faces are compared."""
    best: set[tuple[Seat, Place]] = set()
    for place in range(len(table.places)):
        hands = {row.seat: hand(cards) for row in table.rows if (cards := _faces(row.columns[place]))}
        best |= {(seat, place) for seat, held in hands.items() if held == max(hands.values())}
    return frozenset(best)


def _faces(column: ColumnView) -> list[Card]:
    return [gangster.card for gangster in column.gangsters if gangster.card is not None]
