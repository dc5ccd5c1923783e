"""What others read is the same, letter by letter, whatever orders there are and whatever lies face down."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.skins.chicago_stud import skin
from bot.skins.chicago_stud.words import alt
from bot.table.languages import LANGUAGES, Language
from engine import chicago_stud as game
from engine.chicago_stud import Event, Options, State
from engine.game import Seat
from tests.helpers.chicago_stud.another_world import another_world
from tests.helpers.chicago_stud.by_hand import EACH, dealt, played
from tests.helpers.chicago_stud.tables import NAMES, TOLD, moments

every_table = pytest.mark.parametrize(("seats", "options", "seed", "language"), TOLD)
both = pytest.mark.parametrize("language", LANGUAGES)


def public(state: State, news: tuple[Event, ...], language: Language) -> Iterator[str]:
    """All that everybody reads at that moment."""
    table = game.table(state)
    yield skin.situation(table, NAMES, language)
    yield skin.describe(table, NAMES, language)
    yield from skin.tell(news, table, NAMES, language)
    yield skin.recount(news, table, NAMES, language)
    yield skin.remark(news, table, range(len(table.rows)), "seed", language)
    yield (alt.table if table.speaker is not None else alt.final)(table, NAMES, language)


def private(state: State, seat: Seat, events: tuple[Event, ...], language: Language) -> Iterator[str]:
    """All that one seat reads."""
    view = game.view(state, seat)
    yield skin.describe_view(view, NAMES, language)
    yield skin.dossier(view, NAMES, language, events)
    yield skin.prompt(view, NAMES, language)
    yield alt.private(view, NAMES, language)
    yield repr(skin.choices(view, (), NAMES, language))
    yield repr(skin.choices(view, ("order",), NAMES, language))


@every_table
def test_the_public_reads_the_same_whatever_is_hidden(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    dice = Random(seed)
    for moment in list(moments(seats, options, seed))[::5]:
        other = another_world(moment.state, None, dice)

        assert list(public(other, moment.news, language)) == list(public(moment.state, moment.news, language))


@every_table
def test_a_seat_reads_the_same_whatever_is_hidden_from_it(
    seats: int, options: Options, seed: int, language: Language
) -> None:
    dice = Random(seed)
    for number, moment in enumerate(list(moments(seats, options, seed))[::7]):
        reader = number % seats
        other = another_world(moment.state, reader, dice)

        assert list(private(other, reader, moment.events, language)) == list(
            private(moment.state, reader, moment.events, language)
        )


@both
def test_what_an_order_answers_reads_as_if_it_had_been_clicked(language: Language) -> None:
    state = dealt("Ks Kd Ah", "2c 7d 9h", "3c 8d Th", options=EACH).state
    ordered = played(state, "1 order call any deal", "0 bet 2")
    first = played(state, "0 bet 2")
    clicked = played(first.state, "1 call")

    assert list(public(ordered.state, ordered.events, language)) == list(
        public(clicked.state, (*first.events, *clicked.events), language)
    )


@both
@pytest.mark.parametrize("order", ["fold round", "check-fold deal", "call 8 round", "call any deal"])
def test_only_its_owner_reads_of_an_order(order: str, language: Language) -> None:
    state = dealt("Ks Kd Ah", "2c 7d 9h", "3c 8d Th", options=EACH).state
    ordered = played(state, f"2 order {order}").state

    assert list(public(ordered, (), language)) == list(public(state, (), language))
    for reader in (0, 1):
        assert list(private(ordered, reader, (), language)) == list(private(state, reader, (), language))
    assert skin.describe_view(game.view(ordered, 2), NAMES, language) != skin.describe_view(
        game.view(state, 2), NAMES, language
    )
