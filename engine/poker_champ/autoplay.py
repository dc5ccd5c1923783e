"""Decisions that no player makes (a computer's, for somebody absent, left to chance), and advice."""

from collections.abc import Sequence

from engine.advice import Advice
from engine.poker_champ.actions import Action, Fold
from engine.poker_champ.events import Event
from engine.poker_champ.views import SeatView


def choose(view: SeatView, level: str, seed: str, events: Sequence[Event]) -> Action:
    """A computer's decision from what its seat may see (docs/computers.md).

    Raises ValueError when nothing is asked of that seat, or for a level that does not exist.
    """
    from engine.poker_champ import computer  # for those who want it only

    return computer.choose(view, level, seed, events)


def advise(view: SeatView, seed: str, events: Sequence[Event], also: Sequence[Action] = ()) -> Advice[Action]:
    """What a boss would do in the seat's place, and why (docs/computers.md).

    Raises ValueError when nothing is asked of that seat.
    """
    from engine.poker_champ import computer  # as above

    return computer.advise(view, seed, events, also)


def least(view: SeatView) -> Action:
    """PC-10.3: to fold. Raises ValueError when nothing is asked of that seat."""
    if not view.offers:
        raise ValueError("nothing is asked of this boss")
    return Fold()
