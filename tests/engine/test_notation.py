"""One template writes an action and reads it again; whatever it does not write is refused."""

from enum import StrEnum
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.game import Amount, IllegalAction
from engine.notation import Unreadable, action, among, named, number, reader
from tests.helpers import examples


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


KINDS = {
    "colour": named(Colour),
    "boat": number(digits=2, least=1),
    "coins": number(digits=3),
    "lights": among({"all lit": True}),
}


@action("[{by:colour} ]sail {boat:boat}[ for {coins:coins} coins][ {lit:lights}]", KINDS)
class Sail:
    boat: int
    coins: int | Amount | None = None
    lit: bool = False
    by: Colour | None = None


@action("wait")
class Wait:
    pass


def test_a_game_of_one_action_has_a_reader() -> None:
    assert reader(Wait)("wait") == Wait()


Action: TypeAlias = Sail | Wait
parse = reader(Action)

sails = st.builds(
    Sail,
    st.integers(1, 99),
    st.none() | st.integers(0, 999),
    st.booleans(),
    st.none() | st.sampled_from(Colour),
)


@examples.few(200)
@given(sails)
def test_an_action_is_read_as_it_was_written(sail: Sail) -> None:
    assert parse(str(sail)) == sail


@pytest.mark.parametrize(
    ("sail", "line"),
    [
        (Sail(7), "sail 7"),
        (Sail(7, 0), "sail 7 for 0 coins"),
        (Sail(7, None, True, Colour.BLUE), "blue sail 7 all lit"),
        (Sail(7, Amount(1, 9)), "sail 7 for 1-9 coins"),
    ],
)
def test_what_has_its_default_is_left_out(sail: Sail, line: str) -> None:
    assert str(sail) == line


@pytest.mark.parametrize(
    "line",
    [
        *("", "sail", "sail 0", "sail 07", "sail ٧", "sail 100", "sail 7 for coins", "sail 7 lit"),
        *("red", "sail 7 x", "red wait", "wait wait", "Wait", "green sail 7", "red blue sail 7"),
        "sail 7 for 1-9 coins",
    ],
)
def test_what_no_template_writes_is_refused_with_its_words(line: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        parse(line)

    assert refused.value.reason is Unreadable.UNKNOWN_ACTION
    assert refused.value.facts["text"] == line


def test_words_may_stand_apart() -> None:
    assert parse("  blue \t sail  7 all  lit") == Sail(7, lit=True, by=Colour.BLUE)


@pytest.mark.parametrize(
    "template", ["sail {boat", "sail {boat}", "sail boat:boat}", "sail {boat:ship}", "[sail"]
)
def test_a_template_that_means_nothing_is_no_action(template: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        action(template, KINDS)(type("Ship", (), {"__annotations__": {"boat": int}}))
