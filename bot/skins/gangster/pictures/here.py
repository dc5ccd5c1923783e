"""What can be done at the place of a car, and what the signs mean: the same in both forms of a panel."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.skins.gangster.pictures import blocks
from bot.skins.gangster.pictures.choices import after, best, spaces_told, tone
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.plates import place_name
from bot.skins.gangster.words.catalogue import say
from bot.skins.gangster.words.pay import pay_told
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Fit, Lines, Rule, Sized, Space, Sprite, Text, column
from bot.skins.scene.theme import (
    BODY,
    CLOSE,
    CREAM,
    GOLD,
    HAIR,
    IVORY,
    MUTED,
    SIGN,
    Size,
)
from bot.table.languages import Language
from engine.gangster.actions import Load
from engine.gangster.pieces import Kind, Place
from engine.gangster.views import ClanPanel, DistrictRow, Panel, Pay, Preview, TableView


@dataclass(frozen=True, slots=True)
class Look:
    """How many previews there are, how tall each and the head; the smallest letters, the doubler's side."""

    most: int
    tall: int
    head: int
    least: Size
    doubler: int = 0
    below: bool = False  # the pay has a line of its own, below the head
    glyph: bool = True


class AtHand(NamedTuple):
    """What a clan can do, its district (None at the harbour), and if its seat has another clan."""

    part: ClanPanel
    row: DistrictRow | None
    both: bool


def at_hand(table: TableView, panel: Panel) -> tuple[AtHand, ...]:
    """The same of every clan of a seat."""
    both = len(panel.clans) > 1
    return tuple(
        AtHand(part, None if part.place is Place.GOLD_COAST else table.district(part.place), both)
        for part in panel.clans
    )


def here(hand: AtHand, look: Look, language: Language) -> Block:
    """What the place of the car would pay, and the best of what can be done there, the best first."""
    part, row, both = hand
    pays = row is not None and row.in_play
    signs = [blocks.token(part.clan, 40)] if both else []
    signs += [blocks.glyph(part.place, 34)] if look.glyph else []
    doubler = [blocks.doubler(look.doubler), Space(6)] if look.doubler and row and row.doubled else []
    name = _name(part.place, look, language)
    pay = [_pay(part.here, CREAM)] if pays else []
    head = flow.row(*signs, name, *doubler, *([] if look.below else pay), gap=CLOSE)
    parts: list[Block] = [Sized(head, tall=look.head)]
    if look.below or not pays:
        words = "scores-now" if pays else "at-the-harbour" if row is None else "nothing-here"
        told = Text(say(language, f"picture-{words}"), Type.TEXT, SIGN, MUTED, look.least, grow=1)
        parts.append(Sized(flow.row(told, *pay), tall=look.tall))
    for number, preview in enumerate(best(part)[: look.most]):
        parts += [Rule(0.16, IVORY)] if number or look.below else []
        parts.append(Sized(_preview(part, preview, look.least, language), tall=look.tall))
    return column(*parts, gap=0, at="start")


def _name(place: Place, look: Look, language: Language) -> Block:
    """The name of a place, on two lines where one is too long."""
    name = place_name(place, language)
    long = Lines(name, Type.NAME, look.least, GOLD, gap=HAIR, least=look.least)
    return Fit((Text(name, Type.NAME, BODY, GOLD, look.least), long), grow=1)


def _preview(part: ClanPanel, preview: Preview, least: Size, language: Language) -> Block:
    taken = isinstance(preview.action, Load)
    arrow = Sprite(f"{ART}/pieces/arrow-{'up' if taken else 'down'}", 36)
    tokens = [blocks.token(preview.who, 42) for _ in preview.spaces if preview.who is not None]
    wordings = spaces_told(preview, language), ", ".join(map(str, preview.spaces))
    words = Text(wordings, Type.TEXT, SIGN, IVORY, least, grow=1)
    return flow.row(arrow, flow.row(*tokens, gap=0), words, _pay(after(part, preview), tone(part, preview)))


def _pay(pay: Pay, colour: str) -> Block:
    return Text(pay_told(pay), Type.NUMERAL, BODY, colour, BODY, align="right")


def effect(kind: Kind | None, side: int, letters: tuple[Size, Size], lines: int, language: Language) -> Block:
    """A piece of equipment by name, and what it does."""
    if kind is None:
        return flow.row(blocks.equipment(kind, side))
    name, does = say(language, f"equipment-{kind}"), say(language, f"picture-effect-{kind}")
    told = column(
        Text(name.upper(), Type.NAME, letters[0], GOLD, letters[0]),
        Lines(does, Type.TEXT, letters[1], MUTED, lines, gap=CLOSE, least=letters[1]),
        gap=CLOSE,
        grow=1,
    )
    return flow.row(blocks.equipment(kind, side), told, gap=CLOSE)


def legend(hands: Sequence[AtHand], letters: Size, language: Language) -> Sequence[Block]:
    """What a card, a token and a ring on the map mean."""
    signs = [
        (blocks.card(2, 26, 36), "card-leads"),
        (blocks.token(hands[0].part.clan, 28), "takes-number"),
    ]
    if any(hand.part.guns for hand in hands):
        signs.append((Sprite(f"{ART}/pieces/in-range", 36), "in-range"))
    return [
        flow.row(
            Sized(sign, wide=36), Text(say(language, f"picture-{words}"), Type.TEXT, letters, MUTED, letters)
        )
        for sign, words in signs
    ]
