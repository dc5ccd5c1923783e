"""What every game on the shelf promises: seven functions, a step, and a polite no.

Nothing in here may know a particular game, a clock, a disk or Discord.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Generic, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""

Fact: TypeAlias = str | int

S = TypeVar("S")
O_contra = TypeVar("O_contra", contravariant=True)
A = TypeVar("A")
E_co = TypeVar("E_co", covariant=True)
S_co = TypeVar("S_co", covariant=True)
T_co = TypeVar("T_co", covariant=True)
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[S_co, E_co]):
    """What became of a position, and what the whole table saw of it.

    `settled`: the turn is over, or somebody else must decide now; until then the shell keeps the
    events to itself, so that a turn may be composed calmly. `reversible`: the deed told nobody,
    not even its own boss, anything new, so it may be taken back while its turn lasts.
    """

    state: S_co
    events: tuple[E_co, ...]
    settled: bool = True
    reversible: bool = False


class Refusal(Exception):
    """Raised when a player may do something differently; worded for people by the shell.

    `reason` is a member of a closed enum; `facts` are what a sentence needs, never a secret.
    """

    def __init__(self, reason: StrEnum, **facts: Fact) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = MappingProxyType(facts)

    def __str__(self) -> str:
        told = " ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.reason}{' ' if told else ''}{told}"


class IllegalAction(Refusal):
    """Raised when the rules of the game, or its notation, do not allow the action."""


class Game(Protocol[S, O_contra, A, E_co, T_co, V_co]):
    """A game is a module that fills these seven names with pure functions."""

    def setup(self, seats: int | Sequence[str], options: O_contra, seed: int | str) -> Step[S, E_co]:
        """The first position: everything shuffled from `seed`, so the same seed is the same game."""

    def parse(self, text: str) -> A:
        """The action that one line of notation means; `str(action)` is its inverse.

        Raises `IllegalAction` when the line means nothing.
        """

    def apply(self, state: S, seat: Seat, action: A) -> Step[S, E_co]:
        """What becomes of `state`; raises `IllegalAction` and changes nothing when it may not be."""

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """The actions that `apply` would accept from `seat` now; empty when nothing is asked of it."""

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """The seats whose decision we wait for; empty when the game is over."""

    def table(self, state: S) -> T_co:
        """What everybody may know."""

    def view(self, state: S, seat: Seat) -> V_co:
        """What `seat` may know, the table included."""
