"""The table for a phone held upright: the bosses, then every district as a block.

Made for 280 to 400 px: no text is under 33 px but numbers of spaces. Players' names stand where there is
room, else in the post.
"""

from collections.abc import Sequence

from bot.skins.gangster.pictures import blocks, marks
from bot.skins.gangster.pictures.blocks import Turn
from bot.skins.gangster.pictures.pocket_blocks import WIDE, districts
from bot.skins.kit import pocket
from bot.skins.kit.canvas import Canvas
from bot.skins.kit.lettering import readable
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Fit, Same, Sized, Stack, column
from bot.skins.scene.theme import APART, BODY, CLOSE, HEAD, SIGN
from bot.table.languages import Language
from engine.gangster.views import ClanRow, SeatRow, TableView

TOP = 128
ROWS = {2: 152, 3: 84, 4: 84, 5: 78}
GAP = 6
BOSS = 350  # how wide the portrait, the names and the figure are together


def paint(view: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The table as everybody may see it; what has changed since the last turn of who plays in pale gold."""
    tall = ROWS[len(view.seats)]
    seats = [
        Sized(
            Same(_seat, (row, tuple(map(view.clan, row.clans)), readable(names[row.seat]), tall)), WIDE, tall
        )
        for row in view.seats
    ]
    told = column(Sized(_head(view, language), tall=TOP), column(*seats, gap=GAP), gap=0)
    tree = column(told, districts(view, marks.of_table(view), language), gap=10)
    return pocket.picture(tree)


def _head(view: TableView, language: Language) -> Block:
    """Whose turn it is, the round, how many of its doublers lie on the map, what is left of the piles."""
    turn = Turn.of(view)
    first = flow.row(turn.to_play(SIGN, language), turn.name(), turn.told(BODY, language), gap=APART)
    piles = blocks.piles(view, (28, 39), 36, BODY, 10, down=False)
    last = flow.row(turn.pips(36, 1), turn.counted(BODY), flow.row(*piles, gap=28))
    return Stack((first, last), APART, down=True, pad=(14, 14), at="centre")


def _seat(row: SeatRow, clans: Sequence[ClanRow], player: str, tall: int) -> Block:
    face = blocks.face(row, 104 if len(clans) > 1 else 66, active=row.awaited)
    alone = blocks.name(row, BODY, SIGN)
    both = column(alone, blocks.player(row, player, SIGN, SIGN), gap=6)
    told = Fit([both, alone] if player else [alone], grow=1)
    boss = Sized(flow.row(face, told, blocks.influence(row, HEAD)), BOSS)
    lines = column(*map(blocks.line, clans), gap=tall / len(clans) - 68, grow=1)
    drawn = blocks.panel("boss-5p", active=row.awaited)
    return Stack((boss, lines), 14, pad=(CLOSE, 0), ground=drawn)
