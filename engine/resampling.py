"""Deals drawn again from those of the game itself: how chips may move until the end, for the poker games.

A deal is what each who was dealt in paid and took. Dealt again, it falls to other seats, as chance will have
it. So the table's own way to play (its limit, its nerve) says how far chips swing, and nobody's skill does.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from engine.dice import Dice
from engine.game import Seat


class Part(NamedTuple):
    """One seat's part of a deal: what it paid, and what it took out of the pots."""

    paid: int
    taken: int


Deal: TypeAlias = tuple[Part, ...]


def redealt(deal: Deal, chips: Sequence[int], seats: Sequence[Seat], dice: Dice) -> list[int]:
    """Chips of each seat after such a deal; those not in `seats` keep theirs.

    Nobody pays more than they have, and the pots are as much smaller. Where more sat in that deal, some of
    its parts fall to nobody. Where none who took anything is left, the pot goes to the part that paid most.
    """
    parts = list(range(len(deal)))
    dice.shuffle(parts)
    lots = list(zip(seats, parts, strict=False))
    after = list(chips)
    pot = 0
    for seat, part in lots:
        paid = min(deal[part].paid, chips[seat])
        after[seat] -= paid
        pot += paid
    takers = [(seat, deal[part].taken) for seat, part in lots if deal[part].taken]
    if not takers:
        takers = [(max(lots, key=lambda lot: deal[lot[1]].paid)[0], 1)]
    whole, left = sum(taken for _, taken in takers), pot
    for seat, taken in takers:
        share = pot * taken // whole
        after[seat] += share
        left -= share
    after[takers[0][0]] += left
    return after
