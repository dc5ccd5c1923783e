"""How the drawings of businesses and suits are named."""

from engine.chicago_poker.cards import Colour
from engine.chicago_poker.pieces import Business

SUITS = {
    Colour.RED: "tommy-gun",
    Colour.BLUE: "fedora",
    Colour.GREEN: "bottle",
    Colour.YELLOW: "saxophone",
    Colour.PURPLE: "dice",
}


def tile(business: Business | None) -> str:
    """The hexagon of a business, or of a vacant lot."""
    return "businesses/vacant-lot" if business is None else f"businesses/{business.value}"
