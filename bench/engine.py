"""The engine's figures: P1, P2, P3, P12 and hands of docs/performance.md, and what a move costs.

`python -m bench.engine` prints every figure beside its peer in the same run, with the goal.
No figure is asserted: a busy machine is no bug.
"""

import json
import random
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

from pydantic import TypeAdapter

from bench.french_hands import french_hands
from bench.hands import hands_per_second
from bench.yardstick import Round, line, peer, percentile, race, rate, verdict, within
from engine import chicago_poker as game
from engine.chicago_poker import Action, Options, State

OPTIONS = (Options("english"), Options("french"))


def main() -> None:
    """Print everything."""
    print(f"Python {sys.version.split()[0]}, CPU time, best of five rounds, peers in turn with us")
    for subject in (hands_per_second, french_hands, playouts, snapshots, imports, cost_of_a_move):
        print()
        subject()


def playouts() -> None:
    """P2: random games with legal moves, checks and events, four at the table."""
    print("P2  moves per second in random games")
    runners: list[tuple[str, Round]] = [("ours, 4 seats", lambda: _played(4)), *_game_peers()]
    paces = dict(
        zip((name for name, _ in runners), race(*(runner for _, runner in runners), rounds=9), strict=True)
    )
    ours = paces["ours, 4 seats"]
    for name, pace in paces.items():
        ratio = ours.per_second / pace.per_second
        line(name, rate(pace), verdict(ratio, 2.7) if name == "catanatron, 4 seats" else "")
    others = (2, 3, 5, 6)
    for seats, pace in zip(others, race(*(partial(_played, seats) for seats in others)), strict=True):
        line(f"ours, {seats} seats", rate(pace))


def _played(seats: int, games: int = 2) -> int:
    moves = 0
    for seed in range(games):
        dice = random.Random(seed)
        state = game.setup(seats, OPTIONS[seed % len(OPTIONS)], seed).state
        while awaited := game.awaited(state):
            seat = awaited[0]
            state = game.apply(state, seat, dice.choice(game.legal(state, seat))).state
            moves += 1
    return moves


def _random_game(seats: int, seed: int) -> tuple[list[State], list[tuple[int, Action]]]:
    """Every position of a game and the moves between them."""
    dice = random.Random(seed)
    state = game.setup(seats, OPTIONS[seed % len(OPTIONS)], seed).state
    states, moves = [state], []
    while awaited := game.awaited(state):
        seat = awaited[0]
        action = dice.choice(game.legal(state, seat))
        state = game.apply(state, seat, action).state
        states.append(state)
        moves.append((seat, action))
    return states, moves


def _game_peers() -> list[tuple[str, Round]]:
    found: list[tuple[str, Round]] = []
    if catanatron := peer("catanatron"):

        def settle() -> int:
            colours = list(catanatron.Color)
            moves = 0
            for seed in range(1, 9):  # one game's pace differs from another's by half
                table = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
                table.play()
                moves += len(table.state.actions)
            return moves

        found.append(("catanatron, 4 seats", settle))
    return found


