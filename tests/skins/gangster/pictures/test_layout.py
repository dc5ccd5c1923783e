"""No two things of a picture lie on each other, and every text fits, in both languages."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import TypeVar

import pytest

from bot.skins.gangster.pictures import layout, pocket, table
from bot.skins.gangster.pictures.side import LEFT, RIGHT
from bot.skins.kit.canvas import Box, Writing
from bot.table.languages import Language
from engine.gangster.city import ROADS, TILES
from engine.gangster.pieces import CLANS, DISTRICTS, Clan, Place
from tests.helpers.skins.looks import fits_its_screen
from tests.helpers.skins.names import NAMES
from tests.helpers.skins.preview import LONGER_FIRST, PARTS, Layout, laid_out, part_of, unpainted
from tools.pictures.gangster import positions as p

LEAST, LEAST_ON_A_PHONE = 19, 29
SIGNS = 3  # letters of a count, a number of a space, `×20`
SPACES = tuple({tile.spaces for tile in TILES})


@pytest.mark.parametrize("language", LONGER_FIRST)
@pytest.mark.parametrize("part", PARTS)
def test_everything_of_a_picture_has_its_place(part: int, language: Language) -> None:
    for name, picture in part_of("gangster", part, language):
        no_two_texts_overlap(name, picture)
        no_name_or_sentence_touches_a_piece(name, picture)
        no_two_gangsters_cars_or_cards_lie_on_each_other(name, picture)
        no_word_of_ours_is_shortened_or_too_small_to_read(name, picture)
        everything_lies_within_the_frame(name, picture)
        fits_its_screen(name, picture.size)


def no_two_texts_overlap(name: str, painting: Layout) -> None:
    inked = [(writing, _ink(writing)) for writing in _written(painting)]
    assert list(_overlapping(inked)) == [], name


def no_name_or_sentence_touches_a_piece(name: str, painting: Layout) -> None:
    """But for the cards that lead to a place, which stand on the roof of its plate."""
    for writing in _written(painting):
        if len(writing.text) <= SIGNS:
            continue
        ink = _ink(writing)
        for piece, box in painting.pieces:
            if not piece.startswith(("card-", "car-")):
                assert not ink.overlaps(box), (name, writing, piece)


def no_two_gangsters_cars_or_cards_lie_on_each_other(name: str, painting: Layout) -> None:
    assert list(_overlapping(painting.pieces)) == [], name


def no_word_of_ours_is_shortened_or_too_small_to_read(name: str, painting: Layout) -> None:
    for writing in _written(painting):
        assert _stranger(name, writing) or not writing.shortened, (name, writing)
        least = LEAST_ON_A_PHONE if name.startswith("pocket") else LEAST
        assert len(writing.text) <= SIGNS or writing.size >= least, (name, writing)


def everything_lies_within_the_frame(name: str, painting: Layout) -> None:
    wide, tall = painting.size
    for box in (*(w.box for w in _written(painting)), *(b for _, b in painting.pieces)):
        assert box.left >= 12, (name, box)
        assert box.top >= 12, (name, box)
        assert box.right <= wide - 12, (name, box)
        assert box.bottom <= tall - 12, (name, box)


@pytest.mark.parametrize("spaces", SPACES)
def test_plates_of_every_size_keep_apart_and_within_the_map(spaces: int) -> None:
    boxes = {place: layout.plate(place, spaces).box for place in Place}
    for (one, here), (other, there) in combinations(boxes.items(), 2):
        assert not here.overlaps(there), (one, other)
    assert min(box.left for box in boxes.values()) > RIGHT
    assert max(box.right for box in boxes.values()) < 1630
    assert min(box.top for box in boxes.values()) > 20
    assert max(box.bottom for box in boxes.values()) < 1030


@pytest.mark.parametrize("place", Place)
@pytest.mark.parametrize("count", range(1, 6))
def test_cars_at_one_place_stand_apart_and_on_no_other_plate(place: Place, count: int) -> None:
    """Whatever tiles lie beside it, and however many cards lead there."""
    for spaces, cards in ((8, 0), (16, 0), (16, 3)):
        beside = 41 * cards + 8 if cards else 0
        plate = layout.plate(place, spaces)
        boxes = plate.cars(count, beside)
        assert len(boxes) == count
        for one, other in combinations(boxes, 2):
            assert not one.overlaps(other)
        for box in boxes:
            assert box.left >= RIGHT
            assert box.right <= 1634
            for other_place in set(Place) - {place}:
                assert not box.overlaps(layout.plate(other_place, 16).box), other_place
            if count < 5:
                assert box.right <= plate.box.right - beside + (36 if not beside else 0)


@pytest.mark.parametrize("road", ROADS)
def test_trails_of_several_cars_on_one_road_stay_apart(road: tuple[Place, Place]) -> None:
    lines = [layout.trail(*road, number, 5) for number in range(5)]
    for one, other in combinations(range(5), 2):
        for (x, y), (x2, y2) in zip(lines[one], lines[other], strict=True):
            away = ((x - x2) ** 2 + (y - y2) ** 2) ** 0.5
            assert away >= 12 * abs(one - other)
    assert layout.trail(*road, 1, 3) == layout.trail(road[1], road[0], 1, 3)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_lies_before_a_boss_keeps_inside_their_panel(seats: int) -> None:
    """With as much as there can be: fifteen in the car, two rivals in the trunk."""
    view = p.full(p.table(seats))
    with unpainted():
        canvas = table.paint(view, p.names(view), "fr")
    beside = [(what, box) for what, box in canvas.pieces if box.left < RIGHT and not what.startswith("car-")]
    trunks = [box for what, box in beside if what == "rivals"]

    assert len(trunks) == len(view.clans)
    for what, box in beside:
        assert box.left >= LEFT + 4, what
        assert box.right <= RIGHT - 4, what
    for (one, here), (other, there) in combinations(beside, 2):
        assert not here.overlaps(there), (one, other)


@pytest.mark.parametrize("first", range(6))
def test_any_name_keeps_inside_its_panel(first: int) -> None:
    """Every name that Discord lets through can be painted."""
    for seats in (2, 5):
        view, names = p.table(seats), NAMES[first::6][:seats]
        with unpainted(lettered=True):
            canvas = table.paint(view, names, "fr")
            pocket.paint(view, names, "fr")
        below = [w.box for w in canvas.writings if w.text and w.box.left < RIGHT]
        assert all(box.left > LEFT and box.right < RIGHT for box in below)
        for one, other in combinations([w for w in canvas.writings if w.text and w.box.left < RIGHT], 2):
            assert not _ink(one).overlaps(_ink(other)), (one, other)


def test_plates_never_move() -> None:
    """A space has its place in every picture of the same tiles."""
    view = p.table(4)
    for row in view.districts:
        if row.tile:
            plate = layout.plate(row.place, row.tile.spaces)
            assert plate.box.middle == layout.CENTRES[row.place]
    clans = {piece for piece, _ in laid_out("gangster", "table-4", "en").pieces} & {*CLANS}
    assert clans == {*CLANS} - {Clan.GREEN}
    assert len(DISTRICTS) + 1 == len(layout.CENTRES)


Named = TypeVar("Named")


def _overlapping(things: Sequence[tuple[Named, Box]]) -> Iterator[tuple[Named, Named]]:
    """The pairs that lie on each other, found from left to right."""
    ordered = sorted(things, key=lambda each: each[1].left)
    for number, (one, here) in enumerate(ordered):
        for other, there in ordered[number + 1 :]:
            if there.left >= here.right:
                break
            if here.overlaps(there):
                yield one, other


def _stranger(name: str, writing: Writing) -> bool:
    """Names of people may be shortened, our own words never."""
    return name.endswith("names") or any(
        person.startswith(writing.text[:-1].rstrip()) for person in p.PLAYERS.values()
    )


def _written(painting: Layout) -> list[Writing]:
    return [writing for writing in painting.writings if writing.text]


def _ink(writing: Writing) -> Box:
    """The box of the capitals, without the air at its sides."""
    box = writing.box
    return Box(box.left + 1, box.top + 1, max(box.left + 1, box.right - 1), box.bottom - 1)
