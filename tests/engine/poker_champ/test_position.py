"""Positions are written down and read back exactly, and a text that is none is told so by line."""

import re
from pathlib import Path

import pytest

from engine import poker_champ as game
from engine.french_deck import DECK
from engine.poker_champ import Options
from engine.poker_champ.pieces import Boss, Stage
from engine.poker_champ.position import Unsound, dumps, loads
from tests.helpers.poker_champ.by_hand import after, cards

PAGE = Path(__file__).parents[3] / "docs" / "rules-poker-champ.md"

SHORT = """\
bosses: capone yale weiss
common: Ks 9h 4d
hand capone: Kd 9c
folded: weiss
paid weiss: 1
chips: 8 12 13
"""


def test_the_position_of_the_page_is_read() -> None:
    (text,) = re.findall(r"```position\n(.*?)```", PAGE.read_text(), re.S)
    (fault,) = re.findall(r"```fault\n(.*?)\n```", PAGE.read_text(), re.S)
    state = loads(text)

    assert (state.deal, state.dealer, state.stage) == (7, 2, Stage.TURN)
    assert state.seats[0].hand == cards("Kd 9c")
    assert (state.pot, game.awaited(state)) == (7, (1,))
    with pytest.raises(Unsound) as no:
        loads(text.replace("chips: 8 10 11", "chips: 8 10 7"))
    assert str(no.value) == fault


def test_what_a_short_position_does_not_say_is_as_dull_as_can_be() -> None:
    state = loads("bosses: moran torrio\n")

    assert (state.deal, state.dealer, state.stage, state.options) == (1, 0, Stage.FLOP, Options())
    assert [mine.chips for mine in state.seats] == [11, 11]
    hands = [card for mine in state.seats for card in mine.hand]
    assert sorted([*hands, *state.common, *state.deck]) == sorted(DECK)
    assert loads("bosses: moran torrio\n") == state
    assert loads("bosses: moran torrio\nseed: else\n").deck != state.deck


