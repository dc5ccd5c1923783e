"""Reasons why a line is good or bad: its changes, from the same tries as its worth.

Before → after is always the mean of the tries: if the turn passed, and after this line.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean

from engine.advice import Change
from engine.gangster.actions import Action, Bump, Drive
from engine.gangster.board import HARBOUR, Board
from engine.gangster.computer.foresight import Lookout, Reached
from engine.gangster.computer.prospects import turns_left
from engine.gangster.computer.win_chances import expected, likely
from engine.gangster.moves import play, to_nobody
from engine.gangster.pieces import CASINO, PLACES
from engine.gangster.standing import order, tile_of

REASONS_MAX = 4
DISTRICTS = 2  # of one's own that are told
LOSS = 0.5  # how much a point that a rival loses tells, beside one that is won
CLEAR = 3  # chances in 100 to be king: fewer are no reason

Pays = list[list[float]]
"""By place, by clan: points of this round."""


def reasons(
    lookout: Lookout, line: Action, tried: Sequence[Reached], passed: Sequence[Reached]
) -> list[Change]:
    """Reasons for a line, four at most: the most telling first, and what is left afterwards last."""
    number = lookout.board.acting(line.by)
    after = play(lookout.board, number, line, to_nobody)
    first = [
        *_at_the_harbour(after, number, line),
        *_ends_the_round(lookout, after, number),
        *_king(lookout, tried, passed),
    ]
    last = list(_doubler(lookout, after, number))
    if not _third(after, number):
        last.append(_left(lookout.board, after, number, line))
    parts = list(_parts(lookout, tried, passed))
    speaks_for = sum(_gain(part) for part in parts) >= 0
    parts.sort(key=lambda part: _gain(part), reverse=speaks_for)
    return [*first, *parts[: REASONS_MAX - len(first) - len(last)], *last]


def _at_the_harbour(after: Board, number: int, line: Action) -> Iterator[Change]:
    """Yield the piece that is taken there, and tell of breakfast."""
    if isinstance(line, Drive | Bump) and after.clans[number].car == HARBOUR:
        yield Change("harbour", {"take": str(line.take or "none"), "breakfast": int(line.breakfast)})


def _third(after: Board, number: int) -> bool:
    """All cards are used, so a district card is turned."""
    return not after.clans[number].open


def _ends_the_round(lookout: Lookout, after: Board, number: int) -> Iterator[Change]:
    """Yield the chance of that, and how far the seat would then be ahead of the best rival, all counted."""
    outlook = lookout.outlook
    if _third(after, number) and outlook.ends:
        pays = [_as_it_lies(after, place, outlook.casino) for place in range(len(after.tiles))]
        sums = _totals(after, outlook.influence, pays)
        seat = lookout.sight.seat
        ahead = sums[seat] - max(had for other, had in enumerate(sums) if other != seat)
        yield Change("ends", {"chance": round(100 * outlook.ends), "ahead": round(ahead)})


def _doubler(lookout: Lookout, after: Board, number: int) -> Iterator[Change]:
    """Yield the chance that a third card puts one, and the mean gain for this seat and for each rival."""
    outlook = lookout.outlook
    if not _third(after, number) or outlook.ends:
        return
    places = [place.number for place in lookout.table.pile]
    if not places:
        return
    pays = [_as_it_lies(after, place, outlook.casino) for place in places]
    gains = [gain / len(places) for gain in _sums(after.seats, pays)]
    mine = gains[lookout.sight.seat]
    yield Change(
        "doubler",
        {
            "chance": round(100 * len(places) / outlook.cards),
            "mine": round(mine),
            "theirs": round((sum(gains) - mine) / (after.seats - 1)),
        },
    )


def _king(lookout: Lookout, tried: Sequence[Reached], passed: Sequence[Reached]) -> Iterator[Change]:
    """Yield the chance to be the king, where half of the tries or more come to the end of the game."""
    ended = sum(end.casino is not None for end in (*tried, *passed))
    if lookout.outlook.rounds or 2 * ended < len(tried) + len(passed):
        return
    before, after = (round(100 * fmean(_chance(lookout, end) for end in ends)) for ends in (passed, tried))
    if abs(after - before) >= CLEAR:
        yield Change("king", {"before": before, "after": after})


def _chance(lookout: Lookout, end: Reached) -> float:
    seat = lookout.sight.seat
    if end.casino is None:
        turns = turns_left(end.board, end.outlook)
        return likely(expected(end.board, end.outlook, turns), turns)[seat]
    sums = _totals(end.board, end.outlook.influence, _pays(lookout, end))
    return (sums[seat] == max(sums)) / sums.count(max(sums))


def _parts(lookout: Lookout, tried: Sequence[Reached], passed: Sequence[Reached]) -> Iterator[Change]:
    """Yield the parts of a line's worth: own districts, the rival who loses most, the next turn, the rest."""
    yield from _districts(lookout, tried, passed)
    for name, part in (("next", _next), ("later", _later)):
        before, after = (round(fmean(part(lookout, end) for end in ends)) for ends in (passed, tried))
        if before != after:
            yield Change(name, {"before": before, "after": after})


