"""What the preview shows: positions as `docs/poker-champ.md` writes them, and what happened in them."""

from collections.abc import Mapping

from engine import poker_champ as game
from engine.french_deck import Card, best_high
from engine.game import Seat
from engine.poker_champ.events import (
    AwardGiven,
    DuelFought,
    Event,
    Folded,
    ShowdownHeld,
    Shown,
    StageOpened,
    Stayed,
    WonUnseen,
)
from engine.poker_champ.pieces import Stage
from engine.poker_champ.position import loads
from engine.poker_champ.state import State
from engine.poker_champ.views import TableView

PLAYERS: Mapping[str, str] = {
    "capone": "Lucie",
    "moran": "Théo le Rouge",
    "obanion": "Marguerite_92",
    "torrio": "Nono",
    "weiss": "Karim B.",
    "yale": "Alexandra-Maria",
}


def _cards(names: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, names.split()))


TWO = loads("""
bosses: capone torrio
deal: 3 capone
stage: turn
common: Ks 9h 4d Qc
hand capone: Ah Js
hand torrio: Qd 8d
paid capone: 1 1
paid torrio: 1 1 2
chips: 7 11
awards: 0 1
""")
THREE = loads("""
bosses: obanion weiss yale
deal: 9 weiss
stage: river
common: Jd Ts 3h 3c 7s
hand obanion: As 2d
hand weiss: Td 9c
hand yale: Kh 6s
paid obanion: 1 1 2 2
paid weiss: 1
paid yale: 1 1 2
chips: 5 12 8
awards: 1 0 1
folded: weiss
""")
FOUR = loads("""
bosses: capone obanion torrio weiss
deal: 7 weiss
stage: turn
common: Ks 9h 4d Qc
hand capone: Qs 7h
hand obanion: Ac 3d
hand torrio: Kh Jc
hand weiss: 5s 8c
paid capone: 1 1 2
paid obanion: 1 1
paid torrio: 1 1 1
paid weiss: 1
chips: 2 18 0 18
awards: 1 0 1 0
folded: weiss
""")
FIVE = loads("""
options: long
bosses: yale moran capone torrio weiss
deal: 21 moran
stage: flop
common: Kd Th 2c
hand yale: Ad Kh
hand moran: 6c 7c
hand capone: Ts Tc
hand torrio: Jh 3s
hand weiss: 9d 4h
paid yale: 1
paid moran: 1 1
paid capone: 1
paid torrio: 1
paid weiss: 1 0
chips: 24 9 6 15 0
awards: 3 1 0 1 0
folded: torrio
""")
SIX = loads("""
bosses: capone obanion torrio weiss moran yale
deal: 12 yale
stage: flop
common: Kh 9d 7c
hand capone: Ks 9h
hand obanion: Ac 3d
hand torrio: Jh Tc
hand weiss: 5s 8c
hand moran: 6d 9s
hand yale: 4h Qd
paid capone: 1
paid obanion: 1 1
paid torrio: 1 1
paid weiss: 1
paid moran: 1
paid yale: 1 1
chips: 10 15 4 13 8 13
awards: 1 0 0 1 0 0
folded: weiss
""")

SINCE: Mapping[str, tuple[Event, ...]] = {
    "none": (Stayed(1, Stage.FLOP, 1, 1, 15),),
    "four": (
        StageOpened(7, Stage.TURN, _cards("Qc"), _cards("Ks 9h 4d Qc"), 2, 7),
        Stayed(0, Stage.TURN, 2, 2, 2),
        Stayed(2, Stage.TURN, 2, 1, 0),
    ),
    "six": (
        StageOpened(12, Stage.FLOP, _cards("Kh 9d 7c"), _cards("Kh 9d 7c"), 1, 6),
        Stayed(1, Stage.FLOP, 1, 1, 15),
        Stayed(5, Stage.FLOP, 1, 1, 13),
        Folded(3, Stage.FLOP),
    ),
}


def names(table: TableView) -> tuple[str, ...]:
    """The people who play these bosses."""
    return tuple(PLAYERS[row.boss] for row in table.rows)


