"""Every line that there can be, made once: asking what is legal only picks from here."""

from functools import cache, lru_cache
from typing import NamedTuple

from engine.gangster.actions import Action, Bump, Drive, Gun, Load, UnloadOwn, UnloadRival
from engine.gangster.board import HARBOUR
from engine.gangster.city import TILES
from engine.gangster.pieces import CLANS, DISTRICTS, PLACES, Clan, Kind
from engine.gangster.roads import ends

NO_HARBOUR: tuple[tuple[Kind | None, bool], ...] = ((None, False),)
"""What is chosen where a move does not end at Gold Coast."""


class Lines(NamedTuple):
    """The lines of a clan that need no card, as it signs them."""

    own: tuple[Action, ...]
    two: tuple[Action, ...]
    rival: dict[Clan, Action]
    load: tuple[Action, ...]  # by space
    gun: tuple[tuple[Action, ...], ...]  # by district and space


@cache
def lines_by(by: Clan | None) -> Lines:
    """The lines that are signed so."""
    spaces = range(1, max(tile.spaces for tile in TILES) + 1)
    return Lines(
        own=(UnloadOwn(1, by),),
        two=(UnloadOwn(2, by),),
        rival={clan: UnloadRival(clan, by) for clan in CLANS},
        load=tuple(Load(space, by) for space in spaces),
        gun=tuple(tuple(Gun(place, space, by) for space in spaces) for place in DISTRICTS),
    )


@lru_cache(maxsize=1 << 13)
def drives(
    by: Clan | None, car: int, cards: tuple[int, ...], motor: bool, takeable: tuple[Kind, ...], trunk: bool
) -> tuple[Action, ...]:
    """GA-4.3: by card and end, in the order of the map; at the harbour, the last place, by what is chosen."""
    return tuple(
        Drive(card, PLACES[end], take, breakfast, by)
        for card in cards
        for end in ends(car, card, motor)
        for take, breakfast in (harbour(takeable, trunk) if end == HARBOUR else NO_HARBOUR)
    )


@cache
def reaches_harbour(car: int, cards: tuple[int, ...], motor: bool) -> bool:
    """Tell if one of those cards may end at Gold Coast."""
    return any(HARBOUR in ends(car, card, motor) for card in cards)


@cache
def bumps(
    by: Clan | None, card: int, other: Clan, choices: tuple[tuple[Kind | None, bool], ...]
) -> tuple[Action, ...]:
    """GA-11.4: with what is chosen at the harbour, where the swap ends there."""
    return tuple(Bump(card, other, take, breakfast, by) for take, breakfast in choices)


@cache
def harbour(takeable: tuple[Kind, ...], trunk: bool) -> tuple[tuple[Kind | None, bool], ...]:
    """GA-10.2, GA-10.3: a piece must be taken where one can be; breakfast needs somebody in the trunk."""
    meals = (False, True) if trunk else (False,)
    return tuple((take, breakfast) for take in (takeable or (None,)) for breakfast in meals)
