"""A whole random game as the channel reads it, the table before its last turn, and a tie."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from bot.skins.chicago_poker import skin
from bot.table.languages import Language
from engine import chicago_poker as game
from engine.chicago_poker import Event, Options
from tests.helpers.chicago_poker.by_hand import at, does
from tests.helpers.chicago_poker.positions import TIE
from tests.helpers.skins.tables import Settled

PEOPLE = ("Lucie", "Théo_92", "Nono")
GOLDEN = Path(__file__).parents[2] / "skins" / "chicago_poker" / "words" / "golden"

TOLD: dict[Path, tuple[Language, Options, int]] = {
    GOLDEN / "english.txt": ("en", Options("english", "short"), 720),
    GOLDEN / "francais.txt": ("fr", Options("french", "short"), 2042),
}


def told(language: Language, options: Options, seed: int) -> str:
    """What three people read of that game."""
    moments = list(_settled(options, seed))
    parts = []
    for state, news in moments:
        table = game.table(state)
        parts.append(
            "\n".join((*skin.tell(news, table, PEOPLE, language), skin.situation(table, PEOPLE, language)))
        )
    before_last = moments[-2].state
    parts.append(skin.describe(game.table(before_last), PEOPLE, language))
    parts.append(skin.describe_view(game.view(before_last, before_last.active), PEOPLE, language))
    return "\n\n".join((*parts, *_a_tie(language, options))) + "\n"


def _a_tie(language: Language, options: Options) -> Iterator[str]:
    """Two bosses are equal; what each is asked, what all read, and how it ends."""
    state = at(TIE.format(options.rulebook))
    for seat in game.awaited(state):
        yield skin.prompt(game.view(state, seat), PEOPLE, language)
    yield skin.describe(game.table(state), PEOPLE, language)
    over = does(state, "capone send R12", "moran send G3")
    yield "\n".join(skin.tell(over.events, game.table(over.state), PEOPLE, language))


def _settled(options: Options, seed: int) -> Iterator[Settled]:
    """Every settled moment of a game in which all choose at random, whatever the order of the offers."""
    dice, step = Random(seed), game.setup(len(PEOPLE), options, seed)
    news: tuple[Event, ...] = step.events
    while awaited := game.awaited(step.state):
        if step.settled:
            yield Settled(step.state, news)
            news = ()
        seat = dice.choice(awaited)
        line = dice.choice(sorted(map(str, game.legal(step.state, seat))))
        step = game.apply(step.state, seat, game.parse(line))
        news += step.events
    yield Settled(step.state, news)
