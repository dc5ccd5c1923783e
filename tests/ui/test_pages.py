"""Public posts and lobbies: Discord takes them, and they hold no card in any id."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import pytest

from bot.language import say
from bot.plain_text import shortened
from bot.skins.skin import Picture
from bot.table.calendar import calendar
from bot.table.clock import Pace
from bot.table.languages import Language
from bot.table.match import Occupant
from bot.table.profile import Person
from bot.table.reports import Bulletin, FinalReport, TableReport, Turn, Turns
from bot.table.seat_clocks import TimeBank
from bot.table.table import Phase, Table
from bot.ui.commands.build import fitting
from bot.ui.forms import form_of
from bot.ui.ids import Action, ActionId, MoveId
from bot.ui.pages.computers import computers_page
from bot.ui.pages.lobby import agreement, calendar_line, lobby_page, more_page
from bot.ui.pages.options import option_forms
from bot.ui.pages.page import Gallery, Page
from bot.ui.pages.settings import settings_forms, settings_page
from bot.ui.pages.table import log_page, over_page, show_page, table_page, text_pages
from bot.ui.pages.text import soon
from bot.ui.pages.zone import zone_page
from bot.ui.painter import Painter
from bot.ui.pictures import of_post
from bot.ui.standing import FOR_NOW
from bot.ui.voice import Voice
from engine import chicago_poker
from engine.chicago_poker.options import Options
from engine.game import Result
from tests.helpers.opaque import inside
from tests.helpers.pages import (
    GAME,
    LANGUAGES,
    LONG_NAMES,
    PLACE,
    SKIN,
    custom_ids,
    hold_against_discord,
    hold_form_against_discord,
    positions,
)

RESULT = Result((1, *(2,) * 5), None, ({},) * 6)
PICTURE = Picture("table.png", b"", "x" * 2000)


def a_lobby(language, seats: int = 6, phase: Phase = Phase.LOBBY) -> Table:  # type: ignore[no-untyped-def]
    occupants = tuple(
        Occupant(
            None if seat % 2 else seat + 1,
            LONG_NAMES[seat],
            GAME.info.roles[seat],
            GAME.info.levels[-1] if seat % 2 else None,
        )
        for seat in range(seats)
    )
    options = {option.name: option.values[0] for option in GAME.info.options}
    return Table(10**15, "chicago-poker", 1, 2, 3, language, Pace.DAY, options, occupants, phase=phase)


def report_of(state, language) -> TableReport:  # type: ignore[no-untyped-def]
    table = chicago_poker.table(state)
    seats = len(table.rows)
    return TableReport(
        table_id=10**15,
        game="chicago-poker",
        version=9,
        public_events=20,
        phase=Phase.PLAYING if chicago_poker.awaited(state) else Phase.OVER,
        table_view=inside(table),
        occupants=tuple(
            Occupant(seat + 1, LONG_NAMES[seat], str(table.bosses[seat])) for seat in range(seats)
        ),
        names=LONG_NAMES[:seats],
        asked=chicago_poker.awaited(state),
        language=language,
        table=replace(a_lobby(language, phase=Phase.PLAYING), dealt_coached=True),
        location=PLACE,
        deadline=datetime(2026, 1, 1, tzinfo=UTC),
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("zone", [None, "Europe/Paris", "America/Argentina/ComodRivadavia", "Etc/GMT+12"])
async def test_discord_takes_every_page_about_time_zones(language, zone: str | None) -> None:  # type: ignore[no-untyped-def]
    person = Person(1, zone=zone)
    hold_against_discord(zone_page(person, language, datetime.now(UTC)))
    hold_against_discord(settings_page(person, language, datetime.now(UTC)))
    for fields in settings_forms(person, language):
        hold_form_against_discord(form_of(ActionId(0, Action.SETTINGS), "settings", fields))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [0, 1, 2, 5, 6])
async def test_discord_takes_every_lobby(language, seats: int) -> None:  # type: ignore[no-untyped-def]
    for phase in Phase:
        table = a_lobby(language, seats, phase)
        voice = Voice(SKIN, language)
        hold_against_discord(lobby_page(table, GAME.info, voice, (PICTURE,), datetime.now(UTC)))
        hold_against_discord(more_page(table, GAME.info, voice, table.host))
        for forms in option_forms(table, GAME.info, voice).values():
            for fields in forms:
                hold_form_against_discord(form_of(ActionId(table.id, Action.OPTIONS), "options", fields))
        hold_against_discord(computers_page(table, GAME.info, voice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_computers_page_says_each_thing_once(language: Language) -> None:
    told = [
        line
        for part in computers_page(a_lobby(language, 4), GAME.info, Voice(SKIN, language)).parts
        if isinstance(part, str)
        for line in part.splitlines()
    ]

    assert len(told) == len(set(told)) == 2 + len(GAME.info.levels)


@pytest.mark.parametrize("phase", Phase)
def test_only_a_lobby_says_that_it_gathers_players(phase: Phase) -> None:
    for language, gathers in (("en", "is looking for players"), ("fr", "cherche du monde")):
        table = a_lobby(language, 2, phase)
        page = lobby_page(table, GAME.info, Voice(SKIN, table.language), (PICTURE,), datetime.now(UTC))
        assert any(gathers in str(part) for part in page.parts) == (phase is Phase.LOBBY)


def test_a_lobby_that_was_dealt_leads_to_its_table_only_where_discord_does_not() -> None:
    """A thread hangs on this very message, and Discord shows it below."""
    table = a_lobby("en", 2, Phase.PLAYING)
    for where, leads in ((table, True), (replace(table, thread_id=7), False)):
        page = lobby_page(where, GAME.info, Voice(SKIN, "en"), (PICTURE,), datetime.now(UTC), message_id=9)
        assert any("](https://" in str(part) for part in page.parts) == leads


SHORTER = pytest.mark.long("the words of this language are the shorter ones")


@pytest.mark.parametrize("language", ["fr", pytest.param("en", marks=SHORTER)])
async def test_discord_takes_every_post_of_a_game_and_no_id_names_a_card(language) -> None:  # type: ignore[no-untyped-def]
    news: tuple[object, ...] = ()
    for number, (state, _, events) in enumerate(positions(6, 4, Options())):
        news = (*news[-200:], *events)
        if number % 80 and len(events) < 5:
            continue
        report = report_of(state, language)
        voice = Voice(SKIN, language, report.names)
        for page in (
            table_page(Bulletin(report, events), voice, (PICTURE, PICTURE)),
            show_page(report, voice, (PICTURE,)),
            log_page(Turns(report, 1, 3, (Turn(1, datetime.now(UTC), inside(news)),) * 5), voice),
            over_page(FinalReport(report, inside(news), RESULT), Bulletin(report, events), voice, (PICTURE,)),
        ):
            hold_against_discord(page)
            assert all(custom_id.startswith(f"t:{10**15}:") for custom_id in custom_ids(page))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_of_very_much_news_the_end_is_told_and_where_the_rest_is(language) -> None:  # type: ignore[no-untyped-def]
    played = list(positions(4, 1, Options()))
    news = tuple(event for _, _, events in played for event in events)
    report = report_of(played[-1][0], language)
    told = "\n".join(SKIN.tell(news, report.table_view, report.names, language))

    page = table_page(Bulletin(report, news), Voice(SKIN, language, report.names), (PICTURE,))

    hold_against_discord(page)
    earlier, _, newest = str(page.parts[0]).partition("\n")
    assert f"`/{say(language, 'command-game')} {say(language, 'command-game-log')}`" in earlier
    assert told.endswith(newest)
    assert 2000 < len(newest) < len(told)


async def test_a_post_of_very_much_news_has_no_more_pictures_than_discord_takes() -> None:
    class Paints:
        async def painted(self, _key: object, _priority: object, paint: Any) -> tuple[Picture, ...]:
            return tuple(PICTURE for _ in range(14)) if paint.func == SKIN.paint_news else (PICTURE,)

    state, _, events = next(each for each in positions(4, 1, Options()) if each[2])

    shown = await of_post(cast(Painter, Paints()), Bulletin(report_of(state, "en"), events), SKIN)

    assert len(shown) == 10


async def test_a_table_post_may_ping_whom_it_waits_for_and_nobody_else() -> None:
    state, _, events = next(positions(4, 1, Options()))
    report = report_of(state, "en")
    page = table_page(Bulletin(report, events, report.asked), Voice(SKIN, "en", report.names), (PICTURE,))
    assert len(report.waiting_for) == 1
    allowed: dict[str, object] = dict(page.mentions.to_dict())
    assert allowed == {"parse": [], "users": list(report.waiting_for)}


def test_a_text_is_cut_where_discord_would_refuse_it() -> None:
    assert shortened("abcdef", 4) == "abc…"
    assert shortened("abc", 3) == "abc"
    assert shortened("abc", 0) == ""


async def test_a_page_never_says_more_than_four_thousand_characters() -> None:
    page = Page(parts=("a" * 3000, "b" * 3000, "c" * 3000), above="d" * 100)
    assert page.layout().content_length() == 4000
    hold_against_discord(page)


async def test_a_long_text_comes_in_several_messages_and_loses_no_line() -> None:
    text = "\n".join(f"line {number} " + "x" * 80 for number in range(120))
    pages = text_pages(text)
    told = "".join(part for page in pages for part in page.parts if isinstance(part, str))
    assert told.split() == text.split()
    for page in pages:
        hold_against_discord(page)


def test_only_private_ids_hold_words_of_the_notation() -> None:
    assert str(MoveId(1, 2, ("play", "R7"))).startswith("cp:")


async def test_pictures_of_one_message_have_names_of_their_own_and_keep_them() -> None:
    shootout, table = Picture("shootout.png", b"", "a shootout"), Picture("table.png", b"", "a table")
    page = Page(parts=(Gallery((shootout,)), Gallery((shootout,)), Gallery((table,))))
    names = [picture.filename for picture in page.pictures]
    assert names == ["shootout.png", "2-shootout.png", "table.png"]
    again = Page(parts=(Gallery(page.pictures),))
    assert [picture.filename for picture in again.pictures] == names
    hold_against_discord(page)


def test_what_is_typed_with_the_keyboards_apostrophe_finds_the_printed_one() -> None:
    found = fitting([("obanion", "Dion O’Banion"), ("capone", "Al Capone")], "o'ban")
    assert [choice.name for choice in found] == ["Dion O’Banion"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_holds_only_for_now_is_known_by_how_its_line_begins(language: Language) -> None:
    """Else it would stay in a post that is history (standing.py)."""
    assert say(language, "ui-deadline", when="x").startswith(FOR_NOW)
    assert say(language, "ui-is-away", name="x", until="x").startswith(FOR_NOW)


def words_of(report: TableReport, language: Language) -> str:
    page = table_page(Bulletin(report, ()), Voice(SKIN, language, report.names), ())
    return "\n".join(part for part in page.parts if isinstance(part, str))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_post_says_until_when_the_turn_and_the_bank_last_and_what_everybody_has(language: Language) -> None:
    plain = report_of(chicago_poker.setup(4, Options(), 1).state, language)
    assert plain.deadline is not None
    hour, runs = timedelta(hours=1), plain.deadline - timedelta(hours=30)
    bank = TimeBank((30.6 * hour, 0.4 * hour, 0 * hour, None), runs)

    told = words_of(replace(plain, bank=bank), language)

    assert say(language, "ui-deadline-bank", turn=soon(runs), when=soon(plain.deadline)) in told
    left = {"en": ("30 h", "less than 1 h", "used up"), "fr": ("30 h", "moins de 1 h", "épuisée")}[language]
    (line,) = [each for each in told.splitlines() if "🏦" in each]
    assert [part.endswith(each) for part, each in zip(line.split(" · "), left, strict=True)] == [True] * 3
    assert "🏦" not in words_of(plain, language)
    assert say(language, "ui-deadline", when=soon(plain.deadline)) in words_of(plain, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_names_the_bank_where_one_runs(language: Language) -> None:
    table, told = replace(a_lobby(language, 2), bank_hours=48), say(language, "ui-bank-48h")

    assert told in agreement(table, GAME.info, Voice(SKIN, language))
    for pace in (Pace.NONE, Pace.FIVE_MINUTES):
        assert told not in agreement(replace(table, pace=pace), GAME.info, Voice(SKIN, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_says_what_is_told_of_plans_where_there_are_any(language: Language) -> None:
    table, told = replace(a_lobby(language, 2), ready_told=True), say(language, "ui-ready-on")

    for plans in (True, False):
        assert (told in agreement(table, replace(GAME.info, plans=plans), Voice(SKIN, language))) == plans


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_and_the_first_post_say_once_how_long_it_takes(language: Language) -> None:
    voice, table = Voice(SKIN, language), a_lobby(language, 4)
    takes = calendar(GAME.info, table)
    assert takes is not None
    line = calendar_line(takes, voice)
    assert str(takes.questions) in line

    def shown(table: Table) -> str:
        page = lobby_page(table, GAME.info, voice, (PICTURE,), datetime.now(UTC))
        return "\n".join(part for part in page.parts if isinstance(part, str))

    assert shown(table).count(line) == 1
    assert "🗓️" not in shown(replace(table, pace=Pace.FIVE_MINUTES))
    assert "🗓️" not in shown(replace(table, phase=Phase.PLAYING)), "the first post says it"
    report = report_of(chicago_poker.setup(4, Options(), 1).state, language)
    for bulletin, times in (
        (Bulletin(report, (), from_deal=True, calendar=takes), 1),
        (Bulletin(report, (), calendar=takes), 0),
        (Bulletin(report, (), from_deal=True), 0),
    ):
        page = table_page(bulletin, replace(voice, names=report.names), ())
        assert "\n".join(part for part in page.parts if isinstance(part, str)).count(line) == times
