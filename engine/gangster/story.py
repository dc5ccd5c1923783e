"""The story of a game of Gangster that is over (docs/story.md)."""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from engine.chances import Draw, drawn_from, ended, over, spreads, turning_point
from engine.game import Seat
from engine.gangster import events as ev
from engine.gangster.board import POLICEMAN
from engine.gangster.pieces import CASINO, Place
from engine.gangster.scoring import result
from engine.gangster.standing import order, tile_of
from engine.gangster.state import State
from engine.story import Mark, SeatStory, Story, Surprise, turns_of

Moments = Sequence[tuple[State, Sequence[ev.Event]]]


class Haul(NamedTuple):
    """Share of one clan in one district on a day of reckoning."""

    place: Place
    doubled: bool
    share: ev.Share


def story(moments: Moments, seed: str) -> Story:  # noqa: ARG001  nothing is tried by dice
    """Chances by turns, days of reckoning below them, the biggest haul, and each boss's luck, guns and bumps.

    Raises ValueError before the end.
    """
    from engine.gangster.chances import chances  # computers' code, for a story alone

    last, events = moments[-1][0], [event for _, told in moments for event in told]
    end = over(result(last, events))
    moments, seats = turns_of(moments), range(len(end.ranks))
    rows = (*(chances(state) for state, _ in moments[:-1]), ended(end))
    draws = [each for before, after in pairwise(moments) for each in what_chance_gave(before[0], after[1])]
    return Story(
        curve=rows,
        marks=tuple(_mark(turn, event) for turn, event in _reckoned(moments)),
        turning_point=turning_point(rows, end.winners),
        surprise=_biggest(moments, seats),
        seats=tuple(
            SeatStory(
                spreads([by_seat[seat] for by_seat in draws]),
                {
                    "guns": sum(isinstance(event, ev.GunUsed) and event.seat == seat for event in events),
                    "bumps": sum(isinstance(event, ev.Bumped) and event.seat == seat for event in events),
                },
                _biggest(moments, (seat,)),
                {"kidnappings": end.figures[seat]["kidnappings"]},
            )
            for seat in seats
        ),
    )


def _reckoned(moments: Moments) -> Iterator[tuple[int, ev.Reckoned]]:
    for turn, (_, events) in enumerate(moments):
        for event in events:
            if isinstance(event, ev.Reckoned):
                yield turn, event


def _mark(turn: int, event: ev.Reckoned) -> Mark:
    gains = event.scoring.gains
    best = tuple(seat for seat, points in enumerate(gains) if points == max(gains))
    return Mark(turn, best, gains, event)


def _biggest(moments: Moments, seats: Collection[Seat]) -> Surprise | None:
    """The most points of one of their clans in one district; the first of equal ones."""
    hauls = [
        (turn, Haul(district.place, district.doubled, share))
        for turn, event in _reckoned(moments)
        for district in event.scoring.districts
        for share in district.shares
        if share.seat in seats
    ]
    if not hauls:
        return None
    turn, haul = max(hauls, key=lambda found: found[1].share.points)
    return Surprise(turn, haul.share.seat, gain=haul.share.points, event=haul)


def what_chance_gave(before: State, events: Sequence[ev.Event]) -> Iterator[tuple[Draw, ...]]:
    """Yield the gifts of chance in a turn, by seat: a district card, and the casino's number."""
    for event in events:
        match event:
            case ev.DoublerPlaced(place=place):
                yield _chance_of_cards(before, place.number)
            case ev.PolicePassed():
                yield _chance_of_cards(before, POLICEMAN)
            case ev.Reckoned(scoring):
                yield _chance_of_casino(before, scoring)
            case _:
                pass


def _chance_of_cards(before: State, turned: int) -> tuple[Draw, ...]:
    """Draw of each seat: points that the card's doubler would bring as the districts stand, of all left."""
    by_card = {card: _doubled(before, card) for card in before.pile}
    return tuple(
        drawn_from(by_card[turned][seat], [by_card[card][seat] for card in before.pile])
        for seat in range(before.board.seats)
    )


def _doubled(before: State, card: int) -> list[float]:
    """Points that a doubler there would bring each seat; a "?" counts as the mean of the cards left."""
    points = [0.0] * before.board.seats
    if card != POLICEMAN:
        unknown = sum(before.casino) / len(before.casino)
        numbers = tile_of(before.board, card).numbers
        for (who, _, _), number in zip(order(before.board.spaces[card]), numbers, strict=False):
            points[who % len(points)] += unknown if number == CASINO else number
    return points


def _chance_of_casino(before: State, scoring: ev.Scoring) -> tuple[Draw, ...]:
    """Draw of each seat: what its "?" pay with this number, of all that were left."""
    times = [0] * before.board.seats
    for district in scoring.districts:
        for share in district.shares:
            if share.number == CASINO:
                times[share.seat] += 2 if district.doubled else 1
    return tuple(
        drawn_from(scoring.casino * each, [number * each for number in before.casino]) for each in times
    )
