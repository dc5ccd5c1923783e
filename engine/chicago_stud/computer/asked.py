"""The question a seat is asked, taken apart: what it costs, and what may be staked."""

from engine.chicago_stud.actions import Action, Bet, Call, Check, Fold, Raise
from engine.chicago_stud.views import SeatView
from engine.game import Amount
from engine.quickly_made import quickly_made


@quickly_made
class Asked:
    """Offer to the seat that speaks."""

    cost: int  # of staying in
    amount: Amount | None  # of a bet or a raise, None where neither is offered

    def stay(self) -> Action:
        """Check, or call."""
        return Call() if self.cost else Check()

    def give_up(self) -> Action:
        """Fold, unless checking is free."""
        return Fold() if self.cost else Check()

    def stake(self, wish: float = 0) -> Action:
        """A bet or raise as near to the wish as may be; where neither is offered, stay."""
        if self.amount is None:
            return self.stay()
        chips = max(self.amount.low, min(self.amount.high, round(wish)))
        return Raise(chips) if self.cost else Bet(chips)


def asked(view: SeatView) -> Asked:
    """The question that seat is asked now."""
    for offer in view.offers:
        match offer.action:
            case Bet(Amount() as amount) | Raise(Amount() as amount):
                return Asked(view.to_call, amount)
            case _:
                pass
    return Asked(view.to_call, None)
