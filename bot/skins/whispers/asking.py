"""What is asked of one seat: the question, the words it may answer with, and why an answer is refused."""

from collections.abc import Iterator, Sequence

from bot.plain_text import quoted
from bot.skins.skin import Choice
from bot.skins.whispers.telling import situation
from bot.skins.whispers.words import Voice
from engine.advice import Advised
from engine.game import Amount, Refusal
from engine.whispers.actions import Action, Done, Order, Peek, Show, Whisper
from engine.whispers.pieces import Pick
from engine.whispers.views import SeatView

EMOJI = {"whisper": "🤫", "peek": "👀", "done": "✋", "show": "🃏", "order": "📌"}


def prompt(voice: Voice, view: SeatView) -> str:
    """What is asked of this seat now."""
    high, low = max(view.kept, view.fresh or 0), min(view.kept, view.fresh or 0)
    if view.table.winners:
        return situation(voice, view.table)
    if view.answer:
        return voice.say("prompt-answered", pick=voice.pick(view.answer))
    if view.table.duel and view.order:
        return voice.say("prompt-duel-ordered", pick=voice.pick(view.order))
    if view.table.duel:
        return voice.say("prompt-duel", high=high, low=low)
    if view.order:
        return voice.say("prompt-ordered", pick=voice.pick(view.order))
    if view.row.done:
        return voice.say("prompt-done")
    return voice.say("prompt-whisper", purse=view.purse, whispered=sum(view.whispers))


def choices(voice: Voice, view: SeatView, said: Sequence[str]) -> Iterator[Choice]:
    """The words that may follow those said; `""` where the line is complete."""
    offered = [offer.action for offer in view.offers]
    match list(said):
        case []:
            for word in dict.fromkeys(str(action).split()[0] for action in offered):
                detail = voice.say(f"choice-{word}.detail", forfeit=view.table.options.forfeit)
                yield Choice(word, voice.say(f"choice-{word}"), detail, EMOJI[word])
        case ["whisper"]:
            for amount in _amounts(offered):
                yield from _numbers(voice, amount)
        case ["whisper", number] if number.isdecimal() and any(int(number) in a for a in _amounts(offered)):
            yield Choice("", label(voice, Whisper(int(number))))
        case ["show" | "order" as verb]:
            picks = [
                action.pick
                for action in offered
                if str(action).startswith(f"{verb} ") and isinstance(action, Show | Order)
            ]
            for pick in picks:
                yield Choice(pick or "none", _card(voice, view, pick))
        case line:
            for action in offered:
                if str(action) == " ".join(line):
                    yield Choice("", label(voice, action))


def _amounts(offered: Sequence[Action]) -> list[Amount]:
    found = [action.amount for action in offered if isinstance(action, Whisper)]
    return [amount for amount in found if isinstance(amount, Amount)]


def _numbers(voice: Voice, amount: Amount) -> Iterator[Choice]:
    """One, all that is left, or any number between."""
    if amount.high > amount.low:
        yield Choice(str(amount.low), str(amount.low))
    yield Choice(str(amount.high), voice.say("choice-all", amount=amount.high))
    if amount.high > amount.low + 1:
        detail = voice.say("choice-amount.detail", low=amount.low, high=amount.high)
        yield Choice(str(amount), voice.say("choice-amount"), detail, amount=amount)


def _card(voice: Voice, view: SeatView, pick: Pick | None) -> str:
    """`High card: 9`; without the number while its seat does not know both cards."""
    words = voice.say(f"choice-{pick or 'none'}")
    if pick is None or view.fresh is None:
        return words
    return voice.say("choice-card", pick=words, card=pick.of((view.kept, view.fresh)))


def label(voice: Voice, action: Action) -> str:
    """A line of notation in words."""
    match action:
        case Whisper(amount):
            return voice.say("line-whisper", amount=str(amount))
        case Peek() | Done():
            return voice.say(f"line-{action}")
        case Show(pick):
            return voice.say("line-show", pick=voice.pick(pick))
        case Order(pick):
            return voice.say("line-order", pick=voice.pick(pick)) if pick else voice.say("line-order-none")


def advised(voice: Voice, found: Advised[Action]) -> Iterator[str]:
    """What an action is worth, then what it changes."""
    yield voice.say("advised-worth", worth=round(found.worth))
    for change in found.changes:
        facts = change.facts
        if change.name == "duel":
            facts = {**facts, "same": "yes" if facts["before"] == facts["after"] else "no"}
        yield voice.say(f"advised-{change.name}", **facts)


def refuse(voice: Voice, refusal: Refusal) -> str:
    """Why not, and what instead."""
    facts = {name: quoted(fact) if name == "text" else fact for name, fact in refusal.facts.items()}
    return voice.say(f"refused-{refusal.reason.value}", **facts)
