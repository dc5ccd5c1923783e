"""GA-10 to GA-12: Gold Coast, what each piece does, and two players."""

import pytest

from engine import gangster as game
from engine.gangster import Options, Reason
from engine.gangster.events import (
    Arrived,
    Breakfasted,
    Bumped,
    CardsOpened,
    Drove,
    GunUsed,
    QuayRefilled,
    QuaysReplaced,
    Unloaded,
)
from engine.gangster.pieces import Clan, Kind, Place
from tests.helpers.gangster.by_hand import after, at, car, clan, does, legal, reach, refused, spaces, told


def test_ga_10_1_a_car_arrives_when_it_ends_its_own_move_there() -> None:
    step = does(at(), "drive 1 gold-coast gun")
    (arrived,) = told(step, Arrived)

    assert (arrived.piece, arrived.lost) == (Kind.GUN, None)
    assert clan(step.state, "blue").equipment == ("gun", "bumper")


def test_or_g4_passing_is_not_arriving() -> None:
    """From North Side a 2 leads to Bronzeville by way of Gold Coast alone."""
    step = does(at("car blue: north-side"), "drive 2 bronzeville")

    assert not told(step, Arrived)
    refused(at("car blue: north-side"), "drive 2 bronzeville gun", Reason.NOT_AT_HARBOUR)
    refused(at("car blue: north-side"), "drive 2 bronzeville breakfast", Reason.NOT_AT_HARBOUR)


def test_or_g4_a_round_trip_of_the_motor_arrives() -> None:
    state = at("car blue: gold-coast", "equipment blue: motor")

    assert legal(state, "drive 3 gold-coast") == ["drive 3 gold-coast door", "drive 3 gold-coast gun"]
    assert told(does(state, "drive 3 gold-coast gun"), Arrived)


def test_or_g5_who_is_bumped_into_gold_coast_gets_nothing() -> None:
    step = does(at("car blue: gold-coast", "car brown: loop"), "bump 2 brown")

    assert (car(step.state, "blue"), car(step.state, "brown")) == ("loop", "gold-coast")
    assert not told(step, Arrived)
    assert step.state.board.quays == (Kind.DOOR, Kind.GUN, Kind.MOTOR)
    assert game.awaited(step.state) == (1,)


def test_ga_10_2_breakfast_takes_the_whole_trunk_for_good() -> None:
    state = at("trunk blue: brown grey", "equipment blue: trunk")
    step = does(state, "drive 1 gold-coast gun breakfast")

    assert told(step, Breakfasted)[0].guests == (Clan.BROWN, Clan.GREY)
    assert clan(step.state, "blue").trunk == ()
    assert [clan(step.state, name).breakfast for name in ("brown", "grey", "yellow")] == [1, 1, 0]
    assert clan(after(state, "drive 1 gold-coast gun"), "blue").trunk == (1, 3)
    refused(at(), "drive 1 gold-coast gun breakfast", Reason.TRUNK_EMPTY)


def test_or_g16_breakfast_is_for_all_or_none() -> None:
    state = at("trunk blue: brown brown", "equipment blue: trunk")

    assert legal(state, "drive 1 gold-coast gun") == [
        "drive 1 gold-coast gun",
        "drive 1 gold-coast gun breakfast",
    ]
    assert clan(after(state, "drive 1 gold-coast gun breakfast"), "brown").breakfast == 2


def test_ga_10_3_a_piece_must_be_taken_where_one_can_be() -> None:
    refused(at(), "drive 1 gold-coast", Reason.TAKE_A_PIECE, pieces="door gun motor")
    refused(at(), "drive 1 gold-coast trunk", Reason.NOT_ON_QUAYS, piece="trunk")
    nothing = at("equipment blue: door gun", "quays: door gun gun", "trunk blue: grey")
    assert legal(nothing, "drive 1 gold") == ["drive 1 gold-coast", "drive 1 gold-coast breakfast"]
    step = does(nothing, "drive 1 gold-coast")
    assert told(step, Arrived)[0].piece is None
    assert step.state.board.quays == nothing.board.quays
    assert not told(step, QuayRefilled)


def test_or_g18_a_kind_that_one_has_cannot_be_taken() -> None:
    state = at("equipment blue: gun door")

    refused(state, "drive 1 gold-coast gun", Reason.KIND_OWNED, piece="gun")
    assert legal(state, "drive 1 gold") == ["drive 1 gold-coast motor"]


