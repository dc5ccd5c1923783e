"""A game looked at again: who may see what of which turn, in every game, while it is played and after."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.features.replay.control import painted
from bot.features.replay.page import Shown, replay_page
from bot.games import games
from bot.table.actor import Actor
from bot.table.match import Match
from bot.table.moments import Everybody, Eyes, Moment
from bot.table.refusals import NoSuchTable, NotAllowed, NotHere, NotNow
from bot.ui.pages.page import Page
from bot.ui.painter import Painter
from bot.ui.voice import Voice
from engine.game import Refusal
from tests.helpers.bot_in_sandbox import PlainSkin, painted_by
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, GUILD, NAMES, PUBLIC, Home, by, guest, manager
from tests.helpers.opaque import inside
from tests.helpers.promises_of_games import a_line
from tests.helpers.worlds import ANOTHER_WORLD

KNOWN = games(hidden=True)
PLAIN = painted_by(PlainSkin, hidden=True)
PEOPLE = (ANN, BEN, CLEO)
ACTIONS = 16  # after which none of the games is over
PAINTED = 1  # turn of a game that is painted in both worlds

every_game = pytest.mark.parametrize("game", KNOWN)
MORE_GAMES = pytest.mark.long("more games; by day the one of turns and the one of bets, which differ most")
unlike_games = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game in ("chicago-poker", "poker-champ") else MORE_GAMES)
        for game in KNOWN
    ],
)


@dataclass
class Played:
    """A table with some actions played, and each public moment as it was when it came."""

    home: Home
    table_id: int
    game: str
    moments: list[Match]

    @property
    def engine(self) -> Any:
        return KNOWN[self.game].engine

    async def moment(self, who: Actor | int, turn: int | None, eyes: Eyes = Everybody.PUBLIC) -> Moment:
        actor = by(who) if isinstance(who, int) else who
        return await self.home.coordinator.moments.moment(actor, self.table_id, turn, eyes)

    async def play(self, actions: int, dice: Random) -> None:
        """So many actions of whoever is awaited, or until the game is over."""
        for _ in range(actions):
            match = await self.home.store.matches.load(self.table_id)
            awaited = self.engine.awaited(match.position)
            if not awaited:
                return
            seat = dice.choice(awaited)
            player = match.occupants[seat].player
            assert player is not None
            await self.home.does(self.table_id, player, a_line(self.engine, match.position, seat, dice))
            after = await self.home.store.matches.load(self.table_id)
            if after.published_version != self.moments[-1].version:
                self.moments.append(after)

    async def ended(self) -> None:
        await self.home.coordinator.seats.end(manager(), self.table_id)


@asynccontextmanager
async def played(
    path: Path, game: str, actions: int = ACTIONS, seed: int = 4, book: str = "open"
) -> AsyncIterator[Played]:
    home = Home(path / "db", KNOWN)
    try:
        coordinator = home.coordinator
        table = await coordinator.lobbies.open(by(ANN), NAMES[ANN], CHANNEL, game=game, book=book)
        for player in PEOPLE[1:]:
            await coordinator.lobbies.join(by(player), table.id, NAMES[player])
        await home.start(table.id, ANN)
        at = Played(home, table.id, game, [await home.store.matches.load(table.id)])
        await at.play(actions, Random(seed))
        yield at
    finally:
        await home.close()


async def refused(at: Played, who: Actor | int, eyes: Eyes = Everybody.PUBLIC) -> str:
    with pytest.raises(Refusal) as no:
        await at.moment(who, None, eyes)
    return str(no.value.reason)


@pytest.mark.by_day("poker-champ", "whispers", "chicago-poker", why="one way of looking for all games")
@every_game
async def test_while_it_is_played_one_looks_through_ones_own_eyes_or_everybodys(
    tmp_path: Path, game: str
) -> None:
    async with played(tmp_path, game) as at:
        assert len(at.moments) > 3
        assert at.engine.awaited(at.moments[-1].position), "it goes on"
        for turn, then in enumerate(at.moments):
            seen = await at.moment(PUBLIC, turn)
            assert (seen.turn, seen.last, seen.view) == (turn, len(at.moments) - 1, None)
            assert seen.table_view == seen.seen_by_all == at.engine.table(then.position)
            for seat, player in enumerate(PEOPLE):
                own = await at.moment(player, turn, seat)
                assert own.view == then.view(at.engine, seat), "as it was then, with nothing learnt later"
                assert own.allowed == (Everybody.PUBLIC, seat)
        strangers: tuple[Eyes, ...] = (1, 2, 7, 99, Everybody.OPEN)
        assert {await refused(at, ANN, eyes) for eyes in strangers} == {NotHere.NOT_YOUR_EYES}
        assert {await refused(at, PUBLIC, eyes) for eyes in (0, *strangers)} == {NotHere.NOT_YOUR_EYES}
        assert (await at.moment(PUBLIC, 1)).allowed == (Everybody.PUBLIC,)


@unlike_games
async def test_a_turn_that_there_is_not_is_the_nearest_one(tmp_path: Path, game: str) -> None:
    async with played(tmp_path, game, actions=6) as at:
        last = len(at.moments) - 1
        for meant, turn in ((-9, 0), (0, 0), (last, last), (last + 1, last), (10**18, last), (None, last)):
            assert (await at.moment(ANN, meant)).turn == turn


@unlike_games
async def test_all_turns_together_are_the_news_of_the_game(tmp_path: Path, game: str) -> None:
    async with played(tmp_path, game) as at:
        told = await at.home.coordinator.reader.public_events(by(ANN), at.table_id)
        turns = [await at.moment(ANN, turn) for turn in range(len(at.moments))]
        assert tuple(event for each in turns for event in each.news) == told
        milestones = [told[place] for place in at.engine.milestones(told)]
        for each in turns[-1].milestones:
            assert each.event in turns[each.turn].news
            assert each.event in milestones
        assert {each.turn for each in turns[-1].milestones} == {
            turn for turn, each in enumerate(turns) if any(event in milestones for event in each.news)
        }


@unlike_games
async def test_once_it_has_ended_all_eyes_are_open(tmp_path: Path, game: str) -> None:
    async with played(tmp_path, game) as at:
        assert await refused(at, ANN, Everybody.OPEN) == NotHere.NOT_YOUR_EYES
        await at.ended()
        for turn, then in enumerate(at.moments):
            for who in (by(BEN), PUBLIC):
                opened = await at.moment(who, turn, Everybody.OPEN)
                assert opened.table_view == at.engine.open(then.position, ended=True)
                assert opened.seen_by_all == at.engine.table(then.position)
                assert (await at.moment(who, turn, 2)).view == then.view(at.engine, 2)
                assert opened.allowed == (Everybody.PUBLIC, 0, 1, 2, Everybody.OPEN)
        assert await refused(at, BEN, 3) == NotHere.NOT_YOUR_EYES


async def test_a_finished_game_is_for_who_may_view_its_channel_in_its_own_server(tmp_path: Path) -> None:
    strangers = (
        Actor(999, GUILD + 1, manages=True, sees=lambda _: True),
        Actor(999, GUILD, manages=True, sees=lambda _: False),
        Actor(999),
    )
    async with played(tmp_path, "chicago-poker", actions=5) as at:
        for ended in (False, True):
            for stranger in strangers:
                assert await refused(at, stranger) == NotNow.NO_SUCH_TABLE
            assert (await at.moment(Actor(CLEO), 1, 2)).view is not None, f"from anywhere, {ended}"
            await at.ended() if not ended else None


async def test_a_closed_book_is_for_who_sat_there_alone(tmp_path: Path) -> None:
    async with played(tmp_path, "whispers", actions=5, book="closed") as at:
        assert (await at.moment(PUBLIC, None)).turn >= 0, "while it is played there is no book yet"
        await at.ended()
        assert await refused(at, PUBLIC) == NotHere.CLOSED_BOOK
        assert inside((await at.moment(BEN, 0, Everybody.OPEN)).table_view).rows
        reader = at.home.coordinator.reader
        for look in (reader.turns, reader.public_events):
            with pytest.raises(NotAllowed, match="closed-book"):
                await look(by(PUBLIC.player), at.table_id)
            await look(by(BEN), at.table_id)
        assert await reader.show(by(PUBLIC.player), at.table_id), "how it ended was posted"


async def test_who_took_a_seat_over_sees_what_it_saw_since_they_sat_down(tmp_path: Path) -> None:
    async with played(tmp_path, "chicago-poker", actions=20) as at:
        home, before = at.home, len(at.moments)
        assert await home.coordinator.seats.offer(by(ANN), at.table_id, 2, guest(104))
        offer = await home.offered()
        await home.coordinator.seats.give(by(CLEO), at.table_id, offer)
        await home.coordinator.seats.accept(by(104), at.table_id, await home.offered(), "Dan")
        assert await refused(at, CLEO, 2) == NotHere.NOT_YOUR_EYES
        new = await at.moment(104, None, 2)
        assert (new.since, new.view, new.too_early) == (before, None, True), "not even the newest turn"
        await at.play(30, Random(8))
        for turn in range(len(at.moments)):
            seen = await at.moment(104, turn, 2)
            assert (seen.view is None) == seen.too_early == (turn < before)
            if turn < before:
                assert seen.table_view == seen.seen_by_all
        await at.ended()
        assert (await at.moment(104, 0, 2)).view is not None


async def test_who_has_given_the_game_up_looks_on_like_everybody(tmp_path: Path) -> None:
    async with played(tmp_path, "poker-champ", actions=5) as at:
        await at.home.coordinator.endings.concede(by(CLEO), at.table_id)
        assert await refused(at, CLEO, 2) == NotHere.NOT_YOUR_EYES
        assert (await at.moment(CLEO, None)).view is None
        for reader in (CLEO, ANN):
            assert (await at.moment(reader, None)).names == ("Ann", "Ben", "Cleo"), "no computer sat there"


async def test_all_of_a_game_is_handed_out_once_it_has_ended(tmp_path: Path) -> None:
    async with played(tmp_path, "poker-champ", actions=5) as at:
        moments = at.home.coordinator.moments
        with pytest.raises(NotAllowed) as too_early:
            await moments.whole(by(ANN), at.table_id)
        assert too_early.value.reason == NotHere.NOT_OVER
        await at.home.coordinator.endings.concede(by(CLEO), at.table_id)
        await at.ended()
        _, timeline = await moments.whole(by(ANN), at.table_id)
        end = await moments.moment(by(ANN), at.table_id, timeline.last)
        assert (end.turn, end.names) == (timeline.last, ("Ann", "Ben", "Cleo")), "also who gave up"


async def test_a_game_that_has_ended_is_looked_at_from_its_deal(tmp_path: Path) -> None:
    async with played(tmp_path, "whispers", actions=5) as at:
        moments, ann = at.home.coordinator.moments, by(ANN)
        playing = await moments.moment(ann, at.table_id, None, opens=True)
        assert playing.turn == playing.last
        await at.ended()
        assert (await moments.moment(ann, at.table_id, None, opens=True)).turn == 0
        over = await moments.moment(ann, at.table_id, None)
        assert over.turn == over.last


async def test_before_the_deal_there_is_nothing_to_look_at(tmp_path: Path) -> None:
    home = Home(tmp_path / "db", KNOWN)
    table = await home.coordinator.lobbies.open(by(ANN), "Ann", CHANNEL)
    with pytest.raises(NoSuchTable):
        await home.coordinator.moments.moment(by(ANN), table.id, None)
    await home.close()


# ---- two worlds ----


@pytest.mark.by_day("chicago-poker", why="engines and skins hold it by day for every game")
@unlike_games
async def test_in_two_worlds_that_look_alike_every_page_is_the_same(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For everybody's eyes, and for a seat's, whatever is hidden from them: at every turn, to the byte."""
    dice = Random(5)
    async with played(tmp_path, game) as at:
        load, compared = at.home.store.matches.load, 0
        turns = range(len(at.moments))
        painted = set(dice.sample(turns, PAINTED))
        for who, eyes in ((PUBLIC, Everybody.PUBLIC), (by(BEN), 1)):
            reader = None if eyes is Everybody.PUBLIC else 1

            async def elsewhere(table_id: int, version: int | None = None, reader: Any = reader) -> Match:
                match = await load(table_id, version)
                state = ANOTHER_WORLD[game](match.position, reader, dice)
                return replace(match, position=state, published=state)

            for turn in turns:
                skin = (KNOWN if turn in painted else PLAIN)[game].skin
                monkeypatch.setattr(at.home.store.matches, "load", load)
                here = await at.moment(who, turn, eyes)
                monkeypatch.setattr(at.home.store.matches, "load", elsewhere)
                there = await at.moment(who, turn, eyes)
                compared += (await elsewhere(at.table_id, None)).position != (
                    await load(at.table_id)
                ).position
                assert repr(here) == repr(there)
                for text in (False, True):
                    assert await page(at, here, skin, text=text) == await page(at, there, skin, text=text)
        assert compared, "were the worlds the same, all of this would hold for nothing"


async def page(at: Played, moment: Moment, skin: Any, *, text: bool) -> tuple[Any, ...]:
    """All that leaves the bot: components with their ids, file names, pictures, alt texts, what follows."""
    painter = Painter(at.home.workers)
    pictures = () if text else await painted(painter, moment, Voice(skin, "en", moment.names), "wide")
    made: Page = replay_page(moment, Voice(skin, "en", moment.names), pictures, Shown(text=text))
    ids = list(_ids(made.layout().to_components()))  # type: ignore[no-untyped-call]
    assert all(len(each) <= 100 for each in ids)
    assert len(set(ids)) == len(ids)
    return (made.layout().to_components(), made.pictures, made.following)  # type: ignore[no-untyped-call]


def _ids(components: Sequence[Any]) -> Any:
    for each in components:
        if "custom_id" in each:
            yield each["custom_id"]
        yield from _ids(each.get("components", ()))
