"""Before the deal: sitting down, options, the host's rights. Pure functions, plain values."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table import table as before
from bot.table.clock import Pace
from bot.table.refusals import NotAllowed, NotHere, NotNow
from bot.table.table import Phase, Table
from engine.game import GameInfo, Option, Refusal

GAME = GameInfo(
    name="whispers",
    seats=range(2, 4),
    roles=("ada", "bob", "cyd"),
    options=(Option("goal", ("2", "1")), Option("forfeit", ("off", "on"), needs={"goal": ("1",)})),
    levels=("rookie", "boss"),
    state=object,
    events=(),
    choices=(Option("sign", ("sun", "moon"), unique=True),),
)
EMPTY = Table(1, "whispers", host=1, guild_id=7, channel_id=70, language="en", pace=Pace.DAY, options={})
TWO = before.joined(before.joined(EMPTY, GAME, 1, "Ann", "ada"), GAME, 2, "Ben", "bob")

REFUSED: list[tuple[Callable[[], object], NotHere | NotNow]] = [
    (lambda: before.joined(TWO, GAME, 1, "Ann", "cyd"), NotHere.JOINED_ALREADY),
    (lambda: before.joined(TWO, GAME, 3, "Cleo", "ada"), NotHere.ROLE_TAKEN),
    (lambda: before.joined(TWO, GAME, 3, "Cleo", "zoe"), NotHere.NO_SUCH_ROLE),
    (lambda: before.joined(full(), GAME, 9, "Zed", "ada"), NotHere.FULL),
    (lambda: before.with_computer(TWO, GAME, "genius", "cyd", "Cyd"), NotHere.NO_SUCH_LEVEL),
    (lambda: before.with_level(TWO, GAME, 1, "genius"), NotHere.NO_SUCH_LEVEL),
    (lambda: before.with_level(TWO, GAME, 1, "boss"), NotHere.NO_COMPUTER),
    (lambda: before.with_level(TWO, GAME, 5, "boss"), NotHere.NO_SUCH_SEAT),
    (lambda: before.without(TWO, 7), NotHere.NO_SUCH_SEAT),
    (lambda: before.left(TWO, 9), NotNow.NOT_SEATED),
    (lambda: before.with_option(TWO, GAME, "goal", "9"), NotHere.NO_SUCH_OPTION),
    (lambda: before.with_option(TWO, GAME, "colour", "red"), NotHere.NO_SUCH_OPTION),
    (lambda: before.ready(EMPTY, GAME), NotHere.TOO_FEW),
    (lambda: before.with_choice(TWO, GAME, 1, "sign", "star"), NotHere.NO_SUCH_OPTION),
    (lambda: before.with_choice(TWO, GAME, 9, "sign", "sun"), NotNow.NOT_SEATED),
    (lambda: before.with_choice(signed(), GAME, 2, "sign", "sun"), NotHere.ROLE_TAKEN),
    (lambda: before.agreed(GAME, {"goal": "7"}), NotHere.NO_SUCH_OPTION),
]


def full() -> Table:
    return before.joined(TWO, GAME, 3, "Cleo", "cyd")


def signed() -> Table:
    return before.with_choice(TWO, GAME, 1, "sign", "sun")


@pytest.mark.parametrize(("change", "reason"), REFUSED)
def test_a_lobby_says_why_not(change: Callable[[], object], reason: NotHere | NotNow) -> None:
    with pytest.raises(NotAllowed) as refused:
        change()

    assert refused.value.reason is reason


def test_nothing_changes_once_the_cards_are_dealt() -> None:
    dealt = Table(1, "whispers", 1, 7, 70, "en", Pace.DAY, {}, TWO.occupants, phase=Phase.PLAYING)

    with pytest.raises(NotAllowed, match="started"):
        before.joined(dealt, GAME, 3, "Cleo", "cyd")


def test_the_next_person_becomes_host_when_the_host_leaves() -> None:
    assert before.left(TWO, 1).host == 2


def test_who_sits_down_where_everybody_had_left_is_the_host() -> None:
    deserted = before.left(before.left(TWO, 1), 2)

    assert deserted.host == 2, "may come back, or close it"
    assert before.joined(deserted, GAME, 3, "Cleo", "ada").host == 3


def test_the_table_options_are_words_like_the_game_s() -> None:
    table = before.with_option(TWO, GAME, "pace", "12h")
    table = before.with_option(table, GAME, "language", "fr")
    table = before.with_option(table, GAME, "talk", "off")

    assert (table.pace, table.language, table.talk) == (Pace.HALF_DAY, "fr", False)


def test_options_left_unsaid_are_the_first_of_each() -> None:
    assert before.agreed(GAME, {}) == {"goal": "2", "forfeit": "off"}


@given(st.lists(st.tuples(st.sampled_from("jlubc"), st.integers(1, 5), st.sampled_from(GAME.roles))))
def test_nobody_sits_twice_and_no_boss_has_two_names(changes: list[tuple[str, int, str]]) -> None:
    table = EMPTY
    for change, player, role in changes:
        try:
            table = done(table, change, player, role)
        except Refusal:
            continue

    assert len(set(table.people)) == len(table.people)
    assert len(set(table.roles)) == len(table.occupants) <= 3
    assert table.host in table.people or not table.people


def done(table: Table, change: str, player: int, role: str) -> Table:
    match change:
        case "j":
            return before.joined(table, GAME, player, f"p{player}", role)
        case "l":
            return before.left(table, player)
        case "u":
            return before.without(table, player - 1)
        case "b":
            return before.with_role(table, GAME, player, role)
        case _:
            return before.with_computer(table, GAME, "rookie", role, role)


def test_an_option_matters_only_where_what_it_needs_is_agreed() -> None:
    assert [option.name for option in before.in_force(GAME.options, {"goal": "2"})] == ["goal"]
    assert [option.name for option in before.in_force(GAME.options, {"goal": "1"})] == ["goal", "forfeit"]


def test_an_option_of_computers_matters_only_where_one_sits() -> None:
    options = (*GAME.options, Option("mood", ("on", "off"), of_computers=True))

    alone = before.joined(EMPTY, GAME, 1, "Ann", "ada")
    against_one = before.with_computer(alone, GAME, "rookie", "bob", "Bob")

    for table, matters in ((alone, False), (against_one, True)):
        found = before.in_force(options, {}, computers=table.with_computers)
        assert ("mood" in [option.name for option in found]) == matters


def test_nobody_having_chosen_the_coach_is_on_where_one_person_sits_and_else_off() -> None:
    alone = before.joined(EMPTY, GAME, 1, "Ann", "ada")
    against_one = before.with_computer(alone, GAME, "rookie", "bob", "Bob")

    assert not EMPTY.coached
    assert alone.coached
    assert against_one.coached
    assert not TWO.coached
    assert before.left(TWO, 2).coached


@pytest.mark.parametrize("value", ["on", "off"])
def test_what_was_chosen_holds_whoever_sits(value: str) -> None:
    two = before.with_option(TWO, GAME, "coach", value)

    for table in (two, before.left(two, 2), before.with_computer(two, GAME, "rookie", "cyd", "Cyd")):
        assert table.coached is (value == "on")
    assert not before.with_option(two, GAME, "coach", "auto").coached


def test_what_holds_at_the_deal_stays_however_many_are_left() -> None:
    dealt = replace(TWO, phase=Phase.PLAYING)

    assert not replace(dealt, occupants=TWO.occupants[:1]).coached
    assert replace(dealt, dealt_coached=True).coached
