"""What remains of a game: places, figures, and the moments worth looking at again."""

from collections.abc import Sequence

from engine.game import Result, Seat
from engine.two_trucks.events import Event, Train, Truck
from engine.two_trucks.state import State

STEAL = 4
"""A truck taken with a man of so much or less is a steal."""


def result(state: State, events: Sequence[Event]) -> Result | None:
    """Most crates, then the higher pair, then together (TT-6.4); None while the game lasts."""
    if not state.over:
        return None
    trucks = [event for event in events if isinstance(event, Truck)]
    trains = [event.winner for event in events if isinstance(event, Train)]
    return Result(
        ranks=ranks(state),
        scores=tuple(mine.crates for mine in state.seats),
        figures=tuple(_figures(state, seat, trucks, trains) for seat in range(len(state.seats))),
    )


def ranks(state: State) -> tuple[int, ...]:
    """The places of a game that is over."""
    marks = [(mine.crates, sum(state.home(seat))) for seat, mine in enumerate(state.seats)]
    return tuple(1 + sum(other > mine for other in marks) for mine in marks)


def milestones(events: Sequence[Event]) -> tuple[int, ...]:
    """The dawns, by their first truck, and the train."""
    dawns = {event.night: at for at, event in reversed([*enumerate(events)]) if isinstance(event, Truck)}
    trains = [at for at, event in enumerate(events) if isinstance(event, Train)]
    return (*sorted(dawns.values()), *trains)


def _figures(
    state: State, seat: Seat, trucks: Sequence[Truck], trains: Sequence[Seat | None]
) -> dict[str, int]:
    """Return a seat's figures; `spent` and `wasted`: strength sent, and that which took nothing."""
    sent, loads = state.seats[seat].sent, [truck.crates for truck in trucks if truck.winner == seat]
    return {
        "crates": state.seats[seat].crates,
        "trucks": sum(each.took for each in sent),
        "trains": trains.count(seat),
        "pair": sum(state.home(seat)),
        "steals": sum(each.took and each.man <= STEAL for each in sent),
        "walls": sum(
            truck.winner is None and any(seat == shown for shown, _ in truck.shown) for truck in trucks
        ),
        "spent": sum(each.man for each in sent),
        "wasted": sum(each.man for each in sent if not each.took),
        "best_load": max(loads, default=0),
    }
