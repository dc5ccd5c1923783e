"""What a coach says of an answer, in words: what it is worth in chips against folding, and why."""

from collections.abc import Sequence

from bot.language import Fact
from bot.skins.chicago_stud.words.catalogue import say
from bot.table.languages import Language
from engine.advice import Advised
from engine.chicago_stud.actions import Action, Fold
from engine.chicago_stud.views import SeatView


def advised(
    advised: Advised[Action],
    tries: int,  # noqa: ARG001  every share is in 100 of them
    view: SeatView,  # noqa: ARG001  all is in the advice
    names: Sequence[str],  # noqa: ARG001  nobody is named
    language: Language,
) -> tuple[str, ...]:
    """Chips better or worse than folding, then what it changes."""
    changes = []
    for change in advised.changes:
        facts: dict[str, Fact] = {**change.facts}
        changes.append(say(language, f"advised-{change.name}", **facts))
    return (_worth(advised, language), *changes)


def gave_away(done: Advised[Action], best: Advised[Action], language: Language) -> str:
    """In chips."""
    return say(language, "advised-fell", chips=round(best.worth) - round(done.worth))


def _worth(advised: Advised[Action], language: Language) -> str:
    if isinstance(advised.action, Fold):
        return say(language, "advised-fold")
    chips = round(advised.worth)
    way = "more" if chips > 0 else "less" if chips < 0 else "level"
    return say(language, "advised-worth", chips=abs(chips), way=way)
