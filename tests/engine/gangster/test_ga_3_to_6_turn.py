"""GA-3 to GA-6: one action a turn, drives, loads and unloads, and where a gangster goes."""

from engine import gangster as game
from engine.gangster import Reason
from engine.gangster.events import (
    Arrived,
    Breakfasted,
    Drove,
    QuayRefilled,
)
from engine.gangster.pieces import Clan
from tests.helpers.gangster.by_hand import after, at, clan, does, legal, refused, spaces
from tests.helpers.played_out import played_out


def test_ga_3_4_what_the_seat_does_itself_comes_before_what_follows() -> None:
    step = does(at("open blue: 1", "trunk blue: brown"), "drive 1 gold-coast gun breakfast")

    assert tuple(map(type, step.events))[: step.own + 1] == (Drove, Breakfasted, Arrived, QuayRefilled)


def test_or_g13_the_cards_are_opened_by_themselves() -> None:
    """No line asks for it, and none can put it off."""
    for line in legal(at("open blue: 3")):
        assert clan(after(at("open blue: 3"), line), "blue").open == ((3,) if "unload" in line else (1, 2, 3))


FULL_BUT_TWO = "spaces loop: - brown - brown brown brown brown brown brown"


def test_or_g1_a_gap_belongs_to_the_last_space_or_to_anybody_as_agreed() -> None:
    theirs, anybody = f"{FULL_BUT_TWO} grey", "options: full no"

    refused(at(theirs), "unload own", Reason.GAP_CLOSED)
    assert spaces(after(at(theirs, anybody), "unload own"), "loop").startswith("blue brown -")
    assert legal(at(theirs, "trunk blue: grey"), "unload") == ["unload grey"]
    free_last = at(FULL_BUT_TWO, anybody)
    assert spaces(after(free_last, "unload own"), "loop").endswith("blue"), "the last space comes first"


def test_or_g24_cars_and_trunks_lie_open() -> None:
    table = game.table(at("trunk brown: blue"))

    assert table.clan(Clan.BROWN).trunk == (Clan.BLUE,)
    assert [row.riding for row in table.clans] == [8, 9, 9, 9]
    assert all(game.view(at("trunk brown: blue"), seat).table == table for seat in range(4))


def test_or_g20_after_six_turns_a_clan_without_driving_everybody_must_drive() -> None:
    state = at("idle: 23")
    step = does(state, "unload own")

    assert type(step.events[-1]).__name__ == "DriveDemanded"
    assert game.table(step.state).must_drive
    assert all(line.startswith(("drive", "bump")) for line in legal(step.state))
    refused(step.state, "unload own", Reason.MUST_DRIVE, turns=24)
    driven = after(step.state, legal(step.state)[0])
    assert driven.board.idle == 0
    assert legal(driven, "unload") == ["unload own"]
    told_from = [game.table(at(f"idle: {idle}")).idle_is_told for idle in (15, 16)]
    assert told_from == [False, True]


def test_or_g30_nothing_is_taken_back() -> None:
    step = does(at(), "unload own")

    assert step.settled
    assert not step.reversible
    assert game.retract(step.state, 0) is None


def test_no_line_is_played_after_the_end_or_by_a_stranger() -> None:
    state = at()
    refused(state, "unload own", Reason.UNKNOWN_SEAT, seat=4)
    refused(state, "unload own", Reason.UNKNOWN_SEAT, seat=-1)
    end = played_out(game, state, "end")
    assert game.awaited(end) == ()
    refused(end, "unload own", Reason.GAME_OVER)
