"""A polite no in words: what is wrong, and what may be done instead. The reasons are the engine's."""

from collections.abc import Sequence

from bot.language import Fact
from bot.plain_text import quoted
from bot.skins.bosses.words import short_name
from bot.skins.chicago_stud.words.catalogue import say
from bot.table.languages import Language
from engine.chicago_stud.pieces import Boss
from engine.game import Refusal


def refuse(refusal: Refusal, names: Sequence[str], language: Language) -> str:  # noqa: ARG001  names nobody
    """One or two sentences to the boss who asked."""
    facts = {name: _worded(name, fact) for name, fact in refusal.facts.items()}
    return say(language, f"refused-{refusal.reason.value}", **facts)


def _worded(name: str, fact: Fact) -> Fact:
    match name:
        case "boss":
            return f"**{short_name(Boss(str(fact)))}**"
        case "text":
            return quoted(fact)
        case _:
            return fact
