"""A day of reckoning as it happens: district after district pays, and the sums grow."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.skins.gangster.pictures import scoring
from bot.skins.kit.motion import Moment
from bot.table.languages import Language
from engine.gangster.events import Scoring
from engine.gangster.views import TableView

BEFORE, DISTRICT, AFTER = 450, 220, 60  # milliseconds


def moments(scored: Scoring, view: TableView, names: Sequence[str], language: Language) -> Sequence[Moment]:
    """Return its pictures: each as it is after so many districts."""
    count = len(scored.districts)
    times = (BEFORE, *(DISTRICT,) * (count - 1), AFTER)
    return tuple(
        Moment(scoring.paint(each, view, names, language).scene, milliseconds)
        for each, milliseconds in zip(_steps(scored), times, strict=True)
    )


def _steps(scored: Scoring) -> Iterator[Scoring]:
    """The same day after none of its districts, after the first, and so on to the last."""
    for paid in range(len(scored.districts) + 1):
        owed = scored.districts[paid:]
        gains = list(scored.gains)
        for share in (share for district in owed for share in district.shares):
            gains[share.seat] -= share.points
        yield replace(
            scored,
            districts=(*scored.districts[:paid], *(replace(each, shares=()) for each in owed)),
            gains=tuple(gains),
            totals=tuple(
                total - gain + so_far
                for total, gain, so_far in zip(scored.totals, scored.gains, gains, strict=True)
            ),
        )
