"""However many options a game has, its lobby's pages hold them; what no menu holds is refused beforehand."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import MENU, UnfitGame, demand_fitting, games
from bot.skins.skin import Wording
from bot.table.clock import Pace
from bot.table.match import Occupant
from bot.table.table import TABLE_SETTINGS, Table, in_force, table_options
from bot.ui.forms import Fields, filled_in, form_of
from bot.ui.ids import Action, ActionId, read
from bot.ui.pages.lobby import more_page
from bot.ui.pages.options import MENUS_MAX, OF_GAME, OF_TABLE, choices_page, option_forms
from bot.ui.pages.page import COMPONENT_LIMIT, Page
from bot.ui.voice import Voice
from engine.game import GameInfo, Option
from tests.helpers import toy
from tests.helpers.pages import hold_form_against_discord

HOST, GUEST = 101, 102
RADIO, TICKS = 21, 22  # types of a form's fields


class Wordy:
    """A skin whose every word is as long as Discord lets it be."""

    def __init__(self, info: GameInfo) -> None:
        self.known = {option.name: option for option in (*info.options, *info.choices)}

    def option(self, option: str, _language: str) -> Wording:
        return Wording(option, f"{option} {'o' * 90}", "d" * 120)

    def option_values(self, option: str, _language: str) -> tuple[Wording, ...]:
        values = self.known[option].values if option in self.known else ()
        return tuple(Wording(value, f"{value} {'v' * 90}", "d" * 120) for value in values)

    def role(self, role: str) -> str:
        return role


def made_up(sizes: list[int], name: str = "option") -> tuple[Option, ...]:
    """Options of so many values each; the last matters only under the first one's default."""
    options = [
        Option(f"{name}-{at}", tuple(f"value-{value}" for value in range(size)))
        for at, size in enumerate(sizes)
    ]
    if len(options) > 1:
        options[-1] = replace(options[-1], needs={f"{name}-0": ("value-0",)})
    return tuple(options)


