"""Who may do what: a table exists for who sits there, and for those who may view its channel."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.coordinator import Coordinator
from bot.table.actor import Actor
from bot.table.offers import SeatOffer
from bot.table.places import NewPlace
from bot.table.profile import LOBBIES_PER_CHANNEL, LOBBIES_PER_PERSON
from bot.table.refusals import NoSuchTable, NotAllowed
from bot.table.table import Phase, Table
from engine.game import Refusal
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, DAN, GUILD, PUBLIC, Home, by, guest, manager

ELSEWHERE = Actor(DAN, GUILD + 1, manages=True, sees=lambda _: True)
BLIND = Actor(DAN, GUILD, manages=True)  # of this server, but may not view the channel
IN_PRIVATE = Actor(DAN)
STRANGERS = {"a manager of another server": ELSEWHERE, "who may not see it": BLIND, "a DM": IN_PRIVATE}

Ask = Callable[[Coordinator, Actor, int], Awaitable[object]]

AT_LOBBIES: dict[str, Ask] = {
    "get": lambda c, who, table_id: c.lobbies.get(who, table_id),
    "join": lambda c, who, table_id: c.lobbies.join(who, table_id, "Dan"),
    "announce": lambda c, who, table_id: c.lobbies.announce(who, table_id, hidden=False),
    "invite": lambda c, who, table_id: c.lobbies.invite(who, table_id, "Zed", [guest(DAN)]),
    "accepted": lambda c, who, table_id: c.lobbies.accepted(who, table_id, "Dan"),
    "choose_role": lambda c, who, table_id: c.lobbies.choose_role(who, table_id, "fox"),
    "choose": lambda c, who, table_id: c.lobbies.choose(who, table_id, "sign", "sun"),
    "to_arrange": lambda c, who, table_id: c.lobbies.to_arrange(who, table_id),
    "to_settle": lambda c, who, table_id: c.lobbies.to_settle(who, table_id),
    "seat_computer": lambda c, who, table_id: c.lobbies.seat_computer(who, table_id, "boss"),
    "change_computer": lambda c, who, table_id: c.lobbies.change_computer(who, table_id, 2, "boss"),
    "remove": lambda c, who, table_id: c.lobbies.remove(who, table_id, 1),
    "move": lambda c, who, table_id: c.places.move(who, table_id, NewPlace(GUILD, 71)),
    "set_option": lambda c, who, table_id: c.lobbies.set_option(who, table_id, "goal", "3"),
    "cancel": lambda c, who, table_id: c.lobbies.cancel(who, table_id),
    "start": lambda c, who, table_id: c.cutting.start(who, table_id),
    "start_unseen": lambda c, who, table_id: c.cutting.start_unseen(who, table_id),
    "deal": lambda c, who, table_id: c.cutting.deal(who, table_id),
    "to_cut": lambda c, who, table_id: c.cutting.to_cut(who, table_id),
    "cut": lambda c, who, table_id: c.cutting.cut(who, table_id, "deep"),
    "reopen": lambda c, who, table_id: c.lobbies.reopen(who, table_id),
    "leave": lambda c, who, table_id: c.seats.leave(who, table_id),
    "end": lambda c, who, table_id: c.seats.end(who, table_id),
    "to_end": lambda c, who, table_id: c.endings.to_end(who, table_id),
    "propose": lambda c, who, table_id: c.endings.propose(who, table_id),
}
AT_MATCHES: dict[str, Ask] = {
    "planning": lambda c, who, table_id: c.reader.planning(who, table_id),
    "add": lambda c, who, table_id: c.plans.add(who, table_id, 1, "recruit"),
    "shorten": lambda c, who, table_id: c.plans.shorten(who, table_id),
    "keep": lambda c, who, table_id: c.plans.keep(who, table_id, 1),
    "whole": lambda c, who, table_id: c.plans.whole(who, table_id, ["recruit"]),
    "withdraw": lambda c, who, table_id: c.plans.withdraw(who, table_id),
    "answer": lambda c, who, table_id: c.plans.answer(who, table_id, "highest"),
    "ask": lambda c, who, table_id: c.advice.ask(who, table_id),
    "act": lambda c, who, table_id: c.play.act(who, table_id, None, "done"),
    "take_back": lambda c, who, table_id: c.play.take_back(who, table_id, None),
    "leave": lambda c, who, table_id: c.seats.leave(who, table_id),
    "retake": lambda c, who, table_id: c.seats.retake(who, table_id),
    "offer": lambda c, who, table_id: c.seats.offer(who, table_id, 1, guest(DAN)),
    "may_offer": lambda c, who, table_id: c.seats.may_offer(who, table_id),
    "stand_in": lambda c, who, table_id: c.seats.stand_in(who, table_id, 1),
    "move": lambda c, who, table_id: c.places.move(who, table_id, NewPlace(GUILD, 71)),
    "give": lambda c, who, table_id: c.seats.give(who, table_id, SeatOffer(1, DAN, "")),
    "accept": lambda c, who, table_id: c.seats.accept(who, table_id, SeatOffer(1, DAN, ""), "Dan"),
    "end": lambda c, who, table_id: c.seats.end(who, table_id),
    "rematch": lambda c, who, table_id: c.seats.rematch(who, table_id, "Zed"),
    "to_concede": lambda c, who, table_id: c.endings.to_concede(who, table_id),
    "concede": lambda c, who, table_id: c.endings.concede(who, table_id),
    "take_win": lambda c, who, table_id: c.endings.take_win(who, table_id),
    "play_on": lambda c, who, table_id: c.endings.play_on(who, table_id),
    "to_leave": lambda c, who, table_id: c.seats.to_leave(who, table_id),
    "to_end": lambda c, who, table_id: c.endings.to_end(who, table_id),
    "propose": lambda c, who, table_id: c.endings.propose(who, table_id),
    "agree": lambda c, who, table_id: c.endings.agree(who, table_id, 1),
    "refuse": lambda c, who, table_id: c.endings.refuse(who, table_id, 1),
    "show": lambda c, who, table_id: c.reader.show(who, table_id),
    "own_table": lambda c, who, table_id: c.reader.own_table(who, table_id),
    "panel": lambda c, who, table_id: c.reader.panel(who, table_id),
    "turns": lambda c, who, table_id: c.reader.turns(who, table_id),
    "public_events": lambda c, who, table_id: c.reader.public_events(who, table_id),
    "turn_at": lambda c, who, table_id: c.moments.turn_at(who, table_id, c.now()),
    "whole_game": lambda c, who, table_id: c.moments.whole(who, table_id),
}


@pytest.mark.parametrize("who", STRANGERS.values(), ids=STRANGERS)
async def test_a_lobby_does_not_exist_for_strangers(home: Home, who: Actor) -> None:
    table = await home.table(ANN, BEN, computers=1)

    for what, ask in AT_LOBBIES.items():
        assert await is_told_of_no_table(ask(home.coordinator, who, table.id)), what
        assert await home.store.tables.load(table.id) == table, what


@pytest.mark.parametrize("who", STRANGERS.values(), ids=STRANGERS)
async def test_a_table_in_play_does_not_exist_for_strangers(home: Home, who: Actor) -> None:
    table_id = await home.dealt(ANN, BEN)
    before = await home.store.matches.load(table_id)

    for what, ask in AT_MATCHES.items():
        assert await is_told_of_no_table(ask(home.coordinator, who, table_id)), what
        assert await home.store.matches.load(table_id) == before, what


async def is_told_of_no_table(asked: Awaitable[object]) -> bool:
    """Return whether there is no such table for whoever asked; any other refusal is raised."""
    try:
        await asked
    except NoSuchTable:
        return True
    return False


def test_every_public_method_that_names_a_table_asks_who_wants_it() -> None:
    """But the parts that act for the house itself: the courier's side, and what time brings."""
    from bot.coordinator.advice import Adviser
    from bot.coordinator.cutting import Cutting
    from bot.coordinator.endings import Endings
    from bot.coordinator.lobbies import Lobbies
    from bot.coordinator.places import Places
    from bot.coordinator.plans import Plans
    from bot.coordinator.play import Play
    from bot.coordinator.reader import Reader
    from bot.coordinator.seats import Seats

    house = {
        "left",
        "opened",
        "cancel_idle",
        "vacate",
        "close_idle",
        "missed",
        "seal_anew",
        "went",
    }
    house |= {"close_given_away", "remind", "settle", "repost", "show_again", "thread_gone", "refresh"}
    at_matches = tuple((part, AT_MATCHES) for part in (Reader, Plans, Seats, Endings, Places, Adviser))
    for part, tried in ((Lobbies, AT_LOBBIES), (Cutting, AT_LOBBIES), (Play, None), *at_matches):
        for name, method in inspect.getmembers(part, inspect.isfunction):
            parameters = list(inspect.signature(method).parameters)
            if name.startswith("_") or name in house or "table" not in parameters:
                continue
            assert parameters[1] == "actor", f"{part.__name__}.{name}"
            if tried is not None:
                assert name in tried or name in AT_LOBBIES, f"{part.__name__}.{name} is tried by no stranger"


