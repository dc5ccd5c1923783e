"""TT-4 dawn, TT-5 the next night, TT-6 the train and the end."""

import pytest

from tests.engine.two_trucks.playing import at, night, told

LOADS = "north: 3; south: 2; coming: 1 1"


def dawn(words: str, ties: str = "stand") -> list[str]:
    """What is told of the trucks of a first night, 3 crates north and 2 south."""
    bosses = " ".join(["capone", "yale", "weiss", "moran", "obanion", "torrio"][: len(words.split())])
    step = night(at(f"bosses: {bosses}; options: standard {ties}; {LOADS}"), words)
    return told(step.events[:2])


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


LAST = "bosses: capone yale; night: 10; coming:"


def last_night(words: str, seats: tuple[str, str], *, crates: str, ties: str = "stand") -> list[str]:
    """What is told after the last night: 6 crates north and 5 south, all before was taken alone."""
    sent = [f"sent {boss}: {men}" for boss, men in zip(("capone", "yale"), seats, strict=True)]
    text = f"{LAST}; options: standard {ties}; north: 6; south: 5; crates: {crates}; {'; '.join(sent)}"
    return told(night(at(text), words).events[2:])


NORTH = "3n* 4n* 5n* 6n* 7n* 8n* 9n* 10n* 11n*"
SOUTH = "3s* 4s* 5s* 6s* 7s* 8s* 9s* 10s* 11s*"


@pytest.mark.parametrize("ties", ["stand", "next"])
def test_tt_6_2_between_equal_pairs_the_train_rides_through(ties: str) -> None:
    assert last_night("1n 1s", (NORTH, SOUTH), crates="29 30", ties=ties)[-2:] == [
        "train 9: nobody",
        "won by 0 1",
    ]
