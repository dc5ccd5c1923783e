"""The emoji of Chicago Poker: suits, gangsters, specials, businesses, bosses."""

from functools import cache

from bot.skins.bosses.emoji import bosses
from bot.skins.chicago_poker.words.voice import COLOUR_EMOJI, HARD_SPACE
from bot.skins.emoji import Emoji, plain_names
from engine.chicago_poker.cards import GANGSTERS, Card, Colour
from engine.chicago_poker.pieces import AnyCard, Boss, Business, Special

SUITS = {
    Colour.RED: "tommy_gun",
    Colour.BLUE: "fedora",
    Colour.GREEN: "bottle",
    Colour.YELLOW: "saxophone",
    Colour.PURPLE: "dice",
}


def card(card: AnyCard) -> str:
    """A gangster by suit and value, `fedora_7`; a special by its name."""
    match card:
        case Card(colour, value):
            return f"{SUITS[colour]}_{value}"
        case Special():
            return card.value.replace("-", "_")


def business(business: Business) -> str:
    """`jazz_club`."""
    return business.value.replace("-", "_")


@cache
def emoji() -> tuple[Emoji, ...]:
    """All of them; in sentences a suit stands where its colour does, before the card's words."""
    return (
        *(Emoji(name, (f"{COLOUR_EMOJI[colour]}{HARD_SPACE}",)) for colour, name in SUITS.items()),
        *plain_names(map(card, GANGSTERS)),
        *plain_names(map(card, Special)),
        *plain_names(map(business, Business)),
        *bosses(Boss),
    )
