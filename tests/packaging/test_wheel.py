"""The wheel, built here and installed where nothing of the repository is: does it play there?

Nothing is fetched: the builder and what the bot needs are those of the environment that runs the tests.
"""

import os
import signal
import subprocess
import sys
import sysconfig
import venv
from collections import Counter
from io import BytesIO
from pathlib import Path
from zipfile import ZipFile

import pytest
from PIL import Image

from bot.features.book.page import book
from tests.helpers.books import among_computers
from tests.helpers.compiled import has_compiler

pytestmark = pytest.mark.long("It builds the wheel and installs it in an environment of its own.")

ROOT = Path(__file__).parents[2]
LIMIT = 31_000_000  # bytes; docs/decisions/packaging.md says what takes them

PAINT = """
import bot, engine, sys
from bot.games import games

game = next(iter(games().values()))
names = ("Lucie", "Théo", "محمد", "山田")
options = game.engine.agree({option.name: option.values[0] for option in game.info.options})
state = game.engine.setup(game.info.roles[:4], options, "wheel").state
print(bot.__file__, engine.__file__, sep="\\n", file=sys.stderr)
sys.stdout.buffer.write(game.skin.paint_table(game.engine.table(state), names, "fr").content)
"""


THINK = """
from engine.chicago_poker.computer.native.library import door
print(door.library() is not None, door.faults, door.folder)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one for every machine."""
    return built(tmp_path_factory.mktemp("dist"), WHEEL="pure")


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The one for this kind of machine."""
    return built(tmp_path_factory.mktemp("compiled"))


def built(folder: Path, **settled: str) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    environment = {name: value for name, value in os.environ.items() if name != "WHEEL"} | settled
    subprocess.run(build, cwd=ROOT, env=environment, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the programs of an environment are that has the wheel and, lent by ours, what it needs."""
    return in_environment(wheel, tmp_path_factory.mktemp("installed"))


