"""A match as a row of moves: what each version says of what was done, and the match that follows from it.

Pure, like the match itself. The store keeps a finished game as its moves and a position now and then; a
record (docs/record.md) is made from the same moves.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from bot.table.match import Match, Played
from bot.table.opaque import Event, GameModule
from engine.game import TIME, Refusal, Seat

ELSEWHERE = (
    *(Refusal, AssertionError, AttributeError, ArithmeticError),
    *(ValueError, LookupError, TypeError, StopIteration, RecursionError),
)
"""What a game may raise that is led through moves of other rules, or from another deal."""

TAKEN_BACK = "take back"  # the notation of a move that undoes one


@dataclass(frozen=True, slots=True)
class Move:
    """One version of a match, without the position that it led to.

    `seat` is None for the deal, where people changed seats, and where the time was up; `asked_again`: whose
    questions that made stale. `settled`: an action that settled something, or was private and stood aside.
    `mover`: who decided, as engine.record.model.Mover writes it; None where that was not yet kept.
    `posted`: a post told its news. For the others see bot.table.match.Played.
    """

    version: int
    at: datetime
    seat: Seat | None
    notation: str
    settled: bool
    mover: str | None = None
    auto: bool = False
    aside: bool = False
    posted: bool = False
    asked_again: tuple[Seat, ...] = ()
    own: int = 0
    known: int = 0
    played_for: tuple[Seat, ...] = ()
    news: tuple[Event, ...] | None = None

    @property
    def is_time(self) -> bool:
        """True if this move says that the agreed minutes were over."""
        return self.seat is None and self.notation == TIME

    @property
    def takes_back(self) -> bool:
        """True if it undoes an action."""
        return self.seat is not None and self.notation == TAKEN_BACK


def following(game: GameModule, match: Match, move: Move, earlier: Mapping[int, Match]) -> Played:
    """Apply a move to the match by today's rules; raises what they raise if it may not be.

    `earlier`: matches by version, at least the one that the match would go back to (`Match.undo`). A turn
    that waited for its end was played so (`asks_end`), as nothing else leaves a last action unsettled.
    """
    played = _played(game, match, move, earlier)
    return replace(played, match=replace(played.match, told=move.version)) if move.posted else played


def _played(game: GameModule, match: Match, move: Move, earlier: Mapping[int, Match]) -> Played:
    if move.is_time:
        return match.timed_out(game)
    if move.seat is None:
        questions = tuple(n + (seat in move.asked_again) for seat, n in enumerate(match.questions))
        return Played(replace(match, version=move.version, questions=questions), ())
    if move.takes_back:
        before = None if match.undo is None else earlier.get(match.undo.version)
        return match.taken_back(game, move.seat, None, before)
    return match.played(game, move.seat, None, move.notation, asks_end=not move.settled, auto=move.auto)
