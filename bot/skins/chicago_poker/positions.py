"""Fixed positions for people to look at: the situations of the design's pictures, and awkward ones.

Views written by hand; no engine plays here. A column is written `? ? R9 P9+`: `?` is a back, `+` marks
a card just laid, `x` a card just taken away.
"""

from dataclasses import replace

from engine.cards import Card
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import Boss, Business, Special
from engine.chicago_poker.views import (
    BossRow,
    BusinessView,
    ColumnView,
    GangsterView,
    TableView,
)

S, J, B, G = Business
KINDS = {"S": S, "J": J, "B": B, "G": G}


def column(text: str) -> ColumnView:
    """A column from its notation."""
    words = text.split()
    laid = [word for word in words if word != "x"]
    gangsters = tuple(
        GangsterView(None if word[0] == "?" else Card.parse(word.rstrip("+")), word.endswith("+"))
        for word in laid
    )
    gone = tuple(range(len(laid), len(words)))
    return ColumnView(gangsters, len(laid) == 5, gone)


def row(
    seat: int, boss: Boss, cards: int, tiles: str, columns: str, *, gained: int = 0, wins: str = ""
) -> BossRow:
    """A boss's row; tiles and kinds by their initials, columns divided by strokes."""
    return BossRow(
        seat=seat,
        boss=boss,
        hand_size=cards,
        gained=gained,
        tiles=tuple(KINDS[initial] for initial in tiles),
        wins_next=tuple(KINDS[initial] for initial in wins),
        columns=tuple(column(part) for part in columns.split("|")),
        hand=None,
    )


def table(
    businesses: str,
    rows: tuple[BossRow, ...],
    active: int,
    left: int,
    deck: int,
    discard: int,
    stock: int,
    turn: int = 9,
) -> TableView:
    """A table around those rows; a dash is a vacant lot."""
    places = tuple(
        BusinessView(KINDS.get(initial), tuple(r.seat for r in rows if r.columns[place].marker), new=False)
        for place, initial in enumerate(businesses)
    )
    return TableView(
        Options(),
        turn,
        active,
        left,
        0,
        places,
        rows,
        deck,
        discard,
        Special.LIMOUSINE,
        stock,
        False,
        None,
        None,
    )


PLAYERS = {
    Boss.CAPONE: "Lucie",
    Boss.MORAN: "Théo le Rouge",
    Boss.OBANION: "Marguerite_92",
    Boss.TORRIO: "Nono",
    Boss.WEISS: "Karim B.",
    Boss.YALE: "Alexandra-Maria",
}


def names(view: TableView) -> tuple[str, ...]:
    """The players of a table, by seat."""
    return tuple(PLAYERS[boss] for boss in view.bosses)


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
