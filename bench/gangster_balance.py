"""How fair Gangster is among equals: bosses alone at the table, and who of them becomes king.

`python -m bench.gangster_balance` plays whole games and prints how often a start won: by the seat, counted
from the first player, by the piece and by the first district a clan began with; and how often who led after
the first round did. Joint winners share a win. Fixed seeds; a game of four takes some five seconds.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import fmean, median
from typing import NamedTuple

from bench.tournament import interval
from engine import gangster as game
from engine.gangster import Options, State


class Start(NamedTuple):
    """What one seat began with, what came of it, and whether it led after the first round."""

    turn: int  # 1 for the first player
    piece: str
    district: str
    won: float
    led: bool


class Game(NamedTuple):
    """One game: by seat, and figures of the whole."""

    starts: tuple[Start, ...]
    turns: int
    scores: tuple[int, ...]


def main() -> None:
    """Play, and print the tables."""
    wanted = _arguments()
    with ProcessPoolExecutor(wanted.cores) as pool:
        play = partial(played, wanted.seats, wanted.level)
        games = list(pool.map(play, range(wanted.seed, wanted.seed + wanted.games), chunksize=2))
    starts = [start for each in games for start in each.starts]
    print(
        f"{len(games)} games of {wanted.seats} of level {wanted.level}, seeds {wanted.seed} and up;", end=" "
    )
    print(f"an even share is {1 / wanted.seats:.0%}, the intervals are of 95 %")
    _print_table("turn order", ((str(start.turn), start.won) for start in starts))
    _print_table("first piece", ((start.piece, start.won) for start in starts))
    _print_table("first district", ((start.district, start.won) for start in starts))
    _print_table("led after round 1", ((str(start.led).lower(), start.won) for start in starts))
    scores = [sorted(each.scores) for each in games]
    print(
        f"turns {fmean(each.turns for each in games):.0f} · influence {fmean(map(fmean, scores)):.0f}"
        f" · best less worst {fmean(each[-1] - each[0] for each in scores):.0f}"
        f" · best less second {median(each[-1] - each[-2] for each in scores):.0f} in the median"
    )


def played(seats: int, level: str, seed: int) -> Game:
    """A whole game of that level."""
    state = first = game.setup(seats, Options(), seed).state
    number = 0
    while awaited := game.awaited(state):
        view = game.view(state, awaited[0])
        state = game.apply(state, awaited[0], game.choose(view, level, f"{seed}:{number}", ())).state
        number += 1
    return Game(tuple(_starts(first, state)), state.turns, state.influence)


def _starts(first: State, end: State) -> Iterable[Start]:
    seats, winners, gains = first.board.seats, game.table(end).winners, end.scorings[0].gains
    for seat in range(seats):
        mine = game.table(first).clans[seat]  # with two players the first clan of each
        yield Start(
            turn=(seat - first.board.seat) % seats + 1,
            piece=mine.equipment[0],
            district=mine.car,
            won=(seat in winners) / len(winners),
            led=gains[seat] == max(gains),
        )


def _print_table(title: str, found: Iterable[tuple[str, float]]) -> None:
    print(f"\n{title:<20}{'began':>7}{'won':>8}{'interval':>18}")
    rows = defaultdict[str, list[float]](list)
    for name, won in found:
        rows[name].append(won)
    for name, all_won in sorted(rows.items()):
        low, high = interval(sum(all_won), len(all_won))
        print(f"{name:<20}{len(all_won):>7}{fmean(all_won):>8.1%}{f'{low:.1%} – {high:.1%}':>18}")
    print(end="", flush=True)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.gangster_balance", description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seats", type=int, default=4, choices=range(2, 6))
    parser.add_argument("--level", default="boss", choices=game.info.levels)
    parser.add_argument("--seed", type=int, default=1, help="of the first game (default 1)")
    parser.add_argument(
        "--cores", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    return parser.parse_args()


if __name__ == "__main__":
    main()
