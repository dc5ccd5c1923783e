"""What a call costs beside what it may win."""

from dataclasses import dataclass

from bot.skins.chicago_stud.pictures.words import say
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
    if view.to_call:
        pot = winnable(view)
        times = max(2, round((pot + view.to_call) / view.to_call))
        return Price(
            say(language, "price", chips=str(view.to_call), pot=str(pot)), say(language, "pays", times=times)
        )
    if row.speaks:
        return Price("", say(language, "free"))
    out = not row.in_game
    why = "out" if out else "folded" if not row.in_deal else "all-in" if row.all_in else "last"
    return Price("", say(language, "not-in", why=why if table.speaker is not None else "last"))


def winnable(view: SeatView) -> int:
    """The chips that lie in pots which this seat can win: who is all-in for less wins less."""
    mine = view.row.staked + view.to_call
    return view.table.dead + sum(min(row.staked, mine) for row in view.table.rows)
