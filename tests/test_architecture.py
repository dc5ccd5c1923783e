"""Who may import whom, read off the source; an import inside TYPE_CHECKING or a function counts as well."""

import ast
import gc
import re
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

import discord_sandbox
from tests.helpers.trees import walked

ROOT = Path(__file__).parent.parent
FILES = sorted(
    path
    for folder in ("engine", "bot", "discord_sandbox", "bench", "tests")
    for path in (ROOT / folder).rglob("*.py")
)
SANDBOX = ROOT / "discord_sandbox"
ENGINE = [path for path in FILES if path.is_relative_to(ROOT / "engine")]
GAMES = sorted(path.parent for path in (ROOT / "engine").glob("*/__init__.py"))

CLOCKS_AND_DICE = ("time", "datetime", "random", "secrets")
OUTSIDE = (*CLOCKS_AND_DICE, "os", "io", "pathlib", "tempfile", "shutil", "sqlite3", "subprocess", "logging")
OUTSIDE_TOO = ("asyncio", "threading", "multiprocessing", "socket", "ssl", "urllib", "http")

# The layers, lowest first: a package imports from layers below its own, and from itself.
LAYERS = (
    ("engine",),
    ("bot.table",),
    (
        "bot.assets_path",
        "bot.catalogues",
        "bot.host_fault",
        "bot.moved_commands",
        "bot.plain_text",
        "bot.quick_health",
        "bot.workers",
    ),
    ("bot.language", "bot.lessons", "bot.logs", "bot.settings", "bot.counters", "discord_sandbox"),
    ("bot.condition", "bot.heartbeat", "bot.tasks"),
    ("bot.health",),
    ("bot.store", "bot.skins"),
    ("bot.games",),
    ("bot.coordinator",),
    ("bot.ui",),
    ("bot.features",),
    ("bot.watch", "bot.cluster", "bot.worker_settings"),
    ("bot.app",),
    ("bot.checking", "bot.copies", "bot.importing", "bot.migrating"),
    ("bot.in_sandbox", "bot.verbs"),
    ("bot.command_line",),
    ("bot.__main__",),
    ("tools",),
    ("bench",),
    ("tests",),
)

# package · what of ours it may import beside itself; a package not named here is held by its layer alone
MAY_IMPORT = {
    "engine": (),
    "bot.table": (
        "engine.advice",
        "engine.game",
        "engine.record.model",
        "engine.record.replaying",
        "engine.seal",
        "engine.story",
    ),
    "bot.lessons": ("bot.assets_path", "engine.lessons"),
    "bot.store": ("bot.host_fault", "bot.table", "engine.game", "engine.seal"),
    "bot.skins": ("bot.table", "bot.language", "bot.plain_text", "bot.assets_path", "engine"),
    "bot.skins.kit": ("bot.skins.scene", "bot.assets_path", "bot.plain_text"),
    "bot.skins.scene": (
        "bot.assets_path",
        "bot.skins.kit",
    ),
    "bot.coordinator": (
        "bot.store",
        "bot.table",
        "bot.games",
        "bot.lessons",
        "bot.tasks",
        "bot.workers",
        "bot.skins.skin",
        "engine.advice",
        "engine.game",
        "engine.lessons",
        "engine.record",
        "engine.seal",
        "engine.shuffle",
        "engine.story",
        "engine.version",
    ),
    "bot.ui": (
        "bot.coordinator",
        "bot.lessons",
        "bot.table",
        "bot.skins.skin",
        "bot.language",
        "bot.plain_text",
        "bot.counters",
        "bot.host_fault",
        "bot.moved_commands",
        "bot.tasks",
        "bot.workers",
        "engine.game",
        "engine.lessons.judging",
        "engine.lessons.model",
        "engine.record.checking",
        "engine.seal",
        "engine.version",
    ),
    "discord_sandbox": (),
}

