"""Positions that more than one test file begins with; what they are good for is in their remarks."""

from engine.chicago_poker import Event, State
from engine.game import Step
from tests.helpers.chicago_poker.by_hand import at, does

EVERY_CARD = " ".join(f"{colour}{value}" for colour in "RBGYP" for value in range(1, 16)) + (
    " police-raid police-raid liquidation limousine revolver bribery"
)

# Yale has called; Capone and Moran hold the same pair. Weiss fights with less.
TIE = """
    options: {} full specials
    bosses: capone yale weiss moran
    turn: 10 yale
    A: brewery
    A capone: R9 B9
    A yale: R1 R2 R3 R5 B7
    A weiss: P1
    A moran: G9 Y9
    B: speakeasy
    C: jazz-club
    tie: A
    hand capone: R12 B3 G4 revolver
    hand yale: R14 R15
    hand weiss: B14
    hand moran: B12 G3
    deck: P2 P3 P4 P5 P6 P7 ...
"""
ENGLISH, FRENCH = TIE.format("english"), TIE.format("french")

# Deck and discard pile are empty, and so it stays.
NOTHING_LEFT = """
    options: english full no-specials
    bosses: capone yale weiss moran
    A: brewery
    A capone: R1 R2 R3 R4
    A yale: B1 B2 B3 B4 B5
    A weiss: G1 G2 G3 G4 G5
    A moran: Y1 Y2 Y3 Y4 Y5
    B: brewery
    B capone: R6 R7 R8 R9
    B yale: B6 B7 B8 B9 B10
    B weiss: G6 G7 G8 G9 G10
    B moran: Y6 Y7 Y8 Y9 Y10
    C: brewery
    C capone: R11 R12 R13 R14 R15
    C yale: B11 B12 B13 B14 B15
    C weiss: G11 G12 G13 G14 G15
    C moran: Y11 Y12 Y13 Y14 Y15
    hand capone: R5 R10 P1 P2
    hand yale: P3 P4 P5 P6
    hand weiss: P7 P8 P9 P10
    hand moran: P11 P12 P13 P14 P15
    deck:
"""

# Four places are won; a fifth gangster or none, Yale wins the last one.
LAST_TILE = """
    bosses: capone yale weiss moran obanion
    turn: 9 capone
    actions: 1
    A: gambling-house
    A yale: R1 (R2) R4 (R5) R7
    B: vacant
    C: vacant
    D: vacant
    hand capone: {hand}
    tiles capone: speakeasy speakeasy jazz-club jazz-club
    tiles yale: speakeasy speakeasy brewery
    tiles weiss: speakeasy jazz-club jazz-club brewery
    tiles moran: jazz-club brewery gambling-house gambling-house
    tiles obanion: brewery brewery gambling-house gambling-house
    stock:
"""

ONE_MORE = """
    options: english {length} specials
    bosses: capone moran
    actions: 1
    A: brewery
    A moran: R1 R2 R3 R5 R6
    B: speakeasy
    hand capone: B1 B2
    tiles moran: {tiles}
"""


def won_with(tiles: str, length: str = "full") -> Step[State, Event]:
    """Moran wins a brewery beside these tiles."""
    return does(at(ONE_MORE.format(tiles=tiles, length=length)), "capone play B1 B")
