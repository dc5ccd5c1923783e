"""How to play, in short, by the booklet, length and cards that a table has agreed on."""

from collections.abc import Mapping

from bot.skins.chicago_poker.words.catalogue import say
from bot.table.languages import Language
from engine.chicago_poker.game_info import INFO
from engine.chicago_poker.options import Options


def goal(language: Language, options: Mapping[str, str]) -> str:
    """What wins, by the length that was agreed."""
    length = INFO.agreed(options)["length"]
    agreed = Options(length="short" if length == "short" else "full")
    return say(language, "goal", length=length, same=agreed.tiles_of_one_kind, any=agreed.tiles_of_any_kind)


def rules(language: Language, options: Mapping[str, str]) -> str:
    """How to play in short; an option that is not named is as usual."""
    chosen = INFO.agreed(options)
    parts = [
        say(language, "rules-aim", goal=goal(language, options), **chosen),
        say(language, "rules-turn", **chosen),
        say(language, "rules-laying"),
        say(language, "rules-shootout"),
        say(language, "rules-hands"),
        say(language, "rules-tie", **chosen),
    ]
    if chosen["specials"] == "on":
        parts.append(say(language, "rules-specials", **chosen))
    parts.append(say(language, "rules-stuck", **chosen))
    return "\n\n".join(parts)
