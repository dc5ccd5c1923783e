"""Outcome of an action in the mean of many tries: the chance to win the town, and each shootout.

A try deals the hidden cards as a boss imagines them (foresight.py), and ends the seat's turn by that boss's
instinct. It lets everybody play on as regulars do, and says from tiles and columns who is how far, as the
story's chances do.

It ends after the turn of one boss in one try, of another in the next, for a boss who is about to move looks
worse than they stand. Every action meets the same worlds with the same dice.
"""

from collections.abc import Sequence
from math import isnan
from typing import NamedTuple

from engine.chicago_poker.actions import Action, Discard, Send, Take
from engine.chicago_poker.cards import Card
from engine.chicago_poker.computer.foresight import dealt, perform, standing
from engine.chicago_poker.computer.habits import SEASONED, SOUND
from engine.chicago_poker.computer.imagined import BRIBERY, RAID, VACANT, Imagined
from engine.chicago_poker.computer.instinct import next_turn, take_turn
from engine.chicago_poker.computer.native import thinking
from engine.chicago_poker.computer.odds import VALUE
from engine.chicago_poker.computer.outlook import pulls
from engine.chicago_poker.computer.reading import number_of, pictured, stock, unseen
from engine.chicago_poker.computer.stakes import shares
from engine.chicago_poker.events import Caller, Event
from engine.chicago_poker.pieces import ACTIONS, FIRST_ROUND, HAND_LIMIT
from engine.chicago_poker.views import BossView, TieView
from engine.dice import Dice

TURNS = 12  # are played on in a try at most
DECIDED = 4.0  # how surely who is further ahead then wins, as games of regulars ended
DECIDED_OF_TWO = 2.5  # the same where only two play, and who is behind comes back more often
FREE = 4  # who need not send a reinforcement sends none below that value


class Plan(NamedTuple):
    """Plan to try: an action, or none; `waits`: the rest of the turn is let go."""

    action: Action | None
    waits: bool = False


class Outcome(NamedTuple):
    """Chance of a seat to win the town; and by place the next shootout there, None at a vacant lot.

    A shootout that no try reached is judged by what the columns promise then.
    """

    town: float
    shootouts: tuple[float | None, ...]


def tried(
    view: BossView, events: Sequence[Event], plans: Sequence[Plan], tries: int, dice: Dice
) -> list[Outcome]:
    """The mean of so many tries of each plan, in their order."""
    table = pictured(view, dice)
    table.active = view.table.active  # in a tie perhaps a rival
    decided = DECIDED_OF_TWO if table.seats == 2 else DECIDED
    if thinking.ready(table):
        figures = thinking.tried(view, events, table, plans, tries, turns=TURNS, decided=decided, free=FREE)
        return [mean([_outcome(*row) for row in found]) for found in figures]
    hidden, pile = unseen(view, events)
    tiles = stock(view)
    outcomes: list[list[Outcome]] = [[] for _ in plans]
    for number in range(tries):
        turns = TURNS - number % table.seats
        world = dealt(table, hidden, pile, tiles, SEASONED, dice)
        for found, plan in zip(outcomes, plans, strict=True):
            image = world.copy()
            image.dice = dice.twin()
            found.append(_attempt(image, view, plan, turns, decided))
    return [mean(found) for found in outcomes]


def _outcome(town: float, *shootouts: float) -> Outcome:
    return Outcome(town, tuple(None if isnan(chance) else chance for chance in shootouts))


def mean(found: Sequence[Outcome]) -> Outcome:
    """Mean outcome of several tries from one position."""
    return Outcome(
        sum(one.town for one in found) / len(found),
        tuple(
            None if None in chances else sum(chance or 0.0 for chance in chances) / len(chances)
            for chances in zip(*(one.shootouts for one in found), strict=True)
        ),
    )


def _attempt(image: Imagined, view: BossView, plan: Plan, turns: int, decided: float) -> Outcome:
    places = [place for place in range(image.places) if image.kinds[place] != VACANT]
    act(image, view, plan)
    for number in range(turns):
        if image.winner >= 0:
            break
        own = number == 0 and image.active == view.seat
        take_turn(image, SEASONED if own else SOUND)
        next_turn(image)
    if image.winner >= 0:
        town = float(image.winner == view.seat)
    else:
        standings = [standing(image, seat, SEASONED) for seat in range(image.seats)]
        town = shares(standings, decided)[view.seat]
    won = {place: _won(image, view.seat, place) for place in places}
    return Outcome(town, tuple(won.get(place) for place in range(image.places)))


def _won(image: Imagined, seat: int, place: int) -> float:
    for fought, winner in image.awarded:
        if fought == place:
            return float(winner == seat)
    chances = pulls(image, place, SOUND)
    return chances[seat] / sum(chances)


def act(image: Imagined, view: BossView, plan: Plan) -> None:
    """The action happens on the imagined table, with all that answers it there."""
    match plan.action:
        case None:
            pass
        case Send(card):
            _send(image, view, card)
        case Take(card):
            _take(image, view.seat, number_of(card))
        case Discard(card):
            _throw_away(image, view.seat, number_of(card))
        case action:
            perform(image, view, action)
    if plan.waits:
        image.left = image.optional = 0


def _take(image: Imagined, seat: int, card: int) -> None:
    """CP-6.6: the rest of the pile joins the deck; Bribery is the only card of the new one."""
    image.discard.remove(card)
    image.discard.remove(BRIBERY)
    (image.hands if card < RAID else image.extras)[seat].append(card)
    image.deck += image.discard
    image.discard = [BRIBERY]
    image.dice.shuffle(image.deck)


def _throw_away(image: Imagined, seat: int, card: int) -> None:
    """Discard that card, and then from the lowest gangster up what is over the limit."""
    while True:
        (image.hands if card < RAID else image.extras)[seat].remove(card)
        image.discard.append(card)
        if image.held(seat) <= HAND_LIMIT:
            return
        card = min(
            image.hands[seat] or image.extras[seat], key=lambda held: VALUE[held] if held < RAID else 0
        )


def _send(image: Imagined, view: BossView, card: Card | None) -> None:
    """CP-9: the rivals send their highest; then what else is due, and the turn that waits for it all."""
    tie = view.table.tie
    if tie is None:
        raise LookupError("no shootout waits for reinforcements")
    image.award(tie.place, _reinforced(image, view, tie, card))
    if tie.cause is Caller.STALEMATE:
        for place in range(image.places):
            if image.winner < 0 and any(row[place] for row in image.columns):
                image.settle(place, tie.caller)
    image.fight(image.active)
    image.left, image.optional = FIRST_ROUND.get(image.turn, ACTIONS), 0


def _reinforced(image: Imagined, view: BossView, tie: TieView, card: Card | None) -> int:
    sent = {}
    for seat in tie.tied:
        hand = image.hands[seat]
        best = max(hand, key=VALUE.__getitem__, default=None)
        mine = None if card is None else number_of(card)
        wanted = mine if seat == view.seat else best
        free = tie.optional and seat != view.seat
        if wanted is not None and not (free and VALUE[wanted] < FREE):
            sent[seat] = wanted
    for seat, number in sent.items():
        image.hands[seat].remove(number)
        image.discard.append(number)
    if image.refilled:
        for seat in sent:
            image.draw(seat)
    highest = max((VALUE[number] for number in sent.values()), default=0)
    left = [seat for seat, number in sent.items() if VALUE[number] == highest]
    if not left:
        return tie.tied[0]
    return left[0] if len(left) == 1 else image.reinforced(left)
