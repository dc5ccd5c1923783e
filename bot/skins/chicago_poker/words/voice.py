"""How the things of this game are named in a sentence: businesses, cards.

No sentence is composed here, and nothing is decided; every other words file speaks through a Voice.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses.voice import BossVoice
from bot.skins.chicago_poker.words.catalogue import OURS
from engine.chicago_poker.cards import Card, Colour
from engine.chicago_poker.pieces import LETTERS, AnyCard, Business, Place, Special

COLOUR_EMOJI = {
    Colour.RED: "🔴",
    Colour.BLUE: "🔵",
    Colour.GREEN: "🟢",
    Colour.YELLOW: "🟡",
    Colour.PURPLE: "🟣",
}

# Never an instrument, a bottle or dice: those are card colours, and no business has a colour.
BUSINESS_EMOJI = {
    Business.SPEAKEASY: "🍸",
    Business.JAZZ_CLUB: "🎵",
    Business.BREWERY: "🛢️",
    Business.GAMBLING_HOUSE: "🎰",
}

SPECIAL_EMOJI = {
    Special.POLICE_RAID: "🚨",
    Special.LIQUIDATION: "🎯",
    Special.LIMOUSINE: "🚘",
    Special.REVOLVER: "🔫",
    Special.BRIBERY: "💰",
}

BACK = "?"
HARD_SPACE = "\u00a0"


@dataclass(frozen=True, slots=True)
class Voice(BossVoice):
    """A voice that knows the cards and businesses of this game; `emoji`: cards wear their colour."""

    sentences = OURS

    emoji: bool = True

    def card(self, card: AnyCard | None) -> str:
        """A gangster by value and symbol, a special by name, a back as a question mark."""
        match card:
            case None:
                return BACK
            case Special():
                return self.say(f"special-{card.value}")
            case Card():
                word = self.say(f"gangster-{card.colour.value}", value=card.value)
                return f"{COLOUR_EMOJI[card.colour]}{HARD_SPACE}{word}" if self.emoji else word

    def cards(self, cards: Sequence[AnyCard | None]) -> str:
        """Several cards, separated by commas."""
        return ", ".join(self.card(card) for card in cards)

    def business(self, business: Business) -> str:
        """The name on the tile."""
        return self.say(f"business-{business.value}")

    def place(self, place: Place, business: Business) -> str:
        """A business as buttons name it: B · Jazz Club."""
        return self.say("place-business", letter=LETTERS[place], business=self.business(business))

    def at(self, place: Place, business: Business) -> str:
        """Where it happened: at the Jazz Club (B)."""
        return self.say(
            "place-in-words", business=self.say(f"business-{business.value}.at"), letter=LETTERS[place]
        )

    def the(self, place: Place, business: Business) -> str:
        """Which one it is: the Jazz Club (B)."""
        return self.say(
            "place-in-words", business=self.say(f"business-{business.value}.the"), letter=LETTERS[place]
        )

    def tiles(self, business: Business, count: int) -> str:
        """How many of a kind: 2 Speakeasies."""
        return self.say(f"business-{business.value}.tiles", count=count)

    def facing(self, up: bool) -> str:
        """Face up or face down."""
        return self.say("facing-up" if up else "facing-down")
