"""Positions are written down and read back exactly, and a text that is none is told so by line."""

import re
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import chicago_poker as game
from engine.chicago_poker import Options
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import Boss, Business, Special
from engine.chicago_poker.position import Unsound, dumps, loads
from engine.chicago_poker.position.sheet import quoted
from tests.helpers.chicago_poker.playouts import AGREEMENTS, playout

PAGE = Path(__file__).parents[3] / "docs" / "notation.md"

SHORT = """\
bosses: capone yale
A: brewery
B: speakeasy
A capone: R7 R8
B yale: (G3) (G4) Y5
hand capone: R10 limousine
"""


def _blocks() -> list[tuple[str, str]]:
    """Every position on the page, with the fault that the page says it has."""
    found = re.findall(r"```(position|fault)\n(.*?)```", PAGE.read_text(), flags=re.DOTALL)
    return [
        (text, found[at + 1][1].strip() if found[at + 1 : at + 2] and found[at + 1][0] == "fault" else "")
        for at, (kind, text) in enumerate(found)
        if kind == "position"
    ]


@pytest.mark.parametrize(("text", "fault"), _blocks())
def test_the_page_is_true_about_its_positions(text: str, fault: str) -> None:
    if not fault:
        assert loads(dumps(loads(text))) == loads(text)
        return
    with pytest.raises(Unsound) as no:
        loads(text)
    assert str(no.value) == fault


def test_the_page_is_true_about_actions() -> None:
    for line in re.findall(
        r"^\| `([^|]*)` \|", PAGE.read_text().split("## Positions")[0], flags=re.MULTILINE
    ):
        for action in re.split(r"`, (?:then )?`", line):
            assert str(game.parse(action)) == action


def test_a_short_position_puts_everything_unmentioned_into_deck_and_stock() -> None:
    state = loads(SHORT)
    assert (state.turn, state.active, state.actions) == (3, 0, 3)
    assert state.hands == ((Card.parse("R10"), Special.LIMOUSINE), ())
    assert len(state.deck) == 81 - 7
    assert len(state.stock) == 18
    assert [laid.up for laid in state.columns[1][1]] == [False, False, True]
    assert state.options == Options()
    assert "recruit" in map(str, game.legal(state, 0))


@settings(max_examples=40, deadline=None)
@given(
    st.integers(2, 6),
    st.sampled_from(AGREEMENTS),
    st.integers(0, 10**6),
    st.integers(1, 40),
)
def test_every_position_of_a_game_is_read_back_as_it_was(
    seats: int, options: Options, seed: int, every: int
) -> None:
    for number, move in enumerate(playout(seats, options, seed)):
        if number % every == 0 or move.step.state.outcome or move.step.state.tie:
            assert loads(dumps(move.step.state)) == move.step.state


@given(st.text(max_size=30))
def test_any_seed_is_read_back_as_it_was(seed: str) -> None:
    state = loads(SHORT)
    text = dumps(state).replace("seed: by-hand", "seed: {}")
    assert loads(text.format(quoted(seed))).seed == seed


