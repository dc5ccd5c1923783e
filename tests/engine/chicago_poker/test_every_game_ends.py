"""Whatever anybody does, a game ends (OR-2b, OR-50, OR-53, OR-54): nothing goes round for ever.

docs/rules.md says why. Here it is asked of players who want it otherwise: who stall, hoard, keep from
calling a shootout, and play special cards in circles.
"""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import chicago_poker as game
from engine.chicago_poker import Action, State
from engine.chicago_poker.actions import (
    Bribe,
    Discard,
    Drive,
    Liquidate,
    Play,
    Raid,
    Recruit,
    Send,
    Shoot,
    Stop,
    Take,
)
from engine.chicago_poker.pieces import FULL_COLUMN, TILES, Special
from engine.game import Seat
from tests.helpers import examples
from tests.helpers.chicago_poker.by_hand import after, at, may
from tests.helpers.chicago_poker.corners import CORNERS, ENDLESS
from tests.helpers.chicago_poker.playouts import AGREEMENTS, PAIRS
from tests.helpers.chicago_poker.positions import EVERY_CARD

Taste: TypeAlias = tuple[str, ...]
"""The kinds of action, those that a player likes best first."""

FILL, SEND_NOTHING, TAKE_SPECIAL = "fifth card", "send nothing", "take a special"
KINDS = (
    *(kind.__name__ for kind in (Recruit, Play, Liquidate, Raid, Drive, Shoot, Bribe, Take, Stop, Send)),
    FILL,
    SEND_NOTHING,
    TAKE_SPECIAL,
    Discard.__name__,
)

STALLS: Taste = ("Stop", SEND_NOTHING, "Recruit", "Raid", "Drive", "Shoot", "Bribe", "Liquidate", "Play")
HOARDS: Taste = ("Recruit", "Stop", SEND_NOTHING, "Shoot", "Raid", "Drive", "Bribe", "Liquidate", "Play")
KEEPS_QUIET: Taste = ("Play", "Recruit", "Stop", "Send", "Raid", "Drive", "Liquidate", "Shoot", "Bribe")
CIRCLES: Taste = ("Shoot", "Bribe", TAKE_SPECIAL, "Drive", "Raid", "Liquidate", "Recruit", "Stop", "Play")
TASTES = (STALLS, HOARDS, KEEPS_QUIET, CIRCLES)

BY_DAY = ((HOARDS, ""), (CIRCLES, "\nrules: 1"))
OTHER_TASTES = pytest.mark.long(
    "Other tastes; by day the two that differ most, one of them by the old rules."
)
OTHER_AGREEMENTS = pytest.mark.long(
    "Other agreements; by day each taste has one of four, and each of the four one taste."
)


def bound(seats: int) -> int:
    """No game has so many decisions: the measure has so many values, and each stays for so many decisions."""
    cards = 75 + 6
    values = len(TILES) * (2 * seats + 1) * 2 * (2 * cards + 1)
    return values * (3 * seats + 1)


def measure(state: State) -> tuple[int, ...]:
    """What falls with whatever is done, compared in this order."""
    pile = len(state.discard) if state.searching else 0  # what a Bribery is about to put into the deck
    return (
        len(TILES) - sum(map(len, state.tiles)),
        state.reshuffles_left,
        Special.BRIBERY not in state.discard,
        2 * (len(state.deck) + pile) + sum(map(len, state.hands)),
    )


def likes(state: State, seat: Seat, tastes: list[Taste], dice: Random) -> Action:
    """The action that comes first in that player's taste; by lot among several of a kind."""
    taste = tastes[seat % len(tastes)]
    offers = game.legal(state, seat)

    def rank(action: Action) -> int:
        kind = kind_of(state, seat, action)
        return taste.index(kind) if kind in taste else len(taste)

    best = min(map(rank, offers))
    return dice.choice([action for action in offers if rank(action) == best])


def kind_of(state: State, seat: Seat, action: Action) -> str:
    match action:
        case Play(_, place) if len(state.columns[place][seat]) == FULL_COLUMN - 1:
            return FILL
        case Send(None):
            return SEND_NOTHING
        case Take(Special()):
            return TAKE_SPECIAL
        case _:
            return type(action).__name__


