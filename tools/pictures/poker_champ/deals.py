"""Deals that are over, drawn by lot from a fixed seed, for the picture of the last deals."""

from collections.abc import Iterator
from itertools import count
from random import Random

from engine.french_deck import DECK, best_high
from engine.game import Seat
from engine.poker_champ.events import Dealt, Event, Folded, ShowdownHeld, Shown, Stayed, WonUnseen
from engine.poker_champ.pieces import COMMON, Back, Stage


def played(seats: int, deals: int, seed: int = 1) -> tuple[Event, ...]:
    """So many deals among so many seats, the first is number 8."""
    luck = Random(seed)
    return tuple(event for deal in range(8, 8 + deals) for event in _deal(luck, seats, deal))


def _deal(luck: Random, seats: int, deal: int) -> Iterator[Event]:
    drawn = luck.sample(DECK, 2 * seats + 5)
    common = tuple(drawn[:5])
    hands = [(drawn[5 + 2 * seat], drawn[6 + 2 * seat]) for seat in range(seats)]
    backs = tuple((Back.of(one), Back.of(other)) for one, other in hands)
    yield Dealt(deal, deal % seats, backs, 1)
    there: list[Seat] = [*range(seats)]
    pot = seats
    for stage in (Stage.FLOP, Stage.TURN, Stage.RIVER):
        for seat in luck.sample(there, len(there)):
            high = max(card.rank for card in hands[seat])
            if len(there) > 1 and luck.random() > high / 16:
                there.remove(seat)
                yield Folded(seat, stage)
            else:
                pot += stage.price
                yield Stayed(seat, stage, stage.price, stage.price, 12)
        if len(there) == 1:
            (seat,) = there
            shown = common[: COMMON[stage]]
            yield WonUnseen(deal, stage, seat, shown, hands[seat], best_high((*hands[seat], *shown)), pot)
            return
    ranked = sorted(there, key=lambda seat: best_high((*hands[seat], *common)).key(), reverse=True)
    best = best_high((*hands[ranked[0]], *common)).key()
    winners = [seat for seat in ranked if best_high((*hands[seat], *common)).key() == best]
    places = count(1)
    yield ShowdownHeld(
        deal,
        common,
        tuple(
            Shown(
                seat,
                hands[seat],
                best_high((*hands[seat], *common)),
                1 if seat in winners else next(places) + len(winners),
                6,
                pot // len(winners) if seat in winners else 0,
            )
            for seat in ranked
        ),
        pot,
    )
