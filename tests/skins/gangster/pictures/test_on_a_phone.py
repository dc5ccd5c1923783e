"""What an upright panel shows can be read on a phone that is 390 px wide."""

import pytest

from bot.skins.gangster.pictures import pocket_panel
from bot.skins.gangster.pictures.plates import place_name
from bot.skins.kit.pocket import WIDTH
from bot.skins.scene.scene import Sprite, Text, each_of
from bot.table.languages import Language
from engine import gangster as game
from engine.gangster.pieces import Place
from tools.pictures.gangster import positions as p

LEAST = 11 * WIDTH / 390
LONGER: Language = "fr"


@pytest.mark.parametrize("name", p.hands())
def test_districts_free_spaces_and_tokens_are_11_px_and_more(name: str) -> None:
    """Only where three cars or three cards lie at one place are the tokens on them smaller."""
    view = p.hands()[name]
    scene = pocket_panel.paint(view, game.panel(view), LONGER).scene
    operations = list(each_of(scene.operations))
    places = {place_name(place, LONGER) for place in Place}
    spaces = {str(space) for row in view.table.districts for space in range(1, len(row.spaces) + 1)}

    names = [each for each in operations if isinstance(each, Text) and each.text in places]
    numbers = [
        each for each in operations if isinstance(each, Text) and each.text in spaces and each.type == "label"
    ]
    tokens = [
        each.width
        for each in operations
        if isinstance(each, Sprite) and each.name.startswith("gangster/clans/token")
    ]
    assert len({each.text for each in names}) == len(places)
    assert min(each.size for each in (*names, *numbers)) >= LEAST
    cars = [row.cars for row in view.table.districts]
    crowded = sum(len(each) for each in cars if len(each) > 1) if len(view.row.clans) == 1 else len(tokens)
    assert min(tokens) >= 20
    assert sum(side < LEAST for side in tokens) <= crowded
