"""What a computer boss says now and then: a short line in character, the same for the same seed.

It is chosen from what everybody saw, so it can betray nothing that the computer knows.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum

from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_poker.events import Event, GameWon, MarkerPlaced, PoliceRaided, ShootoutHeld, TurnEnded
from engine.chicago_poker.pieces import Boss
from engine.chicago_poker.views import TableView
from engine.game import Seat
from engine.shuffle import drawn


class Moment(StrEnum):
    """When a computer may say something, the greatest moment first."""

    TRIUMPH = "triumph"  # won the game
    WINS = "wins"  # won a shootout
    LOSES = "loses"  # was beaten in a shootout
    CALLS = "calls"  # laid a fifth gangster
    RAIDS = "raids"  # played the Police Raid
    TURN = "turn"  # the turn is over, nothing special happened


COMMON = tuple("abcdef")  # lines that anybody may say; one more is a boss's own

SELDOM = {  # one time in so many something is said
    Moment.TRIUMPH: 1,
    Moment.WINS: 2,
    Moment.LOSES: 3,
    Moment.CALLS: 3,
    Moment.RAIDS: 3,
    Moment.TURN: 8,
}


def remark(
    events: Sequence[Event], table: TableView, computers: Sequence[Seat], seed: int | str, language: Language
) -> str:
    """What one of the computers says to the news; empty most times, for they are not chatty."""
    moments = [(moment, seat) for moment, seat in _moments(events) if seat in computers]
    if not moments:
        return ""
    moment, seat = min(moments, key=lambda said: list(Moment).index(said[0]))
    if drawn(SELDOM[moment], f"{seed}:speaks"):
        return ""
    voice = Voice(language, table.bosses, ())
    words = line(moment.value, table.bosses[seat].value, seed, language)
    return voice.say("talk-says", boss=voice.boss(seat), words=words)


def line(kind: str, boss: str, seed: int | str, language: Language) -> str:
    """A line for that moment; raises ValueError for a moment or a boss that does not exist."""
    moment, lines = Moment(kind), (*COMMON, Boss(boss).value)
    return say(language, f"talk-{moment.value}.{lines[drawn(len(lines), f'{seed}:{moment.value}')]}")


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
