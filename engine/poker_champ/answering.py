"""A boss's answers to the stages to come, said before they are asked (engine.game.Answering; PR-16).

Each is for one deal: `river 7` says nothing in the eighth, whose cards nobody has seen.
"""

from engine.poker_champ.actions import Action, Fold, Stay
from engine.poker_champ.game_info import DUEL, FOLD, HANDS, INFO, OR_ASK
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import SeatView, Standing

DUELLISTS = 2
STILL_ASKED = (Standing.AWAITED, Standing.STAYS)


def answers(view: SeatView) -> tuple[str, ...]:
    """All of them, for whoever may still be asked in this deal."""
    table, standing = view.table, view.row.standing
    last = table.stage is Stage.RIVER and standing is not Standing.AWAITED
    if table.ending or last or standing not in STILL_ASKED:
        return ()
    return tuple(f"{name} {table.deal}" for name in INFO.answers)


def answer(view: SeatView, answer: str) -> Action | None:
    """Decision that an answer means now: stay or fold; in a duel only once at most one other is left.

    A hand is the best five of all cards that lie there when it is asked for.
    """
    name, _, deal = answer.partition(" ")
    if not view.offers or deal != str(view.table.deal):
        return None
    held = view.best.category
    if name == FOLD or held < HANDS.get(name, held):
        return Fold()
    asked = (name == DUEL and len(view.table.staying) > DUELLISTS) or held < OR_ASK.get(name, held)
    return None if asked else Stay()
