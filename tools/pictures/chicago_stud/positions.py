"""Fixed positions for people to look at: the situations of the design's pictures, and awkward ones."""

from collections.abc import Sequence
from dataclasses import replace

from engine.chicago_stud.actions import Answer, Until
from engine.chicago_stud.events import BetMade, Folded, Raised
from engine.chicago_stud.pieces import Boss, Options
from engine.chicago_stud.views import OrderView, TableView
from tools.pictures.chicago_stud.samples import Position, Sample, hand, position, shown

FIVE = position(
    Options(),
    (
        Sample(Boss.CAPONE, 131, "2s 3s", "Kh Kd 7s", "bet 4", 4, 6),
        Sample(Boss.OBANION, 88, "4h 5h", "Qc Jd Td", "raise 4", 8, 6),
        Sample(Boss.TORRIO, 0, "Ah Th", "5h 8h 2h", "call 3", 3, 6),
        Sample(Boss.WEISS, 143, "6c 7c", "As 4c", "folded", 0, 4),
        Sample(Boss.MORAN, 92, "9d Tc", "9s 9c 6d", "", 0, 6),
    ),
    street=5, speaker=4, dealer=3, dead=5, raises=1,
)  # fmt: skip
EIGHT = position(
    Options(high_spade=True, end="last", stack=100),
    (
        Sample(Boss.CAPONE, 71, "2s 3s", "Kh Kd 7s 2c", "check", 0, 14),
        Sample(Boss.OBANION, 88, "4c 5h", "Qc Jd Td 8d", "bet 4", 4, 14),
        Sample(Boss.TORRIO, 63, "Ah Th", "5h 8h 2h Jh", "raise 4", 8, 14),
        Sample(Boss.WEISS, 143, "6c 7c", "As 4d", "folded", 0, 2),
        Sample(Boss.MORAN, 92, "9d Tc", "9s 9c 6d 4h", "", 0, 14),
        Sample(Boss.YALE, 104, "Qd Kc", "3c Ts 5d", "folded", 0, 6),
        Sample(Boss.DRUCCI, 77, "Ks Js", "6s 6h Ac Qs", "", 0, 14),
        Sample(Boss.ROLFE, 68, "8c 3h", "7d 2d", "folded", 0, 2),
    ),
    street=6, speaker=4, deal=3, dealer=3, raises=1,
)  # fmt: skip
WORST = position(
    Options(high_spade=True, end="last", game="low", limit="spread-10", stack=200),
    (
        Sample(Boss.CAPONE, 0, "2s 3s", "Kh Kd 7s 2c", "call 3", 3, 60),
        Sample(Boss.OBANION, 1188, "4c 5h", "Qc Jd Td 8d", "bet 320", 320, 140),
        Sample(Boss.TORRIO, 0, "Ah Th", "5h 8h 2h Jh", "raise 179", 499, 140),
        Sample(Boss.WEISS, 0, "6c 7c", "As 4d 3d Jc", "call 99", 99, 140),
        Sample(Boss.MORAN, 1492, "9d Tc", "9s 9c 6d 4h", "", 0, 140),
        Sample(Boss.YALE, 0, "Qd Kc", "3c Ts 5d 4s", "", 0, 77),
        Sample(Boss.DRUCCI, 77, "Ks Js", "6s 6h Ac Qs", "fold", 0, 140),
        Sample(Boss.ROLFE, 999, "8c 3h", "7d 2d 5c Kc", "check", 0, 140),
    ),
    street=7, speaker=4, deal=58, dealer=1, opener=1, raises=3, common="8s",
)  # fmt: skip
TWO = position(
    Options(game="low", ante="all"),
    (
        Sample(Boss.OBANION, 97, "4c 5h", "Qc 3d", "bet 2", 2, 1),
        Sample(Boss.ROLFE, 99, "8c 3h", "7d 2d", "", 0, 1),
    ),
    street=4, speaker=1, deal=2, dealer=1,
)  # fmt: skip
THREE = position(
    Options(jokers=2),
    (
        Sample(Boss.DRUCCI, 140, "4c 5h Ad", "Qc 3d Xb 7h", "raise 4", 12, 20),
        Sample(Boss.TORRIO, 0, "8c 3h", "7d 2d", "folded", 0, 2),
        Sample(Boss.WEISS, 60, "Jc 3c Kd", "7c 2c 9h Ac", "", 4, 20),
    ),
    street=7, speaker=2, deal=9, dealer=1, raises=2, dead=3,
)  # fmt: skip
FOUR = position(
    Options(limit="open"),
    (
        Sample(Boss.CAPONE, 71, "2s 3s", "Kh Kd 7s 2c", "check", 0, 14),
        Sample(Boss.OBANION, 8, "4c 5h", "Qc Jd Td 8d", "bet 32", 32, 14),
        Sample(Boss.YALE, 0, "Ah Th", "5h 8h 2h Jh", "call 99", 99, 14),
        Sample(Boss.MORAN, 92, "9d Tc", "9s 9c", "folded", 0, 14),
    ),
    street=6, speaker=0, deal=5, dealer=0, raises=1, dead=4,
)  # fmt: skip
SIX = position(
    Options(high_spade=True),
    (
        Sample(Boss.CAPONE, 71, "2s 3s", "Kh", "bet 2", 2, 0),
        Sample(Boss.OBANION, 88, "4c 5h", "Qc", "call 2", 2, 0),
        Sample(Boss.TORRIO, 63, "Ah Th", "5h", "raise 2", 4, 0),
        Sample(Boss.WEISS, 143, "6c 7c", "As", "fold", 0, 0),
        Sample(Boss.MORAN, 92, "9d Tc", "9s", "", 0, 0),
        Sample(Boss.YALE, 104, "Qd Kc", "3c", "", 0, 0),
    ),
    street=3, speaker=4, deal=1, dealer=5, raises=1, dead=6,
)  # fmt: skip
SEVEN = position(
    Options(end="last"),
    (
        Sample(Boss.CAPONE, 171, "2s 3s", "Kh 4c", "check", 0, 20),
        Sample(Boss.OBANION, 88, "4h 5h", "Qc Jh", "check", 0, 20),
        Sample(Boss.TORRIO, 63, "Ah Th", "5s 5c", "", 0, 20),
        Sample(Boss.WEISS, 0, "", "", "out"),
        Sample(Boss.MORAN, 192, "9d Tc", "9s 2c", "", 0, 20),
        Sample(Boss.YALE, 104, "Qd Kc", "3c", "folded", 0, 2),
        Sample(Boss.DRUCCI, 77, "Ks Js", "6s 6h", "check", 0, 20),
        Sample(Boss.ROLFE, 68, "8c 3h", "7d Ac", "check", 0, 20),
    ),
    street=4, speaker=2, deal=21, dealer=4, opener=4, dead=4,
)  # fmt: skip
LAST = position(
    Options(end="last", high_spade=True),
    (
        Sample(Boss.CAPONE, 0, "", "", "out"),
        Sample(Boss.OBANION, 288, "4h 5h", "Qc Jh 4d", "check", 0, 20),
        Sample(Boss.TORRIO, 0, "", "", "out"),
        Sample(Boss.WEISS, 0, "", "", "out"),
        Sample(Boss.MORAN, 0, "", "", "out"),
        Sample(Boss.YALE, 0, "", "", "out"),
        Sample(Boss.DRUCCI, 277, "Ks Js", "6s 6h Tc", "", 0, 20),
        Sample(Boss.ROLFE, 195, "8c 3h", "7d Ac As", "check", 0, 20),
    ),
    street=5, speaker=6, deal=34, dealer=6, opener=7,
)  # fmt: skip

