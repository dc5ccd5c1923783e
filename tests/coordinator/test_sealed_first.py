"""Nobody cuts, and nothing is dealt, before the message with the deck's seal stands; one person has none."""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import cast

import pytest

from bot.coordinator.cutting import LOOKS_MAX, PAUSE
from bot.games import RegisteredGame, games
from bot.skins.skin import Choice, Skin
from bot.table.clock import Pace
from bot.table.match import TableId
from bot.table.notices import Notice
from bot.table.outbox import DEALT_BEHIND, Kind, Post, seal_post
from bot.table.places import NewPlace
from bot.table.refusals import NotAllowed, NotShown
from bot.table.table import Phase, Table
from engine import seal
from engine.record.checking import Item, Verdict, Why, check
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, GUILD, Home, by, guest, manager


class Slow(Home):
    """Messages arrive when a test says so; who waits is counted."""

    waited = 0.0
    arrives_after = float("inf")  # seconds that somebody waits

    async def pause(self, seconds: float) -> None:
        self.waited += seconds
        if self.waited >= self.arrives_after:
            await self.shown()


@pytest.fixture
async def slow(path: Path) -> AsyncIterator[Slow]:
    made = Slow(path)
    yield made
    await made.close()


async def everything(home: Home, table_id: TableId) -> tuple[Table, int, int]:
    query = "SELECT (SELECT count(*) FROM outbox), (SELECT count(*) FROM moves)"
    letters, moves = await home.store.database.read(lambda db: db.execute(query).fetchone())
    return await home.store.tables.load(table_id), letters, moves


# ---- several people ----


@pytest.mark.parametrize("pace", [Pace.NONE, Pace.NINETY_SECONDS])
async def test_a_start_waits_two_seconds_for_the_seal_then_says_why_and_changes_nothing(
    slow: Slow, pace: Pace
) -> None:
    table = await slow.table(ANN, BEN, pace=pace)
    await slow.store.outbox.keep_post(table.id, "lobby", Post(CHANNEL, 1))
    before = await everything(slow, table.id)
    with pytest.raises(NotShown, match="not-sealed"):
        await slow.coordinator.cutting.start(by(ANN), table.id)
    assert slow.waited == pytest.approx(LOOKS_MAX * PAUSE) == pytest.approx(2)
    assert await everything(slow, table.id) == before
    slow.arrives_after = 0
    assert (await slow.coordinator.cutting.start(by(ANN), table.id)).phase is not Phase.LOBBY


async def test_a_seal_that_comes_while_somebody_waits_is_waited_for(slow: Slow) -> None:
    table = await slow.table(ANN, BEN)
    slow.arrives_after = 1.0
    assert (await slow.coordinator.cutting.start(by(ANN), table.id)).phase is Phase.CUTTING
    assert slow.waited < LOOKS_MAX * PAUSE


async def test_who_may_not_start_does_not_wait_to_hear_it(slow: Slow) -> None:
    table = await slow.table(ANN, BEN)
    with pytest.raises(NotAllowed, match="not-host"):
        await slow.coordinator.cutting.start(by(BEN), table.id)
    assert not slow.waited


Act = Callable[[Home, TableId], Awaitable[object]]
ACTS: dict[str, Act] = {
    "cut": lambda home, table_id: home.coordinator.cutting.cut(by(ANN), table_id, "deep"),
    "pass": lambda home, table_id: home.coordinator.cutting.cut(by(ANN), table_id, None),
    "deal": lambda home, table_id: home.coordinator.cutting.deal(by(ANN), table_id),
    "start": lambda home, table_id: home.coordinator.cutting.start(by(ANN), table_id),
}


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS)
async def test_where_the_seal_went_with_its_channel_nobody_cuts_or_deals_before_it_stands_again(
    slow: Slow, act: Act
) -> None:
    table = await slow.table(ANN, BEN)
    slow.arrives_after = 0
    await slow.coordinator.cutting.start(by(ANN), table.id)
    slow.arrives_after = float("inf")
    slow.time += timedelta(days=1)
    await slow.coordinator.places.channel_gone(GUILD, CHANNEL)
    await slow.coordinator.places.move(by(ANN), table.id, NewPlace(GUILD, CHANNEL + 1))
    before = await everything(slow, table.id)
    with pytest.raises(NotShown, match="not-sealed"):
        await act(slow, table.id)
    assert await everything(slow, table.id) == before
    slow.arrives_after = 0
    await act(slow, table.id)


async def test_a_table_that_opens_again_is_started_behind_its_new_seal_alone(slow: Slow) -> None:
    table = await slow.table(ANN, BEN)
    slow.arrives_after = 0
    await slow.coordinator.cutting.start(by(ANN), table.id)
    slow.arrives_after = float("inf")
    await slow.coordinator.lobbies.reopen(by(ANN), table.id)
    with pytest.raises(NotShown, match="not-sealed"):
        await slow.coordinator.cutting.start(by(ANN), table.id)


async def test_a_lobby_that_nobody_can_see_is_not_started(slow: Slow) -> None:
    for computers in (0, 1):
        table = await slow.table(ANN, *(() if computers else (BEN,)), computers=computers)
        await slow.store.outbox.keep_post(table.id, seal_post(1), Post(CHANNEL, 2))
        await slow.store.outbox.keep_post(table.id, "lobby", Post(CHANNEL + 1, 3))  # where it was before
        before = await everything(slow, table.id)
        with pytest.raises(NotShown, match="not-shown"):
            await slow.coordinator.cutting.start(by(ANN), table.id)
        assert await everything(slow, table.id) == before


