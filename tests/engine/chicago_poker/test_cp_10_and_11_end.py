"""CP-10 and CP-11: how a game ends, and the variants."""

from itertools import combinations_with_replacement

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options
from engine.chicago_poker.events import GameWon, ShootoutHeld, Victory
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.shootout import victory
from tests.helpers.chicago_poker.by_hand import told
from tests.helpers.chicago_poker.playouts import AGREEMENTS, every_agreement, playout
from tests.helpers.chicago_poker.positions import won_with


@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        ("brewery brewery", Victory.ONE_KIND),
        ("brewery speakeasy brewery", Victory.ONE_KIND),
        ("speakeasy jazz-club gambling-house", Victory.ALL_KINDS),
        ("speakeasy speakeasy jazz-club jazz-club", Victory.ANY_TILES),
        ("brewery speakeasy speakeasy jazz-club", Victory.ANY_TILES),
    ],
)
def test_cp_10_1_three_of_a_kind_four_kinds_or_any_five_win_at_once(tiles: str, why: Victory) -> None:
    step = won_with(tiles)

    assert [(event.seat, event.victory) for event in told(step, GameWon)] == [(1, why)]
    assert game.awaited(step.state) == ()
    assert all(game.legal(step.state, seat) == () for seat in (0, 1))


@pytest.mark.parametrize(
    "tiles", ["", "brewery", "speakeasy speakeasy jazz-club", "brewery speakeasy speakeasy"]
)
def test_cp_10_1_less_does_not_win(tiles: str) -> None:
    step = won_with(tiles)

    assert not told(step, GameWon)
    assert game.awaited(step.state) == (1,)


@every_agreement
def test_cp_10_2_who_wins_the_game_has_just_won_a_shootout(options: Options) -> None:
    for seats in range(2, 7):
        *_, last = playout(seats, options, seats + 40)
        winner, held = last.step.events[-1], last.step.events[-2]

        assert isinstance(winner, GameWon)
        assert isinstance(held, ShootoutHeld)
        assert winner.seat == held.winner


def test_cp_10_4_there_is_one_winner() -> None:
    for seed in range(20):
        *moves, last = playout(4, AGREEMENTS[seed % len(AGREEMENTS)], seed)
        outcome = game.table(last.step.state).outcome

        assert outcome is not None
        assert [told(last.step, GameWon)[0].seat] == [outcome.winner]
        assert not any(told(move.step, GameWon) for move in moves)


@pytest.mark.parametrize("seats", range(2, 7))
def test_cp_11_1_without_special_cards_nobody_can_play_one(seats: int) -> None:
    for move in playout(seats, Options(specials=False), 11):
        assert str(move.action).split()[0] in {"recruit", "play", "stop", "send"}


@pytest.mark.parametrize(
    ("tiles", "why"),
    [("brewery", Victory.ONE_KIND), ("speakeasy jazz-club", Victory.ANY_TILES)],
)
def test_cp_11_2_the_short_game_wants_two_of_a_kind_or_any_three(tiles: str, why: Victory) -> None:
    assert [event.victory for event in told(won_with(tiles, "short"), GameWon)] == [why]


def test_cp_11_2_the_short_game_is_not_won_with_less() -> None:
    assert not told(won_with("speakeasy", "short"), GameWon)


@pytest.mark.parametrize("owned", range(6))
def test_cp_13_3_any_five_matters_only_for_two_two_and_one(owned: int) -> None:
    for tiles in combinations_with_replacement(Business, owned):
        split = sorted((tiles.count(kind) for kind in Business if kind in tiles), reverse=True)
        met = victory(tiles, Options())

        assert (met is not None and met[0] is Victory.ANY_TILES) == (split == [2, 2, 1])
        if owned == 4 and met is None:
            assert split in ([2, 2], [2, 1, 1])