STRANGE_NAMES = (
    "W" * 32, "👨‍👩‍👧‍👦 la famille 🏳️‍🌈", "محمد علي", "", "Jean-Sébastien de la Fontaine-Dufour",
    "田中さくら", "\ud800 lone surrogate", "<@123> **bold** `code`",
)  # fmt: skip

TABLES = {
    name: at.table
    for name, at in (
        ("table-2", TWO), ("table-3", THREE), ("table-4", FOUR), ("table-5", FIVE), ("table-6", SIX),
        ("table-7", SEVEN), ("table-8", EIGHT), ("table-8-worst", WORST), ("table-last", LAST),
        ("table-8-names", WORST), ("table-4-names", FOUR),
    )
}  # fmt: skip

SAID = (BetMade(1, 4, False, False), Raised(2, 4, 8, False, False), Folded(3))
"""What was said at the table of eight since the reader looked."""

NINES = hand(FIVE, 4)
HIGH_ORDER = hand(EIGHT, 1, OrderView(Answer.CALL, Until.DEAL, 12))
LOW = hand(
    position(
        Options(game="low", jokers=1, limit="spread-5"),
        (
            Sample(Boss.CAPONE, 131, "2s 3s", "Kh Kd 7s 4c", "bet 4", 4, 6),
            Sample(Boss.OBANION, 88, "4h 5h Xb", "8c 6d Td As", "", 0, 6),
            Sample(Boss.TORRIO, 0, "Ah Th", "5s 8h 2h 9c", "call 3", 3, 6),
            Sample(Boss.WEISS, 143, "6c 7c", "Ac 4d", "folded", 0, 4),
            Sample(Boss.ROLFE, 92, "9d Tc", "9s 9h 6h 2c", "call 4", 4, 6),
        ),
        street=7, speaker=1, dealer=3, dead=5, opener=4,
    ),
    1,
)  # fmt: skip
COMMON = hand(WORST, 7, OrderView(Answer.CALL_ANY, Until.ROUND, None))
HANDS = {
    "hand-high": NINES,
    "hand-order": HIGH_ORDER,
    "hand-low": LOW,
    "hand-common": COMMON,
    "hand-2": hand(TWO, 0),
    "hand-3": hand(THREE, 0),
    "hand-4": hand(FOUR, 3),
    "hand-6": hand(SIX, 4),
    "hand-7": hand(SEVEN, 2),
    "hand-out": hand(LAST, 0),
}


