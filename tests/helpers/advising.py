"""A coach for Whispers whose opinions are written down: what an action is worth follows from its words."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.skins.whispers import Whispers
from engine import whispers
from engine.advice import Advice, Advised, Change
from engine.game import Amount
from engine.whispers.actions import Action, Whisper
from engine.whispers.views import SeatView

TRIES = 100
WORTH = {"done": 60.0, "peek": 55.0, "show high": 60.0, "show low": 40.0}


def worth(action: Action) -> float:
    """In chances in 100; a whisper is worth the less the louder it is."""
    return 50.0 - int(str(action.amount)) if isinstance(action, Whisper) else WORTH.get(str(action), 0.0)


def advise(view: SeatView, _seed: str, _events: Sequence[Any], also: Sequence[Action] = ()) -> Advice[Action]:
    """The best of what is offered, and what of `also`."""
    offered = [_quietest(each.action) for each in view.offers]
    best = sorted(offered, key=lambda each: -worth(each))[:3]
    return Advice(TRIES, tuple(map(_advised, best)), tuple(map(_advised, also)))


def coach(patch: pytest.MonkeyPatch) -> list[SeatView]:
    """Puts it in the game's place; the views that it is asked about, as they come."""
    seen: list[SeatView] = []

    def asked(
        view: SeatView, seed: str, events: Sequence[Any], also: Sequence[Action] = ()
    ) -> Advice[Action]:
        seen.append(view)
        return advise(view, seed, events, also)

    def advised(_: Any, each: Advised[Any], tries: int, *__: Any) -> tuple[str, ...]:
        lines = (f"{change.name} {change.facts['after']}" for change in each.changes)
        return (f"{each.worth:.0f} in {tries}", *lines)

    def gave_away(_: Any, done: Advised[Any], best: Advised[Any], language: str) -> str:
        return f"Your chance fell from {best.worth:.0f} to {done.worth:.0f} in 100 ({language})."

    patch.setattr(whispers, "advise", asked, raising=False)
    patch.setattr(Whispers, "advised", advised, raising=False)
    patch.setattr(Whispers, "gave_away", gave_away)
    return seen


def _advised(action: Action) -> Advised[Action]:
    changes = tuple(Change(f"change-{number}", {"after": number}) for number in range(4))
    return Advised(action, worth(action), changes)


def _quietest(action: Action) -> Action:
    return Whisper(1) if isinstance(action, Whisper) and isinstance(action.amount, Amount) else action
