"""`python -m engine.record check FILE`, `show FILE --turn 35 --eyes 2`, `list FILE` (docs/record.md).

Exit codes: 0 good, 1 does not hold, 2 not readable (or wrongly asked).
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from engine.record import showing, worded
from engine.record.checking import Item, Report, Verdict, check, dealt_from
from engine.record.games import game_named
from engine.record.opening import content_of
from engine.record.reading import RecordUnreadable, read
from engine.record.replaying import RecordBroken, replay
from engine.record.writing import places, write

GOOD, DOES_NOT_HOLD, NOT_READABLE = 0, 1, 2

EVERYBODY, OPEN = "everybody", "open"


def main(words: Sequence[str] | None = None) -> int:
    """Do what the words ask for; return the exit code."""
    asked = _parser().parse_args(words)
    sys.stdout.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]  # a terminal without emoji
    try:
        return int(asked.do(content_of(Path(asked.file)), asked))
    except OSError as fault:
        print(f"{asked.file}: {fault.strerror}", file=sys.stderr)
    except RecordUnreadable as fault:
        print(f"{asked.file}, line {fault.line}: {worded.unreadable(fault.reason)}", file=sys.stderr)
    return NOT_READABLE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m engine.record",
        description="Check a record of a game, or look at it.",
        epilog="Exit codes: 0 good, 1 does not hold, 2 not readable.",
    )
    commands = parser.add_subparsers(required=True, metavar="check|show|list")
    for name, do, about in (
        ("check", _check, "what holds of it: seal, cuts, seed, every shuffle, every action, the result"),
        ("show", _show, "the table after a turn"),
        ("list", _list, "its headers and turns"),
    ):
        command = commands.add_parser(name, help=about, description=about)
        command.add_argument("file")
        command.set_defaults(do=do)
        if do is _show:
            command.add_argument("--turn", type=int, help="after which; 0 is the deal (default: the last)")
            command.add_argument(
                "--eyes",
                default=OPEN,
                help=f"a seat counted from 0, '{EVERYBODY}', or '{OPEN}': all cards open (default)",
            )
    return parser


def _check(text: bytes, _asked: argparse.Namespace) -> int:
    report = check(text)
    for item in Item:
        if counts := _counts(report, item):
            print(f"{item.value:8}{counts}")
    for finding in report.findings:
        if finding.verdict is not Verdict.HELD:
            print(f"line {finding.line}: {worded.finding(finding)}")
    print("all that can be checked holds" if report.holds else "this record does not hold")
    return GOOD if report.holds else DOES_NOT_HOLD


def _counts(report: Report, item: Item) -> str:
    counted = Counter(finding.verdict for finding in report.findings if finding.item is item)
    return ", ".join(f"{counted[each]} {worded.VERDICTS[each]}" for each in Verdict if counted[each])


def _show(text: bytes, asked: argparse.Namespace) -> int:
    record = dealt_from(read(text))
    game = game_named(record.game)
    seats = range(len(record.seats))
    turn = len(record.lines) if asked.turn is None else asked.turn
    if game is None:
        return _wrong(f"{asked.file}: {record.game} is no game that is known here")
    if turn not in range(len(record.lines) + 1):
        return _wrong(f"there is no turn {turn}: the last one is {len(record.lines)}")
    if asked.eyes not in (OPEN, EVERYBODY, *map(str, seats)):
        return _wrong(
            f"there are no eyes {asked.eyes!r}: a seat from 0 to {seats[-1]}, {EVERYBODY} or {OPEN}"
        )
    if not game.info.plays(record.rules):
        played, known = record.rules, game.info.rules
        print(f"played by rules {played}; shown by rules {known}, which may differ", file=sys.stderr)
    try:
        moment = next(moment for moment in replay(game, record) if moment.line == turn)
    except RecordBroken as broken:
        print(f"line {places(record)[broken.line]} (turn {broken.line}): {worded.broken(broken)}")
        return DOES_NOT_HOLD
    if asked.eyes == OPEN:
        print(showing.opened(game, moment.state, len(seats)), end="")
    else:
        seat = None if asked.eyes == EVERYBODY else int(asked.eyes)
        print(showing.seen_by(game, moment.state, seat), end="")
    return GOOD


def _list(text: bytes, _asked: argparse.Namespace) -> int:
    print(write(replace(read(text), remarks=())), end="")
    return GOOD


def _wrong(fault: str) -> int:
    print(fault, file=sys.stderr)
    return NOT_READABLE


if __name__ == "__main__":
    sys.exit(main())
