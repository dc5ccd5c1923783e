"""What lies in deploy/: the script for hosts runs commands as the unit does, and the units agree."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.helpers.deployed import DEPLOY, unit
from tests.helpers.patience import ON_A_BUSY_MACHINE

CTL = DEPLOY / "chicago-poker-ctl"
SHELL = shutil.which("dash") or shutil.which("sh")

pytestmark = pytest.mark.skipif(os.name != "posix" or SHELL is None, reason="a script for POSIX's shell")

UNIT = """[Service]
# User=nobody
User=dealer
WorkingDirectory={folder}
EnvironmentFile={settings}
Environment=DATABASE_PATH=/state/chicago.sqlite3
"""
PYTHON = """#!/bin/sh
printf '%s|' "$@" "$PWD"
printf '%s|' "$DATABASE_PATH" "${DISCORD_TOKEN-unset}" "${LOG_LEVEL-unset}" "${HOST_LANGUAGE-unset}"
"""
RUNUSER = """#!/bin/sh
[ "$1" = -u ] && [ "$2" = dealer ] && [ "$3" = -- ] && shift 3 && exec "$@"
"""


class Machine:
    """A folder that looks to the script like a machine with the bot installed, seen by root."""

    def __init__(self, folder: Path) -> None:
        self.house, self.settings, self.unit = folder / "opt", folder / "env", folder / "unit"
        self._programs = folder / "bin"
        for each, text in (
            (self.house / ".venv" / "bin" / "python", PYTHON),
            (self._programs / "runuser", RUNUSER),
            (self._programs / "id", "#!/bin/sh\necho 0\n"),
        ):
            each.parent.mkdir(parents=True, exist_ok=True)
            each.write_text(text)
            each.chmod(0o755)
        self.settings.write_text("")
        self.unit.write_text(UNIT.format(folder=self.house, settings=self.settings))

    def nobody_is_root(self) -> None:
        (self._programs / "id").write_text("#!/bin/sh\necho 1000\n")

    def ctl(self, *words: str) -> subprocess.CompletedProcess[str]:
        assert SHELL is not None
        environment = {
            "PATH": f"{self._programs}:{os.environ['PATH']}",
            "CHICAGO_POKER_UNIT": str(self.unit),
        }
        return subprocess.run(
            [SHELL, str(CTL), *words],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
            timeout=ON_A_BUSY_MACHINE,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_script_runs_any_command_with_the_unit_s_settings_user_and_folder(machine: Machine) -> None:
    machine.settings.write_text("""# a comment = none
; another

DISCORD_TOKEN="$(touch run) `touch run` a=b"
  LOG_LEVEL='DEBUG'\t
HOST_LANGUAGE=fr""")

    ran = machine.ctl("import", "/some where/game.txt", "--guild", "7")

    told = ran.stdout.split("|")
    assert told[:6] == ["-m", "bot", "import", "/some where/game.txt", "--guild", "7"]
    assert told[6] == str(machine.house)
    assert told[7:11] == ["/state/chicago.sqlite3", "$(touch run) `touch run` a=b", "DEBUG", "fr"]
    assert not (machine.house / "run").exists()
    assert ran.returncode == 0


def test_what_the_settings_say_wins_over_the_unit_as_it_does_for_systemd(machine: Machine) -> None:
    machine.settings.write_text("DATABASE_PATH=/elsewhere/db\n")

    assert machine.ctl("check").stdout.split("|")[4] == "/elsewhere/db"


@pytest.mark.parametrize(
    "line", ["a b=c", "secretword", "=x", "1A=x", "A-B=x", "DISCORD_TOKEN=secretword\\", "X;id=x"]
)
def test_a_line_that_is_no_setting_is_refused_without_being_shown(machine: Machine, line: str) -> None:
    machine.settings.write_text(f"HOST_LANGUAGE=en\n{line}\n")

    ran = machine.ctl("check")

    assert ran.returncode == 2
    assert ran.stdout == ""
    assert str(machine.settings) in ran.stderr
    assert "secretword" not in ran.stderr


def test_whoever_cannot_use_the_script_reads_what_to_do(machine: Machine) -> None:
    assert "Usage" in machine.ctl().stderr
    machine.settings.unlink()
    assert ".env.example" in machine.ctl("check").stderr
    machine.unit.unlink()
    assert "docs/hosting.md" in machine.ctl("check").stderr
    machine.nobody_is_root()
    refused = machine.ctl("check")
    assert refused.stderr == f"Run this as root: sudo {CTL} check\n"
    assert refused.returncode == 2


def test_the_daily_copy_runs_as_the_bot_does_and_may_do_as_little() -> None:
    bot, copy = unit("chicago-poker.service")["Service"], unit("chicago-poker-backup.service")["Service"]
    of_a_run = {"Type", "ExecStart", "ExecStartPre", "Nice", "IOSchedulingClass"}
    of_a_run |= {
        name for name in bot if name.startswith(("Restart", "Timeout", "Kill", "Watchdog", "Notify"))
    }
    folder = f"/var/lib/{copy['StateDirectory']}/"

    assert {name: copy.get(name) for name in bot if name not in of_a_run} == {
        name: value for name, value in bot.items() if name not in of_a_run
    }
    assert copy["ExecStart"].startswith(f"{bot['WorkingDirectory']}/.venv/bin/python -m bot backup {folder}")
    assert unit("chicago-poker-backup.timer")["Timer"]["Persistent"] == "true"
