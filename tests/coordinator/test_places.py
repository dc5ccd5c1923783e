"""Posts, threads and channels go away and return: nothing is lost, and nobody is called twice for a turn."""

import random
from collections import Counter
from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from typing import TypeVar

import pytest

from bot.games import games
from bot.store.database import Connection, Query
from bot.table.clock import Pace
from bot.table.notices import Notice
from bot.table.outbox import TO_LOBBY, TO_TABLE, Kind, Letter, Post, gathered, to_player
from bot.table.places import NewPlace
from bot.table.refusals import NoSuchTable, NotAllowed, NotYourTurn
from bot.table.table import Phase
from tests.helpers.databases import Database, disk_full
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, GUILD, NAMES, PUBLIC, START, Home, by, manager

T = TypeVar("T")
HOUR = timedelta(hours=1)
NEW = NewPlace(GUILD, 71)


async def shown(home: Home) -> list[Letter]:
    """Carries what is due as the courier does, and remembers the posts; what was posted at the table."""
    posted = list[Letter]()
    posts = home.coordinator.posts
    while due := await posts.due():
        for one in due:
            letter = gathered(await posts.gathered(one))
            if letter.kind is Kind.TABLE:
                called = (await posts.bulletin(letter)).called
                place = (await posts.table(letter.table_id)).place
                await posts.done(letter, called, table=Post(place, letter.id, letter.version, letter.after))
            else:
                await posts.done(letter)
            posted.append(letter)
    return [letter for letter in posted if letter.destination in (TO_TABLE, TO_LOBBY)]


# ---- one post, one ping, of the present ----


APART = timedelta(minutes=2)  # between two actions: who is rung once may be rung again


class Table:
    """A game whose letters get through or not, and whose places come and go, as the dice will."""

    def __init__(self, home: Home, dice: random.Random) -> None:
        self.home, self.dice = home, dice
        self.rung = Counter[tuple[int, int]]()  # person, and the question that they were called for
        self.seen = set[tuple[int, int]]()  # person, and the question that their own click has shown them
        self.table_id = self.message = 0

    async def begin(self, game: str) -> None:
        table = await self.home.coordinator.lobbies.open(by(ANN), "Ann", CHANNEL, game=game)
        for player in (BEN, CLEO):
            await self.home.coordinator.lobbies.join(by(player), table.id, NAMES[player])
        await self.home.start(table.id, ANN)
        self.table_id = table.id

    async def act(self) -> bool:
        """Somebody who is asked does something."""
        match = await self.home.store.matches.load(self.table_id)
        engine = self.home.games[match.game].engine
        if not (asked := engine.awaited(match.position)):
            return False
        seat = self.dice.choice(asked)
        view, level = match.view(engine, seat), engine.info.levels[0]
        line = engine.choose(view, level, str(self.dice.random()), ())
        player = match.occupants[seat].player or 0
        self.home.time += APART
        await self.home.coordinator.play.act(by(player), self.table_id, None, str(line))
        after = await self.home.store.matches.load(self.table_id)
        self.seen.add((player, after.questions[seat]))
        return True

    async def carry(self, fails: float = 0.0) -> None:
        """One round of the courier; each letter fails with that chance."""
        posts = self.home.coordinator.posts
        for one in await posts.due():
            letter = gathered(await posts.gathered(one))
            if self.dice.random() < fails:
                await posts.retry(one, timedelta(0), "outage")
            elif letter.kind in (Kind.TABLE, Kind.CALL):
                await self._ring(letter)
            elif letter.kind is Kind.THREAD:
                await posts.keep_thread(self.table_id, self._new_message())
                await posts.done(letter)
            else:
                await posts.done(letter)

    async def _ring(self, letter: Letter) -> None:
        posts = self.home.coordinator.posts
        bulletin = await posts.bulletin(letter)
        asked = await self.questions(ahead=True)
        for player in bulletin.pings:
            assert player in asked, "called for a turn that is over"
            self.rung[player, asked[player]] += 1
        place = (await posts.table(self.table_id)).place
        post = Post(place, self._new_message(), letter.version, letter.after)
        what = "table" if letter.kind is Kind.TABLE else "call"
        await posts.done(letter, bulletin.called, **{what: post})

    async def questions(self, *, ahead: bool = False) -> dict[int, int]:
        """Who is asked, as everybody may know, and which question of theirs it is; or may answer `ahead`."""
        match = await self.home.store.matches.load(self.table_id)
        then = await self.home.store.matches.load(self.table_id, match.published_version)
        engine = self.home.games[match.game].engine
        asked = (*engine.awaited(match.published), *(match.asked_ahead(engine, live=False) if ahead else ()))
        return {match.occupants[seat].player or 0: then.questions[seat] for seat in asked}

    async def mishap(self) -> None:
        places, posts = self.home.coordinator.places, self.home.coordinator.posts
        table = await posts.table(self.table_id)
        post = await posts.sent.post(self.table_id, "table")
        match self.dice.randrange(6):
            case 0 if post is not None:
                await places.post_gone(GUILD, post.channel_id, post.message_id)
            case 1:
                await places.thread_gone(self.table_id)
            case 2:
                await places.repost(self.table_id)  # invited again
            case 3 if table.placed:
                await places.channel_gone(GUILD, table.channel_id)
            case 4:
                await places.move(by(ANN), self.table_id, NewPlace(GUILD, self._new_message()))
            case _:
                await posts.hurry(GUILD)

    def _new_message(self) -> int:
        self.message += 1
        return 1000 + self.message


