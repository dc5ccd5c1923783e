"""Views that leave the engine, built up from nothing: piles by size and as sets, never in order (A.4).

`TableView` is what everybody knows, and so are the previews (`Panel`), which preview.py draws from it.
"""

from engine.game import Seat
from engine.gangster.actions import Action
from engine.gangster.events import Scoring
from engine.gangster.pieces import Boss, Clan, Kind, Options, Place, Tile
from engine.quickly_made import quickly_made


@quickly_made
class Pay:
    """Points, and so many times what the casino card will say: 8 + 2 × ?."""

    points: int = 0
    casinos: int = 0

    def at(self, casino: float) -> float:
        """Points if every "?" counts that much."""
        return self.points + self.casinos * casino

    def __add__(self, other: "Pay") -> "Pay":
        return Pay(self.points + other.points, self.casinos + other.casinos)


@quickly_made
class Standing:
    """Standing of a clan in a district now: by how many, by its highest space, and what that would pay.

    `number`: what it takes from the tile, CASINO for a "?", None where there is none left.
    """

    clan: Clan
    count: int
    rank: int
    number: int | None
    pay: Pay


@quickly_made
class Spot:
    """A space of a tile (from 1), and whose gangster stands or stood there."""

    place: Place
    space: int
    clan: Clan


@quickly_made
class Trail:
    """Trail of a car: `road` from first place to last; `bumped`: by somebody else, without driving."""

    clan: Clan
    road: tuple[Place, ...]
    bumped: bool


@quickly_made
class Changes:
    """Differences since a seat's last turn, in the order in which they came.

    `placed` stand there now and did not; from `taken` somebody has gone and nobody stands there now.
    `doublers`: placed since, of those that lie there now. `turns`: how many turns of others that were.
    """

    turns: int
    placed: tuple[Spot, ...]
    taken: tuple[Spot, ...]
    trails: tuple[Trail, ...]
    doublers: tuple[Place, ...]


@quickly_made
class DistrictRow:
    """One district as it lies; `tile` None and no spaces where it is out of the game (GA-2.4)."""

    place: Place
    tile: Tile | None
    spaces: tuple[Clan | None, ...]
    doubled: bool
    cars: tuple[Clan, ...]  # in the order of the seats
    standings: tuple[Standing, ...]  # what it would pay now, the best first

    @property
    def in_play(self) -> bool:
        """True if it has a tile."""
        return self.tile is not None

    def standing(self, clan: Clan) -> Standing | None:
        """Standing of that clan here; None where it has nobody."""
        return next((standing for standing in self.standings if standing.clan is clan), None)


@quickly_made
class HarbourRow:
    """Gold Coast: three quays from left to right (None: empty) and the cars there."""

    quays: tuple[Kind | None, ...]
    cars: tuple[Clan, ...]


@quickly_made
class ClanRow:
    """One clan: its car, and everything on its tableau."""

    clan: Clan
    seat: Seat
    car: Place
    riding: int  # own gangsters in the car
    trunk: tuple[Clan, ...]
    room: int  # how many rivals the trunk may hold; more may ride in it (OR-G9)
    equipment: tuple[Kind, ...]  # the left place first; the right piece falls off next (GA-10.4)
    open: tuple[int, ...]  # movement cards; the others are used
    box: int
    breakfast: int  # gangsters at the buffet
    on_map: int


@quickly_made
class SeatRow:
    """One seat."""

    seat: Seat
    boss: Boss
    clans: tuple[Clan, ...]
    influence: int
    gains: tuple[int, ...]  # by round scored
    awaited: bool


