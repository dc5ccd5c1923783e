"""Previews of each line, told before it is played: the rules (GA-3.4 a to c), tried on a copy.

The copy is built from the view, so no preview can know the order of a pile; what chance decides is told as
odds.
"""

from engine.gangster import views
from engine.gangster.actions import Action, Bump, Drive, Gun, Load, UnloadOwn, UnloadRival
from engine.gangster.board import NOWHERE, Board, Spaces, with_space
from engine.gangster.city import DOUBLERS
from engine.gangster.events import Arrived, Breakfasted, Bumped, Drove, Event, GunUsed, Loaded, Unloaded
from engine.gangster.imagined import board_of
from engine.gangster.legality import of_clan
from engine.gangster.moves import play
from engine.gangster.pieces import PLACES, Place
from engine.gangster.standing import order, paid, tile_of


def panel(view: views.SeatView) -> views.Panel:
    """Panel of that seat: its lines and their previews; one not awaited sees what it could do if it were."""
    board = board_of(view.table, view.seat)
    return views.Panel(
        view.seat, tuple(_clan_panel(view.table, board, number) for number in board.own(view.seat))
    )


def _clan_panel(table: views.TableView, board: Board, number: int) -> views.ClanPanel:
    mine = board.clans[number]
    lines = of_clan(board, number)
    space = board.next_space(mine.car, number) if board.in_play(mine.car) else NOWHERE
    third = _third_card(table, board) if len(mine.open) == 1 else None
    reach: dict[int, list[int]] = {}
    for line in lines:
        if isinstance(line, Drive) and line.card not in reach.setdefault(line.to.number, []):
            reach[line.to.number].append(line.card)
    return views.ClanPanel(
        clan=mine.clan,
        place=PLACES[mine.car],
        here=_pay(board, mine.car, number),
        next_space=None if space == NOWHERE else space + 1,
        reach=tuple(views.Reach(PLACES[place], tuple(cards)) for place, cards in sorted(reach.items())),
        guns=tuple(
            views.Spot(
                line.place, line.space, board.clans[board.spaces[line.place.number][line.space - 1]].clan
            )
            for line in lines
            if isinstance(line, Gun)
        ),
        previews=tuple(_preview(board, number, line, third) for line in lines),
    )


def _preview(board: Board, number: int, action: Action, third: views.ThirdCard | None) -> views.Preview:
    events: list[Event] = []
    after = play(board, number, action, events.append)
    clan = board.clans[number].clan
    match action:
        case Drive() | Bump():
            return _driving(after, number, action, events, third)
        case UnloadOwn() | UnloadRival() | Load() | Gun():
            (event,) = events
            assert isinstance(event, Unloaded | Loaded | GunUsed)
            place = event.place.number
            return views.Preview(
                action=action,
                clan=clan,
                place=event.place,
                who=event.who,
                spaces=event.spaces if isinstance(event, Unloaded) else (event.space,),
                gains=_gains(board, after, place, number),
            )


def _driving(
    after: Board, number: int, action: Drive | Bump, events: list[Event], third: views.ThirdCard | None
) -> views.Preview:
    mine = after.clans[number]
    space = after.next_space(mine.car, number) if after.in_play(mine.car) else NOWHERE
    arrived = next((event for event in events if isinstance(event, Arrived)), None)
    return views.Preview(
        action=action,
        clan=mine.clan,
        place=PLACES[mine.car],
        road=next(_road(event) for event in events if isinstance(event, Drove | Bumped)),
        then=None if space == NOWHERE else _one_more(after, mine.car, space, number),
        next_space=None if space == NOWHERE else space + 1,
        piece=arrived.piece if arrived else None,
        lost=arrived.lost if arrived else None,
        guests=next((event.guests for event in events if isinstance(event, Breakfasted)), ()),
        third_card=third,
    )


def _road(event: Drove | Bumped) -> tuple[Place, ...]:
    return event.road if isinstance(event, Drove) else (event.start, event.end)


def _third_card(table: views.TableView, board: Board) -> views.ThirdCard:
    return views.ThirdCard(table.pile_size, table.police, board.doublers == DOUBLERS - 1)


def _one_more(board: Board, place: int, space: int, number: int) -> views.Gain:
    """Gain from one more own gangster, put out there."""
    spaces = with_space(board.spaces, place, space, number)
    return _gain(board, place, number, _position(spaces[place], number))


def _gains(before: Board, after: Board, place: int, number: int) -> tuple[views.Gain, ...]:
    """Every clan whose pay in that district changes, the acting one first and always."""
    found = []
    for who in sorted(range(len(before.clans)), key=lambda who: who != number):
        gain = _gain(before, place, who, _position(after.spaces[place], who))
        if who == number or gain.before != gain.after:
            found.append(gain)
    return tuple(found)


def _gain(before: Board, place: int, who: int, position: int) -> views.Gain:
    """Gain from the pay before to that of `position` (1 for the first, 0 for nobody there)."""
    return views.Gain(
        clan=before.clans[who].clan,
        place=PLACES[place],
        before=_pay(before, place, who),
        after=_paid(before, place, position),
        position=position,
    )


def _pay(board: Board, place: int, who: int) -> views.Pay:
    return _paid(board, place, _position(board.spaces[place], who)) if board.in_play(place) else views.Pay()


def _paid(board: Board, place: int, position: int) -> views.Pay:
    return (
        views.Pay(*paid(tile_of(board, place), position - 1, place in board.turned))
        if position
        else views.Pay()
    )


def _position(spaces: Spaces, who: int) -> int:
    """1 for the first, 0 where that clan has nobody there."""
    return next((position for position, (each, _, _) in enumerate(order(spaces), start=1) if each == who), 0)
