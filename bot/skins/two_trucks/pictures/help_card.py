"""The game on one card: five sentences and the drawings that they are about."""

from bot.skins.kit import help_card
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.help_card import quiet
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Lines, Sized, Sprite, Stack, column, row
from bot.skins.scene.theme import BODY, CLOSE, IVORY, NEAR, SIGN
from bot.skins.two_trucks.pictures import pieces
from bot.skins.two_trucks.words.catalogue import say
from bot.table.languages import Language
from engine.two_trucks.pieces import Road

BESIDE = 250


def paint(language: Language) -> Canvas:
    """A line of the rules in each row, with its drawing."""
    lines = say(language, "in-short").replace("**", "").replace("• ", "").split("\n")
    rows = [
        Sized(
            Stack(
                (Sized(drawn, BESIDE), Lines(line, Type.TEXT, BODY, IVORY, 2, NEAR, SIGN, grow=1)),
                32,
                pad=(32, 0),
                ground=quiet(),
            ),
            tall=168,
        )
        for line, drawn in zip(lines, _drawings(), strict=True)
    ]
    return help_card.paint(
        say(language, "picture-help"), say(language, "picture-help-line"), column(*rows, gap=CLOSE)
    )


def _drawings() -> tuple[Block, ...]:
    arrows = row(*(pieces.arrow(road, 72) for road in Road), at="centre")
    return (
        pieces.truck((2, 3), 230, tonight=False),
        arrows,
        row(pieces.man(11, 92, lit=True), pieces.back(92), at="centre"),
        row(pieces.man(9, 92, equal=True), pieces.man(9, 92, equal=True), at="centre"),
        Sprite(f"{pieces.ART}/locomotive", 230, 104),
    )
