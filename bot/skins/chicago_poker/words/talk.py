"""When a computer boss may say something."""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from bot.skins.bosses.talk import Talk
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_poker.events import Event, GameWon, MarkerPlaced, PoliceRaided, ShootoutHeld, TurnEnded
from engine.chicago_poker.views import TableView
from engine.game import Seat


class Moment(StrEnum):
    """When a computer may say something, the greatest moment first."""

    TRIUMPH = "triumph"  # won the game
    WINS = "wins"  # won a shootout
    LOSES = "loses"  # was beaten in a shootout
    CALLS = "calls"  # laid a fifth gangster
    RAIDS = "raids"  # played the Police Raid
    TURN = "turn"  # the turn is over, nothing special happened


def _words(language: Language, moment: StrEnum, whose: str) -> str:
    return say(language, f"talk-{moment.value}.{whose}")


TALK = Talk(
    _words,
    {
        Moment.TRIUMPH: 1,
        Moment.WINS: 2,
        Moment.LOSES: 3,
        Moment.CALLS: 3,
        Moment.RAIDS: 3,
        Moment.TURN: 8,
    },
)


def remark(
    events: Sequence[Event], table: TableView, computers: Sequence[Seat], seed: int | str, language: Language
) -> str:
    """What one of the computers says to the news; empty most times, for they are not chatty."""
    return TALK.remark(_moments(events), Voice(language, table.bosses, ()), computers, seed)


def _moments(events: Sequence[Event]) -> Iterator[tuple[Moment, Seat]]:
    for event in events:
        match event:
            case GameWon(seat=seat):
                yield Moment.TRIUMPH, seat
            case ShootoutHeld(winner=winner, fighters=fighters):
                yield Moment.WINS, winner
                yield from ((Moment.LOSES, fighter.seat) for fighter in fighters if fighter.seat != winner)
            case MarkerPlaced(seat=seat):
                yield Moment.CALLS, seat
            case PoliceRaided(seat=seat):
                yield Moment.RAIDS, seat
            case TurnEnded(seat=seat):
                yield Moment.TURN, seat
            case _:
                pass
