"""Outlook for the rest of the round: the value of a "?", and the chance of more doublers."""

from typing import NamedTuple

from engine.gangster.city import DOUBLERS
from engine.gangster.views import TableView


class Outlook(NamedTuple):
    """Figures for the worth of a tile's number, before and after a doubler lies there."""

    casino: float  # what a "?" counts in the mean
    to_come: float  # chance that a district without a doubler has one when the round ends
    cards: int  # left in the pile
    police: int  # of them
    ends_next: bool  # the next doubler is the last one
    influence: tuple[int, ...]  # by seat
    rounds: int  # to come after this one

    @property
    def ends(self) -> float:
        """Chance that a third card ends the round."""
        return (self.cards - self.police) / self.cards if self.ends_next and self.cards else 0.0


def outlook_of(table: TableView) -> Outlook:
    """Outlook of a table, as everybody can work it out."""
    left = DOUBLERS - table.doublers
    plain = sum(row.in_play and not row.doubled for row in table.districts)
    numbers = table.casino_left or (0,)
    return Outlook(
        casino=sum(numbers) / len(numbers),
        to_come=chance_to_come(left, plain),
        cards=table.pile_size,
        police=table.police,
        ends_next=left == 1,
        influence=tuple(row.influence for row in table.seats),
        rounds=table.options.rounds - table.round,
    )


def chance_to_come(left: int, plain: int) -> float:
    """Chance that one of `plain` districts without a doubler gets one of the doublers left."""
    return min(1.0, left / plain) if plain else 0.0
