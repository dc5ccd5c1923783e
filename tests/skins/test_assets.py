"""`make assets` would build the sprites that lie there: none is missing, none lies idle."""

import pytest

from bot.skins.kit import sprites
from bot.table.languages import LANGUAGES
from tests.helpers.skins.preview import unpainted
from tools.pictures.everything import everything


@pytest.mark.long("lays out every piece of all games; by day each game has its own")
def test_what_is_built_is_what_pictures_ask_for() -> None:
    built = {path for path in sprites.folder.rglob("*.*") if "emoji" not in path.parts}
    with unpainted(afresh=True) as asked:
        for language in LANGUAGES:
            for _ in everything(language):
                pass

    assert sorted(path.name for path in built - asked) == []