# what · where it may be imported · where we look
ONLY_IN = [
    ("discord", ("bot/ui/*", "bot/features/*"), ("engine", "bot", "discord_sandbox")),
    ("PIL", ("bot/skins/*", "discord_sandbox/pictures.py"), ("engine", "bot", "discord_sandbox")),
    ("aiosqlite", ("bot/store/*",), ("engine", "bot", "discord_sandbox")),
    ("sqlite3", ("bot/store/*",), ("engine", "bot", "discord_sandbox")),
    ("psycopg", ("bot/store/postgresql.py",), ("engine", "bot", "discord_sandbox")),
    ("aiohttp.web", ("discord_sandbox/*", "bot/health.py"), ("engine", "bot", "discord_sandbox")),
    ("pydantic", ("bot/*", "discord_sandbox/*"), ("engine", "bot", "discord_sandbox")),
]

PURE = ("bot/table/*", "engine/*")
COMMAND_LINES = ("engine/record/__main__.py",)  # opens a file and prints, as it is asked to
BANNED = {"helper", "helpers", "util", "utils", "data", "process", "handle"}

# a name of before, for something that has another one (CONTRIBUTING.md, Words) · what it is called
OLD_WORDS = {"Lobby": "Table", "lobby": "table", "NoSuchMatch": "NoSuchTable", "PublicView": "TableView"}
# where it is right: about the message that a table has before its deal
RIGHT_WORDS = {"bot/table/cutting.py: lobby", "bot/ui/delivery/lobby_letters.py: lobby"}

# a name · what is not called so, as it is annotated · but so
OLD_NAMES = {
    "table": {"TableId": "table_id", "TableView": "table_view", "Post": "table_post"},
    "state": {"Position": "position"},
    "person": {"PlayerId": "player"},
    "actor": {"Seat": "acting"},
}
# the games' own word for what everybody may see
OWN_WORDS = ("engine/*", "bot/skins/*", "bot/table/opaque.py")

# No constant is called so, or begins so: it says what it limits, as FILM_FRAMES_MAX does.
NO_LIMITS = {"LONGEST", "SHORTEST", "MOST", "LEAST", "LATEST", "EARLIEST", "LARGEST", "SMALLEST", "HIGHEST"}
NO_LIMITS |= {"FEWEST", "FEW", "MANY", "LISTED", "KEPT"}
VALUES = {"engine/chicago_poker/game_info.py: HIGHEST"}  # what a player says in advance
MAKE_ASSETS = "tools/pictures/*"


@cache
def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imported(nodes: Iterable[ast.AST], package: str) -> Iterator[str]:
    """Every module a file names, and every name it takes from one, with dots."""
    for node in nodes:
        match node:
            case ast.Import(names=names):
                yield from (alias.name for alias in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                above = package.split(".")[: 1 - level or None] if level else []
                origin = ".".join([*above, *([module] if module else [])])
                yield origin
                yield from (f"{origin}.{alias.name}" for alias in names)
            case ast.Call(
                func=ast.Name(id="__import__" | "import_module") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(module)), *_],
            ):
                yield module
            case _:
                pass


@dataclass(frozen=True, slots=True)
class Source:
    """Everything that the tests below ask of a file: its tree is many times as large, and is not kept."""

    imports: frozenset[str]
    impurities: tuple[tuple[int, str], ...]  # of pure packages
    reads_clock: bool
    says_its_job: bool
    banned: tuple[str, ...]
    old_words: tuple[str, ...]
    guesses: tuple[tuple[int, str], ...]  # of tests
    looks: tuple[int, ...]  # of tests


@cache
def source(path: Path) -> Source:
    """A file parsed once for all tests."""
    with garbage_left():  # the tree is gone when it is looked for again
        return looked_through(path, path.read_text())


