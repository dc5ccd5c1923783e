"""Main pot and side pots: how much lies in each, and who may win it (CS-13.1, CS-13.2)."""

from engine.chicago_stud.state import State
from engine.game import Seat
from engine.quickly_made import quickly_made


@quickly_made
class Pot:
    """Chips, and the seats that may win them, clockwise from the dealer's left neighbour."""

    chips: int
    eligible: tuple[Seat, ...]


def pots(state: State) -> tuple[Pot, ...]:
    """The pots as they stand, the main pot first; together all stakes and the dead ante (CS-18.3).

    While a round of betting runs, the stakes of those who may still pay more set no limit to anybody: only
    who is all-in does. When it is over these are the pots of CS-13.2.
    """
    playing = state.playing()
    stakes = [mine.staked for mine in state.seats]
    most = max(stakes)
    all_in = {stakes[seat] for seat in playing if not state.seats[seat].stack}
    found: list[Pot] = []
    below, dead = 0, state.dead
    for limit in sorted(all_in | {most}):
        chips = dead + sum(min(stake, limit) - min(stake, below) for stake in stakes)
        eligible = tuple(seat for seat in playing if state.seats[seat].stack or stakes[seat] >= limit)
        if chips:
            found.append(Pot(chips, eligible))
            below, dead = limit, 0
    return tuple(found)


def uncalled(state: State) -> tuple[Seat, int] | None:
    """Seat with a stake higher than every other, folded ones included, and by how much (CS-13.1)."""
    first, second = sorted((mine.staked for mine in state.seats), reverse=True)[:2]
    if first == second:
        return None
    return next((seat, first - second) for seat, mine in enumerate(state.seats) if mine.staked == first)
