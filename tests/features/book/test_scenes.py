"""The pictures of a page: for each pair of eyes what was painted for those eyes, and nothing else."""

import json
import zlib
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.features.book import page
from bot.features.book.content import NoBook, turns_of, under_pictures
from bot.features.book.page import PAGE_BYTES_MAX, book
from bot.features.book.pictures import NEWS, STRETCH, all_eyes, seen, shelved, signs, stretches
from bot.features.book.scenes import Pictures, Shelf
from bot.games import RegisteredGame, games
from bot.skins.bosses.shown import picture
from bot.skins.kit.canvas import Box, Canvas, blank, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.scene import pillow
from bot.skins.scene.noting import scenes
from bot.skins.scene.scene import Scene, Sprite, each_of
from bot.skins.scene.theme import GOLD, SIGN
from engine.record.reading import read
from engine.record.replaying import Moment
from tests.helpers.books import carried, laid, sealed_game
from tests.helpers.worlds import ANOTHER_WORLD

GAMES = games(hidden=True)
SOME = {"chicago-poker": 5, "poker-champ": 24, "chicago-stud": 22, "gangster": 3, "whispers": 5}
"""A random game of each whose records have hidden things for every reader."""


def said(portion: bytes) -> Any:
    """What a portion says."""
    return json.loads(zlib.decompress(portion))


def some_moments(game: RegisteredGame, number: int) -> tuple[Any, tuple[Moment, ...]]:
    record = read(sealed_game(game.engine, number, 24))
    return record, turns_of(game, record).moments[::5]


@pytest.mark.by_day("chicago-poker", "poker-champ", "chicago-stud", why="one way of binding for all games")
@pytest.mark.parametrize("name", SOME)
def test_two_worlds_that_a_reader_cannot_tell_apart_are_the_same_bytes(name: str) -> None:
    game = GAMES[name]
    record, moments = some_moments(game, SOME[name])
    names = under_pictures(game, record, ("",) * len(record.seats))
    dice = Random(7)
    differed = 0
    for eyes in ("public", *range(len(record.seats)), NEWS):
        reader = eyes if isinstance(eyes, int) else None
        others = tuple(replace(each, state=ANOTHER_WORLD[name](each.state, reader, dice)) for each in moments)
        differed += [each.state for each in others] != [each.state for each in moments]

        assert seen(game, moments, names, [eyes]) == seen(game, others, names, [eyes]), eyes
    assert differed
    if name == "chicago-poker":  # the check itself: whoever sees all cards does see another world
        others = tuple(replace(each, state=ANOTHER_WORLD[name](each.state, None, dice)) for each in moments)
        assert seen(game, moments, names, ["open"]) != seen(game, others, names, ["open"])


@pytest.mark.by_day("chicago-stud", "poker-champ", why="one way of binding for all games")
@pytest.mark.parametrize("name", SOME)
def test_every_moment_has_a_picture_for_all_eyes_in_both_languages_and_forms(name: str) -> None:
    told = carried(book(sealed_game(GAMES[name].engine, SOME[name], 12)))
    shown = told["scenes"]["shown"]
    eyes = [str(each) for each in all_eyes(len(read(told["record"]).seats)) if each != NEWS]

    assert set(shown) == {"en", "fr"}
    for language in shown:
        assert set(shown[language]) == {"wide", "pocket"}
        for form in shown[language].values():
            assert set(form) == {*eyes, NEWS}
            for moments in form.values():
                assert len(moments) == len(shown["en"]["wide"]["public"])
            assert all(places for each in eyes for places in form[each])
    assert shown["en"] != shown["fr"]
    first = [shown["en"][form]["public"][0][0] for form in ("wide", "pocket")]
    wide, upright = (laid(told["scenes"], number)[0] for number in first)
    assert wide[0] > wide[1]
    assert name == "whispers" or upright[0] == 900