def snapshots() -> None:
    """P3: a position out of its stored text, and a whole game played again from its notation."""
    print("P3  snapshots and replay")
    codec: TypeAdapter[State] = TypeAdapter(State)
    for seats in (2, 4, 6):
        states, _ = _random_game(seats, 1)
        stored = [codec.dump_json(state) for state in states]
        middle = stored[len(stored) // 2 :][:20]
        decode, plain, encode = race(
            partial(_each, codec.validate_json, middle),
            partial(_each, json.loads, middle),
            partial(_each, codec.dump_json, states[:50]),
        )
        line(
            f"{seats} seats: decode a snapshot",
            f"{decode.each * 1e3:.3f} ms",
            within(decode.each * 1e3, 0.1, "ms"),
        )
        line(
            "         json.loads of the same bytes",
            f"{plain.each * 1e3:.3f} ms",
            f"we take {decode.each / plain.each:.2f}x",
        )
        line("         encode a snapshot", f"{encode.each * 1e3:.3f} ms")
        line(
            "         bytes of a snapshot, mean and most",
            f"{sum(map(len, stored)) // len(stored)} / {max(map(len, stored))}",
        )
        assert codec.validate_json(stored[-1]) == states[-1]
    _replay()


def _replay() -> None:
    states, moves = next(found for seed in range(200) if len((found := _random_game(4, seed))[1]) >= 150)
    log = [(seat, str(action)) for seat, action in moves]
    (ours,) = race(lambda: _replayed(states[0], log))
    per_150 = ours.each * 150 * 1e3
    line(
        f"replay {len(log)} moves, parsed and checked, per 150", f"{per_150:.2f} ms", within(per_150, 5, "ms")
    )


def _replayed(state: State, log: list[tuple[int, str]]) -> int:
    for seat, text in log:
        state = game.apply(state, seat, game.parse(text)).state
    return len(log)


def cost_of_a_move() -> None:
    """What each question to the engine takes, averaged over the positions of random games."""
    print("Cost of a question, mean over random games (p95)")
    for seats in (2, 4, 6):
        states, moves = _random_game(seats, seats)
        asked = [(state, seat, action) for state, (seat, action) in zip(states, moves, strict=False)]
        questions: list[tuple[str, Callable[[State, int, Action], object]]] = [
            ("legal", lambda state, seat, _: game.legal(state, seat)),
            ("apply", game.apply),
            ("table", lambda state, _, __: game.table(state)),
            ("view", lambda state, seat, _: game.view(state, seat)),
        ]
        for name, question in questions:
            times = sorted(_timed(question, *each) for each in asked)
            mean = sum(times) / len(times)
            line(
                f"{seats} seats: {name}",
                f"{mean * 1e6:.1f} us",
                f"p95 {percentile(times, 0.95) * 1e6:.1f} us",
            )
        line(f"{seats} seats: legal actions, mean and most", "{:.0f} / {}".format(*_choices(asked)))


def _each(ask: Callable[[Any], object], things: list[Any]) -> int:
    for thing in things:
        ask(thing)
    return len(things)


def _timed(
    question: Callable[[State, int, Action], object], state: State, seat: int, action: Action
) -> float:
    best = 1.0
    for _ in range(3):
        started = perf_counter()
        question(state, seat, action)
        best = min(best, perf_counter() - started)
    return best


def _choices(asked: list[tuple[State, int, Action]]) -> tuple[float, int]:
    counts = [len(game.legal(state, seat)) for state, seat, _ in asked]
    return sum(counts) / len(counts), max(counts)


def imports() -> None:
    """P12: what `import engine.chicago_poker` takes in a fresh process, and what it must not bring."""
    print("P12  import in a fresh process")
    ours = min(_import_seconds("engine.chicago_poker")[0] for _ in range(5))
    line("import engine.chicago_poker", f"{ours * 1e3:.0f} ms", within(ours, 0.15, "s"))
    loaded = _import_seconds("engine.chicago_poker")[1]
    line(
        "discord, PIL or pydantic brought along", ", ".join(loaded) or "none", "" if not loaded else "MISSED"
    )
    for name in ("pokerkit", "catanatron"):
        if peer(name):
            theirs = min(_import_seconds(name)[0] for _ in range(3))
            line(f"import {name}", f"{theirs * 1e3:.0f} ms", f"we take {ours / theirs:.2f} of it")


_IMPORT = """
import sys, time, json
started = time.process_time()
import {name}
took = time.process_time() - started
print(json.dumps([took, [m for m in ("discord", "PIL", "pydantic", "aiosqlite") if m in sys.modules]]))
"""


def _import_seconds(name: str) -> tuple[float, list[str]]:
    program = [sys.executable, "-c", _IMPORT.format(name=name)]
    took, loaded = json.loads(subprocess.run(program, capture_output=True, check=True).stdout)
    return took, loaded


if __name__ == "__main__":
    main()
