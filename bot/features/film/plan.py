"""A game as a film: which turns have a picture of their own, which share one, how long each is shown.

A film is what a replay shows, turn by turn; so it is made of a game that has ended, and holds no secret.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import pairwise

from bot.table.languages import Language
from bot.table.match import Occupant, TableId
from bot.table.moments import Eyes, Timeline
from bot.table.opaque import Event, TableView

FILM_FRAMES_MAX = 150  # pictures
NEWS, DEAL, LAST = 3, 2, 5  # so many times as long as a turn: a shootout, the deal, the end


class Speed(StrEnum):
    """Speed of a film."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"


MILLISECONDS = {Speed.SLOW: 2000, Speed.NORMAL: 1000, Speed.FAST: 500}


@dataclass(frozen=True, slots=True)
class FilmKey:
    """A film's identity: equal ones are made once."""

    table_id: TableId
    eyes: Eyes
    speed: Speed
    language: Language
    names: tuple[str, ...]
    last: int


@dataclass(frozen=True, slots=True)
class Reel:
    """All that was told at a table whose game has ended, for a film through these eyes.

    `table_view`: as everybody saw it in the end. `shares`: its reader may show the film to everybody.
    """

    table_id: TableId
    game: str
    eyes: Eyes
    timeline: Timeline
    table_view: TableView
    names: tuple[str, ...]
    occupants: tuple[Occupant, ...]
    shares: bool

    def told(self, shot: "Shot") -> tuple[Event, ...]:
        """Events of the turns that a shot shows."""
        return tuple(event for news in self.timeline.news[shot.since : shot.turn + 1] for event in news)


@dataclass(frozen=True, slots=True)
class Shot:
    """One turn, or several of which the last is shown: pictures of its news, then the table after it."""

    turn: int
    since: int  # the first of the turns that it stands for
    pictures: int = 0
    table: bool = True

    @property
    def frames(self) -> int:
        """Number of its pictures in the film."""
        return self.pictures + self.table


def shots(timeline: Timeline, pictured: Sequence[int], most: int = FILM_FRAMES_MAX) -> tuple[Shot, ...]:
    """The whole game in so many pictures at most; `pictured`: how many pictures each turn's news has.

    The deal, the end and what is worth going to stand alone; of the turns between, as many share a picture
    as must. Where even that is too much, tables that a picture of the news has told go, then others of
    them; the deal and the end stay.
    """
    alone = {0, timeline.last, *(each.turn for each in timeline.milestones)}
    alone |= {turn for turn, pictures in enumerate(pictured) if pictures}
    stops, room = sorted(alone), most - len(alone) - sum(pictured)
    between = [range(before + 1, after) for before, after in pairwise(stops)]
    allotted = _allotted(between, room)
    last = {turn for turns, pictures in allotted.items() for turn in _ends(turns, pictures)}
    planned = [Shot(turn, turn, pictured[turn]) for turn in sorted(alone | last)]
    return _joined(_thinned(planned, most))


def milliseconds(shot: Shot, last: int, speed: Speed) -> tuple[int, ...]:
    """Duration of each of its pictures; the table at the end of the game the longest."""
    times = LAST if shot.turn == last else DEAL if shot.turn == 0 else 1
    return (*(NEWS * MILLISECONDS[speed],) * shot.pictures, *(times * MILLISECONDS[speed],) * shot.table)


def _allotted(between: Sequence[range], room: int) -> dict[range, int]:
    """Number of pictures for each stretch of turns, by its length; 0 if there is no room for all."""
    stretches = [turns for turns in between if turns]
    if len(stretches) > room:
        return dict.fromkeys(stretches, 0)
    whole = sum(map(len, stretches))
    share = {turns: min(len(turns), max(1, len(turns) * room // whole)) for turns in stretches}
    while sum(share.values()) > room:
        longest = max(share, key=lambda turns: share[turns])
        share[longest] -= 1
    return share


def _ends(turns: range, pictures: int) -> list[int]:
    """The turns that so many pictures show, evenly; the last of the stretch among them."""
    return [turns.start + (number + 1) * len(turns) // pictures - 1 for number in range(pictures)]


def _thinned(planned: list[Shot], most: int) -> list[Shot]:
    """Evenly, what can be missed the easiest first."""
    thinner: tuple[tuple[Callable[[Shot], int], Callable[[Shot], Shot]], ...] = (
        (lambda shot: int(shot.table and shot.pictures > 0), lambda shot: replace(shot, table=False)),
        (lambda shot: int(shot.table), lambda shot: replace(shot, table=False)),
        (lambda shot: shot.pictures, lambda shot: replace(shot, pictures=0)),
    )
    for counted, without in thinner:
        over = sum(shot.frames for shot in planned) - most
        able = [at for at in range(1, len(planned) - 1) if counted(planned[at])]
        if over > 0 and able:
            each = max(1, *(counted(planned[at]) for at in able))
            missed = min(len(able), over) if each == 1 else len(able)
            for number in range(missed):
                at = able[number * len(able) // missed]
                planned[at] = without(planned[at])
    for at in (0, -1):
        if sum(shot.frames for shot in planned) > most:
            planned[at] = replace(planned[at], pictures=0)
    return [shot for shot in planned if shot.frames]


def _joined(planned: Sequence[Shot]) -> tuple[Shot, ...]:
    """Each shot stands for the turns since the last table before it."""
    joined, since = list[Shot](), 0
    for shot in planned:
        joined.append(replace(shot, since=since))
        if shot.table:
            since = shot.turn + 1
    return tuple(joined)
