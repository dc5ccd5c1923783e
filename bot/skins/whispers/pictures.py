"""The five pictures of Whispers, 1650 by 1050: table, own cards, duel, help; and the head of a lobby."""

from collections.abc import Sequence

from bot.skins.scene import theme
from bot.skins.scene.theme import BODY, CAPTION, DISPLAY, LABEL_MIN, LEAD, NAME_MIN, SIGN, TITLE
from bot.skins.whispers.drawing import (
    GOLD,
    INK,
    IVORY,
    MUTED,
    OXBLOOD,
    Canvas,
    Type,
    banner_ground,
    bubble,
    card,
    coins,
    disc,
    ground,
    panel,
    readable,
    ring,
    sign,
)
from bot.skins.whispers.words import say
from bot.table.languages import Language
from engine.game import Seat
from engine.whispers.events import Event, FellSilent, Revealed
from engine.whispers.pieces import PURSE
from engine.whispers.views import SeatRow, SeatView, TableView

Names = Sequence[str]

LEFT, RIGHT, FOOT = 36, 1614, 1016
HEAD = 226  # where the rows begin
BANNER = 550


def paint_table(table: TableView, names: Names, language: Language, marks: Sequence[Event]) -> Canvas:
    """A row a seat: sign, name, points, purse, what it whispered, and the duel before."""
    canvas = ground()
    _heading(canvas, table, say(language, "game-name").upper(), language)
    last = "cards" if table.rows[0].hand else "last"
    for key, x in (("points", 716), ("purse", 934), ("whispered", 1196), (last, 1442)):
        canvas.write(
            say(language, f"picture-{key}"), Type.LABEL, CAPTION, MUTED, x, mid=194, align="centre", room=230
        )
    height = min((FOOT - HEAD) / len(table.rows), 264)
    changed = {event.seat for event in marks if isinstance(event, FellSilent)}
    for row in table.rows:
        y = HEAD + row.seat * height
        _row(canvas, table, row, _label(row, names, language), y, height - 12, language, row.seat in changed)
    canvas.frame()
    return canvas


def _heading(canvas: Canvas, table: TableView, title: str, language: Language) -> None:
    canvas.write(title, Type.TITLE, TITLE, GOLD, LEFT + 16, top=54, room=820)
    options = table.options
    over = say(language, "picture-over")
    now = say(language, "picture-round", round=table.round, rounds=options.rounds)
    canvas.write(over if table.winners else now, Type.NAME, LEAD, IVORY, RIGHT - 16, top=56, align="right")
    goal = say(language, "picture-goal", goal=options.goal)
    canvas.write(goal, Type.LABEL, SIGN, MUTED, RIGHT - 16, top=114, align="right")


def _row(
    canvas: Canvas,
    table: TableView,
    row: SeatRow,
    name: str,
    y: float,
    height: float,
    language: Language,
    marked: bool,
) -> None:
    middle, size = y + height / 2, min(height, 170)
    lit = row.seat in table.winners or not (table.winners or (row.done and not table.duel))
    panel(canvas, LEFT, y, RIGHT - LEFT, height, lit=lit, marked=marked)
    sign(canvas, row.sign, LEFT + 92, middle, size * 0.78)
    now = say(language, f"picture-now-{_now(table, row)}") if _now(table, row) else ""
    canvas.write(
        name, Type.NAME, LEAD, IVORY, 210, mid=middle - (26 if now else 0), room=410, least=LABEL_MIN
    )
    canvas.write(now, Type.TEXT, SIGN, GOLD if lit else MUTED, 210, mid=middle + 30, room=410, least=NAME_MIN)
    for point in range(table.options.goal):
        x = 716 + (point - (table.options.goal - 1) / 2) * 56
        if point < row.points:
            disc(canvas, GOLD, x, middle, 44)
        else:
            ring(canvas, MUTED, INK, x, middle, 44, 3)
    canvas.write(str(row.purse), Type.NUMERAL, LEAD, IVORY, 934, mid=middle - 24, align="centre")
    coins(canvas, row.purse, 829, middle + 26, 20)
    words = "" if row.whispered is None else str(row.whispered)
    bubble(canvas, words, 1196, middle, size * 0.58, loud=row.whispered is not None)
    _last(canvas, table, row, middle, size)


def _now(table: TableView, row: SeatRow) -> str:
    if table.winners:
        return "winner" if row.seat in table.winners else ""
    if table.duel:
        return "choosing"
    return ("peeked" if row.peeked else "done") if row.done else "whispering"


