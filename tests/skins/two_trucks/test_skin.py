"""How Two Trucks looks and speaks: every word and picture over random games, in both languages."""

from dataclasses import replace
from itertools import product
from random import Random
from typing import Any

import pytest

from bot.games import games
from bot.skins.bosses.talk import COMMON
from bot.skins.two_trucks.words.catalogue import say
from bot.skins.two_trucks.words.dawn import truck_words
from bot.skins.two_trucks.words.talk import Moment
from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import LANGUAGES, Language
from engine import two_trucks as game
from engine.game import Fact, IllegalAction
from engine.notation import Unreadable
from engine.two_trucks import Reason
from engine.two_trucks.events import Truck
from engine.two_trucks.pieces import PILES, TIES, Boss, Road
from engine.two_trucks.planning import PlanReason
from tests.helpers.skins.preview import idle
from tests.helpers.two_trucks.another_world import another_world
from tools.pictures.two_trucks.every_piece import every_piece
from tools.pictures.two_trucks.positions import Night, played

skin: Any = games(hidden=True)["two-trucks"].skin
both = pytest.mark.parametrize("language", LANGUAGES)
STRANGE = ("W" * 32, "🙂" * 20, "\u202e", "", "` # <@1>", "ﷺ" * 32)
"""Names that somebody may have."""


@both
def test_everything_the_shell_asks_of_the_game_is_worded(language: Language) -> None:
    for option in game.info.options:
        assert skin.option(option.name, language).label
        worded = skin.option_values(option.name, language)
        assert tuple(each.value for each in worded) == option.values
        assert all(each.label and each.detail for each in worded)
    told = {skin.rules(language, {"length": length, "ties": ties}) for length, ties in product(PILES, TIES)}
    assert len(told) == len(PILES) * len(TIES)
    assert all(len(rules) < 4000 for rules in told)


@both
def test_every_reason_is_worded(language: Language) -> None:
    facts: dict[str, Fact] = {"man": 12, "night": 3, "text": "a `b` @here"}
    for reason in (*Reason, *Unreadable):
        assert skin.refuse(IllegalAction(reason, **facts), (), language)
    for plan in PlanReason:
        assert skin.refuse(IllegalAction(plan, road="south"), (), language)
    assert "@here" not in skin.refuse(IllegalAction(Unreadable.UNKNOWN_ACTION, **facts), (), language)


@both
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_every_moment_is_worded(seats: int, language: Language) -> None:
    one = played(seats, TIES[seats % 2])
    public: list[game.Event] = []
    for night in one.nights:
        public += night.events
        table = night.table
        assert 0 < len(skin.tell(night.events, table, one.names, language)) <= 6
        assert 0 < len(skin.tell(public, table, STRANGE, language)) <= 6
        assert skin.describe(table, one.names, language)
        assert skin.situation(table, one.names, language)
        for seat in range(seats):
            view = night.view(seat)
            assert skin.prompt(view, one.names, language)
            assert skin.describe_eyes(view, one.names, language)
            assert skin.dossier(view, one.names, language, public)
    result = game.result(one.nights[-1].state, public)
    assert result is not None
    assert len(skin.ending(result, one.nights[-1].table, one.names, language)) == seats
    assert 3 < len(skin.story_words(one.story, one.nights[-1].table, one.names, language)) < 8


@both
def test_what_becomes_of_a_truck_is_said_for_everybody_and_to_each(language: Language) -> None:
    """Taken, alone, kept off, slipped through, nobody there: what a dawn can bring, each in its own words."""
    shapes: dict[str, tuple[tuple[int, ...], tuple[tuple[int, int], ...], int | None]] = {
        "taken": ((0, 1), ((0, 9),), 0),
        "alone": ((1,), ((1, 8),), 1),
        "blocked": ((0, 1), ((0, 9), (1, 9)), None),
        "two pairs": ((0, 1, 2, 3), ((0, 9), (1, 9), (2, 4), (3, 4)), None),
        "slipped": ((0, 1, 2), ((0, 9), (1, 9), (2, 4)), 2),
        "nobody": ((), (), None),
    }
    told = set()
    for came, shown, winner in shapes.values():
        truck = Truck(3, Road.NORTH, came, shown, winner, 7)
        for reader in (None, *range(4)):
            told.add(truck_words(Voice(language, tuple(Boss), (), reader=reader), truck))
    nobody, taken, alone, blocked, slipped = 1, 1 + 2, 1 + 1, 1 + 2, 1 + 3
    assert len(told) == nobody + taken + alone + blocked + slipped + 1 + 4


