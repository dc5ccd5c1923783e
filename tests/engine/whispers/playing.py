"""Whispers by hand and by dice, for its tests."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from engine import whispers as game
from engine.game import Amount, Seat, Step
from engine.whispers import Event, Options, State
from engine.whispers.actions import Action, Whisper
from engine.whispers.pieces import Pick
from engine.whispers.state import SeatState

AGREEMENTS = (Options(), Options(1, 5, 1), Options(3, 9, 3), Options(2, 5, 2))


@dataclass(frozen=True, slots=True)
class Move:
    """One step of a random game, and all that has become public with it."""

    before: State
    seat: Seat
    action: Action
    step: Step[State, Event]
    public: tuple[Event, ...]


def played(state: State, *lines: str) -> Step[State, Event]:
    """The last step of some lines such as `0 whisper 3`."""
    step: Step[State, Event] = Step(state, ())
    for line in lines:
        seat, _, words = line.partition(" ")
        step = game.apply(step.state, int(seat), game.parse(words))
    return step


def dealt(
    *cards: tuple[int, int], options: Options | None = None, deck: Sequence[int] | None = None
) -> State:
    """A first position in which each seat holds these two cards, the fresh one last."""
    state = game.setup(len(cards), options or Options(), "by hand").state
    seats = tuple(
        replace(mine, kept=kept, fresh=fresh) for mine, (kept, fresh) in zip(state.seats, cards, strict=True)
    )
    return replace(state, seats=seats, deck=state.deck if deck is None else tuple(deck))


def each(actions: Sequence[Action]) -> list[Action]:
    """The actions with every number that an Amount stands for."""
    return [
        Whisper(number) if isinstance(amount, Amount) else action
        for action in actions
        for amount in [action.amount if isinstance(action, Whisper) else None]
        for number in (range(amount.low, amount.high + 1) if isinstance(amount, Amount) else (0,))
    ]


def moves(seats: int, options: Options, seed: int) -> Iterator[Move]:
    """A random game in which any seat that may act does, in any order, orders included.

    The public events are kept as the shell keeps them: a seat's own unsettled ones until it settles.
    """
    dice = Random(seed)
    step = game.setup(seats, options, seed)
    state, public = step.state, step.events
    pending: dict[Seat, tuple[Event, ...]] = {}
    while game.awaited(state):
        seat = dice.choice([seat for seat in range(seats) if game.legal(state, seat)])
        action = dice.choice(game.legal(state, seat))
        if isinstance(action, Whisper):
            action = dice.choice(each([action]))
        step = game.apply(state, seat, action)
        if step.settled:
            public = (*public, *pending.pop(seat, ()), *step.events)
        else:
            pending[seat] = (*pending.get(seat, ()), *step.events)
        yield Move(state, seat, action, step, public)
        state = step.state


def another_world(state: State, reader: Seat | None, dice: Random) -> State:
    """The same table to the reader's eyes (None: to everybody's), all that is hidden from them changed."""
    hidden = [card for seat, mine in enumerate(state.seats) for card in _unseen(state, seat, reader, mine)]
    pool = [*state.deck, *hidden]
    dice.shuffle(pool)
    seats = []
    for seat, mine in enumerate(state.seats):
        unseen = _unseen(state, seat, reader, mine)
        if len(unseen) == 2:
            mine = replace(mine, kept=pool.pop())
        if unseen:
            mine = replace(mine, fresh=pool.pop())
        if seat != reader:
            mine = _otherwise(state, mine, dice)
        seats.append(mine)
    return replace(state, seats=tuple(seats), deck=tuple(pool))


def _unseen(state: State, seat: Seat, reader: Seat | None, mine: SeatState) -> tuple[int, ...]:
    if seat != reader:
        return mine.cards
    return () if mine.peeked or state.duel or state.over else (mine.fresh,)


def _otherwise(state: State, mine: SeatState, dice: Random) -> SeatState:
    """What that seat has whispered and not told, peeked at, ordered or chosen: all of it otherwise."""
    picks = (None, *Pick)
    if state.over:
        return mine
    if state.duel:
        return replace(mine, order=dice.choice(picks), answer=dice.choice(picks))
    if mine.done:
        return replace(mine, order=dice.choice(picks))
    peeked = dice.random() < 0.5 and state.options.forfeit <= mine.purse
    left = mine.purse - (state.options.forfeit if peeked else 0)
    said = tuple(number for number in (dice.randint(0, left),) if number)
    return replace(mine, whispers=said, peeked=peeked, firm=len(said) if peeked else 0)
