"""Another world for every game, which looks the same to those who may not see the difference.

For every test that says "they learn nothing": engine, pictures, words, computers, and the bot over sockets.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from random import Random
from typing import Any

from engine.chicago_poker.cards import Card
from engine.game import Seat
from engine.poker_champ.pieces import Back
from tests.engine.whispers import playing as whispers
from tests.helpers.chicago_poker import another_world as chicago_poker
from tests.helpers.chicago_stud import another_world as chicago_stud
from tests.helpers.gangster import another_world as gangster
from tests.helpers.poker_champ import another_world as poker_champ
from tests.helpers.promises_of_games import a_line
from tests.helpers.two_trucks import another_world as two_trucks

Another = Callable[[Any, Seat | None, Random], Any]

ANOTHER_WORLD: Mapping[str, Another] = {
    "chicago-poker": chicago_poker.redealt,
    "chicago-stud": chicago_stud.another_world,
    "gangster": lambda state, _reader, dice: gangster.reshuffled(state, dice),
    "poker-champ": poker_champ.redealt,
    "two-trucks": two_trucks.another_world,
    "whispers": whispers.another_world,
}
"""A moment alike to a reader's eyes (None: everybody's), with all changed that is hidden from them."""


def some_positions(engine: Any, seats: int, dice: Random, *, every: int, most: int) -> Iterator[Any]:
    """Every so many positions of a random game, the first among them, until the end or so many actions."""
    info = engine.info
    options = engine.agree({option.name: dice.choice(option.values) for option in info.options})
    state = engine.setup(info.roles[:seats] or seats, options, str(dice.random())).state
    for number in range(most):
        if number % every == 0:
            yield state
        awaited = engine.awaited(state)
        if not awaited:
            return
        seat = dice.choice(awaited)
        state = engine.apply(state, seat, engine.parse(a_line(engine, state, seat, dice))).state


@dataclass(frozen=True, slots=True)
class Exchange:
    """The other world, in which two hidden cards have changed places, and what actions are called there."""

    state: Any
    names: Mapping[str, str]  # where an action names one of the two, it names the other one there

    def there(self, line: str) -> str:
        """This action in the other world."""
        return " ".join(self.names.get(word, word) for word in line.split())


def exchanged(
    game: str, state: Any, owner: Seat | None, dice: Random, other: Seat | None = None
) -> Exchange | None:
    """Exchange one card that only `owner` knows with one that only `other` knows; a seat of None: nobody.

    Everybody else sees the same in both worlds. Returns None where no two such cards can be exchanged.
    """
    slots = list(_HIDDEN[game](state))
    pairs = [
        (mine, theirs)
        for mine in slots
        if mine.known_to == _only(owner)
        for theirs in slots
        if theirs.known_to == _only(other) and theirs.kind == mine.kind and theirs.card != mine.card
    ]
    if not pairs:
        return None
    mine, theirs = dice.choice(pairs)
    there = _put(_put(state, mine.path, theirs.card), theirs.path, mine.card)
    if not isinstance(mine.card, Card):  # no action of the other games names a hidden card
        return Exchange(there, {})
    swap = {mine.card: theirs.card, theirs.card: mine.card}
    names = {str(here): str(card) for here, card in swap.items()}
    return Exchange(_remembered(there, {owner, other}, swap), names)


# ---- where hidden cards lie: the only part that each game has of its own ----


@dataclass(frozen=True, slots=True)
class _Slot:
    """A place for a card that not everybody knows; only cards of one kind can change places unseen."""

    path: tuple[str | int, ...]
    card: Any
    known_to: frozenset[Seat] = frozenset()
    kind: Any = None


def _in_chicago_poker(state: Any) -> Iterator[_Slot]:
    """Hands, backs, deck, discard pile and stock; a back is also known to whoever saw it in a raid."""
    searching = _only(state.active) if state.searching else _only(None)
    yield from _row(("deck",), state.deck, kind=type)
    yield from _row(("discard",), state.discard[:-1], searching, kind=type)
    yield from _row(("stock",), state.stock, kind=lambda _: "tile")
    if state.outcome:
        return  # OR-44: all is shown
    for seat, hand in enumerate(state.hands):
        yield from _row(("hands", seat), hand, _only(seat), kind=type)
    for place, columns in enumerate(state.columns):
        if state.tie and state.tie.place == place:
            continue  # turned up
        for seat, column in enumerate(columns):
            for number, laid in enumerate(column):
                if not laid.up:
                    knows = {reader for reader, known in enumerate(state.known) if _knows(known, laid.card)}
                    path = ("columns", place, seat, number, "card")
                    yield _Slot(path, laid.card, frozenset({seat} | knows), type(laid.card))


def _knows(known: Any, card: Any) -> bool:
    return any(each.card == card for each in known)


def _in_poker_champ(state: Any) -> Iterator[_Slot]:
    """Backs are public (PC-11.1)."""
    yield from _row(("deck",), state.deck, kind=Back.of)
    for seat, mine in enumerate(state.seats):
        yield from _row(("seats", seat, "hand"), mine.hand, _only(seat), kind=Back.of)


def _in_chicago_stud(state: Any) -> Iterator[_Slot]:
    yield from _row(("deck",), state.deck)
    for seat, mine in enumerate(state.seats):
        yield from _row(("seats", seat, "down"), mine.down, _only(seat))


def _in_gangster(state: Any) -> Iterator[_Slot]:
    """The order of the three piles, which nobody knows (A.4)."""
    for pile in ("pile", "stock", "casino"):
        yield from (replace(slot, kind=pile) for slot in _row((pile,), getattr(state, pile)))


def _in_two_trucks(state: Any) -> Iterator[_Slot]:
    """The order of the tiles behind tomorrow's, pile by pile (TT-8.3)."""
    for at, tile in enumerate(state.coming):
        if at >= two_trucks.OPEN:
            yield _Slot(("coming", at), tile, kind=two_trucks.pile_of(state, at))


