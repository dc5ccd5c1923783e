"""A seat's own two cards, their best hand with the common ones, and the rivals: for its owner's eyes only."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.bosses import head
from bot.skins.bosses.portraits import FULL, SHORT
from bot.skins.french_deck import cards
from bot.skins.french_deck.words import hand_detail, hand_name
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.poker_champ.pictures import signs
from bot.skins.poker_champ.pictures.marking import marks
from bot.skins.poker_champ.pictures.table import common
from bot.skins.poker_champ.words.catalogue import say
from bot.skins.poker_champ.words.voice import Voice
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Panel,
    Piece,
    Plate,
    Same,
    Sized,
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
    CREAM,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    NEAR,
    OXBLOOD,
    ROW,
    SIGN,
    TITLE,
    WIDE,
    Size,
)
from bot.table.languages import Language
from engine.french_deck import Card
from engine.poker_champ.events import Event
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import Offer, SeatRow, SeatView, Standing

OWN, COMMON = 258, 180
RIVALS = 310  # height of their panels
UPRIGHT = 4  # from so many rivals, the backs stand below the name
PRIVATE = Panel("french-deck/panel-hidden", OXBLOOD)


def paint(
    view: SeatView,
    names: Sequence[str],
    language: Language,
    events: Sequence[Event] = (),
    *,
    standing: bool = False,
) -> Canvas:
    """The hand as its owner sees it; `events`: what is marked as new, else the cards of this stage.

    `standing`: without what decisions change in a stage (chips, pot, marks), which stands in words below.
    """
    canvas = on_ground("hand")
    hand = Hand(view, names, language, events, standing=standing)
    head.owner(canvas, view.row.boss, say(language, "picture-your-cards"), hand.line)
    head.plate(canvas, *hand.asked, asked=hand.lit)
    tree = column(
        row(Sized(column(hand.own, _seen(hand), gap=NEAR), 569), _board(hand), gap=APART),
        Sized(_rivals(hand), tall=RIVALS),
        gap=APART,
    )
    return flow.picture(canvas, tree, Box(26, 158, 1624, 1024))


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's view as its picture shows it, wide or upright."""

    view: SeatView
    names: Sequence[str]
    language: Language
    events: Sequence[Event]
    standing: bool

    @property
    def line(self) -> str:
        """The owner's boss, chips and Awards; without the chips where they stand in words below."""
        row = self.view.row
        parts = [FULL[row.boss]]
        if not self.standing:
            parts.append(say(self.language, "chips", count=row.chips).upper())
        if row.awards:
            parts.append(say(self.language, "awards", count=row.awards).upper())
        return " · ".join(parts)

    @property
    def lit(self) -> bool:
        """The owner is asked."""
        return bool(self.view.offers) and not self.standing

    @property
    def asked(self) -> tuple[str, str]:
        """What the owner may do, for whom the table waits, or the stage and what it costs to stay in it."""
        view, table, language = self.view, self.view.table, self.language
        if self.standing:
            title = Voice(language, (), ()).title(table.stage).upper()
            return title, say(language, "picture-to-stay", count=table.price)
        if table.winners:
            leads = ", ".join(SHORT[table.rows[seat].boss] for seat in table.winners)
            return say(language, "picture-game-over"), leads
        if (offer := self.offer) is not None:
            key = "picture-last-chip" if offer.last_chip else "picture-stay-or-fold"
            return say(language, "picture-decide"), say(language, key, count=offer.cost)
        waiting = [table.rows[seat] for seat in table.awaited if seat != view.seat]
        who = ", ".join(SHORT[each.boss] for each in waiting)
        if len(waiting) == 1:
            who = readable(self.names[waiting[0].seat]) or FULL[waiting[0].boss]
        if view.sealed is not None:
            return say(language, "picture-sealed", did=str(view.sealed)), say(
                language, "picture-nobody-knows"
            )
        title = say(language, "picture-you", standing=view.row.standing.value)
        return title, say(language, "picture-waiting", who=who)

    @property
    def offer(self) -> Offer | None:
        """What it would cost to stay, where that is asked."""
        return None if self.standing else next((offer for offer in self.view.offers if offer.cost), None)

    @property
    def making(self) -> frozenset[Card]:
        """The cards that make the best hand; kickers only complete it."""
        return frozenset(self.view.best.cards[: self.view.best.making])

    @property
    def own(self) -> Block:
        """The two cards, with gold under what counts."""
        dimmed = signs.DIMMED * 0.6 if self.view.row.standing is Standing.FOLDED else 0

        def lay(canvas: Canvas, x: float, y: float) -> None:
            for number, card in enumerate(self.view.hand):
                left = x + number * (OWN + APART)
                cards.up(canvas, card, self.language, left, y, OWN, dimmed=dimmed)
                if card in self.making:
                    cards.counts(canvas, left, y, OWN)

        return Piece(2 * OWN + APART, cards.height(OWN) + cards.COUNTS, lay)

    def common(self, wide: int, step: int) -> Block:
        """The common cards, with gold under what counts."""
        table, events = self.view.table, () if self.standing else self.events
        return common(table.common, marks(table, events).cards, self.language, wide, step, self.making)

    @property
    def pot(self) -> str:
        """What lies in the pot."""
        return f"{say(self.language, 'picture-pot')} {self.view.table.pot}"

    @property
    def price(self) -> tuple[str, str]:
        """What staying costs and plays for, and how often it must win; empty where nothing is asked."""
        if self.offer is None:
            return "", ""
        cost, pot = self.offer.cost, self.view.table.pot
        words = say(self.language, "picture-price", cost=cost, pot=pot)
        return words, say(self.language, "picture-enough", count=once_in(self.view, cost))

    @property
    def rivals(self) -> list["Rival"]:
        """The others in the order of the table, from the owner's left neighbour on."""
        rows, seat = self.view.table.rows, self.view.seat
        others = [rows[(seat + step) % len(rows)] for step in range(1, len(rows))]
        known = self.view.table.stage, self.standing, self.language
        return [Rival(each, readable(self.names[each.seat]), *known) for each in others]


