"""What a turn changed on the map, and what has changed since a seat's last turn (for marks in pictures)."""

from collections.abc import Sequence

from engine.gangster.board import FREE, Board
from engine.gangster.events import (
    Bumped,
    DoublerPlaced,
    Drove,
    Event,
    GunUsed,
    Loaded,
    RoundStarted,
    Unloaded,
)
from engine.gangster.pieces import PLACES, Clan
from engine.gangster.state import Turn
from engine.gangster.views import Changes, Spot, Trail


def turn_of(board: Board, events: Sequence[Event]) -> Turn:
    """What to keep of a turn that these events tell; `board` as it was before."""
    placed: tuple[tuple[int, int, int], ...] = ()
    taken: tuple[tuple[int, int, int], ...] = ()
    drove: tuple[int, ...] = ()
    bumped: tuple[int, ...] = ()
    doublers: tuple[int, ...] = ()
    for event in events:
        match event:
            case Drove():
                drove = (_number(board, event.clan), *[place.number for place in event.road])
            case Bumped():
                start, end = event.start.number, event.end.number
                drove = (_number(board, event.clan), start, end)
                bumped = (_number(board, event.other), end, start)
            case Unloaded():
                who = _number(board, event.who)
                placed = tuple([(event.place.number, space - 1, who) for space in event.spaces])
            case Loaded() | GunUsed():
                taken = ((event.place.number, event.space - 1, _number(board, event.who)),)
            case DoublerPlaced():
                doublers = (event.place.number,)
            case RoundStarted():
                doublers = (event.place.number,)  # those of the round before are off (GA-9.1)
            case _:
                pass
    return Turn(board.seat, placed, taken, drove, bumped, doublers)


def changes(board: Board, recent: Sequence[Turn], seat: int) -> Changes:
    """What has changed since that seat's last turn; before its first one, since the game began."""
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
            PLACES[place]
            for place in dict.fromkeys(place for turn in since for place in turn.doublers)
            if place in board.turned
        ),
    )


def _last_of(recent: Sequence[Turn], seat: int) -> int:
    """How many of these turns are older than the seat's last one, that one included."""
    return max((number + 1 for number, turn in enumerate(recent) if turn.seat == seat), default=0)


def _trails(board: Board, turn: Turn) -> list[Trail]:
    trails = []
    for moved, bumped in ((turn.drove, False), (turn.bumped, True)):
        if moved:
            who, *road = moved
            trails.append(Trail(board.clans[who].clan, tuple(PLACES[place] for place in road), bumped))
    return trails


def _spot(board: Board, place: int, space: int, who: int) -> Spot:
    return Spot(PLACES[place], space + 1, board.clans[who].clan)


def _number(board: Board, clan: Clan) -> int:
    number = board.number_of(clan)
    assert number is not None
    return number
