"""A coach's advice on a man and his road, in words."""

from collections.abc import Sequence

from bot.language import Fact
from bot.skins.two_trucks.words.catalogue import say
from bot.table.languages import Language
from engine.advice import Advised
from engine.two_trucks.actions import Action
from engine.two_trucks.views import SeatView


def advised(
    advised: Advised[Action],
    tries: int,  # noqa: ARG001  every number is in 100 of them
    view: SeatView,  # noqa: ARG001  all is in the advice
    names: Sequence[str],  # noqa: ARG001  nobody is named
    language: Language,
) -> tuple[str, ...]:
    """The chance to win with it, to take the load, and what it leaves for the train."""
    changes = []
    for change in advised.changes:
        facts: dict[str, Fact] = {**change.facts}
        changes.append(say(language, f"advised-{change.name}", **facts))
    return (say(language, "advised-worth", worth=round(advised.worth)), *changes)


def gave_away(done: Advised[Action], best: Advised[Action], language: Language) -> str:
    """In chances to win."""
    return say(language, "advised-fell", high=round(best.worth), low=round(done.worth))
