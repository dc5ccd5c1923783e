"""Which clocks run after a step. Pure."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.table.clock import Clock, started
from bot.table.match import GameModule, Match
from engine.game import Seat


def clocks_after(
    game: GameModule,
    before: Match | None,
    match: Match,
    clocks: Mapping[Seat, Clock],
    length: timedelta | None,
    now: datetime,
) -> dict[Seat, Clock]:
    """One clock for every person whom the table waits for, as far as everybody knows.

    A clock goes on while the same question stands (a turn is one question, however many actions);
    it starts anew when something new was published. Who has answered a tie in secret keeps his clock,
    silent, so that nobody can read off the table's deadline who has.
    """
    if length is None:
        return {}
    asked: tuple[Seat, ...] = game.awaited(match.published)
    now_asked = game.awaited(match.state)
    same = before is not None and before.published_version == match.published_version
    return {
        seat: replace(_running(seat, clocks, same, length, now), answered=seat not in now_asked)
        for seat in asked
        if match.occupants[seat].human
    }


def _running(seat: Seat, clocks: Mapping[Seat, Clock], same: bool, length: timedelta, now: datetime) -> Clock:
    known = clocks.get(seat) if same else None
    return known or started(length, now)
