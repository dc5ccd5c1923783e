"""The private panel for a phone held upright: one's own things, what can be done here, the districts."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import SHORT
from bot.skins.gangster.pictures import blocks, marks
from bot.skins.gangster.pictures.here import AtHand, Look, at_hand, effect, here, legend
from bot.skins.gangster.pictures.pieces import ART
from bot.skins.gangster.pictures.pocket_blocks import BLOCK, GAP, WIDE, districts
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit import pocket
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Same, Sized, Stack, Text, column
from bot.skins.scene.flow import Panel as Ground
from bot.skins.scene.theme import (
    APART,
    BODY,
    CLOSE,
    CREAM,
    FAR,
    GOLD,
    HEAD,
    IVORY,
    LACQUER,
    LEAD,
    NEAR,
    SIGN,
)
from bot.table.languages import Language
from engine.gangster.views import ClanRow, Panel, SeatRow, SeatView

OWNER, CLAN, LEGEND = 92, 76, 36
HERE = {1: 289, 2: 195}
ALONE = Look(5, 45, 52, SIGN)
ONE_OF_TWO = Look(3, 45, 52, SIGN)


def paint(view: SeatView, panel: Panel, language: Language) -> Canvas:
    """What the seat could do now; one that is not awaited looks ahead."""
    clans = tuple(map(view.table.clan, view.row.clans))
    hands = at_hand(view.table, panel)
    owner = Sized(Same(_owner, (view.row, clans, language)), WIDE, OWNER + CLAN * len(clans))
    told = [Same(_here, (hand, language)) for hand in hands]
    if len(clans) == 1:
        told.append(Same(_effects, (*clans, language)))
    can = flow.row(*(Sized(each, BLOCK, HERE[len(clans)]) for each in told), gap=GAP)
    card, _, *gun = legend(hands, SIGN, language)
    means = Stack((card, *gun), FAR, pad=(14, 0))
    places = districts(view.table, marks.of_panel(view, panel), language)
    return pocket.picture(column(owner, can, means, places, gap=CLOSE))


def _owner(row: SeatRow, clans: Sequence[ClanRow], language: Language) -> Block:
    title = say(language, f"picture-{'your-turn' if row.awaited else 'look-ahead'}")
    first = flow.row(
        Text(title, Type.NAME, BODY, GOLD, SIGN),
        Text(SHORT[row.boss], Type.NAME, LEAD, CREAM, SIGN, grow=1),
        blocks.influence(row, HEAD),
        gap=APART,
    )
    face = blocks.face(row, 140 if len(clans) == 1 else 150, active=True)
    told = column(first, *map(blocks.line, clans), gap=CLOSE, grow=1)
    return Stack((face, told), APART, pad=(16, 0), ground=blocks.panel("boss-5p", active=row.awaited))


def _here(hand: AtHand, language: Language) -> Block:
    return _block(here(hand, ONE_OF_TWO if hand.both else ALONE, language))


def _effects(clan: ClanRow, language: Language) -> Block:
    """Whom the trunk holds; the pieces of equipment by name, and what they do."""
    words = say(language, f"picture-{'in-the-trunk' if clan.trunk else 'trunk-empty'}")
    held = [blocks.token(rival, 40) for rival in clan.trunk]
    head = flow.row(*held, Text(words, Type.TEXT, BODY, IVORY, SIGN), gap=6)
    kit = [Sized(effect(kind, 64, (BODY, SIGN), 2, language), tall=112) for kind in clan.equipment]
    return _block(Sized(head, tall=56), *kit)


def _block(*parts: Block) -> Block:
    ground = Ground(f"{ART}/panels/pocket-block", LACQUER)
    return Stack(parts, 0, down=True, pad=(NEAR, 0), ground=ground)
