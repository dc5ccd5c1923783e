"""The emoji of Poker Champ: the cards and their marked backs, both decisions, the bosses."""

from functools import cache

from bot.skins.bosses.emoji import bosses
from bot.skins.emoji import Emoji, plain_names
from bot.skins.french_deck import emoji as french_deck
from bot.skins.french_deck.words import SYMBOLS
from engine.poker_champ.pieces import BACKS, Back, Boss

VERBS = {"stay": "champ_stay", "fold": "champ_fold"}


def back(back: Back) -> str:
    """`back_spades_L`; an ace's shows no suit, and no sentence has a sign for it."""
    return f"back_{back.suit.name.lower()}_{back.size.value}" if back.suit else f"back_{back.size.value}"


@cache
def emoji() -> tuple[Emoji, ...]:
    """All of them."""
    return (
        *french_deck.emoji(),
        *(
            Emoji(back(each), (f"{SYMBOLS[each.suit]}{each.size.value}",) if each.suit else ())
            for each in BACKS
        ),
        *plain_names(VERBS.values()),
        *bosses(Boss),
    )
