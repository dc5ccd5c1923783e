"""The rest of a game in a hurry, each seat by a habit: for stories and advice."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.dice import Dice
from engine.game import Seat
from engine.two_trucks.computer.habits import Line, Sender
from engine.two_trucks.pieces import ROADS, TRAIN
from engine.two_trucks.rules import best


@dataclass(slots=True)
class Sketch:
    """A table with every man at home and every tile in its order."""

    ties: str
    homes: list[list[int]]
    crates: list[int]
    loads: list[int]
    coming: list[int]

    def twin(self) -> "Sketch":
        """The same, to be played otherwise."""
        homes = [[*home] for home in self.homes]
        return Sketch(self.ties, homes, [*self.crates], [*self.loads], [*self.coming])

    @property
    def usual(self) -> float:
        """The mean load of a truck still to come."""
        return (sum(self.loads) + sum(self.coming)) / (len(ROADS) + len(self.coming))

    def drawn(self, habits: Sequence[Sender], dice: Dice) -> list[Line]:
        """The choices of tonight."""
        usual = self.usual
        return [
            habit.line(home, self.loads, usual, dice) for habit, home in zip(habits, self.homes, strict=True)
        ]

    def dawn(self, lines: Sequence[Line]) -> None:
        """Both trucks, and the next loads (TT-4, TT-5)."""
        for road in range(len(ROADS)):
            came = {seat: man for seat, (man, where) in enumerate(lines) if where == road}
            winner, _ = best(came, self.ties)
            if winner is not None:
                self.crates[winner] += self.loads[road]
                self.loads[road] = 0
        for home, (man, _) in zip(self.homes, lines, strict=True):
            home.remove(man)
        for road, tile in enumerate(self.coming[: len(ROADS)]):
            self.loads[road] += tile
        del self.coming[: len(ROADS)]

    def played(self, habits: Sequence[Sender], dice: Dice) -> list[float]:
        """Play to the end; who won, as shares of one (TT-6)."""
        while len(self.homes[0]) > 2:
            self.dawn(self.drawn(habits, dice))
        pairs: dict[Seat, int] = {seat: sum(home) for seat, home in enumerate(self.homes)}
        winner, _ = best(pairs, self.ties)
        marks = [(had + TRAIN * (seat == winner), pairs[seat]) for seat, had in enumerate(self.crates)]
        return [(mark == max(marks)) / marks.count(max(marks)) for mark in marks]
