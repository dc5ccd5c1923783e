"""Views written in few words, for positions that people look at."""

from dataclasses import dataclass

from engine.french_deck import Card, best_high
from engine.game import Seat
from engine.poker_champ.actions import Fold, Stay
from engine.poker_champ.events import Ending
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import AWARDS, COMMON, Back, Boss, Stage
from engine.poker_champ.views import Offer, SeatRow, SeatView, Standing, TableView

PLAYERS = {
    Boss.CAPONE: "Lucie",
    Boss.MORAN: "Théo le Rouge",
    Boss.OBANION: "Marguerite_92",
    Boss.TORRIO: "Nono",
    Boss.WEISS: "Karim B.",
    Boss.YALE: "Alexandra-Maria",
}


@dataclass(frozen=True, slots=True)
class Sample:
    """One seat: chips, Awards, cards (`Qs 7h`), what it paid stage by stage (`112`), whether it folded."""

    boss: Boss
    chips: int
    awards: int
    cards: str
    paid: str
    folded: bool = False
    place: int = 0  # among the decisions of this stage


@dataclass(frozen=True, slots=True)
class Position:
    """A table as everybody sees it, and every hand for its owner."""

    table: TableView
    hands: tuple[tuple[Card, Card], ...]

    @property
    def names(self) -> tuple[str, ...]:
        """The people who play these bosses."""
        return names(self.table)

    def view(self, seat: Seat) -> SeatView:
        """What that seat sees."""
        table, chips = self.table, self.table.rows[seat].chips
        cost = min(table.price, chips)
        offers = (Offer(Stay(), cost, cost == chips), Offer(Fold(), 0, last_chip=False))
        return SeatView(
            seat=seat,
            table=table,
            hand=self.hands[seat],
            best=best_high((*self.hands[seat], *table.common)),
            offers=offers if seat in table.awaited else (),
        )


def names(table: TableView) -> tuple[str, ...]:
    """The people who play these bosses."""
    return tuple(PLAYERS[row.boss] for row in table.rows)


def cards(named: str) -> tuple[Card, ...]:
    """`Ks 9h` as cards."""
    return tuple(map(Card.parse, named.split()))


def position(
    deal: int,
    common: str,
    *samples: Sample,
    dealer: Seat = 0,
    options: Options | None = None,
    ending: Ending | None = None,
) -> Position:
    """A table at the stage that its common cards tell; with `ending`, of a game that is over."""
    agreed, turned = options or Options(), cards(common)
    stage = next(stage for stage in Stage if COMMON[stage] == len(turned))
    rows = tuple(_row(seat, sample, stage, agreed, ending) for seat, sample in enumerate(samples))
    clockwise = [(dealer + step) % len(rows) for step in range(1, len(rows) + 1)]
    most = max((row.awards, 0 if any(each.awards for each in rows) else row.chips) for row in rows)
    table = TableView(
        options=agreed,
        deal=deal,
        stage=stage,
        dealer=dealer,
        common=turned,
        new=turned[len(turned) - stage.opens :],
        price=stage.price,
        pot=0 if ending else sum(sum(row.paid) for row in rows),
        awards_left=AWARDS - sum(row.awards for row in rows),
        rows=rows,
        awaited=tuple(seat for seat in clockwise if rows[seat].standing is Standing.AWAITED),
        last=None,
        winners=tuple(
            row.seat for row in rows if ending and (row.awards, 0 if row.awards else row.chips) == most
        ),
        ending=ending,
    )
    return Position(table, tuple(_pair(sample) for sample in samples))


def _row(seat: Seat, sample: Sample, stage: Stage, options: Options, ending: Ending | None) -> SeatRow:
    one, two = _pair(sample)
    enough = options.winning_awards
    return SeatRow(
        seat=seat,
        boss=sample.boss,
        chips=sample.chips,
        awards=sample.awards,
        wins_next=enough is not None and sample.awards + 1 == enough and not ending,
        backs=(Back.of(one), Back.of(two)),
        paid=tuple(map(int, sample.paid)),
        standing=_standing(sample, stage, over=ending is not None),
        hand=None,
        place=sample.place,
    )


def _standing(sample: Sample, stage: Stage, *, over: bool) -> Standing:
    if sample.folded:
        return Standing.FOLDED
    if len(sample.paid) < stage and not over:
        return Standing.AWAITED
    return Standing.STAYS if sample.chips or over else Standing.ALL_IN


def _pair(sample: Sample) -> tuple[Card, Card]:
    one, two = cards(sample.cards)
    return one, two


def ended(*bosses: tuple[Boss, int, int], deal: int, options: Options, ending: Ending) -> Position:
    """A game that is over, by boss, chips and Awards."""
    dealt = ("Kh 2d", "9c 9s", "Ac Ah", "Kc Td", "8c 6h", "Jh Tc")
    samples = [
        Sample(boss, chips, awards, dealt[seat], "1122" if seat == 0 else "1", folded=seat > 0)
        for seat, (boss, chips, awards) in enumerate(bosses)
    ]
    return position(deal, "Ks 9d 7c 2s 2h", *samples, options=options, ending=ending)
