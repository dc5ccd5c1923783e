"""Two Trucks' facts for the proofs of its lessons."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import permutations, product
from typing import Any

from engine.lessons.playing import Played
from engine.two_trucks import events
from engine.two_trucks.actions import Send
from engine.two_trucks.pieces import ROADS
from engine.two_trucks.state import SeatState, State
from engine.two_trucks.views import SeatRow

CARD = SeatState
"""No view holds one: all that a seat hides lies in it."""


def facts(board: Played) -> set[str]:
    """`took capone`, `took north capone 9`, `stayed south 3`, `shown capone 11`, `train yale`,
    `champion capone`."""
    return set(_happened(board))


def _happened(board: Played) -> Iterator[str]:
    bosses = board.bosses
    for event in board.events:
        match event:
            case events.Truck(winner=None):
                yield f"stayed {event.road} {event.crates}"
            case events.Truck(winner=int(winner)):
                yield f"took {bosses[winner]}"
                yield f"took {event.road} {bosses[winner]} {event.crates}"
                yield from (f"shown {bosses[seat]} {man}" for seat, man in event.shown)
            case events.Train(winner=int(winner)):
                yield f"train {bosses[winner]}"
            case events.GameEnded():
                yield from (f"champion {bosses[seat]}" for seat in event.winners)
            case _:
                pass


def tried(_action: str) -> bool:
    """Everything."""
    return True


def worlds(board: Played, _action: str) -> Iterator[Any]:
    """The others have sent and choose any men that TT-8.2 allows, on any road."""
    state = board.state
    rows = board.game.table(state).rows
    rivals = [seat for seat in range(len(state.seats)) if seat != board.seat]
    for seats in product(*(_others(state, rows[seat]) for seat in rivals)):
        everybody = dict(zip(rivals, seats, strict=True))
        yield replace(state, seats=tuple(everybody.get(at, mine) for at, mine in enumerate(state.seats)))


def _others(state: State, row: SeatRow) -> Sequence[SeatState]:
    """All that this seat may hide."""
    mine = state.seats[row.seat]
    bounds = {night: trace.below for night, trace in enumerate(row.track) if trace.below is not None}
    found = []
    for men in permutations(row.possible, len(bounds)):
        if all(man < below for man, below in zip(men, bounds.values(), strict=True)):
            unseen = dict(zip(bounds, men, strict=True))
            sent = tuple(
                replace(each, man=unseen.get(night, each.man)) for night, each in enumerate(mine.sent)
            )
            left = [man for man in row.possible if man not in men]
            found += [replace(mine, sent=sent, chosen=Send(man, road)) for man in left for road in ROADS]
    return found


def winners(board: Played) -> set[str]:
    """The bosses who win the town, nobody while the game lasts."""
    return {fact.removeprefix("champion ") for fact in facts(board) if fact.startswith("champion ")}


def named(card: SeatState, language: str) -> str:
    """A pattern of `Yale’s 9`, `le 9 de Yale`, for every man whom nobody has seen."""
    men = [sent.man for sent in card.sent if not sent.shown]
    men += [card.chosen.man] if card.chosen else []
    either = "|".join(map(str, men)) or "(?!)"
    boss = card.boss.value.capitalize()
    return rf"(?:{either}) de {boss}" if language == "fr" else rf"{boss}’s (?:{either})"
