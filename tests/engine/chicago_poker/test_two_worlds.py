"""A boss cannot tell two worlds apart that differ only in what they may not see (CP-12)."""

from collections.abc import Iterator
from dataclasses import fields
from random import Random

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options, State
from engine.chicago_poker.actions import Liquidate, Play
from tests.helpers.chicago_poker.another_world import Reader, exchanged, redealt
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.chicago_poker.hidden_moves import ends_the_calm, heard, secret
from tests.helpers.chicago_poker.playouts import AGREEMENTS, Move, playout
from tests.helpers.chicago_poker.positions import TIE

TABLES = [
    pytest.param(
        seats,
        AGREEMENTS[(seats + lap) % len(AGREEMENTS)],
        10 * lap + seats,
        marks=pytest.mark.long("more games for each number of seats") if lap else [],
    )
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
def test_a_boss_hears_the_same_of_their_own_actions(seats: int, options: Options, seed: int) -> None:
    """Until their turn ends or a card is turned up: from then on the worlds may show that they differ."""
    for move, dice in moves(seats, options, seed, every=6):
        if move.before.tie:
            continue
        other = redealt(move.before, move.seat, dice)
        events = game.apply(other, move.seat, move.action).events

        assert heard(events) == heard(move.step.events)


@every_table
def test_a_boss_hears_the_same_of_a_rivals_hidden_actions(seats: int, options: Options, seed: int) -> None:
    """A rival lays or drives backs, draws, raids, answers in secret: the news and the view are the same."""
    compared = 0
    for move, dice in moves(seats, options, seed, every=1):
        if not secret(move.before, move.seat, move.action):
            continue
        reader = dice.choice([seat for seat in range(seats) if seat != move.seat])
        other, alike = exchanged(move.before, reader, dice)
        step = game.apply(other, move.seat, alike(move.action))
        compared += 1

        assert heard(step.events) == heard(move.step.events)
        if not ends_the_calm(move.step.events):
            assert game.view(step.state, reader) == game.view(move.step.state, reader)
    assert compared > 5


@pytest.mark.parametrize("rulebook", ["english", "french"])
def test_what_was_sent_is_nobody_elses_before_the_reveal(rulebook: str) -> None:
    """Ties are rare in random games, so this one is written by hand."""
    tied, dice = at(TIE.format(rulebook)), Random(9)
    steps = [game.apply(tied, 0, action) for action in game.legal(tied, 0)]

    assert len({step.events for step in steps}) == 1
    for reader in (1, 2, 3, None):
        seen = {look(step.state, reader) for step in steps}
        seen |= {look(redealt(step.state, reader, dice), reader) for step in steps for _ in range(5)}
        assert len(seen) == 1
    assert len({look(step.state, 0) for step in steps}) == len(steps)


def look(state: State, reader: Reader) -> str:
    return repr(game.table(state) if reader is None else game.view(state, reader))


def test_the_other_world_is_indeed_another() -> None:
    """Were nothing dealt anew, all of the above would hold for nothing."""
    changed: set[str] = set()
    for move, dice in moves(4, Options(), 3, every=4):
        other = redealt(move.step.state, 0, dice)
        changed |= {
            field.name
            for field in fields(State)
            if getattr(other, field.name) != getattr(move.step.state, field.name)
        }

    assert {"seed", "deck", "discard", "stock", "hands", "columns", "gains", "raids", "known"} <= changed


def test_a_leak_would_be_seen() -> None:
    """The public table does differ where a boss's own view does: in their hand."""
    move = next(move for move in playout(3, Options(), 1) if isinstance(move.action, Liquidate | Play))
    other = redealt(move.step.state, None, Random(1))

    assert game.view(other, 0) != game.view(move.step.state, 0)
