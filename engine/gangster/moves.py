"""Effects of an action, GA-3.4 a to c: cars and gangsters move, breakfast, pieces. No chance."""

from collections.abc import Callable

from engine.gangster import events as ev
from engine.gangster.actions import Action, Bump, Drive, Gun, Load, Moving, UnloadOwn, UnloadRival
from engine.gangster.board import FREE, HARBOUR, Board, Spaces, next_space, with_clan, with_space
from engine.gangster.pieces import PLACES, Kind
from engine.gangster.roads import way

Tell = Callable[[ev.Event], None]
"""Where the news goes, event by event."""


def to_nobody(_event: ev.Event) -> None:
    """Drop the news of what is only imagined, or happens before the game begins."""


def play(board: Board, number: int, action: Action, tell: Tell) -> Board:
    """Board after a legal action of that clan; whose turn it is stays as it was.

    A clan that has used its third card has none open: that they open again is the end of the turn (GA-3.4 e).
    """
    match action:
        case Drive():
            return _driven(board, number, action, tell)
        case Bump():
            return _bumped(board, number, action, tell)
        case UnloadOwn(count):
            return _unloaded(board, number, number, count, tell)
        case UnloadRival(clan):
            rival = board.number_of(clan)
            assert rival is not None
            return _unloaded(board, number, rival, 1, tell)
        case Load(space):
            return _loaded(board, number, space - 1, tell)
        case Gun():
            return _taken_by_gun(board, number, action, tell)


def _driven(board: Board, number: int, action: Drive, tell: Tell) -> Board:
    """GA-4.1: the card is turned down and the car moves."""
    mine = board.clans[number]
    road = way(mine.car, action.to.number, action.card, Kind.MOTOR in mine.equipment)
    assert road is not None
    tell(ev.Drove(number % board.seats, mine.clan, action.card, road))
    return _arrived(board, number, action.to.number, action, tell)


def _bumped(board: Board, number: int, action: Bump, tell: Tell) -> Board:
    """GA-11.4: two cars change places; the other one does not arrive anywhere (OR-G5)."""
    mine = board.clans[number]
    other = board.number_of(action.other)
    assert other is not None
    theirs = board.clans[other]
    tell(
        ev.Bumped(
            number % board.seats,
            mine.clan,
            action.card,
            theirs.clan,
            other % board.seats,
            PLACES[mine.car],
            PLACES[theirs.car],
        )
    )
    swapped = board._replace(clans=with_clan(board.clans, other, theirs._replace(car=mine.car)))
    return _arrived(swapped, number, theirs.car, action, tell)


def _arrived(board: Board, number: int, end: int, action: Moving, tell: Tell) -> Board:
    """The card is used, the car stands at its end; at the harbour breakfast, then the piece (GA-3.4)."""
    mine = board.clans[number]
    used = action.card
    cards = tuple([card for card in mine.open if card != used])
    clans, trunk, equipment, quays = board.clans, mine.trunk, mine.equipment, board.quays
    if end == HARBOUR:
        seat = number % board.seats
        if action.breakfast:
            tell(ev.Breakfasted(seat, mine.clan, tuple([clans[guest].clan for guest in trunk])))
            for guest in trunk:
                eaten = clans[guest].breakfast + 1
                clans = with_clan(clans, guest, clans[guest]._replace(breakfast=eaten))
            trunk = ()
        lost = None
        if action.take:
            pushed = (action.take, *equipment)
            equipment, lost = pushed[:2], pushed[2] if len(pushed) > 2 else None
            quay = quays.index(action.take)
            quays = (*quays[:quay], None, *quays[quay + 1 :])
        tell(ev.Arrived(seat, mine.clan, action.take, lost))
    moved = mine._replace(car=end, trunk=trunk, equipment=equipment, open=cards)
    return board._replace(clans=with_clan(clans, number, moved), quays=quays)


def _unloaded(board: Board, number: int, who: int, count: int, tell: Tell) -> Board:
    """GA-6: where the gangster goes is no choice; a second one goes after the first (GA-11.6)."""
    mine = board.clans[number]
    place, spaces = mine.car, board.spaces
    put: list[int] = []
    for _ in range(count):
        space = _next_space(board, spaces, place, who)
        spaces = with_space(spaces, place, space, who)
        put.append(space + 1)
    tell(ev.Unloaded(number % board.seats, mine.clan, PLACES[place], board.clans[who].clan, tuple(put)))
    if who == number:
        left = mine._replace(riding=mine.riding - count)
    else:
        seat = mine.trunk.index(who)
        left = mine._replace(trunk=(*mine.trunk[:seat], *mine.trunk[seat + 1 :]))
    return board._replace(clans=with_clan(board.clans, number, left), spaces=spaces)


def _next_space(board: Board, spaces: tuple[Spaces, ...], place: int, who: int) -> int:
    return next_space(spaces[place], who, board.options.gap_same_clan)


def _loaded(board: Board, number: int, space: int, tell: Tell) -> Board:
    """GA-5.1, GA-5.3: own gangsters ride in the car, rivals in the trunk."""
    mine = board.clans[number]
    who = board.spaces[mine.car][space]
    tell(ev.Loaded(number % board.seats, mine.clan, PLACES[mine.car], board.clans[who].clan, space + 1))
    return _picked_up(board, number, mine.car, space, who)


def _taken_by_gun(board: Board, number: int, action: Gun, tell: Tell) -> Board:
    """GA-11.5."""
    mine = board.clans[number]
    place, space = action.place.number, action.space - 1
    who = board.spaces[place][space]
    tell(
        ev.GunUsed(
            number % board.seats,
            mine.clan,
            PLACES[mine.car],
            action.place,
            board.clans[who].clan,
            action.space,
        )
    )
    return _picked_up(board, number, place, space, who)


def _picked_up(board: Board, number: int, place: int, space: int, who: int) -> Board:
    mine = board.clans[number]
    if who == number:
        loaded = mine._replace(riding=mine.riding + 1)
    else:
        loaded = mine._replace(trunk=(*mine.trunk, who))
    spaces = with_space(board.spaces, place, space, FREE)
    return board._replace(clans=with_clan(board.clans, number, loaded), spaces=spaces)
