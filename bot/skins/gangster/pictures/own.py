"""The side of the private panel: whose it is, what they have, and what the place of their car would pay."""

from collections.abc import Sequence
from dataclasses import replace

from bot.skins.bosses.portraits import SHORT
from bot.skins.gangster.pictures import blocks
from bot.skins.gangster.pictures.here import AtHand, Look, at_hand, effect, here, legend
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.side import SIDE, WIDE
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Rule, Same, Sized, Space, Sprite, Stack, Text, column
from bot.skins.scene.flow import Panel as Ground
from bot.skins.scene.theme import (
    ACTIVE,
    BODY,
    CAPTION,
    CLOSE,
    CREAM,
    GOLD,
    HAIR,
    HEAD,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NEAR,
    SIGN,
)
from bot.table.languages import Language
from engine.gangster.views import ClanRow, Panel, SeatRow, SeatView

TURNED = Ground(f"{ART}/panels/private-turn", ACTIVE, blocks.TURN)
OWNED = Ground(f"{ART}/panels/private-own", LACQUER)
HELD = Ground(f"{ART}/panels/private-here", LACQUER)
OWNER, OWN, HERE, GAP = 160, 322, 494, 10
ALONE = Look(5, 54, 50, CAPTION, 52, below=True)
ONE_OF_TWO = Look(3, 45, 48, CAPTION, 48, glyph=False)


def prepare(canvas: Canvas) -> None:
    """The grounds that every panel has."""
    grounds = (Sized(Stack((), ground=ground), tall=tall) for ground, tall in ((OWNED, OWN), (HELD, HERE)))
    flow.paint(canvas, flow.lay(column(Space(tall=OWNER), *grounds, gap=GAP, at="start"), SIDE))


def paint(canvas: Canvas, view: SeatView, panel: Panel, names: Sequence[str], language: Language) -> None:
    """From top to bottom."""
    rows = tuple(map(view.table.clan, view.row.clans))
    tree = column(
        Sized(Same(_owner, (view.row, readable(names[view.seat]), language)), WIDE, OWNER),
        Sized(Same(_possessions, (rows, language)), WIDE, OWN),
        Sized(Same(_here, (at_hand(view.table, panel), language)), WIDE, HERE),
        gap=GAP,
        at="start",
    )
    flow.paint(canvas, flow.lay(tree, SIDE))


def _owner(row: SeatRow, player: str, language: Language) -> Block:
    title = say(language, f"picture-{'your-turn' if row.awaited else 'look-ahead'}")
    told = column(
        Text(title, Type.NAME, SIGN, GOLD, SIGN),
        Text(SHORT[row.boss], Type.TITLE, HEAD, CREAM, SIGN),
        flow.row(blocks.player(row, player, CAPTION, grow=1), blocks.influence(row, LEAD), gap=CLOSE),
        gap=10,
        grow=1,
    )
    face = blocks.face(row, 134, 58, active=True)
    ground = TURNED if row.awaited else blocks.panel("boss-5p", active=False)
    return Stack((face, told), NEAR, pad=(NEAR, 0), ground=ground)


def _possessions(clans: Sequence[ClanRow], language: Language) -> Block:
    """Cards, gangsters, equipment with what it does, trunk; of two clans in half the room each."""
    ground = replace(OWNED, there=True)
    if len(clans) > 1:
        first, second = (_of_two(clan, language) for clan in clans)
        return Stack((*first, Rule(0.35), *second), 6, down=True, pad=(CLOSE, 7), ground=ground, at="centre")
    (clan,) = clans
    return Stack(_of_one(clan, language), NEAR, down=True, pad=(NEAR, NEAR), ground=ground)


def _of_one(clan: ClanRow, language: Language) -> Sequence[Block]:
    bust = Sprite(f"{ART}/clans/gangster-{clan.clan}", 74)
    riding = Text(f"×{clan.riding}", Type.NAME, BODY, IVORY, BODY, align="centre")
    cards = flow.row(blocks.cards(clan, 80, 112, 6), Space(grow=1), column(bust, riding, gap=HAIR))
    kit = [effect(kind, 54, (CAPTION, CAPTION), 1, language) for kind in blocks.places(clan)]
    words = say(language, f"picture-{'in-the-trunk' if clan.trunk else 'trunk-empty'}")
    trunk = flow.row(blocks.trunk(clan, 46), Text(words, Type.TEXT, CAPTION, MUTED))
    return cards, column(*kit, gap=6), trunk


def _of_two(clan: ClanRow, language: Language) -> Sequence[Block]:
    bust = Sprite(f"{ART}/clans/gangster-{clan.clan}", 46)
    riding = flow.row(bust, Text(str(clan.riding), Type.NAME, SIGN, IVORY, SIGN), gap=CLOSE)
    car = column(riding, flow.row(blocks.trunk(clan, 40)), gap=0)
    cards = flow.row(blocks.token(clan.clan, 52), blocks.cards(clan, 58, 82), car)
    kit = [blocks.named(kind, 44, GOLD, language) for kind in blocks.places(clan)]
    return cards, flow.Grid(kit, 2, HAIR)


def _here(hands: Sequence[AtHand], language: Language) -> Block:
    """What can be done, and below what the signs on the map mean."""
    look = ALONE if len(hands) == 1 else ONE_OF_TWO
    signs = legend(hands, CAPTION, language)
    look = replace(look, most=look.most - len(signs) + 2)
    first, *second = (here(hand, look, language) for hand in hands)
    rest = [block for each in second for block in (Rule(0.5), each)]
    parts = (first, *rest, Space(grow=1), column(*signs, gap=HAIR))
    return Stack(parts, 6, down=True, pad=(NEAR, 10), ground=replace(HELD, there=True))
