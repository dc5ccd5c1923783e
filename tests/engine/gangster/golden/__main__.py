"""Writes the golden transcripts anew, from the actions that are in them.

`python -m tests.engine.gangster.golden` writes all of them; with `new NAME LENGTH GAPS SEED BOSS BOSS...` it
adds a game of regulars, of whom every fifth turn is by dice. Read what came out before you commit it: it is a
claim that the text is right.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine import gangster as game
from engine.gangster import Options
from tests.engine.gangster.golden.transcript import agreed, transcript

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.txt"))


def main(words: list[str]) -> None:
    """Write all again, or one new."""
    if not words:
        for path in FILES:
            path.write_text(transcript(*agreed(path.read_text())))
        return
    _, name, length, gaps, seed, *bosses = words
    options = game.agree({"length": length, "gap-same-clan": gaps})
    lines = tuple(_by_regulars(bosses, options, seed))
    (HERE / f"{name}.txt").write_text(transcript(bosses, options, seed, lines))


def _by_regulars(bosses: list[str], options: Options, seed: str) -> Iterator[str]:
    dice = Random(seed)
    state = game.setup(bosses, options, seed).state
    while awaited := game.awaited(state):
        level = "rookie" if dice.random() < 0.2 else "regular"
        action = game.choose(game.view(state, awaited[0]), level, seed, ())
        yield f"{bosses[awaited[0]]} {action}"
        state = game.apply(state, awaited[0], action).state


if __name__ == "__main__":
    main(sys.argv[1:])
