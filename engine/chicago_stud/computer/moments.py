"""The deal so far as each seat met it: what lay open, what it was asked, what it did."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from engine.chicago_stud import events as ev
from engine.french_deck import Card
from engine.game import Seat
from engine.quickly_made import quickly_made


@quickly_made
class Moment:
    """One answer of a seat that stayed in, and all that everybody could see when it was given."""

    seat: Seat
    street: int
    staked: bool  # a bet or a raise; else a check or a call
    up: tuple[Card, ...]
    rivals: tuple[tuple[Card, ...], ...]  # the open cards of the others who were in
    pot: int
    cost: int  # of staying
    stakes: int  # bets and raises of the round until then
    opens: bool  # it had the best open cards
    behind: int  # how many others had not paid the stake either


def moments(events: Sequence[ev.Event]) -> list[Moment]:
    """Every answer of the deal that runs, but those that folded, in the order given."""
    start = max(
        (place for place, event in enumerate(events) if isinstance(event, ev.DealStarted)),
        default=len(events),
    )
    deal, found = _Deal(), []
    for event in events[start:]:
        match event:
            case ev.DealStarted(dealt=dealt, paid=paid):
                deal.up = dict.fromkeys(dealt, ())
                deal.pot = sum(chips for _, chips in paid)
            case ev.StreetDealt(street=street, up=up, opener=opener):
                deal.next_street(street, up, opener)
            case ev.Folded(seat):
                del deal.up[seat]
            case ev.Checked(seat):
                found.append(deal.answered(seat, staked=False))
            case ev.Called(seat, chips):
                found.append(deal.answered(seat, staked=False))
                deal.pay(seat, chips)
            case ev.BetMade(seat, chips) | ev.Raised(seat, _, chips):
                found.append(deal.answered(seat, staked=True))
                deal.pay(seat, chips)
                deal.stakes += 1
            case _:
                pass
    return found


@dataclass(slots=True)
class _Deal:
    """A deal, followed from event to event."""

    street: int = 0
    pot: int = 0
    stakes: int = 0
    opener: Seat | None = None
    up: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)  # of who is in
    paid: dict[Seat, int] = field(default_factory=dict)  # in this round

    def next_street(self, street: int, up: Sequence[tuple[Seat, Card]], opener: Seat) -> None:
        self.street, self.opener, self.stakes, self.paid = street, opener, 0, {}
        for seat, card in up:
            self.up[seat] += (card,)

    def answered(self, seat: Seat, *, staked: bool) -> Moment:
        level = max(self.paid.values(), default=0)
        others = [other for other in self.up if other != seat]
        return Moment(
            seat=seat,
            street=self.street,
            staked=staked,
            up=self.up[seat],
            rivals=tuple(self.up[other] for other in others),
            pot=self.pot,
            cost=level - self.paid.get(seat, 0),
            stakes=self.stakes,
            opens=seat == self.opener,
            behind=sum(self.paid.get(other, 0) < level for other in others),
        )

    def pay(self, seat: Seat, chips: int) -> None:
        self.pot += chips
        self.paid[seat] = self.paid.get(seat, 0) + chips
