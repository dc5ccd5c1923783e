"""Content of a record, apart from its spelling: who sat down, what was agreed, sealed and done."""

from collections.abc import Mapping
from dataclasses import field
from enum import StrEnum
from typing import TypeAlias

from engine.game import TIME, Seat
from engine.quickly_made import quickly_made
from engine.seal import Cut
from engine.shuffle import Lot, Shuffle


class MoverKind(StrEnum):
    """Kind of who decided for a seat, as its letter."""

    PERSON = "p"
    COMPUTER = "c"  # the seat is a computer's, or one holds it for a person
    CARETAKER = "k"  # for a person whose time had run out
    CLOCK = "t"  # the clock of the table, for no seat


@quickly_made
class Mover:
    """Decider of a line: `p`, `c:boss`, `k` (the least that is allowed), `k:regular`; `c:boss+t` out of time.

    `level`: of the computer that thought, "" where none did. `out_of_time`: it reached its limit, and what
    was played is not what that level answers.
    """

    kind: MoverKind
    level: str = ""
    out_of_time: bool = False

    def __str__(self) -> str:
        return f"{self.kind}{':' if self.level else ''}{self.level}{'+t' if self.out_of_time else ''}"


@quickly_made
class Line:
    """Actions of one seat until they were settled, another seat acted, or somebody else decided for it.

    `actions` in the game's notation, without those taken back. All but the last are applied with `asks_end`
    (`Game.apply`), the last without. So a turn that its seat ended itself and one that ended with its last
    action both come out as they were played.
    """

    seat: Seat
    mover: Mover
    actions: tuple[str, ...]


NOBODY: Seat = -1
"""The seat of a line that no seat has played."""

TIME_UP = Line(NOBODY, Mover(MoverKind.CLOCK), (TIME,))
"""The minutes that were agreed on are over."""


@quickly_made
class SeatHeader:
    """A seat as the game knows it: its role, "" in a game without, and its choices."""

    role: str = ""
    choices: Mapping[str, str] = field(default_factory=dict)


@quickly_made
class Ending:
    """Result of a game by seat: ranks from 1, and scores where the game counts any."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None = None


@quickly_made
class Told:
    """Something that became public, in the notation of telling.py."""

    text: str


Remark: TypeAlias = Lot | Shuffle | Told
"""A comment, which a reader may skip: all of it follows from the rest of the record and the rules."""


@quickly_made
class Record:
    """A game from its deal on. No name and no number of any person stands in it.

    `rules`: `GameInfo.rules` when it was dealt. `seal`, `secret` and `cuts` are empty for a game dealt before
    seals existed, which has only its `seed`. Where one person plays against computers there is a `secret` and
    no `seal`. `dealt`, `ended`: days, as 2026-11-22, "" where not (yet) known. `program`: the one that played
    it, "" where several did. `ending` is None while it lasts, or where it was never won.

    `remarks`: of the deal, then of each line; () where there are none (remarking.py writes them).
    """

    game: str
    rules: int
    options: Mapping[str, str]
    seats: tuple[SeatHeader, ...]
    seed: str
    lines: tuple[Line, ...] = ()
    seal: str = ""
    secret: str = ""
    cuts: tuple[Cut, ...] = ()
    dealt: str = ""
    ended: str = ""
    program: str = ""
    ending: Ending | None = None
    remarks: tuple[tuple[Remark, ...], ...] = ()

    @property
    def form(self) -> int:
        """The form of its text: 2 where its time was up, for older programs do not know that line."""
        return 2 if TIME_UP in self.lines else 1
