"""Never colour alone, and the five colours stay apart for every eye (docs/looks.md)."""

from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.skins.chicago_poker.pictures import cards, table
from bot.skins.chicago_poker.pictures.layout import layout
from bot.skins.kit.canvas import blank
from bot.skins.scene import flow, theme
from engine.chicago_poker.cards import Card
from engine.chicago_poker.cards import Colour as Suit
from engine.chicago_poker.pieces import Boss
from tests.helpers.chicago_poker.cells import on_table
from tests.helpers.skins.colour_vision import SIGHTS, Colour, distance
from tools.pictures.chicago_poker import positions, samples

CLOSEST = {"normal": 31.8, "deutan": 22.2, "protan": 19.8, "tritan": 15.4}
ROUNDING = 0.3  # of the encoder too


@pytest.mark.parametrize("sight", SIGHTS)
def test_the_colours_of_the_sent_picture_stay_as_far_apart_as_designed(sight: str) -> None:
    colours = _blocks_as_sent()

    closest = min(distance(one, other, sight) for one, other in combinations(colours.values(), 2))
    assert closest >= CLOSEST[sight] - ROUNDING


def test_every_colour_has_a_symbol_of_its_own_shape() -> None:
    """In black and white the blocks of any two suits still differ, at the smallest size."""
    symbols = {suit: faced(suit, 50, 110).crop((0, 62, 50, 110)).convert("L") for suit in Suit}
    shapes = {suit: _figure(symbol) for suit, symbol in symbols.items()}
    for one, other in combinations(Suit, 2):
        differing = ImageChops.difference(shapes[one], shapes[other]).histogram()[255]

        assert differing > 0.08 * 50 * 48, (one, other)


@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        (theme.INK, "#EFE3C8", 14.5),
        (theme.IVORY, theme.ROW, 10.9),
        (theme.MUTED, theme.ROW, 6.0),
        (theme.GOLD, theme.ACTIVE, 4.8),
        (theme.ON_ACTIVE, theme.ACTIVE, 5.5),
        (theme.GOLD, theme.OXBLOOD, 9.4),
        (theme.ON_FIRE, theme.EMBER, 13.5),
        (theme.NEW, theme.ROW, 9),
        (theme.INK, theme.GOLD, 13),
    ],
)
def test_text_stands_out_from_its_ground(text: str, ground: str, least: float) -> None:
    assert _contrast(_rgb(text), _rgb(ground)) >= least


def _blocks_as_sent() -> dict[Suit, Colour]:
    """The ground of each suit's block, read off the encoded table."""
    row = samples.row(0, Boss.CAPONE, 5, "", "R9 B9 G9 Y9 P9|||")
    view = samples.table("SJBG", (row, *positions.SIX.rows[1:]), 1, 3, 40, 3, 10)
    sent = Image.open(BytesIO(table.paint(view, samples.names(view), "en").encoded())).convert("RGB")
    plan = layout(6, 4)
    found = {}
    for number, suit in enumerate(Suit):
        left, _, right, foot = on_table(plan, 0, 0, number)
        block = sent.crop((round(left) + 8, round(foot) - 4, round(right) - 8, round(foot) - 1))
        red, green, blue = (round(part) for part in ImageStat.Stat(block).median)
        found[suit] = (red, green, blue)
    return found


def faced(suit: Suit, width: int, height: int) -> Image.Image:
    """The eight of a suit and nothing else."""
    alone = blank(width, height)
    flow.put(alone, cards.Tower(width, height, None).gangster(Card(suit, 8)), 0, 0)
    return alone.image


def _figure(block: Image.Image) -> Image.Image:
    """The symbol alone: what differs clearly from the corner of its block."""
    ground = block.getpixel((3, 44))
    assert isinstance(ground, int | float)
    return block.point([255 if abs(value - ground) > 60 else 0 for value in range(256)])


def _rgb(code: str) -> Colour:
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def _contrast(one: Colour, other: Colour) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    red, green, blue = (
        channel / 255 / 12.92 if channel <= 10 else ((channel / 255 + 0.055) / 1.055) ** 2.4
        for channel in colour
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
