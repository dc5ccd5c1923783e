"""How a game ended and what was just decided are upright where everything else is."""

import pytest

from bot.skins.chicago_poker.pictures import shown as poker
from bot.skins.gangster.pictures import shown as gangster
from bot.skins.scene.noting import scenes
from bot.skins.skin import Form
from engine.chicago_poker.events import ShootoutTied
from engine.gangster.events import Reckoned
from tools.pictures.chicago_poker import positions
from tools.pictures.chicago_poker.samples import names
from tools.pictures.gangster import positions as city

UPRIGHT, WIDE = 900, 1650


@pytest.mark.parametrize(("form", "width"), [("wide", WIDE), ("pocket", UPRIGHT)])
def test_ends_and_news_have_the_form_that_is_asked_for(form: Form, width: int) -> None:
    tied, (scoring, day) = positions.TIE_OF_FOUR, city.scorings()["scoring-4"]
    assert tied.tie is not None
    about = tied.tie.place, tied.tie.business, tied.tie.caller, tied.tie.cause
    tie = ShootoutTied(*about, tied.tie.fighters, tied.tie.tied)
    fought, over = positions.DECISIVE_TABLE, city.finals()["final-4"]
    with scenes() as found:
        poker.table_picture(positions.FINAL, names(positions.FINAL), "fr", form)
        poker.news_pictures((positions.DECISIVE,), fought, names(fought), "fr", form)
        poker.news_pictures((tie,), tied, names(tied), "fr", form)
        gangster.table_picture(over, city.names(over), "fr", form)
        gangster.news_pictures((Reckoned(scoring),), day, city.names(day), "fr", form)

    assert [scene.ground.width for scene in found] == [width] * 5
