"""What is set from trees: in no picture does anything overlap or leave its parent, and all can be read."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from bot.skins.chicago_poker.pictures import pocket
from bot.skins.scene.theme import ROW
from bot.table.languages import Language
from tests.helpers.skins.every_size import EVERY
from tests.helpers.skins.preview import LONGER_FIRST, PARTS, paintings
from tests.helpers.skins.trees import faults

GAMES = ("chicago_poker", "chicago_stud", "french_deck", "gangster", "poker_champ", "two_trucks")


@pytest.mark.by_day("-1]", "-3]", "-5]", why="every second picture of each game is measured by day")
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LONGER_FIRST)
def test_the_check_finds_nothing_in_any_picture(game: str, language: Language, part: int) -> None:
    shown = paintings(game, language)
    found = {name: faults(shown[name].paint) for name in [*shown][part :: len(PARTS)]}

    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.by_day("-0]", "-3]", why="every third picture of each game is measured by day")
@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", EVERY)
@pytest.mark.parametrize("language", LONGER_FIRST)
def test_nor_at_any_number_of_seats_with_the_longest_names(game: str, language: Language, part: int) -> None:
    shown = [*EVERY[game](language)][part :: len(PARTS)]
    found = {name: faults(paint) for name, paint in shown}

    assert {name: each for name, each in found.items() if each} == {}


@pytest.mark.parametrize(
    ("game", "picture", "measure", "wrong"),
    [
        ("chicago_stud", "showdown 8 low", "french_deck.showdown.CELL", 830),
        ("chicago_stud", "showdown 4 high", "french_deck.showdown.ROWS", (260,)),
        ("poker_champ", "showdown 3 1 1", "french_deck.showdown.WINNER", {640: "3"}),
        ("poker_champ", "unseen 4", "poker_champ.pictures.showdown.OWN", 400),
        ("chicago_stud", "hand-high", "chicago_stud.pictures.hand.CARD", 226),
        ("chicago_stud", "pocket hand-high", "chicago_stud.pictures.pocket_hand.BEST", 120),
        ("poker_champ", "final 4", "bosses.final.SIDES", {4: 480}),
        ("chicago_poker", "hand 1", "chicago_poker.pictures.hand.LARGE", (110, 6)),
        ("chicago_poker", "hand 4", "chicago_poker.pictures.hand.ROOM", 1900),
        ("chicago_poker", "pocket hand 3", "chicago_poker.pictures.held.SIZES", ((300, 404),)),
        ("chicago_poker", "final 0", "bosses.final.ALONE", 760),
        ("chicago_poker", "banner 6", "bosses.banner.NAMED", 30),
        ("chicago_stud", "begun 8", "bosses.banner.SHOWN", 220),
        ("chicago_stud", "table-8", "chicago_stud.pictures.table.BOSS", 700),
        ("chicago_stud", "table-5", "chicago_stud.pictures.head.STREET", 900),
        ("chicago_stud", "pocket table-8", "chicago_stud.pictures.pocket.LINE", 20),
        ("chicago_stud", "final 1", "bosses.final.HEAD_TALL", 300),
        ("gangster", "final-5", "gangster.pictures.final.BOX", 340),
        ("gangster", "table-2", "gangster.pictures.side.WIDE", 330),
        ("gangster", "table-full", "gangster.pictures.side.BESIDE", 70),
        ("gangster", "panel-2", "gangster.pictures.own.OWN", 290),
        ("gangster", "panel-3", "gangster.pictures.own.HERE", 440),
        ("gangster", "pocket table-full", "gangster.pictures.pocket.BOSS", 380),
        ("gangster", "pocket panel-3", "gangster.pictures.pocket_panel.HERE", {1: 270}),
        ("gangster", "pocket panel-2", "gangster.pictures.pocket_blocks.NUMBERS", 260),
        ("gangster", "scoring-5", "gangster.pictures.cells.SLOTS", 9),
        ("gangster", "scoring-2", "gangster.pictures.scoring.TOTAL", 340),
        ("poker_champ", "hand 6 0 False", "poker_champ.pictures.hand.OWN", 300),
        ("poker_champ", "pocket hand 6 0 False", "poker_champ.pictures.pocket_hand.RIVAL", 60),
        ("poker_champ", "table 4", "poker_champ.pictures.panels.GAP", 40),
        ("two_trucks", "table-6", "two_trucks.pictures.table.ROADS_TALL", 240),
        ("two_trucks", "dawn-6", "two_trucks.pictures.dawn.BOX_TALL", 240),
        ("poker_champ", "duel 3 2", "poker_champ.pictures.strips.TALL", 60),
    ],
)
def test_a_measure_that_is_wrong_is_found(
    game: str, picture: str, measure: str, wrong: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a pixel, and without an approved picture beside it."""
    paint = dict(EVERY[game]("fr"))[picture]
    assert not faults(paint)
    monkeypatch.setattr(f"bot.skins.{measure}", wrong)

    assert faults(paint, built=False)