@pytest.mark.by_day("gangster", "poker-champ", why="the bell is the same for all games")
@pytest.mark.parametrize(
    "seed",
    [
        0,
        *(pytest.param(seed, marks=pytest.mark.long("More lots of one idea.")) for seed in range(1, 20)),
    ],
)
@pytest.mark.parametrize("game", games(hidden=True))
async def test_whatever_goes_away_and_returns_each_turn_is_rung_in_once(
    path: Path, game: str, seed: int
) -> None:
    home, dice = Home(path, games(hidden=True)), random.Random(f"{game} {seed}")
    table = Table(home, dice)
    try:
        await table.begin(game)
        for _ in range(40):
            match dice.randrange(4):
                case 0:
                    await table.mishap()
                case 1:
                    await table.carry(fails=dice.choice((0, 0.5, 1)))
                case _:
                    if not await table.act():
                        break
        if not (await home.store.tables.load(table.table_id)).placed:
            await home.coordinator.places.move(by(ANN), table.table_id, NEW)
        for _ in range(50):
            await table.carry()
        assert set(table.rung.values()) <= {1}, "rung twice"
        asked = set((await table.questions()).items())
        assert asked <= table.seen | set(table.rung), "asked unheard"
    finally:
        await home.close()


async def test_after_an_outage_one_post_tells_all_that_happened(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, options={"goal": "3"})
    await home.tell()
    for _ in range(2):
        for player in (ANN, BEN):
            await home.does(table_id, player, "whisper 1", "done")
        for player in (ANN, BEN):
            panel = await home.coordinator.reader.panel(by(player), table_id)
            await home.does(table_id, player, str(panel.view.offers[0].action))

    (post,) = [letter for letter in await shown(home) if letter.kind is Kind.TABLE]

    news = (await home.coordinator.posts.bulletin(post)).news
    assert sum(type(event).__name__ == "Revealed" for event in news) == 2
    assert not await home.store.outbox.due(home.time + 9 * HOUR)


async def test_ninety_changed_rights_lose_no_news(home: Home) -> None:
    await home.dealt(ANN, BEN)
    (stuck,) = [letter for letter in await home.store.outbox.due(home.time) if letter.kind is Kind.THREAD]
    await home.coordinator.posts.retry(stuck, HOUR, "no access")

    for _ in range(90):
        await home.coordinator.posts.hurry(GUILD)

    (again,) = [letter for letter in await home.coordinator.posts.due() if letter.id == stuck.id]
    assert again.tries == 1


# ---- one change, one transaction ----


class Counting(Database):
    """A database that counts what is written, and can fail from some write on."""

    left = 10**9

    async def write(self, change: Query[T]) -> T:
        def counted(db: Connection) -> T:
            outcome = change(db)
            self.left -= 1
            if self.left < 0:
                raise disk_full()
            return outcome

        return await super().write(counted)


@pytest.fixture
async def counting(path: Path) -> AsyncIterator[Home]:
    home = Home(path, database=Counting)
    yield home
    await home.close()


