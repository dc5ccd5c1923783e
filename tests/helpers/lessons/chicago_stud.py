"""Chicago stud's facts for the proofs of its lessons."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from engine.chicago_stud import events
from engine.french_deck import Card
from engine.french_deck.values import high_value
from engine.lessons.playing import Played
from tests.helpers.lessons.poker_champ import in_words

CARD = Card


def facts(board: Played) -> set[str]:
    """`checked capone`, `bet capone 2`, `called capone 4`, `raised capone 4`, `folded capone`, `unseen
    capone 20`, `pot 1 capone 36 flush` (the main pot is 1), `by-suit capone`, `champion capone`."""
    return set(_happened(board))


def _happened(board: Played) -> Iterator[str]:
    bosses = board.bosses
    for event in board.events:
        match event:
            case events.Checked():
                yield f"checked {bosses[event.seat]}"
            case events.BetMade():
                yield f"bet {bosses[event.seat]} {event.chips}"
            case events.Called():
                yield f"called {bosses[event.seat]} {event.chips}"
            case events.Raised():
                yield f"raised {bosses[event.seat]} {event.by}"
            case events.Folded():
                yield f"folded {bosses[event.seat]}"
            case events.WonUnseen():
                yield f"unseen {bosses[event.seat]} {event.chips}"
            case events.Showdown():
                yield from _paid(event, bosses)
            case events.GameEnded():
                yield from (f"champion {bosses[seat]}" for seat in event.winners)
            case _:
                pass


def _paid(event: events.Showdown, bosses: tuple[str, ...]) -> Iterator[str]:
    hands = {shown.seat: shown.hand.category.name.lower().replace("_", "-") for shown in event.hands}
    for number, pot in enumerate(event.pots, 1):
        for seat, chips in pot.shares:
            yield f"pot {number} {bosses[seat]} {chips} {hands[seat]}"
            if pot.by_suit:
                yield f"by-suit {bosses[seat]}"


def tried(action: str) -> bool:
    """No order: one left on one's own turn answers at once, and the default says what it is for."""
    return not action.startswith("order ")


def worlds(board: Played, action: str) -> Iterator[Any]:
    """On the last street the one other who is in holds any three cards that cannot be seen.

    One world for each worth of their hand, suits aside; who folds need not know it.
    """
    state = board.state
    if action == "fold":
        yield state
        return
    (rival,) = [seat for seat in state.playing() if seat != board.seat]
    seen = {card for mine in state.seats for card in mine.up} | set(state.seats[board.seat].down)
    hidden = [card for card in state.options.deck if card not in seen]
    up = state.seats[rival].up
    for down in {high_value((*up, *down)): down for down in combinations(hidden, 3)}.values():
        yield state.having(rival, down=down)


def winners(board: Played) -> set[str]:
    """Those who share the most chips."""
    ended = [event for event in board.events if isinstance(event, events.GameEnded)]
    return {board.bosses[seat] for event in ended for seat in event.winners}


def named(card: Card, language: str) -> str:
    """`king of spades`, `roi de pique`."""
    return in_words(card, language)