FAULTS = [
    ("common: Ks 9h 4d", "common: Ks 9h 9h", 2, "there is no other 9h: see line 2"),
    ("common: Ks 9h 4d", "common: Ks 9h Kd", 2, "there is no other Kd: see line 3"),
    ("common: Ks 9h 4d", "common: Ks 9h", 2, "3 cards lie there, not 2"),
    ("common: Ks 9h 4d", "common: Ks 9h 1d", 2, "'1d' is no card"),
    ("common: Ks 9h 4d", "common: Ks 9h Xb", 2, "no jokers"),
    ("hand capone: Kd 9c", "hand capone: Kd", 3, "2 cards lie there, not 1"),
    ("hand capone: Kd 9c", "hand moran: Kd 9c", 3, "'hand moran' means nothing here"),
    ("hand capone: Kd 9c", "hand capone Kd 9c", 3, "has no colon"),
    ("bosses: capone yale weiss", "bosses: capone nitti weiss", 1, "'nitti' is no boss"),
    ("bosses: capone yale weiss", "bosses: capone capone weiss", 1, "twice"),
    ("bosses: capone yale weiss", "bosses: capone", 1, "for 2 to 6 bosses"),
    ("bosses: capone yale weiss", "deal: 1 capone", 0, "there is no line 'bosses: capone yale'"),
    ("folded: weiss", "folded: moran", 4, "moran does not sit at this table"),
    ("paid weiss: 1", "paid weiss: 1 1", 5, "who has folded has not paid for this stage"),
    ("paid weiss: 1", "paid weiss: 0", 5, "everybody pays in stage 1"),
    ("paid weiss: 1", "paid weiss: 7", 5, "7 cannot be paid there"),
    ("chips: 8 12 13", "chips: 8 12 12", 6, "35 chips with the pot; there are 36"),
    ("chips: 8 12 13", "chips: 8 12", 6, "one number for each of 3 bosses"),
    ("chips: 8 12 13", "chips: 0 20 13", 0, "who has no chip left stays: write 0"),
    ("chips: 8 12 13", "chips: 8 12 13\nawards: 4 4 0", 7, "there are 7 Awards"),
    ("chips: 8 12 13", "chips: 8 12 13\nawards: 2 0 0", 7, "the game is over with these"),
    ("chips: 8 12 13", "chips: 8 12 13\ndeal: 201 yale", 7, "200 deals are the most"),
    ("chips: 8 12 13", "chips: 8 12 13\nrules: 1\ndeal: 101 yale", 8, "100 deals are the most"),
    ("chips: 8 12 13", "chips: 8 12 13\ntime: up", 7, "no time is agreed on"),
    ("chips: 8 12 13", "chips: 8 12 13\ntime: over", 7, "write 'time: up'"),
    ("chips: 8 12 13", "chips: 8 12 13\ndeal: 2 moran", 7, "moran does not sit"),
    ("chips: 8 12 13", "chips: 8 12 13\ndeal: 2 yale\nshuffles: 1", 8, "every deal has a shuffle"),
    ("chips: 8 12 13", "chips: 8 12 13\nstage: dance", 7, "'dance' is none of flop, turn, river"),
    ("chips: 8 12 13", "chips: 8 12 13\noptions: timed", 7, "write 'options: standard'"),
    ("chips: 8 12 13", "chips: 8 12 13\noptions: timed 15", 7, "write 'options: standard'"),
    ("chips: 8 12 13", "chips: 8 12 13\ndeck: 2c 3c", 7, "name them or end the line with ..."),
    ("chips: 8 12 13", "chips: 8 12 13\nover: perhaps", 7, "'perhaps' is none of"),
    ("chips: 8 12 13", "chips: 8 12 16\nover: last-deal", 7, "the Awards and the deals do not say so"),
    ("chips: 8 12 13", "chips: 8 10 13\npaid capone: 1 1\npaid yale: 1 1", 0, "all have decided"),
    ("chips: 8 12 13", "chips: 7 12 13\npaid capone: 1 1 2", 7, "3 stages paid, in stage 2"),
    ("chips: 8 12 13", "chips: 8 12 13\npaid capone: 1 0", 7, "who has chips left pays the price"),
    ("chips: 8 12 13", "chips: 8 12 13\nlast: 1 6", 7, "write 'last: 6 16 Ks 9h 4d Qc 9s'"),
    ("chips: 8 12 13", "chips: 8 12 13\nshown yale: As Ah", 7, "there is no line 'last"),
    (
        "chips: 8 12 13",
        "chips: 8 12 13\nlast: 1 6 Ks 9h 4d\nshown yale: As Ah",
        7,
        "deal 1 is still being played",
    ),
    (
        "chips: 8 12 13",
        "chips: 8 12 13\ndeal: 2 yale\nlast: 1 6 Ks 9h 4d\nshown yale: As Ah 3 6\nshown weiss: Ad Ac 3 0",
        8,
        "a showdown has five common cards",
    ),
    (
        "chips: 8 12 13",
        "chips: 8 12 13\ndeal: 2 yale\nlast: 1 6 Ks 9h 4d 2s 2d\nshown yale: As Ah 3 6\nshown weiss: Ad Ac 3 1",  # noqa: E501
        8,
        "the bosses shown take 7 of 6",
    ),
    (
        "folded: weiss\npaid weiss: 1\nchips: 8 12 13",
        "folded: weiss yale\npaid weiss: 1\npaid yale: 1\nchips: 8 12 13",
        4,
        "the last one left has won",
    ),
]


@pytest.mark.parametrize(("right", "wrong", "line", "fault"), FAULTS)
def test_a_text_that_is_no_position_is_told_its_line_and_its_fault(
    right: str, wrong: str, line: int, fault: str
) -> None:
    with pytest.raises(Unsound) as no:
        loads(SHORT.replace(right, wrong))
    assert fault in str(no.value)
    assert no.value.line == line


def test_names_in_positions_are_those_of_the_pieces() -> None:
    text = dumps(game.setup(list(Boss), Options(), 1).state)

    assert all(boss.value in text for boss in Boss)


def test_the_order_of_decisions_is_written_and_read() -> None:
    state = after(loads("bosses: capone yale weiss"), "yale stay", "capone fold")

    assert "order: yale capone" in dumps(state)
    assert loads(dumps(state)).order == state.order == (1, 0)


@pytest.mark.parametrize("order", ["yale yale", "weiss"])
def test_an_order_in_which_nobody_has_decided_so_is_refused(order: str) -> None:
    text = dumps(after(loads("bosses: capone yale weiss"), "yale stay", "capone fold"))

    with pytest.raises(Unsound):
        loads(text.replace("order: yale capone", f"order: {order}"))
