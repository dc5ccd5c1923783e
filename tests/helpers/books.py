"""Pages of games, looked into, and whole games to make them of: sealed, cut, with names that mean harm."""

import base64
import json
import re
import zlib
from functools import cache
from random import Random
from typing import Any

from engine import chicago_poker, seal
from engine.record.model import Ending, Line, Mover, MoverKind, Record, SeatHeader
from engine.record.remarking import remarked
from engine.record.writing import write
from tests.helpers.all_games import AnyGame
from tests.helpers.recorded import HOSTILE_CUTS, a_game, sealed

HOSTILE = (
    "<script>document.title='taken'</script>",
    "</script><img src=x onerror=alert(1)>",
    "‮evil ``` **b**",
    "אל קפונה",
)
SHOOTOUTS = 3


def sealed_game(game: AnyGame, number: int, most: int = 10**6) -> str:
    """A random game's record with a seal, and a cut of every seat."""
    deal = a_game(game, number, most=0).record
    cuts = [seal.cut(seat, HOSTILE_CUTS[seat % len(HOSTILE_CUTS)]) for seat in range(len(deal.seats))]
    record = sealed(deal, Random(number).randbytes(32).hex(), cuts)
    return write(remarked(game, a_game(game, number, most, deal=record).record))


@cache
def among_computers(seats: int, seed: str, cut: str = "Rosebud", *, length: str = "full") -> str:
    """A whole game of Chicago Poker as its computers play it, sealed and cut."""
    game = chicago_poker
    roles = ["capone", "obanion", "torrio", "weiss", "yale", "moran"][:seats]
    secret = Random(seed).randbytes(32).hex()
    cuts = (seal.cut(1, cut), seal.Cut(0, None))
    options = {} if length == "full" else {"length": length}
    agreed = game.agree({option.name: option.values[0] for option in game.info.options} | options)
    dealt = game.setup(roles, agreed, seal.seed("chicago-poker", secret, cuts))
    state, events, lines = dealt.state, list(dealt.events), list[Line]()
    actions: list[str] = []
    while awaited := game.awaited(state):
        seat = awaited[0]
        action = game.choose(game.view(state, seat), "rookie", f"{seed} {len(events)} {len(actions)}", events)
        step = game.apply(state, seat, action)
        state = step.state
        events += step.events
        actions.append(str(action))
        if step.settled:
            lines.append(Line(seat, Mover(MoverKind.COMPUTER, "rookie"), tuple(actions)))
            actions = []
    result = game.result(state, events)
    assert result is not None
    record = Record(
        game="chicago-poker",
        rules=game.info.rules,
        options=options,
        seats=tuple(SeatHeader(role) for role in roles),
        seed="",
        lines=tuple(lines),
        dealt="2026-11-22",
        ended="2026-12-03",
        ending=Ending(result.ranks, result.scores),
    )
    return write(remarked(game, sealed(record, secret, cuts)))


def carried(page: str) -> dict[str, Any]:
    """The data that a page holds."""
    (kept,) = re.findall(r'<script id="data" type="text/plain">([^<]*)</script>', page)
    return dict(json.loads(zlib.decompress(base64.b64decode(kept))))


def unpacked(pool: dict[str, Any]) -> Any:
    """What bot.features.book.packing has packed."""
    made: list[Any] = []
    for entry in pool["entries"]:
        match entry:
            case [-1, *parts]:
                made.append([made[part] for part in parts])
            case [shape, *parts]:
                made.append(dict(zip(pool["shapes"][shape], (made[part] for part in parts), strict=True)))
            case _:
                made.append(entry)
    return made[pool["root"]]


def laid(scenes: dict[str, Any], number: int) -> tuple[list[int], list[Any]]:
    """The size of a picture of a page, and all of its operations, one by one."""
    size, places = _whole(scenes, number)
    return size, [each for place in places for each in _operations(scenes["operations"], place)]


def _whole(scenes: dict[str, Any], number: int) -> tuple[list[int], list[int]]:
    back, *parts = scenes["pictures"][number]
    if not back:
        return list(parts[:2]), list(parts[2:])
    size, places = _whole(scenes, number - back)
    told = [*size, *places]
    for at, part in zip(parts[::2], parts[1::2], strict=True):
        told[at] = part
    return told[:2], told[2:]


def _operations(table: list[Any], place: int) -> list[Any]:
    entry = table[place]
    if all(isinstance(each, int) for each in entry):
        return [each for part in entry for each in _operations(table, part)]
    return [entry]
