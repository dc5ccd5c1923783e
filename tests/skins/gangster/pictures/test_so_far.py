"""The reckoning so far as a picture tells what it would pay, and is not there after the end."""

from collections.abc import Callable

import pytest

from bot.skins.gangster import skin
from bot.skins.gangster.pictures import so_far
from bot.skins.gangster.pictures.plates import place_name
from bot.skins.gangster.words.pay import pay_told
from bot.skins.gangster.words.record import would_gain
from bot.skins.kit.canvas import Canvas
from bot.skins.skin import Form
from bot.table.languages import Language
from engine.gangster.views import TableView
from tests.helpers.skins.trees import faults, said
from tools.pictures.gangster import positions as p

FORMS: tuple[Form, ...] = ("wide", "pocket")


def painting(view: TableView, language: Language, form: Form) -> Callable[[], Canvas]:
    if form == "pocket":
        return lambda: so_far.paint_upright(view, language)
    return lambda: so_far.paint(view, ("W" * 32,) * 5, language)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", ["table-2", "table-3", "table-4", "table-5", "table-start", "table-full"])
def test_it_tells_what_each_district_and_each_boss_would_get(name: str, form: Form) -> None:
    view = p.tables()[name]
    paint = painting(view, "fr", form)
    told = said(paint)

    paid = sorted(
        f"+{words}" if (words := pay_told(each.pay)) != "0" else words
        for row in view.districts
        for each in row.standings
    )
    nothing = [str(row.influence) for row in view.seats if not row.influence]
    gains = sorted(f"+{pay_told(would_gain(view, row))}" for row in view.seats)
    shown = [words for words in told if words.startswith("+") or words == "0"]
    assert sorted(shown) == sorted(paid + gains + nothing)
    for row in view.districts:
        assert (place_name(row.place, "fr") in told) == row.in_play
    assert faults(paint) == []


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize("form", FORMS)
def test_after_the_end_there_is_none(form: Form) -> None:
    played, over = p.tables()["table-4"], next(iter(p.finals().values()))
    names = p.names(played)

    (shown,) = skin.paint_record((), played, names, "en", form=form)
    assert shown.alt.startswith("The reckoning if it were today")
    assert skin.paint_record((), over, names, "en", form=form) == ()
