"""Who may do what: a table exists for who sits there, and for those who may view its channel."""

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.coordinator import Coordinator
from bot.table.actor import Actor
from bot.table.lobby import Lobby, Phase
from bot.table.offers import SeatOffer
from bot.table.places import NewPlace
from bot.table.profile import LOBBIES_PER_CHANNEL, LOBBIES_PER_PERSON
from bot.table.refusals import NoSuchMatch, NotAllowed
from engine.game import Refusal
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, DAN, GUILD, PUBLIC, Home, by, guest, manager

ELSEWHERE = Actor(DAN, GUILD + 1, manages=True, sees=lambda _: True)
BLIND = Actor(DAN, GUILD, manages=True)  # of this server, but may not view the channel
IN_PRIVATE = Actor(DAN)
STRANGERS = {"a manager of another server": ELSEWHERE, "who may not see it": BLIND, "a DM": IN_PRIVATE}

Ask = Callable[[Coordinator, Actor, int], Awaitable[object]]

AT_LOBBIES: dict[str, Ask] = {
    "get": lambda c, who, table: c.lobbies.get(who, table),
    "join": lambda c, who, table: c.lobbies.join(who, table, "Dan"),
    "announce": lambda c, who, table: c.lobbies.announce(who, table, hidden=False),
    "invite": lambda c, who, table: c.lobbies.invite(who, table, "Zed", [guest(DAN)]),
    "accepted": lambda c, who, table: c.lobbies.accepted(who, table, "Dan"),
    "choose_role": lambda c, who, table: c.lobbies.choose_role(who, table, "fox"),
    "choose": lambda c, who, table: c.lobbies.choose(who, table, "sign", "sun"),
    "to_arrange": lambda c, who, table: c.lobbies.to_arrange(who, table),
    "to_settle": lambda c, who, table: c.lobbies.to_settle(who, table),
    "seat_computer": lambda c, who, table: c.lobbies.seat_computer(who, table, "boss"),
    "change_computer": lambda c, who, table: c.lobbies.change_computer(who, table, 2, "boss"),
    "remove": lambda c, who, table: c.lobbies.remove(who, table, 1),
    "move": lambda c, who, table: c.places.move(who, table, NewPlace(GUILD, 71)),
    "set_option": lambda c, who, table: c.lobbies.set_option(who, table, "goal", "3"),
    "cancel": lambda c, who, table: c.lobbies.cancel(who, table),
    "start": lambda c, who, table: c.cutting.start(who, table),
    "start_unseen": lambda c, who, table: c.cutting.start_unseen(who, table),
    "deal": lambda c, who, table: c.cutting.deal(who, table),
    "to_cut": lambda c, who, table: c.cutting.to_cut(who, table),
    "cut": lambda c, who, table: c.cutting.cut(who, table, "deep"),
    "reopen": lambda c, who, table: c.lobbies.reopen(who, table),
    "leave": lambda c, who, table: c.seats.leave(who, table),
    "end": lambda c, who, table: c.seats.end(who, table),
    "to_end": lambda c, who, table: c.endings.to_end(who, table),
    "propose": lambda c, who, table: c.endings.propose(who, table),
}
AT_MATCHES: dict[str, Ask] = {
    "planning": lambda c, who, table: c.reader.planning(who, table),
    "add": lambda c, who, table: c.plans.add(who, table, 1, "recruit"),
    "shorten": lambda c, who, table: c.plans.shorten(who, table),
    "keep": lambda c, who, table: c.plans.keep(who, table, 1),
    "whole": lambda c, who, table: c.plans.whole(who, table, ["recruit"]),
    "withdraw": lambda c, who, table: c.plans.withdraw(who, table),
    "answer": lambda c, who, table: c.plans.answer(who, table, "highest"),
    "ask": lambda c, who, table: c.advice.ask(who, table),
    "act": lambda c, who, table: c.play.act(who, table, None, "done"),
    "take_back": lambda c, who, table: c.play.take_back(who, table, None),
    "leave": lambda c, who, table: c.seats.leave(who, table),
    "retake": lambda c, who, table: c.seats.retake(who, table),
    "offer": lambda c, who, table: c.seats.offer(who, table, 1, guest(DAN)),
    "may_offer": lambda c, who, table: c.seats.may_offer(who, table),
    "stand_in": lambda c, who, table: c.seats.stand_in(who, table, 1),
    "move": lambda c, who, table: c.places.move(who, table, NewPlace(GUILD, 71)),
    "give": lambda c, who, table: c.seats.give(who, table, SeatOffer(1, DAN, "")),
    "accept": lambda c, who, table: c.seats.accept(who, table, SeatOffer(1, DAN, ""), "Dan"),
    "end": lambda c, who, table: c.seats.end(who, table),
    "rematch": lambda c, who, table: c.seats.rematch(who, table, "Zed"),
    "to_concede": lambda c, who, table: c.endings.to_concede(who, table),
    "concede": lambda c, who, table: c.endings.concede(who, table),
    "take_win": lambda c, who, table: c.endings.take_win(who, table),
    "play_on": lambda c, who, table: c.endings.play_on(who, table),
    "to_leave": lambda c, who, table: c.seats.to_leave(who, table),
    "to_end": lambda c, who, table: c.endings.to_end(who, table),
    "propose": lambda c, who, table: c.endings.propose(who, table),
    "agree": lambda c, who, table: c.endings.agree(who, table, 1),
    "refuse": lambda c, who, table: c.endings.refuse(who, table, 1),
    "show": lambda c, who, table: c.reader.show(who, table),
    "own_table": lambda c, who, table: c.reader.own_table(who, table),
    "panel": lambda c, who, table: c.reader.panel(who, table),
    "turns": lambda c, who, table: c.reader.turns(who, table),
    "public_events": lambda c, who, table: c.reader.public_events(who, table),
    "turn_at": lambda c, who, table: c.moments.turn_at(who, table, c.now()),
    "review": lambda c, who, table: c.reviews.of(who, table),
    "allow_review": lambda c, who, table: c.reviews.allow(who, table),
}


