"""What stands where, in words that several pages share: districts, the harbour, clans, scores, the kings."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from bot.language import Fact
from bot.skins.bosses.words import short_name
from bot.skins.gangster.words.pay import numbers_told, pay_told
from bot.skins.gangster.words.voice import Voice
from engine.game import Seat
from engine.gangster.events import Share
from engine.gangster.pieces import CASINO, Clan, Options
from engine.gangster.views import ClanRow, DistrictRow, HarbourRow, Standing, TableView


def kings_words(voice: Voice, winners: Sequence[Seat], points: int) -> str:
    """Who has won, in bold where that is shown."""
    plain = voice.listed([short_name(voice.bosses[seat]) for seat in winners])
    facts: dict[str, Fact] = {"bosses": plain, "count": len(winners), "points": points}
    return voice.say("kings" if voice.bold else "kings-plain", **facts)


def agreed_words(voice: Voice, options: Options) -> str:
    """The length, and the other options where they are not as usual."""
    words = [voice.say(f"option-length-{options.length}")]
    if not options.gap_same_clan:
        words.append(voice.say("agreed-gaps"))
    return " · ".join(words)


def tile_words(voice: Voice, row: DistrictRow) -> str:
    """`The Loop ×2, 5-5`."""
    return voice.say(
        "tile",
        place=voice.place(row.place),
        doubled="yes" if row.doubled else "no",
        numbers=numbers_told(row.tile.numbers) if row.tile else "none",
    )


def spaces_words(voice: Voice, row: DistrictRow) -> str:
    """Who stands on which space: `1 grey, 3 blue`; empty where nobody does."""
    return ", ".join(
        f"{space} {voice.clan(clan)}" for space, clan in enumerate(row.spaces, start=1) if clan is not None
    )


def runs_words(voice: Voice, row: DistrictRow) -> str:
    """The same, shorter: `1-4 grey blue brown yellow, 6 blue`."""
    runs: list[tuple[int, list[Clan]]] = []
    for space, clan in enumerate(row.spaces, start=1):
        if clan is None:
            continue
        if runs and runs[-1][0] + len(runs[-1][1]) == space:
            runs[-1][1].append(clan)
        else:
            runs.append((space, [clan]))
    return ", ".join(
        f"{first if len(run) == 1 else f'{first}-{first + len(run) - 1}'} {' '.join(map(voice.clan, run))}"
        for first, run in runs
    )


def counts_words(voice: Voice, row: DistrictRow) -> str:
    """Shorter still, the best first: `3 blue, 1 grey`."""
    return ", ".join(f"{standing.count} {voice.clan(standing.clan)}" for standing in row.standings)


def paid_words(voice: Voice, standings: Sequence[Standing]) -> str:
    """What each would get now: `blue 10, grey 2×?`; who gets nothing last."""
    return ", ".join(
        voice.say("pays", clan=voice.clan(standing.clan), pay=pay_told(standing.pay))
        for standing in standings
    )


def quays_words(voice: Voice, harbour: HarbourRow) -> str:
    """What lies on the quays, from left to right."""
    there = [voice.kind(kind) for kind in harbour.quays if kind]
    return ", ".join(there) or voice.say("nothing")


def trunk_words(voice: Voice, row: ClanRow) -> str:
    """Who is in the trunk; empty where nobody is."""
    return ", ".join(voice.clan(clan) for clan in row.trunk)


def cards_words(row: ClanRow) -> str:
    """The open movement cards: `1 3`."""
    return " ".join(map(str, row.open))


def equipment_words(voice: Voice, row: ClanRow) -> str:
    """Its pieces, the left one first."""
    return ", ".join(map(voice.kind, row.equipment))


def scores_words(voice: Voice, table: TableView) -> str:
    """`Capone 11, Moran 29`."""
    return ", ".join(
        voice.say("score", boss=voice.boss(row.seat), points=row.influence) for row in table.seats
    )


def ties(shares: Sequence[Share]) -> Iterator[tuple[Share, Share]]:
    """Neighbours with equally many, of whom the first is paid something else than the second (GA-8.1)."""
    for before, after in pairwise(shares):
        if before.count == after.count and before.points != after.points:
            yield before, after


def number_told(number: int | None) -> str:
    """A number of a tile as it is printed; a dash where there was none left."""
    return "–" if number is None else "?" if number == CASINO else str(number)
