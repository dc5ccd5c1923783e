"""Decisions that no player makes: a computer's, those made for somebody absent, and those left to chance."""

from collections.abc import Sequence

from engine.advice import Advice
from engine.chicago_poker.actions import Action, Discard, Play, Send
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Event
from engine.chicago_poker.legality import RECRUIT, SEND_NOTHING, STOP
from engine.chicago_poker.views import BossView, Offer

MINIMAL_ACTIONS = (RECRUIT, STOP, SEND_NOTHING)


def choose(view: BossView, level: str, seed: str, events: Sequence[Event]) -> Action:
    """A computer's decision from what its seat may see (docs/computers.md).

    Raises ValueError when nothing is asked of that seat, or for a level that does not exist.
    """
    from engine.chicago_poker import computer  # half as much code again, for those who want it only

    return computer.choose(view, level, seed, events)


def advise(view: BossView, seed: str, events: Sequence[Event], also: Sequence[Action] = ()) -> Advice[Action]:
    """Advice of a boss in the seat's place, best first, with its reasons (docs/computers.md).

    `worth` is in chances in 100 to win the town. Raises ValueError when nothing is asked of that seat, or for
    an action of `also` that is not offered.
    """
    from engine.chicago_poker.computer import advice

    return advice.advise(view, least(view), seed, events, also)


def least(view: BossView) -> Action:
    """Least action: draw, stop or send nothing, whichever may be done; else the lowest gangster goes.

    Laid it calls no shootout if that can be helped. Raises ValueError when nothing is asked of that seat.
    """
    offered = [offer.action for offer in view.offers]
    if not offered:
        raise ValueError("nothing is asked of this boss")
    wanted = next((action for action in MINIMAL_ACTIONS if action in offered), None)
    return wanted or min(view.offers, key=_loss).action


def _loss(offer: Offer) -> tuple[bool, bool, int]:
    """Key of what it costs to be made to do that: better a gangster than a special card, better a low one."""
    match offer.action:
        case Play(Card(value=value)) | Send(Card(value=value)) | Discard(Card(value=value)):
            return False, offer.fills, value
        case _:
            return True, offer.fills, 0
