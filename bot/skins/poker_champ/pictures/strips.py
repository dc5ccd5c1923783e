"""The foot of a showdown or duel: an Award and the gift it is for, a tie, or who has folded."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, largest, medallion
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, cap_height, fitted, width
from bot.skins.poker_champ.pictures import signs
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.scene import theme
from bot.skins.scene.theme import BODY, CAPTION, CREAM, GOLD, HEAD, LEAD, MUTED, ON_FIRE, SIGN, within
from bot.table.languages import Language
from engine.poker_champ.events import AwardGiven, DuelFought
from engine.poker_champ.views import SeatRow, Standing, TableView

LEFT, WIDE, FOOT, GAP = 26, 1598, 1024, 11
TALL, LOW = 128, 88
ROSE = theme.ROSE


def gifts(
    canvas: Canvas,
    given: Sequence[AwardGiven],
    table: TableView,
    language: Language,
    *,
    crowded: bool = False,
) -> float:
    """A strip for each Award; where the room above them ends. Many, or two below many hands, share a line."""
    if not given:
        return FOOT
    across = 3 if len(given) > 2 else 2 if len(given) == 2 and crowded else 1
    down = -(-len(given) // across)
    tall = TALL if len(given) == 1 else LOW
    wide = (WIDE - GAP * (across - 1)) // across
    top = FOOT - down * tall - (down - 1) * GAP
    for number, gift in enumerate(given):
        line, column = divmod(number, across)
        x, y = LEFT + column * (wide + GAP), top + line * (tall + GAP)
        canvas.put("poker-champ/panel-award", x, y, wide, tall)
        (_gift if across == 1 else _short)(canvas, gift, table, x, y, wide, tall, language)
    return top - GAP


def _gift(
    canvas: Canvas,
    gift: AwardGiven,
    table: TableView,
    x: float,
    y: float,
    wide: int,
    tall: int,
    language: Language,
) -> None:
    """Who is broke, what they get, from whom, and which Award that makes."""
    middle, k = y + tall / 2, min(1, tall / 116)
    side, award = largest(98 * k), 80 if k == 1 else 54
    broke, giver = SHORT[table.rows[gift.broke].boss], SHORT[table.rows[gift.giver].boss]
    chip = 58 if k == 1 else 44
    fixed = 2 * side + award + chip + 231  # with all the room between them
    words = [
        (say(language, "picture-broke", boss=broke), Type.NAME, LEAD, ON_FIRE),
        (f"+{gift.chips}", Type.NUMERAL, HEAD, GOLD),
        (say(language, "picture-from"), Type.TEXT, BODY, ROSE),
        (giver, Type.NAME, LEAD, GOLD),
        (say(language, "picture-richest", count=gift.had), Type.TEXT, SIGN, ROSE),
        (say(language, "picture-which-award", number=gift.owns), Type.TITLE, BODY, CREAM),
    ]
    scale = k
    while (
        scale > 0.5 and fixed + sum(_across(text, kind, size * scale) for text, kind, size, _ in words) > wide
    ):
        scale -= 0.02
    sizes = [within(size, scale) for _, _, size, _ in words]
    spans = [width(text, kind, size) for (text, kind, *_), size in zip(words, sizes, strict=True)]
    spare = max(0, wide - fixed - sum(spans)) + 20
    left = x + 26

    def word(number: int, after: float) -> None:
        nonlocal left
        text, kind, _, colour = words[number]
        canvas.write(text, kind, sizes[number], colour, left, mid=middle)
        left += spans[number] + after

    medallion(canvas, table.rows[gift.broke].boss, left, middle - side / 2, side, active=False)
    left += side + 17
    word(0, 17 + 0.5 * spare)
    canvas.put("poker-champ/chip", left, middle - chip / 2, chip)
    canvas.claim("chip", left, middle - chip / 2, chip, chip)
    left += chip + 12
    word(1, 22 + 0.2 * spare)
    word(2, 17)
    medallion(canvas, table.rows[gift.giver].boss, left, middle - side / 2, side, active=True)
    left += side + 17
    word(3, 14)
    word(4, 14)
    right = x + wide - 18
    canvas.write(words[5][0], Type.TITLE, sizes[5], words[5][3], right, mid=middle, align="right")
    left = right - spans[5] - 17 - award
    canvas.put("poker-champ/award", left, middle - award / 2, award)
    canvas.claim("award", left, middle - award / 2, award, award)


def _across(text: str, kind: Type, size: float) -> float:
    return width(text, kind, within(size, 1))


def _short(
    canvas: Canvas,
    gift: AwardGiven,
    table: TableView,
    x: float,
    y: float,
    wide: int,
    tall: int,
    language: Language,
) -> None:
    """The same in little room; at the right how many Awards the giver has now, in words where they fit."""
    middle, side = y + tall / 2, largest(tall - 16)
    left = x + 14
    medallion(canvas, table.rows[gift.broke].boss, left, middle - side / 2, side, active=False)
    left += side + 14
    canvas.put("poker-champ/chip", left, middle - 22, 44)
    plus = canvas.write(f"+{gift.chips}", Type.NUMERAL, LEAD, GOLD, left + 52, mid=middle)
    comes = canvas.write(say(language, "picture-from"), Type.TEXT, SIGN, ROSE, plus.right + 15, mid=middle)
    left = comes.right + 15
    medallion(canvas, table.rows[gift.giver].boss, left, middle - side / 2, side, active=True)
    right = x + wide - 16
    room = right - left - side - 14 - 66
    which = say(language, "picture-which-award", number=gift.owns)
    if width(which, Type.NAME, CAPTION) > room:
        which = str(gift.owns)
    shown, size = fitted(which, Type.NAME, BODY if len(which) > 1 else LEAD, room)
    canvas.write(shown, Type.NAME, size, GOLD, right, mid=middle, align="right")
    left = right - width(shown, Type.NAME, size) - 12 - 54
    canvas.put("poker-champ/award", left, middle - 27, 54)
    canvas.claim("award", left, middle - 27, 54, 54)


def together(names: Sequence[str], language: Language) -> str:
    """Names one after the other, `and` before the last."""
    *some, last = names
    return say(language, "picture-and", some=", ".join(some), last=last) if some else last


def tied(canvas: Canvas, fought: DuelFought, table: TableView, language: Language) -> float:
    """The best hands of a duel are equal: who fights on; where the room above ends."""
    y = FOOT - TALL
    canvas.put("poker-champ/panel-award", LEFT, y, WIDE, TALL)
    middle = y + TALL / 2
    canvas.put("poker-champ/duel", LEFT + 24, middle - 42, 84)
    words = say(
        language,
        "picture-tied",
        bosses=together([SHORT[table.rows[seat].boss] for seat in fought.tied], language),
    )
    canvas.write(words, Type.NAME, LEAD, ON_FIRE, LEFT + 134, mid=middle, room=WIDE - 134 - 24)
    return y - GAP


def folded(canvas: Canvas, others: Sequence[SeatRow], top: float, foot: float, language: Language) -> None:
    """Those whose cards stay hidden."""
    wide = min(520, (WIDE - GAP * (len(others) - 1)) / len(others))
    start = 825 - (wide * len(others) + GAP * (len(others) - 1)) / 2
    tall = round(foot - top)
    for number, row in enumerate(others):
        x = start + number * (wide + GAP)
        canvas.put("poker-champ/panel-folded", x, top, wide, tall)
        side = 148
        block = side + 24 + cap_height(Type.NAME, LEAD) + 22 + 44
        y = top + (tall - block) / 2
        middle = x + wide / 2
        medallion(canvas, row.boss, middle - side / 2, y, side, active=False)
        signs.veil(canvas, middle - side / 2, y, side)
        y += side + 24
        canvas.write(SHORT[row.boss], Type.NAME, LEAD, MUTED, middle, top=y, align="centre", room=wide - 30)
        y += cap_height(Type.NAME, LEAD) + 22
        word = signs.standing_word(Standing.FOLDED, language)
        shown, size = fitted(word, Type.NAME, SIGN, wide - 100)
        span = 44 + 12 + width(shown, Type.NAME, size)
        signs.mark(canvas, Standing.FOLDED, middle - span / 2, y, 44)
        canvas.write(shown, Type.NAME, size, MUTED, middle - span / 2 + 56, mid=y + 22)
