"""What Discord's errors mean: each code its way out, and no wait that never ends."""

from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.ui.delivery.errors import Failure, classify, patience


def refusal(status: int, code: int) -> discord.HTTPException:
    """Discord's answer, as discord.py raises it."""
    response = cast(Any, SimpleNamespace(status=status, reason="No"))
    return discord.HTTPException(response, {"code": code, "message": "No"})


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        (403, 50007, Failure.DMS_CLOSED),
        (403, 50278, Failure.DMS_CLOSED),
        (400, 50033, Failure.DMS_CLOSED),
        (404, 10003, Failure.PLACE_GONE),
        (403, 50001, Failure.NO_ACCESS),
        (403, 50013, Failure.NO_ACCESS),
        (404, 10008, Failure.MESSAGE_GONE),
        (400, 30046, Failure.TOO_OLD),
        (400, 40003, Failure.TRANSIENT),
        (429, 0, Failure.TRANSIENT),
        (500, 0, Failure.TRANSIENT),
        (503, 0, Failure.TRANSIENT),
        (400, 50035, Failure.REJECTED),
    ],
)
def test_each_answer_of_discord_has_a_meaning(status: int, code: int, meaning: Failure) -> None:
    assert classify(refusal(status, code)) is meaning


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), TimeoutError(), ConnectionResetError()])
def test_a_broken_connection_is_transient(error: Exception) -> None:
    assert classify(error) is Failure.TRANSIENT


@pytest.mark.parametrize("error", [FileNotFoundError("a sprite"), ValueError(), KeyError()])
def test_a_fault_of_ours_is_never_taken_for_transient(error: Exception) -> None:
    assert classify(error) is Failure.REJECTED


def test_what_is_transient_is_waited_out_and_a_fault_of_ours_is_not() -> None:
    assert patience(Failure.TRANSIENT, 1000) is not None
    assert patience(Failure.REJECTED, 4) is None
    assert patience(Failure.DMS_CLOSED, 0) is None


def test_a_lost_right_is_waited_for_by_the_day_however_often_it_is_tried() -> None:
    for what in (Failure.NO_ACCESS, Failure.PLACE_GONE):
        assert patience(what, 1000, timedelta(days=29)) is not None
        assert patience(what, 1, timedelta(days=31)) is None


@pytest.mark.parametrize("what", list(Failure))
def test_no_wait_is_longer_than_an_hour(what: Failure) -> None:
    waits = [patience(what, tries) for tries in range(200)]
    assert all(wait is None or wait.total_seconds() <= 3600 for wait in waits)
