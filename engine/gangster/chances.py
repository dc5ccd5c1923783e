"""Chances of each boss to be the King of Chicago at a moment of a game: the story's curve."""

from engine.gangster.computer.outlook import outlook_of
from engine.gangster.computer.prospects import turns_left
from engine.gangster.computer.win_chances import expected, likely
from engine.gangster.showing import table
from engine.gangster.state import State

A_ROUND = 12  # turns of a seat, more or less


def chances(state: State) -> tuple[float, ...]:
    """Chances by seat, adding up to 1."""
    outlook = outlook_of(table(state))
    turns = turns_left(state.board, outlook)
    return likely(expected(state.board, outlook, turns), turns + A_ROUND * outlook.rounds)
