"""A rookie's decision: first the kind of thing to do, then any line of that kind, all equally likely."""

from collections.abc import Sequence

from engine.dice import Dice
from engine.gangster.actions import Action


def any_line(lines: Sequence[Action], dice: Dice) -> Action:
    """A line of a kind drawn first: many ways to drive are no more likely than one to unload."""
    kinds = list(dict.fromkeys(type(line) for line in lines))
    kind = kinds[dice.below(len(kinds))]
    some = [line for line in lines if type(line) is kind]
    return some[dice.below(len(some))]
