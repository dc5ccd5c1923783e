"""The emoji of French cards, in the place of `K♠`; the court has other letters in French."""

from functools import cache

from bot.skins.emoji import Emoji
from bot.skins.french_deck.words import SYMBOLS, index
from bot.table.languages import LANGUAGES
from engine.french_deck import DECK, Card


@cache
def cards() -> dict[str, tuple[Card, str]]:
    """Every card by the name of its emoji, with its index: `spades_K`, in French `spades_R`."""
    every = ((each, index(each.rank, language)) for language in LANGUAGES for each in DECK)
    return {f"{each.suit.name.lower()}_{letter}": (each, letter) for each, letter in every}


@cache
def emoji() -> tuple[Emoji, ...]:
    """All of them."""
    return tuple(Emoji(name, (f"{letter}{SYMBOLS[each.suit]}",)) for name, (each, letter) in cards().items())
