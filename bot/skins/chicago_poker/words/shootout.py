"""Shootouts in words: who takes the business, with what, against what, and after which ties.

For the news and for whoever describes the table; the engine has decided it all.
"""

from collections.abc import Collection, Iterator, Sequence

from bot.skins.chicago_poker.words.hands import beats, hand_words, whole_hand
from bot.skins.chicago_poker.words.hands import tied_words as tied_hands
from bot.skins.chicago_poker.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_poker.events import (
    Caller,
    DecidedBy,
    Event,
    Fighter,
    ReinforcementsRevealed,
    Round,
    ShootoutHeld,
    ShootoutTied,
)
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.views import TableView
from engine.game import Seat


def held_words(voice: Voice, held: ShootoutHeld) -> str:
    """A shootout in one line: where, who takes it, why, and what opens there now."""
    stolen = held.cause is Caller.MARKER and held.winner != held.caller
    over = held.decided_by in (DecidedBy.RANK, DecidedBy.VALUES)
    told = voice.say(
        "news-shootout" if held.cause is Caller.MARKER else "news-shootout-stalemate",
        at=voice.at(held.place, held.business),
        caller=voice.addressed(held.caller),
        winner=voice.addressed(held.winner),
        stolen="no" if not stolen else "over" if over else "yes",
        why=why(voice, held, stolen=stolen),
    )
    return f"{told} {_opened(voice, held.replacement)}" if held.replacement else told


def recount(events: Sequence[Event], table: TableView, names: Sequence[str], language: Language) -> str:
    """Every shootout of the events as its picture explains it: who held what, and what decided it."""
    voice = Voice(language, table.bosses, names, emoji=False)
    held = (event for event in events if isinstance(event, ShootoutHeld))
    return "\n\n".join("\n".join(_explained(voice, shootout)) for shootout in held)


def _explained(voice: Voice, held: ShootoutHeld) -> Iterator[str]:
    key = "shootout-head" if held.cause is Caller.MARKER else "shootout-head-stalemate"
    yield voice.say(key, at=voice.at(held.place, held.business), caller=voice.boss(held.caller))
    yield from (fighter_words(voice, fighter) for fighter in held.fighters)
    for number, revealed in enumerate(held.rounds, start=1):
        yield voice.say("table-round", number=number, sent=round_words(voice, revealed))
    won = voice.the(held.place, held.business)
    yield voice.say("shootout-won", winner=voice.who(held.winner), business=won, why=why(voice, held))
    if held.replacement:
        yield _opened(voice, held.replacement)


def fighter_words(voice: Voice, fighter: Fighter) -> str:
    """One boss's gang: its hand with the side cards, then every card in the order it was laid."""
    cards = [
        voice.say("table-was-down", card=voice.card(card)) if was_down else voice.card(card)
        for card, was_down in zip(fighter.cards, fighter.were_down, strict=True)
    ]
    hand = whole_hand(fighter.hand, voice.language)
    return voice.say("table-fighter", boss=voice.boss(fighter.seat), hand=hand, cards=", ".join(cards))


def why(voice: Voice, held: ShootoutHeld, *, stolen: bool = False) -> str:
    """What decided a shootout: `with a pair of nines: Capone had only a 14 high`."""
    winner = next(fighter for fighter in held.fighters if fighter.seat == held.winner)
    match held.decided_by:
        case DecidedBy.ALONE:
            return voice.say("why-alone", hand=hand_words(winner.hand, voice.language))
        case DecidedBy.RANK | DecidedBy.VALUES:
            best = next(fighter for fighter in held.fighters if fighter.seat != held.winner)
            return beats(winner.hand, best.hand, voice.addressed(best.seat), voice.language, stolen=stolen)
        case DecidedBy.REINFORCEMENT | DecidedBy.SOLE_SENDER | DecidedBy.CALLER | DecidedBy.CLOCKWISE:
            tied = [seat for seat, _ in held.rounds[0].sent] if held.rounds else [held.winner]
            return _tie_broken(voice, held, equal_hands(held.fighters, tied, voice.language))


def tied_words(voice: Voice, tied: ShootoutTied) -> str:
    """A tie in one line: who is equal with what, and must choose in secret."""
    return voice.say(
        "news-tied",
        at=voice.at(tied.place, tied.business),
        bosses=voice.everyone_and_you(tied.tied),
        hand=equal_hands(tied.fighters, tied.tied, voice.language),
    )


def revealed_words(voice: Voice, revealed: ReinforcementsRevealed) -> str:
    """A round of reinforcements in one line; who is still equal chooses again."""
    told = voice.say(
        "news-revealed",
        at=voice.at(revealed.place, revealed.business),
        sent=round_words(voice, revealed.revealed),
    )
    if not revealed.tied:
        return told
    return f"{told} {voice.say('news-tied-again', bosses=voice.everyone_and_you(revealed.tied))}"


def round_words(voice: Voice, revealed: Round) -> str:
    """What each tied boss sent: `Capone 12 gun, Moran nobody`."""
    return ", ".join(
        voice.say("sent", boss=voice.boss(seat), card=voice.card(card) if card else voice.say("sent-nobody"))
        for seat, card in revealed.sent
    )


def _tie_broken(voice: Voice, held: ShootoutHeld, hand: str) -> str:
    sent = {seat: card for seat, card in held.rounds[-1].sent if card is not None}
    match held.decided_by:
        case DecidedBy.REINFORCEMENT:
            card = voice.card(sent.pop(held.winner))
            loser, lower = max(sent.items(), key=lambda pair: pair[1].value)
            facts = {"card": card, "lower": voice.card(lower), "loser": voice.addressed(loser)}
            return voice.say("why-reinforcement", hand=hand, **facts)
        case DecidedBy.SOLE_SENDER:
            return voice.say("why-sole-sender", hand=hand, card=voice.card(sent[held.winner]))
        case DecidedBy.CALLER:
            return voice.say("why-caller", hand=hand, caller=voice.addressed(held.caller))
        case _:
            caller, winner = voice.addressed(held.caller), voice.addressed(held.winner)
            return voice.say("why-clockwise", hand=hand, caller=caller, winner=winner)


def equal_hands(fighters: Sequence[Fighter], seats: Collection[Seat], language: Language) -> str:
    """The hand that those bosses have in common."""
    return tied_hands([fighter.hand for fighter in fighters if fighter.seat in seats], language)


def _opened(voice: Voice, business: Business) -> str:
    return voice.say("news-opened", business=voice.business(business))