def seen(state: State) -> TableView:
    """What everybody sees of it."""
    return game.table(state)


def _shown(seat: Seat, cards: str, common: str, place: int, paid: int = 6, takes: int = 0) -> Shown:
    own = _cards(cards)
    return Shown(seat, (own[0], own[1]), best_high((*own, *_cards(common))), place, paid, takes)


BOARD = "Ks 9h 4d Qc 9s"
HELD = ShowdownHeld(  # at FOUR's table
    7,
    _cards(BOARD),
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
    _cards(PLAYED),
    (
        _shown(1, "Kh 6c", PLAYED, 1, takes=13),
        _shown(4, "Kd 8h", PLAYED, 1, paid=4, takes=12),
        _shown(0, "Kc 3c", PLAYED, 1, takes=5),
        _shown(2, "Qs 7d", PLAYED, 4),
        _shown(3, "6s 4d", PLAYED, 5, paid=1),
    ),
    30,
)
CROWDED = ShowdownHeld(  # at SIX's table
    12,
    _cards("Kh 9d 7c 2s 2h"),
    tuple(
        _shown(seat, cards, "Kh 9d 7c 2s 2h", place, takes=36 if place == 1 else 0)
        for place, (seat, cards) in enumerate(
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
    _cards("Ks 9h 4d"),
    (Card.parse("Ac"), Card.parse("3d")),
    best_high(_cards("Ac 3d Ks 9h 4d")),
    6,
)
DUELLED = "Th 8d 6s 3c 2d"
DUEL = DuelFought(
    1,
    0,
    _cards(DUELLED),
    (_shown(3, "Ts 7c", DUELLED, 1, 0), _shown(1, "Ah Qd", DUELLED, 2, 0)),
    3,
)
TIED = DuelFought(
    2,
    0,
    _cards(DUELLED),
    (
        _shown(3, "Ts 7c", DUELLED, 1, 0),
        _shown(1, "Tc 7d", DUELLED, 1, 0),
        _shown(2, "Ah Qd", DUELLED, 3, 0),
    ),
    None,
)

CHAMPION = loads("""
bosses: capone obanion torrio weiss moran yale
deal: 14 yale
stage: river
common: Kh 9d 7c 2s 2h
paid capone: 1
chips: 7 24 12 9 5 15
awards: 1 1 0 2 0 1
folded: capone obanion torrio moran yale
over: two-awards
""")
LONG = loads("""
options: long
bosses: yale moran capone torrio weiss
deal: 44 moran
stage: river
chips: 20 10 12 12 6
awards: 5 1 0 1 0
folded: moran capone torrio weiss
over: last-award
""")
JOINT = loads("""
options: timed 10
bosses: yale moran torrio
deal: 10 moran
stage: river
chips: 15 9 12
awards: 1 1 0
folded: moran torrio
over: last-deal
""")
EQUAL = loads("""
options: timed 10
bosses: yale moran capone torrio
deal: 10 moran
stage: river
chips: 14 14 14 6
folded: moran torrio capone
over: last-deal
""")
RICHEST = loads("""
options: timed 20
bosses: weiss obanion
deal: 20 weiss
stage: river
chips: 17 7
folded: obanion
over: last-deal
""")
TOGETHER = loads("""
options: timed 10
bosses: yale moran capone torrio weiss obanion
deal: 10 moran
stage: river
chips: 12 12 12 12 12 12
folded: moran torrio capone weiss obanion
over: last-deal
""")
ALL_BUT_ONE = loads("""
options: timed 10
bosses: yale moran capone torrio weiss
deal: 10 moran
stage: river
chips: 13 13 13 13 8
folded: moran torrio capone weiss
over: last-deal
""")
ALL_OF_FIVE = loads("""
options: timed 10
bosses: yale moran capone torrio weiss
deal: 10 moran
stage: river
chips: 12 12 12 12 12
folded: moran torrio capone weiss
over: last-deal
""")
ENDS = (CHAMPION, LONG, JOINT, EQUAL, RICHEST, TOGETHER, ALL_BUT_ONE, ALL_OF_FIVE)
