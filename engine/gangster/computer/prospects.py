"""Expected pay of a district when the round ends, as far as that can be said now.

Nobody knows what the rivals will still do. So of two clans in a district the better one is only likely to be
the better one in the end: the more turns are left, the less. From that comes how likely each clan is first,
second and so on, and what it may expect of the tile's numbers.
"""

from itertools import pairwise
from math import exp

from engine.gangster.board import FREE, Board, Spaces
from engine.gangster.city import DOUBLERS, TILES
from engine.gangster.computer.habits import Habits
from engine.gangster.computer.outlook import Outlook
from engine.gangster.pieces import CASINO

CERTAIN = 0.05  # less doubt than that is none
SPACES_MAX = max(tile.spaces for tile in TILES)
AS_OFTEN_AS_NOT = 2  # every second turn is a drive

Pays = tuple[float, ...]
"""By number of the clan."""


def turns_left(board: Board, outlook: Outlook) -> float:
    """Number of turns that each seat may expect until the round ends: three drives turn a card."""
    districts = outlook.cards - outlook.police
    to_turn = (DOUBLERS - board.doublers) * (outlook.cards + 1) / (districts + 1)
    used = sum(3 - len(clan.open) for clan in board.clans)
    return max(0.5, AS_OFTEN_AS_NOT * (3 * to_turn - used + len(board.clans)) / board.seats)


class Prospects:
    """Expected pay of tiles, with a doubt that stays the same for all that is imagined in one decision."""

    def __init__(self, clans: int, casino: float, habits: Habits, doubt: float) -> None:
        self._clans = clans
        self._numbers = [
            tuple(casino if number == CASINO else number for number in tile.numbers) for tile in TILES
        ]
        doubt = max(CERTAIN, doubt)
        rank, most = habits.rank, range(-SPACES_MAX, SPACES_MAX + 1)
        # by how many gangsters more one has (a negative index counts from the end): the other will be better
        self._lower = _turned([1 / (1 + exp((more - rank) / doubt)) for more in most])
        self._higher = _turned([1 / (1 + exp((more + rank) / doubt)) for more in most])
        self._absent = _turned([1 / (1 + exp(more / doubt)) for more in most])
        self._known: dict[tuple[int, Spaces], Pays] = {}

    def pays(self, tile: int, spaces: Spaces) -> Pays:
        """Points that each clan may expect of that tile, without a doubler."""
        key = (tile, spaces)
        if key not in self._known:
            self._known[key] = self._worked_out(tile, spaces)
        return self._known[key]

    def _worked_out(self, tile: int, spaces: Spaces) -> Pays:
        clans = range(self._clans)
        counts = [0] * self._clans
        ranks = [0] * self._clans
        for rank, who in enumerate(spaces, start=1):
            if who != FREE:
                counts[who] += 1
                ranks[who] = rank
        found = [0.0] * self._clans
        numbers = self._numbers[tile]
        for who in clans:
            if not counts[who]:
                continue
            chances = [1.0]  # of so many who are better
            for other in clans:
                if other == who:
                    continue
                if not counts[other]:
                    better = self._absent[counts[who]]
                elif ranks[who] > ranks[other]:
                    better = self._higher[counts[who] - counts[other]]
                else:
                    better = self._lower[counts[who] - counts[other]]
                worse = 1 - better
                chances = [
                    chances[0] * worse,
                    *[fewer * better + as_many * worse for fewer, as_many in pairwise(chances)],
                    chances[-1] * better,
                ]
            found[who] = sum([chance * number for chance, number in zip(chances, numbers, strict=False)])
        return tuple(found)


def _turned(by_more: list[float]) -> list[float]:
    """Turn a row from least to most, so that index 0 is no difference and -1 is one less."""
    return by_more[SPACES_MAX:] + by_more[:SPACES_MAX]
