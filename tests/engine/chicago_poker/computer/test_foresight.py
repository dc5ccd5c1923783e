"""How a round ahead is played: whose habits, and in which worlds."""

from dataclasses import replace

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options
from engine.chicago_poker.computer import foresight
from engine.chicago_poker.computer.choosing import FORESIGHT
from engine.chicago_poker.computer.foresight import Foresight, by_lot, play_on, second_thoughts
from engine.chicago_poker.computer.habits import SEASONED, Habits
from engine.chicago_poker.computer.imagined import Imagined
from engine.chicago_poker.computer.reading import pictured
from engine.chicago_poker.computer.weighing import worths
from engine.dice import Dice

OWN = replace(SEASONED, empty=0.2)


@pytest.mark.parametrize("waits", [False, True])
def test_the_own_turns_are_played_by_own_habits_and_rivals_by_theirs(
    monkeypatch: pytest.MonkeyPatch, waits: bool
) -> None:
    played = []

    def take_turn(table: Imagined, habits: Habits) -> None:
        played.append((table.active, habits is OWN))

    monkeypatch.setattr(foresight, "take_turn", take_turn)
    state = game.setup(3, Options(), 1).state
    (seat,) = game.awaited(state)
    view = game.view(state, seat)
    image = next(by_lot(view, (), pictured(view, Dice("x")), SEASONED, Dice("x")))

    play_on(image, view, view.offers[0].action, OWN, SEASONED, waits=waits)

    first, second = (seat + 1) % 3, (seat + 2) % 3
    assert played == [*([] if waits else [(seat, True)]), (first, False), (second, False), (seat, True)]


def test_a_boss_expects_everybody_to_play_alike() -> None:
    assert FORESIGHT.own is FORESIGHT.rivals is SEASONED


def test_the_first_glance_counts_as_often_as_it_is_trusted() -> None:
    state = game.setup(2, Options(), 1).state
    view = game.view(state, game.awaited(state)[0])
    dice = Dice("x")
    table = pictured(view, dice)
    worth = worths(view, table, SEASONED)
    world = next(by_lot(view, (), table, SEASONED, dice))

    def thought(trust: float) -> list[float]:
        return second_thoughts(view, worth, [world], Foresight(SEASONED, SEASONED, lambda *_: 0.5, trust))

    looked_at = [offer for offer, found in enumerate(thought(0.0)) if found == 0.5]
    assert 0 < len(looked_at) < len(worth)
    for offer in looked_at:
        assert thought(2.0)[offer] == pytest.approx(0.5 + 2 * worth[offer])
