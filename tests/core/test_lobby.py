"""Before the deal: sitting down, options, the host's rights. Pure functions, plain values."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table import lobby as before
from bot.table.clock import Pace
from bot.table.lobby import GameInfo, Lobby, NotAllowed, NotHere, Phase
from bot.table.match import Level, NotNow
from engine.game import Refusal

BOX = GameInfo(range(2, 4), ("ada", "bob", "cyd"), {"goal": ("2", "1")})
EMPTY = Lobby(1, "whispers", host=1, guild_id=7, channel_id=70, language="en", pace=Pace.DAY, options={})
TWO = before.joined(before.joined(EMPTY, BOX, 1, "Ann", "ada"), BOX, 2, "Ben", "bob")

REFUSED: list[tuple[Callable[[], object], NotHere | NotNow]] = [
    (lambda: before.joined(TWO, BOX, 1, "Ann", "cyd"), NotHere.ALREADY_SEATED),
    (lambda: before.joined(TWO, BOX, 3, "Cleo", "ada"), NotHere.BOSS_TAKEN),
    (lambda: before.joined(TWO, BOX, 3, "Cleo", "zoe"), NotHere.NO_SUCH_BOSS),
    (lambda: before.joined(full(), BOX, 9, "Zed", "ada"), NotHere.FULL),
    (lambda: before.with_computer(TWO, BOX, 9, Level.BOSS, "cyd", "Cyd"), NotHere.NOT_HOST),
    (lambda: before.with_level(TWO, 1, 1, Level.BOSS), NotHere.NO_COMPUTER),
    (lambda: before.with_level(TWO, 1, 5, Level.BOSS), NotHere.NO_SUCH_SEAT),
    (lambda: before.unseated(TWO, 2, 0), NotHere.NOT_HOST),
    (lambda: before.left(TWO, 9), NotNow.NOT_SEATED),
    (lambda: before.with_option(TWO, BOX, 2, "goal", "1"), NotHere.NOT_HOST),
    (lambda: before.with_option(TWO, BOX, 1, "goal", "9"), NotHere.NO_SUCH_OPTION),
    (lambda: before.with_option(TWO, BOX, 1, "colour", "red"), NotHere.NO_SUCH_OPTION),
    (lambda: before.may_start(EMPTY, BOX, 1), NotHere.TOO_FEW),
    (lambda: before.may_start(TWO, BOX, 2), NotHere.NOT_HOST),
    (lambda: before.agreed(BOX, {"goal": "7"}), NotHere.NO_SUCH_OPTION),
]


def full() -> Lobby:
    return before.joined(TWO, BOX, 3, "Cleo", "cyd")


@pytest.mark.parametrize(("deed", "reason"), REFUSED)
def test_a_lobby_says_why_not(deed: Callable[[], object], reason: NotHere | NotNow) -> None:
    with pytest.raises(NotAllowed) as refused:
        deed()

    assert refused.value.reason is reason


def test_nothing_changes_once_the_cards_are_dealt() -> None:
    dealt = Lobby(1, "whispers", 1, 7, 70, "en", Pace.DAY, {}, TWO.occupants, phase=Phase.PLAYING)

    with pytest.raises(NotAllowed, match="started"):
        before.joined(dealt, BOX, 3, "Cleo", "cyd")


def test_the_next_person_becomes_host_when_the_host_leaves() -> None:
    assert before.left(TWO, 1).host == 2


def test_the_table_options_are_words_like_the_game_s() -> None:
    lobby = before.with_option(TWO, BOX, 1, "pace", "12h")
    lobby = before.with_option(lobby, BOX, 1, "language", "fr")
    lobby = before.with_option(lobby, BOX, 1, "talk", "off")

    assert (lobby.pace, lobby.language, lobby.talk) == (Pace.HALF_DAY, "fr", False)


def test_options_left_unsaid_are_the_first_of_each() -> None:
    assert before.agreed(BOX, {}) == {"goal": "2"}


@given(st.lists(st.tuples(st.sampled_from("jlubc"), st.integers(1, 5), st.sampled_from(BOX.bosses))))
def test_nobody_sits_twice_and_no_boss_has_two_names(deeds: list[tuple[str, int, str]]) -> None:
    lobby = EMPTY
    for deed, player, boss in deeds:
        try:
            lobby = done(lobby, deed, player, boss)
        except Refusal:
            continue

    assert len(set(lobby.people)) == len(lobby.people)
    assert len(set(lobby.bosses)) == len(lobby.occupants) <= 3
    assert lobby.host in lobby.people or not lobby.people or EMPTY.host == lobby.host


def done(lobby: Lobby, deed: str, player: int, boss: str) -> Lobby:
    match deed:
        case "j":
            return before.joined(lobby, BOX, player, f"p{player}", boss)
        case "l":
            return before.left(lobby, player)
        case "u":
            return before.unseated(lobby, lobby.host, player - 1)
        case "b":
            return before.with_boss(lobby, BOX, player, boss)
        case _:
            return before.with_computer(lobby, BOX, lobby.host, Level.ROOKIE, boss, boss)
