"""What is marked as new: at the table since the last turn, in a boss's own view since their own last turn."""

from engine import chicago_poker as game
from engine.chicago_poker import State
from engine.chicago_poker.pieces import Boss
from engine.chicago_poker.position import loads
from engine.chicago_poker.views import TableView
from engine.game import Seat

TOWN = """\
bosses: capone yale weiss
turn: 9 capone
A: gambling-house
B: speakeasy
A yale: G1 (G2) G3
A weiss: Y1
hand capone: R1 R2 R3 liquidation
hand yale: B1 B2 B3 limousine
hand weiss: P1 P2 P3
deck: P15 P14 P13 P12 P11 P10 ...
"""

CAPONE, YALE, WEISS = range(3)


def _after(*lines: str) -> State:
    state = loads(TOWN)
    for line in lines:
        boss, action = line.split(maxsplit=1)
        state = game.apply(state, state.bosses.index(Boss(boss)), game.parse(action)).state
    return state


def _new(table: TableView) -> set[str]:
    """Slots with a mark, as boss, place and number."""
    return {
        f"{row.boss} {'AB'[place]} {slot + 1}"
        for row in table.rows
        for place, column in enumerate(row.columns)
        for slot, gangster in enumerate(column.gangsters)
        if gangster.new
    }


def _seen(state: State, seat: Seat) -> TableView:
    return game.view(state, seat).table


FIRST = ("capone play R1 A", "capone liquidation A yale", "capone recruit")
SECOND = ("yale play B1 B", "yale limousine A G1 B", "yale recruit")
THIRD = ("weiss play P1 A", "weiss play P2 A", "weiss recruit")


def test_the_table_marks_the_last_turn_and_the_one_that_runs() -> None:
    state = _after(*FIRST, "yale play B1 B")
    assert _new(game.table(state)) == {"capone A 1", "yale B 1"}
    assert game.table(state).rows[YALE].columns[0].removed == (2,)
    assert [row.gained for row in game.table(state).rows] == [1, 0, 0]

    state = _after(*FIRST, *SECOND, "weiss recruit", "weiss recruit")
    assert _new(game.table(state)) == {"yale B 1", "yale B 2"}
    assert game.table(state).rows[YALE].columns[0].removed == (1,)
    assert [row.gained for row in game.table(state).rows] == [0, 1, 2]


def test_a_boss_sees_marked_what_came_since_their_own_last_turn() -> None:
    state = _after(*FIRST, *SECOND, *THIRD)
    assert state.active == CAPONE
    assert _new(_seen(state, CAPONE)) == {"yale B 1", "yale B 2", "weiss A 2", "weiss A 3"}
    assert [row.gained for row in _seen(state, CAPONE).rows] == [0, 1, 1]
    assert _new(_seen(state, YALE)) == {"weiss A 2", "weiss A 3"}
    assert _new(_seen(state, WEISS)) == set()

    later = _after(*FIRST, *SECOND, *THIRD, "capone play R2 B")
    assert _new(_seen(later, CAPONE)) == _new(_seen(state, CAPONE)) | {"capone B 1"}
    assert _new(_seen(later, WEISS)) == {"capone B 1"}


def test_before_ones_first_turn_everything_since_the_deal_is_new() -> None:
    step = game.setup(3, game.Options(), 7)
    state = step.state
    assert not any(place.new for place in game.table(state).places)
    first = state.active
    state = game.apply(state, first, game.legal(state, first)[1]).state
    waiting = (first + 2) % 3
    assert len(_new(_seen(state, waiting))) == 1


def test_a_business_is_marked_when_it_has_opened_since() -> None:
    text = TOWN.replace("A capone", "#").replace("A yale: G1 (G2) G3", "A capone: R4 (R5) R6 (R7) R8")
    state = loads(text.replace("turn: 9 capone", "turn: 8 weiss"))
    for _ in range(3):
        state = game.apply(state, WEISS, game.parse("recruit")).state
    assert [place.new for place in game.table(state).places] == [True, False]
    assert _seen(state, YALE).places[0].new
    assert game.table(state).rows[CAPONE].columns[0].removed == ()


def test_cards_that_came_this_turn_are_shown_as_drawn_while_they_are_in_hand() -> None:
    state = _after("capone recruit", "capone recruit")
    assert [str(card) for card in game.view(state, CAPONE).drawn] == ["P15", "P14"]
    assert [str(card) for card in game.view(state, CAPONE).hand][:2] == ["P15", "P14"]

    state = _after("capone recruit", "capone recruit", "capone play P14 A", *SECOND)
    assert [str(card) for card in game.view(state, CAPONE).drawn] == ["P15"]
    assert [str(card) for card in game.view(state, YALE).drawn] == ["P13"]
    assert game.view(state, WEISS).drawn == ()


def test_an_empty_slot_is_unmarked_as_soon_as_somebody_stands_there() -> None:
    state = _after(*FIRST, "yale play B1 A")
    assert game.table(state).rows[YALE].columns[0].removed == ()
