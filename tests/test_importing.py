"""`python -m bot import`: what comes of a record is the game that was played, and counts as nothing else."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from functools import cache
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.__main__ import main
from bot.coordinator.archive import Archive
from bot.coordinator.context import Context
from bot.features.book.content import turns_of
from bot.features.replay.control import painted
from bot.features.replay.page import Shown, replay_page
from bot.games import games
from bot.language import say
from bot.store import Codec, one_bot
from bot.store.store import Store
from bot.store.witness import Witness
from bot.table.actor import Actor
from bot.table.importing import NoSuchDay, days_of
from bot.table.languages import LANGUAGES, Language
from bot.table.moments import Everybody
from bot.table.places import NewPlace
from bot.table.record import record_of
from bot.table.refusals import NoSuchTable, NotNow, NotSeated, NotYourTurn
from bot.table.story import story_of
from bot.ui.pages.table import log_page
from bot.ui.painter import Painter
from bot.ui.voice import Voice
from engine import chances, seal, whispers
from engine.game import Refusal
from engine.record.games import GAMES as BY_NAME
from engine.record.model import Mover, MoverKind, Record
from engine.record.reading import read
from engine.record.remarking import remarked
from engine.record.writing import write
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.home import ANN, CHANNEL, GUILD, PUBLIC, START, Home, faults, manager
from tests.helpers.hostile_records import mutated, retold, texts
from tests.helpers.new_file import begin_file
from tests.helpers.played_matches import SEED
from tests.helpers.recorded import Game, a_game
from tests.helpers.stored_matches import told

KNOWN = games(hidden=True)
TABLES_WITHOUT_IT = ("moves", "results", "standings", "ratings", "clocks", "outbox", "posts", "proposals")

COUNTED_IN_TURNS = ("chicago-poker", "gangster")  # other stories tell of deals, or of rounds
NUMBERS = {"chicago-poker": 14, "chicago-stud": 30, "poker-champ": 13}
"""Random games of middle length, by game; of the others the first is."""
PLAYED_HERE = {"chicago-poker": 13, "gangster": 6, "poker-champ": 28}
COUNTED_ALIKE = ("chicago-poker", "chicago-stud")
"""The former by day in a game whose turns are counted with more care, the latter as Poker Champ is."""
ALIKE = pytest.mark.long("another game is imported alike in make test")
LONGER = pytest.mark.long("A longer game of the same kind.")
LOOKED_AT = 4  # turns of a game whose positions are compared

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
two_games = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game.info.name in COUNTED_IN_TURNS else ALIKE, id=game.info.name)
        for game in GAMES
    ],
)


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bot's tables are kept; it plays all games."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "LOG_LEVEL", "LOG_FORMAT", "HOST_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "db"))
    monkeypatch.setenv("HIDDEN_GAMES", "on")
    begin_file(tmp_path / "db")
    return tmp_path / "db"


def imports(text: str | bytes, *more: str, guild: int = GUILD) -> int:
    """What the command says of that text; the exit code."""
    Path("record.txt").write_bytes(text.encode(errors="surrogatepass") if isinstance(text, str) else text)
    return main(["import", "record.txt", "--guild", str(guild), *more])


def a_text(game: AnyGame, number: int | None = None) -> tuple[Game, str]:
    """A random game, played to its end, and its record with all comments."""
    return _a_text(game.info.name, number or NUMBERS.get(game.info.name, 1))


@cache
def _a_text(name: str, number: int) -> tuple[Game, str]:
    game = BY_NAME[name]
    played = a_game(game, number)
    return played, write(remarked(game, played.record))


def a_home(database: Path) -> Home:
    return Home(database, KNOWN)


def row_counts(database: Path) -> dict[str, int]:
    with closing(sqlite3.connect(database)) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}


async def news(store: Store, table_id: int) -> list[Any]:
    """The news of every turn."""
    version = (await store.matches.load(table_id)).version
    return [each.events for each in await store.history.log(table_id, 0, version)]


async def positions(store: Store, table_id: int, most: int = LOOKED_AT) -> dict[int, Any]:
    """The positions after so many turns, spread over the game, the last one among them."""
    version = (await store.matches.load(table_id)).version
    lines = await store.history.log(table_id, 0, version)
    chosen = {*range(0, len(lines), -(-len(lines) // most)), len(lines) - 1}
    return {turn: (await store.matches.load(table_id, lines[turn].version)).position for turn in chosen}


async def same(store: Store, table_id: int, played: Game, most: int = LOOKED_AT) -> None:
    """The table is the game that was played, turn by turn."""
    public = [turn for turn, told in enumerate(played.news) if told]
    assert await news(store, table_id) == [played.news[turn] for turn in public]
    for turn, state in (await positions(store, table_id, most)).items():
        assert state == played.states[public[turn]]


async def written_again(store: Store, table_id: int) -> str:
    """The record that the bot would write of a table that is over."""
    table, moves = await store.tables.load(table_id), await store.history.moves(table_id)
    match = await store.matches.load(table_id)
    engine = KNOWN[table.game].engine
    rules, program = await store.matches.dealt_by(table_id)
    record = record_of(
        engine,
        table.options,
        match.occupants,
        await store.matches.seed(table_id),
        moves,
        rules=rules,
        unsealed=await store.seals.unsealed(table_id),
        program=program,
        result=engine.result(match.position, [event for move in moves for event in move.news or ()]),
    )
    return write(remarked(engine, record))


def opened(database: Path) -> Store:
    return Store.open(database, {name: Codec(game.engine) for name, game in KNOWN.items()})


# ---- it is the game that was played ----


@pytest.mark.by_day("gangster", "poker-champ", "whispers", why="one importer for all games")
@pytest.mark.parametrize("number", [None, pytest.param(1, marks=LONGER)])
@every_game
async def test_every_turn_of_it_is_as_it_was_played_and_its_record_the_same(
    database: Path, game: AnyGame, number: int | None
) -> None:
    played, text = a_text(game, number)
    assert await asyncio.to_thread(imports, text) == 0

    store = opened(database)
    await same(store, 1, played)
    assert await written_again(store, 1) == text
    assert (await store.records.packs()).not_reproduced == 0
    await store.close()


@pytest.mark.parametrize("lot", [None, pytest.param(15, marks=LONGER)])
@two_games
async def test_the_replay_is_that_of_the_same_game_played_here(
    database: Path, tmp_path: Path, game: AnyGame, lot: int | None
) -> None:
    dice = Random(lot or PLAYED_HERE.get(game.info.name, 15))
    here = await told(tmp_path / "here", game, dice, actions=10**6)
    moves = await here.store.history.moves(here.table_id)
    seats, end = here.saved[-1].match.occupants, here.saved[-1].match.position
    result = game.result(end, [event for move in moves for event in move.news or ()])
    record = record_of(
        game, here.options, seats, SEED, moves, rules=game.info.rules, result=result, program="1"
    )
    text = write(remarked(game, record))
    assert await asyncio.to_thread(imports, text) == 0

    store = opened(database)
    assert await news(store, 1) == await news(here.store, here.table_id)
    there, then = await positions(store, 1), await positions(here.store, here.table_id)
    # A record leaves out what was taken back, so what seats composed in secret meanwhile may differ.
    assert {at: game.table(state) for at, state in there.items()} == {
        at: game.table(state) for at, state in then.items()
    }
    assert there[max(there)] == then[max(then)]
    assert await written_again(store, 1) == text
    await store.close()
    await here.store.close()


@pytest.mark.long("It imports fifty games of each kind; make test imports one of each.")
@every_game
async def test_so_is_every_one_of_fifty(database: Path, game: AnyGame) -> None:
    for number in range(10, 60):
        played, text = a_text(game, number)
        assert await asyncio.to_thread(imports, text) == 0
        store = opened(database)
        await same(store, number - 9, played, most=10**6)
        assert await written_again(store, number - 9) == text
        await store.close()


async def test_a_seal_that_says_less_comes_back_as_it_was(database: Path) -> None:
    """Without a secret, without a seal, with the texts of cuts deleted, without days."""
    played = a_game(whispers, 3).record
    secret, cuts = "5e" * 32, (seal.cut(0, "Rosebud"), seal.Cut(1, None))
    seed = seal.seed("whispers", secret, cuts)
    bare = replace(played, seal="", secret="", cuts=(), seed=seed, lines=(), ending=None)
    whole = a_game(whispers, 3, deal=bare).record
    shown = seal.seal("whispers", secret)
    records = [
        whole,
        replace(whole, seal=shown),
        replace(whole, seal=shown, secret=secret, cuts=cuts),
        replace(whole, seal=shown, secret=secret, cuts=(replace(cuts[0], text=None), cuts[1])),
        replace(whole, secret=secret, cuts=cuts, dealt="", ended="2026-01-01"),
    ]
    for record in records:
        assert await asyncio.to_thread(imports, write(record)) == 0
    store = opened(database)
    for table_id, record in enumerate(records, 1):
        again = read(await written_again(store, table_id))
        assert replace(again, remarks=(), dealt=record.dealt) == record
    await store.close()


def test_people_are_called_by_their_seats_and_computers_as_everywhere(database: Path) -> None:
    played, _ = a_text(whispers, 2)
    people, sly = Mover(MoverKind.PERSON), Mover(MoverKind.COMPUTER, "sly")
    lines = tuple(replace(each, mover=sly if each.seat == 1 else people) for each in played.record.lines)
    assert imports(write(replace(played.record, lines=lines))) == 0

    async def look() -> None:
        store = opened(database)
        table = await store.tables.load(1)
        assert (table.people, table.host, table.names[:2]) == ((), 0, ("Seat 1", ""))
        assert [each.level for each in table.occupants[:2]] == [None, "sly"]
        assert (await store.matches.load(1)).names == table.names
        await store.close()

    asyncio.run(look())


# ---- refused ----


def test_where_a_bot_uses_the_database_nothing_is_imported(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = database.read_bytes()
    with one_bot(database):
        assert imports(a_text(whispers)[1]) == 2
    assert capsys.readouterr().err.strip() == say("en", "error-database-in-use", path=str(database))
    assert database.read_bytes() == before


def without_actions(record: Record) -> Record:
    return replace(record, lines=(), remarks=(), ending=None)


def with_another_result(record: Record) -> Record:
    assert record.ending is not None
    return replace(record, ending=replace(record.ending, ranks=(1,) * len(record.seats)))


WRONG = {
    "error-import-unfinished": without_actions,
    "error-import-broken": with_another_result,
    "error-import-rules": lambda record: replace(record, rules=99),
    "error-import-game": lambda record: replace(record, game="os"),
    "error-import-unplayable": lambda record: replace(record, seed="", seal="", secret="", cuts=()),
    "error-import-day": lambda record: replace(record, ended="2026-02-30"),
    "error-import-unreadable": None,
}


@pytest.mark.parametrize("key", WRONG)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_imported_is_refused_with_a_sentence(
    database: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    key: str,
    language: Language,
) -> None:
    monkeypatch.setenv("HOST_LANGUAGE", language)
    before, change = database.read_bytes(), WRONG[key]
    record = a_game(whispers, 1).record
    assert imports("No record\n" if change is None else write(change(record))) == 2
    (line,) = capsys.readouterr().err.strip().splitlines()
    assert line.startswith(
        say(language, key, **dict.fromkeys(FACTS, "record.txt")).partition("record.txt")[0]
    )
    assert "record.txt" in line
    assert database.read_bytes() == before
    assert not Path(f"{database}.lock").exists(), "the database was not even asked for"


FACTS = ("path", "line", "why", "game", "games", "rules", "known", "day")


def test_a_record_that_does_not_hold_is_told_with_its_line_and_the_reason(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, text = a_text(whispers)
    rows = text.split("\n")
    at = next(place for place, row in enumerate(rows) if row.startswith("2. "))
    rows[at] = rows[at].rpartition(" ")[0] + " peek 99"
    assert imports("\n".join(rows)) == 2
    told_of = capsys.readouterr().err
    assert f"Line {at + 1}: action" in told_of
    assert "does not hold" in told_of
    assert row_counts(database)["tables"] == 0


@pytest.mark.usefixtures("database")
@pytest.mark.parametrize("words", [["--guild", "0"], ["--guild", "-4"], ["--guild", "7", "--channel", "0"]])
def test_a_number_that_is_none_of_discord_s_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["import", "record.txt", *words]) == 2
    assert "Copy ID" in capsys.readouterr().err


def test_a_file_or_a_database_that_is_not_there_is_told_and_none_is_made(
    database: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for path in ("none.txt", str(tmp_path)):
        assert main(["import", path, "--guild", "7"]) == 2
        assert path in capsys.readouterr().err
    database.unlink()
    assert imports(a_text(whispers)[1]) == 2
    assert capsys.readouterr().err.strip() == say("en", "error-nothing-to-copy", path=str(database))
    assert not database.exists()


def test_a_hidden_game_is_none_of_the_house(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HIDDEN_GAMES", "off")
    assert imports(a_text(whispers)[1]) == 2
    assert "gangster" in capsys.readouterr().err
    assert row_counts(database)["tables"] == 0


@two_games
def test_a_stranger_s_file_is_refused_or_a_game_that_holds(
    database: Path, game: AnyGame, capsys: pytest.CaptureFixture[str]
) -> None:
    """Short games, changed in many ways; none is finished, so that nothing may ever be written."""
    dice, true, before = Random(f"{game.info.name}, imported"), texts(game), database.read_bytes()
    for number in range(12):
        text = mutated(dice.choice(true), dice) if number % 2 else write_or_not(true, dice)
        assert imports(text) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1
    assert database.read_bytes() == before


def write_or_not(true: Sequence[str], dice: Random) -> str:
    return retold(read(dice.choice(true)), dice)


def test_the_longest_file_is_worked_off(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert imports(b"0" * 10**6) == 2
    assert "256 kB" in capsys.readouterr().err
    assert row_counts(database)["tables"] == 0


@pytest.mark.parametrize(
    ("dealt", "ended"),
    [
        ("2026-02-30", ""),
        ("", "0000-01-01"),
        ("0999-01-01", "2026-01-01"),
        ("1969-12-31", ""),
        ("2026-01-02", "2026-01-01"),
        ("2026-13-01", "2026-99-99"),
    ],
)
def test_nobody_has_played_on_such_days(dealt: str, ended: str) -> None:
    record = replace(a_game(whispers, 1, 0).record, dealt=dealt, ended=ended)
    with pytest.raises(NoSuchDay):
        days_of(record, START)


def test_days_that_are_not_told_are_the_other_one_or_unknown() -> None:
    record = replace(a_game(whispers, 1, 0).record, dealt="", ended="")
    assert days_of(record, START) == (START, START)
    one = days_of(replace(record, ended="9999-12-31"), START)
    assert one[0] == one[1]
    assert f"{one[0]:%Y-%m-%d}" == "9999-12-31"


# ---- once ----


def test_the_same_game_is_imported_into_a_server_once(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also without its comments, as written by another version, or for another channel."""
    played, text = a_text(whispers)
    other = write(replace(played.record, program="9"))
    assert imports(text) == imports(text) == imports(other, "--channel", "5") == 0
    first, *again = capsys.readouterr().out.strip().splitlines()
    assert "now table 1." in first
    assert all("as table 1." in line for line in again)
    assert len(again) == 2
    assert row_counts(database)["tables"] == 1

    assert imports(text, guild=8) == imports(a_text(whispers, 2)[1]) == 0
    assert row_counts(database)["tables"] == 3


