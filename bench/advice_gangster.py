"""What advice in Gangster says, beside what comes of it when the real engine plays the rest.

`python -m bench.advice_gangster` takes positions of seeded games of regulars. In each the hidden piles are
shuffled anew, the action is applied (or the turn passes, which the game does not know), and the round is
played to its end as the advice imagines it: that seat at a boss's first glance, the others as regulars. What
it has paid is counted in the advice's own unit (what it leaves for the rounds to come is worth what a boss
thinks it is) and printed with its standard error. Then what the advice takes, over whole games.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import NamedTuple

from bench.yardstick import line, percentile
from engine import gangster as game
from engine.gangster import Options, State
from engine.gangster.actions import Action
from engine.gangster.city import REINFORCEMENTS
from engine.gangster.computer.foresight import Lookout, at_first_glance
from engine.gangster.computer.greed import best
from engine.gangster.computer.habits import SEASONED
from engine.gangster.computer.outlook import outlook_of
from engine.gangster.computer.sight import Sight
from engine.gangster.turning import to_next

LIMIT_MS = 1500
POSITIONS = 2  # of a round of a game
ROUNDS = Options().rounds


class Row(NamedTuple):
    """One action of an advice, and the count beside it."""

    position: str
    rounds: int  # to come
    action: str
    worth: float
    counted: float
    error: float
    king: tuple[int, int] | None  # chances told: passed, after
    kings: tuple[float, float]  # counted


def main() -> None:
    """Print everything."""
    wanted = _arguments()
    seeds = range(wanted.seed, wanted.seed + wanted.games)
    rows = [row for to_come in wanted.to_come for row in compared(seeds, wanted.playouts, to_come)]
    summed_up(rows)
    if wanted.games:
        print()
    thinking(range(1, 1 + wanted.thinking))


def compared(seeds: Sequence[int], playouts: int, to_come: int) -> Iterator[Row]:
    """Positions of a round of each seed's game, and the actions advised there; printed as they come."""
    for seed in seeds:
        seats = 2 + seed % 4
        dice = Random(seed)
        rounds = [state for state in _positions(seats, seed) if ROUNDS - state.round == to_come]
        for state in dice.sample(rounds, POSITIONS):
            view = game.view(state, state.board.seat)
            advice = game.advise(view, str(seed), ())
            sight = Lookout.of(view).sight
            worlds = [_redealt(state, dice) for _ in range(playouts)]
            passed = [_counted(world, None, sight) for world in worlds]
            for advised in advice.best:
                ends = [_counted(world, advised.action, sight) for world in worlds]
                more = [mine - other for (mine, _), (other, _) in zip(ends, passed, strict=True)]
                told = next((change.facts for change in advised.changes if change.name == "king"), None)
                row = Row(
                    f"{seats} seats, seed {seed}, turn {state.turns}",
                    to_come,
                    str(advised.action),
                    advised.worth,
                    fmean(more),
                    stdev(more) / sqrt(playouts),
                    (int(told["before"]), int(told["after"])) if told else None,
                    (100 * fmean(king for _, king in passed), 100 * fmean(king for _, king in ends)),
                )
                _print(row)
                yield row


def summed_up(rows: Sequence[Row]) -> None:
    """The means, and how steeply the count goes with what was told."""
    by_rounds = defaultdict[int, list[Row]](list)
    for row in rows:
        by_rounds[row.rounds].append(row)
    for rounds, some in [*sorted(by_rounds.items()), (-1, list(rows))]:
        if len(some) < 2:
            continue
        told, counted = fmean(row.worth for row in some), fmean(row.counted for row in some)
        error = sqrt(sum(row.error**2 for row in some)) / len(some)
        slope = sum(row.worth * row.counted for row in some) / sum(row.worth**2 for row in some)
        name = "all" if rounds < 0 else f"{rounds} rounds to come"
        print(
            f"{name}: {len(some)} actions, told {told:.1f}, counted {counted:.1f} ± {error:.1f},"
            f" slope {slope:.2f}"
        )
    kings = [
        (told, found) for row in rows if row.king for told, found in zip(row.king, row.kings, strict=True)
    ]
    if kings:
        told, found = fmean(one for one, _ in kings), fmean(two for _, two in kings)
        print(f"chances to be king: {len(kings)}, told {told:.0f}, counted {found:.0f} in 100")


