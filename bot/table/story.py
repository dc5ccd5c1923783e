"""Work out a finished match's story: replay it, and let its game look at every turn.

Pure, and knows nobody: it runs in worker processes, seconds long.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.table.match import Occupant
from bot.table.moves import ELSEWHERE, Move
from bot.table.opaque import Event, GameModule, Position, TableView
from bot.table.record import record_of
from engine.record.replaying import replay
from engine.story import Story


class PlayedOtherwise(Exception):
    """Raised for a match that was played by rules which are not known here."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A match that is over, without anybody who sat there; `rules`: by which it was dealt.

    `table_view`: as it ended, for all to see.
    """

    options: Mapping[str, str]
    roles: Sequence[str]
    choices: Sequence[Mapping[str, str]]
    seed: str
    rules: int
    moves: Sequence[Move]
    table_view: TableView


def story_of(game: GameModule, finished: FinishedGame) -> Story:
    """A game's story; the same match gives the same one.

    Raises PlayedOtherwise where its rules, as known here, do not lead to how it ended.
    """
    moments = _moments(game, finished)
    return game.story(moments, f"story:{finished.seed}")


def _moments(game: GameModule, finished: FinishedGame) -> list[tuple[Position, tuple[Event, ...]]]:
    seats = [
        Occupant(None, "", role, choices=choices)
        for role, choices in zip(finished.roles, finished.choices, strict=True)
    ]
    try:
        record = record_of(game, finished.options, seats, finished.seed, finished.moves, rules=finished.rules)
        moments = [(moment.state, moment.events) for moment in replay(game, record)]
        ended = game.table(moments[-1][0])
    except ELSEWHERE as fault:
        raise PlayedOtherwise(type(fault).__name__) from None
    if ended != finished.table_view:
        raise PlayedOtherwise("another end")
    return moments
