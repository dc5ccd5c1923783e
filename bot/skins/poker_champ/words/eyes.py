"""A moment gone by as one seat saw it: the table with that seat's own cards by name."""

from collections.abc import Sequence
from dataclasses import replace

from bot.skins.poker_champ.words.table import describe
from bot.table.languages import Language
from engine.poker_champ.views import SeatView, TableView


def seen(view: SeatView) -> TableView:
    """The table with the cards of one seat turned up, and nobody else's."""
    rows = tuple(replace(row, hand=view.hand) if row.seat == view.seat else row for row in view.table.rows)
    return replace(view.table, rows=rows)


def describe_eyes(view: SeatView, names: Sequence[str], language: Language) -> str:
    """The table line by line, as that seat saw it."""
    return describe(seen(view), names, language)
