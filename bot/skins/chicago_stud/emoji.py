"""The emoji of Chicago stud: the cards, what may be done, the bosses."""

from functools import cache

from bot.skins.bosses.emoji import bosses
from bot.skins.emoji import Emoji, plain_names
from bot.skins.french_deck import emoji as french_deck
from engine.chicago_stud.pieces import Boss

VERBS = {
    "check": "stud_check",
    "bet": "stud_bet",
    "call": "stud_call",
    "raise": "stud_raise",
    "fold": "stud_fold",
    "all-in": "stud_all_in",
}


@cache
def emoji() -> tuple[Emoji, ...]:
    """All of them."""
    return (*french_deck.emoji(), *plain_names(VERBS.values()), *bosses(Boss))