def _last(canvas: Canvas, table: TableView, row: SeatRow, middle: float, size: float) -> None:
    """The card of the duel before and its sum; after the end both cards, where all lies open."""
    if row.hand:
        width = size * 0.5
        for number, value in enumerate(row.hand):
            card(canvas, value, 1442 + (number - 1) * (width + 16) + 8, middle - width * 0.7, width)
    elif table.last:
        width, won = size * 0.5, table.last.winner == row.seat
        card(canvas, table.last.cards[row.seat], 1330, middle - width * 0.7, width)
        words = f"+{table.last.whispers[row.seat]} = {table.last.sums[row.seat]}"
        x = 1350 + width
        canvas.write(words, Type.NUMERAL, LEAD, GOLD if won else IVORY, x, mid=middle, room=RIGHT - 16 - x)


def paint_private(view: SeatView, names: Names, language: Language, *, standing: bool = False) -> Canvas:
    """Both cards, the purse, what was whispered; and at the foot the others; `standing`: but who is done."""
    canvas, table = ground(), view.table
    _heading(canvas, table, say(language, "picture-yours"), language)
    pill = canvas.write(say(language, "picture-only-you"), Type.LABEL, SIGN, IVORY, LEFT + 36, mid=176)
    canvas.plate(OXBLOOD, pill.left - 20, pill.top - 14, pill.right - pill.left + 40, 52, 26)
    canvas.write(say(language, "picture-only-you"), Type.LABEL, SIGN, IVORY, LEFT + 36, mid=176)
    foot = FOOT - 150
    for number, (key, value) in enumerate((("kept", view.kept), ("fresh", view.fresh))):
        x = LEFT + 26 + number * 372
        card(canvas, value, x, 246, 346)
        canvas.write(
            say(language, f"picture-{key}"), Type.LABEL, SIGN, MUTED, x + 173, mid=780, align="centre"
        )
    _purse(canvas, view, 820, 246, RIGHT - 820, foot - 246 - 24, language)
    others = [row for row in table.rows if row.seat != view.seat]
    told = not standing or all(row.done for row in table.rows)
    room = min((RIGHT - LEFT + 12) / len(others), 420)
    for number, row in enumerate(others):
        left = LEFT + number * room
        panel(canvas, left, foot, room - 12, FOOT - foot, lit=not (told and row.done))
        sign(canvas, row.sign, left + 62, foot + 75, 88)
        name = _label(row, names, language)
        canvas.write(name, Type.NAME, SIGN, IVORY, left + 122, mid=foot + 36, room=room - 150, least=NAME_MIN)
        loud = told and row.whispered is not None
        bubble(canvas, str(row.whispered) if loud else "", left + 166, foot + 98, 66, loud=loud)
    canvas.frame()
    return canvas


def _purse(
    canvas: Canvas, view: SeatView, x: float, y: float, width: float, height: float, language: Language
) -> None:
    panel(canvas, x, y, width, height, lit=bool(view.offers))
    told, whispered = view.row.done, sum(view.whispers)
    canvas.write(say(language, "picture-purse"), Type.LABEL, SIGN, MUTED, x + 36, top=y + 40)
    coins(canvas, view.purse, x + 36, y + 128, 62, 0 if told else whispered)
    left = say(language, "picture-purse-left", purse=view.purse, all=PURSE)
    canvas.write(left, Type.TEXT, BODY, IVORY, x + 36, top=y + 186)
    bubble(canvas, str(whispered), x + 126, y + 338, 132, loud=told)
    canvas.write(say(language, "picture-whispered"), Type.LABEL, SIGN, MUTED, x + 250, mid=y + 306)
    known = say(language, "picture-told" if told else "picture-not-told")
    canvas.write(known, Type.TEXT, BODY, IVORY, x + 250, mid=y + 352, room=width - 280)
    if view.answer:
        words = say(language, "picture-answer", pick=say(language, f"pick-{view.answer}"))
    elif view.order:
        words = say(language, "picture-order", pick=say(language, f"pick-{view.order}"))
    else:
        words = say(language, "picture-order-none")
    if told:
        colour = GOLD if view.answer or view.order else MUTED
        canvas.write(words, Type.TEXT, LEAD, colour, x + 36, mid=y + height - 90, room=width - 72)


def paint_duel(duel: Revealed, table: TableView, names: Names, language: Language) -> Canvas:
    """A column a seat: the card shown, what was whispered, and the sum."""
    canvas = ground()
    title = say(language, "picture-duel")
    canvas.write(title, Type.TITLE, TITLE, GOLD, LEFT + 16, top=54)
    number = say(language, "picture-round", round=duel.round, rounds=table.options.rounds)
    canvas.write(number, Type.NAME, LEAD, IVORY, RIGHT - 16, top=64, align="right")
    width = min((RIGHT - LEFT + 16) / len(duel.cards), 420)
    first = (LEFT + RIGHT + 16 - width * len(duel.cards)) / 2
    for row in table.rows:
        name = _label(row, names, language)
        _fighter(canvas, duel, row, name, first + row.seat * width, width - 16, language)
    if duel.winner is None:
        words = say(language, "picture-shared")
        canvas.write(words, Type.NAME, LEAD, GOLD, 825, mid=162, align="centre")
    canvas.frame()
    return canvas


