"""The game is over: who has the most chips once all loans are paid back, and what the others have."""

from collections.abc import Sequence
from functools import partial

from bot.skins.bosses import final
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck import chips
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Fit, Sprite, Stack, Text
from bot.skins.scene.theme import (
    CAPTION,
    CLOSE,
    DISPLAY,
    GOLD,
    IVORY,
    LACQUER,
    LEAD,
    NEAR,
    SIGN,
    TITLE,
    WIDE,
    Size,
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
    why = reason(table, language)
    if len(winners) > 1:
        why = f"{why} · {_number(winners[0].result)}"
    rest = sorted((row for row in table.rows if row not in winners), key=lambda row: -row.result)
    return final.paint(
        say(language, "picture-final"),
        [final.Crowned(row.boss, names[row.seat]) for row in winners],
        why,
        [_chips(winners[0])],
        _others(rest, names),
    )


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
    return Stack((*sign, result, *_loans(row.loans, icon, CAPTION)), CLOSE)


def _number(amount: int) -> str:
    return str(amount) if amount >= 0 else f"{MINUS}{-amount}"


def _chips(row: SeatRow) -> Block:
    """The winner's chips, and the sum where some were borrowed: `231 − 100 = 131`."""
    told = _number(row.result)
    if row.loans:
        told = f"{row.stack} {MINUS} {row.stack - row.result} = {told}"
    lying = chips.fewest(row.stack)
    chip, loans = Sprite(CHIP, 104, cast=(9, 5, 0.7)), _loans(row.loans, 64, LEAD)
    choices = []
    for letters in (DISPLAY, TITLE):
        told_in = Text(told, Type.NUMERAL, letters, GOLD, TITLE, outline=(5, LACQUER))
        piles = (chips.lying(lying, 72, NEAR, most) for most in range(4, 0, -1))
        choices += [Stack((chip, told_in, *loans, each), WIDE) for each in piles]
        choices.append(Stack((chip, told_in, *loans), WIDE))
    return Fit(choices)


def _loans(loans: int, side: int, letters: Size) -> list[Block]:
    """The sign of a stack borrowed, and how many."""
    signs: list[Block] = [Sprite("stud/loan", side, claims="loan")] if loans else []
    if loans > 1:
        signs.append(Text(f"×{loans}", Type.NAME, letters, IVORY))
    return signs
