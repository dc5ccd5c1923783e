"""The panel of a boss on the table: portrait, names, Awards, chips, what they decided, and their backs."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT
from bot.skins.kit.lettering import Type, readable
from bot.skins.poker_champ.pictures import signs
from bot.skins.poker_champ.pictures.marking import Marks
from bot.skins.scene.flow import (
    Block,
    Fit,
    Light,
    Panel,
    Same,
    Sized,
    Space,
    Stack,
    Text,
    column,
    row,
    smaller,
)
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    GOLD,
    HAIR,
    HEAD,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    ON_ACTIVE,
    ROW,
    SIGN,
    TITLE,
    Size,
)
from bot.table.languages import Language
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import SeatRow, Standing, TableView

GAP = 12  # between two panels


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large things are in a panel, and how it is set."""

    face: int
    name: Size
    player: Size
    cup: int
    chip: int
    count: Size
    mark: int
    word: Size
    box: int
    between: int  # two boxes
    back: int
    apart: int  # two backs
    pad: tuple[float, float]
    set: Callable[["Shown"], Block]


@dataclass(frozen=True, slots=True)
class Shown:
    """One boss of a table, as a panel shows them; `new`: stages in which they have just decided."""

    sizes: Sizes
    options: Options
    stage: Stage
    boss: SeatRow
    player: str
    new: frozenset[Stage]
    language: Language

    @property
    def lit(self) -> bool:
        """Their decision is awaited."""
        return self.boss.standing is Standing.AWAITED

    @property
    def folded(self) -> bool:
        """They are out of this deal."""
        return self.boss.standing is Standing.FOLDED

    @property
    def face(self) -> Block:
        """The portrait."""
        return signs.portrait(self.boss.boss, self.sizes.face, active=self.lit, folded=self.folded)

    @property
    def name(self) -> Block:
        """The boss's name."""
        colour = GOLD if self.lit else MUTED if self.folded else IVORY
        return Text(SHORT[self.boss.boss], Type.NAME, self.sizes.name, colour, SIGN)

    @property
    def person(self) -> Block:
        """Who plays the boss."""
        tone = ON_ACTIVE if self.lit else MUTED
        return Text(self.player, Type.TEXT, self.sizes.player, tone, NAME_MIN, cut=True)

    @property
    def awards(self) -> Block:
        """What they have won."""
        return signs.awards(self.boss, self.options, self.sizes.cup)

    @property
    def purse(self) -> Block:
        """What they have."""
        return signs.purse(self.boss.chips, self.sizes.chip, self.sizes.count, folded=self.folded)

    @property
    def mark(self) -> Block:
        """The sign of what they decided."""
        return signs.mark(self.boss.standing, self.sizes.mark)

    @property
    def words(self) -> list[Block]:
        """What the sign says, the largest first."""
        told, place = self.boss.standing, self.boss.place
        return [signs.word(told, letters, self.language, place) for letters in smaller(self.sizes.word, SIGN)]

    @property
    def decision(self) -> Block:
        """The sign and its word, at the right end of a line."""
        return Fit([row(self.mark, word, at="end") for word in self.words], grow=1)

    @property
    def boxes(self) -> Block:
        """What they paid in each stage."""
        return signs.stages(self.boss, self.stage, self.new, self.sizes.box, self.sizes.between)

    @property
    def backs(self) -> Block:
        """What everybody sees of their two cards."""
        wide, apart = self.sizes.back, self.sizes.apart
        return signs.backs(self.boss, wide, apart, self.language, folded=self.folded)


def _beside(shown: Shown) -> Block:
    """Everything at the left, Awards over the backs at the right."""
    head = row(shown.face, column(shown.name, shown.person, gap=APART, grow=1), gap=APART)
    standing = row(shown.purse, shown.decision)
    left = column(head, Space(grow=1), standing, Space(grow=1), shown.boxes, gap=0, grow=1)
    right = column(row(shown.awards, at="end"), Space(grow=1), shown.backs, gap=0)
    return row(left, right)


def _narrow(shown: Shown) -> Block:
    """The decision under the names; below them chips and boxes beside the backs."""
    first, third = row(Sized(shown.name, grow=1), shown.awards), shown.decision
    head = row(shown.face, column(first, shown.person, third, gap=HAIR, grow=1))
    left = column(shown.purse, Space(grow=1), shown.boxes, gap=0, grow=1)
    return column(head, Space(grow=1), row(left, shown.backs), gap=0)


