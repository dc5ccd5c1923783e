"""What differs between pocket tables by the number of seats; where things stand is the tree's.

Portrait, made for phones of 280 to 400 px: at 300 px wide a numeral is 24 px high, and no text under 11.
"""

from dataclasses import dataclass, replace

from bot.skins.chicago_poker.pictures.pocket_cards import FOUR, SIX, THREE, TWO, CardSize
from bot.skins.scene.theme import LEAD, SIGN, Size


@dataclass(frozen=True, slots=True)
class PocketLayout:
    """Measures in pixels. Four bosses stand where a fourth business would, else they have a band of rows."""

    seats: int
    card: CardSize
    over: int  # so far the frame of five that call a shootout reaches over them
    across: int  # so many blocks stand side by side
    band: int  # and so many bosses; 0: in a block
    bar: int  # height of the line at the top
    head: int  # of the head of a block
    row_height: int
    foot: int  # air under the last row
    faces: int  # room for the portraits at the left of a row
    portrait: int
    boss_height: int  # 0: what there is
    boss_portrait: int
    boss_gap: int  # between portrait and words
    lines: int  # between the lines of a boss
    hexagon: int  # width of a tile in the list
    between: int  # two of them
    players: bool  # there is room for the players' names; else they stand in the post

    @property
    def named(self) -> bool:
        """Wide blocks have room for the bosses' names in the rows."""
        return self.across == 1

    @property
    def boss_name(self) -> Size:
        """Size of a boss's name in the list."""
        return LEAD if self.players else SIGN

    @property
    def disc(self) -> int:
        """Size of the disc behind a count of tiles: its numeral is read on a phone as well."""
        return 38 if self.players else 34

    @property
    def block_height(self) -> int:
        """Height of a block."""
        return self.head + self.seats * self.row_height + self.foot


_FIVE = PocketLayout(
    seats=5,
    card=SIX,
    over=3,
    across=2,
    band=3,
    bar=76,
    head=56,
    row_height=116,
    foot=4,
    faces=52,
    portrait=50,
    boss_height=80,
    boss_portrait=62,
    boss_gap=6,
    lines=3,
    hexagon=44,
    between=8,
    players=False,
)
_LAYOUTS = {
    2: PocketLayout(
        seats=2,
        card=TWO,
        over=4,
        across=1,
        band=2,
        bar=96,
        head=64,
        row_height=219,
        foot=8,
        faces=138,
        portrait=118,
        boss_height=138,
        boss_portrait=112,
        boss_gap=18,
        lines=6,
        hexagon=54,
        between=8,
        players=True,
    ),
    3: PocketLayout(
        seats=3,
        card=THREE,
        over=4,
        across=1,
        band=3,
        bar=96,
        head=64,
        row_height=187,
        foot=8,
        faces=218,
        portrait=96,
        boss_height=92,
        boss_portrait=66,
        boss_gap=6,
        lines=9,
        hexagon=44,
        between=6,
        players=False,
    ),
    4: PocketLayout(
        seats=4,
        card=FOUR,
        over=4,
        across=2,
        band=0,
        bar=96,
        head=64,
        row_height=138,
        foot=8,
        faces=52,
        portrait=50,
        boss_height=0,
        boss_portrait=116,
        boss_gap=18,
        lines=9,
        hexagon=56,
        between=8,
        players=True,
    ),
    5: _FIVE,
    6: replace(_FIVE, seats=6),
}


def pocket_layout(seats: int) -> PocketLayout:
    """The measures for that many bosses."""
    return _LAYOUTS[seats]
