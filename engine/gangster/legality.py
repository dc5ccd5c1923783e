"""Legal lines, and the reason why each other one is not: the only place that knows.

The rules are GA-3 to GA-6, GA-10 and GA-11. `refuse` asks in a fixed order: over, not at the table, not your
turn, whose clan, must drive, the rule. `possible` lists what a seat could do if it were its turn, `legal`
what it may do now.

Computers list thousands of times a turn, so they think only of open cards, own pieces, cars that are near and
gangsters who stand there. Each question is put to all lines that it is about: who may be picked up, to all
spaces.
"""

from engine.game import Fact, IllegalAction, Ruled, Seat
from engine.gangster.actions import Action, Bump, Drive, Gun, Load, Moving, UnloadOwn, UnloadRival
from engine.gangster.board import FREE, HARBOUR, NOWHERE, Board, next_space, with_space
from engine.gangster.lines import (
    NO_HARBOUR,
    bumps,
    drives,
    harbour,
    lines_by,
    reaches_harbour,
)
from engine.gangster.pieces import CLANS, PLACES, Kind, Place
from engine.gangster.roads import NEIGHBOURS, way
from engine.gangster.state import State


class Reason(Ruled):
    """Reason why a line may not be played; in brackets the facts."""

    GAME_OVER = "game-over", "GA-13.1"
    UNKNOWN_SEAT = "unknown-seat", "GA-3.3"
    NOT_YOUR_TURN = "not-your-turn", "GA-3.3"  # [seat] plays
    NAME_THE_CLAN = "name-the-clan", "GA-12.2"  # [first, second]: a seat that leads two says which one acts
    NO_CLAN_NEEDED = "no-clan-needed", "GA-12.2"  # a seat that leads one does not name it
    NOT_YOUR_CLAN = "not-your-clan", "GA-12.2"  # [clan]
    MUST_DRIVE = "must-drive", "OR-G20"  # [turns] without driving
    CARD_USED = "card-used", "GA-4.1"  # [card, open]
    OUT_OF_REACH = "out-of-reach", "GA-4.1"  # [place, card, cards]: the open cards that lead there, or none
    NOT_AT_HARBOUR = "not-at-harbour", "GA-10.1"  # pieces and breakfast are at Gold Coast only
    TAKE_A_PIECE = "take-a-piece", "GA-10.3"  # [pieces] of which one must be taken
    KIND_OWNED = "kind-owned", "OR-G18"  # [piece]
    NOT_ON_QUAYS = "not-on-quays", "GA-10.3"  # [piece]
    TRUNK_EMPTY = "trunk-empty", "GA-10.2"  # nobody for breakfast
    NO_BUMPER = "no-bumper", "GA-11.4"
    OWN_CAR = "own-car", "OR-G6"
    CLAN_NOT_PLAYING = "clan-not-playing", "GA-11.4"  # [clan]
    CAR_NOT_CONNECTED = "car-not-connected", "GA-11.4"  # [clan, place] where its car stands
    NOT_AT_GOLD_COAST = "not-at-gold-coast", "GA-5.4"  # nothing is loaded or unloaded there
    OUT_OF_THE_GAME = "out-of-the-game", "GA-5.4"  # [place]
    CAR_EMPTY = "car-empty", "GA-5.1"  # [riding, wanted]
    NO_DOOR = "no-door", "GA-11.6"
    TILE_FULL = "tile-full", "GA-6.6"  # [place]
    GAP_CLOSED = "gap-closed", "GA-6.4"  # [place, clan] that holds the last space
    NOT_IN_TRUNK = "not-in-trunk", "GA-5.1"  # [clan]
    NO_SUCH_SPACE = "no-such-space", "GA-6.1"  # [place, space, spaces]
    SPACE_FREE = "space-free", "GA-5.2"  # [place, space]
    TRUNK_FULL = "trunk-full", "GA-5.3"  # [room]
    GUARDED = "guarded", "GA-11.1"  # [clan, place]
    NO_GUN = "no-gun", "GA-11.5"
    PLACE_NOT_CONNECTED = "place-not-connected", "GA-11.5"  # [place]
    OWN_GANGSTER = "own-gangster", "GA-11.5"  # [place, space]: the Tommy gun takes rivals


