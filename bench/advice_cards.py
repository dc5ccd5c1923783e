"""How true the advice is at Poker Champ and Chicago stud: what it tells beside what comes, and what it costs.

`python -m bench.advice_cards` takes positions of games among regulars, asks for advice there, does with the
real engine what each advised action says, and lets regulars play the rest: hidden hands as they lay, which
is how such hands come; the cards to come shuffled anew. Of every figure it prints what was told, what came,
and how far they lie apart, with one standard error. `--positions 200`, `--game poker_champ`.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from time import process_time
from types import ModuleType
from typing import Any, NamedTuple, TypeAlias

from bench.yardstick import line, percentile, within
from engine import chicago_stud, poker_champ
from engine.advice import Advised
from engine.chicago_stud.actions import Fold
from engine.chicago_stud.computer.habits import REGULAR
from engine.chicago_stud.computer.weighing import weighed
from engine.chicago_stud.events import Showdown
from engine.dice import Dice
from engine.game import Seat
from engine.poker_champ.events import ShowdownHeld, Stayed, WonUnseen

SEED = "advice"
MANY = 150
RESTS = 4  # of each action in each position
SECONDS = 1.5  # of a processor, for an advice
SAMPLES = 40  # of a regular of Chicago stud that plays a rest

Figures: TypeAlias = Mapping[str, float]
Decide: TypeAlias = Callable[[Any, str, Sequence[Any]], Any]
"""A regular's decision from a view, for a lot, with the events."""


class Entry(NamedTuple):
    """A game: what its advice tells of an action, and what came of it in one rest of a game."""

    game: ModuleType
    seats: tuple[int, ...]
    options: tuple[Mapping[str, str], ...]
    decide: Decide
    told: Callable[[Advised[Any]], Figures]
    came: Callable[[Any, Seat, Any, str], Figures]
    longest: int  # how many decisions of a game are played before somebody asks


class Position(NamedTuple):
    """A moment of a game in which a seat is asked."""

    state: Any
    seat: Seat
    events: tuple[Any, ...]


# ---- Poker Champ


def _champ_decides(view: Any, lot: str, _events: Sequence[Any]) -> Any:
    return poker_champ.choose(view, "regular", lot, ())


def _champ_told(advised: Advised[Any]) -> Figures:
    action = str(advised.action)
    facts = {change.name: change.facts for change in advised.changes}
    told = {f"{action}: champion, in 100": advised.worth}
    if "pot" in facts:
        told[f"{action}: takes the pot, in 100"] = float(facts["pot"]["chance"])
        told[f"{action}: chips after the deal"] = float(facts["chips"]["after"])
    return told


def _champ_came(state: Any, seat: Seat, action: Any, lot: str) -> Figures:
    name, chips = str(action), state.seats[seat].chips
    state, events = _played(poker_champ, _champ_decides, _reshuffled(state, lot), seat, action, lot)
    end = poker_champ.result(state, events)
    champions = end.winners if end else ()
    came = {f"{name}: champion, in 100": 100 * (seat in champions) / max(1, len(champions))}
    if name == "fold":
        return came
    place = next(at for at, each in enumerate(events) if isinstance(each, ShowdownHeld | WonUnseen))
    chips -= sum(each.paid for each in events[:place] if isinstance(each, Stayed) and each.seat == seat)
    match events[place]:
        case WonUnseen(seat=winner, pot=pot):
            taken = pot if winner == seat else 0
        case ShowdownHeld(shown=shown):
            taken = sum(each.takes for each in shown if each.seat == seat)
        case other:
            raise TypeError(f"nothing was won by {other}")
    came[f"{name}: takes the pot, in 100"] = 100.0 * (taken > 0)
    came[f"{name}: chips after the deal"] = float(chips + taken)
    return came


# ---- Chicago stud


def _stud_decides(view: Any, lot: str, _events: Sequence[Any]) -> Any:
    table = view.table
    dice = Dice(f"{lot}:{table.deal}:{table.street}:{view.seat}:{table.level}:{table.pot}")
    return weighed(view, replace(REGULAR, samples=SAMPLES), dice, ())


def _stud_calls(view: Any, _lot: str, _events: Sequence[Any]) -> Any:
    """Check or call, whatever there is: nobody folds."""
    return view.offers[0].action


def _stud_told(advised: Advised[Any]) -> Figures:
    if isinstance(advised.action, Fold):
        return {}
    verb = str(advised.action).split()[0]
    told = {f"{verb}: chips against folding": advised.worth}
    for change in advised.changes:
        share = change.facts.get("has" if change.name == "price" else "share")
        if share is not None:
            told[f"{verb}: share of the pot, in 100"] = float(share)
    return told


def _stud_came(state: Any, seat: Seat, action: Any, lot: str) -> Figures:
    if isinstance(action, Fold):
        return {}
    verb = str(action).split()[0]
    anew = _reshuffled(state, lot)
    won, _ = _stud_rest(anew, seat, action, lot, _stud_decides)
    came = {f"{verb}: chips against folding": float(won)}
    if verb in ("check", "call"):
        _, shown = _stud_rest(anew, seat, action, lot, _stud_calls)
        pot = sum(each.chips for each in shown.pots)
        came[f"{verb}: share of the pot, in 100"] = 100 * shown.taken(seat) / pot
    return came


