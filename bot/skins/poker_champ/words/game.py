"""What a lobby says of the game: its name, its bosses, its options, its rules in short."""

from collections.abc import Mapping, Sequence

from bot.skins.bosses import words as bosses
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.skin import Wording
from bot.table.languages import Language
from engine.poker_champ.game_info import INFO
from engine.poker_champ.options import Options, agree
from engine.poker_champ.pieces import GIFT, PLAY_CHIPS, Boss

OPTIONS = {option.name: option.values for option in INFO.options}


def name(language: Language) -> Wording:
    """The game's name, and a line about it."""
    return Wording(INFO.name, say(language, "game-name"), say(language, "game-name.about"))


def role(role: str) -> str:
    """`capone` -> `Al Capone`, in every language; raises ValueError for somebody else."""
    return bosses.full_name(Boss(role))


def title(roles: Sequence[str]) -> str:
    """The name of a table's thread."""
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


def aim(language: Language, options: Options) -> str:
    """What wins, as agreed: `The first to own two Awards wins.`"""
    return say(language, "aim", length=options.length, deals=options.deals)


def rules(language: Language, options: Mapping[str, str]) -> str:
    """How to play in short, as agreed; an option that is not named is as usual."""
    agreed = agree({option: options.get(option, values[0]) for option, values in OPTIONS.items()})
    return "\n".join(
        (
            say(language, "rules-aim", aim=aim(language, agreed), length=agreed.length),
            say(language, "rules-chips", chips=PLAY_CHIPS),
            say(language, "rules-backs"),
            say(language, "rules-deal"),
            say(language, "rules-showdown"),
            say(language, "rules-hands"),
            say(language, "rules-help", gift=GIFT),
        )
    )
