"""What the pages for hosts tell is so: settings, commands, files, numbers and exit codes."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import discord
import pytest

from bot import app
from bot.command_line import command_line
from bot.host_fault import ExitCode
from bot.language import LOCALE
from bot.settings import Settings
from bot.table.languages import LANGUAGES
from bot.ui.commands.move import NEEDED
from bot.ui.invitation import PERMISSIONS, SCOPES, invitation
from tests.helpers.build_context import is_let_in
from tests.helpers.deployed import unit
from tests.helpers.patience import ON_A_BUSY_MACHINE

ROOT = Path(__file__).parent.parent
HOSTING = ("docs/hosting.md", *(f"docs/hosting/{page}.md" for page in ("operate", "postgresql", "reference")))
PAGES = {page: (ROOT / page).read_text() for page in HOSTING}
PAGE = "\n".join(PAGES.values())
SETTINGS = {name.upper() for name in Settings.model_fields}
STARTS = ("-m bot", "chicago-poker", "run --rm bot")


def commands(text: str) -> Iterator[list[str]]:
    """The arguments of every command of ours in a text's code."""
    blocks = re.findall(r"^```\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    inline = re.findall(r"`([^`\n]+)`", re.sub(r"^```\n.*?^```", "", text, flags=re.MULTILINE | re.DOTALL))
    for line in [*"\n".join(blocks).splitlines(), *inline]:
        if not any(start in line for start in STARTS):
            continue
        words = shlex.split(line.replace("$(date +%F)", "2026-01-01").replace("…", ""), comments=True)
        yield from ours(words)


def ours(words: list[str]) -> Iterator[list[str]]:
    """The arguments for our program in a line of words, if it starts there."""
    for at, word in enumerate(words):
        if word == "-m" and words[at + 1 : at + 2] == ["bot"]:
            yield words[at + 2 :]
        elif (
            (word == "chicago-poker" and words[:at] in ([], ["docker", "exec", "chicago-poker"]))
            or (word == "deploy/chicago-poker-ctl" and not at)
            or (word == "bot" and words[:2] == ["docker", "compose"] and "run" in words[:at])
        ):
            yield words[at + 1 :]


def exists(arguments: list[str]) -> bool:
    """Whether the command line understands it; a word in capitals stands for what the host puts there."""
    known = ["7" if word in ("TABLE", "ID") else word for word in arguments]
    try:
        command_line().parse_args(known)
    except SystemExit:
        return False
    return True


@pytest.mark.parametrize("page", [*HOSTING, "README.md", "CHANGELOG.md", "docs/sandbox.md"])
def test_every_command_that_is_named_exists(page: str) -> None:
    found = list(commands((ROOT / page).read_text()))

    assert [each for each in found if not exists(each)] == []


def test_every_command_is_named() -> None:
    assert {each[0] for each in commands(PAGE) if each} == set(verbs())


def verbs() -> list[str]:
    usage = command_line().format_help()
    return re.findall(r"^    (\w+) ", usage, re.MULTILINE)


def test_every_command_that_a_sentence_names_exists() -> None:
    for language in LANGUAGES:
        for line in (LOCALE / "shell" / f"{language}.ftl").read_text().splitlines():
            for named in re.findall(r"python -m bot ([a-z]+(?: --\w+ TABLE| FROM TO)?)", line):
                assert exists(named.split()), line


def test_every_setting_is_named() -> None:
    assert {name for name in SETTINGS if f"`{name}`" not in PAGE} == set()


def test_the_page_s_settings_without_a_value_are_the_program_s() -> None:
    rows = dict(re.findall(r"^\| `([A-Z_]+)` \| `?([^|`]+?)`? (?:\(.*\) )?\|", PAGE, re.MULTILINE))
    for name in ("DATABASE_PATH", "WORKERS", "PICTURE_FORMAT", "HOST_LANGUAGE"):
        assert rows[name] == str(Settings.model_fields[name.lower()].default)


def test_the_invitation_asks_for_what_the_table_of_permissions_says() -> None:
    address = next(line for line in PAGE.splitlines() if line.startswith("https://discord.com/oauth2/"))
    table = PAGE.split("| Permission | What for |\n|---|---|\n")[1].split("\n\n")[0]
    told = {line.split("|")[1].strip().lower().replace(" ", "_") for line in table.splitlines()}
    told = {"read_messages" if name == "view_channels" else name for name in told}  # Discord's older name

    assert address == invitation(1).replace("client_id=1&", "client_id=APPLICATION_ID&")
    assert told == {name for name, has in PERMISSIONS if has}
    assert all(getattr(PERMISSIONS, name) for name in NEEDED)
    assert str(PERMISSIONS.value) in address
    assert SCOPES == ("bot", "applications.commands")
    assert PERMISSIONS & discord.Permissions.elevated() == discord.Permissions.none()


def test_the_exit_codes_are_in_one_table() -> None:
    table = PAGE.split("## Exit codes")[1].split("\n\n")[1]
    told = {int(code): does for code, does in re.findall(r"^\| (\d) \|.*\| (.*) \|$", table, re.MULTILINE)}

    assert set(told) == set(ExitCode)
    again = {code for code, does in told.items() if "again" in does}
    assert again == {ExitCode.ILL, ExitCode.UNREACHABLE}
    prevented = {
        int(code) for code in unit("chicago-poker.service")["Service"]["RestartPreventExitStatus"].split()
    }
    assert prevented == set(told) - again - {ExitCode.FINE}


@pytest.mark.parametrize("page", HOSTING)
def test_every_file_and_target_that_is_named_is_there(page: str) -> None:
    makefile = (ROOT / "Makefile").read_text()
    for path in re.findall(r"(?<![\w/])(?:deploy|assets)/[\w./-]+\w", PAGES[page]):
        assert (ROOT / path).exists(), path
    for target in re.findall(r"^make (\S+)$|`make (\S+)`", PAGES[page], re.MULTILINE):
        assert re.search(f"^{''.join(target)}:", makefile.replace("$(VENV)/%", ".venv/run"), re.MULTILINE), (
            target
        )


@pytest.mark.parametrize("page", HOSTING)
def test_sentences_are_short(page: str) -> None:
    """Plain English by the house's style: twenty words are a long sentence."""
    text = re.sub(r"^```\n.*?^```|^[|#].*?$", "", PAGES[page], flags=re.MULTILINE | re.DOTALL)
    sentences = re.split(r"(?<=[.:!?])\s+(?=[A-Z`*\[])|\n\n|\n(?=\d\.|-)", text)
    words = [len(each.split()) for each in sentences if len(each.split()) > 2]

    assert sum(words) / len(words) <= 16
    assert max(words) <= 45, max(sentences, key=lambda each: len(each.split()))


def test_the_start_is_one_screen() -> None:
    assert len(PAGES["docs/hosting.md"].split()) <= 450


def test_the_unit_starts_what_is_there_and_settles_what_can_be_settled() -> None:
    service = unit("chicago-poker.service")["Service"]
    program, *words = shlex.split(service["ExecStart"])

    assert program == f"{service['WorkingDirectory']}/.venv/bin/python"
    assert [exists(each) and each for each in ours(words)] == [["run"]]
    assert service["Environment"].partition("=")[0] in SETTINGS
    state = f"/var/lib/{service['StateDirectory']}/"
    assert service["Environment"].partition("=")[2].startswith(state)
    assert float(service["TimeoutStopSec"]) > app.AT_LAST
    for named in (
        service["WorkingDirectory"],
        service["EnvironmentFile"],
        state.rstrip("/"),
        service["User"],
    ):
        assert named in PAGE


def test_the_compose_file_starts_what_is_there_and_settles_what_can_be_settled() -> None:
    bot = compose()["services"]["bot"]
    command, *check = bot["healthcheck"]["test"]

    assert command == "CMD"
    assert [exists(each) and each for each in ours(check)] == [["health"]]
    assert set(bot["environment"]) <= SETTINGS
    assert Settings(**{name.lower(): value for name, value in bot["environment"].items()}).sandbox is False
    assert (ROOT / "deploy" / bot["build"]["context"] / "Dockerfile").resolve().exists()
    assert [(ROOT / "deploy" / each).resolve() for each in bot["env_file"]] == [ROOT / ".env"]
    volume, _, place = bot["volumes"][0].partition(":")
    assert volume in compose()["volumes"]
    assert bot["environment"]["DATABASE_PATH"].startswith(f"{place}/")
    assert int(bot["stop_grace_period"].removesuffix("s")) > app.AT_LAST


def compose() -> Any:
    """The compose file, read as the part of YAML that it keeps to: maps, lists of words, JSON on one line."""
    lines = (ROOT / "deploy" / "compose.yaml").read_text().splitlines()
    return _block([line for line in lines if line.strip() and not line.lstrip().startswith("#")])


def _block(lines: list[str]) -> Any:
    depth = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
    if lines and lines[0].lstrip().startswith("- "):
        assert {len(line) - len(line.lstrip()) for line in lines} == {depth}
        return [_word(line.strip()[2:]) for line in lines]
    starts = [at for at, line in enumerate(lines) if not line[:depth].strip() and line[depth] != " "]
    assert not lines or starts[0] == 0
    told = {}
    for at, end in pairwise([*starts, len(lines)]):
        key, colon, value = lines[at].strip().partition(":")
        assert colon, lines[at]
        told[key] = _word(value.strip()) if value.strip() else _block(lines[at + 1 : end])
    return told


def _word(text: str) -> Any:
    return json.loads(text) if text[0] in '"[' else text


def test_the_image_settles_what_can_be_settled_and_opens_no_sandbox() -> None:
    image = (ROOT / "Dockerfile").read_text()
    settled = dict(
        re.findall(r"(?<= )([A-Z_]+)=(\S+)", " ".join(re.findall("^ENV(.*)$", image, re.MULTILINE)))
    )
    started = [json.loads(each) for each in re.findall(r"(?:ENTRYPOINT|CMD) (\[.*\])", image)]

    assert set(settled) - {"PYTHONUNBUFFERED"} <= SETTINGS
    assert settled["SANDBOX"] == "off"
    assert settled["HEALTH_PORT"] in PAGE
    assert sorted(map(str, started)) == [
        str(["chicago-poker", "health"]),
        str(["chicago-poker"]),
        str(["run"]),
    ]
    assert exists(["run"])
    assert exists(["health"])


def test_asking_how_the_bot_is_loads_nothing_of_it() -> None:
    """A supervisor asks every minute."""
    asks = "import sys; from bot.command_line import obey; obey(['health']); print(*sys.modules)"
    ran = subprocess.run(
        [sys.executable, "-c", asks],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=ON_A_BUSY_MACHINE,
    )
    heavy = {"bot.app", "bot.health", "discord", "aiohttp", "PIL", "prometheus_client"}
    assert not heavy & set(ran.stdout.split())


def test_the_image_is_built_from_all_that_the_wheel_is_made_from() -> None:
    let_in = (ROOT / ".dockerignore").read_text().splitlines()
    wheel = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"]["wheel"]

    assert [path for path in (*wheel["packages"], *wheel["force-include"]) if f"!{path}" not in let_in] == []


def test_the_image_lets_in_what_it_copies_with_every_argument_that_is_documented() -> None:
    documented = (PAGE, *(path.read_text() for path in (ROOT / "deploy").glob("*.yaml")))
    chosen = {found for text in documented for found in re.findall(r"REQUIREMENTS[=:] ?(\w+)", text)}
    image = (ROOT / "Dockerfile").read_text()
    usual = dict(re.findall(r"^ARG (\w+)=(\S+)", image, re.MULTILINE))
    copied = [line.split()[:-1] for line in re.findall(r"^COPY ((?!--from).*)$", image, re.MULTILINE)]
    assert chosen == {"postgresql"}, "nobody names the usual one"
    for requirements in (usual["REQUIREMENTS"], *chosen):
        for source in (source.replace("${REQUIREMENTS}", requirements) for each in copied for source in each):
            assert source == "." or (ROOT / source).exists(), source
            assert source == "." or is_let_in(source), source
    assert not is_let_in(".env")
    assert not is_let_in("requirements/dev.txt")
    assert not is_let_in("bot/__pycache__")


def test_the_icon_is_there_and_not_in_the_wheel() -> None:
    icon = (ROOT / "assets" / "app" / "icon.png").read_bytes()
    assert icon[16:24] == (1024).to_bytes(4, "big") * 2
    assert (ROOT / "assets" / "app" / "icon.svg").exists()
    assert "assets/app" not in (ROOT / "pyproject.toml").read_text()
