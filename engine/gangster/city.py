"""The city and how much of everything there is: the game's data, and nothing that decides anything.

From the booklet: 20 gangsters of each clan, 9 of them at first and 6 and 5 later; eight doublers; three
policemen; fifteen point tiles; six casino cards. Also 30 pieces of equipment in six kinds, and three quays.

**Our own design**, because the booklet shows it only in pictures that we do not have: the map, which is the
connections of the places and three of their names. So are the numbers and spaces of the point tiles, the
numbers of the casino cards, and how many pieces there are of each kind.

Real data can replace each of these tables without touching a rule.
"""

from collections.abc import Mapping

from engine.gangster.pieces import CASINO, Place, Tile

ROADS: tuple[tuple[Place, Place], ...] = (  # own design (GA-1.10)
    (Place.NORTHWEST_SIDE, Place.GREEK_TOWN),
    (Place.NORTHWEST_SIDE, Place.CICERO),
    (Place.GREEK_TOWN, Place.NORTH_SIDE),
    (Place.NORTH_SIDE, Place.CHINATOWN),
    (Place.NORTH_SIDE, Place.GOLD_COAST),
    (Place.WEST_SIDE, Place.CHINATOWN),
    (Place.WEST_SIDE, Place.CICERO),
    (Place.CHINATOWN, Place.LOOP),
    (Place.CHINATOWN, Place.LITTLE_ITALY),
    (Place.LOOP, Place.GOLD_COAST),
    (Place.LOOP, Place.STOCK_YARDS),
    (Place.CICERO, Place.LITTLE_ITALY),
    (Place.LITTLE_ITALY, Place.STOCK_YARDS),
    (Place.STOCK_YARDS, Place.BRONZEVILLE),
    (Place.BRONZEVILLE, Place.GOLD_COAST),
)

TILES: tuple[Tile, ...] = (  # own design (GA-1.11)
    Tile("T01", (6, 4, 2, 1), 12),
    Tile("T02", (5, 3, 1), 10),
    Tile("T03", (CASINO, 4, 2, 5), 16),
    Tile("T04", (5, 2, CASINO), 10),
    Tile("T05", (7, 3), 8),
    Tile("T06", (3, 5, 2), 10),
    Tile("T07", (4, 4, 4), 12),
    Tile("T08", (CASINO, 3, 1), 8),
    Tile("T09", (3, 4, 6), 10),
    Tile("T10", (8, 4, 2, 1), 16),
    Tile("T11", (5, 5), 8),
    Tile("T12", (2, CASINO, 4), 10),
    Tile("T13", (6, 2, 4), 12),
    Tile("T14", (4, 3, 2, 1), 12),
    Tile("T15", (CASINO, CASINO), 8),
)

CASINO_NUMBERS: tuple[int, ...] = (1, 2, 3, 4, 5, 6)  # own design (GA-1.12): one card each

OF_EACH_KIND = 5  # own design (GA-1.7): pieces of equipment
QUAYS = 3  # GA-2.2

GANGSTERS = 20  # of each clan
AT_THE_START = 9  # GA-2.1: in the car before two of them are put on the map
REINFORCEMENTS: Mapping[int, int] = {2: 6, 3: 5}  # GA-9.2: before that round, from the box into the car

CARDS: tuple[int, ...] = (1, 2, 3)  # movement cards of each clan
DOUBLERS = 8  # GA-7.1: the last of them ends the round
POLICEMEN: Mapping[int, int] = {2: 2, 3: 2, 4: 2, 5: 3}  # GA-2.8, by players
OUT_WITH: Mapping[int, tuple[Place, ...]] = {3: (Place.CICERO,)}  # GA-2.4: no tile, no card, by players

PLAYERS_MIN, PLAYERS_MAX = 2, 5  # players
