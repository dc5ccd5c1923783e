"""A finished game in a few kilobytes: what was done and told, with a position now and then.

Positions between are played again from the one before, by the rules of its table. Where these lead elsewhere,
the position stands in full: a pack says exactly what the moves said, whatever rules they were played by.
Nothing in here knows a person or the database; it runs in worker processes.
"""

import hashlib
import json
import lzma
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from itertools import accumulate, pairwise
from typing import Any

from bot.store.codec import Codec
from bot.table.match import Match, Occupant, Undo
from bot.table.moves import ELSEWHERE, Move, following
from engine.game import Refusal

FORMAT = 1
SPACING = 64  # moves that are played again at most, or twice as many where a turn was long in the making

# One block with a small dictionary, for readers' memory; CRC, so that damage is seen.
FILTERS = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 20, "pb": 0}]

Json = Any


@dataclass(frozen=True, slots=True)
class Deal:
    """A game's setup, as its table says."""

    options: Mapping[str, str]
    roles: Sequence[str]
    choices: Sequence[Mapping[str, str]]
    seed: str
    rules: int


@dataclass(frozen=True, slots=True)
class Pack:
    """A packed game. `reproduced`: its rules lead from the seed to everything that happened."""

    packed: bytes
    digest: str
    versions: int
    ended_at: float
    reproduced: bool


def pack(codec: Codec, rows: Sequence[Mapping[str, Any]], deal: Deal) -> Pack:
    """A game from all its rows of `moves`, oldest first, each with its whole position.

    Raises ValueError where what was packed does not say the same as the rows, and what `readable` knows
    where these cannot be read.
    """
    return pack_moves(codec, tuple(_read(codec, rows)), deal)


def pack_moves(codec: Codec, told: Sequence[tuple[Move, Match]], deal: Deal) -> Pack:
    """Pack moves, oldest first, each with the match that followed from it."""
    digest = digested(codec, told)
    reproduced, positions = _apart(codec, told, deal)
    packed = _packed(codec, told, positions)
    if digested(codec, Packed(codec, packed).all()) != digest:
        raise ValueError("what was packed is not what was stored")
    return Pack(packed, digest, len(told), told[-1][0].at.timestamp(), reproduced)


def digested(codec: Codec, told: Sequence[tuple[Move, Match]] | Iterator[tuple[Move, Match]]) -> str:
    """SHA-256 of all that a game's moves say, however they are kept."""
    digest = hashlib.sha256()
    for move, match in told:
        said = asdict(replace(move, at=_second(move.at), news=None))
        news = None if move.news is None else codec.kept_events(move.news)
        undo = None if match.undo is None else [match.undo.version, match.undo.seat]
        counts = [match.published_version, match.told, match.public_events, match.questions, undo]
        kept = [*said.values(), news, counts, codec.kept_pending(match.pending)]
        digest.update(json.dumps(kept, default=str).encode())
        digest.update(codec.kept(match.position))
    return digest.hexdigest()