def test_a_scene_comes_out_of_the_shelf_as_it_went_in() -> None:
    canvas = on_ground("hand")
    canvas.put("chrome/icons/crown", 10, 20, 40, 30, 0.5)
    canvas.glow(Box(1, 2, 31.26, 42), 4, GOLD, 7, 1.0)
    canvas.write("Al", Type.NAME, SIGN, GOLD, 100.04, mid=50)
    canvas.kept(5, 6, 70, 80, lambda bare: bare.mirrored("chrome/icons/crown", 5, 6, 70, 80))
    first, second = Pictures(), Pictures()
    places = [first.place(canvas.scene), second.place(blank(3, 4).scene), second.place(canvas.scene)]
    shelf = Shelf()
    one = [shelf.place(each) for each in shelf.add(first.packed)]
    other = [shelf.place(each) for each in shelf.add(second.packed)]
    packed = shelf.packed

    assert places == [0, 0, 1]
    assert one[0] == other[1] != other[0]
    assert laid(packed, other[0]) == ([3, 4], [])
    size, lies = laid(packed, one[0])
    assert size == [1650, 1050]
    assert lies[0] == ["sprite", "chrome/backgrounds/hand", 0, 0, 1650, 1050]
    assert lies[1] == ["sprite", "chrome/icons/crown", 10, 20, 40, 30, 0.5]
    assert lies[2] == ["glow", GOLD, 1, 2, 30, 40, 4, 7, 1.0]
    assert lies[3][:6] == ["text", "Al", "NAME", SIGN, GOLD, 100.0]
    crown = ["sprite", "chrome/icons/crown", 5, 6, 70, 80, 1, "mirrored"]
    assert lies[4] == ["kept", 5, 6, 70, 80, [crown]]
    assert set(packed["art"]) == {"chrome/backgrounds/hand", "chrome/icons/crown"}


def test_pictures_that_share_much_come_out_as_they_went_in() -> None:
    def row(canvas: Canvas, boss: str, mark: int) -> None:
        canvas.put("chrome/icons/crown", mark, 20, 40)
        canvas.again(name, boss)

    def name(canvas: Canvas, boss: str) -> None:
        canvas.write(boss, Type.NAME, SIGN, GOLD, 100, mid=50)

    def picture(marks: tuple[int, int], *, more: bool) -> Scene:
        canvas = on_ground("hand")
        for boss, mark in zip(("Al", "Bugs"), marks, strict=True):
            canvas.again(row, boss, mark)
            canvas.again(name, boss)
        for number in range(80 if more else 0):  # so many are kept in blocks
            canvas.put("chrome/icons/hand", number, 2, 40)
        return canvas.scene

    pictures, shelf = Pictures(), Shelf()
    given = [picture((one, other), more=one > 2) for one in range(4) for other in range(4)]
    order = [*range(16), 3, 15, 0]
    for number in order:
        pictures.place(given[number])
    numbers = [shelf.place(each) for each in shelf.add(json.loads(json.dumps(pictures.packed)))]
    packed = shelf.packed

    assert sum(bool(back) for back, *_ in packed["pictures"]) > 10
    for number, scene in zip(numbers, given, strict=True):
        _, lies = laid(packed, number)
        assert [each[0] for each in lies[1:]] == [type(each).__name__.lower() for each in each_of(scene.all)]
        assert [each[1] for each in lies if each[0] == "text"] == ["Al", "Al", "Bugs", "Bugs"]
        assert [each[2] for each in lies[1:] if each[1] == "chrome/icons/crown"] == [
            each.x for each in each_of(scene.all) if isinstance(each, Sprite) and "crown" in each.name
        ]


