"""What a hand got at a showdown: a ribbon for the pots it won, and one for the highest spade."""

from dataclasses import dataclass

from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck.showdown import Prize
from bot.skins.french_deck.words import SYMBOLS, card_name, card_sign
from bot.table.languages import Language
from engine.chicago_stud.events import PotPaid, Showdown
from engine.french_deck import Card
from engine.game import Seat


@dataclass(frozen=True, slots=True)
class Prizes:
    """All that one seat got."""

    event: Showdown
    seat: Seat
    language: Language

    @property
    def all(self) -> list[Prize]:
        """The main pot, the side pots together, the half for a spade."""
        main = [(pot, chips) for number, pot, chips in self._won if not number]
        sides = [(pot, chips) for number, pot, chips in self._won if number]
        found = [
            self._for_pots(which, won)
            for which, won in (("only" if len(self.event.pots) == 1 else "main", main), ("side", sides))
            if won
        ]
        return [*found, self._for_spade()] if self._spades else found

    @property
    def spade(self) -> Card | None:
        """The spade in the hole that won half a pot."""
        return self._spades[0][0] if self._spades else None

    @property
    def deciding(self) -> Card | None:
        """The card whose suit decided."""
        return next((pot.by_suit.card for _, pot, _ in self._won if pot.by_suit), None)

    @property
    def by_suit(self) -> str:
        """Why it won against an equal hand: `by suit: ♠ before ♥`; empty where that was not so."""
        found = next((pot.by_suit for _, pot, _ in self._won if pot.by_suit), None)
        if found is None:
            return ""
        first, second = (
            card_name(card, self.language) if card.is_joker else SYMBOLS[card.suit]
            for card in (found.card, found.other)
        )
        return say(self.language, "picture-by-suit", suit=first, other=second)

    @property
    def _won(self) -> list[tuple[int, PotPaid, int]]:
        """Number of the pot, the pot, and the seat's share."""
        return [
            (number, pot, chips)
            for number, pot in enumerate(self.event.pots)
            for winner, chips in pot.shares
            if winner == self.seat
        ]

    @property
    def _spades(self) -> list[tuple[Card, int]]:
        return [
            (pot.spade.card, pot.spade.chips)
            for pot in self.event.pots
            if pot.spade and pot.spade.seat == self.seat
        ]

    def _for_pots(self, which: str, won: list[tuple[PotPaid, int]]) -> Prize:
        shared = "yes" if any(len(pot.winners) > 1 for pot, _ in won) else "no"
        chips = str(sum(chips for _, chips in won))
        return Prize(
            tuple(
                say(
                    self.language,
                    f"picture-award{form}",
                    pot=which,
                    shared=shared,
                    count=len(won),
                    chips=chips,
                )
                for form in ("", ".short")
            )
        )

    def _for_spade(self) -> Prize:
        card, halves = self._spades[0][0], [chips for _, chips in self._spades]
        each, all_ = " + ".join(map(str, halves)), str(sum(halves))
        name, sign = card_name(card, self.language).upper(), card_sign(card, self.language)
        told = ((name, each), (sign, each), (sign, all_))
        words = (say(self.language, "picture-award-spade", card=card, chips=chips) for card, chips in told)
        return Prize(tuple(words), "stud/half-spade")
