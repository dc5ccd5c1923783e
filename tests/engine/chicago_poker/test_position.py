"""Positions are written down and read back exactly, and a text that is none is told so by line."""

import re
from itertools import islice
from pathlib import Path

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options
from engine.chicago_poker.actions import Stop
from engine.chicago_poker.cards import GANGSTERS, Card
from engine.chicago_poker.pieces import Boss, Business, Special
from engine.chicago_poker.position import Unsound, dumps, loads
from tests.helpers.played_out import played_out

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
    ("hand capone: R10 limousine", "tie: A capone yale", 6, "capone has no marker there"),
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
    ("hand capone: R10 limousine", 'seed: "\\ud800"', 6, "half a character"),
    ("hand capone: R10 limousine", "seed: \ud800", 6, "half a character"),
    ("hand capone: R10 limousine", "turn: 999999999 capone", 6, "no game has so many turns"),
    ("hand capone: R10 limousine", "turn: 1 capone\nactions: 3", 7, "turn 1 begins with 1"),
    ("hand capone: R10 limousine", "actions: 4 extra 1", 6, "one of which is used: 2 are left"),
    ("hand capone: R10 limousine", "actions: 30 extra 28\nacted: yes", 6, "no turn has so many actions"),
    ("hand capone: R10 limousine", "actions: 4 extra 2\nacted: no", 7, "has used an action"),
    ("hand capone: R10 limousine", "idle: 3", 6, "there were only 2 turns before"),
    ("hand capone: R10 limousine", "turn: 9 capone\nidle: 1\nstuck: 2", 8, "more turns without a legal"),
    ("hand capone: R10 limousine", "turn: 90 capone\nidle: 9\nstuck: 9", 8, "every business is fought over"),
    (
        "hand capone: R10 limousine",
        "options: french full specials\nturn: 9 capone\nidle: 4",
        8,
        "acting is compulsory by now",
    ),
    ("hand capone: R10 limousine", "reshuffles: 5", 6, "4 are the most (OR-53)"),
    ("hand capone: R10 limousine", "rules: 1\nreshuffles: 4", 7, "3 are the most (OR-53)"),
    ("hand capone: R10 limousine", "rules: 3", 6, "rules 1 to 2 are played"),
    ("hand capone: R10 limousine", "shuffles: 2\nreshuffles: 1", 7, "the deck was never shuffled anew"),
    ("hand capone: R10 limousine", "shuffles: 1", 6, "deck and tiles are shuffled at least"),
    ("hand capone: R10 limousine", "shuffles: 99999", 6, "no game has so many shuffles"),
    ("hand capone: R10 limousine", "laid A capone: 2 4", 6, "turn 4 is still to come"),
    ("hand capone: R10 limousine", "laid A capone: 2 1", 6, "out of order"),
    ("hand capone: R10 limousine", "opened: 0 4", 6, "turn 4 is still to come"),
    ("hand capone: R10 limousine", "gained capone: 4 R10", 6, "turn 4 is still to come"),
    ("hand capone: R10 limousine", "gained capone: 2 R10, 1 R11", 6, "out of order"),
    (
        "hand capone: R10 limousine",
        "options: english full no-specials\ngained yale: 1 revolver",
        7,
        "not in the box",
    ),
    ("hand capone: R10 limousine", "lost: 9 A yale 1", 6, "turn 9 is still to come"),
    ("hand capone: R10 limousine", "lost: 1 A yale 6", 6, "there is no such slot"),
    ("hand capone: R10 limousine", "raid capone: 1 capone A brewery", 6, "nobody raids their own"),
    ("hand capone: R10 limousine", "raid capone: 1 yale C brewery", 6, "2 bosses play for 2 businesses only"),
    ("hand capone: R10 limousine", "raid capone: 1 yale B speakeasy 6 R1", 6, "there is no such slot"),
    ("hand capone: R10 limousine", "raid capone: 1 yale B speakeasy 2 R1 1 R2", 6, "slots and cards once"),
    ("hand capone: R10 limousine", "raid capone: 1 yale B speakeasy 1 R1 2 R1", 6, "slots and cards once"),
    ("hand capone: R10 limousine", "raid capone: 4 yale B speakeasy", 6, "turn 4 is still to come"),
    (
        "hand capone: R10 limousine",
        "raid capone: 2 yale B speakeasy\nraid capone: 1 yale B speakeasy",
        7,
        "out of order",
    ),
    ("hand capone: R10 limousine", "known capone: yale B 1 G3, yale B 1/2 G3", 6, "G3 is known in two ways"),
    ("hand capone: R10 limousine", "known capone: yale B 1/3 G3", 6, "no back lies in slot 3"),
    ("hand capone: R10 limousine", "known capone: yale B 1/9 G3", 6, "no back lies in slot 9"),
    ("hand capone: R10 limousine", "known capone: yale B 1/1 G3", 6, "slots once"),
    ("hand capone: R10 limousine", "known yale: yale B 1 G3", 6, "G3 is no back there"),
]

