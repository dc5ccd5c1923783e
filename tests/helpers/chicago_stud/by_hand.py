"""Deals of Chicago stud by hand: who is dealt what, and what they say."""

from collections.abc import Sequence
from dataclasses import replace

from engine import chicago_stud as game
from engine.chicago_stud import Event, Options, State
from engine.chicago_stud.dealing import dealt_from
from engine.chicago_stud.pieces import RULES, Boss
from engine.chicago_stud.state import SeatState
from engine.french_deck import Card
from engine.game import Seat, Step

EACH = Options(ante="all")
"""Each pays a unit: stakes are easier to follow than with dead chips."""


def cards(text: str) -> tuple[Card, ...]:
    """`Ks Td 2c` as cards."""
    return tuple(map(Card.parse, text.split()))


def dealt(
    *hands: str,
    options: Options = EACH,
    stacks: Sequence[int] | None = None,
    deal: int = 1,
    then: str = "",
) -> Step[State, Event]:
    """A deal in which each seat gets these first cards, two down and one up; the last seat deals.

    So seat 0 is dealt to first. `then`: the cards that come next, in the order dealt.
    """
    count = len(hands)
    stacks = stacks or (options.stack,) * count
    seats = tuple(SeatState(boss, chips) for boss, chips in zip(tuple(Boss)[:count], stacks, strict=True))
    state = State(options, "by hand", seats, (), deal=deal, dealer=count - 1, rules=RULES)
    held = [cards(hand) for hand in hands]
    first = [hand[street] for street in range(3) for hand in held]
    events: list[Event] = []
    state = dealt_from((*first, *_rest(options, [*first, *cards(then)], then)), state, events)
    return Step(state, tuple(events))


def _rest(options: Options, used: Sequence[Card], then: str) -> tuple[Card, ...]:
    return (*cards(then), *(card for card in options.deck if card not in used))


def next_cards(state: State, text: str) -> State:
    """The same table, where these cards come next."""
    coming = cards(text)
    rest = [card for card in state.deck if card not in coming]
    assert len(rest) + len(coming) == len(state.deck), "one of them lies elsewhere"
    return replace(state, deck=(*coming, *rest))


def played(state: State, *lines: str) -> Step[State, Event]:
    """The last step of some lines such as `0 bet 2`."""
    step: Step[State, Event] = Step(state, ())
    for line in lines:
        seat, _, words = line.partition(" ")
        step = game.apply(step.state, int(seat), game.parse(words))
    return step


def told(state: State, *lines: str) -> tuple[Event, ...]:
    """All that the table hears of these lines."""
    events: tuple[Event, ...] = ()
    for line in lines:
        step = played(state, line)
        state, events = step.state, events + step.events
    return events


def checked(state: State, streets: int) -> Step[State, Event]:
    """Everybody checks until so many rounds are over."""
    step: Step[State, Event] = Step(state, ())
    for _ in range(streets):
        street = (step.state.deal, step.state.street)
        while (step.state.deal, step.state.street) == street and not step.state.over:
            assert step.state.speaker is not None
            step = played(step.state, f"{step.state.speaker} check")
    return step


def offered(state: State, seat: Seat | None = None) -> list[str]:
    """What the seat that is asked, or another one, may do, without orders."""
    asked = state.speaker if seat is None else seat
    assert asked is not None
    return [str(action) for action in game.legal(state, asked) if not str(action).startswith("order")]


def only(events: Sequence[Event], kind: type[Event]) -> Event:
    """The one event of that kind."""
    (found,) = [event for event in events if isinstance(event, kind)]
    return found


def chips(state: State) -> int:
    """All chips there are."""
    return sum(mine.stack + mine.staked for mine in state.seats) + state.dead
