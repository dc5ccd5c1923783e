"""Remarks of computer bosses: about what everybody saw, never about what they know."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from bot.skins.bosses.talk import Talk
from bot.skins.two_trucks.words.catalogue import say
from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import Language
from engine.game import Seat
from engine.two_trucks.events import Event, GameEnded, Truck
from engine.two_trucks.scoring import STEAL
from engine.two_trucks.views import TableView

WORTH = 4
"""Crates that a truck must have for its winner to speak of it."""


class Moment(StrEnum):
    """A moment at which a computer may say something, the greatest first."""

    TRIUMPH = "triumph"  # has won
    STEAL = "steal"  # took a good load with a weak man
    TAKES = "takes"  # took a good load
    BLOCKED = "blocked"  # was kept off by an equal


def _words(language: Language, moment: StrEnum, whose: str) -> str:
    return say(language, f"talk-{moment.value}.{whose}")


TALK = Talk(_words, {Moment.TRIUMPH: 1, Moment.STEAL: 2, Moment.TAKES: 5, Moment.BLOCKED: 4})


def remark(
    events: Sequence[Event], table: TableView, computers: Sequence[Seat], seed: int | str, language: Language
) -> str:
    """One computer's remark on the news; empty most times, for they are not chatty."""
    return TALK.remark(_moments(events), Voice.at_table(table, (), language), computers, seed)


def _moments(events: Sequence[Event]) -> Iterator[tuple[Moment, Seat]]:
    for event in events:
        match event:
            case GameEnded(winners=winners):
                yield from ((Moment.TRIUMPH, seat) for seat in winners)
            case Truck(winner=None, shown=shown):
                yield from ((Moment.BLOCKED, seat) for seat, _ in shown)
            case Truck(winner=int(winner), shown=shown, crates=crates) if crates >= WORTH:
                yield Moment.STEAL if dict(shown)[winner] <= STEAL else Moment.TAKES, winner
            case _:
                pass
