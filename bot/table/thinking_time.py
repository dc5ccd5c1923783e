"""How long a computer takes before it acts. Pure."""

from dataclasses import dataclass
from datetime import timedelta
from random import Random

from bot.table.clock import Pace
from bot.table.match import Match
from bot.table.opaque import GameModule


@dataclass(frozen=True, slots=True)
class ThinkingTime:
    """How long computers take, and when.

    `shortly`: long enough for people to follow, and so in every live game. `calmly`: the least and the most
    where several decide at once over days: were computers always first, everybody could wait for them.
    """

    shortly: timedelta = timedelta(seconds=4)
    calmly: tuple[timedelta, timedelta] = (timedelta(minutes=1), timedelta(minutes=5))

    def before(self, game: GameModule, match: Match, pace: Pace) -> timedelta:
        """Before the next computer acts; it hangs on nothing that the computer knows, so it tells nothing."""
        people = [seat for seat, occupant in enumerate(match.occupants) if occupant.human]
        deciding = set(game.awaited(match.position)) & set(people)
        if len(people) < 2 or not deciding or pace.length is None or pace.live:
            return self.shortly
        least, most = self.calmly
        return least + (most - least) * Random(f"{match.id}:{match.version}").random()


def always(pause: timedelta) -> ThinkingTime:
    """The same everywhere: in the sandbox, where one person plays them all, and in tests."""
    return ThinkingTime(pause, (pause, pause))