# ---- its turns ----


@pytest.mark.by_day("poker-champ", "whispers", why="a longer game of the same kind")
@pytest.mark.parametrize(
    ("name", "number"),
    [
        *(pytest.param(name, None, marks=ALIKE if name in COUNTED_ALIKE else ()) for name in BY_NAME),
        ("chicago-poker", 34),  # no turn of the table's is a turn told
        *(pytest.param(name, 1, marks=LONGER) for name in NUMBERS),
    ],
)
async def test_replay_book_story_and_review_count_the_same_turns(
    database: Path, name: str, number: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn is whatever became public at once; games whose stories tell of deals or rounds count those."""
    monkeypatch.setattr(chances, "needed", lambda *_: 1)  # one try a turn: what is guessed is no matter here
    played, text = a_text(BY_NAME[name], number)
    await imported(text=text)
    home = a_home(database)
    story = story_of(BY_NAME[name], await home.coordinator.stories._game(await home.store.told(1)))
    replay = await home.coordinator.moments.moment(manager(), 1, None)
    book = turns_of(KNOWN[name], played.record)
    _, last = await home.coordinator.game_records.own(manager().player, await home.store.tables.load(1), 0)

    assert replay.last == len(book.moments) - 1 == last
    for turn, moment in list(enumerate(book.moments))[:: len(book.moments) // LOOKED_AT + 1]:
        assert (await home.coordinator.moments.moment(manager(), 1, turn)).news == moment.events
    if name in COUNTED_IN_TURNS:
        assert story.turns == replay.last
        for mark in story.marks:
            assert mark.event in book.moments[mark.turn].events
            assert mark.turn in {each.turn for each in replay.milestones}
        surprise = story.surprise
        assert surprise is None or surprise.turn in {mark.turn for mark in story.marks}
    await home.close()


# ---- it counts as nothing else ----


async def imported(*more: str, text: str | None = None) -> None:
    assert await asyncio.to_thread(imports, text or a_text(whispers)[1], *more) == 0


async def test_nothing_is_counted_told_or_waited_for(database: Path) -> None:
    await imported("--channel", str(CHANNEL))
    counts = row_counts(database)
    assert {name: counts[name] for name in TABLES_WITHOUT_IT} == dict.fromkeys(TABLES_WITHOUT_IT, 0)
    home = a_home(database)
    store, reader = home.store, home.coordinator.reader
    assert not store.rolled_back
    assert not store.given_away
    assert Witness(database).known() == {1: (await store.matches.load(1)).version}
    for _ in range(5):
        home.time += timedelta(days=9)
        await home.coordinator.scheduler.run_due()
        await home.coordinator.scheduler.housekeeping()
        assert await home.tell() == []
    assert await reader.tables_in(manager()) == await reader.tables_in(PUBLIC, CHANNEL) == ()
    assert await reader.finished_in(PUBLIC, CHANNEL) is None
    assert await reader.tables_of(0) == await reader.finished_by(0) == ()
    assert await home.coordinator.records.leaderboard(GUILD, "whispers") == ()
    assert (await home.coordinator.records.stats(GUILD, 0, "whispers")).games == 0
    assert await home.coordinator.places.tables_at(GUILD) == ()
    assert await store.tables.unshown() == await store.seals.missing() == ()
    assert await store.tables.absent() == ()
    assert faults(database, KNOWN) == ()
    archive = Archive(Context(store, KNOWN, now=lambda: home.time), home.workers)
    assert not await archive.step()
    await store.records.sweep(home.time)
    packs = await store.records.packs()
    assert (packs.packed, packs.waiting, packs.unreadable) == (1, 0, 0)
    about = await home.coordinator.records.export(0)
    assert not about["seats"]
    with closing(sqlite3.connect(database)) as db:
        assert {open_ for (open_,) in db.execute("SELECT open FROM seats")} == {0}
    await home.close()


async def test_a_table_played_in_its_channel_is_the_one_that_is_meant_there(database: Path) -> None:
    home = a_home(database)
    table_id = await home.dealt(ANN, 102)
    await home.coordinator.seats.end(manager(), table_id)
    await home.close()
    await imported("--channel", str(CHANNEL))
    home = a_home(database)
    found = await home.coordinator.reader.finished_in(PUBLIC, CHANNEL)
    assert found is not None
    assert found.id == table_id
    await home.close()


async def test_who_manages_the_server_can_neither_move_it_nor_play_it_again(database: Path) -> None:
    await imported("--channel", str(CHANNEL))
    home = a_home(database)
    with pytest.raises(NotYourTurn):
        await home.coordinator.places.move(manager(), 1, NewPlace(GUILD, 71, ()))
    with pytest.raises(NotSeated):
        await home.coordinator.seats.rematch(manager(), 1, "Ann")
    with pytest.raises(Refusal):
        await home.coordinator.seats.end(manager(), 1)
    assert row_counts(database)["tables"] == 1
    assert await home.tell() == []
    await home.close()


async def test_words_of_somebody_who_is_forgotten_go_from_an_imported_game_as_well(database: Path) -> None:
    """The table at which they cut, and the record of it that was imported."""
    record = a_game(whispers, 3).record
    secret, cut = "5e" * 32, seal.cut(0, "Rosebud of Ann")
    seed = seal.seed("whispers", secret, (cut,))
    deal = replace(record, seal="", secret="", cuts=(), seed=seed, lines=(), ending=None)
    whole = replace(
        a_game(whispers, 3, deal=deal).record, seal=seal.seal("whispers", secret), secret=secret, cuts=(cut,)
    )
    await imported(text=write(whole))
    home = a_home(database)
    cuts = "INSERT INTO cuts (table_id, place, seat, player, digest, text) VALUES (1, 9, 0, ?, ?, ?)"
    row = (ANN, cut.digest, cut.text)
    await home.store.database.write(lambda db: db.execute(cuts, row))
    await home.coordinator.records.forget(ANN)
    assert {each.text for each in await home.store.seals.cuts(1)} == {None}
    assert {each.digest for each in await home.store.seals.cuts(1)} == {cut.digest}
    await home.close()


# ---- who sees it, and what they see ----


STRANGERS = (
    Actor(999, GUILD + 1, manages=True, sees=lambda _: True),
    Actor(999),
)


@pytest.mark.parametrize("channel", [None, CHANNEL])
async def test_who_may_view_its_channel_replays_it_or_everybody_on_its_server(
    database: Path, channel: int | None
) -> None:
    await imported(*(["--channel", str(channel)] if channel else []))
    home = a_home(database)
    reader, replay = home.coordinator.reader, home.coordinator.moments
    blind = Actor(998, GUILD, sees=lambda _: False)
    may = [PUBLIC, *([] if channel else [blind])]
    for actor in may:
        shown = await replay.moment(actor, 1, None, Everybody.OPEN)
        assert shown.imported
        assert shown.allowed == (Everybody.PUBLIC, *range(len(shown.occupants)), Everybody.OPEN)
        assert [each.id for each in await reader.imported_in(actor)] == [1]
    for actor in [*STRANGERS, *([blind] if channel else [])]:
        with pytest.raises(NoSuchTable) as no:
            await replay.moment(actor, 1, None)
        assert no.value.reason == NotNow.NO_SUCH_TABLE
        assert await reader.imported_in(actor) == ()
    await home.close()


@pytest.mark.parametrize(
    ("game", "language"),
    [
        pytest.param(*each, marks=() if each[0].info.name in ("chicago-poker", "chicago-stud") else ALIKE)
        for each in zip(GAMES, cycle(LANGUAGES))
    ],
)
async def test_its_head_says_that_it_was_imported(database: Path, game: AnyGame, language: Language) -> None:
    await imported(text=a_text(game)[1])
    home = a_home(database)
    shown = await home.coordinator.moments.moment(PUBLIC, 1, 0)
    voice = Voice(KNOWN[game.info.name].skin, language, shown.names)
    for text in (False, True):
        pictures = () if text else await painted(Painter(home.workers), shown, voice, "wide")
        assert bool(pictures) != text
        page = replay_page(shown, voice, pictures, Shown(text=text))
        assert say(language, "replay/imported") in str(page.parts[0])
    played = replace(shown, imported=False)
    page = replay_page(played, voice, (), Shown(text=True))
    assert say(language, "replay/imported") not in str(page.parts)
    lately = await home.coordinator.reader.turns(PUBLIC, 1)
    voice = Voice(voice.skin, language, lately.report.names)
    assert "<t:" not in str(log_page(lately, voice).parts), "when a turn was played no record says"
    await home.close()
