"""Commands for the host that look at what is there: `check` and `doctor`."""

import asyncio

from bot.app import codecs, open_store, token_of, where
from bot.games import RegisteredGame, games
from bot.host_fault import ExitCode
from bot.language import say
from bot.settings import DISCORD, Settings, misspelt
from bot.skins.kit.encoding import send_as
from bot.store import DatabaseUnusable
from bot.table.match import TableId
from bot.table.notices import ended_unread
from bot.ui.registration import Registration, registration


def check(settings: Settings, *, offline: bool = False) -> int:
    """Looks at the settings, the database and Discord (unless `offline`), and paints every game.

    Says all that it finds. Raises HostFault where there is no token, or Discord refuses it or does not
    answer, and DatabaseUnusable where nothing can be written.
    """
    token, language = token_of(settings), settings.host_language
    database, doubts = where(settings), misspelt()
    for name, meant in doubts.items():
        print(say(language, "host-check-misspelt", name=name, meant=meant))
    send_as(settings.picture_format)
    for game in games().values():
        _paint(game, settings)
    database.demand_writable()
    wrong = bool(doubts)
    if not database.exists():
        print(say(language, "host-check-absent", path=database.name))
    elif _wrong(settings, say(language, "host-check-doctor")):
        wrong = True
    if not offline:
        api_url = None if settings.discord_api_url == DISCORD else str(settings.discord_api_url)
        wrong |= _on_discord(asyncio.run(registration(token, api_url)), settings)
    return ExitCode.WRONG if wrong else ExitCode.FINE


def _on_discord(known: Registration, settings: Settings) -> bool:
    """Says how Discord knows the bot, and what is missing there; returns whether it cannot start so."""
    language = settings.host_language
    public, starts = "on" if known.public else "off", {"left": known.starts_left, "all": known.starts}
    about = {"name": known.name, "public": public}
    print(say(language, "host-check-discord", servers=known.servers, **about, **starts))
    if not known.servers:
        print(say(language, "host-check-nowhere", address=known.address))
    for server, rights in known.lacking.items():
        named = {"server": server, "rights": ", ".join(rights), "address": known.address}
        print(say(language, "host-check-rights", **named))
    wanted = {each.name for game in games().values() for each in game.skin.emoji()} - known.emoji
    if settings.own_emoji and len(wanted) > known.emoji_room:
        print(say(language, "host-check-emoji", wanted=len(wanted), room=known.emoji_room))
    if not known.starts_left:
        print(say(language, "host-check-no-starts"))
    return not known.starts_left


def doctor(settings: Settings, end: TableId | None) -> int:
    """List tables that cannot go on, and remedies; with `end`, end one of them as unfinished."""
    language, database = settings.host_language, where(settings)
    if not database.exists():
        raise DatabaseUnusable("error-nothing-to-copy", path=database.name)
    if end is not None:
        return _ended(settings, end)
    found = _wrong(settings, say(language, database.advice, path=database.name))
    return ExitCode.WRONG if found else ExitCode.FINE


def _wrong(settings: Settings, advice: str) -> bool:
    """Says what is wrong with the database, and then what to do; else that nothing is."""
    language, database = settings.host_language, where(settings)
    faults, aside = database.inspect(codecs(games(hidden=True))), database.set_aside()
    for fault in faults:
        print(say(language, fault.key, path=database.name, **fault.facts))
    for each in aside:
        since = f"{each.since:%Y-%m-%d %H:%M} UTC"
        print(say(language, "host-check-aside", table=str(each.table_id), since=since, why=each.why))
    facts = {"path": database.name, "version": database.version()}
    found = database.packs()
    if found is not None and (found.packed or found.waiting or found.unreadable):
        told = {"packed": found.packed, "waiting": found.waiting, "unreadable": found.unreadable}
        told |= {"other_rules": found.not_reproduced, "kilobytes": -(-found.bytes // 1000)}
        print(say(language, "host-check-packed", **told))
    if faults or aside:
        print(advice)
        print(say(language, "host-check-versions", **facts))
        return True
    print(say(language, "host-check-fine", **facts))
    return False


def _ended(settings: Settings, table_id: TableId) -> int:
    """Ends a table that cannot go on; nothing changes while a bot uses the file, or at any other table."""
    language, database, known = settings.host_language, where(settings), games(hidden=True)
    faults = database.inspect(codecs(known))
    broken = {each.table_id for each in faults} | {each.table_id for each in database.set_aside()}
    if table_id not in broken:
        print(say(language, "host-doctor-sound", table=str(table_id)))
        return ExitCode.WRONG

    async def end() -> bool:
        store = open_store(database, known)
        try:
            drafts = ended_unread(await store.set_aside.people(table_id))
            return await store.set_aside.end(table_id, drafts, store.database.time.now())
        finally:
            await store.close()

    with database.alone():
        ended = asyncio.run(end())
    print(say(language, "host-doctor-ended" if ended else "host-doctor-sound", table=str(table_id)))
    return ExitCode.FINE if ended else ExitCode.WRONG


def _paint(game: RegisteredGame, settings: Settings) -> None:
    """A table and a hand, with as many at the table as the game takes."""
    info, engine, language = game.info, game.engine, settings.host_language
    names = tuple(f"{seat + 1}" for seat in range(info.seats[-1]))
    options = engine.agree(info.agreed({}))
    unique = tuple(choice for choice in info.choices if choice.unique)
    choices = tuple({choice.name: choice.values[seat] for choice in unique} for seat in range(len(names)))
    state = engine.setup(info.roles[: len(names)] or len(names), options, "check", choices).state
    game.skin.paint_table(engine.table(state), names, language)
    game.skin.paint_private(engine.view(state, 0), names, language)
