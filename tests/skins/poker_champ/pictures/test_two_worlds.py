"""A picture shows its readers what they may see and nothing else, to the last byte."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.skins.poker_champ import skin
from bot.skins.skin import Form, Picture
from engine import poker_champ as game
from engine.poker_champ import Event, Options, State
from tests.helpers.poker_champ.another_world import redealt
from tests.helpers.poker_champ.playouts import Move, playout
from tools.pictures.poker_champ.deals import played

NAMES = ("Lucie", "Théo", "Marguerite_92", "Nono", "Karim B.", "Alexandra-Maria")
FORMS: tuple[Form, ...] = ("wide", "pocket")


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize(
    "seats", [*(pytest.param(each, marks=pytest.mark.long("paints as six seats do")) for each in (2, 4)), 6]
)
def test_the_public_table_is_the_same_whatever_is_hidden(seats: int) -> None:
    for move in some_moves(seats):
        state = move.step.state
        other = redealt(state, None, Random(7))

        assert _table(other, move.step.events) == _table(state, move.step.events)


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize("seats", [pytest.param(3, marks=pytest.mark.long("paints as five seats do")), 5])
def test_a_seat_sees_the_same_whatever_is_hidden_from_it(seats: int) -> None:
    for move in some_moves(seats):
        state = move.step.state
        other = redealt(state, 1, Random(8))

        assert _private(other, 1) == _private(state, 1)


@pytest.mark.long("one kit keeps what was painted; two other games try it by day")
@pytest.mark.usefixtures("unencoded")
def test_what_was_painted_for_one_seat_does_not_show_in_the_next_picture() -> None:
    """The painters keep sprites, lettering and shadows: none of it may depend on whose card it was."""
    state = next(some_moves(4)).step.state
    before = _table(state, ())
    for seat in range(4):
        _private(state, seat)

    assert _table(state, ()) == before


@pytest.mark.usefixtures("scenes")
def test_a_picture_of_a_hand_does_differ_in_another_world() -> None:
    """Were every picture the same, all of the above would hold for nothing."""
    state = next(some_moves(3)).step.state

    assert _private(redealt(state, None, Random(9)), 0) != _private(state, 0)


def some_moves(seats: int) -> Iterator[Move]:
    moves: list[Move] = list(playout(seats, Options("timed", 10), seats))
    return iter(moves[3 :: max(1, len(moves) // 4)])


def _table(state: State, events: tuple[Event, ...]) -> list[Picture]:
    shown, names = game.table(state), NAMES[: len(state.seats)]
    painted = [skin.paint_table(shown, names, "en", form=form, marks=events) for form in FORMS]
    public = played(len(names), 3) + events
    record = [each for form in FORMS for each in skin.paint_record(public, shown, names, "en", form=form)]
    return [*painted, *record, *skin.paint_news(events, shown, names, "en")]


def _private(state: State, seat: int) -> list[Picture]:
    view, names = game.view(state, seat), NAMES[: len(state.seats)]
    return [picture for form in FORMS for picture in skin.paint_private(view, names, "en", form=form)]
