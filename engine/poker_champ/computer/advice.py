"""Advice of a boss on staying and on folding: both, in the same imagined worlds as it decides by.

The unit is chances in 100 to become champion. The changes that each brings are counted from those worlds.
"""

from collections.abc import Sequence
from fractions import Fraction

from engine.advice import Advice, Advised, Change
from engine.game import Seat
from engine.poker_champ.actions import Action, Fold, Stay
from engine.poker_champ.computer.choosing import dice_of
from engine.poker_champ.computer.foresight import WORLDS, Deal, Played
from engine.poker_champ.events import Event
from engine.poker_champ.options import Options
from engine.poker_champ.views import SeatView

NOISE = 1.0  # in 100: a usual spread of the difference of the two, over other deals


def advise(
    view: SeatView, seed: int | str, events: Sequence[Event] = (), also: Sequence[Action] = ()
) -> Advice[Action]:
    """Staying and folding, the better first; it is what a boss does with the same seed.

    Raises ValueError when nothing is asked of the seat.
    """
    if not view.offers:
        raise ValueError("nothing is asked of this boss")
    dice = dice_of(view, seed)
    deal = Deal(view, events, dice)
    share = 0.0
    stayed, folded = [], []
    for _ in range(WORLDS):
        world = deal.imagined(dice)
        share += deal.best(world)
        stayed.append(deal.played(world, stays=True))
        folded.append(deal.played(world, stays=False))
    advised: dict[Action, Advised[Action]] = {
        Stay(): Advised(Stay(), _worth(stayed), _of_staying(view, share / WORLDS, stayed, folded)),
        Fold(): Advised(Fold(), _worth(folded), _of_folding(view, stayed, folded)),
    }
    order = (Stay(), Fold()) if advised[Stay()].worth > advised[Fold()].worth else (Fold(), Stay())
    best = tuple(advised[one] for one in order)
    return Advice(WORLDS, best, tuple(advised[one] for one in also), NOISE)


def _worth(tries: Sequence[Played]) -> float:
    return 100 * sum(each.chance for each in tries) / len(tries)


def _of_staying(
    view: SeatView, best: float, stayed: Sequence[Played], folded: Sequence[Played]
) -> tuple[Change, ...]:
    """Changes of staying: how often it takes the pot, the price, then what it changes most."""
    me, table = view.seat, view.table
    taken = [me in each.winners for each in stayed]
    unseen = [each.staying == (me,) for each in stayed]
    cost = min(table.price, view.row.chips)
    chips = sum(each.chips[me] for each in stayed) / len(stayed)
    return (
        Change("pot", {"chance": _in_100(taken), "by": "folds" if 2 * sum(unseen) > sum(taken) else "cards"}),
        Change(
            "price",
            {
                "cost": cost,
                "pot": table.pot,
                "needs": round(Fraction(100 * cost, table.pot + cost)),
                "has": round(100 * best),
            },
        ),
        Change("chips", {"before": view.row.chips, "after": round(chips)}),
        *_told(view, folded, stayed)[:1],
    )


def _of_folding(view: SeatView, stayed: Sequence[Played], folded: Sequence[Played]) -> tuple[Change, ...]:
    """Changes of folding: what it keeps and what it gives up, then what it changes most."""
    keeps = Change("keeps", {"chips": view.row.chips, "paid": sum(view.row.paid)})
    return (keeps, *_told(view, stayed, folded)[:2])


def _told(view: SeatView, before: Sequence[Played], after: Sequence[Played]) -> list[Change]:
    """Ends of the deal that come oftener or less often than after the other decision, most changed first."""
    me, options = view.seat, view.table.options
    awards = view.row.awards
    counted = {
        "award": [[each.standings.awards[me] > awards for each in tries] for tries in (before, after)],
        "broke": [[not each.chips[me] for each in tries] for tries in (before, after)],
        "rival": [[_lost(each, me, options) for each in tries] for tries in (before, after)],
    }
    changes = [
        Change(name, {"before": _in_100(one), "after": _in_100(other)})
        for name, (one, other) in counted.items()
        if _in_100(one) != _in_100(other)
    ]
    return sorted(changes, key=_difference, reverse=True)


def _difference(change: Change) -> int:
    return abs(int(change.facts["after"]) - int(change.facts["before"]))


def _lost(played: Played, me: Seat, options: Options) -> bool:
    """Tell if somebody else is champion once the deal is over (PC-8.1)."""
    enough, awards = options.winning_awards, played.standings.awards
    return enough is not None and max(awards) >= enough > awards[me]


def _in_100(tries: Sequence[bool]) -> int:
    return round(Fraction(100 * sum(tries), len(tries)))
