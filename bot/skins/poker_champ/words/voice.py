"""How the things of this game are named in a sentence: cards, backs, hands, stages, chips, Awards."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.skins.bosses.voice import BossVoice
from bot.skins.french_deck.words import SYMBOLS, card_sign, hand_among, hand_words
from bot.skins.poker_champ.words.catalogue import OURS
from engine.french_deck import Card, Hand
from engine.poker_champ.pieces import Back, Stage
from engine.poker_champ.views import SeatRow


@dataclass(frozen=True, slots=True)
class Voice(BossVoice):
    """A voice that knows the pieces of this game."""

    sentences = OURS

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards by their signs: `K♠ 9♥`."""
        return " ".join(card_sign(card, self.language) for card in cards)

    def backs(self, backs: Sequence[Back]) -> str:
        """Backs as text shows them: `♠L A`."""
        return " ".join(f"{SYMBOLS[back.suit] if back.suit else ''}{back.size.value}" for back in backs)

    def hand(self, hand: Hand) -> str:
        """The whole hand: `two pair, kings and nines, queen kicker`."""
        return hand_words(hand, self.language)

    def hand_among(self, hand: Hand, others: Iterable[Hand]) -> str:
        """The hand with no more kickers than tell it from the others."""
        return hand_among(hand, others, self.language)

    def stage(self, stage: Stage) -> str:
        """Its name inside a sentence: `turn`."""
        return self.say(f"stage-{stage.name.lower()}")

    def title(self, stage: Stage) -> str:
        """The same at the head of a line: `Turn`."""
        return self.say(f"stage-{stage.name.lower()}.title")

    def at(self, stage: Stage) -> str:
        """When something happened: `at the turn`."""
        return self.say(f"stage-{stage.name.lower()}.at")

    def standing(self, row: SeatRow) -> str:
        """Where a seat is in this deal, and which of the stage's decisions that was: `in · 2nd`."""
        return self.placed(self.say(f"standing-{row.standing.value}"), row.place)

    def placed(self, standing: str, place: int) -> str:
        """That, and which of the stage's decisions it was, if that is known."""
        return self.say("standing-placed", standing=standing, place=place) if place else standing

    def chips(self, count: int) -> str:
        """`2 chips`."""
        return self.say("chips", count=count)

    def awards(self, count: int) -> str:
        """`1 Award`."""
        return self.say("awards", count=count)
