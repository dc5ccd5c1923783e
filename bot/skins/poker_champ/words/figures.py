"""The figures of finished games in words: a line for each seat at the end, and those of the statistics."""

from collections.abc import Mapping, Sequence

from bot.skins.french_deck.words import category_name
from bot.skins.poker_champ.words.catalogue import has, say
from bot.skins.poker_champ.words.voice import Voice
from bot.table.languages import Language
from engine.french_deck import Category
from engine.game import Result, Seat
from engine.poker_champ.views import TableView


def ending(result: Result, table: TableView, names: Sequence[str], language: Language) -> tuple[str, ...]:
    """Awards, chips and pots of each boss, in the order of the ranks."""
    voice = Voice.at_table(table, names, language)
    ranked = sorted(range(len(result.ranks)), key=lambda seat: result.ranks[seat])
    return tuple(_line(voice, seat, result.figures[seat], table.rows[seat].chips) for seat in ranked)


def _line(voice: Voice, seat: Seat, figures: Mapping[str, int], chips: int) -> str:
    return voice.say(
        "figures",
        **voice.in_full(seat),
        awards=voice.awards(figures.get("awards", 0)),
        chips=voice.chips(chips),
        deals=figures.get("deals", 0),
        won=figures.get("deals_won", 0),
        showdowns=figures.get("showdowns_won", 0),
        bluffs=figures.get("bluffs", 0),
        best=figures.get("best_pot", 0),
    )


def figure(name: str, value: int, language: Language) -> str:
    """A figure of the statistics, `deals_won` for example; empty for none, or without words."""
    if name == "best_hand":
        return say(language, "figure-best-hand", hand=category_name(Category(value), language))
    key = f"figure-{name.replace('_', '-')}"
    return say(language, key, figure=value) if value and has(key) else ""
