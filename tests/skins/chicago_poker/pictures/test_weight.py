"""Small enough for a phone (goal P5), whatever comes of a game; fixed positions: test_approved.py."""

from itertools import islice

import pytest

from bot.skins.chicago_poker import skin
from bot.skins.skin import Form
from engine import chicago_poker as game
from engine.chicago_poker import Options
from tests.helpers.skins.looks import LIMITS, sent_as
from tests.helpers.skins.painted import NAMES, moves

FORMS: tuple[Form, ...] = ("wide", "pocket")


OTHER = pytest.mark.long("six seats in WebP come closest to the limit; more moments of them")


@pytest.mark.long("the heaviest pictures are weighed by day")
@pytest.mark.parametrize(
    ("seats", "name", "every"),
    [
        (6, "webp", 15),
        *(pytest.param(*each, 5, marks=OTHER) for each in ((2, "webp"), (6, "jpeg"), (6, "webp"))),
    ],
)
def test_tables_and_hands_of_random_games_are_light(seats: int, name: str, every: int) -> None:
    for move in islice(moves(seats, 50 + seats, Options(), every=90), 0, None, every):
        shown, view = game.table(move.step.state), game.view(move.step.state, 0)
        with sent_as(name):
            for form in FORMS:
                assert len(skin.paint_table(shown, NAMES, "fr", form=form).content) <= LIMITS[name]
                for picture in skin.paint_private(view, NAMES, "fr", form=form):
                    assert len(picture.content) <= LIMITS[name]
