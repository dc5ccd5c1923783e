"""Concessions: who gave a game up, who is left, and what the result is.

Pure. No game is asked: a game that is given up goes on, a computer plays the seat, and only the shell
knows whose defeat it is.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.table.match import Match, Occupant
from bot.table.results import SeatResult
from engine.game import Result, Seat


def contenders(occupants: Sequence[Occupant]) -> tuple[Seat, ...]:
    """The seats of people who have not given up, whoever plays for them just now."""
    return tuple(seat for seat, each in enumerate(occupants) if each.player is not None and not each.conceded)


def given_up(occupants: Sequence[Occupant]) -> tuple[Seat, ...]:
    """The seats of people who have."""
    return tuple(seat for seat, each in enumerate(occupants) if each.conceded)


def with_win_offered(before: Sequence[Occupant], after: Match) -> tuple[Match, Seat | None]:
    """The match, and the seat whose person must be asked whether they take the win, if that is new.

    Asked is whoever is the only one left where somebody gave up; where somebody else has come, nobody.
    """
    left = contenders(after.occupants)
    alone = left[0] if len(left) == 1 and given_up(after.occupants) else None
    asked = alone if len(contenders(before)) > 1 else None
    occupants = tuple(
        replace(each, may_win=seat == asked or (each.may_win and seat == alone))
        for seat, each in enumerate(after.occupants)
    )
    return replace(after, occupants=occupants), asked


def winner(occupants: Sequence[Occupant]) -> Seat | None:
    """Winner of a game that people gave up; None where all of them did."""
    return next((seat for seat, each in enumerate(occupants) if each.level is None), None)


def results(occupants: Sequence[Occupant], result: Result) -> tuple[SeatResult, ...]:
    """Results of a game played to its end: a seat that a computer plays is nobody's.

    Players who gave up have lost, behind everybody else, whatever the computer made of their seat; its story
    is not theirs either.
    """
    last = max(result.ranks) + 1
    return tuple(
        _lost(seat, each, last)
        if each.conceded
        else SeatResult(
            seat=seat,
            player=each.player if each.human else None,
            role=each.role,
            rank=result.ranks[seat],
            score=None if result.scores is None else result.scores[seat],
            figures=result.figures[seat],
            story=each.human,
        )
        for seat, each in enumerate(occupants)
    )


def result_of_concession(occupants: Sequence[Occupant]) -> Result:
    """Result of a game that was not played to its end, by ranks alone.

    The winner has won, all others have lost. Where everybody gave up, the computers have won.
    """
    first = winner(occupants)
    ranks = tuple(
        2 if each.conceded or first not in (seat, None) else 1 for seat, each in enumerate(occupants)
    )
    return Result(ranks, None, tuple({} for _ in occupants))


def results_of_concession(occupants: Sequence[Occupant]) -> tuple[SeatResult, ...]:
    """Results of such a game; it has no story."""
    kept = results(occupants, result_of_concession(occupants))
    return tuple(replace(each, story=False) for each in kept)


def _lost(seat: Seat, occupant: Occupant, rank: int) -> SeatResult:
    """A defeat without figures: what a computer did in that seat is not theirs."""
    return SeatResult(seat, occupant.player, occupant.role, rank, None, {})
