"""The game is over: who has the most chips once all loans are paid back, and what the others have."""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses import final
from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import chips
from bot.skins.kit.blocks import ribbon
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, readable, width
from bot.skins.scene.flow import Block, Sprite, Stack, Text
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    CLOSE,
    DISPLAY,
    GOLD,
    HEAD,
    IVORY,
    LABEL_MIN,
    LACQUER,
    LEAD,
    SIGN,
    Size,
    within,
)
from bot.table.languages import Language
from engine.chicago_stud.views import SeatRow, TableView

CHIP = "stud/chip-5"
MINUS = "−"
LARGE = 300  # portraits of up to four who win together


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The winner, or those who win together; the others in a strip."""
    if not table.winners:
        raise ValueError("the game is not over")
    winners = [table.rows[seat] for seat in table.winners]
    canvas = final.begin(say(language, "picture-final"), alone=len(winners) == 1)
    why = reason(table, language)
    if len(winners) == 1:
        row = winners[0]
        y = final.winner(canvas, row.boss, names[row.seat], why)
        _chips(canvas, row, y)
    else:
        _together(canvas, winners, names, why)
    rest = sorted((row for row in table.rows if row not in winners), key=lambda row: -row.result)
    final.others(canvas, _others(rest, names))
    canvas.frame()
    return canvas


def reason(table: TableView, language: Language) -> str:
    """Why they win, in capitals."""
    last = table.options.end == "last" and sum(row.stack > 0 for row in table.rows) == 1
    shared = "no" if len(table.winners) == 1 else "yes"
    return say(language, "picture-won", why="last" if last else "chips", shared=shared)


def _others(rest: Sequence[SeatRow], names: Sequence[str]) -> list[final.Other]:
    """The others with their results, beside the sign of a chip where all of them have room for it."""
    room = 1578 / max(1, len(rest)) - (
        186 if len(rest) <= 4 else 164 if len(rest) <= final.BESIDE_MAX else 24
    )
    large = 44 if len(rest) <= 4 else 28
    chip = all(_result(row, large, chip=True).size(room).wide <= room for row in rest)
    return [final.Other(row.boss, names[row.seat], partial(_result, row, chip=chip)) for row in rest]


def _result(row: SeatRow, icon: int, *, chip: bool) -> Block:
    """Chips, and the sign of what they had borrowed."""
    sign = [Sprite(CHIP, icon)] if chip else []
    result = Text(_number(row.result), Type.NAME, LEAD if icon > SIGN else SIGN, IVORY)
    loans: list[Block] = [Sprite("stud/loan", icon, claims="loan")] if row.loans else []
    if row.loans > 1:
        loans.append(Text(f"×{row.loans}", Type.NAME, CAPTION, IVORY))
    return Stack((*sign, result, *loans), CLOSE)


def _number(amount: int) -> str:
    return str(amount) if amount >= 0 else f"{MINUS}{-amount}"


def _chips(canvas: Canvas, row: SeatRow, y: float) -> None:
    """The winner's chips, and the sum where some were borrowed: `231 − 100 = 131`."""
    canvas.put_with_shadow(CHIP, 704, y + 4, 104, 104, 9, 5, 0.7)
    sum_ = (
        _number(row.result)
        if not row.loans
        else f"{row.stack} {MINUS} {row.stack - row.result} = {_number(row.result)}"
    )
    box = canvas.write(
        sum_,
        Type.NUMERAL,
        DISPLAY,
        GOLD,
        836,
        mid=y + 56,
        room=580 if row.loans else 700,
        outline=(5, LACQUER),
    )
    right = box.right + 30
    if row.loans:
        _loans(canvas, row.loans, right, y + 56 - 32, 64)
        right += 64 + (66 if row.loans > 1 else 0) + 20
    room = int((1600 - right + 12) // 84)
    if room > 0:
        chips.piles(canvas, chips.fewest(row.stack), right, y + 102, 72, 84, most=min(4, room))


def _loans(canvas: Canvas, loans: int, x: float, y: float, side: int) -> None:
    """The sign of a stack borrowed, and how many."""
    canvas.put("stud/loan", x, y, side)
    canvas.claim("loan", x, y, side, side)
    if loans > 1:
        canvas.write(f"×{loans}", Type.NAME, _count_size(side), IVORY, x + side + 5, mid=y + side / 2)


def _together(canvas: Canvas, winners: Sequence[SeatRow], names: Sequence[str], why: str) -> None:
    """Several with the same result: their portraits side by side, one ribbon under them."""
    side = LARGE if len(winners) <= 4 else 180
    step = 1540 / len(winners) if len(winners) > 4 else 380
    for number, row in enumerate(winners):
        middle = 825 + (number - (len(winners) - 1) / 2) * step
        canvas.put(portrait(row.boss, active=True), middle - side / 2, 184, side)
        canvas.claim(row.boss, middle - side / 2, 184, side, side)
        top = 184 + side + 24
        size = HEAD if side == LARGE else LEAD
        name = canvas.write(
            SHORT[row.boss], Type.TITLE if size >= HEAD else Type.NAME, size, GOLD, middle, top=top,
            align="centre", room=step - 20, outline=(5, LACQUER),
        )  # fmt: skip
        canvas.write(
            readable(names[row.seat]), Type.TEXT, BODY, IVORY, middle, top=name.bottom + 18, align="centre",
            room=step - 24, least=LABEL_MIN,
        )  # fmt: skip
    result = _number(winners[0].result)
    words = f"{why} · {result}"
    wide = width(words, Type.NUMERAL, LEAD, 2) + 64
    ribbon(canvas, words, 825 - wide / 2, 668, 70, 1500, LEAD, 32, tracking=2)


def _count_size(side: int) -> Size:
    return max(CAPTION, within(side, 0.72))
