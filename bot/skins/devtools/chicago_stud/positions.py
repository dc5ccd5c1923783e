"""Fixed positions for people to look at: the situations of the design's pictures, and awkward ones."""

from collections.abc import Sequence
from dataclasses import replace

from bot.skins.devtools.chicago_stud.samples import ordered, position, seat
from engine.chicago_stud.actions import Answer, Until
from engine.chicago_stud.events import BetMade, Folded, Raised, Showdown
from engine.chicago_stud.pieces import Boss, Options
from engine.chicago_stud.showdown import showdown
from engine.chicago_stud.showing import table, view
from engine.chicago_stud.state import State
from engine.chicago_stud.views import TableView

FIVE = position(
    Options(),
    (
        seat(Boss.CAPONE, 131, "2s 3s", "Kh Kd 7s", "bet 4", 4, 6),
        seat(Boss.OBANION, 88, "4h 5h", "Qc Jd Td", "raise 4", 8, 6),
        seat(Boss.TORRIO, 0, "Ah Th", "5h 8h 2h", "call 3", 3, 6),
        seat(Boss.WEISS, 143, "6c 7c", "As 4c", "folded", 0, 4),
        seat(Boss.MORAN, 92, "9d Tc", "9s 9c 6d", "", 0, 6),
    ),
    street=5, speaker=4, dealer=3, dead=5, raises=1,
)  # fmt: skip
EIGHT = position(
    Options(high_spade=True, end="last", stack=100),
    (
        seat(Boss.CAPONE, 71, "2s 3s", "Kh Kd 7s 2c", "check", 0, 14),
        seat(Boss.OBANION, 88, "4c 5h", "Qc Jd Td 8d", "bet 4", 4, 14),
        seat(Boss.TORRIO, 63, "Ah Th", "5h 8h 2h Jh", "raise 4", 8, 14),
        seat(Boss.WEISS, 143, "6c 7c", "As 4d", "folded", 0, 2),
        seat(Boss.MORAN, 92, "9d Tc", "9s 9c 6d 4h", "", 0, 14),
        seat(Boss.YALE, 104, "Qd Kc", "3c Ts 5d", "folded", 0, 6),
        seat(Boss.DRUCCI, 77, "Ks Js", "6s 6h Ac Qs", "", 0, 14),
        seat(Boss.ROLFE, 68, "8c 3h", "7d 2d", "folded", 0, 2),
    ),
    street=6, speaker=4, deal=3, dealer=3, raises=1,
)  # fmt: skip
WORST = position(
    Options(high_spade=True, end="last", game="low", limit="spread-10", stack=200),
    (
        seat(Boss.CAPONE, 0, "2s 3s", "Kh Kd 7s 2c", "call 3", 3, 60),
        seat(Boss.OBANION, 1188, "4c 5h", "Qc Jd Td 8d", "bet 320", 320, 140),
        seat(Boss.TORRIO, 0, "Ah Th", "5h 8h 2h Jh", "raise 179", 499, 140),
        seat(Boss.WEISS, 0, "6c 7c", "As 4d 3d Jc", "call 99", 99, 140),
        seat(Boss.MORAN, 1492, "9d Tc", "9s 9c 6d 4h", "", 0, 140),
        seat(Boss.YALE, 0, "Qd Kc", "3c Ts 5d 4s", "", 0, 77),
        seat(Boss.DRUCCI, 77, "Ks Js", "6s 6h Ac Qs", "fold", 0, 140),
        seat(Boss.ROLFE, 999, "8c 3h", "7d 2d 5c Kc", "check", 0, 140),
    ),
    street=7, speaker=4, deal=58, dealer=1, opener=1, raises=3, common="8s",
)  # fmt: skip
TWO = position(
    Options(game="low", ante="all"),
    (
        seat(Boss.OBANION, 97, "4c 5h", "Qc 3d", "bet 2", 2, 1),
        seat(Boss.ROLFE, 99, "8c 3h", "7d 2d", "", 0, 1),
    ),
    street=4, speaker=1, deal=2, dealer=1,
)  # fmt: skip
THREE = position(
    Options(jokers=2),
    (
        seat(Boss.DRUCCI, 140, "4c 5h Ad", "Qc 3d Xb 7h", "raise 4", 12, 20),
        seat(Boss.TORRIO, 0, "8c 3h", "7d 2d", "folded", 0, 2),
        seat(Boss.WEISS, 60, "Jc 3c Kd", "7c 2c 9h Ac", "", 4, 20),
    ),
    street=7, speaker=2, deal=9, dealer=1, raises=2, dead=3,
)  # fmt: skip
FOUR = position(
    Options(limit="open"),
    (
        seat(Boss.CAPONE, 71, "2s 3s", "Kh Kd 7s 2c", "check", 0, 14),
        seat(Boss.OBANION, 8, "4c 5h", "Qc Jd Td 8d", "bet 32", 32, 14),
        seat(Boss.YALE, 0, "Ah Th", "5h 8h 2h Jh", "call 99", 99, 14),
        seat(Boss.MORAN, 92, "9d Tc", "9s 9c", "folded", 0, 14),
    ),
    street=6, speaker=0, deal=5, dealer=0, raises=1, dead=4,
)  # fmt: skip
SIX = position(
    Options(high_spade=True),
    (
        seat(Boss.CAPONE, 71, "2s 3s", "Kh", "bet 2", 2, 0),
        seat(Boss.OBANION, 88, "4c 5h", "Qc", "call 2", 2, 0),
        seat(Boss.TORRIO, 63, "Ah Th", "5h", "raise 2", 4, 0),
        seat(Boss.WEISS, 143, "6c 7c", "As", "fold", 0, 0),
        seat(Boss.MORAN, 92, "9d Tc", "9s", "", 0, 0),
        seat(Boss.YALE, 104, "Qd Kc", "3c", "", 0, 0),
    ),
    street=3, speaker=4, deal=1, dealer=5, raises=1, dead=6,
)  # fmt: skip
SEVEN = position(
    Options(end="last"),
    (
        seat(Boss.CAPONE, 171, "2s 3s", "Kh 4c", "check", 0, 20),
        seat(Boss.OBANION, 88, "4h 5h", "Qc Jh", "check", 0, 20),
        seat(Boss.TORRIO, 63, "Ah Th", "5s 5c", "", 0, 20),
        seat(Boss.WEISS, 0, "", "", "out"),
        seat(Boss.MORAN, 192, "9d Tc", "9s 2c", "", 0, 20),
        seat(Boss.YALE, 104, "Qd Kc", "3c", "folded", 0, 2),
        seat(Boss.DRUCCI, 77, "Ks Js", "6s 6h", "check", 0, 20),
        seat(Boss.ROLFE, 68, "8c 3h", "7d Ac", "check", 0, 20),
    ),
    street=4, speaker=2, deal=21, dealer=4, opener=4, dead=4,
)  # fmt: skip
LAST = position(
    Options(end="last", high_spade=True),
    (
        seat(Boss.CAPONE, 0, "", "", "out"),
        seat(Boss.OBANION, 288, "4h 5h", "Qc Jh 4d", "check", 0, 20),
        seat(Boss.TORRIO, 0, "", "", "out"),
        seat(Boss.WEISS, 0, "", "", "out"),
        seat(Boss.MORAN, 0, "", "", "out"),
        seat(Boss.YALE, 0, "", "", "out"),
        seat(Boss.DRUCCI, 277, "Ks Js", "6s 6h Tc", "", 0, 20),
        seat(Boss.ROLFE, 195, "8c 3h", "7d Ac As", "check", 0, 20),
    ),
    street=5, speaker=6, deal=34, dealer=6, opener=7,
)  # fmt: skip

