"""What Discord's errors mean: each code its way out, and no wait that never ends."""

from types import SimpleNamespace
from typing import Any, cast

import aiohttp
import discord
import pytest

from bot.ui.trouble import Trouble, patience, trouble


def refusal(status: int, code: int) -> discord.HTTPException:
    """Discord's answer, as discord.py raises it."""
    response = cast(Any, SimpleNamespace(status=status, reason="No"))
    return discord.HTTPException(response, {"code": code, "message": "No"})


@pytest.mark.parametrize(
    ("status", "code", "meaning"),
    [
        (403, 50007, Trouble.DMS_CLOSED),
        (403, 50278, Trouble.DMS_CLOSED),
        (404, 10003, Trouble.PLACE_GONE),
        (403, 50001, Trouble.NO_ACCESS),
        (403, 50013, Trouble.NO_ACCESS),
        (404, 10008, Trouble.MESSAGE_GONE),
        (400, 30046, Trouble.TOO_OLD),
        (400, 40003, Trouble.WEATHER),
        (429, 0, Trouble.WEATHER),
        (500, 0, Trouble.WEATHER),
        (503, 0, Trouble.WEATHER),
        (400, 50035, Trouble.BROKEN),
    ],
)
def test_each_answer_of_discord_has_a_meaning(status: int, code: int, meaning: Trouble) -> None:
    assert trouble(refusal(status, code)) is meaning


@pytest.mark.parametrize("error", [aiohttp.ServerDisconnectedError(), TimeoutError(), ConnectionResetError()])
def test_a_broken_line_is_weather(error: Exception) -> None:
    assert trouble(error) is Trouble.WEATHER


@pytest.mark.parametrize("error", [FileNotFoundError("a sprite"), ValueError(), KeyError()])
def test_a_fault_of_ours_is_never_taken_for_weather(error: Exception) -> None:
    assert trouble(error) is Trouble.BROKEN


def test_weather_is_waited_out_and_a_fault_of_ours_is_not() -> None:
    assert patience(Trouble.WEATHER, 1000) is not None
    assert patience(Trouble.BROKEN, 4) is None
    assert patience(Trouble.DMS_CLOSED, 0) is None


@pytest.mark.parametrize("what", list(Trouble))
def test_no_wait_is_longer_than_an_hour(what: Trouble) -> None:
    waits = [patience(what, tries) for tries in range(200)]
    assert all(wait is None or wait.total_seconds() <= 3600 for wait in waits)
