"""When a computer boss may say something: after what everybody saw, never for what it knows."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from bot.skins.bosses.talk import Talk
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.poker_champ.words.voice import Voice
from bot.table.languages import Language
from engine.game import Seat
from engine.poker_champ.events import AwardGiven, Event, Folded, GameEnded, ShowdownHeld, WonUnseen
from engine.poker_champ.views import TableView


class Moment(StrEnum):
    """When a computer may say something, the greatest moment first."""

    TRIUMPH = "triumph"  # is champion
    AWARD = "award"  # gave chips and got an Award
    UNSEEN = "unseen"  # took a pot that nobody else stayed for
    WINS = "wins"  # won a showdown
    BROKE = "broke"  # had to be helped
    LOSES = "loses"  # was beaten in a showdown
    FOLDS = "folds"


def _words(language: Language, moment: StrEnum, whose: str) -> str:
    return say(language, f"talk-{moment.value}.{whose}")


TALK = Talk(
    _words,
    {
        Moment.TRIUMPH: 1,
        Moment.AWARD: 2,
        Moment.UNSEEN: 3,
        Moment.WINS: 4,
        Moment.BROKE: 3,
        Moment.LOSES: 5,
        Moment.FOLDS: 12,
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
            case AwardGiven(giver=giver, broke=broke):
                yield Moment.AWARD, giver
                yield Moment.BROKE, broke
            case WonUnseen(seat=seat):
                yield Moment.UNSEEN, seat
            case ShowdownHeld(shown=shown):
                yield from ((Moment.WINS if each.place == 1 else Moment.LOSES, each.seat) for each in shown)
            case Folded(seat=seat):
                yield Moment.FOLDS, seat
            case _:
                pass
