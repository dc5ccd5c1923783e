"""What the preview shows: a game at every number of seats, drawn by lot from a fixed seed, dawn by dawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from random import Random

from engine import two_trucks as game
from engine.game import Seat
from engine.story import Story
from engine.two_trucks import Event, Options, SeatView, State, TableView
from engine.two_trucks.events import Arrived, Train, Truck
from engine.two_trucks.pieces import Boss

NAMES = ("Lucie", "Marguerite_92", "Nono", "Karim B.", "Théo le Rouge", "")
BOSSES = (Boss.CAPONE, Boss.OBANION, Boss.TORRIO, Boss.WEISS, Boss.MORAN, Boss.YALE)


@dataclass(frozen=True)
class Night:
    """The table after a dawn, and what that told."""

    state: State
    events: Sequence[Event]

    @property
    def table(self) -> TableView:
        """What everybody knows."""
        return game.table(self.state)

    def view(self, seat: Seat) -> SeatView:
        """What a seat knows."""
        return game.view(self.state, seat)

    @property
    def trucks(self) -> Sequence[Truck]:
        """Both that came."""
        return [event for event in self.events if isinstance(event, Truck)]

    @property
    def arrived(self) -> Arrived | None:
        """The next loads."""
        return next((event for event in self.events if isinstance(event, Arrived)), None)

    @property
    def train(self) -> Train:
        """The end of the last night."""
        return next(event for event in self.events if isinstance(event, Train))

    def sent(self, seat: Seat) -> SeatView:
        """What a seat knows that has just chosen."""
        return game.view(game.apply(self.state, seat, game.legal(self.state, seat)[-1]).state, seat)


@dataclass(frozen=True)
class Played:
    """A whole game."""

    seats: int
    options: Options
    seed: int

    @cached_property
    def nights(self) -> Sequence[Night]:
        """The first night, then every dawn."""
        dice, step = Random(self.seed), game.setup(BOSSES[: self.seats], self.options, self.seed)
        nights = [Night(step.state, step.events)]
        while not step.state.over:
            for seat in game.awaited(step.state):
                step = game.apply(step.state, seat, dice.choice(game.legal(step.state, seat)))
            nights.append(Night(step.state, step.events))
        return nights

    @property
    def names(self) -> Sequence[str]:
        """Who plays."""
        return NAMES[: self.seats]

    @cached_property
    def story(self) -> Story:
        """How it went."""
        return game.story([(night.state, night.events) for night in self.nights], str(self.seed))


@lru_cache
def played(seats: int, ties: str = "stand", length: str = "standard", seed: int = 1) -> Played:
    """A game, played once."""
    return Played(seats, Options(length, ties), seed)
