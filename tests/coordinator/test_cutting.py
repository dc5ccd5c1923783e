"""The sealed deck: a seal before the first cut, one cut a person, a deal that follows, the secret told."""

import asyncio
import json
import logging
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import pytest

from bot.coordinator.context import Context
from bot.games import RegisteredGame
from bot.skins.skin import Skin
from bot.table.cutting import Sealed, missing
from bot.table.match import TableId
from bot.table.notices import Notice
from bot.table.outbox import Kind, Letter
from bot.table.places import NewPlace
from bot.table.refusals import NotAllowed, StaleClick
from bot.table.table import Phase, Table
from engine import seal
from engine.game import Refusal
from engine.seal import Cut, CutRefused
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.checks import checks_of
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, DAN, GUILD, NAMES, Home, Open, by, manager
from tests.helpers.opaque import inside

HOUR = timedelta(hours=1)


async def closed(home: Home, *players: int, computers: int = 0) -> TableId:
    table = await home.table(*players, computers=computers)
    await home.coordinator.cutting.start(by(players[0]), table.id)
    return table.id


async def secrets_in(home: Home, table_id: TableId) -> list[str]:
    query = "SELECT secret FROM seals WHERE table_id = ? ORDER BY number"
    rows = await home.store.database.read(lambda db: db.execute(query, (table_id,)).fetchall())
    return [row["secret"] for row in rows]


async def at(home: Home, table_id: TableId) -> Table:
    return await home.store.tables.load(table_id)


async def told_of_the_deck(home: Home) -> list[Letter]:
    return [each for each in await home.tell() if each.kind is Kind.DECK]


# ---- the seal ----


async def test_a_seal_stands_behind_the_lobby_before_anybody_can_cut(home: Home) -> None:
    table = await home.table(ANN)
    letters = await home.tell()
    assert [each.kind for each in letters] == [Kind.LOBBY, Kind.DECK]
    (secret,) = await secrets_in(home, table.id)
    assert len(secret) == 64
    assert letters[1].facts == {"number": 1, "sealed": seal.seal(table.game, secret)}


async def test_every_table_and_every_rematch_has_a_secret_of_its_own(home: Home) -> None:
    first = await home.dealt(ANN, BEN)
    second = await home.dealt(ANN, BEN)
    await home.coordinator.seats.end(manager(), first)
    again = await home.coordinator.seats.rematch(by(ANN), first, "Ann")
    found = [secret for table_id in (first, second, again.id) for secret in await secrets_in(home, table_id)]
    assert len(set(found)) == len(found) == 3


async def test_in_real_life_a_secret_is_thirty_two_random_bytes(home: Home) -> None:
    drawn = {Context(home.store, home.games).secret() for _ in range(50)}
    assert len(drawn) == 50
    assert all(len(bytes.fromhex(each)) == 32 for each in drawn)


# ---- closing, cutting, dealing ----


async def test_the_cards_follow_from_the_secret_and_the_cuts_in_the_order_of_time(home: Home) -> None:
    table_id = await closed(home, ANN, BEN, CLEO)
    cut = home.coordinator.cutting.cut
    await cut(by(CLEO), table_id, "  de\u0301ep  ")
    await cut(by(ANN), table_id, None)
    assert (await at(home, table_id)).phase is Phase.CUTTING
    table = await cut(by(BEN), table_id, "7 clubs")

    assert table.phase is Phase.PLAYING
    (secret,) = await secrets_in(home, table_id)
    cuts = (seal.cut(2, "d\u00e9ep"), Cut(0, None), seal.cut(1, "7 clubs"))
    assert await home.store.seals.cuts(table_id) == cuts
    assert await home.store.matches.seed(table_id) == seal.seed(table.game, secret, cuts)
    match = await home.store.matches.load(table_id)
    assert inside(match.position).seed == seal.seed(table.game, secret, cuts), "the toy's state remembers it"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
