"""`make planted`: plant twenty small faults, one at a time, and tell which tests catch each.

A fault is a slip that people would notice. It is planted in a temporary copy of the tree, and the tests that
guard every change run there. A fault that no test catches is printed as MISSED: it needs a test.

    python -m tools.planted_faults                            every fault, all tests (hours)
    python -m tools.planted_faults --guards                   every fault, its own guard alone (minutes)
    python -m tools.planted_faults deadline-away --in tests/table tests/coordinator -x

`guard` names a test that is known to catch a fault; "" where none is known yet. tests/test_planted_faults.py
holds that each fault can still be planted.
"""

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis", "build", "dist"
)
OWN_TEST = "tests/test_planted_faults.py"  # it fails wherever a fault is planted
LONGEST = 3600  # seconds; a fault may make the bot wait for ever
CAUGHT = re.compile(r"^(?:FAILED|ERROR) (\S+\.py(?:::.+?)?)(?: - .*)?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Fault:
    """A slip in one file: `old`, which occurs there once, becomes `new`."""

    name: str
    file: str
    old: str
    new: str
    harm: str  # to people, in a sentence
    guard: str


FAULTS = (
    # engine
    Fault(
        "reshuffles-kept",
        "engine/chicago_poker/shootout.py",
        "    game.stuck = 0\n    game.reshuffles = 0\n",
        "    game.stuck = 0\n",
        "After a few shootouts the discard pile is not shuffled any more, and nobody can recruit.",
        "tests/engine/chicago_poker/test_or_40_to_55.py::test_or_53_a_business_won_allows_three_more",
    ),
    Fault(
        "odd-chips-to-the-last",
        "engine/chicago_stud/showdown.py",
        "(seat, each + (place < odd))",
        "(seat, each + (len(winners) - place <= odd))",
        "Odd chips of a split pot go to the wrong winner.",
        "tests/engine/chicago_stud/test_cs_13_pots.py::test_cs_13_5_shared_hands_share_the_half_that_is_left",
    ),
    Fault(
        "duel-with-the-beaten",
        "engine/poker_champ/awards.py",
        "        rich = tuple(seat for seat in rich if seat in fought.tied)\n",
        "        rich = tuple(seat for seat in rich if seat != broke)\n",
        "Somebody who has lost a duel for an Award fights in the next one, and may win it.",
        "tests/engine/test_rules_as_text.py::"
        "test_an_example_of_the_rules_is_played_as_it_stands[poker-champ-PR-9]",
    ),
    Fault(
        "turning-back",
        "engine/gangster/roads.py",
        "if len(road) < 2 or place != road[-2]:",
        "if len(road) != 2 or place != road[-2]:",
        "A car may turn back on its way, from its second connection on.",
        "tests/engine/gangster/test_ga_14_facts.py::test_ga_14_11_from_greek_town_a_3_leads_to_four_places",
    ),
    Fault(
        "cuts-by-seat",
        "engine/seal.py",
        "or '-'}\\n\" for cut in cuts)",
        "or '-'}\\n\" for cut in sorted(cuts, key=lambda cut: cut.seat))",
        "A deck follows from its cuts in another order than the one that the page for checking tells.",
        "tests/engine/test_seal.py::test_the_seed_takes_the_cuts_in_their_order_and_a_dash_for_who_passed",
    ),
    # skins
    Fault(
        "dangling-joiner",
        "bot/skins/kit/lettering.py",
        'short = "".join(signs).rstrip(JOINERS + " ")',
        'short = "".join(signs).rstrip(" ")',
        "A name that is cut before a joiner keeps it, and its last letter takes the wrong shape.",
        "tests/test_plain_text.py::test_a_cut_name_is_cut_between_signs_and_leaves_nothing_dangling",
    ),
    Fault(
        "fold-on-a-standing-panel",
        "bot/skins/poker_champ/words/alt.py",
        "row.folded_in < table.stage",
        "row.folded_in <= table.stage",
        "A standing panel says who has folded in the stage that runs, to a reader who has yet to decide.",
        "tests/skins/test_standing.py::test_what_others_decide_leaves_the_picture_as_it_is",
    ),
    Fault(
        "close-joint-winner",
        "bot/skins/standings.py",
        "order(story)[len(winners(story)) :]",
        "order(story)[1:]",
        "A story says of somebody who shared the win that they came close to it.",
        "tests/skins/test_standings.py::test_nobody_who_shared_the_win_came_close_to_it",
    ),
    Fault(
        "panels-off-the-picture",
        "bot/skins/poker_champ/pictures/table.py",
        "flow.picture(canvas, tree, Box(26, 32, 1624, 1024))",
        "flow.picture(canvas, tree, Box(26, 32, 1724, 1024))",
        "The last panel of each row is cut off at the edge of the picture, in a channel and in the book.",
        "tests/skins/poker_champ/pictures/test_layout.py::test_everything_of_a_picture_has_its_place",
    ),
    # script of the book
    Fault(
        "card-before-the-changed-one",
        "assets/book/check.js",
        "place: place + 1, says:",
        "place: place, says:",
        "The book names the wrong card where a record was changed.",
        "tests/features/book/test_page.py::test_one_changed_card_is_named_with_its_place",
    ),
    # table
    Fault(
        "deadline-away",
        "bot/table/clock.py",
        "    if own.always:\n        return clock.as_of + left\n",
        "    if own.waking is None:\n        return clock.as_of + left\n",
        "The deadline of somebody who is away comes as if they were there.",
        "tests/coordinator/test_days.py::test_the_clock_stands_while_somebody_is_away",
    ),
    Fault(
        "kept-chair-given-away",
        "bot/table/table.py",
        "if len(table.occupants) + kept_chairs >= info.seats[-1]:",
        "if len(table.occupants) + kept_chairs > info.seats[-1]:",
        "The last chair that is kept for somebody invited goes to whoever comes first.",
        "tests/coordinator/test_invitations.py::test_chairs_are_kept_for_a_day_and_then_anybody_s",
    ),
    # coordinator
    Fault(
        "told-too-early",
        "bot/coordinator/budget.py",
        "wait = (slot + 1 + SLOTS) * SLOT - now",
        "wait = (slot + SLOTS) * SLOT - now",
        "Somebody whose computing time is used up is told to come back five minutes too early.",
        "tests/coordinator/test_budget.py"
        "::test_who_waits_as_long_as_they_are_told_has_time_again_and_no_sooner",
    ),
    Fault(
        "await-forgotten",
        "bot/coordinator/play.py",
        "                await self._demand_end(at, seat)\n",
        "                self._demand_end(at, seat)\n",
        "Somebody who changes a standing order again and again fills the database.",
        "tests/coordinator/test_limits.py"
        "::test_an_order_is_changed_so_often_and_again_once_the_table_has_moved",
    ),
    # store
    Fault(
        "index-missing",
        "bot/store/schema.py",
        '        "CREATE INDEX posts_by_message ON posts (message_id)",\n',
        "",
        "Each message that anybody deletes makes the bot read all its own messages.",
        "tests/store/test_layout.py::test_an_older_file_becomes_like_a_new_one",
    ),
    Fault(
        "numbers-from-nought",
        "bot/store/migration.py",
        'VALUES (?, ?)", (table, last))',
        'VALUES (?, ?)", (table, 0))',
        "After a move to a file new tables get the numbers of deleted ones, and old buttons lead to them.",
        "tests/store/test_migration.py::test_everything_is_there_and_is_played_on",
    ),
    # ui
    Fault(
        "turn-nought-is-the-newest",
        "bot/features/replay/look.py",
        "Look(int(turn) if turn else None,",
        "Look(int(turn or 0) or None,",
        "Whoever goes back to the deal in a replay is shown the end.",
        "tests/features/replay/test_page.py::test_an_id_is_read_back",
    ),
    Fault(
        "not-sure-of-one-word",
        "bot/ui/walk.py",
        "if here.end is not None and here.end.sure:",
        "if here.end is not None and here.end.sure and len(line) > 1:",
        "A costly action of one word is played without the question whether the player is sure.",
        "tests/e2e/test_sure.py::test_a_game_that_asks_once_more_for_every_line_is_played_to_its_end",
    ),
    # sandbox
    Fault(
        "one-request-too-many",
        "discord_sandbox/limits.py",
        '"X-RateLimit-Remaining": str(bucket.left)',
        '"X-RateLimit-Remaining": str(bucket.left + 1)',
        "A bot that heeds the sandbox's headers is told to slow down all the same.",
        "tests/sandbox/test_limits_and_faults.py::test_a_bucket_says_how_full_it_is_and_then_429",
    ),
    # locale
    Fault(
        "french-plural",
        "assets/locale/chicago_poker/fr.ftl",
        "    [one] { $count } action\n   *[other] { $count } actions\n",
        "    [one] { $count } actions\n   *[other] { $count } actions\n",
        "A French reader is told of « 1 actions ».",
        "tests/skins/chicago_poker/pictures/test_approved.py::test_a_picture_looks_as_approved_and_is_light",
    ),
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Plant the faults that are asked for, and print what caught each; 1 if one was missed."""
    asked = _read(arguments)
    faults = [fault for fault in FAULTS if not asked.faults or fault.name in asked.faults]
    missed = 0
    with tree() as copy:
        if not asked.trust and not asked.guards and (failing := _failing(copy, asked.paths, asked.options)):
            print("These tests fail without any fault:", *failing, sep="\n  ")
            return 2
        for fault in faults:
            paths = [fault.guard] if asked.guards else asked.paths
            if paths == [""]:
                print(f"{fault.name}: no guard is known", flush=True)
                missed += 1
                continue
            with planted(copy, fault):
                tests = _failing(copy, paths, asked.options)
            missed += not tests
            print(f"{fault.name}: {'caught by' if tests else 'MISSED'}", *tests, sep="\n  ", flush=True)
    print(f"{len(faults) - missed} of {len(faults)} were caught")
    return 1 if missed else 0


@contextmanager
def tree() -> Iterator[Path]:
    """A copy of our files in which faults can be planted."""
    with tempfile.TemporaryDirectory(prefix="planted-") as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        (copy / ".venv").symlink_to(sys.prefix)
        yield copy


@contextmanager
def planted(copy: Path, fault: Fault) -> Iterator[None]:
    """Plant a fault, and take it out again; raises ValueError where it does not fit its file."""
    path = copy / fault.file
    before, times = path.read_bytes(), path.stat()
    path.write_bytes(with_fault(before.decode(), fault).encode())
    try:
        yield
    finally:
        path.write_bytes(before)
        os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))  # what was compiled before it holds again


def with_fault(text: str, fault: Fault) -> str:
    """The text of its file with a fault; raises ValueError unless what it changes is there once."""
    if text.count(fault.old) != 1:
        raise ValueError(f"{fault.name}: {fault.file} has its old text {text.count(fault.old)} times")
    return text.replace(fault.old, fault.new)


def _read(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Plant small faults, and tell which tests catch them.")
    parser.add_argument("faults", nargs="*", help="by name; all of them, if none is named")
    parser.add_argument("--in", dest="paths", nargs="+", default=["tests"], help="the tests to run")
    parser.add_argument("--guards", action="store_true", help="run each fault's own guard alone")
    parser.add_argument("--trust", action="store_true", help="do not run the tests without a fault first")
    parser.add_argument("-x", action="store_true", help="stop at the first test that catches a fault")
    parser.add_argument("-n", type=int, help="processes to run the tests in")
    asked = parser.parse_args(arguments)
    if unknown := set(asked.faults) - {fault.name for fault in FAULTS}:
        parser.error(f"no fault is called {', '.join(sorted(unknown))}")
    asked.options = [*(["-x"] if asked.x else []), *([f"-n{asked.n}", "--dist=worksteal"] if asked.n else [])]
    return asked


def _failing(copy: Path, paths: Sequence[str], options: Sequence[str]) -> tuple[str, ...]:
    """The tests that fail in the copy; raises RuntimeError where none could run."""
    command = [sys.executable, "-m", "pytest", "-m", "not long", "-rfE", "--tb=no", "--color=no"]
    command += [f"--ignore={OWN_TEST}", *options, *paths]
    run = subprocess.Popen(
        command, cwd=copy, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    try:
        told, _ = run.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return (f"the tests did not end within {LONGEST} seconds",)
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
    found = tuple(dict.fromkeys(CAUGHT.findall(told)))
    if run.returncode and not found:
        raise RuntimeError(f"the tests did not run:\n{told[-3000:]}")
    return found


if __name__ == "__main__":
    sys.exit(main())
