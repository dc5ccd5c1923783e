"""What does not change in a game: how to play, the options agreed, the names of bosses and table."""

from collections.abc import Mapping, Sequence

from bot.language import say
from bot.skins.skin import OptionChoice
from bot.table.languages import Language
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import Boss

TITLE_LIMIT = 100

OPTIONS = {"rulebook": ("english", "french"), "length": ("full", "short"), "specials": ("on", "off")}


def rules(language: Language, options: Mapping[str, str]) -> str:
    """How to play in short, by the booklet, length and cards agreed; what is not said is as usual."""
    chosen = {option: options.get(option, values[0]) for option, values in OPTIONS.items()}
    short = Options(length="short" if chosen["length"] == "short" else "full")
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
    return "\n".join(parts)


def agreed(language: Language, options: Options) -> str:
    """What a table has agreed, in one line: `English booklet · full game · with special cards`."""
    chosen = {
        "rulebook": options.rulebook,
        "length": options.length,
        "specials": "on" if options.specials else "off",
    }
    return " · ".join(say(language, f"option-{option}-{value}") for option, value in chosen.items())


def option_choices(option: str, language: Language) -> tuple[OptionChoice, ...]:
    """The values of an option of this game, the default first; none for an option of somebody else."""
    return tuple(
        OptionChoice(
            value,
            say(language, f"option-{option}-{value}"),
            say(language, f"option-{option}-{value}.detail"),
        )
        for value in OPTIONS.get(option, ())
    )


def title(bosses: Sequence[str]) -> str:
    """The name of the table's thread: the same in every language, for it is made of names."""
    short = (say("en", f"boss-{Boss(boss).value}.short") for boss in bosses)
    return " · ".join((say("en", "game-name"), *short))[:TITLE_LIMIT]


def boss_name(boss: str) -> str:
    """`capone` -> `Al Capone`, in every language."""
    return say("en", f"boss-{Boss(boss).value}")