def _in_whispers(state: Any) -> Iterator[_Slot]:
    """A fresh card is known to nobody before a peek or the duel."""
    yield from _row(("deck",), state.deck)
    for seat, mine in enumerate(state.seats):
        seen = mine.peeked or state.duel or state.over
        yield _Slot(("seats", seat, "kept"), mine.kept, _only(seat))
        yield _Slot(("seats", seat, "fresh"), mine.fresh, _only(seat if seen else None))


_HIDDEN: Mapping[str, Callable[[Any], Iterator[_Slot]]] = {
    "chicago-poker": _in_chicago_poker,
    "chicago-stud": _in_chicago_stud,
    "gangster": _in_gangster,
    "poker-champ": _in_poker_champ,
    "two-trucks": _in_two_trucks,
    "whispers": _in_whispers,
}


def _row(
    path: tuple[str | int, ...],
    cards: tuple[Any, ...],
    known_to: frozenset[Seat] = frozenset(),
    kind: Callable[[Any], Any] = lambda _: None,
) -> Iterator[_Slot]:
    for number, card in enumerate(cards):
        yield _Slot((*path, number), card, known_to, kind(card))


def _only(seat: Seat | None) -> frozenset[Seat]:
    return frozenset() if seat is None else frozenset({seat})


# ---- changing a position ----


def _put(whole: Any, path: tuple[str | int, ...], card: Any) -> Any:
    """A copy of `whole` with this card at the end of the path."""
    if not path:
        return card
    step, *rest = path
    if isinstance(step, str):
        return replace(whole, **{step: _put(getattr(whole, step), tuple(rest), card)})
    return (*whole[:step], _put(whole[step], tuple(rest), card), *whole[step + 1 :])


def _remembered(state: Any, owners: set[Seat | None], swap: Mapping[Any, Any]) -> Any:
    """Swap the two cards of Chicago Poker in what `owners` remember, or have sent in secret."""
    for field in ("gains", "raids", "known"):
        rows = getattr(state, field)
        anew = (_swapped(row, swap) if seat in owners else row for seat, row in enumerate(rows))
        state = replace(state, **{field: tuple(anew)})
    if state.tie:
        answers = (_swapped(each, swap) if each[0] in owners else each for each in state.tie.answers)
        state = replace(state, tie=replace(state.tie, answers=tuple(answers)))
    return state


def _swapped(thing: Any, swap: Mapping[Any, Any]) -> Any:
    if isinstance(thing, Card):
        return swap.get(thing, thing)
    if type(thing) is tuple:
        return tuple(_swapped(each, swap) for each in thing)
    if is_dataclass(thing) and not isinstance(thing, type):
        changed = {each.name: _swapped(getattr(thing, each.name), swap) for each in fields(thing)}
        return replace(thing, **changed)
    return thing
