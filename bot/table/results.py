"""Results of finished games, summed up; and ratings by openskill. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce

from openskill.models import PlackettLuce

from bot.table.match import PlayerId
from engine.game import Seat

BEST = "best"  # figures whose name begins so are maxima, all others are sums


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One seat's result of a finished game; `player` None for computers and forgotten people.

    `rank`: 1 for a winner, equal ranks share a place. `score`: points or chips, where the game counts any.
    `story`: True if the story's figures for the seat are kept as well, once worked out.
    """

    seat: Seat
    player: PlayerId | None
    role: str
    rank: int
    score: int | None
    figures: Mapping[str, int]
    story: bool = False

    @property
    def won(self) -> bool:
        """First, perhaps not alone."""
        return self.rank == 1


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength against people, and our doubt (openskill's mu and sigma)."""

    mu: float
    sigma: float
    games: int = 0

    @property
    def points(self) -> int:
        """One number for a list: a newcomer has 1000, and doubt counts against."""
        return round(1000 + 24 * (self.mu - 3 * self.sigma))


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's finished games on one server.

    `story`: what the stories of so many of them (`stories`) tell, summed up in the same way.
    """

    player: PlayerId
    games: int
    wins: int
    figures: Mapping[str, int]
    rating: Rating | None  # None until a game between people was finished
    stories: int = 0
    story: Mapping[str, int] = field(default_factory=dict)


_MODEL = PlackettLuce()


def newcomer() -> Rating:
    """The rating before the first game."""
    fresh = _MODEL.rating()
    return Rating(fresh.mu, fresh.sigma)


def rated(
    results: Sequence[SeatResult], known: Mapping[PlayerId, Rating], *, coached: bool = False
) -> dict[PlayerId, Rating]:
    """The people's ratings after a game, by their ranks among each other.

    Empty where all its people ended equal (also a single person, or when a computer won and the game ranks
    nobody else), and where they could ask for advice (`coached`): that compares no persons.
    """
    if coached:
        return {}
    people = [(result.player, result.rank) for result in results if result.player is not None]
    if len({rank for _, rank in people}) < 2:
        return {}
    before = {player: known.get(player) or newcomer() for player, _ in people}
    teams = [[_MODEL.rating(mu=before[player].mu, sigma=before[player].sigma)] for player, _ in people]
    after = _MODEL.rate(teams, ranks=[float(rank) for _, rank in people])
    return {
        player: Rating(team[0].mu, team[0].sigma, before[player].games + 1)
        for (player, _), team in zip(people, after, strict=True)
    }


def standing(player: PlayerId, results: Iterable[SeatResult], rating: Rating | None) -> Standing:
    """One person's games summed up."""
    return reduce(with_game, results, Standing(player, 0, 0, {}, rating))


def with_game(known: Standing, result: SeatResult) -> Standing:
    """Add a game's result."""
    figures = _with(known.figures, result.figures)
    return replace(known, games=known.games + 1, wins=known.wins + result.won, figures=figures)


def with_story(known: Standing, figures: Mapping[str, int]) -> Standing:
    """Add the story of one of its games."""
    return replace(known, stories=known.stories + 1, story=_with(known.story, figures))


def _with(known: Mapping[str, int], more: Mapping[str, int]) -> dict[str, int]:
    figures = dict(known)
    for name, figure in more.items():
        before = figures.get(name, 0)
        figures[name] = max(before, figure) if name.startswith(BEST) else before + figure
    return figures


def ranked(standings: Iterable[Standing]) -> tuple[Standing, ...]:
    """The best first: by rating, then wins; unrated people last."""

    def merit(each: Standing) -> tuple[int, int, int, int]:
        points = each.rating.points if each.rating else 0
        return (each.rating is None, -points, -each.wins, each.games)

    return tuple(sorted(standings, key=merit))
