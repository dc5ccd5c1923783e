"""The bosses' drawings, and their names in capitals, by the word that every game has for them: `capone`."""

from bot.skins.kit.canvas import GOLD, Box, Canvas

PORTRAITS = {
    "capone": "bosses/al-capone",
    "yale": "bosses/frank-yale",
    "weiss": "bosses/hymie-weiss",
    "moran": "bosses/bugs-moran",
    "obanion": "bosses/dion-obanion",
    "torrio": "bosses/johnny-torrio",
    "drucci": "stud/bosses/vincent-drucci",
    "rolfe": "stud/bosses/louise-rolfe",
}

# Names of people are the same in every language.
SHORT = {
    "capone": "CAPONE",
    "yale": "YALE",
    "weiss": "WEISS",
    "moran": "MORAN",
    "obanion": "O’BANION",
    "torrio": "TORRIO",
    "drucci": "DRUCCI",
    "rolfe": "ROLFE",
}
FULL = {
    "capone": "AL CAPONE",
    "yale": "FRANK YALE",
    "weiss": "HYMIE WEISS",
    "moran": "BUGS MORAN",
    "obanion": "DION O’BANION",
    "torrio": "JOHNNY TORRIO",
    "drucci": "VINCENT DRUCCI",
    "rolfe": "LOUISE ROLFE",
}


def portrait(boss: str, active: bool = False) -> str:
    """The round portrait; with a bright ring for the boss to play, a winner, the owner of a hand."""
    return f"{PORTRAITS[boss]}-medallion{'-active' if active else ''}"


def medallion(canvas: Canvas, boss: str, x: float, y: float, side: int, active: bool) -> None:
    """A round portrait, with its glow when active."""
    if active:
        canvas.glow(Box(x + 8, y + 8, x + side - 8, y + side - 8), (side - 16) / 2, GOLD, 12, 0.5)
    canvas.put(portrait(boss, active), x, y, side)
    canvas.claim(boss, x, y, side, side)
