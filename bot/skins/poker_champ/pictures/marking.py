"""What a picture marks as new: cards turned up, and decisions made, since the reader last looked."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.french_deck import Card
from engine.game import Seat
from engine.poker_champ.events import Dealt, Event, Folded, StageOpened, Stayed, StayedAllIn
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import TableView


@dataclass(frozen=True, slots=True)
class Marks:
    """Cards and boxes that get the pale gold frame."""

    cards: frozenset[Card]
    decided: frozenset[tuple[Seat, Stage]]

    def of(self, seat: Seat) -> frozenset[Stage]:
        """The stages in which that seat has decided since then."""
        return frozenset(stage for each, stage in self.decided if each == seat)


def marks(table: TableView, events: Sequence[Event]) -> Marks:
    """What those events changed in the running deal; without any, the cards that opened this stage."""
    if not events:
        return Marks(frozenset(table.new), frozenset())
    cards: set[Card] = set()
    decided: set[tuple[Seat, Stage]] = set()
    for event in events:
        match event:
            case Dealt():
                cards, decided = set(), set()
            case StageOpened():
                cards.update(event.cards)
            case Stayed() | StayedAllIn() | Folded():
                decided.add((event.seat, event.stage))
            case _:
                pass
    return Marks(frozenset(cards), frozenset(decided))
