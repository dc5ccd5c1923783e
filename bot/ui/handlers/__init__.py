"""Handlers of buttons, selects and forms: a short function for each control.

Each loads fresh, asks the coordinator, and shows what is so now.
"""

from bot.ui.click import Control
from bot.ui.handlers import (
    advice,
    cutting,
    endings,
    learn,
    lobby,
    moves,
    plans,
    settings,
    solo,
    table,
)


def every_control() -> tuple[Control, ...]:
    """All controls and the forms that they open, but for what features bring."""
    return (
        *table.CONTROLS,
        *lobby.CONTROLS,
        *cutting.CONTROLS,
        *learn.CONTROLS,
        *moves.CONTROLS,
        *plans.CONTROLS,
        *settings.CONTROLS,
        *solo.CONTROLS,
        *advice.CONTROLS,
        *endings.CONTROLS,
    )
