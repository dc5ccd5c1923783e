"""Games that follow from their arguments alone: what one test has played, the next one reads."""

from collections.abc import Callable, Hashable, Iterator
from functools import wraps
from itertools import count
from typing import ParamSpec, TypeVar

from cachetools import LRUCache

P = ParamSpec("P")
T = TypeVar("T")

GAMES = 6
"""So many last ones are kept: tests of a file mostly play the same few."""


def played_once(play: Callable[P, Iterator[T]]) -> Callable[P, Iterator[T]]:
    """Keep what a generator has yielded, as far as somebody has asked for it.

    >>> begun = []
    >>> @played_once
    ... def moves(seats: int) -> Iterator[int]:
    ...     begun.append(seats)
    ...     yield from range(seats)
    >>> one, other = moves(3), moves(3)
    >>> next(one), next(other), next(other), list(one), begun
    (0, 0, 1, [1, 2], [3])
    """
    games: LRUCache[Hashable, tuple[Iterator[T], list[T]]] = LRUCache(GAMES)

    @wraps(play)
    def again(*words: P.args, **named: P.kwargs) -> Iterator[T]:
        key = (words, tuple(sorted(named.items())))
        if key not in games:
            games[key] = play(*words, **named), []
        going_on, moves = games[key]
        for number in count():
            if number == len(moves):
                try:
                    moves.append(next(going_on))
                except StopIteration:
                    return
            yield moves[number]

    return again
