"""TT-4 dawn, TT-5 the next night, TT-6 the train and the end."""

import pytest

from engine.two_trucks.events import Arrived, GameEnded, Train, Truck
from engine.two_trucks.pieces import Road
from tests.engine.two_trucks.playing import at, dealt, night, nights, told

LOADS = "north: 3; south: 2; coming: 1 1"


def dawn(words: str, ties: str = "stand") -> list[str]:
    """What is told of the trucks of a first night, 3 crates north and 2 south."""
    bosses = " ".join(["capone", "yale", "weiss", "moran", "obanion", "torrio"][: len(words.split())])
    step = night(at(f"bosses: {bosses}; options: standard {ties}; {LOADS}"), words)
    return told(step.events[:2])


def test_tt_4_1_north_is_told_first_and_who_went_where() -> None:
    assert [text for text in dawn("7s 3n 2s") if "came" in text] == ["north came 1", "south came 0 2"]


def test_tt_4_2_and_4_3_the_strongest_takes_the_load_and_he_alone_is_shown() -> None:
    assert dawn("7s 3n 2s") == [
        "north came 1",
        "north shows 3 of 1",
        "north 3 crates: 1",
        "south came 0 2",
        "south shows 7 of 0",
        "south 2 crates: 0",
    ]


@pytest.mark.parametrize(
    ("words", "ties", "shows", "winner"),
    [
        ("7n 7n 5n 2s", "stand", "7 of 0, 7 of 1", "nobody"),
        ("7n 7n 7n 2s", "stand", "7 of 0, 7 of 1, 7 of 2", "nobody"),
        ("7n 5n 5n 2s", "stand", "7 of 0", "0"),
        ("7n 7n 5n 2s", "next", "7 of 0, 7 of 1, 5 of 2", "2"),
        ("7n 7n 5n 5n 3n 2n", "next", "7 of 0, 7 of 1, 5 of 2, 5 of 3, 3 of 4", "4"),
        ("7n 7n 5n 5n", "next", "7 of 0, 7 of 1, 5 of 2, 5 of 3", "nobody"),
        ("9n 7n 7n 2s", "next", "9 of 0", "0"),
        ("7n 7n 2s", "next", "7 of 0, 7 of 1", "nobody"),
    ],
)
def test_tt_4_4_and_4_5_equal_men(words: str, ties: str, shows: str, winner: str) -> None:
    north = [text.removeprefix("north ") for text in dawn(words, ties) if text.startswith("north")]
    assert ", ".join(text.removeprefix("shows ") for text in north[1:-1]) == shows
    assert north[-1] == f"3 crates: {winner}"


def test_tt_4_6_where_nobody_came_the_load_stays() -> None:
    assert dawn("7n 2n")[-2:] == ["south came ", "south 2 crates: nobody"]
    state = night(at(f"bosses: capone yale; {LOADS}"), "7n 2n").state
    assert state.roads == ((1,), (2, 1))


def test_tt_5_2_a_load_that_stayed_is_taken_whole() -> None:
    state = at(f"bosses: capone yale; {LOADS}")
    steps = [nights(state, "7n 7n"), nights(state, "7n 7n", "8n 3n")]
    assert steps[0].events[-1] == Arrived(2, 1, 1)
    assert steps[0].state.roads == ((3, 1), (2, 1))
    assert steps[1].events[0] == Truck(2, Road.NORTH, (0, 1), ((0, 8),), 0, 4)
    assert [mine.crates for mine in steps[1].state.seats] == [4, 0]


LAST = "bosses: capone yale; night: 10; coming:"


def last_night(words: str, seats: tuple[str, str], *, crates: str, ties: str = "stand") -> list[str]:
    """What is told after the last night: 6 crates north and 5 south, all before was taken alone."""
    sent = [f"sent {boss}: {men}" for boss, men in zip(("capone", "yale"), seats, strict=True)]
    text = f"{LAST}; options: standard {ties}; north: 6; south: 5; crates: {crates}; {'; '.join(sent)}"
    return told(night(at(text), words).events[2:])


NORTH = "3n* 4n* 5n* 6n* 7n* 8n* 9n* 10n* 11n*"
SOUTH = "3s* 4s* 5s* 6s* 7s* 8s* 9s* 10s* 11s*"
OTHERS = "2s* 3s* 4s* 5s* 6s* 7s* 8s* 9s* 10s*"


def test_tt_6_1_and_6_2_the_highest_pair_takes_the_train() -> None:
    assert last_night("1n 1s", (NORTH, OTHERS), crates="29 30") == [
        "pair 2 12",
        "pair 11 12",
        "train 9: 1",
        "won by 1",
    ]


@pytest.mark.parametrize("ties", ["stand", "next"])
def test_tt_6_2_between_equal_pairs_the_train_rides_through(ties: str) -> None:
    assert last_night("1n 1s", (NORTH, SOUTH), crates="29 30", ties=ties)[-2:] == [
        "train 9: nobody",
        "won by 0 1",
    ]


def test_tt_6_2_with_next_a_weaker_pair_that_is_alone_takes_it() -> None:
    """Three play: two save 11 and 12, the third less."""
    state = dealt(3, "next")
    step = nights(state, *(f"{man}n {man}n {man + 1}n" for man in range(1, 11)))
    train = next(event for event in step.events if isinstance(event, Train))
    assert train.pairs == ((11, 12), (11, 12), (1, 12))
    assert train.winner == 2


def test_tt_6_3_what_lies_on_the_roads_is_lost() -> None:
    step = nights(dealt(2), *(f"{man}n {man}n" for man in range(1, 11)))
    assert [mine.crates for mine in step.state.seats] == [0, 0]
    assert sum(map(sum, step.state.roads)) == 70
    assert step.events[-1] == GameEnded((0, 1))


def test_tt_6_4_equal_crates_the_higher_pair_wins() -> None:
    """31 crates and the 6 of the north are 37, as 28 and the train are; the 5 of the south are lost."""
    assert last_night("2n 1n", (NORTH, OTHERS), crates="31 28")[-2:] == ["train 9: 1", "won by 1"]
    assert last_night("2n 1n", (NORTH, OTHERS), crates="32 27")[-1] == "won by 0"