async def test_of_every_game_the_deal_follows_from_seal_and_cuts(path: Path, game: AnyGame) -> None:
    home = Home(path, {game.info.name: RegisteredGame(game, cast(Skin, None))})
    try:
        table_id = await closed(home, ANN, BEN)
        await home.coordinator.cutting.cut(by(BEN), table_id, "deep")
        table = await home.coordinator.cutting.cut(by(ANN), table_id, "deeper")
        (secret,) = await secrets_in(home, table_id)
        deck = seal.seed(game.info.name, secret, (seal.cut(1, "deep"), seal.cut(0, "deeper")))
        seats = table.roles if game.info.roles else 2
        step = game.setup(seats, game.agree(table.options), deck, ({}, {}))
        assert (await home.store.matches.load(table_id)).position == step.state
    finally:
        await home.close()


async def test_where_nobody_has_to_cut_start_deals_from_the_seal_that_was_shown(home: Home) -> None:
    table = await home.coordinator.lobbies.open(by(ANN), "Ann", CHANNEL, cuts="nobody")
    await home.coordinator.lobbies.join(by(BEN), table.id, "Ben")
    (secret,) = await secrets_in(home, table.id)
    dealt = await home.coordinator.cutting.start(by(ANN), table.id)
    assert dealt.phase is Phase.PLAYING
    passed = (Cut(0, None), Cut(1, None))
    assert await home.store.matches.seed(table.id) == seal.seed(table.game, secret, passed)


async def test_with_one_person_start_is_one_click(home: Home) -> None:
    table = await home.table(ANN, computers=1)
    assert (await home.coordinator.cutting.start(by(ANN), table.id)).phase is Phase.PLAYING
    assert await home.store.seals.cuts(table.id) == (), "nobody is asked"
    assert Notice.CUTS_ASKED not in [each.key for each in await home.tell()]


@pytest.mark.parametrize("text", ["", " \n ", "x" * 61, "a`b", "a\u202eb", "a\u200bb", "a\nb"])
async def test_what_cannot_cut_changes_nothing(home: Home, text: str) -> None:
    table_id = await closed(home, ANN, BEN)
    before = await at(home, table_id)
    with pytest.raises(CutRefused):
        await home.coordinator.cutting.cut(by(ANN), table_id, text)
    assert await at(home, table_id) == before


async def test_one_cuts_once_and_only_for_oneself(home: Home) -> None:
    table_id = await closed(home, ANN, BEN, computers=1)
    cut = home.coordinator.cutting.cut
    await cut(by(ANN), table_id, "mine")
    for text in ("again", None):
        with pytest.raises(NotAllowed, match="has-cut"):
            await cut(by(ANN), table_id, text)
    with pytest.raises(NotAllowed, match="not-seated"):
        await cut(by(CLEO), table_id, "theirs")
    assert [each.text for each in (await at(home, table_id)).cuts] == ["mine"]


async def test_nothing_else_changes_while_the_deck_is_cut(home: Home) -> None:
    table_id = await closed(home, ANN, BEN, computers=1)
    before, lobbies = await at(home, table_id), home.coordinator.lobbies
    for refused in (
        lobbies.join(by(CLEO), table_id, "Cleo"),
        lobbies.choose_role(by(ANN), table_id, "owl"),
        lobbies.choose(by(ANN), table_id, "sign", "moon"),
        lobbies.seat_computer(by(ANN), table_id, "boss"),
        lobbies.change_computer(by(ANN), table_id, 2, "boss"),
        lobbies.remove(by(ANN), table_id, 2),
        lobbies.set_option(by(ANN), table_id, "book", "closed"),
        lobbies.set_option(by(ANN), table_id, "talk", "off"),
    ):
        with pytest.raises(NotAllowed, match="cutting"):
            await refused
    assert await at(home, table_id) == before


async def test_before_and_after_the_cuts_nobody_cuts(home: Home) -> None:
    table, cut = await home.table(ANN, BEN), home.coordinator.cutting.cut
    with pytest.raises(NotAllowed, match="not-cutting"):
        await cut(by(ANN), table.id, "early")
    await home.start(table.id, ANN)
    with pytest.raises(NotAllowed, match="started"):
        await cut(by(ANN), table.id, "late")


# ---- in the lobby ----


async def lobby(home: Home, *players: int) -> Table:
    """A table at which nobody has to cut."""
    first, *others = players
    table = await home.coordinator.lobbies.open(by(first), NAMES[first], CHANNEL, cuts="nobody")
    for player in others:
        table = await home.coordinator.lobbies.join(by(player), table.id, NAMES[player])
    return table


