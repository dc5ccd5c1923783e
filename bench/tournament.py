"""`make tournament`: how strong the computer bosses are, with fixed seeds and rotated seats.

Every game is dealt to every seating in turn, so that luck of the cards weighs on both sides alike.
"""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import sqrt
from time import perf_counter

from engine import chicago_poker as game
from engine.chicago_poker import Action, BossView, Event, Options
from engine.chicago_poker.computer import choose
from engine.shuffle import drawn

RANDOM = "random"  # not a level: any legal action


@dataclass(frozen=True, slots=True)
class Pairing:
    """One challenger among rivals of another level."""

    name: str
    challenger: str
    rivals: str
    seats: int
    goal: float


PAIRINGS = (
    Pairing("rookie-random", "rookie", RANDOM, 2, 0.80),
    Pairing("regular-rookie", "regular", "rookie", 2, 0.75),
    Pairing("boss-regular", "boss", "regular", 2, 0.65),
    Pairing("boss-regulars", "boss", "regular", 4, 0.40),
)


def main() -> None:
    """Play the pairings asked for, or all, and print a line for each."""
    wanted = _arguments()
    print(f"{wanted.games} games each · {wanted.rulebook} rulebook · seeds {wanted.seed} and up")
    print(f"{'pairing':<16}{'seats':>6}{'wins':>9}{'95 %':>18}{'goal':>8}{'level':>8}{'time':>9}")
    for pairing in PAIRINGS:
        if pairing.name in (wanted.only or [pairing.name]):
            _print_line(pairing, wanted)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.tournament", description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="games of every pairing (default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first deal (default 1)")
    parser.add_argument(
        "--cores", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    parser.add_argument("--rulebook", choices=("english", "french"), default="english")
    parser.add_argument("--only", nargs="*", choices=[pairing.name for pairing in PAIRINGS])
    return parser.parse_args()


def _print_line(pairing: Pairing, wanted: argparse.Namespace) -> None:
    begun = perf_counter()
    play = partial(won, pairing, Options(wanted.rulebook), wanted.seed)
    if wanted.cores == 1:
        wins = sum(map(play, range(wanted.games)))
    else:
        with ProcessPoolExecutor(wanted.cores) as pool:
            wins = sum(pool.map(play, range(wanted.games), chunksize=8))
    share, (low, high) = wins / wanted.games, interval(wins, wanted.games)
    verdict = "met" if share >= pairing.goal else "missed"
    print(
        f"{pairing.name:<16}{pairing.seats:>6}{share:>9.1%}{f'{low:.1%} – {high:.1%}':>18}"
        f"{pairing.goal:>8.0%}{1 / pairing.seats:>8.0%}{perf_counter() - begun:>7.0f} s  {verdict}",
        flush=True,
    )


def interval(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share of wins."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def won(pairing: Pairing, options: Options, seed: int, number: int) -> bool:
    """Whether the challenger wins that game: from the next seat each time, and a new deal when all had it."""
    deal, seat = divmod(number, pairing.seats)
    levels = [pairing.rivals] * pairing.seats
    levels[seat] = pairing.challenger
    return winner(levels, options, seed + deal) == seat


def winner(levels: list[str], options: Options, seed: int) -> int:
    """The seat that wins a game between these."""
    step = game.setup(len(levels), options, seed)
    events = list(step.events)
    number = 0
    while awaited := game.awaited(step.state):
        seat = awaited[0]
        view = game.view(step.state, seat)
        number += 1
        step = game.apply(step.state, seat, _chosen(view, levels[seat], f"{seed}:{number}", events))
        events += step.events
    if step.state.outcome is None:
        raise LookupError("the game stopped before anybody won")
    return step.state.outcome.winner


def _chosen(view: BossView, level: str, seed: str, events: list[Event]) -> Action:
    if level == RANDOM:
        return view.offers[drawn(len(view.offers), seed)].action
    return choose(view, level, seed, events)


if __name__ == "__main__":
    main()
