"""How a hand of gangsters is named, in sentences and in pictures, and why it beats another (CP-8).

Which hand is better is not decided here; engine/chicago_poker/hands.py explains that in facts.
"""

from collections.abc import Sequence

from bot.language import Fact
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Caller, DecidedBy, ShootoutHeld
from engine.chicago_poker.hands import Hand, Rank, RankDecided, Tied, ValueDecided, decided

_RISING = {Rank.STRAIGHT, Rank.RAINBOW_STRAIGHT, Rank.STRAIGHT_FLUSH}  # read like a staircase

# Where the second value stands that a hand is named after: the pair of a full house, the foot of a straight.
_SECOND = {Rank.FULL_HOUSE: 3, Rank.TWO_PAIRS: 2} | dict.fromkeys(_RISING, 4)

_OF_ONE_COLOUR = (Rank.FLUSH, Rank.STRAIGHT_FLUSH)

# Side cards of the others never decide: the values themselves can't be equal (CP-8.6).
_SIDE_CARDS_MATTER = (Rank.HIGH_CARD, Rank.PAIR, Rank.TWO_PAIRS)


def in_order(hand: Hand) -> tuple[Card, ...]:
    """The cards that make the hand as one reads them, straights rising."""
    return hand.made[::-1] if hand.rank in _RISING else hand.made


# ---- In sentences


def rank_name(rank: Rank, language: Language) -> str:
    """The kind of hand as a title: Full House."""
    return say(language, f"rank-{_word(rank)}")


def rank_word(rank: Rank, language: Language) -> str:
    """The kind of hand inside a sentence: full house."""
    return say(language, f"rank-{_word(rank)}.inside")


def hand_words(hand: Hand, language: Language) -> str:
    """What makes the hand: `full house, nines over fours`."""
    high, low = _named_after(hand)
    facts: dict[str, Fact] = {
        "high": high,
        "low": low,
        "highs": say(language, "value-many", value=high),
        "lows": say(language, "value-many", value=low),
        "suit": say(language, f"suit-{hand.made[0].colour.value}"),
    }
    return say(language, f"hand-{_word(hand.rank)}", **facts)


def tied_words(hands: Sequence[Hand], language: Language) -> str:
    """What makes the equal hands of several, true of all of them: their colours differ (CP-8.5)."""
    if len({hand.made[0].colour for hand in hands}) > 1 and hands[0].rank in _OF_ONE_COLOUR:
        high, low = _named_after(hands[0])
        return say(language, f"hand-{_word(hands[0].rank)}.several", high=high, low=low)
    return hand_words(hands[0], language)


def whole_hand(hand: Hand, language: Language) -> str:
    """The hand with the side cards that may matter: `pair of nines, then 7, 4`."""
    words = hand_words(hand, language)
    if hand.rank in _SIDE_CARDS_MATTER and hand.kickers:
        kickers = ", ".join(str(card.value) for card in hand.kickers)
        return say(language, "hand-then", hand=words, kickers=kickers)
    return words


def beats(better: Hand, worse: Hand, loser: str, language: Language, *, stolen: bool = False) -> str:
    """Why one hand wins over the best of the others, held by `loser`.

    `stolen`: from who called the shootout; then the loser's hand is a sentence of its own.
    """
    match decided(better, worse):
        case RankDecided():
            if worse.rank is Rank.HIGH_CARD:  # "a high card" says less than "a 14 high"
                return _beats(better, _compared(worse, language), loser, language, stolen=stolen)
            return _beats(better, rank_word(worse.rank, language), loser, language, stolen=stolen)
        case ValueDecided(rank=rank, kicker=kicker, index=index) as by:
            if kicker or (rank is Rank.FLUSH and index):
                return _beats_late(better, by, loser, language, stolen=stolen)
            return _beats(better, _compared(worse, language), loser, language, stolen=stolen)
        case Tied():
            return say(language, "equals-hand", hand=whole_hand(better, language), loser=loser)


def _beats(better: Hand, worse: str, loser: str, language: Language, *, stolen: bool) -> str:
    won = _compared(better, language)
    # "a full house, nines over fours; Capone had only a flush", but "a pair of nines: Capone had only …"
    comma = "stolen" if stolen else "yes" if "," in won else "no"
    return say(language, "beats-hand", better=won, comma=comma, worse=worse, loser=loser)


def _compared(hand: Hand, language: Language) -> str:
    """The hand as it stands beside another: a high card as `a 14 high`."""
    if hand.rank is Rank.HIGH_CARD:
        return say(language, "hand-high-card.among", high=hand.values[0])
    return hand_words(hand, language)


def _beats_late(better: Hand, by: ValueDecided, loser: str, language: Language, *, stolen: bool) -> str:
    """The hands look the same until a lower card decides."""
    both = rank_word(by.rank, language) if by.rank is Rank.FLUSH else _compared(better, language)
    facts = {"hand": both, "loser": loser, "comma": "stolen" if stolen else "no"}
    if by.worse == 0:  # OR-11
        return say(language, "beats-missing-card", **facts)
    return say(language, "beats-card", **facts, better=by.better, worse=by.worse)


# ---- In pictures, where there is little room


def rank_capitals(rank: Rank, language: Language) -> str:
    """The kind of hand in capitals."""
    return capitals(language, f"rank-{_word(rank)}")


def rank_meaning(rank: Rank, language: Language) -> str:
    """What that kind of hand is, for those who learn the game: `three of a kind + a pair`."""
    return say(language, "picture-rank-means", rank=_word(rank))


def detail(hand: Hand, language: Language, sent: Sequence[Card] = ()) -> str:
    """The hand in a few words: `three 13s and two 1s`, with its best side card and reinforcements."""
    high, low = _named_after(hand)
    words = say(
        language,
        "picture-detail",
        rank=_word(hand.rank),
        high=high,
        low=low,
        suit=say(language, "picture-suit", suit=hand.made[0].colour.value),
        alone="no" if hand.kickers else "yes",
    )
    if hand.kickers and hand.rank is not Rank.HIGH_CARD:
        words = say(language, "picture-then", words=words, value=hand.kickers[0].value)
    return ", ".join((words, " ".join(f"+{card.value}" for card in sent))) if sent else words


def worth(hand: Hand, language: Language) -> str:
    """What a hand is worth by itself, where its kind is not named beside it: `pair of 9s`."""
    high, low = _named_after(hand)
    suit = say(language, "picture-suit", suit=hand.made[0].colour.value)
    return say(language, "picture-worth", rank=_word(hand.rank), high=high, low=low, suit=suit)


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


def _named_after(hand: Hand) -> tuple[int, int]:
    """The value that a hand is named after, and the second one where it has one."""
    return hand.values[0], hand.values[_SECOND.get(hand.rank, 0)]


def _word(rank: Rank) -> str:
    return rank.name.lower().replace("_", "-")
