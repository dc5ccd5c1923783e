"""Painters of pages without a browser: names are cut between signs, and nothing is drawn off its picture."""

import json
from random import Random

import pytest

from bot.book.page import book
from bot.games import games
from tests.helpers.books import sealed_game
from tests.helpers.gangster.drawn import DRAWN
from tests.helpers.painted import SCRIPT, moments
from tests.helpers.signs import EMOJI, MARKED, PLAIN, cut_well
from tests.helpers.without_browser import evaluated, needs_node

pytestmark = needs_node
OTHERS = {
    "chicago-poker": (44, 24, 17, 11),  # two to five seats
    "poker-champ": (24, 36, 1),  # two, six, four; the last with three Awards
    "chicago-stud": (22,),  # two
    "gangster": (3, 39),  # three, five
}
NIGHT = pytest.mark.long("other numbers of seats; make test draws the smallest or the largest")
TABLES = [
    ("chicago-poker", 34),  # six
    ("poker-champ", 13),  # four
    ("chicago-stud", 26),  # eight
    ("gangster", 18),  # two
    *(pytest.param(name, number, marks=NIGHT) for name in OTHERS for number in OTHERS[name]),
]
ROOMS = range(15, 260, 7)


def test_a_name_that_is_cut_is_cut_between_signs_and_leaves_nothing_dangling() -> None:
    dice = Random(3)
    signs = (*MARKED, *EMOJI, *PLAIN)
    names = ["".join(dice.choices(signs, k=20)).strip() for _ in range(40)]
    page = book(sealed_game(games()["chicago-poker"].engine, 5, 3))
    fitted = "Book.drawing.fitted(name, 'text', 20, room, 20)[0]"
    cut = f"{names}.map((name) => {[*ROOMS]}.map((room) => {fitted}))"
    told = evaluated(page, cut)

    for name, shown in zip(names, told, strict=True):
        assert len(set(shown)) > 5
        for each in shown:
            cut_well(name, each)


@pytest.mark.parametrize(("name", "number"), TABLES)
def test_nothing_is_drawn_off_its_picture_and_nothing_is_missing(name: str, number: int) -> None:
    page = book(sealed_game(games()[name].engine, number, 3))
    given = json.dumps(moments(name, number, every=20))
    if name == "gangster":
        found = evaluated(page, f"gangsterDrawn({given})", DRAWN)
    else:
        found = evaluated(page, f"paintedBy({json.dumps(name)}, {given})", SCRIPT)

    assert found["drawings"] > 5
    assert found["beyond"] == []
    assert found["faults"] == []
