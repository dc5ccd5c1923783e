"""Whole games of Chicago Poker on the imagined table alone, all at first glance: thousands a minute.

All cards are known to the table, none to those who play: instinct looks only at its own hand and at what lies
open. What the sketch leaves out (engine/chicago_poker/computer/imagined.py) is left out here as well.
"""

from collections.abc import Callable, Sequence

from engine.chicago_poker.computer.habits import Habits
from engine.chicago_poker.computer.imagined import KINDS, RAID, SPECIAL_NUMBER, Imagined
from engine.chicago_poker.computer.instinct import Candidate, do, impulse, next_turn
from engine.chicago_poker.computer.odds import WEIGHTS
from engine.chicago_poker.computer.stakes import power
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import ACTIONS, DEALT, FIRST_ROUND, PLACES, SPECIALS, TILES
from engine.dice import Dice

LONGEST = 400  # turns; a game that has not ended by then is nobody's

Decide = Callable[[Imagined, int], Candidate]
"""What a seat does in its turn."""


def dealt(seats: int, options: Options, seed: str) -> Imagined:
    """A game about to begin; the same seed is the same deal."""
    dice = Dice(seed)
    tiles = [KINDS.index(kind) for kind in TILES]
    cards = [*range(len(WEIGHTS)), *(SPECIAL_NUMBER[card] for card in SPECIALS if options.specials)]
    dice.shuffle(tiles)
    dice.shuffle(cards)
    kinds = [tiles.pop() for _ in range(PLACES[seats])]
    table = Imagined(
        seats, kinds, options.tiles_of_one_kind, options.tiles_of_any_kind, options.must_act, dice
    )
    table.refilled = options.reinforcements_refilled
    table.deck, table.stock = cards, tiles
    for seat in range(seats):
        for _ in range(DEALT):
            card = table.deck.pop()
            (table.hands if card < RAID else table.extras)[seat].append(card)
        table.powers[seat] = power(table.tiles[seat], table.of_kind, table.of_any)
    table.active = dice.below(seats)
    table.left = FIRST_ROUND[table.turn]
    return table


def played(
    table: Imagined, decides: Sequence[Decide], before_next: Callable[[Imagined], object] | None = None
) -> int:
    """Play it to its end, each seat as it decides; the winner, or -1 where the game was too long.

    `before_next`: is shown the table when a turn is over, before the next boss's shootouts are held.
    """
    while table.winner < 0 and table.turn < LONGEST:
        while table.left > 0:
            _, kind, place, what = decides[table.active](table, table.active)
            do(table, table.active, kind, place, what)
        if before_next:
            before_next(table)
        next_turn(table)
        table.left = FIRST_ROUND.get(table.turn, ACTIONS)
    return table.winner


def by(habits: Habits) -> Decide:
    """To decide at first glance, with those habits."""
    return lambda table, seat: impulse(table, seat, habits)