def looked_through(path: Path, text: str) -> Source:
    parsed = ast.parse(text)
    stated = statements(parsed)
    test, pure = name(path).startswith("tests"), any(fnmatch(name(path), place) for place in PURE)
    by_a_call = "import_module" in text or "__import__" in text
    return Source(
        frozenset(imported(walked(parsed) if by_a_call else stated, ".".join(name(path).split("/")[:-1]))),
        tuple(impurities(parsed)) if pure else (),
        not test and bool(MAY_READ_CLOCK.search(text)) and any(map(reads_wall_clock, walked(parsed))),
        not parsed.body or ast.get_docstring(parsed) is not None,
        tuple(banned_names(path.stem, stated)),
        tuple(old_words(name(path), parsed, stated)) if name(path).startswith(("bot/", "engine/")) else (),
        tuple(guesses(parsed)) if test and MAY_GUESS.search(text) else (),
        tuple(counted_looks(parsed)) if test and MAY_LOOK.search(text) else (),
    )


# Whose text has none of these words has none of the calls: their many expressions need no look.
MAY_READ_CLOCK = re.compile(r"\b(?:datetime|time)\s*\.\s*(?:now|utcnow|today|time)\b")
MAY_GUESS = re.compile(r"\b(?:patience|timeout|wait_for|until|idle|ready|message)\b|\.join\(\s*\d")
MAY_LOOK = re.compile(r"sleep")


@contextmanager
def garbage_left() -> Iterator[None]:
    """Make many objects without a search for garbage after every few hundred: trees have no circles."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def imports(path: Path) -> frozenset[str]:
    """Every module that a file imports, with dots; names taken from a module included."""
    return source(path).imports


def statements(node: ast.AST) -> list[ast.AST]:
    """All of them that lie in a node, without their expressions, which are most of a file."""
    found = [node]
    for each in found:  # which grows meanwhile
        for inside in INSIDE:
            found += vars(each).get(inside, ())
    return found[1:]


INSIDE = ("body", "orelse", "finalbody", "handlers", "cases")


@cache
def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path) for path in FILES}


def ours(path: Path) -> set[str]:
    """What a file imports of this project, with dots; names taken from a module included."""
    return {
        m for m in imports(path) if m.split(".")[0] in ("engine", "bot", "discord_sandbox", "bench", "tests")
    }


def modules(path: Path) -> set[str]:
    """The modules of this project that a file imports, names taken from them left out.

    Taking a submodule from its package (`from engine.chicago_poker import shootout`) imports the
    submodule; the package's own `__init__` is no arrow of its modules, or every package were a circle.
    """
    found = {m for m in ours(path) if m in MODULES}
    own = module_name(path)
    return {
        m
        for m in found
        if m != own and not any(other.startswith(f"{m}.") for other in found) and not within(own, m)
    }


def run_first(path: Path) -> set[str]:
    """The modules that a file needs whole, with every package that it enters: its `__init__` runs as well."""
    own = module_name(path)
    entered = {package for module in modules(path) for package in parents(module)}
    return modules(path) | {package for package in entered & MODULES if not within(own, package)}


def parents(module: str) -> Iterator[str]:
    """The packages that a module lies in, the outermost last."""
    while "." in module:
        module = module.rpartition(".")[0]
        yield module


@cache
def layer(module: str) -> int:
    found = [place for place, packages in enumerate(LAYERS) if any(within(module, p) for p in packages)]
    return found[-1] if found else -1  # `bot` itself holds nothing


@cache
def package_of(module: str) -> str:
    return next((p for packages in LAYERS for p in packages if within(module, p)), module)


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def offences(path: Path, packages: tuple[str, ...]) -> list[str]:
    return sorted(m for m in imports(path) if any(within(m, package) for package in packages))


def test_the_engine_imports_the_standard_library_and_itself() -> None:
    known = {*sys.stdlib_module_names, "engine"}

    assert not [(name(p), m) for p in ENGINE for m in imports(p) if m.split(".")[0] not in known]


@pytest.mark.parametrize(("package", "homes", "looked_at"), ONLY_IN, ids=[row[0] for row in ONLY_IN])
def test_a_library_stays_in_its_home(
    package: str, homes: tuple[str, ...], looked_at: tuple[str, ...]
) -> None:
    for path in FILES:
        if name(path).startswith(looked_at) and not any(fnmatch(name(path), home) for home in homes):
            assert not offences(path, (package,)), f"{name(path)} may not import {package}"


@pytest.mark.parametrize("package", MAY_IMPORT)
def test_a_package_imports_what_its_page_says_and_nothing_else_of_ours(package: str) -> None:
    for path in FILES:
        if within(module_name(path), package):
            strangers = {
                m for m in ours(path) if not any(within(m, p) for p in (package, *MAY_IMPORT[package]))
            }
            assert not strangers, f"{name(path)} imports {sorted(strangers)}"


def test_what_builds_the_assets_is_not_imported_by_the_running_bot() -> None:
    for path in FILES:
        if name(path).startswith("bot/"):
            assert not offences(path, ("tools.pictures", "resvg_py", "fontTools")), name(path)


@pytest.mark.price("It is the first that asks what each file imports, so it reads them all.")
def test_an_arrow_points_down() -> None:
    """A layer imports what lies below it; within a layer only a package's own modules."""
    arrows = [(module_name(path), module) for path in FILES for module in ours(path)]

    assert not [
        f"{own} imports {module}"
        for own, module in arrows
        if layer(module) >= layer(own) and package_of(module) != package_of(own)
    ]