async def test_what_becomes_of_a_place_or_of_private_messages_is_written_at_once(counting: Home) -> None:
    home, database = counting, counting.store.database
    assert isinstance(database, Counting)
    table_id = await home.dealt(ANN, BEN)
    await home.store.tables.keep_thread(table_id, 555)
    await home.tell()

    database.left = 1
    await home.coordinator.places.thread_gone(table_id)
    database.left = 1
    await home.refuses(table_id, BEN)
    database.left = 1
    await home.coordinator.places.channel_gone(GUILD, CHANNEL)
    database.left = 1
    await home.coordinator.places.move(by(ANN), table_id, NEW)

    database.left = 10**9
    words = [letter.key for letter in await shown(home)]
    assert Notice.DMS_CLOSED in words


# ---- a deleted channel ----


async def lost(home: Home, *players: int, pace: Pace = Pace.DAY) -> int:
    table_id = await home.dealt(*(players or (ANN, BEN)), pace=pace)
    await shown(home)
    await home.coordinator.places.channel_gone(GUILD, CHANNEL)
    return table_id


async def test_a_deleted_channel_is_told_to_everybody_in_private_once(home: Home) -> None:
    await lost(home)
    await home.coordinator.places.channel_gone(GUILD, CHANNEL)

    told = [(letter.destination, letter.key) for letter in await home.tell() if letter.key]

    assert sorted(told) == sorted((to_player(player), Notice.PLACE_GONE) for player in (ANN, BEN))


async def test_nothing_leads_to_a_deleted_channel_and_nothing_is_sent_there(home: Home) -> None:
    table_id = await lost(home)
    await home.tell()

    await home.does(table_id, ANN, "done")
    letters = await home.tell()

    assert {letter.destination for letter in letters} == {to_player(ANN), to_player(BEN)}
    panel = await home.coordinator.reader.panel(by(BEN), table_id)
    (line,) = await home.coordinator.reader.tables_of(BEN)
    assert (panel.location.place, panel.message_id, line.location.place, line.message_id) == (
        0,
        None,
        0,
        None,
    )


async def test_clocks_stand_still_without_a_place_and_go_on_where_they_were(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.DAY)
    await shown(home)
    await home.pass_time(HOUR, 2 * HOUR)
    await home.coordinator.places.channel_gone(GUILD, CHANNEL)
    await home.tell()
    assert (await home.coordinator.reader.panel(by(ANN), table_id)).deadline is None

    await home.pass_time(6 * HOUR, 72 * HOUR)
    await home.coordinator.profiles.update(ANN, reminders=False)
    await home.coordinator.scheduler.shift_deadlines()
    assert [letter for letter in await home.tell() if letter.key] == []

    await home.coordinator.places.move(by(ANN), table_id, NEW)

    deadline = (await home.coordinator.reader.panel(by(ANN), table_id)).deadline
    assert deadline == START + 2 * HOUR + 72 * HOUR + 22 * HOUR


async def test_the_new_place_gets_a_post_with_all_that_nobody_was_told(home: Home) -> None:
    table_id = await lost(home)
    await home.does(table_id, ANN, "whisper 2", "done")

    await home.coordinator.places.move(by(ANN), table_id, NEW)
    letters = await shown(home)

    assert [letter.kind for letter in letters] == [Kind.LOBBY, Kind.THREAD, Kind.TABLE]
    bulletin = await home.coordinator.posts.bulletin(letters[-1])
    assert [type(event).__name__ for event in bulletin.news] == ["Whispered", "Done"]
    assert (await home.store.tables.load(table_id)).place == NEW.channel_id


