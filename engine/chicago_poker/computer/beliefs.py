"""Beliefs about the cards that a boss cannot see, judged by what their owners did with them.

A rival who holds a fifth king would have laid it. So a net says how well the cards of a rival agree with the
open table, as that rival sees it, compared with cards dealt by lot. Then the unseen cards are exchanged one
by one, every exchange accepted by that net (Metropolis and Hastings), until they lie as they may well do.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from math import exp, tanh
from typing import NamedTuple

from engine.chicago_poker.computer.habits import Habits
from engine.chicago_poker.computer.imagined import (
    BRIBERY,
    LIMOUSINE,
    LIQUIDATION,
    RAID,
    REVOLVER,
    UNKNOWN,
    VACANT,
    Imagined,
)
from engine.chicago_poker.computer.instinct import EARLY_ROUNDS, seeming
from engine.chicago_poker.computer.net import Net
from engine.chicago_poker.computer.odds import VALUE, WEIGHTS
from engine.chicago_poker.computer.value import SURE, reach
from engine.chicago_poker.hands import strength_of
from engine.chicago_poker.pieces import FULL_COLUMN
from engine.dice import Dice

SETTLING = 10  # exchanges tried for each unseen card before the first world
BETWEEN = 1.6  # the same between one world and the next
HAND = -1


class Slot(NamedTuple):
    """Slot of an unseen card: a rival's hand, or a back of theirs."""

    rival: int
    place: int  # HAND for a hand
    at: int


class Spot(NamedTuple):
    """A place as everybody sees it from a rival's seat, whatever the unseen cards are."""

    place: int
    stake: float
    gangsters: int
    finished: bool  # somebody else has five there
    against: float  # what the best of the others seems to promise
    other: int  # how many gangsters that one has there
    openly: float  # what the rival's own open gangsters promise
    beat: float  # how good the best hand is that lies open there among the others
    backs: tuple[int, ...]  # the slots of the rival's own backs


class Beliefs:
    """Worlds, one after the other, each as likely to come as the net thinks it likely.

    `seen`: the table as the boss sees it. `world`: a first way for every card to lie there, changed in place.
    """

    def __init__(
        self, seen: Imagined, world: Imagined, seat: int, habits: Habits, net: Net, dice: Dice
    ) -> None:
        self._world, self._habits, self._net, self._dice = world, habits, net, dice
        rivals = [rival for rival in range(world.seats) if rival != seat]
        self._hands = {rival: [*world.hands[rival], *world.extras[rival]] for rival in rivals}
        self._slots = [*_slots(seen, self._hands)]
        self._spots = {rival: spots(world, rival, habits) for rival in rivals}
        self._scores = {rival: self._score(rival) for rival in rivals}

    def worlds(self) -> Iterator[Imagined]:
        """Each a copy of its own, the deck and the stock in a new order; without end."""
        tries = SETTLING * len(self._slots)
        while True:
            for _ in range(tries):
                self._exchange()
            world = self._world.copy()
            self._dice.shuffle(world.deck)
            self._dice.shuffle(world.stock)
            yield world
            tries = round(BETWEEN * len(self._slots))

    def _exchange(self) -> None:
        """One card changes places with another that is unseen as well, or all stays as it is."""
        deck, slots = self._world.deck, self._slots
        one = slots[self._dice.below(len(slots))]
        drawn = self._dice.below(len(deck) + len(slots))
        other = slots[drawn - len(deck)] if drawn >= len(deck) else None
        if other and one.place == other.place == HAND and one.rival == other.rival:
            return
        here = self._card(one)
        there = self._card(other) if other else deck[drawn]
        if (one.place != HAND and there >= RAID) or (other and other.place != HAND and here >= RAID):
            return
        self._put(one, there)
        if other:
            self._put(other, here)
        changed = {one.rival, other.rival} if other else {one.rival}
        scores = {rival: self._score(rival) for rival in changed}
        gain = sum(scores.values()) - sum(self._scores[rival] for rival in changed)
        if gain >= 0 or self._dice.chance(exp(gain)):
            self._scores |= scores
            if not other:
                deck[drawn] = here
            return
        self._put(one, here)
        if other:
            self._put(other, there)

    def _card(self, slot: Slot) -> int:
        if slot.place == HAND:
            return self._hands[slot.rival][slot.at]
        return self._world.columns[slot.rival][slot.place][slot.at]

    def _put(self, slot: Slot, card: int) -> None:
        world, rival = self._world, slot.rival
        if slot.place == HAND:
            hand = self._hands[rival]
            hand[slot.at] = card
            world.hands[rival] = [each for each in hand if each < RAID]
            world.extras[rival] = [each for each in hand if each >= RAID]
        else:
            column = world.columns[rival][slot.place]
            world.weights[rival][slot.place] += WEIGHTS[card] - WEIGHTS[column[slot.at]]
            column[slot.at] = card

    def _score(self, rival: int) -> float:
        """Logarithm of how much likelier the rival's cards are than by lot, but for a constant."""
        return self._net.score(*features(self._world, rival, self._spots[rival], self._habits))


