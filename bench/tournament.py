"""`make tournament`: how strong the computers of every game are, with fixed seeds and rotated seats.

Every deal is played from every seat in turn, so that luck of the cards weighs on both sides alike. What a
row counts is the share of wins (joint winners share one), with Wilson's interval; or, where chips are what
is played for, what the challenger wins a deal, beside its standard error over deals. The same deal among
rivals alone would give nothing from all seats together, so that this is also what the challenger does better.
"""

import argparse
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from math import sqrt
from statistics import fmean, stdev
from time import perf_counter, process_time
from typing import Any, Literal, NamedTuple

from bench.stud_deals import won_in_first_deal
from engine.chicago_poker.computer.native.library import door
from engine.game import Amount
from engine.shuffle import drawn
from tools.native import compiled_for

RANDOM = "random"  # not a level: any legal action, any amount
HABITS = {  # nor these: the first of these words that is legal
    "stays": ("stay",),
    "calls": ("call", "check"),
    "raises": ("raise", "bet", "call", "check"),
}


NEUTRAL = {"temperaments": "off"}  # what a level is worth, not how a boss bends it


@dataclass(frozen=True, slots=True)
class Pairing:
    """One challenger among rivals of another kind, at a game as it is agreed here.

    `goal`: a share of wins; or of standard errors above nothing, where `counts` is chips; then a game is its
    first deal alone.
    """

    name: str
    game: str
    challenger: str
    rivals: str
    seats: int
    goal: float
    counts: Literal["wins", "chips"] = "wins"
    games: int = 300
    long: bool = False  # only where it is asked for, or everything is
    agreed: dict[str, str] = field(default_factory=dict)


PAIRINGS = (
    Pairing("rookie-random", "chicago_poker", "rookie", RANDOM, 2, 0.80),
    Pairing("regular-rookie", "chicago_poker", "regular", "rookie", 2, 0.75),
    Pairing("boss-regular", "chicago_poker", "boss", "regular", 2, 0.65),
    Pairing("kingpin-boss", "chicago_poker", "kingpin", "boss", 2, 0.60, games=400),
    Pairing("kingpin-bosses", "chicago_poker", "kingpin", "boss", 4, 0.35, games=400, long=True),
    Pairing("boss-regulars", "chicago_poker", "boss", "regular", 4, 0.40, long=True),
    *(
        Pairing(f"boss-regulars-{seats}", "chicago_poker", "boss", "regular", seats, 1.5 / seats, long=True)
        for seats in (3, 5, 6)
    ),
    *(
        Pairing(
            f"boss-regular-{said}",
            "chicago_poker",
            "boss",
            "regular",
            2,
            0.65,
            long=True,
            agreed={option: said},
        )
        for option, said in (("rulebook", "french"), ("length", "short"))
    ),
    Pairing(
        "boss-regular-tactical",
        "chicago_poker",
        "boss",
        "regular",
        2,
        0.65,
        long=True,
        agreed={"specials": "off"},
    ),
    *(
        Pairing(f"champ-{level}-stays-{seats}", "poker_champ", level, "stays", seats, 1 / seats)
        for level in ("rookie", "regular", "boss")
        for seats in (2, 4)
    ),
    Pairing("champ-regular-rookie", "poker_champ", "regular", "rookie", 4, 0.25),
    Pairing("champ-boss-regulars", "poker_champ", "boss", "regular", 4, 0.40),
    Pairing("stud-regular-rookies", "chicago_stud", "regular", "rookie", 6, 3.0, "chips", games=6_000),
    Pairing("stud-boss-regulars", "chicago_stud", "boss", "regular", 6, 3.0, "chips", games=3_600),
    *(
        Pairing(f"stud-{level}-{habit}", "chicago_stud", level, habit, 6, 3.0, "chips", 2_400, long=True)
        for level in ("rookie", "regular", "boss")
        for habit in ("calls", "raises")
    ),
    Pairing("gangster-regular-rookies", "gangster", "regular", "rookie", 4, 0.60),
    Pairing("gangster-boss-regulars", "gangster", "boss", "regular", 4, 0.40),
)


class Played(NamedTuple):
    """What one game gave the challenger, and the longest of all its decisions in seconds of CPU."""

    won: float
    longest: float


def main() -> None:
    """Play the pairings asked for, or all but the long ones, and print a line for each."""
    wanted = _arguments()
    print(f"seeds {wanted.seed} and up; the intervals are of 95 %")
    print(
        f"{'pairing':<24}{'seats':>6}{'games':>7}{'result':>14}{'interval':>20}{'goal':>15}{'level':>7}{'time':>8}"
    )
    if wanted.ported:
        compiled_for(door)
    for pairing in PAIRINGS:
        asked = pairing.name in wanted.only if wanted.only else wanted.long or not pairing.long
        if asked:
            _print_line(pairing, wanted)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.tournament", description=__doc__)
    parser.add_argument("--games", type=int, help="games of every pairing (default: as many as it says)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first deal (default 1)")
    parser.add_argument("--long", action="store_true", help="the rows that take long as well")
    parser.add_argument(
        "--cores", type=int, default=os.cpu_count() or 1, help="processes (default: all cores)"
    )
    parser.add_argument(
        "--ported",
        action="store_true",
        help="Chicago Poker's bosses look ahead in C (tools/native.py): the same actions, much sooner",
    )
    parser.add_argument("--only", nargs="*", choices=[pairing.name for pairing in PAIRINGS])
    return parser.parse_args()


