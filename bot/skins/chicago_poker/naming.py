"""How a hand of gangsters is named in a picture, in which order its cards stand, and what decided."""

from collections.abc import Sequence

from bot.language import say
from bot.skins.sprites import SUITS
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Caller, DecidedBy, ShootoutHeld
from engine.chicago_poker.hands import Hand, Rank, RankDecided, Tied, ValueDecided, decided

RISING = {Rank.STRAIGHT, Rank.RAINBOW_STRAIGHT, Rank.STRAIGHT_FLUSH}  # read like a staircase


def in_order(hand: Hand) -> tuple[Card, ...]:
    """The cards that make the hand, straights rising."""
    return hand.made[::-1] if hand.rank in RISING else hand.made


def rank_name(rank: Rank, language: Language) -> str:
    """The kind of hand, in capitals."""
    return say(language, "picture-rank", rank=rank.name.lower().replace("_", "-"))


def detail(hand: Hand, language: Language, sent: Sequence[Card] = ()) -> str:
    """The hand in a few words: `three 13s and two 1s`, with its best side card and reinforcements."""
    words = say(
        language,
        "picture-detail",
        rank=hand.rank.name.lower().replace("_", "-"),
        high=hand.values[0],
        low=in_order(hand)[0].value if hand.rank in RISING else hand.values[_SECOND.get(hand.rank, 0)],
        suit=say(language, "picture-suit", suit=SUITS[hand.made[0].colour]),
        alone="no" if hand.kickers else "yes",
    )
    if hand.kickers and hand.rank is not Rank.HIGH_CARD:
        words = say(language, "picture-then", words=words, value=hand.kickers[0].value)
    return ", ".join((words, " ".join(f"+{card.value}" for card in sent))) if sent else words


_SECOND = {Rank.FULL_HOUSE: 3, Rank.TWO_PAIRS: 2}  # where the second value of the hand stands


def reason(held: ShootoutHeld, language: Language) -> str:
    """What made the winner the winner, where the names of the hands do not say it."""
    hands = {fighter.seat: fighter.hand for fighter in held.fighters}
    match held.decided_by:
        case DecidedBy.RANK | DecidedBy.REINFORCEMENT:  # the names say it, or the cards with the plus
            return ""
        case DecidedBy.VALUES:
            rival = max(hand for seat, hand in hands.items() if seat != held.winner)
            return _by_value(hands[held.winner], rival, language)
        case DecidedBy.CALLER if held.cause is Caller.STALEMATE:
            return say(language, "picture-reason", reason=held.cause.value)
        case DecidedBy.ALONE | DecidedBy.SOLE_SENDER | DecidedBy.CALLER | DecidedBy.CLOCKWISE:
            return say(language, "picture-reason", reason=held.decided_by.value)


def _by_value(better: Hand, worse: Hand, language: Language) -> str:
    match decided(better, worse):
        case ValueDecided(better=high, worse=low):
            return say(language, "picture-value-decides", high=high, low=low)
        case RankDecided() | Tied():
            return ""
