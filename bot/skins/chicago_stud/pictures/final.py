"""The game is over: who has the most chips once all loans are paid back, and what the others have."""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses import final
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import chips
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Sprite, Stack, Text
from bot.skins.scene.theme import (
    CAPTION,
    CLOSE,
    DISPLAY,
    GOLD,
    IVORY,
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
        words = f"{why} · {_number(winners[0].result)}"
        side = 300 if len(winners) <= 4 else 180
        final.together(canvas, [(row.boss, names[row.seat]) for row in winners], words, side)
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


def _count_size(side: int) -> Size:
    return max(CAPTION, within(side, 0.72))
