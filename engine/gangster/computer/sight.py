"""A boss's view of a city: its worth to one seat, in points of influence.

That is what the districts may pay this seat, less a part of what they may pay the others. To it come the
things in the car and the trunk, on the tableau and at the buffet, and the best that could be done next.
"""

from collections.abc import Sequence
from math import exp

from engine.gangster.board import FREE, HARBOUR, NOWHERE, OUT, Board, ClanState, Spaces, next_space
from engine.gangster.city import CARDS
from engine.gangster.computer.habits import Habits
from engine.gangster.computer.outlook import Outlook
from engine.gangster.computer.prospects import Pays, Prospects, turns_left
from engine.gangster.pieces import CASINO, Kind
from engine.gangster.roads import ends
from engine.gangster.standing import order, tile_of

A_ROUND = 12  # turns of a seat, more or less
IN_THE_MEAN = 1.8  # how often a number counts in a round to come


class Sight:
    """Judgement of the seat whose turn it is; it stays the same for all that one decision imagines."""

    def __init__(self, board: Board, outlook: Outlook, habits: Habits) -> None:
        self.habits = habits
        self.seat = board.seat
        self._rounds = outlook.rounds
        self._turns = turns_left(board, outlook)
        self._influence = outlook.influence
        self._breakfasts = tuple(clan.breakfast for clan in board.clans)
        clans = len(board.clans)
        self._now = Prospects(clans, outlook.casino, habits, habits.doubt_a_turn * self._turns)
        self._to_come = Prospects(clans, outlook.casino, habits, habits.doubt_later)
        self._later = habits.later[outlook.rounds] * IN_THE_MEAN
        against = -habits.rivals / (board.seats - 1)
        self._weights = tuple(1.0 if seat == self.seat else against for seat in range(board.seats))
        self._of_clans = tuple(self._weights[number % board.seats] for number in range(clans))
        self._worths: dict[tuple[int, Spaces], tuple[float, float]] = {}
        self._gains: dict[object, float] = {}
        self._pieces = {
            kind: points * (self._turns / A_ROUND + habits.piece_later * outlook.rounds)
            for kind, points in habits.pieces.items()
        }
        self._kept = habits.kept * outlook.rounds
        self._trunk = (0.0, habits.guest, habits.guest + habits.another_guest)
        meal = habits.breakfast + habits.breakfast_a_round * outlook.rounds
        self._meals = tuple(-meal if number % board.seats == self.seat else meal for number in range(clans))

    def worth(self, board: Board, to_come: float) -> float:
        """Worth of a city in the middle of the round; `to_come`: the chance of a doubler for a district."""
        turned = board.turned
        worth = 0.0
        for place, tile in enumerate(board.tiles):
            if tile != OUT:
                now, later = self._district(tile, board.spaces[place])
                worth += now * (2 if place in turned else 1 + to_come) + later
        for number in board.own(self.seat):
            mine = board.clans[number]
            worth += self._kept * mine.riding + self._trunk[len(mine.trunk)]
            worth += sum([self._pieces[kind] for kind in mine.equipment])
            worth += self._next(board, number, to_come)
        return worth + self._eaten(board)

    def with_lead(self, board: Board, to_come: float) -> float:
        """Worth of a city, with the influence of all and the chance that this seat is king in the end."""
        sums = self._expected(board, to_come)
        scale = self.habits.swing + self.habits.swing_a_turn * (self._turns + A_ROUND * self._rounds)
        return self.worth(board, to_come) + self._king(sums, scale) + self._balance(self._influence)

    def ended(self, board: Board, casino: int) -> float:
        """Worth of a city whose round is over, with that casino card."""
        sums = list(map(float, self._influence))
        later = 0.0
        for place, tile in enumerate(board.tiles):
            if tile == OUT:
                continue
            spaces = board.spaces[place]
            times = 2 if place in board.turned else 1
            for (who, _, _), number in zip(order(spaces), tile_of(board, place).numbers, strict=False):
                sums[who % board.seats] += (casino if number == CASINO else number) * times
            later += self._district(tile, spaces)[1]
        rounds = self._rounds
        if not rounds:
            return self._balance(sums) + self._king(sums, 0.0) + self._eaten(board)
        scale = self.habits.swing + self.habits.swing_a_turn * A_ROUND * rounds
        for number in board.own(self.seat):
            mine = board.clans[number]
            later += self._kept * mine.riding + self._trunk[len(mine.trunk)]
            pieces = sum([self.habits.pieces[kind] for kind in mine.equipment])
            later += pieces * self.habits.piece_later * rounds
        return self._balance(sums) + self._king(sums, scale) + later + self._eaten(board)

    def promised(self, board: Board, place: int, to_come: float) -> Pays:
        """Points that each clan may expect of that district in this round."""
        tile = board.tiles[place]
        if tile == OUT:
            return (0.0,) * len(board.clans)
        times = 2 if place in board.turned else 1 + to_come
        return tuple([pay * times for pay in self._now.pays(tile, board.spaces[place])])

    def coming(self, board: Board, to_come: float) -> float:
        """The part of its worth that is what the seat could do next."""
        return sum([self._next(board, number, to_come) for number in board.own(self.seat)])

    def later(self, board: Board) -> float:
        """The part of its worth that districts and gangsters in the car have for the rounds to come."""
        worth = sum([self._kept * board.clans[number].riding for number in board.own(self.seat)])
        for place, tile in enumerate(board.tiles):
            if tile != OUT:
                worth += self._district(tile, board.spaces[place])[1]
        return worth

    def _expected(self, board: Board, to_come: float) -> list[float]:
        """Points that each seat has and may expect of this round."""
        sums = list(map(float, self._influence))
        for place in range(len(board.tiles)):
            for number, pay in enumerate(self.promised(board, place, to_come)):
                sums[number % board.seats] += pay
        return sums

    def _balance(self, sums: Sequence[float]) -> float:
        return sum(points * weight for points, weight in zip(sums, self._weights, strict=True))

    def _king(self, sums: Sequence[float], scale: float) -> float:
        """Worth of being king in the end, by the seat's lead now; for certain without a scale."""
        ahead = sums[self.seat] - max(had for seat, had in enumerate(sums) if seat != self.seat)
        if scale:
            return self.habits.king / (1 + exp(-ahead / scale))
        return self.habits.king * (1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0)

    def _eaten(self, board: Board) -> float:
        return sum(
            [
                meal * (clan.breakfast - before)
                for meal, clan, before in zip(self._meals, board.clans, self._breakfasts, strict=True)
                if clan.breakfast != before
            ]
        )

    def _district(self, tile: int, spaces: Spaces) -> tuple[float, float]:
        """Worth of a district in this round, without a doubler; and for the rounds to come."""
        key = (tile, spaces)
        found = self._worths.get(key)
        if found is None:
            now = self._weight(self._now.pays(tile, spaces))
            later = self._later * self._weight(self._to_come.pays(tile, spaces)) if self._later else 0.0
            found = self._worths[key] = (now, later)
        return found

    def _weight(self, pays: Sequence[float]) -> float:
        return sum([pay * weight for pay, weight in zip(pays, self._of_clans, strict=True)])

    def _next(self, board: Board, number: int, to_come: float) -> float:
        """A part of the best that clan could do where it stands, and of the best after one more drive."""
        mine = board.clans[number]
        motor = Kind.MOTOR in mine.equipment
        here = self._gain(board, number, mine.car, to_come)
        reached = {end for card in mine.open or CARDS for end in ends(mine.car, card, motor)}
        there = max(self._gain(board, number, end, to_come) for end in reached)
        return self.habits.here * here + self.habits.reach * there

    def _gain(self, board: Board, number: int, place: int, to_come: float) -> float:
        """The best that clan could do there without driving; at the harbour breakfast and a piece."""
        mine = board.clans[number]
        if place == HARBOUR:
            key: object = (mine.trunk, mine.equipment, board.quays)
        elif board.tiles[place] == OUT:
            return 0.0
        else:
            barred = board.guarded(place, self.seat)
            times = 2 if place in board.turned else 1 + to_come
            key = (
                number,
                board.tiles[place],
                board.spaces[place],
                mine.riding,
                mine.trunk,
                mine.equipment,
                barred,
                times,
            )
        found = self._gains.get(key)
        if found is None:
            if place == HARBOUR:
                found = self._at_the_harbour(board, mine)
            else:
                found = self._in_a_district(board, number, place, times, barred)
            self._gains[key] = found
        return found

    def _at_the_harbour(self, board: Board, mine: ClanState) -> float:
        worth = sum(self._meals[guest] for guest in mine.trunk) - self._trunk[len(mine.trunk)]
        pushed = self._pieces[mine.equipment[1]] if len(mine.equipment) > 1 else 0.0
        kinds = [kind for kind in board.quays if kind is not None and kind not in mine.equipment]
        return worth + max((self._pieces[kind] - pushed for kind in kinds), default=0.0)

    def _in_a_district(
        self, board: Board, number: int, place: int, times: float, barred: Sequence[int]
    ) -> float:
        mine, tile, spaces = board.clans[number], board.tiles[place], board.spaces[place]
        same_clan = board.options.gap_same_clan
        kept, trunk = self._kept, self._trunk
        guests = len(mine.trunk)

        def worth(there: Spaces) -> float:
            now, later = self._district(tile, there)
            return now * times + later

        best, before = 0.0, worth(spaces)
        if mine.riding:
            after = put(spaces, number, same_clan)
            if after:
                best = max(best, worth(after) - before - kept)
            if after and mine.riding > 1 and Kind.DOOR in mine.equipment:
                after = put(after, number, same_clan)
                if after:
                    best = max(best, worth(after) - before - 2 * kept)
        for guest in mine.trunk:
            after = put(spaces, guest, same_clan)
            if after:
                best = max(best, worth(after) - before + trunk[guests - 1] - trunk[guests])
        if guests < mine.room:
            tried = {FREE, number, *barred}
            for space in range(len(spaces) - 1, -1, -1):
                who = spaces[space]
                if who not in tried:  # the highest one of each clan
                    tried.add(who)
                    after = (*spaces[:space], FREE, *spaces[space + 1 :])
                    best = max(best, worth(after) - before + trunk[guests + 1] - trunk[guests])
        return best


def put(spaces: Spaces, number: int, gap_same_clan: bool) -> Spaces | None:
    """Copy of a tile with one more gangster of that clan; None where it cannot be put out there."""
    space = next_space(spaces, number, gap_same_clan)
    return None if space == NOWHERE else (*spaces[:space], number, *spaces[space + 1 :])
