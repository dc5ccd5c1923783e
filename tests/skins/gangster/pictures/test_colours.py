"""Never colour alone, and the five clans stay apart for every eye (docs/looks.md)."""

from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageColor

from bot.skins.gangster.pictures import pieces
from bot.skins.gangster.pictures.pieces import COLOURS
from bot.skins.kit.sprites import sprite
from engine.gangster.pieces import CLANS, KINDS, PLACES, Clan
from tests.helpers.skins.colour_vision import SIGHTS, distance

CLOSEST = {"normal": 25, "deutan": 20, "protan": 14, "tritan": 11}
PAIRS = list(combinations(CLANS, 2))


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_colours_of_the_clans_stay_apart_for_every_eye(sight: str) -> None:
    closest = min(distance(_rgb(one), _rgb(other), sight) for one, other in PAIRS)

    assert closest >= CLOSEST[sight]


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_every_clan_has_an_outline_of_its_own(one: Clan, other: Clan) -> None:
    """In black and white too, at the size of a token on a plate: colour is never alone."""
    shapes = [sprite(f"gangster/clans/token-{clan}", 48, 48).getchannel("A") for clan in (one, other)]

    assert sum(ImageChops.difference(*shapes).histogram()[128:]) > 0.015 * 48 * 48


@pytest.mark.parametrize(("one", "other"), PAIRS)
def test_every_clan_has_an_emblem_of_its_own(one: Clan, other: Clan) -> None:
    figures = [_light_and_dark(f"gangster/clans/token-{clan}", 28) for clan in (one, other)]

    assert ImageChops.difference(*figures).histogram()[255] > 0.1 * 28 * 28


@pytest.mark.parametrize(("one", "other"), list(combinations(KINDS, 2)))
def test_every_piece_of_equipment_has_a_shape_of_its_own(one: str, other: str) -> None:
    figures = [_light_and_dark(f"gangster/equipment/{kind}", 42) for kind in (one, other)]

    assert ImageChops.difference(*figures).histogram()[255] > 0.06 * 42 * 42


@pytest.mark.parametrize(("one", "other"), list(combinations(PLACES, 2)))
def test_every_place_has_an_emblem_of_its_own(one: str, other: str) -> None:
    shapes = [sprite(f"gangster/districts/{place}-glyph", 28, 28).getchannel("A") for place in (one, other)]

    assert sum(ImageChops.difference(*shapes).histogram()[128:]) > 0.06 * 28 * 28


def test_what_is_better_and_what_is_worse_differ_in_lightness() -> None:
    light = [_lightness(colour) for colour in (pieces.BETTER, pieces.SAME, pieces.WORSE)]

    assert all(abs(one - other) >= 10 for one, other in combinations(light, 2))


def _rgb(clan: Clan) -> tuple[int, int, int]:
    return ImageColor.getrgb(COLOURS[clan])[:3]


def _lightness(colour: str) -> float:
    red, green, blue = ImageColor.getrgb(colour)[:3]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _light_and_dark(name: str, side: int) -> Image.Image:
    """The drawing in two tones, on black."""
    drawn = sprite(name, side, side)
    ground = Image.new("RGB", drawn.size)
    ground.paste(drawn, (0, 0), drawn if drawn.mode == "RGBA" else None)
    return ground.convert("L").point([255 * (value > 150) for value in range(256)])