@pytest.mark.parametrize("who", STRANGERS.values(), ids=STRANGERS)
async def test_a_lobby_does_not_exist_for_strangers(home: Home, who: Actor) -> None:
    lobby = await home.lobby(ANN, BEN, computers=1)

    for what, ask in AT_LOBBIES.items():
        assert await is_told_of_no_table(ask(home.coordinator, who, lobby.id)), what
        assert await home.store.tables.lobby(lobby.id) == lobby, what


@pytest.mark.parametrize("who", STRANGERS.values(), ids=STRANGERS)
async def test_a_table_in_play_does_not_exist_for_strangers(home: Home, who: Actor) -> None:
    table = await home.dealt(ANN, BEN)
    before = await home.store.matches.load(table)

    for what, ask in AT_MATCHES.items():
        assert await is_told_of_no_table(ask(home.coordinator, who, table)), what
        assert await home.store.matches.load(table) == before, what


async def is_told_of_no_table(asked: Awaitable[object]) -> bool:
    """Return whether there is no such table for whoever asked; any other refusal is raised."""
    try:
        await asked
    except NoSuchMatch:
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
    table = await home.dealt(ANN, BEN)

    for actor in (Actor(ANN), Actor(ANN, GUILD + 1)):
        assert (await home.coordinator.reader.panel(actor, table)).asked
        assert (await home.coordinator.reader.show(actor, table)).table_id == table
    await home.coordinator.play.act(Actor(ANN), table, None, "done")


async def test_managing_counts_in_the_table_s_own_server_only(home: Home) -> None:
    table = await home.dealt(ANN, BEN)
    sits_and_manages_elsewhere = Actor(BEN, GUILD + 1, manages=True)

    with pytest.raises(NotAllowed):
        await home.coordinator.seats.end(sits_and_manages_elsewhere, table)
    with pytest.raises(NotAllowed):
        await home.coordinator.seats.end(by(CLEO), table)
    await home.coordinator.seats.end(by(DAN, manages=True), table)

    assert (await home.store.tables.lobby(table)).phase is Phase.CLOSED


