"""The game from the first load to the midnight train: set-up, and what becomes of a position."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain

from engine.game import Seat, Step, rules_played
from engine.shuffle import drawn, shuffled
from engine.two_trucks.actions import Action, Send
from engine.two_trucks.events import Arrived, Event, GameEnded, GameStarted, Train, Truck
from engine.two_trucks.legality import awaited, legal, why_not
from engine.two_trucks.pieces import NEXT, ROADS, RULES, TRAIN, Boss, Options, Road
from engine.two_trucks.scoring import ranks
from engine.two_trucks.state import SeatState, Sent, State

Change = Step[State, Event]


def setup(
    seats: int | Sequence[str],
    options: Options,
    seed: int | str,
    choices: Sequence[Mapping[str, str]] = (),  # noqa: ARG001
    *,
    rules: int | None = None,
) -> Change:
    """The first night: piles shuffled, two tiles on the roads (TT-2); no seat has a choice to make before.

    Raises ValueError unless 2 to 6 different bosses sit down.
    """
    rules_played(rules, RULES)
    count = seats if isinstance(seats, int) else len(seats)
    bosses = tuple(Boss)[:count] if isinstance(seats, int) else tuple(map(Boss, seats))
    if not 2 <= count <= len(Boss) or len(set(bosses)) < count:
        raise ValueError(f"Two Trucks is for 2 to {len(Boss)} different bosses")
    played = options.at(count)
    piles = (shuffled(pile, str(seed), number) for number, pile in enumerate(played.piles, start=1))
    tiles = tuple(chain.from_iterable(piles))
    state = State(played, tuple(map(SeatState, bosses)), ((), ()), tiles)
    state, arrived = _arrived(state)
    return Step(state, (GameStarted(bosses, played), arrived))


def apply(state: State, seat: Seat, action: Action, *, asks_end: bool = False) -> Change:  # noqa: ARG001
    """Return the next step; raises IllegalAction with a Reason when that may not be done.

    The choice that completes the night settles it (TT-7.3). `asks_end` changes nothing: a choice is a turn.
    """
    if no := why_not(state, seat, action):
        raise no
    state = state.choosing(seat, action)
    if awaited(state):
        return Step(state, (), settled=False, reversible=True)
    return _dawn(state)


def retract(state: State, seat: Seat) -> Change | None:
    """The position without the seat's choice of tonight; None where it has none (TT-3.4)."""
    if state.seats[seat].chosen is None:
        return None
    return Step(state.choosing(seat, None), (), settled=False)


def playout(state: State, seed: str) -> State:
    """A random but legal rest of the game."""
    while waiting := awaited(state):
        lines = legal(state, waiting[0])
        lot = f"{seed}:{state.night}:{waiting[0]}"
        state = apply(state, waiting[0], lines[drawn(len(lines), lot)]).state
    return state


def best(strengths: Mapping[Seat, int], ties: str) -> tuple[Seat | None, frozenset[Seat]]:
    """Return its taker, None where nobody takes it, and the seats shown (TT-4.2, TT-4.4, TT-4.5)."""
    numbers = sorted(strengths.values(), reverse=True)
    tried = numbers if ties == NEXT else numbers[:1]
    takes = next((number for number in tried if numbers.count(number) == 1), None)
    least = takes if takes is not None else min(tried, default=0)
    winner = next((seat for seat, strength in strengths.items() if strength == takes), None)
    return winner, frozenset(seat for seat, strength in strengths.items() if strength >= least)


def _dawn(state: State) -> Change:
    """Both trucks, then the next loads, or the train and the end (TT-4, TT-5, TT-6)."""
    chosen = [mine.chosen for mine in state.seats if mine.chosen is not None]
    trucks = tuple(_truck(state, chosen, road) for road in ROADS)
    taken = {truck.winner: truck.crates for truck in trucks if truck.winner is not None}
    shown = {seat for truck in trucks for seat, _ in truck.shown}
    state = replace(
        state,
        seats=tuple(
            SeatState(
                mine.boss,
                (*mine.sent, Sent(choice.man, choice.road, seat in shown, seat in taken)),
                mine.crates + taken.get(seat, 0),
            )
            for seat, (mine, choice) in enumerate(zip(state.seats, chosen, strict=True))
        ),
        roads=(
            state.roads[0] if trucks[0].winner is None else (),
            state.roads[1] if trucks[1].winner is None else (),
        ),
    )
    if not state.over:
        state, arrived = _arrived(state)
        return Step(state, (*trucks, arrived))
    state, train = _train(state)
    winners = tuple(seat for seat, rank in enumerate(ranks(state)) if rank == 1)
    return Step(state, (*trucks, train, GameEnded(winners)))


def _truck(state: State, chosen: Sequence[Send], road: Road) -> Truck:
    """Play dawn on that road (TT-4.2 to TT-4.6)."""
    came = {seat: choice.man for seat, choice in enumerate(chosen) if choice.road == road}
    winner, seen = best(came, state.options.ties)
    shown = tuple((seat, man) for seat, man in came.items() if seat in seen)
    return Truck(state.night, road, tuple(came), shown, winner, sum(state.roads[road.number]))


def _arrived(state: State) -> tuple[State, Arrived]:
    """The next two tiles, on top of what has stayed (TT-5.2)."""
    north, south, *later = state.coming
    roads = ((*state.roads[0], north), (*state.roads[1], south))
    return replace(state, roads=roads, coming=tuple(later)), Arrived(state.night, north, south)


def _train(state: State) -> tuple[State, Train]:
    """The highest sum of the two men at home takes it; equal sums are as equal men (TT-6.1, TT-6.2)."""
    pairs = [state.home(seat) for seat in range(len(state.seats))]
    winner, _ = best(dict(enumerate(map(sum, pairs))), state.options.ties)
    seats = tuple(
        replace(mine, crates=mine.crates + TRAIN * (seat == winner)) for seat, mine in enumerate(state.seats)
    )
    return replace(state, seats=seats), Train(tuple((low, high) for low, high in pairs), winner, TRAIN)