def _print_line(pairing: Pairing, wanted: argparse.Namespace) -> None:
    begun = perf_counter()
    games = wanted.games or pairing.games
    play = partial(played, pairing, wanted.seed, wanted.ported)
    with ProcessPoolExecutor(wanted.cores) as pool:
        all_played = list(pool.map(play, range(games), chunksize=4))
    found, low, high, reached = (_wins if pairing.counts == "wins" else _chips)(pairing, all_played)
    level = f"{1 / pairing.seats:.0%}" if pairing.counts == "wins" else "0"
    longest = f"at most {max(each.longest for each in all_played) * 1000:.0f} ms a decision"
    print(
        f"{pairing.name:<24}{pairing.seats:>6}{games:>7}{found:>14}{f'{low} – {high}':>20}"
        f"{reached:>15}{level:>7}{perf_counter() - begun:>6.0f} s  {longest}",
        flush=True,
    )


def _wins(pairing: Pairing, all_played: Sequence[Played]) -> tuple[str, str, str, str]:
    wins, games = sum(each.won for each in all_played), len(all_played)
    low, high = interval(wins, games)
    verdict = "met" if wins / games >= pairing.goal else "missed"
    return f"{wins / games:.1%} won", f"{low:.1%}", f"{high:.1%}", f"{pairing.goal:.0%} {verdict}"


def _chips(pairing: Pairing, all_played: Sequence[Played]) -> tuple[str, str, str, str]:
    """Chips a deal; what one deal gave from all seats is one figure, for their lucks cancel out."""
    deals = [
        fmean(each.won for each in all_played[first : first + pairing.seats])
        for first in range(0, len(all_played) - pairing.seats + 1, pairing.seats)
    ]
    mean, error = fmean(deals), stdev(deals) / sqrt(len(deals))
    verdict = "met" if mean >= pairing.goal * error else "missed"
    low, high = mean - 1.96 * error, mean + 1.96 * error
    return f"{mean:+.2f} chips", f"{low:+.2f}", f"{high:+.2f}", f"{pairing.goal:.0f} s.e. {verdict}"


def interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share of wins."""
    z, share = 1.96, wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - half, middle + half


def played(pairing: Pairing, seed: int, ported: bool, number: int) -> Played:
    """That game for the challenger: from the next seat each time, and a new deal when all had it.

    `ported`: where something is compiled for a level, it thinks.
    """
    deal, seat = divmod(number, pairing.seats)
    levels = [pairing.rivals] * pairing.seats
    levels[seat] = pairing.challenger
    game: Any = import_module(f"engine.{pairing.game}")
    said = NEUTRAL | pairing.agreed
    agreed = game.agree(
        {option.name: said.get(option.name, option.values[0]) for option in game.info.options}
    )
    whole = pairing.counts == "wins"
    door.is_open = ported
    choosing = [_choosing(level, game.choose) for level in levels]
    state, events, longest = _end(game, choosing, agreed, seed + deal, whole=whole)
    if whole:
        winners = game.result(state, events).winners
        return Played((seat in winners) / len(winners), longest)
    return Played(won_in_first_deal(events, pairing.seats)[seat], longest)


def _end(
    game: Any, choosing: Sequence["Choose"], agreed: Any, seed: int, *, whole: bool
) -> tuple[Any, list[Any], float]:
    """The end of the game, or of its first deal: the state, all events, and the longest decision."""
    step = game.setup(len(choosing), agreed, seed)
    events, longest, number = list(step.events), 0.0, 0
    while (awaited := game.awaited(step.state)) and (whole or step.state.deal == 1):
        seat, number = awaited[0], number + 1
        view = game.view(step.state, seat)
        begun = process_time()
        action = choosing[seat](game, view, f"{seed}:{number}", events)
        longest = max(longest, process_time() - begun)
        step = game.apply(step.state, seat, action)
        events += step.events
    return step.state, events, longest


Choose = Callable[[Any, Any, str, list[Any]], Any]


def _choosing(level: str, choose: Callable[..., Any]) -> Choose:
    if level == RANDOM:
        return _any
    if level in HABITS:
        return partial(_by_habit, HABITS[level])
    return lambda _game, view, seed, events: choose(view, level, seed, events)


def _any(game: Any, view: Any, seed: str, _events: list[Any]) -> Any:
    return _said(game, view.offers[drawn(len(view.offers), seed)].action, seed)


def _by_habit(words: Sequence[str], game: Any, view: Any, seed: str, _events: list[Any]) -> Any:
    lines = {str(offer.action).split()[0]: offer.action for offer in reversed(view.offers)}
    return _said(game, next(lines[word] for word in words if word in lines), seed, least=True)


def _said(game: Any, action: Any, seed: str, *, least: bool = False) -> Any:
    """An action whose amount, if it has one, is a number: the least, or any."""
    words = str(action).split()
    for place, word in enumerate(words):
        low, dash, rest = word.partition("-")
        if dash and low.isdecimal():
            high, _, step = rest.partition("/")
            amount = Amount(int(low), int(high), int(step or 1))
            more = 0 if least else drawn((amount.high - amount.low) // amount.step + 1, f"{seed}:amount")
            words[place] = str(amount.low + more * amount.step)
            return game.parse(" ".join(words))
    return action


if __name__ == "__main__":
    main()
