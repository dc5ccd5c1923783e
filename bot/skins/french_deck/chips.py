"""Chips in piles, seen from the side: as many as there are, or the fewest that make an amount."""

from collections.abc import Sequence

from bot.skins.kit.canvas import Canvas
from bot.skins.scene.flow import Block, Piece

PLAY_CHIP = "poker-champ/chip-side"
DENOMINATIONS = (500, 100, 25, 5, 1)
STEP = 0.135  # from chip to chip in a pile, of its width
THICK = 0.34
PILE = 6


def fewest(amount: int) -> tuple[str, ...]:
    """The chips of Chicago stud that make an amount, the highest first.

    >>> fewest(31)
    ('stud/chip-25-side', 'stud/chip-5-side', 'stud/chip-1-side')
    """
    chips: list[str] = []
    for worth in DENOMINATIONS:
        count, amount = divmod(amount, worth)
        chips += [f"stud/chip-{worth}-side"] * count
    return tuple(chips)


def in_piles(chips: Sequence[str], most: int | None = None) -> tuple[tuple[str, ...], ...]:
    """At most six chips in a pile, each kind in piles of its own.

    Where that would be more than `most` piles, all in one row, six by six; then the lowest are left out.

    >>> [len(pile) for pile in in_piles([PLAY_CHIP] * 10)]
    [6, 4]
    """
    by_kind = tuple(
        pile
        for kind in dict.fromkeys(chips)
        for pile in _six_by_six([chip for chip in chips if chip == kind])
    )
    if most is None or len(by_kind) <= most:
        return by_kind
    return _six_by_six(chips)[:most]


def _six_by_six(chips: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(chips[start : start + PILE]) for start in range(0, len(chips), PILE))


def pile(canvas: Canvas, chips: Sequence[str], x: float, foot: float, width: int) -> None:
    """One pile standing at `foot`, the lowest chip first."""
    thick = round(THICK * width)
    for number, chip in enumerate(chips):
        canvas.put(chip, x, foot - thick - number * STEP * width, width, thick)
    canvas.claim("chips", x, foot - pile_height(len(chips), width), width, pile_height(len(chips), width))


def pile_height(count: int, width: float) -> float:
    """How high a pile of so many stands."""
    return THICK * width + (count - 1) * STEP * width if count else 0


def piles(
    canvas: Canvas,
    chips: Sequence[str],
    x: float,
    foot: float,
    width: int,
    step: float,
    most: int | None = None,
) -> None:
    """Piles side by side, from left to right."""
    for number, stacked in enumerate(in_piles(chips, most)):
        pile(canvas, stacked, x + number * step, foot, width)


def lying(chips: Sequence[str], width: int, gap: float, most: int | None = None) -> Block:
    """Piles side by side as a block of a tree."""
    stacked = in_piles(chips, most)
    tall = max((pile_height(len(each), width) for each in stacked), default=0)
    step = width + gap
    return Piece(
        max(0, len(stacked) * step - gap),
        tall,
        lambda canvas, x, y: piles(canvas, chips, x, y + tall, width, step, most),
    )
