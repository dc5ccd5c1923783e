"""Actions of a seat, and their one-line notation."""

from collections.abc import Callable
from typing import TypeAlias

from engine.game import Amount
from engine.notation import action, among, named, number, reader
from engine.whispers.pieces import Pick

KINDS = {"amount": number(digits=3), "card": named(Pick)}
OR_NONE = {"card": among({Pick.HIGH: Pick.HIGH, Pick.LOW: Pick.LOW, "none": None})}


@action("whisper {amount:amount}", KINDS)
class Whisper:
    """Add a number to one's card: `whisper 3`. In what is legal, an Amount stands for its numbers."""

    amount: int | Amount


@action("peek")
class Peek:
    """Look at one's fresh card before the duel."""


@action("done")
class Done:
    """Whisper no more in this round."""


@action("show {pick:card}", KINDS)
class Show:
    """The card for the duel: `show high`."""

    pick: Pick


@action("order {pick:card}", OR_NONE)
class Order:
    """Choose the card for the duel to come: `order low`; `order none` takes the order back."""

    pick: Pick | None


Action: TypeAlias = Whisper | Peek | Done | Show | Order

parse: Callable[[str], Action] = reader(Action)
"""Reads a line of notation: `str(parse("whisper 3")) == "whisper 3"`."""
