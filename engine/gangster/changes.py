"""Changes of a turn on the map, and all changes since a seat's last turn (for marks in pictures)."""

from collections.abc import Sequence

from engine.gangster import events as ev
from engine.gangster.board import FREE, Board
from engine.gangster.pieces import PLACES, Clan, Place
from engine.gangster.state import Turn
from engine.gangster.views import Changes, Spot, Trail

BRINGS_A_DOUBLER = (ev.DoublerPlaced, ev.RoundStarted)


def turn_of(board: Board, number: int, events: Sequence[ev.Event]) -> Turn:
    """Turn of that clan, as it is kept, from the events that tell of it; `board` as it was before."""
    placed: tuple[tuple[int, int, int], ...] = ()
    taken: tuple[tuple[int, int, int], ...] = ()
    road: tuple[Place, ...] = ()
    bumped: int | None = None
    match events[0]:
        case ev.Drove():
            road = events[0].road
        case ev.Unloaded(place=place, who=clan, spaces=spaces):
            who = _number(board, clan)
            placed = tuple([(place.number, space - 1, who) for space in spaces])
        case ev.Loaded(place=place, who=clan, space=space) | ev.GunUsed(place=place, who=clan, space=space):
            taken = ((place.number, space - 1, _number(board, clan)),)
        case ev.Bumped(start=start, end=end, other=other):
            road, bumped = (start, end), _number(board, other)
        case _:
            raise TypeError(f"a turn begins with an action, not with {events[0]}")
    last = events[-1]  # in a new round the doublers of the one before are off (GA-9.1)
    doubler = last.place if isinstance(last, BRINGS_A_DOUBLER) else None
    return Turn(board.seat, number, placed, taken, road, bumped, doubler)


def changes(board: Board, recent: Sequence[Turn], seat: int) -> Changes:
    """Changes since that seat's last turn; before its first one, since the game began."""
    since = recent[_last_of(recent, seat) :]
    placed: dict[tuple[int, int], int] = {}
    taken: dict[tuple[int, int], int] = {}
    for turn in since:
        for place, space, who in turn.taken:
            if placed.pop((place, space), None) is None:
                taken[place, space] = who
        for place, space, who in turn.placed:
            placed[place, space] = who
    return Changes(
        turns=len(since),
        placed=tuple(_spot(board, place, space, who) for (place, space), who in placed.items()),
        taken=tuple(
            _spot(board, place, space, who)
            for (place, space), who in taken.items()
            if board.spaces[place][space] == FREE
        ),
        trails=tuple(trail for turn in since for trail in _trails(board, turn)),
        doublers=tuple(
            place
            for place in dict.fromkeys(turn.doubler for turn in since)
            if place is not None and place.number in board.turned
        ),
    )


def _last_of(recent: Sequence[Turn], seat: int) -> int:
    """Number of these turns up to the seat's last one, that one included."""
    return max((number + 1 for number, turn in enumerate(recent) if turn.seat == seat), default=0)


def _trails(board: Board, turn: Turn) -> list[Trail]:
    trails = []
    if turn.road:
        trails.append(Trail(board.clans[turn.clan].clan, turn.road, bumped=False))
    if turn.bumped is not None:
        trails.append(Trail(board.clans[turn.bumped].clan, turn.road[::-1], bumped=True))
    return trails


def _spot(board: Board, place: int, space: int, who: int) -> Spot:
    return Spot(PLACES[place], space + 1, board.clans[who].clan)


def _number(board: Board, clan: Clan) -> int:
    number = board.number_of(clan)
    assert number is not None
    return number
