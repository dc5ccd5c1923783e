"""The story of a game: shootouts with their tiles in the lane; the five cards that nobody believed in."""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses.story import lane, picture
from bot.skins.bosses.story.sheet import Count, Labels, Sheet, Surprise
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import hexagon
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.hands import rank_word
from bot.skins.chicago_poker.words.story import shootouts_words, turns_words, winning
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import readable
from bot.skins.scene import flow
from bot.skins.scene.flow import row
from bot.table.languages import Language
from engine.chicago_poker.events import ShootoutHeld
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.views import TableView
from engine.story import Story
from engine.story import Surprise as Surprising

CARD, GAP = 62, 3
TILES = {50: 64, 38: 48, 34: 41}  # widths, by the portraits below them


def paint(story: Story, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The whole picture."""
    events = [
        lane.Event(mark.turn, mark.winners, partial(_tile, mark.event.business))
        for mark in story.marks
        if isinstance(mark.event, ShootoutHeld)
    ]
    return picture.paint(sheet(story, table, names, language), lane.Events(events))


def sheet(story: Story, table: TableView, names: Sequence[str], language: Language) -> Sheet:
    """What is told of a game, with its own words and pieces."""
    return Sheet(
        story,
        [boss.value for boss in table.bosses],
        [readable(name) for name in names],
        language,
        _labels(story, language),
        (
            Count("traps", "chrome/icons/trap", say(language, "story-traps")),
            Count("calls", "chrome/icons/hole", say(language, "story-calls")),
        ),
        _surprise(story.surprise, table, language) if story.surprise else None,
    )


def _labels(story: Story, language: Language) -> Labels:
    point = story.turning_point
    at = "" if point is None else say(language, "story-at", turn=point.turn)
    return Labels(
        title=say(language, "story-title"),
        line=say(
            language,
            "story-line",
            turns=turns_words(story, language),
            shootouts=shootouts_words(story, language),
        ),
        start=say(language, "story-start"),
        unit=say(language, "story-unit"),
        lane=say(language, "story-lane"),
        lane_line=say(language, "story-lane.line"),
        luck=say(language, "story-luck"),
        at=at,
        turning="" if point is None else picture.rise(point, at, language),
    )


def _surprise(surprise: Surprising, table: TableView, language: Language) -> Surprise | None:
    held = surprise.event
    if not isinstance(held, ShootoutHeld):
        return None
    fighter = winning(held)
    lines, down = [rank_word(fighter.hand.rank, language)], sum(fighter.were_down)
    if down:
        lines.append(say(language, "story-dark", count=down))
    boss = table.bosses[surprise.seat]
    whose = picture.who_at(boss, say(language, "story-at", turn=surprise.turn), language)
    return picture.unbelieved(surprise.chance or 0, whose, tuple(lines), partial(_cards, held), language)


def best_hand(story: Story, table: TableView, language: Language) -> Surprise | None:
    """The best hand that won a shootout, for a game that surprised nobody."""
    held = [(winning(mark.event).hand, mark) for mark in story.marks if isinstance(mark.event, ShootoutHeld)]
    if not held:
        return None
    hand, mark = max(held, key=lambda each: each[0])
    at = say(language, "story-at", turn=mark.turn)
    return Surprise(
        heading=say(language, "story-best-hand"),
        at=picture.who_at(table.bosses[mark.event.winner], at, language),
        number="",
        beside=("", ""),
        lines=(rank_word(hand.rank, language),),
        piece=partial(_cards, mark.event),
    )


def _tile(business: Business, canvas: Canvas, middle: float, top: float, side: int) -> None:
    wide = TILES[side]
    left = middle - wide / 2
    canvas.put(tile(business), left, top + (hexagon(64) - hexagon(wide)), wide, hexagon(wide))
    canvas.claim(business.value, left, top, wide, hexagon(64))


def _cards(held: ShootoutHeld, canvas: Canvas, x: float, y: float) -> None:
    """In the order in which they were laid, the hidden ones marked."""
    fighter = winning(held)
    down = [card for card, down in zip(fighter.cards, fighter.were_down, strict=True) if down]
    flow.put(canvas, row(*cards.of(CARD).hand(fighter.cards, down), gap=GAP), x, y)