async def test_a_table_with_a_place_says_goodbye_there_after_the_new_post(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await shown(home)

    await home.coordinator.places.move(by(ANN), table_id, NEW)

    letters = await shown(home)
    assert [letter.kind for letter in letters] == [Kind.LOBBY, Kind.THREAD, Kind.TABLE, Kind.NOTICE]
    assert (letters[-1].key, letters[-1].facts["from"]) == (Notice.MOVED, CHANNEL)


async def test_a_lobby_can_be_moved_and_gathers_on(home: Home) -> None:
    table = await home.table(ANN, BEN)
    await home.tell()
    await home.coordinator.places.channel_gone(GUILD, CHANNEL)

    await home.coordinator.places.move(by(ANN), table.id, NEW)

    assert [letter.kind for letter in await shown(home)] == [Kind.LOBBY, Kind.DECK]
    joined = await home.coordinator.lobbies.join(by(CLEO), table.id, "Cleo")
    assert (joined.phase, joined.channel_id) == (Phase.LOBBY, NEW.channel_id)


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (NewPlace(GUILD + 1, 71), "other-server"),
        (NewPlace(GUILD, CHANNEL), "is-there"),
        (NewPlace(GUILD, 71, ("Ben",)), "hidden-there"),
        (NewPlace(GUILD, 72), "wrong-channel"),
    ],
    ids=["elsewhere", "here", "hidden", "not allowed"],
)
async def test_a_table_goes_only_where_it_may_be_and_be_seen(
    home: Home, place: NewPlace, reason: str
) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.tell()
    before = await home.store.tables.load(table_id)
    await home.coordinator.profiles.update_server(manager(), channels=(71, CHANNEL))

    with pytest.raises(NotAllowed) as no:
        await home.coordinator.places.move(by(ANN), table_id, place)

    assert str(no.value.reason) == reason
    assert await home.store.tables.load(table_id) == before
    assert await home.tell() == []


async def test_the_host_or_a_manager_moves_a_table_and_a_closed_one_stays(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    with pytest.raises(NotAllowed, match="not-host"):
        await home.coordinator.places.move(by(BEN), table_id, NEW)
    await home.coordinator.places.move(manager(), table_id, NEW)
    await home.coordinator.places.move(by(ANN), table_id, NewPlace(GUILD, 72))

    await home.coordinator.seats.end(manager(), table_id)
    with pytest.raises(NotYourTurn):
        await home.coordinator.places.move(by(ANN), table_id, NEW)


async def test_without_a_place_a_table_exists_for_its_people_and_for_managers(home: Home) -> None:
    table_id = await lost(home)

    with pytest.raises(NoSuchTable):
        await home.coordinator.reader.show(PUBLIC, table_id)
    for actor in (by(BEN), manager()):
        assert (await home.coordinator.reader.show(actor, table_id)).table_id == table_id


async def test_an_idle_table_without_a_place_closes_like_one_without_a_clock(home: Home) -> None:
    table_id = await lost(home)

    await home.pass_time(timedelta(days=5), timedelta(days=65))

    assert (await home.store.tables.load(table_id)).phase is Phase.CLOSED


# ---- somebody who deletes every post ----


async def deleted(home: Home, table_id: int) -> list[Letter]:
    post = await home.coordinator.posts.sent.post(table_id, "table")
    assert post is not None
    await home.coordinator.places.post_gone(GUILD, post.channel_id, post.message_id)
    return await shown(home)


async def test_whoever_deletes_every_post_gets_three_more_and_then_the_people_hear_of_it(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await shown(home)

    for _ in range(3):
        assert [letter.kind for letter in await deleted(home, table_id)] == [Kind.TABLE]
    post = await home.coordinator.posts.sent.post(table_id, "table")
    assert post is not None
    await home.coordinator.places.post_gone(GUILD, post.channel_id, post.message_id)

    told = await home.tell()
    assert {letter.destination for letter in told} == {to_player(ANN), to_player(BEN)}
    assert {letter.key for letter in told} == {Notice.POSTS_DELETED}

    assert table_id in home.coordinator.places.hidden
    await home.coordinator.places.show_again(table_id)
    assert [letter.kind for letter in await shown(home)] == [Kind.TABLE]
    assert table_id not in home.coordinator.places.hidden


async def test_a_table_that_is_not_shown_is_shown_when_somebody_asks_also_after_a_restart(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await shown(home)
    await home.store.outbox.forget_post(table_id, "table")
    again = Home(home.path)
    try:
        await again.coordinator.places.start()
        assert table_id in again.coordinator.places.hidden
        await again.coordinator.places.show_again(table_id)
        assert [letter.kind for letter in await shown(again)] == [Kind.TABLE]
    finally:
        await again.close()


async def test_a_day_later_deleted_posts_come_again(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await shown(home)
    for _ in range(3):
        await deleted(home, table_id)
    home.time += timedelta(days=1, hours=1)

    assert [letter.kind for letter in await deleted(home, table_id)] == [Kind.TABLE]
