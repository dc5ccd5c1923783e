"""A hand shows which of its stage each decision was, however many rivals stand there."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.skins.kit.canvas import Canvas
from bot.skins.poker_champ.pictures import hand, pocket_hand
from bot.skins.poker_champ.words.catalogue import say
from bot.table.languages import LANGUAGES, Language
from engine.poker_champ.views import Standing
from tests.helpers.skins.every_size import CHAMP, NAMES
from tests.helpers.skins.trees import said
from tools.pictures.poker_champ.samples import Position

DECIDED = (Standing.STAYS, Standing.FOLDED, Standing.ALL_IN) * 2


@pytest.mark.parametrize("paint", [hand.paint, pocket_hand.paint])
@pytest.mark.parametrize("at", CHAMP, ids=lambda at: len(at.table.rows))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_shows_which_of_its_stage_each_decision_was(
    paint: Callable[..., Canvas], at: Position, language: Language
) -> None:
    view = at.view(0)
    rows = [replace(row, place=row.seat + 1, standing=DECIDED[row.seat]) for row in view.table.rows]
    view = replace(view, table=replace(view.table, rows=tuple(rows)))

    told = said(lambda: paint(view, NAMES, language))

    for row in rows[1:]:
        assert any(words.endswith(say(language, "place", place=row.place).upper()) for words in told)
