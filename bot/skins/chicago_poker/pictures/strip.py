"""The hand as a strip at the foot of the private town, and beside it what the town's signs mean."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.town_layout import TownLayout
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Box, Canvas, widest
from bot.skins.kit.lettering import Type, width
from bot.skins.scene.theme import (
    BODY,
    BRASS,
    CAPTION,
    GLOW,
    GOLD,
    INK,
    IVORY,
    LEAD,
    MUTED,
    NEW,
    OXBLOOD,
    SIGN,
    Size,
)
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import AnyCard, Special

LEFT, RIGHT, GAP = 264, 1604, 9
BLACK = INK
SIGNS = ("open", "hidden", "new")


@dataclass(frozen=True, slots=True)
class _Style:
    """How much is said: the widths of the special cards, and whether effects, names and signs stand there."""

    effects: bool
    names: bool
    legend: bool


# What goes first when the hand is long: the effects, the legend, the names. Then cards shrink.
STYLES = (
    _Style(effects=True, names=True, legend=True),
    _Style(effects=False, names=True, legend=True),
    _Style(effects=False, names=True, legend=False),
    _Style(effects=False, names=False, legend=True),
    _Style(effects=False, names=False, legend=False),
)


def paint(
    canvas: Canvas,
    plan: TownLayout,
    order: Sequence[tuple[AnyCard, bool]],
    heading: tuple[str, str],
    language: Language,
    legend: bool,
) -> None:
    """The hand in order, each card with whether it came since; what to call it, and who sees it; the legend
    where there is room for it.
    """
    _heading(canvas, plan, len(order), heading, language)
    full = int((plan.strip - 28) // 2.2)
    style, wide = _fitting(order, full, language, legend=legend)
    y = plan.foot + (plan.strip - 8 - cards.height(wide)) // 2
    x = LEFT
    for card, drawn in order:
        across = _across(card, wide, style, language)
        if drawn:
            _drawn(canvas, x, y, across, cards.height(wide))
        match card:
            case Card():
                cards.gangster(canvas, card, x, y, wide, None if drawn else cards.ON_TABLE)
            case Special():
                _special(canvas, card, x, y, (across, cards.height(wide)), style, language)
        if drawn:
            canvas.put("cards/marker-just-played", x + across / 2 - 16, y - 15, 32, 21)
        x += across + GAP
    if not order:
        words = say(language, "picture-no-cards")
        canvas.write(words, Type.NAME, BODY, MUTED, LEFT, mid=plan.foot + (plan.strip - 8) / 2, room=700)
    if legend and style.legend:
        _legend(canvas, plan, language)


def _heading(
    canvas: Canvas, plan: TownLayout, count: int, heading: tuple[str, str], language: Language
) -> None:
    tall = plan.strip - 8
    words, seen_by = heading
    canvas.write(words, Type.NUMERAL, LEAD, GOLD, 44, mid=plan.foot + 0.23 * tall, room=LEFT - 16 - 44)
    held = say(language, "picture-cards-in-words", count=count)
    canvas.write(held, Type.TEXT, SIGN, IVORY, 44, mid=plan.foot + 0.46 * tall, room=LEFT - 16 - 44)
    pill(canvas, seen_by, 43, plan.foot + 0.77 * tall, 40, CAPTION)


def pill(canvas: Canvas, words: str, x: float, mid: float, tall: int, size: Size) -> float:
    """For one's own eyes: a closed eye and a word on oxblood; its width."""
    wide = round(width(words, Type.NAME, size, 2) + 76)
    top = mid - tall / 2
    canvas.plate(BRASS, x, top, wide, tall, 8)
    canvas.plate(OXBLOOD, x + 2, top + 2, wide - 4, tall - 4, 6)
    canvas.put("chrome/icons/closed-eye", x + 13, mid - 12, 38, 27)
    canvas.write(words, Type.NAME, size, GOLD, x + 58, mid=mid, tracking=2)
    return wide


