"""Gangster's figures: whole random games, what is legal, a panel of previews, and a computer's decision.

`python -m bench.gangster` prints each beside its goal, and the games beside a peer in the same run. No figure
is asserted: a busy machine is no bug.
"""

import random
import sys
from functools import partial
from typing import Any

from pydantic import TypeAdapter

from bench.yardstick import Round, line, peer, race, rate, verdict, within
from engine import gangster as game
from engine.gangster import Options, State

GOAL, STRETCH = 1.0, 2.0  # times the peer's moves
LEGAL_PER_SECOND = 60_000
PANEL_MS = 30.0
DECISION_MS = {"rookie": 50.0, "regular": 50.0, "boss": 1500.0}


def main() -> None:
    """Print everything."""
    print(f"Python {sys.version.split()[0]}, CPU time, best of the rounds, peers in turn with us")
    for subject in (playouts, questions, decisions):
        print()
        subject()


def playouts() -> None:
    """Random games with legal moves, checks and events; four at the table beside the peer."""
    print("Gangster: moves per second in random games")
    runners: list[tuple[str, Round]] = [("ours, 4 seats", partial(_played, 4))]
    if catanatron := peer("catanatron"):
        runners.append(("catanatron, 4 seats", partial(_settled, catanatron)))
    paces = race(*(runner for _, runner in runners), rounds=9)
    for (name, _), pace in zip(runners, paces, strict=True):
        ratio = paces[0].per_second / pace.per_second
        theirs = pace is not paces[0]
        line(name, rate(pace), f"{verdict(ratio, GOAL)}, stretch {STRETCH:g}x" if theirs else "")
    others = (2, 3, 5)
    for seats, pace in zip(others, race(*(partial(_played, seats) for seats in others)), strict=True):
        line(f"ours, {seats} seats", rate(pace))


def questions() -> None:
    """What each question to the engine takes, in the positions of random games."""
    print("Gangster: cost of a question")
    codec: TypeAdapter[State] = TypeAdapter(State)
    for seats in (2, 4, 5):
        states = _positions(seats)
        asked = [(state, state.board.seat) for state in states]
        views = [game.view(state, seat) for state, seat in asked]
        stored = [codec.dump_json(state) for state in states]
        legal, table, panel, decode = race(
            lambda asked=asked: sum(bool(game.legal(*each)) for each in asked),  # type: ignore[misc]
            lambda states=states: sum(bool(game.table(state)) for state in states),  # type: ignore[misc]
            lambda views=views: sum(bool(game.panel(view)) for view in views),  # type: ignore[misc]
            lambda stored=stored: sum(bool(codec.validate_json(text)) for text in stored),  # type: ignore[misc]
        )
        remark = f"goal {LEGAL_PER_SECOND / 1e3:g} k/s: "
        remark += "reached" if legal.per_second >= LEGAL_PER_SECOND else "MISSED"
        line(f"{seats} seats: legal", rate(legal), remark)
        line(f"{seats} seats: table", f"{table.each * 1e6:.0f} us")
        line(
            f"{seats} seats: a panel of previews",
            f"{panel.each * 1e3:.2f} ms",
            within(panel.each * 1e3, PANEL_MS, "ms"),
        )
        line(f"{seats} seats: decode a snapshot", f"{decode.each * 1e3:.3f} ms")
        choices = [len(game.legal(*each)) for each in asked]
        line(
            f"{seats} seats: legal lines, mean and most",
            f"{sum(choices) / len(choices):.0f} / {max(choices)}",
        )


def decisions() -> None:
    """What a computer takes to decide, in positions of a random game of four."""
    print("Gangster: a computer's decision, mean")
    views = [game.view(state, state.board.seat) for state in _positions(4)[5::20]]
    for level, goal in DECISION_MS.items():
        (pace,) = race(partial(_chosen, views, level), rounds=2)
        line(level, f"{pace.each * 1e3:.2f} ms", within(pace.each * 1e3, goal, "ms"))


def _played(seats: int, games: int = 20) -> int:
    moves = 0
    for seed in range(games):
        dice = random.Random(seed)
        state = game.setup(seats, Options(), seed).state
        while awaited := game.awaited(state):
            seat = awaited[0]
            state = game.apply(state, seat, dice.choice(game.legal(state, seat))).state
            moves += 1
    return moves


def _settled(catanatron: Any) -> int:
    colours, moves = list(catanatron.Color), 0
    for seed in range(1, 9):  # one game's pace differs from another's by half
        table = catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)
        table.play()
        moves += len(table.state.actions)
    return moves


def _positions(seats: int) -> list[State]:
    """Every position of a random game in which somebody plays."""
    dice, state, found = random.Random(seats), game.setup(seats, Options(), seats).state, []
    while awaited := game.awaited(state):
        found.append(state)
        state = game.apply(state, awaited[0], dice.choice(game.legal(state, awaited[0]))).state
    return found


def _chosen(views: list[game.SeatView], level: str) -> int:
    for view in views:
        game.choose(view, level, "bench", ())
    return len(views)


if __name__ == "__main__":
    main()
