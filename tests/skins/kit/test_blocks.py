"""Blocks of text: as large as fits, never wider than their room."""

import pytest

from bot.skins.kit.blocks import least, wrapped
from bot.skins.kit.lettering import ELLIPSIS, Type, width
from bot.skins.scene.theme import BODY, CAPTION, LABEL_MIN, SIGN

WORDS = "queens and nines, with the king as a kicker"


@pytest.mark.parametrize("room", [90, 160, 230, 400, 900])
@pytest.mark.parametrize("most", [1, 2, 3])
def test_wrapped_text_stays_in_its_room_and_on_its_lines(room: int, most: int) -> None:
    told, size = wrapped(WORDS, Type.TEXT, SIGN, room, most)

    assert len(told) <= most
    assert LABEL_MIN <= size <= SIGN
    assert all(width(line, Type.TEXT, size) <= room for line in told)
    assert " ".join(told) == WORDS or told[-1].endswith(ELLIPSIS) or size == LABEL_MIN


def test_a_text_that_fits_keeps_its_size() -> None:
    assert wrapped("a pair", Type.TEXT, SIGN, 400) == (["a pair"], SIGN)


def test_a_text_is_broken_before_it_shrinks() -> None:
    told, size = wrapped("kings and nines, queen kicker", Type.TEXT, SIGN, 240)

    assert len(told) == 2
    assert size == SIGN


def test_a_players_name_shrinks_only_so_far() -> None:
    assert least(BODY) == 33
    assert least(CAPTION) == 24