class Packed:
    """A packed game that is read; raises what `readable` knows where it is damaged."""

    def __init__(self, codec: Codec, packed: bytes) -> None:
        self._codec = codec
        kept = json.loads(lzma.decompress(packed, format=lzma.FORMAT_XZ))
        self._moves: dict[str, list[Any]] = kept["moves"]
        self._at = tuple(accumulate(self._moves["at"]))
        self._positions: dict[int, Json] = {position["version"]: position for position in kept["positions"]}

    @property
    def versions(self) -> int:
        """Number of versions."""
        return len(self._moves["seat"])

    def __contains__(self, version: int) -> bool:
        return 1 <= version <= self.versions

    def move(self, version: int, *, news: bool = True) -> Move:
        """One version's move; without `news` its events are left out."""
        at = version - 1
        flags = self._moves["flags"][at]
        told = self._moves["news"][at]
        return Move(
            version=version,
            at=datetime.fromtimestamp(self._at[at], UTC),
            seat=self._moves["seat"][at],
            notation=self._moves["notation"][at],
            settled=bool(flags & 1),
            mover=self._moves["mover"][at],
            auto=bool(flags & 2),
            aside=bool(flags & 4),
            posted=bool(flags & 8),
            asked_again=tuple(self._moves["asked_again"][at]),
            own=self._moves["own"][at],
            known=self._moves["known"][at],
            played_for=tuple(self._moves["played_for"][at]),
            news=self._codec.told(told) if news and told is not None else None,
        )

    def moves(self, *, news: bool = True) -> tuple[Move, ...]:
        """Moves of all versions."""
        return tuple(self.move(version, news=news) for version in range(1, self.versions + 1))

    def told(self, after: int, upto: int) -> tuple[Move, ...]:
        """Moves with public events, from version `after` (not included) to `upto`."""
        versions = range(max(after, 0) + 1, min(upto, self.versions) + 1)
        return tuple(self.move(version) for version in versions if self.tells(version))

    def tells(self, version: int) -> bool:
        """True if it made something public."""
        return self._moves["news"][version - 1] is not None

    def match(self, version: int, table_id: int, occupants: Sequence[Occupant]) -> Match:
        """The match at a version."""
        match = self._match(version)
        return replace(match, id=table_id, occupants=tuple(occupants))

    def all(self) -> Iterator[tuple[Move, Match]]:
        """Every version, oldest first."""
        known: dict[int, Match] = {}
        for version in range(1, self.versions + 1):
            if version in self._positions:
                published = self._positions[version]["published"]
                whole = None if published == version else known[published].position
                known[version] = self._position(version, whole)
            else:
                known[version] = self._next(known[version - 1], self.move(version, news=False), known)
            yield self.move(version), known[version]

    def _match(self, version: int) -> Match:
        begin = max(known for known in self._positions if known <= version)
        published = self._positions[begin]["published"]
        whole = None if published == begin else self._match(published).position
        known = {begin: self._position(begin, whole)}
        for number in range(begin + 1, version + 1):
            before, move = known[number - 1], self.move(number, news=False)
            if move.takes_back and before.undo is not None and before.undo.version not in known:
                known[before.undo.version] = self._match(before.undo.version)
            known[number] = self._next(before, move, known)
        return known[version]

    def _next(self, match: Match, move: Move, known: Mapping[int, Match]) -> Match:
        """Raises ValueError where today's rules see that they lead elsewhere than those it was packed by."""
        try:
            played = following(self._codec.game, match, move, known)
        except Refusal as no:
            raise ValueError("played by other rules") from no
        told = self._moves["news"][move.version - 1] or ()
        if [type(event).__name__ for event in played.news] != [name for name, _ in told]:
            raise ValueError("played by other rules")
        return played.match

    def _position(self, version: int, published: Any) -> Match:
        kept, codec = self._positions[version], self._codec
        position = codec.position(_dumped(kept["state"]))
        return Match(
            id=0,
            game=codec.game.info.name,
            version=version,
            position=position,
            published=position if published is None else published,
            published_version=kept["published"],
            public_events=kept["public_events"],
            pending=codec.pending(_dumped(kept["pending"]).decode()),
            occupants=(),
            questions=tuple(kept["questions"]),
            undo=None if kept["undo"] is None else Undo(*kept["undo"]),
            told=kept["told"],
        )


def move_of(codec: Codec, row: Mapping[str, Any], before: Mapping[str, Any] | None, *, news: bool) -> Move:
    """Move in a row of `moves`; `before`: the row of the version before."""
    questions = json.loads(row["questions"])
    again: tuple[int, ...] = ()
    if row["seat"] is None and before is not None:
        was = json.loads(before["questions"])
        again = tuple(seat for seat, number in enumerate(questions) if number != was[seat])
    return Move(
        version=row["version"],
        at=datetime.fromtimestamp(row["at"], UTC),
        seat=row["seat"],
        notation=row["notation"],
        settled=row["published"] == row["version"] or bool(row["aside"]),
        mover=row["mover"],
        auto=bool(row["auto"]),
        aside=bool(row["aside"]),
        posted=row["told"] == row["version"],
        asked_again=again,
        own=row["own"],
        known=row["known"],
        played_for=tuple(json.loads(row["played_for"])),
        news=codec.events(row["news"]) if news and row["news"] is not None else None,
    )


