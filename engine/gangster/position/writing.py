"""Writes a position down, the table first."""

from collections.abc import Iterable, Iterator

from engine.gangster.board import FREE, OUT, Board
from engine.gangster.city import TILES
from engine.gangster.events import Scoring
from engine.gangster.pieces import DISTRICTS, NO, PLACES, YES
from engine.gangster.piles import card_name
from engine.gangster.state import State, Turn
from engine.sheet import quoted

NOTHING = "-"  # a free space, an empty quay


def dumps(state: State) -> str:
    """The position as text; `loads` of it is equal to `state`."""
    return "".join(f"{line}\n" for part in (_table, _city, _clans, _before) for line in part(state))


def _table(state: State) -> Iterator[str]:
    board = state.board
    yield f"options: {board.options.length} {YES if board.options.gap_same_clan else NO}"
    yield f"seed: {quoted(state.seed)}"
    yield f"shuffles: {state.shuffles}"
    yield _spaced("bosses:", state.bosses)
    yield _spaced("clans:", (clan.clan for clan in board.clans))
    yield f"round: {state.round}"
    yield f"turn: {state.bosses[board.seat]}"
    yield f"turns: {state.turns}"
    yield f"idle: {board.idle}"
    yield _spaced("influence:", state.influence)
    if state.over:
        yield "over: yes"


def _city(state: State) -> Iterator[str]:
    board = state.board
    for place in DISTRICTS:
        if board.tiles[place.number] != OUT:
            yield f"tile {place}: {TILES[board.tiles[place.number]].id}"
    for place in DISTRICTS:
        yield _spaced(f"spaces {place}:", _standing(board, place.number))
    yield _spaced("turned:", map(card_name, board.turned))
    yield _spaced("pile:", map(card_name, state.pile))
    yield _spaced("quays:", (piece or NOTHING for piece in board.quays))
    yield _spaced("stock:", state.stock)
    yield _spaced("casino:", state.casino)


def _clans(state: State) -> Iterator[str]:
    board = state.board
    for mine in board.clans:
        yield f"car {mine.clan}: {PLACES[mine.car]}"
        yield f"riding {mine.clan}: {mine.riding}"
        yield _spaced(f"trunk {mine.clan}:", (board.clans[who].clan for who in mine.trunk))
        yield _spaced(f"equipment {mine.clan}:", mine.equipment)
        yield _spaced(f"open {mine.clan}:", mine.open)
        yield f"box {mine.clan}: {mine.box}"
        yield f"breakfast {mine.clan}: {mine.breakfast}"


def _before(state: State) -> Iterator[str]:
    for turn in state.recent:
        yield f"before: {', '.join(_turn(state, turn))}"
    for scoring in state.scorings:
        yield from _reckoning(scoring)


def _standing(board: Board, place: int) -> list[str]:
    """Who stands there, as far as anybody does."""
    words = [NOTHING if who == FREE else board.clans[who].clan.value for who in board.spaces[place]]
    while words and words[-1] == NOTHING:
        words.pop()
    return words


def _turn(state: State, turn: Turn) -> Iterator[str]:
    clans = state.board.clans
    yield f"{state.bosses[turn.seat]} {clans[turn.clan].clan}"
    for word, spots in (("placed", turn.placed), ("taken", turn.taken)):
        for place, space, who in spots:
            yield f"{word} {PLACES[place]} {space + 1} {clans[who].clan}"
    if turn.road:
        yield _spaced("road", turn.road)
    if turn.bumped is not None:
        yield f"bumped {clans[turn.bumped].clan}"
    if turn.doubler:
        yield f"doubler {turn.doubler}"


def _reckoning(scoring: Scoring) -> Iterator[str]:
    """Points and sums follow from the tiles, the places and the casino card."""
    yield f"reckoning: {scoring.round} {scoring.casino} {scoring.clan} {scoring.place}"
    for district in scoring.districts:
        shares = ", ".join(f"{share.clan} {share.count} {share.rank}" for share in district.shares)
        yield f"reckoned {scoring.round} {district.place}: {'doubled' if district.doubled else 'single'}" + (
            f", {shares}" if shares else ""
        )


def _spaced(key: str, words: Iterable[object]) -> str:
    return " ".join([key, *map(str, words)])
