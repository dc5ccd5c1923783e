"""The chart: everybody's chance from turn to turn, the winner's in light, the turning point under a lamp."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain

from bot.skins.bosses.portraits import portrait
from bot.skins.bosses.story import curves
from bot.skins.bosses.story.room import Room
from bot.skins.bosses.story.sheet import Sheet
from bot.skins.bosses.words import say
from bot.skins.kit.canvas import Align, Box, Canvas
from bot.skins.kit.lettering import Type, width
from bot.skins.scene.scene import Stroke
from bot.skins.scene.theme import BODY, BRASS, FIRE, GOLD, IVORY, LACQUER, MUTED, SIGN
from bot.skins.standings import Peak, in_hundred, peaks, thinned
from engine.game import Seat

INNER = Box(112, 168, 1322, 600)
FRAME = (104, 160, 1226, 448)
LEFT, WIDE = 122, 1118
END = LEFT + WIDE  # of the curves; from there a thin line leads to each name
FOOT, TALL = 594, 414
POINTS_MAX = 110
GROUND, SKYLINE = 0.9, 0.25
CITY = 290  # so much of it is seen
AREA, GLOW = 0.2, 0.75
DASHES, DASH, DASH_GAP = 0.3, 9, 7
LAMP = (124, 69)
LAMP_TOP, BEAM_TOP = 138, 199
LAMPS = (152, 1282)  # the middle of a lamp stays between these
BEAM = (260, 396)
STAR = 72
BEAD = (50, 60)  # the portrait's side, the bead's height
ABOVE = 46  # the middle of a bead over its peak
BEADS_MAX = 3
AXIS, UNIT = 629, 1338
NAMES = 1340  # where they begin
SCALE = (0, 0.5, 1)
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)

Point = tuple[float, float]


def across(turn: float, turns: int) -> float:
    """Where a turn stands."""
    return LEFT + WIDE * min(1, turn / max(1, turns))


def up(chance: float) -> float:
    """Where a chance stands."""
    return FOOT - TALL * chance


def prepare(canvas: Canvas) -> None:
    """Paint what all charts share: a dark ground, the city far away, and the lines of the scale."""
    canvas.fill(curves.DARK, INNER, GROUND)
    city, cut = "chrome/backgrounds/final-skyline-far", (112, 0, 1322, CITY)
    canvas.part(city, (1650, 380), cut, INNER.left, INNER.bottom - CITY, strength=SKYLINE)
    for chance in SCALE:
        canvas.fill(BRASS, Box(INNER.left + 2, up(chance) - 1, END, up(chance) + 1), 0.45)
    canvas.fill(BRASS, Box(END, up(1), END + 2, up(0)), 0.45)


def paint(canvas: Canvas, sheet: Sheet, marks: Sequence[int], names: Mapping[Seat, float]) -> None:
    """Curves, beads and the turning point; `marks`: the turns of what stands below the chart; `names`: how
    high each has their name beside it.
    """
    lines = _lines(sheet)
    _inner(canvas, sheet, lines, marks)
    canvas.put("story/frame-chart", *FRAME)
    _leaders(canvas, sheet, [line[-1] for line in lines], names)
    room = Room(Box(118, 174, END - 8, 594), lines)
    near = _peaks(sheet)
    room.avoided += [Box(x - 60, y - ABOVE - 34, x + 60, y) for _, x, y in near]
    star = _turning(canvas, sheet, room)
    if star is not None:
        _box(canvas, sheet, room, star)
    for peak, x, y in near:
        _bead(canvas, sheet, peak, x, y, room)
    _axes(canvas, sheet)


def _lines(sheet: Sheet) -> list[list[Point]]:
    """Every curve by order of finish, in canvas pixels; of who lost without the fall of the last turn."""
    rows, turns = thinned(sheet.story, POINTS_MAX), sheet.story.turns
    lasting = (*rows[:-1], (turns, sheet.story.curve[-2 if turns else -1]))
    return [
        [(across(turn, turns), up(row[seat])) for turn, row in (rows if seat in sheet.winners else lasting)]
        for seat in sheet.order
    ]


def _leaders(canvas: Canvas, sheet: Sheet, ends: Sequence[Point], names: Mapping[Seat, float]) -> None:
    """A thin line from the end of each curve to its name."""
    top, size = round(INNER.top), (NAMES - END, round(INNER.size[1]))
    strokes = []
    for place, seat in reversed([*enumerate(sheet.order)]):
        start, end = ends[place][1] - top, names[seat] - top
        path = [curves.FINE * each for each in (4, start, 24, start, size[0] - 12, end, size[0], end)]
        for colour, thick in ((curves.DARK, 7), (curves.STYLES[place].colour, 3)):
            strokes.append(Stroke("line", tuple(path), colour, thick * curves.FINE))
    canvas.drawing(END, top, *size, curves.FINE, strokes)


# ---- what lies within the frame


def _inner(canvas: Canvas, sheet: Sheet, lines: Sequence[Sequence[Point]], marks: Sequence[int]) -> None:
    for turn in sorted(set(marks)):
        left = across(turn, sheet.story.turns) - 1
        for top in range(round(INNER.top) + 6, round(INNER.top) + 426, DASH + DASH_GAP):
            canvas.fill(FIRE, Box(left, top, left + 2, top + DASH), DASHES)
    lamp = _lamp(sheet)
    if lamp is not None:
        left = round(lamp - BEAM[0] / 2)
        cut = max(0, round(INNER.left) - left), 0, min(BEAM[0], round(INNER.right) - left), BEAM[1]
        canvas.part("story/beam", BEAM, cut, left + cut[0], BEAM_TOP)
    x, y, wide, tall = (round(each) for each in (INNER.left, INNER.top, *INNER.size))
    moved = [[(px - x, py - y) for px, py in line] for line in lines]
    _light(canvas, moved[0], len(sheet.winners))
    canvas.drawing(x, y, wide, tall, curves.FINE, curves.drawn(moved))


def _light(canvas: Canvas, line: Sequence[Point], winners: int) -> None:
    """The winner's area, and the glow around their curve; of several winners none is lit more."""
    gold, size = curves.STYLES[0].colour, (round(INNER.size[0]), round(INNER.size[1]))
    if winners == 1:
        foot = FOOT - INNER.top
        edge = ((line[0][0], foot), *line, (line[-1][0], foot))
        area = Stroke("polygon", tuple(chain.from_iterable(edge)), round(255 * AREA))
        canvas.figure(gold, INNER.left, INNER.top, *size, 1, [area])
    glow = Stroke("line", tuple(chain.from_iterable(line)), 255, 14, curved=True)
    canvas.figure(gold, INNER.left, INNER.top, *size, 1, [glow], blur=9, strength=GLOW)


