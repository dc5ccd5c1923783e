"""Actions of a seat, and their one-line notation (A.3).

`by` names the acting clan where a seat leads two, and is None otherwise.
"""

from collections.abc import Callable
from typing import TypeAlias

from engine.gangster.pieces import Clan, Kind, Place
from engine.notation import action, among, named, number, reader

KINDS = {
    "card": among({"1": 1, "2": 2, "3": 3}),
    "place": named(Place),
    "clan": named(Clan),
    "piece": named(Kind),
    "breakfast": among({"breakfast": True}),
    "own": among({"own": 1, "own own": 2}),
    "space": number(digits=2, least=1),  # a space of a tile
}


@action("[{by:clan} ]drive {card:card} {to:place}[ {take:piece}][ {breakfast:breakfast}]", KINDS)
class Drive:
    """Use a movement card and end there (GA-4); at the harbour: what is taken, and breakfast or not."""

    card: int
    to: Place
    take: Kind | None = None
    breakfast: bool = False
    by: Clan | None = None


@action("[{by:clan} ]bump {card:card} {other:clan}[ {take:piece}][ {breakfast:breakfast}]", KINDS)
class Bump:
    """Use any open card to swap places with a car in a connected place (GA-11.4)."""

    card: int
    other: Clan
    take: Kind | None = None
    breakfast: bool = False
    by: Clan | None = None


@action("[{by:clan} ]unload {count:own}", KINDS)
class UnloadOwn:
    """One own gangster out of the car, or two with the Door (GA-5.1, GA-11.6)."""

    count: int = 1
    by: Clan | None = None


@action("[{by:clan} ]unload {clan:clan}", KINDS)
class UnloadRival:
    """A gangster of that clan out of the trunk (GA-5.1)."""

    clan: Clan
    by: Clan | None = None


@action("[{by:clan} ]load {space:space}", KINDS)
class Load:
    """The gangster on that space here: an own one into the car, a rival into the trunk (GA-5.1)."""

    space: int  # from 1
    by: Clan | None = None


@action("[{by:clan} ]gun {place:place} {space:space}", KINDS)
class Gun:
    """The rival on that space of a connected district, into the trunk (GA-11.5)."""

    place: Place
    space: int  # from 1
    by: Clan | None = None


Action: TypeAlias = Drive | Bump | UnloadOwn | UnloadRival | Load | Gun
Moving: TypeAlias = Drive | Bump
"""What counts as driving (GA-11.4): it uses a movement card, and may end at the harbour."""

parse: Callable[[str], Action] = reader(Action)
"""Reads a line of notation: `str(parse("yellow drive 3 loop")) == "yellow drive 3 loop"`."""
