"""How often whoever has done the lessons of Chicago Poker wins their first game, and who does nothing of it.

`python -m bench.as_taught` seats one player among three rookies, in turn on every seat of each deal. They do
what the lessons say, and nothing that they do not: recruit; lay what makes a better kind of hand, where they
have begun; lay the fifth gangster only on a hand that beats all that lies open there; bring their best to a
tie; where they must lay and nothing fits, the lowest. They count no cards and guess at nothing hidden. Beside
them, on the same deals: any legal action at random, and a fourth rookie (a quarter of the games by symmetry).
"""

import argparse
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from os import cpu_count
from typing import Any

from bench.tournament import interval
from engine import chicago_poker as game
from engine.chicago_poker import BossView
from engine.chicago_poker.actions import Play, Recruit, Send, Stop
from engine.chicago_poker.hands import hand, strength
from engine.chicago_poker.pieces import FULL_COLUMN
from engine.shuffle import drawn

SEATS = 4
LEVEL = "rookie"
Choose = Callable[[Any, str, list[Any]], Any]


def main() -> None:
    """Play, and print a line for each of the three."""
    parser = argparse.ArgumentParser(prog="python -m bench.as_taught", description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=8_100_000, help="seed of the first deal")
    parser.add_argument("--cores", type=int, default=cpu_count() or 1)
    wanted = parser.parse_args()
    with ProcessPoolExecutor(wanted.cores) as pool:
        for name, choose in (("as taught", as_taught), ("rookie", _rookie), ("at random", _any)):
            won = sum(pool.map(partial(_won, choose, wanted.seed), range(wanted.games), chunksize=4))
            low, high = interval(won, wanted.games)
            share = won / wanted.games
            print(
                f"{name:<10} {wanted.games} games: {share:.1%} won (95 %: {low:.1%} – {high:.1%}); level 25 %"
            )


def as_taught(view: Any, _seed: str, _events: list[Any]) -> Any:
    """What the lessons would say here."""
    offered = [each.action for each in view.offers]
    if sent := [each for each in offered if isinstance(each, Send) and each.card is not None]:
        return max(sent, key=lambda each: each.card.value if each.card else 0)
    plays = [each for each in offered if isinstance(each, Play)]
    gains = {play: gain for play in plays if (gain := _gain(view, play)) > 0}
    if gains:
        return max(gains, key=lambda play: (gains[play], play.card.value))
    for plain in (Recruit, Stop):
        if action := next((each for each in offered if isinstance(each, plain)), None):
            return action
    harmless = [play for play in plays if len(view.columns[play.place]) < FULL_COLUMN - 1] or plays
    if harmless:
        return min(harmless, key=lambda play: (play.card.value, play.place))
    return offered[0]


def _gain(view: BossView, play: Play) -> int:
    """What a gangster does for the hand at a business; nothing or less: it is not laid.

    The first of a column comes where its partners wait in the hand; the fifth only to win.
    """
    mine = [gangster.card for gangster in view.columns[play.place]]
    after = hand([*mine, play.card])
    if len(mine) == FULL_COLUMN - 1:
        return 100 + after.rank if strength([*mine, play.card]) > _open(view, play) else 0
    if not mine:
        partners = sum(each.value == play.card.value for each in view.hand if hasattr(each, "value"))
        return 10 * (partners - 1)
    return 20 * (after.rank - hand(mine).rank) + len(mine)


def _open(view: BossView, play: Play) -> int:
    """The best that rivals show at that business."""
    shown = [
        [slot.card for slot in row.columns[play.place].gangsters if slot.card is not None]
        for row in view.table.rows
        if row.seat != view.seat
    ]
    return max((strength(cards) for cards in shown if cards), default=0)


def _rookie(view: Any, seed: str, events: list[Any]) -> Any:
    return game.choose(view, LEVEL, seed, events)


def _any(view: Any, seed: str, _events: list[Any]) -> Any:
    return view.offers[drawn(len(view.offers), seed)].action


def _won(choose: Choose, seed: int, number: int) -> float:
    """That game for whoever chooses so: from the next seat each time, and a new deal when all had it."""
    deal, mine = divmod(number, SEATS)
    options = game.agree({option.name: option.values[0] for option in game.info.options})
    step = game.setup(SEATS, options, seed + deal)
    events, actions = list(step.events), 0
    while awaited := game.awaited(step.state):
        seat, actions = awaited[0], actions + 1
        chooses = choose if seat == mine else _rookie
        action = chooses(game.view(step.state, seat), f"{seed + deal}:{actions}", events)
        step = game.apply(step.state, seat, action)
        events += step.events
    result = game.result(step.state, events)
    winners = () if result is None else result.winners
    return (mine in winners) / max(1, len(winners))


if __name__ == "__main__":
    main()
