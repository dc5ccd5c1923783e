"""What a lobby says of how long a game takes: honest figures of the game, and nobody's own."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import games
from bot.table.calendar import UP_TO, Calendar, Lasts, calendar
from bot.table.clock import Pace
from bot.table.match import Occupant
from bot.table.table import Table
from engine.game import GameInfo

INFOS = {name: game.info for name, game in games().items()}
STEPS = list(Lasts)
every_game = pytest.mark.parametrize("info", INFOS.values(), ids=INFOS)

persons = st.builds(
    Occupant,
    st.integers(1, 10**6),
    st.text(max_size=5),
    st.just(""),
    missed_turns=st.integers(0, 3),
    bank_used=st.timedeltas(timedelta(0), timedelta(days=4)),
)


def options_of(info: GameInfo) -> st.SearchStrategy[Mapping[str, str]]:
    return st.fixed_dictionaries({each.name: st.sampled_from(each.values) for each in info.options})


def table_of(info: GameInfo, people: int, computers: int, options: Mapping[str, str] = {}) -> Table:
    occupants = (
        *(Occupant(seat + 1, "A person", "") for seat in range(people)),
        *(Occupant(None, "A computer", "", "regular") for _ in range(computers)),
    )
    return Table(1, info.name, 1, 7, 70, "en", Pace.DAY, info.agreed(options), occupants)


def told(info: GameInfo, people: int, computers: int = 0, **options: str) -> Calendar:
    found = calendar(info, table_of(info, people, computers, options))
    assert found is not None
    return found


@pytest.mark.by_day("poker-champ", "chicago-stud", why="one calendar for all games")
@every_game
@given(st.data())
def test_it_hangs_on_how_many_sit_there_and_never_on_who(info: GameInfo, data: st.DataObject) -> None:
    """Whoever joins, leaves, or is replaced by a friend of theirs: what is read off is a number of people."""
    people = data.draw(st.integers(0, info.seats[-1]))
    computers = data.draw(st.integers(0, info.seats[-1] - people))
    table = table_of(info, people, computers, data.draw(options_of(info)))
    others = data.draw(st.lists(persons, min_size=people, max_size=people))
    company = replace(table, occupants=(*others, *table.occupants[people:]))

    assert calendar(info, company) == calendar(info, table)


@pytest.mark.by_day("chicago-poker", "gangster", why="one calendar for all games")
@every_game
@given(st.data())
def test_a_computer_keeps_nobody_waiting_and_asks_nobody_more(info: GameInfo, data: st.DataObject) -> None:
    seats, options = data.draw(st.sampled_from(info.seats)), data.draw(options_of(info))
    found = [
        calendar(info, table_of(info, people, seats - people, options)) for people in range(1, seats + 1)
    ]
    lasts = [STEPS.index(each.lasts) for each in found if each is not None]

    assert len(lasts) == seats
    assert lasts[0] == STEPS.index(Lasts.EVENING)
    assert lasts == sorted(lasts)
    assert len({each.questions for each in found if each is not None}) == 1


def test_gangster_counts_for_those_who_sit_there() -> None:
    info = INFOS["gangster"]
    assert [told(info, people).questions for people in (2, 3, 4, 5)] == [90, 50, 45, 40]
    assert told(info, 0) == told(info, 1) == told(info, 4), "alone, nobody knows yet how many will come"
    assert told(info, 4, length="sprint") == Calendar(Lasts.WEEKS, 15)
    assert told(info, 2, 2) == Calendar(Lasts.WEEKS, 45)


def test_it_counts_what_is_suggested_as_long_as_nobody_has_chosen() -> None:
    stud = INFOS["chicago-stud"]
    table = table_of(stud, 8, 0)
    open_yet = replace(table, options={name: each for name, each in table.options.items() if name != "laps"})

    assert calendar(stud, open_yet) == told(stud, 8, laps="1") != told(stud, 8)


def test_it_takes_each_step() -> None:
    assert list(UP_TO) == STEPS[:-1]
    assert list(UP_TO.values()) == sorted(UP_TO.values())
    stud, champ = INFOS["chicago-stud"], INFOS["poker-champ"]
    found = [told(champ, 1, 3), told(stud, 2), told(champ, 4), told(INFOS["gangster"], 4), told(stud, 8)]
    assert [each.lasts for each in found] == STEPS


@every_game
def test_where_all_sit_together_or_it_was_played_elsewhere_nothing_is_said(info: GameInfo) -> None:
    table = table_of(info, 2, 0)
    assert calendar(info, replace(table, pace=Pace.NONE)) == calendar(info, table)
    assert calendar(info, replace(table, pace=Pace.FIVE_MINUTES)) is None
    assert calendar(info, replace(table, imported=True)) is None
    unknown: Any = replace(info, effort=None)
    assert calendar(unknown, table) is None
