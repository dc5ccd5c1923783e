"""Lessons: where somebody left them, what is handed out of a board, and a first game at the end."""

import asyncio
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.coordinator.learning import DONE
from bot.games import games
from bot.table.refusals import NotAllowed, NotHere
from bot.table.table import Phase
from engine.game import Refusal
from engine.lessons.judging import Answered, Solved
from engine.lessons.playing import opened
from tests.helpers.home import ANN, BEN, CHANNEL, GUILD, Home, by, manager
from tests.helpers.opaque import inside

POKER, GANGSTER = "chicago-poker", "gangster"


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    made = Home(tmp_path / "bot.sqlite3", games(hidden=True))
    yield made
    await made.close()


async def test_who_comes_back_goes_on_where_they_left_in_each_game(home: Home) -> None:
    learning = home.coordinator.learning
    assert await learning.left(ANN) == (POKER, "goal"), "the first lesson of the first game"
    await learning.keep(ANN, POKER, "fifth")
    home.time += timedelta(minutes=1)
    await learning.keep(ANN, GANGSTER, "drive")
    assert await learning.left(ANN) == (GANGSTER, "drive")
    home.time += timedelta(minutes=1)
    await learning.keep(ANN, POKER, DONE)
    assert await learning.left(ANN) == (POKER, DONE)
    assert await learning.left(ANN, GANGSTER) == (GANGSTER, "drive")
    assert await learning.left(BEN) == (POKER, "goal")


async def test_a_lesson_that_is_there_no_longer_is_begun_anew(home: Home) -> None:
    await home.store.lessons.keep(ANN, "a-game-that-was", "goal", home.time)
    await home.store.lessons.keep(ANN, GANGSTER, "a-step-that-was", home.time)
    assert await home.coordinator.learning.left(ANN) == (POKER, "goal")
    assert await home.coordinator.learning.left(ANN, GANGSTER) == (GANGSTER, "unload-more")


async def test_nothing_is_remembered_of_what_there_is_not(home: Home) -> None:
    learning = home.coordinator.learning
    assert learning.games == (POKER, "poker-champ", "chicago-stud", GANGSTER, "two-trucks"), (
        "Whispers is not taught"
    )
    for game, step in (("whispers", DONE), ("nothing", DONE), (GANGSTER, "goal")):
        with pytest.raises(NotAllowed):
            await learning.keep(ANN, game, step)
    assert (await home.coordinator.records.export(ANN))["lessons"] == []


async def test_it_is_exported_and_forgotten_with_the_rest(home: Home) -> None:
    records = home.coordinator.records
    await home.coordinator.learning.keep(ANN, GANGSTER, "drive")
    await home.coordinator.learning.keep(BEN, GANGSTER, "round-third")
    (kept,) = (await records.export(ANN))["lessons"]
    assert kept == {"game": GANGSTER, "step": "drive", "at": home.time.timestamp(), "solved": ""}
    await records.forget(ANN)
    assert (await records.export(ANN))["lessons"] == []
    assert await home.coordinator.learning.left(ANN) == (POKER, "goal")
    assert await home.coordinator.learning.left(BEN) == (GANGSTER, "round-third")


async def test_a_board_is_seen_through_the_learner_s_eyes_alone(home: Home) -> None:
    learning, engine = home.coordinator.learning, home.games[POKER].engine
    scene = learning.scene(POKER, "recruit")
    board = opened(engine, learning.step(POKER, "recruit"))
    assert {str(each) for each in inside(scene.view).hand} == {"R9", "B5", "Y14", "P2"}
    assert scene.view == engine.view(board.state, board.seat) != engine.view(board.state, 1 - board.seat)
    assert scene.names == ("", ""), "the bosses are named by the pictures"
    assert learning.scene(POKER, "recruit", you="Ann").names == ("Ann", "")


