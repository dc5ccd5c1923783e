"""A boss cannot tell two worlds apart that differ only in what he may not see (CP-12)."""

from collections.abc import Iterator
from itertools import takewhile
from random import Random

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Event, Options, State
from engine.chicago_poker.actions import Liquidate, Play, Raid, Recruit, Send
from engine.chicago_poker.events import GangsterLiquidated, ReinforcementsRevealed, TurnEnded
from engine.chicago_poker.pieces import LAID
from tests.engine.another_world import exchanged, redealt
from tests.engine.playouts import AGREEMENTS, Move, playout

TABLES = [
    (seats, AGREEMENTS[(seats + lap) % len(AGREEMENTS)], 10 * lap + seats)
    for seats in range(2, 7)
    for lap in range(4)
]


def name(table: object) -> str:
    return str(table) if isinstance(table, int) else ""


every_table = pytest.mark.parametrize(("seats", "options", "seed"), TABLES, ids=name)


def moves(seats: int, options: Options, seed: int, every: int) -> Iterator[tuple[Move, Random]]:
    """Now and then a move of a random game, and dice."""
    dice = Random(seed)
    for number, move in enumerate(playout(seats, options, seed)):
        if number % every == 0 or move.before.tie or move.before.searching or move.step.state.outcome:
            yield move, dice


@every_table
def test_a_boss_sees_the_same_whatever_is_hidden_from_him(seats: int, options: Options, seed: int) -> None:
    for move, dice in moves(seats, options, seed, every=5):
        for state in (move.before, move.step.state):
            for reader in range(seats):
                other = redealt(state, reader, dice)

                assert game.view(other, reader) == game.view(state, reader)


@every_table
def test_the_public_sees_the_same_whatever_is_hidden(seats: int, options: Options, seed: int) -> None:
    for move, dice in moves(seats, options, seed, every=3):
        other = redealt(move.step.state, None, dice)

        assert repr(game.table(other)) == repr(game.table(move.step.state))


@every_table
def test_a_boss_hears_the_same_of_what_he_does_himself(seats: int, options: Options, seed: int) -> None:
    """Until his turn ends or a card is turned up: from then on the worlds may show that they differ."""
    for move, dice in moves(seats, options, seed, every=3):
        if move.before.tie:
            continue
        other = redealt(move.before, move.seat, dice)
        events = game.apply(other, move.seat, move.action).events

        assert heard(events) == heard(move.step.events)


@every_table
def test_a_boss_hears_the_same_of_a_rivals_hidden_deeds(seats: int, options: Options, seed: int) -> None:
    """A rival lays a back, draws, raids or answers in secret: the news and the view are the same."""
    compared = 0
    for move, dice in moves(seats, options, seed, every=1):
        if not secret(move):
            continue
        reader = dice.choice([seat for seat in range(seats) if seat != move.seat])
        other, alike = exchanged(move.before, reader, dice)
        step = game.apply(other, move.seat, alike(move.action))
        compared += 1

        assert heard(step.events) == heard(move.step.events)
        if not ends_the_calm(move.step.events):
            assert game.view(step.state, reader) == game.view(move.step.state, reader)
    assert compared > 5


def heard(events: tuple[Event, ...]) -> list[Event]:
    """The news up to where hidden cards come to light."""
    return list(takewhile(lambda event: not isinstance(event, REVEALING), events))


REVEALING = (TurnEnded, ReinforcementsRevealed, GangsterLiquidated)


def ends_the_calm(events: tuple[Event, ...]) -> bool:
    return any(isinstance(event, REVEALING) for event in events)


def secret(move: Move) -> bool:
    match move.action:
        case Play(_, place):
            business = move.before.businesses[place]
            slot = len(move.before.columns[place][move.seat])
            return business is not None and not LAID[business][slot]
        case Recruit() | Raid() | Send():
            return True
        case _:
            return False


def test_the_other_world_is_indeed_another() -> None:
    """Were nothing dealt anew, all of the above would hold for nothing."""
    changed: set[str] = set()
    for move, dice in moves(4, Options(), 3, every=4):
        other = redealt(move.step.state, 0, dice)
        changed |= {
            field for field in State.__slots__ if getattr(other, field) != getattr(move.step.state, field)
        }

    assert {"seed", "deck", "discard", "stock", "hands", "columns", "gains", "raids", "known"} <= changed


def test_a_leak_would_be_seen() -> None:
    """The public table does differ where a boss's own view does: in his hand."""
    move = next(move for move in playout(3, Options(), 1) if isinstance(move.action, Liquidate | Play))
    other = redealt(move.step.state, None, Random(1))

    assert game.view(other, 0) != game.view(move.step.state, 0)
