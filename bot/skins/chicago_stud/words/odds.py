"""The price of a call, and how often one must win for it to pay: for the prompt and the picture of a hand."""

from typing import NamedTuple

from engine.chicago_stud.views import SeatView


class Price(NamedTuple):
    """`cost` chips for a `pot` that this seat could win: calling pays for who wins `times` in `tries`."""

    cost: int
    pot: int
    times: int
    tries: int


def price(view: SeatView) -> Price | None:
    """What a call costs and could win; None where there is nothing to call.

    Chips staked beyond what the seat can match are not for it to win.
    """
    cost = view.to_call
    if not cost:
        return None
    stake = view.row.staked + cost
    pot = view.table.dead + sum(min(row.staked, stake) for row in view.table.rows)
    doubled = 2 * (pot + cost) // cost  # tries for two wins, rounded so that to win so often does pay
    if doubled < 8 and doubled % 2:
        return Price(cost, pot, 2, doubled)
    return Price(cost, pot, 1, (pot + cost) // cost)
