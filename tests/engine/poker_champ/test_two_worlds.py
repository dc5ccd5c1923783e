"""Nobody can tell two worlds apart that differ only in what is hidden from them (PC-11)."""

from random import Random

import pytest

from engine import poker_champ as game
from engine.poker_champ import Options
from engine.poker_champ.actions import Fold, Stay
from engine.poker_champ.dealing import backs_of
from engine.poker_champ.events import Dealt, Folded, StageOpened, Stayed, StayedAllIn
from tests.helpers.poker_champ.another_world import redealt
from tests.helpers.poker_champ.playouts import AGREEMENTS, playout

TABLES = [
    pytest.param(
        seats,
        AGREEMENTS[(seats + lap) % len(AGREEMENTS)],
        10 * lap + seats,
        marks=pytest.mark.long("a second game for each number of seats") if lap else [],
    )
    for seats in range(2, 7)
    for lap in range(2)
]
every_table = pytest.mark.parametrize(
    ("seats", "options", "seed"), TABLES, ids=lambda it: str(it) if isinstance(it, int) else ""
)


@every_table
def test_a_decision_tells_the_same_until_a_card_is_turned_up(seats: int, options: Options, seed: int) -> None:
    """Whatever lies hidden, the news of a stage are the same but for its new cards."""
    dice = Random(seed)
    for move in playout(seats, options, seed):
        other = redealt(move.before, None, dice)
        told, else_told = move.step.events, game.apply(other, move.seat, move.action).events

        assert told[0] == else_told[0]
        assert isinstance(told[0], Stayed | Folded)
        if len(told) == 1 or all(isinstance(event, StageOpened | StayedAllIn) for event in told[1:]):
            assert list(map(type, told)) == list(map(type, else_told))


@every_table
def test_no_face_is_in_the_news_that_was_not_shown(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        hidden = {card for mine in move.step.state.seats for card in mine.hand if not move.step.state.outcome}
        for event in move.step.events:
            if isinstance(event, Dealt | Stayed | Folded):
                assert "Card(" not in repr(event)
            if isinstance(event, StageOpened) and event.deal == move.step.state.deal:
                assert hidden.isdisjoint(event.common)


def test_another_world_is_another_world_with_the_same_backs() -> None:
    """Were the worlds the same, all of the above would hold for nothing."""
    dice, changed, aces = Random(1), 0, 0
    for move in playout(6, Options("long"), 3):
        state = move.step.state
        other = redealt(state, 0, dice)
        assert other.seats[0] == state.seats[0]
        for mine, theirs in zip(state.seats, other.seats, strict=True):
            assert backs_of(mine.hand) == backs_of(theirs.hand)
            changed += mine.hand != theirs.hand
            aces += any(
                one.rank == 14 and one != two for one, two in zip(mine.hand, theirs.hand, strict=True)
            )
        assert sorted(other.deck) != sorted(state.deck) or other.deck != state.deck
    assert changed > 500
    assert aces > 20


def test_the_least_and_the_offers_do_not_depend_on_cards() -> None:
    state = game.setup(3, Options(), 5).state
    for seat in range(3):
        assert [offer.action for offer in game.view(state, seat).offers] == [Stay(), Fold()]
