"""What happened, as everybody may know it; no event tells of a choice (TT-2, TT-4, TT-6)."""

from dataclasses import dataclass
from typing import TypeAlias

from engine.game import Seat
from engine.two_trucks.pieces import Boss, Options, Road


@dataclass(frozen=True, slots=True)
class GameStarted:
    """Everybody has all men at home (TT-2.1)."""

    bosses: tuple[Boss, ...]
    options: Options


@dataclass(frozen=True, slots=True)
class Arrived:
    """The two new tiles of a night, each on its road (TT-2.2, TT-5.2)."""

    night: int
    north: int
    south: int


@dataclass(frozen=True, slots=True)
class Truck:
    """The fate of a truck at dawn (TT-4); `shown`: seats and their men, in the order of the seats.

    `winner`: None where its load stays.
    """

    night: int
    road: Road
    came: tuple[Seat, ...]
    shown: tuple[tuple[Seat, int], ...]
    winner: Seat | None
    crates: int


@dataclass(frozen=True, slots=True)
class Train:
    """The pairs by seat, each with the weaker man first, and who takes the train (TT-6.1, TT-6.2)."""

    pairs: tuple[tuple[int, int], ...]
    winner: Seat | None
    crates: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """Most crates, then the higher pair (TT-6.4)."""

    winners: tuple[Seat, ...]


Event: TypeAlias = GameStarted | Arrived | Truck | Train | GameEnded
