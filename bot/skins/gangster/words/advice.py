"""What a coach says of one line: what it is worth, and what it changes (engine.gangster.computer.advice)."""

from collections.abc import Sequence
from typing import Any

from bot.language import Fact
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.previews import preview_of
from bot.skins.gangster.words.sure import clan_told, harbour_words
from bot.skins.gangster.words.voice import Voice
from bot.table.languages import Language
from engine.advice import Advised, Change
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import SeatView, TableView


def advised(
    advised: Advised[Any], tries: int, view: SeatView, names: Sequence[str], language: Language
) -> tuple[str, ...]:
    """Its worth, with the clan where the seat leads two; then a line for each change."""
    voice = Voice.at(view.table, names, language)
    preview = preview_of(view, advised.action)
    worth = round(advised.worth)
    clan = clan_told(voice, view, preview.clan)
    first = voice.say("advised-worth", clan=clan, way=_way(worth), points=abs(worth), tries=tries)
    return (first, *(_change(voice, view, advised.action, change) for change in advised.changes))


def gave_away(done: Advised[Any], best: Advised[Any], language: Language) -> str:
    """In points of influence."""
    return say(language, "advised-fell", points=round(best.worth) - round(done.worth))


def when(table: TableView, turn: int, language: Language) -> str:
    """The turn as a replay counts it, and the round, which the thread names."""
    return say(language, "when", turn=turn, round=table.round)


def _change(voice: Voice, view: SeatView, action: Any, change: Change) -> str:
    if change.name == "harbour":
        return harbour_words(voice, view, preview_of(view, action))
    return voice.say(f"advised-{change.name}", **_facts(voice, change))


def _facts(voice: Voice, change: Change) -> dict[str, Fact]:
    worded: dict[str, Fact] = {}
    for name, fact in change.facts.items():
        match name:
            case "place":
                worded[name] = voice.place(Place(str(fact)))
            case "clan":
                worded[name] = voice.signed(Clan(str(fact)))
            case "cards":
                cards = str(fact).split()
                worded |= {name: voice.listed(cards), "count": len(cards)}
            case "ahead":
                worded |= {name: abs(int(fact)), "way": _way(int(fact))}
            case _:
                worded[name] = fact
    return worded


def _way(points: int) -> str:
    return "more" if points > 0 else "less" if points < 0 else "same"
