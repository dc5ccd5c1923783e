"""A day of reckoning: every district by itself, then the sums (GA-8)."""

from engine.gangster.board import Board
from engine.gangster.events import DistrictScore, Scoring, Share
from engine.gangster.pieces import DISTRICTS
from engine.gangster.standing import order, paid, tile_of


def reckon(
    board: Board, round_number: int, casino: int, influence: tuple[int, ...], mover: int, last: int
) -> Scoring:
    """Scoring of a round; `mover`: the clan that placed the last doubler, in district `last`."""
    districts = tuple(
        _scored(board, place.number, casino) for place in DISTRICTS if board.in_play(place.number)
    )
    gains = [0] * board.seats
    for district in districts:
        for share in district.shares:
            gains[share.seat] += share.points
    return Scoring(
        round=round_number,
        casino=casino,
        seat=mover % board.seats,
        clan=board.clans[mover].clan,
        place=DISTRICTS[last],
        districts=districts,
        gains=tuple(gains),
        totals=tuple(had + gain for had, gain in zip(influence, gains, strict=True)),
    )


def _scored(board: Board, place: int, casino: int) -> DistrictScore:
    """GA-8.2: the first gets the leftmost number, and so on while there are numbers; GA-8.4: each once."""
    tile, doubled = tile_of(board, place), place in board.turned
    shares = []
    for position, (who, count, rank) in enumerate(order(board.spaces[place])):
        points, casinos = paid(tile, position, doubled)
        number = tile.numbers[position] if position < len(tile.numbers) else None
        clan = board.clans[who].clan
        shares.append(Share(clan, who % board.seats, count, rank, number, points + casinos * casino))
    return DistrictScore(DISTRICTS[place], doubled, tile.numbers, tuple(shares))
