"""Fixed positions for people to look at: the situations of the design's pictures, and awkward ones."""

from dataclasses import replace

from engine.chicago_poker.actions import Send
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import DecidedBy, Round, Victory
from engine.chicago_poker.pieces import Boss
from engine.chicago_poker.views import (
    BusinessView,
    Offer,
    RaidSeen,
)
from tools.pictures.chicago_poker.samples import (
    B,
    G,
    J,
    S,
    column,
    fighter,
    hand,
    over,
    row,
    shootout,
    table,
    tied,
    town,
    turned_up,
    with_tiles,
)

TWO = table(
    "JB",
    (
        row(0, Boss.CAPONE, 4, "SBG", "R11 B11 G11 ?|Y5 P6 R7 G8+", gained=1, wins="J"),
        row(1, Boss.YALE, 6, "BB", "P15 P9|B14 Y14 G1", wins="B"),
    ),
    active=0, left=1, deck=42, discard=16, stock=13,
)  # fmt: skip
TWO_NAMES = ("Lucie", "Théo le Rouge")

THREE = table(
    "SG",
    (
        row(0, Boss.CAPONE, 5, "J", "? ? R4 B4|P11 ? P12 ? P14"),
        row(1, Boss.OBANION, 7, "SSB", "? ?|G8 ? G10+", wins="S"),
        row(2, Boss.WEISS, 4, "B", "?|R10 ? Y6 ?"),
    ),
    active=1, left=2, deck=33, discard=13, stock=13,
)  # fmt: skip

FOUR = table(
    "SBG",
    (
        row(0, Boss.CAPONE, 5, "J", "? ? R4 B4|Y9 Y13|P11 ? P12 ?+ P14+", gained=1),
        row(1, Boss.OBANION, 7, "SSB", "? ?|G8 G15 G10|R7", wins="S"),
        row(2, Boss.TORRIO, 3, "G", "? ? B12 Y12|B3|G2 ? R2"),
        row(3, Boss.WEISS, 4, "B", "?|R10 P10 Y6 P6|"),
    ),
    active=1, left=3, deck=21, discard=11, stock=11,
)  # fmt: skip

_SIX_ROWS = (
    row(0, Boss.CAPONE, 3, "SB", "? ? R9 P9+|B12 G12|Y3 Y7 Y8+|P14", gained=1),
    row(1, Boss.MORAN, 7, "JJ", "?|R5 R11 R2 ?|G15|B4 ?", wins="J"),
    row(2, Boss.OBANION, 3, "G", "|P10 Y10|R13 B13 P1 G4 G13|Y11"),
    row(3, Boss.TORRIO, 2, "", "? ? G6 B7 Y5||B10|G8 ? G3"),
    row(4, Boss.WEISS, 3, "SJG", "? ?|G1 Y1 B1|P7 R7|", wins="B"),
    row(5, Boss.YALE, 3, "SB", "|P6 P8 P12 ? ?|B2|R14"),
)
SIX = table("SJBG", _SIX_ROWS, active=1, left=3, deck=7, discard=4, stock=6)
FIVE = table(
    "SJBG",
    tuple(
        replace(r, columns=tuple(column("P12") if False else c for c in r.columns)) for r in _SIX_ROWS[:5]
    ),
    active=1, left=3, deck=11, discard=10, stock=8,
)  # fmt: skip

STRESS = table(
    "SJBG",
    (
        row(0, Boss.CAPONE, 7, "SSBB", "? ? R9 P9 Y10+|B12 G12|Y3 Y7 x|P14", gained=1, wins="SJBG"),
        row(1, Boss.MORAN, 7, "SJB", "?|R5 R11 R2 ?|G15|B4 ?", wins="G"),
        row(2, Boss.OBANION, 7, "G", "|P10 Y10|R13 B13 P1 G4 G13|Y11", gained=2),
        *_SIX_ROWS[3:],
    ),
    active=1, left=4, deck=51, discard=27, stock=16,
)  # fmt: skip
STRESS_NAMES = (
    "Jean-Sébastien de la Fontaine-Dufour", "Théo le Rouge", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Nono", "Karim B.", "Alexandra-Maria",
)  # fmt: skip
STRANGE_NAMES = ("🦊 Lucie 🎷", "محمد علي", "שלום 99", "田中さくら", "", "𝓕𝓪𝓷𝓬𝔂 Ünïcødé Дмитрий")
VACANT = replace(
    SIX,
    places=(replace(SIX.places[0], new=True), SIX.places[1], BusinessView(None, (), False), SIX.places[3]),
    rows=tuple(replace(r, columns=(r.columns[0], r.columns[1], column(""), r.columns[3])) for r in SIX.rows),
    stock=0,
)


