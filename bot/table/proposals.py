"""A proposal to end a table as unfinished, and who agrees. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bot.table.match import Occupant, PlayerId
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Proposal:
    """The newest one of a table; `number` tells it from those before. `agreed`: whoever said yes so far."""

    number: int
    proposer: PlayerId
    until: datetime
    agreed: tuple[PlayerId, ...]
    open: bool = True


class EndMeans(StrEnum):
    """Effect of somebody's asking for a table's end now."""

    FOLDS = "folds"  # a lobby: nothing is dealt yet
    ASKS = "asks"  # everybody else who plays
    AGREES = "agrees"  # to what somebody else has proposed; others must still
    ASKED = "asked"  # they have said yes already, and others must still
    ENDS = "ends"  # at once: nobody else must agree


@dataclass(frozen=True, slots=True)
class EndQuestion:
    """An end to confirm; `people`: seats that would be asked, or must agree too."""

    means: EndMeans
    people: tuple[Seat, ...] = ()
    until: datetime | None = None  # the open proposal's


def to_agree(occupants: Sequence[Occupant], proposal: Proposal) -> tuple[Seat, ...]:
    """The seats whose people must still agree: who plays for themself, and is on the server."""
    return tuple(
        seat
        for seat, each in enumerate(occupants)
        if each.human and not each.gone and each.player not in proposal.agreed
    )
