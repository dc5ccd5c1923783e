"""A line of a position is declared once: it is read as it was written, and a fault names its line."""

from enum import StrEnum
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import form
from engine.box import Box, all_named, pile
from engine.form import Field, Form, each, number
from engine.sheet import Line, Sheet, Unsound
from tests.helpers import examples


class Sail(StrEnum):
    """A rig."""

    SQUARE = "square"
    LATEEN = "lateen"


COLOUR = form.among({"red": 1, "blue": 2}, "{word} is no colour")
BOATS = Form(
    Field("name", form.TEXT, usual="nobody"),
    Field("crew", each(COLOUR, 2, "two row, not {number}")),
    Field("speed", number(1), lambda boat: boat.speed if boat.speed > 1 else None, usual=1),
    Field("seen", form.words("seen: 3 red", number(), COLOUR), many=True, usual=()),
    Field("sail", form.one_of(Sail, "sail")),
    form.flag("afloat", word="still"),
    form.rules(2),
)

names = st.text(st.characters(exclude_categories=["Cs"]))
boats = st.builds(
    SimpleNamespace,
    name=names,
    crew=st.tuples(st.sampled_from([1, 2]), st.sampled_from([1, 2])),
    speed=st.integers(1, 99),
    seen=st.lists(st.tuples(st.integers(0, 9), st.sampled_from([1, 2]))).map(tuple),
    sail=st.sampled_from(Sail),
    afloat=st.booleans(),
    rules=st.sampled_from([1, 2]),
)


@examples.few(100)
@given(boats)
def test_what_is_written_is_read(boat: SimpleNamespace) -> None:
    assert BOATS.read(Sheet(BOATS.write(boat))) == vars(boat)


def test_a_line_that_says_what_is_usual_need_not_be_there() -> None:
    assert BOATS.read(Sheet("crew: red blue")) == {
        "name": "nobody",
        "crew": (1, 2),
        "speed": 1,
        "seen": (),
        "sail": None,
        "afloat": False,
        "rules": 2,
    }


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("crew: red", "two row, not 1"),
        ("crew: red green", "'green' is no colour"),
        ("speed: 0", "'0' is no whole number from 1 up"),
        ("seen: 3", "'seen' wants 'seen: 3 red', not '3'"),
        ("sail: round", "'round' is no sail: choose among square, lateen"),
        ("afloat: no", "write 'afloat: still', or no such line"),
        ("rules: 3", "rules 1 to 2 are played"),
    ],
)
def test_a_fault_names_its_line(line: str, fault: str) -> None:
    with pytest.raises(Unsound) as unsound:
        BOATS.read(Sheet(f"# a boat\n{line}\n"))

    assert str(unsound.value) == f"line 2: {fault}"


def test_what_a_box_holds_is_named_once_and_lies_somewhere() -> None:
    box = Box("abc", "seed", 1)
    box.take("a", 3)

    with pytest.raises(Unsound, match="line 4: there is no other a: see line 3"):
        box.take("a", 4)
    with pytest.raises(Unsound, match="line 5: d is not in the box"):
        box.take("d", 5)
    with pytest.raises(Unsound, match=r"line 6: [bc], [bc]: nowhere"):
        all_named(box.rest(), 6)


def test_a_pile_says_whether_the_rest_lies_below() -> None:
    assert pile(COLOUR).read(Line(1, "pile", "red blue ...")) == ((1, 2), True)
    assert pile(COLOUR).read(Line(1, "pile", "red blue")) == ((1, 2), False)
