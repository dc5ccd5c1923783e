"""Chicago Poker's entry of bench/advice.py: worlds that look alike to a boss, victories and shootouts."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from engine.advice import Advised
from engine.chicago_poker.actions import Action
from engine.chicago_poker.cards import Card
from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.odds import NUMBER, WEIGHTS
from engine.chicago_poker.computer.tries import Plan, tried
from engine.chicago_poker.events import Event, ShootoutHeld
from engine.chicago_poker.hands import strength_of
from engine.chicago_poker.pieces import LETTERS
from engine.chicago_poker.state import Column, State
from engine.chicago_poker.views import BossView
from engine.dice import Dice
from engine.game import Seat

TRIES = 8
GUESSES = 2  # nobody lays just any card under a back: of so many the one that fits best


def worth(view: BossView, events: Sequence[Event], action: Action, seed: str) -> float:
    """Chances in 100 to win the town after that action."""
    return 100 * tried(view, events, [Plan(action)], TRIES, Dice(seed))[0].town


def world(state: State, seat: Seat, _events: Sequence[Event], dice: Random) -> State:
    """Hands, unknown backs, deck and stock dealt anew; the discard pile stays, which all have seen."""
    known = {back.card for back in state.known[seat]}
    turned = state.tie.place if state.tie else None

    def secret(place: int, owner: Seat, card: Card, up: bool) -> bool:
        return not up and owner != seat and place != turned and card not in known

    pool = [*state.deck, *(card for owner, hand in enumerate(state.hands) if owner != seat for card in hand)]
    columns = [list(row) for row in state.columns]
    backs = [
        (place, owner)
        for place, row in enumerate(columns)
        for owner, column in enumerate(row)
        if any(secret(place, owner, laid.card, laid.up) for laid in column)
    ]
    for place, owner in backs:
        pool += [laid.card for laid in columns[place][owner] if secret(place, owner, laid.card, laid.up)]
    dice.shuffle(pool)
    for place, owner in backs:
        column: Column = columns[place][owner]
        lie = [secret(place, owner, laid.card, laid.up) for laid in column]
        weight = sum(
            WEIGHTS[NUMBER[laid.card]] for laid, hidden in zip(column, lie, strict=True) if not hidden
        )
        filled = []
        for laid, hidden in zip(column, lie, strict=True):
            if hidden:
                guesses = [card for card in pool if isinstance(card, Card)][:GUESSES]
                card = max(guesses, key=lambda guess: SEASONED.eye.promises[weight + WEIGHTS[NUMBER[guess]]])
                pool.remove(card)
                weight += WEIGHTS[NUMBER[card]]
                laid = replace(laid, card=card)
            filled.append(laid)
        columns[place][owner] = tuple(filled)
    hands = tuple(
        hand if owner == seat else tuple(pool.pop() for _ in hand) for owner, hand in enumerate(state.hands)
    )
    return replace(
        state,
        seed=str(dice.random()),
        hands=hands,
        deck=tuple(pool),
        stock=tuple(dice.sample(state.stock, len(state.stock))),
        columns=tuple(map(tuple, columns)),
        known=tuple(each if owner == seat else () for owner, each in enumerate(state.known)),
        gains=tuple(each if owner == seat else () for owner, each in enumerate(state.gains)),
        tie=state.tie and replace(state.tie, answers=()),
    )


def came(state: State, seat: Seat, _events: Sequence[Event]) -> float:
    """Chances in 100 to win the town: all or nothing."""
    return 100.0 * (state.outcome is not None and state.outcome.winner == seat)


def told(advised: Advised[Action]) -> Mapping[str, float]:
    """The chances told of shootouts, by place."""
    return {
        f"shootout {change.facts['place']}": float(change.facts["after"])
        for change in advised.changes
        if change.name == "shootout"
    }


def counts(state: State, seat: Seat, events: Sequence[Event], name: str) -> float | None:
    """Whether the next shootout there was won; where the game ended first, whether it would have been."""
    place = LETTERS.index(name.split()[1])
    for event in events:
        if isinstance(event, ShootoutHeld) and event.place == place:
            return 100.0 * (event.winner == seat)
    strengths = [
        strength_of(sum(WEIGHTS[NUMBER[laid.card]] for laid in column)) if column else -1
        for column in state.columns[place]
    ]
    best = max(strengths)
    return 100.0 * (strengths[seat] == best) / strengths.count(best) if best >= 0 else None
