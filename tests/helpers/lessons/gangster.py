"""Gangster's facts for the proofs of its lessons."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations
from typing import Any

from engine import gangster as game
from engine.gangster import events
from engine.lessons.playing import Played


class CARD:
    """Nothing is hidden in this game but the order of three piles."""


def facts(board: Played) -> set[str]:
    """`unloaded loop blue 5`, `kidnapped loop brown 5`, `drove loop`, `bumped grey loop`, `took door`,
    `breakfast brown`, `doubler loop`, `reckoned 1`, `won capone`; `first loop blue` and `pays loop blue 8`
    of the districts as they would pay now."""
    return {*_happened(board), *_lies(board)}


def _happened(board: Played) -> Iterator[str]:
    for event in board.events:
        match event:
            case events.Unloaded():
                yield from (f"unloaded {event.place} {event.who} {space}" for space in event.spaces)
            case events.Loaded() | events.GunUsed() if event.who is not event.clan:
                yield f"kidnapped {event.place} {event.who} {event.space}"
            case events.Drove():
                yield f"drove {event.road[-1]}"
            case events.Bumped():
                yield f"bumped {event.other} {event.end}"
            case events.Arrived():
                yield f"took {event.piece}"
            case events.Breakfasted():
                yield from (f"breakfast {guest}" for guest in event.guests)
            case events.DoublerPlaced():
                yield f"doubler {event.place}"
            case events.Reckoned():
                yield f"reckoned {event.scoring.round}"
            case events.GameEnded():
                yield from (f"won {board.bosses[seat]}" for seat in event.winners)
            case _:
                pass


def _lies(board: Played) -> Iterator[str]:
    for row in game.table(board.state).districts:
        for place, standing in enumerate(row.standings):
            casinos = f"+{standing.pay.casinos}?" if standing.pay.casinos else ""
            yield f"pays {row.place} {standing.clan} {standing.pay.points}{casinos}"
            if place == 0:
                yield f"first {row.place} {standing.clan}"


def tried(_action: str) -> bool:
    """Everything."""
    return True


def worlds(board: Played, _action: str) -> Iterator[Any]:
    """Any district card and any casino card may lie on top."""
    state = board.state
    for pile in set(permutations(state.pile)):
        for number in state.casino:
            others = tuple(each for each in state.casino if each != number)
            yield replace(state, pile=pile, casino=(number, *others))


def winners(board: Played) -> set[str]:
    """Those who share the most influence."""
    ended = [event for event in board.events if isinstance(event, events.GameEnded)]
    return {board.bosses[seat] for event in ended for seat in event.winners}


def named(card: Any, language: str) -> str:
    """There is none."""
    raise AssertionError(f"{card} in {language}")
