"""How things are named in a sentence of Chicago stud: bosses, cards, hands, streets."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.language import Fact
from bot.skins.bosses.voice import BossVoice
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck.words import card_sign, hand_among, hand_words
from bot.table.languages import Language
from engine.chicago_stud.views import TableView
from engine.french_deck import Card, Hand
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Voice(BossVoice):
    """The bosses' voice at a table of Chicago stud; cards are named by index and symbol."""

    @classmethod
    def at(
        cls,
        table: TableView,
        names: Sequence[str],
        language: Language,
        *,
        bold: bool = True,
        reader: Seat | None = None,
    ) -> "Voice":
        """The voice for that table."""
        return cls(language, tuple(row.boss for row in table.rows), names, bold, reader=reader)

    def say(self, key: str, /, **facts: Fact) -> str:
        """A sentence of the catalogue in this voice's language."""
        return say(self.language, key, **facts)

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
