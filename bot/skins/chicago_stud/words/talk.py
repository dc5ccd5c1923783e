"""When a computer boss may say something."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from bot.skins.bosses.talk import Talk
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.chicago_stud.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_stud.events import BetMade, Called, Event, GameEnded, Raised, Showdown, WonUnseen
from engine.chicago_stud.views import TableView
from engine.game import Seat


class Moment(StrEnum):
    """When a computer may say something, the greatest moment first."""

    TRIUMPH = "triumph"  # won the game
    WINS = "wins"  # took the most at a showdown
    LOSES = "loses"  # was beaten there
    UNSEEN = "unseen"  # took a pot unseen
    ALL_IN = "all-in"  # put in the last chip
    RAISES = "raises"  # raised


def _words(language: Language, moment: StrEnum, whose: str) -> str:
    return say(language, f"talk-{moment.value}.{whose}")


TALK = Talk(
    _words,
    {
        Moment.TRIUMPH: 1,
        Moment.WINS: 3,
        Moment.LOSES: 5,
        Moment.UNSEEN: 5,
        Moment.ALL_IN: 3,
        Moment.RAISES: 12,
    },
)


def remark(
    events: Sequence[Event], table: TableView, computers: Sequence[Seat], seed: int | str, language: Language
) -> str:
    """What one of the computers says to the news; empty most times, for they are not chatty."""
    return TALK.remark(_moments(events), Voice.at_table(table, (), language), computers, seed)


def _moments(events: Sequence[Event]) -> Iterator[tuple[Moment, Seat]]:
    for event in events:
        match event:
            case GameEnded(winners=winners):
                yield from ((Moment.TRIUMPH, seat) for seat in winners)
            case Showdown(hands=hands):
                most = max(event.taken(shown.seat) for shown in hands)
                for shown in hands:
                    taken = event.taken(shown.seat)
                    yield (Moment.WINS if taken == most else Moment.LOSES), shown.seat
            case WonUnseen(seat=seat):
                yield Moment.UNSEEN, seat
            case (
                BetMade(all_in=True, seat=seat)
                | Called(all_in=True, seat=seat)
                | Raised(all_in=True, seat=seat)
            ):
                yield Moment.ALL_IN, seat
            case Raised(seat=seat):
                yield Moment.RAISES, seat
            case _:
                pass
