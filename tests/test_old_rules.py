"""A finished game that met a rule of 0.6.0 is told by it for ever: book, replay, story, check, import."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.features.book.content import turns_of
from bot.features.book.page import book
from bot.features.review.reviews import Reviews
from bot.games import games
from bot.importing import finished
from bot.table.story import story_of
from engine import chances
from engine.record.checking import Item
from engine.record.games import GAMES as BY_NAME
from engine.record.reading import read
from tests.helpers.checks import checks_of
from tests.helpers.files_060 import GAMES, OLD_RULES, RECORDS, TABLES, open_files_of_060
from tests.helpers.home import ANN, Home, by, manager

KNOWN = games()
FINISHED = sorted(
    {name.removesuffix(".packed") for names in OLD_RULES.values() for name in names}
    & {"cs.ties", "cs.folded", "cp.or53", "pc.long"}
)
ALL, SOME = 10**6, 12  # turns
PRICE = pytest.mark.price("Each old rule is met in a whole game, which is replayed and told.")
REPLAYED = "its turns are replayed in make test, and reviewed by the same rules"
SHORTEST = "cs.folded"
BOUND = pytest.mark.long("a book has the turns that make test compares; the shortest game is bound there")
NIGHT = pytest.mark.long("It compares every turn of the games; make test compares a dozen.")


@pytest.fixture
async def old(tmp_path: Path) -> AsyncIterator[Home]:
    home = open_files_of_060(tmp_path)
    yield home
    await home.close()


@pytest.mark.by_day("cp.or53", "cs.ties", why="one game of each kind of old rule is told by day")
@pytest.mark.parametrize(
    ("name", "most"),
    [
        *(pytest.param(name, SOME, id=name, marks=PRICE) for name in FINISHED),
        *(pytest.param(name, ALL, id=f"{name}-all", marks=NIGHT) for name in FINISHED),
    ],
)
async def test_a_game_that_met_an_old_rule_is_told_as_it_was_played(
    old: Home, name: str, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`most`: turns whose news are compared, spread over the game; the end follows from all of them."""
    checks = checks_of(old)
    monkeypatch.setattr(chances, "needed", lambda *_: 1)  # one try a turn: what is guessed is no matter here
    table_id, game = TABLES[f"{name}.packed"], GAMES[name.split(".")[0]]
    record = finished(RECORDS[name], KNOWN)
    moments = turns_of(KNOWN[game], record).moments
    coordinator = old.coordinator

    step = len(moments) // most + 1
    for turn, moment in [*enumerate(moments)][::-step]:  # among them the last
        replayed = await coordinator.moments.moment(manager(), table_id, turn)
        assert replayed.news == moment.events
        assert replayed.last == len(moments) - 1
    result = BY_NAME[game].result(moments[-1].state, [event for each in moments for event in each.events])
    assert record.ending is not None
    assert result is not None
    assert (result.ranks, result.scores) == (record.ending.ranks, record.ending.scores)

    verified = await checks.verify(manager(), table_id)
    assert [item for item in verified.items if item.broken] == []
    assert {item.item for item in verified.items if item.held} >= {Item.RESULT, Item.SHUFFLE}

    story = story_of(BY_NAME[game], await coordinator.stories._game(await old.store.told(table_id)))
    assert story.curve[-1] == tuple(1 / result.ranks.count(1) if rank == 1 else 0 for rank in result.ranks)


@pytest.mark.long("what a book holds is told by day; this binds a whole game")
@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == SHORTEST else BOUND) for name in FINISHED]
)
def test_a_game_that_met_an_old_rule_becomes_a_book(name: str) -> None:
    assert book(RECORDS[name].read_text())


@pytest.mark.by_day("cs.folded", "cs.ties", why=REPLAYED)
@pytest.mark.parametrize("name", FINISHED)
async def test_a_game_that_met_an_old_rule_can_be_reviewed(old: Home, name: str) -> None:
    reviews = Reviews(old.coordinator)
    review = await reviews.of(by(ANN), TABLES[f"{name}.packed"])

    assert review.left
    assert (await reviews.judge_on(review)).done > review.done


@pytest.mark.parametrize("name", FINISHED)
def test_the_record_of_an_old_game_says_by_which_rules_it_was_played(name: str) -> None:
    record = read(RECORDS[name].read_text())

    assert record.rules == 1 < KNOWN[record.game].info.rules
