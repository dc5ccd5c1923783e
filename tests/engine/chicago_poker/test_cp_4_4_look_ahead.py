"""CP-4.4 against a search that knows no formula: what is legal is exactly what can still come out well.

The search plays on in every way with what the boss knows, an unknown card being of no use to them, and
looks for the smallest hand that they are sure to reach.
"""

from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice, product
from typing import NamedTuple

import pytest

from engine.chicago_poker import State
from engine.chicago_poker.position import Unsound
from tests.helpers.chicago_poker.by_hand import at, may

GANGSTERS = [f"P{value}" for value in range(1, 16)]
SPECIALS = ("police-raid", "liquidation", "limousine", "revolver", "bribery")
OWN_COLUMNS = ((0, 0), (1, 0), (2, 4), (4, 4), (5, 3), (5, 4), (5, 5), (5, 0))
LENGTHS = (6, 7, 8, 9)
ACTIONS = (1, 2, 3, 5)


class Case(NamedTuple):
    """What a boss has: gangsters and other cards in hand, gangsters at A and B, actions."""

    gangsters: int
    specials: frozenset[str]
    unknown: int
    columns: tuple[int, int]
    actions: int

    @property
    def size(self) -> int:
        return self.gangsters + len(self.specials) + self.unknown

    def without(self, special: str) -> "Case":
        return self._replace(specials=self.specials - {special}, actions=self.actions - 1)


def ways_on(case: Case) -> Iterator[tuple[str, Case]]:
    """One line for each sort of action, and what the boss then has. Rivals offer targets at A enough."""
    yield "recruit", case._replace(unknown=case.unknown + 1, actions=case.actions - 1)
    a, b = case.columns
    left = case._replace(gangsters=case.gangsters - 1, actions=case.actions - 1)
    if case.gangsters and a < 5:
        yield f"play {GANGSTERS[0]} A", left._replace(columns=(a + 1, b))
    if case.gangsters and b < 5:
        yield f"play {GANGSTERS[0]} B", left._replace(columns=(a, b + 1))
    for special in case.specials:
        match special:
            case "police-raid" | "liquidation":
                yield f"{special} A moran", case.without(special)
            case "limousine":
                for number in range(1, min(a, 5 - b) + 1 if a < 5 else 1):
                    yield (
                        f"limousine A {' '.join(f'R{v + 1}' for v in range(number))} B",
                        case.without(special)._replace(columns=(a - number, b + number)),
                    )
                for number in range(1, min(b, 5 - a) + 1 if b < 5 else 1):
                    yield (
                        f"limousine B {' '.join(f'B{v + 1}' for v in range(number))} A",
                        case.without(special)._replace(columns=(a + number, b - number)),
                    )
            case "revolver":
                yield special, case.without(special)._replace(actions=case.actions + 1)
            case _:
                yield special, case.without(special)._replace(unknown=case.unknown + 1)


@cache
def surest(case: Case) -> int:
    """The smallest hand that is certain; targets that are there now are counted on, as the rule says."""
    targets = sum(
        special in case.specials and (special != "limousine" or can_drive(case.columns))
        for special in ("police-raid", "liquidation", "limousine")
    )
    return fewest(
        case.size, case.gangsters, 10 - sum(case.columns), targets, "revolver" in case.specials, case.actions
    )


def can_drive(columns: tuple[int, int]) -> bool:
    a, b = columns
    return (0 < a < 5 and b < 5) or (0 < b < 5 and a < 5)


@cache
def fewest(size: int, gangsters: int, slots: int, targets: int, revolver: bool, actions: int) -> int:
    ends = [size]
    if actions:
        if gangsters and slots:
            ends.append(fewest(size - 1, gangsters - 1, slots - 1, targets, revolver, actions - 1))
        if targets:
            ends.append(fewest(size - 1, gangsters, slots, targets - 1, revolver, actions - 1))
        if revolver:
            ends.append(fewest(size - 1, gangsters, slots, targets, False, actions + 1))
        ends.append(fewest(size + 1, gangsters, slots, targets, revolver, actions - 1))
    return min(ends)


def cases() -> Iterator[Case]:
    sets = [frozenset(some) for number in range(6) for some in combinations(SPECIALS, number)]
    for size, specials, columns, actions in product(LENGTHS, sets, OWN_COLUMNS, ACTIONS):
        yield Case(size - len(specials), specials, 0, columns, actions)


def written(case: Case) -> State:
    a, b = case.columns
    return at(f"""
        bosses: capone moran
        A: brewery
        A capone: {" ".join(f"R{value}" for value in range(1, a + 1))}
        A moran: G1 G2 G3
        B: brewery
        B capone: {" ".join(f"B{value}" for value in range(1, b + 1))}
        actions: {case.actions} extra {4 if case.actions > 3 else 0}
        hand capone: {" ".join([*GANGSTERS[: case.gangsters], *case.specials])}
        discard: Y1
    """)


@pytest.mark.parametrize("actions", ACTIONS)
@pytest.mark.parametrize(
    ("every", "least"),
    [
        (5, 300),
        pytest.param(1, 1000, marks=pytest.mark.long("every position; make test reads every fifth")),
    ],
)
def test_cp_4_4_an_action_is_legal_exactly_if_seven_cards_are_certain_after_it(
    actions: int, every: int, least: int
) -> None:
    compared = 0
    for case in islice((case for case in cases() if case.actions == actions), 0, None, every):
        expected = {line: surest(left) <= 7 for line, left in ways_on(case)}
        try:
            offered = may(written(case))
        except Unsound:  # a hand that could not have come about: nothing is legal
            assert not any(expected.values())
            continue
        for line, legal in expected.items():
            assert (line in offered) == legal, (case, line)
            compared += 1
    assert compared > least
