"""Small enough for a phone, of the right shape, and with bounded memory (goal P5)."""

from io import BytesIO

import pytest
from PIL import Image

from bot.skins.chicago_poker import pictures
from bot.skins.preview import everything, sights
from bot.skins.sprites import DRAWERS
from engine import chicago_poker as game
from engine.chicago_poker import Options
from tests.skins.painted import NAMES, moves

KILOBYTE = 1000
LIMITS = {"hand": 200, "table": 300}


def test_every_picture_is_light_and_not_taller_than_discord_shows_in_full() -> None:
    for sight in sights("fr"):
        content = sight.canvas.encoded()
        wide, tall = Image.open(BytesIO(content)).size

        assert len(content) <= LIMITS.get(sight.canvas.palette, 300) * KILOBYTE, sight.name
        assert wide / tall >= 11 / 7, sight.name


@pytest.mark.parametrize("seats", [2, 6])
def test_tables_and_hands_of_random_games_are_light(seats: int) -> None:
    for move in moves(seats, 50 + seats, Options(), every=30):
        shown, view = game.table(move.step.state), game.view(move.step.state, 0)

        assert len(pictures.table_picture(shown, NAMES, "fr")) <= LIMITS["table"] * KILOBYTE
        assert len(pictures.hand_picture(view, NAMES, "fr")) <= LIMITS["hand"] * KILOBYTE


def test_what_the_painters_keep_is_bounded() -> None:
    for _ in everything("en"):
        pass

    assert all(drawer.bytes <= drawer.limit for drawer in DRAWERS)
    assert sum(drawer.limit for drawer in DRAWERS) <= 80 * 1024 * KILOBYTE
