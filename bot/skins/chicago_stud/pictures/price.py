"""What a call costs beside what it may win, as a hand shows it."""

from dataclasses import dataclass

from bot.skins.chicago_stud.words import odds
from bot.skins.chicago_stud.words.catalogue import say
from bot.table.languages import Language
from engine.chicago_stud.views import SeatView


@dataclass(frozen=True, slots=True)
class Price:
    """In figures (`8 for 46`; empty where there is nothing to pay), and in words."""

    plate: str
    words: str


def price(view: SeatView, language: Language) -> Price:
    """What this seat is asked to pay, and how often it must win to make that pay."""
    row, table = view.row, view.table
    asked = odds.price(view)
    if asked is not None:
        return Price(
            say(language, "picture-price", chips=str(asked.cost), pot=str(asked.pot)),
            say(language, "picture-pays", times=asked.times, tries=str(asked.tries)),
        )
    if row.speaks:
        return Price("", say(language, "picture-free"))
    if table.speaker is None:
        why = "last"
    elif not row.in_game:
        why = "out"
    elif not row.in_deal:
        why = "folded"
    elif row.all_in:
        why = "all-in"
    else:
        why = "waits"
    return Price("", say(language, "picture-not-in", why=why))
