"""What a position is worth, in games won: crates ahead, and men at home.

Fitted by least squares, for each number of seats, to 100,000 games of the crowd as each dawn left them.
"""

from collections.abc import Sequence
from typing import NamedTuple

from engine.game import Seat


class Worth(NamedTuple):
    """The worth of each crate more than the `best` other seat has, and more than the `mean` of all others.

    A man is worth so much for his `place` among all men at home, from 0 to 1, its `square` and its `fourth`
    power.
    """

    best: float
    mean: float
    place: float
    square: float
    fourth: float

    def standing(self, crates: Sequence[int], seat: Seat) -> float:
        """What these crates are worth to that seat."""
        mine, others = crates[seat], (*crates[:seat], *crates[seat + 1 :])
        return self.best * (mine - max(others)) + self.mean * (mine - sum(others) / len(others))

    def man(self, place: float) -> float:
        """Return what is lost with a man who stands there."""
        return place * (self.place + place * self.square + place**3 * self.fourth)


def worth_after(seats: int, nights: int) -> Worth:
    """The worth of things when so many nights are still to come."""
    return Worth(*(number / 1000 for number in FITTED[seats][nights]))


FITTED = {  # in thousandths, from no night to come to nine
    2: (
        (12, 12, 4671, -6767, 3500),
        (12, 12, 2118, -2536, 1332),
        (13, 13, 1830, -2156, 1270),
        (13, 13, 1692, -2013, 1285),
        (14, 14, 1498, -1763, 1204),
        (14, 14, 1313, -1466, 1032),
        (13, 13, 1136, -1197, 920),
        (14, 14, 971, -842, 773),
        (16, 16, 739, -250, 417),
        (17, 17, 512, 465, 485),
    ),
    3: (
        (13, 12, 594, -701, 553),
        (12, 15, 185, 41, 118),
        (10, 17, 153, 84, 118),
        (10, 19, 144, 124, 94),
        (10, 20, 149, 97, 136),
        (12, 22, 171, 68, 175),
        (14, 23, 165, 120, 155),
        (19, 23, 125, 273, 60),
        (24, 21, 112, 266, 108),
        (26, 26, 159, 117, 381),
    ),
    4: (
        (14, 13, 232, -314, 396),
        (12, 15, -4, 162, 92),
        (10, 18, -35, 229, 57),
        (8, 21, -87, 346, -19),
        (7, 23, -101, 368, -23),
        (6, 26, -114, 412, -43),
        (6, 29, -127, 482, -83),
        (8, 33, -130, 570, -144),
        (11, 35, -84, 450, -14),
        (11, 43, -10, 277, 196),
    ),
    5: (
        (12, 14, 225, -287, 303),
        (11, 16, -32, 188, 38),
        (8, 19, -58, 237, 19),
        (6, 22, -82, 291, -14),
        (5, 25, -87, 291, -1),
        (3, 28, -97, 318, -7),
        (3, 33, -111, 374, -30),
        (3, 37, -137, 483, -102),
        (3, 43, -118, 430, -31),
        (1, 52, -44, 257, 163),
    ),
    6: (
        (11, 14, 253, -325, 271),
        (10, 16, 14, 74, 81),
        (8, 19, -47, 172, 46),
        (6, 22, -85, 243, 11),
        (4, 25, -100, 255, 22),
        (3, 28, -113, 280, 23),
        (1, 33, -135, 350, -11),
        (1, 37, -173, 479, -94),
        (0, 44, -123, 361, 23),
        (-3, 55, -50, 177, 233),
    ),
}
