"""The greedy player: values the districts as they stand, weights doublers, looks one stop ahead.

A number counts twice with a doubler, else once and by the chance of one; what a rival gets counts against. A
drive is worth half of the best that could be put out where it ends, for it takes two turns. A full trunk
wants to be emptied.
"""

from engine.game import Seat
from engine.gangster.actions import Action, Bump, Drive, Gun, Load, UnloadOwn, UnloadRival
from engine.gangster.board import FREE, HARBOUR, NOWHERE, Board, Spaces, next_space
from engine.gangster.computer.outlook import Outlook
from engine.gangster.legality import possible
from engine.gangster.pieces import CASINO, Kind
from engine.gangster.standing import order, tile_of

RIVALS = 0.7  # all rivals together lose as much: worth so much of a point of one's own
LATER = 0.5  # what a drive brings comes a turn later
A_GUEST = 1.2  # a rival at breakfast, for good
A_PIECE = {
    Kind.BODYGUARD: 0.8,
    Kind.TRUNK: 0.8,
    Kind.MOTOR: 1.0,
    Kind.BUMPER: 0.6,
    Kind.GUN: 1.6,
    Kind.DOOR: 1.8,
}
A_FIRST_PIECE = 0.6  # more, where it pushes nothing off
HURRY = 0.5  # how much of a lead is worth ending the round for
A_THIRD_CARD = 0.2  # opening one's cards again


def best(board: Board, outlook: Outlook) -> Action:
    """The line worth most to the seat whose turn it is; of equal ones the first."""
    return max(ranked(board, outlook), key=lambda found: found[0])[1]


def ranked(board: Board, outlook: Outlook) -> list[tuple[float, Action]]:
    """Every line with what it is worth."""
    judge = _Judge(board, outlook, board.seat)
    return [(judge.worth(line), line) for line in possible(board, board.seat)]


class _Judge:
    """Worth of lines to one seat, each district looked at once."""

    def __init__(self, board: Board, outlook: Outlook, seat: Seat) -> None:
        self._board = board
        self._outlook = outlook
        self._seat = seat
        self._against = -RIVALS / (board.seats - 1)
        self._stops: dict[tuple[int, int, bool], float] = {}
        self._numbers: dict[int, list[float]] = {}  # by place
        self._before: dict[int, float] = {}
        self._hurry: float | None = None

    def worth(self, action: Action) -> float:
        """Worth of a line in points of influence, more or less."""
        board = self._board
        number = board.acting(action.by)
        mine = board.clans[number]
        match action:
            case Drive():
                return self._drive(number, action.to.number, action)
            case Bump():
                other = board.number_of(action.other)
                return self._drive(number, board.clans[other or 0].car, action)
            case UnloadOwn(count):
                return self._put(mine.car, number, count)
            case UnloadRival(clan):
                rival = board.number_of(clan)
                return self._put(mine.car, number if rival is None else rival, 1)
            case Load(space):
                return self._taken(mine.car, space - 1, number)
            case Gun():
                return self._taken(action.place.number, action.space - 1, number)

    def _drive(self, number: int, end: int, action: Drive | Bump) -> float:
        mine = self._board.clans[number]
        worth = self._stop(end, number, bool(action.breakfast))
        if end == HARBOUR:
            worth += A_GUEST * len(mine.trunk) * action.breakfast
            if action.take:
                worth += A_PIECE[action.take]
                pushed = mine.equipment[1] if len(mine.equipment) > 1 else None
                worth += A_FIRST_PIECE if pushed is None else -A_PIECE[pushed]
        if len(mine.open) == 1:
            worth += A_THIRD_CARD + self._hurried()
        return worth

    def _hurried(self) -> float:
        """Worth of ending the round: what one leads by now; nothing where it cannot end."""
        if self._hurry is None:
            chance = self._outlook.ends
            self._hurry = HURRY * chance * self._lead() if chance else 0.0
        return self._hurry

    def _lead(self) -> float:
        """Lead of this seat over the best rival in what the districts pay, as they stand."""
        sums = [0.0] * self._board.seats
        for place, tile in enumerate(self._board.spaces):
            if tile:
                for (who, _, _), number in zip(order(tile), self._paid(place), strict=False):
                    sums[who % self._board.seats] += number
        return sums[self._seat] - max(had for seat, had in enumerate(sums) if seat != self._seat)

    def _stop(self, end: int, number: int, emptied: bool) -> float:
        """Worth of the best that could be put out at that end of a drive, a turn later."""
        key = (end, number, emptied)
        if key not in self._stops:
            board, mine = self._board, self._board.clans[number]
            found = 0.0
            if board.in_play(end):
                count = 2 if Kind.DOOR in mine.equipment and mine.riding > 1 else min(1, mine.riding)
                if count:
                    found = max(found, self._put(end, number, count))
                for rival in mine.trunk:
                    found = max(found, self._put(end, rival, 1))
            self._stops[key] = LATER * found
        return self._stops[key]

    def _put(self, place: int, who: int, count: int) -> float:
        spaces = self._board.spaces[place]
        for _ in range(count):
            space = next_space(spaces, who, self._board.options.gap_same_clan)
            if space == NOWHERE:
                break
            spaces = (*spaces[:space], who, *spaces[space + 1 :])
        return self._difference(place, spaces)

    def _taken(self, place: int, space: int, number: int) -> float:
        spaces = self._board.spaces[place]
        worth = self._difference(place, (*spaces[:space], FREE, *spaces[space + 1 :]))
        return worth if spaces[space] == number else worth - 0.2  # a full trunk is a burden

    def _difference(self, place: int, spaces: Spaces) -> float:
        if place not in self._before:
            self._before[place] = self._value(place, self._board.spaces[place])
        return self._value(place, spaces) - self._before[place]

    def _value(self, place: int, spaces: Spaces) -> float:
        """Points that the seat gets there, less a part of those that the others get."""
        seats, seat, against = self._board.seats, self._seat, self._against
        return sum(
            [
                number * (1 if who % seats == seat else against)
                for (who, _, _), number in zip(order(spaces), self._paid(place), strict=False)
            ]
        )

    def _paid(self, place: int) -> list[float]:
        """Worth of the numbers of a district, from the first."""
        if place not in self._numbers:
            times = 2 if place in self._board.turned else 1 + self._outlook.to_come
            self._numbers[place] = [
                (self._outlook.casino if number == CASINO else number) * times
                for number in tile_of(self._board, place).numbers
            ]
        return self._numbers[place]
