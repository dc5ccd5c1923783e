"""Settings of people and servers: nothing is lost when several change at once, and no turn is held up."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import fields, replace
from datetime import datetime, timedelta
from itertools import permutations
from random import Random
from typing import Any

import pytest

from bot.table.clock import Away, Caretaker, Pace, Waking, away_days
from bot.table.declared import Setting
from bot.table.languages import LANGUAGES
from bot.table.profile import AWAY_DAYS_A_YEAR, SETTINGS, Besides, Person, Server
from bot.table.refusals import NotAllowed
from tests.helpers.home import ANN, BEN, GUILD, START, Home, by, manager

AN_HOUR, DAY = timedelta(hours=1), timedelta(days=1)

Change = Callable[[Home, int, int], Awaitable[object]]
"""Changes one setting of a person or a server; another way at every turn."""


async def refused(home: Home, player: int, *, closed: bool) -> None:
    """As when Discord has refused a private message, or takes them again."""
    await home.store.people.change(player, lambda old: replace(old, dms_closed=closed), home.time)
    home.coordinator.profiles.forget(player)


def settles(setting: Setting) -> Change:
    """Chooses one value after the other."""
    values = list(setting.values.values())
    return lambda home, who, turn: home.coordinator.profiles.update(
        who, **{setting.field: values[turn % len(values)]}
    )


OF_PERSON: Mapping[str, Change] = {
    **{each.field: settles(each) for each in SETTINGS.values()},
    "discord_language": lambda home, who, turn: home.coordinator.profiles.remember_locale(
        who, LANGUAGES[turn % 2]
    ),
    "dms_closed": lambda home, who, turn: refused(home, who, closed=bool(turn % 2)),
    "zone": lambda home, who, turn: home.coordinator.profiles.update(
        who, zone=("Europe/Paris", "Asia/Tokyo")[turn % 2]
    ),
    "waking": lambda home, who, turn: home.coordinator.profiles.update(who, hours=(480 + turn, 1320)),
    "away": lambda home, who, turn: home.coordinator.profiles.go_away(
        who, START + timedelta(days=1 + turn % 20)
    ),
}
OF_SERVER: Mapping[str, Change] = {
    "language": lambda home, guild, turn: home.coordinator.profiles.update_server(
        manager(guild), language=LANGUAGES[turn % 2]
    ),
    "pace": lambda home, guild, turn: home.coordinator.profiles.update_server(
        manager(guild), pace=tuple(Pace)[turn % 5]
    ),
    "motion": lambda home, guild, turn: home.coordinator.profiles.update_server(
        manager(guild), motion=turn % 2 == 0
    ),
    "own_lobbies": lambda home, guild, turn: home.coordinator.profiles.update_server(
        manager(guild), own_lobbies=1 + turn % 5
    ),
    "channel_lobbies": lambda home, guild, turn: home.coordinator.profiles.update_server(
        manager(guild), channel_lobbies=1 + turn % 7
    ),
    "channels": lambda home, guild, turn: home.coordinator.profiles.update_server(
        manager(guild), channels=Besides(70 + turn)
    ),
    "announces_in": lambda home, guild, turn: home.coordinator.profiles.update_server(
        manager(guild), announces_in=80 + turn
    ),
    "rings": lambda home, guild, turn: home.coordinator.profiles.update_server(
        manager(guild), rings=90 + turn
    ),
}
ONE_BY_ONE = {"dms", "dms_closed"}  # messages that are wanted again are tried again: the order counts


def test_every_setting_there_is_is_changed_below() -> None:
    assert {each.name for each in fields(Person)} == {"player", *OF_PERSON}
    assert {each.name for each in fields(Server)} == {"guild_id", *OF_SERVER}


async def test_two_changes_of_one_person_at_once_are_both_kept(home: Home) -> None:
    """Every setting beside every other one, both ways, as if one had come after the other."""
    profiles = home.coordinator.profiles
    pairs = [pair for pair in permutations(OF_PERSON, 2) if set(pair) != ONE_BY_ONE] * 2
    assert len(pairs) > 100
    for person in (ANN, BEN):
        await profiles.update(person, zone="Europe/Paris")
    for turn, (one, other) in enumerate(pairs):
        await asyncio.gather(OF_PERSON[one](home, ANN, turn), OF_PERSON[other](home, ANN, turn))
        await OF_PERSON[one](home, BEN, turn)
        await OF_PERSON[other](home, BEN, turn)

        ann = await profiles.get(ANN)
        assert ann == await home.store.people.person(ANN)
        assert ann == replace(await profiles.get(BEN), player=ANN)


async def test_two_changes_of_one_server_at_once_are_both_kept(home: Home) -> None:
    profiles = home.coordinator.profiles
    for turn, (one, other) in enumerate([*permutations(OF_SERVER, 2)] * 5):
        await asyncio.gather(OF_SERVER[one](home, GUILD, turn), OF_SERVER[other](home, GUILD, turn))
        await OF_SERVER[one](home, GUILD + 1, turn)
        await OF_SERVER[other](home, GUILD + 1, turn)

        assert await profiles.server(GUILD) == replace(await profiles.server(GUILD + 1), guild_id=GUILD)


async def test_two_halves_of_one_setting_at_once_are_both_kept(home: Home) -> None:
    """Hours and their zone; a channel more and another one."""
    profiles = home.coordinator.profiles
    await profiles.update(ANN, hours=(480, 1320), zone="UTC")
    for turn in range(30):
        zone = ("Europe/Paris", "Asia/Tokyo")[turn % 2]
        await asyncio.gather(
            profiles.update(ANN, zone=zone),
            profiles.update(ANN, hours=(turn, 1320)),
            profiles.update_server(manager(), channels=Besides(2 * turn + 1)),
            profiles.update_server(manager(), channels=Besides(2 * turn + 2)),
        )

        assert (await profiles.get(ANN)).waking == Waking(zone, turn, 1320)
    assert sorted((await profiles.server(GUILD)).channels) == list(range(1, 61))


async def test_only_a_manager_changes_a_server_and_only_their_own(home: Home) -> None:
    for actor in (by(ANN), manager(0)):
        with pytest.raises(NotAllowed, match="not-manager"):
            await home.coordinator.profiles.update_server(actor, pace=Pace.NONE)

    assert (await home.coordinator.profiles.server(GUILD)).pace is Pace.DAY


@pytest.mark.parametrize(
    "refused",
    [
        {"hours": (480, 1320), "zone": "Mars/Olympus"},
        {"hours": (480, 500), "zone": "Europe/Paris"},
        {"hours": (480, 1320)},  # where?
    ],
)
async def test_what_is_refused_changes_nothing_nor_what_was_asked_with_it(
    home: Home, refused: dict[str, Any]
) -> None:
    before = await home.coordinator.profiles.get(ANN)

    asked = {"language": "fr", "caretaker": Caretaker.WAIT}

    with pytest.raises(NotAllowed):
        await home.coordinator.profiles.update(ANN, **(asked | refused))

    assert await home.coordinator.profiles.get(ANN) == before
    assert await home.store.people.person(ANN) == before


@pytest.mark.parametrize("seed", range(6))
async def test_whatever_somebody_settles_a_running_turn_gets_no_later_than_is_stated(
    home: Home, seed: int
) -> None:
    """By new hours once; by absences a day for each day of the year's allowance: here all the mischief."""
    dice, profiles = Random(seed), home.coordinator.profiles
    table_id = await home.dealt(ANN, BEN, pace=dice.choice(list(Pace)[1:]))
    asked = (await home.coordinator.reader.panel(by(ANN), table_id)).question
    at_first, put_off = await _deadline(home, table_id), list[timedelta]()
    while (await home.coordinator.reader.panel(by(ANN), table_id)).question == asked:
        assert home.time < START + 80 * DAY
        deadline = await _deadline(home, table_id)
        by_hours = dice.random() < 0.4
        with suppress(NotAllowed):
            await _mischief(home, dice, by_hours=by_hours)
        later = await _deadline(home, table_id) - deadline
        put_off += [later] if by_hours and home.time < deadline and later > timedelta(0) else []
        home.time += dice.choice((timedelta(minutes=50), 3 * AN_HOUR, 14 * AN_HOUR))
        await home.coordinator.scheduler.run_due()

    away = away_days((await profiles.get(ANN)).away, home.time)
    assert len(put_off) <= 1
    assert away <= AWAY_DAYS_A_YEAR
    # A day more, for whoever plays for them wakes nobody: it waits until their hours begin.
    assert home.time <= at_first + sum(put_off, timedelta(0)) + away * DAY + DAY + 14 * AN_HOUR


