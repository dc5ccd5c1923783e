"""Help cards: the hands of poker in their order, high or low."""

from collections.abc import Sequence

from bot.skins.french_deck import cards
from bot.skins.french_deck.words import category_meaning, category_name, hand_detail, hand_name, say
from bot.skins.kit import help_card
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.help_card import Kind, paragraph, ranking
from bot.skins.scene.flow import Block, Fit, Panel, Sprite, Stack, column, row
from bot.skins.scene.theme import APART, CAPTION, GOLD, IVORY, NEAR, OXBLOOD, SIGN, WIDE
from bot.table.languages import Language
from engine.french_deck import Card, Category, best_low

SAMPLES = {
    Category.STRAIGHT_FLUSH: "Ks Qs Js Ts 9s",
    Category.FOUR_OF_A_KIND: "7s 7h 7d 7c Kd",
    Category.FULL_HOUSE: "Qc Qs Qd 4h 4c",
    Category.FLUSH: "Ah Jh 8h 5h 2h",
    Category.STRAIGHT: "8c 7d 6s 5h 4c",
    Category.THREE_OF_A_KIND: "9d 9s 9c Kh 3d",
    Category.TWO_PAIRS: "Js Jd 6h 6c As",
    Category.PAIR: "Ac Ad Ts 7h 4s",
    Category.HIGH_CARD: "Ad Qs 9h 6c 3s",
}
WITH_JOKER = {Category.FIVE_OF_A_KIND: "Ts Th Td Tc Xb", **SAMPLES}
MAKING = {
    Category.FOUR_OF_A_KIND: 4,
    Category.THREE_OF_A_KIND: 3,
    Category.TWO_PAIRS: 4,
    Category.PAIR: 2,
    Category.HIGH_CARD: 1,
}
LOWS = (  # the five best, then what beats what
    "5s 4h 3d 2c Ah",
    "6h 4c 3s 2d Ac",
    "6d 5s 3h 2h As",
    "6c 5d 4s 2c Ad",
    "6s 5h 4d 3c Ah",
    "Kd Js 9c 6h 2s",
    "2d 2h 5c 4s 3h",
    "3s 3d 2c 2h Ac",
    "As Ah Ac 3d 2c",
)

BEST_LOWS = 5

SUITS = ("spades", "hearts", "diamonds", "clubs")
CARD, BETWEEN = 78, 5


def paint_hands(language: Language, jokers: bool = False) -> Canvas:
    """The kinds of high hands, best first; with jokers also five of a kind, which comes before all."""
    kinds = [
        Kind(
            category_name(category, language).upper(),
            category_meaning(category, language),
            _sample(_cards(sample), language, MAKING.get(category, 5)),
        )
        for category, sample in (WITH_JOKER if jokers else SAMPLES).items()
    ]
    notes = [say(language, "help-note-joker")] if jokers else []
    return _painted(
        say(language, "help-hands"),
        say(language, "help-order"),
        kinds,
        [*say(language, "help-note").split("\n"), *notes, say(language, "help-note-suits")],
    )


def paint_lows(language: Language) -> Canvas:
    """The five best low hands, lowest first, and which kinds lose to them."""
    return _painted(
        say(language, "help-lows"),
        say(language, "help-lows-order"),
        [_low(place, sample, language) for place, sample in enumerate(LOWS)],
        say(language, "help-note-low").split("\n"),
    )


def _low(place: int, sample: str, language: Language) -> Kind:
    hand = best_low(_cards(sample))
    name, meaning = hand_name(hand, language), hand_detail(hand, language)
    if place == 0:
        meaning = say(language, "help-low-best")
    elif place == BEST_LOWS:
        name, meaning = say(language, "help-low-any"), say(language, "help-low-any.means")
    elif place > BEST_LOWS:
        meaning = category_meaning(hand.category, language)
    return Kind(name.upper(), meaning, _sample(hand.cards, language))


def _sample(shown: Sequence[Card], language: Language, making: int = 5) -> Block:
    """Five cards; less light on those that do not make the hand."""
    lights = [cards.NO_PART if slot >= making else 0 for slot in range(len(shown))]
    told = zip(shown, lights, strict=True)
    return row(*(cards.shown(card, language, CARD, dimmed=dim) for card, dim in told), gap=BETWEEN)


def _painted(title: str, order: str, kinds: Sequence[Kind], notes: Sequence[str]) -> Canvas:
    """In the last panel what decides between equal hands; the line that depends on the game in gold."""
    colours = [IVORY] * (len(notes) - 1) + [GOLD]
    told = [
        [paragraph(note, colour, letters=size) for note, colour in zip(notes, colours, strict=True)]
        for size in (SIGN, CAPTION)
    ]
    lines = [column(*each, gap=APART, closest=NEAR) for each in told]
    panel = Stack((Fit(lines, grow=1),), pad=(WIDE, NEAR), ground=Panel("french-deck/panel-hidden", OXBLOOD))
    suits = [Sprite(f"french-deck/suits/{suit}-block", 66) for suit in SUITS]
    return help_card.paint(title, order, ranking(kinds, panel), suits)


def _cards(names: str) -> tuple[Card, ...]:
    return tuple(map(Card.parse, names.split()))