SEVEN_CARDS = hand(SIX, 1, "B15 Y13 P11 G10 R6 B5 revolver", "(Y15)|R5 R11 R2 (R12)|G15|B4 (B6)", "B5")
NINE_CARDS = hand(
    FOUR,
    1,
    "B15 Y13 P11 G10 R6 B5 police-raid limousine bribery",
    "(P5) (R1)|G8 G15 G10|R7",
    "B5 bribery",
    asked=False,
)
EIGHT_CARDS = hand(
    TWO, 0, "B15 Y13 P9 G10 R6 B5 Y2 liquidation", "R11 B11 G11 (Y1)|Y5 P6 R7 G8", "Y13 G10 B5"
)
ONE_CARD = hand(THREE, 0, "P1", "(P5) (R1) R4 B4|P11 (P2) P12 (P13) P14")
FEW_CARDS = {
    2: hand(TWO, 0, "B15 liquidation", "R11 B11 G11 (Y1)|Y5 P6 R7 G8", "liquidation"),
    3: hand(SIX, 1, "G10 R6 police-raid", "(Y15)|R5 R11 R2 (R12)|G15|B4 (B6)", asked=False),
    4: hand(FOUR, 1, "Y13 limousine revolver B5", "(P5) (R1)|G8 G15 G10|R7", "B5", asked=False),
    5: hand(FOUR, 1, "Y13 P11 limousine bribery B5", "(P5) (R1)|G8 G15 G10|R7", "B5", asked=False),
}
NO_CARDS = hand(THREE, 1, "", "(P5) (R1)|G8 (G1) G10", asked=False)


RAINBOW_TABLE = with_tiles(SIX, 3, "S")
RAINBOW = shootout(
    SIX, 0,
    (
        fighter(3, "(P4) (R8) Y5 G6 B7"),
        fighter(0, "(B9) (G9) R9 P9"),
        fighter(4, "(Y2) (P2)"),
        fighter(1, "(Y15)"),
    ),
    DecidedBy.RANK, G,
)  # fmt: skip
DECISIVE_TABLE = over(with_tiles(SIX, 3, "SSSG"), 3, "SSSG", Victory.ONE_KIND, "SSS")
DECISIVE = shootout(
    SIX, 0,
    (
        fighter(3, "(B9) R9 P9 (G9) Y2"),
        fighter(0, "P4 (B4) (G4) Y13 R1"),
        fighter(4, "(Y7) P7 B12"),
        fighter(1, "(Y15) (R3)"),
    ),
    DecidedBy.RANK, None,
)  # fmt: skip
SIX_FIGHTERS_TABLE = with_tiles(SIX, 2, "JGG", "G")
SIX_FIGHTERS = shootout(
    SIX, 3,
    (
        fighter(2, "R13 (B13) (G13) G1 P1"),
        fighter(5, "P15 P12 (P8) P6 (P3)"),
        fighter(3, "(Y7) B7 G3 (B3) G2"),
        fighter(0, "(G9) B9 R4"),
        fighter(4, "P2 (Y2)"),
        fighter(1, "Y15"),
    ),
    DecidedBy.RANK, J,
)  # fmt: skip
DUEL_TABLE = with_tiles(TWO, 1, "BBB")
DUEL = shootout(
    TWO, 1,
    (fighter(1, "R4 P5 G6 P7 B8"), fighter(0, "B4 Y5 P6 R7 Y8")),
    DecidedBy.REINFORCEMENT, S,
    (Round(((1, Card.parse("Y14")), (0, Card.parse("G9")))),), winner=1,
)  # fmt: skip
VALUES = shootout(
    THREE,
    1,
    (fighter(0, "P11 (R11) B4"), fighter(2, "G11 (Y11) Y3"), fighter(1, "G8 B7")),
    DecidedBy.VALUES,
    None,
)
ALONE = shootout(THREE, 1, (fighter(0, "P11 (P2) P12 (P13) P14"),), DecidedBy.ALONE, B)
FIVE_FIGHTERS = shootout(
    FIVE, 2,
    (
        fighter(2, "R13 B13 P1 G4 G13"), fighter(0, "Y3 Y7 Y8 Y1 Y2"), fighter(4, "P7 R7 G7 B12 Y12"),
        fighter(1, "G15"), fighter(3, "B10 P3 R3"),
    ),
    DecidedBy.RANK, S,
)  # fmt: skip


TIE_OF_TWO = tied(TWO, 1, (fighter(1, "R4 P5 G6 P7 B8"), fighter(0, "B4 Y5 P6 R7 Y8")), (1, 0))
TIE_OF_FOUR = tied(
    FOUR, 1,
    (fighter(0, "R9 P9"), fighter(2, "B9 Y9"), fighter(1, "G7 (R7)"), fighter(3, "B3")), (0, 2),
    (Round(((0, Card.parse("R2")), (2, Card.parse("B2")))),),
)  # fmt: skip
TIE_OF_SIX = tied(
    SIX, 3,
    (
        fighter(2, "R13 (B13) G1"), fighter(5, "P13 G13 (P1)"), fighter(3, "(Y7) B7 G3 (B3) G2"),
        fighter(0, "(G9) B9 R4"), fighter(4, "P2 (Y2)"), fighter(1, "Y15"),
    ),
    (2, 5),
)  # fmt: skip


RAID = RaidSeen(9, 5, 1, J, ((3, Card.parse("P3")), (4, Card.parse("P15"))))
RAID_OPEN = RaidSeen(9, 4, 0, S, ((0, Card.parse("B13")), (1, Card.parse("R13"))))
RAID_NOTHING = RaidSeen(9, 3, 2, B, ())