def decisions(state: State, tastes: list[Taste], dice: Random) -> Iterator[tuple[State, Action, State]]:
    """All that is done until the game is over, or for longer than any game lasts."""
    for _ in range(bound(len(state.bosses)) + 1):
        awaited = game.awaited(state)
        if not awaited:
            return
        seat = dice.choice(awaited)
        action = likes(state, seat, tastes, dice)
        step = game.apply(state, seat, action)
        yield state, action, step.state
        state = step.state
    raise AssertionError(f"this game never ends: {tastes}")


def ends(state: State, tastes: list[Taste], dice: Random) -> int:
    """How many decisions it took; every one of them brings the end nearer, or is one of a few that wait."""
    number = waited = 0
    for before, action, then in decisions(state, tastes, dice):
        number += 1
        if measure(then) < measure(before):
            waited = 0
        else:
            assert measure(then) == measure(before)
            assert isinstance(action, Stop | Send), action
            waited += 1
        assert waited <= 3 * len(before.bosses)
    return number


FOR_EVER = {  # what the players did, by seat
    "forced-reinforcements": [HOARDS],
    "raid-for-ever": [("Raid", "Recruit", "Stop"), *[STALLS] * 4],
    "revolver-in-one-turn": [CIRCLES],
}


@pytest.mark.parametrize("name", ENDLESS)
def test_what_went_on_for_ever_ends(name: str) -> None:
    assert ends(at(ENDLESS[name]), FOR_EVER[name], Random(1))


@pytest.mark.by_day("raid-for-ever", "rules: 1", why="the worst of all tastes is tried by day")
@pytest.mark.parametrize(
    ("taste", "rules"),
    [
        pytest.param(taste, rules, marks=() if (taste, rules) in BY_DAY else OTHER_TASTES)
        for rules in ("", "\nrules: 1")
        for taste in TASTES
    ],
)
@pytest.mark.parametrize("name", ENDLESS)
def test_it_ends_whatever_else_is_done(name: str, taste: Taste, rules: str) -> None:
    assert ends(at(ENDLESS[name] + rules), [taste], Random(1))


def test_a_town_without_any_gangster_may_renew_its_deck_again() -> None:
    """No play leads there: a position by hand alone could stand still."""
    pile = EVERY_CARD.replace(" revolver", "")
    state = at(f"""
        bosses: capone yale
        A: brewery
        B: brewery
        hand capone: revolver
        deck:
        discard: {pile}
        reshuffles: 4
    """)

    assert "recruit" in may(after(state, "capone revolver"))


players = st.lists(st.permutations(KINDS).map(tuple) | st.sampled_from(TASTES), min_size=1, max_size=6)
starts = st.one_of(
    st.builds(
        lambda seats, options, seed, rules: game.setup(seats, options, seed, rules=rules).state,
        st.integers(2, 6),
        st.sampled_from(AGREEMENTS),
        st.integers(0, 10**6),
        st.integers(1, game.info.rules),
    ),
    st.sampled_from((*CORNERS, *ENDLESS.values())).map(at),
)


@examples.few(8)
@given(starts, players, st.integers(0, 2**32))
def test_whatever_players_like_the_game_ends(start: State, tastes: list[Taste], seed: int) -> None:
    ends(start, tastes, Random(seed))


@pytest.mark.parametrize(
    ("taste", "options"),
    [
        pytest.param(
            taste,
            options,
            marks=() if options is PAIRS[number] else OTHER_AGREEMENTS,
            id=f"{number}-{options}",
        )
        for number, taste in enumerate(TASTES)
        for options in AGREEMENTS
    ],
)
def test_players_who_want_no_end_get_one(taste: Taste, options: game.Options) -> None:
    """Every taste at two sizes of table or more; all of all would be more of the same."""
    first = TASTES.index(taste) + AGREEMENTS.index(options)
    for seats in (2 + first % 5, 2 + (first + 2) % 5):
        ends(game.setup(seats, options, seats).state, [taste], Random(seats))


@pytest.mark.long("It plays 3,000 games; make test plays 8 of the same kind.")
@settings(max_examples=3000)
@given(starts, players, st.integers(0, 2**32))
def test_whatever_thousands_of_players_like_the_game_ends(
    start: State, tastes: list[Taste], seed: int
) -> None:
    ends(start, tastes, Random(seed))