@quickly_made
class TableView:
    """All that there is to know; after the end, the city as it lay at the last reckoning."""

    options: Options
    round: int
    seats: tuple[SeatRow, ...]
    clans: tuple[ClanRow, ...]  # in the order of the seats; with two players A, B, A, B (GA-12.1)
    districts: tuple[DistrictRow, ...]  # in the order of the map, the ten of them
    harbour: HarbourRow
    awaited: tuple[Seat, ...]
    turned: tuple[Place | None, ...]  # district cards turned in this round, in order; None: a policeman
    pile: tuple[Place, ...]  # districts whose card has not been turned yet, in the order of the map
    police: int  # policemen still in the pile
    casino_left: tuple[int, ...]  # rising
    casino_drawn: tuple[int, ...]  # in the order of the rounds
    stock: tuple[tuple[Kind, int], ...]  # pieces of equipment to come, of every kind
    gone: tuple[tuple[Kind, int], ...]  # pieces out of the game, of every kind
    unused: tuple[Tile, ...]  # tiles that left the game at the start
    turns: int  # played so far in this game
    idle: int  # turns in a row without driving (OR-G20)
    idle_limit: int  # from so many on, everybody must drive
    changes: tuple[Changes, ...]  # by seat: since its last turn
    scorings: tuple[Scoring, ...]  # the days of reckoning so far
    winners: tuple[Seat, ...]  # empty until the end

    @property
    def doublers(self) -> int:
        """Number of the eight that lie on the map."""
        return sum(row.doubled for row in self.districts)

    @property
    def pile_size(self) -> int:
        """Cards left in the pile."""
        return len(self.pile) + self.police

    @property
    def stock_size(self) -> int:
        """Pieces of equipment left."""
        return sum(count for _, count in self.stock)

    @property
    def must_drive(self) -> bool:
        """Only driving is allowed (OR-G20)."""
        return self.idle >= self.idle_limit

    @property
    def idle_is_told(self) -> bool:
        """True after so many turns without driving that everybody should know (OR-G20: from 4 · clans on)."""
        return self.idle * 6 >= self.idle_limit * 4

    @property
    def over(self) -> bool:
        """The last reckoning has been."""
        return bool(self.winners)

    def district(self, place: Place) -> DistrictRow:
        """Row of that district; raises IndexError for the harbour."""
        return self.districts[place.number]

    def clan(self, clan: Clan) -> ClanRow:
        """Row of that clan; raises StopIteration for one that does not play."""
        return next(row for row in self.clans if row.clan is clan)

    def firsts(self, seat: Seat) -> tuple[Place, ...]:
        """Districts where a clan of that seat was first at the last reckoning, in the order of the map."""
        if not self.scorings:
            return ()
        districts = self.scorings[-1].districts
        return tuple(each.place for each in districts if each.shares and each.shares[0].seat == seat)


@quickly_made
class Offer:
    """A legal action."""

    action: Action


@quickly_made
class SeatView:
    """All that one seat may know: what everybody knows, and what it may do now."""

    seat: Seat
    table: TableView
    offers: tuple[Offer, ...]

    @property
    def row(self) -> SeatRow:
        """The seat's row at the table."""
        return self.table.seats[self.seat]


@quickly_made
class Gain:
    """Pay of a clan in a district, before and after; `position` after: 1 for the first, 0: nobody there."""

    clan: Clan
    place: Place
    before: Pay
    after: Pay
    position: int


@quickly_made
class ThirdCard:
    """Card of the pile that comes by itself when the third movement card is used (GA-4.5).

    Of `cards` left `police` are policemen; `ends`: any other one is the eighth doubler and ends the round.
    """

    cards: int
    police: int
    ends: bool

    @property
    def chance(self) -> float:
        """Chance that a doubler is placed; where `ends`, that the round ends."""
        return (self.cards - self.police) / self.cards


@quickly_made
class Preview:
    """Effects of an action, GA-3.4 a to c; what comes after is chance and told as odds.

    `place`: where the car ends, or where pieces move. `who` moves onto or off `spaces` (from 1). `gains`:
    every clan in `place` whose pay there would change, the acting one first. `then`: having driven there,
    what it would mean to put one more own gangster out, on space `next_space` (None where none could be).
    """

    action: Action
    clan: Clan
    place: Place
    road: tuple[Place, ...] = ()
    who: Clan | None = None
    spaces: tuple[int, ...] = ()
    gains: tuple[Gain, ...] = ()
    then: Gain | None = None
    next_space: int | None = None
    piece: Kind | None = None  # taken at the harbour
    lost: Kind | None = None  # falls off for it
    guests: tuple[Clan, ...] = ()  # at breakfast
    third_card: ThirdCard | None = None


@quickly_made
class Reach:
    """A place that open movement cards lead to (GA-4.1), each card by its number."""

    place: Place
    cards: tuple[int, ...]


@quickly_made
class ClanPanel:
    """Lines of one clan now; a seat that is not awaited sees what it could do if it were.

    `here`: what the car's district would pay the clan now (nothing at the harbour). `next_space`: where its
    next own gangster would stand here. `guns`: whom the Tommy gun could take.
    """

    clan: Clan
    place: Place
    here: Pay
    next_space: int | None
    reach: tuple[Reach, ...]  # in the order of the map
    guns: tuple[Spot, ...]
    previews: tuple[Preview, ...]  # one for each line that the clan could play


@quickly_made
class Panel:
    """The private panel of a seat: one part for each of its clans."""

    seat: Seat
    clans: tuple[ClanPanel, ...]

    def preview(self, action: Action) -> Preview | None:
        """Preview of that action; None where it could not be played."""
        return next(
            (each for clan in self.clans for each in clan.previews if each.action == action),
            None,
        )
