"""The story of a poker game as a picture: its pots in the lane, and the hand in which nobody believed."""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses.story import lane, panels, picture
from bot.skins.bosses.story.sheet import Count, Labels, Piece, Sheet, Surprise
from bot.skins.french_deck import surprise as hands
from bot.skins.french_deck.story_words import Winning
from bot.skins.french_deck.words import hand_word, say
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import readable
from bot.table.languages import Language
from engine.story import Mark, Story


def paint(
    title: str,
    story: Story,
    events: Sequence[lane.Event],
    bosses: Sequence[str],
    names: Sequence[str],
    won: Winning | None,
    language: Language,
) -> Canvas:
    """The whole picture under its title; `events` below the curves, `bosses` and `names` by seat."""
    shown = lane.Events(events, lane.NUMBERS)
    told = sheet(title, story, bosses, names, won, language, all_shown=shown.all_shown)
    return picture.paint(told, shown)


def sheet(
    title: str,
    story: Story,
    bosses: Sequence[str],
    names: Sequence[str],
    won: Winning | None,
    language: Language,
    *,
    all_shown: bool = True,
) -> Sheet:
    """What is told of a game; `all_shown`: below its curves stands every pot."""
    return Sheet(
        story,
        bosses,
        [readable(name) for name in names],
        language,
        _labels(title, story, language, all_shown=all_shown),
        (
            Count("traps", "chrome/icons/trap", say(language, "story-traps")),
            Count("calls", "chrome/icons/hole", say(language, "story-calls")),
        ),
        _surprise(story, bosses, won, language),
    )


def pot(mark: Mark) -> lane.Event:
    """Who won it, and how many chips."""
    won = sum(mark.gains[seat] for seat in mark.winners)
    return lane.Event(mark.turn, mark.winners, partial(lane.gain, won), won)


def _labels(title: str, story: Story, language: Language, *, all_shown: bool) -> Labels:
    point = story.turning_point
    at = "" if point is None else say(language, "story-at", deal=point.turn)
    return Labels(
        title=title,
        line=say(language, "story-line", deals=say(language, "story-deals", count=story.turns)),
        start=say(language, "story-start"),
        unit=say(language, "story-unit"),
        lane=say(language, "story-lane") if all_shown else say(language, "story-lane.biggest"),
        lane_line=say(language, "story-lane.line"),
        luck=say(language, "story-luck"),
        at=at,
        turning="" if point is None else picture.rise(point, at, language),
    )


def _surprise(
    story: Story, bosses: Sequence[str], won: Winning | None, language: Language
) -> Surprise | None:
    surprise = story.surprise
    if surprise is None:
        return None
    boss = bosses[surprise.seat]
    whose = picture.who_at(boss, say(language, "story-at", deal=surprise.turn), language)
    piece: Piece = partial(panels.face, boss)
    if won is not None:
        piece = partial(hands.paint, won.hand, won.hidden, language)
    if surprise.chance is None:
        beside = say(language, "story-chips"), say(language, "story-chips.second")
        return picture.won_at_a_stroke(surprise.gain or 0, whose, beside, piece, language)
    lines = () if won is None else (hand_word(won.hand, language),)
    return picture.unbelieved(surprise.chance, whose, lines, piece, language)
