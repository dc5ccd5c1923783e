"""Tomorrow's man and road, said after tonight's choice (engine.game.Planning).

A plan stands on the two tiles that lie open for tomorrow: where tonight leaves a load on a road, something
else is at stake there than was planned for.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum

from engine.game import IllegalAction
from engine.two_trucks.actions import Action, Send
from engine.two_trucks.pieces import ROADS, Road
from engine.two_trucks.views import Offer, SeatView

NIGHT = "night"
"""A name of what plans stand on, beside those of the roads: the night that it is for."""


class PlanReason(StrEnum):
    """Why a plan cannot be made, or does not hold any more; in brackets the facts."""

    NOT_POSSIBLE = "plan-not-possible"
    NIGHT_CHANGED = "plan-night-changed"
    LOAD_STAYED = "plan-load-stayed"  # [road]


def own_turn(view: SeatView) -> bool:
    """Whether the seat is asked tonight; and in the last night, after which there is none to plan."""
    return bool(view.offers) or not view.table.tomorrow


def planned(view: SeatView, actions: Sequence[Action]) -> SeatView:
    """Return tomorrow night as the seat would see it if no load stayed; one action is all of a plan."""
    night = view if own_turn(view) else _tomorrow(view)
    if len(actions) > 1 or any(Offer(action) not in night.offers for action in actions):
        raise IllegalAction(PlanReason.NOT_POSSIBLE)
    return replace(night, chosen=actions[0], offers=()) if actions else night


def stands_on(view: SeatView, actions: Sequence[Action]) -> Mapping[str, str]:  # noqa: ARG001
    """The night, and the tiles that lie on each road in it."""
    night = (view if own_turn(view) else _tomorrow(view)).table
    tiles = {str(road): " ".join(map(str, night.roads[road.number])) for road in ROADS}
    return {NIGHT: str(night.night), **tiles}


needs = stands_on
"""There is no plan that is played whatever the others do."""


def changed(name: str) -> IllegalAction:
    """Why a plan does not hold that stood on this."""
    if name == NIGHT:
        return IllegalAction(PlanReason.NIGHT_CHANGED)
    return IllegalAction(PlanReason.LOAD_STAYED, road=Road(name))


def tells(_name: str) -> bool:
    """People are told beforehand that a plan stands on both loads."""
    return False


def _tomorrow(view: SeatView) -> SeatView:
    """The night after this one, without the man who is chosen."""
    table = view.table
    home = tuple(man for man in view.home if view.chosen is None or man != view.chosen.man)
    north, south = table.tomorrow
    return replace(
        view,
        table=replace(table, night=table.night + 1, roads=((north,), (south,)), tomorrow=()),
        home=home,
        chosen=None,
        offers=tuple(Offer(Send(man, road)) for road in ROADS for man in home),
    )
