"""A computer is called by its level in books and replays: no upright shootout cuts that."""

import pytest

from bot.skins.kit.lettering import ELLIPSIS
from bot.table.languages import LANGUAGES, Language
from tests.helpers.skins.every_size import COMPUTERS, EVERY
from tests.helpers.skins.trees import said


@pytest.mark.parametrize("fighters", range(1, 7))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computers_level_is_not_cut(language: Language, fighters: int) -> None:
    told = said(dict(EVERY["chicago_poker"](language))[f"pocket shootout {fighters} computers"])

    level = COMPUTERS[language][0].split(" · ")[-1]
    assert sum(words.endswith(level) for words in told) == fighters
    assert not [words for words in told if words.endswith(ELLIPSIS)]
