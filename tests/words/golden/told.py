"""A whole random game as the channel reads it, turn by turn, and the table before its last turn."""

from pathlib import Path

from bot.language import Language
from bot.skins.chicago_poker import skin
from engine import chicago_poker as game
from engine.chicago_poker import Options
from tests.words.tables import settled

PEOPLE = ("Lucie", "Théo_92", "Nono")
HERE = Path(__file__).parent

TOLD: dict[Path, tuple[Language, Options, int]] = {
    HERE / "english.txt": ("en", Options("english", "short"), 1045),
    HERE / "francais.txt": ("fr", Options("french", "short"), 860),
}


def told(language: Language, options: Options, seed: int) -> str:
    """What three people read of that game."""
    moments = list(settled(len(PEOPLE), options, seed))
    parts = []
    for state, news in moments:
        table = game.table(state)
        parts.append(
            "\n".join((*skin.tell(news, table, PEOPLE, language), skin.situation(table, PEOPLE, language)))
        )
    before_last = moments[-2].state
    parts.append(skin.describe(game.table(before_last), PEOPLE, language))
    parts.append(skin.describe_view(game.view(before_last, before_last.active), PEOPLE, language))
    return "\n\n".join(parts) + "\n"
