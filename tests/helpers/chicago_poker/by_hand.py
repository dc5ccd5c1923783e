"""Positions written by hand, and lines of notation played in them: the language of the rule tests."""

from typing import TypeVar

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Event, Reason, State, position
from engine.chicago_poker.cards import Card
from engine.chicago_poker.legality import awaited
from engine.chicago_poker.pieces import LETTERS, Boss
from engine.game import IllegalAction, Seat, Step

Told = TypeVar("Told")


def at(text: str) -> State:
    """The position; what is not said is as dull as can be (docs/notation.md)."""
    return position.loads(text)


def does(state: State, *lines: str) -> Step[State, Event]:
    """What comes of these lines of `boss action`: the last position and all the news.

    `own` counts to where the last of them is done.
    """
    news: tuple[Event, ...] = ()
    for line in lines:
        seat, words = _spoken(state, line)
        step = game.apply(state, seat, game.parse(words))
        own = len(news) + step.own
        state, news = step.state, news + step.events
    return Step(state, news, step.settled, step.reversible, own)


def after(state: State, *lines: str) -> State:
    """The position after these lines."""
    return does(state, *lines).state


def refused(state: State, line: str, reason: Reason) -> None:
    """That line is not offered, is refused for that reason, and nothing has changed."""
    seat, words = _spoken(state, line)
    written = position.dumps(state)
    with pytest.raises(IllegalAction) as no:
        game.apply(state, seat, game.parse(words))
    assert no.value.reason is reason
    assert words not in may(state, state.bosses[seat])
    assert position.dumps(state) == written


def may(state: State, boss: str = "") -> set[str]:
    """All that the boss (by default whoever is awaited first) may do, as lines of notation."""
    seat = state.bosses.index(Boss(boss)) if boss else awaited(state)[0]
    return {str(action) for action in game.legal(state, seat)}


def told(step: Step[State, Event], kind: type[Told]) -> list[Told]:
    """The news of that kind."""
    return [event for event in step.events if isinstance(event, kind)]


def cards(names: str) -> tuple[Card, ...]:
    """The gangsters of those names."""
    return tuple(map(Card.parse, names.split()))


def column(state: State, place: str, boss: str) -> str:
    """A boss's gangsters as a position has them: `R7 (B3)`."""
    laid = state.columns[LETTERS.index(place)][seat_of(state, boss)]
    return " ".join(str(each.card) if each.up else f"({each.card})" for each in laid)


def hand_of(state: State, boss: str) -> list[str]:
    """The names of the cards in a boss's hand, sorted."""
    return sorted(map(str, state.hands[seat_of(state, boss)]))


def seat_of(state: State, boss: str) -> Seat:
    """Where that boss sits."""
    return state.bosses.index(Boss(boss))


def _spoken(state: State, line: str) -> tuple[Seat, str]:
    boss, _, words = line.partition(" ")
    return seat_of(state, boss), words
