"""What each button, select and form does: one short function per action, one table of all of them.

Each loads fresh, asks the coordinator, and shows what is so now.
"""

from collections.abc import Mapping

from bot.ui.handlers import (
    advice,
    cutting,
    endings,
    film,
    learn,
    lobby,
    plans,
    replay,
    review,
    settings,
    solo,
    table,
    verify,
)
from bot.ui.handlers.handler import Handler, Work
from bot.ui.ids import Action

HANDLERS: Mapping[Action, Handler] = {
    **lobby.HANDLERS,
    **cutting.HANDLERS,
    **table.HANDLERS,
    **plans.HANDLERS,
    **advice.HANDLERS,
    **endings.HANDLERS,
    **settings.HANDLERS,
    **replay.HANDLERS,
    **film.HANDLERS,
    **verify.HANDLERS,
    **review.HANDLERS,
    **learn.HANDLERS,
    **solo.HANDLERS,
}

FORMS: Mapping[Action, Work] = cutting.FORMS
"""What is done with a form that was sent; one that asks for a number in a line is a move's (moves.py)."""