def thinking(seeds: Sequence[int]) -> None:
    """CPU of an advice, every twentieth turn of whole games."""
    for seats in range(2, 6):
        took = []
        for seed in seeds:
            for state in _positions(seats, seed)[::20]:
                view, began = game.view(state, state.board.seat), process_time()
                game.advise(view, str(seed), ())
                took.append(1e3 * (process_time() - began))
        if took:
            middle, most = percentile(took, 50), max(took)
            line(f"{seats} seats", f"p50 {middle:.0f} ms, most {most:.0f} ms", f"limit {LIMIT_MS} ms")


def _print(row: Row) -> None:
    king = (
        f"  king {row.king[0]} → {row.king[1]}, counted {row.kings[0]:.0f} → {row.kings[1]:.0f}"
        if row.king
        else ""
    )
    print(
        f"{row.position:<28}{row.action:<36}{row.worth:>6.1f}"
        f"  counted {row.counted:>6.1f} ± {row.error:.1f}{king}",
        flush=True,
    )


def _positions(seats: int, seed: int) -> list[State]:
    """Every position of a game of regulars in which somebody plays."""
    state, found = game.setup(seats, Options(), seed).state, []
    while not state.over:
        found.append(state)
        state = game.apply(state, state.board.seat, _regular(state)).state
    return found


def _redealt(state: State, dice: Random) -> State:
    """The same to every eye."""
    return replace(
        state,
        seed=f"{dice.random()}",
        pile=tuple(dice.sample(state.pile, len(state.pile))),
        stock=tuple(dice.sample(state.stock, len(state.stock))),
        casino=tuple(dice.sample(state.casino, len(state.casino))),
    )


def _passed(state: State) -> State:
    return replace(state, board=to_next(state.board, state.board.idle + 1), turns=state.turns + 1)


def _counted(state: State, action: Action | None, sight: Sight) -> tuple[float, float]:
    """In the advice's unit at the end of the round, and whether that seat is then ahead of all."""
    began, seat = state.round, sight.seat
    before, state = state, _passed(state) if action is None else game.apply(state, seat, action).state
    while not state.over and state.round == began:
        before = state
        line = _at_first_glance(state) if state.board.seat == seat else _regular(state)
        state = game.apply(state, state.board.seat, line).state
    casino, points = state.scorings[-1].casino, state.influence
    king = (points[seat] == max(points)) / points.count(max(points))
    if state.over:
        rivals = fmean(had for other, had in enumerate(points) if other != seat)
        return points[seat] - SEASONED.rivals * rivals + SEASONED.king * king, king
    more = REINFORCEMENTS[state.round]
    board = state.board._replace(
        clans=tuple(clan._replace(riding=clan.riding - more) for clan in state.board.clans),
        turned=(*before.board.turned, before.pile[0]),
    )
    return sight.ended(board, casino), king


def _regular(state: State) -> Action:
    """What a regular chooses, who needs no list of what is legal."""
    return best(state.board, outlook_of(game.table(state)))


def _at_first_glance(state: State) -> Action:
    """What a boss chooses who does not look ahead."""
    board, outlook = state.board, outlook_of(game.table(state))
    found = at_first_glance(board, outlook, Sight(board, outlook, SEASONED))
    return max(found, key=lambda line: line[0])[1]


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.advice_gangster", description=__doc__)
    parser.add_argument("--games", type=int, default=12, help="of which some positions are looked at")
    parser.add_argument(
        "--to-come", type=int, nargs="*", default=(0, 1, 2), help="rounds after that of the positions"
    )
    parser.add_argument("--playouts", type=int, default=12, help="of each action")
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default 1)")
    parser.add_argument(
        "--thinking", type=int, default=2, help="games whose advice is timed, at each number of seats"
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