def test_no_module_imports_itself_by_way_of_others() -> None:
    """No circle anywhere, imports for type checking and those inside functions included.

    Else it depends on who is imported first, in a worker's process, say, whether a module can be.
    """
    arrows = {module_name(path): run_first(path) for path in FILES}
    while arrows:
        leaves = {module for module, targets in arrows.items() if not targets & arrows.keys() - {module}}
        if not leaves:
            break
        arrows = {module: targets for module, targets in arrows.items() if module not in leaves}
    assert not arrows, f"a circle among {sorted(arrows)}"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_whole_truth_stays_with_the_rules(game: Path) -> None:
    """A state is opened by its game alone: never by the computer bosses, never by the shell.

    A record tells everything, once its game is over: what it shows of a moment is the whole position.
    """
    package = f"engine.{game.name}"
    secret = (f"{package}.state", f"{package}.rules", f"{package}.State", f"{package}.position")
    for path in FILES:
        outside = not path.is_relative_to(game) and name(path).startswith(("engine", "bot/ui", "bot/skins"))
        if (
            (outside and name(path) != "engine/record/games.py")
            or path == game / "computer.py"
            or path.is_relative_to(game / "computer")
        ):
            assert not offences(path, secret), name(path)
        if name(path).startswith("bot"):
            assert not offences(path, (f"{package}.state", f"{package}.rules")), name(path)


def test_what_is_pure_neither_waits_nor_reads_the_clock() -> None:
    pure = [path for path in FILES if any(fnmatch(name(path), place) for place in PURE)]
    pure = [path for path in pure if name(path) not in COMMAND_LINES]

    assert not [f"{name(path)}:{line} {what}" for path in pure for line, what in source(path).impurities]


# What reads this machine's clock itself: it tells what the time is, or uses no time of the tables'.
READS_A_CLOCK = {
    "bot/store/time_source.py",
    "bot/cluster.py",  # a difference of two readings: whether the machine slept
    "bot/copies.py",  # the name of a copy, and which are old
    "bot/importing.py",  # whether a record's days are to come
    "bot/in_sandbox.py",  # the name of a folder
}


def test_one_clock_serves_all_that_time_brings() -> None:
    """If a server keeps the database, turns run by its clock, whatever this machine's says."""
    own = [path for path in FILES if name(path).startswith("bot/") and "sandbox/" not in name(path)]
    reads = {name(path) for path in own if source(path).reads_clock}

    assert reads == READS_A_CLOCK


def reads_wall_clock(node: ast.AST) -> bool:
    match node:
        case ast.Call(
            func=ast.Attribute(value=ast.Name(id="datetime"), attr="now" | "utcnow" | "today")
            | ast.Attribute(value=ast.Name(id="time"), attr="time")
        ):
            return True
        case _:
            return False


