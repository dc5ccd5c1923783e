"""The story of a game: showdowns and Awards in the lane, and the hand in which nobody believed."""

from collections.abc import Sequence

from bot.skins.bosses.story import lane
from bot.skins.french_deck import story_picture
from bot.skins.kit.canvas import Canvas
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.poker_champ.words.story import winning
from bot.table.languages import Language
from engine.poker_champ.events import AwardGiven
from engine.poker_champ.views import TableView
from engine.story import Mark, Story

AWARD = {50: 54, 38: 44}  # by the portraits below
HEAVY = 1_000_000  # an Award is never left out for a pot


def paint(story: Story, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The whole picture."""
    events = [_event(mark) for mark in story.marks]
    bosses = [row.boss.value for row in table.rows]
    title = say(language, "story-title")
    return story_picture.paint(title, story, events, bosses, names, winning(story.surprise), language)


def _event(mark: Mark) -> lane.Event:
    if isinstance(mark.event, AwardGiven):
        return lane.Event(mark.turn, mark.winners, _award, HEAVY)
    return story_picture.pot(mark)


def _award(canvas: Canvas, middle: float, top: float, side: int) -> None:
    cup = AWARD[side]
    canvas.put("poker-champ/award", middle - cup / 2, top + 52 - cup, cup)
    canvas.claim("award", middle - cup / 2, top + 52 - cup, cup, cup)
