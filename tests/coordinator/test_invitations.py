"""Chairs that are kept for the people named when a table is opened."""

from datetime import timedelta

import pytest

from bot.table.offers import Invited
from bot.table.outbox import Kind
from bot.table.refusals import NotAllowed
from bot.table.table import Table
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, DAN, NAMES, PUBLIC, Home, by, guest


async def opened(home: Home, *invite: Invited) -> Table:
    return await home.coordinator.lobbies.open(by(ANN), NAMES[ANN], CHANNEL, invite=invite)


async def test_chairs_are_kept_for_a_day_and_then_anybody_s(home: Home) -> None:
    table = await opened(home, *(guest(player) for player in (BEN, CLEO, DAN, 105, 106)))
    assert set(table.invited) == {BEN, CLEO, DAN, 105, 106}
    assert [each.kind for each in await home.tell()] == [Kind.LOBBY, Kind.DECK]

    with pytest.raises(NotAllowed, match="kept"):
        await home.coordinator.lobbies.join(PUBLIC, table.id, "Passer-by")
    await home.coordinator.lobbies.join(by(BEN), table.id, "Ben")
    home.time += timedelta(days=1)
    await home.coordinator.lobbies.join(PUBLIC, table.id, "Passer-by")

    assert (await home.store.tables.load(table.id)).people == (ANN, BEN, PUBLIC.player)


async def test_one_person_named_twice_is_one_guest(home: Home) -> None:
    table = await opened(home, guest(BEN), guest(BEN))

    assert [each.player for each in table.invitations] == [BEN]


@pytest.mark.parametrize(
    ("invite", "reason"),
    [
        ((guest(BEN), guest(CLEO, is_bot=True)), "no-bot"),
        ((guest(BEN), guest(CLEO, sees=False)), "cannot-be-invited people=Cleo"),
        (tuple(guest(player) for player in range(200, 206)), "too-many-invited most=5"),
    ],
    ids=["a bot", "who does not see the channel", "too many"],
)
async def test_where_one_cannot_come_nothing_is_opened(
    home: Home, invite: tuple[Invited, ...], reason: str
) -> None:
    with pytest.raises(NotAllowed, match=reason):
        await opened(home, *invite)

    assert await home.coordinator.reader.tables_in(PUBLIC) == ()
    assert await home.tell() == []


async def test_who_is_invited_reaches_the_table_from_anywhere_and_nobody_else_by_that(home: Home) -> None:
    table = await opened(home, guest(BEN))

    assert await home.coordinator.lobbies.get(by(BEN, guild=8), table.id) == table
    with pytest.raises(Exception, match="no-such-table"):
        await home.coordinator.lobbies.get(by(CLEO, guild=8), table.id)