def _fitting(
    order: Sequence[tuple[AnyCard, bool]], full: int, language: Language, *, legend: bool
) -> tuple[_Style, int]:
    """The fullest style in which the hand fits, and the width of its cards."""
    signs = _legend_left(language)
    for style in STYLES:
        right = signs - 30 if legend and style.legend else RIGHT
        if _span(order, full, style, language) <= right - LEFT:
            return style, full
    count = len(order)
    return STYLES[-1], min(full, (RIGHT - LEFT - GAP * (count - 1)) // count)


def _span(order: Sequence[tuple[AnyCard, bool]], wide: int, style: _Style, language: Language) -> float:
    return sum(_across(card, wide, style, language) + GAP for card, _ in order) - GAP


def _across(card: AnyCard, wide: int, style: _Style, language: Language) -> int:
    """How wide a card of the hand is: a special one has its words beside or under the pictogram."""
    if isinstance(card, Card) or not style.names:
        return wide
    name = width(capitals(language, f"special-{card.value}"), Type.NAME, SIGN)
    if not style.effects:
        return max(wide, round(name) + 26)
    lines = [*_name_lines(card, language), *_effect(card, language)]
    kinds = [Type.NAME] * len(_name_lines(card, language)) + [Type.TEXT] * len(_effect(card, language))
    text = max(width(t, k, 30 if k is Type.NAME else 25) for t, k in zip(lines, kinds, strict=True))
    return round(text) + 66 + 30


def _name_lines(card: Special, language: Language) -> list[str]:
    return capitals(language, f"special-{card.value}").split(" ")


def _effect(card: Special, language: Language) -> list[str]:
    return say(language, "picture-special-effect", card=card.value).split("\n")


def _special(
    canvas: Canvas,
    card: Special,
    x: float,
    y: float,
    size: tuple[int, int],
    style: _Style,
    language: Language,
) -> None:
    """A special card as a plate: pictogram, and as many words as the style has room for."""
    across, tall = size
    canvas.plate(BRASS, x, y, across, tall, 10)
    canvas.plate(BLACK, x + 2, y + 2, across - 4, tall - 4, 8)
    canvas.claim(card.value, x, y, across, tall)
    if not style.names:
        side = across - 8
        canvas.put(f"specials/{card.value}", x + 4, y + (tall - side) / 2, side)
    elif not style.effects:
        canvas.put(f"specials/{card.value}", x + across / 2 - 42, y + tall / 2 - 66, 84)
        name = capitals(language, f"special-{card.value}")
        mid = y + tall / 2 + 46
        canvas.write(name, Type.NAME, SIGN, GOLD, x + across / 2, mid=mid, align="centre", room=across - 16)
    else:
        canvas.put(f"specials/{card.value}", x + 8, y + tall / 2 - 34, 68)
        _words(canvas, card, x + 82, y + tall / 2, across - 96, language)


def _words(canvas: Canvas, card: Special, x: float, middle: float, room: float, language: Language) -> None:
    """Name and effect, a block of lines centred in the plate."""
    names, effect = _name_lines(card, language), _effect(card, language)
    size = widest(effect, Type.TEXT, CAPTION, room)
    heights = [34] * len(names) + [30] * len(effect)
    y = middle - sum(heights) / 2
    for name in names:
        canvas.write(name, Type.NAME, SIGN, GOLD, x, mid=y + 17, room=room)
        y += 34
    for line in effect:
        canvas.write(line, Type.TEXT, size, IVORY, x, mid=y + 15, room=room)
        y += 30


def _drawn(canvas: Canvas, x: float, y: float, across: int, tall: int) -> None:
    """The pale frame of a card just drawn."""
    canvas.glow(Box(x - 2, y - 2, x + across + 2, y + tall + 2), 10, GLOW, 10, 1.0)
    canvas.plate(NEW, x - 5, y - 5, across + 10, tall + 10, 12)


def _legend_left(language: Language) -> float:
    words = [say(language, "picture-town-legend", sign=sign) for sign in SIGNS]
    return RIGHT - max(width(text, Type.TEXT, CAPTION) for text in words) - 38


def _legend(canvas: Canvas, plan: TownLayout, language: Language) -> None:
    """Three signs and what they mean, at the right."""
    left, tall = _legend_left(language), plan.strip - 8
    canvas.fill(BRASS, Box(left - 22, plan.foot + 18, left - 20, plan.foot + tall - 18), 0.45)
    for number, sign in enumerate(SIGNS):
        mid = plan.foot + tall * (0.18 + 0.32 * number)
        if sign == "new":
            canvas.plate(NEW, left - 1, mid - 24, 24, 48, 6)
            canvas.put("cards/back-S", left + 2, mid - 21, 18, 42)
        else:
            canvas.put(f"cards/next-{sign}-S", left, mid - 24, 22, 48)
        words = say(language, "picture-town-legend", sign=sign)
        canvas.write(words, Type.TEXT, CAPTION, IVORY, left + 38, mid=mid)