TABLES = {
    name: table(state)
    for name, state in (
        ("table-2", TWO), ("table-3", THREE), ("table-4", FOUR), ("table-5", FIVE), ("table-6", SIX),
        ("table-7", SEVEN), ("table-8", EIGHT), ("table-8-worst", WORST), ("table-last", LAST),
    )
}  # fmt: skip

SAID = (BetMade(1, 4, False, False), Raised(2, 4, 8, False, False), Folded(3))
"""What was said at the table of eight since the reader looked."""

NINES = view(FIVE, 4)
HIGH_ORDER = view(ordered(EIGHT, 1, Answer.CALL, Until.DEAL, 12), 1)
LOW = view(
    position(
        Options(game="low", jokers=1, limit="spread-5"),
        (
            seat(Boss.CAPONE, 131, "2s 3s", "Kh Kd 7s 4c", "bet 4", 4, 6),
            seat(Boss.OBANION, 88, "4h 5h Xb", "8c 6d Td As", "", 0, 6),
            seat(Boss.TORRIO, 0, "Ah Th", "5s 8h 2h 9c", "call 3", 3, 6),
            seat(Boss.WEISS, 143, "6c 7c", "Ac 4d", "folded", 0, 4),
            seat(Boss.ROLFE, 92, "9d Tc", "9s 9h 6h 2c", "call 4", 4, 6),
        ),
        street=7, speaker=1, dealer=3, dead=5, opener=4,
    ),
    1,
)  # fmt: skip
COMMON = view(ordered(WORST, 7, Answer.CALL_ANY, Until.ROUND), 7)
HANDS = {
    "hand-high": NINES,
    "hand-order": HIGH_ORDER,
    "hand-low": LOW,
    "hand-common": COMMON,
    "hand-2": view(TWO, 0),
    "hand-3": view(THREE, 0),
    "hand-4": view(FOUR, 3),
    "hand-6": view(SIX, 4),
    "hand-7": view(SEVEN, 2),
    "hand-out": view(LAST, 0),
}


def _shown(state: State) -> tuple[Showdown, TableView]:
    """The showdown of a position in which all has been said."""
    return showdown(state), table(state)