def test_ga_10_4_the_new_piece_pushes_the_others() -> None:
    state = at("equipment blue: bumper trunk")
    step = does(state, "drive 1 gold-coast gun")

    assert clan(step.state, "blue").equipment == ("gun", "bumper")
    assert told(step, Arrived)[0].lost is Kind.TRUNK
    assert dict(game.table(step.state).gone)[Kind.TRUNK] == 1


def test_ga_10_5_the_quay_is_refilled_and_three_equal_ones_are_replaced() -> None:
    step = does(at("stock: trunk bodyguard"), "drive 1 gold-coast gun")
    assert step.state.board.quays == (Kind.DOOR, Kind.TRUNK, Kind.MOTOR)
    assert told(step, QuayRefilled) == [QuayRefilled(1, Kind.TRUNK)]
    three = does(at("quays: door gun door", "stock: door trunk trunk motor"), "drive 1 gold-coast gun")
    assert told(three, QuaysReplaced) == [QuaysReplaced(Kind.DOOR, (Kind.TRUNK, Kind.TRUNK, Kind.MOTOR))]
    assert three.state.board.quays == (Kind.TRUNK, Kind.TRUNK, Kind.MOTOR)
    assert three.state.stock == ()
    again = does(
        at("quays: door gun door", "stock: door trunk trunk trunk motor motor gun"), "drive 1 gold-coast gun"
    )
    assert len(told(again, QuaysReplaced)) == 2
    assert again.state.board.quays == (Kind.MOTOR, Kind.MOTOR, Kind.GUN)
    empty = does(at("stock:"), "drive 1 gold-coast gun")
    assert empty.state.board.quays == (Kind.DOOR, None, Kind.MOTOR)
    assert not told(empty, QuayRefilled)


def test_or_g15_as_many_come_as_there_are() -> None:
    state = at("quays: door gun door", "stock: door trunk")
    step = does(state, "drive 1 gold-coast gun")

    assert step.state.board.quays == (Kind.TRUNK, None, None)
    assert told(step, QuaysReplaced)[0].pieces == (Kind.TRUNK,)
    assert dict(game.table(step.state).gone)[Kind.DOOR] == dict(game.table(state).gone)[Kind.DOOR] + 3


def test_ga_11_1_a_bodyguard_keeps_rivals_from_loading() -> None:
    state = at("spaces loop: brown grey", "car brown: loop", "equipment brown: bodyguard")

    refused(state, "load 1", Reason.GUARDED, clan="brown", place="loop")
    assert legal(state, "load") == ["load 2"]
    own = at("spaces loop: brown", "car brown: loop", "equipment brown: bodyguard", "turn: yale")
    assert legal(own, "load") == ["load 1"], "its own clan loads as ever"


def test_or_g8_a_bodyguard_protects_from_the_tommy_gun() -> None:
    guarded = at(
        "spaces chinatown: brown grey",
        "car brown: chinatown",
        "equipment brown: bodyguard",
        "equipment blue: gun",
    )

    refused(guarded, "gun chinatown 1", Reason.GUARDED, clan="brown", place="chinatown")
    assert legal(guarded, "gun") == ["gun chinatown 2"]


def test_or_g19_the_protection_follows_the_car_at_once() -> None:
    state = at(
        "spaces loop: brown",
        "car brown: loop",
        "equipment brown: bodyguard",
        "equipment blue: bumper",
        "car blue: chinatown",
        "spaces chinatown: brown",
    )
    bumped = after(state, "bump 1 brown", "unload own", "unload own", "unload own")

    assert car(bumped, "brown") == "chinatown"
    assert legal(bumped, "load") == ["load 1"]


def test_ga_11_2_the_trunk_holds_two_rivals() -> None:
    state = at("spaces loop: brown grey yellow", "equipment blue: trunk")
    two = after(
        state, "load 1", *["drive 1 greek-town", "drive 1 little-italy", "drive 1 chinatown"], "load 2"
    )

    assert clan(two, "blue").trunk == (1, 3)
    assert spaces(two, "loop") == "- - yellow"
    refused(
        at("trunk blue: brown grey", "spaces loop: yellow", "equipment blue: trunk"),
        "load 1",
        Reason.TRUNK_FULL,
        room=2,
    )


