"""The whole table as text: enough for somebody who cannot see the picture to play from."""

from collections.abc import Iterator, Sequence

from bot.skins.two_trucks.words.asked import waiting_for
from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import Language
from engine.two_trucks.pieces import ROADS, TRAIN, Road
from engine.two_trucks.views import SeatRow, TableView


def describe(table: TableView, names: Sequence[str], language: Language) -> str:
    """The table line by line: the night and its loads, then each boss."""
    voice = Voice.at_table(table, names, language)
    return "\n\n".join("\n".join(part) for part in (_night(voice, table), _bosses(voice, table)))


def road_words(voice: Voice, table: TableView, road: Road) -> str:
    """The load of a road, tile by tile where there are several: `9 crates (4 + 5)`."""
    tiles = table.roads[road.number]
    facts = {"road": road.value, "crates": voice.crates(sum(tiles))}
    return voice.say("table-road", tiles=" + ".join(map(str, tiles)) if len(tiles) > 1 else "none", **facts)


def _night(voice: Voice, table: TableView) -> Iterator[str]:
    nights = table.options.nights
    if table.winners:
        yield waiting_for(voice, table)
        yield voice.say("table-over", nights=nights)
    else:
        yield voice.say("table-night", night=table.night, nights=nights)
    yield from (road_words(voice, table, road) for road in ROADS)
    if table.tomorrow:
        yield voice.say("table-tomorrow", **voice.tomorrow(table))
    elif not table.winners:
        yield voice.say("table-no-tomorrow", train=TRAIN)
    if any(table.face_down):
        piles = " · ".join(voice.men(pile) for pile in table.face_down if pile)
        yield voice.say("table-to-come", tiles=piles)
    yield voice.say("table-ties", ties=table.options.ties)


def _bosses(voice: Voice, table: TableView) -> Iterator[str]:
    yield voice.say("table-bosses")
    for number, row in enumerate(table.rows, start=1):
        facts = voice.joined([*_facts(voice, row)])
        yield voice.say("table-boss", number=number, boss=voice.who(row.seat), facts=facts)
    yield voice.say("table-legend")


def _facts(voice: Voice, row: SeatRow) -> Iterator[str]:
    yield voice.crates(row.crates)
    yield voice.say("table-trucks", count=row.trucks)
    if row.track:
        yield voice.say("table-track", track=voice.track(row.track))
    else:
        yield voice.say("table-track-none")
    if row.home is not None:
        yield voice.say("table-home", men=voice.men(row.home))
    else:
        yield voice.say("table-possible", men=voice.men(row.possible))
