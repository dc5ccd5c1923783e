"""Two Trucks by hand, for its tests: nights as words, what is told as words."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from engine import two_trucks as game
from engine.game import Step
from engine.two_trucks import Event, Options, State
from engine.two_trucks.events import Arrived, GameEnded, GameStarted, Train, Truck
from engine.two_trucks.pieces import PILES, ROADS, TIES
from engine.two_trucks.position import loads

LETTERS = {road[0]: road for road in ROADS}


def at(text: str) -> State:
    """The position of some lines, divided by semicolons."""
    return loads("\n".join(part.strip() for part in text.split(";")))


def line(word: str) -> str:
    """`7n` as a line."""
    return f"send {word[:-1]} {LETTERS[word[-1]]}"


def night(state: State, words: str) -> Step[State, Event]:
    """The step that ends a night in which the seats send so, in order: `7n 3s`."""
    step: Step[State, Event] = Step(state, ())
    for seat, word in enumerate(words.split()):
        step = game.apply(step.state, seat, game.parse(line(word)))
    return step


def nights(state: State, *words: str) -> Step[State, Event]:
    """The step that ends the last of several nights."""
    step: Step[State, Event] = Step(state, ())
    for each in words:
        step = night(step.state, each)
    return step


def dealt(seats: int, ties: str = "stand", length: str = "standard", seed: Any = "by hand") -> State:
    """A first night."""
    return game.setup(seats, Options(length, ties), seed).state


def told(events: Iterable[Event]) -> list[str]:
    """What events say, line by line."""
    return [text for event in events for text in _told(event)]


def _told(event: Event) -> Sequence[str]:
    match event:
        case GameStarted():
            return []
        case Arrived(number, north, south):
            return [f"night {number}", f"north comes {north}", f"south comes {south}"]
        case Truck(_, road, came, shown, winner, crates):
            return [
                f"{road} came {' '.join(map(str, came))}",
                *(f"{road} shows {man} of {seat}" for seat, man in shown),
                f"{road} {crates} crates: {'nobody' if winner is None else winner}",
            ]
        case Train(pairs, winner, crates):
            return [
                *(f"pair {low} {high}" for low, high in pairs),
                f"train {crates}: {'nobody' if winner is None else winner}",
            ]
        case GameEnded(winners):
            return ["won by " + " ".join(map(str, winners))]


def a_game(number: int) -> list[State]:
    """The positions of a random game."""
    dice = Random(number)
    options = Options(dice.choice([*PILES]), dice.choice(TIES))
    states = [game.setup(dice.randint(2, 6), options, number).state]
    while waiting := game.awaited(states[-1]):
        seat = dice.choice(waiting)
        states.append(game.apply(states[-1], seat, dice.choice(game.legal(states[-1], seat))).state)
    return states
