"""Positions are written down and read back exactly, and a text that is none is told so by line."""

import re
from pathlib import Path

import pytest

from engine import gangster as game
from engine.gangster import Options
from engine.gangster.pieces import DISTRICTS, Boss, Kind, Place
from engine.gangster.position import Unsound, dumps, loads
from tests.helpers.gangster.by_hand import spaces

PAGE = Path(__file__).parents[3] / "docs" / "rules-gangster.md"

SHORT = """\
bosses: capone yale weiss
tile loop: T06
spaces loop: blue - brown
trunk blue: yellow
equipment blue: gun door
turned: loop policeman
"""


def test_the_position_of_the_page_is_read() -> None:
    (text,) = re.findall(r"```position\n(.*?)```", PAGE.read_text(), re.S)
    (fault,) = re.findall(r"```fault\n(.*?)\n```", PAGE.read_text(), re.S)
    state = loads(text)

    assert game.awaited(state) == (1,)
    assert spaces(state, "loop") == "blue - grey"
    brown = state.board.clans[1]
    assert (brown.car, brown.trunk, brown.open) == (Place.LOOP.number, (0,), (1, 3))
    assert brown.equipment == (Kind.GUN, Kind.DOOR)
    assert game.table(state).doublers == 2
    with pytest.raises(Unsound) as no:
        loads(text.replace("blue - grey", "blue - red"))
    assert str(no.value) == fault


def test_what_a_short_position_does_not_say_is_as_at_the_start_of_the_round() -> None:
    text = "bosses: moran torrio\n"
    state = loads(text)

    assert (state.round, state.board.seat, state.board.options) == (1, 0, Options())
    assert [mine.riding for mine in state.board.clans] == [9] * 4
    assert loads(text) == state
    assert loads(f"{text}seed: else\n").pile != state.pile


def test_any_line_may_come_first_and_remarks_are_no_words() -> None:
    backwards = "\n".join(reversed(SHORT.splitlines())) + "  # three of them"

    assert loads(backwards) == loads(SHORT)