# ---- the turning point


def _star(sheet: Sheet) -> Point | None:
    """Where the star stands, if the game turned somewhere."""
    point = sheet.story.turning_point
    return None if point is None else (across(point.turn, sheet.story.turns), up(point.after))


def _lamp(sheet: Sheet) -> float | None:
    """The middle of the lamp over the star; none where the star stands as high as a lamp would hang."""
    star = _star(sheet)
    if star is None or star[1] - STAR / 2 < LAMP_TOP + LAMP[1] + 4:
        return None
    return min(max(star[0], LAMPS[0]), LAMPS[1])


def _turning(canvas: Canvas, sheet: Sheet, room: Room) -> Point | None:
    star, lamp = _star(sheet), _lamp(sheet)
    if star is None:
        return None
    box = Box(star[0] - STAR / 2, star[1] - STAR / 2, star[0] + STAR / 2, star[1] + STAR / 2)
    canvas.glow(Box(star[0] - 14, star[1] - 14, star[0] + 14, star[1] + 14), 14, GOLD, 12, 0.6)
    canvas.put("story/turning", box.left, box.top, STAR)
    canvas.claim("star", box.left, box.top, STAR, STAR)
    room.take(box)
    if lamp is not None:
        canvas.put("chrome/panels/raid-lamp", lamp - LAMP[0] / 2, LAMP_TOP, *LAMP)
        canvas.claim("lamp", lamp - LAMP[0] / 2, LAMP_TOP, *LAMP)
        room.take(Box(lamp - LAMP[0] / 2, LAMP_TOP, lamp + LAMP[0] / 2, LAMP_TOP + LAMP[1]))
        room.avoided.append(Box(lamp - BEAM[0] * 0.4, BEAM_TOP, lamp + BEAM[0] * 0.4, BEAM_TOP + BEAM[1]))
    return star