@pytest.mark.by_day("chicago-stud", "poker-champ", why="one way of noting for all games")
@pytest.mark.parametrize("name", SOME)
def test_nothing_is_painted_while_a_game_is_noted(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def painted(*_: Any) -> None:
        raise AssertionError("a picture was painted")

    monkeypatch.setattr(pillow, "lay", painted)
    monkeypatch.setattr(pillow, "on_ground", painted)
    game = GAMES[name]
    record, moments = some_moments(game, SOME[name])
    names = under_pictures(game, record, ("",) * len(record.seats))

    assert seen(game, moments[-1:], names, all_eyes(len(record.seats)))


def test_figures_stand_beside_the_city_until_the_end() -> None:
    game = GAMES["gangster"]
    record, moments = some_moments(game, 3)
    names = under_pictures(game, record, ("",) * len(record.seats))
    news = said(seen(game, moments, names, [NEWS]))["told"][NEWS]["en"]

    assert all(len(pictures) >= 1 for pictures in news["wide"])
    assert news["wide"] == news["pocket"]  # no day of reckoning yet


def test_a_game_is_seen_in_parts_that_hold_every_moment_once() -> None:
    for count in (1, STRETCH, 3 * STRETCH + 1):
        assert [each for part in stretches(count) for each in part] == [*range(count)]


def test_whoever_notes_scenes_gets_no_pixels_and_whoever_does_not_gets_them() -> None:
    canvas = blank(8, 8, GOLD)
    with scenes() as found:
        assert canvas.encoded() == b""

    assert found == [canvas.scene]
    assert canvas.encoded()


def test_nothing_is_put_into_words_that_is_wanted_as_a_scene() -> None:
    told = list[str]()

    def words(what: str) -> str:
        told.append(what)
        return what

    with scenes():
        assert picture("table", blank(8, 8, GOLD), words, "Capone").alt == ""

    assert not told
    assert picture("table", blank(8, 8, GOLD), words, "Capone").alt == "Capone"


def signs_of(name: str) -> Iterator[str]:
    yield from said(signs(GAMES[name]))["signs"]


@pytest.mark.parametrize(
    ("name", "some"),
    [
        ("poker-champ", ("R♠", "K♠", "10♥", "2♣")),
        ("chicago-poker", ("🔴\u00a015", "🟣\u00a01")),
        ("gangster", ("🔵⭐", "⚪✖️")),
        ("whispers", ()),
    ],
)
def test_cards_and_pieces_of_sentences_have_a_picture(name: str, some: tuple[str, ...]) -> None:
    assert set(some) <= {*signs_of(name)}


WHOLE = pytest.mark.long("eight seats to the end; a few actions tell how much each of them weighs")


@pytest.mark.parametrize(
    ("name", "number", "most", "share"),
    [
        ("chicago-stud", 26, 15, 1 / 5),
        pytest.param("chicago-stud", 26, 10**6, 1 / 2, marks=WHOLE),
        pytest.param("gangster", 43, 10**6, 1 / 2, marks=WHOLE),
    ],
)
def test_a_page_is_small_enough(name: str, number: int, most: int, share: float) -> None:
    size = len(book(sealed_game(GAMES[name].engine, number, most)).encode())
    print(f"{size:,} bytes")

    assert size <= PAGE_BYTES_MAX * share


def test_portions_in_any_order_have_one_table() -> None:
    game = GAMES["gangster"]
    record, moments = some_moments(game, 3)
    names = under_pictures(game, record, ("",) * len(record.seats))
    some = ("public", 0, NEWS)
    portions = [seen(game, part, names, some) for part in (moments[:2], moments[2:])]
    whole = shelved([*portions, signs(game)])

    assert len({json.dumps(each) for each in whole["operations"]}) == len(whole["operations"])
    for eyes in ("public", "0", NEWS):
        assert len(whole["shown"]["en"]["wide"][eyes]) == len(moments)
    assert {*whole["signs"]} == {*game.skin.signs()}


def test_a_page_that_would_be_too_large_has_no_upright_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    text = sealed_game(GAMES["whispers"].engine, 5, 12)
    whole = book(text)
    monkeypatch.setattr(page, "PAGE_BYTES_MAX", len(whole.encode()) - 1)
    shown = carried(book(text))["scenes"]["shown"]

    assert set(carried(whole)["scenes"]["shown"]["fr"]) == {"wide", "pocket"}
    assert set(shown["en"]) == set(shown["fr"]) == {"wide"}
    monkeypatch.setattr(page, "PAGE_BYTES_MAX", 1000)
    with pytest.raises(NoBook):
        book(text)
