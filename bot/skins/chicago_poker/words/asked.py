"""What the table waits for, told to all; and what is asked of one boss, told to that boss."""

from collections.abc import Iterator, Sequence

from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.chicago_poker.words.news import victory_words
from bot.skins.chicago_poker.words.shootout import equal_hands
from bot.skins.chicago_poker.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_poker.actions import Discard, Stop
from engine.chicago_poker.idle import idle
from engine.chicago_poker.pieces import HAND_LIMIT
from engine.chicago_poker.views import BossView, TableView, TieView

GUIDED = 3  # turns of a newcomer that have a sentence of their own


def situation(table: TableView, names: Sequence[str], language: Language) -> str:
    """One line: whose turn it is, a tie that waits, or the winner."""
    return waiting_for(Voice(language, table.bosses, names), table)


def call_together(table: TableView, people: str, language: Language) -> str:  # noqa: ARG001  always a tie
    """To the tied bosses' people: nothing else in this game is asked of several."""
    return say(language, "call-together", people=people)


def waiting_for(voice: Voice, table: TableView) -> str:
    """The same in a voice of the caller's."""
    if table.outcome:
        won = victory_words(voice, table.outcome.victory, table.outcome.businesses)
        return voice.say("situation-won", boss=voice.who(table.outcome.winner), why=won)
    if table.tie:
        at = voice.at(table.tie.place, table.tie.business)
        return voice.say("situation-tie", at=at, bosses=voice.everyone(table.tie.tied))
    key = "situation-searching" if table.searching else "situation-turn"
    return voice.say(key, turn=table.turn, boss=voice.who(table.active), count=table.actions_left)


def guide(view: BossView, language: Language) -> str:
    """One sentence for each of a newcomer's first three turns; empty later on."""
    turn = (view.table.turn - 1) // len(view.table.rows) + 1
    return say(language, f"guide-{turn}") if not view.table.tie and turn <= GUIDED else ""


def prompt(view: BossView, names: Sequence[str], language: Language) -> str:
    """What is asked of this boss now, in one or two lines."""
    return asked_of(Voice(language, view.table.bosses, names), view)


def asked_of(voice: Voice, view: BossView) -> str:
    """The same in a voice of the caller's."""
    if not view.asked:
        return "\n".join(_unasked(voice, view))
    if view.table.tie:
        return _reinforcement(voice, view.table.tie)
    if view.pile is not None:
        return voice.say("prompt-bribery", count=len(view.pile))
    if isinstance(view.offers[0].action, Discard):
        return voice.say("prompt-discard", count=len(view.hand) - HAND_LIMIT)
    return "\n".join(_turn(voice, view))


def _unasked(voice: Voice, view: BossView) -> Iterator[str]:
    if view.table.outcome:
        yield waiting_for(voice, view.table)
    elif view.answered and view.sent:
        yield voice.say("prompt-sent", card=voice.card(view.sent))
    elif view.answered:
        yield voice.say("prompt-sent-nobody")
    else:  # names nobody: private messages stay, and the turn goes round
        yield voice.say("prompt-idle")


def _reinforcement(voice: Voice, tie: TieView) -> str:
    return voice.say(
        "prompt-reinforcement",
        at=voice.at(tie.place, tie.business),
        bosses=voice.everyone(tie.tied),
        hand=equal_hands(tie.fighters, tie.tied, voice.language),
        optional="yes" if tie.optional else "no",
    )


def _turn(voice: Voice, view: BossView) -> Iterator[str]:
    left, optional = view.table.actions_left, view.table.actions_optional
    if left == 0:
        yield voice.say("prompt-turn-complete")
        return
    if all(isinstance(offer.action, Stop) for offer in view.offers):
        yield voice.say("prompt-turn-stuck")
        return
    if view.planned:
        yield voice.say("prompt-planned", count=left)
    elif optional == left:
        yield voice.say("prompt-turn-free", count=left)
    elif optional:
        yield voice.say("prompt-turn-partly", count=left, optional=optional)
    else:
        yield voice.say("prompt-turn", count=left)
    for special, why in idle(view):
        named = voice.say(f"special-{special}")
        yield voice.say("prompt-idle-special", special=named, why=voice.say(f"idle-{why}"))
    if len(view.hand) > HAND_LIMIT:
        yield voice.say("prompt-over-limit", count=len(view.hand), limit=HAND_LIMIT)
