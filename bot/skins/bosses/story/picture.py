"""The picture of a story: ground, title, chart, lane of events, right column, the two panels, frame."""

from bot.skins.bosses.portraits import SHORT
from bot.skins.bosses.story import chart, column, panels
from bot.skins.bosses.story.lane import Lane
from bot.skins.bosses.story.sheet import Piece, Sheet, Surprise
from bot.skins.bosses.words import say
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.theme import CAPTION, CREAM, GOLD, SIGN, TITLE
from bot.skins.standings import in_hundred
from bot.table.languages import Language
from engine.story import TurningPoint


def paint(sheet: Sheet, lane: Lane) -> Canvas:
    """The whole of it; `lane` paints what stands below the chart."""
    canvas = on_ground("ground", folder="story", key="story", prepare=chart.prepare)
    canvas.write(sheet.labels.title, Type.TITLE, TITLE, GOLD, 42, top=40, room=1240)
    canvas.write(sheet.labels.line, Type.TEXT, SIGN, CREAM, 42, mid=119, room=1250, least=CAPTION)
    names, middles = column.laid(sheet)
    chart.paint(canvas, sheet, lane.turns, middles)
    lane.paint(canvas, sheet)
    for tree in names:
        flow.paint(canvas, tree)
    panels.surprise(canvas, sheet)
    panels.nerve(canvas, sheet)
    canvas.frame()
    return canvas


def rise(point: TurningPoint, at: str, language: Language) -> str:
    """What the box of the turning point says: `turn 49: 7 to 45 in 100`."""
    return say(language, "story-rise", at=at, low=in_hundred(point.before), high=in_hundred(point.after))


def who_at(boss: str, at: str, language: Language) -> str:
    """Whose surprise it was, and when: `TORRIO, turn 49`."""
    return say(language, "story-who-at", boss=SHORT[boss], at=at)


def unbelieved(
    chance: float, whose: str, lines: tuple[str, ...], piece: Piece, language: Language
) -> Surprise:
    """The panel of what so few believed; `whose`: as `who_at` says it."""
    believed = say(language, "story-in-hundred"), say(language, "story-in-hundred.line")
    return Surprise(say(language, "story-surprise"), whose, in_hundred(chance), believed, lines, piece)


def won_at_a_stroke(
    gain: int, whose: str, beside: tuple[str, str], piece: Piece, language: Language
) -> Surprise:
    """The same panel where nobody's belief is known, and only how much was won."""
    return Surprise(say(language, "story-surprise"), whose, str(gain), beside, (), piece)
