"""Turns planned while others play: up to three, one action each, tried on the board that everybody sees.

A plan for one turn holds as long as nothing that it is about has changed. Each turn of a longer one holds as
long as it still does what it was planned for: a gangster that finds a space taken goes on the next one.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import NamedTuple

from engine.game import IllegalAction, Seat
from engine.gangster.actions import Action, Bump, Drive, Gun, Load, UnloadOwn, UnloadRival
from engine.gangster.board import FREE, HARBOUR, Board, with_clan
from engine.gangster.city import CARDS
from engine.gangster.events import Bumped, Drove, Event
from engine.gangster.imagined import board_of
from engine.gangster.legality import possible
from engine.gangster.moves import play
from engine.gangster.pieces import PLACES, TURNS_PLANNED, Clan, Kind, Place
from engine.gangster.showing import with_board
from engine.gangster.standing import order
from engine.gangster.views import ClanRow, Offer, SeatView, TableView, Trail

# The first words of what a plan stands on; of a longer plan the number of the turn comes before it.
ROUND, CLAN, CAR, PLACE = "round", "clan", "car", "place"
FIRST, SPACE, PIECE = "first", "space", "piece"


class PlanReason(StrEnum):
    """Reason why a plan cannot be made, or does not hold any more; in brackets the facts."""

    NO_MORE_TURNS = "plan-no-more-turns"  # [turns] that can be planned
    NOT_POSSIBLE = "plan-not-possible"
    ROUND_CHANGED = "plan-round-changed"
    CLAN_CHANGED = "plan-clan-changed"  # [clan] of one's own: its car, or what is in it
    CAR_MOVED = "plan-car-moved"  # [clan] of a rival
    PLACE_CHANGED = "plan-place-changed"  # [place]
    NOT_FIRST = "plan-not-first"  # [place] where it would be first no more
    SPACE_CHANGED = "plan-space-changed"  # [place, space] where another stands, or nobody
    PIECE_GONE = "plan-piece-gone"  # [piece] on the quays


class Turn(NamedTuple):
    """One turn of a plan: the board after it, and how the car went."""

    after: Board
    trail: Trail | None


def own_turn(view: SeatView) -> bool:
    """Tell if the turn is the seat's."""
    return view.seat in view.table.awaited


def planned(view: SeatView, actions: Sequence[Action]) -> SeatView:
    """The city after these turns of the seat, if nobody else did anything (engine.game.Planning)."""
    if view.table.over:
        return replace(view, offers=())
    board = board_of(view.table, view.seat)
    turns = _turns(board, view.seat, actions)
    if turns:
        board = turns[-1].after
        view = _shown(view, turns)
    more = len(actions) < TURNS_PLANNED
    return replace(view, offers=tuple(map(Offer, possible(board, view.seat))) if more else ())


def stands_on(view: SeatView, actions: Sequence[Action]) -> Mapping[str, str]:
    """Facts for each turn: the round, the clan that acts with all it has, and what the action is for.

    A plan for one turn stands on all that it is about as well: it is played as things are, or not at all.
    """
    board, seat, facts = board_of(view.table, view.seat), view.seat, dict[str, str]()
    for number, action in enumerate(actions, start=1):
        turn = _turn(board, action) if action in possible(board, seat) else None
        needs = _of_turn(view.table.round, board, board.acting(action.by), action, turn)
        facts |= {f"{number} {name}": fact for name, fact in needs}
        if turn is None:
            break
        board = turn.after
    return facts | dict(_facts(view, actions[0])) if len(actions) == 1 else facts


needs = stands_on
"""There is no plan that is played whatever the others do."""


def changed(name: str) -> IllegalAction:
    """Refusal shown when something of that name has changed on which a plan relied."""
    words = name.split()
    match words[1:] if words[0].isdecimal() else words:
        case ["clan", clan]:
            return IllegalAction(PlanReason.CLAN_CHANGED, clan=Clan(clan))
        case ["car", clan]:
            return IllegalAction(PlanReason.CAR_MOVED, clan=Clan(clan))
        case ["place", place]:
            return IllegalAction(PlanReason.PLACE_CHANGED, place=Place(place))
        case ["first", place]:
            return IllegalAction(PlanReason.NOT_FIRST, place=Place(place))
        case ["space", place, space]:
            return IllegalAction(PlanReason.SPACE_CHANGED, place=Place(place), space=int(space))
        case ["piece", piece]:
            return IllegalAction(PlanReason.PIECE_GONE, piece=Kind(piece))
        case _:
            return IllegalAction(PlanReason.ROUND_CHANGED)


