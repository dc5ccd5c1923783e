"""Advice of a coach: each action tried out over the cards that the others may hold.

A try deals every card that the seat does not know. Then all play to the end of the game as the strongest
level does; every action meets the same deals.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.advice import Advice, Advised, Change
from engine.dice import Dice
from engine.whispers.actions import Action, Done, Peek, Show, Whisper
from engine.whispers.computer import LEVELS, choose, is_last, wanted
from engine.whispers.events import Event, Revealed
from engine.whispers.pieces import BOX, Pick
from engine.whispers.views import SeatView

TRIES = 120
NOISE = 2.0  # in 100: a usual spread of the difference of two actions, over other deals
BEST = 3


def advise(
    view: SeatView, seed: str, events: Sequence[Event], also: Sequence[Action] = (), *, tries: int = TRIES
) -> Advice[Action]:
    """Advice by the chance in 100 to win the game, a shared win counted as its part; and to win this duel."""
    if not _asked(view):
        raise ValueError("nothing is asked of this seat")
    offered, dice = _candidates(view, seed, events), Dice(f"{seed}:advice")
    unseen = _unseen(view, events)
    outcomes: dict[Action, _Outcome] = {}
    nothing: Action = Show(Pick.LOW) if view.table.duel else Done()
    for _ in range(tries):
        dice.shuffle(unseen)
        for action in dict.fromkeys((*offered, nothing, *also)):
            outcomes.setdefault(action, _Outcome()).add(*_tried(view, action, unseen))
    before = _in_hundred(outcomes[nothing].duels, tries)

    def advised(action: Action) -> Advised[Action]:
        outcome = outcomes[action]
        duel = Change("duel", {"before": before, "after": _in_hundred(outcome.duels, tries)})
        return Advised(action, 100 * outcome.games / tries, (duel, *_left(view, action)))

    known = sorted(map(advised, offered), key=lambda each: -each.worth)
    return Advice(tries, tuple(known[:BEST]), tuple(map(advised, also)), NOISE)


def _asked(view: SeatView) -> bool:
    if view.table.winners:
        return False
    return view.answer is None if view.table.duel else not view.row.done


def _candidates(view: SeatView, seed: str, events: Sequence[Event]) -> list[Action]:
    """List the strongest level's first choice; of numbers a low one, half of what is left, and all of it."""
    own = choose(view, LEVELS[-1], seed, events)
    if view.table.duel:
        return list(dict.fromkeys((own, *map(Show, Pick))))
    actions: list[Action] = [own]
    for offer in view.offers:
        if isinstance(offer.action, Whisper):
            actions += [Whisper(number) for number in (1, (view.purse + 1) // 2, view.purse)]
        else:
            actions.append(offer.action)
    return list(dict.fromkeys(actions))


def _unseen(view: SeatView, events: Sequence[Event]) -> list[int]:
    """The cards that the seat has not seen."""
    unseen = list(BOX)
    for event in events:
        for card in event.cards if isinstance(event, Revealed) else ():
            unseen.remove(card)
    unseen.remove(view.kept)
    if view.fresh is not None:
        unseen.remove(view.fresh)
    return unseen


def _in_hundred(count: int, tries: int) -> int:
    return round(100 * count / tries)


def _left(view: SeatView, action: Action) -> tuple[Change, ...]:
    """Change that the action leaves behind: in the purse, or in the hand."""
    match action:
        case Whisper(int(amount)):
            return (Change("purse", {"left": view.purse - amount}),)
        case Peek() if view.table.options.forfeit:
            return (Change("purse", {"left": view.purse - view.table.options.forfeit}),)
        case Show(pick) if view.fresh is not None:
            other = view.kept + view.fresh - pick.of((view.kept, view.fresh))
            return (Change("keeps", {"card": other}),)
        case _:
            return ()


@dataclass(slots=True)
class _Outcome:
    """Games and duels that an action won, over all tries."""

    games: float = 0.0
    duels: int = 0

    def add(self, duel: bool, game: float) -> None:
        self.duels += duel
        self.games += game


@dataclass(slots=True)
class _Imagined:
    """The table with every card dealt; the round that is on comes first."""

    hands: list[tuple[int, int]]
    purses: list[int]
    points: list[int]
    pile: list[int]
    said: dict[int, int] = field(default_factory=dict)  # what is known of this round, by seat
    shown: dict[int, Pick] = field(default_factory=dict)


def _tried(view: SeatView, action: Action, pile: Sequence[int]) -> tuple[bool, float]:
    """Tell if this duel is won, and which part of the game."""
    table, seat = view.table, view.seat
    world, number = _imagined(view, pile), table.round
    _act(world, view, action)
    won = _duel(world, view, number)
    first = won == seat
    while max(world.points) < table.options.goal and number < table.options.rounds:
        number += 1
        world.hands = [(kept, world.pile.pop()) for kept, _ in world.hands]
        _duel(world, view, number)
    most = max(world.points)
    return first, (world.points[seat] == most) / world.points.count(most)


def _imagined(view: SeatView, pile: Sequence[int]) -> _Imagined:
    rows, left = view.table.rows, list(pile)
    hands = [
        (view.kept, left.pop() if view.fresh is None else view.fresh)
        if row.seat == view.seat
        else (left.pop(), left.pop())
        for row in rows
    ]
    said = {row.seat: row.whispered for row in rows if row.whispered is not None}
    purses, points = [row.purse for row in rows], [row.points for row in rows]
    purses[view.seat] = view.purse
    return _Imagined(hands, purses, points, left, said)


def _act(world: _Imagined, view: SeatView, action: Action) -> None:
    """The seat's own action; then it is done, except that who has peeked whispers by what it sees."""
    seat, said = view.seat, sum(view.whispers)
    match action:
        case Whisper(int(amount)):
            world.purses[seat] -= amount
            world.said[seat] = said + amount
        case Peek():
            world.purses[seat] -= view.table.options.forfeit
            best, most = max(world.hands[seat]), max(world.points)
            purse = world.purses[seat] + said
            last = is_last(view.table.options, view.table.round, most)
            more = max(0, wanted(best, purse, last=last) - said)
            world.purses[seat] -= more
            world.said[seat] = said + more
        case Show(pick):
            world.shown[seat] = pick
        case Done():
            world.said[seat] = said
        case _:
            raise ValueError(f"{action} answers nothing")


def _duel(world: _Imagined, view: SeatView, number: int) -> int | None:
    """One round as the strongest level plays it; who scores. Each keeps the card that it did not show."""
    options, last = view.table.options, is_last(view.table.options, number, max(world.points))
    sums = []
    for seat, hand in enumerate(world.hands):
        said = world.said.get(seat)
        if said is None:
            best = hand[0] if options.forfeit else max(hand)
            said = wanted(best, world.purses[seat], last=last)
            world.purses[seat] -= said
        pick = world.shown.get(seat) or (Pick.HIGH if said or last else Pick.LOW)
        card = pick.of(hand)
        sums.append(card + said)
        world.hands[seat] = (sum(hand) - card, 0)
    world.said, world.shown = {}, {}
    best = max(sums)
    if sums.count(best) > 1:
        return None
    winner = sums.index(best)
    world.points[winner] += 1
    return winner
