"""What a strong computer would do in somebody's place, and what each action changes, in numbers.

It is made from what the seat may see, like a computer's own decision. How each game works its figures out
stands in docs/computers.md.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeVar

A_co = TypeVar("A_co", covariant=True)


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that an action changes, as the skin words it (`Skin.advised`).

    `name`: which sentence; `facts`: its numbers, and pieces by the words of the game's notation. Numbers that
    stand for tries are rounded to hundredths of them (`before` 34, `after` 61).
    """

    name: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Advised(Generic[A_co]):
    """An action, and how the game goes on after it in the mean of the tries.

    `worth`: in the unit in which the game advises: chances in 100, chips, points; more is better.
    """

    action: A_co
    worth: float
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class Advice(Generic[A_co]):
    """`best`: two or three actions, first what a strong level would do, then the others by worth; one
    where there is no other. `also`: those that were asked about besides, in the order in which they were.

    All of them met the same `tries`: few enough that the first may be worth a little less than another.
    """

    tries: int
    best: tuple[Advised[A_co], ...]
    also: tuple[Advised[A_co], ...] = ()
