"""One question, one answer: which of the offered actions a computer boss takes (docs/computers.md)."""

from collections.abc import Sequence

from engine.chicago_stud.actions import Action, Check, Fold
from engine.chicago_stud.computer.habits import BOSS, REGULAR
from engine.chicago_stud.computer.rookie import rookie
from engine.chicago_stud.computer.weighing import weighed
from engine.chicago_stud.events import Event
from engine.chicago_stud.views import SeatView
from engine.computers import Level
from engine.dice import Dice


def choose(view: SeatView, level: str, seed: str, events: Sequence[Event]) -> Action:
    """The action that a computer boss takes, always one of those offered; it leaves no orders.

    Raises ValueError when the seat is not asked, or for a level that does not exist.
    """
    if not view.row.speaks:
        raise ValueError("nothing is asked of this seat")
    dice = dice_of(view, seed)
    match Level(level):
        case Level.ROOKIE:
            return rookie(view, dice)
        case Level.REGULAR:
            return weighed(view, REGULAR, dice, events)
        case Level.BOSS:
            return weighed(view, BOSS, dice, events)


def dice_of(view: SeatView, seed: str) -> Dice:
    """Those of one decision: the same for the same view and seed."""
    table = view.table
    return Dice(f"{seed}:{table.deal}:{table.street}:{view.seat}:{table.level}:{table.pot}")


def least(view: SeatView) -> Action:
    """Action that the clock plays for somebody absent: check if that is free, else fold (CS-16.3)."""
    return Check() if any(offer.action == Check() for offer in view.offers) else Fold()
