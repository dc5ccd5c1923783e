"""How the drawings of bosses, businesses and suits are named, and the bosses' names in capitals."""

from engine.chicago_poker.cards import Colour
from engine.chicago_poker.pieces import Boss, Business

SUITS = {
    Colour.RED: "tommy-gun",
    Colour.BLUE: "fedora",
    Colour.GREEN: "bottle",
    Colour.YELLOW: "saxophone",
    Colour.PURPLE: "dice",
}

PORTRAITS = {
    Boss.CAPONE: "al-capone",
    Boss.YALE: "frank-yale",
    Boss.WEISS: "hymie-weiss",
    Boss.MORAN: "bugs-moran",
    Boss.OBANION: "dion-obanion",
    Boss.TORRIO: "johnny-torrio",
}

# Names of people are the same in every language.
SHORT = {
    Boss.CAPONE: "CAPONE",
    Boss.YALE: "YALE",
    Boss.WEISS: "WEISS",
    Boss.MORAN: "MORAN",
    Boss.OBANION: "O’BANION",
    Boss.TORRIO: "TORRIO",
}
FULL = {
    Boss.CAPONE: "AL CAPONE",
    Boss.YALE: "FRANK YALE",
    Boss.WEISS: "HYMIE WEISS",
    Boss.MORAN: "BUGS MORAN",
    Boss.OBANION: "DION O’BANION",
    Boss.TORRIO: "JOHNNY TORRIO",
}


def portrait(boss: Boss, active: bool = False) -> str:
    """The round portrait; with a bright ring for the boss to play, a winner, the owner of a hand."""
    return f"bosses/{PORTRAITS[boss]}-medallion{'-active' if active else ''}"


def tile(business: Business | None) -> str:
    """The hexagon of a business, or of a vacant lot."""
    return "businesses/vacant-lot" if business is None else f"businesses/{business.value}"
