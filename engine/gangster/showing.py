"""From the state to what may be seen: by everybody, by one seat, and by all when the game is over (A.4)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from engine.game import Seat
from engine.gangster import views
from engine.gangster.board import FREE, HARBOUR, POLICEMAN, Board
from engine.gangster.changes import changes
from engine.gangster.city import OF_EACH_KIND, TILES
from engine.gangster.legality import awaited, legal
from engine.gangster.pieces import DISTRICTS, KINDS, PLACES, Clan, Kind, Place
from engine.gangster.rules import winners
from engine.gangster.standing import order, paid, tile_of
from engine.gangster.state import State


def table(state: State) -> views.TableView:
    """Table view: all that everybody may know."""
    board = state.board
    asked = awaited(state)
    return views.TableView(
        options=board.options,
        round=state.round,
        seats=tuple(_seat(state, seat, seat in asked) for seat in range(board.seats)),
        clans=tuple(_clan(board, number) for number in range(len(board.clans))),
        districts=tuple(_district(board, place) for place in DISTRICTS),
        harbour=views.HarbourRow(board.quays, _cars(board, HARBOUR)),
        awaited=asked,
        turned=tuple(None if card == POLICEMAN else PLACES[card] for card in board.turned),
        pile=tuple(PLACES[card] for card in sorted(state.pile) if card != POLICEMAN),
        police=state.pile.count(POLICEMAN),
        casino_left=tuple(sorted(state.casino)),
        casino_drawn=tuple(scoring.casino for scoring in state.scorings),
        stock=_counted(state.stock),
        gone=_gone(state),
        unused=tuple(tile for number, tile in enumerate(TILES) if number not in board.tiles),
        turns=state.turns,
        idle=board.idle,
        idle_limit=board.idle_limit,
        changes=tuple(changes(board, state.recent, seat) for seat in range(board.seats)),
        scorings=state.scorings,
        winners=winners(state.influence) if state.over else (),
    )


def with_board(table: views.TableView, board: Board) -> views.TableView:
    """Copy of this table with that board on it, as far as a board shows; whose turn it is stays."""
    return replace(
        table,
        clans=tuple(_clan(board, number) for number in range(len(board.clans))),
        districts=tuple(_district(board, place) for place in DISTRICTS),
        harbour=views.HarbourRow(board.quays, _cars(board, HARBOUR)),
    )


def open_table(state: State, *, ended: bool) -> views.TableView:
    """Table view, for nothing lies face down but three piles; raises ValueError unless its game has ended."""
    if not ended:
        raise ValueError("the game is not over")
    return table(state)


def view(state: State, seat: Seat) -> views.SeatView:
    """View of `seat`: all that it may know."""
    return views.SeatView(seat, table(state), tuple(views.Offer(action) for action in legal(state, seat)))


def standings(board: Board, place: int) -> tuple[views.Standing, ...]:
    """Standings in a district in play with their pay now, the best first."""
    return tuple(
        views.Standing(
            clan=board.clans[who].clan,
            count=count,
            rank=rank,
            number=_number(board, place, position),
            pay=views.Pay(*paid(tile_of(board, place), position, place in board.turned)),
        )
        for position, (who, count, rank) in enumerate(order(board.spaces[place]))
    )


def _number(board: Board, place: int, position: int) -> int | None:
    numbers = tile_of(board, place).numbers
    return numbers[position] if position < len(numbers) else None


def _seat(state: State, seat: Seat, asked: bool) -> views.SeatRow:
    board = state.board
    return views.SeatRow(
        seat=seat,
        boss=state.bosses[seat],
        clans=tuple(board.clans[number].clan for number in board.own(seat)),
        influence=state.influence[seat],
        gains=tuple(scoring.gains[seat] for scoring in state.scorings),
        awaited=asked,
    )


def _clan(board: Board, number: int) -> views.ClanRow:
    mine = board.clans[number]
    return views.ClanRow(
        clan=mine.clan,
        seat=number % board.seats,
        car=PLACES[mine.car],
        riding=mine.riding,
        trunk=tuple(board.clans[who].clan for who in mine.trunk),
        room=mine.room,
        equipment=mine.equipment,
        open=mine.open,
        box=mine.box,
        breakfast=mine.breakfast,
        on_map=sum(spaces.count(number) for spaces in board.spaces),
    )


def _district(board: Board, place: Place) -> views.DistrictRow:
    number = place.number
    played = board.in_play(number)
    return views.DistrictRow(
        place=place,
        tile=tile_of(board, number) if played else None,
        spaces=tuple(None if who == FREE else board.clans[who].clan for who in board.spaces[number]),
        doubled=number in board.turned,
        cars=_cars(board, number),
        standings=standings(board, number) if played else (),
    )


def _cars(board: Board, place: int) -> tuple[Clan, ...]:
    return tuple(clan.clan for clan in board.clans if clan.car == place)


def _counted(pieces: Iterable[Kind]) -> tuple[tuple[Kind, int], ...]:
    counts = Counter(pieces)
    return tuple((kind, counts[kind]) for kind in KINDS)


def _gone(state: State) -> tuple[tuple[Kind, int], ...]:
    """GA-14.1: whatever is nowhere else."""
    here = Counter(state.stock)
    here.update(kind for kind in state.board.quays if kind is not None)
    for clan in state.board.clans:
        here.update(clan.equipment)
    return tuple((kind, OF_EACH_KIND - here[kind]) for kind in KINDS)
