"""Hands of gangsters in words: what a hand is, and why it beats another (CP-8).

Which hand is better is not decided here; engine/chicago_poker/hands.py explains that in facts.
"""

from bot.language import Fact
from bot.skins.chicago_poker.words_voice import Voice
from engine.chicago_poker.hands import Hand, Rank, RankDecided, Tied, ValueDecided, decided


def rank_name(voice: Voice, rank: Rank) -> str:
    """The kind of hand as a title: Full House."""
    return voice.say(f"rank-{_word(rank)}")


def rank_word(voice: Voice, rank: Rank) -> str:
    """The kind of hand inside a sentence: full house."""
    return voice.say(f"rank-{_word(rank)}.inside")


def hand_words(voice: Voice, hand: Hand) -> str:
    """What makes the hand: `full house, nines over fours`."""
    high, low = hand.values[0], _second(hand)
    facts: dict[str, Fact] = {
        "high": high,
        "low": low,
        "highs": voice.say("value-many", value=high),
        "lows": voice.say("value-many", value=low),
        "suit": voice.say(f"suit-{hand.made[0].colour.value}"),
    }
    return voice.say(f"hand-{_word(hand.rank)}", **facts)


def whole_hand(voice: Voice, hand: Hand) -> str:
    """The hand with the side cards that may matter: `pair of nines, then 7, 4`."""
    words = hand_words(voice, hand)
    if hand.rank in _SIDE_CARDS_MATTER and hand.kickers:
        kickers = ", ".join(str(card.value) for card in hand.kickers)
        return voice.say("hand-then", hand=words, kickers=kickers)
    return words


def beats(voice: Voice, better: Hand, worse: Hand, loser: str) -> str:
    """Why one hand wins over the best of the others, held by `loser`."""
    match decided(better, worse):
        case RankDecided():
            return _beats(voice, better, rank_word(voice, worse.rank), loser)
        case ValueDecided(rank=rank, kicker=kicker, index=index) as by:
            if kicker or (rank is Rank.FLUSH and index):
                return _beats_late(voice, better, by, loser)
            return _beats(voice, better, hand_words(voice, worse), loser)
        case Tied():
            return voice.say("equals-hand", hand=whole_hand(voice, better), loser=loser)


def _beats(voice: Voice, better: Hand, worse: str, loser: str) -> str:
    won = hand_words(voice, better)
    # "full house, nines over fours, beats flush", but "pair of nines beats high card"
    return voice.say("beats-hand", better=won, comma="yes" if "," in won else "no", worse=worse, loser=loser)


def _beats_late(voice: Voice, better: Hand, by: ValueDecided, loser: str) -> str:
    """The hands look the same until a lower card decides."""
    both = rank_word(voice, by.rank) if by.rank is Rank.FLUSH else hand_words(voice, better)
    if by.worse == 0:  # OR-11
        return voice.say("beats-missing-card", hand=both, loser=loser)
    return voice.say("beats-card", hand=both, loser=loser, better=by.better, worse=by.worse)


# The lower value that a hand is named after: the pair of a full house, the foot of a straight.
_SECOND = {
    Rank.FULL_HOUSE: 3,
    Rank.TWO_PAIRS: 2,
    Rank.STRAIGHT: 4,
    Rank.RAINBOW_STRAIGHT: 4,
    Rank.STRAIGHT_FLUSH: 4,
}

# Side cards of the others never decide: the values themselves can't be equal (CP-8.6).
_SIDE_CARDS_MATTER = (Rank.HIGH_CARD, Rank.PAIR, Rank.TWO_PAIRS)


def _second(hand: Hand) -> int:
    return hand.values[_SECOND.get(hand.rank, 0)]


def _word(rank: Rank) -> str:
    return rank.name.lower().replace("_", "-")
