"""A whole random game of Chicago stud as the channel and one seat read it.

`python -m tests.helpers.chicago_stud.told` writes the told games anew; then read what has changed.
"""

from collections.abc import Iterator
from pathlib import Path

from bot.skins.chicago_stud import skin
from bot.table.languages import Language
from engine import chicago_stud as game
from engine.chicago_stud import Options
from engine.chicago_stud.events import Showdown
from tests.helpers.chicago_stud.tables import Moment, moments

PEOPLE = ("Lucie", "Théo_92", "", "Nono", "Ana")
GOLDEN = Path(__file__).parents[2] / "skins" / "chicago_stud" / "words" / "golden"

TOLD: dict[Path, tuple[Language, int, Options, int]] = {
    GOLDEN / "english.txt": ("en", 4, Options(laps=1, stack=50, high_spade=True), 11),
    GOLDEN / "francais.txt": (
        "fr",
        3,
        Options(game="low", ante="all", jokers=1, limit="open", end="last", stack=50),
        7,
    ),
}


def told(language: Language, seats: int, options: Options, seed: int) -> str:
    """What all read, step by step; the panel of whoever is asked at each new street; the end."""
    return "\n".join(_told(language, list(moments(seats, options, seed)))) + "\n"


def _told(language: Language, game_of: list[Moment]) -> Iterator[str]:
    street = 0
    for moment in game_of:
        table = game.table(moment.state)
        if not moment.news:
            continue
        yield from skin.tell(moment.news, table, PEOPLE, language)
        if any(isinstance(event, Showdown) for event in moment.news):
            yield skin.recount(moment.news, table, PEOPLE, language)
        if table.speaker is not None and table.street != street:
            street = table.street
            view = game.view(moment.state, table.speaker)
            yield f"\n{skin.situation(table, PEOPLE, language)}"
            yield f"    {skin.describe_view(view, PEOPLE, language).replace(chr(10), chr(10) + '    ')}"
            labels = [choice.label for choice in skin.choices(view, (), PEOPLE, language)]
            yield f"    [{'] ['.join(labels)}]\n"
    middle, last = game_of[len(game_of) // 2], game_of[-1]
    yield f"\n{skin.describe(game.table(middle.state), PEOPLE, language)}\n"
    result = game.result(last.state, last.events)
    assert result is not None
    yield from skin.ending(result, game.table(last.state), PEOPLE, language)
    yield f"\n{skin.describe(game.open(last.state, ended=True), PEOPLE, language)}"
    yield f"\n{skin.dossier(game.view(last.state, 0), PEOPLE, language, last.events)}"


if __name__ == "__main__":
    for path, agreed in TOLD.items():
        path.write_text(told(*agreed), encoding="utf-8")