FINAL = over(SIX, 4, "SJBG", Victory.ALL_KINDS, "SJBG")
FINAL_TWO = over(TWO, 1, "BSBGB", Victory.ONE_KIND, "BBB")
FINAL_LAST = over(VACANT, 5, "SBSB", Victory.LAST_TILE, "")
ALL_UP = turned_up(
    FINAL,
    (
        "(P4) (R8) R9 P9|B12 G12|Y3 Y7 Y8|P14",
        "(Y15)|R5 R11 R2 (R12)|G15|B14 (Y14)",
        "|P10 Y10|R13 B13 P1 G4 G13|Y11",
        "(R4) (G14) G6 B7 Y5||B10|G8 (P6) G3",
        "(B1) (B2)|G1 Y1 P2|P7 R7|",
        "|P5 P8 P12 (P3) (P15)|B2|R14",
    ),
    (
        "R1 B3 police-raid",
        "B15 Y13 P11 G10 R6 B5 revolver",
        "Y2 Y4 Y6",
        "G2 G5",
        "G7 G9 limousine",
        "R3 R10 bribery",
    ),
)
TWO_UP = turned_up(
    FINAL_TWO,
    ("R11 B11 G11 (Y1)|Y5 P6 R7 G8", "P15 P9|B14 Y14 G1"),
    ("B15 Y13 P9 liquidation", "B3 B2 G4 R5 P7 Y9"),
)


_TOWN_OF_FOUR = table(
    "SBG",
    (
        row(0, Boss.CAPONE, 5, "J", "|Y9 Y13|P11 ? P12 ?+ P14+", gained=1),
        row(1, Boss.OBANION, 7, "SSB", "|G8 G15 G10|R7 ?", wins="S"),
        row(2, Boss.TORRIO, 3, "JG", "?+ ?+|B3 R3|G2 ? R2"),
        row(3, Boss.WEISS, 4, "B", "|R10 P10 Y6 P6+|x", gained=2),
    ),
    active=1, left=2, deck=21, discard=20, stock=10,
)  # fmt: skip
TOWN_OF_FOUR = town(
    replace(_TOWN_OF_FOUR, places=(replace(_TOWN_OF_FOUR.places[0], new=True), *_TOWN_OF_FOUR.places[1:])),
    1, "B15 Y14 G11 R6 B5 police-raid limousine", "|G8 G15 G10|R7 (P5)", "B5",
)  # fmt: skip
_TOWN_OF_SIX = table(
    "SJBG",
    (
        row(0, Boss.CAPONE, 3, "SB", "? ? R9 P9+|B12 G12|Y3 Y7 Y8+|P14", gained=1),
        row(1, Boss.MORAN, 7, "JJ", "?|R5 R11 R2 ?|G15|B4 ?", wins="J"),
        row(2, Boss.OBANION, 3, "G", "|P10 Y10|R13 B13 P1 G4 G13+|Y11"),
        row(3, Boss.TORRIO, 2, "", "? ? G6 B7 Y5+||B10|G8 ? G3"),
        row(4, Boss.WEISS, 3, "SJG", "? ?|G1 Y1 B1+|P7 R7|x", wins="B"),
        row(5, Boss.YALE, 3, "SB", "|P6 P8 P12 ? ?+|B2|R14", gained=2),
    ),
    active=1, left=3, deck=7, discard=4, stock=6,
)  # fmt: skip
TOWN_OF_SIX = town(
    _TOWN_OF_SIX, 1, "B15 Y13 P11 G10 R6 B5 revolver", "(Y15)|R5 R11 R2 (R12)|G15|B4 (B6)", "B5"
)
TOWN_OF_FIVE = town(
    replace(FIVE, active=2), 2, "B15 Y14 bribery", "|P10 Y10|R13 B13 P1 G4 G13|Y11", "Y14"
)  # fmt: skip
TOWN_OF_TWO = town(TWO, 0, "B15 Y13 P9 G10 liquidation", "R11 B11 G11 (Y1)|Y5 P6 R7 G8", "P9")
TOWN_OF_THREE = town(THREE, 1, "B15 Y13 P9 G10 R6 B5 Y2", "(P5) (R1)|G8 (G1) G10", "Y13 G10")
LONG_HAND = town(
    _TOWN_OF_FOUR, 1,
    "B15 Y14 G11 R6 B5 P2 police-raid police-raid liquidation limousine revolver bribery",
    "|G8 G15 G10|R7 (P5)", "B5 bribery",
)  # fmt: skip
TOWN_WAITING = town(_TOWN_OF_SIX, 4, "B15 Y13 limousine", "(Y2) (P2)|G1 Y1 B1|P7 R7|", "B15", asked=False)
TOWN_IN_TIE = replace(
    town(TIE_OF_FOUR, 0, "B15 Y13 R6 B5 P2", "(B9) (P9) R4 B4|Y9 Y13|P11 (P3) P12 (R3) P14"),
    offers=(Offer(Send(Card.parse("B15")), (), False),),
)
SINCE = (replace(RAINBOW, winner=2, business=J),)
