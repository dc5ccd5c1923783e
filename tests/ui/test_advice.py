"""What people read of the coach: in the lobby, at the deal, in their panel, when they ask, at the end."""

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.games import games
from bot.language import say
from bot.table.clock import Pace
from bot.table.languages import LANGUAGES, Language
from bot.table.match import Occupant
from bot.table.reports import AdviceReport, Bulletin, FinalReport, Panel, TableReport
from bot.table.table import Location, Phase, Table
from bot.ui.ids import END, Action, ActionId, MoveId, read
from bot.ui.pages.advice import advice_page
from bot.ui.pages.lobby import lobby_page, more_page
from bot.ui.pages.options import OF_TABLE, option_forms
from bot.ui.pages.page import Gallery, Page
from bot.ui.pages.table import over_page, table_page
from bot.ui.voice import Voice
from engine import whispers
from engine.advice import Advice, Advised
from tests.engine.whispers.playing import dealt, played
from tests.helpers.opaque import inside
from tests.helpers.pages import HAND, LAST_TABLE, a_panel, custom_ids, hold_against_discord, panel_page

GAME = games(hidden=True)["whispers"]
ANN, BEN = Occupant(1, "Ann", ""), Occupant(2, "Ben", "")
COMPUTER = Occupant(None, "Sly", "", "sly")
ADVICE = str(ActionId(LAST_TABLE, Action.ADVICE))
COACH: dict[Language, str] = {"en": "Advice", "fr": "Conseils"}
UNRATED: dict[Language, str] = {
    "en": "doesn’t count in the rankings",
    "fr": "ne compte pas au classement",
}
NOW = datetime(2026, 3, 2, 12, tzinfo=UTC)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def words(page: Page) -> str:
    hold_against_discord(page)
    return "\n".join((page.above, *(part for part in page.parts if isinstance(part, str))))


def a_lobby(language: Language, *occupants: Occupant, **facts: Any) -> Table:
    options = {option.name: option.values[0] for option in GAME.info.options}
    return Table(9, "whispers", 1, 7, 70, language, Pace.DAY, options, occupants, **facts)


def shown(table: Table) -> str:
    return words(lobby_page(table, GAME.info, Voice(GAME.skin, table.language), (), NOW))


@every_language
def test_the_lobby_says_when_the_coach_is_on_and_that_nobody_is_rated_then(language: Language) -> None:
    alone, two = a_lobby(language, ANN, COMPUTER), a_lobby(language, ANN, BEN)

    for table in (replace(two, coach="on"), replace(two, phase=Phase.PLAYING, dealt_coached=True)):
        assert COACH[language] in shown(table)
        assert UNRATED[language] in shown(table)
    for table in (two, alone, replace(alone, coach="off"), replace(alone, phase=Phase.PLAYING)):
        assert COACH[language] not in shown(table)
        assert UNRATED[language] not in shown(table)
    voice = Voice(GAME.skin, language)
    told = words(more_page(alone, GAME.info, voice, alone.host))
    assert UNRATED[language] in told, "what follows by itself is behind More…"
    assert told != words(more_page(replace(alone, coach="on"), GAME.info, voice, alone.host))


@every_language
@pytest.mark.parametrize("coach", ["auto", "on", "off"])
def test_the_host_sees_what_is_chosen_among_the_options(language: Language, coach: str) -> None:
    forms = option_forms(a_lobby(language, ANN, coach=coach), GAME.info, Voice(GAME.skin, language))

    fields: list[Any] = [field.to_component_dict() for form in forms[OF_TABLE] for field in form]
    (field,) = [each for each in fields if each["component"]["custom_id"] == "coach"]
    values = field["component"]["options"]
    assert [each["value"] for each in values] == ["auto", "on", "off"]
    assert [each["value"] for each in values if each.get("default")] == [coach]
    assert COACH[language] in field["label"]


# ---- the panel ----


def offers(panel: Panel) -> bool:
    page = panel_page(panel, GAME.skin, "en", (), more=True)
    hold_against_discord(page)
    return ADVICE in custom_ids(page)


def test_advice_is_offered_to_whoever_must_decide_at_a_coached_table() -> None:
    state = dealt((3, 4), (5, 6))
    duel = played(state, "0 done", "1 done").state

    for position in (state, played(state, "0 whisper 2").state, duel):
        assert offers(a_panel(position, 0, whispers))


def test_advice_is_offered_to_nobody_else() -> None:
    state = dealt((3, 4), (5, 6))
    panel = a_panel(state, 0, whispers)

    assert not offers(replace(panel, coached=False))
    assert not offers(replace(panel, complete=True))
    assert not offers(replace(panel, asked=False))
    assert not offers(replace(panel, planning=True, asked=False))
    assert not offers(a_panel(played(state, "0 done").state, 0, whispers))