async def test_who_sits_reaches_their_table_from_anywhere(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)

    for actor in (Actor(ANN), Actor(ANN, GUILD + 1)):
        assert (await home.coordinator.reader.panel(actor, table_id)).asked
        assert (await home.coordinator.reader.show(actor, table_id)).table_id == table_id
    await home.coordinator.play.act(Actor(ANN), table_id, None, "done")


async def test_managing_counts_in_the_table_s_own_server_only(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    sits_and_manages_elsewhere = Actor(BEN, GUILD + 1, manages=True)

    with pytest.raises(NotAllowed):
        await home.coordinator.seats.end(sits_and_manages_elsewhere, table_id)
    with pytest.raises(NotAllowed):
        await home.coordinator.seats.end(by(CLEO), table_id)
    await home.coordinator.seats.end(by(DAN, manages=True), table_id)

    assert (await home.store.tables.load(table_id)).phase is Phase.CLOSED


async def test_lists_hold_only_what_exists_for_the_reader(home: Home) -> None:
    table_id = await home.dealt(ANN, BEN)
    in_channel = home.coordinator.reader.tables_in

    assert [each.id for each in await in_channel(PUBLIC)] == [table_id]
    assert [each.id for each in await in_channel(PUBLIC, CHANNEL)] == [table_id]
    for stranger in STRANGERS.values():
        assert await in_channel(stranger) == ()


async def test_a_refusal_tells_a_stranger_nothing_about_the_number(home: Home) -> None:
    """A table of another server and one that never was are refused in the same words."""
    table_id = await home.dealt(ANN, BEN)

    async def said(number: int) -> Any:
        with pytest.raises(Refusal) as refused:
            await home.coordinator.reader.panel(ELSEWHERE, number)
        return refused.value.reason, dict(refused.value.facts)

    assert await said(table_id) == await said(10**9)


async def test_a_bystander_is_told_at_once_that_they_seat_no_computers(home: Home) -> None:
    table = await home.table(ANN)

    with pytest.raises(NotAllowed, match="not-seated"):
        await home.coordinator.lobbies.to_arrange(PUBLIC, table.id)
    assert await home.coordinator.lobbies.to_arrange(by(ANN), table.id) == table


async def test_only_the_host_is_shown_the_options(home: Home) -> None:
    table = await home.table(ANN, BEN)

    for other in (by(BEN), PUBLIC, manager()):
        with pytest.raises(NotAllowed, match="not-host"):
            await home.coordinator.lobbies.to_settle(other, table.id)
    assert await home.coordinator.lobbies.to_settle(by(ANN), table.id) == table


async def test_a_server_bounds_its_lobbies_as_its_managers_like(home: Home) -> None:
    await home.coordinator.profiles.update_server(manager(), own_lobbies=1, channel_lobbies=2)

    await home.table(ANN)
    with pytest.raises(NotAllowed, match="too-many-own most=1"):
        await home.table(ANN)
    await home.table(BEN)
    with pytest.raises(NotAllowed, match="too-many-here most=2"):
        await home.table(CLEO)
    for bound in (0, -1, 101):
        with pytest.raises(NotAllowed, match="no-such-option"):
            await home.coordinator.profiles.update_server(manager(), own_lobbies=bound)
    with pytest.raises(NotAllowed, match="not-manager"):
        await home.coordinator.profiles.update_server(by(ANN), channel_lobbies=50)
    server = await home.coordinator.profiles.server(GUILD)
    assert (server.own_lobbies, server.channel_lobbies) == (1, 2)
    assert (await home.coordinator.profiles.server(GUILD + 1)).own_lobbies == LOBBIES_PER_PERSON


async def test_one_person_gathers_players_for_so_many_tables_and_no_more(home: Home) -> None:
    first, *_ = [await home.table(ANN) for _ in range(LOBBIES_PER_PERSON)]

    with pytest.raises(NotAllowed, match="too-many-own") as refused:
        await home.table(ANN)
    assert refused.value.facts == {"most": LOBBIES_PER_PERSON}
    await home.table(BEN)
    await home.coordinator.lobbies.cancel(by(ANN), first.id)
    await home.table(ANN)


async def test_one_channel_holds_so_many_lobbies_however_many_are_opened_at_once(home: Home) -> None:
    async def opened(player: int) -> Table:
        return await home.coordinator.lobbies.open(by(player), "Somebody", CHANNEL)

    answers = await asyncio.gather(
        *(opened(player) for player in range(1, LOBBIES_PER_CHANNEL + 4)), return_exceptions=True
    )

    refused = [str(answer) for answer in answers if isinstance(answer, NotAllowed)]
    assert refused == [f"too-many-here most={LOBBIES_PER_CHANNEL}"] * 3
    assert len(await home.coordinator.reader.tables_in(PUBLIC)) == LOBBIES_PER_CHANNEL
