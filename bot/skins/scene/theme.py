"""The theme of every picture: eight sizes of type, the palette, steps of space. No others are allowed there.

A size is a whole number of canvas pixels, three of which are one pixel in a chat. `Size` is a type of its
own, so that a number written in place is an error of types; `tests/skins/test_theme.py` reads the rest off
the syntax tree.
"""

from typing import Final, NewType

Size = NewType("Size", int)

# ---- the type scale, smallest first

CAPTION: Final = Size(28)
"""What stands beside a drawing that says it as well, and lines that nobody needs in order to play."""
SIGN: Final = Size(33)
"""Signs and words that people must read to play; the smallest on a phone."""
BODY: Final = Size(38)
LEAD: Final = Size(44)
HEAD: Final = Size(58)
"""The smallest for Limelight, the face of titles."""
TITLE: Final = Size(78)
DISPLAY: Final = Size(120)
POSTER: Final = Size(160)

SCALE: Final = (CAPTION, SIGN, BODY, LEAD, HEAD, TITLE, DISPLAY, POSTER)

# ---- what a line may shrink to where its room is short, before it is cut

LABEL_MIN: Final = Size(25)
"""Of words that a drawing says as well."""
NAME_MIN: Final = Size(23)
"""Of a player's name, which is beside that of the boss."""


def within(side: float, share: float) -> Size:
    """Lettering that is part of a drawing, as a numeral on its disc is: it grows as the drawing does."""
    return Size(round(side * share))


def scaled(size: Size, by: float) -> Size:
    """The size of the scale that is nearest to so many times this one."""
    return min(SCALE, key=lambda each: abs(each - size * by))


# ---- the palette

IVORY: Final = "#F7EFDC"  # words, the paper of cards
CREAM: Final = "#FFF3D6"  # large titles
MUTED: Final = "#B9B49F"  # words beside others
DIM: Final = "#8C9A95"  # what is out
FAINT: Final = "#667A75"  # what is not there
INK: Final = "#14110F"  # on ivory and gold
LACQUER: Final = "#0A1415"  # the dark ground
NIGHT: Final = "#05090C"  # edges and veils over pictures
BLACK: Final = "#000000"  # shadows alone

GOLD: Final = "#F3D58A"  # titles, whose turn it is, ribbons
NEW: Final = "#FFE08A"  # what has just come
GLOW: Final = "#FFE9A8"  # the light around it
BRASS: Final = "#C9A24B"  # lines and frames

ROW: Final = "#1B3836"  # a panel at rest
ACTIVE: Final = "#28625A"  # the panel of who is to play, and of who won
ON_ACTIVE: Final = "#DDE9DF"  # words there

OXBLOOD: Final = "#5B1220"  # hidden or private
EMBER: Final = "#3A0F0A"  # ground of fire
FIRE: Final = "#FF5A3C"  # a shootout, an alarm
ROSE: Final = "#FFC9BC"  # words of alarm on a dark ground
ON_FIRE: Final = "#FFE3DA"  # words on fire

# ---- colours that stand for a thing, and for nothing else

TURQUOISE: Final = "#63D2C2"  # the third curve; what is good
COPPER: Final = "#F0945C"  # the fourth; what is bad
LILAC: Final = "#B9A6E8"
STEEL: Final = "#93B7CC"
RASPBERRY: Final = "#E8587A"
COBALT: Final = "#6A80F8"

PAPER: Final = "#F7ECD4"  # of cards, between its two ends
SUIT_RED: Final = "#C2261F"
SUIT_BLUE: Final = "#2C93E0"
SUIT_GREEN: Final = "#0A7F67"
SUIT_YELLOW: Final = "#F0BF3C"
SUIT_PURPLE: Final = "#51379A"
SUIT_DARK_BLUE: Final = "#1B74BA"  # of the letters of diamonds

CLAN_BLUE: Final = "#2F8FEA"
CLAN_BROWN: Final = "#BF5B24"
CLAN_YELLOW: Final = "#F4C63E"
CLAN_GREY: Final = "#C4CED6"
CLAN_GREEN: Final = "#0C7F61"

# ---- steps of space between things, smallest first

HAIR: Final = 4
CLOSE: Final = 8
NEAR: Final = 12
APART: Final = 18
WIDE: Final = 26
"""Also the room between the frame of a picture and what lies in it."""
FAR: Final = 40
