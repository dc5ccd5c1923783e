"""Work of features is begun, found and stopped; a group of commands that none of them fills is not told."""

from pathlib import Path

import pytest

from bot.ui import features
from bot.ui.commands import every_command
from bot.ui.features import Feature, Online
from bot.ui.places import found
from bot.ui.services import Services
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, painted_by


class Kites:
    """Work that says when it was stopped."""

    def __init__(self, under_way: int = 0) -> None:
        self.under_way, self.stopped = under_way, False

    async def stop(self) -> None:
        self.stopped = True


class Balloons(Kites):
    """Another one."""


async def test_work_is_found_by_its_class_counted_and_stopped() -> None:
    kites, balloons = Kites(2), Balloons(3)
    services = Services((kites, balloons))

    assert services[Kites] is kites
    assert services[Balloons] is balloons
    assert services.under_way == 5
    await services.stop()
    assert kites.stopped
    assert balloons.stopped


async def test_work_that_needs_discord_begins_once_it_is_there_and_stops_with_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = list[tuple[Online, Kites]]()

    def fly(online: Online) -> Kites:
        assert online.client.application_id is not None, "Discord knows the bot"
        begun.append((online, Kites()))
        return begun[-1][1]

    there = found()  # commands are lent from one test to the next
    monkeypatch.setattr(features, "found", lambda: (*there, Feature(online=(fly,))))
    async with a_bot(tmp_path / "db", known=painted_by(PlainSkin)) as bot:
        ((online, kites),) = begun
        assert online.context is bot.client.context
        assert not kites.stopped

    assert kites.stopped


async def test_a_group_that_nobody_fills_is_not_told(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=painted_by(PlainSkin)) as bot:
        alone = {command.name for command in every_command(bot.client.context)}
        told = {command.name for command in bot.client.tree.get_commands()}

    assert told - alone >= {"stats"}
