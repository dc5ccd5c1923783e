"""What the preview shows: tables and hands of every number of seats, showdowns, duels, and ends."""

from collections.abc import Mapping

from engine.french_deck import Card, best_high
from engine.game import Seat
from engine.poker_champ.events import (
    AwardGiven,
    DuelFought,
    Ending,
    Event,
    Folded,
    ShowdownHeld,
    Shown,
    StageOpened,
    Stayed,
    WonUnseen,
)
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import Boss, Stage
from tools.pictures.poker_champ.samples import Sample, cards, ended, position

TWO = position(
    3,
    "Ks 9h 4d Qc",
    Sample(Boss.CAPONE, 7, 0, "Ah Js", "11"),
    Sample(Boss.TORRIO, 11, 1, "Qd 8d", "112"),
    dealer=0,
)
THREE = position(
    9,
    "Jd Ts 3h 3c 7s",
    Sample(Boss.OBANION, 5, 1, "As 2d", "1122"),
    Sample(Boss.WEISS, 12, 0, "Td 9c", "1", folded=True),
    Sample(Boss.YALE, 8, 1, "Kh 6s", "112"),
    dealer=1,
)
FOUR = position(
    7,
    "Ks 9h 4d Qc",
    Sample(Boss.CAPONE, 2, 1, "Qs 7h", "112", place=1),
    Sample(Boss.OBANION, 18, 0, "Ac 3d", "11"),
    Sample(Boss.TORRIO, 0, 1, "Kh Jc", "111"),
    Sample(Boss.WEISS, 18, 0, "5s 8c", "1", folded=True),
    dealer=3,
)
FIVE = position(
    21,
    "Kd Th 2c",
    Sample(Boss.YALE, 24, 3, "Ad Kh", "1"),
    Sample(Boss.MORAN, 9, 1, "6c 7c", "11"),
    Sample(Boss.CAPONE, 6, 0, "Ts Tc", "1"),
    Sample(Boss.TORRIO, 15, 1, "Jh 3s", "1", folded=True),
    Sample(Boss.WEISS, 0, 0, "9d 4h", "10"),
    dealer=1,
    options=Options("long"),
)
SIX = position(
    12,
    "Kh 9d 7c",
    Sample(Boss.CAPONE, 10, 1, "Ks 9h", "1"),
    Sample(Boss.OBANION, 15, 0, "Ac 3d", "11", place=2),
    Sample(Boss.TORRIO, 4, 0, "Jh Tc", "11", place=1),
    Sample(Boss.WEISS, 13, 1, "5s 8c", "1", folded=True, place=4),
    Sample(Boss.MORAN, 8, 0, "6d 9s", "1"),
    Sample(Boss.YALE, 13, 0, "4h Qd", "11", place=3),
    dealer=5,
)

SINCE: Mapping[str, tuple[Event, ...]] = {
    "none": (Stayed(1, Stage.FLOP, 1, 1, 15),),
    "four": (
        StageOpened(7, Stage.TURN, cards("Qc"), cards("Ks 9h 4d Qc"), 2, 7),
        Stayed(0, Stage.TURN, 2, 2, 2),
        Stayed(2, Stage.TURN, 2, 1, 0),
    ),
    "six": (
        StageOpened(12, Stage.FLOP, cards("Kh 9d 7c"), cards("Kh 9d 7c"), 1, 6),
        Stayed(1, Stage.FLOP, 1, 1, 15),
        Stayed(5, Stage.FLOP, 1, 1, 13),
        Folded(3, Stage.FLOP),
    ),
}


def _shown(seat: Seat, held: str, common: str, place: int, paid: int = 6, takes: int = 0) -> Shown:
    own = cards(held)
    return Shown(seat, (own[0], own[1]), best_high((*own, *cards(common))), place, paid, takes)


