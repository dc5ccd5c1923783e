"""Positions that random play hardly ever reaches: ties, searches, deadlocks, the last tile, full hands."""

from pathlib import Path

TIE_OF_THREE = """\
options: english full specials
bosses: capone yale weiss moran
turn: 9 yale
A: brewery
B: jazz-club
C: speakeasy
A capone: R2 B2 R4 B4 G9
A yale: G2 Y2 G4 Y4 R9
A weiss: R3 R5
B yale: R7 B7 G7 (R8) (B8)
C moran: (R1)
hand capone: R15 B15 limousine
hand yale: G15 Y11
hand weiss: B9
tie: A
fights: A B
markers: A yale, B yale, A capone
"""

TIE_WITHOUT_GANGSTERS = """\
options: french short specials
bosses: capone yale weiss
turn: 9 weiss
A: brewery
B: gambling-house
A capone: R1 R3 R5 R7 R9
A yale: B1 B3 B5 B7 B9
A weiss: G1 G3 G5 G7 G9
hand capone: revolver
hand yale: P1 P2
tie: A
"""

SECOND_ROUND = """\
options: english full no-specials
bosses: capone yale weiss
turn: 9 weiss
A: brewery
B: gambling-house
A capone: R1 R3 R5 R7 R9
A yale: B1 B3 B5 B7 B9
A weiss: G1 G3 G5 G7 G9
hand capone: R15 R2
hand yale: P1 P2
hand weiss: P4
discard: B14 G14 G2
tie: A capone yale
round: weiss G2, capone B14, yale G14
answer: yale P1
"""

SEARCH = """\
bosses: capone yale
turn: 6 yale
actions: 2
acted: yes
A: brewery
B: gambling-house
A capone: R1 R3
hand yale: R15 police-raid R2 R4 R6 R8
discard: B14 revolver police-raid bribery
searching: yes
"""

HEAVY_HAND = """\
bosses: capone yale
turn: 6 yale
actions: 2
acted: yes
A: brewery
B: jazz-club
A yale: R1 R3 R5
A capone: R10
B yale: B1
B capone: G1 G2 G3 (G4) (G5)
hand yale: R15 police-raid limousine liquidation revolver police-raid R8 R9 B15
discard: B14
"""

OVER_THE_LIMIT = """\
bosses: capone yale
turn: 6 yale
actions: 0
A: brewery
B: jazz-club
hand yale: R15 R14 R13 R12 R11 R10 R9 R8 R7
"""

# Deck and pile are empty; once Torrio has laid the last card in a hand, nobody can do anything.
NEARLY_STUCK = """\
options: OPTIONS
bosses: capone yale weiss moran obanion torrio
turn: 42 torrio
A: brewery
B: speakeasy
C: jazz-club
D: gambling-house
A capone: R1 R2 R3 R4
B capone: (R5) (R6) R7 R8
C capone: R9 R10 R11 (R12)
D capone: R13 (R14) R15 (B1)
A yale: B2 B3 B4 B5
B yale: (B6) (B7) B8 B9
C yale: B10 B11 B12 (B13)
D yale: B14 (B15) G1 (G2)
A weiss: G3 G4 G5 G6
B weiss: (G7) (G8) G9 G10
C weiss: G11 G12 G13 (G14)
D weiss: G15 (Y1) Y2 (Y3)
A moran: Y4 Y5 Y6 Y7
B moran: (Y8) (Y9) Y10 Y11
C moran: Y12 Y13 Y14 (Y15)
A obanion: P1 P2
B obanion: (P3) (P4) P5 P6
C obanion: P7 P8 P9
D obanion: P10 (P11)
A torrio: P12
B torrio: (P13)
C torrio: P14
hand torrio: P15
deck:
stock: speakeasy ...
"""

STUCK = (
    NEARLY_STUCK.replace("OPTIONS", "english full no-specials"),
    NEARLY_STUCK.replace("OPTIONS", "french short no-specials"),
)

LAST_BUSINESS = """\
options: english full specials
bosses: capone yale weiss moran obanion
turn: 60 capone
A: brewery
B: vacant
C: vacant
D: vacant
A capone: R1 R3 R5 R7
A yale: B15
hand capone: R8 limousine
hand yale: police-raid liquidation
tiles capone: speakeasy speakeasy jazz-club jazz-club
tiles yale: speakeasy speakeasy gambling-house gambling-house
tiles weiss: speakeasy gambling-house gambling-house jazz-club
tiles moran: jazz-club jazz-club brewery brewery
tiles obanion: brewery brewery gambling-house
stock:
"""

# Much is known, and the Limousine waits outside.
KNOWN_BACKS = """\
options: OPTIONS
bosses: capone yale weiss moran
turn: 9 capone
A: gambling-house
B: speakeasy
C: jazz-club
A capone: G1
B capone: (R1) (R2) R3
C capone: R4
A yale: G2 (G3)
B moran: (P1) (P2) P3 P4
hand capone: limousine B15 B14
hand yale: police-raid liquidation G15 G14
hand moran: police-raid
known yale: capone B 1/2 R1, capone B 1/2 R2, moran B 2 P2
known weiss: capone B 1 R1, yale A 2 G3
known moran: capone B 2 R2
"""

KNOWN = (
    KNOWN_BACKS.replace("OPTIONS", "english full specials"),
    KNOWN_BACKS.replace("OPTIONS", "french short specials"),
)

CORNERS = (
    TIE_OF_THREE,
    TIE_WITHOUT_GANGSTERS,
    SECOND_ROUND,
    SEARCH,
    HEAVY_HAND,
    OVER_THE_LIMIT,
    *STUCK,
    *KNOWN,
    LAST_BUSINESS,
)

ENDLESS = {path.stem: path.read_text() for path in sorted((Path(__file__).parent / "endless").glob("*.txt"))}
"""Positions that ran for ever before OR-53 and OR-54; the first line of each says how."""
