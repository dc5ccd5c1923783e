"""One question, one answer: which line a computer plays."""

from collections.abc import Sequence

from engine.computers import Level
from engine.dice import Dice
from engine.gangster.actions import Action
from engine.gangster.computer.foresight import best_by_foresight
from engine.gangster.computer.greed import best
from engine.gangster.computer.outlook import outlook_of
from engine.gangster.computer.rookie import any_line
from engine.gangster.events import Event
from engine.gangster.imagined import board_of
from engine.gangster.views import SeatView


def choose(view: SeatView, level: str, seed: int | str, events: Sequence[Event] = ()) -> Action:  # noqa: ARG001
    """A line; `events` tell nothing that the table does not show.

    Raises ValueError when nothing is asked of the seat, or for a level that does not exist.
    """
    if not view.offers:
        raise ValueError("nothing is asked of this boss")
    dice = dice_of(view, seed)
    match Level(level):
        case Level.ROOKIE:
            return any_line([offer.action for offer in view.offers], dice)
        case Level.REGULAR:
            return best(board_of(view.table, view.seat), outlook_of(view.table))
        case Level.BOSS:
            return best_by_foresight(view, dice)


def dice_of(view: SeatView, seed: int | str) -> Dice:
    """Those with which that seat imagines things in this turn."""
    return Dice(f"{seed}:{view.seat}:{view.table.turns}")
