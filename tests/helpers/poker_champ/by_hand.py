"""Positions written by hand, and lines of notation played in them: the language of the rule tests."""

from typing import TypeVar

import pytest

from engine import poker_champ as game
from engine.french_deck import Card
from engine.game import IllegalAction, Seat, Step
from engine.poker_champ import Event, Reason, State, position

Told = TypeVar("Told")


def at(text: str) -> State:
    """The position; what is not said is as dull as can be (docs/rules-poker-champ.md)."""
    return position.loads(text)


def does(state: State, *lines: str) -> Step[State, Event]:
    """What comes of these lines of `boss action`: the last position and all the news."""
    news: tuple[Event, ...] = ()
    step: Step[State, Event] = Step(state, ())
    for line in lines:
        boss, _, words = line.partition(" ")
        step = game.apply(step.state, seat_of(step.state, boss), game.parse(words))
        news += step.events
    return Step(step.state, news, step.settled, step.reversible, step.own, step.minor)


def after(state: State, *lines: str) -> State:
    """The position after these lines."""
    return does(state, *lines).state


def all_do(state: State, *lines: str) -> Step[State, Event]:
    """A word for each boss and stage: `stay fold`, in the order of the seats; a boss not asked gets a `-`."""
    said = [
        f"{mine.boss} {word}"
        for line in lines
        for mine, word in zip(state.seats, line.split(), strict=True)
        if word != "-"
    ]
    return does(state, *said)


def refused(state: State, line: str, reason: Reason) -> None:
    """That line is not offered, is refused for that reason, and nothing has changed."""
    boss, _, words = line.partition(" ")
    seat, written = seat_of(state, boss), position.dumps(state)
    with pytest.raises(IllegalAction) as no:
        game.apply(state, seat, game.parse(words))
    assert no.value.reason is reason
    assert game.legal(state, seat) == ()
    assert position.dumps(state) == written


def told(step: Step[State, Event], kind: type[Told]) -> list[Told]:
    """The news of that kind."""
    return [event for event in step.events if isinstance(event, kind)]


def cards(names: str) -> tuple[Card, ...]:
    """The cards of those names."""
    return tuple(map(Card.parse, names.split()))


def chips(state: State) -> list[int]:
    """What each has left."""
    return [mine.chips for mine in state.seats]


def awards(state: State) -> list[int]:
    """The Awards of each."""
    return [mine.awards for mine in state.seats]


def seat_of(state: State, boss: str) -> Seat:
    """Where that boss sits."""
    return [mine.boss.value for mine in state.seats].index(boss)
