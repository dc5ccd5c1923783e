"""The hand as a strip at the foot of the private town, and beside it what the town's signs mean."""

from bot.skins.chicago_poker.in_hand import InOrder
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.emblems import private
from bot.skins.chicago_poker.pictures.places import Around
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import (
    Block,
    Edged,
    Light,
    Overlay,
    Pin,
    Plate,
    Rule,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    column,
    row,
)
from bot.skins.scene.theme import (
    APART,
    BODY,
    CAPTION,
    CLOSE,
    GLOW,
    GOLD,
    HAIR,
    INK,
    IVORY,
    LABEL_MIN,
    LEAD,
    MUTED,
    NEAR,
    NEW,
    SIGN,
    Size,
)
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import AnyCard

HEADING, GAP = 212, 9  # room at the left, and between two cards
AIR = 22  # at both ends
FULL, SMALLER, NAMED, BARE = CAPTION, LABEL_MIN, 1, 0  # a special card: its effect in that size, its name
STYLES = ((FULL, True), (SMALLER, True), (NAMED, True), (NAMED, False), (BARE, True), (BARE, False))
"""Parts in the order in which a long hand drops them: effects, legend, names. Then cards shrink."""
DRAWN = Around(Light(10, 10, 1.0), GLOW, NEW, (5, 5), 12)


def block(
    tall: int, wide: float, order: InOrder, heading: tuple[str, str], language: Language, legend: bool
) -> Block:
    """The hand in order, each card with whether it came since; what to call it, and who sees it; the legend
    where there is room for it.

    `tall`, `wide`: the room that the strip has.
    """
    full, count = int((tall - 20) // 2.2), max(1, len(order))
    room = wide - 2 * AIR - HEADING - NEAR
    narrow = min(full, int((room - GAP * (count - 1)) // count))
    told = Sized(_heading(len(order), heading, language), HEADING)
    for style, signs, across in (*((*each, full) for each in STYLES), (*STYLES[-1], narrow)):
        held: list[Block] = [_card(card, drawn, across, style, language) for card, drawn in order]
        if not order:
            held = [Text(say(language, "picture-no-cards"), Type.NAME, BODY, MUTED)]
        beside = [Space(grow=1), _legend(language)] if legend and signs else []
        line = Stack((told, row(*held, gap=GAP), *beside), NEAR, pad=(AIR, 0))
        if line.size(wide).wide <= wide:
            break
    return line


def _heading(count: int, heading: tuple[str, str], language: Language) -> Block:
    words, seen_by = heading
    held = say(language, "picture-cards-in-words", count=count)
    return column(
        Text(words, Type.NUMERAL, LEAD, GOLD),
        Text(held, Type.TEXT, SIGN, IVORY),
        row(private(seen_by, CAPTION, 40)),
        gap=APART,
    )


def _card(card: AnyCard, drawn: bool, wide: int, style: int, language: Language) -> Block:
    """A card of the hand; one that was just drawn in its pale frame, under the pointer."""
    size = cards.of(wide, None if drawn else cards.ON_TABLE)
    if isinstance(card, Card):
        lies = size.gangster(card)
    else:
        lies = Stack((_special(card.value, wide, style, language),), ground=Edged(INK, radius=10))
        lies = Sized(lies, max(wide, lies.size(HEADING * 3).wide), size.height)
    if not drawn:
        return lies
    lies = Sized(Stack((lies,), ground=DRAWN), lies.size(HEADING * 3).wide, size.height)
    return Overlay(lies, (Pin(Sprite("cards/marker-just-played", 32, 21), 0.5, 0, (0, -4)),))


def _special(kind: str, wide: int, style: int, language: Language) -> Block:
    """A special card: its pictogram, and as many words as the style has room for."""
    if style == BARE:
        return row(Sprite(f"specials/{kind}", wide - 2 * HAIR, claims=kind), at="centre")
    name = capitals(language, f"special-{kind}")
    if style == NAMED:
        told = Text(name, Type.NAME, SIGN, GOLD, align="centre")
        return Stack((column(Sprite(f"specials/{kind}", 84, claims=kind), told, gap=APART),), pad=(NEAR, 0))
    lines = [Text(each, Type.NAME, SIGN, GOLD) for each in name.split(" ")]
    effect = say(language, "picture-special-effect", card=kind).split("\n")
    letters = Size(style)
    lines += [Text(each, Type.TEXT, letters, IVORY, letters, cut=style == SMALLER) for each in effect]
    return row(
        Space(), Sprite(f"specials/{kind}", 68, claims=kind), column(*lines, gap=9), Space(HAIR), gap=CLOSE
    )


def _legend(language: Language) -> Block:
    """Three signs and what they mean, at the right."""
    new = Sized(Stack((Sprite("cards/back-S", 18, 42),), pad=(3, 0), ground=Plate(NEW, 6)), 24, 48)
    signs = (*((each, Sprite(f"cards/next-{each}-S", 22, 48)) for each in ("open", "hidden")), ("new", new))
    lines: list[Block] = [Space(grow=1)]
    for name, sign in signs:
        words = Text(say(language, "picture-town-legend", sign=name), Type.TEXT, CAPTION, IVORY)
        lines += [row(Sized(sign, 24), words), Space(grow=1)]
    told = Stack(lines, 0, down=True)
    return row(Stack((Rule(0.45, grow=1),), down=True, pad=(0, APART)), told, gap=APART)
