"""A seat goes to somebody else only if nobody plays it, or who plays it agrees; and who comes, wants to."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from bot.coordinator import Coordinator
from bot.table.actor import Actor
from bot.table.clock import Caretaker, Pace
from bot.table.notices import Notice
from bot.table.offers import Asked, Invited, SeatOffer
from bot.table.outbox import TO_TABLE, Kind
from bot.table.refusals import NotAllowed, NotSeated, StaleClick
from bot.table.table import Phase
from engine.game import Refusal
from tests.helpers.home import ANN, BEN, CLEO, DAN, GUILD, PUBLIC, Home, by, guest, manager

HOUR = timedelta(hours=1)


async def refused(home: Home, table_id: int, invited: Invited, seat: int = 1) -> str:
    """Why an offer by the host is refused; nothing has changed, and nobody hears of it."""
    await home.tell()
    before = await home.store.matches.load(table_id)
    with pytest.raises(NotAllowed) as no:
        await home.coordinator.seats.offer(by(ANN), table_id, seat, invited)
    assert await home.store.matches.load(table_id) == before
    assert await home.tell() == []
    return str(no.value.reason)


# ---- who may be invited ----


@pytest.mark.parametrize(
    ("invited", "reason"),
    [
        (guest(DAN, is_bot=True), "no-bot"),
        (guest(DAN, sees=False), "cannot-come"),
        (guest(ANN), "sits-already"),
        (guest(BEN), "sits-already"),
    ],
    ids=["a bot", "an outsider", "the host themself", "another player"],
)
async def test_who_cannot_play_is_not_asked(home: Home, invited: Invited, reason: str) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)

    assert await refused(home, table_id, invited, seat=2) == reason


async def test_whoever_a_computer_stands_in_for_sits_there_still(home: Home) -> None:
    table_id = await held(home)

    assert await refused(home, table_id, guest(BEN), seat=2) == "sits-already"


@pytest.mark.parametrize("seat", [-1, 3, 2**63])
async def test_a_seat_that_is_not_there_cannot_be_offered(home: Home, seat: int) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)

    assert await refused(home, table_id, guest(CLEO), seat) == "no-such-seat"


async def test_only_the_host_or_a_manager_of_the_table_s_server_offers_seats(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)

    for nobody in (by(BEN), PUBLIC):
        with pytest.raises(NotAllowed, match="not-host"):
            await home.coordinator.seats.offer(nobody, table_id, 2, guest(CLEO))
    assert await home.coordinator.seats.offer(manager(), table_id, 2, guest(CLEO)) is Asked.INVITED


# ---- a seat that nobody plays ----


async def held(home: Home) -> int:
    """A table at which a computer stands in for Ben, at seat 1; a computer of nobody's has seat 2."""
    await home.coordinator.profiles.update(ANN, caretaker=Caretaker.WAIT)
    table_id = await home.dealt(ANN, BEN, computers=1, pace=Pace.HALF_DAY, options={"goal": "3"})
    for _ in range(200):
        if not (await home.store.matches.load(table_id)).occupants[1].human:
            return table_id
        while (panel := await home.coordinator.reader.panel(by(ANN), table_id)).asked:
            last = str(panel.view.offers[-1].action)
            await home.coordinator.play.act(by(ANN), table_id, panel.question, last)
        await home.pass_time(HOUR, HOUR)
    raise AssertionError("no computer holds the seat")


async def overdue(home: Home) -> int:
    """A table that waits for Ann, whose time has run out."""
    await home.coordinator.profiles.update(ANN, caretaker=Caretaker.WAIT)
    table_id = await home.dealt(ANN, BEN, pace=Pace.HALF_DAY)
    await home.pass_time(HOUR, 13 * HOUR)
    return table_id


async def offered(home: Home, table_id: int, seat: int, player: int) -> SeatOffer:
    asked = await home.coordinator.seats.offer(manager(), table_id, seat, guest(player))
    assert asked is Asked.INVITED
    return await home.offered()


async def test_an_offer_alone_seats_nobody(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)
    await home.tell()
    before = await home.store.matches.load(table_id)

    await home.coordinator.seats.offer(by(ANN), table_id, 2, guest(CLEO))

    assert await home.store.matches.load(table_id) == before
    with pytest.raises(NotSeated):
        await home.coordinator.reader.panel(by(CLEO), table_id)
    (letter,) = await home.tell()
    assert (letter.key, letter.destination, letter.player) == (Notice.SEAT_OFFERED, TO_TABLE, CLEO)


@pytest.mark.parametrize("seat", [1, 2], ids=["held for somebody", "nobody's"])
async def test_a_computer_s_seat_goes_to_who_is_invited_by_their_click(home: Home, seat: int) -> None:
    table_id = await held(home)
    offer = await offered(home, table_id, seat, CLEO)

    panel = await home.coordinator.seats.accept(by(CLEO), table_id, offer, "Cleo")

    occupant = (await home.store.matches.load(table_id)).occupants[seat]
    assert (panel.seat, occupant.player, occupant.name, occupant.human) == (seat, CLEO, "Cleo", True)


