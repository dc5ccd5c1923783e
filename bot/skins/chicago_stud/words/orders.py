"""Standing orders in words, for their owner alone: nothing in here may reach a text that others read."""

from bot.skins.chicago_stud.words.voice import Voice
from engine.chicago_stud.views import OrderView


def order_words(voice: Voice, order: OrderView) -> str:
    """`call up to 5 more, until this round is over`."""
    answer = order.answer.value.replace(" ", "-")
    return voice.say("order-in-force", answer=answer, left=order.left or 0, until=order.until.value)
