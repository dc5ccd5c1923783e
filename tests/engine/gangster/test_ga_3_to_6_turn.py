"""GA-3 to GA-6: one action a turn, drives, loads and unloads, and where a gangster goes."""

from engine import gangster as game
from engine.gangster import Reason
from engine.gangster.board import NOWHERE, next_space
from engine.gangster.events import (
    Arrived,
    Breakfasted,
    CardsOpened,
    DoublerPlaced,
    Drove,
    GameEnded,
    Loaded,
    PolicePassed,
    QuayRefilled,
    Reckoned,
    Unloaded,
)
from engine.gangster.pieces import Clan, Place
from tests.helpers.gangster.by_hand import after, at, car, clan, does, legal, reach, refused, spaces, told


def test_ga_3_1_a_turn_is_one_action_and_nobody_passes() -> None:
    state = at()
    for line in legal(state):
        step = does(state, line)
        assert step.settled
        assert step.state.board.seat == 1
    assert {line.split()[0] for line in legal(state)} == {"drive", "unload"}


def test_ga_3_2_the_next_seat_is_the_one_clockwise() -> None:
    state = at("turn: moran")

    assert after(state, "unload own").board.seat == 0


def test_ga_3_3_only_the_seat_to_play_is_asked() -> None:
    state = at()

    assert game.awaited(state) == (0,)
    assert all(game.legal(state, seat) == () for seat in (1, 2, 3))
    refused(state, "unload own", Reason.NOT_YOUR_TURN, seat=1)


def test_ga_3_4_what_follows_comes_in_its_order() -> None:
    state = at(
        "open blue: 1",
        "trunk blue: brown",
        "turned: loop chinatown cicero bronzeville stock-yards greek-town north-side",
        "pile: west-side policeman policeman northwest-side little-italy",
    )
    step = does(state, "drive 1 gold-coast gun breakfast")

    kinds = (Drove, Breakfasted, Arrived, QuayRefilled, CardsOpened, DoublerPlaced, Reckoned)
    assert tuple(map(type, step.events))[:7] == kinds
    assert step.own == 3


def test_ga_4_1_a_card_is_turned_down_and_the_car_goes_exactly_so_far() -> None:
    state = at()
    step = does(state, "drive 2 bronzeville")

    assert car(step.state, "blue") == "bronzeville"
    assert clan(step.state, "blue").open == (1, 3)
    (drove,) = told(step, Drove)
    assert drove.road in (
        (Place.LOOP, Place.STOCK_YARDS, Place.BRONZEVILLE),
        (Place.LOOP, Place.GOLD_COAST, Place.BRONZEVILLE),
    )
    assert not drove.by_motor
    refused(state, "drive 1 bronzeville", Reason.OUT_OF_REACH, cards="2", place="bronzeville", card=1)
    refused(at("open blue: 1 3"), "drive 2 bronzeville", Reason.CARD_USED, card=2, open="1 3")


def test_ga_4_2_nobody_turns_back_at_once() -> None:
    assert reach(at(), 1) == ["chinatown", "stock-yards", "gold-coast"]
    assert reach(at(), 2) == ["north-side", "west-side", "little-italy", "bronzeville"]
    refused(at(), "drive 2 loop", Reason.OUT_OF_REACH, cards="")
    refused(at(), "drive 1 north-side", Reason.OUT_OF_REACH, cards="2")


def test_or_g2_a_place_may_be_met_twice() -> None:
    """The Motor's 4 goes round a square and ends where it began."""
    state = at("equipment blue: motor")

    assert "loop" in reach(state, 3)
    step = does(state, "drive 3 loop")
    (drove,) = told(step, Drove)
    assert drove.road[0] is drove.road[-1] is Place.LOOP
    assert len(drove.road) == 5


def test_ga_4_3_only_the_end_matters() -> None:
    step = does(at("car blue: chinatown"), "drive 3 bronzeville")

    assert not told(step, Arrived)
    assert len([line for line in legal(at()) if line.startswith("drive 2 bronzeville")]) == 1


def test_or_g3_the_way_does_not_matter() -> None:
    """Two ways of 2 lead from the Loop to Bronzeville, one of them through Gold Coast: one line, no piece."""
    assert legal(at(), "drive 2 bronzeville") == ["drive 2 bronzeville"]
    assert clan(after(at(), "drive 2 bronzeville"), "blue").equipment == ("bumper",)


def test_ga_4_4_any_number_of_cars_may_stand_in_one_place() -> None:
    state = at("car brown: chinatown", "car yellow: chinatown", "car grey: chinatown")

    assert game.table(after(state, "drive 1 chinatown")).district(Place.CHINATOWN).cars == tuple(Clan)[:4]