def _stud_rest(state: Any, seat: Seat, action: Any, lot: str, decide: Decide) -> tuple[int, Any]:
    """Chips more or less than had it folded, and the showdown if there was one, once the deal is over."""
    last = replace(state, options=replace(state.options, laps=1), deal=len(state.seats))  # no deal follows
    over, events = _played(chicago_stud, decide, last, seat, action, lot)
    shown = next((each for each in events if isinstance(each, Showdown)), None)
    return over.results()[seat] - state.results()[seat], shown


# ---- What every entry does alike


def _reshuffled(state: Any, lot: str) -> Any:
    """The cards to come in another order, and all later shuffles others."""
    deck = list(state.deck)
    Random(lot).shuffle(deck)
    return replace(state, deck=tuple(deck), seed=lot)


def _played(
    game: Any, decide: Decide, state: Any, seat: Seat, action: Any, lot: str
) -> tuple[Any, tuple[Any, ...]]:
    """The game to its end by regulars, once the seat has done that."""
    step = game.apply(state, seat, action)
    state, events, number = step.state, step.events, 0
    while awaited := game.awaited(state):
        asked, number = awaited[0], number + 1
        step = game.apply(state, asked, decide(game.view(state, asked), f"{lot}:{number}", ()))
        state, events = step.state, events + step.events
    return state, events


CHAMP = Entry(
    poker_champ,
    (2, 4, 6, 3, 5),
    (
        {"length": "standard", "deals": "20"},
        {"length": "timed", "deals": "10"},
        {"length": "standard", "deals": "20"},
        {"length": "long", "deals": "20"},
    ),
    _champ_decides,
    _champ_told,
    _champ_came,
    60,
)
STUD_WORDS = {option.name: option.values[0] for option in chicago_stud.info.options}
STUD = Entry(
    chicago_stud,
    (2, 4, 6, 3, 5),
    (
        STUD_WORDS,
        STUD_WORDS | {"ante": "all", "limit": "spread-5"},
        STUD_WORDS | {"game": "low"},
        STUD_WORDS | {"high-spade": "on"},
    ),
    _stud_decides,
    _stud_told,
    _stud_came,
    40,
)
ENTRIES = {"poker_champ": CHAMP, "chicago_stud": STUD}


def main(arguments: Sequence[str]) -> None:
    """Print every game's figures."""
    reader = argparse.ArgumentParser(prog="python -m bench.advice_cards")
    reader.add_argument("--positions", type=int, default=MANY)
    reader.add_argument("--first", type=int, default=0, help="the number of the first position")
    reader.add_argument("--game", choices=list(ENTRIES), action="append", help="only this one")
    wanted = reader.parse_args(arguments)
    for name in wanted.game or ENTRIES:
        judged(ENTRIES[name], range(wanted.first, wanted.first + wanted.positions))


def judged(entry: Entry, numbers: Iterable[int]) -> None:
    """One game's table: each figure told and come, and how long an advice took."""
    pairs: dict[str, list[tuple[float, float]]] = defaultdict(list)
    times: dict[int, list[float]] = defaultdict(list)
    for number in numbers:
        position = position_of(entry, number)
        if position is None:
            continue
        view = entry.game.view(position.state, position.seat)
        begun = process_time()
        advice = entry.game.advise(view, f"{SEED}:{number}", position.events)
        times[len(position.state.seats)].append(process_time() - begun)
        for advised in advice.best:
            told = entry.told(advised)
            rests = [
                entry.came(position.state, position.seat, advised.action, f"{SEED}:{number}:{rest}")
                for rest in range(RESTS)
            ]
            for name in told.keys() & rests[0].keys():
                pairs[name].append((told[name], sum(rest[name] for rest in rests) / RESTS))
    print(
        f"\n{entry.game.info.name}: {sum(map(len, times.values()))} positions, {RESTS} rests of each action"
    )
    for name in sorted(pairs):
        line(name, f"{len(pairs[name]):>5}", _beside(pairs[name]))
    for seats in sorted(times):
        took = sorted(times[seats])
        spent = f"{percentile(took, 0.5):.3f} · {took[-1]:.3f} s"
        line(f"an advice at {seats} seats: median · max", spent, within(took[-1], SECONDS, "s"))


def position_of(entry: Entry, number: int) -> Position | None:
    """A moment of a game of regulars; None where the game was over before it."""
    game, dice = entry.game, Random(f"{SEED}-{number}")
    seats = entry.seats[number % len(entry.seats)]
    words = entry.options[number // len(entry.seats) % len(entry.options)]
    step = game.setup(seats, game.agree(words), f"{SEED}-{number}")
    state, events = step.state, step.events
    for decision in range(dice.randrange(entry.longest)):
        awaited = game.awaited(state)
        if not awaited:
            return None
        seat = dice.choice(awaited)
        action = entry.decide(game.view(state, seat), f"{SEED}:{number}:{decision}", events)
        step = game.apply(state, seat, action)
        state, events = step.state, events + step.events
    awaited = game.awaited(state)
    return Position(state, dice.choice(awaited), events) if awaited else None


def _beside(pairs: Sequence[tuple[float, float]]) -> str:
    told, came = (sum(column) / len(pairs) for column in zip(*pairs, strict=True))
    apart = [one - other for other, one in pairs]
    mean = sum(apart) / len(apart)
    error = sqrt(sum((each - mean) ** 2 for each in apart) / max(1, len(apart) - 1) / len(apart))
    return f"told {told:6.2f}, came {came:6.2f}: {mean:+.2f} ± {error:.2f}"


if __name__ == "__main__":
    main(sys.argv[1:])
