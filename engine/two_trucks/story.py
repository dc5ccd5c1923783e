"""The story of a game of Two Trucks that is over (docs/story.md)."""

from collections.abc import Iterator, Mapping, Sequence

from engine.chances import Draw, Fight, curve, over, spreads, story_of
from engine.dice import Dice
from engine.game import Seat
from engine.story import Mark, SeatStory, Story
from engine.two_trucks.chances import Sketch
from engine.two_trucks.computer.guessing import Rival
from engine.two_trucks.computer.habits import crowd, drawn
from engine.two_trucks.events import Event, Train, Truck
from engine.two_trucks.pieces import ROADS
from engine.two_trucks.rules import best
from engine.two_trucks.scoring import STEAL, result
from engine.two_trucks.showing import table
from engine.two_trucks.state import State

TRIES = 200  # of each night; of each truck
MUCH = 5
"""Crates that a truck must have to stand below the curve."""
BAIT, CAUGHT = 6, 9
"""A bait goes to so many crates or more, and costs a rival such a man or a stronger one."""

Moments = Sequence[tuple[State, Sequence[Event]]]


def story(moments: Moments, seed: str) -> Story:
    """Chances by nights, trucks, walls and the train below them, the least expected truck, luck and nerve.

    Raises ValueError before the end.
    """
    last, events = moments[-1][0], [event for _, told in moments for event in told]
    end = over(result(last, events))
    nights = {state.night: state for state, _ in reversed(moments) if not state.over}
    positions = [_sketch(nights[night]) for night in sorted(nights)]
    habits, weights = crowd(len(last.seats))

    def chances(position: Sketch, dice: Dice) -> list[float]:
        return position.twin().played([drawn(habits, weights, dice) for _ in last.seats], dice)

    rows = curve(positions, range(len(positions)), end, chances, TRIES, seed)  # each night is a jump
    trucks = [event for event in events if isinstance(event, Truck)]
    first = min(nights) - 1  # nights that were over when the game was set up
    fights = [
        Fight(
            truck.night - first,
            truck,
            truck.came,
            (truck.winner,),
            _expected(nights[truck.night], truck, seed),
        )
        for truck in trucks
        if truck.winner is not None and len(truck.came) > 1
    ]
    marks = [*_marks(trucks, events, first, len(positions))]

    def of_seat(seat: Seat) -> SeatStory:
        draws = [_draw(last, nights[truck.night], truck, seat) for truck in trucks if seat in truck.came]
        figures = end.figures[seat]
        counts = {"baits": sum(_is_bait(last, truck, seat) for truck in trucks)}
        return SeatStory(spreads(draws), counts, known={name: figures[name] for name in ("steals", "walls")})

    return story_of(rows, end, fights, marks, of_seat)


def expected(rivals: Mapping[Seat, Rival], ties: str, dice: Dice) -> tuple[float, ...]:
    """Return an onlooker's guess at each who came to a taken truck: any man they may have (TT-8.1)."""
    won = dict.fromkeys(rivals, 0)
    for _ in range(TRIES):
        homes = {seat: rival.home(dice) for seat, rival in rivals.items()}
        winner, _ = best({seat: home[dice.below(len(home))] for seat, home in homes.items()}, ties)
        if winner is not None:
            won[winner] += 1
    tries = sum(won.values()) or 1
    return tuple(max(count, 0.5) / tries for count in won.values())


def _sketch(state: State) -> Sketch:
    return Sketch(
        state.options.ties,
        [[*state.home(seat)] for seat in range(len(state.seats))],
        [mine.crates for mine in state.seats],
        [*map(sum, state.roads)],
        [*state.coming],
    )


def _expected(before: State, truck: Truck, seed: str) -> tuple[float, ...]:
    rows = table(before).rows
    rivals = {seat: Rival.of(rows[seat]) for seat in truck.came}
    return expected(rivals, before.options.ties, Dice(f"{seed}:{truck.night}:{truck.road}"))


def _marks(trucks: Sequence[Truck], events: Sequence[Event], first: int, turns: int) -> Iterator[Mark]:
    """Each truck of many crates, each wall, and the train."""
    for truck in trucks:
        winners = () if truck.winner is None else (truck.winner,)
        if truck.crates >= MUCH if winners else truck.shown:
            yield Mark(truck.night - first, winners, event=truck)
    for event in events:
        if isinstance(event, Train):
            yield Mark(turns, () if event.winner is None else (event.winner,), event=event)


def _draw(last: State, before: State, truck: Truck, seat: Seat) -> Draw:
    """Return a seat's take there, beside its man's take where rivals send any man at home on any road."""
    man, alone = last.seats[seat].sent[truck.night - 1].man, 1.0
    for other in range(len(before.seats)):
        if other != seat:
            home = before.home(other)
            alone *= 1 - sum(theirs >= man for theirs in home) / len(home) / len(ROADS)
    mean = alone * truck.crates
    return Draw(truck.crates * (truck.winner == seat), mean, alone * (1 - alone) * truck.crates**2)


def _is_bait(last: State, truck: Truck, seat: Seat) -> bool:
    """Tell if somebody weak stood there, and cost a rival somebody strong."""
    if seat not in truck.came or truck.winner in (None, seat) or truck.crates < BAIT:
        return False
    men = {each: last.seats[each].sent[truck.night - 1].man for each in (seat, truck.winner)}
    return men[seat] <= STEAL and men[truck.winner] >= CAUGHT
