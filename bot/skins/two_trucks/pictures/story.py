"""The story of a game: its large trucks and the train in the lane, and the truck that surprised everybody."""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses.story import lane, picture
from bot.skins.bosses.story.sheet import SURPRISE, Count, Labels, Sheet, Surprise
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import readable
from bot.skins.two_trucks.pictures import pieces
from bot.skins.two_trucks.words.catalogue import say
from bot.skins.two_trucks.words.story import COUNTS, surprising
from bot.table.languages import Language
from engine.story import Mark, Story
from engine.two_trucks.events import Train, Truck
from engine.two_trucks.views import TableView

ICONS = {"steals": "chrome/icons/hole", "walls": "chrome/icons/trap"}
CRATE = {50: 44, 38: 38, 34: 34}  # by the portraits below
ENGINE, SMALL_ENGINE = (84, 38), (62, 28)


def paint(story: Story, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The whole picture."""
    events = [_event(mark) for mark in story.marks if mark.winners]
    return picture.paint(sheet(story, table, names, language), lane.Events(events))


def sheet(story: Story, table: TableView, names: Sequence[str], language: Language) -> Sheet:
    """The story of a game, with the game's own words and pieces."""
    return Sheet(
        story,
        [row.boss.value for row in table.rows],
        [readable(name) for name in names],
        language,
        _labels(story, table, language),
        (_count(COUNTS[0], language), _count(COUNTS[1], language)),
        _surprise(story, table, language),
    )


def _count(key: str, language: Language) -> Count:
    return Count(key, ICONS[key], say(language, f"story-{key}"))


def _labels(story: Story, table: TableView, language: Language) -> Labels:
    point = story.turning_point
    at = "" if point is None else say(language, "story-at", night=point.turn)
    trucks = sum(row.trucks for row in table.rows)
    nights = say(language, "nights", count=story.turns)
    return Labels(
        title=say(language, "story-title"),
        line=say(language, "story-line", nights=nights, trucks=trucks),
        start=say(language, "story-start"),
        unit=say(language, "story-unit"),
        lane=say(language, "story-lane"),
        lane_line=say(language, "story-lane.line"),
        luck=say(language, "story-luck"),
        at=at,
        turning="" if point is None else picture.rise(point, at, language),
    )


def _event(mark: Mark) -> lane.Event:
    """A crate with its number over the portrait of who took it; or the locomotive."""
    match mark.event:
        case Truck(crates=crates):
            return lane.Event(mark.turn, mark.winners, partial(_crate, crates), crates)
        case Train(crates=crates):
            return lane.Event(mark.turn, mark.winners, _engine, crates)
        case _:
            raise ValueError(f"nothing to show of {mark.event}")


def _crate(count: int, canvas: Canvas, middle: float, top: float, side: int) -> None:
    wide = CRATE[side]
    pieces.lay_crate(str(count), wide, False, canvas, middle - wide / 2, top + 52 - wide)


def _engine(canvas: Canvas, middle: float, top: float, side: int) -> None:
    wide, tall = ENGINE if side == 50 else SMALL_ENGINE
    canvas.put(f"{pieces.ART}/locomotive", middle - wide / 2, top + 50 - tall, wide, tall)
    canvas.claim("locomotive", middle - wide / 2, top + 50 - tall, wide, tall)


def _surprise(story: Story, table: TableView, language: Language) -> Surprise | None:
    found, told = surprising(story), story.surprise
    if found is None or told is None or told.chance is None:
        return None
    truck, man = found
    whose = picture.who_at(table.rows[told.seat].boss, say(language, "story-at", night=truck.night), language)
    lines = (
        say(language, "picture-takes", count=truck.crates),
        say(language, "picture-with", man=man, alone="no"),
    )
    return picture.unbelieved(told.chance, whose, lines, partial(_taken, truck.crates, man), language)


def _taken(crates: int, man: int, canvas: Canvas, x: float, y: float) -> None:
    """The man beside the truck that he took."""
    wide, tall = SURPRISE
    pieces.lay_man(man, 78, True, False, canvas, x, y + (tall - pieces.card_tall(78)) / 2)
    pieces.lay_truck((crates,), wide - 100, False, canvas, x + 100, y + 8)