def features(
    world: Imagined, rival: int, seen: Sequence[Spot], habits: Habits
) -> tuple[list[float], list[list[float]]]:
    """Inputs of the net: a rival's hand, and each place as they see it."""
    places = []
    once = thrice = 0.0  # what they left undone, with one gangster and with three
    for spot in seen:
        figures, one, three = _at(world, rival, spot, habits)
        places.append(figures)
        once, thrice = max(once, one), max(thrice, three)
    finished = any(spot.finished for spot in seen)
    return [*_in_hand(world, rival), finished, once, thrice, world.seats > 2], places


def _in_hand(world: Imagined, rival: int) -> list[float]:
    hand, extras = world.hands[rival], world.extras[rival]
    values = [VALUE[card] for card in hand]
    times = Counter(values).values()
    colours = Counter(card // 15 for card in hand).values()
    return [
        (len(hand) + len(extras)) / 7,
        len(hand) / 7,
        len(extras) / 2,
        LIQUIDATION in extras,
        REVOLVER in extras,
        RAID in extras,
        LIMOUSINE in extras or BRIBERY in extras,
        sum(values) / len(values) / 10 if values else 0.7,
        sum(number >= 2 for number in times) / 2,
        sum(number >= 3 for number in times),
        max(values, default=0) / 15,
        world.turn < EARLY_ROUNDS * world.seats,
        max(colours, default=0) / 5,
        (rival - world.active) % world.seats / world.seats,
    ]


def _at(world: Imagined, rival: int, spot: Spot, habits: Habits) -> tuple[list[float], float, float]:
    """The features of a place; and what it was worth there to lay one gangster, or three."""
    now, one, two, three = reach(world, rival, spot.place, habits, finished=spot.finished)
    steep, against, stake = habits.steepness, spot.against, spot.stake
    chances = [1 / (1 + exp(steep * (against - good))) for good in (now, one, three)]
    called = spot.gangsters == FULL_COLUMN
    lies = habits.eye.grades[world.weights[rival][spot.place]] if called else 0.0
    column = world.columns[rival][spot.place]
    hidden = [VALUE[column[slot]] for slot in spot.backs]
    figures = [
        stake,
        now,
        one,
        two,
        three,
        against,
        spot.openly,
        now - spot.openly,
        len(hidden) / 2,
        spot.gangsters / 5,
        called,
        spot.finished,
        spot.other / 5,
        *chances,
        *[chance * stake for chance in chances],
        tanh(SURE * (lies - spot.beat)) if called else 0.0,
        tanh(SURE * (three - against)) if spot.finished else 0.0,
        sum(hidden) / len(hidden) / 10 if hidden else 0.7,
        spot.gangsters == FULL_COLUMN - 1,
        world.seats > 2,
    ]
    return figures, stake * (chances[1] - chances[0]), stake * (chances[2] - chances[0])


def spots(world: Imagined, rival: int, habits: Habits) -> tuple[Spot, ...]:
    """The places in play as that rival sees them."""
    return tuple(
        _spot(world, rival, place, habits) for place in range(world.places) if world.kinds[place] != VACANT
    )


def _spot(world: Imagined, rival: int, place: int, habits: Habits) -> Spot:
    others = [other for other in range(world.seats) if other != rival]
    seems = {other: seeming(world, other, place, habits) for other in others}
    best = max(others, key=seems.__getitem__)
    shown = [world.shown[other][place] for other in others if world.shown[other][place]]
    count = len(world.columns[rival][place])
    return Spot(
        place=place,
        stake=world.stake(rival, place),
        gangsters=count,
        finished=any(len(world.columns[other][place]) == FULL_COLUMN for other in others),
        against=seems[best],
        other=len(world.columns[best][place]),
        openly=habits.eye.promises[world.shown[rival][place]] if count else habits.empty,
        beat=habits.eye.grades[max(shown, key=strength_of)] if shown else 0.0,
        backs=tuple(slot for slot, down in enumerate(world.downs[rival][place]) if down),
    )


def _slots(seen: Imagined, hands: dict[int, list[int]]) -> Iterator[Slot]:
    for rival, hand in hands.items():
        for place, column in enumerate(seen.columns[rival]):
            yield from (Slot(rival, place, at) for at, card in enumerate(column) if card == UNKNOWN)
        yield from (Slot(rival, HAND, at) for at in range(len(hand)))
