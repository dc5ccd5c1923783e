"""The fourth level: what they must see, and whose habits they play and imagine by."""

from dataclasses import replace
from itertools import islice

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import BossView, Options
from engine.chicago_poker.computer import Level, choose, foresight, kingpin
from engine.chicago_poker.computer.choosing import dice_of
from engine.chicago_poker.computer.foresight import Foresight
from engine.chicago_poker.computer.habits import SEASONED, Habits
from engine.chicago_poker.computer.imagined import Imagined
from engine.chicago_poker.computer.kingpin import kingpin_worths, setting
from engine.chicago_poker.computer.net import Net, trained
from engine.chicago_poker.computer.reading import pictured
from engine.chicago_poker.computer.temperaments import tempered
from engine.chicago_poker.computer.weighing import worths
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.chicago_poker.computer_games import played
from tests.helpers.chicago_poker.positions import TIE

CALLS = """
    options: english full specials
    bosses: capone yale
    turn: 20 capone
    actions: 1
    A: brewery
    A capone: B10 G10 R10 P10
    A yale: G1 G2
    B: jazz-club
    B yale: R14 G14 B14 (P14)
    hand capone: Y10 B3 R13
    hand yale: R2 R3 R5 R7
    tiles capone: brewery brewery
    tiles yale: jazz-club jazz-club
"""
"""Who does not call at A now is a turn too late: Yale wins at B."""

HOLDS = """
    options: english full specials
    bosses: capone yale
    turn: 20 capone
    actions: 1
    A: brewery
    A capone: R12 B3 G4 Y6
    A yale: R2 B2 G5 Y7 P9
    B: jazz-club
    markers: A yale
    hand capone: B12 P1 P5
    hand yale: R3 R5 R7
    tiles capone: jazz-club
    tiles yale: brewery brewery
"""
"""Only a pair of twelves keeps Yale from winning at A before Capone's next turn."""

OTHER = replace(SEASONED, empty=0.2)


def views(seats: int, every: int, options: Options = Options()) -> list[BossView]:  # noqa: B008
    """Moments of a game at which a turn offers more than one action."""
    decisions = (
        each for each in played([Level.REGULAR] * seats, options, seed=3) if len(each.view.offers) > 1
    )
    return [each.view for each in islice(decisions, 10, 100, every)]


def seen(text: str) -> BossView:
    state = at(text)
    return game.view(state, game.awaited(state)[0])


@pytest.mark.parametrize(("position", "action"), [(CALLS, "play Y10 A"), (HOLDS, "play B12 A")])
def test_kingpin_does_what_wins_and_what_alone_does_not_lose(position: str, action: str) -> None:
    view = seen(position)

    assert {str(choose(view, Level.KINGPIN, seed)) for seed in range(5)} == {action}


def test_what_wins_however_the_cards_lie_is_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kingpin, "OF_TWO", kingpin.OF_TWO._replace(trust=0.0))
    view = seen(CALLS)
    worth = dict(
        zip(
            (str(offer.action) for offer in view.offers),
            kingpin_worths(view, (), dice_of(view, 1)),
            strict=True,
        )
    )

    assert worth["play Y10 A"] == 1.0
    assert worth["recruit"] < 0.6


def test_kingpin_does_not_always_do_what_a_boss_does() -> None:
    asked = views(2, every=6)

    assert any(choose(view, Level.KINGPIN, "z") != choose(view, Level.BOSS, "z") for view in asked)


def test_a_tie_is_left_to_the_first_glance() -> None:
    view = seen(TIE.format("english"))
    dice = dice_of(view, 1)

    assert kingpin_worths(view, (), dice) == worths(view, pictured(view, dice), SEASONED)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_first_glance_is_trusted_more_among_many(seats: int) -> None:
    assert setting(seats).trust == (1.0 if seats == 2 else 2.0)


def test_two_are_judged_by_nets_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def read(name: str) -> Net:
        asked.append(name)
        return trained(name)

    monkeypatch.setattr(kingpin, "trained", read)
    for seats in (2, 3):
        view = views(seats, every=90)[0]
        kingpin_worths(view, (), dice_of(view, 1))

    assert asked == ["value of two", "hidden of two", "value", "hidden"]


@pytest.mark.parametrize(("seats", "name"), [(2, "OF_TWO"), (4, "OF_MORE")])
def test_own_habits_are_for_the_glance_and_the_own_turns_and_never_for_rivals(
    monkeypatch: pytest.MonkeyPatch, seats: int, name: str
) -> None:
    view = views(seats, every=90)[0]
    glanced: list[Habits] = []
    turns: list[tuple[bool, Habits]] = []

    def weigh(view: BossView, table: Imagined, habits: Habits) -> list[float]:
        glanced.append(habits)
        return worths(view, table, habits)

    def take_turn(table: Imagined, habits: Habits) -> None:
        turns.append((table.active == view.seat, habits))

    monkeypatch.setattr(kingpin, "worths", weigh)
    monkeypatch.setattr(foresight, "take_turn", take_turn)
    monkeypatch.setattr(kingpin, name, getattr(kingpin, name)._replace(own=OTHER))
    kingpin_worths(view, (), dice_of(view, 1))

    assert glanced == [OTHER]
    assert {habits is OTHER for own, habits in turns if own} == {True}
    assert {habits is SEASONED for own, habits in turns if not own} == {True}


def test_temperaments_bend_the_glance_and_not_what_is_imagined(monkeypatch: pytest.MonkeyPatch) -> None:
    view = views(2, every=90, options=Options(temperaments=True))[0]
    glanced: list[Habits] = []
    imagined: list[Foresight] = []

    def weigh(_view: BossView, _table: Imagined, habits: Habits) -> list[float]:
        glanced.append(habits)
        return [0.0] * len(view.offers)

    def think(_view: BossView, worth: list[float], _worlds: object, foresight: Foresight) -> list[float]:
        imagined.append(foresight)
        return worth

    monkeypatch.setattr(kingpin, "worths", weigh)
    monkeypatch.setattr(kingpin, "second_thoughts", think)
    kingpin_worths(view, (), dice_of(view, 1))

    assert glanced == [tempered(SEASONED, view.table.bosses[view.seat])] != [SEASONED]
    assert [(found.own, found.rivals) for found in imagined] == [(SEASONED, SEASONED)]
