"""Cuts of the deck before the deal: once a person, in the lobby, by whoever likes. Where everybody cuts, each
person does after the table is closed, or passes.

Pure, as table.py is. What is promised before the first cut, and what follows from the cuts: engine/seal.py.
"""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from bot.table.match import PlayerId
from bot.table.refusals import NotAllowed, NotHere, NotNow, StaleClick
from bot.table.table import Phase, Table, holding, ready, why_not
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


def against_computers(table: Table) -> bool:
    """Tell if one person sits there with computers: then the deck can be promised to nobody."""
    return len(table.people) == 1 and table.with_computers


def closed(table: Table, info: GameInfo, now: datetime) -> Table:
    """Seats, their order and options are fixed; raises NotAllowed while too few sit.

    Where everybody cuts now, nobody has before.
    """
    ready(table, info)
    cuts = () if cuts_closed(table) else table.cuts
    return replace(table, phase=Phase.CUTTING, closed_at=now, cuts=cuts, options=holding(table, info))


def cuts_closed(table: Table) -> bool:
    """Tell if everybody cuts the deck between Start and the deal."""
    return table.everybody_cuts and not table.pace.live


def cuts_in_lobby(table: Table) -> bool:
    """Tell if whoever likes cuts the deck before Start: there is a seal that holds, and time."""
    waits = table.pace.live or cuts_closed(table) or against_computers(table)
    return table.phase is Phase.LOBBY and not waits


def cuts_shown(table: Table, cuts: tuple[Cut, ...]) -> tuple[Cut, ...]:
    """The cuts that a lobby's message tells: those that count, and no passing where nobody was asked."""
    match table.phase:
        case Phase.LOBBY:
            return cuts if cuts_in_lobby(table) else ()
        case Phase.CUTTING:
            return cuts
        case _:
            return cuts if table.everybody_cuts else tuple(each for each in cuts if each.digest is not None)


def missing(table: Table) -> tuple[Seat, ...]:
    """The seats of the persons who have neither cut nor passed yet."""
    if table.phase is not Phase.CUTTING:
        return ()
    return tuple(
        seat
        for seat, occupant in enumerate(table.occupants)
        if occupant.player is not None and not has_cut(table, seat)
    )


def may_cut(table: Table, player: PlayerId, closing: int | None = None) -> Seat:
    """The seat of somebody who has not cut yet; raises NotAllowed.

    `closing`: for which one a form or button was made; raises StaleClick where the table was reopened since.
    """
    if not (table.phase is Phase.CUTTING or cuts_in_lobby(table)):
        raise NotAllowed(NotHere.NOT_CUTTING if table.phase is Phase.LOBBY else why_not(table))
    if player not in table.people:
        raise NotAllowed(NotNow.NOT_SEATED)
    if closing not in (None, number_of(table)):
        raise StaleClick(NotHere.CUT_ANEW)
    seat = next(seat for seat, each in enumerate(table.occupants) if each.player == player)
    if has_cut(table, seat):
        raise NotAllowed(NotHere.HAS_CUT)
    return seat


def has_cut(table: Table, seat: Seat) -> bool:
    """Tell if whoever sits there has cut or passed."""
    return any(each.seat == seat for each in table.cuts)


def number_of(table: Table) -> int:
    """Number that tells one closing of a table from the next; 0 before."""
    return 0 if table.closed_at is None else int(table.closed_at.timestamp())


def with_cut(table: Table, player: PlayerId, text: str | None, closing: int | None = None) -> Table:
    """Cut, or pass (None); raises CutRefused for a text that cannot cut.

    Passing in a lobby is refused: nobody is asked there.
    """
    seat = may_cut(table, player, closing)
    if text is None and table.phase is Phase.LOBBY:
        raise NotAllowed(NotHere.NOT_CUTTING)
    made = Cut(seat, None) if text is None else cut(seat, text)
    return replace(table, cuts=(*table.cuts, made))


def all_passed(table: Table) -> Table:
    """Pass for all who are missing."""
    passed = tuple(Cut(seat, None) for seat in missing(table))
    return replace(table, cuts=(*table.cuts, *passed))


def may_deal_at(table: Table) -> datetime | None:
    """Time from which the cards may be dealt without players missing."""
    return None if table.closed_at is None else table.closed_at + DEALT_AFTER
