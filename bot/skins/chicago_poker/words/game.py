"""What a lobby says of the game: its name, its bosses, its options and the levels of its computers."""

from collections.abc import Sequence

from bot.skins.bosses import words as bosses
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.skin import Wording
from bot.table.languages import Language
from engine.chicago_poker.game_info import INFO
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import Boss

OPTIONS = {option.name: option.values for option in INFO.options}


def name(language: Language) -> Wording:
    """The game's name, and a line about it."""
    return Wording(INFO.name, say(language, "game-name"), say(language, "game-name.about"))


def role(role: str) -> str:
    """`capone` -> `Al Capone`, in every language; raises ValueError for somebody else."""
    return bosses.full_name(Boss(role))


def title(roles: Sequence[str]) -> str:
    """The name of a table's thread: the same in every language, for it is made of names."""
    return bosses.title([Boss(role) for role in roles], say("en", "game-name"))


def option(option: str, language: Language) -> Wording:
    """An option of the game, worded."""
    return Wording(option, say(language, f"option-{option}"), say(language, f"option-{option}.about"))


def option_values(option: str, language: Language) -> tuple[Wording, ...]:
    """The values of an option, the default first; none for an option of somebody else."""
    return tuple(
        Wording(
            value,
            say(language, f"option-{option}-{value}"),
            say(language, f"option-{option}-{value}.detail"),
        )
        for value in OPTIONS.get(option, ())
    )


def level(level: str, language: Language) -> Wording:
    """A level of the computers, worded."""
    return bosses.level(level, language)


def help_lines(language: Language) -> str:
    """What the game is, and its commands."""
    return say(language, "help")


def agreed(language: Language, options: Options) -> str:
    """What a table has agreed, in one line: `English booklet · full game · with special cards`."""
    chosen = {
        "rulebook": options.rulebook,
        "length": options.length,
        "specials": "on" if options.specials else "off",
    }
    return " · ".join(say(language, f"option-{option}-{value}") for option, value in chosen.items())
