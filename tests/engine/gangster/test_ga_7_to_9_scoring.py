"""GA-7 to GA-9 and GA-13: the eighth doubler, what districts pay, and what a new round changes."""

import pytest

from engine import gangster as game
from engine.gangster import State
from engine.gangster.board import POLICEMAN
from engine.gangster.events import DoublerPlaced, GameEnded, Reckoned, RoundStarted, Scoring
from engine.gangster.pieces import CASINO, Clan, Place
from tests.helpers.gangster.by_hand import after, at, clan, does, spaces, told

SEVEN = "turned: loop chinatown cicero bronzeville stock-yards greek-town north-side"
LAST = "pile: west-side policeman policeman northwest-side little-italy"
END = "drive 1 stock-yards"


def ending(*lines: str, players: int = 4) -> State:
    """Capone's third card, and the eighth doubler on top of the pile."""
    return at("open blue: 1", SEVEN, LAST, "casino: 4 1 2 3 5 6", *lines, players=players)


def reckoned(state: State, line: str = END) -> Scoring:
    """The day of reckoning that the line brings."""
    (event,) = told(does(state, line), Reckoned)
    return event.scoring


def paid(scoring: Scoring, place: str) -> list[tuple[str, int]]:
    """Who gets what in that district, the best first."""
    (district,) = [each for each in scoring.districts if each.place == Place(place)]
    return [(share.clan.value, share.points) for share in district.shares]


def test_ga_7_1_the_eighth_doubler_ends_the_round_at_once() -> None:
    step = does(ending(), END)

    assert told(step, DoublerPlaced)[0].number == 8
    assert (step.state.round, step.state.board.seat) == (2, 1)
    assert clan(step.state, "blue").car == Place.STOCK_YARDS.number
    assert clan(step.state, "blue").open == (1, 2, 3), "nothing of that turn is lost"
    police = does(ending("pile: policeman west-side policeman northwest-side little-italy"), END)
    assert not told(police, Reckoned)


def test_or_g25_breakfast_and_piece_come_before_the_end_of_the_round() -> None:
    state = ending("trunk blue: brown", "spaces loop: brown")
    step = does(state, "drive 1 gold-coast gun breakfast")

    assert clan(step.state, "brown").breakfast == 1
    assert clan(step.state, "blue").equipment[0] == "gun"
    assert [type(event).__name__ for event in step.events][1:3] == ["Breakfasted", "Arrived"]
    assert told(step, Reckoned)


def test_ga_7_2_the_casino_card_stands_for_every_question_mark() -> None:
    state = ending("spaces little-italy: blue", "spaces north-side: blue")  # ?31 and ?425, doubled
    step = does(state, END)
    (event,) = told(step, Reckoned)

    assert event.scoring.casino == 4
    assert paid(event.scoring, "little-italy") == [("blue", 4)]
    assert paid(event.scoring, "north-side") == [("blue", 8)]
    assert step.state.casino == (1, 2, 3, 5, 6)
    assert (event.scoring.seat, event.scoring.clan, event.scoring.place) == (0, Clan.BLUE, Place.WEST_SIDE)


def test_ga_8_1_more_gangsters_first_among_equals_the_higher_rank() -> None:
    scoring = reckoned(ending("spaces northwest-side: blue brown brown grey yellow"))

    assert paid(scoring, "northwest-side") == [("brown", 6), ("yellow", 4), ("grey", 2), ("blue", 1)]
    equal = reckoned(ending("spaces northwest-side: blue brown brown blue"))
    assert paid(equal, "northwest-side") == [("blue", 6), ("brown", 4)]
    shares = next(each.shares for each in equal.districts if each.place is Place.NORTHWEST_SIDE)
    assert [(share.count, share.rank) for share in shares] == [(2, 4), (2, 3)]


def test_or_g26_gangsters_in_gaps_below_count() -> None:
    scoring = reckoned(ending("spaces northwest-side: blue - brown - brown blue"))

    assert paid(scoring, "northwest-side")[0] == ("blue", 6)


def test_ga_8_2_the_first_gets_the_leftmost_number_and_so_on() -> None:
    scoring = reckoned(ending("spaces little-italy: blue brown yellow grey"))
    (district,) = [each for each in scoring.districts if each.place is Place.LITTLE_ITALY]

    assert paid(scoring, "little-italy") == [("grey", 4), ("yellow", 3), ("brown", 1), ("blue", 0)]
    assert [share.number for share in district.shares] == [CASINO, 3, 1, None]
    assert paid(reckoned(ending("spaces little-italy: blue")), "little-italy") == [("blue", 4)]


def test_ga_8_3_with_a_doubler_every_number_counts_twice() -> None:
    scoring = reckoned(ending("spaces bronzeville: blue brown brown", "spaces west-side: yellow"))

    assert paid(scoring, "bronzeville") == [("brown", 16), ("blue", 8)]
    assert paid(scoring, "west-side") == [("yellow", 10)], "the eighth doubler counts already"


