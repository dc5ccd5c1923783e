"""The figures of a finished game in words, a line for each seat."""

from collections.abc import Mapping, Sequence

from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import Language
from engine.game import Result, Seat
from engine.two_trucks.views import TableView


def ending(result: Result, table: TableView, names: Sequence[str], language: Language) -> tuple[str, ...]:
    """Crates, trucks and pair of each boss, in the order of the ranks."""
    voice = Voice.at_table(table, names, language)
    ranked = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    return tuple(_line(voice, seat, result.figures[seat]) for seat in ranked)


def _line(voice: Voice, seat: Seat, figures: Mapping[str, int]) -> str:
    counts = {name: figures.get(name, 0) for name in ("trucks", "pair", "trains", "steals")}
    return voice.say(
        "figures",
        **voice.in_full(seat),
        crates=voice.crates(figures.get("crates", 0)),
        best=figures.get("best_load", 0),
        **counts,
    )
