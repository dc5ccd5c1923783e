"""When a computer boss may say something."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from bot.skins.bosses.talk import Talk
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.voice import Voice
from bot.table.languages import Language
from engine.game import Seat
from engine.gangster.events import Breakfasted, Event, GameEnded, GunUsed, Loaded, Reckoned
from engine.gangster.views import TableView


class Moment(StrEnum):
    """When a computer may say something, the greatest moment first."""

    TRIUMPH = "triumph"  # won the game
    GAINS = "gains"  # was paid most on a day of reckoning
    BREAKFAST = "breakfast"  # served one
    KIDNAPS = "kidnaps"  # took a rival's gangster
    ROBBED = "robbed"  # has lost one so


def _words(language: Language, moment: StrEnum, whose: str) -> str:
    return say(language, f"talk-{moment.value}.{whose}")


TALK = Talk(
    _words,
    {
        Moment.TRIUMPH: 1,
        Moment.GAINS: 2,
        Moment.BREAKFAST: 4,
        Moment.KIDNAPS: 8,
        Moment.ROBBED: 8,
    },
)


def remark(
    events: Sequence[Event], table: TableView, computers: Sequence[Seat], seed: int | str, language: Language
) -> str:
    """What one of the computers says to the news; empty most times, for they are not chatty."""
    return TALK.remark(_moments(events, table), Voice.at(table, (), language), computers, seed)


def _moments(events: Sequence[Event], table: TableView) -> Iterator[tuple[Moment, Seat]]:
    for event in events:
        match event:
            case GameEnded(winners=winners):
                yield from ((Moment.TRIUMPH, seat) for seat in winners)
            case Reckoned(scoring=scoring):
                most = max(scoring.gains)
                yield from ((Moment.GAINS, seat) for seat, gain in enumerate(scoring.gains) if gain == most)
            case Breakfasted(seat=seat):
                yield Moment.BREAKFAST, seat
            case Loaded() | GunUsed():
                robbed = table.clan(event.who).seat
                if robbed != event.seat:
                    yield Moment.KIDNAPS, event.seat
                    yield Moment.ROBBED, robbed
            case _:
                pass
