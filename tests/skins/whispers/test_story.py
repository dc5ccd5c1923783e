"""The story of a game of Whispers: its sentences, and the picture that is made of them."""

import pytest

from bot.skins.whispers import skin
from bot.table.languages import LANGUAGES, Language
from engine import whispers as game
from engine.story import SeatStory, Story, Surprise
from tools.pictures.stories import curve, turning_point

ROWS = curve(3, 9, (1,), {5: {1: 1.2}})
NERVE = (SeatStory(0.4, {"traps": 1, "calls": 0}), SeatStory(-0.2, {}), SeatStory(0.1, {"calls": 2}))
TOLD = Story(ROWS, (), turning_point(ROWS, 1, 9), Surprise(4, 1, chance=0.2), NERVE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_story_is_told_and_painted(language: Language) -> None:
    options = {option.name: option.values[0] for option in game.info.options}
    signs = ("sun", "moon", "star")
    table = game.table(game.setup(signs, game.agree(options), "seed").state)
    people = ("Lucie", "W" * 32, "")

    said = skin.story_words(TOLD, table, people, language)
    picture = skin.paint_story(TOLD, table, people, language)
    assert 4 <= len(said) <= 7
    assert picture.filename == "story.jpg"
    assert "**" not in picture.alt
    assert len(picture.alt) <= 1024