FAULTS = [
    ("bosses: capone yale weiss", "bosses: capone nitti weiss", 1, "'nitti' is no boss"),
    ("bosses: capone yale weiss", "bosses: capone capone weiss", 1, "twice"),
    ("bosses: capone yale weiss", "bosses: capone", 1, "for 2 to 5 bosses"),
    ("bosses: capone yale weiss", "round: 1", 0, "there is no line 'bosses: capone yale'"),
    ("tile loop: T06", "tile loop: T99", 2, "'T99' is no tile"),
    ("tile loop: T06", "tile cicero: T06", 2, "with 3 players no tile lies there"),
    ("tile loop: T06", "tile loop: T06\ntile greek-town: T06", 1, "a tile lies in two districts"),
    ("tile loop: T06", "tile gold-coast: T06", 2, "means nothing here"),
    ("spaces loop: blue - brown", "spaces loop: blue - grey", 3, "grey does not play"),
    ("spaces loop: blue - brown", "spaces loop: blue - red", 3, "'red' is no clan"),
    ("spaces loop: blue - brown", "spaces loop: " + "blue " * 11, 3, "there are 10 spaces"),
    ("spaces loop: blue - brown", "spaces cicero: blue", 3, "there are 0 spaces"),
    ("trunk blue: yellow", "trunk blue: blue", 4, "own gangsters ride in the car"),
    ("trunk blue: yellow", "trunk blue: yellow yellow yellow", 4, "no trunk holds more than two"),
    ("trunk blue: yellow", "riding blue: 20", 4, "blue has 32 gangsters; there are 20"),
    ("trunk blue: yellow", "riding blue: many", 4, "'many' is no whole number"),
    ("trunk blue: yellow", "box blue: 5", 4, "in round 1 there are 11"),
    ("equipment blue: gun door", "equipment blue: gun gun", 5, "one or two pieces of different kinds"),
    ("equipment blue: gun door", "equipment blue:", 5, "one or two pieces of different kinds"),
    ("equipment blue: gun door", "equipment blue: gun sword", 5, "'sword' is no piece"),
    ("equipment blue: gun door", "quays: gun gun gun", 5, "three of a kind are replaced"),
    ("equipment blue: gun door", "quays: gun -", 5, "there are 3 quays"),
    ("equipment blue: gun door", "quays: gun - door", 5, "an empty quay is refilled"),
    ("equipment blue: gun door", "stock: " + "gun " * 6, 5, "there are 5 pieces of gun, not "),
    ("equipment blue: gun door", "open blue:", 5, "opens all three"),
    ("equipment blue: gun door", "open blue: 3 1", 5, "in this order"),
    ("turned: loop policeman", "turned: policeman loop", 6, "the first card of a round is a district"),
    ("turned: loop policeman", "turned: loop loop", 0, "loop has 2 cards; there is 1"),
    ("turned: loop policeman", "turned: loop cicero", 0, "cicero has 1 cards; there is 0"),
    ("turned: loop policeman", "pile: loop", 6, "cards; there is 1"),
    ("turned: loop policeman", "turned: loop harbour", 6, "'harbour' is no place"),
    (
        "turned: loop policeman",
        "turned: loop north-side greek-town northwest-side west-side chinatown little-italy bronzeville",
        6,
        "the doubler number 8 ends the round",
    ),
    ("turned: loop policeman", "over: yes", 0, "the doubler number 8 ends the round"),
    ("turned: loop policeman", "over: perhaps", 6, "write 'over: yes'"),
    ("turned: loop policeman", "round: 2", 0, "0 reckonings, in round 2"),
    ("turned: loop policeman", "round: 4", 6, "a full game has 3 rounds"),
    ("turned: loop policeman", "options: endless", 6, "write 'options: full, short, sprint'"),
    ("turned: loop policeman", "options: full maybe", 6, "write 'options: full, short, sprint'"),
    ("turned: loop policeman", "clans: blue brown", 6, "3 different clans play here"),
    ("turned: loop policeman", "clans: blue brown brown", 6, "3 different clans play here"),
    ("turned: loop policeman", "turn: moran", 6, "moran does not sit at this table"),
    ("turned: loop policeman", "idle: 19", 6, "after 18 turns"),
    ("turned: loop policeman", "influence: 1 2 3", 6, "by the reckonings it is 0 0 0"),
    ("turned: loop policeman", "casino: 1 2 3", 6, "every casino card"),
    ("turned: loop policeman", "car blue: moon", 6, "'moon' is no place"),
    ("turned: loop policeman", "before: yale", 6, "wants 'before: capone blue"),
    ("turned: loop policeman", "before: yale brown", 6, "the seats play one after the other"),
    ("turned: loop policeman", "before: weiss yellow\nturns: 0", 6, "nor more than were played"),
    (
        "turned: loop policeman",
        "before: weiss yellow, danced",
        6,
        "write 'before: capone blue, placed loop 4 blue",
    ),
    ("turned: loop policeman", "reckoning: 1 4 blue", 6, "wants 'reckoning: 1 5 blue loop'"),
    ("turned: loop policeman", "before: weiss blue", 6, "weiss does not lead blue"),
    ("turned: loop policeman", "before: weiss yellow, taken loop 11 blue", 6, "no such space"),
    ("turned: loop policeman", "moon: full", 6, "'moon' means nothing here"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "fault"), FAULTS)
def test_a_text_that_is_no_position_is_told_its_line_and_its_fault(
    right: str, wrong: str, line: int, fault: str
) -> None:
    assert right in SHORT
    with pytest.raises(Unsound) as no:
        loads(SHORT.replace(right, wrong))
    assert fault in str(no.value)
    assert no.value.line == line


def test_names_in_positions_are_those_of_the_pieces() -> None:
    text = dumps(game.setup(list(Boss)[:5], Options(), 1).state)

    assert all(boss.value in text for boss in list(Boss)[:5])
    assert all(place.value in text for place in DISTRICTS)
