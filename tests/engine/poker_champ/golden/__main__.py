"""Writes the golden transcripts anew, from the decisions that are in them.

`python -m tests.engine.poker_champ.golden` writes all of them; with `new NAME LENGTH DEALS SEED BOSS BOSS...`
it adds a game whose bosses decide by dice. Read what came out before you commit it: it is a claim that the
text is right.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

from engine import poker_champ as game
from engine.poker_champ import Options
from engine.poker_champ.pieces import Boss
from tests.engine.poker_champ.golden import transcript as golden
from tests.engine.poker_champ.golden.transcript import transcript
from tests.engine.poker_champ.golden.words import Bosses
from tests.helpers.golden import write_anew

HERE = Path(__file__).parent


def main(words: list[str]) -> None:
    """Write all again, or one new."""
    if not words:
        write_anew(golden)
        return
    _, name, length, deals, seed, *names = words
    bosses, options = tuple(map(Boss, names)), game.agree({"length": length, "deals": deals})
    (HERE / f"{name}.txt").write_text(
        transcript(bosses, options, seed, game.info.rules, tuple(_by_dice(bosses, options, seed)))
    )


def _by_dice(bosses: Bosses, options: Options, seed: str) -> Iterator[str]:
    """Whoever is awaited, in any order; four times out of five they stay."""
    dice = Random(seed)
    state = game.setup(bosses, options, seed).state
    while awaited := game.awaited(state):
        seat = dice.choice(awaited)
        action = game.parse("stay" if dice.random() < 0.8 else "fold")
        yield f"{bosses[seat]} {action}"
        state = game.apply(state, seat, action).state


if __name__ == "__main__":
    main(sys.argv[1:])