def once_in(view: SeatView, cost: int) -> int:
    """Winning once in so many such deals is enough to pay for staying."""
    return (view.table.pot + cost) // cost


@dataclass(frozen=True, slots=True)
class Rival:
    """One of the others, as a hand shows them."""

    row: SeatRow
    player: str
    stage: Stage
    standing: bool
    language: Language

    @property
    def folded(self) -> bool:
        """They are out of this deal; where decisions of this stage are not shown, since before it."""
        if self.standing:
            return self.row.folded_in is not None and self.row.folded_in < self.stage
        return self.row.standing is Standing.FOLDED

    @property
    def decides(self) -> bool:
        """Their decision is shown."""
        return self.folded or not self.standing

    def face(self, side: int) -> Block:
        """The portrait."""
        return signs.portrait(self.row.boss, side, folded=self.folded)

    def name(self, letters: Size) -> Block:
        """The boss's name."""
        return Text(SHORT[self.row.boss], Type.NAME, letters, MUTED if self.folded else IVORY, CAPTION)

    def backs(self, wide: int, gap: int) -> Block:
        """What everybody sees of their cards."""
        return signs.backs(self.row, wide, gap, self.language, folded=self.folded)

    def purse(self, side: int, letters: Size) -> list[Block]:
        """Their chips; where those change with decisions that are not shown, their Awards."""
        if not self.standing:
            return [signs.purse(self.row.chips, side, letters, folded=self.folded)]
        count = say(self.language, "awards", count=self.row.awards).upper()
        colour = MUTED if self.folded else GOLD
        return [Text(count, Type.NAME, BODY, colour)] if self.row.awards and letters > BODY else []

    def decision(self, side: int, letters: Size, least: Size) -> list[Block]:
        """What they decided."""
        words = signs.word(self.row.standing, letters, self.language, self.row.place, least)
        return [signs.mark(self.row.standing, side), Sized(words, grow=1)] if self.decides else []

    def decided(self, side: int, letters: Size) -> list[Block]:
        """The sign of what they decided; over it which of this stage's decisions it was."""
        mark = signs.mark(self.row.standing, side)
        place = signs.place(self.row.place, letters, self.row.standing, self.language)
        return [column(*place, mark, gap=NEAR, at="end")] if self.decides else []

    @property
    def panel(self) -> Panel:
        """What they stand on."""
        if self.folded:
            return Panel("poker-champ/panel-folded", LACQUER)
        return Panel("poker-champ/panel-idle", ROW)


