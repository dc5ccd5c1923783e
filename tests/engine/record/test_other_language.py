"""A program in another language, written from docs/record.md alone, finds the same (check_record.mjs)."""

import json
import re
import shutil
import subprocess
from collections.abc import Sequence
from functools import cache
from itertools import cycle
from pathlib import Path

import pytest

from engine.record.checking import Item, check
from engine.record.games import GAMES as BY_NAME
from engine.record.reading import RecordUnreadable
from engine.record.remarking import remarked
from engine.record.writing import write
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.helpers.recorded import a_game

NODE = shutil.which("node")
CHECKER = Path(__file__).parent / "check_record.mjs"
LONGEST = 150
BY_THE_SEED = {Item.SEAL, Item.SEED, Item.CUT, Item.LOT, Item.SHUFFLE}

needs_node = pytest.mark.skipif(NODE is None, reason="no node: the checker in another language was not tried")


def checked(path: Path, text: str | bytes) -> tuple[int, list[str]]:
    """Its exit code, and what it says."""
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    done = subprocess.run(
        [str(NODE), str(CHECKER), str(path)], capture_output=True, text=True, timeout=ON_A_BUSY_MACHINE
    )
    return done.returncode, (done.stdout + done.stderr).splitlines()


def all_checked(folder: Path, texts: Sequence[str | bytes]) -> list[tuple[int, list[str]]]:
    """The same for many, by one process that runs it again and again."""
    paths = [folder / str(number) for number in range(len(texts))]
    for path, text in zip(paths, texts, strict=True):
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
    command = [str(NODE), "--input-type=module", "-e", AGAIN, CHECKER.as_uri(), *map(str, paths)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=ON_A_BUSY_MACHINE, check=True)
    return [(code, said) for code, said in json.loads(done.stdout)]


AGAIN = """
const [checker, ...paths] = process.argv.slice(1);
const found = [];
for (const path of paths) {
  const said = [];
  console.log = console.error = (line) => said.push(line);
  process.argv[2] = path;
  await import(`${checker}?${path}`);
  found.push([process.exitCode, said]);
}
process.exitCode = 0;
process.stdout.write(JSON.stringify(found));
"""


def ours(text: str) -> list[int]:
    """The lines in which we find something broken that needs no rule."""
    return [each.line for each in check(text).broken if each.item in BY_THE_SEED]


def test_it_is_short_enough_to_be_read_in_one_go() -> None:
    assert len(CHECKER.read_text("utf-8").splitlines()) <= LONGEST


# Each a sign of a record, or several, that somebody might change.
SIGNS = (
    r'\[Seal "\w{9}(\w)',
    r'\[Secret "\w{9}(\w)',
    r'\[Seed "\w{9}(\w)',
    r'\[Cut "\d" "\w{9}(\w)',
    r"\{shuffle (1):",
    r"\{shuffle \d+: \S*(\S) ",
    r"\{shuffle .* -> \S*(\S) ",
)


@needs_node
def test_it_finds_a_true_record_true(tmp_path: Path) -> None:
    assert checked(tmp_path / "record", _sealed(GAMES[0])) == (0, [])
    assert all_checked(tmp_path, [_sealed(game) for game in GAMES]) == [(0, [])] * len(GAMES)


@needs_node
def test_it_finds_what_was_changed(tmp_path: Path) -> None:
    changed = [_changed(game, sign) for game, sign in zip(cycle(GAMES), SIGNS)]
    for text, (code, said) in zip(changed, all_checked(tmp_path, changed), strict=True):
        assert code == 1
        assert [int(line.removeprefix("line ").partition(":")[0]) for line in said] == ours(text) != []


def _changed(game: AnyGame, sign: str) -> str:
    text = _sealed(game)
    found = re.search(sign, text)
    assert found is not None, sign
    return text[: found.start(1)] + ("2" if found[1] == "1" else "1") + text[found.end(1) :]


NO_RECORDS = (
    ('[Form "1"]', '[Form "2"]'),
    ('[Game "', '[Gäme "'),
    ("\n\n0.\n", "\n0.\n"),
    ("1. ", "2. "),
    ("{shuffle 1:", "{shuffle 1"),
    ("\n1. ", '\n[Seed "x"]\n1. '),
    ('[Rules "1"]', '[Rules "\\u{41}"]'),
)
"""What is replaced once in a record, and by what."""


@needs_node
def test_it_refuses_what_is_no_record(tmp_path: Path) -> None:
    text = _sealed(GAMES[0])
    changed = [text.replace(old, new, 1) for old, new in NO_RECORDS]
    assert text not in changed
    for each, (code, said) in zip(changed, all_checked(tmp_path, changed), strict=True):
        assert (code, len(said)) == (2, 1)
        with pytest.raises(RecordUnreadable) as refused:
            check(each)
        assert said[0].startswith(f"line {refused.value.line}: ")


@needs_node
def test_it_refuses_what_is_cut_off_or_no_text(tmp_path: Path) -> None:
    cut_off = (_sealed(GAMES[0])[:-1], b"\xff\n", b"")
    assert [code for code, _ in all_checked(tmp_path, cut_off)] == [2, 2, 2]


def _sealed(game: AnyGame) -> str:
    """The first random game with a sealed deck that somebody has cut with hostile words."""
    return _sealed_text(game.info.name)


@cache
def _sealed_text(name: str) -> str:
    game = BY_NAME[name]
    records = (a_game(game, number, 40).record for number in range(99))
    return write(remarked(game, next(each for each in records if any(cut.text for cut in each.cuts))))