BOARD = "Ks 9h 4d Qc 9s"
HELD = ShowdownHeld(  # at FOUR's table
    7,
    cards(BOARD),
    (
        _shown(2, "Kh Jc", BOARD, 1, paid=3, takes=16),
        _shown(0, "Qs 7h", BOARD, 2),
        _shown(1, "Ac 3d", BOARD, 3),
    ),
    16,
)
GIFT = AwardGiven(giver=3, broke=0, had=18, chips=6, owns=1, number=3)
PLAYED = "Jc Jd Ts 9h 2s"
SHARED = ShowdownHeld(  # at FIVE's table
    21,
    cards(PLAYED),
    (
        _shown(1, "Kh 6c", PLAYED, 1, takes=8),
        _shown(4, "Kd 8h", PLAYED, 1, paid=4, takes=8),
        _shown(0, "Kc 3c", PLAYED, 1, takes=7),
        _shown(2, "Qs 7d", PLAYED, 4),
        _shown(3, "6s 4d", PLAYED, 5, paid=1),
    ),
    23,
)
CROWDED = ShowdownHeld(  # at SIX's table
    12,
    cards("Kh 9d 7c 2s 2h"),
    tuple(
        _shown(seat, held, "Kh 9d 7c 2s 2h", place, takes=36 if place == 1 else 0)
        for place, (seat, held) in enumerate(
            ((0, "Ks 2d"), (4, "9c 9s"), (1, "Ac Ah"), (5, "Kc Td"), (3, "8c 6h"), (2, "Jh Tc")), 1
        )
    ),
    36,
)
GIFTS = (
    AwardGiven(giver=0, broke=1, had=44, chips=6, owns=2, number=3),
    AwardGiven(giver=0, broke=4, had=38, chips=6, owns=3, number=4),
)
UNSEEN = WonUnseen(
    7,
    Stage.FLOP,
    1,
    cards("Ks 9h 4d"),
    (Card.parse("Ac"), Card.parse("3d")),
    best_high(cards("Ac 3d Ks 9h 4d")),
    6,
)
DUELLED = "Th 8d 6s 3c 2d"
DUEL = DuelFought(
    1,
    0,
    cards(DUELLED),
    (_shown(3, "Ts 7c", DUELLED, 1, 0), _shown(1, "Ah Qd", DUELLED, 2, 0)),
    3,
)
TIED = DuelFought(
    2,
    0,
    cards(DUELLED),
    (
        _shown(3, "Ts 7c", DUELLED, 1, 0),
        _shown(1, "Tc 7d", DUELLED, 1, 0),
        _shown(2, "Ah Qd", DUELLED, 3, 0),
    ),
    None,
)

CHAMPION = ended(
    (Boss.CAPONE, 7, 1),
    (Boss.OBANION, 24, 1),
    (Boss.TORRIO, 12, 0),
    (Boss.WEISS, 9, 2),
    (Boss.MORAN, 5, 0),
    (Boss.YALE, 15, 1),
    deal=14,
    options=Options(),
    ending=Ending.TWO_AWARDS,
)
LONG = ended(
    (Boss.YALE, 20, 5),
    (Boss.MORAN, 10, 1),
    (Boss.CAPONE, 12, 0),
    (Boss.TORRIO, 12, 1),
    (Boss.WEISS, 6, 0),
    deal=44,
    options=Options("long"),
    ending=Ending.LAST_AWARD,
)
JOINT = ended(
    (Boss.YALE, 15, 1),
    (Boss.MORAN, 9, 1),
    (Boss.TORRIO, 12, 0),
    deal=10,
    options=Options("timed", 10),
    ending=Ending.LAST_DEAL,
)
EQUAL = ended(
    (Boss.YALE, 14, 0),
    (Boss.MORAN, 14, 0),
    (Boss.CAPONE, 14, 0),
    (Boss.TORRIO, 6, 0),
    deal=10,
    options=Options("timed", 10),
    ending=Ending.LAST_DEAL,
)
RICHEST = ended(
    (Boss.WEISS, 17, 0),
    (Boss.OBANION, 7, 0),
    deal=20,
    options=Options("timed", 20),
    ending=Ending.LAST_DEAL,
)
TOGETHER = ended(
    (Boss.YALE, 12, 0),
    (Boss.MORAN, 12, 0),
    (Boss.CAPONE, 12, 0),
    (Boss.TORRIO, 12, 0),
    (Boss.WEISS, 12, 0),
    (Boss.OBANION, 12, 0),
    deal=10,
    options=Options("timed", 10),
    ending=Ending.LAST_DEAL,
)
ALL_BUT_ONE = ended(
    (Boss.YALE, 13, 0),
    (Boss.MORAN, 13, 0),
    (Boss.CAPONE, 13, 0),
    (Boss.TORRIO, 13, 0),
    (Boss.WEISS, 8, 0),
    deal=10,
    options=Options("timed", 10),
    ending=Ending.LAST_DEAL,
)
ALL_OF_FIVE = ended(
    (Boss.YALE, 12, 0),
    (Boss.MORAN, 12, 0),
    (Boss.CAPONE, 12, 0),
    (Boss.TORRIO, 12, 0),
    (Boss.WEISS, 12, 0),
    deal=10,
    options=Options("timed", 10),
    ending=Ending.LAST_DEAL,
)
ENDS = (CHAMPION, LONG, JOINT, EQUAL, RICHEST, TOGETHER, ALL_BUT_ONE, ALL_OF_FIVE)
