"""What a coach says of an action: what it is worth, and what it changes."""

from collections.abc import Sequence

from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.voice import Voice
from bot.table.languages import Language
from engine.advice import Advised, Change
from engine.chicago_poker.actions import Action
from engine.chicago_poker.pieces import LETTERS
from engine.chicago_poker.views import BossView, TableView


def advised(
    advised: Advised[Action],
    tries: int,  # noqa: ARG001  the chances are rounded to hundredths of them
    view: BossView,
    names: Sequence[str],
    language: Language,
) -> tuple[str, ...]:
    """The chance to win the town from there, then a line for each thing that changes."""
    voice = Voice(language, view.table.bosses, names)
    worth = voice.say("advised-worth", chance=hundredths(advised.worth))
    return worth, *(_change(voice, view, change) for change in advised.changes)


def gave_away(done: Advised[Action], best: Advised[Action], language: Language) -> str:
    """In chances to win the town."""
    return say(language, "advised-fell", high=hundredths(best.worth), low=hundredths(done.worth))


def when(table: TableView, turn: int, language: Language) -> str:  # noqa: ARG001  a tie counts twice there
    """The turn, as the thread counts it."""
    return say(language, "story-at", turn=table.turn)


def hundredths(chance: float) -> str:
    """`41`; at the ends no more than the tries know: `<1`, `>99`."""
    if chance < 0.5:
        return "<1"
    return ">99" if chance > 99.5 else str(round(chance))


def _change(voice: Voice, view: BossView, change: Change) -> str:
    facts = {name: fact for name, fact in change.facts.items() if name != "place"}
    match change.facts.get("place"):
        case str(letter):
            place = LETTERS.index(letter)
            business = view.table.places[place].business
            if business is None:
                raise LookupError(f"nothing is in play at place {letter}")
            named = {
                "place": voice.place(place, business),
                "at": voice.at(place, business),
                "business": voice.the(place, business),
            }
            same = "before" in facts and facts["before"] == facts["after"]
            return voice.say(f"advised-{change.name}{'-same' if same else ''}", **facts, **named)
        case _:
            return voice.say(f"advised-{change.name}", **facts)
