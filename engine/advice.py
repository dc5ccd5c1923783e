"""Advice to a player: a strong computer's choice in their place, and what each action changes, in numbers.

It is made from what the seat may see, like a computer's own decision. Section by section, docs/computers.md
says how each game works its figures out.
"""

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Any, Generic, TypeVar

from engine.quickly_made import quickly_made

A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)


@quickly_made
class Change:
    """One thing that an action changes, as the skin words it (`Skin.advised`).

    `name`: which sentence; `facts`: its numbers, and pieces by the words of the game's notation. Numbers that
    stand for tries are rounded to hundredths of them (`before` 34, `after` 61).
    """

    name: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


@quickly_made
class Advised(Generic[A_co]):
    """An action, and how the game goes on after it in the mean of the tries.

    `worth`: in the unit in which the game advises: chances in 100, chips, points; more is better.
    """

    action: A_co
    worth: float
    changes: tuple[Change, ...] = ()


@quickly_made
class Advice(Generic[A_co]):
    """`best`: two or three actions by worth (see `ranked`); one where there is no other. `also`: those that
    were asked about besides, in the order in which they were.

    All of them met the same `tries`, few enough that two actions may differ by `noise` for chance alone.
    """

    tries: int
    best: tuple[Advised[A_co], ...]
    also: tuple[Advised[A_co], ...] = ()
    noise: float = 0.0

    def like_the_first(self, advised: Advised[Any]) -> bool:
        """True if that action is worth about the same as the first: no more apart than chance explains."""
        return abs(advised.worth - self.best[0].worth) <= self.noise


def ranked(
    choice: Advised[A], others: Iterable[Advised[A]], noise: float, most: int = 3
) -> tuple[Advised[A], ...]:
    """The actions by worth; but a strong level's choice is the first of those that are worth about the same.

    >>> one, two, three = Advised("one", 24.0), Advised("two", 25.4), Advised("three", 30.0)
    >>> [each.action for each in ranked(one, [two], noise=2)]
    ['one', 'two']
    >>> [each.action for each in ranked(one, [two, three], noise=2)]
    ['three', 'two', 'one']
    """
    rest = sorted(others, key=_by_worth)[: most - 1]
    found = sorted((choice, *rest), key=_by_worth)
    if found[0].worth - choice.worth <= noise:
        found.remove(choice)
        found.insert(0, choice)
    return tuple(found)


def _by_worth(advised: Advised[Any]) -> float:
    return -advised.worth
