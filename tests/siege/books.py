"""The file as it lies on the disk, read as a stranger would: what it says happened, and whether that can be.

Every move is played again by the rules from the deal on, so that nothing can be missing, added or changed.
"""

import json
import shutil
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.app import codecs
from bot.games import Games
from bot.store import Codec, backup
from bot.store.database import Connection
from bot.store.records import packed_in, whole_rows
from bot.table.match import Match
from bot.table.moves import TAKEN_BACK, Move
from tests.helpers.home import faults
from tests.siege.crowd import Claim


@dataclass(frozen=True, slots=True)
class StoredLetter:
    """A row of the outbox."""

    id: int
    table_id: int
    version: int
    kind: str
    after: int
    state: str
    nonce: str
    player: int | None
    why: str


@dataclass(slots=True)
class Books:
    """One reading of the file."""

    db: Connection
    games: Games

    def tables(self, *phases: str) -> list[sqlite3.Row]:
        """The tables in these phases, or all."""
        rows = self.db.execute("SELECT * FROM tables ORDER BY id").fetchall()
        return [row for row in rows if not phases or row["phase"] in phases]

    def seats(self, table_id: int) -> list[sqlite3.Row]:
        return self.db.execute("SELECT * FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)).fetchall()

    def moves(self, table_id: int, after: int = 0) -> list[Mapping[str, Any]]:
        """What happened at a table, each with its whole position, wherever it is kept."""
        (name,) = self.db.execute("SELECT game FROM tables WHERE id = ?", (table_id,)).fetchone()
        codec = codecs(self.games)[name]
        packed = packed_in(self.db, {name: codec}, table_id)
        found = whole_rows(self.db, table_id) if packed is None else [_row(codec, *at) for at in packed.all()]
        return [row for row in found if row["version"] > after]

    def last_move(self, table_id: int) -> Mapping[str, Any]:
        return self.moves(table_id)[-1]

    def last_row(self, table_id: int) -> sqlite3.Row:
        """The newest row of a table as it lies in the file."""
        query = "SELECT * FROM moves WHERE table_id = ? ORDER BY version DESC LIMIT 1"
        row: sqlite3.Row = self.db.execute(query, (table_id,)).fetchone()
        return row

    def state(self, table: sqlite3.Row, move: Mapping[str, Any]) -> Any:
        """A moment as it was kept."""
        return codecs(self.games)[table["game"]].position(move["state"])

    def seen_last(self) -> float:
        """When the bot last wrote down that it was there, by its own clock."""
        return float(self.db.execute("SELECT max(at) FROM heartbeat").fetchone()[0] or 0)

    def letters(self) -> list[StoredLetter]:
        columns = "id, table_id, version, kind, after, state, nonce, player, why"
        rows = self.db.execute(f"SELECT {columns} FROM outbox ORDER BY id").fetchall()
        return [StoredLetter(*row) for row in rows]

    def nothing_left(self) -> bool:
        """No letter waits that Discord would take now, and no computer has a turn before it."""
        query = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND why NOT LIKE 'too_old%'"
        waiting = self.db.execute(query).fetchone()[0]
        due = self.db.execute("SELECT count(*) FROM tables WHERE computer_at IS NOT NULL").fetchone()[0]
        return not waiting and not due

    def reachable(self, player: int) -> bool:
        """Whether they want private messages, and get them."""
        row = self.db.execute("SELECT dms, dms_closed FROM people WHERE player = ?", (player,)).fetchone()
        return row is None or bool(row["dms"] and not row["dms_closed"])

    def lost(self, claims: Sequence[Claim]) -> Iterator[str]:
        """What somebody was shown as done, and the file does not know."""
        for claim in claims:
            seat = next(
                (row["seat"] for row in self.seats(claim.table_id) if row["player"] == claim.player), None
            )
            moves = self.moves(claim.table_id)
            if seat is None or not moves:
                yield f"{claim}: not at the table"
                continue
            if not any(_answers(move, seat, claim) for move in moves):
                yield f"{claim}: the file ends at version {moves[-1]['version']}"


def _answers(move: Mapping[str, Any], seat: int, claim: Claim) -> bool:
    """Tell if a move asks something later, or is what was clicked: an order in advance asks nothing new."""
    words = tuple(move["notation"].split())[: len(claim.words)]
    clicked = bool(claim.words) and move["seat"] == seat and words == claim.words
    later: bool = json.loads(move["questions"])[seat] > claim.question
    return clicked or later


@contextmanager
def opened(path: Path, games: Games) -> Iterator[Books]:
    """The live file, read beside the bot."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as db:
        db.row_factory = sqlite3.Row
        yield Books(db, games)


@contextmanager
def left_behind(path: Path, games: Games) -> Iterator[tuple[Books, tuple[str, ...]]]:
    """What a bot that died left on the disk, in a copy that looking may change; and what is wrong."""
    copy = _copy_of(path)
    for name in (path.name, f"{path.name}-wal"):
        if path.with_name(name).exists():
            shutil.copy(path.with_name(name), copy.with_name(name))
    with _looked_at(copy, games) as found:
        yield found


@contextmanager
def at_this_moment(path: Path, games: Games) -> Iterator[tuple[Books, tuple[str, ...]]]:
    """What is in the file beside a running bot, all of one moment; and what is wrong."""
    copy = _copy_of(path)
    backup(path, copy)
    with _looked_at(copy, games) as found:
        yield found


def _copy_of(path: Path) -> Path:
    folder = path.with_name("looked-at")
    folder.mkdir(exist_ok=True)
    for old in folder.iterdir():
        old.unlink()
    return folder / path.name


@contextmanager
def _looked_at(copy: Path, games: Games) -> Iterator[tuple[Books, tuple[str, ...]]]:
    with closing(sqlite3.connect(copy)) as db:
        db.row_factory = sqlite3.Row
        wrong = tuple(f"{fault.key} {dict(fault.facts)}" for fault in faults(copy, games))
        yield Books(db, games), wrong


@dataclass(slots=True)
class Played:
    """How far a table's log has been played again."""

    version: int = 0
    state: Any = None
    digests: dict[int, int] = field(default_factory=dict)  # of the snapshots, by version


@dataclass(slots=True)
class Replay:
    """Plays every table's moves again by the rules; goes on where it was, and sees what was rewritten."""

    games: Games
    known: dict[int, Played] = field(default_factory=dict)

    def faults(self, books: Books) -> Iterator[str]:
        """What cannot have happened."""
        for table in books.tables("playing", "over", "closed", "conceded"):
            yield from self._of_table(books, table)

    def _of_table(self, books: Books, table: sqlite3.Row) -> Iterator[str]:
        played = self.known.setdefault(table["id"], Played())
        moves = books.moves(table["id"])
        versions = [move["version"] for move in moves]
        if versions != list(range(1, len(versions) + 1)) or (moves and versions[-1] != table["version"]):
            yield f"table {table['id']}: versions {versions[-3:]} of {table['version']}"
            return
        for version, digest in played.digests.items():
            if version > len(moves) or hash(bytes(moves[version - 1]["state"])) != digest:
                yield f"table {table['id']}: version {version} was rewritten or is gone"
                return
        for move in moves[played.version :]:
            if fault := self._follows(books, table, played, move):
                yield f"table {table['id']}, version {move['version']}, {move['notation']}: {fault}"
                return

    def _follows(self, books: Books, table: sqlite3.Row, played: Played, move: Mapping[str, Any]) -> str:
        engine, kept = self.games[table["game"]].engine, books.state(table, move)
        seat, notation = move["seat"], move["notation"]
        if played.version == 0:
            fits = kept == _dealt(books, table, self.games)
        elif seat is None:  # other people, or none, at the same position
            fits = kept == played.state
        elif notation == TAKEN_BACK:
            back = engine.retract(played.state, seat)
            fits = (back is not None and back.state == kept) or hash(
                bytes(move["state"])
            ) in played.digests.values()
        else:
            action = engine.parse(notation)  # by somebody who is asked whether the turn is over, or not
            fits = any(
                kept == engine.apply(played.state, seat, action, asks_end=asked).state
                for asked in (False, True)
            )
        played.version, played.state = move["version"], kept
        played.digests[played.version] = hash(bytes(move["state"]))
        return "" if fits else "the rules lead elsewhere"


def _row(codec: Codec, move: Move, match: Match) -> Mapping[str, Any]:
    """A move of a record as it once lay in the file, as far as we look at it."""
    return {
        "version": move.version,
        "at": move.at.timestamp(),
        "seat": move.seat,
        "notation": move.notation,
        "news": None if move.news is None else codec.kept_events(move.news),
        "told": match.told,
        "questions": json.dumps(match.questions),
        "state": codec.kept(match.position),
    }


def _dealt(books: Books, table: sqlite3.Row, games: Games) -> Any:
    """The first position, from what the file says was agreed."""
    engine, seats = games[table["game"]].engine, books.seats(table["id"])
    roles = tuple(seat["role"] for seat in seats)
    options: Mapping[str, str] = json.loads(table["options"])
    choices = tuple(json.loads(seat["choices"]) for seat in seats)
    at = roles if engine.info.roles else len(seats)
    dealt = engine.setup(at, engine.agree(options), table["seed"], choices, rules=table["rules"])
    return dealt.state
