"""What is set from trees: in no picture does anything overlap or leave its parent, and all can be read."""

import pytest

from bot.table.languages import Language
from tests.helpers.skins.preview import LONGER_FIRST, PARTS, paintings
from tests.helpers.skins.trees import faults

GAMES = ("chicago_poker", "chicago_stud", "gangster", "poker_champ")


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LONGER_FIRST)
def test_the_check_finds_nothing_in_any_picture(game: str, language: Language, part: int) -> None:
    shown = paintings(game, language)
    found = {name: faults(shown[name].paint) for name in [*shown][part :: len(PARTS)]}

    assert {name: each for name, each in found.items() if each} == {}
