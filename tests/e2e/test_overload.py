"""Far too much to paint: films, stories and help give way first; whoever clicks is always answered."""

from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.features.film.making import Films
from bot.ui.delivery.errors import Failure, patience
from bot.workers import BUSY, FULL, Overloaded, Workers
from tests.helpers.bot_in_sandbox import Calendar, PlainSkin, a_bot, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.databases import connected
from tests.helpers.playing import begun, over, panel, play_out

KNOWN = painted_by(PlainSkin, hidden=True)
SHORT = {"game": "whispers", "options": "goal:1, rounds:5"}
MOMENT = timedelta(seconds=6)
PUT_OFF = timedelta(minutes=1)


def crowded(monkeypatch: pytest.MonkeyPatch, waiting: int) -> None:
    """From now on so many urgent works wait for each worker, whenever more is handed over."""
    run = Workers.run

    def refuses(workers: Workers, behind: int) -> bool:
        refused = waiting > behind
        workers.shed += refused
        return refused

    async def handed_over(workers: Workers, *work: Any, behind: int | None = None, **how: Any) -> Any:
        if behind is not None and workers.refuses(behind):
            raise Overloaded
        return await run(workers, *work, **how)

    monkeypatch.setattr(Workers, "refuses", refuses)
    monkeypatch.setattr(Workers, "run", handed_over)


@pytest.fixture(autouse=True)
def overloaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many wait that what can wait is not begun; pictures of the game are painted still."""
    crowded(monkeypatch, BUSY + 1)


@pytest.mark.by_day("chicago-poker", why="one game shows that its words do")
@pytest.mark.parametrize("game", ["whispers", "chicago-poker"])
async def test_where_nothing_can_be_painted_everybody_goes_on_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    crowded(monkeypatch, FULL + 1)
    options = SHORT if game == "whispers" else {"game": game}
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:  # a copied game may have been painted
        people, channel = await begun(bot, 2, **options)
        for person in people:
            shown = (await person.slash(channel, "hand")).message
            position = (await bot.store.matches.load(1)).position
            engine, skin = KNOWN[game].engine, KNOWN[game].skin
            seat = (await bot.store.tables.load(1)).people.index(person.id)
            words = skin.describe_view(engine.view(position, seat), bot_names(people), "en")
            assert words.strip().splitlines()[-1].strip() in shown.text
            assert not shown.attachments
        if game == "whispers":
            await play_out(bot, people, channel, seed=2)
        last = over(channel) or panel(people[0]) or panel(people[1])
        assert last is not None
        assert not last.attachments
        assert last.text


def bot_names(people: object) -> tuple[str, ...]:
    return tuple(person.account.name for person in people)  # type: ignore[attr-defined]


async def test_a_game_is_painted_while_help_comes_in_words_and_films_are_put_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **SHORT) as (bot, people, channel):
        assert (await people[0].slash(channel, "hand")).message.attachments
        rules = (await people[0].slash(channel, "rules", game="chicago-poker")).message
        assert rules.text
        assert not rules.attachments
        with monkeypatch.context() as quiet:
            crowded(quiet, 0)
            assert (await people[0].slash(channel, "rules", game="chicago-poker")).message.attachments

        await play_out(bot, people, channel, seed=2)
        await bot.sandbox.idle()
        for command in ("game film", "game story"):
            assert "Too many people are playing right now" in (await people[0].slash(channel, command)).text
        assert bot.client.context.services[Films].of(people[0].id) is None


async def test_the_story_of_a_game_is_told_when_there_is_time_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calendar = Calendar()
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, now=calendar, **SHORT) as (bot, people, channel):
        await play_out(bot, people, channel, seed=2)
        await bot.sandbox.idle()

        def stories() -> list[str]:
            posts = (m for m in channel.messages.values() if m.only_for is None and not m.deleted)
            return [m.text for m in posts if "The story of table" in m.text]

        shed = bot.client.context.painter.shed
        calendar.let_pass(bot, MOMENT)
        bot.coordinator.posts.bell.set()
        await bot.sandbox.until(lambda: bot.client.context.painter.shed > shed)
        await bot.sandbox.idle()
        assert not stories()
        with connected(tmp_path / "db") as db:
            (why,) = db.execute("SELECT why FROM outbox WHERE kind = 'story'").fetchone()
        assert why.startswith("overloaded")
        assert patience(Failure.OVERLOADED, tries=1000) is not None, "however long it lasts"

        crowded(monkeypatch, 0)
        calendar.let_pass(bot, PUT_OFF)
        bot.coordinator.posts.bell.set()
        await bot.sandbox.until(stories)
        assert len(stories()) == 1