def test_or_g9_who_loses_the_trunk_keeps_both_rivals() -> None:
    state = at("trunk blue: brown grey", "equipment blue: bumper trunk", "spaces loop: yellow")
    lost = after(state, "drive 1 gold-coast gun")

    assert clan(lost, "blue").trunk == (1, 3)
    assert clan(lost, "blue").room == 1
    refused(at("trunk blue: brown grey", "spaces loop: yellow"), "load 1", Reason.TRUNK_FULL, room=1)


def test_ga_11_3_the_motor_makes_a_card_count_one_more() -> None:
    plain, motor = at(), at("equipment blue: motor")

    assert set(reach(motor, 1)) == set(reach(plain, 1)) | set(reach(plain, 2))
    step = does(motor, "drive 1 bronzeville")
    assert told(step, Drove)[0].by_motor
    assert clan(step.state, "blue").open == (2, 3)


def test_the_motor_is_used_only_where_the_card_alone_does_not_lead() -> None:
    step = does(at("equipment blue: motor"), "drive 2 bronzeville")

    assert not told(step, Drove)[0].by_motor


def test_ga_11_4_the_bumper_swaps_two_cars() -> None:
    state = at("car brown: chinatown", "open blue: 2 3")
    step = does(state, "bump 3 brown")

    assert (car(step.state, "blue"), car(step.state, "brown")) == ("chinatown", "loop")
    assert clan(step.state, "blue").open == (2,)
    assert told(step, Bumped) == [Bumped(0, Clan.BLUE, 3, Clan.BROWN, 1, Place.LOOP, Place.CHINATOWN)]
    third = does(
        at("car brown: gold-coast", "open blue: 2", "trunk blue: grey"), "bump 2 brown gun breakfast"
    )
    assert told(third, CardsOpened)
    assert told(third, Arrived)
    assert third.state.board.idle == 0


def test_or_g6_any_other_car_in_a_connected_place_with_any_open_card() -> None:
    state = at(
        "car brown: gold-coast", "car yellow: loop", "car grey: north-side", "equipment blue: bumper motor"
    )

    takes = ("door", "gun")
    assert legal(state, "bump") == [f"bump {card} brown {take}" for card in (1, 2, 3) for take in takes]
    refused(state, "bump 1 yellow", Reason.CAR_NOT_CONNECTED, clan="yellow", place="loop")
    refused(state, "bump 1 grey", Reason.CAR_NOT_CONNECTED, place="north-side")
    refused(state, "bump 1 blue", Reason.OWN_CAR)
    refused(state, "bump 1 green", Reason.CLAN_NOT_PLAYING, clan="green")
    refused(state, "bump 1 brown", Reason.TAKE_A_PIECE)
    refused(at("equipment blue: gun"), "bump 1 brown", Reason.NO_BUMPER)
    refused(at("car brown: chinatown", "open blue: 2"), "bump 1 brown", Reason.CARD_USED)


def test_or_g6_the_partners_car_may_be_bumped() -> None:
    state = at("car yellow: chinatown", players=2)

    assert "blue bump 1 yellow" in legal(state)
    assert car(after(state, "blue bump 1 yellow"), "yellow") == "loop"


def test_ga_11_5_the_tommy_gun_takes_a_rival_from_a_connected_district() -> None:
    state = at("equipment blue: gun", "spaces chinatown: blue brown grey", "spaces cicero: brown")
    step = does(state, "gun chinatown 2")

    assert legal(state, "gun") == ["gun chinatown 2", "gun chinatown 3"]
    assert spaces(step.state, "chinatown") == "blue - grey"
    assert clan(step.state, "blue").trunk == (1,)
    assert told(step, GunUsed) == [GunUsed(0, Clan.BLUE, Place.LOOP, Place.CHINATOWN, Clan.BROWN, 2)]
    refused(state, "gun chinatown 1", Reason.OWN_GANGSTER)
    refused(state, "gun chinatown 4", Reason.SPACE_FREE)
    refused(state, "gun chinatown 9", Reason.NO_SUCH_SPACE)
    refused(state, "gun cicero 1", Reason.PLACE_NOT_CONNECTED, place="cicero")
    refused(at("spaces chinatown: brown"), "gun chinatown 1", Reason.NO_GUN)
    refused(
        at("equipment blue: gun", "spaces chinatown: brown", "trunk blue: grey"),
        "gun chinatown 1",
        Reason.TRUNK_FULL,
    )
    refused(
        at("equipment blue: gun", "car blue: gold-coast", "spaces loop: brown"),
        "gun loop 1",
        Reason.NOT_AT_GOLD_COAST,
    )


