"""A turn planned while others play: one action, tried on the board that everybody sees (imagined.py).

What chance may bring after it is no part of a plan.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum

from engine.game import IllegalAction
from engine.gangster.actions import Action, Bump, Drive, Gun
from engine.gangster.imagined import board_of
from engine.gangster.legality import possible
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import ClanRow, Offer, SeatView, TableView

ROUND, CLAN, CAR, PLACE = "round", "clan", "car", "place"  # the first words of what plans stand on


class PlanReason(StrEnum):
    """Why a plan cannot be made, or does not hold any more; in brackets the facts."""

    ONE_ACTION = "plan-one-action"  # a turn is one
    NOT_POSSIBLE = "plan-not-possible"
    ROUND_CHANGED = "plan-round-changed"
    CLAN_CHANGED = "plan-clan-changed"  # [clan] of one's own: its car, or what is in it
    CAR_MOVED = "plan-car-moved"  # [clan] of a rival
    PLACE_CHANGED = "plan-place-changed"  # [place]


def own_turn(view: SeatView) -> bool:
    """Whether the turn is the seat's."""
    return view.seat in view.table.awaited


def planned(view: SeatView, actions: Sequence[Action]) -> SeatView:
    """The seat's next turn; after its one action nothing can be planned (engine.game.Planning)."""
    if view.table.over:
        return replace(view, offers=())
    lines = possible(board_of(view.table, view.seat), view.seat)
    if actions and actions[0] not in lines:
        raise IllegalAction(PlanReason.NOT_POSSIBLE)
    if actions[1:]:
        raise IllegalAction(PlanReason.ONE_ACTION)
    return replace(view, offers=() if actions else tuple(map(Offer, lines)))


def stands_on(view: SeatView, actions: Sequence[Action]) -> Mapping[str, str]:
    """The round, the clan that acts with all it has, and the places that the action is about."""
    return {name: fact for action in actions for name, fact in _facts(view, action)}


def changed(name: str) -> IllegalAction:
    """Why a plan does not hold that stood on this."""
    match name.split():
        case ["clan", clan]:
            return IllegalAction(PlanReason.CLAN_CHANGED, clan=Clan(clan))
        case ["car", clan]:
            return IllegalAction(PlanReason.CAR_MOVED, clan=Clan(clan))
        case ["place", place]:
            return IllegalAction(PlanReason.PLACE_CHANGED, place=Place(place))
        case _:
            return IllegalAction(PlanReason.ROUND_CHANGED)


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
    """Who stands there, on which tile; at the harbour what lies on the quays."""
    if place is Place.GOLD_COAST:
        return " ".join(str(kind or "-") for kind in table.harbour.quays)
    row = table.district(place)
    standing = " ".join(str(who or "-") for who in row.spaces)
    return f"{'doubled ' if row.doubled else ''}{standing}"
