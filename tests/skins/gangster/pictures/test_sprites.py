"""Every sprite that a picture of Gangster asks for was built at that very size."""

import pytest

from engine.gangster import Options
from tests.helpers.gangster.painted import everything_shown, moments
from tests.helpers.skins.preview import idle, unpainted
from tools.pictures.gangster.every_piece import pieces


def test_every_piece_was_built_and_none_lies_idle() -> None:
    """That no picture of the preview asks for another, in any language, its layout has shown."""
    assert idle("gangster", "gangster", pieces()) == []


BETWEEN = pytest.mark.long("tables of two and five are laid out most differently")


@pytest.mark.parametrize("seats", [2, *(pytest.param(each, marks=BETWEEN) for each in (3, 4)), 5])
def test_whatever_happens_in_a_game_there_is_a_picture_of_it(seats: int) -> None:
    kinds: set[str] = set()
    with unpainted():
        for number, step in enumerate(moments(seats, 40 + seats, Options(length="short"), every=67)):
            for kind, _ in everything_shown(step, "fr" if number % 2 else "en"):
                kinds.add(kind)

    assert kinds == {"table", "pocket", "panel", "pocket-panel", "scoring", "final"}
