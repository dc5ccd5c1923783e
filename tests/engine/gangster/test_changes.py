"""What has changed since a seat's last turn: what pictures mark."""

from hypothesis import given
from hypothesis import strategies as st

from engine import gangster as game
from engine.gangster import Options, State
from engine.gangster.pieces import Clan, Place
from engine.gangster.views import Changes, Spot, Trail
from tests.helpers import examples
from tests.helpers.gangster.by_hand import after, at
from tests.helpers.gangster.playouts import AGREEMENTS, playout


def changes(state: State, seat: int) -> Changes:
    return game.table(state).changes[seat]


def test_at_the_start_nothing_has_changed() -> None:
    for seat in range(4):
        assert changes(game.setup(4, Options(), 1).state, seat) == Changes(0, (), (), (), ())


def test_whoever_has_just_played_has_missed_nothing() -> None:
    state = after(at(), "unload own")

    assert changes(state, 0).turns == 0
    assert changes(state, 1).placed == (Spot(Place.LOOP, 1, Clan.BLUE),)


def test_placed_and_taken_cars_and_doublers_are_kept_for_everybody_who_has_not_played_since() -> None:
    state = at(
        "open yellow: 1",
        "spaces loop: brown",
        "car brown: chinatown",
        "pile: loop west-side policeman policeman greek-town little-italy northwest-side north-side "
        "chinatown stock-yards bronzeville",
    )
    state = after(state, "load 1", "bump 1 blue", "drive 1 west-side")
    seen = changes(state, 3)

    assert seen.turns == 3
    assert seen.taken == (Spot(Place.LOOP, 1, Clan.BROWN),)
    assert seen.trails == (
        Trail(Clan.BROWN, (Place.CHINATOWN, Place.LOOP), False),
        Trail(Clan.BLUE, (Place.LOOP, Place.CHINATOWN), True),
        Trail(Clan.YELLOW, (Place.CICERO, Place.WEST_SIDE), False),
    )
    assert seen.doublers == (Place.LOOP,)
    assert changes(state, 0).turns == 2
    assert changes(state, 0).taken == ()
    assert changes(state, 2).trails == ()


def test_who_came_and_went_leaves_no_mark() -> None:
    state = at("car brown: loop", "equipment brown: gun")
    state = after(state, "unload own", "load 1")

    assert changes(state, 2).placed == ()
    assert changes(state, 2).taken == ()


def test_a_space_taken_again_is_new_and_not_free() -> None:
    state = at("spaces loop: blue", "car brown: loop")
    state = after(state, "load 1", "unload own")

    assert changes(state, 2).placed == (Spot(Place.LOOP, 1, Clan.BROWN),)
    assert changes(state, 2).taken == ()


def test_a_new_round_takes_the_old_doublers_off() -> None:
    state = at(
        "open blue: 1",
        "turned: loop chinatown cicero bronzeville stock-yards greek-town north-side",
        "pile: west-side policeman policeman northwest-side little-italy",
    )
    state = after(state, "drive 1 stock-yards")

    (first,) = (place for place in Place if place.number in state.board.turned)
    assert changes(state, 1).doublers == (first,)


@examples.few(4)
@given(st.integers(2, 5), st.sampled_from(AGREEMENTS), st.integers(0, 10**6))
def test_the_changes_lead_from_the_table_of_the_last_turn_to_this_one(
    seats: int, options: Options, seed: int
) -> None:
    """The spaces before, without the taken, with the placed, are the spaces now."""
    history = [move.before for move in playout(seats, options, seed)]
    for number in range(seats, len(history), 3):
        now, then = history[number], history[number - seats + 1]
        seen = game.table(now).changes[now.board.seat]
        assert seen.turns == seats - 1
        before = _standing(then)
        for spot in seen.taken:
            before.pop((spot.place, spot.space))
        before |= {(spot.place, spot.space): spot.clan for spot in seen.placed}
        assert before == _standing(now)
        for trail in seen.trails:
            row = game.table(now).clan(trail.clan)
            assert row.car in (each.road[-1] for each in seen.trails if each.clan is trail.clan)


def _standing(state: State) -> dict[tuple[Place, int], Clan]:
    return {
        (row.place, space): clan
        for row in game.table(state).districts
        for space, clan in enumerate(row.spaces, start=1)
        if clan is not None
    }
