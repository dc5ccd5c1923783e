"""The figures of finished games in words: a line for each seat at the end, and those of the statistics."""

from collections.abc import Mapping, Sequence

from bot.skins.chicago_stud.words.catalogue import has, say
from bot.skins.chicago_stud.words.voice import Voice, signed
from bot.table.languages import Language
from engine.chicago_stud.views import SeatRow, TableView
from engine.game import Result


def ending(result: Result, table: TableView, names: Sequence[str], language: Language) -> tuple[str, ...]:
    """Chips, loans, pots won and how of each boss, in the order of the ranks."""
    voice = Voice.at_table(table, names, language)
    ranked = sorted(table.rows, key=lambda row: result.ranks[row.seat])
    return tuple(_line(voice, row, result.figures[row.seat]) for row in ranked)


def _line(voice: Voice, row: SeatRow, figures: Mapping[str, int]) -> str:
    return voice.say(
        "ending",
        **voice.in_full(row.seat),
        result=voice.signed(row.result),
        stack=row.stack,
        loans=row.loans,
        debt=row.stack - row.result,
        showdowns=figures.get("showdowns_won", 0),
        unseen=figures.get("won_unseen", 0),
        pot=figures.get("best_pot", 0),
    )


def figure(name: str, value: int, language: Language) -> str:
    """A figure of the statistics, `won_unseen` for example; empty for none, or without words."""
    key = f"figure-{name.replace('_', '-')}"
    shown = signed(value) if name == "chips" else value
    return say(language, key, figure=shown) if value and has(key) else ""