def awaited(state: State) -> tuple[Seat, ...]:
    """GA-3.3: one seat, and nobody once the game is over."""
    return () if state.over else (state.board.seat,)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Everything `seat` may do now."""
    if state.over or seat != state.board.seat:
        return ()
    return possible(state.board, seat)


def possible(board: Board, seat: Seat) -> tuple[Action, ...]:
    """Lines open to that seat if it were its turn: its first clan before its second."""
    lines: list[Action] = []
    for number in board.own(seat):
        _add_lines(lines, board, number)
    return tuple(lines)


def of_clan(board: Board, number: int) -> tuple[Action, ...]:
    """Lines open to that clan if it were its seat's turn."""
    lines: list[Action] = []
    _add_lines(lines, board, number)
    return tuple(lines)


def _add_lines(lines: list[Action], board: Board, number: int) -> None:
    """Drives, bumps, unloads, loads, guns."""
    mine = board.clans[number]
    by = board.by(number)
    car, equipment = mine.car, mine.equipment
    motor = Kind.MOTOR in equipment
    takeable = board.takeable(number) if reaches_harbour(car, mine.open, motor) else ()
    lines += drives(by, car, mine.open, motor, takeable, bool(mine.trunk))
    if Kind.BUMPER in equipment:
        _add_bumps(lines, board, number)
    if _why_only_driving(board, car) is not None:
        return
    own = lines_by(by)
    if _why_no_unload(board, number, 1) is None:
        lines += own.own
        if Kind.DOOR in equipment and _why_no_unload(board, number, 2) is None:
            lines += own.two
    if mine.trunk:
        for rival in dict.fromkeys(mine.trunk):
            if board.next_space(car, rival) != NOWHERE:
                lines.append(own.rival[board.clans[rival].clan])
    spaces = board.spaces[car]
    taken = _may_take(board, number, car)
    if not taken.isdisjoint(spaces):
        lines += [line for line, who in zip(own.load, spaces, strict=False) if who in taken]
    if Kind.GUN in equipment:
        for place in NEIGHBOURS[car]:
            if board.in_play(place) and (taken := _may_take(board, number, place)):
                spaces = board.spaces[place]
                lines += [line for line, who in zip(own.gun[place], spaces, strict=False) if who in taken]


def _add_bumps(lines: list[Action], board: Board, number: int) -> None:
    mine = board.clans[number]
    by = board.by(number)
    near = NEIGHBOURS[mine.car]
    for card in mine.open:
        for other in board.clans:
            if other.car in near:
                at_harbour = other.car == HARBOUR
                choices = harbour(board.takeable(number), bool(mine.trunk)) if at_harbour else NO_HARBOUR
                lines += bumps(by, card, other.clan, choices)


def _second_space(board: Board, number: int, first: int) -> int:
    """Space of a second gangster when the first is out (GA-11.6)."""
    car = board.clans[number].car
    spaces = with_space(board.spaces, car, first, number)[car]
    return next_space(spaces, number, board.options.gap_same_clan)


def _may_take(board: Board, number: int, place: int) -> frozenset[int]:
    """The clans of which that clan may pick somebody up there (GA-5.1, GA-5.3, GA-11.1, GA-11.5)."""
    mine = board.clans[number]
    own = _ALONE[number] if place == mine.car else _NOBODY
    if len(mine.trunk) >= mine.room:
        return own
    guarded = board.guarded(place, number % board.seats)
    everybody = _TOGETHER[len(board.clans)]
    if own and not guarded:
        return everybody
    return everybody.difference(_ALONE[number], guarded) | own


_NOBODY: frozenset[int] = frozenset()
_ALONE = [frozenset((number,)) for number in range(len(CLANS))]
_TOGETHER = [frozenset(range(number)) for number in range(len(CLANS) + 1)]


def _why_only_driving(board: Board, car: int) -> Reason | None:
    """OR-G20; GA-5.4: nothing is loaded or unloaded at the harbour, nor in a district out of the game."""
    if board.idle >= board.idle_limit:
        return Reason.MUST_DRIVE
    if car == HARBOUR:
        return Reason.NOT_AT_GOLD_COAST
    return None if board.in_play(car) else Reason.OUT_OF_THE_GAME