@both
def test_the_menus_lead_to_every_legal_line_once(language: Language) -> None:
    night = played(4).nights[3]
    view = night.view(2)
    choices = skin.choices(view, (), (), language)
    menus = [choice for choice in choices if choice.among]

    assert sorted(choice.word for choice in menus) == sorted(map(str, game.legal(night.state, 2)))
    assert len({choice.among for choice in menus}) == 2
    for choice in choices:
        (whole,) = skin.choices(view, (choice.word,), (), language)
        assert whole.word == ""
        assert whole.label == skin.label(choice.word, view, (), language)


@both
def test_the_weakest_the_middle_and_the_strongest_go_to_the_fuller_truck_with_one_click(
    language: Language,
) -> None:
    """While there are menus; fewer men are buttons. If both trucks are as full, it is the north."""
    home = (1, 2, 5, 8, 11, 12)
    for roads, road in ((((2,), (1, 4)), "south"), (((3, 1), (2,)), "north"), (((3,), (2, 1)), "north")):
        view = played(4).nights[6].view(2)
        view = replace(view, home=home, table=replace(view.table, roads=roads))
        quick = [choice for choice in skin.choices(view, (), (), language) if not choice.among]

        assert [choice.word for choice in quick] == [f"send {man} {road}" for man in (1, 8, 12)]
        assert len({choice.group for choice in quick} - {""}) == 1
    few = replace(view, home=home[1:])
    assert all(choice.among for choice in skin.choices(few, (), (), language))


def test_a_choice_is_told_to_its_seat_alone() -> None:
    night = played(3).nights[2]
    state = game.apply(night.state, 1, game.legal(night.state, 1)[0]).state
    sent = Night(state, ())

    for language in LANGUAGES:
        assert say(language, "picture-whom-line")
        assert skin.prompt(sent.view(1), (), language) != skin.prompt(night.view(1), (), language)
        assert skin.prompt(sent.view(0), (), language) == skin.prompt(night.view(0), (), language)
        assert skin.describe(sent.table, (), language) == skin.describe(night.table, (), language)


@pytest.mark.usefixtures("scenes")
def test_pictures_and_words_are_the_same_whatever_is_hidden() -> None:
    dice, names = Random(4), ("a", "b", "c", "d")
    for night in played(4).nights[1:-1:4]:
        other = Night(another_world(night.state, 1, dice), ())
        assert other.state != night.state
        for form in ("wide", "pocket"):
            assert skin.paint_private(other.view(1), names, "fr", form=form) == skin.paint_private(
                night.view(1), names, "fr", form=form
            )
            assert skin.paint_table(other.table, names, "fr", form=form) == skin.paint_table(
                night.table, names, "fr", form=form
            )


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize("seats", [2, 6])
def test_every_alt_text_is_short_enough_and_names_no_man_unseen(seats: int) -> None:
    one = played(seats, "next")
    for night, names in product(one.nights, (one.names, STRANGE[:seats])):
        pictures = [
            skin.paint_table(night.table, names, "fr"),
            *skin.paint_private(night.view(0), names, "fr"),
            *skin.paint_news(night.events, night.table, names, "fr"),
        ]
        assert all(0 < len(picture.alt) <= 1024 for picture in pictures)


def test_a_dawn_has_one_picture_and_the_end_three_more() -> None:
    one = played(3)
    kinds = [
        [
            picture.filename.partition(".")[0]
            for picture in skin.paint_news(night.events, night.table, one.names, "en")
        ]
        for night in (one.nights[0], one.nights[4], one.nights[-1])
    ]
    assert kinds == [[], ["dawn"], ["dawn", "train", "opened"]]


@both
def test_every_boss_has_a_line_for_every_moment(language: Language) -> None:
    for moment, whose in product(Moment, (*COMMON, *Boss)):
        assert say(language, f"talk-{moment.value}.{whose}")


def test_only_computers_remark_and_not_always() -> None:
    night = played(4).nights[8]
    said = [skin.remark(night.events, night.table, range(4), seed, "en") for seed in range(40)]

    assert 0 < sum(map(bool, said)) < 40
    assert skin.remark(night.events, night.table, (), 1, "en") == ""


@pytest.mark.price("Every picture of the game is laid out, as for other games.")
def test_every_piece_was_built_and_none_lies_idle() -> None:
    assert idle("two_trucks", "two-trucks", every_piece("fr")) == []
