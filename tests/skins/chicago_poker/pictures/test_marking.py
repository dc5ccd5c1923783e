"""What a picture marks as new: exactly what some events changed."""

from collections.abc import Iterator

import pytest

from bot.skins.chicago_poker import skin
from bot.skins.chicago_poker.pictures.marking import marked, won_since
from engine import chicago_poker as game
from engine.chicago_poker import Options, State
from engine.chicago_poker.events import Event, Recruited, ShootoutHeld, TurnEnded
from engine.chicago_poker.views import TableView
from tests.helpers.chicago_poker.playouts import AGREEMENTS, playout


def told(seats: int, options: Options, seed: int) -> Iterator[tuple[State, list[tuple[Event, ...]]]]:
    """Every position of a random game with the events so far, turn by turn, the running one last."""
    step = game.setup(seats, options, seed)
    turns = _more([()], step.events)
    yield step.state, turns
    for move in playout(seats, options, seed):
        turns = _more(turns, move.step.events)
        yield move.step.state, turns


def _more(turns: list[tuple[Event, ...]], events: tuple[Event, ...]) -> list[tuple[Event, ...]]:
    """A turn ends where its number grows: with the shootouts that open the next one counted to that one."""
    turns = list(turns)
    for event in events:
        turns[-1] += (event,)
        if isinstance(event, TurnEnded):
            turns.append(())
    return turns


SIZES = pytest.mark.long("other numbers of seats; make test marks for two to four")


@pytest.mark.parametrize("seats", [2, 3, 4, *(pytest.param(each, marks=SIZES) for each in (5, 6))])
def test_the_events_of_the_last_turn_mark_what_the_engine_marks(seats: int) -> None:
    """The views mark the last turn and what came since by themselves; the events say the same."""
    compared = 0
    for state, turns in told(seats, AGREEMENTS[seats % len(AGREEMENTS)], 300 + seats):
        table = game.table(state)
        if len(turns) >= 3:
            assert marked(table, sum(turns[-2:], ())) == table
            compared += 1

    assert compared > 20


@pytest.mark.parametrize("seats", [2, 4, pytest.param(6, marks=SIZES)])
def test_more_turns_mark_more_and_none_marks_nothing_beyond_the_table(seats: int) -> None:
    grew = 0
    for state, turns in told(seats, Options(), 70 + seats):
        table = game.table(state)
        if len(turns) < 6:
            continue
        last, more = _spots(table), _spots(marked(table, sum(turns[-5:], ())))
        assert last <= more
        grew += last < more

    assert grew > 10


def test_a_picture_of_several_turns_marks_what_their_events_changed() -> None:
    """The post's picture is given what happened since the post before it, and shows that and no more."""
    state, turns = next((s, t) for s, t in told(4, Options(), 70) if len(t) > 12)
    table, players = game.table(state), ("", "", "", "")

    several = skin.paint_table(table, players, "en", marks=sum(turns[-6:], ()))
    last = skin.paint_table(table, players, "en", marks=sum(turns[-2:], ()))
    assert last.content == skin.paint_table(table, players, "en").content
    assert several.content != last.content


def test_without_events_the_view_keeps_its_own_marks() -> None:
    table = game.table(next(move.step.state for n, move in enumerate(playout(4, Options(), 3)) if n == 20))

    assert marked(table, ()) is table


def test_what_was_won_is_read_off_the_shootouts() -> None:
    for state, turns in told(4, Options(), 9):
        events = sum(turns, ())
        held = [event for event in events if isinstance(event, ShootoutHeld)]
        assert won_since(events) == {(event.winner, event.business) for event in held}
        if held:
            winner = held[-1].winner
            assert held[-1].business in game.table(state).rows[winner].tiles
            return
    pytest.fail("nobody won a business")


def test_cards_drawn_are_counted() -> None:
    state, turns = next((s, t) for s, t in told(3, Options(), 5) if len(t) > 4)
    events = sum(turns, ())
    shown = marked(game.table(state), events)

    for row in shown.rows:
        drawn = sum(isinstance(event, Recruited) and event.seat == row.seat for event in events)
        assert row.gained >= drawn


def _spots(table: TableView) -> set[tuple[int, int, int]]:
    return {
        (row.seat, place, slot)
        for row in table.rows
        for place, column in enumerate(row.columns)
        for slot, gangster in enumerate(column.gangsters)
        if gangster.new
    }