SHOWDOWN = shown(
    position(
        Options(high_spade=True),
        (
            Sample(Boss.CAPONE, 127, "7h Qs 4d", "Kh Kd 7s Js", "", 0, 14),
            Sample(Boss.OBANION, 74, "Ts 9h 3c", "Qc Jd Td 8d", "", 0, 14),
            Sample(Boss.TORRIO, 0, "Ah Th Jc", "5h 8h 2h 5s", "", 0, 9),
            Sample(Boss.WEISS, 143, "6c 7c", "As 4c", "folded", 0, 4),
            Sample(Boss.MORAN, 88, "9d Tc 6h", "9s 9c 6d 2c", "", 0, 14),
        ),
        street=7, speaker=None, dealer=3, dead=5,
    ),
    (4,), (4,), spades={0: "Qs"},
)  # fmt: skip
SIDE_POTS = shown(
    position(
        Options(),
        (
            Sample(Boss.CAPONE, 0, "Kc Ks 4d", "Kh Kd 7s Js", "", 0, 10),
            Sample(Boss.OBANION, 0, "Ts 9h 3c", "Qc Jd Td 8d", "", 0, 40),
            Sample(Boss.TORRIO, 0, "Ah Th Jc", "5h 8h 2h 5s", "", 0, 25),
            Sample(Boss.WEISS, 143, "6c 7c", "As 4c", "folded", 0, 4),
            Sample(Boss.MORAN, 88, "9d Tc 6h", "9s 8s 6s 2c", "", 0, 60),
            Sample(Boss.YALE, 88, "2d 2s 3h", "9c 7d Jh Qd", "", 0, 60),
        ),
        street=7, speaker=None, deal=12, dealer=3, dead=5,
    ),
    (0,), (2,), (1,), (4,),
)  # fmt: skip
BY_SUIT = shown(
    position(
        Options(),
        (
            Sample(Boss.ROLFE, 127, "Ks Qs 4d", "Jh Td 9s 2c", "", 0, 14),
            Sample(Boss.DRUCCI, 74, "Kh Qh 3c", "Jd Tc 9d 2d", "", 0, 14),
        ),
        street=7, speaker=None, deal=2, dealer=0, dead=2,
    ),
    (0,), decided=("Ks", 1, "Kh"),
)  # fmt: skip
SHARED = shown(
    position(
        Options(ties="split", jokers=2),
        (
            Sample(Boss.ROLFE, 127, "Ks Qs 4d", "Jh Td 9s 2c", "", 0, 15),
            Sample(Boss.DRUCCI, 74, "Kh Qh 3c", "Jd Tc 9d 2d", "", 0, 15),
            Sample(Boss.WEISS, 74, "Ah Ac 3d", "8d 7c 6d Xr", "", 0, 15),
        ),
        street=7, speaker=None, deal=2, dealer=0, dead=4,
    ),
    (1, 0),
)  # fmt: skip
EIGHT_SHOWN = shown(
    position(
        Options(game="low", high_spade=True),
        (
            Sample(Boss.CAPONE, 1, "2s 3s", "Kh Kd 7s 2c", "", 0, 60),
            Sample(Boss.OBANION, 88, "4c 5h", "Qc Jd Td 8d", "", 0, 140),
            Sample(Boss.TORRIO, 0, "Ah Th", "5h 8h 2h Jh", "", 0, 140),
            Sample(Boss.WEISS, 0, "6c 7c", "As 4d 3d Jc", "", 0, 140),
            Sample(Boss.MORAN, 1, "9d Tc", "9s 9c 6d 4h", "", 0, 140),
            Sample(Boss.YALE, 0, "Qd Kc", "3c Ts 5d 4s", "", 0, 77),
            Sample(Boss.DRUCCI, 77, "Ks Js", "6s 6h Ac Qs", "", 0, 140),
            Sample(Boss.ROLFE, 99, "8c 3h", "7d 2d 5c Ad", "", 0, 140),
        ),
        street=7, speaker=None, deal=8, dealer=1, opener=1, common="8s",
    ),
    (7,), (7,), spades={6: "Ks"},
)  # fmt: skip
SHOWDOWNS = {
    "showdown-spade": SHOWDOWN,
    "showdown-side-pots": SIDE_POTS,
    "showdown-suit": BY_SUIT,
    "showdown-shared": SHARED,
    "showdown-8": EIGHT_SHOWN,
}


