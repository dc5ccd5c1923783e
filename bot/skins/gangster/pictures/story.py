"""The story of a game: a plate for each day of reckoning, the biggest haul, the clans on the portraits."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.skins.bosses.story import lane, picture
from bot.skins.bosses.story.chart import across
from bot.skins.bosses.story.sheet import SURPRISE, Count, Labels, Sheet, Surprise
from bot.skins.gangster.pictures import pieces
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.plates import place_name
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.story import Haul, days_words, haul, turns_words
from bot.skins.kit.canvas import Canvas, widest
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene.theme import BODY, FIRE, IVORY, LABEL_MIN, LACQUER, LEAD, NEW, SIGN
from bot.table.languages import Language
from engine.game import Seat
from engine.gangster.pieces import Clan
from engine.gangster.views import TableView
from engine.story import Mark, Story
from engine.story import Surprise as Surprising

PLATE = (398, 84)
PLATES, STEP, TOP = 113, 406, 664
BEND = 653  # where a leader turns towards its plate
SIDE, BESIDE = 34, 4  # of a token; up to so many seats its points stand beside it
TOKENS = 5  # in the panel of the haul; of more, one and their number
SKYLINE = (316, 67)


@dataclass(frozen=True, slots=True)
class Days:
    """The lane: what each day of reckoning brought everybody."""

    marks: Sequence[Mark]
    clans: Sequence[Sequence[Clan]]

    @property
    def turns(self) -> Sequence[int]:
        """Where dashes go through the chart."""
        return [mark.turn for mark in self.marks]

    def paint(self, canvas: Canvas, sheet: Sheet) -> None:
        """A plate for each, near its turn, with a leader to it."""
        turns = [across(mark.turn, sheet.story.turns) for mark in self.marks]
        half = PLATE[0] / 2
        plates = lane.apart([x - half for x in turns], STEP, PLATES, PLATES + 2 * STEP)
        lane.leaders(
            canvas,
            [
                ((x, lane.FROM), (x, BEND), (left + half, BEND), (left + half, TOP))
                for x, left in zip(turns, plates, strict=True)
            ],
        )
        for mark, left in zip(self.marks, plates, strict=True):
            self._plate(canvas, mark, round(left))
        if self.marks:
            lane.words(canvas, sheet, TOP + PLATE[1] / 2)

    def _plate(self, canvas: Canvas, mark: Mark, x: int) -> None:
        canvas.put("story/lane-reckoning", x, TOP, *PLATE)
        cell = (PLATE[0] - 16) / len(mark.gains)
        told = [f"+{points}" for points in mark.gains]
        two = len(self.clans[0]) > 1
        if len(told) > BESIDE:
            self._stacked(canvas, mark, told, x + 8, cell)
            return
        taken = (SIDE + 0.6 * SIDE if two else SIDE) + 6
        size = widest(told, Type.NUMERAL, BODY, cell - taken - 6, LABEL_MIN)
        for seat, points in enumerate(told):
            left, middle = x + 10 + cell * seat, TOP + PLATE[1] / 2
            for place, clan in reversed(list(enumerate(self.clans[seat]))):
                pieces.token(canvas, clan, left + SIDE / 2 + 0.6 * SIDE * place, middle, SIDE)
            canvas.write(points, Type.NUMERAL, size, _colour(mark, seat), left + taken, mid=middle)

    def _stacked(self, canvas: Canvas, mark: Mark, told: Sequence[str], x: float, cell: float) -> None:
        """Many seats: each token over its points."""
        for seat, points in enumerate(told):
            middle = x + cell * (seat + 0.5)
            pieces.token(canvas, self.clans[seat][0], middle, TOP + 25, SIDE)
            canvas.write(
                points,
                Type.NUMERAL,
                SIGN,
                _colour(mark, seat),
                middle,
                mid=TOP + 61,
                align="centre",
                room=cell - 6,
            )


def _colour(mark: Mark, seat: Seat) -> str:
    """The best of the day stands out."""
    return NEW if mark.gains[seat] == max(mark.gains) else IVORY


def paint(story: Story, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The whole picture."""
    days = Days(story.marks, [row.clans for row in table.seats])
    return picture.paint(sheet(story, table, names, language), days)


def sheet(story: Story, table: TableView, names: Sequence[str], language: Language) -> Sheet:
    """What is told of a game, with its own words and pieces."""
    clans = [row.clans for row in table.seats]
    return Sheet(
        story,
        [row.boss.value for row in table.seats],
        [readable(name) for name in names],
        language,
        _labels(story, language),
        (
            Count("guns", f"{ART}/equipment/gun", say(language, "story-guns")),
            Count("bumps", f"{ART}/equipment/bumper", say(language, "story-bumps")),
        ),
        _haul(story.surprise, table, language) if story.surprise else None,
        partial(_badge, clans),
    )


def _labels(story: Story, language: Language) -> Labels:
    point = story.turning_point
    at = "" if point is None else say(language, "story-at", turn=point.turn)
    return Labels(
        title=say(language, "story-title"),
        line=say(
            language, "story-line", turns=turns_words(story, language), days=days_words(story, language)
        ),
        start=say(language, "story-start"),
        unit=say(language, "story-unit"),
        lane=say(language, "story-lane"),
        lane_line=say(language, "story-lane.line"),
        luck=say(language, "story-luck"),
        at=at,
        turning="" if point is None else picture.rise(point, at, language),
    )


def _badge(
    clans: Sequence[Sequence[Clan]], canvas: Canvas, seat: Seat, left: float, top: float, side: float
) -> None:
    """The tokens of a seat's clans at the foot of its portrait."""
    token = round(max(18, 0.3 * side))
    for place, clan in enumerate(clans[seat]):
        x = left + (0.1 if place else 0.88) * side
        pieces.token(canvas, clan, x, top + 0.86 * side, token)


def _haul(surprise: Surprising, table: TableView, language: Language) -> Surprise | None:
    if surprise.event is None:
        return None
    found = haul(surprise)
    at = say(language, "story-at", turn=surprise.turn)
    boss = table.seats[found.share.seat].boss
    return Surprise(
        heading=say(language, "story-haul"),
        at=picture.who_at(boss, at, language),
        number=str(found.share.points),
        beside=(say(language, "story-haul.first"), say(language, "story-haul.second")),
        lines=(place_name(found.place, language), say(language, "story-gangsters", count=found.share.count)),
        piece=partial(_district, found),
    )


def _district(found: Haul, canvas: Canvas, x: float, y: float) -> None:
    """The skyline of the district over a box with the gangsters who stand there."""
    wide, tall = SURPRISE
    canvas.put(f"{ART}/districts/{found.place}-skyline", x + (wide - SKYLINE[0]) / 2, y, *SKYLINE)
    top = y + SKYLINE[1]
    foot = tall - SKYLINE[1]
    canvas.plate(FIRE, x, top, wide, foot, 10)
    canvas.plate(LACQUER, x + 3, top + 3, wide - 6, foot - 6, 8)
    middle, count = top + foot / 2, found.share.count
    if count <= TOKENS:
        for number in range(count):
            pieces.token(canvas, found.share.clan, x + 32 + 46 * number, middle, 40)
    else:
        pieces.token(canvas, found.share.clan, x + 38, middle, 50)
        canvas.write(f"× {count}", Type.NUMERAL, LEAD, IVORY, x + 74, mid=middle)
    if found.doubled:
        pieces.doubler(canvas, x + wide - 74, middle - 33, 66)