async def test_who_likes_cuts_in_the_lobby_once_and_start_deals_from_that(home: Home) -> None:
    table, cut = await lobby(home, ANN, BEN, CLEO), home.coordinator.cutting.cut
    await cut(by(BEN), table.id, "deep")
    await cut(by(ANN), table.id, " 7 ")
    assert (await at(home, table.id)).phase is Phase.LOBBY
    for player, text, why in (
        (BEN, "again", "has-cut"),
        (CLEO, None, "not-cutting"),
        (DAN, "x", "not-seated"),
    ):
        with pytest.raises(NotAllowed, match=why):
            await cut(by(player), table.id, text)

    (secret,) = await secrets_in(home, table.id)
    dealt = await home.coordinator.cutting.start(by(ANN), table.id)
    assert dealt.phase is Phase.PLAYING
    cuts = (seal.cut(1, "deep"), seal.cut(0, "7"), Cut(2, None))
    assert await home.store.seals.cuts(table.id) == cuts
    assert await home.store.matches.seed(table.id) == seal.seed(table.game, secret, cuts)
    assert Notice.CUTS_ASKED not in [each.key for each in await home.tell()], "nobody was asked"


async def test_a_cut_in_the_lobby_goes_with_its_maker_and_the_others_keep_theirs(home: Home) -> None:
    checks = checks_of(home)
    table, cut = await lobby(home, ANN, BEN, CLEO), home.coordinator.cutting.cut
    for player, text in ((CLEO, "of Cleo"), (BEN, "of Ben"), (ANN, "of Ann")):
        await cut(by(player), table.id, text)
    await home.coordinator.seats.leave(by(BEN), table.id)
    assert (await at(home, table.id)).cuts == (seal.cut(1, "of Cleo"), seal.cut(0, "of Ann"))
    await home.coordinator.lobbies.join(by(BEN), table.id, "Ben")
    await cut(by(BEN), table.id, "once more")
    await home.coordinator.lobbies.remove(by(ANN), table.id, 1)

    assert (await at(home, table.id)).cuts == (seal.cut(0, "of Ann"), seal.cut(1, "once more"))
    assert len(await secrets_in(home, table.id)) == 1, "the seal still holds"
    await home.coordinator.cutting.start(by(ANN), table.id)
    await home.coordinator.seats.end(manager(), table.id)
    found = await checks.verify(by(ANN), table.id)
    assert [item for item in found.items if item.broken] == []
    assert not found.uncut
    assert {item.item.value: item.held for item in found.items}["cut"] == 2


async def test_a_cut_in_the_lobby_needs_its_seal_and_ends_with_it(home: Home) -> None:
    table, cut = await lobby(home, ANN, BEN), home.coordinator.cutting.cut
    await cut(by(ANN), table.id, "mine")
    await home.coordinator.lobbies.seal_anew(table.id)
    assert (await at(home, table.id)).cuts == ()
    await cut(by(ANN), table.id, "mine again")
    await home.coordinator.lobbies.cancel(by(ANN), table.id)
    assert await home.store.seals.cuts(table.id) == (), "nothing was dealt from it"


async def test_where_everybody_cuts_after_start_nobody_has_cut_before(home: Home) -> None:
    table, cut = await lobby(home, ANN, BEN), home.coordinator.cutting.cut
    await cut(by(ANN), table.id, "early")
    await home.coordinator.lobbies.set_option(by(ANN), table.id, "cuts", "everybody")
    with pytest.raises(NotAllowed, match="not-cutting"):
        await cut(by(BEN), table.id, "early, too")
    closed = await home.coordinator.cutting.start(by(ANN), table.id)
    assert closed.phase is Phase.CUTTING
    assert missing(await at(home, table.id)) == (0, 1)


async def test_nobody_cuts_in_a_lobby_that_deals_at_once(home: Home) -> None:
    """Not in a live one, nor alone with computers, whose deck has no seal."""
    alone, live = await lobby(home, ANN), await lobby(home, ANN, BEN)
    await home.coordinator.cutting.cut(by(ANN), alone.id, "before the computer came")
    await home.coordinator.lobbies.seat_computer(by(ANN), alone.id, "regular")
    await home.coordinator.lobbies.set_option(by(ANN), live.id, "pace", "3m")
    for table in (alone, live):
        with pytest.raises(NotAllowed, match=r"not-cutting|has-cut"):
            await home.coordinator.cutting.cut(by(ANN), table.id, "deep")
    await home.coordinator.cutting.start(by(ANN), alone.id)
    assert await home.store.seals.cuts(alone.id) == ()


