"""What a seat wins in one deal of Chicago stud, for those who measure over independent deals.

Over a whole game the stacks drift apart and one loan or all-in outweighs all play; a single deal with level
stacks, played from every seat in turn, says the same with far less luck.
"""

from collections.abc import Sequence

from engine.chicago_stud.events import (
    BetMade,
    Called,
    DealStarted,
    Event,
    Raised,
    Returned,
    Showdown,
    WonUnseen,
)


def won_in_first_deal(events: Sequence[Event], seats: int) -> tuple[int, ...]:
    """The chips that each seat won, less what it paid; they add up to nothing."""
    won, deals = [0] * seats, 0
    for event in events:
        match event:
            case DealStarted(paid=paid):
                deals += 1
                if deals > 1:
                    break
                for seat, chips in paid:
                    won[seat] -= chips
            case BetMade(seat, chips) | Called(seat, chips) | Raised(seat, _, chips):
                won[seat] -= chips
            case Returned(seat, chips) | WonUnseen(seat, _, chips):
                won[seat] += chips
            case Showdown() as showdown:
                for place in range(seats):
                    won[place] += showdown.taken(place)
            case _:
                pass
    return tuple(won)
