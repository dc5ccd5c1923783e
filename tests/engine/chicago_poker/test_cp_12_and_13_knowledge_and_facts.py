"""CP-12 and CP-13: who knows what, and what must always be so."""

from collections import Counter
from itertools import combinations_with_replacement
from random import Random

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options, State
from engine.chicago_poker.cards import GANGSTERS
from engine.chicago_poker.events import Caller, ShootoutHeld, TurnStarted
from engine.chicago_poker.pieces import PLACES, SPECIALS, AnyCard, Business
from engine.chicago_poker.shootout import victory
from tests.helpers.chicago_poker.another_world import redealt
from tests.helpers.chicago_poker.by_hand import after, at, cards, does, told
from tests.helpers.chicago_poker.playouts import AGREEMENTS, Move, every_agreement, playout

TOWN = """
    bosses: capone moran
    A: speakeasy
    A capone: (R1) (R2) R3
    A moran: (G1)
    B: jazz-club
    hand capone: police-raid bribery R9 R10
    hand moran: B9 B10 revolver
    discard: Y1 Y2 Y3
    tiles moran: brewery
"""


def test_cp_12_1_everybody_sees_what_lies_open_and_how_much_there_is_of_the_rest() -> None:
    state = at(TOWN)
    table = game.table(state)
    capone, moran = table.rows

    assert [gangster.card for gangster in capone.columns[0].gangsters] == [None, None, *cards("R3")]
    assert (capone.hand_size, moran.hand_size) == (4, 3)
    assert (table.discard_top, table.discard) == (*cards("Y3"), 3)
    assert (table.deck, table.stock) == (len(state.deck), 17)
    assert moran.tiles == (Business.BREWERY,)
    assert [lot.business for lot in table.places] == [Business.SPEAKEASY, Business.JAZZ_CLUB]


def test_cp_12_1_every_boss_has_the_same_table_but_for_what_is_new_to_him() -> None:
    for move in playout(4, Options(), 12):
        state = move.step.state
        plain = without_marks(state, None)

        assert all(without_marks(state, seat) == plain for seat in range(4))


def without_marks(state: State, seat: int | None) -> str:
    table = game.table(state) if seat is None else game.view(state, seat).table
    shown = repr(table)
    for row in table.rows:
        shown = shown.replace(f"gained={row.gained}", "")
        for column in row.columns:
            shown = shown.replace(f"removed={column.removed}", "")
    return shown.replace("new=True", "").replace("new=False", "")


def test_cp_12_2_a_hand_and_what_lies_under_ones_own_backs_are_the_owners() -> None:
    state = at(TOWN)
    own, rival = game.view(state, 0), game.view(state, 1)

    assert set(map(str, own.hand)) == {"R9", "R10", "police-raid", "bribery"}
    assert [str(laid.card) for laid in own.columns[0]] == ["R1", "R2", "R3"]
    for secret in ("R1", "R2", "R9", "R10"):
        card = cards(secret)[0]
        assert repr(card) in repr(own)
        assert repr(card) not in repr(rival) + repr(game.table(state))


def test_cp_12_3_raid_and_search_are_seen_by_one_boss() -> None:
    raided = after(at(TOWN), "capone police-raid A moran")
    searching = after(raided, "capone bribery")

    assert [str(known.card) for known in game.view(raided, 0).known] == ["G1"]
    assert len(game.view(searching, 0).pile or ()) == 4
    assert game.view(searching, 1).pile is None
    assert game.view(after(searching, "capone take Y1"), 0).pile is None


def test_cp_12_4_nobody_knows_the_order_of_deck_and_stock() -> None:
    state = at(TOWN)
    dice = Random(1)
    for _ in range(5):
        other = redealt(state, 0, dice)
        assert (other.deck, other.stock) != (state.deck, state.stock)
        assert game.view(other, 0) == game.view(state, 0)


def everything(state: State) -> Counter[AnyCard]:
    pile: Counter[AnyCard] = Counter((*state.deck, *state.discard))
    for hand in state.hands:
        pile.update(hand)
    for columns in state.columns:
        for column in columns:
            pile.update(laid.card for laid in column)
    return pile


def games(options: Options) -> list[Move]:
    return [move for seats in range(2, 7) for move in playout(seats, options, seats + 13)]


@every_agreement
def test_cp_13_1_no_card_is_lost_or_doubled(options: Options) -> None:
    box = Counter((*GANGSTERS, *(SPECIALS if options.specials else ())))
    for move in games(options):
        assert everything(move.step.state) == box


@pytest.mark.parametrize(
    ("seats", "length"), [(2, "full"), (3, "full"), (4, "full"), (5, "short"), (6, "short")]
)
def test_cp_13_2_somebody_wins_before_the_stock_is_empty(seats: int, length: str) -> None:
    options = next(options for options in AGREEMENTS if options.length == length)
    most = max(
        owned
        for owned in range(6)
        for tiles in combinations_with_replacement(Business, owned)
        if victory(tiles, options) is None
    )

    assert seats * most + PLACES[seats] < 20
    *_, last = playout(seats, options, 2)
    assert last.step.state.stock


@pytest.mark.parametrize("seats", range(2, 7))
def test_cp_13_4_only_four_or_more_bosses_can_hold_and_lay_all_cards(seats: int) -> None:
    room = seats * (7 + 5 * PLACES[seats])

    assert (room >= len(GANGSTERS)) == (seats >= 4)


@every_agreement
def test_cp_13_5_who_marked_first_calls_the_shootout(options: Options) -> None:
    for move in games(options):
        marked = [(marker.place, marker.seat) for marker in move.before.markers]
        for held in told(move.step, ShootoutHeld):
            owners = [seat for place, seat in marked if place == held.place]
            assert held.cause is Caller.STALEMATE or not owners or owners[0] == held.caller


def test_cp_13_5_the_second_marker_calls_nothing() -> None:
    state = at("""
        bosses: capone moran
        A: brewery
        A capone: R1 R2 R3 R5 R6
        A moran: B1 B2 B3 B5
        B: speakeasy
        turn: 8 moran
        actions: 1
        hand moran: B7 G1 G2 G3
        hand capone: Y1 Y2 Y3
    """)
    step = does(state, "moran play B7 A")

    assert len(told(step, ShootoutHeld)) == 1
    assert step.state.markers == ()
    later = does(step.state, "capone recruit", "capone recruit", "capone play Y1 B")
    assert told(later, TurnStarted)
    assert not told(later, ShootoutHeld)


@every_agreement
def test_cp_13_6_a_turn_begins_with_a_free_slot_everywhere(options: Options) -> None:
    for move in games(options):
        if started := told(move.step, TurnStarted):
            state, seat = move.step.state, started[-1].seat
            assert all(
                len(state.columns[place][seat]) < 5
                for place, business in enumerate(state.businesses)
                if business and state.active == seat
            )