async def test_two_who_cut_at_the_same_moment_have_both_cut(home: Home) -> None:
    table_id = await closed(home, ANN, BEN, CLEO)
    cut = home.coordinator.cutting.cut
    tries = [cut(by(player), table_id, f"cut {player}") for player in (ANN, BEN, CLEO, ANN, BEN)]
    done = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(each, Refusal) for each in done) == 2
    assert (await at(home, table_id)).phase is Phase.PLAYING
    assert {each.text for each in await home.store.seals.cuts(table_id)} == {
        f"cut {n}" for n in (ANN, BEN, CLEO)
    }


# ---- those who are missing ----


async def test_after_a_day_the_host_or_a_manager_deals_without_who_is_missing(home: Home) -> None:
    for actor in (by(ANN), manager()):
        table_id = await closed(home, ANN, BEN, CLEO)
        await home.coordinator.cutting.cut(by(CLEO), table_id, "first")
        home.time += 23 * HOUR
        with pytest.raises(StaleClick, match="cuts-missing"):
            await home.coordinator.cutting.start(actor, table_id)
        home.time += 1 * HOUR
        with pytest.raises(NotAllowed, match="not-host"):
            await home.coordinator.cutting.start(by(BEN), table_id)
        assert (await home.coordinator.cutting.start(actor, table_id)).phase is Phase.PLAYING
        cuts = await home.store.seals.cuts(table_id)
        assert [(each.seat, each.text) for each in cuts] == [(2, "first"), (0, None), (1, None)]


async def test_a_button_that_deals_closes_no_table_that_gathers_again(home: Home) -> None:
    table = await home.table(ANN, BEN)
    with pytest.raises(NotAllowed, match="not-cutting"):
        await home.coordinator.cutting.deal(by(ANN), table.id)
    assert (await at(home, table.id)).phase is Phase.LOBBY
    await home.start(table.id, ANN)
    with pytest.raises(NotAllowed, match="started"):
        await home.coordinator.cutting.deal(by(ANN), table.id)


async def test_they_are_asked_at_the_closing_once_more_and_then_the_host(home: Home) -> None:
    table_id = await closed(home, ANN, BEN)
    assert [each.key for each in await told_of_the_deck(home)] == [Notice.SEAL, Notice.CUTS_ASKED]
    await home.pass_time(HOUR, 11 * HOUR)
    assert await told_of_the_deck(home) == []
    await home.pass_time(HOUR, 10 * HOUR)
    assert [each.key for each in await told_of_the_deck(home)] == [Notice.CUTS_AWAITED]
    await home.pass_time(HOUR, 40 * HOUR)
    assert [each.key for each in await told_of_the_deck(home)] == [Notice.CUTS_LATE]
    (line,) = await home.coordinator.reader.tables_of(BEN)
    assert line.asked
    assert line.phase is Phase.CUTTING
    await home.coordinator.cutting.cut(by(BEN), table_id, None)
    (line,) = await home.coordinator.reader.tables_of(BEN)
    assert not line.asked


async def test_a_table_that_nobody_cuts_for_a_week_folds_as_a_lobby_does(home: Home) -> None:
    table_id = await closed(home, ANN, BEN)
    await home.pass_time(timedelta(hours=12), timedelta(days=8))
    assert (await at(home, table_id)).phase is Phase.CANCELLED
    assert await home.store.seals.unsealed(table_id) is not None


# ---- reopening ----


async def reopened_by_the_host(home: Home, table_id: TableId) -> None:
    await home.coordinator.lobbies.reopen(by(ANN), table_id)


async def somebody_leaves(home: Home, table_id: TableId) -> None:
    await home.coordinator.seats.leave(by(BEN), table_id)


async def somebody_is_removed(home: Home, table_id: TableId) -> None:
    await home.coordinator.lobbies.remove(by(ANN), table_id, 1)


