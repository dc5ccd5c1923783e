"""What each picture says to those who cannot see it: at most 1,000 characters, plain text.

Where there is too much, the least needed goes first: gangsters space by space become runs, empty districts
go, then equipment, then where exactly gangsters stand.
"""

from collections.abc import Callable, Iterator, Sequence

from bot.language import Fact
from bot.skins.fitting import fitting
from bot.skins.gangster.words.asked import place_line
from bot.skins.gangster.words.reckoning import brief_district_words, district_words, gains_words
from bot.skins.gangster.words.record import sums_words
from bot.skins.gangster.words.standing import (
    cards_words,
    counts_words,
    equipment_words,
    kings_words,
    paid_words,
    quays_words,
    runs_words,
    scores_words,
    spaces_words,
    tile_words,
    trunk_words,
)
from bot.skins.gangster.words.voice import Voice
from bot.table.languages import Language
from engine.gangster.city import DOUBLERS
from engine.gangster.events import Scoring
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import ClanPanel, ClanRow, DistrictRow, Panel, SeatView, TableView

ALT_CHARACTERS_MAX = 1000

Told = Callable[[Voice, DistrictRow], str]


def table(table: TableView, names: Sequence[str], language: Language) -> str:
    """The city: whose turn it is, scores, each district, the harbour, what each clan has."""
    voice, bare = _plain(table, names, language), _plain(table, (), language)
    asked = [clan for seat in table.awaited for clan in table.seats[seat].clans]
    return fitting(
        [*_head(voice, table), *_city(voice, table, spaces_words), *_clans(voice, table)],
        [*_head(voice, table), *_city(voice, table, runs_words), *_clans(voice, table)],
        [*_head(bare, table), *_city(bare, table, runs_words, empty=False), *_clans(bare, table)],
        [*_head(bare, table), *_city(bare, table, runs_words, empty=False), *_clans(bare, table, asked)],
        [*_head(bare, table), *_city(bare, table, counts_words, empty=False), *_clans(bare, table, asked)],
        [*_head(bare, table), *_city(bare, table, counts_words, empty=False)],
        limit=ALT_CHARACTERS_MAX,
    )


def panel(view: SeatView, previews: Panel, names: Sequence[str], language: Language) -> str:
    """One's own clans, where their cards lead and what their place would pay; then the city."""
    table, named = view.table, _plain(view.table, names, language)
    voice = _plain(table, (), language)
    own = list(_own(voice, view, previews))
    reach = [_reach(voice, part) for part in previews.clans]
    return fitting(
        [*_head(named, table), *own, *reach, *_city(voice, table, runs_words)],
        [*own, *reach, *_city(voice, table, runs_words)],
        [*own, *reach, *_city(voice, table, runs_words, empty=False)],
        [*own, *reach, *_city(voice, table, counts_words, empty=False)],
        [*own, *_city(voice, table, counts_words, empty=False)],
        [*own, *reach],
        limit=ALT_CHARACTERS_MAX,
    )


def scoring(event: Scoring, view: TableView, names: Sequence[str], language: Language) -> str:
    """The casino card, who placed the last doubler, each district, the sums."""
    voice, named = _plain(view, (), language), _plain(view, names, language)
    head = [voice.say("alt-reckoning", round=event.round, casino=event.casino)]
    place = voice.place(event.place)
    last = voice.say("reckoning-last", boss=named.who(event.seat), place=place)
    sums = gains_words(voice, event)
    return fitting(
        [*head, last, *(district_words(voice, each) for each in event.districts), sums],
        [*head, sums, last, *(brief_district_words(voice, each) for each in event.districts)],
        [*head, sums, *(brief_district_words(voice, each) for each in event.districts)],
        limit=ALT_CHARACTERS_MAX,
    )


def so_far(table: TableView, language: Language) -> str:
    """The reckoning as it would be now: each district, the sums."""
    voice = _plain(table, (), language)
    left = ", ".join(map(str, table.casino_left))
    head = voice.say("alt-so-far", round=table.round, number=table.doublers, all=DOUBLERS, casino=left)
    nobody = voice.say("nobody")
    districts = [
        voice.say(
            "district-paid", tile=tile_words(voice, row), shares=paid_words(voice, row.standings) or nobody
        )
        for row in table.districts
        if row.in_play
    ]
    sums = sums_words(voice, table)
    return fitting([head, *districts, sums], [head, sums], limit=ALT_CHARACTERS_MAX)


