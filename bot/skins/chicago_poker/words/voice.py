"""How things and people are named in a sentence: bosses, businesses, cards, lists.

No sentence is composed here, and nothing is decided; every other words file speaks through a Voice.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.language import Fact
from bot.plain_text import cleaned, escaped
from bot.skins.chicago_poker.words.catalogue import say
from bot.table.languages import Language
from engine.chicago_poker.cards import Card, Colour
from engine.chicago_poker.pieces import LETTERS, AnyCard, Boss, Business, Place, Special
from engine.game import Seat

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
class Voice:
    """A language, the bosses at the table and the people behind them.

    `bold`: for Discord's markdown, so names are escaped; else plain text, as in alt text.
    `emoji`: cards wear their colour.
    """

    language: Language
    bosses: Sequence[Boss]
    names: Sequence[str]
    bold: bool = True
    emoji: bool = True

    def say(self, key: str, /, **facts: Fact) -> str:
        """A sentence of the catalogue in this voice's language."""
        return say(self.language, key, **facts)

    def boss(self, seat: Seat) -> str:
        """The boss's short name: **Capone**."""
        name = self.say(f"boss-{self.bosses[seat].value}.short")
        return f"**{name}**" if self.bold else name

    def who(self, seat: Seat) -> str:
        """The boss and the person who plays, if it is a person: **Capone** (Lucie)."""
        person = self.person(seat)
        return self.say("boss-and-person", boss=self.boss(seat), person=person) if person else self.boss(seat)

    def person(self, seat: Seat) -> str:
        """The person's name, empty for a computer, which goes by the name of its boss."""
        name = cleaned(self.names[seat]) if seat < len(self.names) else ""
        typed = name.replace("'", "’")
        boss = self.bosses[seat].value
        if typed in {say(self.language, f"boss-{boss}"), say(self.language, f"boss-{boss}.short")}:
            return ""
        return escaped(name) if self.bold else name

    def everyone(self, seats: Sequence[Seat]) -> str:
        """Several bosses: **Capone**, **Moran** and **Weiss**."""
        return self.listed([self.boss(seat) for seat in seats])

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

    def listed(self, words: Sequence[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        *first, last = words
        if not first:
            return last
        return self.say("list-last", before=", ".join(first), last=last)

    def joined(self, facts: Sequence[str]) -> str:
        """Facts one after the other: `3 cards in hand; controls: Brewery`."""
        first, *others = facts
        for fact in others:
            first = self.say("facts-more", before=first, next=fact)
        return first
