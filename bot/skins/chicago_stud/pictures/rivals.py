"""The rivals at the foot of a hand: what they did, and their cards as everybody sees them."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_stud.pictures.said import ALL_IN, acted, mark, said, sex
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import cards
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.theme import BODY, CAPTION, GOLD, IVORY, LACQUER, MUTED, NAME_MIN
from bot.table.languages import Language
from engine.chicago_stud.events import Event
from engine.chicago_stud.views import SeatRow, SeatView

LEFT, RIGHT, TOP, FOOT, GAP = 26, 1624, 712, 939, 10
TEXT_SIZE_MIN = NAME_MIN
SMALL = 62  # cards of four rivals with many cards, and of more


def rivals(canvas: Canvas, view: SeatView, language: Language, marks: Sequence[Event]) -> None:
    """A cell for each of the others who are in the game; from five on in two rows."""
    rows = [row for row in view.table.rows if row.in_game and row.seat != view.seat]
    new = acted(marks)
    across = len(rows) if len(rows) <= 4 else (len(rows) + 1) // 2
    wide = (RIGHT - LEFT - GAP * (across - 1)) / max(1, across)
    many = max((len(row.up) for row in rows), default=0) > 3 or view.table.street > 6
    for number, row in enumerate(rows):
        line, place = divmod(number, across)
        x = LEFT + place * (wide + GAP)
        if len(rows) <= 4:
            box = Box(x, TOP, x + wide, FOOT)
            _panel(canvas, row, box)
            _cell(canvas, row, box, language, small=len(rows) == 4 and many, new=row.seat in new)
        else:
            half = (FOOT - TOP - GAP) / 2
            y = TOP + line * (half + GAP)
            box = Box(x, y, x + wide, y + half)
            _panel(canvas, row, box)
            _low_cell(canvas, row, box, language, backs=across == 3, new=row.seat in new)


def _panel(canvas: Canvas, row: SeatRow, box: Box) -> None:
    wide, tall = round(box.right - box.left), round(box.bottom - box.top)
    if row.speaks:
        canvas.glow(box, 12, GOLD, 9, 0.35, covered=14)
        canvas.put("chrome/table/row-active-5p", box.left, box.top, wide, tall)
        return
    canvas.put("stud/panel-row", box.left, box.top, wide, tall)
    if not row.in_deal:
        canvas.plate(LACQUER, box.left + 2, box.top + 2, wide - 4, tall - 4, 10, 0.5)


def did(row: SeatRow, language: Language) -> str:
    """What a rival did, and the chips they have left."""
    what = (
        "fold"
        if not row.in_deal
        else "turn"
        if row.speaks
        else "all-in"
        if row.all_in
        else row.last.did
        if row.last
        else "nothing"
    )
    chips = row.staked if what == "all-in" else row.last.chips if row.last else 0
    words = say(language, "picture-rival", did=what, chips=str(chips), boss=sex(row.boss))
    if what in ("fold", "all-in"):
        return words
    return f"{words} · {say(language, 'picture-rival-left', left=str(row.stack))}"


def _colours(row: SeatRow) -> tuple[str, str]:
    if not row.in_deal:
        return MUTED, MUTED
    if row.speaks:
        return GOLD, IVORY
    return IVORY, ALL_IN if row.all_in else IVORY


def _cell(canvas: Canvas, row: SeatRow, box: Box, language: Language, *, small: bool, new: bool) -> None:
    """Portrait, name and words over the cards."""
    name, words = _colours(row)
    canvas.put(
        portrait(row.boss, row.speaks), box.left + 12, box.top + 11, 78, strength=1 if row.in_deal else 0.5
    )
    canvas.claim(row.boss.value, box.left + 12, box.top + 11, 78, 78)
    left, right = box.left + 102, box.right - 14
    if spoken := said(row, language, new):
        mark(canvas, spoken, right - 46, box.top + 35, 46)
        right -= 58
    canvas.write(
        SHORT[row.boss], Type.NAME, BODY, name, left, mid=box.top + 33, room=right - left, least=CAPTION
    )
    canvas.write(
        did(row, language),
        Type.TEXT,
        CAPTION,
        words,
        left,
        mid=box.top + 72,
        room=box.right - 14 - left,
        least=TEXT_SIZE_MIN,
    )
    wide = SMALL if small else 80
    foot = box.top + 98 + (112 - cards.height(wide)) / 2 + 2
    _cards(
        canvas, row, box.left + 14, foot, wide, language, 16 if small else 34 if row.down_cards < 3 else 24
    )


def _low_cell(canvas: Canvas, row: SeatRow, box: Box, language: Language, *, backs: bool, new: bool) -> None:
    """A low cell: the name under the portrait, the cards at the right."""
    side = 66
    across = 140 if backs else 112
    middle, top = box.left + 8 + across / 2, box.top + 7
    face = middle - (side + 40) / 2 if said(row, language) else middle - side / 2
    canvas.put(portrait(row.boss, row.speaks), face, top, side, strength=1 if row.in_deal else 0.5)
    canvas.claim(row.boss.value, face, top, side, side)
    if spoken := said(row, language, new):
        mark(canvas, spoken, face + side + 4, top + side / 2, 36)
    canvas.write(
        SHORT[row.boss],
        Type.NAME,
        CAPTION,
        _colours(row)[0],
        middle,
        top=top + side + 7,
        align="centre",
        room=across,
        least=TEXT_SIZE_MIN,
    )
    y = box.top + (box.bottom - box.top - cards.height(SMALL)) / 2
    _cards(canvas, row, box.left + 8 + across + 6, y, SMALL, language, 16 if backs else None)


def _cards(
    canvas: Canvas, row: SeatRow, x: float, y: float, wide: int, language: Language, step: int | None
) -> None:
    """Backs lying over one another by `step`, or none; beside them the open cards."""
    dimmed = 0.0 if row.in_deal else cards.FOLDED
    left = x
    if step is not None and row.down_cards:
        for number in range(row.down_cards):
            cards.back(canvas, x + number * step, y, wide, dimmed=dimmed)
        left = x + (row.down_cards - 1) * step + wide + 7
    for number, card in enumerate(row.up):
        if row.newest and row.in_deal and number == len(row.up) - 1:
            cards.new(canvas, card, language, left, y, wide)
        else:
            cards.up(canvas, card, language, left, y, wide, dimmed=dimmed)
        left += wide + 4
