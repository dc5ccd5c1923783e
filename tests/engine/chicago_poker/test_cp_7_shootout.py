"""CP-7: shootouts."""

from engine import chicago_poker as game
from engine.chicago_poker.events import (
    Caller,
    DecidedBy,
    GameWon,
    ShootoutHeld,
    ShootoutTied,
    TurnStarted,
)
from engine.chicago_poker.hands import Rank
from engine.chicago_poker.pieces import Business
from tests.helpers.chicago_poker.by_hand import after, at, cards, column, does, told

FIGHT = """
    bosses: capone yale moran
    turn: 9 capone
    actions: 1
    A: gambling-house
    A capone: R9 (B9)
    A yale: R1 (R2) R4 (R5) R7
    B: brewery
    B capone: G1
    hand capone: P1 P2
    stock: jazz-club ...
"""


def fought(text: str) -> tuple[ShootoutHeld, game.State]:
    """Capone lays P1 at B, and Yale's turn begins with a shootout at A."""
    step = does(at(text), "capone play P1 B")
    (held,) = told(step, ShootoutHeld)
    return held, step.state


def test_cp_7_1_all_gangsters_there_are_turned_up() -> None:
    held, _ = fought(FIGHT)

    assert {(fighter.seat, fighter.cards, fighter.were_down) for fighter in held.fighters} == {
        (0, cards("R9 B9"), (False, True)),
        (1, cards("R1 R2 R4 R5 R7"), (False, True, False, True, False)),
    }


def test_cp_7_1_a_tied_business_lies_open_on_the_table_and_the_others_do_not() -> None:
    state = does(at(TIED), "capone play P1 B").state
    table, yale = game.table(state), game.view(state, 1)
    tied = table.tie.place if table.tie else None

    for row in table.rows:
        for place, crew in enumerate(row.columns):
            backs = [gangster for gangster in crew.gangsters if gangster.card is None]
            laid_down = [laid for laid in state.columns[place][row.seat] if not laid.up]
            assert len(backs) == (0 if place == tied else len(laid_down))
    assert not any(own.hidden for own in yale.columns[tied or 0])


def test_cp_7_2_everybody_there_fights_with_exactly_what_they_have_there() -> None:
    held, state = fought(FIGHT)

    assert [(fighter.seat, fighter.hand.rank) for fighter in held.fighters] == [
        (1, Rank.FLUSH),
        (0, Rank.PAIR),
    ]
    assert len(state.hands[0]) == 1  # P2 stayed in the hand


def test_cp_7_3_the_best_hand_wins_whoever_called() -> None:
    held, _ = fought(FIGHT.replace("R1 (R2) R4 (R5) R7", "R1 (B2) R4 (R5) R7"))

    assert (held.caller, held.winner, held.cause) == (1, 0, Caller.MARKER)
    assert held.decided_by is DecidedBy.RANK


def test_cp_7_3_a_boss_alone_wins_at_once() -> None:
    held, _ = fought(FIGHT.replace("A capone: R9 (B9)", ""))

    assert (held.winner, held.decided_by, len(held.fighters)) == (1, DecidedBy.ALONE, 1)


def test_cp_7_3_hands_of_a_kind_are_decided_by_their_values() -> None:
    held, _ = fought(FIGHT.replace("R1 (R2) R4 (R5) R7", "R1 (B1) R4 (R5) R7"))

    assert (held.winner, held.decided_by) == (0, DecidedBy.VALUES)


TIED = """
    bosses: capone yale moran
    turn: 9 capone
    actions: 1
    A: gambling-house
    A capone: B1 (B2) B4 (B5) P7
    A yale: R1 (R2) R4 (R5) G7
    A moran: Y3
    B: brewery
    hand capone: P1 P2
"""


def test_cp_7_4_equal_best_hands_go_to_reinforcements() -> None:
    step = does(at(TIED), "capone play P1 B")

    assert [event.tied for event in told(step, ShootoutTied)] == [(1, 0)]
    assert not told(step, ShootoutHeld)
    assert game.awaited(step.state) == (1, 0)


def test_cp_7_5_the_winner_takes_the_tile_and_the_place_is_cleared() -> None:
    held, state = fought(FIGHT)

    assert held.winner == 1
    assert state.tiles == ((), (Business.GAMBLING_HOUSE,), ())
    assert column(state, "A", "capone") == column(state, "A", "yale") == ""
    assert set(map(str, state.discard)) == {"R9", "B9", "R1", "R2", "R4", "R5", "R7"}
    assert state.markers == ()


def test_cp_7_6_a_victory_ends_everything() -> None:
    step = does(at(FIGHT + "tiles yale: gambling-house gambling-house"), "capone play P1 B")

    assert isinstance(step.events[-1], GameWon)
    assert game.awaited(step.state) == ()
    assert told(step, ShootoutHeld)[0].replacement is None


def test_cp_7_7_the_next_tile_takes_the_place() -> None:
    held, state = fought(FIGHT)

    assert held.replacement is Business.JAZZ_CLUB
    assert state.businesses[0] is Business.JAZZ_CLUB


LAST_TILES = """
    bosses: capone yale weiss moran obanion
    turn: 9 capone
    actions: 1
    A: gambling-house
    A yale: R1 (R2) R4 (R5) R7
    B: brewery
    C: brewery
    D: brewery
    hand capone: P1 P2
    stock:
    tiles capone: speakeasy speakeasy jazz-club jazz-club
    tiles yale: speakeasy speakeasy
    tiles weiss: speakeasy jazz-club jazz-club
    tiles moran: gambling-house gambling-house brewery jazz-club
    tiles obanion: gambling-house gambling-house brewery
"""


def test_cp_7_7_with_an_empty_stock_the_place_stays_vacant_and_play_goes_on() -> None:
    step = does(at(LAST_TILES), "capone play P1 B")

    assert told(step, ShootoutHeld)[0].replacement is None
    assert step.state.businesses[0] is None
    assert [event.seat for event in told(step, TurnStarted)] == [1]
    assert after(step.state, "yale recruit", "yale recruit").actions == 1
