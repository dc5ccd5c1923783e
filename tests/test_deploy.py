"""What lies in deploy/: the script for hosts runs commands as the unit does, and the units agree."""

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry, ProcessCollector
from prometheus_client.metrics import MetricWrapperBase

from bot.counters import COUNTED
from bot.health import HELP
from bot.ui.features import figures_of_features
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


def exposed() -> set[str]:
    """Names that /metrics has for what a dashboard may ask, the bot's own process included."""
    now = CollectorRegistry()
    ProcessCollector(registry=now)
    counted = {sample.name for metric in COUNTED.collect() for sample in metric.samples}
    labelled = {f"{metric.name}_total" for metric in COUNTED.collect() if metric.type == "counter"}
    of_process = {sample.name for metric in now.collect() for sample in metric.samples}
    return {f"chicago_{name}" for name in (*HELP, *figures_of_features())} | counted | labelled | of_process


@pytest.mark.parametrize("name", ["grafana-dashboard.json", "prometheus-alerts.yaml"])
def test_a_dashboard_and_an_alert_ask_for_figures_that_there_are(name: str) -> None:
    asked = set(re.findall(r"\b(?:chicago|process)_[a-z_]+", (DEPLOY / name).read_text()))

    assert len(asked) >= 7
    assert asked <= exposed()


def test_the_dashboard_shows_every_figure_once_and_nothing_over_another() -> None:
    panels = json.loads((DEPLOY / "grafana-dashboard.json").read_text())["panels"]
    places = [panel["gridPos"] for panel in panels]
    cells = [
        (x, y)
        for each in places
        for x in range(each["x"], each["x"] + each["w"])
        for y in range(each["y"], each["y"] + each["h"])
    ]

    assert len(cells) == len(set(cells))
    assert max(x for x, _ in cells) < 24
    assert len({panel["id"] for panel in panels}) == len(panels)
    assert all(target["expr"] for panel in panels for target in panel["targets"])


def test_every_alert_says_what_to_do() -> None:
    rules = re.split(r"^      - alert: ", (DEPLOY / "prometheus-alerts.yaml").read_text(), flags=re.MULTILINE)

    assert len(rules) > 5
    for rule in rules[1:]:
        name, *lines = rule.splitlines()
        fields = {line.strip().partition(":")[0] for line in lines if line.strip()}
        assert {"expr", "labels", "annotations"} <= fields <= {"expr", "for", "labels", "annotations"}, name
        assert re.search(r'summary: "[A-Z][^"]+[.?]"', rule), name


def test_a_figure_s_labels_are_names_of_ours_and_no_more() -> None:
    """No label can hold an id, a name or a table: each has the few values that stand in the code."""
    labels = {
        (metric.name, label)
        for metric in COUNTED.collect()
        for sample in metric.samples
        for label in sample.labels
    }
    of_counters = {
        (collector._name, label)
        for collector in COUNTED._collector_to_names
        if isinstance(collector, MetricWrapperBase)
        for label in collector._labelnames
    }

    assert {label for _, label in labels} <= {"le", "command"}
    assert of_counters == {("chicago_commands", "command")}