def components(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [found for part in parts for found in (part, *components(part.get("components", [])))]


def selects(page: Page) -> dict[str, list[str]]:
    """The menus of a page, as Discord gets them: what each is about, with its values."""
    everything = components(cast(Any, page.layout()).to_components())
    assert len(everything) <= COMPONENT_LIMIT
    found: dict[str, list[str]] = {}
    for each in everything:
        if each["type"] != 3:
            continue
        meaning = read(each["custom_id"])
        assert isinstance(meaning, ActionId)
        values = [option["value"] for option in each["options"]]
        assert 1 <= len(values) <= MENU
        assert all(len(option["label"]) <= 100 for option in each["options"])
        assert len(each["custom_id"]) <= 100
        found[f"{meaning.action}:{meaning.about}"] = values
    return found


def offered(forms: Mapping[str, tuple[Fields, ...]], kind: str) -> dict[str, list[str]]:
    """The values that can be chosen in these forms, by what they are of; each form is one Discord takes."""
    found: dict[str, list[str]] = {}
    for fields in forms[kind]:
        form = form_of(ActionId(1, Action.OPTIONS), kind, fields)
        hold_form_against_discord(form)
        for field in (row["component"] for row in form.to_dict()["components"]):
            values = [option["value"] for option in field["options"]]
            if field["type"] == TICKS:
                for pair in (*values, *field["custom_id"].split(",")):
                    name, _, word = pair.partition(":")
                    found.setdefault(name, []).append(word)
            else:
                found[field["custom_id"]] = values
    return found


some = st.lists(st.integers(1, MENU), min_size=1, max_size=12)


@given(some, some)
@settings(max_examples=settings().max_examples // 5)  # each builds pages of two dozen menus
def test_every_value_of_every_option_and_choice_can_be_reached(
    options: list[int], choices: list[int]
) -> None:
    info = replace(toy.info, options=made_up(options), choices=made_up(choices, "choice"))
    demand_fitting(info)
    voice = Voice(cast(Any, Wordy(info)), "en")
    table = Table(
        1,
        info.name,
        HOST,
        7,
        70,
        "en",
        Pace.NONE,
        {option.name: option.values[0] for option in info.options},
        (Occupant(HOST, "Ann", "ada"), Occupant(GUEST, "Ben", "bob")),
    )
    holds = {option.name: option.values[0] for option in info.choices}

    forms = option_forms(table, info, voice)
    mine = selects(choices_page(table, info, voice, HOST))
    of_game = {option.name: list(option.values) for option in in_force(info.options, table.options)}
    assert offered(forms, OF_GAME) == of_game
    of_table = offered(forms, OF_TABLE)
    assert {name: sorted(words) for name, words in of_table.items()} == {
        option.name: sorted(TABLE_SETTINGS[option.name].values) for option in table_options(info)
    }
    for choice in in_force(info.choices, holds):
        page = mine
        if len(info.choices) > MENUS_MAX:
            assert choice.name in mine["pick-choice:"]
            page = selects(choices_page(table, info, voice, HOST, choice.name))
        assert page[f"choice:{choice.name}"] == list(choice.values)
    assert "remove:" in selects(more_page(table, info, voice, HOST))


def test_a_form_says_what_holds_and_what_was_left_as_it_was() -> None:
    """Yes or no are ticks: one without a tick comes back as no, and no name is lost."""
    yes = tuple(Option(f"a-rather-long-name-of-a-rule-{at}", ("on", "off")) for at in range(12))
    info = replace(toy.info, options=(*made_up([3]), *yes))
    agreed = {option.name: option.values[0] for option in info.options} | {yes[3].name: "off"}
    table = Table(1, info.name, HOST, 7, 70, "en", Pace.NONE, agreed, (Occupant(HOST, "Ann", "ada"),))
    forms = option_forms(table, info, Voice(cast(Any, Wordy(info)), "en"))[OF_GAME]

    sent = [form_of(ActionId(1, Action.OPTIONS), "", fields).to_dict() for fields in forms]
    given = [pair for form in sent for pair in filled_in(as_sent(form))]

    assert len(sent) == 2
    assert dict(each.split(":") for each in given) == agreed


def as_sent(form: dict[str, Any]) -> dict[str, Any]:
    """A form that somebody sends as they find it."""
    for row in form["components"]:
        field = row["component"]
        held = [option["value"] for option in field.pop("options") if option.get("default")]
        field |= {"value": held[0]} if field["type"] == RADIO else {"values": held}
    return form


@pytest.mark.parametrize(
    "options",
    [made_up([MENU + 1]), made_up([2] * (MENU + 1)), (Option("empty", ()),)],
    ids=["a value too many", "an option too many", "no value"],
)
@pytest.mark.parametrize("where", ["options", "choices"])
def test_a_game_that_no_menu_holds_is_refused_when_it_is_registered(
    where: str, options: tuple[Option, ...]
) -> None:
    with pytest.raises(UnfitGame, match=toy.info.name):
        demand_fitting(replace(toy.info, **cast(Any, {where: options})))


def test_the_games_of_the_house_fit() -> None:
    for game in games(hidden=True).values():
        demand_fitting(game.info)


@pytest.mark.parametrize("seated", [False, True])
def test_how_computers_play_is_asked_where_one_sits_and_crowds_out_no_menu(seated: bool) -> None:
    made = (*made_up([2] * MENUS_MAX), Option("mood", ("on", "off"), of_computers=True))
    info = replace(toy.info, options=made)
    other = Occupant(None, "", "bob", toy.info.levels[0]) if seated else Occupant(GUEST, "Ben", "bob")
    agreed = {option.name: option.values[0] for option in made}
    table = Table(1, info.name, HOST, 7, 70, "en", Pace.NONE, agreed, (Occupant(HOST, "Ann", "ada"), other))

    found = offered(option_forms(table, info, Voice(cast(Any, Wordy(info)), "en")), OF_GAME)

    assert ("mood" in found) == seated
    assert {option.name for option in made[:MENUS_MAX]} <= found.keys()
