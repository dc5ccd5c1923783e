"""Count questions and waits of games over days, for people who settle in advance and for people who do not.

`python -m bench.waiting` plays each game with four people of each level who look every three hours on
average, at random, while it is day. Whoever looks does all that is asked of them, as a computer of that level
would; then they settle what the bot offers (a plan for the next turn, an order for this round, an answer in
advance), as that computer would play now. What was settled and holds takes no time.

A *question* is a person asked and rung, a *wait* a stretch in which the table stands for somebody. The days
of a *whole clock* are what it takes where everybody uses all of it at every wait.

Equal on both sides: the seeds, the people and their looks; whoever looks goes on at once and is not rung for
it; two questions within one look ring once. Without, nobody settles anything, and everybody is rung in their
turn alone: a table at which no street is asked at once. What is played may differ.
"""

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from datetime import timedelta
from functools import partial
from os import cpu_count
from statistics import fmean

from bench.lookers import GAMES, Played, played
from bench.yardstick import line

SEATS = 4
DAY = 24  # hours
LEVELS = ("regular", "rookie")
GOALS = {
    ("chicago-poker", "days"): 0.60,
    ("poker-champ", "waits"): 0.60,
    ("chicago-stud", "waits"): 0.45,
    ("chicago-stud", "questions"): 0.65,
    ("gangster", "waits"): 0.50,
}
"""How much of each figure may be left at Regular, where people settle all they can."""


def main() -> None:
    """Play, and print."""
    wanted = _arguments()
    who = f"{wanted.seats} people who look every {wanted.every:g} hours by day"
    print(f"waiting: {wanted.games} games each, {who}")
    with ProcessPoolExecutor(wanted.cores) as pool:
        for name in wanted.game or GAMES:
            for level in LEVELS:
                play = partial(played, name, level, wanted.seats, wanted.every)
                seeds = range(wanted.seed, wanted.seed + wanted.games)
                without = list(pool.map(partial(play, False), seeds, chunksize=2))
                ahead = list(pool.map(partial(play, True), seeds, chunksize=2))
                _print(name, level, without, ahead, wanted.seats, wanted.night)


def _print(
    name: str, level: str, without: Sequence[Played], ahead: Sequence[Played], seats: int, night: float
) -> None:
    print(f"\n{name}, {level}:")
    before, after = (_figures(name, games, night) for games in (without, ahead))
    for figure, old in before.items():
        new, goal = after[figure], GOALS.get((name, figure))
        told = f"{new / old:.0%} of {old:.1f} without"
        if goal is not None and level == LEVELS[0]:
            told += f"; goal {goal:.0%}: {'reached' if new <= goal * old else 'MISSED'}"
        line(f"{figure} a game", f"{new:.1f}", told)
    line(
        "questions a seat", f"{after['questions'] / seats:.1f}", f"{before['questions'] / seats:.1f} without"
    )
    left, held, alike = (sum(getattr(each, what) for each in ahead) for what in ("left", "held", "alike"))
    line("settled ahead a game", f"{left / len(ahead):.1f}")
    if held:
        line("played so a game", f"{held / len(ahead):.1f}", f"{alike / held:.0%} as the computer would then")


def _figures(name: str, games: Sequence[Played], night: float) -> dict[str, float]:
    """What all these games cost, in the mean."""
    waits, clock = fmean(each.waits for each in games), GAMES[name].pace.length
    assert clock is not None
    return {
        "questions": fmean(each.questions for each in games),
        "waits": waits,
        "days": fmean(each.hours for each in games) / (DAY - night),
        "days of a whole clock": waits * (clock / timedelta(days=1)),
    }


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="of each game and level; 200 in a full run")
    parser.add_argument("--game", choices=GAMES, action="append", help="this one alone")
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--every", type=float, default=3.0, help="hours between two looks of a person by day")
    parser.add_argument("--night", type=float, default=8.0, help="hours in which nobody looks")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--cores", type=int, default=cpu_count() or 1)
    return parser.parse_args()


if __name__ == "__main__":
    main()