async def test_a_line_is_judged_and_one_that_nobody_can_have_come_to_is_refused(home: Home) -> None:
    learning = home.coordinator.learning
    assert isinstance(learning.judged(POKER, "goal", ("recruit",)), Answered)
    assert isinstance(learning.judged(POKER, "goal", ("play R9 B",)), Solved)
    assert learning.closing(POKER, "goal", ("play R9 B",)).solved
    for line in ((), ("recruit", "recruit"), ("play G15 B",), ("nonsense",)):
        with pytest.raises(Refusal):
            learning.judged(POKER, "goal", line)
        with pytest.raises(Refusal):
            learning.closing(POKER, "goal", line)
    with pytest.raises(NotAllowed):
        learning.scene(POKER, "goal", ("recruit",))


async def test_a_first_game_is_dealt_against_beginners_and_two_clicks_mean_one(home: Home) -> None:
    play = home.coordinator.solo.begin
    first, again = await asyncio.gather(*(play(by(ANN), "Ann", CHANNEL, GANGSTER, "fr") for _ in range(2)))
    assert first.id == again.id
    assert (first.phase, first.game, first.host, first.language) == (Phase.PLAYING, GANGSTER, ANN, "fr")
    assert [each.level for each in first.occupants] == [None, "rookie", "rookie", "rookie"]
    home.time += timedelta(minutes=1)
    assert (await play(by(ANN), "Ann", CHANNEL, GANGSTER, "fr")).id != first.id
    other = await play(by(BEN), "Ben", CHANNEL, GANGSTER, "fr")
    assert other.host == BEN


@pytest.mark.parametrize("game", [POKER, GANGSTER, "chicago-stud", "poker-champ"])
async def test_who_plays_now_acts_first(home: Home, game: str) -> None:
    for _ in range(5):
        home.time += timedelta(minutes=1)
        table = await home.coordinator.solo.begin(by(ANN), "Ann", CHANNEL, game, None)
        panel = await home.coordinator.reader.panel(by(ANN), table.id)
        assert panel.asked
        await home.coordinator.seats.leave(by(ANN), table.id)


async def test_a_first_game_keeps_to_the_server_s_rules(home: Home) -> None:
    await home.coordinator.profiles.update_server(manager(), channels=(CHANNEL + 1,))
    with pytest.raises(NotAllowed) as no:
        await home.coordinator.solo.begin(by(ANN), "Ann", CHANNEL, POKER, None)
    assert no.value.reason is NotHere.WRONG_CHANNEL
    with pytest.raises(NotAllowed):
        await home.coordinator.solo.begin(by(ANN), "Ann", CHANNEL + 1, "chess", None)
    assert await home.coordinator.reader.tables_of(ANN) == ()


async def test_a_game_whose_deal_was_cut_off_leaves_no_lobby_that_nobody_sees(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when the bot is killed between the opening and the deal."""

    async def killed(*_: object) -> None:
        raise RuntimeError("killed")

    with monkeypatch.context() as patch:
        patch.setattr(home.coordinator.solo, "dealt", killed)
        with pytest.raises(RuntimeError):
            await home.coordinator.solo.begin(by(ANN), "Ann", CHANNEL, GANGSTER, None)
    seen = await home.coordinator.lobbies.open(by(BEN), "Ben", CHANNEL, game=GANGSTER)
    await home.coordinator.scheduler.run_due()
    assert (await home.coordinator.lobbies.get(by(ANN), 1)).phase is Phase.LOBBY, "it may be dealt yet"
    home.time += timedelta(minutes=10)
    await home.coordinator.scheduler.run_due()
    assert (await home.coordinator.lobbies.get(by(ANN), 1)).phase is Phase.CANCELLED
    assert (await home.coordinator.lobbies.get(by(BEN), seen.id)).phase is Phase.LOBBY
    again = await home.coordinator.solo.begin(by(ANN), "Ann", CHANNEL, GANGSTER, None)
    assert again.phase is Phase.PLAYING


async def test_a_lobby_whose_channel_is_gone_is_no_unseen_one(home: Home) -> None:
    table_id = (await home.table(ANN, BEN)).id
    await home.coordinator.places.channel_gone(GUILD, CHANNEL)
    home.time += timedelta(minutes=10)
    await home.coordinator.scheduler.run_due()
    table = await home.store.tables.load(table_id)
    assert (table.phase, table.placed) == (Phase.LOBBY, False)
