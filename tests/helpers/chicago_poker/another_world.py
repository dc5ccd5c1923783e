"""Another world that looks the same to one boss: everything they cannot see is dealt anew.

For every test that says "they learn nothing": engine, pictures, words and computer bosses alike.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import TypeAlias, TypeVar

from engine.chicago_poker import Action, State
from engine.chicago_poker.actions import Discard, Drive, Play, Send, Take
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import AnyCard, Place
from engine.chicago_poker.state import Column, Gain, Known, Laid, Tie
from engine.game import Seat

Reader: TypeAlias = Seat | None
"""A boss, or the public."""

Item = TypeVar("Item")


def redealt(state: State, reader: Reader, dice: Random) -> State:
    """The position with hands, backs, deck, discard pile, stock, seed and memories of others dealt anew.

    Backs that the reader knows stay what they are; if they know a back's column only, its slot may change.
    """
    backs = [laid.card for laid in _unknown_backs(state, reader)]
    loose = [*_pile(state, reader), *(card for hand in _secret_hands(state, reader) for card in hand)]
    gangsters = [*backs, *(card for card in loose if isinstance(card, Card))]
    laid = dice.sample(gangsters, len(backs))
    new_backs = dict(zip(backs, laid, strict=True))
    rest = iter(_mixed([card for card in [*backs, *loose] if card not in set(laid)], dice))
    hands = tuple(
        hand if seat == reader or state.outcome else _take(rest, len(hand))
        for seat, hand in enumerate(state.hands)
    )
    searched = state.searching and reader == state.active
    return replace(
        state,
        seed=str(dice.random()),
        hands=hands,
        deck=_take(rest, len(state.deck)),
        discard=(
            *(state.discard[:-1] if searched else _take(rest, len(state.discard) - 1)),
            *state.discard[-1:],
        ),
        stock=_mixed(state.stock, dice),
        columns=_shuffled_slots(_relaid(state, new_backs), reader, dice).columns,
        gains=_of_others(
            state.gains, reader, lambda gains: tuple(Gain(g.turn, Card.parse("R1")) for g in gains)
        ),
        raids=_of_others(state.raids, reader, lambda _: ()),
        known=_of_others(state.known, reader, lambda _: ()),
        tie=state.tie and _answered_anew(state.tie, reader, hands, dice),
    )


def exchanged(state: State, reader: Reader, dice: Random) -> tuple[State, Callable[[Action], Action]]:
    """Gangsters that the reader cannot see change places with each other; and the actions that match.

    Special cards stay where they are, so what a rival could do here they can do there with another gangster.
    """
    hidden = [laid.card for laid in _unknown_backs(state, reader)]
    hidden += [card for card in _pile(state, reader) if isinstance(card, Card)]
    hidden += [card for hand in _secret_hands(state, reader) for card in hand if isinstance(card, Card)]
    swap = dict(zip(hidden, _mixed(hidden, dice), strict=True))

    def swapped(cards: tuple[AnyCard, ...]) -> tuple[AnyCard, ...]:
        return tuple(swap.get(card, card) if isinstance(card, Card) else card for card in cards)

    other = replace(
        _relaid(state, swap),
        hands=tuple(hand if seat == reader else swapped(hand) for seat, hand in enumerate(state.hands)),
        deck=swapped(state.deck),
        discard=(*swapped(state.discard[:-1]), *state.discard[-1:]),
        raids=_of_others(state.raids, reader, lambda _: ()),
        known=_of_others(state.known, reader, lambda _: ()),
        tie=state.tie and _answered_alike(state.tie, reader, swap),
    )
    return other, lambda action: _with_other_gangsters(action, swap)


def _with_other_gangsters(action: Action, swap: dict[Card, Card]) -> Action:
    match action:
        case Play(card, place):
            return Play(swap.get(card, card), place)
        case Drive(origin, cards, destination):
            return Drive(origin, tuple(swap.get(card, card) for card in cards), destination)
        case Send(Card() as card):
            return Send(swap.get(card, card))
        case Take(Card() as card):
            return Take(swap.get(card, card))
        case Discard(Card() as card):
            return Discard(swap.get(card, card))
        case _:
            return action


def _pile(state: State, reader: Reader) -> tuple[AnyCard, ...]:
    searched = state.searching and reader == state.active
    return (*state.deck, *(() if searched else state.discard[:-1]))


def _secret_hands(state: State, reader: Reader) -> Iterator[tuple[AnyCard, ...]]:
    """OR-44: at the end there are none left."""
    if not state.outcome:
        yield from (hand for seat, hand in enumerate(state.hands) if seat != reader)


def _unknown_backs(state: State, reader: Reader) -> Iterator[Laid]:
    """In a tie the gangsters that fight are turned up, and at the end all are."""
    known = {known.card for known in _knowledge(state, reader)}
    for place, columns in enumerate(state.columns):
        if not state.outcome and not (state.tie and state.tie.place == place):
            for seat, column in enumerate(columns):
                if seat != reader:
                    yield from (laid for laid in column if not laid.up and laid.card not in known)


def _knowledge(state: State, reader: Reader) -> tuple[Known, ...]:
    return () if reader is None else state.known[reader]


def _relaid(state: State, new_backs: dict[Card, Card]) -> State:
    def column(laid: Column) -> Column:
        return tuple(replace(slot, card=new_backs.get(slot.card, slot.card)) for slot in laid)

    return replace(state, columns=tuple(tuple(map(column, columns)) for columns in state.columns))


def _shuffled_slots(state: State, reader: Reader, dice: Random) -> State:
    """A back known to lie in one of several slots may lie in another of them."""
    for known in _knowledge(state, reader):
        if state.outcome or (state.tie and state.tie.place == known.place):
            continue  # turned up for all
        column = state.columns[known.place][known.rival]
        here = next(slot for slot, laid in enumerate(column) if laid.card == known.card)
        there = dice.choice(known.slots)
        cards = {here: column[there].card, there: column[here].card}
        if all(
            other.card != cards[slot] or slot in other.slots
            for other in _knowledge(state, reader)
            for slot in cards
        ):
            mixed = tuple(replace(laid, card=cards.get(slot, laid.card)) for slot, laid in enumerate(column))
            state = replace(state, columns=_placed(state, known.place, known.rival, mixed))
    return state


def _placed(state: State, place: Place, seat: Seat, column: Column) -> tuple[tuple[Column, ...], ...]:
    return tuple(
        tuple(column if (p, s) == (place, seat) else old for s, old in enumerate(columns))
        for p, columns in enumerate(state.columns)
    )


def _answered_anew(tie: Tie, reader: Reader, hands: tuple[tuple[AnyCard, ...], ...], dice: Random) -> Tie:
    def choice(seat: Seat) -> Card | None:
        gangsters = [card for card in hands[seat] if isinstance(card, Card)]
        return dice.choice(gangsters) if gangsters else None

    answers = tuple((seat, card if seat == reader else choice(seat)) for seat, card in tie.answers)
    return replace(tie, answers=answers)


def _answered_alike(tie: Tie, reader: Reader, swap: dict[Card, Card]) -> Tie:
    """Whoever has answered has sent the card that is in its place there."""
    answers = tuple(
        (seat, card if seat == reader or card is None else swap.get(card, card)) for seat, card in tie.answers
    )
    return replace(tie, answers=answers)


def _of_others(rows: tuple[Item, ...], reader: Reader, anew: Callable[[Item], Item]) -> tuple[Item, ...]:
    return tuple(row if seat == reader else anew(row) for seat, row in enumerate(rows))


def _mixed(items: Iterable[Item], dice: Random) -> tuple[Item, ...]:
    pile = list(items)
    return tuple(dice.sample(pile, len(pile)))


def _take(cards: Iterator[AnyCard], number: int) -> tuple[AnyCard, ...]:
    return tuple(next(cards) for _ in range(number))
