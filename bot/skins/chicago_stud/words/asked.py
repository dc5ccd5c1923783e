"""What the table waits for, told to all; and what is asked of one seat, told to that seat alone."""

from collections.abc import Sequence

from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.chicago_stud.words.odds import price
from bot.skins.chicago_stud.words.own import order_words
from bot.skins.chicago_stud.words.standing import over_words, pots_words
from bot.skins.chicago_stud.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_stud.actions import Answer, Order, Show, Until
from engine.chicago_stud.views import SeatView, TableView

GUIDED = 3  # turns of a newcomer that have a sentence of their own


def situation(table: TableView, names: Sequence[str], language: Language) -> str:
    """One line: who speaks, and what there is to call; or who has won."""
    return waiting_for(Voice.at_table(table, names, language), table)


def when(table: TableView, turn: int, language: Language) -> str:  # noqa: ARG001  nobody counts the turns
    """The deal and its street."""
    voice = Voice.at_table(table, (), language)
    return voice.say("when", deal=table.deal, street=voice.street(table.street))


def waiting_for(voice: Voice, table: TableView) -> str:
    """The same in a voice of the caller's."""
    if table.speaker is None:
        return voice.say("situation-over", over=over_words(voice, table))
    speaker = table.rows[table.speaker]
    street = voice.street(table.street)
    cost = speaker.to_call
    return voice.say("situation", deal=table.deal, street=street, boss=voice.who(speaker.seat), cost=cost)


def call_together(table: TableView, people: str, language: Language) -> str:  # noqa: ARG001
    """Nothing in this game is asked of several at once; whoever is named is asked."""
    return say(language, "call-together", people=people)


def guide(view: SeatView, language: Language) -> str:
    """One sentence for each of a newcomer's first three turns; empty later on."""
    turn = view.table.round
    return say(language, f"guide-{turn}") if view.table.deal == 1 and turn <= GUIDED else ""


def prompt(view: SeatView, names: Sequence[str], language: Language) -> str:
    """What is asked of this seat now, in a line; in a second one its order, or what an order is.

    What happened is told elsewhere.
    """
    voice = Voice.at_table(view.table, names, language)
    return "\n".join(filter(None, (_asked(voice, view), _order(voice, view))))


def _asked(voice: Voice, view: SeatView) -> str:
    row, last = view.row, view.table.last
    if view.table.speaker is None:
        return waiting_for(voice, view.table)
    if row.speaks:
        paid = price(view)
        if paid is None:
            return voice.say("prompt-check", pots=pots_words(voice, view.table))
        every = "yes" if paid.cost == row.stack else "no"
        return voice.say("prompt-call", **paid._asdict(), every=every)
    if not row.in_game:
        key = "prompt-out"
    elif not row.in_deal:
        key = "prompt-folded"
    elif row.all_in:
        key = "prompt-all-in"
    elif not _may_answer(view):
        key = "prompt-idle"
    else:
        key = "prompt-ahead-bet" if view.to_call else "prompt-ahead"
    idle = voice.say(key, cost=view.to_call)
    if last and any(isinstance(offer.action, Show) for offer in view.offers):
        return f"{idle} {voice.say('prompt-show', deal=last.deal)}"
    return idle


def _may_answer(view: SeatView) -> bool:
    """Whether this street will ask them yet, and they have not answered it."""
    check = Order(Answer.CHECK, Until.ROUND)
    return view.order is None and (view.to_call > 0 or any(offer.action == check for offer in view.offers))


def _order(voice: Voice, view: SeatView) -> str:
    """The order in force; else, for those who may leave one while they wait, what it is."""
    if view.order:
        return voice.say("prompt-order", order=order_words(voice, view.order))
    return voice.say("prompt-orders") if not view.row.speaks and _may_answer(view) else ""
