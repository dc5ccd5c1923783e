"""A finished game's record holds, in every game; and a deck that somebody has touched does not."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.features.verify import asked_again as module
from bot.features.verify.checks import Questions, Verification
from bot.features.verify.reasons import NotARecord, WhyNoRecord
from bot.games import games
from bot.store import Codec
from bot.table.languages import LANGUAGES, Language
from bot.table.match import TableId
from bot.table.refusals import NoSuchTable, NotAllowed
from bot.table.table import Phase
from bot.ui.errors import worded
from bot.workers import Priority, TooLong, Workers
from engine import chicago_poker, whispers
from engine.record.checking import Item, check
from engine.record.reading import Unreadable, read
from tests.helpers.all_games import GAMES
from tests.helpers.checks import checks_of
from tests.helpers.ended_games import end, go_on, played
from tests.helpers.home import ANN, BEN, CLEO, Home, by, manager
from tests.helpers.hostile_records import mutated, texts
from tests.helpers.opaque import inside

KNOWN = games(hidden=True)
HOUR = timedelta(hours=1)


MORE_GAMES = pytest.mark.long("more games; that each one's record holds is tested by day")


@pytest_asyncio.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    home = Home(tmp_path / "db", KNOWN)
    yield home
    await home.close()


async def verified(home: Home, table_id: TableId) -> Verification:
    checks = checks_of(home)
    return await checks.verify(by(ANN), table_id)


def broken(found: Verification) -> set[Item]:
    return {tally.item for tally in found.items if tally.broken}


@pytest.mark.by_day("chicago-poker", "poker-champ", "whispers", why="one check for all games")
@pytest.mark.parametrize("game", KNOWN)
async def test_of_every_game_everything_holds(home: Home, game: str) -> None:
    table_id = await played(home, game)
    await end(home, table_id)
    found = await verified(home, table_id)
    _, text = await home.coordinator.game_records.record(by(ANN), table_id)

    assert check(text).holds
    assert broken(found) == set()
    held = {tally.item: tally.held for tally in found.items}
    assert held[Item.SEAL] == held[Item.SEED] == held[Item.DEAL] == 1
    assert (held[Item.CUT], held[Item.PASS]) == (1, 1), "a pass is no cut"
    assert held[Item.ACTION] > 5
    assert found.seal == (await home.store.seals.unsealed(table_id)).seal  # type: ignore[union-attr]
    computers = found.computers
    assert computers.same_program
    assert computers.asked == min(20, computers.decisions) > 0
    assert computers.differ == ()
    assert "Ann" not in text
    assert "Ben" not in text


async def test_a_game_won_says_who_won(home: Home) -> None:
    table_id = await played(home, "whispers", 300, goal="1", rounds="5")
    assert (await home.store.tables.load(table_id)).phase is Phase.OVER
    found = await verified(home, table_id)

    assert {tally.item: tally.held for tally in found.items}[Item.RESULT] == 1
    assert broken(found) == set()


async def stacked(home: Home, table_id: TableId) -> None:
    """Somebody with the file in their hands changes which card is drawn next."""
    match = await home.store.matches.load(table_id)
    first, second, *rest = inside(match.position).deck
    swapped = Codec(whispers).kept(replace(inside(match.position), deck=(second, first, *rest)))
    await put(home, table_id, match.version, swapped)


async def put(home: Home, table_id: TableId, version: int, state: bytes) -> None:
    query = "UPDATE moves SET state = ?, base = NULL WHERE table_id = ? AND version = ?"
    await home.store.database.write(lambda db: db.execute(query, (state, table_id, version)))


async def test_one_card_changed_in_the_stored_deck_is_found_with_its_line(home: Home) -> None:
    table_id = await played(home, "whispers", 2, goal="2", rounds="9")
    await stacked(home, table_id)
    await go_on(home, table_id, 300, Random(1))
    assert (await home.store.tables.load(table_id)).phase is Phase.OVER
    found = await verified(home, table_id)

    assert Item.PUBLIC in broken(found)
    tally = next(tally for tally in found.items if tally.item is Item.PUBLIC)
    line, turn = tally.broken[0]
    _, text = await home.coordinator.game_records.record(by(ANN), table_id)
    said = text.splitlines()[line - 1]
    assert said.startswith("{told Revealed "), said
    assert turn is not None
    assert turn > 2


@pytest.mark.by_day("threads", why="workers that are programs have tests of their own")
@pytest.mark.parametrize("threads", [True, False], ids=["threads", "processes"])
async def test_a_hand_changed_in_the_file_is_found_where_the_rules_forbid_what_was_done(
    tmp_path: Path, threads: bool
) -> None:
    """Nothing that is checked may fall over it: least of all the computers, who cannot be asked behind it."""
    workers = Workers(1, threads=threads)
    home = Home(tmp_path / "db", KNOWN, workers=workers)
    try:
        table_id = await played(home, "chicago-poker", 3)
        match = await home.store.matches.load(table_id)
        dealt = inside(match.position)
        count = len(dealt.hands[0])
        hands = (dealt.deck[:count], *dealt.hands[1:])
        state = replace(dealt, hands=hands, deck=(*dealt.hands[0], *dealt.deck[count:]))
        await put(home, table_id, match.version, Codec(chicago_poker).kept(state))
        await go_on(home, table_id, 30, Random(4))
        await end(home, table_id)
        found = await verified(home, table_id)

        assert Item.ACTION in broken(found)
        (line, turn), *_ = next(tally for tally in found.items if tally.item is Item.ACTION).broken
        _, text = await home.coordinator.game_records.record(by(ANN), table_id)
        assert text.splitlines()[line - 1].startswith(f"{turn}. p ")
        assert found.computers.asked <= found.computers.decisions
        assert await workers.run(Priority.CLICK, len, "still at work") == 13
    finally:
        await home.close()
        workers.close()


async def test_a_seed_that_does_not_follow_from_the_cuts_is_found(home: Home) -> None:
    table_id = await played(home, "whispers", 3)
    await end(home, table_id)
    await home.store.database.write(lambda db: db.execute("UPDATE tables SET seed = 'stacked'"))

    assert Item.SEED in broken(await verified(home, table_id))


async def test_a_computer_that_was_helped_is_found(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await played(home, "gangster", 10)
    await end(home, table_id)
    engine: Any = home.games["gangster"].engine
    monkeypatch.setattr(engine, "choose", lambda view, *_: view.offers[-1].action)
    found = await verified(home, table_id)

    assert found.computers.differ
    assert broken(found) == set()


async def test_what_another_version_played_is_not_asked_for_again(home: Home) -> None:
    table_id = await played(home, "gangster", 4)
    await home.store.database.write(lambda db: db.execute("UPDATE tables SET program = 'older'"))
    await go_on(home, table_id, 2, Random(2))
    await end(home, table_id)
    found = await verified(home, table_id)

    assert not found.computers.same_program
    assert found.computers.asked == 0 < found.computers.decisions


async def test_before_the_end_there_is_no_record_and_a_closed_book_stays_closed(home: Home) -> None:
    checks = checks_of(home)
    records, table_id = home.coordinator.game_records, await played(home, "whispers", 2, book="closed")
    for who in (by(ANN), by(CLEO), manager()):
        with pytest.raises(NotAllowed, match="not-ended"):
            await records.record(who, table_id)
    await end(home, table_id)
    assert (await records.record(by(BEN), table_id))[1]
    for ask in (records.record, checks.verify):
        with pytest.raises(NotAllowed, match="closed-book"):
            await ask(by(CLEO), table_id)
        with pytest.raises(NoSuchTable):
            await ask(by(CLEO, guild=12345), table_id)


async def all_asked(home: Home, questions: Questions) -> Questions:
    checks = checks_of(home)
    while questions.left:
        questions = await checks.ask_on(questions)
    return questions


@pytest.mark.parametrize(
    "game", ["gangster", pytest.param("chicago-stud", marks=pytest.mark.long("another game"))]
)
async def test_all_decisions_of_computers_can_be_asked_again_in_portions(
    home: Home, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    checks = checks_of(home)
    monkeypatch.setattr(module, "PIECE", 0.0)
    monkeypatch.setattr(module, "DECISIONS_SAMPLED_MAX", 2)
    table_id = await played(home, game)
    await end(home, table_id)
    sampled = (await verified(home, table_id)).computers
    questions = await checks.questions(by(ANN), table_id)
    assert sampled.sampled
    assert questions.found.computers.asked == 0
    assert questions.left == len(questions.decisions) == sampled.decisions
    first = await checks.ask_on(questions)
    assert (first.done, first.found.computers.asked) == (1, 1)
    asked = await all_asked(home, first)
    assert asked.found.computers.asked == asked.done == sampled.decisions
    assert asked.found.computers.differ == ()
    assert not asked.found.computers.sampled


async def test_one_decision_that_was_helped_is_found_where_all_are_asked(home: Home) -> None:
    checks = checks_of(home)
    table_id = await played(home, "gangster", 10)
    await end(home, table_id)
    questions = await checks.questions(by(ANN), table_id)
    record = read(questions.text)
    helped = questions.decisions[-1]
    said = f"{helped.turn}. {helped.mover} {helped.seat} "
    assert said in questions.text
    decisions = (*questions.decisions[:-1], replace(helped, notation="something else"))
    asked = await all_asked(home, replace(questions, decisions=decisions))
    assert [each.turn for each in asked.found.computers.differ] == [helped.turn]
    assert len(record.lines) >= helped.turn


async def test_whose_rights_end_asks_no_computers(home: Home) -> None:
    checks = checks_of(home)
    records, table_id = home.coordinator.game_records, await played(home, "whispers", 2, book="closed")
    for ask in (checks.questions, records.allow):
        with pytest.raises(NotAllowed, match="not-ended"):
            await ask(by(ANN), table_id)
    await end(home, table_id)
    for ask in (checks.questions, records.allow):
        await ask(by(ANN), table_id)
        with pytest.raises(NotAllowed, match="closed-book"):
            await ask(by(CLEO), table_id)
        with pytest.raises(NoSuchTable):
            await ask(by(CLEO, guild=12345), table_id)


# ---- a file that somebody brings ----


@pytest.mark.parametrize(
    "game",
    [pytest.param(game, marks=() if game in ("chicago-stud", "whispers") else MORE_GAMES) for game in KNOWN],
)
async def test_a_record_s_file_proves_the_same_as_its_table(home: Home, game: str) -> None:
    checks = checks_of(home)
    records, table_id = home.coordinator.game_records, await played(home, game, 12)
    await end(home, table_id)
    _, text = await records.record(by(ANN), table_id)
    of_table = await verified(home, table_id)
    found = await checks.verify_file(by(CLEO, guild=12345), text.encode())
    assert (found.game, found.items) == (game, of_table.items)
    assert (found.seal, found.secret_out) == (of_table.seal, True)
    assert found.computers == of_table.computers


async def test_a_file_with_one_thing_changed_does_not_hold(home: Home) -> None:
    checks = checks_of(home)
    records, table_id = home.coordinator.game_records, await played(home, "whispers", 300, goal="1")
    _, text = await records.record(by(ANN), table_id)
    for before, after, item in (
        ('[Secret "', '[Secret "', Item.SEAL),
        ('[Ranks "', '[Ranks "', Item.RESULT),
        ("{shuffle 1: 1 1 1", "{shuffle 1: 2 1 1", Item.SHUFFLE),
    ):
        at = text.index(before) + len(before)
        changed = text[:at] + ("1" if text[at] != "1" else "2") + text[at + 1 :]
        if before != after:
            changed = text.replace(before, after)
        found = await checks.verify_file(by(ANN), changed.encode())
        assert item in {each.item for each in found.items if each.broken}, item


async def test_what_a_file_says_of_itself_makes_nobody_ask_a_computer_of_other_rules(home: Home) -> None:
    checks = checks_of(home)
    records, table_id = home.coordinator.game_records, await played(home, "gangster", 8)
    await end(home, table_id)
    _, text = await records.record(by(ANN), table_id)
    rules = next(line for line in text.splitlines() if line.startswith("[Rules "))
    for before, after in ((rules, '[Rules "99"]'), ('[Game "gangster"]', '[Game "no-such-game"]')):
        found = await checks.verify_file(by(ANN), text.replace(before, after).encode())
        assert not found.computers.same_program
        assert found.computers.asked == 0 < found.computers.decisions


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "verify/file-no-record"),
        (b"\x89PNG\r\n\x1a\n\xff", "verify/file-no-text"),
        (b"\0" * 1000, "verify/file-no-record"),
        (b"a" * (1 << 18), "verify/file-no-record"),
        (b"a" * ((1 << 18) + 1), "verify/file-too-long"),
        (b"\n" * (1 << 18), "verify/file-no-record"),
        (b"@everyone [Game](https://example.org)\n", "verify/file-no-record"),
    ],
)
async def test_what_is_no_record_is_refused_with_a_reason(home: Home, content: bytes, why: str) -> None:
    checks = checks_of(home)
    with pytest.raises(NotARecord) as refused:
        await checks.verify_file(by(ANN), content)
    assert refused.value.reason.value == why
    for language in LANGUAGES:
        assert "example" not in worded(language, refused.value)


async def test_a_hundred_changed_files_are_checked_or_refused(home: Home) -> None:
    checks = checks_of(home)
    dice = Random("files")
    true = texts(next(each for each in GAMES if each.info.name == "whispers"))
    came = set[str]()
    for _ in range(100):
        text = mutated(dice.choice(true), dice)
        try:
            found = await checks.verify_file(by(ANN), text.encode("utf-8", "surrogatepass"))
            came.add("broken" if any(each.broken for each in found.items) else "holds")
        except NotARecord as refused:
            came.add(refused.reason.value)
    assert {"broken", "holds", "verify/file-no-record"} <= came <= {"broken", "holds", *WhyNoRecord}


async def test_one_file_at_a_time_for_each_and_one_in_all(home: Home) -> None:
    checks = checks_of(home)
    gate, begun = asyncio.Event(), asyncio.Semaphore(0)

    async def held(*_: object, **__: object) -> object:
        begun.release()
        await gate.wait()
        raise TooLong

    home.workers.run = held  # type: ignore[method-assign, assignment]
    first = asyncio.create_task(checks.verify_file(by(ANN), b"x"))
    await begun.acquire()
    with pytest.raises(NotARecord, match="one-at-a-time"):
        await checks.verify_file(by(ANN), b"x")
    second = asyncio.create_task(checks.verify_file(by(BEN), b"x"))
    await asyncio.sleep(0)
    assert begun.locked(), "Ben's waits for the worker"
    gate.set()
    for task in (first, second):
        with pytest.raises(NotARecord, match="takes-too-long"):
            await task
    with pytest.raises(NotARecord, match="takes-too-long"):
        await checks.verify_file(by(ANN), b"x")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words_of_its_own(language: Language) -> None:
    """`spelling` is what a reason without words of its own would read."""
    told = {
        worded(language, NotARecord(WhyNoRecord.UNREADABLE, line=3, why=why.value))
        for why in Unreadable
        if why is not Unreadable.ENCODING
    }
    assert len(told) == len(Unreadable) - 1
    assert (
        len({worded(language, NotARecord(why, line=3, why="spelling", minutes=3)) for why in WhyNoRecord})
        == 6
    )


@pytest.mark.parametrize("game", ["chicago-poker", "gangster"])
async def test_packed_it_is_the_same_record(home: Home, game: str) -> None:
    table_id = await played(home, game, 10)
    await end(home, table_id)
    records = home.coordinator.game_records
    _, before = await records.record(by(ANN), table_id)
    await home.pass_time(HOUR, 2 * HOUR)
    while await home.coordinator.archive.step():
        pass
    assert (await home.store.records.packs()).packed == 1
    assert (await records.record(by(ANN), table_id))[1] == before