async def test_lists_hold_only_what_exists_for_the_reader(home: Home) -> None:
    table = await home.dealt(ANN, BEN)
    in_channel = home.coordinator.reader.tables_in

    assert [each.id for each in await in_channel(PUBLIC)] == [table]
    assert [each.id for each in await in_channel(PUBLIC, CHANNEL)] == [table]
    for stranger in STRANGERS.values():
        assert await in_channel(stranger) == ()


async def test_a_refusal_tells_a_stranger_nothing_about_the_number(home: Home) -> None:
    """A table of another server and one that never was are refused in the same words."""
    table = await home.dealt(ANN, BEN)

    async def said(number: int) -> Any:
        with pytest.raises(Refusal) as refused:
            await home.coordinator.reader.panel(ELSEWHERE, number)
        return refused.value.reason, dict(refused.value.facts)

    assert await said(table) == await said(10**9)


async def test_a_bystander_is_told_at_once_that_they_seat_no_computers(home: Home) -> None:
    lobby = await home.lobby(ANN)

    with pytest.raises(NotAllowed, match="not-seated"):
        await home.coordinator.lobbies.to_arrange(PUBLIC, lobby.id)
    assert await home.coordinator.lobbies.to_arrange(by(ANN), lobby.id) == lobby


async def test_only_the_host_is_shown_the_options(home: Home) -> None:
    lobby = await home.lobby(ANN, BEN)

    for other in (by(BEN), PUBLIC, manager()):
        with pytest.raises(NotAllowed, match="not-host"):
            await home.coordinator.lobbies.to_settle(other, lobby.id)
    assert await home.coordinator.lobbies.to_settle(by(ANN), lobby.id) == lobby


async def test_a_server_bounds_its_lobbies_as_its_managers_like(home: Home) -> None:
    await home.coordinator.profiles.update_server(manager(), per_person=1, per_channel=2)

    await home.lobby(ANN)
    with pytest.raises(NotAllowed, match="too-many-own most=1"):
        await home.lobby(ANN)
    await home.lobby(BEN)
    with pytest.raises(NotAllowed, match="too-many-here most=2"):
        await home.lobby(CLEO)
    for bound in (0, -1, 101):
        with pytest.raises(NotAllowed, match="no-such-option"):
            await home.coordinator.profiles.update_server(manager(), per_person=bound)
    with pytest.raises(NotAllowed, match="not-manager"):
        await home.coordinator.profiles.update_server(by(ANN), per_channel=50)
    server = await home.coordinator.profiles.server(GUILD)
    assert (server.per_person, server.per_channel) == (1, 2)
    assert (await home.coordinator.profiles.server(GUILD + 1)).per_person == LOBBIES_PER_PERSON


async def test_one_person_gathers_players_for_so_many_tables_and_no_more(home: Home) -> None:
    first, *_ = [await home.lobby(ANN) for _ in range(LOBBIES_PER_PERSON)]

    with pytest.raises(NotAllowed, match="too-many-own") as refused:
        await home.lobby(ANN)
    assert refused.value.facts == {"most": LOBBIES_PER_PERSON}
    await home.lobby(BEN)
    await home.coordinator.lobbies.cancel(by(ANN), first.id)
    await home.lobby(ANN)


async def test_one_channel_holds_so_many_lobbies_however_many_are_opened_at_once(home: Home) -> None:
    async def opened(player: int) -> Lobby:
        return await home.coordinator.lobbies.open(by(player), "Somebody", CHANNEL)

    answers = await asyncio.gather(
        *(opened(player) for player in range(1, LOBBIES_PER_CHANNEL + 4)), return_exceptions=True
    )

    refused = [str(answer) for answer in answers if isinstance(answer, NotAllowed)]
    assert refused == [f"too-many-here most={LOBBIES_PER_CHANNEL}"] * 3
    assert len(await home.coordinator.reader.tables_in(PUBLIC)) == LOBBIES_PER_CHANNEL
