"""One question, one answer: whether a computer stays or folds."""

from collections.abc import Sequence

from engine.computers import Level
from engine.dice import Dice
from engine.poker_champ.actions import Action, Fold, Stay
from engine.poker_champ.computer.foresight import stays_by_foresight
from engine.poker_champ.computer.odds import stays_by_odds
from engine.poker_champ.computer.rookie import stays_by_rule_of_thumb
from engine.poker_champ.events import Event
from engine.poker_champ.views import SeatView


def choose(view: SeatView, level: str, seed: int | str, events: Sequence[Event] = ()) -> Action:
    """Decision to stay or to fold; `events`: all that the table has seen, for what they tell of rivals.

    Raises ValueError when nothing is asked of the seat, or for a level that does not exist.
    """
    if not view.offers:
        raise ValueError("nothing is asked of this boss")
    dice = dice_of(view, seed)
    match Level(level):
        case Level.ROOKIE:
            stays = stays_by_rule_of_thumb(view, dice)
        case Level.REGULAR:
            stays = stays_by_odds(view, dice)
        case Level.BOSS:
            stays = stays_by_foresight(view, events, dice)
    return Stay() if stays else Fold()


def dice_of(view: SeatView, seed: int | str) -> Dice:
    """Those of one decision: the same for the same view and seed."""
    return Dice(f"{seed}:{view.seat}:{view.table.deal}:{view.table.stage}:{len(view.table.awaited)}")


def least(view: SeatView) -> Action:
    """PC-10.3: to fold. Raises ValueError when nothing is asked of that seat."""
    if not view.offers:
        raise ValueError("nothing is asked of this boss")
    return Fold()
