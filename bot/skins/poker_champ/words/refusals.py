"""A polite no in words: what is wrong, and what may be done instead. The reasons are the engine's."""

from collections.abc import Sequence

from bot.plain_text import quoted
from bot.skins.poker_champ.words.catalogue import say
from bot.table.languages import Language
from engine.game import Refusal


def refuse(refusal: Refusal, names: Sequence[str], language: Language) -> str:  # noqa: ARG001  nobody is named
    """One or two sentences to the boss who asked."""
    facts = {name: quoted(fact) if name == "text" else fact for name, fact in refusal.facts.items()}
    return say(language, f"refused-{refusal.reason.value}", **facts)
