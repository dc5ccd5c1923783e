"""The whole table as text: enough for somebody who cannot see the picture to play from."""

from collections.abc import Iterator, Sequence

from bot.skins.gangster.words.asked import waiting_for
from bot.skins.gangster.words.standing import (
    agreed_words,
    cards_words,
    equipment_words,
    paid_words,
    quays_words,
    runs_words,
    tile_words,
    trunk_words,
)
from bot.skins.gangster.words.voice import Voice
from bot.table.languages import Language
from engine.gangster.pieces import PLACES, Clan, Place
from engine.gangster.roads import NEIGHBOURS
from engine.gangster.views import ClanRow, DistrictRow, SeatView, TableView


def describe(table: TableView, names: Sequence[str], language: Language) -> str:
    """The table line by line: what is awaited, the piles, each district with its roads, each boss."""
    voice = Voice.at(table, names, language)
    moment = (waiting_for(voice, table), *_moment(voice, table))
    return "\n\n".join(map("\n".join, (moment, _places(voice, table), _bosses(voice, table))))


def describe_eyes(view: SeatView, names: Sequence[str], language: Language) -> str:
    """The same, for all seats see the same of it."""
    return describe(view.table, names, language)


def _moment(voice: Voice, table: TableView) -> Iterator[str]:
    yield agreed_words(voice, table.options)
    pile = ", ".join(map(voice.place, table.pile)) or voice.say("nothing")
    casino = ", ".join(map(str, table.casino_left)) or voice.say("nothing")
    if not table.over:
        yield voice.say("table-pile", cards=table.pile_size, districts=pile, police=table.police)
        yield voice.say("table-casino", casino=casino)
    stock = ", ".join(
        voice.say("counted", count=count, kind=voice.kind(kind)) for kind, count in table.stock if count
    )
    yield voice.say("table-stock", stock=stock or voice.say("nothing"))


def _places(voice: Voice, table: TableView) -> Iterator[str]:
    yield voice.say("table-places")
    for row in table.districts:
        yield _district(voice, row)
    yield voice.say(
        "table-harbour",
        place=voice.place(Place.GOLD_COAST),
        quays=quays_words(voice, table.harbour),
        cars=_cars(voice, table.harbour.cars),
        roads=_roads(voice, Place.GOLD_COAST),
        breakfast=sum(row.breakfast for row in table.clans),
    )


def _district(voice: Voice, row: DistrictRow) -> str:
    cars, roads = _cars(voice, row.cars), _roads(voice, row.place)
    if row.tile is None:
        return voice.say("table-out", place=voice.place(row.place), cars=cars, roads=roads)
    return voice.say(
        "table-district",
        tile=tile_words(voice, row),
        spaces=row.tile.spaces,
        gangsters=runs_words(voice, row) or voice.say("nobody"),
        paid=paid_words(voice, row.standings) or "none",
        cars=cars,
        roads=roads,
    )


def _cars(voice: Voice, cars: Sequence[Clan]) -> str:
    return ", ".join(map(voice.sign, cars)) or "none"


def _roads(voice: Voice, place: Place) -> str:
    return ", ".join(voice.place(PLACES[near]) for near in NEIGHBOURS[place.number])


def _bosses(voice: Voice, table: TableView) -> Iterator[str]:
    yield voice.say("table-bosses")
    for seat in table.seats:
        yield voice.say("table-boss", number=seat.seat + 1, boss=voice.who(seat.seat), points=seat.influence)
        for clan in seat.clans:
            yield clan_words(voice, table.clan(clan))


def clan_words(voice: Voice, row: ClanRow) -> str:
    """Everything on a clan's tableau, and where its car stands."""
    return voice.say(
        "table-clan",
        clan=voice.clan(row.clan),
        place=voice.place(row.car),
        cards=cards_words(row),
        riding=row.riding,
        room=row.room,
        trunk=trunk_words(voice, row) or "none",
        equipment=equipment_words(voice, row),
        box=row.box,
    )
