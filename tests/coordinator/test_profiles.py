"""Settings of people and servers: nothing is lost when several change at once."""

import asyncio

import pytest

from bot.table.clock import Caretaker, Pace, Waking
from bot.table.refusals import NotAllowed
from tests.helpers.home import ANN, GUILD, Home, by, manager


async def test_two_changes_of_one_person_at_once_are_both_kept(home: Home) -> None:
    profiles = home.coordinator.profiles
    for turn in range(20):
        await asyncio.gather(
            profiles.update(ANN, language="fr" if turn % 2 else "en"),
            profiles.update(ANN, caretaker=Caretaker.WAIT if turn % 2 else Caretaker.COMPUTER),
            profiles.set_waking(ANN, Waking("Europe/Paris", 480 + turn, 1320)),
            profiles.set_dms_closed(ANN, bool(turn % 2)),
            profiles.remember_locale(ANN, "fr" if turn % 2 else "en"),
        )
        person = await profiles.get(ANN)
        assert person == await home.store.people.person(ANN)
        assert person.language == person.discord_language == ("fr" if turn % 2 else "en")
        assert person.caretaker is (Caretaker.WAIT if turn % 2 else Caretaker.COMPUTER)
        assert person.waking == Waking("Europe/Paris", 480 + turn, 1320)
        assert person.dms_closed is bool(turn % 2)


async def test_two_changes_of_one_server_at_once_are_both_kept(home: Home) -> None:
    profiles = home.coordinator.profiles

    await asyncio.gather(
        profiles.update_server(manager(), language="fr"),
        profiles.update_server(manager(), pace=Pace.TWO_DAYS),
        profiles.update_server(manager(), channels=(70,)),
    )

    server = await profiles.server(GUILD)
    assert (server.language, server.pace, server.channels) == ("fr", Pace.TWO_DAYS, (70,))


async def test_only_a_manager_changes_a_server_and_only_their_own(home: Home) -> None:
    for actor in (by(ANN), manager(0)):
        with pytest.raises(NotAllowed, match="not-manager"):
            await home.coordinator.profiles.update_server(actor, pace=Pace.NONE)

    assert (await home.coordinator.profiles.server(GUILD)).pace is Pace.DAY


async def test_what_is_refused_changes_nothing(home: Home) -> None:
    before = await home.coordinator.profiles.get(ANN)

    for waking in (Waking("Mars/Olympus", 480, 1320), Waking("Europe/Paris", 480, 500)):
        with pytest.raises(NotAllowed):
            await home.coordinator.profiles.set_waking(ANN, waking)

    assert await home.coordinator.profiles.get(ANN) == before


async def test_settings_read_while_they_change_are_not_kept_as_they_were(home: Home) -> None:
    for language in ("fr", "en") * 10:
        await asyncio.gather(
            home.coordinator.profiles.get(ANN),
            home.coordinator.profiles.update(ANN, language="fr" if language == "fr" else "en"),
            home.coordinator.profiles.get(ANN),
        )
        assert (await home.coordinator.profiles.get(ANN)).language == language
