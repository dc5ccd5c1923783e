"""The figures of finished games in words: a line for each seat at the end, and those of the statistics."""

from collections.abc import Mapping, Sequence

from bot.skins.gangster.words.voice import Voice
from bot.table.languages import Language
from engine.game import Result
from engine.gangster.views import SeatRow, TableView


def ending(result: Result, table: TableView, names: Sequence[str], language: Language) -> tuple[str, ...]:
    """Influence, rounds, districts first and kidnappings of each boss, in the order of the ranks."""
    voice = Voice.at(table, names, language)
    ranked = sorted(table.seats, key=lambda row: result.ranks[row.seat])
    return tuple(_line(voice, row, result.figures[row.seat]) for row in ranked)


def _line(voice: Voice, row: SeatRow, figures: Mapping[str, int]) -> str:
    return voice.say(
        "ending",
        **voice.in_full(row.seat),
        clans=voice.colours(row.clans),
        points=row.influence,
        rounds=len(row.gains),
        gains=" + ".join(map(str, row.gains)),
        firsts=figures.get("districts_first", 0),
        kidnappings=figures.get("kidnappings", 0),
    )
