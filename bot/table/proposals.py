"""A proposal to end a table as unfinished, and who agrees. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

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


def to_agree(occupants: Sequence[Occupant], proposal: Proposal) -> tuple[Seat, ...]:
    """The seats whose people must still agree: who plays for themself, and is on the server."""
    return tuple(
        seat
        for seat, each in enumerate(occupants)
        if each.human and not each.gone and each.player not in proposal.agreed
    )