@every_language
def test_advice_names_each_action_what_it_changes_and_where_that_is_from(language: Language) -> None:
    view = whispers.view(dealt((3, 11), (5, 6)), 0)
    advice = whispers.advise(view, "seed", ())
    names = ("Ann*", "Ben")

    page = advice_page(
        AdviceReport(9, "whispers", 3, inside(view), names, advice), Voice(GAME.skin, language, names)
    )

    told = words(page)
    for number, advised in enumerate(advice.best, start=1):
        label = GAME.skin.label(str(advised.action), inside(view), names, language)
        worth, *why = _told(advice, number, advised, view, names, language)
        assert f"**{number}. {label}** · {worth}" in told
        assert all((f"-# {line}" in told) == (number == 1) for line in why), "why the first"
    assert str(advice.tries) in told
    assert [read(each) for each in custom_ids(page)] == [
        MoveId(9, 3, (*str(each.action).split(), END)) for each in advice.best
    ], "each as the hand does it"


@every_language
def test_advice_in_the_panel_s_place_leads_back_to_it(language: Language) -> None:
    view = whispers.view(dealt((3, 11), (5, 6)), 0)
    advice = whispers.advise(view, "seed", ())
    told, voice = (
        AdviceReport(9, "whispers", 3, inside(view), ("Ann", "Ben"), advice),
        Voice(GAME.skin, language),
    )

    page = advice_page(told, voice, (HAND,), back=True)

    hold_against_discord(page)
    assert isinstance(page.parts[0], Gallery), "the picture stays"
    assert custom_ids(page)[-1] == str(ActionId(9, Action.HAND, "3"))


def _told(
    advice: Advice[Any],
    number: int,
    advised: Advised[Any],
    view: Any,
    names: tuple[str, ...],
    language: Language,
) -> tuple[str, ...]:
    """The words on an action; no number if chance alone sets it apart from the first."""
    first, *changes = GAME.skin.advised(advised, advice.tries, view, names, language)
    alike = number > 1 and advice.like_the_first(advised)
    return (say(language, "ui-advice-alike") if alike else first, *changes)


@every_language
def test_what_is_worth_about_the_same_as_the_first_is_told_without_a_number(language: Language) -> None:
    view, names = whispers.view(dealt((3, 11), (5, 6)), 0), ("Ann", "Ben")
    told = whispers.advise(view, "seed", ())
    worth = (24.4, 25.4, 12.0)
    best = tuple(replace(each, worth=value, changes=()) for each, value in zip(told.best, worth, strict=True))
    advice = replace(told, best=best, noise=2.0)

    said = words(
        advice_page(
            AdviceReport(9, "whispers", 3, inside(view), names, advice), Voice(GAME.skin, language, names)
        )
    )

    assert said.count(say(language, "ui-advice-alike")) == 1
    assert "25" not in said.replace(str(advice.tries), "")
    assert "24" in said
    assert "12" in said.replace(str(advice.tries), "")


# ---- the table's posts ----


def a_report(language: Language, *occupants: Occupant, coached: bool = True, **facts: Any) -> TableReport:
    table = whispers.table(dealt((3, 4), (5, 6)))
    known: dict[str, Any] = {
        "table_id": 9,
        "game": "whispers",
        "version": 1,
        "public_events": 1,
        "phase": Phase.PLAYING,
        "table_view": table,
        "occupants": occupants,
        "names": tuple(each.person for each in occupants),
        "asked": (0,),
        "language": language,
        "location": Location(7, 70, 71),
        "deadline": None,
    }
    playing = a_lobby(language, *occupants, phase=Phase.PLAYING, dealt_coached=coached)
    return TableReport(**{**known, "table": playing, **facts})


def voice(report: TableReport) -> Voice:
    return Voice(GAME.skin, report.language, report.names)


@every_language
def test_the_first_post_says_it_and_no_later_one(language: Language) -> None:
    def post(*, from_deal: bool = True, coached: bool = True) -> str:
        report = a_report(language, ANN, BEN, coached=coached)
        return words(table_page(Bulletin(report, (), from_deal=from_deal), voice(report), ()))

    assert UNRATED[language] in post()
    assert COACH[language] not in post(from_deal=False)
    assert COACH[language] not in post(coached=False)


@every_language
def test_the_last_post_says_that_nobody_was_rated_where_several_could_have_been(language: Language) -> None:
    ended = played(dealt((3, 4), (5, 6), options=whispers.Options(goal=1)), "0 whisper 9", "0 done", "1 done")
    state = played(ended.state, "0 show high", "1 show low").state
    result = whispers.result(state, ())
    assert result is not None

    def post(*occupants: Occupant, **facts: Any) -> str:
        over: dict[str, Any] = {
            "phase": Phase.OVER,
            "table_view": whispers.table(state),
            "version": 9,
            "asked": (),
        }
        report = a_report(language, *occupants, **over, **facts)
        return words(over_page(FinalReport(report, (), result), Bulletin(report, ()), voice(report), ()))

    assert UNRATED[language] in post(ANN, BEN)
    assert UNRATED[language] not in post(ANN, COMPUTER)
    assert UNRATED[language] not in post(ANN, BEN, coached=False)