def _gain(part: Change) -> float:
    """Weight of a change in favour of the line: what a rival loses counts less than what one gets."""
    before, after = part.facts["before"], part.facts["after"]
    assert isinstance(before, int)
    assert isinstance(after, int)
    return (after - before) * (-LOSS if part.name == "rival" else 1)


def _next(lookout: Lookout, end: Reached) -> float:
    return lookout.sight.coming(end.board, end.outlook.to_come) if end.casino is None else 0.0


def _later(lookout: Lookout, end: Reached) -> float:
    return lookout.sight.later(end.board)


def _districts(lookout: Lookout, tried: Sequence[Reached], passed: Sequence[Reached]) -> Iterator[Change]:
    """Yield where this seat may expect more or less, and the rival who loses most, with the place."""
    board, own = lookout.board, lookout.board.own(lookout.sight.seat)
    before, after = (_mean([_pays(lookout, end) for end in ends]) for ends in (passed, tried))
    places = range(len(before))
    mine = [
        (round(sum(before[place][who] for who in own)), round(sum(after[place][who] for who in own)), place)
        for place in places
    ]
    for less, more, place in sorted(mine, key=lambda told: -abs(told[1] - told[0]))[:DISTRICTS]:
        if less != more:
            yield Change("district", {"place": PLACES[place], "before": less, "after": more})
    theirs = [
        (round(before[place][who]), round(after[place][who]), place, who)
        for place in places
        for who in range(len(board.clans))
        if who not in own
    ]
    more, less, place, who = max(theirs, key=lambda told: told[0] - told[1])
    if more > less:
        clan = board.clans[who].clan
        yield Change("rival", {"place": PLACES[place], "clan": clan, "before": more, "after": less})


def _left(before: Board, after: Board, number: int, line: Action) -> Change:
    """Change in what the clan has for its turns to come."""
    mine = after.clans[number]
    if isinstance(line, Drive | Bump):
        return Change("cards", {"cards": " ".join(map(str, mine.open))})
    if mine.riding != before.clans[number].riding:
        return Change("car", {"riding": mine.riding})
    return Change("trunk", {"held": len(mine.trunk), "room": mine.room})


def _pays(lookout: Lookout, end: Reached) -> Pays:
    """Pay of this round by a try: the real one where the round is over, else the expected one."""
    board, sight = end.board, lookout.sight
    if end.casino is not None:
        return [_as_it_lies(board, place, end.casino) for place in range(len(board.tiles))]
    return [list(sight.promised(board, place, end.outlook.to_come)) for place in range(len(board.tiles))]


def _as_it_lies(board: Board, place: int, casino: float) -> list[float]:
    """Pay of a district by clan; nothing where the district is out of the game."""
    found = [0.0] * len(board.clans)
    if board.in_play(place):
        times = 2 if place in board.turned else 1
        for (who, _, _), number in zip(
            order(board.spaces[place]), tile_of(board, place).numbers, strict=False
        ):
            found[who] = times * (casino if number == CASINO else number)
    return found


def _mean(tries: Sequence[Pays]) -> Pays:
    return [[fmean(points) for points in zip(*clans, strict=True)] for clans in zip(*tries, strict=True)]


def _sums(seats: int, pays: Pays) -> list[float]:
    """Sums of the pay by seat."""
    return [sum(sum(clans[seat::seats]) for clans in pays) for seat in range(seats)]


def _totals(board: Board, influence: Sequence[int], pays: Pays) -> list[float]:
    return [had + gain for had, gain in zip(influence, _sums(board.seats, pays), strict=True)]
