"""Writes the golden transcripts anew, from the actions that are in them.

`python -m tests.engine.chicago_poker.golden` writes all of them; with `new NAME RULEBOOK LENGTH
specials|no-specials SEED BOSS BOSS...` it adds a game whose bosses choose by dice. Read what came out before
you commit it: it is a claim that the text is right.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine import chicago_poker as game
from engine.chicago_poker import Action, Options, State
from engine.chicago_poker.actions import Play
from engine.game import Seat
from tests.engine.chicago_poker.golden import transcript as golden
from tests.engine.chicago_poker.golden.transcript import LENGTHS, RULEBOOKS, transcript
from tests.helpers.golden import write_anew

HERE = Path(__file__).parent


def main(words: list[str]) -> None:
    """Write all again, or one new."""
    if not words:
        write_anew(golden)
        return
    _, name, rulebook, length, specials, seed, *bosses = words
    options = Options(RULEBOOKS[rulebook], LENGTHS[length], specials == "specials")
    lines = tuple(_by_dice(tuple(bosses), options, seed))
    (HERE / f"{name}.txt").write_text(transcript(tuple(bosses), options, seed, game.info.rules, lines))


def _by_dice(bosses: tuple[str, ...], options: Options, seed: str) -> Iterator[str]:
    """The kind of action first, then which, so that special cards get played; a rival's value, for ties."""
    dice = Random(seed)
    state = game.setup(bosses, options, seed).state
    while awaited := game.awaited(state):
        seat = dice.choice(awaited)
        kinds: dict[type[Action], list[Action]] = {}
        for action in game.legal(state, seat):
            kinds.setdefault(type(action), []).append(action)
        chosen = dice.choice(list(kinds.values()))
        copies = [action for action in chosen if isinstance(action, Play) and _copies(state, seat, action)]
        action = dice.choice(copies or chosen)
        yield f"{state.bosses[seat]} {action}"
        state = game.apply(state, seat, action).state


def _copies(state: State, seat: Seat, play: Play) -> bool:
    return any(
        laid.card.value == play.card.value
        for rival, column in enumerate(state.columns[play.place])
        for laid in column
        if rival != seat
    )


if __name__ == "__main__":
    main(sys.argv[1:])
