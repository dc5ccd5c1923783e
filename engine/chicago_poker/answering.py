"""A boss's answer to a tie, said before it comes (engine.game.Answering)."""

from engine.chicago_poker.actions import Action, Send
from engine.chicago_poker.cards import Colour
from engine.chicago_poker.game_info import HIGHEST, LOWEST, NOTHING
from engine.chicago_poker.views import BossView

VALUES = range(1, 16)

LINES = (HIGHEST, *(f"{LOWEST} {value}" for value in VALUES), NOTHING)


def answers(_view: BossView) -> tuple[str, ...]:
    """Any, at any time: it stands until it is changed."""
    return LINES


def answer(view: BossView, answer: str) -> Action | None:
    """The reinforcement that was chosen before the tie: `highest`, `lowest 5`, `nothing`."""
    name, _, number = answer.partition(" ")
    sent = [offer.action for offer in view.offers if isinstance(offer.action, Send)]
    if name == NOTHING:
        return next((action for action in sent if action.card is None), None)
    enough = [each.card for each in sent if each.card and each.card.value >= int(number or 0)]
    in_order = sorted(enough, key=lambda card: (card.value, list(Colour).index(card.colour)))
    if not in_order:
        return None
    return Send(in_order[-1] if name == HIGHEST else in_order[0])
