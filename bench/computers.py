"""How long a computer boss thinks for one action, by level and number of seats, beside the goals.

CPU time of the one call, so that what else runs on the machine does not count.
"""

from itertools import product
from time import process_time

from bench.yardstick import line, percentile, within
from engine import chicago_poker as game
from engine.chicago_poker import Options
from engine.chicago_poker.computer import Level, choose
from engine.chicago_poker.computer.native.library import door

GOALS = {Level.REGULAR: 50.0, Level.BOSS: 1000.0, Level.KINGPIN: 1000.0}  # ms for the slowest action
LOOKING_AHEAD = (Level.BOSS, Level.KINGPIN)
GAMES = {2: 4, 4: 2, 6: 1}


def main() -> None:
    """One boss of every level among regulars, whole games, English booklet with all special cards."""
    print("computer bosses: CPU per action, the percentiles of whole games")
    for level, compiled in product(Level, (False, True)):
        door.is_open = compiled
        if compiled and (level not in LOOKING_AHEAD or door.library() is None):
            continue
        for seats, games in GAMES.items():
            times = sorted(took for seed in range(games) for took in thinking(level, seats, seed))
            middle, slow = percentile(times, 0.5), percentile(times, 0.99)
            goal = GOALS.get(level)
            line(
                f"{level}{' in C' * compiled}, {seats} seats, {len(times)} actions: p50 · p99 · max",
                f"{middle:.1f} · {slow:.1f} · {times[-1]:.1f} ms",
                within(times[-1], goal, "ms") if goal else "",
            )


def thinking(level: Level, seats: int, seed: int) -> list[float]:
    """Milliseconds for every action of the boss in seat 0, a game long."""
    step = game.setup(seats, Options(), seed)
    events, times = list(step.events), []
    while awaited := game.awaited(step.state):
        seat = awaited[0]
        view = game.view(step.state, seat)
        begun = process_time()
        action = choose(view, Level.REGULAR if seat else level, seed, events)
        if not seat:
            times.append((process_time() - begun) * 1e3)
        step = game.apply(step.state, seat, action)
        events += step.events
    return times


if __name__ == "__main__":
    main()
