"""How things are named in a sentence of Chicago stud: bosses, cards, hands, streets."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.skins.bosses.voice import BossVoice
from bot.skins.chicago_stud.words.catalogue import OURS
from bot.skins.french_deck.words import card_sign, hand_among, hand_words
from engine.french_deck import Card, Hand


@dataclass(frozen=True, slots=True)
class Voice(BossVoice):
    """The bosses' voice at a table of Chicago stud; cards are named by index and symbol."""

    sentences = OURS

    def card(self, card: Card) -> str:
        """A card: `K♠`, in French `R♠`; a joker by its name."""
        return card_sign(card, self.language)

    def cards(self, cards: Sequence[Card]) -> str:
        """Several cards: `K♥ K♦ 7♠`; with commas where one of them is a joker."""
        between = ", " if any(card.is_joker for card in cards) else " "
        return between.join(map(self.card, cards))

    def hand(self, hand: Hand) -> str:
        """A whole hand: `full house, nines over sixes`."""
        return hand_words(hand, self.language)

    def hand_among(self, hand: Hand, others: Iterable[Hand]) -> str:
        """The hand with no more kickers than tell it from the others."""
        return hand_among(hand, others, self.language)

    def street(self, street: int) -> str:
        """`5th street`."""
        return self.say("street", street=street)

    def signed(self, chips: int) -> str:
        """A result, which may be less than nothing: `−13`."""
        return signed(chips)


def signed(chips: int) -> str:
    """Chips, which may be less than nothing: `−13`."""
    return f"−{-chips}" if chips < 0 else str(chips)
