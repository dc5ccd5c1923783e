"""A position as text: read and written by one form, and refused with its line where it can be in no game."""

import pytest

from engine.sheet import Unsound
from engine.whispers.position import dumps, loads

SHORT = """signs: sun moon
options: 2 7 0
round: 2
points: 1 0
cards sun: 5 9
whispers sun: 2 3
peeked sun: 1
done: moon
order moon: low
last: 9+2 7+0
"""


def test_what_a_person_writes_is_filled_up_from_the_box() -> None:
    state = loads(SHORT)

    assert (state.seats[0].whispers, state.seats[0].firm, state.seats[1].order) == ((2, 3), 1, "low")
    assert len(state.deck) == 60 - 4 - 2
    assert loads(dumps(state)) == state


@pytest.mark.parametrize(
    ("right", "wrong", "line", "fault"),
    [
        ("signs: sun moon", "signs: sun sun", 1, "twice"),
        ("options: 2 7 0", "options: 2 7", 2, "2 7 0"),
        ("options: 2 7 0", "options: 1 7 0", 0, "over with 1 points"),
        ("round: 2", "round: 8", 3, "there are 7 rounds"),
        ("points: 1 0", "points: 1 1", 4, "no more points"),
        ("cards sun: 5 9", "cards sun: 5 13", 5, "13 is not in the box"),
        ("whispers sun: 2 3", "whispers sun: 7 3", 6, "in the purse"),
        ("peeked sun: 1", "peeked sun: 3", 7, "2 whispers"),
        ("done: moon", "done: sun", 9, "who is done"),
        ("done: moon", "answer sun: low\ndone: moon", 8, "in a duel"),
        ("done: moon", "answer sun: low\ndone: moon sun", 0, "the duel is over"),
        ("last: 9+2 7+0", "last: 9+2", 10, "one card for each of 2"),
        ("last: 9+2 7+0", "last: 9 7", 10, "write '9+2'"),
        ("last: 9+2 7+0", "", 0, "the duel before"),
    ],
)
def test_what_can_be_no_position_is_told_its_line_and_its_fault(
    right: str, wrong: str, line: int, fault: str
) -> None:
    assert right in SHORT
    with pytest.raises(Unsound) as no:
        loads(SHORT.replace(right, wrong))

    assert fault in str(no.value)
    if line:
        assert f"line {line}:" in str(no.value)
