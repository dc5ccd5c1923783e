"""A refusal names the rule behind it, and the page of the game has that rule."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.game import IllegalAction, Refusal, Ruled
from tests.helpers.all_games import ENGINES, AnyGame

DOCS = Path(__file__).parents[2] / "docs"
RULE = re.compile(r"^(?:- |\| )\*\*([A-Z]{2}-G?[\d.]+)\*\*", re.MULTILINE)
WITHOUT_PAGE = {"whispers"}
"""Nobody is offered it."""
with_page = pytest.mark.parametrize(
    "game", [game for game in ENGINES if game.info.name not in WITHOUT_PAGE], ids=lambda game: game.info.name
)


def reasons(game: AnyGame) -> Any:
    """The reasons for which the game's rules refuse."""
    return import_module(f"engine.{game.info.name.replace('-', '_')}").Reason


@with_page
def test_every_reason_has_a_rule_of_its_game_s_page(game: AnyGame) -> None:
    name = game.info.name
    page = DOCS / ("rules.md" if name == "chicago-poker" else f"rules-{name}.md")
    numbered = set(RULE.findall(page.read_text("utf-8")))

    assert {reason: reason.rule for reason in reasons(game) if reason.rule not in numbered} == {}


@with_page
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
