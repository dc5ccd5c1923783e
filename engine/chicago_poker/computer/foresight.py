"""The strongest boss thinks a round ahead, in worlds that agree with all they know: what comes of what?

They deal the hidden cards as these may lie, let everybody play by instinct, and look where they stand.
Every action meets the same worlds, so that the luck of the cards weighs on all alike.
"""

from collections.abc import Sequence
from math import exp

from engine.chicago_poker.actions import Action, Drive
from engine.chicago_poker.computer.habits import Habits
from engine.chicago_poker.computer.imagined import RAID, UNKNOWN, VACANT, Imagined
from engine.chicago_poker.computer.instinct import do, next_turn, take_turn
from engine.chicago_poker.computer.odds import NUMBER, WEIGHTS
from engine.chicago_poker.computer.reading import stock, unseen
from engine.chicago_poker.computer.stakes import share
from engine.chicago_poker.computer.weighing import in_numbers
from engine.chicago_poker.events import Event
from engine.chicago_poker.views import BossView
from engine.dice import Dice

WORLDS = 24  # how many ways the hidden cards may lie
THOUGHT_THROUGH = 4  # so many of the actions, the best at first glance
TRUST = 1.0  # how much the first glance counts beside the second
IN_HAND = 0.03  # what a card more than the others' average is worth at the end of the thought
GUESSES = 2  # of so many cards, the one that fits the open ones best is taken for a back


def second_thoughts(
    view: BossView, events: Sequence[Event], table: Imagined, worth: list[float], habits: Habits, dice: Dice
) -> list[float]:
    """The worth of the offers after thinking ahead; those not worth a thought stay at the bottom."""
    chosen = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)[:THOUGHT_THROUGH]
    hidden, pile = unseen(view, events)
    tiles = stock(view)
    total = [0.0] * len(chosen)
    for _ in range(WORLDS):
        world = dealt(table, hidden, pile, tiles, habits, dice)
        for number, offer in enumerate(chosen):
            image = world.copy()
            image.dice = dice.twin()
            total[number] += _outcome(image, view, view.offers[offer].action, habits)
    thought = [-1e9] * len(worth)
    for number, offer in enumerate(chosen):
        thought[offer] = total[number] / WORLDS + TRUST * worth[offer]
    return thought


def dealt(
    table: Imagined, hidden: list[int], pile: list[int], tiles: list[int], habits: Habits, dice: Dice
) -> Imagined:
    """A copy of the table in which every unknown card is one of those that nobody has shown."""
    world = table.copy()
    world.dice = dice
    pool = hidden[:]
    dice.shuffle(pool)
    for seat in range(world.seats):
        for place in range(world.places):
            if UNKNOWN in world.columns[seat][place]:
                _fill_backs(world, seat, place, pool, habits, dice)
    for seat in range(world.seats):
        unknown = world.hands[seat].count(UNKNOWN)
        if unknown:
            cards = [pool.pop() for _ in range(min(unknown, len(pool)))]
            world.hands[seat] = [card for card in cards if card < RAID]
            world.extras[seat] = [card for card in cards if card >= RAID]
    forgotten = max(len(world.discard) - len(pile), 0)
    world.discard = pile + [pool.pop() for _ in range(min(forgotten, len(pool)))]
    world.deck = pool
    world.stock = tiles[:]
    dice.shuffle(world.stock)
    return world


def _fill_backs(world: Imagined, seat: int, place: int, pool: list[int], habits: Habits, dice: Dice) -> None:
    column = world.columns[seat][place]
    for slot, card in enumerate(column):
        if card == UNKNOWN:
            at = _likely(world.weights[seat][place], pool, habits, dice)
            pool[at], pool[-1] = pool[-1], pool[at]
            column[slot] = pool.pop()
            world.weights[seat][place] += WEIGHTS[column[slot]]


def _likely(weight: int, pool: list[int], habits: Habits, dice: Dice) -> int:
    """Where in the pool a gangster lies that the owner may well have put there."""
    gangsters = [at for at, card in enumerate(pool) if card < RAID]
    guesses = [gangsters[dice.below(len(gangsters))] for _ in range(GUESSES)]
    return max(guesses, key=lambda at: habits.eye.promises[weight + WEIGHTS[pool[at]]])


def _outcome(image: Imagined, view: BossView, action: Action, habits: Habits) -> float:
    """Where the boss stands when everybody, themselves included, has had one more turn after this action."""
    _perform(image, view, action)
    take_turn(image, habits)
    for _ in range(image.seats):
        next_turn(image)
        if image.winner >= 0:
            break
        take_turn(image, habits)
    if image.winner < 0:
        next_turn(image)
    return standing(image, view.seat, habits)


def _perform(image: Imagined, view: BossView, action: Action) -> None:
    match action:
        case Drive(origin, cards, destination):
            moved = [NUMBER[card] for card in cards]
            for card in moved:
                image.take_off(view.seat, origin, image.columns[view.seat][origin].index(card))
            for card in moved:
                image.lay(view.seat, destination, card)
        case _:
            pass  # in numbers they are complete
    do(image, view.seat, *in_numbers(action, view))


def standing(table: Imagined, seat: int, habits: Habits) -> float:
    """The boss's share of the town: their tiles, what their columns promise, the cards in their hand."""
    if table.winner >= 0:
        return float(table.winner == seat)
    powers = table.powers
    total, mine = sum(powers), powers[seat]
    base = outlook = mine / total
    for place in range(table.places):
        if table.kinds[place] != VACANT:
            promised = [_promised(table, other, place, habits) for other in range(table.seats)]
            chances = [exp(habits.steepness * promise) for promise in promised]
            after = [
                share(prize, total - mine)
                if other == seat
                else share(mine, total - mine - powers[other] + prize)
                for other, prize in enumerate(table.prizes(place))
            ]
            outlook += sum(c * a for c, a in zip(chances, after, strict=True)) / sum(chances) - base
    held = [len(hand) + len(extras) for hand, extras in zip(table.hands, table.extras, strict=True)]
    return outlook + IN_HAND * (held[seat] - sum(held) / table.seats)


def _promised(table: Imagined, seat: int, place: int, habits: Habits) -> float:
    count = len(table.columns[seat][place])
    return habits.eye.promises[table.weights[seat][place]] if count else habits.empty
