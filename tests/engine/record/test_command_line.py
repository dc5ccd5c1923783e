"""`python -m engine.record`: what a reader of a file sees, with nothing installed but Python."""

import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from engine import chicago_poker, poker_champ, whispers
from engine.record.__main__ import main
from engine.record.games import GAMES as BY_NAME
from engine.record.remarking import remarked
from engine.record.replaying import replay
from engine.record.writing import write
from tests.helpers.all_games import AnyGame
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.helpers.recorded import a_game

ROOT = Path(__file__).parents[3]


def text(game: AnyGame) -> str:
    return _text(game.info.name)


@cache
def _text(name: str) -> str:
    game = BY_NAME[name]
    return write(remarked(game, a_game(game, 4).record))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "record.txt"
    path.write_bytes(text(chicago_poker).encode())
    return path


def asked(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    """The exit code, what was printed, and what was complained of."""
    code = main([str(word) for word in words])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_true_record_is_good(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, err = asked(capsys, "check", file)
    assert (code, err) == (0, "")
    assert out.endswith("all that can be checked holds\n")
    assert "result  1 held\n" in out


def test_what_does_not_hold_is_named_with_its_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rows = text(chicago_poker).split("\n")
    place = next(place for place, row in enumerate(rows, 1) if row.startswith("{shuffle 1: R1 R2 "))
    file.write_text("\n".join(rows).replace("{shuffle 1: R1 R2 ", "{shuffle 1: R2 R1 "))
    code, out, _ = asked(capsys, "check", file)
    assert code == 1
    assert f"line {place}: shuffle 1 (turn 0) does not hold: something else comes out of it\n" in out
    assert out.endswith("this record does not hold\n")


def test_what_is_no_record_is_not_readable(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(text(chicago_poker).replace("\n0.\n", "\n1.\n"))
    place = text(chicago_poker).split("\n").index("0.") + 1
    for command in ("check", "show", "list"):
        code, out, err = asked(capsys, command, file)
        assert (code, out) == (2, "")
        assert err == f"{file}, line {place}: the lines must be numbered 0, 1, 2 and so on\n"


def test_a_file_that_is_not_there_is_not_readable(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(capsys, "check", tmp_path / "none") == (
        2,
        "",
        f"{tmp_path / 'none'}: No such file or directory\n",
    )
    assert asked(capsys, "check", tmp_path)[0] == 2


def test_a_huge_file_is_read_no_further_than_a_record_may_be_long(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with (tmp_path / "huge").open("wb") as huge:
        huge.truncate(10**10)  # a hole: it takes no room
    code, _, err = asked(capsys, "check", tmp_path / "huge")
    assert (code, "too long" in err) == (2, True)


def test_a_list_has_headers_and_turns_and_no_comments(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = asked(capsys, "list", file)
    assert code == 0
    assert out == write(a_game(chicago_poker, 4).record)


def test_the_position_of_a_turn_is_the_one_that_was_played(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from engine.chicago_poker.position import loads

    moments = list(replay(chicago_poker, a_game(chicago_poker, 4).record))
    for turn in (0, 5, len(moments) // 2):
        code, out, _ = asked(capsys, "show", file, "--turn", turn)
        assert (code, loads(out)) == (0, moments[turn].state)


def test_eyes_show_what_a_seat_saw_and_no_more(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = list(replay(chicago_poker, a_game(chicago_poker, 4).record))[6].state
    for seat, hand in enumerate(state.hands):
        _, out, _ = asked(capsys, "show", file, "--turn", 6, "--eyes", seat)
        (shown,) = (line.split()[1:] for line in out.splitlines() if line.startswith("  hand: "))
        assert sorted(shown) == sorted(map(str, hand))
    _, everybody, _ = asked(capsys, "show", file, "--turn", 6, "--eyes", "everybody")
    assert "\n  hand: " not in everybody
    assert state.seed not in everybody


@pytest.mark.parametrize("game", [whispers, poker_champ], ids=lambda game: game.info.name)
def test_a_game_with_positions_and_one_without_can_both_be_looked_at(
    game: AnyGame, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_bytes(text(game).encode())
    for eyes in ("open", "everybody", "0", "1"):
        code, out, err = asked(capsys, "show", file, "--eyes", eyes)
        assert (code, err) == (0, "")
        assert out.strip()
        assert "<" not in out  # nothing is printed as Python writes it down


def test_who_asks_for_what_is_not_there_is_told_so(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no turn 9999: the last one is" in asked(capsys, "show", file, "--turn", 9999)[2]
    assert "there are no eyes '9': a seat from 0 to" in asked(capsys, "show", file, "--eyes", 9)[2]
    file.write_text(text(chicago_poker).replace("chicago-poker", "tarot"))
    assert asked(capsys, "show", file)[::2] == (2, f"{file}: tarot is no game that is known here\n")


def test_other_rules_than_those_it_was_played_by_are_owned_up_to(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(text(chicago_poker).replace('[Rules "1"]', '[Rules "7"]'))
    code, out, err = asked(capsys, "show", file, "--turn", 1)
    assert (code, err) == (
        0,
        f"played by rules 7; shown by rules {chicago_poker.info.rules}, which may differ\n",
    )
    assert out
    assert "it was played by other rules than those known here" in asked(capsys, "check", file)[1]


def test_a_turn_after_one_that_cannot_have_been_played_is_not_shown(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = text(chicago_poker).split("\n")
    place = next(place for place, row in enumerate(rows) if row.startswith("2. "))
    rows[place] = " ".join((*rows[place].split(" ")[:3], "sing"))
    file.write_text("\n".join(rows))
    said = f"line {place + 1} (turn 2): sing: no action of this game is written so (unknown-action)\n"
    assert asked(capsys, "show", file) == (1, said, "")
    assert asked(capsys, "show", file, "--turn", 1)[0] == 0


@pytest.mark.parametrize(
    "encoding", ["ascii", pytest.param("utf-8", marks=pytest.mark.long("what it says is in ASCII"))]
)
def test_it_needs_nothing_but_python(file: Path, encoding: str) -> None:
    """No package is found (-S), the terminal knows no emoji, and nothing of Python's warnings shows."""
    file.write_bytes(text(whispers).encode())
    done = subprocess.run(
        [sys.executable, "-S", "-W", "error", "-m", "engine.record", "list", str(file)],
        cwd=ROOT,
        env={"PYTHONIOENCODING": encoding},
        capture_output=True,
        timeout=ON_A_BUSY_MACHINE,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b'[Game "whispers"]')
