"""TT-1 material, TT-2 setup, TT-3 a night; every reason for a no."""

from collections import Counter
from typing import Any

import pytest

from engine import two_trucks as game
from engine.game import IllegalAction
from engine.two_trucks import Options, Reason
from engine.two_trucks.events import Arrived, GameStarted
from engine.two_trucks.legality import why_not
from engine.two_trucks.pieces import PILES, TRAIN
from tests.engine.two_trucks.playing import dealt, night, nights


@pytest.mark.parametrize(
    ("length", "men", "nights", "crates"), [("standard", 12, 10, 70), ("short", 9, 7, 48)]
)
def test_tt_1_material(length: str, men: int, nights: int, crates: int) -> None:
    options = Options(length)
    assert (options.men, options.nights) == (men, nights)
    assert sum(map(sum, options.piles)) == crates
    assert TRAIN == 9
    assert PILES["standard"] == ((1, 1, 2, 2, 3, 3), (2, 2, 3, 3, 4, 4, 5, 5), (3, 4, 5, 5, 6, 7))
    assert PILES["short"] == ((1, 1, 2, 2), (2, 3, 3, 4), (3, 4, 5, 5, 6, 7))


@pytest.mark.parametrize("length", PILES)
def test_tt_2_setup(length: str) -> None:
    step = game.setup(("weiss", "capone", "yale"), Options(length), "seed")
    state = step.state
    assert step.events == (
        GameStarted(tuple(mine.boss for mine in state.seats), Options(length)),
        Arrived(1, *state.roads[0], *state.roads[1]),
    )
    assert [mine.boss.value for mine in state.seats] == ["weiss", "capone", "yale"]
    assert all(state.home(seat) == tuple(range(1, Options(length).men + 1)) for seat in range(3))
    tiles = [*state.roads[0], *state.roads[1], *state.coming]
    for pile in Options(length).piles:
        assert Counter(tiles[: len(pile)]) == Counter(pile)
        del tiles[: len(pile)]


def test_tt_2_2_chance_comes_from_the_seed() -> None:
    assert dealt(3, seed="a") == dealt(3, seed="a")
    assert len({dealt(3, seed=str(seed)).coming for seed in range(9)}) > 5


@pytest.mark.parametrize("seats", [1, 7, ("capone", "capone"), ("capone", "nobody")])
def test_only_two_to_six_different_bosses_sit_down(seats: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        game.setup(seats, Options(), "seed")


def test_tr_18_between_two_the_game_is_the_standard_one() -> None:
    assert dealt(2, length="short").options == Options("standard")
    assert dealt(3, length="short").options == Options("short")


def test_tt_3_1_everybody_sends_one_man_from_home_to_one_road() -> None:
    state = dealt(2)
    assert len(game.legal(state, 0)) == 24
    assert [str(each) for each in game.legal(state, 0)][::12] == ["send 1 north", "send 1 south"]
    later = nights(state, "7n 3s", "8n 12n").state
    assert {str(each) for each in game.legal(state, 0)} - {str(each) for each in game.legal(later, 0)} == {
        f"send {man} {road}" for man in (7, 8) for road in ("north", "south")
    }


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_tt_3_2_and_9_7_the_order_of_choices_changes_nothing(order: tuple[int, ...]) -> None:
    lines = ("send 7 north", "send 7 north", "send 2 south")
    state = start = dealt(3)
    for seat in order:
        step = game.apply(state, seat, game.parse(lines[seat]))
        state = step.state
    assert step == night(start, "7n 7n 2s")


def test_tt_3_3_until_the_last_has_chosen_nothing_is_told() -> None:
    state = dealt(3)
    step = game.apply(state, 1, game.parse("send 7 north"))
    assert (step.events, step.settled, step.reversible) == ((), False, True)
    assert game.table(step.state) == game.table(state)
    assert game.view(step.state, 0) == game.view(state, 0)
    assert game.awaited(step.state) == (0, 2)
    assert game.in_secret(step.state)


@pytest.mark.parametrize(
    ("seat", "text", "reason", "facts"),
    [
        (2, "send 7 north", Reason.UNKNOWN_SEAT, {}),
        (-1, "send 13 north", Reason.UNKNOWN_SEAT, {}),
        (1, "send 13 north", Reason.ALREADY_SENT, {}),
        (0, "send 13 north", Reason.NO_SUCH_MAN, {"man": 13}),
        (0, "send 7 south", Reason.MAN_IS_GONE, {"man": 7, "night": 1}),
    ],
)
def test_every_reason_for_a_no(seat: int, text: str, reason: Reason, facts: dict[str, int]) -> None:
    state = night(dealt(2), "7n 3s").state
    state = game.apply(state, 1, game.parse("send 5 north")).state
    no = why_not(state, seat, game.parse(text))
    assert no is not None
    assert (no.reason, dict(no.facts)) == (reason, facts)
    with pytest.raises(IllegalAction):
        game.apply(state, seat, game.parse(text))


@pytest.mark.parametrize(
    "text", ["send 07 north", "send 0 north", "send 100 north", "Send 7 north", "send 7", "pass"]
)
def test_what_is_no_line(text: str) -> None:
    with pytest.raises(IllegalAction, match="unknown-action"):
        game.parse(text)


def test_when_the_game_is_over_nothing_can_be_sent() -> None:
    state = nights(dealt(2), *(f"{man}n {man}s" for man in range(1, 11))).state
    no = why_not(state, 5, game.parse("send 11 north"))
    assert no is not None
    assert no.reason == Reason.GAME_OVER
    assert not game.legal(state, 0)
    assert not game.awaited(state)
    assert not game.in_secret(state)
