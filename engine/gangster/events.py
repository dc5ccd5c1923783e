"""News, in the order of GA-3.4. Nothing is secret but the order of three piles (A.4)."""

from typing import TypeAlias

from engine.game import Seat
from engine.gangster.pieces import Boss, Clan, Kind, Options, Place
from engine.quickly_made import quickly_made


@quickly_made
class Share:
    """Share of one clan in one district (GA-8.1, GA-8.2).

    `rank` is its highest space there. `number`: what it takes from the tile, CASINO for a "?", None where
    there is none left.
    """

    clan: Clan
    seat: Seat
    count: int
    rank: int
    number: int | None
    points: int


@quickly_made
class DistrictScore:
    """One district on a day of reckoning; `shares`: everybody who stands there, the best first."""

    place: Place
    doubled: bool
    numbers: tuple[int, ...]
    shares: tuple[Share, ...]


@quickly_made
class Scoring:
    """A day of reckoning, whole: the districts in the order of the map, `gains` and `totals` by seat.

    `seat`, `clan`: who placed the last doubler, in `place`.
    """

    round: int
    casino: int
    seat: Seat
    clan: Clan
    place: Place
    districts: tuple[DistrictScore, ...]
    gains: tuple[int, ...]
    totals: tuple[int, ...]


@quickly_made
class GameStarted:
    """The city lies open: who leads which clans (by seat, the first clan first), and who begins."""

    bosses: tuple[Boss, ...]
    clans: tuple[tuple[Clan, ...], ...]
    options: Options
    first: Seat
    quays: tuple[Kind, ...]


@quickly_made
class ClanPlaced:
    """GA-2.2, GA-2.6: a gangster on space 1 of both districts, the car in the first; and its first piece."""

    seat: Seat
    clan: Clan
    first: Place
    second: Place
    piece: Kind


@quickly_made
class RoundStarted:
    """GA-2.7, GA-9: `reinforcements` went from each box into each car, the first doubler lies in `place`."""

    round: int
    rounds: int
    reinforcements: int
    place: Place
    seat: Seat  # begins


@quickly_made
class Drove:
    """`road`: where it began, what it passed (one of the ways, the rules ask for none), where it ended."""

    seat: Seat
    clan: Clan
    card: int
    road: tuple[Place, ...]

    @property
    def by_motor(self) -> bool:
        """The card counted one more (GA-11.3)."""
        return len(self.road) - 1 > self.card


@quickly_made
class Bumped:
    """Two cars have changed places (GA-11.4): the bumping one went from `start` to `end`."""

    seat: Seat
    clan: Clan
    card: int
    other: Clan
    other_seat: Seat
    start: Place
    end: Place


@quickly_made
class Breakfasted:
    """GA-10.2: they stay at the buffet for the rest of the game."""

    seat: Seat
    clan: Clan
    guests: tuple[Clan, ...]


@quickly_made
class Arrived:
    """A car came to the harbour (GA-10.3, GA-10.4).

    `piece`: what was taken, None where nothing could be; `lost`: what fell off for it.
    """

    seat: Seat
    clan: Clan
    piece: Kind | None
    lost: Kind | None


@quickly_made
class QuayRefilled:
    """GA-10.5: a new piece lies there; `quay` from 0."""

    quay: int
    piece: Kind


@quickly_made
class QuaysReplaced:
    """GA-10.5: three of a kind have left the game; as many new ones came as there were."""

    kind: Kind
    pieces: tuple[Kind, ...]


@quickly_made
class Unloaded:
    """Gangsters of `who` stand on these spaces now: the acting clan's own, or a rival from its trunk."""

    seat: Seat
    clan: Clan
    place: Place
    who: Clan
    spaces: tuple[int, ...]  # from 1

    @property
    def own(self) -> bool:
        """True if they came out of the car, not out of the trunk."""
        return self.who is self.clan


@quickly_made
class Loaded:
    """A gangster of `who` has left that space: into the car, or into the trunk (kidnapped)."""

    seat: Seat
    clan: Clan
    place: Place
    who: Clan
    space: int  # from 1

    @property
    def own(self) -> bool:
        """True if they went back into their own car."""
        return self.who is self.clan


@quickly_made
class GunUsed:
    """The Tommy gun took a rival from a connected district into the trunk (GA-11.5)."""

    seat: Seat
    clan: Clan
    start: Place  # where the car stands
    place: Place
    who: Clan
    space: int  # from 1


@quickly_made
class CardsOpened:
    """GA-4.5: the third card was used, all three are open again."""

    seat: Seat
    clan: Clan


@quickly_made
class DoublerPlaced:
    """A district card was turned (GA-4.5); it was doubler number `number` of this round."""

    seat: Seat
    clan: Clan
    place: Place
    number: int


@quickly_made
class PolicePassed:
    """A policeman was turned (GA-4.5): nothing happens."""

    seat: Seat
    clan: Clan


@quickly_made
class Reckoned:
    """The eighth doubler has ended the round (GA-7, GA-8)."""

    scoring: Scoring


@quickly_made
class DriveDemanded:
    """OR-G20: so many turns in a row without driving; until somebody does, everybody must."""

    turns: int


@quickly_made
class GameEnded:
    """GA-13: the most influence wins; several with the most share the title."""

    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


Event: TypeAlias = (
    GameStarted
    | ClanPlaced
    | RoundStarted
    | Drove
    | Bumped
    | Breakfasted
    | Arrived
    | QuayRefilled
    | QuaysReplaced
    | Unloaded
    | Loaded
    | GunUsed
    | CardsOpened
    | DoublerPlaced
    | PolicePassed
    | Reckoned
    | DriveDemanded
    | GameEnded
)
