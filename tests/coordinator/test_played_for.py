"""What a caretaker or a computer played for somebody: news to them, marked as such, and rung in once."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from bot.games import RegisteredGame, games
from bot.skins.skin import Skin
from bot.table.clock import Caretaker, Pace
from bot.table.languages import Language
from bot.table.notices import Notice
from bot.table.outbox import RINGS, TO_TABLE, Kind, Letter
from bot.table.reports import Panel
from bot.ui.ids import Action
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.home import ANN, BEN, CLEO, PUBLIC, Home, by, guest
from tests.helpers.pages import custom_ids, panel_page
from tests.helpers.plays import until_asked
from tests.helpers.promises_of_games import a_line

MORE_GAMES = pytest.mark.long("more games; by day the one of turns and the one of bets, which differ most")
HOUR = timedelta(hours=1)


@pytest.fixture
async def home(path: Path) -> AsyncIterator[Home]:
    home = Home(path, games())
    yield home
    await home.close()


async def panel(home: Home, table_id: int, player: int) -> Panel:
    return await home.coordinator.reader.panel(by(player), table_id)


def words(home: Home, shown: Panel, language: Language = "en") -> str:
    parts = panel_page(shown, home.games[shown.game].skin, language, ()).parts
    return "\n".join(part for part in parts if isinstance(part, str))


def calls_of(told: list[Letter], player: int) -> list[tuple[Kind, str]]:
    """What rings for somebody: their own message that says so, or a ping at the table."""
    return [
        (each.kind, each.key)
        for each in told
        if each.player == player and (each.key == RINGS or each.destination == TO_TABLE)
    ]


async def first_of(home: Home, table_id: int) -> tuple[int, int]:
    """Who is asked, and who is not."""
    first, *_ = (await home.coordinator.reader.show(PUBLIC, table_id)).waiting_for
    return first, ANN + BEN - first


async def plays(home: Home, table_id: int, player: int) -> None:
    """A whole turn, the least of it."""
    while (mine := await panel(home, table_id, player)).asked:
        least = home.games["chicago-poker"].engine.least(mine.view)
        await home.does(table_id, player, str(least))


async def test_a_caretaken_turn_is_news_and_rings_once_in_private(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    away, other = await first_of(home, table_id)
    await home.tell()

    await home.pass_time(HOUR, 13 * HOUR)

    told = await home.tell()
    mine = await panel(home, table_id, away)
    names = {type(mine.since[place]).__name__ for place in mine.played_for}
    assert "TurnEnded" in names
    assert calls_of(told, away) == [(Kind.PANEL, RINGS)]
    public = [each.key for each in told if each.kind is Kind.NOTICE and each.destination == TO_TABLE]
    assert public == [Notice.CARETAKER_PLAYED]
    assert "🤖 A computer played for you: " in words(home, mine)
    assert "🤖 Un ordinateur a joué pour toi\xa0: " in words(home, mine, "fr")
    assert "for you: " not in words(home, await panel(home, table_id, other))


async def test_who_takes_no_private_messages_is_called_once_at_the_table(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    away, _ = await first_of(home, table_id)
    await home.refuses(table_id, away)
    await home.coordinator.profiles.update(away, reminders=False)
    await home.tell()

    await home.pass_time(HOUR, 13 * HOUR)

    assert calls_of(await home.tell(), away) == [(Kind.NOTICE, Notice.CARETAKER_PLAYED)]


@pytest.mark.parametrize("closed", [False, True])
async def test_a_computer_that_takes_the_seat_says_so_once_with_the_way_back(
    home: Home, closed: bool
) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    away, other = await first_of(home, table_id)
    await home.coordinator.profiles.update(away, reminders=False)
    if closed:
        await home.refuses(table_id, away)
    await home.pass_time(HOUR, 13 * HOUR)
    await plays(home, table_id, other)
    await home.tell()

    await home.pass_time(HOUR, 13 * HOUR)
    taken = await home.tell()
    for _ in range(5):  # it plays on, day after day
        await plays(home, table_id, other)
        await until_asked(home, table_id, other)
    later = await home.tell()

    rung = (Kind.NOTICE, Notice.COMPUTER_HOLDS) if closed else (Kind.PANEL, RINGS)
    assert calls_of(taken, away) == [rung]
    assert calls_of(later, away) == []
    mine = await panel(home, table_id, away)
    assert mine.held_by_computer
    assert any(Action.RETAKE in each for each in custom_ids(page_of(home, mine)))
    own = [each for each in mine.since if getattr(each, "seat", None) == mine.seat]
    turns = [each for each in own if type(each).__name__ == "TurnEnded"]
    assert len(turns) == 6, "one by the caretaker, five by the computer"


def page_of(home: Home, shown: Panel) -> Any:
    return panel_page(shown, home.games[shown.game].skin, "en", ())


async def test_what_they_did_themself_before_their_time_was_up_is_no_news(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    away, other = await first_of(home, table_id)
    for _ in range(2):  # to a turn of several actions
        await plays(home, table_id, away)
        await plays(home, table_id, other)
    await home.does(table_id, away, "recruit")
    composed = (await home.store.matches.load(table_id)).composed(0 if away == ANN else 1)
    assert len(composed) == 1

    await home.pass_time(HOUR, 13 * HOUR)

    mine = await panel(home, table_id, away)
    told = await home.coordinator.reader.turns(PUBLIC, table_id, 0, size=1)
    turn = told.turns[-1].events
    assert mine.since == turn[1:]
    assert mine.played_for[0] == 0


async def test_a_turn_of_which_only_the_end_was_missing_is_their_own(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    away, _ = await first_of(home, table_id)
    while not (await panel(home, table_id, away)).complete:
        await home.does(table_id, away, "recruit")
    await home.tell()

    await home.pass_time(HOUR, 13 * HOUR)

    assert (await panel(home, table_id, away)).played_for == ()
    assert calls_of(await home.tell(), away) == []


async def test_whoever_takes_a_seat_reads_what_has_happened_since(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, pace=Pace.NONE)
    await home.coordinator.seats.leave(by(BEN), table_id)
    for _ in range(4):
        await home.coordinator.scheduler.run_due()
        await plays(home, table_id, ANN)
    await home.coordinator.seats.offer(by(ANN), table_id, 1, guest(CLEO))
    await home.coordinator.seats.accept(by(CLEO), table_id, await home.offered(), "Cleo")

    mine = await panel(home, table_id, CLEO)

    assert (mine.since, mine.played_for) == ((), ())
    assert "Since your last turn" not in words(home, mine)


LONGEST = {"two-trucks": {"length": "standard"}}
"""Where the last value of an option does not make the longest game."""


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game.info.name in ("chicago-poker", "poker-champ") else MORE_GAMES)
        for game in GAMES
    ],
    ids=lambda game: game.info.name,
)
@pytest.mark.parametrize(
    "lot", [1, *(pytest.param(lot, marks=pytest.mark.long("More lots of one idea.")) for lot in (2, 3, 4, 6))]
)
async def test_since_somebody_went_away_everything_is_news(path: Path, game: AnyGame, lot: int) -> None:
    """In every game: nothing that became public while caretakers and computers played is left out."""
    home, dice = Home(path, {game.info.name: RegisteredGame(game, cast(Skin, None))}), Random(lot)
    try:
        for player in (ANN, BEN):
            await home.coordinator.profiles.update(player, caretaker=dice.choice(list(Caretaker)[:2]))
        longest = {
            option.name: option.values[0 if option.live else -1]
            for option in game.info.options
            if option.name != "forfeit"
        } | LONGEST.get(game.info.name, {})
        table_id = await home.dealt(ANN, BEN, CLEO, pace=Pace.HALF_DAY, options=longest)
        read = dict.fromkeys((ANN, BEN), 0)  # how much of the news is from before somebody's last deed
        for _ in range(10):  # all are there
            await anything(home, table_id, game, dice, (ANN, BEN, CLEO), read)
        left = await home.store.matches.load(table_id)
        for _ in range(4):  # only Cleo is
            await home.pass_time(HOUR, 13 * HOUR)
            await anything(home, table_id, game, dice, (CLEO,), read)
        match = await home.store.matches.load(table_id)
        assert game.awaited(match.position), "over already: take another lot"
        public = await home.coordinator.reader.public_events(PUBLIC, table_id)
        for seat, player in enumerate((ANN, BEN)):
            expected = list(public[read[player] :])
            for each in left.composed(seat) if not game.in_secret(left.published) else ():
                expected.remove(each)  # they did that themself, and it was told later
            shown = await panel(home, table_id, player)
            assert shown.since == tuple(expected)
            marked = [expected[place] for place in shown.played_for]
            assert list(shown.played_for) == sorted(set(shown.played_for))
            alike = [each for each in expected if each in marked]  # by an order of theirs, say
            assert len(marked) <= len(alike)
            assert marked == alike or game.info.standing
            assert all(getattr(each, "seat", seat) == seat for each in marked)
    finally:
        await home.close()


async def anything(
    home: Home, table_id: int, game: AnyGame, dice: Random, people: tuple[int, ...], read: dict[int, int]
) -> None:
    """Something that one of them may do, if anybody may."""
    at = await home.store.playing(table_id)
    awaited = [seat for seat in game.awaited(at.match.position) if at.match.occupants[seat].player in people]
    if not awaited:
        return
    seat = dice.choice(awaited)
    line = a_line(game, at.match.position, seat, dice)
    player = at.match.occupants[seat].player or 0
    played = at.match.played(game, seat, None, line, asks_end=True)
    before = at.match.public_events
    await home.does(table_id, player, line)
    if player in read:
        read[player] = before + played.own
