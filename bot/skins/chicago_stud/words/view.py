"""What one seat alone may know, as text; for private messages only."""

from collections.abc import Iterator, Sequence

from bot.skins.chicago_stud.words.asked import prompt
from bot.skins.chicago_stud.words.own import order_words, own_cards
from bot.skins.chicago_stud.words.standing import is_whole
from bot.skins.chicago_stud.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_stud.views import SeatView


def describe_view(view: SeatView, names: Sequence[str], language: Language) -> str:
    """What is asked, own cards, the best hand, chips, the order in force, cards that won unseen."""
    voice = Voice.at_table(view.table, names, language)
    return "\n\n".join((prompt(view, names, language), "\n".join(_own(voice, view))))


def _own(voice: Voice, view: SeatView) -> Iterator[str]:
    if view.down:
        yield voice.say("view-cards", cards=own_cards(voice, view))
    if view.hand:
        key = "view-hand" if is_whole(view.table) else "view-so-far"
        yield voice.say(key, hand=voice.hand(view.hand))
    yield voice.say("view-stack", chips=view.row.stack, staked=view.row.staked)
    if view.order:
        yield voice.say("view-order", order=order_words(voice, view.order))
    if view.unseen and view.table.last:
        yield voice.say("view-unseen", cards=voice.cards(view.unseen), deal=view.table.last.deal)
