"""A picture shows its readers what they may see and nothing else, to the last byte."""

from random import Random

import pytest

from bot.skins.chicago_stud.pictures import shown
from bot.skins.skin import Form
from engine import chicago_stud as game
from engine.chicago_stud import Options, State
from engine.chicago_stud.actions import Answer, Order, Until
from engine.game import Seat
from tests.helpers.chicago_stud.another_world import another_world
from tests.helpers.chicago_stud.painted import NAMES, moves

FORMS: tuple[Form, ...] = ("wide", "pocket")

AS_OTHERS = pytest.mark.long("paints as the other number of seats does")


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize(
    ("seats", "options"),
    [pytest.param(3, Options(), marks=AS_OTHERS), (8, Options(game="low", jokers=2, laps=1))],
)
def test_the_public_table_is_the_same_whatever_is_hidden(seats: int, options: Options) -> None:
    for number, move in enumerate(moves(seats, seats, options, every=220)):
        state = move.step.state
        other = another_world(state, None, Random(number))

        assert _table(other) == _table(state)


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize(("seats", "reader"), [(2, 1), pytest.param(6, 0, marks=AS_OTHERS)])
def test_a_boss_sees_the_same_whatever_is_hidden_from_them(seats: int, reader: Seat) -> None:
    for number, move in enumerate(moves(seats, seats, Options(laps=1), every=220)):
        state = move.step.state
        other = another_world(state, reader, Random(number))

        assert _private(other, reader) == _private(state, reader)


@pytest.mark.usefixtures("scenes")
def test_an_order_is_seen_in_its_owners_hand_and_nowhere_else() -> None:
    state = next(move.step.state for move in moves(4, 7, Options(), every=1) if move.step.state.street == 5)
    owner = next(seat for seat, mine in enumerate(state.seats) if mine.able and seat != state.speaker)
    calm = state.having(owner, order=None)
    ordered = game.apply(calm, owner, Order(Answer.CALL_ANY, Until.DEAL)).state

    assert ordered != calm
    assert _table(ordered) == _table(calm)
    for seat in range(4):
        assert (_private(ordered, seat) == _private(calm, seat)) is (seat != owner)


@pytest.mark.usefixtures("unencoded")
def test_what_was_painted_for_one_boss_does_not_show_in_the_next_picture() -> None:
    """The painters keep sprites, lettering and shadows: none of it may depend on whose card it was."""
    state = next(move.step.state for move in moves(4, 11, Options(), every=1) if move.step.state.street == 6)
    before = _table(state)
    for seat in range(4):
        _private(state, seat)

    assert _table(state) == before


@pytest.mark.usefixtures("scenes")
def test_a_picture_of_a_hand_does_differ_in_another_world() -> None:
    """Were every picture the same, all of the above would hold for nothing."""
    state = next(move.step.state for move in moves(3, 5, Options(), every=5))

    assert _private(another_world(state, None, Random(9)), 0) != _private(state, 0)


def _table(state: State) -> list[bytes]:
    """What everybody is shown, as painted and as told."""
    view = game.table(state)
    painted = [shown.table_picture(view, NAMES[: len(view.rows)], "en", form) for form in FORMS]
    return [part for picture in painted for part in (picture.content, picture.alt.encode())]


def _private(state: State, seat: Seat) -> list[bytes]:
    view = game.view(state, seat)
    people = NAMES[: len(view.table.rows)]
    return [
        part
        for form in FORMS
        for picture in shown.private_pictures(view, people, "en", form)
        for part in (picture.content, picture.alt.encode())
    ]
