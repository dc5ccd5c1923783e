"""How to play, in short, by what a table has agreed on; what people sit down to."""

from collections.abc import Mapping

from bot.skins.gangster.words.catalogue import say
from bot.table.languages import Language
from engine.gangster.game_info import INFO
from engine.gangster.pieces import agree

TURNS: Mapping[str, Mapping[int, int]] = {
    "full": {2: 90, 3: 50, 4: 40, 5: 37},
    "short": {2: 62, 3: 34, 4: 27, 5: 26},
    "sprint": {2: 33, 3: 18, 4: 15, 5: 13},
}
"""Turns that a seat may expect, by length and by how many sit there."""
USUAL_SEATS = 4

CHAPTERS = ("turn", "drive", "unload", "district", "doubler", "round", "harbour", "equipment", "two")


def goal(language: Language, options: Mapping[str, str]) -> str:
    """What wins, by the rounds that were agreed."""
    return say(language, "goal", rounds=agree(INFO.agreed(options)).rounds)


def terms(language: Language, options: Mapping[str, str], seats: int = 0, /) -> str:
    """For how many it is, what wins, how long it takes, and that a turn is one decision."""
    turns = TURNS[agree(INFO.agreed(options)).length]
    counted = seats if seats in turns else USUAL_SEATS
    return say(language, "terms", goal=goal(language, options), turns=turns[counted], seats=counted)


def rules(language: Language, options: Mapping[str, str]) -> str:
    """How to play in short, and advice; an option that is not named is as usual."""
    agreed = agree(INFO.agreed(options))
    gaps = "yes" if agreed.gap_same_clan else "no"
    told = [_chapter(language, chapter, agreed.rounds, gaps) for chapter in CHAPTERS]
    aim = say(language, "rules-aim", goal=goal(language, options))
    return "\n\n".join((aim, *told, say(language, "rules-advice")))


def _chapter(language: Language, chapter: str, rounds: int, gaps: str) -> str:
    return say(language, f"rules-{chapter}", rounds=rounds, gaps=gaps)
