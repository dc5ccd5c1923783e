"""What Gangster's painter knows by itself agrees with the game, and its pages know no order of any pile."""

import json
import re
from dataclasses import replace
from random import Random

import pytest

from bot.assets_path import assets
from bot.book import content as book_content
from bot.book.content import Turns, content, turns_of
from bot.book.page import PAGE_BYTES_MAX, book
from bot.games import games
from bot.language import say
from bot.skins.gangster.pictures.layout import wide
from bot.skins.gangster.pictures.pieces import COLOURS
from bot.table.languages import LANGUAGES
from engine.gangster.city import DOUBLERS, ROADS
from engine.gangster.pieces import CLANS, KINDS, PLACES
from engine.record.reading import read
from tests.helpers.books import sealed_game
from tests.helpers.gangster.another_world import reshuffled

GAME = games()["gangster"]
FOLDER = assets() / "book"
PAINTER = (FOLDER / "gangster.js").read_text()


def constant(name: str) -> str:
    """The text of a constant of the painter."""
    (found,) = re.findall(rf"^  const {name} = (.*?);$", PAINTER, re.DOTALL | re.MULTILINE)
    return str(found)


def test_the_painter_knows_the_city_as_it_is() -> None:
    roads = re.findall(r'\["([\w-]+)", "([\w-]+)"\]', constant("ROADS"))
    centres = re.findall(r'"?([\w-]+)"?: \[(\d+), (\d+)\]', constant("CENTRES"))

    assert [tuple(road) for road in roads] == list(ROADS)
    assert {place: (int(x), int(y)) for place, x, y in centres} == dict(wide().centres)
    assert re.findall(r'"([\w-]+)"', constant("PLACES")) == list(PLACES)
    assert re.findall(r'"([\w-]+)"', constant("KINDS")) == list(KINDS)
    assert constant("DOUBLERS") == str(DOUBLERS)
    assert dict(re.findall(r'(\w+): "(#\w+)"', constant("CLANS"))) == COLOURS


def test_the_painter_knows_the_sign_of_every_clan() -> None:
    signs = {clan: sign for sign, clan in re.findall(r'"([^"]+)": "(\w+)"', constant("SIGNS"))}

    for language in LANGUAGES:
        assert signs == {clan: say(language, f"gangster/clan-{clan}.sign") for clan in CLANS}


def test_the_painter_gets_every_word_that_it_says() -> None:
    scripts = "".join((FOLDER / f"{name}.js").read_text() for name in ("gangster", "gangster-reckoning"))
    wanted = json.loads((FOLDER / "gangster.json").read_text())["words"]
    said = set(re.findall(r'"(picture-[\w-]+)"', scripts))

    assert said
    assert said <= set(wanted)
    assert {f"equipment-{kind}" for kind in KINDS} <= set(wanted)
    assert {f"place-{place}" for place in PLACES} <= set(wanted)


def test_no_page_knows_the_order_of_a_pile(monkeypatch: pytest.MonkeyPatch) -> None:
    text = sealed_game(GAME.engine, 6, 15)
    record = read(text)
    names = ("",) * len(record.seats)
    told = content(GAME, record, text, names, drawn=True)
    dice = Random(1)
    turns = turns_of(GAME, record)
    others = tuple(replace(each, state=reshuffled(each.state, dice)) for each in turns.moments)
    monkeypatch.setattr(book_content, "turns_of", lambda *_: Turns(others))

    assert [each.state.pile for each in others] != [each.state.pile for each in turns.moments]
    assert content(GAME, record, text, names, drawn=True) == told


WHOLE = pytest.mark.long("a third of the game tells how much each turn weighs")


@pytest.mark.parametrize(("actions", "share"), [(30, 1 / 4), pytest.param(10**6, 1 / 2, marks=WHOLE)])
def test_a_game_of_five_is_small_enough(actions: int, share: float) -> None:
    page = book(sealed_game(GAME.engine, 43, actions))
    print(f"{len(page.encode()):,} bytes")

    assert len(page.encode()) <= PAGE_BYTES_MAX * share
