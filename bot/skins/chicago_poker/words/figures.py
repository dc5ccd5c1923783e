"""The figures of finished games in words: a line for each seat at the end, and those of the statistics."""

from collections.abc import Mapping, Sequence

from bot.skins.chicago_poker.words.catalogue import has, say
from bot.skins.chicago_poker.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_poker.views import TableView
from engine.game import Result, Seat


def ending(result: Result, table: TableView, names: Sequence[str], language: Language) -> tuple[str, ...]:
    """Tiles, shootouts won and stolen of each boss, in the order of the ranks."""
    voice = Voice(language, table.bosses, names)
    ranked = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    return tuple(_line(voice, seat, result.figures[seat]) for seat in ranked)


def _line(voice: Voice, seat: Seat, figures: Mapping[str, int]) -> str:
    return voice.say(
        "figures",
        **voice.in_full(seat),
        tiles=figures.get("tiles", 0),
        won=figures.get("shootouts_won", 0),
        stolen=figures.get("shootouts_stolen", 0),
    )


BEST_HAND = "best_rank"  # the worst hand, a high card, is 0


def figure(name: str, value: int, language: Language) -> str:
    """A figure of the statistics, `tiles_jazz_club` for example; empty for none, or without words."""
    key = f"figure-{name.replace('_', '-')}"
    return say(language, key, figure=value) if (value or name == BEST_HAND) and has(key) else ""