def impurities(parsed: ast.Module) -> Iterator[tuple[int, str]]:
    """The lines where a source waits, reads a clock or talks to the outside."""
    for node in walked(parsed):
        match node:
            case ast.AsyncFunctionDef() | ast.Await() | ast.AsyncFor() | ast.AsyncWith():
                yield node.lineno, "waits"
            case ast.Call(func=ast.Attribute(attr="now" | "utcnow" | "today" | "monotonic" | "perf_counter")):
                yield node.lineno, "reads a clock"
            case ast.Call(func=ast.Name(id="open" | "print" | "input")):
                yield node.lineno, "talks to the outside"
            case _:
                pass


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("async def read(): ...", "waits"),
        ("now = datetime.now(UTC)", "reads a clock"),
        ("print('here')", "talks to the outside"),
    ],
)
def test_what_is_not_pure_is_found(text: str, found: str) -> None:
    assert list(impurities(ast.parse(text))) == [(1, found)]


def test_a_file_says_its_job_first() -> None:
    read = [path for path in FILES if not name(path).startswith("tests")]

    assert not [name(path) for path in read if not source(path).says_its_job]


def test_names_say_what_a_thing_is() -> None:
    assert not [f"{name(path)}: {named}" for path in FILES for named in source(path).banned]


def banned_names(stem: str, stated: Iterable[ast.AST]) -> Iterator[str]:
    if BANNED.intersection(spelled(stem)):
        yield stem
    for node in stated:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            words = [] if node.name.startswith("test") else spelled(node.name)
            # a manager of a Discord server is a person
            if words != ["manager"] and BANNED.intersection(words):
                yield f"line {node.lineno}: {node.name}"


def spelled(identifier: str) -> list[str]:
    """The words of `snake_case` and `CamelCase` alike."""
    return "".join(f"_{c.lower()}" if c.isupper() else c for c in identifier).split("_")


def test_an_import_cannot_hide() -> None:
    text = (
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import discord\n"
        "def late():\n    try: from PIL import Image\n    except OSError: import socket\n"
        "    finally: import ssl\nmatch late():\n    case _: import http\nfrom .state import State\n"
        "with late():\n    from .. import clock\nfor _ in (): pass\nelse: from aiohttp import web"
    )

    assert set(imported(statements(ast.parse(text)), "engine.chicago_poker")) >= {
        "discord",
        "PIL.Image",
        "socket",
        "ssl",
        "http",
        "engine.chicago_poker.state.State",
        "engine.clock",
        "aiohttp.web",
    }
    assert set(imported(walked(ast.parse("f(lambda: import_module('aiosqlite'))")), "")) == {"aiosqlite"}


def test_the_sandbox_is_used_through_its_door_only() -> None:
    """Another bot's author sees `discord_sandbox` as we do; only its own tests look behind."""
    own = ("discord_sandbox/", "tests/sandbox/", "tests/helpers/sandbox/")
    outside = [path for path in FILES if not name(path).startswith(own)]
    doors = {"discord_sandbox", *(f"discord_sandbox.{each}" for each in discord_sandbox.__all__)}
    used = [(name(path), m) for path in outside for m in imports(path) if within(m, "discord_sandbox")]

    assert used
    assert not [each for each in used if each[1] not in doors]


def test_a_test_imports_no_test() -> None:
    """What two tests need is a helper: a test file can then be moved, renamed or dropped by itself."""
    own = [path for path in FILES if name(path).startswith("tests")]

    assert not [(name(p), m) for p in own for m in imports(p) if within(m, "tests") and ".test_" in m]


def test_whole_games_are_played_in_a_sandbox_that_hurries_nobody() -> None:
    """Where a busy machine takes longer than Discord's three seconds, its red line tells of no fault."""
    opens = {name(path) for path in FILES if "Sandbox.running(" in path.read_text()}

    assert not [path for path in opens if path.startswith("tests/e2e/")]
    assert "tests/helpers/bot_in_sandbox.py" in opens


