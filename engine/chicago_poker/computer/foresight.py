"""The stronger levels think a round ahead, in worlds that agree with all they know: what comes of what?

They deal the hidden cards as these may lie, let everybody play by instinct, and look where they stand.
Every action meets the same worlds, so that the luck of the cards weighs on all alike.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.chicago_poker.actions import Action, Drive, Liquidate, Play, Raid, Recruit, Stop
from engine.chicago_poker.computer.habits import Habits
from engine.chicago_poker.computer.imagined import RAID, UNKNOWN, Imagined
from engine.chicago_poker.computer.instinct import do, next_turn, take_turn
from engine.chicago_poker.computer.odds import NUMBER, WEIGHTS
from engine.chicago_poker.computer.outlook import outlook
from engine.chicago_poker.computer.reading import stock, unseen
from engine.chicago_poker.computer.weighing import in_numbers
from engine.chicago_poker.events import Event
from engine.chicago_poker.pieces import HAND_LIMIT
from engine.chicago_poker.views import BossView
from engine.dice import Dice

WORLDS = 24  # how many ways the hidden cards may lie
THOUGHT_THROUGH = 4  # so many plans, of the actions that are best at first glance
ALIKE = 2  # of these actions at most so many that do the same at the same place, if there is anything else
TRUST = 1.0  # how much the first glance counts beside the second
IN_HAND = 0.03  # what a card more than the others' average is worth at the end of the thought
GUESSES = 2  # of so many cards, the one that fits the open ones best is taken for a back

Judge = Callable[[Imagined, int], float]
"""How well a boss stands on an imagined table, at the start of a turn."""


class Foresight(NamedTuple):
    """Figures of a level's foresight.

    `own`: the habits by which the boss's imagined turns are played, `rivals`: those of everybody else.
    `trust`: how much the first glance counts beside what `judged` says of the end.
    """

    own: Habits
    rivals: Habits
    judged: Judge
    trust: float


def looks_ahead(view: BossView) -> bool:
    """Tell if an action of a turn is asked for; a tie, a Bribery, a hand too large are left to instinct."""
    return not (view.table.tie or view.table.searching or view.table.actions_left == 0)


def second_thoughts(
    view: BossView, worth: list[float], worlds: Iterable[Imagined], foresight: Foresight
) -> list[float]:
    """The worth of the offers after thinking ahead in all these worlds; the others stay at the bottom.

    `worth`: at first glance.
    """
    plans = shortlist(view, worth)
    found = [[_outcome(world, view, plan, foresight) for plan in plans] for world in worlds]
    return thought_of(worth, plans, list(zip(*found, strict=True)), foresight.trust)


def thought_of(
    worth: list[float], plans: Sequence[tuple[int, bool]], found: Sequence[Sequence[float]], trust: float
) -> list[float]:
    """The worth of the offers by what came of each plan, world by world; at the bottom without a plan."""
    thought = [-1e9] * len(worth)
    for (offer, _), outcomes in zip(plans, found, strict=True):
        mean = sum(outcomes) / len(outcomes)
        thought[offer] = max(thought[offer], mean + trust * worth[offer])
    return thought


def _outcome(world: Imagined, view: BossView, plan: tuple[int, bool], foresight: Foresight) -> float:
    """Standing of the boss after an offer, in a copy of that world with the same dice."""
    offer, waits = plan
    image = world.copy()
    image.dice = world.dice.twin()
    play_on(image, view, view.offers[offer].action, foresight.own, foresight.rivals, waits=waits)
    return foresight.judged(image, view.seat)


def by_lot(
    view: BossView, events: Sequence[Event], table: Imagined, habits: Habits, dice: Dice
) -> Iterator[Imagined]:
    """Worlds in which every card may lie as it likes, but for backs that fit; without end."""
    hidden, pile = unseen(view, events)
    tiles = stock(view)
    while True:
        yield dealt(table, hidden, pile, tiles, habits, dice)


def shortlist(view: BossView, worth: list[float]) -> list[tuple[int, bool]]:
    """The offers that look best, varied, and of each whether the rest of the turn is let go.

    Who may draw and then stop never does better by stopping without the card.
    """
    ranked = sorted(range(len(worth)), key=worth.__getitem__, reverse=True)
    if len(view.hand) < HAND_LIMIT and any(isinstance(offer.action, Recruit) for offer in view.offers):
        ranked = [offer for offer in ranked if not isinstance(view.offers[offer].action, Stop)]
    varied: list[int] = []
    spare: list[int] = []
    aims = Counter[tuple[type, int]]()
    for offer in ranked:
        same = aim(view.offers[offer].action)
        aims[same] += 1
        (varied if aims[same] <= ALIKE else spare).append(offer)
    chosen = [*varied, *spare][:THOUGHT_THROUGH]
    plans = [(offer, waits) for offer in chosen for waits in rests(view, view.offers[offer].action)]
    return plans[:THOUGHT_THROUGH]


def aim(action: Action) -> tuple[type, int]:
    """Kind of the action, and its place."""
    match action:
        case Play(place=place) | Liquidate(place=place) | Raid(place=place) | Drive(destination=place):
            return type(action), place
        case _:
            return type(action), 0


def rests(view: BossView, action: Action) -> tuple[bool, ...]:
    """Flags to try: False plays the rest of the turn; True, after a draw, lets it go in one more try."""
    waits = isinstance(action, Recruit) and view.table.actions_left > 1 and _may_stop(view)
    return (False, True) if waits else (False,)


def _may_stop(view: BossView) -> bool:
    return any(isinstance(offer.action, Stop) for offer in view.offers)


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
    """Place in the pool of a gangster that the owner may well have put there."""
    gangsters = [at for at, card in enumerate(pool) if card < RAID]
    guesses = [gangsters[dice.below(len(gangsters))] for _ in range(GUESSES)]
    return max(guesses, key=lambda at: habits.eye.promises[weight + WEIGHTS[pool[at]]])


def play_on(
    image: Imagined, view: BossView, action: Action, own: Habits, rivals: Habits, *, waits: bool
) -> None:
    """The action, and everybody, the boss included, has one more turn after it.

    `waits`: they let the rest of their own turn go.
    """
    perform(image, view, action)
    if not waits or image.held(view.seat) > HAND_LIMIT:
        take_turn(image, own)
    for _ in range(image.seats):
        next_turn(image)
        if image.winner >= 0:
            break
        take_turn(image, own if image.active == view.seat else rivals)
    if image.winner < 0:
        next_turn(image)


def perform(image: Imagined, view: BossView, action: Action) -> None:
    """The action of a turn happens on the imagined table."""
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
    held = [table.held(other) for other in range(table.seats)]
    return outlook(table, seat, habits) + IN_HAND * (held[seat] - sum(held) / table.seats)
