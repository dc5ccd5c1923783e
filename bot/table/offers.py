"""A seat that is offered to somebody, and what the buttons of the offer carry.

An offer is not stored. Its seal is made of the table's secret and of how the seat stands: a forged offer
has no seal, and one whose seat has changed has an old one. Pure.
"""

import hmac
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from bot.table.match import PlayerId, TableId
from engine.game import Seat

SEAL_LENGTH = 16  # hexadecimal digits: 64 bits, each guess a click


class Asked(StrEnum):
    """First person to ask."""

    INVITED = "invited"  # the seat is free for them: their click takes it
    SITTER = "sitter"  # who sits there: their click frees it


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody who shall play, as Discord describes them; `sees`: as in Actor, in the same server."""

    player: PlayerId
    name: str
    is_bot: bool
    sees: Callable[[int], bool]


@dataclass(frozen=True, slots=True)
class SeatOffer:
    """A seat, a guest, and the proof that it was offered as the seat stands now."""

    seat: Seat
    player: PlayerId
    seal: str


def sealed(
    secret: str,
    table_id: TableId,
    asked: Asked,
    seat: Seat,
    player: PlayerId,
    *,
    since: int,
    question: int | None = None,
) -> SeatOffer:
    """The offer of a seat that stands since that version, and (if that matters) at that question."""
    facts = f"{table_id} {asked} {seat} {player} {since} {question}"
    return SeatOffer(seat, player, hmac.digest(secret.encode(), facts.encode(), "sha256").hex()[:SEAL_LENGTH])
