"""A round of betting told as text: the cards and chips it began with, and what was said in it since."""

import re
from pathlib import Path

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Options, State
from engine.chicago_stud.position import Unsound, dumps, loads
from engine.french_deck import DECK
from tests.helpers.chicago_stud.by_hand import cards, chips, offered, played
from tests.helpers.chicago_stud.playouts import AGREEMENTS, playout
from tests.helpers.played_out import played_out

PAGE = Path(__file__).parents[3] / "docs" / "rules-chicago-stud.md"

SHORT = """\
bosses: capone yale moran
deal: 3 yale
street: 5
down capone: Kh Kd
up capone: 9s 4c 2d
up yale: Ah Ad 3c
up moran: Qs
folded: moran
staked: 8 8 2
said: bet 4
"""


def test_the_position_of_the_page_is_read() -> None:
    (text,) = re.findall(r"```position\n(.*?)```", PAGE.read_text(), re.S)
    (fault,) = re.findall(r"```fault\n(.*?)\n```", PAGE.read_text(), re.S)
    state = loads(text)

    assert (state.deal, state.dealer, state.street, game.awaited(state)) == (3, 1, 5, (0,))
    assert state.seats[0].down == cards("Kh Kd")
    assert game.table(state).pot == 25
    assert offered(state) == ["call", "raise 4-4", "fold"]
    with pytest.raises(Unsound) as no:
        loads(text.replace("said: bet 4", "said: bet 4, fold"))
    assert str(no.value) == fault


def test_what_a_short_position_does_not_say_is_as_dull_as_can_be() -> None:
    state = loads("bosses: moran torrio\n")

    assert (state.deal, state.dealer, state.street, state.options) == (1, 0, 3, Options())
    assert [mine.stack for mine in state.seats] == [98, 100]
    held = [card for mine in state.seats for card in (*mine.down, *mine.up)]
    assert sorted([*held, *state.deck]) == sorted(DECK)
    assert loads("bosses: moran torrio\n") == state
    assert loads("bosses: moran torrio\nseed: else\n").deck != state.deck


def test_the_words_are_played_by_the_rules() -> None:
    before = loads(SHORT.replace("said: bet 4\n", ""))

    assert loads(SHORT) == played(before, "1 bet 4").state
    assert before.opener == 1, "two aces"
    assert chips(before) == 300


def test_a_position_is_played_to_the_end_of_its_game() -> None:
    end = played_out(game, loads(SHORT), "a seed")

    assert end.over
    assert len(end.books) == end.options.deals(3)


def test_options_are_named_by_their_words() -> None:
    state = loads("options: ante all, ties split, jokers 1, high-spade on\nbosses: capone yale\n")

    assert state.options == Options(ante="all", ties="split", jokers=1, high_spade=True)
    assert [mine.staked for mine in state.seats] == [1, 1]
    assert state.dead == 0


FAULTS = [
    ("bosses: capone yale moran", "bosses: capone", 1, "for 2 to 8 bosses"),
    ("bosses: capone yale moran", "bosses: capone yale nitti", 1, "'nitti' is no boss"),
    ("bosses: capone yale moran", "bosses: capone yale moran\noptions: limit none", 2, "is no option"),
    ("deal: 3 yale", "deal: 7 yale", 2, "6 deals are the most"),
    ("deal: 3 yale", "deal: 3 weiss", 2, "weiss does not sit"),
    ("street: 5", "street: 8", 3, "streets are 3 to 7"),
    ("street: 5", "street: 6", 5, "4 open cards in street 6"),
    ("down capone: Kh Kd", "down capone: Kh", 4, "2 down cards"),
    ("down capone: Kh Kd", "down capone: Kh Ah", 6, "there is no other Ah: see line 4"),
    ("down capone: Kh Kd", "down capone: Kh Xb", 4, "not in the box"),
    ("up moran: Qs", "up moran: 1s", 7, "'1s' is no card"),
    ("folded: moran", "folded: moran yale", 8, "the last one left has won"),
    ("staked: 8 8 2", "staked: 8 4 2", 9, "has not staked 8"),
    ("staked: 8 8 2", "staked: 8 8", 9, "one number for each of 3"),
    ("staked: 8 8 2", "staked: 8 8 2\nchips: 90 90 90", 10, "there are 300"),
    ("staked: 8 8 2", "staked: 8 8 2\ndead: 4\nchips: 92 89 98", 11, "301 chips"),
    ("said: bet 4", "said: bet 5", 10, "bet 5: only-exactly"),
    ("said: bet 4", "said: dance", 10, "dance: unknown-action"),
    ("said: bet 4", "said: order fold deal", 10, "is no answer"),
    ("said: bet 4", "said: bet 4, call", 10, "that ends the round"),
    ("said: bet 4", "said: bet 4\ndeck: 7c", 11, "nowhere"),
    ("said: bet 4", "said: bet 4\nhand capone: 7c", 11, "means nothing here"),
]


@pytest.mark.parametrize(("right", "wrong", "line", "told"), FAULTS)
def test_what_can_be_no_round_is_refused_with_its_line(right: str, wrong: str, line: int, told: str) -> None:
    assert right in SHORT
    with pytest.raises(Unsound, match=told) as no:
        loads(SHORT.replace(right, wrong))
    assert no.value.line == line


def test_eight_who_stay_share_a_card_and_the_position_tells_it() -> None:
    state = game.setup(8, Options(), "eight").state
    while state.common is None:
        (seat,) = game.awaited(state)
        line = "check" if "check" in offered(state) else "call"
        state = game.apply(state, seat, game.parse(line)).state

    assert f"common: {state.common}\n" in dumps(state)
    assert loads(dumps(state)) == state


@pytest.mark.parametrize(
    ("key", "wrong", "fault"),
    [
        ("betting", "betting: 99 0 0 0", "the first number is the most"),
        ("chips", "chips: 1 2 3", "chips with the pot"),
        ("book", "book: capone Ks", "name every boss once"),
        ("pot", "pot: 24 capone yale weiss", "a pot is for bosses who turned up their cards"),
        ("turned", None, "7 cards are turned up"),
    ],
)
def test_what_can_be_no_moment_is_refused_with_its_line(key: str, wrong: str | None, fault: str) -> None:
    states = (move.step.state for seed in range(50) for move in playout(3, AGREEMENTS[0], seed))
    lines = next(dumps(state).splitlines() for state in states if two_turned_up(state) and not state.over)
    at = next(number for number, line in enumerate(lines) if line.startswith(key))
    lines[at] = wrong or lines[at].rpartition(" ")[0]

    with pytest.raises(Unsound, match=fault) as no:
        loads("\n".join(lines))
    assert no.value.line == at + 1


def two_turned_up(state: State) -> bool:
    return state.last is not None and state.last.showdown is not None and len(state.last.showdown.hands) == 2


def test_somebody_is_asked_until_the_game_is_over() -> None:
    text = re.sub("speaker: .*\n", "", dumps(loads(SHORT)))

    with pytest.raises(Unsound, match="one boss is asked"):
        loads(text)