def _fighter(
    canvas: Canvas, duel: Revealed, row: SeatRow, name: str, x: float, width: float, language: Language
) -> None:
    seat, middle, won = row.seat, x + width / 2, row.seat == duel.winner
    panel(canvas, x, 200, width, FOOT - 200, lit=won, marked=won)
    sign(canvas, row.sign, middle, 282, 120)
    canvas.write(
        name, Type.NAME, LEAD, IVORY, middle, mid=382, align="centre", room=width - 24, least=NAME_MIN
    )
    card(canvas, duel.cards[seat], middle - 105, 428, 210)
    bubble(canvas, f"+{duel.whispers[seat]}", middle, 792, 92, loud=True)
    total = str(duel.sums[seat])
    canvas.write(total, Type.NUMERAL, TITLE, GOLD if won else IVORY, middle, mid=896, align="centre")
    if won:
        words = say(language, "picture-scores")
        canvas.write(words, Type.LABEL, SIGN, GOLD, middle, mid=976, align="centre", room=width - 24)


def paint_help(language: Language) -> Canvas:
    """How a round goes, in four steps."""
    canvas = ground()
    canvas.write(say(language, "picture-help"), Type.TITLE, TITLE, GOLD, LEFT + 16, top=54, room=1500)
    for step in range(1, 5):
        y = 174 + (step - 1) * 212
        panel(canvas, LEFT, y, RIGHT - LEFT, 198)
        _step(canvas, step, LEFT + 180, y + 99)
        words = say(language, f"picture-help-{step}")
        canvas.write(words, Type.NAME, theme.HEAD, GOLD, 420, mid=y + 62)
        text = say(language, f"picture-help-{step}.text")
        canvas.write(text, Type.TEXT, BODY, IVORY, 420, mid=y + 132, room=RIGHT - 450, least=NAME_MIN)
    canvas.frame()
    return canvas


def _step(canvas: Canvas, step: int, x: float, y: float) -> None:
    if step == 1:
        bubble(canvas, "", x, y, 120, loud=False)
    elif step == 2:
        card(canvas, None, x - 116, y - 77, 110)
        card(canvas, 9, x + 6, y - 77, 110)
    elif step == 3:
        bubble(canvas, "3", x, y, 120, loud=True)
    else:
        card(canvas, 9, x - 116, y - 77, 110)
        canvas.write("+3 = 12", Type.NUMERAL, LEAD, GOLD, x + 14, mid=y)


def paint_story(sentences: Sequence[str], language: Language) -> Canvas:
    """How the game went, a panel for each sentence."""
    canvas = ground()
    canvas.write(say(language, "picture-story"), Type.TITLE, TITLE, GOLD, LEFT + 16, top=54)
    height = (FOOT - 174) / max(4, len(sentences))
    for number, words in enumerate(sentences):
        y = 174 + number * height
        panel(canvas, LEFT, y, RIGHT - LEFT, height - 12)
        canvas.write(
            words, Type.TEXT, BODY, IVORY, LEFT + 32, mid=y + height / 2 - 6, room=1500, least=NAME_MIN
        )
    canvas.frame()
    return canvas


def paint_banner(names: Names, language: Language, started: bool) -> Canvas:
    """The head of a lobby; signs are chosen later, so a seat that is taken shows a bubble."""
    canvas = banner_ground(BANNER)
    canvas.write(say(language, "game-name").upper(), Type.TITLE, DISPLAY, IVORY, 825, top=62, align="centre")
    words = say(language, "picture-started") if started else say(language, "picture-seats", count=len(names))
    canvas.write(words, Type.LABEL, SIGN, GOLD, 825, top=192, align="centre", tracking=4)
    for seat in range(6):
        x = 825 + (seat - 2.5) * 256
        taken = seat < len(names)
        ring(canvas, GOLD if taken else MUTED, INK, x, 344, 172, 6 if taken else 3)
        if taken:
            bubble(canvas, str(seat + 1), x, 350, 84, loud=True)
            name = readable(names[seat]) or say(language, "computer")
            canvas.plate(INK, x - 122, 444, 244, 46, 12)
            canvas.write(name, Type.NAME, SIGN, IVORY, x, mid=466, align="centre", room=224, least=NAME_MIN)
        else:
            words = say(language, "picture-empty-seat")
            canvas.write(words, Type.LABEL, SIGN, MUTED, x, mid=344, align="centre", room=130)
    canvas.put("chrome/frame-banner", 0, 0, 1650, BANNER)
    return canvas


def _label(row: SeatRow, names: Sequence[str], language: Language) -> str:
    """The person's name, or the sign that a computer goes by."""
    return readable(_of(names, row.seat)) or say(language, f"option-sign-{row.sign}")


def _of(names: Names, seat: Seat) -> str:
    return names[seat] if seat < len(names) else ""