def test_a_test_waits_as_long_as_a_busy_machine_needs() -> None:
    """Seconds of its own are a guess at the machine; less than five are a look whether it is so yet."""
    own = [path for path in FILES if name(path).startswith("tests")]

    assert not [(name(path), *found) for path in own for found in source(path).guesses]
    assert [
        *guesses(ast.parse("until(so, patience=30)\nwait_for(told(), 60)\nthread.join(timeout=ENOUGH)"))
    ] == [
        (1, "until"),
        (2, "wait_for"),
    ]


def test_a_test_looks_as_often_as_a_busy_machine_needs() -> None:
    """So many looks with a pause between them are seconds in another dress; `until` counts none."""
    own = [path for path in FILES if name(path).startswith("tests")]

    assert not [(name(path), *source(path).looks) for path in own if source(path).looks]
    assert counted_looks(
        ast.parse("for _ in range(99):\n    if so():\n        break\n    await asyncio.sleep(0.1)")
    ) == [1]


def counted_looks(parsed: ast.Module) -> list[int]:
    """The lines of loops that end early if something is so, pause, and look only so many times."""
    loops = [loop for loop in walked(parsed) if isinstance(loop, ast.For | ast.AsyncFor)]
    counted = [loop for loop in loops if isinstance(loop.iter, ast.Call) and called(loop.iter) == "range"]
    return [loop.lineno for loop in counted if _may_end(loop) and _pauses(loop)]


def _may_end(loop: ast.AST) -> bool:
    return any(isinstance(each, ast.Break | ast.Return) for each in walked(loop))


def _pauses(loop: ast.AST) -> bool:
    calls = [each for each in walked(loop) if isinstance(each, ast.Call)]
    return any(called(call).endswith("sleep") and _lasts(call) for call in calls)


def _lasts(pause: ast.Call) -> bool:
    """Not the pause of nothing that only lets others have their turn."""
    return not any(isinstance(each, ast.Constant) and each.value == 0 for each in pause.args)


def called(call: ast.Call) -> str:
    """The last name of what is called: `wait_for` of `asyncio.wait_for(…)`; empty for what has none."""
    match call.func:
        case ast.Name(id=known) | ast.Attribute(attr=known):
            return known
        case _:
            return ""


WAITS = {"wait_for", "timeout", "join", "until", "idle", "ready", "message"}


def guesses(parsed: ast.Module) -> Iterator[tuple[int, str]]:
    """The calls that wait for a number of seconds written there, by line."""
    for call in walked(parsed):
        if isinstance(call, ast.Call):
            named = called(call)
            given = [keyword.value for keyword in call.keywords if keyword.arg in ("patience", "timeout")]
            given += call.args if named in WAITS else []
            seconds = [value.value for value in given if isinstance(value, ast.Constant)]
            if any(isinstance(each, int | float) and each >= 5 for each in seconds):
                yield call.lineno, named


# Folders of tests that are about no package of their own: the whole, and what is made of it.
ABOUT_THE_WHOLE = ("tests", "tests/e2e", "tests/packaging")


def test_a_folder_of_tests_is_named_after_the_package_it_tests() -> None:
    """`tests/engine/…` tests `engine/…`, `tests/sandbox` the sandbox, others `bot/…` or `bench`."""
    folders = {path.parent for path in FILES if fnmatch(name(path), "tests/*test_*.py")}
    for folder in sorted(folders - {ROOT / place for place in ABOUT_THE_WHOLE}):
        inside = folder.relative_to(ROOT / "tests")
        tested = SANDBOX if inside == Path("sandbox") else ROOT / inside
        if inside.parts[0] not in ("engine", "bench", "sandbox"):
            tested = ROOT / "bot" / inside
        assert (tested / "__init__.py").is_file(), f"{name(folder)} tests no package {name(tested)}"


# Pages, skins' interface and statistics hold views alone: a position has every hidden card in it.
WITHOUT_POSITIONS = ("bot/ui/*", "bot/features/*", "bot/skins/skin.py")


