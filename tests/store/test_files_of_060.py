"""The files that version 0.6.0 has made open, and all that it began goes on (tests/store/data/0.6.0)."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.games import games
from bot.table.clock import Caretaker
from bot.table.outbox import Kind, seal_post
from bot.table.table import Phase
from engine.chicago_stud.events import Showdown
from engine.chicago_stud.legality import Reason
from engine.game import IllegalAction
from engine.record.checking import check
from engine.record.reading import read
from tests.helpers.files_060 import (
    BITES,
    GAMES,
    MADE,
    OLD_RULES,
    PHASES,
    RECORDS,
    RULES_060,
    TABLES,
    events_of,
    named,
    open_files_of_060,
    phase_of,
    play_lines,
    play_on,
    state_of,
)
from tests.helpers.home import ANN, BEN, CLEO, Home, by, faults
from tests.helpers.opaque import inside


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[Home]:
    home = open_files_of_060(tmp_path)
    yield home
    await home.close()


def test_every_game_is_there_in_every_phase() -> None:
    found = {(name.split(".")[0], name.rpartition(".")[2]) for name in TABLES}

    assert found == {(game, stage) for game in GAMES for stage in PHASES}


async def test_every_table_is_in_its_phase_and_nothing_is_wrong_with_the_file(old: Home) -> None:
    phases = {name: (await old.store.tables.load(table_id)).phase for name, table_id in TABLES.items()}

    assert phases == {name: phase_of(name) for name in TABLES}
    assert faults(old.path, games()) == ()
    assert old.time == MADE


MORE = (
    *("cp.tie.play", "cp.held.play", "cp.live.play", "cp.late.play", "cp.alone.play"),
    *("ga.held.play", "ga.live.play", "ga.late.play", "cs.held.play", "pc.live.play", "pc.late.play"),
)
MORE_TABLES = pytest.mark.long("a table of that kind is played to its end in another game; a tie goes on")
LONGEST_GAME = pytest.mark.long("the longest of all; how its old rule bites is tested by itself")
WAITING = dict.fromkeys(MORE, MORE_TABLES) | {"cp.or53.play": LONGEST_GAME}


@pytest.mark.by_day(
    "[cp.play", "cs.folding", "pc.stage", "[ga.play", "cs.order", why="one file of each kind goes on by day"
)
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=WAITING.get(name, ())) for name in named(stage="play")],
)
async def test_every_game_in_play_is_played_to_its_end(old: Home, name: str) -> None:
    await play_on(old, name)

    assert (await old.store.tables.load(TABLES[name])).phase is Phase.OVER


async def test_a_tie_goes_on_and_is_fought_out(old: Home) -> None:
    before = await state_of(old, "cp.tie.play")
    await play_on(old, "cp.tie.play", most=4)
    after = await state_of(old, "cp.tie.play")

    assert before.tie is not None
    assert after.tie is None or after.tie != before.tie


@pytest.mark.parametrize("name", RECORDS)
def test_every_record_holds(name: str) -> None:
    report = check(RECORDS[name].read_bytes())

    assert report.holds
    assert read(RECORDS[name].read_bytes()).program.startswith("0.6.0")


async def test_every_moment_of_every_game_that_was_dealt_can_be_read(old: Home) -> None:
    for name in (
        *named(stage="packed"),
        *named(stage="over"),
        *named(stage="conceded"),
        *named(stage="closed"),
    ):
        newest = await old.store.matches.load(TABLES[name])
        lines = await old.store.history.log(TABLES[name], 0, newest.version)
        assert lines, name
        for version in range(1, newest.version + 1, 57):
            assert (await old.store.matches.load(TABLES[name], version)).version == version


async def test_what_has_ended_an_hour_ago_is_packed_and_its_record_is_the_one_of_060(old: Home) -> None:
    packs = await old.store.records.packs()
    packed = [name for name in TABLES if name.endswith((".packed", ".conceded", ".closed"))]

    assert (packs.packed, packs.unreadable, packs.not_reproduced) == (len(packed), 0, 0)
    for name, file in RECORDS.items():
        table_id = TABLES.get(f"{name}.packed", TABLES.get(name, 0))
        _, text = await old.coordinator.game_records.record(by(BEN if "caretaker" in name else ANN), table_id)
        assert text.splitlines() == file.read_text("utf-8").splitlines(), name


async def test_plans_answers_and_orders_are_in_force(old: Home) -> None:
    poker, gangster, stud = [await old.store.playing(TABLES[f"{game}.play"]) for game in ("cp", "ga", "cs")]

    assert set(poker.plans) == set(gangster.plans) == {1}
    assert {seat: each.answer for seat, each in poker.answers.items()} == {1: "lowest 9", 2: "nothing"}
    assert [seat.order is not None for seat in inside(stud.match.position).seats] == [False, True, True]
    assert all(each.clocks for each in (poker, gangster, stud))
    tie = await old.store.playing(TABLES["cp.tie.play"])
    assert old.games["chicago-poker"].engine.awaited(tie.match.position) == (3,)
    assert [each.seat for each in tie.match.pending] == [1]


@pytest.mark.parametrize("game", ["cp", "ga"])
async def test_a_plan_of_060_is_played_in_its_turn_or_told_not_to_hold(old: Home, game: str) -> None:
    table_id = TABLES[f"{game}.play"]
    engine = old.games[GAMES[game]].engine
    while engine.awaited((await old.store.matches.load(table_id)).position) == (0,):
        await play_on(old, f"{game}.play", most=1)
    before = await old.store.matches.load(table_id)
    assert engine.awaited(before.position) == (1,)

    for due in (await old.store.agendas.at(old.time)).settled_before:
        await old.coordinator.plans.play(due)

    plan = (await old.store.playing(table_id)).plans.get(1)
    after = await old.store.matches.load(table_id)
    ran = plan is None or plan.why == "ran"  # of several turns: told when the whole has run
    assert (after.version > before.version) == ran
    assert plan is None or plan.why


async def test_people_their_settings_and_what_is_counted_of_them_are_there(old: Home) -> None:
    ann, ben, hal = [await old.coordinator.profiles.get(player) for player in (ANN, BEN, 108)]

    assert (ann.zone, ann.waking is not None) == ("Europe/Paris", True)
    assert (ben.language, ben.caretaker, ben.pocket) == ("fr", Caretaker.MINIMUM, True)
    assert hal.away_until(MADE) is not None
    for game in GAMES.values():
        board = await old.coordinator.records.leaderboard(7, game)
        assert {ANN, BEN, CLEO} <= {each.player for each in board}
    awaited = await old.store.results.await_story(MADE)
    assert set(awaited) == {TABLES[name] for name in named(stage="over")}


async def test_letters_wait_stories_among_them(old: Home) -> None:
    waiting = {(letter.table_id, letter.kind) for letter in await old.store.outbox.due(MADE, 10**6)}

    told = await old.tell()

    assert {(TABLES[f"{game}.live.play"]) for game in GAMES} <= {table_id for table_id, _ in waiting}
    assert {letter.table_id for letter in told if letter.kind is Kind.STORY} == {
        TABLES[name] for name in named(stage="over")
    }


# ---- tables that meet what later versions do otherwise: by the rules of 0.6.0 they go on ----


def test_every_old_rule_is_met_by_tables_that_are_there() -> None:
    assert all(name in TABLES for names in OLD_RULES.values() for name in names)
    assert set(BITES) <= {name for names in OLD_RULES.values() for name in names}


async def test_every_table_was_dealt_by_the_rules_of_060(old: Home) -> None:
    for name in (*named(stage="play"), *named(stage="packed")):
        rules, _ = await old.store.matches.dealt_by(TABLES[name])
        assert rules == RULES_060[GAMES[name.split(".")[0]]], name


@pytest.mark.parametrize(
    "name", OLD_RULES["low game: suits decide between equal hands with a pair, spades laid first"]
)
async def test_two_black_aces_lose_to_two_red_ones_in_a_low_game_of_060(old: Home, name: str) -> None:
    if name in BITES:
        await play_lines(old, name, BITES[name])
    (shown,) = [event for event in await events_of(old, name) if isinstance(event, Showdown)]
    pairs = ["".join(str(card) for card in hand.hand.cards[:2]) for hand in shown.hands]

    assert pairs == ["AhAd", "AsAc"]
    assert shown.pots[0].winners == (shown.hands[0].seat,)
    assert shown.pots[0].by_suit is not None


async def test_what_a_folded_boss_has_paid_in_a_round_stays_for_the_deal(old: Home) -> None:
    stands = await state_of(old, "cs.folded.play")
    met = await play_lines(old, "cs.folding.play", BITES["cs.folding.play"])

    assert (stands.street, met.street) == (4, 4)
    assert [seat.paid for seat in stands.seats] == [0, 2, 0, 0]
    assert [seat.paid for seat in met.seats] == [2, 0, 0, 0]


async def test_an_order_for_more_than_one_has_is_refused(old: Home) -> None:
    with pytest.raises(IllegalAction) as refused:
        await play_lines(old, "cs.order.play", BITES["cs.order.play"])

    assert refused.value.reason is Reason.BUDGET_TOO_LARGE


async def test_after_three_reshuffles_nobody_recruits_though_cards_lie_on_the_discard_pile(old: Home) -> None:
    state = await play_lines(old, "cp.or53.play", BITES["cp.or53.play"])
    legal = {str(action) for action in old.games["chicago-poker"].engine.legal(state, state.active)}

    assert (state.reshuffles, len(state.deck), len(state.discard)) == (3, 0, 2)
    assert "recruit" not in legal


async def test_a_long_game_of_poker_champ_ends_after_its_hundredth_deal(old: Home) -> None:
    assert (await state_of(old, "pc.long.play")).deal == 99

    await play_on(old, "pc.long.play")

    for name in named("pc", "long"):
        state = await state_of(old, name)
        assert (state.deal, state.outcome.ending.value) == (100, "last-deal")


@pytest.mark.by_day(".late", "cp.", why="one file of each kind is read by day")
@pytest.mark.parametrize("name", OLD_RULES["dealt before the seal's message stood"])
async def test_the_seal_came_after_the_deal_or_waits_still(old: Home, name: str) -> None:
    table_id = TABLES[name]
    dealt_at = (await old.store.history.moves(table_id))[0].at
    post = await old.store.outbox.post(table_id, seal_post(1))

    if "alone" in name:
        assert post is None
    else:
        assert post is not None
        posted = ((post.message_id >> 22) + 1_420_070_400_000) / 1000
        assert posted - dealt_at.timestamp() == 3


@pytest.mark.long("It plays every stored game to its end; make test plays each to its end once.")
@pytest.mark.parametrize("dice", ["first", "second", "third"])
async def test_everything_is_played_to_its_end_packed_told_and_checked(old: Home, dice: str) -> None:
    for name in named(stage="play"):
        await play_on(old, name, dice=dice)
        assert (await old.store.tables.load(TABLES[name])).phase is Phase.OVER, name
    old.time += timedelta(days=2)
    while await old.coordinator.story_statistics.step():
        pass
    while await old.coordinator.archive.step():
        pass

    packs = await old.store.records.packs()
    assert (packs.waiting, packs.unreadable, packs.not_reproduced) == (0, 0, 0)
    for name in (*named(stage="play"), *named(stage="over")):
        table = await old.store.tables.load(TABLES[name])
        _, text = await old.coordinator.game_records.record(by(table.host), TABLES[name])
        assert check(text).holds, name