async def somebody_has_left_the_server(home: Home, table_id: TableId) -> None:
    await home.coordinator.leaving.left(table_id, BEN)


async def somebody_is_forgotten(home: Home, _table: TableId) -> None:
    await home.coordinator.records.forget(BEN)


@pytest.mark.parametrize(
    "why",
    [
        reopened_by_the_host,
        somebody_leaves,
        somebody_is_removed,
        somebody_has_left_the_server,
        somebody_is_forgotten,
    ],
)
async def test_a_table_that_opens_again_has_a_new_secret_and_the_old_one_is_told(
    home: Home, why: Any
) -> None:
    table_id = await closed(home, ANN, BEN, CLEO)
    await home.coordinator.cutting.cut(by(ANN), table_id, "deep")
    await home.coordinator.cutting.cut(by(BEN), table_id, "deeper")
    await home.tell()
    closing = int(home.time.timestamp())
    assert await home.store.seals.void(table_id, 1) is None

    await why(home, table_id)

    table = await at(home, table_id)
    assert (table.phase, table.cuts, table.closed_at) == (Phase.LOBBY, (), None)
    assert (BEN in table.people) == (why is reopened_by_the_host)
    first, second = await secrets_in(home, table_id)
    void, anew = await told_of_the_deck(home)
    assert (void.key, void.facts["number"]) == (Notice.SEAL_VOID, 1)
    unsealed = await home.store.seals.void(table_id, 1)
    assert unsealed is not None
    assert unsealed.secret == first
    assert anew.facts == {"number": 2, "sealed": seal.seal(table.game, second)}
    assert await home.store.seals.void(table_id, 2) is None
    assert await home.store.seals.unsealed(table_id) is None

    home.time += HOUR
    await home.coordinator.cutting.start(by(ANN), table_id)
    with pytest.raises(StaleClick, match="cut-anew"):
        await home.coordinator.cutting.cut(by(ANN), table_id, "for the old seal", closing)
    for player in (await at(home, table_id)).people:
        await home.coordinator.cutting.cut(by(player), table_id, None)
    cuts = await home.store.seals.cuts(table_id)
    assert await home.store.matches.seed(table_id) == seal.seed(table.game, second, cuts)


async def test_only_the_host_or_a_manager_reopens(home: Home) -> None:
    table_id = await closed(home, ANN, BEN)
    with pytest.raises(NotAllowed, match="not-host"):
        await home.coordinator.lobbies.reopen(by(BEN), table_id)
    await home.coordinator.lobbies.reopen(manager(), table_id)
    with pytest.raises(NotAllowed, match="not-cutting"):
        await home.coordinator.lobbies.reopen(by(ANN), table_id)


async def test_a_table_brought_back_from_a_deleted_channel_shows_its_seal_again(home: Home) -> None:
    table_id = await closed(home, ANN, BEN)
    (first,) = [each.facts for each in await home.tell() if each.key == Notice.SEAL]
    await home.coordinator.places.channel_gone(GUILD, CHANNEL)
    await home.coordinator.places.move(by(ANN), table_id, NewPlace(GUILD, CHANNEL + 1))
    assert [each.facts for each in await home.tell() if each.key == Notice.SEAL] == [first]
    await home.coordinator.places.move(by(ANN), table_id, NewPlace(GUILD, CHANNEL + 2))
    assert [each for each in await home.tell() if each.key == Notice.SEAL] == []


# ---- the end ----


async def fold(home: Home, table_id: TableId) -> None:
    await home.coordinator.lobbies.cancel(by(ANN), table_id)


@pytest.mark.parametrize("begun", [False, True])
async def test_a_table_that_is_folded_tells_its_secret(home: Home, begun: bool) -> None:
    table_id = await closed(home, ANN, BEN) if begun else (await home.table(ANN, BEN)).id
    assert await home.store.seals.unsealed(table_id) is None
    await fold(home, table_id)
    unsealed = await home.store.seals.unsealed(table_id)
    assert unsealed is not None
    assert [unsealed.secret] == await secrets_in(home, table_id)


