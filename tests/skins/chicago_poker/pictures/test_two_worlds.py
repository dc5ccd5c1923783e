"""A picture shows its readers what they may see and nothing else, to the last byte."""

from random import Random

import pytest

from bot.skins.chicago_poker import skin
from bot.skins.chicago_poker.pictures import reveal, shootout
from bot.skins.skin import Form
from engine import chicago_poker as game
from engine.chicago_poker import Options
from tests.helpers.chicago_poker.another_world import redealt
from tests.helpers.skins.painted import NAMES, moves

FORMS: tuple[Form, ...] = ("wide", "pocket")


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize(
    "seats", [*(pytest.param(each, marks=pytest.mark.long("paints as six seats do")) for each in (2, 4)), 6]
)
def test_the_public_table_is_the_same_whatever_is_hidden(seats: int) -> None:
    for move in moves(seats, seats, Options(), every=240, shootouts=1):
        state = move.step.state
        other = redealt(state, None, Random(7))

        assert _table(other) == _table(state)


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize("seats", [pytest.param(3, marks=pytest.mark.long("paints as five seats do")), 5])
def test_a_boss_sees_the_same_whatever_is_hidden_from_them(seats: int) -> None:
    for move in moves(seats, seats, Options("french"), every=240, shootouts=1):
        state = move.step.state
        other = redealt(state, 1, Random(8))

        assert _private(other, 1) == _private(state, 1)


@pytest.mark.usefixtures("unencoded")
def test_what_was_painted_for_one_boss_does_not_show_in_the_next_picture() -> None:
    """The painters keep sprites, lettering and shadows: none of it may depend on whose card it was."""
    state = next(move.step.state for n, move in enumerate(moves(4, 11, Options(), every=1)) if n == 40)
    before = _table(state)
    for seat in range(4):
        _private(state, seat)

    assert _table(state) == before


@pytest.mark.usefixtures("scenes")
def test_a_picture_of_a_hand_does_differ_in_another_world() -> None:
    """Were every picture the same, all of the above would hold for nothing."""
    state = next(move.step.state for move in moves(3, 5, Options(), every=5))

    assert _private(redealt(state, None, Random(9)), 0) != _private(state, 0)


def _table(state: game.State) -> list[bytes]:
    shown = game.table(state)
    painted = [skin.paint_table(shown, NAMES, "en", form=form).content for form in FORMS]
    if shown.tie is not None:
        painted.append(shootout.paint_tie(shown.tie, shown, NAMES, "en").encoded())
    if shown.outcome is not None:
        painted.append(reveal.paint(shown, NAMES, "en").encoded())
    return painted


def _private(state: game.State, seat: int) -> list[bytes]:
    view = game.view(state, seat)
    return [picture.content for form in FORMS for picture in skin.paint_private(view, NAMES, "en", form=form)]
