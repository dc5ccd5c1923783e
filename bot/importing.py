"""`python -m bot import`: a finished game from its record (docs/record.md) into the database, to be replayed.

Somebody else may have made the file. It is looked at whole, and played again, before the database is opened.
"""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from pathlib import Path

from bot.app import open_store, where
from bot.coordinator.lobbies import computer_name
from bot.games import Games, RegisteredGame, games
from bot.host_fault import ExitCode, HostFault
from bot.language import say
from bot.settings import Settings
from bot.store import Codec, DatabaseUnusable, Deal, Pack, pack_moves
from bot.table.clock import Pace
from bot.table.cutting import Unsealed
from bot.table.importing import NoSuchDay, days_of, moves_of, occupants_of
from bot.table.languages import Language
from bot.table.table import Phase, Table, agreed
from engine.game import Seat
from engine.record import worded
from engine.record.checking import Item, Verdict, Why, check, dealt_from
from engine.record.model import Record
from engine.record.opening import content_of
from engine.record.reading import RecordUnreadable
from engine.record.writing import write

DISCORD_NUMBER_LIMIT = 1 << 63  # what a number of Discord's is below


def import_record(settings: Settings, file: Path, guild: int, channel: int | None) -> int:
    """Puts a finished game into the database, once for each server; the exit code.

    Raises HostFault, and DatabaseUnusable where there is no database or a bot uses it; nothing is written
    then.
    """
    for number in (guild, channel):
        if number is not None and not 0 < number < DISCORD_NUMBER_LIMIT:
            raise HostFault("error-import-number", value=str(number))
    database, language = where(settings), settings.host_language
    if not database.exists():
        raise DatabaseUnusable("error-nothing-to-copy", path=database.name)
    now, known = datetime.now(UTC), games(hidden=settings.hidden_games)
    record = finished(file, known)
    game = known[record.game]
    table, pack = _imported(file, record, game, now, language)
    table = replace(table, guild_id=guild, channel_id=channel or 0)

    async def add() -> tuple[int, bool]:
        store = open_store(database, known)
        try:
            facts = (pack, record.seed, record.rules, record.program, _unsealed(record), now)
            return await store.imports.add(table, digest(record), *facts)
        finally:
            await store.close()

    with database.alone():
        table_id, new = asyncio.run(add())
    told = {"path": str(file), "table": str(table_id), "guild": str(guild)}
    done = say(language, "host-import-done", channel=str(channel or 0), **told)
    print(done if new else say(language, "host-import-known", **told))
    return ExitCode.FINE


def finished(file: Path, known: Games) -> Record:
    """The record in a file, which holds, of a finished game; with the seed it was dealt from.

    Raises HostFault.
    """
    path = str(file)
    try:
        report = check(content_of(file))
    except OSError as fault:
        raise HostFault("error-import-file", path=path, why=fault.strerror or str(fault)) from fault
    except RecordUnreadable as fault:
        why = worded.unreadable(fault.reason)
        raise HostFault("error-import-unreadable", path=path, line=str(fault.line), why=why) from fault
    record = report.record
    if record.game not in known:
        raise HostFault("error-import-game", path=path, game=record.game, games=", ".join(known))
    ours = known[record.game].info.rules
    if not known[record.game].info.plays(record.rules):
        facts = {"rules": str(record.rules), "known": str(ours)}
        raise HostFault("error-import-rules", path=path, game=record.game, **facts)
    for broken in report.broken:
        why = worded.finding(broken)
        raise HostFault("error-import-broken", path=path, line=str(broken.line), why=why)
    if not report.count(Item.RESULT, Verdict.HELD):
        unfinished = any(each.why is Why.UNFINISHED for each in report.findings)
        key = "error-import-unfinished" if unfinished else "error-import-unplayable"
        raise HostFault(key, path=path)
    return dealt_from(record)


def digest(record: Record) -> str:
    """Digest that tells games apart: without comments, or the version that wrote it down."""
    return sha256(write(replace(record, remarks=(), program="")).encode()).hexdigest()


def _imported(
    file: Path, record: Record, game: RegisteredGame, now: datetime, language: Language
) -> tuple[Table, Pack]:
    """The table as it is kept, and all its moves."""
    called = partial(_called, game, language)
    occupants = occupants_of(record, game.info.levels, called)
    try:
        days = days_of(record, now)
    except NoSuchDay as fault:
        raise HostFault("error-import-day", path=str(file), day=str(fault)) from fault
    options = agreed(game.info, record.options)
    told = tuple(moves_of(game.engine, record, occupants, days))
    choices = tuple(each.choices for each in occupants)
    deal = Deal(options, tuple(each.role for each in occupants), choices, record.seed, record.rules)
    table = Table(
        id=0,
        game=record.game,
        host=0,
        guild_id=0,
        channel_id=0,
        language=language,
        pace=Pace.NONE,
        options=options,
        occupants=occupants,
        talk=False,
        phase=Phase.OVER,
        imported=True,
    )
    return table, pack_moves(Codec(game.engine), told, deal)


def _called(game: RegisteredGame, language: Language, seat: Seat, role: str, level: str | None) -> str:
    """A computer as at any table; a person, of whom a record knows nothing, by their seat."""
    if level is None:
        return say(language, "ui-seat-number", number=str(seat + 1))
    return computer_name(game, role, level, language)


def _unsealed(record: Record) -> Unsealed | None:
    """Seal, secret and cuts, as far as the record says; None if dealt before seals existed."""
    if not (record.seal or record.secret or record.cuts):
        return None
    return Unsealed(record.seal, record.secret, record.cuts)
