"""A boss's decision: it plays on in its mind many times over, staying and folding.

Each world deals the rivals what their backs allow, likelier what they would have paid for, and the common
cards to come. Then everybody, the seat itself too, decides in turn as a reader of backs would (odds.py). They
go by what lies there, who is still in and what the pot has become.

The pot does not count; the chance to become champion with the chips and Awards after the deal does.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.dice import Dice
from engine.french_deck.values import CARD_BITS
from engine.game import Seat
from engine.poker_champ.computer.odds import limit, may_be
from engine.poker_champ.computer.prospects import Standings, helped, prospect
from engine.poker_champ.computer.reading import likelihood, likelihoods, looseness
from engine.poker_champ.computer.runouts import Line, Runout, outlook
from engine.poker_champ.computer.worlds import FINE, Hands, weight
from engine.poker_champ.events import Event
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import SeatView

WORLDS = 300


class World(NamedTuple):
    """The pair that each seat holds, the cards to come, and each seat's luck of judgement, by stage."""

    places: dict[Seat, int]
    line: Line
    lots: list[list[float]]


class Played(NamedTuple):
    """A world played on to the end of its deal.

    `staying`: who was still in; `winners`: who of them shared the pot; `chips`: as it was paid. Then, with
    help for the broke, `standings`.
    """

    staying: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    chips: tuple[int, ...]
    standings: Standings
    chance: float  # of the seat that asks, to become champion


def stays_by_foresight(view: SeatView, events: Sequence[Event], dice: Dice) -> bool:
    """Tell if staying makes it likelier to become champion than folding, on average over the worlds."""
    deal = Deal(view, events, dice)
    gain = 0.0
    for _ in range(WORLDS):
        world = deal.imagined(dice)
        gain += deal.played(world, stays=True).chance - deal.played(world, stays=False).chance
    return gain > 0


class Deal:
    """The deal as one seat sees it, in numbers that are quick to play on."""

    def __init__(self, view: SeatView, events: Sequence[Event], dice: Dice) -> None:
        table = view.table
        self._view, self._seats = view, len(table.rows)
        self._loose = looseness(self._seats, events)
        self._order = [(table.dealer + step) % self._seats for step in range(1, self._seats + 1)]
        self._chips = [row.chips for row in table.rows]
        self._awards = [row.awards for row in table.rows]
        pairs = {row.seat: may_be(row.backs, table.common) for row in table.rows}
        held = {seat: [weight(pair) for pair in each] for seat, each in pairs.items()}
        present = outlook(table.stage, table.common, view.hand, held, dice)
        self._lines = present.lines()
        self._own = pairs[view.seat].index(view.hand)
        self._rivals = [seat for seat in table.staying if seat != view.seat]
        likely = likelihoods(table, held, present, self._loose, dice)
        mine = weight(view.hand) & CARD_BITS
        self._hands = Hands(
            [pairs[seat] for seat in self._rivals],
            [
                [each * (not mine & pair) for each, pair in zip(likely[seat], held[seat], strict=True)]
                for seat in self._rivals
            ],
        )

    def imagined(self, dice: Dice) -> World:
        """A world that nothing the seat sees speaks against."""
        while True:
            line = self._lines[dice.below(len(self._lines))]
            places, taken = self._hands.dealt(dice)
            if not taken & line.runout.taken:
                break
        lots = [[dice.below(FINE) / FINE for _ in range(self._seats)] for _ in line.outlooks]
        return World({self._view.seat: self._own, **dict(zip(self._rivals, places, strict=True))}, line, lots)

    def best(self, world: World) -> float:
        """The seat's part of the pot in this world, were all who are in to stay to the end."""
        values = [world.line.runout.values[seat][place] for seat, place in world.places.items()]
        mine = world.line.runout.values[self._view.seat][self._own]
        return 1 / values.count(mine) if mine == max(values) else 0.0

    def played(self, world: World, *, stays: bool) -> Played:
        """Play this world on to the end of the deal."""
        table, me = self._view.table, self._view.seat
        pool = _Pool(self._chips[:], table.pot, [s for s in self._order if s in world.places])
        if stays:
            pool.pay(me, table.price)
        else:
            pool.staying.remove(me)
        asked = [seat for seat in self._order if seat in table.awaited and seat != me]
        for number, (now, lots) in enumerate(zip(world.line.outlooks, world.lots, strict=True)):
            stage = Stage(table.stage + number)
            if number:
                asked = [seat for seat in pool.staying if pool.chips[seat]]
            for place, seat in enumerate(asked, start=1):
                if len(pool.staying) == 1:  # PC-5.1: who has won pays no more
                    break
                others = tuple(other for other in pool.staying if other != seat)
                share = now.share(seat, world.places[seat], others) or 0.0
                least = limit(stage, pool.pot, pool.chips[seat], len(others), len(asked) - place)
                if self._stays(seat, stage, share, least, lots[seat]):
                    pool.pay(seat, stage.price)
                else:
                    pool.staying.remove(seat)
        winners = pool.pay_out(world.line.runout, world.places)
        options = table.options
        standings = helped(pool.chips, self._awards, self._order, options)
        chance = prospect(standings, me, options, table.deals_left)
        return Played(tuple(pool.staying), winners, tuple(pool.chips), standings, chance)

    def _stays(self, seat: Seat, stage: Stage, share: float, least: float, lot: float) -> bool:
        """Tell if a seat will stay: a rival as they are known, the seat itself by what it sees."""
        if seat == self._view.seat:
            return share >= least
        return lot < likelihood(share, least, self._loose[seat, stage])


@dataclass(slots=True)
class _Pool:
    """Chips and pot in a world that is played on, and who is still in."""

    chips: list[int]
    pot: int
    staying: list[Seat]  # in the order in which odd chips go

    def pay(self, seat: Seat, price: int) -> None:
        paid = min(price, self.chips[seat])
        self.chips[seat] -= paid
        self.pot += paid

    def pay_out(self, runout: Runout, places: Mapping[Seat, int]) -> tuple[Seat, ...]:
        """PC-6: the best hands share the pot."""
        values = {seat: runout.values[seat][places[seat]] for seat in self.staying}
        best = max(values.values())
        winners = tuple(seat for seat in self.staying if values[seat] == best)
        each, odd = divmod(self.pot, len(winners))
        for place, seat in enumerate(winners):
            self.chips[seat] += each + (place < odd)
        return winners
