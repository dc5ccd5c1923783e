"""A boss's answers to the stages to come, said before they are asked (engine.game.Answering; PR-16).

Each is for one deal: `river 7` says nothing in the eighth, whose cards nobody has seen.
"""

from engine.poker_champ.actions import Action, Fold, Stay
from engine.poker_champ.game_info import DUEL, FOLD, RIVER, TURN
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import SeatView, Standing

DUELLISTS = 2
STILL_ASKED = (Standing.AWAITED, Standing.STAYS)


def answers(view: SeatView) -> tuple[str, ...]:
    """All of them, for whoever may still be asked in this deal; to stay at the turn, before that is asked."""
    table, standing = view.table, view.row.standing
    last = table.stage is Stage.RIVER and standing is not Standing.AWAITED
    if table.ending or last or standing not in STILL_ASKED:
        return ()
    names = (RIVER, TURN, DUEL, FOLD) if table.stage is Stage.FLOP else (RIVER, DUEL, FOLD)
    return tuple(f"{name} {table.deal}" for name in names)


def answer(view: SeatView, answer: str) -> Action | None:
    """To stay, at the turn alone if that was said, or fold; in a duel only once at most one other is left."""
    name, _, deal = answer.partition(" ")
    if not view.offers or deal != str(view.table.deal):
        return None
    if name == FOLD:
        return Fold()
    stays = {
        RIVER: True,
        TURN: view.table.stage <= Stage.TURN,
        DUEL: len(view.table.staying) <= DUELLISTS,
    }
    return Stay() if stays[name] else None
