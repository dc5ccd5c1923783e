"""The story of a game: showdowns and Awards in the lane, and the hand in which nobody believed."""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses.story import lane, panels, picture
from bot.skins.bosses.story.sheet import Count, Labels, Piece, Sheet, Surprise
from bot.skins.french_deck import surprise as hands
from bot.skins.french_deck.words import hand_word
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import readable
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.poker_champ.words.story import deals_words, winning
from bot.table.languages import Language
from engine.poker_champ.events import AwardGiven
from engine.poker_champ.views import TableView
from engine.story import Mark, Story
from engine.story import Surprise as Surprising

AWARD = {50: 54, 38: 44}  # by the portraits below
HEAVY = 1_000_000  # an Award is never left out for a pot


def paint(story: Story, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The whole picture."""
    events = lane.Events([_event(mark) for mark in story.marks], lane.NUMBERS)
    sheet = Sheet(
        story,
        [row.boss.value for row in table.rows],
        [readable(name) for name in names],
        language,
        _labels(story, language, all_shown=events.all_shown),
        (
            Count("traps", "chrome/icons/trap", say(language, "story-traps")),
            Count("calls", "chrome/icons/hole", say(language, "story-calls")),
        ),
        _surprise(story.surprise, table, language) if story.surprise else None,
    )
    return picture.paint(sheet, events)


def _labels(story: Story, language: Language, *, all_shown: bool) -> Labels:
    point = story.turning_point
    return Labels(
        title=say(language, "story-title"),
        line=say(language, "story-line", deals=deals_words(story, language)),
        start=say(language, "story-start"),
        unit=say(language, "story-unit"),
        lane=say(language, "story-lane") if all_shown else say(language, "story-lane.biggest"),
        lane_line=say(language, "story-lane.line"),
        luck=say(language, "story-luck"),
        turning=""
        if point is None
        else picture.rise(point, say(language, "story-at", deal=point.turn), language),
    )


def _event(mark: Mark) -> lane.Event:
    if isinstance(mark.event, AwardGiven):
        return lane.Event(mark.turn, mark.winners, _award, HEAVY)
    won = sum(mark.gains[seat] for seat in mark.winners)
    return lane.Event(mark.turn, mark.winners, partial(lane.gain, won), won)


def _award(canvas: Canvas, middle: float, top: float, side: int) -> None:
    cup = AWARD[side]
    canvas.put("poker-champ/award", middle - cup / 2, top + 52 - cup, cup)
    canvas.claim("award", middle - cup / 2, top + 52 - cup, cup, cup)


def _surprise(surprise: Surprising, table: TableView, language: Language) -> Surprise:
    boss, won = table.rows[surprise.seat].boss, winning(surprise)
    whose = picture.who_at(boss, say(language, "story-at", deal=surprise.turn), language)
    piece: Piece = partial(panels.face, boss)
    if won is not None:
        piece = partial(hands.paint, won.hand, won.hidden, language)
    if surprise.chance is None:
        beside = say(language, "story-chips"), say(language, "story-chips.second")
        return picture.won_at_a_stroke(surprise.gain or 0, whose, beside, piece, language)
    lines = () if won is None else (hand_word(won.hand, language),)
    return picture.unbelieved(surprise.chance, whose, lines, piece, language)
