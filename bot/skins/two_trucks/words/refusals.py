"""A polite no in words: what is wrong, and what may be done instead. The reasons are the engine's."""

from collections.abc import Sequence

from bot.plain_text import quoted
from bot.skins.two_trucks.words.catalogue import say
from bot.table.languages import Language
from engine.game import Refusal
from engine.notation import Unreadable
from engine.two_trucks.actions import Send
from engine.two_trucks.pieces import Road

EXAMPLE = Send(7, Road.NORTH)


def refuse(refusal: Refusal, names: Sequence[str], language: Language) -> str:  # noqa: ARG001  nobody is named
    """One or two sentences to the boss who asked."""
    facts = {name: quoted(fact) if name == "text" else fact for name, fact in refusal.facts.items()}
    if refusal.reason is Unreadable.UNKNOWN_ACTION:
        facts["example"] = f"`{EXAMPLE}`"
    return say(language, f"refused-{refusal.reason.value}", **facts)