async def test_a_table_that_ends_early_or_is_given_up_tells_its_secret(home: Home) -> None:
    ended, conceded = await home.dealt(ANN, BEN), await home.dealt(ANN, BEN)
    for table_id in (ended, conceded):
        assert await home.store.seals.unsealed(table_id) is None
    await home.coordinator.seats.end(manager(), ended)
    await home.coordinator.endings.concede(by(ANN), conceded)
    await home.coordinator.endings.take_win(by(BEN), conceded)
    for table_id in (ended, conceded):
        unsealed = await home.store.seals.unsealed(table_id)
        assert unsealed is not None
        assert [unsealed.secret] == await secrets_in(home, table_id)
        assert unsealed.cuts == (Cut(0, None), Cut(1, None))


async def test_who_is_forgotten_leaves_the_digest_of_their_cut(home: Home) -> None:
    table_id = await closed(home, ANN, BEN)
    await home.coordinator.cutting.cut(by(ANN), table_id, "my own words")
    await home.coordinator.cutting.cut(by(BEN), table_id, "words of Ben")
    assert "my own words" in json.dumps((await home.coordinator.records.export(ANN))["cuts"])
    assert "words of Ben" not in json.dumps(await home.coordinator.records.export(ANN))
    before = await home.store.seals.cuts(table_id)
    await home.coordinator.records.forget(ANN)
    after = await home.store.seals.cuts(table_id)
    assert [each.digest for each in after] == [each.digest for each in before]
    assert [each.text for each in after] == [None, "words of Ben"]


# ---- nobody learns it before ----


