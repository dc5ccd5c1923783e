"""Decisions of a game's computers, asked for again in small pieces of work (docs/record.md)."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from time import monotonic
from typing import TypeAlias

from bot.workers import TooLong
from engine.record.answering import Asked, answers, asked_of_computers
from engine.record.games import game_named
from engine.record.model import Record
from engine.record.reading import read
from engine.version import PROGRAM

DECISIONS_SAMPLED_MAX = 20  # decisions, where not all are asked for
PIECE = (
    0.5  # seconds after which a worker begins no further decision of a piece; one takes up to a second or so
)
PIECE_SECONDS_MAX = 15.0  # seconds of one piece: a decision that takes longer stays without an answer

Answers: TypeAlias = tuple[str | None, ...]


@dataclass(frozen=True, slots=True)
class Computers:
    """Decisions that were not people's: so many in all, so many asked for again, and those that differ.

    `same_program`: else none was asked, for another version may well decide otherwise.
    """

    decisions: int
    asked: int
    differ: tuple[Asked, ...]
    same_program: bool

    @property
    def sampled(self) -> bool:
        """True if only some of the decisions that can be asked for again have been."""
        return self.same_program and 0 < self.asked < self.decisions

    def after(self, asked: Sequence[Asked], answers: Answers) -> "Computers":
        """Return the counts with these answers added, one for each of the first decisions in `asked`."""
        told = [(each, now) for each, now in zip(asked, answers, strict=False) if now is not None]
        differ = (each for each, now in told if now != each.notation)
        return replace(self, asked=self.asked + len(told), differ=(*self.differ, *differ))


async def next_answers(
    work: Callable[[str, Sequence[Asked], float], Awaitable[Answers]], text: str, asked: Sequence[Asked]
) -> Answers:
    """Answers to the first of these decisions: as many as a piece of work holds, one at least.

    `work` runs `answered_within` in a worker. None for a decision that cannot be asked, or takes too long.
    """
    try:
        return await work(text, asked, PIECE)
    except TooLong:
        return (None,)


def answered_within(text: str, asked: Sequence[Asked], seconds: float) -> Answers:
    """Answers to the first decisions, one at least; none is begun after so many seconds. In a worker."""
    found, until = list[str | None](), monotonic() + seconds
    for answer in answers(text, asked):
        found.append(answer)
        if monotonic() >= until:
            break
    return tuple(found)


def by_lot(decisions: Sequence[Asked], dice: str) -> tuple[Asked, ...]:
    """Some of them, in order: nobody can know beforehand which."""
    lots = Random(dice)
    places = sorted(lots.sample(range(len(decisions)), min(DECISIONS_SAMPLED_MAX, len(decisions))))
    return tuple(decisions[place] for place in places)


def asked_of(text: str) -> tuple[tuple[Asked, ...], bool]:
    """The decisions of a record that were not people's, and whether they can be asked now; in a worker."""
    return asked_of_record(read(text))


def asked_of_record(record: Record) -> tuple[tuple[Asked, ...], bool]:
    """Return a record's decisions that were not people's, and whether they can be asked now.

    A file may lie about its version, so its game and the number of its rules must fit too.
    """
    game = game_named(record.game)
    same = record.program == PROGRAM and game is not None and game.info.plays(record.rules)
    return asked_of_computers(record), same
