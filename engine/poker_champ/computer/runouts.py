"""Shares of every pair that the backs allow, on the common cards that may come.

An outlook is a stage of the deal as the table sees it: common cards, and some of the ways in which they may
be completed. It tells the share of the pot that a seat sees in a pair when it knows the others by their backs
alone.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

from engine.dice import Dice
from engine.french_deck import Card, high_value_of
from engine.french_deck.values import CARD_BITS
from engine.game import Seat
from engine.poker_champ.computer.worlds import turned_up, unseen, weight
from engine.poker_champ.pieces import COMMON, Stage

TURNS, RIVERS = 8, 8  # tried from the flop: so many cards, and so many after each
PAST = 60  # completions tried for a stage that is over

Held: TypeAlias = Mapping[Seat, Sequence[int]]
"""By seat the pairs that its backs allow, as weights; a pair is named by its place there."""


class Runout:
    """Five common cards: nothing is left to come."""

    def __init__(self, board: int, held: Held) -> None:
        self.taken = board & CARD_BITS
        self.values = {
            seat: [0 if pair & self.taken else high_value_of(pair + board) for pair in pairs]
            for seat, pairs in held.items()
        }
        """By seat and place; 0 for a pair that cannot be, because a card of it lies there."""
        self._ordered = {seat: sorted(filter(None, each)) for seat, each in self.values.items()}
        self._beaten: dict[tuple[Seat, int], float] = {}

    def share(self, seat: Seat, place: int, others: Sequence[Seat]) -> float | None:
        """Part of the pot that a pair wins from those seats; None if it cannot be."""
        value = self.values[seat][place]
        if not value:
            return None
        share = 1.0
        for other in others:
            share *= self._beats(other, value)
        return share

    def lines(self) -> list["Line"]:
        """The only way on: nothing more comes."""
        return [Line((self,), self)]

    def _beats(self, other: Seat, value: int) -> float:
        """Chance that a value beats the seat; a tie is half of that."""
        if (other, value) not in self._beaten:
            values = self._ordered[other]
            below = bisect_left(values, value) + bisect_right(values, value)
            self._beaten[other, value] = below / (2 * len(values)) if values else 1.0
        return self._beaten[other, value]


class Fork:
    """Fewer common cards than five, and ways in which it may go on, all equally likely."""

    def __init__(self, ways: Sequence["Outlook"]) -> None:
        self._ways = ways
        self._shares: dict[tuple[Seat, int, tuple[Seat, ...]], float | None] = {}

    def share(self, seat: Seat, place: int, others: Sequence[Seat]) -> float | None:
        """Part of the pot that a pair wins from those seats on average; None if it cannot be."""
        key = seat, place, tuple(others)
        if key not in self._shares:
            shares = [each for way in self._ways if (each := way.share(*key)) is not None]
            self._shares[key] = sum(shares) / len(shares) if shares else None
        return self._shares[key]

    def lines(self) -> list["Line"]:
        """Every way on to the river."""
        ways = (line for way in self._ways for line in way.lines())
        return [Line((self, *line.outlooks), line.runout) for line in ways]


Outlook: TypeAlias = Runout | Fork


class Line(NamedTuple):
    """One way on: an outlook for each stage that is left, the last of them the runout."""

    outlooks: tuple[Outlook, ...]
    runout: Runout


def outlook(stage: Stage, common: Sequence[Card], own: Sequence[Card], held: Held, dice: Dice) -> Outlook:
    """Outlook of a stage for the holder of two cards: from the turn on, everything that may come."""
    deck, board = unseen((*own, *common)), weight(common)
    if stage is Stage.RIVER:
        return Runout(board, held)
    if stage is Stage.TURN:
        return Fork([Runout(board + river, held) for river in deck])
    turns = turned_up(deck, TURNS, 0, dice)
    return Fork(
        [
            Fork(
                [
                    Runout(board + turn + river, held)
                    for river in turned_up(deck, RIVERS, turn & CARD_BITS, dice)
                ]
            )
            for turn in turns
        ]
    )


def looking_back(stage: Stage, common: Sequence[Card], held: Held, dice: Dice) -> Outlook:
    """A stage that is over, as the table saw it then."""
    seen = common[: COMMON[stage]]
    deck, board = unseen(seen), weight(seen)
    return Fork([Runout(board + sum(turned_up(deck, 5 - len(seen), 0, dice)), held) for _ in range(PAST)])