def in_environment(wheel: Path, place: Path) -> Path:
    venv.create(place, symlinks=os.name != "nt")
    programs = place / ("Scripts" if os.name == "nt" else "bin")
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python")]
    subprocess.run([*pip, "install", "-q", "--no-deps", "--no-index", str(wheel)], check=True)
    packages = sysconfig.get_path("purelib", vars={"base": str(place)})
    Path(packages, "lent.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return programs


@pytest.fixture
def environment() -> dict[str, str]:
    """Ours without any hint to the repository and without settings."""
    return {"PATH": os.environ["PATH"], "SANDBOX_PORT": "0"}


def test_the_wheel_is_what_is_needed_to_play_and_no_more(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        parts: Counter[str] = Counter()
        for file in archive.infolist():
            parts["/".join(file.filename.split("/")[: 3 if "/assets/" in file.filename else 1])] += (
                file.compress_size
            )
        names = set(archive.namelist())
    for part, size in parts.most_common():
        print(f"{size / 1e6:7.2f} MB  {part}")
    print(f"{wheel.stat().st_size / 1e6:7.2f} MB  {wheel.name}")

    assert {"discord_sandbox/page/index.html", "bot/assets/locale/shell/fr.ftl"} <= names
    assert "engine/chicago_poker/computer/kingpin.json" in names  # by which the fourth level plays
    assert {f"bot/assets/lessons/{path.name}" for path in (ROOT / "assets" / "lessons").iterdir()} <= names
    assert any(name.startswith("bot/assets/sprites/") for name in names)
    assert {name.split("/")[0] for name in names} == {
        "bot",
        "discord_sandbox",
        "engine",
        f"{wheel.name.removesuffix('-py3-none-any.whl')}.dist-info",
    }
    drawn = [name for name in names if name.endswith(".svg") and not name.startswith("discord_sandbox/page/")]
    assert not [name for name in drawn if not name.startswith("bot/assets/art/")]  # what a game's page shows
    assert not [name for name in names if "/devtools/" in name or "/tests/" in name]
    assert not [name for name in names if "__pycache__" in name]  # parsed sentences among it


def test_the_wheel_for_every_machine_thinks_in_python(
    wheel: Path, installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    think = subprocess.run(
        [installed / "python", "-c", THINK], cwd=tmp_path, env=environment, capture_output=True, check=True
    )

    assert wheel.name.endswith("-py3-none-any.whl")
    assert think.stdout.startswith(b"False {}")


@pytest.mark.skipif(not has_compiler, reason="no C compiler")
def test_with_a_compiler_the_wheel_has_what_computers_think_with_as_well(
    wheel: Path, compiled_wheel: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    programs = in_environment(compiled_wheel, tmp_path)
    think = subprocess.run(
        [programs / "python", "-c", THINK], cwd=tmp_path, env=environment, capture_output=True, check=True
    )
    (more,) = contents(compiled_wheel).keys() - contents(wheel).keys()

    assert compiled_wheel.name.endswith(f"-py3-none-{platform}.whl")
    assert more.startswith("engine/chicago_poker/computer/native/compiled/")
    assert contents(compiled_wheel).items() >= contents(wheel).items()
    assert think.stdout.startswith(b"True {}")
    assert Path(think.stdout.decode().split()[-1]).is_relative_to(tmp_path)


def contents(wheel: Path) -> dict[str, int]:
    """Checksums of its files by name, but for those that describe the wheel itself."""
    with ZipFile(wheel) as archive:
        return {
            each.filename: each.CRC
            for each in archive.infolist()
            if not each.filename.endswith(("/RECORD", "/WHEEL"))
        }


def test_a_font_travels_with_its_licence(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
    licences = {path.relative_to(ROOT).as_posix() for path in (ROOT / "assets" / "fonts").rglob("*OFL.txt")}

    assert licences
    for licence in (*licences, "LICENSE"):
        assert any(name.endswith(f".dist-info/licenses/{licence}") for name in names)
    assert {f"bot/{licence}" for licence in licences} <= names


def test_the_wheel_is_small(wheel: Path) -> None:
    assert wheel.stat().st_size <= LIMIT


def test_the_installed_bot_checks_itself_in_an_empty_folder(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    settled = environment | {"DISCORD_TOKEN": "a.good.one"}
    command = [str(installed / "chicago-poker"), "check", "--offline"]
    check = subprocess.run(command, cwd=tmp_path, env=settled, check=False)

    assert check.returncode == 0


def test_the_command_hands_on_the_exit_code(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    wrong = environment | {"DATABASE_PATH": str(tmp_path)}
    check = subprocess.run([installed / "chicago-poker", "check"], cwd=tmp_path, env=wrong, check=False)

    assert check.returncode == 2


def test_the_installed_bot_paints_with_its_own_assets(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    command = [str(installed / "python"), "-c", PAINT]
    painted = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=True)

    for file in painted.stderr.decode().splitlines():
        assert Path(file).is_relative_to(installed.parent)
    with Image.open(BytesIO(painted.stdout)) as picture:
        assert picture.width > 500


def test_the_installed_bot_makes_the_page_of_a_game(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    """Every drawing that a painter of a page names has come along: the page is the one that is made here."""
    (tmp_path / "game.txt").write_text(among_computers(2, "wheel"))
    command = [str(installed / "chicago-poker"), "book", "game.txt"]
    subprocess.run(command, cwd=tmp_path, env=environment, check=True)

    assert (tmp_path / "game.html").read_text() == book(among_computers(2, "wheel"))


def test_the_installed_bot_opens_its_sandbox_and_goes_when_asked(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    with subprocess.Popen(
        [installed / "chicago-poker"], cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True
    ) as bot:
        try:
            assert bot.stdout is not None
            assert any(line.strip().startswith("http://127.0.0.1:") for line in bot.stdout)
            bot.send_signal(signal.SIGTERM)
            assert bot.wait(60) == 0
        finally:
            bot.kill()


def test_a_foreign_engine_is_told_in_one_sentence(
    installed: Path, environment: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "__init__.py").touch()
    shadowed = environment | {"PYTHONPATH": str(tmp_path)}
    start = subprocess.run(
        [installed / "chicago-poker", "check"], cwd=tmp_path, env=shadowed, capture_output=True, check=False
    )

    assert start.returncode == 2
    assert start.stderr.decode().count("\n") == 1
    assert str(tmp_path / "engine") in start.stderr.decode()
