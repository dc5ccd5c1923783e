"""Whole random deals of Chicago stud beside pokerkit's state machine playing the same fixed-limit stud.

`python -m bench.stud`: six seats, stacks no deal can use up, the same habits on both sides. Then what a
question costs, and how long a computer thinks. CPU time, the best of several rounds, in turns.
"""

import sys
from random import Random
from time import process_time
from typing import Any

from pydantic import TypeAdapter

from bench.yardstick import Round, line, peer, percentile, race, rate, verdict, within
from engine import chicago_stud as game
from engine.chicago_stud import Options, State
from engine.chicago_stud.actions import Action, Bet, Call, Check, Fold, Order, Raise
from engine.game import Amount

SEATS = 6
GOAL = 10.0
OPTIONS = Options(ante="all", stack=200, laps=5)
FOLDS, STAKES = 0.1, 0.4
"""How often somebody who faces a bet folds; how often anybody bets or raises; else they check or call."""


def main() -> None:
    """Print everything."""
    print(f"Python {sys.version.split()[0]}, CPU time, best of five rounds, peers in turn with us")
    deals()
    print()
    questions()
    print()
    thinking()


def deals(each: int = 60) -> None:
    """Deals per second, cards shuffled, moves checked, pots paid."""
    print("Whole random deals of fixed-limit stud, six seats")
    runners: list[tuple[str, Round]] = [("ours", lambda: _ours(each))]
    if pokerkit := peer("pokerkit"):
        runners.append(("pokerkit FixedLimitSevenCardStud", lambda: _pokerkits(pokerkit, each)))
    ours, *theirs = race(*(runner for _, runner in runners))
    line("ours", rate(ours))
    for (name, _), pace in zip(runners[1:], theirs, strict=True):
        line(name, rate(pace), verdict(ours.per_second / pace.per_second, GOAL))


def _ours(wanted: int) -> int:
    played = number = 0
    while played < wanted:
        number += 1
        dice = Random(number)
        state = game.setup(SEATS, OPTIONS, number).state
        while state.deal <= SEATS * OPTIONS.laps and played < wanted and not state.over:
            deal = state.deal
            while state.deal == deal and not state.over:
                (seat,) = game.awaited(state)
                state = game.apply(state, seat, _any(game.legal(state, seat), dice.random())).state
            played += 1
    return played


def _any(legal: tuple[Action, ...], roll: float) -> Action:
    first, second, *_ = legal
    if roll < FOLDS and isinstance(first, Call):
        return Fold()
    if roll > 1 - STAKES:
        match second:
            case Bet(Amount(low=low)):
                return Bet(low)
            case Raise(Amount(low=low)):
                return Raise(low)
            case _:
                pass
    return first


def _pokerkits(pokerkit: Any, wanted: int) -> int:
    kinds = pokerkit.Automation
    automations = (
        kinds.ANTE_POSTING,
        kinds.BET_COLLECTION,
        kinds.BLIND_OR_STRADDLE_POSTING,
        kinds.CARD_BURNING,
        kinds.HOLE_DEALING,
        kinds.BOARD_DEALING,
        kinds.HOLE_CARDS_SHOWING_OR_MUCKING,
        kinds.HAND_KILLING,
        kinds.CHIPS_PUSHING,
        kinds.CHIPS_PULLING,
    )
    dice = Random(1)
    for _ in range(wanted):
        state = pokerkit.FixedLimitSevenCardStud.create_state(automations, True, 1, 1, 2, 4, 200, SEATS)
        while state.status:
            roll = dice.random()
            if state.can_post_bring_in():
                state.post_bring_in()
            elif roll < FOLDS and state.can_fold() and state.checking_or_calling_amount:
                state.fold()
            elif roll > 1 - STAKES and state.can_complete_bet_or_raise_to():
                state.complete_bet_or_raise_to()
            else:
                state.check_or_call()
    return wanted


def questions() -> None:
    """What a question to the engine takes, averaged over random games."""
    print("Cost of a question, mean over random games of eight seats (p95)")
    states = _states(8)
    codec: TypeAdapter[State] = TypeAdapter(State)
    for name, ask in (
        ("legal", lambda state: game.legal(state, state.speaker or 0)),
        ("table", game.table),
        ("view", lambda state: game.view(state, state.speaker or 0)),
        ("decode a snapshot", None),
    ):
        times = []
        for state in states:
            text = codec.dump_json(state)
            begun = process_time()
            if ask is None:
                codec.validate_json(text)
            else:
                ask(state)
            times.append(process_time() - begun)
        times.sort()
        mean = sum(times) / len(times)
        line(name, f"{mean * 1e6:.0f} us", f"p95 {percentile(times, 0.95) * 1e6:.0f} us")
    sizes = [len(codec.dump_json(state)) for state in states]
    line("bytes of a snapshot, mean and most", f"{sum(sizes) // len(sizes)} / {max(sizes)}")


def _states(seats: int) -> list[State]:
    dice = Random(1)
    state = game.setup(seats, Options(ante="all", laps=2), 1).state
    states = []
    while game.awaited(state):
        (seat,) = game.awaited(state)
        states.append(state)
        legal = [action for action in game.legal(state, seat) if not isinstance(action, Order)]
        state = game.apply(state, seat, _any(tuple(legal), dice.random())).state
    return states


def thinking() -> None:
    """How long a computer thinks for one decision, among five who check and call."""
    print("Computers: CPU per decision, six seats, one lap")
    for level, goal in zip(game.info.levels, (None, 50, 1_000), strict=True):
        times = sorted(_thinking(level))
        line(
            f"{level}, {len(times)} decisions: p50 · max",
            f"{percentile(times, 0.5):.1f} · {times[-1]:.1f} ms",
            within(times[-1], goal, "ms") if goal else "",
        )


def _thinking(level: str) -> list[float]:
    step = game.setup(SEATS, Options(laps=1), 1)
    events, times = list(step.events), []
    while awaited := game.awaited(step.state):
        (seat,) = awaited
        action: Action
        if seat:
            legal = game.legal(step.state, seat)
            action = Check() if Check() in legal else Call()
        else:
            view = game.view(step.state, seat)
            begun = process_time()
            action = game.choose(view, level, "1", events)
            times.append((process_time() - begun) * 1e3)
        step = game.apply(step.state, seat, action)
        events += step.events
    return times


if __name__ == "__main__":
    main()
