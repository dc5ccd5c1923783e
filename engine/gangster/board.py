"""The open table in numbers: all that the rules need for a turn, GA-3.4 a to c.

There is nothing secret in it, so it can be built again from what a reader sees (imagined.py).

Places count from 0 in the order of the map; spaces count from 0. Clans count in the order of the seats, with
two players A, B, A, B (GA-12.1): clan 2 of two players is the second one of seat 0.

These are named tuples, for every turn makes several anew, and a frozen dataclass takes three times as long.
"""

from typing import NamedTuple

from engine.gangster.city import QUAYS
from engine.gangster.pieces import Clan, Kind, Options, Place

FREE = -1  # a space where nobody stands
POLICEMAN = -1  # a district card that is none
NOWHERE = -1  # no space for that gangster
OUT = -1  # the tile of a district that is out of the game
HARBOUR = Place.GOLD_COAST.number

Spaces = tuple[int, ...]
"""By space of a tile, from the first: the number of a clan, or FREE."""


class ClanState(NamedTuple):
    """One clan's car and tableau."""

    clan: Clan
    car: int
    riding: int  # own gangsters in the car
    box: int
    trunk: tuple[int, ...] = ()  # rivals, by number of their clan
    equipment: tuple[Kind, ...] = ()  # the left place first
    open: tuple[int, ...] = (1, 2, 3)  # movement cards
    breakfast: int = 0  # gangsters at the buffet

    @property
    def room(self) -> int:
        """Number of rivals that the trunk may hold (GA-5.3, GA-11.2)."""
        return 2 if Kind.TRUNK in self.equipment else 1


class Board(NamedTuple):
    """The city, the tableaus, and whose turn it is."""

    options: Options
    seats: int
    clans: tuple[ClanState, ...]
    tiles: tuple[int, ...]  # by district: place in city.TILES, or OUT
    spaces: tuple[Spaces, ...]  # by district
    turned: tuple[int, ...]  # district cards of this round, in order; those that are districts are doubled
    quays: tuple[Kind | None, ...]
    seat: int  # whose turn it is
    idle: int = 0  # turns in a row without driving (OR-G20)

    @property
    def idle_limit(self) -> int:
        """OR-G20: after so many turns without driving only driving is allowed."""
        return 6 * len(self.clans)

    @property
    def doublers(self) -> int:
        """Number of doublers on the map."""
        return len(self.turned) - self.turned.count(POLICEMAN)

    def own(self, seat: int) -> range:
        """The clans that a seat leads."""
        return range(seat, len(self.clans), self.seats)

    def by(self, number: int) -> Clan | None:
        """Name with which that clan signs its lines, where a seat leads two (A.3); else None."""
        return self.clans[number].clan if len(self.clans) > self.seats else None

    def number_of(self, clan: Clan) -> int | None:
        """The number of that clan; None where it does not play."""
        for number, mine in enumerate(self.clans):
            if mine.clan is clan:
                return number
        return None

    def acting(self, by: Clan | None) -> int:
        """The clan that a line signed so moves, where the seat whose turn it is plays it."""
        number = self.number_of(by) if by else None
        return self.seat if number is None else number

    def in_play(self, place: int) -> bool:
        """Tell if the place is a district with a tile."""
        return place != HARBOUR and self.tiles[place] != OUT

    def next_space(self, place: int, number: int) -> int:
        """Space of that clan's next gangster in a district in play; NOWHERE where it cannot go."""
        return next_space(self.spaces[place], number, self.options.gap_same_clan)

    def guarded(self, place: int, seat: int) -> tuple[int, ...]:
        """The clans whose Bodyguard stands there against that seat (GA-11.1, OR-G8, OR-G11, OR-G19)."""
        return tuple(
            [
                number
                for number, clan in enumerate(self.clans)
                if clan.car == place and number % self.seats != seat and Kind.BODYGUARD in clan.equipment
            ]
        )

    def takeable(self, number: int) -> tuple[Kind, ...]:
        """The kinds on the quays that the clan does not have, from left to right (GA-10.3, OR-G18)."""
        owned = self.clans[number].equipment
        kinds = [kind for kind in self.quays if kind is not None and kind not in owned]
        return tuple(dict.fromkeys(kinds))


def next_space(spaces: Spaces, number: int, gap_same_clan: bool) -> int:
    """Space on which a gangster of that clan is put out (GA-6.2, GA-6.4, GA-6.5, OR-G31), or NOWHERE."""
    last = spaces[-1]
    if last == FREE:
        space = len(spaces) - 1
        while space and spaces[space - 1] == FREE:
            space -= 1
        return space
    if FREE not in spaces or (gap_same_clan and last != number):
        return NOWHERE
    return spaces.index(FREE)


def with_space(spaces: tuple[Spaces, ...], place: int, space: int, number: int) -> tuple[Spaces, ...]:
    """Copy of the city with that clan's gangster, or FREE, on one space."""
    tile = spaces[place]
    return (*spaces[:place], (*tile[:space], number, *tile[space + 1 :]), *spaces[place + 1 :])


def with_clan(clans: tuple[ClanState, ...], number: int, clan: ClanState) -> tuple[ClanState, ...]:
    """Copy of the clans with that one as it is now."""
    return (*clans[:number], clan, *clans[number + 1 :])


NO_QUAYS: tuple[Kind | None, ...] = (None,) * QUAYS
