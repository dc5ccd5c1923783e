"""How the strongest level decides: it imagines the rest of the deal many times over, staying and folding.

Each world deals the rivals what their backs allow, likelier what they would have paid for, and the common
cards to come. Everybody plays on by habit; what counts is not the pot but the chance to become champion with
the chips and Awards that lie there afterwards.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.dice import Dice
from engine.french_deck import high_value_of
from engine.game import Seat
from engine.poker_champ.computer.prospects import helped, prospect
from engine.poker_champ.computer.reading import Rival, looseness, rivals, would_stay
from engine.poker_champ.computer.strength import made
from engine.poker_champ.computer.worlds import Hands, happens, turned_up, unseen, weight
from engine.poker_champ.events import Event
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import SeatView

WORLDS = 300
MADE, NOT_MADE = 0.93, 0.75  # how likely a rival stays in a stage to come
OWN_NOT_MADE = 0.5  # and how likely the seat itself stays with nothing


class World(NamedTuple):
    """Who holds what, who would stay now, and what lies on the table in each stage from now on."""

    hands: dict[Seat, int]
    staying: tuple[Seat, ...]
    boards: dict[Stage, int]


def stays_by_foresight(view: SeatView, events: Sequence[Event], dice: Dice) -> bool:
    """Whether staying makes it likelier to become champion than folding, on average over the worlds."""
    loose = looseness(len(view.table.rows), events)
    deal = _Deal(view, rivals(view, loose, dice))
    gain = 0.0
    for _ in range(WORLDS):
        world = deal.imagined(dice)
        gain += deal.prospect(world, dice.twin(), stays=True) - deal.prospect(world, dice, stays=False)
    return gain > 0


class _Deal:
    """The deal as one seat sees it, in numbers that are quick to play on."""

    def __init__(self, view: SeatView, others: Sequence[Rival]) -> None:
        table = view.table
        self._view, self._others = view, others
        self._hands = Hands([rival.pairs for rival in others], [rival.likelihoods for rival in others])
        self._own, self._common = weight(view.hand), weight(table.common)
        self._deck = unseen((*view.hand, *table.common))
        self._chips = [row.chips for row in table.rows]
        self._awards = [row.awards for row in table.rows]
        self._later = {rival.seat: rival.later for rival in others} | {view.seat: 0.0}
        self._order = [(table.dealer + step) % len(table.rows) for step in range(1, len(table.rows) + 1)]

    def imagined(self, dice: Dice) -> World:
        """A world that nothing the seat sees speaks against."""
        places, taken = self._hands.dealt(dice)
        table, board = self._view.table, self._common
        boards = {table.stage: board}
        for card in turned_up(self._deck, Stage.RIVER - table.stage, taken, dice):
            board += card
            boards[Stage(table.stage + len(boards))] = board
        hands, staying = {self._view.seat: self._own}, []
        for rival, held, place in zip(self._others, self._hands.held, places, strict=True):
            hands[rival.seat] = held[place]
            if rival.seat not in table.awaited or happens(rival.stays[place], dice):
                staying.append(rival.seat)
        return World(hands, tuple(staying), boards)

    def prospect(self, world: World, dice: Dice, *, stays: bool) -> float:
        """The chance to become champion once this world is played on."""
        table, chips = self._view.table, self._chips[:]
        staying = [*world.staying, self._view.seat] if stays else list(world.staying)
        staying = staying or [self._others[-1].seat]  # somebody is always left
        pot = table.pot
        if len(staying) > 1:
            for seat in staying:
                if seat in table.awaited:
                    pot += _pay(chips, seat, table.price)
        for stage, board in world.boards.items():
            if stage > table.stage:
                pot += self._played(world, stage, board, staying, chips, dice)
        return self._after(world, staying, chips, pot)

    def _played(
        self, world: World, stage: Stage, board: int, staying: list[Seat], chips: list[int], dice: Dice
    ) -> int:
        """A stage in which everybody goes by habit; what comes into the pot."""
        pot = 0
        for seat in staying[:]:
            if len(staying) > 1 and chips[seat]:
                worse = OWN_NOT_MADE if seat == self._view.seat else NOT_MADE
                liking = MADE if made(world.hands[seat], board) else worse
                if happens(would_stay(liking, self._later[seat]), dice):
                    pot += _pay(chips, seat, stage.price)
                else:
                    staying.remove(seat)
        return pot

    def _after(self, world: World, staying: list[Seat], chips: list[int], pot: int) -> float:
        if len(staying) > 1:
            board = world.boards[Stage.RIVER]
            values = {seat: high_value_of(world.hands[seat] + board) for seat in staying}
            best = max(values.values())
            staying = [seat for seat in self._order if values.get(seat) == best]
        each, odd = divmod(pot, len(staying))
        for place, seat in enumerate(staying):
            chips[seat] += each + (place < odd)
        options = self._view.table.options
        return prospect(helped(chips, self._awards, self._order, options), self._view.seat, options)


def _pay(chips: list[int], seat: Seat, price: int) -> int:
    paid = min(price, chips[seat])
    chips[seat] -= paid
    return paid
