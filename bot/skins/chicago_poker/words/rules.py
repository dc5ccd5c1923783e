"""How to play, in short, by the booklet, length and cards that a table has agreed on."""

from collections.abc import Mapping

from bot.skins.chicago_poker.words.catalogue import say
from bot.table.languages import Language
from engine.chicago_poker.game_info import INFO
from engine.chicago_poker.options import Options


def terms(language: Language, options: Mapping[str, str]) -> str:
    """For how many it is, and what wins."""
    length = INFO.agreed(options)["length"]
    short = _length(length)
    return say(language, "terms", length=length, same=short.tiles_of_one_kind, any=short.tiles_of_any_kind)


def rules(language: Language, options: Mapping[str, str]) -> str:
    """How to play in short; an option that is not named is as usual."""
    chosen = INFO.agreed(options)
    short = _length(chosen["length"])
    parts = [
        say(language, "rules-aim", same=short.tiles_of_one_kind, any=short.tiles_of_any_kind, **chosen),
        say(language, "rules-turn", **chosen),
        say(language, "rules-laying"),
        say(language, "rules-shootout"),
        say(language, "rules-hands"),
        say(language, "rules-tie", **chosen),
    ]
    if chosen["specials"] == "on":
        parts.append(say(language, "rules-specials", **chosen))
    parts.append(say(language, "rules-stuck", **chosen))
    return "\n".join(parts)


def _length(length: str) -> Options:
    return Options(length="short" if length == "short" else "full")
