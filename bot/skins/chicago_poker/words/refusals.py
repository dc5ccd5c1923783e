"""A polite no in words: what is wrong, and what may be done instead. The reasons are the engine's."""

from collections.abc import Callable, Sequence

from bot.language import Fact
from bot.plain_text import quoted
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_poker.actions import any_card
from engine.chicago_poker.pieces import Boss
from engine.game import Refusal


def refuse(refusal: Refusal, names: Sequence[str], language: Language) -> str:
    """One or two sentences to the boss who asked."""
    voice = Voice(language, (), names)
    facts = {name: _WORDED.get(name, _as_it_is)(voice, fact) for name, fact in refusal.facts.items()}
    return say(language, f"refused-{refusal.reason.value}", **facts)


def _boss(voice: Voice, fact: Fact) -> Fact:
    return voice.named(Boss(str(fact)))


def _card(voice: Voice, fact: Fact) -> Fact:
    return voice.card(any_card(str(fact)))


def _as_it_is(_voice: Voice, fact: Fact) -> Fact:
    return fact


def _quoted(_voice: Voice, fact: Fact) -> Fact:
    return quoted(fact)


_WORDED: dict[str, Callable[[Voice, Fact], Fact]] = {"boss": _boss, "card": _card, "text": _quoted}
