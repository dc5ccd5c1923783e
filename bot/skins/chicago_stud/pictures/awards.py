"""What a hand got at a showdown: a ribbon for the pots it won, and one for the highest spade."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.french_deck.words import SYMBOLS, card_name, card_sign
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, fitted, width
from bot.skins.scene.theme import CAPTION, GOLD, INK, NAME_MIN
from bot.table.languages import Language
from engine.chicago_stud.events import PotPaid, Showdown
from engine.french_deck import Card
from engine.game import Seat

PAD = 13
TEXT_SIZE_MIN = NAME_MIN


@dataclass(frozen=True, slots=True)
class Award:
    """A ribbon: its words, the longer wording first, and whether it was won with a spade."""

    words: tuple[str, ...]
    spade: bool = False

    def needs(self, high: int, wording: str) -> float:
        """How wide it is with that wording."""
        return width(wording, Type.NUMERAL, CAPTION) + 2 * PAD + (high - 2 if self.spade else 0)


@dataclass(frozen=True, slots=True)
class Awards:
    """All that one seat got."""

    event: Showdown
    seat: Seat

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

    @property
    def spade_card(self) -> Card | None:
        """The spade in the hole that won half a pot."""
        return self._spades[0][0] if self._spades else None

    @property
    def deciding(self) -> Card | None:
        """The card whose suit decided."""
        return next((pot.by_suit.card for _, pot, _ in self._won if pot.by_suit), None)

    def by_suit(self, language: Language) -> str:
        """Why it won against an equal hand: `by suit: ♠ before ♥`; empty where that was not so."""
        found = next((pot.by_suit for _, pot, _ in self._won if pot.by_suit), None)
        if found is None:
            return ""
        first, second = (_suit(card, language) for card in (found.card, found.other))
        return say(language, "picture-by-suit", suit=first, other=second)

    def all(self, language: Language) -> list[Award]:
        """The main pot, the side pots together, the half for a spade."""
        found = []
        only = len(self.event.pots) == 1
        for number, pot, chips in self._won:
            if number == 0:
                which = "only" if only else "main"
                shared = "yes" if len(pot.winners) > 1 else "no"
                found.append(Award(_wordings(language, which, shared, 1, chips)))
        sides = [(pot, chips) for number, pot, chips in self._won if number > 0]
        if sides:
            shared = "yes" if any(len(pot.winners) > 1 for pot, _ in sides) else "no"
            total = sum(chips for _, chips in sides)
            found.append(Award(_wordings(language, "side", shared, len(sides), total)))
        if self._spades:
            found.append(self._for_spade(language))
        return found

    def _for_spade(self, language: Language) -> Award:
        card, halves = self._spades[0][0], [chips for _, chips in self._spades]
        each, all_ = " + ".join(map(str, halves)), str(sum(halves))
        name, sign = card_name(card, language).upper(), card_sign(card, language)
        told = ((name, each), (sign, each), (sign, all_))
        return Award(
            tuple(say(language, "picture-award-spade", card=card, chips=chips) for card, chips in told),
            spade=True,
        )


def _wordings(language: Language, which: str, shared: str, count: int, chips: int) -> tuple[str, ...]:
    return tuple(
        say(language, f"picture-award{form}", pot=which, shared=shared, count=count, chips=str(chips))
        for form in ("", ".short")
    )


def _suit(card: Card, language: Language) -> str:
    return card_name(card, language) if card.is_joker else SYMBOLS[card.suit]


def flow(awards: Sequence[Award], room: float, high: int) -> list[list[Award]]:
    """The ribbons in lines, two side by side where they fit."""
    lines: list[list[Award]] = []
    used = 0.0
    for award in awards:
        wide = award.needs(high, _wording(award, room, high))
        if lines and used + 10 + wide <= room:
            lines[-1].append(award)
            used += 10 + wide
        else:
            lines.append([award])
            used = wide
    return lines


def _wording(award: Award, room: float, high: int) -> str:
    """The longest wording that fits."""
    return next((words for words in award.words if award.needs(high, words) <= room), award.words[-1])


def paint_award(canvas: Canvas, award: Award, x: float, y: float, high: int, room: float) -> float:
    """A gold ribbon as long as its words; its right edge."""
    words = _wording(award, room, high)
    icon = high - 8 if award.spade else 0
    words, size = fitted(words, Type.NUMERAL, CAPTION, room - 2 * PAD - icon, 0, TEXT_SIZE_MIN)
    wide = round(width(words, Type.NUMERAL, size) + 2 * PAD + (icon + 6 if icon else 0))
    canvas.plate(GOLD, x, y, wide, high, 8)
    left = x + PAD
    if icon:
        canvas.put("stud/half-spade", x + 9, y + 4, icon)
        left = x + 9 + icon + 9
    canvas.write(words, Type.NUMERAL, size, INK, left, mid=y + high / 2)
    return x + wide