def _tall(shown: Shown) -> Block:
    """Two bosses have all the room there is."""
    names = column(shown.name, shown.person, gap=APART, grow=1)
    head = row(shown.face, names, column(shown.awards, at="start"), gap=APART)
    word = row(shown.words[0], at="centre")
    decided = column(shown.mark, word, gap=APART, grow=1)
    return column(
        head,
        Space(grow=1),
        row(shown.purse, Space(grow=1), shown.boxes),
        Space(grow=1),
        row(decided, shown.backs),
        gap=0,
    )


def _upright(shown: Shown) -> Block:
    """One under the other, the backs last."""
    names = column(row(Sized(shown.name, grow=1), shown.awards), shown.person, gap=NEAR, grow=1)
    standing = row(shown.purse, shown.decision)
    lines = row(shown.face, names), standing, shown.boxes, shown.backs
    return column(*lines, gap=GAP * 2, closest=HAIR)


NARROW = Sizes(116, BODY, SIGN, 54, 52, HEAD, 44, SIGN, 54, 6, 114, 11, (APART, APART), _narrow)
SLIM = Sizes(140, LEAD, SIGN, 54, 64, HEAD, 50, LEAD, 112, 12, 190, 30, (20, APART), _upright)
WIDE = Sizes(140, HEAD, BODY, 64, 64, HEAD, 50, LEAD, 84, 8, 160, 11, (APART, 15), _beside)
TALL = Sizes(193, TITLE, LEAD, 84, 84, TITLE, 120, HEAD, 112, 14, 190, 22, (24, 24), _tall)
KINDS = {2: (2, 702, TALL), 3: (3, 702, SLIM), 4: (2, 345, WIDE), 5: (3, 345, NARROW), 6: (3, 345, NARROW)}
"""By number of bosses: panels side by side, height of a panel, what it looks like."""

POCKET_ROW = Sizes(148, HEAD, BODY, 84, 84, TITLE, 50, LEAD, 84, 8, 190, 10, (20, APART), _beside)
POCKET_FOUR = Sizes(96, LEAD, BODY, 44, 64, HEAD, 50, LEAD, 84, 15, 160, 14, (16, 16), _upright)
POCKET_SIX = Sizes(96, LEAD, BODY, 44, 52, HEAD, 44, LEAD, 84, 15, 122, 54, (16, NEAR), _upright)
POCKET_KINDS = {
    2: (1, 392, POCKET_ROW),
    3: (1, 392, POCKET_ROW),
    4: (2, 556, POCKET_FOUR),
    5: (2, 446, POCKET_SIX),
    6: (2, 446, POCKET_SIX),
}


def bosses(
    table: TableView,
    names: Sequence[str],
    marked: Marks,
    language: Language,
    room: float,
    kinds: dict[int, tuple[int, int, Sizes]],
) -> Block:
    """A panel for every boss, in reading order, a short last row centred: it is theirs for the whole game."""
    columns, tall, sizes = kinds[len(table.rows)]
    wide = (room - GAP * (columns - 1)) // columns
    shown = [
        Shown(
            sizes,
            table.options,
            table.stage,
            each,
            readable(names[each.seat]),
            marked.of(each.seat),
            language,
        )
        for each in table.rows
    ]
    panels = [Sized(Same(_panel, (each,)), wide, tall) for each in shown]
    lines = [panels[start : start + columns] for start in range(0, len(panels), columns)]
    return column(*(row(*line, gap=GAP, at="centre") for line in lines), gap=GAP)


def _panel(shown: Shown) -> Block:
    """One boss's panel."""
    inside = shown.sizes.set(shown)
    return Stack((Sized(inside, grow=1),), down=True, pad=shown.sizes.pad, ground=ground(shown.boss.standing))


def ground(standing: Standing) -> Panel:
    """The panel itself: lit while a decision is awaited, dark after folding."""
    if standing is Standing.AWAITED:
        return Panel("poker-champ/panel-lit", ACTIVE, Light(12, 12, 0.35))
    if standing is Standing.FOLDED:
        return Panel("poker-champ/panel-folded", LACQUER)
    return Panel("poker-champ/panel-idle", ROW)
