"""What is marked at a place: in a table what is new to the reader, in a panel what a seat could do there."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.skins.gangster.pictures.choices import targets
from bot.skins.gangster.pictures.pieces import PALE, TEAL
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import Changes, Panel, SeatView, Spot, TableView

NOTHING_NEW = Changes(0, (), (), (), ())


@dataclass(frozen=True, slots=True)
class Inside:
    """What is marked of a district itself: spaces by their numbers; `paid`: with who would get what now."""

    placed: frozenset[int] = frozenset()  # since the reader's last turn
    taken: frozenset[int] = frozenset()
    doubled: bool = False
    paid: bool = False
    target: frozenset[int] = frozenset()  # where one's next gangster would stand
    in_range: frozenset[int] = frozenset()  # whom the Tommy gun could take


@dataclass(frozen=True, slots=True)
class Marks:
    """The same, and what is marked of what stands there or leads there."""

    inside: Inside = Inside()
    moved: frozenset[Clan] = frozenset()
    asked: frozenset[Clan] = frozenset()
    led: tuple[tuple[Clan, int], ...] = ()  # cards that lead there
    named: bool = False  # with their clans
    frame: str = ""
    veiled: bool = False


def changes(view: TableView) -> Changes:
    """What is new: since the last turn of the seat to play; nothing once the game is over."""
    return view.changes[view.awaited[0]] if view.awaited else NOTHING_NEW


def of_table(view: TableView) -> dict[Place, Marks]:
    """What is new to whoever plays, and whose car is asked for."""
    since = changes(view)
    moved = {trail.clan for trail in since.trails}
    asked = {clan for seat in view.awaited for clan in view.seats[seat].clans}
    return {
        place: Marks(
            Inside(_there(since.placed, place), _there(since.taken, place), place in since.doublers),
            moved=frozenset(moved.intersection(cars(view, place))),
            asked=frozenset(asked.intersection(cars(view, place))),
        )
        for place in Place
    }


def of_panel(view: SeatView, panel: Panel) -> dict[Place, Marks]:
    """One's own place, where cards lead, whom the Tommy gun could take; a veil over the rest."""
    here = {part.place for part in panel.clans}
    led = _leads(panel)
    asked = view.row.clans if view.row.awaited else ()
    guns = [spot for part in panel.clans for spot in part.guns]
    return {
        place: Marks(
            Inside(
                paid=True,
                target=frozenset(
                    space for part in panel.clans if part.place is place for space in targets(part)
                ),
                in_range=_there(guns, place),
            ),
            asked=frozenset(asked).intersection(cars(view.table, place)),
            led=led.get(place, ()),
            named=len(panel.clans) > 1,
            frame=TEAL if place in here else PALE if place in led else "",
            veiled=place not in here and place not in led,
        )
        for place in Place
    }


def cars(view: TableView, place: Place) -> tuple[Clan, ...]:
    """Whose cars stand there."""
    return view.harbour.cars if place is Place.GOLD_COAST else view.district(place).cars


def _there(spots: Iterable[Spot], place: Place) -> frozenset[int]:
    return frozenset(spot.space for spot in spots if spot.place is place)


def _leads(panel: Panel) -> dict[Place, tuple[tuple[Clan, int], ...]]:
    """Which card of which clan leads to each place."""
    found: dict[Place, tuple[tuple[Clan, int], ...]] = {}
    for part in panel.clans:
        for reach in part.reach:
            led = tuple((part.clan, card) for card in reach.cards)
            found[reach.place] = (*found.get(reach.place, ()), *led)
    return found
