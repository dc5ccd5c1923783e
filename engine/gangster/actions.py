"""What a seat may want, and its one-line notation (A.3).

`by` names the acting clan where a seat leads two, and is None otherwise.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.game import IllegalAction
from engine.gangster.pieces import Clan, Kind, Place

TILE_SPACES_MAX = 99  # a space of a tile has a number of at most two digits


class Unreadable(StrEnum):
    """Why a line of notation is no action."""

    UNKNOWN_ACTION = "unknown-action"  # [text]


@dataclass(frozen=True, slots=True)
class Drive:
    """Use a movement card and end there (GA-4); at the harbour: what is taken, and breakfast or not."""

    card: int
    to: Place
    take: Kind | None = None
    breakfast: bool = False
    by: Clan | None = None

    def __str__(self) -> str:
        return _line(self.by, "drive", self.card, self.to, *_harbour(self.take, self.breakfast))


@dataclass(frozen=True, slots=True)
class Bump:
    """Use any open card to swap places with a car in a connected place (GA-11.4)."""

    card: int
    other: Clan
    take: Kind | None = None
    breakfast: bool = False
    by: Clan | None = None

    def __str__(self) -> str:
        return _line(self.by, "bump", self.card, self.other, *_harbour(self.take, self.breakfast))


@dataclass(frozen=True, slots=True)
class UnloadOwn:
    """One own gangster out of the car, or two with the Door (GA-5.1, GA-11.6)."""

    count: int = 1
    by: Clan | None = None

    def __str__(self) -> str:
        return _line(self.by, "unload", *["own"] * self.count)


@dataclass(frozen=True, slots=True)
class UnloadRival:
    """A gangster of that clan out of the trunk (GA-5.1)."""

    clan: Clan
    by: Clan | None = None

    def __str__(self) -> str:
        return _line(self.by, "unload", self.clan)


@dataclass(frozen=True, slots=True)
class Load:
    """The gangster on that space here: an own one into the car, a rival into the trunk (GA-5.1)."""

    space: int  # from 1
    by: Clan | None = None

    def __str__(self) -> str:
        return _line(self.by, "load", self.space)


@dataclass(frozen=True, slots=True)
class Gun:
    """The rival on that space of a connected district, into the trunk (GA-11.5)."""

    place: Place
    space: int  # from 1
    by: Clan | None = None

    def __str__(self) -> str:
        return _line(self.by, "gun", self.place, self.space)


Action: TypeAlias = Drive | Bump | UnloadOwn | UnloadRival | Load | Gun
Moving: TypeAlias = Drive | Bump
"""What counts as driving (GA-11.4): it uses a movement card, and may end at the harbour."""


def parse(text: str) -> Action:
    """The action that a line of notation means; `str` of it is the same line.

    >>> parse("yellow drive 3 gold-coast motor breakfast")  # doctest: +ELLIPSIS
    Drive(card=3, to=<Place.GOLD_COAST: 'gold-coast'>, take=<Kind.MOTOR: 'motor'>, breakfast=True, by=...)

    Raises IllegalAction with the words it could not read.
    """
    words = text.split()
    by = _CLAN.get(words[0]) if words else None
    match words[1:] if by else words:
        case ["drive", card, place, *rest] if card in _CARD and place in _PLACE:
            if harbour := _read_harbour(rest):
                return Drive(_CARD[card], _PLACE[place], *harbour, by=by)
        case ["bump", card, clan, *rest] if card in _CARD and clan in _CLAN:
            if harbour := _read_harbour(rest):
                return Bump(_CARD[card], _CLAN[clan], *harbour, by=by)
        case ["unload", "own"]:
            return UnloadOwn(1, by)
        case ["unload", "own", "own"]:
            return UnloadOwn(2, by)
        case ["unload", clan] if clan in _CLAN:
            return UnloadRival(_CLAN[clan], by)
        case ["load", space] if space in _SPACE:
            return Load(_SPACE[space], by)
        case ["gun", place, space] if place in _PLACE and space in _SPACE:
            return Gun(_PLACE[place], _SPACE[space], by)
    raise IllegalAction(Unreadable.UNKNOWN_ACTION, text=text[:100])


def _line(by: Clan | None, *words: str | int) -> str:
    return " ".join(map(str, (by, *words) if by else words))


def _harbour(take: Kind | None, breakfast: bool) -> tuple[str, ...]:
    return (*((take,) if take else ()), *(("breakfast",) if breakfast else ()))


def _read_harbour(words: Sequence[str]) -> tuple[Kind | None, bool] | None:
    """What is taken and whether there is breakfast; None where the words say neither."""
    match list(words):
        case []:
            return None, False
        case ["breakfast"]:
            return None, True
        case [kind] if kind in _KIND:
            return _KIND[kind], False
        case [kind, "breakfast"] if kind in _KIND:
            return _KIND[kind], True
        case _:
            return None


_CARD = {"1": 1, "2": 2, "3": 3}
_PLACE = {place.value: place for place in Place}
_CLAN = {clan.value: clan for clan in Clan}
_KIND = {kind.value: kind for kind in Kind}
_SPACE = {str(space): space for space in range(1, TILE_SPACES_MAX + 1)}
