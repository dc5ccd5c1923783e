"""The reckoning so far: what each district would pay if it were now; then the days that have been."""

from collections.abc import Iterator, Sequence

from bot.skins.gangster.words.pay import pay_told
from bot.skins.gangster.words.reckoning import scoring_lines
from bot.skins.gangster.words.standing import paid_words, tile_words
from bot.skins.gangster.words.voice import Voice
from bot.table.languages import Language
from engine.gangster.city import DOUBLERS
from engine.gangster.events import Event
from engine.gangster.views import Pay, SeatRow, SeatView, TableView


def dossier(view: SeatView, names: Sequence[str], language: Language, events: Sequence[Event] = ()) -> str:
    """The same as for everybody: nothing is hidden."""
    return record(events, view.table, names, language)


def record(events: Sequence[Event], table: TableView, names: Sequence[str], language: Language) -> str:  # noqa: ARG001  the table keeps every reckoning
    """The reckoning as it would be now, then those that were, the newest first."""
    voice = Voice.at(table, names, language)
    now = () if table.over else (voice.say("record-head"), "\n".join(_now(voice, table)))
    past = ("\n".join(scoring_lines(voice, scoring)) for scoring in reversed(table.scorings))
    return "\n\n".join((*now, *past))


def _now(voice: Voice, table: TableView) -> Iterator[str]:
    left = ", ".join(map(str, table.casino_left))
    yield voice.say("record-now", round=table.round, number=table.doublers, all=DOUBLERS, casino=left)
    for row in table.districts:
        if row.in_play:
            paid = paid_words(voice, row.standings) or voice.say("nobody")
            words = voice.say("district-paid", tile=tile_words(voice, row), shares=paid)
            yield voice.say("reckoning-district", district=words)
    yield sums_words(voice, table)


def sums_words(voice: Voice, table: TableView) -> str:
    """What each boss has, and what a reckoning now would add."""
    return voice.say("record-sums", sums=" · ".join(_sum(voice, table, seat) for seat in table.seats))


def _sum(voice: Voice, table: TableView, seat: SeatRow) -> str:
    gain = would_gain(table, seat)
    return voice.say("record-sum", boss=voice.boss(seat.seat), has=seat.influence, gain=pay_told(gain))


def would_gain(table: TableView, seat: SeatRow) -> Pay:
    """What a reckoning now would bring a seat, for all its clans."""
    gain = Pay()
    for row in table.districts:
        for standing in row.standings:
            if standing.clan in seat.clans:
                gain += standing.pay
    return gain