async def _deadline(home: Home, table_id: int) -> datetime:
    clock = (await home.store.clocks.at(table_id))[0]
    assert clock.deadline is not None
    return clock.deadline


async def _mischief(home: Home, dice: Random, *, by_hours: bool) -> None:
    """Hours that lie where it is not, or away exactly while the hours last."""
    profiles = home.coordinator.profiles
    if by_hours:
        begin = (home.time.hour + dice.randint(1, 20)) % 24
        zone = dice.choice(("UTC", "Europe/Paris", "America/New_York", "Asia/Kathmandu"))
        await profiles.update(ANN, hours=(begin * 60, (begin + dice.randint(2, 9)) % 24 * 60), zone=zone)
    elif dice.random() < 0.6:
        await profiles.go_away(ANN, home.time + dice.randint(1, 3) * DAY)
    else:
        await profiles.come_back(ANN)


async def test_an_absence_that_is_prolonged_is_one_absence(home: Home) -> None:
    profiles = home.coordinator.profiles
    await profiles.go_away(ANN, home.time + 3 * DAY)
    home.time += 1.5 * DAY

    person = await profiles.go_away(ANN, home.time + 3 * DAY)

    assert person.away == (Away(START, START + 4.5 * DAY),)
    assert away_days(person.away, home.time) == 5


async def test_settings_read_while_they_change_are_not_kept_as_they_were(home: Home) -> None:
    for language in ("fr", "en") * 10:
        await asyncio.gather(
            home.coordinator.profiles.get(ANN),
            home.coordinator.profiles.update(ANN, language="fr" if language == "fr" else "en"),
            home.coordinator.profiles.get(ANN),
        )
        assert (await home.coordinator.profiles.get(ANN)).language == language