async def test_what_was_given_up_is_posted_again_when_somebody_wants_to_start(slow: Slow) -> None:
    table = await slow.table(ANN, BEN)
    for letter in await slow.tell():
        assert letter.kind in (Kind.LOBBY, Kind.DECK)
    for _ in range(2):
        with pytest.raises(NotShown):
            await slow.coordinator.cutting.start(by(ANN), table.id)
    told = await slow.tell()
    assert [(each.kind, each.key) for each in told] == [(Kind.LOBBY, ""), (Kind.DECK, Notice.SEAL)]
    assert told[1].facts["number"] == 1


async def test_that_a_game_was_dealt_behind_its_seal_is_kept(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    post = await home.store.outbox.post(table_id, seal_post(1))
    assert post is not None
    assert post.version == DEALT_BEHIND


# ---- one person against computers ----


def deck_letters(home: Home) -> list[str]:
    return [each.key for each in home.courier.told if each.kind is Kind.DECK]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
async def test_of_every_game_one_person_against_computers_has_no_seal_and_its_record_says_so(
    path: Path, game: AnyGame
) -> None:
    home = Slow(path, {game.info.name: RegisteredGame(game, cast(Skin, NoWords()))})
    try:
        level = game.info.levels[0]
        opened = await home.coordinator.lobbies.open(by(ANN), "Ann", CHANNEL, computers=(level,))
        await home.coordinator.cutting.start_unseen(by(ANN), opened.id)
        assert not home.waited
        await home.tell()
        assert deck_letters(home) == []
        await home.coordinator.seats.end(manager(), opened.id)
        unsealed = await home.store.seals.unsealed(opened.id)
        assert unsealed is not None
        assert (unsealed.seal, unsealed.cuts) == ("", ())
        assert await home.store.matches.seed(opened.id) == seal.seed(game.info.name, unsealed.secret, ())
        _, text = await home.coordinator.game_records.record(by(ANN), opened.id)
        assert "[Seal " not in text
        report = check(text)
        assert report.holds
        (sealed,) = (each for each in report.findings if each.item is Item.SEAL)
        assert (sealed.verdict, sealed.why) == (Verdict.UNCHECKABLE, Why.ALONE)
        assert report.count(Item.SEED, Verdict.HELD) == 1
    finally:
        await home.close()


class NoWords:
    """Names of computers, and nothing else."""

    def role(self, role: str) -> str:
        return role

    def level(self, level: str, _language: str) -> Choice:
        return Choice(level, level)


async def test_play_now_waits_for_no_message(path: Path) -> None:
    home = Slow(path, games())
    try:
        table = await home.coordinator.solo.begin(by(ANN), "Ann", CHANNEL, "chicago-poker", "en")
        assert table.phase is Phase.PLAYING
        assert not home.waited
    finally:
        await home.close()


async def test_a_seal_that_stands_where_one_person_starts_after_all_goes(home: Home) -> None:
    table = await home.table(ANN, BEN, computers=1)
    await home.tell()
    await home.shown()
    await home.coordinator.lobbies.leave(by(BEN), table.id)
    await home.coordinator.cutting.start(by(ANN), table.id)
    assert await home.store.outbox.post(table.id, seal_post(1)) is None
    (gone,) = [each for each in await home.tell() if each.kind is Kind.RETIRE]
    assert gone.facts["channel"] == CHANNEL
    await home.store.outbox.keep_post(table.id, seal_post(1), Post(CHANNEL, 77))  # it was on its way
    (gone,) = [each for each in await home.tell() if each.kind is Kind.RETIRE]
    assert gone.facts["message"] == 77
    await home.coordinator.seats.end(manager(), table.id)
    unsealed = await home.store.seals.unsealed(table.id)
    assert unsealed is not None
    assert unsealed.seal == ""
    assert await home.store.matches.seed(table.id) == seal.seed(table.game, unsealed.secret, ())


async def test_whoever_joins_a_person_and_computers_is_shown_a_seal(slow: Slow) -> None:
    opened = await slow.coordinator.lobbies.open(by(ANN), "Ann", CHANNEL, computers=("regular",))
    await slow.tell()
    assert deck_letters(slow) == []
    await slow.coordinator.lobbies.join(by(BEN), opened.id, "Ben")
    await slow.coordinator.lobbies.join(by(CLEO), opened.id, "Cleo")
    await slow.tell()
    assert deck_letters(slow) == [Notice.SEAL]
    with pytest.raises(NotShown, match="not-s"):
        await slow.coordinator.cutting.start_unseen(by(ANN), opened.id)
    slow.arrives_after = 0
    table = await slow.start(opened.id, ANN)
    assert table.phase is Phase.PLAYING


async def test_a_chair_that_is_kept_for_somebody_has_a_seal_from_the_beginning(home: Home) -> None:
    await home.coordinator.lobbies.open(by(ANN), "Ann", CHANNEL, computers=("regular",), invite=(guest(BEN),))
    await home.tell()
    assert deck_letters(home) == [Notice.SEAL]
