"""Between the lobby and the deal: the table is closed, and each person cuts the deck once, or passes.

Pure, as lobby.py is. What is promised before the first cut, and what follows from the cuts: engine/seal.py.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from bot.table.lobby import Lobby, Phase, ready, why_not
from bot.table.match import PlayerId
from bot.table.refusals import NotAllowed, NotHere, NotNow, StaleClick
from engine.game import GameInfo, Seat
from engine.seal import Cut, cut

REMINDED_AFTER = timedelta(hours=12)  # those who have not cut
DEALT_AFTER = timedelta(hours=24)  # without them, if the host wants that


@dataclass(frozen=True, slots=True)
class Sealed:
    """A secret in use with its seal; `number`: a table that is reopened gets another one.

    `seal`: "" where none is shown: one person plays against computers.
    """

    number: int
    seal: str
    secret: str = field(repr=False)


@dataclass(frozen=True, slots=True)
class Shown:
    """The messages of a table that people can see before its deal.

    `lobby`, `seal`: its message stands. `sealed`: a seal is to be shown. `lobby_waits`, `seal_waits`: its
    letter is on the way.
    """

    lobby: bool
    seal: bool
    sealed: bool
    lobby_waits: bool
    seal_waits: bool


@dataclass(frozen=True, slots=True)
class Unsealed:
    """A secret that is out: its table is over, or was reopened and has another one.

    `seal`: "" where none was shown: one person played against computers.
    """

    seal: str
    secret: str
    cuts: tuple[Cut, ...] = ()


def against_computers(lobby: Lobby) -> bool:
    """Tell if one person sits there with computers: then the deck can be promised to nobody."""
    return len(lobby.people) == 1 and lobby.with_computers


def closed(lobby: Lobby, info: GameInfo, now: datetime) -> Lobby:
    """Seats, their order and options are fixed; raises NotAllowed while too few sit."""
    ready(lobby, info)
    return replace(lobby, phase=Phase.CUTTING, closed_at=now, cuts=())


def missing(lobby: Lobby) -> tuple[Seat, ...]:
    """The seats of the persons who have neither cut nor passed yet."""
    if lobby.phase is not Phase.CUTTING:
        return ()
    done = {each.seat for each in lobby.cuts}
    return tuple(
        seat
        for seat, occupant in enumerate(lobby.occupants)
        if occupant.player is not None and seat not in done
    )


def may_cut(lobby: Lobby, player: PlayerId, closing: int | None = None) -> Seat:
    """The seat of somebody who has not cut yet; raises NotAllowed.

    `closing`: for which one a form or button was made; raises StaleClick where the table was reopened since.
    """
    if lobby.phase is not Phase.CUTTING:
        raise NotAllowed(NotHere.NOT_CUTTING if lobby.phase is Phase.LOBBY else why_not(lobby))
    if player not in lobby.people:
        raise NotAllowed(NotNow.NOT_SEATED)
    if closing not in (None, number_of(lobby)):
        raise StaleClick(NotHere.CUT_ANEW)
    seat = next(seat for seat, each in enumerate(lobby.occupants) if each.player == player)
    if seat not in missing(lobby):
        raise NotAllowed(NotHere.HAS_CUT)
    return seat


def number_of(lobby: Lobby) -> int:
    """What tells one closing of a table from the next."""
    return 0 if lobby.closed_at is None else int(lobby.closed_at.timestamp())


def with_cut(lobby: Lobby, player: PlayerId, text: str | None, closing: int | None = None) -> Lobby:
    """Somebody has cut, or passed (None); raises CutRefused for a text that cannot cut."""
    seat = may_cut(lobby, player, closing)
    made = Cut(seat, None) if text is None else cut(seat, text)
    return replace(lobby, cuts=(*lobby.cuts, made))


def all_passed(lobby: Lobby) -> Lobby:
    """Whoever is missing has passed."""
    passed = tuple(Cut(seat, None) for seat in missing(lobby))
    return replace(lobby, cuts=(*lobby.cuts, *passed))


def may_deal_at(lobby: Lobby) -> datetime | None:
    """From when on the cards may be dealt without those who are missing."""
    return None if lobby.closed_at is None else lobby.closed_at + DEALT_AFTER