def test_no_position_reaches_what_people_see() -> None:
    files = [path for path in FILES if any(fnmatch(name(path), pattern) for pattern in WITHOUT_POSITIONS)]
    assert files
    assert not [name(path) for path in files if "bot.table.opaque.Position" in imports(path)]


@pytest.mark.price("It may be the first that asks what each file says, so it reads them all.")
def test_one_thing_has_one_name() -> None:
    """No name of before is back for what has another one now; the glossary in CONTRIBUTING.md says which."""
    assert not [f"{name(path)}: {fault}" for path in FILES for fault in source(path).old_words]


def test_an_old_word_cannot_hide() -> None:
    text = (
        "MOST, FREE = 3, 4\nLONGEST_NAME: int = 5\nclass Lobby:\n    table: TableId | None\n"
        "    def of(self, lobby: Table, table: Table) -> None:\n        if table:\n"
        "            state: Position = 1\n        for lobby in (): pass\n        MOST = 1"
    )
    everywhere = ["LONGEST_NAME", "Lobby", "MOST", "lobby", "lobby"]
    assert found("bot/store/of.py", text) == [*everywhere, "state", "table"]
    assert found("bot/skins/of.py", text) == everywhere, "a game has its own words for what is seen"
    shown = "class Shown:\n    lobby: bool"
    assert found("bot/table/places.py", shown)
    assert not found("bot/table/cutting.py", shown)


def found(place: str, text: str) -> list[str]:
    parsed = ast.parse(text)
    return sorted(fault.split(": ")[1] for fault in old_words(place, parsed, statements(parsed)))


def old_words(place: str, parsed: ast.Module, stated: Iterable[ast.AST]) -> Iterator[str]:
    own = any(fnmatch(place, pattern) for pattern in OWN_WORDS)
    for line, named, annotation in named_by(stated):
        if named in OLD_WORDS and f"{place}: {named}" not in RIGHT_WORDS:
            yield f"line {line}: {named}: {OLD_WORDS[named]}"
        if not own and named in OLD_NAMES and annotation is not None:
            meant = ast.unparse(annotation).removesuffix(" | None")
            if meant in OLD_NAMES[named]:
                yield f"line {line}: {named}: {OLD_NAMES[named][meant]}"
    for line, named in () if fnmatch(place, MAKE_ASSETS) else constants(parsed):
        if named.strip("_").split("_")[0] in NO_LIMITS and f"{place}: {named}" not in VALUES:
            yield f"line {line}: {named}: what does it limit?"


def constants(parsed: ast.Module) -> Iterator[tuple[int, str]]:
    for node in parsed.body:
        if isinstance(node, ast.Assign | ast.AnnAssign):
            for target in node.targets if isinstance(node, ast.Assign) else [node.target]:
                yield from ((node.lineno, named) for named in names_in(target) if named.isupper())


def named_by(stated: Iterable[ast.AST]) -> Iterator[tuple[int, str, ast.expr | None]]:
    """All names that these statements give, each with its line and annotation."""
    for node in stated:
        match node:
            case ast.FunctionDef(args=args) | ast.AsyncFunctionDef(args=args):
                yield node.lineno, node.name, None
                given = (*args.posonlyargs, *args.args, *args.kwonlyargs)
                yield from ((each.lineno, each.arg, each.annotation) for each in given)
            case ast.ClassDef(name=named):
                yield node.lineno, named, None
            case ast.AnnAssign(target=ast.Name(id=named), annotation=annotation):
                yield node.lineno, named, annotation
            case ast.Assign(targets=targets):
                yield from ((node.lineno, named, None) for target in targets for named in names_in(target))
            case ast.For(target=target) | ast.AsyncFor(target=target):
                yield from ((node.lineno, named, None) for named in names_in(target))
            case _:
                pass


def names_in(target: ast.expr) -> Iterator[str]:
    match target:
        case ast.Name(id=named):
            yield named
        case ast.Tuple(elts=elements) | ast.List(elts=elements):
            for each in elements:
                yield from names_in(each)
        case _:
            pass
