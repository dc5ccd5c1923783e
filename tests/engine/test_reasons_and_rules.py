"""A refusal names the rule behind it (that its page has such a rule: test_rules_as_text.py)."""

from importlib import import_module
from typing import Any

import pytest

from engine.game import IllegalAction, Refusal, Ruled
from tests.helpers.all_games import ENGINES, AnyGame

every_game = pytest.mark.parametrize("game", ENGINES, ids=lambda game: game.info.name)


def reasons(game: AnyGame) -> Any:
    """The reasons for which the game's rules refuse."""
    return import_module(f"engine.{game.info.name.replace('-', '_')}").Reason


@every_game
def test_a_refusal_says_the_rule(game: AnyGame) -> None:
    agreed = game.agree({option.name: option.values[0] for option in game.info.options})
    state = game.setup(max(game.info.seats), agreed, 1).state
    action = game.legal(state, game.awaited(state)[0])[0]

    with pytest.raises(IllegalAction) as refused:
        game.apply(state, -1, action)

    assert refused.value.reason is reasons(game).UNKNOWN_SEAT
    assert refused.value.rule == reasons(game).UNKNOWN_SEAT.rule != ""


def test_a_reason_without_a_rule_has_no_number() -> None:
    class Why(Ruled):
        NO = "no"
        NEVER = "never", "AB-1.2"

    assert [Refusal(why).rule for why in Why] == ["", "AB-1.2"]
    assert [str(why) for why in Why] == ["no", "never"]
    assert Why("never") is Why.NEVER