async def test_the_secret_and_the_seed_of_a_table_in_play_are_nowhere(
    home: Home, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = list[str]()
    run = home.workers.run

    async def seen(priority: Any, work: Any, *facts: Any, **kept: Any) -> Any:
        given.append(repr(facts))
        return await run(priority, work, *facts, **kept)

    monkeypatch.setattr(home.workers, "run", seen)
    with caplog.at_level(logging.DEBUG):
        table_id = await closed(home, ANN, BEN, computers=1)
        await home.coordinator.cutting.cut(by(ANN), table_id, "deep")
        for_cutting = repr(await at(home, table_id))
        await home.coordinator.cutting.cut(by(BEN), table_id, None)
        hidden = (*await secrets_in(home, table_id), await home.store.matches.seed(table_id))
        await home.does(table_id, ANN, "done")
        await home.does(table_id, BEN, "done")
        await home.coordinator.scheduler.run_due()
        await home.tell()
        exported = [repr(await home.coordinator.records.export(player)) for player in (ANN, BEN)]
        reader = home.coordinator.reader
        shown = [
            repr(await reader.show(by(ANN), table_id)),
            repr(await reader.panel(by(ANN), table_id)),
            repr(await reader.tables_of(ANN)),
            repr(await reader.public_events(by(ANN), table_id)),
            repr(await home.store.tables.load(table_id)),
        ]
    assert given, "a computer has thought"
    letters = await home.store.database.read(
        lambda db: [tuple(row) for row in db.execute("SELECT * FROM outbox").fetchall()]
    )
    everything = "\n".join((caplog.text, for_cutting, *given, *exported, *shown, repr(letters)))
    for secret in hidden:
        assert secret not in everything


def test_a_sealed_secret_is_not_part_of_its_words() -> None:
    assert "top" not in repr(Sealed(1, "seal", "top secret"))


# ---- kills ----


@pytest.mark.parametrize("moment", ["open", "close", "cut", "deal", "reopen"])
@pytest.mark.parametrize("written", [False, True])
async def test_a_kill_leaves_everything_or_nothing(reopened: Open, moment: str, written: bool) -> None:
    """The process dies just before, or just after, its transaction is written; then the bot starts again."""
    async with reopened() as home:
        table = await home.table(ANN, BEN)
        table_id, cutting = table.id, home.coordinator.cutting
        if moment in ("cut", "deal", "reopen"):
            await cutting.start(by(ANN), table_id)
        if moment in ("deal", "reopen"):
            await cutting.cut(by(ANN), table_id, "answered")
        write = home.store.database.write

        async def dies(change: Any) -> Any:
            if written:
                await write(change)
            raise Killed

        home.store.database.write = dies  # type: ignore[method-assign]
        lobbies = home.coordinator.lobbies
        steps: dict[str, Callable[[], Awaitable[object]]] = {
            "open": lambda: home.table(CLEO),
            "close": lambda: cutting.start(by(ANN), table_id),
            "cut": lambda: cutting.cut(by(ANN), table_id, "answered"),
            "deal": lambda: cutting.cut(by(BEN), table_id, None),
            "reopen": lambda: lobbies.reopen(by(ANN), table_id),
        }
        with pytest.raises(Killed):
            await steps[moment]()
        home.store.database.write = write  # type: ignore[method-assign]

    async with reopened() as home:
        await home.coordinator.start()
        table, numbers = await at(home, table_id), await secrets_in(home, table_id)
        seals = [each.facts for each in await home.tell() if each.key == Notice.SEAL]
        assert [each["number"] for each in seals] == [1] * (1 + (moment == "open" and written)) + [2] * (
            moment == "reopen" and written
        )
        match moment:
            case "open":
                assert len(await home.coordinator.reader.tables_of(CLEO)) == written
            case "close":
                assert table.phase is (Phase.CUTTING if written else Phase.LOBBY)
            case "cut":
                assert [each.text for each in table.cuts] == ["answered"] * written
            case "deal":
                assert table.phase is (Phase.PLAYING if written else Phase.CUTTING)
                texts = [each.text for each in await home.store.seals.cuts(table_id)]
                assert texts == (["answered", None] if written else ["answered"])
            case _:
                assert table.phase is (Phase.LOBBY if written else Phase.CUTTING)
                assert len(numbers) == 1 + written
        await home.coordinator.stop()


class Killed(BaseException):
    """The end of a process."""


# ---- a copy of the file is put back ----


@pytest.mark.sqlite
@pytest.mark.expected_errors("tables have lost turns")
async def test_a_copy_put_back_after_the_secret_was_told_is_not_played_on(reopened: Open) -> None:
    async with reopened() as home:
        path = home.path
        table_id, folded = await home.dealt(ANN, BEN), await closed(home, ANN, CLEO)
        await home.tell()
        copy = path.with_suffix(".copy")
        with closing(sqlite3.connect(path)) as db:
            db.execute("VACUUM INTO ?", (str(copy),))
        await home.does(table_id, ANN, "done")
        await home.coordinator.seats.end(manager(), table_id)
        await home.coordinator.lobbies.reopen(by(ANN), folded)
    for beside in ("-wal", "-shm"):
        path.with_name(path.name + beside).unlink(missing_ok=True)
    shutil.copy(copy, path)

    async with reopened() as home:
        assert set(home.store.given_away) == {table_id, folded}
        await home.coordinator.start()
        told = await home.tell()
        assert (await at(home, table_id)).phase is Phase.CLOSED
        assert Notice.SECRET_KNOWN in [each.key for each in told]
        assert (await at(home, folded)).phase is Phase.LOBBY
        first, last = await secrets_in(home, folded)
        assert first != last
        assert await home.store.seals.number(folded) == 2
        await home.coordinator.stop()

    async with reopened() as home:
        assert home.store.given_away == ()
        await home.coordinator.start()
        assert [each.key for each in await home.tell()] == []
        await home.coordinator.stop()


# ---- files of today ----


async def test_a_lobby_from_before_seals_gets_one_at_the_start_and_a_game_in_play_none(home: Home) -> None:
    played, gathers = await home.dealt(ANN, BEN), await home.table(ANN, BEN)
    await home.tell()
    await home.store.database.write(lambda db: db.execute("DELETE FROM seals"))
    await home.coordinator.start()
    assert [each.facts["number"] for each in await home.tell() if each.key == Notice.SEAL] == [1]
    assert await secrets_in(home, played) == []
    assert len(await secrets_in(home, gathers.id)) == 1
    await home.coordinator.seats.end(manager(), played)
    assert await home.store.seals.unsealed(played) is None
    await home.coordinator.stop()


async def test_the_record_s_readers_are_agreed_on_before_the_deal(home: Home) -> None:
    table = await home.table(ANN, BEN)
    assert table.book == "open"
    await home.coordinator.lobbies.set_option(by(ANN), table.id, "book", "closed")
    await home.start(table.id, ANN)
    assert (await at(home, table.id)).book == "closed"


def test_seals_differ_by_game() -> None:
    secret = sha256(b"").hexdigest()
    assert seal.seal("a", secret) != seal.seal("b", secret)
