"""Actions of a boss, and their one-line notation (docs/notation.md).

An action says what is wanted, never who wants it nor whether it may be.
"""

from collections.abc import Callable
from typing import TypeAlias

from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import LETTERS, AnyCard, Boss, Place, Special
from engine.notation import Kind, action, among, named, reader


def any_card(text: str) -> AnyCard:
    """The gangster or special card of that name; raises ValueError where there is none."""
    return _SPECIAL.get(text) or Card.parse(text)


_SPECIAL = {special.value: special for special in Special}

KINDS = {
    "card": Kind(Card.parse),
    "cards": Kind(
        lambda words: tuple(map(Card.parse, words.split())),
        lambda cards: " ".join(map(str, cards)),
        r"\S+(?: \S+)*",
    ),
    "any-card": Kind(any_card),
    "reinforcement": Kind(
        lambda word: None if word == "nothing" else Card.parse(word), lambda card: str(card or "nothing")
    ),
    "place": among({letter: place for place, letter in enumerate(LETTERS)}),
    "boss": named(Boss),
}


@action("recruit")
class Recruit:
    """Draw the top card of the deck (CP-4)."""


@action("play {card:card} {place:place}", KINDS)
class Play:
    """Lay a gangster at a business (CP-5): `play R7 B`."""

    card: Card
    place: Place


@action("liquidation {place:place} {rival:boss}", KINDS)
class Liquidate:
    """Have a rival's last gangster discarded (CP-6.2): `liquidation B moran`."""

    place: Place
    rival: Boss


@action("police-raid {place:place} {rival:boss}", KINDS)
class Raid:
    """Look at a rival's face-down gangsters (CP-6.3): `police-raid B moran`."""

    place: Place
    rival: Boss


@action("limousine {origin:place} {cards:cards} {destination:place}", KINDS)
class Drive:
    """Move own gangsters by Limousine, in the order given (CP-6.4): `limousine A R7 G3 C`."""

    origin: Place
    cards: tuple[Card, ...]
    destination: Place


@action("revolver")
class Shoot:
    """Play the Revolver for two more actions (CP-6.5)."""


@action("bribery")
class Bribe:
    """Play Bribery and search the discard pile (CP-6.6)."""


@action("take {card:any-card}", KINDS)
class Take:
    """The one card taken in a Bribery (CP-6.6): `take R7`, `take revolver`."""

    card: AnyCard


@action("stop")
class Stop:
    """End the turn with actions left (CP-3.4)."""


@action("send {card:reinforcement}", KINDS)
class Send:
    """The reinforcement in a tied shootout (CP-9): `send R12`, `send nothing`."""

    card: Card | None


@action("discard {card:any-card}", KINDS)
class Discard:
    """Throw a card away because the hand is over the limit at the end of a turn (OR-40)."""

    card: AnyCard


Action: TypeAlias = Recruit | Play | Liquidate | Raid | Drive | Shoot | Bribe | Take | Stop | Send | Discard

parse: Callable[[str], Action] = reader(Action)
"""Reads a line of notation: `str(parse("play R7 B")) == "play R7 B"`."""
