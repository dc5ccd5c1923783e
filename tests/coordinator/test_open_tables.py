"""Lobbies that look for players: who finds them, and that each is announced once, whatever happens."""

import pytest

from bot.table.actor import Actor
from bot.table.clock import Pace
from bot.table.outbox import TO_ALL, Kind, Letter
from bot.table.refusals import NotAllowed, NotHere
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, DAN, GUILD, Home, Open, by, guest, manager

BOARD, ROLE = 77, 88
PRIVATE = 71


def blind(player: int) -> Actor:
    """Somebody in the server who sees the usual channel alone."""
    return Actor(player, GUILD, sees=lambda channel: channel == CHANNEL)


async def announcing(home: Home) -> None:
    await home.coordinator.profiles.update_server(manager(), announces_in=BOARD, rings=ROLE)


async def announced(home: Home) -> list[Letter]:
    return [each for each in await home.tell() if each.kind is Kind.ANNOUNCE]


async def test_who_looks_for_a_table_finds_those_they_may_see_and_join(home: Home) -> None:
    lobbies = home.coordinator.lobbies
    here = await home.table(ANN, BEN)
    hidden = await lobbies.open(by(ANN), "Ann", PRIVATE)
    await home.dealt(BEN, DAN)
    full = await lobbies.open(by(DAN), "Dan", CHANNEL)
    for _ in range(home.games[full.game].info.seats[-1] - 1):
        await lobbies.seat_computer(by(DAN), full.id, "regular")

    async def found(actor: Actor) -> list[int]:
        return [each.id for each in await lobbies.looking(actor)]

    assert await found(blind(CLEO)) == [here.id]
    assert await found(by(CLEO)) == [hidden.id, here.id]
    assert await found(by(ANN)) == [], "who sits there need not look"
    assert await found(by(CLEO, guild=8)) == []
    assert await found(Actor(CLEO)) == []


async def test_chairs_that_are_kept_for_others_are_not_offered(home: Home) -> None:
    lobbies, info = home.coordinator.lobbies, next(iter(home.games.values())).info
    guests = [guest(player) for player in range(200, 200 + info.seats[-1] - 1)]
    table = await lobbies.open(by(ANN), "Ann", CHANNEL, invite=guests)

    assert await lobbies.looking(by(CLEO)) == ()
    assert [each.id for each in await lobbies.looking(by(200))] == [table.id]
    assert await lobbies.looking(Actor(200, GUILD)) == (), "invited, but the channel is hidden from them"


async def test_a_lobby_is_announced_once_also_after_a_restart_and_then_kept_true(reopened: Open) -> None:
    async with reopened() as home:
        await announcing(home)
        table = await home.table(ANN, BEN)
        await home.coordinator.lobbies.announce(by(ANN), table.id, hidden=False)

    async with reopened() as home:
        with pytest.raises(NotAllowed) as refused:
            await home.coordinator.lobbies.announce(by(ANN), table.id, hidden=False)
        assert refused.value.reason is NotHere.ANNOUNCED
        (first,) = await announced(home)
        assert (first.destination, first.facts) == (TO_ALL, {"channel": BOARD, "role": ROLE})
        assert await announced(home) == []

        await home.coordinator.lobbies.join(by(CLEO), table.id, "Cleo")
        (changed,) = await announced(home)
        assert changed.facts == {}
        await home.start(table.id, ANN)
        begun = await announced(home)
        await home.coordinator.seats.end(manager(), table.id)
        assert begun
        assert all(not each.facts for each in (*begun, *await announced(home))), "changed, never posted again"


async def test_a_lobby_that_was_never_announced_has_no_announcement_to_change(home: Home) -> None:
    await announcing(home)
    table = await home.table(ANN, BEN, pace=Pace.DAY)
    await home.coordinator.lobbies.cancel(by(ANN), table.id)
    assert await announced(home) == []


async def test_who_may_not_announce_hears_why_and_nothing_is_written(home: Home) -> None:
    table = await home.table(ANN, BEN)

    async def why(actor: Actor, table_id: int = table.id, *, hidden: bool = False) -> object:
        with pytest.raises(NotAllowed) as refused:
            await home.coordinator.lobbies.announce(actor, table_id, hidden=hidden)
        return refused.value.reason

    assert await why(by(ANN)) is NotHere.NO_ANNOUNCEMENTS
    await announcing(home)
    assert await why(by(BEN)) is NotHere.NOT_HOST
    assert await why(by(ANN), hidden=True) is NotHere.HIDDEN_LOBBY
    assert await announced(home) == []
    await home.coordinator.lobbies.announce(manager(), table.id, hidden=False)
    assert len(await announced(home)) == 1

    other = await home.table(ANN, BEN)
    await home.coordinator.cutting.start(by(ANN), other.id)
    assert await why(by(ANN), other.id) is NotHere.CUTTING