def test_ga_8_4_each_clan_is_paid_once_and_its_seat_adds_it() -> None:
    step = does(ending("spaces bronzeville: brown brown", "spaces little-italy: brown"), END)
    (event,) = told(step, Reckoned)

    assert event.scoring.gains == event.scoring.totals == step.state.influence == (0, 20, 0, 0)


def test_ga_12_3_two_clans_add_to_one_influence() -> None:
    state = ending("spaces bronzeville: blue yellow brown", players=2)
    step = does(state, f"blue {END}")

    assert step.state.influence == (4 + 8, 16)


def test_ga_9_1_the_doublers_come_off_and_the_pile_is_made_anew() -> None:
    step = does(ending(), END)
    board = step.state.board
    (started,) = told(step, RoundStarted)

    assert board.turned == (started.place.number,)
    assert sorted((*board.turned, *step.state.pile)) == [POLICEMAN] * 2 + list(range(10))
    assert game.table(step.state).doublers == 1


def test_ga_9_2_six_gangsters_come_before_round_2_and_five_before_round_3() -> None:
    state = after(ending(), END)
    assert [(mine.riding, mine.box) for mine in state.board.clans] == [(15, 5)] * 4
    third = after(second_round(), END)
    assert [(mine.riding, mine.box) for mine in third.board.clans] == [(20, 0)] * 4
    assert third.round == 3


def second_round(*lines: str) -> State:
    """As `ending`, a round later."""
    districts = (
        "northwest-side greek-town north-side west-side chinatown loop cicero little-italy stock-yards"
    )
    reckonings = [f"reckoned 1 {place}: single" for place in [*districts.split(), "bronzeville"]]
    return ending(
        "round: 2",
        "casino: 1 2 3 5 6",
        "reckoning: 1 4 blue loop",
        "influence: 0 0 0 0",
        *reckonings,
        *lines,
    )


def test_ga_9_3_everything_else_stays() -> None:
    state = ending("trunk brown: blue", "spaces loop: - grey", "open brown: 2", "equipment brown: gun motor")
    new = after(state, END)

    assert spaces(new, "loop") == "- grey"
    assert new.board.quays == state.board.quays
    brown = clan(new, "brown")
    assert (brown.trunk, brown.open, brown.equipment) == ((0,), (2,), ("gun", "motor"))


def test_or_g12_movement_cards_stay_as_they_are() -> None:
    assert [mine.open for mine in after(ending("open grey: 3"), END).board.clans[1:]] == [
        (1, 2, 3),
        (1, 2, 3),
        (3,),
    ]


def test_ga_9_4_the_seat_to_the_left_begins() -> None:
    step = does(ending(), END)

    assert told(step, RoundStarted)[0].seat == step.state.board.seat == 1


def last_round(*lines: str) -> State:
    """As `ending`, in the last round of a sprint."""
    return ending("options: sprint", *lines)


def test_ga_13_1_the_most_influence_wins_and_several_share_the_title() -> None:
    alone = does(last_round("spaces bronzeville: brown"), END)
    (event,) = told(alone, GameEnded)
    assert event.winners == (1,)
    assert game.table(alone.state).winners == (1,)
    both = does(last_round("spaces bronzeville: brown", "spaces cicero: grey yellow"), END)
    assert told(both, GameEnded)[0].winners == (1,)
    tied = does(last_round("spaces cicero: grey yellow"), END)
    assert told(tied, GameEnded)[0].winners == (2, 3)
    result = game.result(tied.state, tied.events)
    assert result is not None
    assert (result.ranks, result.scores) == ((3, 3, 1, 1), (0, 0, 8, 8))


def test_ga_13_2_nobody_is_ever_out_and_nothing_else_wins() -> None:
    state = at("riding grey: 0", "breakfast grey: 9", "turn: moran")

    assert game.awaited(state) == (3,)
    assert game.result(state, ()) is None


@pytest.mark.parametrize(("length", "rounds"), [("full", 3), ("short", 2), ("sprint", 1)])
def test_ga_13_3_short_and_sprint_end_sooner(length: str, rounds: int) -> None:
    state = game.setup(3, game.agree({"length": length, "gap-same-clan": "yes"}), "length").state
    end = game.playout(state, "end")

    assert len(end.scorings) == end.round == rounds


def test_the_table_after_the_end_shows_the_last_reckoning() -> None:
    end = after(last_round("spaces bronzeville: brown"), END)
    table = game.open(end, ended=True)

    assert table.firsts(1) == (Place.BRONZEVILLE,)
    assert table.firsts(0) == ()
    assert table.doublers == 8
    assert table.over
    assert [row.gains for row in table.seats] == [(0,), (16,), (0,), (0,)]
