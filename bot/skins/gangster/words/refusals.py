"""A polite no in words: what is wrong, and what may be done instead. The reasons are the engine's."""

from collections.abc import Sequence

from bot.language import Fact
from bot.plain_text import cleaned, escaped, quoted
from bot.skins.gangster.words.catalogue import say
from bot.table.languages import Language
from engine.game import Refusal, Seat

CLANS = ("clan", "first", "second")


def refuse(refusal: Refusal, names: Sequence[str], language: Language) -> str:
    """One or two sentences to the boss who asked."""
    facts = {name: _worded(name, fact, language) for name, fact in refusal.facts.items()}
    if "seat" in facts:
        facts["name"] = _person(names, int(facts.pop("seat"))) or "none"
    return say(language, f"refused-{refusal.reason.value}", **facts)


def _person(names: Sequence[str], seat: Seat) -> str:
    return escaped(cleaned(names[seat])) if seat < len(names) else ""


def _worded(name: str, fact: Fact, language: Language) -> Fact:
    match name:
        case "place":
            return say(language, f"place-{fact}")
        case "piece":
            return say(language, f"equipment-{fact}")
        case "pieces":
            return ", ".join(say(language, f"equipment-{kind}") for kind in str(fact).split())
        case "cards" | "open":
            return ", ".join(str(fact).split()) or "none"
        case "text":
            return quoted(fact)
        case _ if name in CLANS:
            sign, clan = say(language, f"clan-{fact}.sign"), say(language, f"clan-{fact}")
            return say(language, "clan", sign=sign, clan=clan)
        case _:
            return fact