SHOWDOWN = _shown(
    position(
        Options(high_spade=True),
        (
            seat(Boss.CAPONE, 127, "7h Qs 4d", "Kh Kd 7s Js", "", 0, 14),
            seat(Boss.OBANION, 74, "Ts 9h 3c", "Qc Jd Td 8d", "", 0, 14),
            seat(Boss.TORRIO, 0, "Ah Th Jc", "5h 8h 2h 5s", "", 0, 9),
            seat(Boss.WEISS, 143, "6c 7c", "As 4c", "folded", 0, 4),
            seat(Boss.MORAN, 88, "9d Tc 6h", "9s 9c 6d 2c", "", 0, 14),
        ),
        street=7, speaker=None, dealer=3, dead=5,
    )
)  # fmt: skip
SIDE_POTS = _shown(
    position(
        Options(),
        (
            seat(Boss.CAPONE, 0, "Kc Ks 4d", "Kh Kd 7s Js", "", 0, 10),
            seat(Boss.OBANION, 0, "Ts 9h 3c", "Qc Jd Td 8d", "", 0, 40),
            seat(Boss.TORRIO, 0, "Ah Th Jc", "5h 8h 2h 5s", "", 0, 25),
            seat(Boss.WEISS, 143, "6c 7c", "As 4c", "folded", 0, 4),
            seat(Boss.MORAN, 88, "9d Tc 6h", "9s 8s 6s 2c", "", 0, 60),
            seat(Boss.YALE, 88, "2d 2s 3h", "9c 7d Jh Qd", "", 0, 60),
        ),
        street=7, speaker=None, deal=12, dealer=3, dead=5,
    )
)  # fmt: skip
BY_SUIT = _shown(
    position(
        Options(),
        (
            seat(Boss.ROLFE, 127, "Ks Qs 4d", "Jh Td 9s 2c", "", 0, 14),
            seat(Boss.DRUCCI, 74, "Kh Qh 3c", "Jd Tc 9d 2d", "", 0, 14),
        ),
        street=7, speaker=None, deal=2, dealer=0, dead=2,
    )
)  # fmt: skip
SHARED = _shown(
    position(
        Options(ties="split", jokers=2),
        (
            seat(Boss.ROLFE, 127, "Ks Qs 4d", "Jh Td 9s 2c", "", 0, 15),
            seat(Boss.DRUCCI, 74, "Kh Qh 3c", "Jd Tc 9d 2d", "", 0, 15),
            seat(Boss.WEISS, 74, "Ah Ac 3d", "8d 7c 6d Xr", "", 0, 15),
        ),
        street=7, speaker=None, deal=2, dealer=0, dead=4,
    )
)  # fmt: skip
EIGHT_SHOWN = _shown(
    position(
        Options(game="low", high_spade=True),
        (
            seat(Boss.CAPONE, 1, "2s 3s", "Kh Kd 7s 2c", "", 0, 60),
            seat(Boss.OBANION, 88, "4c 5h", "Qc Jd Td 8d", "", 0, 140),
            seat(Boss.TORRIO, 0, "Ah Th", "5h 8h 2h Jh", "", 0, 140),
            seat(Boss.WEISS, 0, "6c 7c", "As 4d 3d Jc", "", 0, 140),
            seat(Boss.MORAN, 1, "9d Tc", "9s 9c 6d 4h", "", 0, 140),
            seat(Boss.YALE, 0, "Qd Kc", "3c Ts 5d 4s", "", 0, 77),
            seat(Boss.DRUCCI, 77, "Ks Js", "6s 6h Ac Qs", "", 0, 140),
            seat(Boss.ROLFE, 99, "8c 3h", "7d 2d 5c Ad", "", 0, 140),
        ),
        street=7, speaker=None, deal=8, dealer=1, opener=1, common="8s",
    )
)  # fmt: skip
SHOWDOWNS = {
    "showdown-spade": SHOWDOWN,
    "showdown-side-pots": SIDE_POTS,
    "showdown-suit": BY_SUIT,
    "showdown-shared": SHARED,
    "showdown-8": EIGHT_SHOWN,
}


def _ended(end: State, *stacks: int, loans: Sequence[int] = ()) -> TableView:
    """The table when the last deal is over."""
    seats = tuple(
        replace(mine, stack=chips, staked=0, paid=0, loans=dict(enumerate(loans)).get(number, 0))
        for number, (mine, chips) in enumerate(zip(end.seats, stacks, strict=True))
    )
    return table(replace(end, seats=seats, over=True, speaker=None))


FINALS = {
    "final-laps": _ended(FIVE, 231, 88, 60, 121, 200, loans=(1, 0, 1, 0, 0)),
    "final-last": _ended(EIGHT, 0, 0, 0, 0, 800, 0, 0, 0),
    "final-8": _ended(EIGHT, 71, 288, 340, 143, 92, 104, 80, 82, loans=(2, 0, 1, 0, 1, 0, 0, 0)),
    "final-shared": _ended(THREE, 150, 0, 150),
}
