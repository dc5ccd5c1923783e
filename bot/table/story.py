"""What is told of a finished match is worked out here: it is played again, and its game looks at every turn.

Pure, and knows nobody: it runs in worker processes, seconds long.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.table.match import Occupant
from bot.table.moves import ELSEWHERE, Move
from bot.table.opaque import Event, GameModule, Position, PublicView
from bot.table.record import record_of
from engine.record.replaying import replay
from engine.story import Story


class PlayedOtherwise(Exception):
    """Raised for a match that was played by rules which are not known here."""


@dataclass(frozen=True, slots=True)
class Game:
    """A match that is over, without anybody who sat there; `rules`: by which it was dealt.

    `table`: as it ended, for all to see.
    """

    options: Mapping[str, str]
    roles: Sequence[str]
    choices: Sequence[Mapping[str, str]]
    seed: str
    rules: int
    moves: Sequence[Move]
    table: PublicView


def story_of(game: GameModule, match: Game) -> Story:
    """How it went; the same match gives the same story.

    Raises PlayedOtherwise where its rules, as known here, do not lead to how it ended.
    """
    moments = _moments(game, match)
    return game.story(moments, f"story:{match.seed}")


def _moments(game: GameModule, match: Game) -> list[tuple[Position, tuple[Event, ...]]]:
    seats = [
        Occupant(None, "", role, choices=choices)
        for role, choices in zip(match.roles, match.choices, strict=True)
    ]
    try:
        record = record_of(game, match.options, seats, match.seed, match.moves, rules=match.rules)
        moments = [(moment.state, moment.events) for moment in replay(game, record)]
        ended = game.table(moments[-1][0])
    except ELSEWHERE as fault:
        raise PlayedOtherwise(type(fault).__name__) from None
    if ended != match.table:
        raise PlayedOtherwise("another end")
    return moments
