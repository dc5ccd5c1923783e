"""The rules in short, as a table has agreed, and the terms people sit down to."""

from collections.abc import Mapping

from bot.skins.two_trucks.words.catalogue import say
from bot.table.languages import Language
from engine.two_trucks import info
from engine.two_trucks.pieces import TRAIN, Options, agree


def goal(language: Language, options: Mapping[str, str]) -> str:  # noqa: ARG001  every game has the same
    """The goal of the game."""
    return say(language, "goal")


def terms(language: Language, options: Mapping[str, str]) -> str:
    """For how many it is, what wins, and how many nights it takes."""
    return say(language, "terms", goal=goal(language, options), nights=_agreed(options).nights)


def rules(language: Language, options: Mapping[str, str]) -> str:
    """The rules in short, as agreed; an option that is not named is as usual."""
    agreed = _agreed(options)
    return "\n\n".join(
        (
            say(language, "rules-aim", goal=goal(language, options)),
            say(language, "rules-men", men=agreed.men),
            say(language, "rules-night"),
            say(language, "rules-dawn"),
            say(language, "rules-ties", ties=agreed.ties),
            say(language, "rules-train", nights=agreed.nights, train=TRAIN, ties=agreed.ties),
        )
    )


def _agreed(options: Mapping[str, str]) -> Options:
    return agree(info.agreed(options))
