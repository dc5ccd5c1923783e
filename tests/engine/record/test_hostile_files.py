"""A stranger's file: whatever was done to it, it is refused, or reported on, and nothing else happens."""

from contextlib import suppress
from random import Random

import pytest

from engine import whispers
from engine.record.checking import Item, Verdict, check
from engine.record.grammar import TEXT_BYTES
from engine.record.reading import RecordUnreadable, read
from engine.record.replaying import RecordBroken, replay
from engine.record.writing import write
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.hostile_records import mutated, retold, texts
from tests.helpers.recorded import a_game


def only_what_is_documented(text: str, replays: AnyGame | None = None) -> str:
    """Refused, broken, false or true: what came of it."""
    try:
        report = check(text)
    except RecordUnreadable as refused:
        return "unreadable" if 1 <= refused.line <= text.count("\n") + 2 else "no such line"
    record = report.record
    assert write(record) == text
    assert all(finding.line in range(1, text.count("\n") + 1) for finding in report.findings)
    if replays is not None:
        with suppress(RecordBroken):
            for moment in replay(replays, record):
                assert moment.line <= len(record.lines)
    return "holds" if report.holds else "broken"


@pytest.mark.by_day("poker-champ", "chicago-poker", why="one reader for all games")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_some_changed_files_are_refused_or_reported_on(game: AnyGame) -> None:
    dice = Random(game.info.name)
    true = texts(game)
    came = {only_what_is_documented(mutated(dice.choice(true), dice), game) for _ in range(20)}
    came |= {only_what_is_documented(retold(read(dice.choice(true)), dice), game) for _ in range(20)}
    assert {"unreadable", "broken"} <= came <= {"unreadable", "broken", "holds"}


@pytest.mark.long("It reads twenty thousand changed files of each game; make test reads forty.")
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_so_are_a_hundred_thousand(game: AnyGame) -> None:
    dice = Random(f"{game.info.name}, more")
    true = texts(game)
    came = [only_what_is_documented(mutated(dice.choice(true), dice)) for _ in range(10_000)]
    came += [only_what_is_documented(retold(read(dice.choice(true)), dice), game) for _ in range(10_000)]
    assert set(came) == {"unreadable", "broken", "holds"}
    print(game.info.name, {each: came.count(each) for each in sorted(set(came))})


@pytest.mark.long("the limit on a file's length is held by day")
def test_the_longest_file_is_worked_off() -> None:
    """Nothing in it takes longer than its length allows: long shuffles, lots of lots, orders without end."""
    head = write(a_game(whispers, 1, 0).record)
    pile = " ".join("a" * 2000)
    for filler in (f"{{shuffle 1: {pile} -> {pile} b}}\n", "{lot x of 999999999: 1}\n"):
        many = (TEXT_BYTES - len(head.encode())) // len(filler)
        report = check(head + filler * many)
        assert len(report.broken) >= many
    orders = "".join(
        f"{number}. p 0 order {'low' if number % 2 else 'high'}\n" for number in range(2, 12_000)
    )
    text = f"{head}1. p 0 done\n{orders}"
    assert len(text.encode()) > 0.8 * TEXT_BYTES
    assert check(text).count(Item.ACTION, Verdict.HELD) == 11_999
