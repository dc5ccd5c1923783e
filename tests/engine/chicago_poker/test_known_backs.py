"""What a boss has seen of the others' backs follows the cards as far as the eye can (OR-36, OR-37)."""

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import State
from engine.chicago_poker.pieces import LETTERS, Boss
from engine.chicago_poker.position import loads

TOWN = """\
bosses: capone yale weiss moran
turn: 9 capone
A: gambling-house
B: speakeasy
C: speakeasy
B capone: (R1) (R2) R3
hand capone: limousine B15 B14
hand yale: police-raid liquidation G15 G14
known yale: capone B 1 R1, capone B 2 R2
"""

MIXED = TOWN.replace("capone B 1 R1, capone B 2 R2", "capone B 1/2 R1, capone B 1/2 R2")


def _after(text: str, *lines: str) -> State:
    state = loads(text)
    for line in lines:
        boss, action = line.split(maxsplit=1)
        state = game.apply(state, state.bosses.index(Boss(boss)), game.parse(action)).state
    return state


def _known(state: State, reader: str) -> set[str]:
    view = game.view(state, state.bosses.index(Boss(reader)))
    lies = {None: "?"} | {slot: str(slot + 1) for slot in range(5)}
    return {
        f"{state.bosses[back.rival]} {LETTERS[back.place]} {lies[back.slot]} {back.card}"
        for back in view.known
    }


def test_a_raid_is_known_card_by_card_and_slot_by_slot() -> None:
    state = _after(TOWN.replace("known", "# known"), "capone play B15 A", "capone recruit", "capone recruit")
    assert _known(state, "yale") == set()
    state = _after(
        TOWN.replace("known", "# known"),
        *("capone play B15 A", "capone play B14 A", "capone recruit", "yale police-raid B capone"),
    )
    assert _known(state, "yale") == {"capone B 1 R1", "capone B 2 R2"}
    assert _known(state, "weiss") == _known(state, "capone") == set()
    (seen,) = game.view(state, 1).raids
    assert [(slot, str(card)) for slot, card in seen.gangsters] == [(0, "R1"), (1, "R2")]


@pytest.mark.parametrize(
    ("text", "drive", "yale", "weiss"),
    [
        # R1 is laid face up as number 1, so the back must be R2.
        (TOWN, "limousine B R1 R2 A", {"capone A 2 R2"}, set()),
        # Both lie face down, in an order that only Capone knows.
        (TOWN, "limousine B R1 R2 C", {"capone C ? R1", "capone C ? R2"}, set()),
        (TOWN, "limousine B R2 R1 C", {"capone C ? R1", "capone C ? R2"}, set()),
        # One rides; the other closes ranks.
        (TOWN, "limousine B R1 C", {"capone C 1 R1", "capone B 1 R2"}, set()),
        # A face that everybody saw becomes a back that everybody knows.
        (TOWN, "limousine B R3 C", {"capone B 1 R1", "capone B 2 R2", "capone C 1 R3"}, {"capone C 1 R3"}),
        (TOWN, "limousine B R3 R1 C", {"capone C ? R1", "capone C ? R3", "capone B 1 R2"}, {"capone C ? R3"}),
        # One of the two rode and lies face down: nobody can say which.
        (MIXED, "limousine B R1 C", set(), set()),
        # One of the two rode and lies face up: the other stayed.
        (MIXED, "limousine B R1 A", {"capone B 1 R2"}, set()),
        # Neither rode.
        (MIXED, "limousine B R3 A", {"capone B ? R1", "capone B ? R2"}, set()),
    ],
)
def test_a_limousine_hides_no_more_than_it_can(
    text: str, drive: str, yale: set[str], weiss: set[str]
) -> None:
    state = _after(text, f"capone {drive}")
    assert _known(state, "yale") == yale
    assert _known(state, "weiss") == _known(state, "moran") == weiss
    assert _known(state, "capone") == set()


def test_who_drives_forgets_nothing_about_the_others() -> None:
    text = TOWN + "C weiss: (Y1)\nknown capone: weiss C 1 Y1\n"
    assert _known(_after(text, "capone limousine B R1 R2 C"), "capone") == {"weiss C 1 Y1"}


def test_a_back_turned_up_by_a_liquidation_says_where_the_other_one_lies() -> None:
    text = MIXED.replace("(R1) (R2) R3", "(R1) (R2)").replace("turn: 9 capone", "turn: 9 yale")
    state = _after(text, "yale liquidation B capone")
    assert _known(state, "yale") == {"capone B 1 R1"}


def test_nothing_is_known_of_gangsters_that_are_gone() -> None:
    text = TOWN.replace("(R1) (R2) R3", "(R1) (R2) R3 R4").replace("hand capone:", "hand capone: R5")
    played = ("capone play R5 B", "capone recruit", "capone recruit")
    idle = tuple(f"{boss} recruit" for boss in ("yale", "weiss", "moran") for _ in range(3))
    assert _known(_after(text, *played), "yale") == {"capone B 1 R1", "capone B 2 R2"}
    assert _known(_after(text, *played, *idle), "yale") == set()


def test_who_knew_a_back_learns_nothing_from_a_second_raid_and_keeps_what_they_know_elsewhere() -> None:
    text = TOWN.replace("turn: 9 capone", "turn: 9 yale") + "C capone: (P1)\nC moran: (P2)\n"
    text = text.replace("known yale: ", "known yale: moran C 1 P2, ")
    state = _after(text, "yale police-raid C capone")
    assert _known(state, "yale") == {"moran C 1 P2", "capone B 1 R1", "capone B 2 R2", "capone C 1 P1"}