FAULTS = [
    ("A capone: R7 R8", "A capone: R7 R7", 4, "there is no other R7: see line 4"),
    ("A capone: R7 R8", "A capone: R7 G3", 5, "there is no other G3: see line 4"),
    ("hand capone: R10", "hand capone: R16", 6, "'R16' is no card"),
    ("A capone: R7 R8", "A capone: R7 revolver", 4, "'revolver' is no gangster"),
    ("A capone: R7 R8", "A capone: R1 R2 R3 R4 R5 R6", 4, "6 gangsters in a column"),
    ("A capone: R7 R8", "A capone: R7 (R8)", 4, "R8 cannot lie face down as number 2 at the brewery"),
    ("B yale: (G3) (G4) Y5", "B yale: G3 (G4) (Y5)", 5, "Y5 cannot lie face down as number 3"),
    ("A capone: R7 R8", "A capone R7 R8", 4, "has no colon"),
    ("A capone: R7 R8", "A moran: R7 R8", 4, "'A moran' means nothing here"),
    ("A capone: R7 R8", "C: brewery", 4, "'C' means nothing here"),
    ("A capone: R7 R8", "A capone: R7\nA capone: R8", 5, "'A capone' is in line 4 already"),
    ("bosses: capone yale", "bosses: capone nitti", 1, "'nitti' is no boss"),
    ("bosses: capone yale", "bosses: capone capone", 1, "a boss sits at the table twice"),
    ("bosses: capone yale", "bosses: capone", 1, "for 2 to 6 bosses, not 1"),
    ("bosses: capone yale", "turn: 1 capone", 0, "there is no line 'bosses: capone yale'"),
    ("A: brewery", "A: casino", 2, "'casino' is no business"),
    ("A: brewery", "A: vacant", 2, "vacant only when the stock is empty"),
    ("A: brewery", "", 0, "there is no line 'A: brewery'"),
    ("hand capone: R10 limousine", "deck: R10", 6, "nowhere; name them or end the line with ..."),
    ("hand capone: R10 limousine", "stock: brewery", 6, "nowhere; name them or end the line with ..."),
    (
        "hand capone: R10 limousine",
        "options: english full no-specials\nhand capone: limousine",
        7,
        "not in the box",
    ),
    ("hand capone: R10 limousine", "options: german full specials", 6, "'german' is none of english, french"),
    ("hand capone: R10 limousine", "markers: A capone", 6, "every full column has one marker"),
    ("hand capone: R10 limousine", "markers: Z capone", 6, "'Z' is no place"),
    ("hand capone: R10 limousine", "markers: D capone", 6, "2 bosses play for 2 businesses only"),
    ("hand capone: R10 limousine", "turn: 0 capone", 6, "'0' is no whole number from 1 up"),
    ("hand capone: R10 limousine", "turn: 7 moran", 6, "moran does not sit at this table"),
    ("hand capone: R10 limousine", "actions: many", 6, "'many' is no whole number"),
    ("hand capone: R10 limousine", "actions: 1 extra 2", 6, "more extra actions than actions"),
    ("hand capone: R10 limousine", "actions: 0", 6, "a turn without actions is over"),
    ("hand capone: R10 limousine", "acted: perhaps", 6, "'perhaps' is none of yes, no"),
    ("hand capone: R10 limousine", "hand yale: R1 R2 R3 R4 R5 R6 B1 B2", 6, "more than 7 cards out of turn"),
    ("hand capone: R10 limousine", "tiles yale: jazz-club jazz-club jazz-club", 6, "yale has won with these"),
    (
        "hand capone: R10 limousine",
        "tiles yale: brewery brewery brewery brewery brewery",
        6,
        "no other brewery",
    ),
    ("hand capone: R10 limousine", "won: yale any-tiles brewery", 6, "the tiles of that boss do not say so"),
    ("hand capone: R10 limousine", "won: yale last-tile brewery", 6, "there are tiles left to win"),
    ("hand capone: R10 limousine", "won: yale", 6, "write 'won: capone one-kind"),
    ("hand capone: R10 limousine", "tie: A", 6, "no two best hands are equal there"),
    ("hand capone: R10 limousine", "tie: A capone yale", 6, "equal best hands"),
    ("hand capone: R10 limousine", "tie:", 6, "'' is no place"),
    ("hand capone: R10 limousine", "answer: yale R1", 6, "no shootout is tied"),
    ("hand capone: R10 limousine", "fights: A", 6, "shootouts wait only while one is tied"),
    ("hand capone: R10 limousine", "searching: yes", 6, "a search needs bribery on top of a discard pile"),
    ("hand capone: R10 limousine", "laid A capone: 1", 6, "1 turns for 2 gangsters"),
    ("hand capone: R10 limousine", "opened: 1", 6, "wants 'opened: 0 12'"),
    ("hand capone: R10 limousine", "known capone: yale B 1 Y5", 6, "Y5 is no back there"),
    ("hand capone: R10 limousine", "raid capone: 3 yale B speakeasy 1", 6, "write 'raid capone: 12 yale"),
    ("hand capone: R10 limousine", "raid capone: 3 moran B speakeasy", 6, "moran does not sit at this table"),
    ("hand capone: R10 limousine", "lost: 3 D yale 1", 6, "there is no such slot"),
    ("hand capone: R10 limousine", 'seed: "unfinished', 6, "is no quoted text"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "fault"), FAULTS)
def test_a_text_that_is_no_position_is_told_its_line_and_its_fault(
    right: str, wrong: str, line: int, fault: str
) -> None:
    with pytest.raises(Unsound) as no:
        loads(SHORT.replace(right, wrong))
    assert fault in str(no.value)
    assert no.value.line == line


@given(st.text(), st.integers(0, 200))
def test_garbage_is_never_worse_than_unsound(garbage: str, at: int) -> None:
    for text in (garbage, SHORT[:at] + garbage + SHORT[at:]):
        with suppress(Unsound):
            loads(text)


def test_a_closed_position_cannot_be_changed() -> None:
    state = loads(SHORT)
    later = game.apply(state, 0, game.parse("recruit")).state
    for moment in (state, later):
        with pytest.raises(AttributeError):
            moment.turn = 5  # type: ignore[misc]
    assert hash(later) != hash(state)


def test_names_in_positions_are_those_of_the_pieces() -> None:
    text = dumps(game.setup(list(Boss), Options(), 1).state)
    assert all(boss.value in text for boss in Boss)
    assert all(business.value in text for business in Business)
    assert all(special.value in text for special in Special)
