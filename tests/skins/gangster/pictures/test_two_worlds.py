"""A picture shows what lies open and nothing of the order of a pile, to the last byte (A.4)."""

from dataclasses import replace

import pytest

from bot.skins.gangster.pictures import shown
from bot.skins.skin import Form
from engine import gangster as game
from engine.gangster import Options, State
from engine.gangster.events import Reckoned
from tests.helpers.gangster.painted import NAMES, moments

FORMS: tuple[Form, ...] = ("wide", "pocket")


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize(
    "seats", [*(pytest.param(each, marks=pytest.mark.long("paints as five seats do")) for each in (2, 3)), 5]
)
def test_all_pictures_are_the_same_whatever_the_order_of_the_piles(seats: int) -> None:
    for step in moments(seats, seats, Options(length="sprint"), every=74):
        state = step.state

        assert _everything(_reordered(state)) == _everything(state)


@pytest.mark.long("one kit keeps what was painted; two other games try it by day")
@pytest.mark.usefixtures("unencoded")
def test_what_was_painted_before_does_not_show_in_the_next_picture() -> None:
    """The painters keep sprites, lettering and shadows: none of it may depend on whose panel it was."""
    state = next(step.state for step in moments(4, 11, Options(), every=1) if len(step.state.recent) == 3)
    before = _everything(state)
    for step in moments(5, 12, Options(length="sprint"), every=180):
        _everything(step.state)

    assert _everything(state) == before


@pytest.mark.usefixtures("scenes")
def test_a_day_of_reckoning_and_a_later_table_do_differ() -> None:
    """Were every picture the same, all of the above would hold for nothing."""
    first, second, *_ = moments(3, 5, Options(length="sprint"), every=9)

    assert _everything(first.state) != _everything(second.state)


@pytest.mark.usefixtures("scenes")
def test_each_day_of_reckoning_is_news_once() -> None:
    days = 0
    for step in moments(4, 3, Options(length="short"), every=1000):
        view = game.table(step.state)
        pictures = shown.news_pictures(step.events, view, NAMES[:4], "en")
        assert len(pictures) == sum(isinstance(event, Reckoned) for event in step.events)
        days += len(pictures)

    assert days == 2


def _everything(state: State) -> list[bytes]:
    """What everybody, and each seat, is shown, as painted and as told."""
    view = game.table(state)
    names = NAMES[: len(view.seats)]
    pictures = [shown.table_picture(view, names, "en", form) for form in FORMS]
    for seat, form in zip(range(len(names)), FORMS * 3, strict=False):
        pictures += shown.private_pictures(game.view(state, seat), names, "fr", form)
    return [part for picture in pictures for part in (picture.content, picture.alt.encode())]


def _reordered(state: State) -> State:
    """The three piles in another order, and the seed that tells what comes after them."""
    pile, stock, casino = state.pile[::-1], state.stock[::-1], state.casino[::-1]
    return replace(state, seed="another", pile=pile, stock=stock, casino=casino)