NOTHING_BUT_STOP = """\
options: french full no-specials
bosses: capone yale weiss moran obanion
A: brewery
B: brewery
C: brewery
D: brewery
deck:
"""

TIED = """\
options: english full specials
bosses: capone yale moran
turn: 9 capone
A: brewery
B: brewery
A capone: R2 B4 R6 R8 R10
A yale: B2 G4 B6 B8 B10
B moran: G1
hand capone: Y15
hand yale: P15 P1
tie: A
"""

FAULTS_OF_TIES = [
    ("tie: A", "tie: A\nfights: A B", 12, "those of capone, in the order marked"),
    ("tie: A", "tie: A\nfights: B", 12, "those of capone, in the order marked"),
    ("tie: A", "B capone: P2 P4 P6 P8 P10\ntie: A\nfights: A", 13, "those of capone, in the order marked"),
    ("tie: A", "tie: A\ncause: stalemate", 12, "nobody has a marker"),
    ("turn: 9 capone", "turn: 9 moran", 11, "moran has no marker there"),
    ("tie: A", "tie: A\nacted: yes", 12, "nobody acts before the tie is decided"),
    ("A capone: R2 B4 R6 R8 R10", "A capone: R2 B4 R6 R8 R10 R12", 6, "6 gangsters in a column"),
    ("tie: A", "tie: A capone", 11, "all with equal best hands"),
    ("tie: A", "tie: A capone yale moran", 11, "all with equal best hands"),
    ("tie: A", "tie: A\nanswer: yale P15\nanswer: yale P1", 12, "answer once each"),
    ("tie: A", "tie: A\nanswer: yale Y15", 12, "yale cannot send Y15"),
    ("tie: A", "tie: A\nanswer: yale nothing", 12, "yale cannot send nothing"),
    ("tie: A", "tie: A\nround: capone P2, yale G7", 11, "those equal highest in the last round"),
    ("tie: A", "tie: A\nround: capone R7, moran G7", 12, "the tied bosses choose, once each"),
    ("tie: A", "tie: A\nround: capone R7, capone G7", 12, "the tied bosses choose, once each"),
    ("tie: A", "tie: A\nround: capone R7, yale G7\nround: capone R9, yale nothing", 11, "equal highest"),
    ("tie: A", "tie: A\nround: capone nothing, yale nothing", 11, "equal highest"),
    ("tie: A", "tie: A\nround: capone R2, yale G2", 12, "R2 lies on the table"),
]


@pytest.mark.parametrize(
    ("text", "right", "wrong", "line", "fault"),
    [*((SHORT, *row) for row in FAULTS), *((TIED, *row) for row in FAULTS_OF_TIES)],
)
def test_a_text_that_is_no_position_is_told_its_line_and_its_fault(
    text: str, right: str, wrong: str, line: int, fault: str
) -> None:
    with pytest.raises(Unsound) as no:
        loads(text.replace(right, wrong))
    assert fault in str(no.value)
    assert no.value.line == line


def test_where_acting_is_compulsory_a_boss_who_can_do_nothing_has_no_turn() -> None:
    """The rules end it by themselves (OR-1); where one may stop it waits for its boss (OR-55)."""
    laid = iter(GANGSTERS)
    columns = (
        f"{letter} {boss}: {' '.join(str(card) for card in islice(laid, 4))}"
        for letter in "ABCD"
        for boss in ("capone", "yale", "weiss", "moran", "obanion")
    )
    text = NOTHING_BUT_STOP + "\n".join(columns)

    assert game.legal(loads(text + "\nactions: 2"), 0) == (Stop(),)
    with pytest.raises(Unsound, match="nothing can be done with them"):
        loads(text + "\nactions: 2\nmust-act: yes")


def test_every_shootout_of_a_tied_caller_waits_if_none_is_named() -> None:
    state = loads(TIED + "B capone: P2 P4 P6 P8 P10\n")

    assert state.fights == (0, 1)
    assert played_out(game, state, "seed").outcome


@pytest.mark.parametrize("temperaments", [True, False])
def test_a_position_says_whether_computers_play_in_character(temperaments: bool) -> None:
    state = game.setup(3, Options(temperaments=temperaments), 1).state

    assert loads(dumps(state)) == state
    assert ("temperaments: yes" in dumps(state)) == temperaments


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