def _read(codec: Codec, rows: Sequence[Mapping[str, Any]]) -> Iterator[tuple[Move, Match]]:
    states: dict[int, Any] = {}
    for number, row in enumerate(rows, 1):
        if row["version"] != number:
            raise ValueError("a version is missing")
        states[number] = codec.position(row["state"])
        match = Match(
            id=0,
            game=codec.game.info.name,
            version=number,
            position=states[number],
            published=states[row["published"]],
            published_version=row["published"],
            public_events=row["public_events"],
            pending=codec.pending(row["pending"]),
            occupants=(),
            questions=tuple(json.loads(row["questions"])),
            undo=None if row["undo_version"] is None else Undo(row["undo_version"], row["undo_seat"]),
            told=row["told"],
        )
        yield move_of(codec, row, rows[number - 2] if number > 1 else None, news=True), match


def _apart(codec: Codec, told: Sequence[tuple[Move, Match]], deal: Deal) -> tuple[bool, list[Match]]:
    """True if the rules lead to all of it; and the positions to keep."""
    reproduced, since = _as_dealt(codec, told[0], deal), 0
    known = {1: told[0][1]}
    kept = dict(known)
    for (_, before), (move, match) in pairwise(told):
        known[match.version] = match
        try:
            played = following(codec.game, before, move, known)
        except ELSEWHERE:
            follows = as_ruled = False
        else:
            follows = played.match == match
            # Which number a question had is no rule of the game: versions of the bot have counted otherwise.
            asked_so = replace(played.match, questions=match.questions)
            as_ruled = asked_so == match and played.news == (move.news or ())
        reproduced = reproduced and as_ruled
        since += 1
        calm = match.published_version == match.version
        last = match.version == len(told)
        if not follows or last or since >= (SPACING if calm else 2 * SPACING):
            # With what everybody could see then, in the making of a turn: the two are read together.
            kept |= {match.version: match, match.published_version: known[match.published_version]}
            since = 0
    return reproduced, list(kept.values())


def _as_dealt(codec: Codec, first: tuple[Move, Match], deal: Deal) -> bool:
    game, (move, match) = codec.game, first
    try:
        seats = tuple(deal.roles) if game.info.roles else len(deal.roles)
        step = game.setup(seats, game.agree(deal.options), deal.seed, deal.choices, rules=deal.rules)
    except ELSEWHERE:
        return False
    return bool(step.state == match.position and step.events == move.news)


def _packed(codec: Codec, told: Sequence[tuple[Move, Match]], positions: Sequence[Match]) -> bytes:
    moves = [move for move, _ in told]
    columns = {
        "at": _gaps(moves),
        "seat": [move.seat for move in moves],
        "notation": [move.notation for move in moves],
        "mover": [move.mover for move in moves],
        "flags": [move.settled | move.auto << 1 | move.aside << 2 | move.posted << 3 for move in moves],
        "own": [move.own for move in moves],
        "known": [move.known for move in moves],
        "asked_again": [move.asked_again for move in moves],
        "played_for": [move.played_for for move in moves],
        "news": [None if move.news is None else json.loads(codec.kept_events(move.news)) for move in moves],
    }
    whole = {"moves": columns, "positions": [_kept(codec, match) for match in positions]}
    return lzma.compress(_dumped(whole), format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC32, filters=FILTERS)


def _gaps(moves: Sequence[Move]) -> list[int]:
    """The first's time, then seconds from each to the next: compresses better."""
    seconds = [int(move.at.timestamp()) for move in moves]
    return [seconds[0], *(after - before for before, after in pairwise(seconds))]


def _kept(codec: Codec, match: Match) -> Json:
    return {
        "version": match.version,
        "published": match.published_version,
        "public_events": match.public_events,
        "questions": match.questions,
        "undo": None if match.undo is None else [match.undo.version, match.undo.seat],
        "told": match.told,
        "pending": json.loads(codec.kept_pending(match.pending)),
        "state": json.loads(codec.kept(match.position)),
    }


def _second(at: datetime) -> datetime:
    """Times of a finished game are kept to the second."""
    return at.replace(microsecond=0)


def _dumped(kept: Json) -> bytes:
    return json.dumps(kept, separators=(",", ":"), ensure_ascii=False).encode()
