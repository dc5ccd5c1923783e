"""Reasons why a special card in hand cannot be played now, from its boss's view; the shell words them.

The offers say that it cannot, so that legality is judged in one place (legality.py).
"""

from collections.abc import Iterator
from enum import StrEnum

from engine.chicago_poker.actions import Bribe, Drive, Liquidate, Raid, Shoot
from engine.chicago_poker.pieces import FULL_COLUMN, Special
from engine.chicago_poker.views import BossView, ColumnView


class Idle(StrEnum):
    """Reason why a special card finds nothing to do."""

    NOBODY_THERE = "nobody-there"  # no rival has a gangster in town
    NOBODY_TO_HIT = "nobody-to-hit"  # all that have some are in full columns (CP-6.2)
    NOBODY_TO_DRIVE = "nobody-to-drive"  # no own gangster, or only in full columns (CP-6.4)
    NOWHERE_TO_GO = "nowhere-to-go"  # no other business has room for one
    NOTHING_TO_SEARCH = "nothing-to-search"  # OR-25
    HAND_TOO_FULL = "hand-too-full"  # CP-4.4


PLAYED = {
    Special.POLICE_RAID: Raid,
    Special.LIQUIDATION: Liquidate,
    Special.LIMOUSINE: Drive,
    Special.REVOLVER: Shoot,
    Special.BRIBERY: Bribe,
}


def idle(view: BossView) -> Iterator[tuple[Special, Idle]]:
    """The special cards in hand that cannot be played in this turn, each with why; none where no action is
    asked of its boss."""
    if view.table.actions_left == 0 or view.table.tie is not None or view.pile is not None:
        return
    offered = {type(offer.action) for offer in view.offers}
    if not offered:
        return
    for special in Special:
        if special in view.hand and PLAYED[special] not in offered:
            yield special, _why(view, special)


def _why(view: BossView, special: Special) -> Idle:
    rivals = [column for row in view.table.rows if row.seat != view.seat for column in row.columns]
    match special:
        case Special.POLICE_RAID | Special.LIQUIDATION if not any(map(_gangsters, rivals)):
            return Idle.NOBODY_THERE
        case Special.LIQUIDATION if all(_gangsters(each) in (0, FULL_COLUMN) for each in rivals):
            return Idle.NOBODY_TO_HIT
        case Special.LIMOUSINE if all(len(each) in (0, FULL_COLUMN) for each in view.columns):
            return Idle.NOBODY_TO_DRIVE
        case Special.LIMOUSINE if not _room(view):
            return Idle.NOWHERE_TO_GO
        case Special.BRIBERY if not view.table.discard:
            return Idle.NOTHING_TO_SEARCH
        case _:
            return Idle.HAND_TOO_FULL


def _gangsters(column: ColumnView) -> int:
    return len(column.gangsters)


def _room(view: BossView) -> bool:
    """Somebody could ride to another business."""
    places = range(len(view.columns))
    return any(
        0 < len(view.columns[origin]) < FULL_COLUMN
        and any(
            view.table.places[place].business and len(view.columns[place]) < FULL_COLUMN
            for place in places
            if place != origin
        )
        for origin in places
    )
