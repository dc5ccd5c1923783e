"""Moves that tell nothing of a hidden card, and the news up to where hidden cards come to light."""

from itertools import takewhile

from engine.chicago_poker import Action, Event, State
from engine.chicago_poker.actions import Drive, Play, Raid, Recruit, Send
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import GangsterLiquidated, ReinforcementsRevealed, TurnEnded
from engine.chicago_poker.pieces import LAID, Place
from engine.game import Seat

REVEALING = (TurnEnded, ReinforcementsRevealed, GangsterLiquidated)


def heard(events: tuple[Event, ...]) -> list[Event]:
    """The news up to where hidden cards come to light."""
    return list(takewhile(lambda event: not isinstance(event, REVEALING), events))


def ends_the_calm(events: tuple[Event, ...]) -> bool:
    """Whether the worlds may show from here on that they differ."""
    return any(isinstance(event, REVEALING) for event in events)


def secret(before: State, seat: Seat, action: Action) -> bool:
    """Whether everybody else learns nothing of the cards that the action names."""
    match action:
        case Play(_, place):
            business = before.businesses[place]
            slot = len(before.columns[place][seat])
            return business is not None and not LAID[business][slot]
        case Drive(origin, cards, destination):
            return not uncovers(before, seat, origin, cards, destination)
        case Recruit() | Raid() | Send():
            return True
        case _:
            return False


def uncovers(state: State, seat: Seat, origin: Place, cards: tuple[Card, ...], destination: Place) -> bool:
    """A back would come to lie face up."""
    downs = {laid.card for laid in state.columns[origin][seat] if not laid.up}
    business, first = state.businesses[destination], len(state.columns[destination][seat])
    return any(
        business is not None and card in downs and LAID[business][slot]
        for slot, card in enumerate(cards, first)
    )