def test_or_g23_no_target_at_gold_coast_or_out_of_the_game() -> None:
    refused(at("equipment blue: gun"), "gun gold-coast 1", Reason.NOT_AT_GOLD_COAST)
    west = at("equipment blue: gun", "car blue: west-side", "spaces chinatown: brown", players=3)
    refused(west, "gun cicero 1", Reason.OUT_OF_THE_GAME, place="cicero")
    assert legal(west, "gun") == ["gun chinatown 1"]
    beside = at("equipment blue: gun", "car blue: north-side", "spaces greek-town: grey")
    assert legal(beside, "gun") == ["gun greek-town 1"]
    crossing = at("equipment blue: gun", "car blue: cicero", "spaces west-side: brown", players=3)
    refused(crossing, "gun west-side 1", Reason.OUT_OF_THE_GAME, place="cicero")


def test_ga_11_6_the_door_puts_out_two() -> None:
    state = at("equipment blue: door", "spaces loop: brown")
    step = does(state, "unload own own")

    assert legal(state, "unload") == ["unload own", "unload own own"]
    assert spaces(step.state, "loop") == "brown blue blue"
    assert told(step, Unloaded)[0].spaces == (2, 3)
    assert clan(step.state, "blue").riding == 7
    refused(at(), "unload own own", Reason.NO_DOOR)
    refused(
        at("equipment blue: door", "riding blue: 1", "breakfast blue: 8"),
        "unload own own",
        Reason.CAR_EMPTY,
        wanted=2,
    )


def test_ga_11_6_the_second_goes_after_the_first() -> None:
    """The first takes the last space, so the second may fill a gap."""
    state = at("equipment blue: door", "spaces loop: brown - brown grey brown grey brown grey brown")

    assert spaces(after(state, "unload own own"), "loop").split()[1::8] == ["blue", "blue"]


def test_or_g10_the_door_is_for_own_gangsters() -> None:
    state = at("equipment blue: door trunk", "trunk blue: grey grey")

    assert legal(state, "unload") == ["unload own", "unload own own", "unload grey"]
    assert clan(after(state, "unload grey"), "blue").trunk == (3,)
    refused(state, "unload brown", Reason.NOT_IN_TRUNK, clan="brown")
    refused(state, "unload green", Reason.NOT_IN_TRUNK, clan="green")


def test_ga_12_1_two_players_lead_two_clans_each() -> None:
    state = game.setup(2, Options(), "two").state
    table = game.table(state)

    assert [row.seat for row in table.clans] == [0, 1, 0, 1]
    assert all(len(row.equipment) == 1 and row.open == (1, 2, 3) for row in table.clans)


def test_ga_12_2_seats_alternate_and_act_with_either_clan() -> None:
    state = at(players=2)
    later = after(state, "yellow unload own", "brown unload own", "yellow unload own")

    assert later.board.seat == 1
    assert spaces(later, "cicero") == "yellow yellow"
    driven = after(state, "blue drive 1 chinatown")
    assert [mine.open for mine in driven.board.clans] == [(2, 3), (1, 2, 3), (1, 2, 3), (1, 2, 3)]
    assert [car(driven, "yellow"), car(driven, "blue")] == ["cicero", "chinatown"]
    refused(state, "unload own", Reason.NAME_THE_CLAN, first="blue", second="yellow")
    refused(state, "brown unload own", Reason.NOT_YOUR_CLAN, clan="brown")
    lines = legal(state)
    assert lines.index("blue unload own") < lines.index("yellow unload own")


def test_ga_12_4_the_partner_clan_rides_in_the_trunk() -> None:
    state = at("spaces loop: yellow", players=2)
    loaded = after(state, "blue load 1")

    assert clan(loaded, "blue").trunk == (2,)


@pytest.mark.parametrize(("guard", "line"), [("yellow", "blue load 1"), ("grey", "blue load 2")])
def test_or_g11_no_bodyguard_against_its_own_seat(guard: str, line: str) -> None:
    state = at("spaces loop: yellow grey", f"car {guard}: loop", f"equipment {guard}: bodyguard", players=2)

    assert (line in legal(state)) is (guard == "yellow")
    if guard == "grey":
        refused(state, line, Reason.GUARDED, clan="grey")


def test_or_g29_a_computer_can_play_for_any_seat_at_any_time() -> None:
    state = at("turn: weiss")
    for level in game.info.levels:
        chosen = game.choose(game.view(state, 2), level, "seed", ())
        assert chosen in game.legal(state, 2)