def _ended(at: Position, *stacks: int, loans: Sequence[int] = ()) -> TableView:
    """The table when the last deal is over."""
    borrowed = dict(enumerate(loans))
    rows = tuple(
        replace(
            row,
            stack=stack,
            loans=borrowed.get(row.seat, 0),
            result=stack - borrowed.get(row.seat, 0) * at.table.options.stack,
            staked=0,
            paid=0,
            speaks=False,
            all_in=False,
        )
        for row, stack in zip(at.table.rows, stacks, strict=True)
    )
    most = max(row.result for row in rows)
    winners = tuple(row.seat for row in rows if row.result == most)
    return replace(at.table, rows=rows, speaker=None, pots=(), dead=0, winners=winners)


FINALS = {
    "final-laps": _ended(FIVE, 231, 88, 60, 121, 200, loans=(1, 0, 1, 0, 0)),
    "final-last": _ended(EIGHT, 0, 0, 0, 0, 800, 0, 0, 0),
    "final-8": _ended(EIGHT, 71, 288, 340, 143, 92, 104, 80, 82, loans=(2, 0, 1, 0, 1, 0, 0, 0)),
    "final-loans": _ended(FIVE, 1531, 88, 60, 121, 200, loans=(3, 0, 11, 0, 0)),
    "final-shared": _ended(THREE, 150, 0, 150),
}
