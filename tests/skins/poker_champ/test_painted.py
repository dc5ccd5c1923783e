"""The skin's pictures: which there are, and that each is said in words to those who cannot see it."""

import pytest

from bot.skins.fitting import ALT_LIMIT
from bot.skins.poker_champ import skin
from bot.skins.poker_champ.pictures import shown
from bot.skins.poker_champ.words import alt
from bot.table.languages import Language
from engine import poker_champ as game
from tests.helpers.poker_champ.by_hand import at, does
from tests.helpers.poker_champ.tables import FOUR, PEOPLE


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize("language", ["fr"])
def test_each_picture_is_said_in_words(language: Language) -> None:
    state = at(FOUR)
    step = does(state, "obanion stay", "capone stay", "obanion stay")
    table, view = game.table(state), game.view(state, 1)
    painted = [
        skin.paint_table(table, PEOPLE, language),
        skin.paint_table(table, PEOPLE, language, form="pocket"),
        *skin.paint_private(view, PEOPLE, language),
        *skin.paint_news(step.events, game.table(step.state), PEOPLE, language),
        skin.paint_banner(("capone", None), ("Lucie", ""), language),
        skin.paint_banner(("capone", "yale"), ("Lucie", ""), language, started=True),
        *skin.paint_help(language),
    ]
    kinds = ["table", "table", "hand", "showdown", "banner", "banner", "hands", "backs"]

    assert [picture.filename.partition(".")[0] for picture in painted] == kinds
    assert painted[0].alt == painted[1].alt == alt.table(table, PEOPLE, language)
    assert painted[2].alt == alt.private(view, PEOPLE, language)
    assert "Weiss, le plus riche avec 18" in painted[3].alt
    assert all(20 < len(picture.alt) <= ALT_LIMIT for picture in painted)
    assert painted[2:3] == list(shown.private_pictures(view, PEOPLE, language))
