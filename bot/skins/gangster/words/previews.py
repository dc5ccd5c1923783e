"""The panel of a view, worked out once for all that is said of it: the engine tries every line on a copy."""

from functools import lru_cache

from engine.gangster.actions import Action
from engine.gangster.preview import panel
from engine.gangster.views import Panel, Preview, SeatView, ThirdCard


@lru_cache(maxsize=32)
def panel_of(view: SeatView) -> Panel:
    """What that seat could do now, and what would come of it."""
    return panel(view)


@lru_cache(maxsize=32)
def _by_action(view: SeatView) -> dict[Action, Preview]:
    return {preview.action: preview for clan in panel_of(view).clans for preview in clan.previews}


def preview_of(view: SeatView, action: Action) -> Preview:
    """What an action would do; raises KeyError where it cannot be played."""
    return _by_action(view)[action]


def third_card(view: SeatView, action: Action) -> ThirdCard | None:
    """The card of the pile that an action turns, if it does."""
    return preview_of(view, action).third_card
