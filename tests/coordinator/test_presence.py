"""Who leaves the server keeps their seat until it is given away; the table hears it once, and can go on."""

from datetime import timedelta

import pytest

from bot.table.notices import Notice
from bot.table.offers import Asked
from bot.table.outbox import TO_TABLE, Kind, to_player
from bot.table.places import NewPlace
from bot.table.refusals import NotAllowed, StaleClick
from bot.table.table import Phase
from tests.helpers.home import ANN, BEN, CLEO, DAN, GUILD, PUBLIC, Home, by, guest, manager

HOUR = timedelta(hours=1)


async def left(home: Home, player: int = BEN) -> int:
    """A table of Ann, Ben and Cleo, and somebody of them has left the server."""
    table_id = await home.dealt(ANN, BEN, CLEO)
    await home.tell()
    await home.coordinator.leaving.left(table_id, player)
    return table_id


async def test_who_has_left_is_said_once_and_the_host_is_called(home: Home) -> None:
    table_id = await left(home)
    await home.coordinator.leaving.left(table_id, BEN)

    (letter,) = await home.tell()

    assert (letter.key, letter.destination, letter.player) == (Notice.MEMBER_GONE, TO_TABLE, ANN)
    assert home.coordinator.presence.absent == {(GUILD, BEN)}
    assert (await home.store.tables.load(table_id)).occupants[1].human, "the seat is theirs"


async def test_after_a_restart_it_is_still_known(home: Home) -> None:
    await left(home)
    again = Home(home.path)
    try:
        await again.coordinator.leaving.start()
        assert again.coordinator.presence.absent == {(GUILD, BEN)}
    finally:
        await again.close()


@pytest.mark.parametrize("who", [by(CLEO), by(ANN), manager()], ids=["at the table", "host", "manager"])
async def test_a_computer_stands_in_until_they_come_back(home: Home, who: object) -> None:
    table_id = await left(home)

    await home.coordinator.seats.stand_in(who, table_id, 1)  # type: ignore[arg-type]
    await home.tell()
    held = (await home.store.matches.load(table_id)).occupants[1]
    assert (held.player, held.human) == (BEN, False)

    await home.coordinator.leaving.came_back(GUILD, BEN)
    await home.coordinator.seats.retake(by(BEN), table_id)

    back = (await home.store.matches.load(table_id)).occupants[1]
    assert (back.player, back.human, back.gone) == (BEN, True, False)
    assert Notice.MEMBER_BACK in [letter.key for letter in await home.tell()]


async def test_nobody_else_lets_a_computer_play_and_for_nobody_who_is_there(home: Home) -> None:
    table_id = await left(home)
    before = await home.store.matches.load(table_id)

    with pytest.raises(NotAllowed, match="not-seated"):
        await home.coordinator.seats.stand_in(PUBLIC, table_id, 1)
    for seat in (0, 2, 3, 10**6):
        with pytest.raises(NotAllowed, match="not-gone"):
            await home.coordinator.seats.stand_in(by(ANN), table_id, seat)

    assert await home.store.matches.load(table_id) == before


async def test_their_seat_is_offered_at_once_and_taken_by_a_click(home: Home) -> None:
    table_id = await left(home)

    assert await home.coordinator.seats.offer(by(ANN), table_id, 1, guest(DAN)) is Asked.INVITED
    offer = await home.offered()
    await home.coordinator.seats.accept(by(DAN), table_id, offer, "Dan")

    occupant = (await home.store.matches.load(table_id)).occupants[1]
    assert (occupant.player, occupant.human, occupant.gone) == (DAN, True, False)


async def test_who_comes_back_before_the_seat_is_taken_goes_on_and_the_offer_is_gone(home: Home) -> None:
    table_id = await left(home)
    await home.coordinator.seats.offer(by(ANN), table_id, 1, guest(DAN))
    offer = await home.offered()

    await home.coordinator.leaving.came_back(GUILD, BEN)
    await home.coordinator.seats.retake(by(BEN), table_id)

    with pytest.raises(StaleClick):
        await home.coordinator.seats.accept(by(DAN), table_id, offer, "Dan")
    assert (await home.store.matches.load(table_id)).occupants[1].player == BEN


async def test_whoever_is_asked_gets_their_panel_when_they_are_back(home: Home) -> None:
    table_id = await left(home, ANN)
    await home.tell()

    await home.coordinator.leaving.came_back(GUILD, ANN)

    told = [(letter.kind, letter.destination) for letter in await home.tell()]
    assert told == [(Kind.SETTLED, TO_TABLE), (Kind.PANEL, to_player(ANN)), (Kind.NOTICE, TO_TABLE)]
    await home.does(table_id, ANN, "done")


async def test_where_the_host_has_left_whoever_sits_there_may_do_what_the_host_might(home: Home) -> None:
    table_id = await left(home, ANN)
    (letter,) = await home.tell()
    assert letter.player is None, "nobody calls a host who has left"

    with pytest.raises(NotAllowed):
        await home.coordinator.seats.offer(PUBLIC, table_id, 0, guest(DAN))
    assert await home.coordinator.seats.offer(by(CLEO), table_id, 0, guest(DAN)) is Asked.INVITED
    await home.coordinator.places.move(by(BEN), table_id, NewPlace(GUILD, 71))


async def test_who_has_left_the_server_need_not_agree_to_end_a_table(home: Home) -> None:
    table_id = await left(home, ANN)

    proposal = await home.coordinator.endings.propose(by(BEN), table_id)
    assert proposal is not None
    await home.coordinator.endings.agree(by(CLEO), table_id, proposal.number)

    assert (await home.store.tables.load(table_id)).phase is Phase.CLOSED


async def test_who_acts_is_not_gone(home: Home) -> None:
    table_id = await left(home, ANN)

    await home.does(table_id, ANN, "done")

    assert not (await home.store.matches.load(table_id)).occupants[0].gone
