"""What a district pays, as it is written: what the casino card decides stays open."""

from engine.gangster.pieces import CASINO
from engine.gangster.views import Pay


def pay_told(pay: Pay) -> str:
    """`8`, `?`, `2×?`, `8+2×?`.

    >>> pay_told(Pay(8, 2)), pay_told(Pay(0, 1)), pay_told(Pay())
    ('8+2×?', '?', '0')
    """
    unknown = "?" if pay.casinos == 1 else f"{pay.casinos}×?" if pay.casinos else ""
    return "+".join(filter(None, (str(pay.points) if pay.points or not unknown else "", unknown)))


def numbers_told(numbers: tuple[int, ...]) -> str:
    """The numbers of a tile from left to right: `5-2-?`.

    >>> numbers_told((5, 2, 0))
    '5-2-?'
    """
    return "-".join("?" if number == CASINO else str(number) for number in numbers)
