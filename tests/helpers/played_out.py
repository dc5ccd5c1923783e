"""The rest of any game, played by lot."""

import re
from functools import partial
from typing import Any

from engine.record.replaying import AnyGame
from engine.shuffle import drawn

AMOUNT = re.compile(r"\b([0-9]+)-([0-9]+)(?:/([0-9]+))?\b")


def played_out(game: AnyGame, state: Any, seed: str) -> Any:
    """Play a random but legal rest of a game; return its last state, the same for the same seed."""
    number = 0
    while waiting := game.awaited(state):
        lot = f"{seed}:{number}"
        seat = waiting[drawn(len(waiting), f"{lot}:seat")]
        offers = game.legal(state, seat)
        offer = str(offers[drawn(len(offers), f"{lot}:offer")])
        state = game.apply(state, seat, game.parse(AMOUNT.sub(partial(_number, lot), offer))).state
        number += 1
    return state


def _number(lot: str, amount: re.Match[str]) -> str:
    low, high, step = int(amount[1]), int(amount[2]), int(amount[3] or 1)
    return str(low + step * drawn((high - low) // step + 1, f"{lot}:number"))
