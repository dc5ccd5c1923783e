"""Time a computer takes before it acts. Pure, but for the lot that nobody may repeat."""

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import timedelta
from random import Random, SystemRandom

from bot.table.clock import Pace
from bot.table.match import Match
from bot.table.opaque import GameModule


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """Thinking time of computers.

    `shortly`: long enough for people to follow, and so in every live game. `alone`: long enough for somebody
    who plays with computers only. `calmly`: the least and the most where several decide at once over days:
    were computers always first, everybody could wait for them. `lot`: draws from 0 to 1 how long an answer in
    advance takes; if readers of this code could compute it, the moment would tell them the answer.
    """

    shortly: timedelta = timedelta(seconds=4)
    alone: timedelta = timedelta(seconds=1)
    calmly: tuple[timedelta, timedelta] = (timedelta(minutes=1), timedelta(minutes=5))
    lot: Callable[[], float] = field(default=SystemRandom().random, compare=False)

    def before(self, game: GameModule, match: Match, pace: Pace, *, of_answer: bool = False) -> timedelta:
        """Pause before the next computer acts; independent of what it knows, so it tells nothing.

        `of_answer`: before a person's answer in advance is opened, after as long as a computer might take.
        """
        people = [seat for seat, occupant in enumerate(match.occupants) if occupant.human]
        if len(people) < 2:
            return self.alone
        deciding = set(game.awaited(match.position)) & set(people)
        if not deciding or pace.length is None or pace.live:
            return self.shortly
        least, most = self.calmly
        share = self.lot() if of_answer else Random(f"{match.id}:{match.version}").random()
        return least + (most - least) * share


def always(pause: timedelta) -> ThinkingTime:
    """One pause at each table of several people: in the sandbox, where one plays all, and in tests."""
    return ThinkingTime(pause, min(pause, ThinkingTime().alone), (pause, pause))