def test_ga_4_5_the_third_card_opens_all_and_turns_a_district_card() -> None:
    calm = at(
        "open blue: 1",
        "pile: west-side policeman policeman northwest-side little-italy greek-town "
        "north-side chinatown loop stock-yards bronzeville",
    )
    step = does(calm, "drive 1 chinatown")

    assert clan(step.state, "blue").open == (1, 2, 3)
    (placed,) = told(step, DoublerPlaced)
    assert (placed.place, placed.number) == (Place.WEST_SIDE, 2)
    assert game.table(step.state).district(Place.WEST_SIDE).doubled
    police = at(
        "open blue: 1",
        "pile: policeman west-side policeman northwest-side little-italy greek-town "
        "north-side chinatown loop stock-yards bronzeville",
    )
    step = does(police, "drive 1 chinatown")
    assert told(step, PolicePassed)
    assert game.table(step.state).doublers == 1
    step = does(at("open blue: 1 2"), "drive 1 chinatown")
    assert not told(step, CardsOpened)
    assert len(step.state.board.turned) == 1


def test_or_g13_the_cards_are_opened_by_themselves() -> None:
    """No line asks for it, and none can put it off."""
    for line in legal(at("open blue: 3")):
        assert clan(after(at("open blue: 3"), line), "blue").open == ((3,) if "unload" in line else (1, 2, 3))


def test_ga_5_1_one_piece_moves_in_one_of_four_ways() -> None:
    state = at("spaces loop: blue brown", "trunk blue: grey")

    assert legal(state, "unload") == ["unload own", "unload grey"]
    assert legal(state, "load") == ["load 1"]
    unloaded = after(state, "unload own")
    assert (spaces(unloaded, "loop"), clan(unloaded, "blue").riding) == ("blue brown blue", 7)
    rival = after(state, "unload grey")
    assert (spaces(rival, "loop"), clan(rival, "blue").trunk) == ("blue brown grey", ())
    own = after(state, "load 1")
    assert (spaces(own, "loop"), clan(own, "blue").riding) == ("- brown", 9)
    kidnapped = after(rival, "unload own", "unload own", "unload own", "load 2")
    assert (spaces(kidnapped, "loop"), clan(kidnapped, "blue").trunk) == ("blue - grey", (1,))


def test_ga_5_1_the_news_say_who_went_where() -> None:
    state = at("spaces loop: blue brown", "trunk blue: grey")

    (out,) = told(does(state, "unload grey"), Unloaded)
    assert (out.who, out.spaces, out.own, out.place) == (Clan.GREY, (3,), False, Place.LOOP)
    (own,) = told(does(state, "load 1"), Loaded)
    assert (own.who, own.space, own.own) == (Clan.BLUE, 1, True)


def test_ga_5_2_the_space_is_no_choice_and_who_is_loaded_is() -> None:
    state = at("spaces loop: blue brown grey yellow blue")

    assert legal(state, "unload") == ["unload own"]
    assert legal(state, "load") == [f"load {space}" for space in (1, 2, 3, 4, 5)]


def test_or_g22_any_of_several_may_be_loaded() -> None:
    state = at("spaces loop: brown brown brown")

    assert spaces(after(state, "load 2"), "loop") == "brown - brown"
    refused(state, "load 4", Reason.SPACE_FREE, space=4, place="loop")
    refused(state, "load 11", Reason.NO_SUCH_SPACE, spaces=10)


def test_ga_5_3_a_trunk_holds_one_rival() -> None:
    state = at("spaces loop: blue brown grey", "trunk blue: brown")

    refused(state, "load 3", Reason.TRUNK_FULL, room=1)
    assert legal(state, "load") == ["load 1"]
    roomy = at("spaces loop: blue brown grey", "trunk blue: brown", "equipment blue: trunk")
    assert legal(roomy, "load") == ["load 1", "load 2", "load 3"]
    full = at("spaces loop: blue brown grey", "trunk blue: brown grey", "equipment blue: trunk")
    assert legal(full, "load") == ["load 1"]


def test_ga_5_4_nothing_is_loaded_at_gold_coast_or_out_of_the_game() -> None:
    harbour = at("car blue: gold-coast", "trunk blue: grey")
    for line in ("unload own", "unload grey", "load 1"):
        refused(harbour, line, Reason.NOT_AT_GOLD_COAST)
    out = at("car blue: cicero", "trunk blue: brown", "car brown: loop", players=3)
    for line in ("unload own", "unload brown", "load 1"):
        refused(out, line, Reason.OUT_OF_THE_GAME, place="cicero")
    assert {line.split()[0] for line in (*legal(harbour), *legal(out))} == {"drive"}


