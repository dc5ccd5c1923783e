"""Chances of each boss to have the most chips in the end: the estimator of the story's curve.

The deals still to come are drawn from those of this game (engine.resampling), in units. A boss who is broke
borrows, or is out, as the table agreed.
"""

from typing import NamedTuple

from engine.chicago_stud.pieces import Options
from engine.dice import Dice
from engine.resampling import Deal, Part, redealt


class Sketch(NamedTuple):
    """Sketch between two deals: stacks and loans by seat, deals played, and what deals are like here.

    `deals`: in chips of the game's first unit.
    """

    options: Options
    stacks: tuple[int, ...]
    loans: tuple[int, ...]
    played: int
    deals: tuple[Deal, ...]


def chances(sketch: Sketch, dice: Dice) -> list[float]:
    """One try: the game played to its end."""
    options, stacks, loans = sketch.options, list(sketch.stacks), list(sketch.loans)
    seats = list(range(len(stacks)))
    for played in range(sketch.played, options.deals(len(stacks))):
        for seat in seats:
            if not stacks[seat] and options.end == "laps":
                stacks[seat], loans[seat] = options.stack, loans[seat] + 1
        in_game = [seat for seat in seats if stacks[seat]]
        if len(in_game) == 1:
            break
        deal = sketch.deals[dice.below(len(sketch.deals))]
        unit = options.unit(played + 1)
        if unit > 1:
            deal = tuple(Part(part.paid * unit, part.taken * unit) for part in deal)
        stacks = redealt(deal, stacks, in_game, dice)
    results = [stack - options.stack * loan for stack, loan in zip(stacks, loans, strict=True)]
    best = max(results)
    return [(mine == best) / results.count(best) for mine in results]