async def test_an_overdue_seat_goes_to_who_is_invited_and_the_sitter_s_panel_is_taken_away(
    home: Home,
) -> None:
    table_id = await overdue(home)
    offer = await offered(home, table_id, 0, CLEO)

    await home.coordinator.seats.accept(by(CLEO), table_id, offer, "Cleo")

    assert (await home.coordinator.reader.panel(by(CLEO), table_id)).asked
    with pytest.raises(NotSeated):
        await home.coordinator.reader.panel(by(ANN), table_id)
    letters = {(each.kind, each.player) for each in await home.tell()}
    assert letters == {
        (Kind.SETTLED, None),
        (Kind.NOTICE, None),
        (Kind.REFRESH, None),  # the post shows another deadline
        (Kind.RETIRE, ANN),
        (Kind.PANEL, CLEO),
    }


async def test_an_offer_outlives_the_turns_that_the_computer_plays_meanwhile(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1, options={"goal": "3"})
    offer = await offered(home, table_id, 2, CLEO)
    question = (await home.store.matches.load(table_id)).questions[2]
    for player in (ANN, BEN):
        await home.does(table_id, player, "done")
    await home.pass_time(HOUR, HOUR)
    assert (await home.store.matches.load(table_id)).questions[2] != question

    assert (await home.coordinator.seats.accept(by(CLEO), table_id, offer, "Cleo")).seat == 2


# ---- a seat that somebody plays ----


async def test_nobody_sees_a_hand_before_who_holds_it_has_agreed(home: Home) -> None:
    """A host or a manager can neither look themself, nor let somebody else look."""
    table_id = await home.dealt(ANN, BEN)
    for asker, seat, invited in ((by(ANN), 1, CLEO), (manager(), 1, manager().player), (manager(), 0, DAN)):
        assert await home.coordinator.seats.offer(asker, table_id, seat, guest(invited)) is Asked.SITTER, (
            "a seat that somebody plays is not offered"
        )
        offer = await home.offered()
        for offered_to in (offer, SeatOffer(seat, invited, ""), SeatOffer(seat, invited, offer.seal[::-1])):
            with pytest.raises(StaleClick, match="offer-gone"):
                await home.coordinator.seats.accept(by(invited), table_id, offered_to, "Somebody")
        with pytest.raises(NotAllowed, match="not-your-seat"):
            await home.coordinator.seats.give(by(invited), table_id, offer)
        for look in (home.coordinator.reader.panel, home.coordinator.seats.retake):
            with pytest.raises(NotSeated):
                await look(by(invited), table_id)
    letters = [each for each in home.courier.told if each.kind is Kind.PANEL]
    assert {each.player for each in letters} == {ANN, BEN}


