"""GA-10 to GA-12: Gold Coast, what each piece does, and two players."""

from engine import gangster as game
from engine.gangster import Options
from engine.gangster.events import (
    Drove,
    QuaysReplaced,
)
from engine.gangster.pieces import Kind
from tests.helpers.gangster.by_hand import at, does, told


def test_or_g15_as_many_come_as_there_are() -> None:
    state = at("quays: door gun door", "stock: door trunk")
    step = does(state, "drive 1 gold-coast gun")

    assert step.state.board.quays == (Kind.TRUNK, None, None)
    assert told(step, QuaysReplaced)[0].pieces == (Kind.TRUNK,)
    assert dict(game.table(step.state).gone)[Kind.DOOR] == dict(game.table(state).gone)[Kind.DOOR] + 3


def test_the_motor_is_used_only_where_the_card_alone_does_not_lead() -> None:
    step = does(at("equipment blue: motor"), "drive 2 bronzeville")

    assert not told(step, Drove)[0].by_motor


def test_ga_12_1_two_players_lead_two_clans_each() -> None:
    state = game.setup(2, Options(), "two").state
    table = game.table(state)

    assert [row.seat for row in table.clans] == [0, 1, 0, 1]
    assert all(len(row.equipment) == 1 and row.open == (1, 2, 3) for row in table.clans)


def test_or_g29_a_computer_can_play_for_any_seat_at_any_time() -> None:
    state = at("turn: weiss")
    for level in game.info.levels:
        chosen = game.choose(game.view(state, 2), level, "seed", ())
        assert chosen in game.legal(state, 2)
