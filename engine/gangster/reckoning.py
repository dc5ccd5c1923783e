"""A day of reckoning: every district by itself, then the sums (GA-8)."""

from collections.abc import Iterable, Sequence

from engine.gangster.board import Board
from engine.gangster.events import DistrictScore, Scoring, Share
from engine.gangster.pieces import DISTRICTS, Clan, Place, Tile
from engine.gangster.standing import order, paid, tile_of

District = tuple[Place, Tile, bool, Iterable[tuple[int, int, int]]]
"""A district in play, its tile, if it is doubled, and its clans as `order` has them."""


def reckon(
    board: Board, round_number: int, casino: int, influence: tuple[int, ...], mover: int, last: int
) -> Scoring:
    """Scoring of a round; `mover`: the clan that placed the last doubler, in district `last`."""
    clans = [clan.clan for clan in board.clans]
    districts = (
        (DISTRICTS[at], tile_of(board, at), at in board.turned, order(spaces))
        for at, spaces in enumerate(board.spaces)
        if board.in_play(at)
    )
    return scored((round_number, casino, mover, DISTRICTS[last]), clans, influence, districts)


def scored(
    day: tuple[int, int, int, Place],
    clans: Sequence[Clan],
    influence: Sequence[int],
    districts: Iterable[District],
) -> Scoring:
    """Scoring of a day: its round, its casino card, and the clan that placed the last doubler, and where."""
    round_number, casino, mover, last = day
    seats = len(influence)
    scores = tuple(_scored(*district, clans, seats, casino) for district in districts)
    gains = [0] * seats
    for score in scores:
        for share in score.shares:
            gains[share.seat] += share.points
    totals = tuple(had + gain for had, gain in zip(influence, gains, strict=True))
    return Scoring(
        round_number, casino, mover % seats, clans[mover], last, scores, gains=tuple(gains), totals=totals
    )


def _scored(
    place: Place,
    tile: Tile,
    doubled: bool,
    standing: Iterable[tuple[int, int, int]],
    clans: Sequence[Clan],
    seats: int,
    casino: int,
) -> DistrictScore:
    """GA-8.2: the first gets the leftmost number, and so on while there are numbers; GA-8.4: each once."""
    shares = []
    for position, (who, count, rank) in enumerate(standing):
        points, casinos = paid(tile, position, doubled)
        number = tile.numbers[position] if position < len(tile.numbers) else None
        shares.append(Share(clans[who], who % seats, count, rank, number, points + casinos * casino))
    return DistrictScore(place, doubled, tile.numbers, tuple(shares))