def _seen(hand: Hand) -> Block:
    """What the others see of these two cards."""
    told = column(
        Text(say(hand.language, "picture-others"), Type.NAME, SIGN, GOLD),
        Text(say(hand.language, "picture-others-see"), Type.TEXT, SIGN, IVORY),
        gap=APART,
        grow=1,
    )
    blocks = Sprite("chrome/icons/closed-eye", 58, 41), told, signs.backs(hand.view.row, 92, 9, hand.language)
    return Sized(Stack(blocks, APART, pad=(APART, 0), ground=PRIVATE), 534, 148)


def _board(hand: Hand) -> Block:
    """The common cards and the pot; below them the best hand, and what staying costs and must win."""
    language = hand.language
    pot = [] if hand.standing else [Text(hand.pot, Type.NAME, BODY, GOLD)]
    above = row(Text(say(language, "picture-board"), Type.LABEL, SIGN, MUTED, tracking=2, grow=1), *pot)
    price, enough = hand.price
    ribbon = column(
        Text(price, Type.NUMERAL, LEAD, INK, align="centre"),
        Text(enough, Type.TEXT, CAPTION, INK, align="centre"),
        gap=NEAR,
    )
    plate = Sized(Stack((ribbon,), pad=(APART, 0), ground=Plate(GOLD, 10)), tall=94)
    label = Text(say(language, "picture-best"), Type.LABEL, SIGN, MUTED, tracking=2)
    blocks = (
        above,
        hand.common(COMMON, 195),
        row(column(label, *best(hand), gap=WIDE, grow=1), *([plate] if price else []), gap=WIDE, grow=1),
    )
    ground = Panel("poker-champ/panel-idle", ROW)
    return Sized(Stack(blocks, APART, down=True, pad=(WIDE, 20), ground=ground), 1011, 536)


def best(hand: Hand) -> tuple[Block, Block]:
    """What the best hand is called, and what it holds."""
    best, language = hand.view.best, hand.language
    return (
        Text(hand_name(best, language).upper(), Type.TITLE, TITLE, CREAM, HEAD),
        Text(hand_detail(best, language), Type.TEXT, BODY, IVORY, SIGN),
    )


def _rivals(hand: Hand) -> Block:
    """A cell for each of the others, at most half as wide as the picture."""
    rivals = hand.rivals
    wide = min((1598 - 10 * (len(rivals) - 1)) // len(rivals), 794)
    return row(*(Sized(Same(_cell, (rival, wide)), wide) for rival in rivals), gap=10, at="centre")


def _cell(rival: Rival, wide: int) -> Block:
    if wide > 1598 / UPRIGHT:
        inside, air = _beside(rival, small=wide < 600), APART
    else:
        inside, air = _below(rival), NEAR
    return Stack((inside,), pad=(air, APART), ground=rival.panel)


def _below(rival: Rival) -> Block:
    """Four rivals and more: name and chips above the backs, at their right which decision it was."""
    told = column(rival.name(SIGN), *rival.purse(38, BODY), gap=NEAR, grow=1)
    head = row(rival.face(88), told, *rival.decided(44, SIGN))
    return column(head, rival.backs(122, 12), gap=WIDE, closest=CLOSE, grow=1)


def _beside(rival: Rival, *, small: bool) -> Block:
    """Up to three rivals, the backs at the right."""
    player = Text(rival.player, Type.TEXT, SIGN, MUTED, NAME_MIN, cut=True)
    names = column(rival.name(LEAD), player, gap=APART, grow=1)
    lines: list[Block] = [row(rival.face(96 if small else 128), names, gap=APART)]
    lines += rival.purse(52, HEAD)
    if rival.decides:
        lines.append(row(*rival.decision(50, BODY, CAPTION)))
    told = column(*lines, gap=WIDE, closest=CLOSE, at="start", grow=1)
    return row(told, rival.backs(122 if small else 160, 10 if small else 14), grow=1)
