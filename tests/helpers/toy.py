"""Whispers: a tiny game of our own with secrets and simultaneous choices.

It proves that nothing of Chicago Poker sits in the shell. A seat whispers numbers to the table in
private (may be taken back), peeks at its card (may not), and says `done`; when all have, everybody
shows a card in secret. The highest sum of a round scores; the first with `goal` rounds wins.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, cast

from bot.games import Games, RegisteredGame
from bot.skins.skin import Skin
from engine.game import GameInfo, IllegalAction, Option, Result, Seat, Step
from engine.shuffle import drawn


class Why(StrEnum):
    UNREADABLE = "unreadable"
    NOT_NOW = "not-now"


@dataclass(frozen=True, slots=True)
class Say:
    words: str

    def __str__(self) -> str:
        return self.words


@dataclass(frozen=True, slots=True)
class Whispered:
    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class Peeked:
    seat: Seat


@dataclass(frozen=True, slots=True)
class Done:
    seat: Seat


@dataclass(frozen=True, slots=True)
class DuelCalled:
    round: int


@dataclass(frozen=True, slots=True)
class Revealed:
    cards: tuple[int, ...]
    winner: Seat


Event = Whispered | Peeked | Done | DuelCalled | Revealed


@dataclass(frozen=True, slots=True)
class Secret:
    """The whole truth of Whispers."""

    goal: int
    seed: str
    round: int
    active: Seat
    whispers: tuple[int, ...]
    hands: tuple[tuple[int, int], ...]
    peeked: bool
    answers: tuple[int | None, ...] | None  # a duel is on
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ToyTable:
    round: int
    active: Seat
    whispers: tuple[int, ...]
    duel: bool
    points: tuple[int, ...]
    winner: Seat | None


@dataclass(frozen=True, slots=True)
class Offer:
    action: Say


@dataclass(frozen=True, slots=True)
class ToyView:
    seat: Seat
    table: ToyTable
    hand: tuple[int, int]
    answer: int | None
    offers: tuple[Offer, ...]


def setup(
    seats: int | Sequence[str],
    options: int,
    seed: int | str,
    _choices: Sequence[Mapping[str, str]] = (),
    *,
    rules: int | None = None,  # noqa: ARG001
) -> Step[Secret, Event]:
    count = seats if isinstance(seats, int) else len(seats)
    return Step(_round(Secret(options, str(seed), 0, 0, (), (), False, None, (0,) * count)), ())


def parse(text: str) -> Say:
    if not text or text.split()[0] not in ("whisper", "peek", "done", "show"):
        raise IllegalAction(Why.UNREADABLE)
    return Say(text)


def awaited(state: Secret) -> tuple[Seat, ...]:
    if max(state.points) >= state.goal:
        return ()
    if state.answers is not None:
        return tuple(seat for seat, answer in enumerate(state.answers) if answer is None)
    return (state.active,)


def legal(state: Secret, seat: Seat) -> tuple[Say, ...]:
    if seat not in awaited(state):
        return ()
    if state.answers is not None:
        return tuple(Say(f"show {card}") for card in sorted(set(state.hands[seat])))
    whispers = [Say(f"whisper {number}") for number in (1, 2)] if state.whispers[seat] < 6 else []
    return (*whispers, *(() if state.peeked else (Say("peek"),)), Say("done"))


def complete(_state: Secret) -> tuple[Seat, ...]:
    return ()


def in_secret(state: Secret) -> bool:
    return bool(awaited(state)) and state.answers is not None


def apply(
    state: Secret,
    seat: Seat,
    action: Say,
    *,
    asks_end: bool = False,  # noqa: ARG001
) -> Step[Secret, Event]:
    if action not in legal(state, seat):
        raise IllegalAction(Why.NOT_NOW)
    match action.words.split():
        case ["whisper", number]:
            said = _at(state.whispers, seat, state.whispers[seat] + int(number))
            news = (Whispered(seat, int(number)),)
            return Step(replace(state, whispers=said), news, settled=False, reversible=True)
        case ["peek"]:
            return Step(replace(state, peeked=True), (Peeked(seat),), settled=False)
        case ["done"] if seat + 1 < len(state.points):
            return Step(replace(state, active=seat + 1, peeked=False), (Done(seat),), own=1)
        case ["done"]:
            answers = (None,) * len(state.points)
            return Step(replace(state, answers=answers), (Done(seat), DuelCalled(state.round)), own=1)
        case _:
            return _shown(state, seat, int(action.words.split()[1]))


def table(state: Secret) -> ToyTable:
    best = max(state.points)
    winner = state.points.index(best) if best >= state.goal else None
    duel = state.answers is not None
    return ToyTable(state.round, state.active, state.whispers, duel, state.points, winner)


def view(state: Secret, seat: Seat) -> ToyView:
    answer = state.answers[seat] if state.answers is not None else None
    offers = tuple(map(Offer, legal(state, seat)))
    return ToyView(seat, table(state), state.hands[seat], answer, offers)


def _shown(state: Secret, seat: Seat, card: int) -> Step[Secret, Event]:
    answers = _at(state.answers or (), seat, card)
    if None in answers:
        return Step(replace(state, answers=answers), (), settled=False)
    cards = tuple(card for card in answers if card is not None)
    sums = [card + whisper for card, whisper in zip(cards, state.whispers, strict=True)]
    winner = sums.index(max(sums))
    points = _at(state.points, winner, state.points[winner] + 1)
    return Step(_round(replace(state, points=points)), (Revealed(cards, winner),))


def _round(state: Secret) -> Secret:
    number, seats = state.round + 1, len(state.points)
    hands = tuple(
        (drawn(90, f"{state.seed}:{number}:{seat}:a") + 10, drawn(90, f"{state.seed}:{number}:{seat}:b") + 10)
        for seat in range(seats)
    )
    return replace(
        state, round=number, active=0, whispers=(0,) * seats, hands=hands, peeked=False, answers=None
    )


def _at(values: tuple[Any, ...], seat: Seat, value: object) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


class Looks:
    """As much of a skin as the coordinator asks for."""

    def role(self, role: str) -> str:
        return role.title()


def choose(view: ToyView, _level: str, seed: str, _events: Sequence[Event]) -> Say:
    """Ends its turns soon: whispers now and then, shows a card."""
    offers = [offer.action for offer in view.offers]
    return offers[drawn(len(offers), seed)]


def least(view: ToyView) -> Say:
    return view.offers[-1].action


def agree(words: Mapping[str, str]) -> int:
    return int(words["goal"])


def retract(_state: Secret, _seat: Seat) -> None:
    return None


def result(state: Secret, events: Sequence[Event]) -> Result | None:
    if awaited(state):
        return None
    reveals = [event for event in events if isinstance(event, Revealed)]
    seats = range(len(state.points))
    return Result(
        ranks=tuple(1 if points == max(state.points) else 2 for points in state.points),
        scores=state.points,
        figures=tuple(
            {
                "rounds-won": sum(event.winner == seat for event in reveals),
                "best-card": max((event.cards[seat] for event in reveals), default=0),
            }
            for seat in seats
        ),
    )


info = GameInfo(
    name="whispers",
    seats=range(2, 7),
    roles=("ada", "bob", "cyd", "dee", "eve", "fox"),
    options=(Option("goal", ("2", "1", "3")),),
    levels=("rookie", "regular", "boss"),
    state=Secret,
    events=(Whispered, Peeked, Done, DuelCalled, Revealed),
)


class _Chosen:
    """The same game with another chooser."""

    def __init__(self, chooser: Callable[..., Any]) -> None:
        self.choose = chooser

    def __getattr__(self, name: str) -> Any:
        return getattr(sys.modules[__name__], name)


def games(chooser: Callable[..., Any] = choose) -> Games:
    game = RegisteredGame(cast(Any, _Chosen(chooser)), cast(Skin, Looks()))  # the module is the game
    return {info.name: game}
