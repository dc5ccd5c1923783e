"""The game is over: whose the town is, and what the others ended with (TT-6.4)."""

from collections.abc import Sequence

from bot.skins.bosses import final
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import Type
from bot.skins.scene.flow import Block, Text, row
from bot.skins.scene.theme import APART, BODY, FAR, IVORY, NEAR
from bot.skins.two_trucks.pictures import pieces
from bot.skins.two_trucks.words.catalogue import say
from bot.table.languages import Language
from engine.two_trucks.views import SeatRow, TableView

CARD = 140


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The winners with their crates and the men they kept; the others in a strip."""
    winners = [table.rows[seat] for seat in table.winners]
    if not winners:
        raise ValueError("the game is not over")
    rest = [each for each in table.rows if each.seat not in table.winners]
    return final.paint(
        say(language, "picture-champion", count=len(winners)),
        [final.Crowned(each.boss, names[each.seat]) for each in winners],
        has_crates(winners[0], language),
        [_kept(winners[0])],
        [_other(each, names[each.seat]) for each in rest],
    )


def has_crates(boss: SeatRow, language: Language) -> str:
    """The number of their crates, in capitals."""
    return say(language, "picture-has-crates", count=boss.crates)


def _kept(boss: SeatRow) -> Block:
    """A crate, and the two men who were never sent."""
    men = [pieces.man(man, CARD) for man in boss.home or ()]
    return row(pieces.crate(190, str(boss.crates)), row(*men, gap=APART), gap=FAR)


def _other(boss: SeatRow, player: str) -> final.Other:
    def ended_with(icon: int) -> Block:
        return row(pieces.crate(icon), Text(str(boss.crates), Type.NAME, BODY, IVORY), gap=NEAR)

    return final.Other(boss.boss, player, ended_with)
