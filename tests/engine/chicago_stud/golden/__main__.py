"""Writes the golden transcripts anew, from the actions that are in them.

`python -m tests.engine.chicago_stud.golden` writes all of them; with `new NAME SEATS SEED option=value...` it
adds a game played by dice, orders and all. Read what came out before you commit it: it is a claim that the
text is right.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from engine import chicago_stud as game
from tests.engine.chicago_stud.golden import transcript as golden
from tests.engine.chicago_stud.golden.transcript import transcript
from tests.helpers.chicago_stud.playouts import playout
from tests.helpers.golden import write_anew

HERE = Path(__file__).parent


def main(words: list[str]) -> None:
    """Write all again, or one new."""
    if not words:
        write_anew(golden)
        return
    _, name, seats, seed, *options = words
    agreement = {option.name: option.values[0] for option in game.info.options}
    agreement |= dict(option.split("=") for option in options)
    lines = tuple(_by_dice(int(seats), agreement, seed))
    (HERE / f"{name}.txt").write_text(transcript(int(seats), agreement, seed, game.info.rules, lines))


def _by_dice(seats: int, agreement: dict[str, str], seed: str) -> Iterator[str]:
    for move in playout(seats, game.agree(agreement), int(seed), folding=0.15):
        yield f"{move.step.state.seats[move.seat].boss} {move.action}"


if __name__ == "__main__":
    main(sys.argv[1:])
