"""What one seat alone knows, in clauses: nothing in here may reach a text that others read."""

from collections.abc import Iterator, Sequence

from bot.skins.chicago_stud.words.voice import Voice
from engine.chicago_stud.actions import Answer, Order
from engine.chicago_stud.views import OrderView, SeatView
from engine.french_deck import Card


def own_cards(voice: Voice, view: SeatView) -> str:
    """`9♦ (hidden), 10♣ (hidden), 9♠, 9♣, 6♦`, in the order dealt: that of the seventh street comes last."""
    first, last = view.down[:2], view.down[2:]
    return ", ".join((*_hidden(voice, first), *map(voice.card, view.row.up), *_hidden(voice, last)))


def _hidden(voice: Voice, cards: Sequence[Card]) -> Iterator[str]:
    return (voice.say("card-hidden", card=voice.card(card)) for card in cards)


def order_words(voice: Voice, order: OrderView) -> str:
    """An order in force, with what is left of it: `call up to 5 more, until this round is over`."""
    answer = order.answer.value.replace(" ", "-")
    return voice.say("order-in-force", answer=answer, left=order.left or 0, until=order.until.value)


def order_line(voice: Voice, order: Order) -> str:
    """An order as it would be left: `call up to 8, until this round is over`."""
    if order.answer is Answer.CALL and isinstance(order.budget, int):
        return voice.say("line-order-call", chips=order.budget, until=order.until.value)
    chips = order.budget if isinstance(order.budget, int) else None
    return order_words(voice, OrderView(order.answer, order.until, chips))
