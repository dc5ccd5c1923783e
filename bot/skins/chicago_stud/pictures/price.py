"""What a call costs beside what it may win, as a hand shows it."""

from dataclasses import dataclass

from bot.skins.chicago_stud.pictures.words import say
from bot.skins.chicago_stud.words import odds
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
            say(language, "price", chips=str(asked.cost), pot=str(asked.pot)),
            say(language, "pays", times=asked.times, tries=str(asked.tries)),
        )
    if row.speaks:
        return Price("", say(language, "free"))
    why = "last"
    if table.speaker is not None:
        why = "out" if not row.in_game else "folded" if not row.in_deal else "all-in" if row.all_in else why
    return Price("", say(language, "not-in", why=why))
