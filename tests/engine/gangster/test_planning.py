"""Plans for up to three turns: what is seen ahead is what the rules would make of it, and what stops them."""

from random import Random

import pytest

from engine import gangster as game
from engine.game import IllegalAction
from engine.gangster import State, planning
from engine.gangster.actions import Drive, UnloadOwn
from engine.gangster.pieces import TURNS_PLANNED
from engine.gangster.views import SeatView


def states(seats: int, seed: int, turns: int) -> list[State]:
    """Moments of a random game."""
    dice, state = (
        Random(seed),
        game.setup(seats, game.agree({"length": "full", "gap-same-clan": "yes"}), seed).state,
    )
    found = []
    for _ in range(turns):
        found.append(state)
        (seat,) = game.awaited(state)
        state = game.apply(state, seat, dice.choice(game.legal(state, seat))).state
    return found


def planned_by_lot(view: SeatView, dice: Random, turns: int = TURNS_PLANNED) -> list[game.Action]:
    lines: list[game.Action] = []
    while (offers := planning.planned(view, lines).offers) and len(lines) < turns:
        lines.append(dice.choice(offers).action)
    return lines


@pytest.mark.parametrize("seats", [2, 4])
def test_a_turn_is_seen_ahead_as_the_rules_play_it(seats: int) -> None:
    dice = Random(1)
    for state in states(seats, 2, 40):
        (seat,) = game.awaited(state)
        before = game.view(state, seat)
        action = dice.choice(game.legal(state, seat))
        ahead = planning.planned(before, [action]).table
        played = game.table(game.apply(state, seat, action).state)
        if played.round != before.table.round:
            continue
        assert ahead.clans == played.clans
        assert [row.spaces for row in ahead.districts] == [row.spaces for row in played.districts]
        assert [row.cars for row in ahead.districts] == [row.cars for row in played.districts]


def test_three_turns_are_planned_and_no_more() -> None:
    view, dice = game.view(states(3, 4, 9)[-1], 0), Random(3)
    lines = planned_by_lot(view, dice, 9)

    assert len(lines) == TURNS_PLANNED
    with pytest.raises(IllegalAction) as refused:
        planning.planned(view, [*lines, lines[0]])
    assert refused.value.reason is planning.PlanReason.NO_MORE_TURNS


def test_a_road_that_is_planned_is_drawn_on_the_map() -> None:
    for state in states(3, 5, 12):
        view = game.view(state, 0)
        drive = next(
            each.action for each in planning.planned(view, []).offers if isinstance(each.action, Drive)
        )
        seen = planning.planned(view, [drive]).table
        assert seen.changes[0].trails[-1].road[-1] == drive.to
        assert seen.changes[1:] == view.table.changes[1:]


def test_a_plan_for_one_turn_stands_on_all_that_it_is_about_and_a_longer_one_on_what_it_is_for() -> None:
    view, dice = game.view(states(3, 6, 9)[-1], 0), Random(3)
    one, three = planned_by_lot(view, dice, 1), planned_by_lot(view, dice)

    assert {name.split()[0] for name in planning.stands_on(view, one)} >= {"round", "clan", "place", "1"}
    numbers = {name.split()[0] for name in planning.stands_on(view, three)}
    assert numbers == {"1", "2", "3"}
    for name in planning.stands_on(view, three):
        assert planning.changed(name).reason in planning.PlanReason


def test_what_others_do_stops_a_turn_only_if_it_is_not_first_any_more() -> None:
    """A gangster that finds its space taken goes on the next; one who planned to come first does not."""
    goes_on = stopped = 0
    for state in states(3, 8, 60):
        view = game.view(state, 2)
        lines = planned_by_lot(view, Random(len(view.table.changes)), 1)
        unload = next(
            (
                each.action
                for each in planning.planned(view, lines).offers
                if isinstance(each.action, UnloadOwn)
            ),
            None,
        )
        if unload is None or game.awaited(state) != (0,):
            continue
        route = [*lines, unload]
        facts = planning.stands_on(view, route)
        if any("clan" not in name and "first" not in name and "round" not in name for name in facts):
            continue
        for rival in game.legal(state, 0):
            now = game.view(game.apply(state, 0, rival).state, 2)
            same = planning.stands_on(now, route)
            changed = [name for name, was in facts.items() if same.get(name) != was]
            stopped += any("first" in name for name in changed)
            goes_on += not changed and now.table.districts != view.table.districts
    assert goes_on
    assert stopped


def test_what_cannot_be_played_any_more_is_no_error_but_a_fact_that_changed() -> None:
    dice, met = Random(4), 0
    moments = states(4, 9, 80)
    for early, late in zip(moments, moments[7:], strict=False):
        view, later = game.view(early, 1), game.view(late, 1)
        lines = planned_by_lot(view, dice)
        facts, now = planning.stands_on(view, lines), planning.stands_on(later, lines)
        met += any(now.get(name) != was for name, was in facts.items())
    assert met
