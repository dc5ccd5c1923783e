"""A whole random game as the channel reads it, then the table, the private views and the last deals."""

from collections.abc import Iterator
from pathlib import Path

from bot.skins.poker_champ import skin
from bot.table.languages import Language
from engine import poker_champ as game
from engine.poker_champ import Options
from tests.helpers.poker_champ.tables import Settled, settled

PEOPLE = ("Lucie", "Théo_92", "", "Nono")
GOLDEN = Path(__file__).parents[2] / "skins" / "poker_champ" / "words" / "golden"

TOLD: dict[Path, tuple[Language, Options, int, int]] = {
    GOLDEN / "english.txt": ("en", Options(), 4, 3),
    GOLDEN / "francais.txt": ("fr", Options("long"), 3, 2),
}


def told(language: Language, options: Options, seats: int, seed: int) -> str:
    """What people read of that game, each post by itself."""
    people = PEOPLE[:seats]
    posts = list(_posts(seats, options, seed))
    parts = []
    for state, news in posts:
        table = game.table(state)
        lines = (*skin.tell(news, table, people, language), skin.situation(table, people, language))
        parts.append("\n".join(lines))
        if explained := skin.recount(news, table, people, language):
            parts.append(explained)
    before_last = posts[-2].state
    parts.append(skin.describe(game.table(before_last), people, language))
    parts += [skin.describe_view(game.view(before_last, seat), people, language) for seat in range(seats)]
    end, events = posts[-1].state, tuple(event for post in posts for event in post.news)
    parts.append(skin.describe(game.open(end, ended=True), people, language))
    parts.append(skin.dossier(game.view(end, 0), people, language, events))
    result = game.result(end, events)
    if result:
        parts.append("\n".join(skin.ending(result, game.table(end), people, language)))
    return "\n\n".join(parts) + "\n"


def _posts(seats: int, options: Options, seed: int) -> Iterator[Settled]:
    """A post for each stage: the small steps in it are gathered."""
    news: tuple[game.Event, ...] = ()
    for state, events in settled(seats, options, seed):
        news += events
        if len(events) > 1:
            yield Settled(state, news)
            news = ()