def tells(name: str) -> bool:
    """True for the purpose of one turn of several; not for its round and its clan, on which each stands."""
    number, _, rest = name.partition(" ")
    return number.isdecimal() and rest.partition(" ")[0] in (FIRST, SPACE, PIECE, CAR)


# ---- Several turns


def _turns(board: Board, seat: Seat, actions: Sequence[Action]) -> tuple[Turn, ...]:
    """Each turn on the board that the one before it leaves; raises IllegalAction."""
    if len(actions) > TURNS_PLANNED:
        raise IllegalAction(PlanReason.NO_MORE_TURNS, turns=TURNS_PLANNED)
    turns: list[Turn] = []
    for action in actions:
        if action not in possible(board, seat):
            raise IllegalAction(PlanReason.NOT_POSSIBLE)
        turns.append(_turn(board, action))
        board = turns[-1].after
    return tuple(turns)


def _turn(board: Board, action: Action) -> Turn:
    """The cards open again as at the end of a turn; what chance brings then is nobody's to know."""
    number = board.acting(action.by)
    events: list[Event] = []
    after = play(board, number, action, events.append)
    mine = after.clans[number]
    if not mine.open:
        after = after._replace(clans=with_clan(after.clans, number, mine._replace(open=CARDS)))
    trail = None
    match events[0]:
        case Drove(road=road):
            trail = Trail(mine.clan, road, bumped=False)
        case Bumped(start=start, end=end):
            trail = Trail(mine.clan, (start, end), bumped=False)
        case _:
            pass
    return Turn(after if trail is None else after._replace(idle=0), trail)


def _shown(view: SeatView, turns: Sequence[Turn]) -> SeatView:
    """View of the seat with the last of these boards, and the roads to it."""
    table = with_board(view.table, turns[-1].after)
    mine = table.changes[view.seat]
    trails = (*mine.trails, *(turn.trail for turn in turns if turn.trail))
    own = replace(mine, trails=trails)
    changes = tuple(own if seat == view.seat else each for seat, each in enumerate(table.changes))
    return replace(view, table=replace(table, changes=changes))


def _of_turn(
    current: int, board: Board, number: int, action: Action, turn: Turn | None
) -> Iterator[tuple[str, str]]:
    """Facts that one turn of several stands on: its purpose must hold, not all be as it was.

    `current`: the round. `turn`: None where it cannot be played on that board.
    """
    mine = board.clans[number]
    yield ROUND, str(current)
    held = (mine.car, mine.riding, mine.room, *mine.trunk, *mine.equipment, *mine.open)
    yield f"{CLAN} {mine.clan}", " ".join(map(str, held))
    match action:
        case Drive(take=Kind() as piece):
            yield f"{PIECE} {piece}", str(piece in board.quays)
        case Bump(other=other):
            rival = board.number_of(other)
            yield f"{CAR} {other}", "" if rival is None else PLACES[board.clans[rival].car]
        case Load(space=space):
            yield _space(board, mine.car, space)
        case Gun(place=place, space=space):
            yield _space(board, place.number, space)
        case UnloadOwn() | UnloadRival():
            if turn is not None and _first(turn.after, mine.car) == number:
                yield f"{FIRST} {PLACES[mine.car]}", "yes"
        case _:
            pass


def _space(board: Board, place: int, space: int) -> tuple[str, str]:
    spaces = () if place == HARBOUR else board.spaces[place][space - 1 : space]
    return f"{SPACE} {PLACES[place]} {space}", "".join(board.clans[who].clan for who in spaces if who != FREE)


def _first(board: Board, place: int) -> int | None:
    """The clan that would be paid first in a district."""
    return next((who for who, _, _ in order(board.spaces[place])), None)


# ---- One turn


def _facts(view: SeatView, action: Action) -> Iterator[tuple[str, str]]:
    table = view.table
    mine = table.clan(action.by or view.row.clans[0])
    yield ROUND, str(table.round)
    yield f"{CLAN} {mine.clan}", _clan(mine)
    match action:
        case Drive(to=place) | Gun(place=place):
            pass
        case Bump(other=other):
            place = table.clan(other).car
            yield f"{CAR} {other}", str(place)
        case _:
            place = mine.car
    yield f"{PLACE} {place}", _place(table, place)


def _clan(row: ClanRow) -> str:
    held = (row.car, row.riding, row.room, *row.trunk, *row.equipment, *row.open)
    return " ".join(map(str, held))


def _place(table: TableView, place: Place) -> str:
    """Clans that stand there, space by space, and a doubler; at the harbour the pieces on the quays."""
    if place is Place.GOLD_COAST:
        return " ".join(str(kind or "-") for kind in table.harbour.quays)
    row = table.district(place)
    standing = " ".join(str(who or "-") for who in row.spaces)
    return f"{'doubled ' if row.doubled else ''}{standing}"