@pytest.fixture
def frames_anew() -> Iterator[None]:
    """Frames are laid once for a kind of picture: those of a planted fault must not stay."""
    pocket._frame.cache_clear()
    yield
    pocket._frame.cache_clear()


@pytest.mark.usefixtures("frames_anew")
@pytest.mark.parametrize(
    ("game", "name", "module", "planted", "fault"),
    [
        ("chicago_poker", "pocket-table-2", "pocket", {"HAIR": 60}, "leaves its parent"),
        ("chicago_poker", "pocket-town-4", "pocket", {"GOLD": ROW}, "hard to see"),
        ("chicago_poker", "pocket-hand-4", "pocket_hand", {"CLOSE": 60}, "leaves its parent"),
        ("chicago_poker", "pile-60", "pile", {"PITCH": 110}, "leaves its parent"),
        ("chicago_poker", "help-ranks", "help_cards", {"SAMPLE": 120}, "leaves its parent"),
        ("chicago_poker", "town-6", "town", {"GOLD": ROW}, "hard to see"),
        ("chicago_poker", "shootout-6", "shootout", {"SIDE": 160}, "leaves its parent"),
        ("chicago_poker", "tie-4", "shootout", {"GOLD": ROW}, "hard to see"),
        ("chicago_poker", "raid-shootout", "raid", {"GAP": 60}, "leaves its parent"),
        ("chicago_poker", "table-6", "table", {"GOLD": ROW}, "hard to see"),
        ("chicago_poker", "town-6", "town", {"HAIR": 60}, "cut"),
        ("chicago_poker", "town-6", "strip", {"APART": 60}, "leaves its parent"),
        ("chicago_poker", "town-4", "strip", {"IVORY": ROW}, "hard to see"),
        ("chicago_poker", "pocket-shootout-6", "pocket_shootout", {"SMALL": 120}, "leaves its parent"),
        ("chicago_poker", "pocket-tie-4", "pocket_shootout", {"MUTED": ROW}, "hard to see"),
        ("chicago_poker", "pocket-final-6", "final", {"HAIR": 180}, "leaves its parent"),
        ("gangster", "pocket-final-4", "final", {"NEW": ROW}, "hard to see"),
        ("gangster", "pocket-scoring-5", "cells", {"NEAR": 40}, "leaves its parent"),
        ("gangster", "so-far-table-5", "cells", {"NEAR": 40}, "leaves its parent"),
        ("gangster", "pocket-figures-table-5", "figures", {"BAR": (600, 30)}, "leaves its parent"),
    ],
)
def test_a_fault_that_is_planted_in_a_picture_is_found(
    monkeypatch: pytest.MonkeyPatch, game: str, name: str, module: str, planted: dict[str, Any], fault: str
) -> None:
    changed = import_module(f"bot.skins.{game}.pictures.{module}")
    for what, value in planted.items():
        monkeypatch.setattr(changed, what, value)

    assert any(fault in found for found in faults(paintings(game, "fr")[name].paint))