def _box(canvas: Canvas, sheet: Sheet, room: Room, star: Point) -> None:
    """What turned, in two lines, where the chart is empty."""
    heading = say(sheet.language, "story-turning-point")
    words = sheet.labels.turning
    wide = max(width(heading, Type.NUMERAL, SIGN), width(words, Type.TEXT, SIGN)) + 34
    near = star[0], INNER.top + 52
    box = _found(room, near, wide, 90, _grid(wide, 90))
    if box is None:
        return
    canvas.plate(GOLD, box.left, box.top, wide, 90, 9)
    canvas.plate(LACQUER, box.left + 2, box.top + 2, wide - 4, 86, 7)
    canvas.write(heading, Type.NUMERAL, SIGN, GOLD, box.left + 17, mid=box.top + 30)
    canvas.write(words, Type.TEXT, SIGN, IVORY, box.left + 17, mid=box.top + 66)


def _grid(wide: float, tall: float) -> Iterator[Point]:
    """Places all over the chart."""
    y = INNER.top + 8 + tall / 2
    while y + tall / 2 < INNER.bottom - 4:
        x = INNER.left + 8 + wide / 2
        while x + wide / 2 < INNER.right - 6:
            yield x, y
            x += 22
        y += 20


def _found(room: Room, near: Point, wide: float, tall: float, places: Iterator[Point]) -> Box | None:
    box = room.best(near, wide, tall, places)
    if box is not None:
        room.take(box)
    return box


# ---- beads


def _peaks(sheet: Sheet) -> list[tuple[Peak, float, float]]:
    """Who came closest without winning, and where that was."""
    turns = sheet.story.turns
    near = peaks(sheet.story)[:BEADS_MAX]
    return [(peak, across(peak.turn, turns), up(peak.chance)) for peak in near]


def _around(x: float, y: float) -> Iterator[Point]:
    """Places over a peak and beside it, then below."""
    for down in (-ABOVE, -ABOVE - 16, -ABOVE - 34, -ABOVE - 54, -ABOVE - 80, -ABOVE - 110, -20, 10, 60, 80):
        for aside in range(0, 240, 30):
            yield x - aside, y + down
            yield x + aside, y + down


def _bead(canvas: Canvas, sheet: Sheet, peak: Peak, x: float, y: float, room: Room) -> None:
    """Who it was and how close, near the peak; nothing where there is no room."""
    number = in_hundred(peak.chance)
    wide = round(BEAD[0] + width(number, Type.NUMERAL, BODY) + 30)
    box = _found(room, (x, y - ABOVE), wide, BEAD[1], _around(x, y))
    if box is None:
        return
    side, tall = BEAD
    colour = curves.STYLES[sheet.order.index(peak.seat)].colour
    canvas.plate(colour, box.left, box.top, wide, tall, tall // 2)
    canvas.plate(LACQUER, box.left + 3, box.top + 3, wide - 6, tall - 6, tall // 2 - 3)
    left, top = box.left + 5, box.top + (tall - side) / 2
    canvas.put(portrait(sheet.bosses[peak.seat]), left, top, side)
    canvas.claim(sheet.bosses[peak.seat], left, top, side, side)
    if sheet.badge is not None:
        sheet.badge(canvas, peak.seat, left, top, side)
    canvas.write(number, Type.NUMERAL, BODY, colour, left + side + 8, mid=box.top + tall / 2)


# ---- axes


def _axes(canvas: Canvas, sheet: Sheet) -> None:
    for chance in SCALE:
        canvas.write(f"{chance:.0%}"[:-1], Type.NAME, SIGN, IVORY, 88, mid=up(chance), align="right")
    start = _on_axis(canvas, sheet.labels.start, INNER.left)
    _on_axis(canvas, sheet.labels.unit, UNIT)
    turns = sheet.story.turns
    step = next((each for each in STEPS if turns / each <= 7.5), STEPS[-1])
    for turn in range(step, turns + 1, step):
        x = across(turn, turns)
        half = width(str(turn), Type.NAME, SIGN) / 2
        if x - half > start.right + 14 and x + half < UNIT - 14:
            _on_axis(canvas, str(turn), x, "centre")


def _on_axis(canvas: Canvas, words: str, x: float, align: Align = "left") -> Box:
    """Words on the line of the axis, with an edge: leaders run below."""
    return canvas.write(words, Type.NAME, SIGN, MUTED, x, mid=AXIS, align=align, outline=(5, LACQUER))