async def test_whoever_sits_there_may_give_their_seat_to_who_is_invited(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.coordinator.seats.offer(by(ANN), table_id, 1, guest(CLEO))
    asked = (await home.tell())[-1]
    assert (asked.key, asked.player, asked.facts["name"]) == (Notice.SEAT_ASKED, BEN, "Cleo")

    await home.coordinator.seats.give(by(BEN), table_id, await home.offered())

    occupant = (await home.store.matches.load(table_id)).occupants[1]
    assert (occupant.player, occupant.human) == (None, False)
    words = [(each.key, each.player) for each in await home.tell() if each.kind is Kind.NOTICE]
    assert words == [(Notice.LEFT, None), (Notice.SEAT_OFFERED, CLEO)]
    await home.coordinator.seats.accept(by(CLEO), table_id, await home.offered(), "Cleo")
    assert (await home.store.matches.load(table_id)).seat_of(CLEO) == 1


async def test_the_last_person_may_hand_over_and_the_table_waits_for_who_comes(home: Home) -> None:
    table_id = await home.dealt(ANN, computers=1)
    await home.coordinator.seats.offer(by(ANN), table_id, 0, guest(CLEO))

    await home.coordinator.seats.give(by(ANN), table_id, await home.offered())
    await home.pass_time(HOUR, HOUR)

    assert (await home.store.tables.load(table_id)).phase is Phase.PLAYING
    await home.coordinator.seats.accept(by(CLEO), table_id, await home.offered(), "Cleo")
    assert (await home.store.tables.load(table_id)).host == CLEO


# ---- offers that no longer stand ----


Happens = Callable[[Coordinator, int], Awaitable[None]]


async def came_back(c: Coordinator, table_id: int) -> None:
    await c.seats.retake(by(BEN), table_id)


async def was_taken_and_left(c: Coordinator, table_id: int) -> None:
    await c.seats.leave(by(BEN), table_id)


@pytest.mark.parametrize("happens", [came_back, was_taken_and_left])
async def test_an_offer_is_gone_when_the_seat_has_changed(home: Home, happens: Happens) -> None:
    table_id = await held(home)
    offer = await offered(home, table_id, 1, CLEO)
    await happens(home.coordinator, table_id)

    await gone(home, table_id, offer)


async def test_an_offer_is_gone_when_the_sitter_has_played_after_all(home: Home) -> None:
    table_id = await overdue(home)
    offer = await offered(home, table_id, 0, CLEO)
    await home.does(table_id, ANN, "whisper 1")

    await gone(home, table_id, offer)


async def test_an_offer_is_gone_when_somebody_else_was_quicker(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)
    first, second = await offered(home, table_id, 2, CLEO), await offered(home, table_id, 2, DAN)
    await home.coordinator.seats.accept(by(CLEO), table_id, first, "Cleo")

    await gone(home, table_id, second)


async def test_consent_is_asked_anew_when_somebody_else_sits_there(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)
    await home.coordinator.seats.offer(by(ANN), table_id, 1, guest(DAN))
    asked = await home.offered()
    await home.coordinator.seats.leave(by(BEN), table_id)
    await home.coordinator.seats.accept(by(CLEO), table_id, await offered(home, table_id, 1, CLEO), "Cleo")

    with pytest.raises(StaleClick, match="offer-gone"):
        await home.coordinator.seats.give(by(CLEO), table_id, asked)


async def gone(home: Home, table_id: int, offer: SeatOffer) -> None:
    """The click is refused, and changes nothing."""
    before = await home.store.matches.load(table_id)
    with pytest.raises(StaleClick, match="offer-gone"):
        await home.coordinator.seats.accept(by(offer.player), table_id, offer, "Somebody")
    assert await home.store.matches.load(table_id) == before


@pytest.mark.parametrize("who", [BEN, DAN, 900])
async def test_only_who_is_invited_can_take_the_seat(home: Home, who: int) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)
    offer = await offered(home, table_id, 2, CLEO)
    before = await home.store.matches.load(table_id)

    with pytest.raises(NotAllowed, match="not-invited"):
        await home.coordinator.seats.accept(by(who, manages=True), table_id, offer, "Somebody")
    forged = SeatOffer(offer.seat, who, offer.seal)
    with pytest.raises(Refusal):
        await home.coordinator.seats.accept(by(who, manages=True), table_id, forged, "Somebody")

    assert await home.store.matches.load(table_id) == before


async def test_who_may_not_see_the_channel_any_more_cannot_take_the_seat(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)
    offer = await offered(home, table_id, 2, CLEO)

    with pytest.raises(Refusal, match="no-such-table"):
        await home.coordinator.seats.accept(Actor(CLEO, GUILD), table_id, offer, "Cleo")


# ---- nobody twice ----


async def test_nobody_is_seated_twice_at_one_table(home: Home) -> None:
    table_id = await home.dealt(ANN, computers=2)
    first, second = await offered(home, table_id, 1, CLEO), await offered(home, table_id, 2, CLEO)
    await home.coordinator.seats.accept(by(CLEO), table_id, first, "Cleo")

    for offer in (first, second):
        with pytest.raises(NotAllowed, match="already-seated"):
            await home.coordinator.seats.accept(by(CLEO), table_id, offer, "Cleo")

    assert (await home.store.tables.load(table_id)).people == (ANN, CLEO)


async def test_nobody_sits_twice_in_a_lobby_or_after_a_rematch(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN, computers=1)
    await home.coordinator.seats.accept(by(CLEO), table_id, await offered(home, table_id, 2, CLEO), "Cleo")
    await home.coordinator.seats.end(manager(), table_id)

    again = await home.coordinator.seats.rematch(by(CLEO), table_id, "Cleo")

    assert (again.people, again.invited) == ((CLEO,), (ANN, BEN))
    with pytest.raises(NotAllowed, match="joined-already"):
        await home.coordinator.lobbies.join(by(CLEO), again.id, "Cleo")


async def test_an_offer_names_nobody_after_they_are_forgotten(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    await home.coordinator.seats.offer(by(ANN), table_id, 1, guest(CLEO))
    assert (await home.coordinator.records.export(CLEO))["letters"]

    await home.coordinator.records.forget(CLEO)

    assert (await home.coordinator.records.export(CLEO))["letters"] == []
    (letter,) = [each for each in await home.tell() if each.key == Notice.SEAT_ASKED]
    assert (letter.facts["name"], letter.facts["invited"]) == ("", 0)


async def test_no_match_has_a_place_for_one_person_at_two_seats(home: Home) -> None:
    match = await home.store.matches.load(await home.dealt(ANN, BEN))

    with pytest.raises(NotAllowed, match="already-seated"):
        match.reseated(1, match.occupants[0])