def final(table: TableView, names: Sequence[str], language: Language) -> str:
    """The end: who is king, the gains of each round, where they were first; the others' sums."""
    voice, bare = _plain(table, names, language), _plain(table, (), language)
    return fitting(_final(voice, table), _final(bare, table), limit=ALT_CHARACTERS_MAX)


def _plain(table: TableView, names: Sequence[str], language: Language) -> Voice:
    return Voice.at(table, names, language, bold=False)


def _head(voice: Voice, table: TableView) -> Iterator[str]:
    if table.over:
        yield kings_words(voice, table.winners, table.seats[table.winners[0]].influence)
    else:
        yield voice.say(
            "alt-table",
            round=table.round,
            rounds=table.options.rounds,
            number=table.doublers,
            all=DOUBLERS,
            boss=voice.who(table.awaited[0]),
        )
    yield voice.say("alt-scores", scores=scores_words(voice, table))


def _city(voice: Voice, table: TableView, told: Told, *, empty: bool = True) -> Iterator[str]:
    """Without `empty` no word of districts where neither anybody nor a car stands."""
    for row in table.districts:
        if row.in_play and (empty or row.standings or row.cars):
            gangsters = told(voice, row) or voice.say("nobody")
            yield voice.say(
                "alt-district", tile=tile_words(voice, row), gangsters=gangsters, cars=_cars(voice, row.cars)
            )
        elif row.cars:
            cars = _cars(voice, row.cars)
            yield voice.say("alt-out", place=voice.place(row.place), cars=cars)
    yield voice.say(
        "alt-harbour",
        place=voice.place(Place.GOLD_COAST),
        quays=quays_words(voice, table.harbour),
        cars=_cars(voice, table.harbour.cars),
    )


def _cars(voice: Voice, cars: Sequence[Clan]) -> str:
    return ", ".join(map(voice.clan, cars)) or "none"


def _clans(voice: Voice, table: TableView, equipped: Sequence[Clan] | None = None) -> Iterator[str]:
    """What each clan has; its equipment only of those in `equipped`, of all where None is given."""
    for row in table.clans:
        kit = equipped is None or row.clan in equipped
        yield _clan(voice, row, kit=kit)


def _clan(voice: Voice, row: ClanRow, *, kit: bool) -> str:
    return voice.say(
        "alt-clan",
        boss=voice.actor(row.seat, row.clan),
        cards=cards_words(row),
        riding=row.riding,
        trunk=trunk_words(voice, row) or "none",
        equipment=equipment_words(voice, row) if kit and row.equipment else "none",
    )


def _own(voice: Voice, view: SeatView, previews: Panel) -> Iterator[str]:
    asked = "yes" if view.row.awaited else "no"
    yield voice.say("alt-you-are", boss=voice.boss(view.seat), points=view.row.influence, asked=asked)
    for part in previews.clans:
        yield _clan(voice, view.table.clan(part.clan), kit=True)
        yield place_line(voice, view.table, part)


def _reach(voice: Voice, part: ClanPanel) -> str:
    reach = ", ".join(
        voice.say("reached", place=voice.place(each.place), cards=" ".join(map(str, each.cards)))
        for each in part.reach
    )
    return voice.say("alt-reach", clan=voice.clan(part.clan), reach=reach)


def _final(voice: Voice, table: TableView) -> Iterator[str]:
    yield kings_words(voice, table.winners, table.seats[table.winners[0]].influence)
    for row in sorted(table.seats, key=lambda row: -row.influence):
        gains = " + ".join(map(str, row.gains))
        facts: dict[str, Fact] = {"points": row.influence, "gains": gains, "rounds": len(row.gains)}
        yield voice.say("alt-result", boss=voice.who(row.seat), **facts)
        if row.seat in table.winners and (firsts := table.firsts(row.seat)):
            yield voice.say("alt-firsts", places=", ".join(map(voice.place, firsts)))