def _why_no_unload(board: Board, number: int, count: int) -> Reason | None:
    """GA-6, GA-11.6."""
    mine = board.clans[number]
    if count > 1 and Kind.DOOR not in mine.equipment:
        return Reason.NO_DOOR
    if mine.riding < count:
        return Reason.CAR_EMPTY
    space = board.next_space(mine.car, number)
    if space != NOWHERE and count > 1:
        space = _second_space(board, number, space)
    return Reason.TILE_FULL if space == NOWHERE else None


def refuse(state: State, seat: Seat, action: Action) -> int:
    """The number of the clan that acts; raises IllegalAction where `legal` does not list the action."""
    board = state.board
    if state.over:
        raise IllegalAction(Reason.GAME_OVER)
    if not 0 <= seat < board.seats:
        raise IllegalAction(Reason.UNKNOWN_SEAT)
    if seat != board.seat:
        raise IllegalAction(Reason.NOT_YOUR_TURN, seat=board.seat)
    number = _acting(board, seat, action)
    if isinstance(action, Drive):
        _refuse_drive(board, number, action)
        return number
    if isinstance(action, Bump):
        _refuse_bump(board, number, action)
        return number
    _refuse_all_but_driving(board, board.clans[number].car)
    match action:
        case UnloadOwn():
            _refuse_unload_own(board, number, action)
        case UnloadRival():
            _refuse_unload_rival(board, number, action)
        case Load():
            _refuse_load(board, number, action)
        case Gun():
            _refuse_gun(board, number, action)
    return number


def _acting(board: Board, seat: Seat, action: Action) -> int:
    """A.3: with two players the line names the clan, with more it does not."""
    if len(board.clans) == board.seats:
        if action.by is not None:
            raise IllegalAction(Reason.NO_CLAN_NEEDED)
        return seat
    own = board.own(seat)
    if action.by is None:
        first, second = (board.clans[number].clan for number in own)
        raise IllegalAction(Reason.NAME_THE_CLAN, first=first, second=second)
    for number in own:
        if board.clans[number].clan is action.by:
            return number
    raise IllegalAction(Reason.NOT_YOUR_CLAN, clan=action.by)


def _refuse_drive(board: Board, number: int, action: Drive) -> None:
    mine = board.clans[number]
    _refuse_card(mine.open, action.card)
    motor = Kind.MOTOR in mine.equipment
    end = action.to.number
    if way(mine.car, end, action.card, motor) is None:
        cards = [card for card in mine.open if way(mine.car, end, card, motor)]
        raise IllegalAction(
            Reason.OUT_OF_REACH, place=action.to, card=action.card, cards=" ".join(map(str, cards))
        )
    _refuse_at_harbour(board, number, end, action)


def _refuse_bump(board: Board, number: int, action: Bump) -> None:
    mine = board.clans[number]
    if Kind.BUMPER not in mine.equipment:
        raise IllegalAction(Reason.NO_BUMPER)
    _refuse_card(mine.open, action.card)
    other = board.number_of(action.other)
    if other is None:
        raise IllegalAction(Reason.CLAN_NOT_PLAYING, clan=action.other)
    if other == number:
        raise IllegalAction(Reason.OWN_CAR)
    end = board.clans[other].car
    if end not in NEIGHBOURS[mine.car]:
        raise IllegalAction(Reason.CAR_NOT_CONNECTED, clan=action.other, place=PLACES[end])
    _refuse_at_harbour(board, number, end, action)


def _refuse_card(opened: tuple[int, ...], card: int) -> None:
    if card not in opened:
        raise IllegalAction(Reason.CARD_USED, card=card, open=" ".join(map(str, opened)))


