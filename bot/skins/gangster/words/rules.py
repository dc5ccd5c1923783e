"""How to play, in short, by what a table has agreed on; what people sit down to."""

from collections.abc import Mapping

from bot.skins.gangster.words.catalogue import say
from bot.table.languages import Language
from engine.gangster.game_info import INFO
from engine.gangster.pieces import agree

CHAPTERS = ("turn", "drive", "unload", "district", "doubler", "round", "harbour", "equipment", "two")


def goal(language: Language, options: Mapping[str, str]) -> str:
    """What wins, by the rounds that were agreed."""
    return say(language, "goal", rounds=agree(INFO.agreed(options)).rounds)


def rules(language: Language, options: Mapping[str, str]) -> str:
    """How to play in short, and advice; an option that is not named is as usual."""
    agreed = agree(INFO.agreed(options))
    gaps = "yes" if agreed.gap_same_clan else "no"
    told = [_chapter(language, chapter, agreed.rounds, gaps) for chapter in CHAPTERS]
    aim = say(language, "rules-aim", goal=goal(language, options))
    return "\n\n".join((aim, *told, say(language, "rules-advice")))


def _chapter(language: Language, chapter: str, rounds: int, gaps: str) -> str:
    return say(language, f"rules-{chapter}", rounds=rounds, gaps=gaps)