def test_or_g7_with_three_players_cicero_is_a_mere_crossing() -> None:
    state = at("car blue: cicero", "car yellow: bronzeville", "car brown: gold-coast", players=3)

    assert reach(state, 1) == ["northwest-side", "west-side", "little-italy"]
    west = at("car blue: west-side", players=3)
    assert "cicero" in reach(west, 1)
    assert "northwest-side" in reach(west, 2)
    assert game.table(after(west, "drive 1 cicero")).district(Place.CICERO).cars == (Clan.BLUE, Clan.YELLOW)


def test_ga_6_1_a_space_has_a_number_and_it_is_the_rank() -> None:
    (standing,) = game.table(at("spaces loop: - - blue")).district(Place.LOOP).standings

    assert (standing.rank, standing.count) == (3, 1)


def test_ga_6_2_after_the_highest_taken_and_first_on_an_empty_tile() -> None:
    assert spaces(after(at(), "unload own"), "loop") == "blue"
    assert spaces(after(at("spaces loop: - brown"), "unload own"), "loop") == "- brown blue"


def test_ga_6_3_gaps_stay() -> None:
    state = at("spaces loop: blue brown grey")

    assert spaces(after(state, "load 1"), "loop") == "- brown grey"
    assert spaces(after(state, "load 3"), "loop") == "blue brown"
    assert game.table(after(state, "load 1")).district(Place.LOOP).spaces[0] is None


FULL_BUT_TWO = "spaces loop: - brown - brown brown brown brown brown brown"


def test_ga_6_4_gaps_are_filled_in_reading_order_by_the_clan_on_the_last_space() -> None:
    mine = at(f"{FULL_BUT_TWO} blue", "trunk blue: grey")
    filled = after(mine, "unload own")

    assert spaces(filled, "loop").startswith("blue brown - brown")
    refused(mine, "unload grey", Reason.GAP_CLOSED, clan="blue", place="loop")
    again = after(filled, "unload own", "unload own", "unload own", "unload own")
    assert spaces(again, "loop").startswith("blue brown blue brown")
    refused(at(f"{FULL_BUT_TWO} grey"), "unload own", Reason.GAP_CLOSED, clan="grey")


def test_or_g1_a_gap_belongs_to_the_last_space_or_to_anybody_as_agreed() -> None:
    theirs, anybody = f"{FULL_BUT_TWO} grey", "options: full no"

    refused(at(theirs), "unload own", Reason.GAP_CLOSED)
    assert spaces(after(at(theirs, anybody), "unload own"), "loop").startswith("blue brown -")
    assert legal(at(theirs, "trunk blue: grey"), "unload") == ["unload grey"]
    free_last = at(FULL_BUT_TWO, anybody)
    assert spaces(after(free_last, "unload own"), "loop").endswith("blue"), "the last space comes first"


def test_ga_6_5_a_vacated_last_space_comes_before_any_gap() -> None:
    state = at(f"{FULL_BUT_TWO} blue", "car brown: loop")
    vacated = after(state, "load 10")

    assert spaces(after(vacated, "unload own"), "loop").split()[9] == "brown"
    assert next_space((0, -1, 0, -1), 0, True) == 3


def test_or_g31_the_lower_one_of_two_free_spaces_at_the_end_is_next() -> None:
    assert next_space((0, 1, -1, -1), 0, True) == 2
    state = at("spaces loop: brown brown brown brown brown brown brown brown - blue")
    freed = after(state, "load 10")
    assert next_space(freed.board.spaces[Place.LOOP.number], 1, True) == 8


def test_ga_6_6_a_full_tile_takes_nobody() -> None:
    state = at("spaces loop: " + "brown grey " * 5, "equipment blue: door")

    refused(state, "unload own", Reason.TILE_FULL, place="loop")
    refused(state, "unload own own", Reason.TILE_FULL)
    assert legal(state, "unload") == []
    assert next_space((0, 1, 0), 0, True) == NOWHERE


def test_or_g27_a_clan_without_a_gangster_drives() -> None:
    state = at("riding blue: 0", "breakfast blue: 9")

    assert {line.split()[0] for line in legal(state)} == {"drive"}
    refused(state, "unload own", Reason.CAR_EMPTY, riding=0)


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
    end = game.playout(state, "end")
    assert game.awaited(end) == ()
    refused(end, "unload own", Reason.GAME_OVER)


def test_with_more_than_two_players_no_clan_is_named() -> None:
    refused(at(), "blue unload own", Reason.NO_CLAN_NEEDED)


def test_the_game_ends_with_its_event() -> None:
    state = at(
        "options: sprint",
        "open blue: 1",
        "turned: loop chinatown cicero bronzeville stock-yards greek-town north-side",
        "pile: west-side policeman policeman northwest-side little-italy",
    )
    step = does(state, "drive 1 stock-yards")

    assert isinstance(step.events[-1], GameEnded)
    assert game.awaited(step.state) == ()