def _refuse_at_harbour(board: Board, number: int, end: int, action: Moving) -> None:
    """GA-10.2, GA-10.3: what is chosen there can be, and is."""
    mine = board.clans[number]
    if end != HARBOUR:
        if action.take or action.breakfast:
            raise IllegalAction(Reason.NOT_AT_HARBOUR)
        return
    takeable = board.takeable(number)
    if (action.take, action.breakfast) in harbour(takeable, bool(mine.trunk)):
        return
    if action.take is None and takeable:
        raise IllegalAction(Reason.TAKE_A_PIECE, pieces=" ".join(takeable))
    if action.take not in (None, *takeable):
        owned = action.take in mine.equipment
        raise IllegalAction(Reason.KIND_OWNED if owned else Reason.NOT_ON_QUAYS, piece=str(action.take))
    raise IllegalAction(Reason.TRUNK_EMPTY)


def _refuse_all_but_driving(board: Board, car: int) -> None:
    if reason := _why_only_driving(board, car):
        facts: dict[Reason, dict[str, Fact]] = {
            Reason.MUST_DRIVE: {"turns": board.idle},
            Reason.OUT_OF_THE_GAME: {"place": PLACES[car]},
        }
        raise IllegalAction(reason, **facts.get(reason, {}))


def _refuse_unload_own(board: Board, number: int, action: UnloadOwn) -> None:
    mine = board.clans[number]
    reason = _why_no_unload(board, number, action.count)
    if reason is Reason.TILE_FULL:
        raise _no_space(board, mine.car)
    if reason is Reason.CAR_EMPTY:
        raise IllegalAction(reason, riding=mine.riding, wanted=action.count)
    if reason:
        raise IllegalAction(reason)


def _refuse_unload_rival(board: Board, number: int, action: UnloadRival) -> None:
    mine = board.clans[number]
    rival = board.number_of(action.clan)
    if rival is None or rival not in mine.trunk:
        raise IllegalAction(Reason.NOT_IN_TRUNK, clan=action.clan)
    if board.next_space(mine.car, rival) == NOWHERE:
        raise _no_space(board, mine.car)


def _no_space(board: Board, place: int) -> IllegalAction:
    """GA-6.6: the tile is full, or somebody holds its last space and so the gap."""
    spaces = board.spaces[place]
    if FREE in spaces and spaces[-1] != FREE:
        holder = board.clans[spaces[-1]].clan
        return IllegalAction(Reason.GAP_CLOSED, place=PLACES[place], clan=holder)
    return IllegalAction(Reason.TILE_FULL, place=PLACES[place])


def _refuse_load(board: Board, number: int, action: Load) -> None:
    car = board.clans[number].car
    _refuse_taking(board, number, car, _standing_on(board, PLACES[car], action.space))


def _refuse_gun(board: Board, number: int, action: Gun) -> None:
    mine = board.clans[number]
    place = action.place.number
    if Kind.GUN not in mine.equipment:
        raise IllegalAction(Reason.NO_GUN)
    if place not in NEIGHBOURS[mine.car]:
        raise IllegalAction(Reason.PLACE_NOT_CONNECTED, place=action.place)
    if place == HARBOUR:
        raise IllegalAction(Reason.NOT_AT_GOLD_COAST)
    if not board.in_play(place):
        raise IllegalAction(Reason.OUT_OF_THE_GAME, place=action.place)
    who = _standing_on(board, action.place, action.space)
    if who == number:
        raise IllegalAction(Reason.OWN_GANGSTER, place=action.place, space=action.space)
    _refuse_taking(board, number, place, who)


def _standing_on(board: Board, place: Place, space: int) -> int:
    spaces = board.spaces[place.number]
    if not 1 <= space <= len(spaces):
        raise IllegalAction(Reason.NO_SUCH_SPACE, place=place, space=space, spaces=len(spaces))
    if spaces[space - 1] == FREE:
        raise IllegalAction(Reason.SPACE_FREE, place=place, space=space)
    return spaces[space - 1]


def _refuse_taking(board: Board, number: int, place: int, who: int) -> None:
    mine = board.clans[number]
    if who in _may_take(board, number, place):
        return
    if len(mine.trunk) >= mine.room:
        raise IllegalAction(Reason.TRUNK_FULL, room=mine.room)
    raise IllegalAction(Reason.GUARDED, clan=board.clans[who].clan, place=PLACES[place])
