"""Positions written by hand, and lines of notation played in them: the language of the rule tests."""

from typing import TypeVar

import pytest

from engine import gangster as game
from engine.game import Fact, IllegalAction, Seat, Step
from engine.gangster import Event, Reason, State, position
from engine.gangster.board import ClanState
from engine.gangster.pieces import Clan, Place

Told = TypeVar("Told")

CALM = """
turned: cicero
tile northwest-side: T01
tile greek-town: T02
tile north-side: T03
tile west-side: T04
tile chinatown: T05
tile loop: T06
tile cicero: T07
tile little-italy: T08
tile stock-yards: T09
tile bronzeville: T10
quays: door gun motor
"""
"""Tiles in the order of the map. T01 6421·12, T02 531·10, T03 ?425·16, T04 52?·10, T05 73·8, T06 352·10,
T07 444·12, T08 ?31·8, T09 346·10, T10 8421·16."""

CARS = {"blue": "loop", "brown": "northwest-side", "yellow": "cicero", "grey": "west-side", "green": "cicero"}
BOSSES = "capone yale weiss moran obanion"


def at(*lines: str, players: int = 4) -> State:
    """A calm table of four on which these lines are different; Capone (blue, in the Loop) plays.

    Every clan has a bumper, and no car stands beside Capone's.
    """
    words = {"bosses": " ".join(BOSSES.split()[:players])}
    words |= dict(line.split(": ") for line in CALM.strip().splitlines())
    for clan in list(CARS)[: max(4, players) if players != 3 else 3]:
        words |= {f"car {clan}": CARS[clan], f"equipment {clan}": "bumper"}
    if players == 3:
        del words["tile cicero"]
        words["turned"] = "loop"
    for line in lines:
        key, _, rest = line.partition(":")
        words[key] = rest.strip()
    return position.loads("".join(f"{key}: {rest}\n" for key, rest in words.items()))


def does(state: State, *lines: str) -> Step[State, Event]:
    """What comes of these lines, each played by the seat whose turn it is: the position and all the news."""
    news: tuple[Event, ...] = ()
    step: Step[State, Event] = Step(state, ())
    for line in lines:
        step = game.apply(step.state, step.state.board.seat, game.parse(line))
        news += step.events
    return Step(step.state, news, step.settled, step.reversible, step.own, step.minor)


def after(state: State, *lines: str) -> State:
    """The position after these lines."""
    return does(state, *lines).state


def legal(state: State, start: str = "") -> list[str]:
    """What the seat whose turn it is may play, as far as it begins like this."""
    lines = map(str, game.legal(state, state.board.seat))
    return [line for line in lines if line.startswith(start)]


def refused(state: State, line: str, reason: Reason, seat: Seat | None = None, **facts: Fact) -> None:
    """That line is not offered, is refused for that reason with these facts, and nothing has changed."""
    who = state.board.seat if seat is None else seat
    written, action = position.dumps(state), game.parse(line)
    with pytest.raises(IllegalAction) as no:
        game.apply(state, who, action)
    assert no.value.reason is reason
    assert {**no.value.facts, **facts} == no.value.facts
    assert action not in game.legal(state, who)
    assert position.dumps(state) == written


def told(step: Step[State, Event], kind: type[Told]) -> list[Told]:
    """The news of that kind."""
    return [event for event in step.events if isinstance(event, kind)]


def clan(state: State, name: str) -> ClanState:
    """That clan's car and tableau."""
    return next(mine for mine in state.board.clans if mine.clan == Clan(name))


def spaces(state: State, place: str) -> str:
    """Who stands there, `-` for nobody, as far as anybody does."""
    names = [
        "-" if who < 0 else str(state.board.clans[who].clan)
        for who in state.board.spaces[Place(place).number]
    ]
    while names and names[-1] == "-":
        names.pop()
    return " ".join(names)


def car(state: State, name: str) -> str:
    """Where that clan's car stands."""
    return tuple(Place)[clan(state, name).car].value


def reach(state: State, card: int) -> list[str]:
    """Where that card leads, each place once, in the order of the map."""
    drives = [line.split()[2] for line in legal(state, f"drive {card} ")]
    return list(dict.fromkeys(drives))
