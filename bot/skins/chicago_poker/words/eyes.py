"""A moment gone by as one boss saw it: the table with their own cards by name, and the backs they knew."""

from collections.abc import Sequence
from dataclasses import replace

from bot.skins.chicago_poker.words.table import describe
from bot.skins.chicago_poker.words.view import known_backs
from bot.table.languages import Language
from engine.chicago_poker.views import BossView, ColumnView, OwnGangster, TableView


def seen(view: BossView) -> TableView:
    """The table with the hand and the gangsters of one boss turned up, and nobody else's."""
    row = view.table.rows[view.seat]
    columns = tuple(map(_turned_up, row.columns, view.columns))
    own = replace(row, hand=view.hand, columns=columns)
    return replace(view.table, rows=(*view.table.rows[: view.seat], own, *view.table.rows[view.seat + 1 :]))


def describe_eyes(view: BossView, names: Sequence[str], language: Language) -> str:
    """The table line by line, as that boss saw it; then what they knew of the others."""
    shown = describe(seen(view), names, language, was_down="table-hidden")
    return "\n\n".join(filter(None, (shown, known_backs(view, names, language))))


def _turned_up(column: ColumnView, own: Sequence[OwnGangster]) -> ColumnView:
    if not any(mine.hidden for mine in own):
        return column
    gangsters = tuple(
        replace(shown, card=mine.card, was_down=shown.was_down or mine.hidden)
        for shown, mine in zip(column.gangsters, own, strict=True)
    )
    return replace(column, gangsters=gangsters)
