"""A plan for tomorrow night: one man and his road, as long as tonight leaves no load standing."""

import pytest

from engine import two_trucks as game
from engine.game import IllegalAction
from engine.two_trucks import planning
from engine.two_trucks.planning import PlanReason
from engine.two_trucks.views import SeatView
from tests.engine.two_trucks.playing import a_game, at, line, night

TONIGHT = "bosses: capone yale; night: 1; north: 3; south: 2; coming: 1 1"


def chosen(mine: str, text: str = TONIGHT) -> SeatView:
    return game.view(game.apply(at(text), 0, game.parse(line(mine))).state, 0)


def tomorrow(mine: str, theirs: str) -> SeatView:
    """What capone sees when yale has sent."""
    state = game.apply(at(TONIGHT), 0, game.parse(line(mine))).state
    return game.view(game.apply(state, 1, game.parse(line(theirs))).state, 0)


def test_who_has_chosen_plans_any_man_who_stays_at_home() -> None:
    assert planning.own_turn(game.view(at(TONIGHT), 0))
    view = chosen("7n")
    assert not planning.own_turn(view)
    ahead = planning.planned(view, ())
    assert (ahead.table.night, ahead.table.roads, ahead.home) == (
        2,
        ((1,), (1,)),
        (*range(1, 7), *range(8, 13)),
    )
    assert [str(offer.action) for offer in ahead.offers] == [
        f"send {man} {road}" for road in ("north", "south") for man in ahead.home
    ]
    assert planning.planned(view, [game.parse("send 6 south")]).offers == ()


@pytest.mark.parametrize("words", [("7s",), ("13n",), ("6s", "5s"), ("6s", "7n")])
def test_what_is_no_plan(words: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction) as refused:
        planning.planned(chosen("7n"), [game.parse(line(word)) for word in words])
    assert refused.value.reason is PlanReason.NOT_POSSIBLE


@pytest.mark.parametrize(
    ("mine", "theirs", "falls"),
    [("7n", "7s", []), ("7n", "8n", ["south"]), ("7n", "7n", ["north", "south"]), ("7s", "8s", ["north"])],
)
def test_a_plan_falls_where_tonight_leaves_a_load_standing(mine: str, theirs: str, falls: list[str]) -> None:
    plan, after = [game.parse("send 6 south")], tomorrow(mine, theirs)
    stood, stands = planning.stands_on(chosen(mine), plan), planning.stands_on(after, plan)
    different = [name for name, was in stood.items() if stands[name] != was]
    assert different == falls
    for name in different:
        why = planning.changed(name)
        assert (why.reason, dict(why.facts)) == (PlanReason.LOAD_STAYED, {"road": name})
        assert not planning.tells(name)


def test_a_load_that_lies_there_tonight_may_be_taken_before_tomorrow() -> None:
    """A plan stands on tomorrow's tiles alone."""
    state = night(at(TONIGHT), "7n 7n").state
    view = game.view(game.apply(state, 0, game.parse("send 6 north")).state, 0)
    assert view.table.roads == ((3, 1), (2, 1))
    north, south = map(str, view.table.tomorrow)
    assert planning.stands_on(view, ()) == {"night": "3", "north": north, "south": south}


def test_who_takes_a_choice_back_has_no_plan_for_tonight() -> None:
    """Also where the same loads come in tomorrow: it was made for another night."""
    state = at("bosses: capone yale; night: 1; north: 1; south: 2; coming: 1 2")
    planned = planning.stands_on(game.view(game.apply(state, 0, game.parse("send 7 north")).state, 0), ())
    now = planning.stands_on(game.view(state, 0), ())
    assert [name for name in planned if planned[name] != now[name]] == ["night"]
    assert planning.changed("night").reason is PlanReason.NIGHT_CHANGED


def test_after_the_last_night_there_is_none_to_plan() -> None:
    states = a_game(1)
    last = next(state for state in states if state.night == state.options.nights)
    seat = game.awaited(last)[0]
    view = game.view(game.apply(last, seat, game.legal(last, seat)[0]).state, seat)
    assert planning.own_turn(view)
    assert planning.own_turn(game.view(states[-1], 0))
    assert planning.planned(view, ()).offers == ()
    assert planning.needs(view, ()) == planning.stands_on(view, ())
